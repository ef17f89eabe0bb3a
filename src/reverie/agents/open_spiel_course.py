"""A game in progress as OpenSpiel walks through it: decisions, and between them the draws that they lead to.

The kernel draws inside ``play``. Here a move is made on a copy with the draws that are known (``DrawnChance``). Where
the rules need another one they stop, the copy is dropped, and the draw becomes a chance node of its own; when it has
been made, the move is made again with one draw more. So no state has luck of its own, and no copy can foresee any.
"""

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from reverie.agents.open_spiel_chance import DrawnChance, Undrawn
from reverie.games import registered_game
from reverie.kernel import FastChance, Move, SealedAsk, State, move_text

CHANCE: Final = -1
SIMULTANEOUS: Final = -2
TERMINAL: Final = -4
"""Who acts, where no seat does, in OpenSpiel's numbers."""
CHANCE_NODES: Final = -1
"""As a seed: luck is drawn in chance nodes."""
_VIEW_HEADER: Final = ("game", "version", "content_hash", "players", "options", "overrides")
_JSON: Final = msgspec.json.Encoder(order="sorted")


class Terms(NamedTuple):
    """What a game was loaded with, in plain values; options and overrides as JSON."""

    game: str
    players: int
    options: str
    overrides: str
    seed: int
    max_moves: int
    simultaneous: bool
    longest_shuffle: int
    resign: bool


class World:
    """What all states of a game share, made from its terms; ``BadSetup`` where they cannot be."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.game = registered_game(terms.game)
        self.setup = self.game.setup(terms.players, json.loads(terms.options), json.loads(terms.overrides or "{}"))
        self.encoding = self.game.encoding(self.setup)
        self.action_labels = self.encoding.action_labels()
        self.size = len(self.encoding.labels())


@lru_cache(maxsize=64)
def world_of(terms: Terms) -> World:
    """The world of these terms; one for all who ask."""
    return World(terms)


PendingMoves = tuple[tuple[int, Move], ...]
"""Moves by seat whose outcome is not known yet; none: the game is being set up."""


class Draw(NamedTuple):
    """What chance must decide before the rules can go on with what is pending."""

    label: str
    bounds: tuple[int, ...]
    """How many outcomes this draw has, then those that certainly follow it."""
    pending: PendingMoves
    drawn: tuple[int, ...]
    """What has been drawn for it before."""


class PlayedCourse:
    """One moment of a game. It is never changed, as every step makes another; so it is its own copy.

    ``table`` is where the last decision has led, none before the first draws are made. While a ``draw`` is open it is
    what lay there before. ``own`` is what each seat has done, and ``made`` how many decisions there were.
    """

    __slots__ = ("_choices", "draw", "made", "own", "table", "world")

    def __init__(
        self, world: World, table: State | None, own: tuple[tuple[int, ...], ...], made: int, draw: Draw | None = None
    ) -> None:
        self.world = world
        self.table = table
        self.own = own
        self.made = made
        self.draw = draw
        self._choices: dict[int, Mapping[int, Move]] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> "PlayedCourse":
        return self

    def __reduce__(self) -> tuple[Callable[..., "PlayedCourse"], tuple[Any, ...]]:
        table = None if self.table is None else _saved(self.table)
        draw = None
        if self.draw is not None:
            draw = (*self.draw[:2], [(seat, move_text(move)) for seat, move in self.draw.pending], self.draw.drawn)
        return _restored, (self.world.terms, table, self.own, self.made, draw)

    # Who acts, and what they may do.

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer, in the order in which they give it."""
        if self.table is None or self.draw is not None or self.made >= self.world.terms.max_moves:
            return ()
        return self.table.waiting

    @property
    def player(self) -> int:
        """The seat that acts now, or OpenSpiel's number for who else does."""
        if self.draw is not None:
            return CHANCE
        asked = self.asked
        if not asked:
            return TERMINAL
        return SIMULTANEOUS if len(asked) > 1 and self.world.terms.simultaneous else asked[0]

    def choices(self, seat: int) -> Mapping[int, Move]:
        """What a seat that is asked may do now, by action, ascending.

        Where several act in one node, only answers can be given: an aside might change what the others are asked.
        """
        found = self._choices.get(seat)
        if found is None:
            found = self._choices[seat] = self._find_choices(seat) if seat in self.asked else {}
        return found

    def _find_choices(self, seat: int) -> dict[int, Move]:
        table = self.table
        assert table is not None
        moves = table.moves(seat)
        if table.has_asides and not self.world.terms.resign:
            moves = [move for move in moves if move.verb != "resign"]
        found = list(zip(self.world.encoding.action_ids(seat, moves), moves, strict=True))
        if table.has_asides and self.player == SIMULTANEOUS:
            ask = table.ask
            assert ask is not None
            found = found[: len(ask.moves(table, seat))]
        return dict(sorted(found))

    def returns(self) -> list[float]:
        """Each seat's share of the win, less the mean share of the others; 0 for all where nobody has won (yet).

        So the sum is always 0, and with two players 1 is a win and -1 a defeat. Alone it is the share itself.
        """
        players = self.world.terms.players
        result = None if self.table is None or self.draw is not None else self.table.result
        if result is None:
            return [0.0] * players
        if players == 1:
            return list(result.returns)
        total = sum(result.returns)
        return [share - (total - share) / (players - 1) for share in result.returns]

    # Going on.

    def after(self, actions: Mapping[int, int]) -> "PlayedCourse":
        """What follows when these seats, of those that are asked, have acted; ``ValueError`` where they cannot."""
        own = list(self.own)
        pending = []
        for seat, action in actions.items():
            move = self.choices(seat).get(action)
            if move is None:
                raise ValueError(self._why_not(seat, action))
            own[seat] = (*own[seat], action)
            pending.append((seat, move))
        return _going_on(PlayedCourse(self.world, self.table, tuple(own), self.made + 1), tuple(pending), ())

    def after_outcome(self, outcome: int) -> "PlayedCourse":
        """What follows when chance has drawn ``outcome``."""
        draw = self.draw
        if draw is None or not 0 <= outcome < draw.bounds[0]:
            raise ValueError(f"chance cannot draw {outcome} here")
        drawn = (*draw.drawn, outcome)
        if len(draw.bounds) == 1:
            return _going_on(self, draw.pending, drawn)
        return PlayedCourse(
            self.world, self.table, self.own, self.made, draw._replace(bounds=draw.bounds[1:], drawn=drawn)
        )

    def _why_not(self, seat: int, action: int) -> str:
        if self.player == TERMINAL:
            return "the game is over"
        if seat not in self.asked:
            return f"player {seat} is not asked now"
        labels = self.world.action_labels
        name = f" ({labels[action]})" if 0 <= action < len(labels) else ""
        return f"action {action}{name} is not lawful for player {seat} now"

    # What is seen.

    def numbers(self, seat: int) -> list[float]:
        """The vector of what a seat sees; all 0 before there is anything to see."""
        return [0.0] * self.world.size if self.table is None else self.world.encoding.encode_seat(self.table, seat)

    def seen(self, seat: int | None, recalls: bool) -> str:
        """What a seat (none: a spectator) sees, as JSON with sorted keys.

        With ``recalls`` it has the number of the question and everything that the seat itself has done so far.
        """
        if self.table is None:
            return "{}"
        view = self.table.view(seat)
        for name in _VIEW_HEADER:
            del view[name]
        decision = view["decision"]
        if decision is not None:
            decision["facts"].pop("each_move", None)  # follows from the rest, and is long
        if recalls and seat is not None:
            view["own_actions"] = self.own[seat]
        elif not recalls:
            del view["decisions"]
            if decision is not None:
                del decision["number"]
        return _JSON.encode(view).decode()

    def text(self) -> str:
        """All of it, secrets too, as JSON with sorted keys."""
        told: dict[str, Any] = {"made": self.made, "player": self.player}
        if self.table is not None:
            saved = _saved(self.table)
            told["table"] = {name: saved[name] for name in ("agenda", "fields", "result", "sealed", "waiting")}
        if self.draw is not None:
            told["draw"] = [self.draw.label, self.draw.bounds[0], self.draw.drawn]
            told["pending"] = [f"{seat}: {move_text(move)}" for seat, move in self.draw.pending]
        return _JSON.encode(told).decode()

    def imagined(self, seat: int, luck: int) -> "PlayedCourse":
        """Another course that is the same to a seat: what it cannot know comes from ``luck``."""
        if self.table is None or self.draw is not None:
            raise ValueError("a state can be sampled again only where no draw is open")
        chance = FastChance(luck)
        table = self.world.game.imagine(self.table.view(seat), chance)
        _keep_order(table, self.table.waiting, chance)
        return PlayedCourse(self.world, table, self.own, self.made)


def opening(world: World) -> PlayedCourse:
    """The beginning of a game."""
    return _going_on(PlayedCourse(world, None, ((),) * world.terms.players, 0), (), ())


def _going_on(before: PlayedCourse, pending: PendingMoves, drawn: tuple[int, ...]) -> PlayedCourse:
    """The moves are made with what has been drawn; what must be drawn first is asked for."""
    world = before.world
    try:
        table = _played(world, before.table, pending, drawn)
    except Undrawn as undrawn:
        draw = Draw(undrawn.label, undrawn.bounds, pending, drawn)
        return PlayedCourse(world, before.table, before.own, before.made, draw)
    return PlayedCourse(world, table, before.own, before.made)


def _played(world: World, before: State | None, pending: PendingMoves, drawn: tuple[int, ...]) -> State:
    seed = world.terms.seed
    if before is None:
        chance = DrawnChance(drawn, world.terms.longest_shuffle) if seed == CHANCE_NODES else FastChance(seed)
        return world.game.start(world.setup, chance, None)[0]
    table = before.copy()
    if seed == CHANCE_NODES:
        table.chance = DrawnChance(drawn, world.terms.longest_shuffle)
    for seat, move in pending:
        table.play(seat, move, None, False)
    return table


def _keep_order(table: State, waiting: tuple[int, ...], chance: FastChance) -> None:
    """In a hidden window nobody knows who has answered; but here seats answer in order, so everybody does."""
    ask = table.ask
    if table.waiting == waiting or not isinstance(ask, SealedAsk):
        return
    for seat in ask.seats(table):
        if seat in waiting:
            table.sealed[seat] = None
        elif table.sealed[seat] is None:
            table.sealed[seat] = chance.pick("answers", ask.moves(table, seat))
    table.waiting = waiting


def _saved(table: State) -> dict[str, Any]:
    """Luck is no part of it, but where a seed gives it."""
    if not isinstance(table.chance, FastChance):
        table = table.copy()
        table.chance = FastChance()
    return table.save()


def _restored(terms: Terms, table: Any, own: tuple[tuple[int, ...], ...], made: int, draw: Any) -> PlayedCourse:
    """A course that was pickled."""
    world = world_of(terms)
    game = world.game
    if draw is not None:
        label, bounds, pending, drawn = draw
        draw = Draw(label, bounds, tuple([(seat, game.parse(move)) for seat, move in pending]), drawn)
    return PlayedCourse(world, None if table is None else game.load(table), own, made, draw)
