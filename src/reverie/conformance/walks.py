"""Random games, with all that is needed to walk the same way again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from zlib import crc32

from reverie.conformance.findings import broken, shortened
from reverie.conformance.tables import Table
from reverie.kernel import Chance, Event, FastChance, Move, State, move_text

MOST_MOVES = 20_000
_ASIDE_IN = 8
"""One move in so many is an aside, where there is one: asides alone need never end."""
_RESIGN_IN = 60
"""One ``resign`` in so many is meant: else random games would be over before anything has happened."""
_CLOSELY = 10
"""So many states of a game are looked at as they come, ever fewer after that."""


@dataclass(slots=True)
class RandomWalk:
    """A random game in progress. ``events`` are those of its last move, or of its beginning."""

    table: Table
    seed: int
    state: State
    events: list[Event]
    lines: list[str] = field(default_factory=list)
    chance: FastChance = field(default_factory=FastChance)
    """For the choices of the walk and whatever the laws draw; the game has its own."""

    @staticmethod
    def begin(table: Table, seed: int, chance: Chance | None = None) -> "RandomWalk":
        """Of the same seed, every table has a way of its own; ``chance``: the game's, if not that of the seed."""
        state, events = table.start_with(FastChance(seed) if chance is None else chance)
        return RandomWalk(
            table, seed, state, events, chance=FastChance(crc32(f"{seed} {table} {table.position}".encode()))
        )

    def __str__(self) -> str:
        return (
            f"To see it again: game {self.table.game.name}, players {self.table.players}, options "
            f"{dict(self.table.options)}, FastChance({self.seed}), after {len(self.lines)} moves: {self.lines}"
        )

    @property
    def texts(self) -> list[str]:
        """The moves made so far, whoever made them."""
        return [line.partition(": ")[2] for line in self.lines]

    def choose(self) -> tuple[int, Move]:
        """Any answer of any seat that is asked, now and then an aside of whoever has one."""
        if self.state.has_asides and self.chance.below(_ASIDE_IN) == 0:
            seats = [seat for seat in range(self.table.players) if self.state.asides(seat)]
            if seats:
                seat = self.chance.pick("seat", seats)
                move = self.chance.pick("move", self.state.asides(seat))
                if move.verb != "resign" or self.chance.below(_RESIGN_IN) == 0:
                    return seat, move
        seat = self.chance.pick("seat", self.state.asked)
        return seat, self.chance.pick("move", self.answers(seat))

    def answers(self, seat: int) -> Sequence[Move]:
        found = answers(self.state, seat)
        if not found:
            broken(
                f"seat {seat} is asked and has no move",
                "a question must list at least one move for every seat of `seats`, or not be pushed",
                self,
            )
        return found

    def play(self, seat: int, move: Move) -> None:
        try:
            self.events = self.state.play(seat, move)
        except Exception as error:
            broken(
                f"seat {seat} cannot play {move_text(move)!r}, which is among its moves ({error!r})",
                "what `moves` or `asides` lists must be playable, and a step must cope with every answer it allows",
                self,
            )
        self.lines.append(f"{seat}: {move_text(move)}")


def answers(state: State, seat: int) -> Sequence[Move]:
    """The lawful moves of a seat without its asides."""
    moves = state.moves(seat)
    return moves[: len(moves) - len(state.asides(seat))] if state.has_asides and not state.is_over else moves


def walk(table: Table, seed: int) -> Iterator[RandomWalk]:
    """A random game: the same walk again and again, at its beginning and after each of its moves."""
    return walk_on(RandomWalk.begin(table, seed))


def walk_on(one: RandomWalk) -> Iterator[RandomWalk]:
    """The walk as it is, and after each of its moves up to the end."""
    yield one
    while not one.state.is_over:
        if len(one.lines) >= MOST_MOVES:
            broken(
                f"a random game has not ended after {MOST_MOVES} moves (the last: {one.lines[-20:]})",
                "limit what can go on for ever by a rule or by an option, or give asides that use something up",
            )
        one.play(*one.choose())
        yield one


def last(table: Table, seed: int) -> RandomWalk:
    """A random game at its end."""
    return list(walk(table, seed))[-1]


def is_worth_a_look(one: RandomWalk, closely: int = _CLOSELY) -> bool:
    """Every state of a short game, ever fewer of a long one, and always the last."""
    number = len(one.lines)
    return number < closely or number % (number // closely) == 0 or one.state.is_over


def looks(table: Table, seeds: Sequence[int], closely: int = _CLOSELY) -> Iterator[RandomWalk]:
    """The states of some random games that are worth a look."""
    for seed in seeds:
        for one in walk(table, seed):
            if is_worth_a_look(one, closely):
                yield one


def play_out(state: State, chance: FastChance, again: RandomWalk) -> None:
    """Play a copy of an imagined or loaded state to its end."""
    one = RandomWalk(again.table, again.seed, state, [], chance=chance)
    while not state.is_over and len(one.lines) < MOST_MOVES:
        seat, move = one.choose()
        try:
            state.play(seat, move, events=False)
        except Exception as error:
            broken(
                f"an imagined game stops at {seat}: {move_text(move)}, after {shortened(one.lines)} ({error!r})",
                "`imagine` must set every field and the whole agenda, so that the game can be played to its end",
                again,
            )
        one.lines.append(f"{seat}: {move_text(move)}")
