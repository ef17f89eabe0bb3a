"""Judges the steps of a game by looking ahead: to where the value function can judge what came of a choice.

Two kinds of worlds are looked at. *Worlds of the table* are the table as it really was, with what no seat knew dealt
anew (``Game.reshuffle``) and fresh luck to come: what is luck and what others' choices did is measured there. *Worlds
of a seat* are imagined from its view alone (``Game.imagine``): whether a choice was an error is judged there, as the
seat could not know more.

Everything that is compared is looked at with the same luck, look by look. So where a step drew nothing, its luck is 0
exactly, and between two moves what counts is the moves.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.coach.judgement import LEAST_ERROR, Effort, JudgedChoice, MoveLine, WeighedLine, first_asked
from reverie.coach.played_steps import PlayedChoice, PlayedStep
from reverie.coach.samples import SURE, WinShares, differences, errors, luck_of, mean
from reverie.coach.value_function import ValueFunction
from reverie.kernel import FastChance, Move, Refused, State, sum_in_order
from reverie.minds.world_search import MOST_STEPS, quick_answer

MOST_TRIES: Final = 12
"""Where a seat goes on, so many of its own next answers are tried in one look instead of guessed."""
MOST_HINDSIGHT: Final = 12
"""So many lines are looked at in hindsight."""
MOST_LINES: Final = 24
"""Of more lines that deserve a look, these are kept after a first, cheap look."""


class WorldJudge:
    """Judges the steps of games with one set-up."""

    def __init__(self, values: ValueFunction, effort: Effort) -> None:
        self.values = values
        self.effort = effort
        self._heuristics = values.heuristics
        self._tries = min(MOST_TRIES, values.heuristics.tries)

    # Worlds of the table.

    def quick(self, before: State[Any], state: State[Any], mover: int) -> WinShares:
        """A position at one glance."""
        return self._look(before, state, mover, luck_of("quick", state.decisions))[0]

    def reached(self, before: State[Any], state: State[Any], mover: int, seed: int) -> list[WinShares]:
        """A position that was reached, with each luck to come; ``before``: where the choice was made."""
        if state.result is not None:
            return [self.values.results(state)] * self.effort.redraws
        return [self._look(before, state, mover, luck_of(seed, number))[0] for number in range(self.effort.redraws)]

    def expected(self, step: PlayedStep, lines: Mapping[int, MoveLine], seed: int) -> list[WinShares]:
        """What these answers would lead to from where the step began, its own luck drawn anew each time."""
        return [self._redrawn(step, lines, seed, number) for number in range(self.effort.redraws)]

    def _redrawn(self, step: PlayedStep, lines: Mapping[int, MoveLine], seed: int, number: int) -> WinShares:
        state: State[Any] = step.before.copy()
        state.reshuffle(FastChance(luck_of(seed, number, "deck")))
        state.chance = FastChance(luck_of(seed, number, "draw"))
        for choice in step.choices:
            _follow(state, choice.seat, lines[choice.seat])
        return self._look(step.before, state, step.mover, luck_of(seed, number))[0]

    def hindsight(self, step: PlayedStep, choice: PlayedChoice, seed: int) -> dict[MoveLine, list[WinShares]]:
        """What each line of a seat would have led to with everything hidden as it lay; only dice are thrown anew."""
        lines = self._lines(step.before, choice.seat, choice.options, None)[:MOST_HINDSIGHT]
        looks = range(max(2, self.effort.redraws // 4))
        return {
            line: [self._known(step, choice.seat, line, seed, number) for number in looks]
            for line in (*lines, choice.line)
        }

    def _known(self, step: PlayedStep, seat: int, line: MoveLine, seed: int, number: int) -> WinShares:
        state: State[Any] = step.before.copy()
        state.chance = FastChance(luck_of(seed, number, "draw"))
        for choice in step.choices:
            _follow(state, choice.seat, line if choice.seat == seat else choice.line)
        luck = luck_of(seed, number)
        state.chance = FastChance(luck)
        return self._settled(step.before, state, step.mover, luck)[0]

    def fresh(self, seed: int) -> list[WinShares]:
        """The beginnings of other games with the same set-up."""
        found = []
        for number in range(self.effort.redraws):
            state = self.values.setup.game.start(self.values.setup, FastChance(luck_of(seed, number, "deal")), None)[0]
            found.append(self._look(state, state, first_asked(state), luck_of(seed, number))[0])
        return found

    def others(self, step: PlayedStep, judged: Sequence[JudgedChoice], played: list[WinShares], seed: int) -> WinShares:
        """By seat: what others' choices brought, against what was to be expected of them."""
        actual = {choice.seat: choice.line for choice in step.choices}
        sensible = {one.choice.seat: one.sensible for one in judged}
        found, known = [], {tuple(actual.values()): played}
        for seat, share in enumerate(mean(played)):
            lines = {**sensible, seat: actual[seat]} if seat in actual else sensible
            key = tuple(lines.values())
            if key not in known:
                known[key] = self.expected(step, lines, seed)
            found.append(share - mean(known[key])[seat])
        return found

    # Worlds of a seat.

    def judged(self, step: PlayedStep, choice: PlayedChoice) -> JudgedChoice:
        """Whether a choice was an error, as far as its seat could know."""
        if choice.is_forced or not choice.is_answer:
            return JudgedChoice(choice, (), 0.0, 0.0, choice.line)
        seat = choice.seat
        weighed = self.weighed(step.before.view(seat), choice.options, choice.line)
        played = next(one for one in weighed if one.line == choice.line)
        gains = differences(weighed[0].samples, played.samples)
        gain, doubt = mean(gains)[seat], errors(gains)[seat]
        is_error = gain >= LEAST_ERROR and gain > SURE * doubt
        return JudgedChoice(
            choice,
            tuple(weighed),
            mean(played.samples)[seat],
            -gain if is_error else 0.0,
            weighed[0].line if is_error else choice.line,
        )

    def weighed(self, view: Mapping[str, Any], moves: Sequence[Move], played: MoveLine | None) -> list[WeighedLine]:
        """The best two lines, the better one first, and the one that was played, all in the same worlds.

        Which are the best is found out in other worlds than those that count: else the luckiest would look the best.
        """
        seat: int = view["seat"]
        seed = luck_of("worlds", view)
        game, effort = self.values.setup.game, self.effort
        worlds = [
            game.imagine(view, FastChance(luck_of(seed, number)))
            for number in range(effort.first + effort.second + effort.last)
        ]
        lines = self._lines(worlds[0], seat, moves, played)
        if len(lines) > MOST_LINES:
            lines = self._better(lines, played, worlds[:1], seat, seed, MOST_LINES - 1)
        if len(lines) > 5:
            lines = self._better(lines, played, worlds[: effort.first], seat, seed, 4)
        if len(lines) > 3:
            lines = self._better(lines, played, worlds[effort.first : effort.first + effort.second], seat, seed, 2)
        counted = worlds[effort.first + effort.second :]
        weighed = [self._weighed(line, counted, seat, seed) for line in lines]
        return sorted(weighed, key=lambda one: -sum_in_order([shares[seat] for shares in one.samples]))

    def _lines(self, world: State[Any], seat: int, moves: Sequence[Move], played: MoveLine | None) -> list[MoveLine]:
        lines = [tuple(line) for line in self._heuristics.lines(world, seat, moves)]
        if played is not None:
            lines.append(played)
        return list(dict.fromkeys(lines))

    def _better(
        self,
        lines: list[MoveLine],
        played: MoveLine | None,
        worlds: Sequence[State[Any]],
        seat: int,
        seed: int,
        kept: int,
    ) -> list[MoveLine]:
        """Those that do best there, and the one that was played."""
        rows = [
            (sum_in_order([self._tried(world, line, seat, seed)[0][seat] for world in worlds]), line) for line in lines
        ]
        rows.sort(key=lambda row: -row[0])
        best = [line for _, line in rows[:kept]]
        return best if played is None or played in best else [*best, played]

    def _weighed(self, line: MoveLine, worlds: Sequence[State[Any]], seat: int, seed: int) -> WeighedLine:
        found = [self._tried(world, line, seat, luck_of(seed, number)) for number, world in enumerate(worlds)]
        return WeighedLine(line, [shares for shares, _ in found], [winners for _, winners in found])

    def _tried(self, world: State[Any], line: MoveLine, seat: int, seed: int) -> tuple[WinShares, tuple[int, ...]]:
        state: State[Any] = world.copy()
        state.chance = FastChance(seed)
        _follow(state, seat, line)
        return self._settled(world, state, seat, seed + 1)

    # Looking ahead.

    def _look(self, before: State[Any], state: State[Any], mover: int, luck: int) -> tuple[WinShares, tuple[int, ...]]:
        """A position with this luck to come; what nobody knows is dealt by it too."""
        if state.result is not None:
            return self.values.results(state), state.result.winners
        world: State[Any] = state.copy()
        world.reshuffle(FastChance(luck))
        world.chance = FastChance(luck + 1)
        return self._settled(before, world, mover, luck + 2)

    def _settled(
        self, before: State[Any], state: State[Any], mover: int, luck: int
    ) -> tuple[WinShares, tuple[int, ...]]:
        """Where sensible play leads to from here, and what that is worth."""
        leaf = self._leaf(before, state, mover, FastChance(luck), self._tries)[0]
        return self.values.shares(leaf), () if leaf.result is None else leaf.result.winners

    def _leaf(
        self, before: State[Any], state: State[Any], mover: int, whims: FastChance, tries: int
    ) -> tuple[State[Any], float | None]:
        """The position that is judged, as a search of the mover would come to it (``minds.world_search``).

        With what it is worth to the mover, where that had to be found out.
        """
        heuristics = self._heuristics
        for _ in range(MOST_STEPS):
            if not state.waiting:
                break
            asked = state.waiting[0]
            if tries > 1 and asked == mover and heuristics.is_tried(before, state, mover):
                moves = state.moves(mover)
                if len(moves) <= tries:
                    return self._best_branch(before, state, moves, mover, whims, tries // len(moves))
            if heuristics.is_horizon(before, state, mover) and heuristics.is_quiet(state):
                break
            state.play_answer(asked, quick_answer(heuristics, state, asked, whims))
        return state, None

    def _best_branch(
        self,
        before: State[Any],
        state: State[Any],
        moves: Sequence[Move],
        mover: int,
        whims: FastChance,
        tries: int,
    ) -> tuple[State[Any], float]:
        best: tuple[State[Any], float] | None = None
        for move in moves:
            after: State[Any] = state.copy()
            after.play_answer(mover, move)
            leaf, known = self._leaf(before, after, mover, whims, tries)
            worth = self.values.worth(leaf, mover) if known is None else known
            if best is None or worth > best[1]:
                best = leaf, worth
        assert best is not None
        return best


def _follow(state: State[Any], seat: int, line: MoveLine) -> None:
    """Make the moves of a line as long as they can be made: other luck may have ended it earlier."""
    for move in line:
        try:
            state.play(seat, move, None, False)
        except Refused:
            return
