"""Search over imagined worlds: the same engine for every game.

What a seat cannot know is imagined, again and again, from its view alone. In each such world every candidate is tried
with the same coming luck, played on as the game's heuristics would, up to where a learned value can judge it. One move
is chosen over all worlds: the one whose mean is best (choosing in each world for itself would count on knowing it).
Where many small moves make one choice, whole lines of them are tried (``Heuristics.lines``); where a seat goes on, its
own next answers may be tried too instead of guessed (``Heuristics.is_tried``).

Half of the candidates drop out after each round (sequential halving), so that close ones are looked at in more worlds.
How much is looked at is a number of looks, never a time: the same view, moves and luck give the same answer.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from reverie.kernel import Ask, Chance, FastChance, Game, Heuristics, Move, Refused, State
from reverie.minds.value_net import ValueNet, worth

MOST_STEPS: Final = 400
"""So many moves at most are played on; what is not settled then is judged as it stands."""
LINES_OF_A_MOMENT: Final = 12
"""Where small moves make one choice the looks are shared out as if there were so many lines, however many there are."""
SURE_LOOKS: Final = 4
"""After so many looks at least that all win a line is taken for a sure win."""
LUCK: Final = 1 << 62
"""The luck of a search, and of a world in it, is a number below this."""


class Judged(NamedTuple):
    """What a search found out about a move."""

    move: Move
    value: float
    """What it is worth on average, as ``value_net.worth`` counts."""
    worlds: int
    """In so many worlds it was tried."""
    whim: int = 0
    """What a mistake about it depends on (``Heuristics.whim``)."""
    share: float = 0.0
    """Its share of the win on average, between 0 and 1, without the margin."""
    wins: bool = False
    """Whether the game was over by the horizon, and the seat alone had won, in every world in which it was tried
    (``SURE_LOOKS``)."""


class LookOutcome(NamedTuple):
    """What a line came to in one world."""

    won: bool
    """The game was over, and the seat alone had won."""
    value: float
    share: float


class WorldSearch:
    """Looks for the best move of one decision."""

    def __init__(self, game: Game, heuristics: Heuristics, net: ValueNet, view: Mapping[str, Any], luck: int) -> None:
        self._game = game
        self._heuristics = heuristics
        self._net = net
        self._view = view
        self._seat: int = view["seat"]
        self._chance = FastChance(luck)
        self._moment = 0
        self._worlds: list[tuple[State[Any], int]] = []
        """Each with the luck that comes in it."""

    def judged(self, moves: Sequence[Move], looks: int) -> list[Judged]:
        """The candidates among ``moves``, the best first, after about so many looks.

        Where small moves make one choice (``Heuristics.moment``) every line is there, also those that begin alike.
        """
        lines = self._lines(moves)
        totals = [0.0] * len(lines)
        shares = [0.0] * len(lines)
        counts = [0] * len(lines)
        wins = [True] * len(lines)
        tries = 1
        left = list(range(len(lines)))
        rounds = self._rounds(len(left), looks)
        done = 0
        for number in range(rounds):
            share = max(1, looks // (rounds * (LINES_OF_A_MOMENT if self._moment else len(left))))
            tries = min(share, self._heuristics.tries)
            worlds = share // tries
            for world in range(done, done + worlds):
                for index in left:
                    seen = self._look(world, lines[index], tries)
                    totals[index] += seen.value
                    shares[index] += seen.share
                    counts[index] += 1
                    wins[index] = wins[index] and seen.won
            done += worlds
            if number < rounds - 1:
                left.sort(key=lambda index: -totals[index] / counts[index])
                left = sorted(left[: (len(left) + 1) // 2])
        first = self._world(0)[0]
        found = [
            Judged(
                line[0],
                totals[at] / counts[at],
                counts[at],
                self._heuristics.whim(first, self._seat, line),
                shares[at] / counts[at],
                wins[at] and self._wins_on(line, counts[at], tries),
            )
            for at, line in enumerate(lines)
        ]
        kept = set(left)
        order = sorted(range(len(found)), key=lambda at: (not found[at].wins, at not in kept, -found[at].value))
        ordered = [found[at] for at in order]
        return ordered if self._moment else best_of_each(ordered)

    def _wins_on(self, line: Sequence[Move], tried: int, tries: int) -> bool:
        """Whether a line that has won in so many worlds also wins in the next few: a single world may be lucky."""
        fewest = SURE_LOOKS // tries  # a turn that is planned with many tries has been looked at closely enough
        return all(self._look(number, line, tries).won for number in range(tried, fewest))

    def _rounds(self, candidates: int, looks: int) -> int:
        """As many as it takes to halve them down to one; fewer where all looks go into trying one's own next moves.

        Where small moves make one choice there is only one: a line must be worth the same whatever the others are, or
        the seat could go to and fro between two of them for ever.
        """
        if self._moment:
            return 1
        rounds, tries = max(1, (candidates - 1).bit_length()), self._heuristics.tries
        return rounds if tries == 1 else max(1, min(rounds, looks // (tries * candidates)))

    def line(self, move: Move, length: int) -> list[tuple[int, Move]]:
        """What is expected to follow: by whom and which, ``move`` first, as it goes in the first world."""
        return self._told(self._best_line(move))[:length]

    def _lines(self, moves: Sequence[Move]) -> list[Sequence[Move]]:
        return list(self._heuristics.lines(self._world(0)[0], self._seat, moves))

    def _best_line(self, move: Move) -> Sequence[Move]:
        """Of the lines that begin with a move the one that does best in the first world."""
        lines = [line for line in self._lines([move]) if line[0] == move]
        return max(lines, key=lambda line: self._look(0, line, 1).value) if lines else (move,)

    def _world(self, number: int) -> tuple[State[Any], int]:
        """An imagined world, and the luck that comes in it.

        Where small moves make one choice, all of that follows from the moment. Only what is hidden in the first world
        is still imagined by the luck of this one answer: the moment is found by looking at that world.
        """
        while len(self._worlds) <= number:
            imagined = self._game.imagine(self._view, FastChance(self._chance.below(LUCK)))
            if not self._worlds:
                self._moment = self._heuristics.moment(imagined, self._seat)
                if self._moment:
                    self._chance = FastChance(self._moment)
            self._worlds.append((imagined, self._chance.below(LUCK)))
        return self._worlds[number]

    def _look(self, number: int, line: Sequence[Move], tries: int) -> LookOutcome:
        world, luck = self._world(number)
        state, _ = self._after(world, luck, line)
        return self._value(world, state, FastChance(luck + 1), tries)

    def _after(self, world: State[Any], luck: int, line: Sequence[Move]) -> tuple[State[Any], int]:
        """The world after a line, with the luck that comes in it; and how many moves of the line could be made."""
        state = world.copy()
        state.chance = FastChance(luck)
        return state, _follow(state, self._seat, line)

    def _value(self, world: State[Any], state: State[Any], whims: FastChance, tries: int) -> LookOutcome:
        """What a position is worth once it can be judged: with the best of one's own answers while there are tries."""
        heuristics, seat = self._heuristics, self._seat
        for _ in range(MOST_STEPS):
            if not state.waiting:
                break
            mover = state.waiting[0]
            if tries > 1 and mover == seat and heuristics.is_tried(world, state, seat):
                moves = state.moves(seat)
                if len(moves) <= tries:
                    return max([self._tried(world, state, move, whims, tries // len(moves)) for move in moves])
            if heuristics.is_horizon(world, state, seat):
                break
            state.play_answer(mover, quick_answer(heuristics, state, mover, whims))
        if state.result is not None:
            reward = heuristics.reward(state, seat)
            alone = state.players > 1 and state.result.winners == (seat,)
            return LookOutcome(alone, worth(reward, heuristics.margin(state, seat)), reward)
        share, margin = self._net.judge(heuristics.features(state, seat))
        return LookOutcome(False, worth(share, margin), share)

    def _tried(self, world: State[Any], state: State[Any], move: Move, whims: FastChance, tries: int) -> LookOutcome:
        after = state.copy()
        after.play_answer(self._seat, move)
        return self._value(world, after, whims, tries)

    def _told(self, line: Sequence[Move]) -> list[tuple[int, Move]]:
        """What comes of a line in the first world, move by move, if everybody then follows the policy."""
        heuristics, seat = self._heuristics, self._seat
        world, luck = self._world(0)
        (state, followed), whims = self._after(world, luck, line), FastChance(luck + 1)
        told = [(seat, move) for move in line[:followed]]
        for _ in range(MOST_STEPS):
            if not state.waiting or heuristics.is_horizon(world, state, seat):
                break
            mover = state.waiting[0]
            answer = quick_answer(heuristics, state, mover, whims)
            told.append((mover, answer))
            state.play_answer(mover, answer)
        return told


def _follow(state: State[Any], seat: int, line: Sequence[Move]) -> int:
    """Make the moves of a line, as long as they can be made; how many these were."""
    state.play(seat, line[0], None, False)
    for made in range(1, len(line)):
        if not state.waiting or state.waiting[0] != seat:
            return made
        try:
            state.play(seat, line[made], None, False)
        except Refused:
            return made
    return len(line)


def best_of_each(found: list[Judged]) -> list[Judged]:
    """Of several lines that begin with the same move only the first."""
    first: dict[Move, Judged] = {}
    for judged in found:
        first.setdefault(judged.move, judged)
    return list(first.values())


def quick_answer(heuristics: Heuristics, state: State[Any], seat: int, chance: Chance) -> Move:
    """What the seat's policy answers now."""
    ask = state.agenda[-1]
    assert isinstance(ask, Ask)
    moves = ask.moves(state, seat)
    return moves[0] if len(moves) == 1 else heuristics.policy(state, seat, moves, chance)
