"""Judges the steps of Psycle, where all choose at once: by the mixtures that its mind plays, not by a best card.

A position is worth what everybody can expect while all play their mixtures, with the tiles of the round in sight. A
card is an error by what it is worth less than the best one against these mixtures, as ``minds.psycle_mind`` compares
cards. What others chose counts by the cards that they turned over, against their mixtures.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.coach.judgement import LEAST_ERROR, Effort, JudgedChoice, MoveLine, WeighedLine
from reverie.coach.played_steps import PlayedChoice, PlayedStep
from reverie.coach.samples import WinShares, luck_of
from reverie.coach.value_function import ValueFunction
from reverie.kernel import FastChance, Move, State, sum_in_order
from reverie.minds.psycle_mind import RoundThought, mind_of
from reverie.minds.psycle_round import OpenTable, table_of

THOUGHTS: Final = 100
"""Of regret matching; between two with a solved table they change nothing."""
MOST_REDRAWS: Final = {2: 64, 3: 12, 4: 4}
"""By players: a round with more seats takes longer to think through."""
_LINES: Final = 2


class PsycleJudge:
    """Judges the steps of games with one set-up."""

    def __init__(self, values: ValueFunction, effort: Effort) -> None:
        self.values = values
        self.effort = effort._replace(redraws=min(effort.redraws, MOST_REDRAWS[values.setup.players]))
        self._mind = mind_of(values.setup, values.net)

    def quick(self, before: State[Any], state: State[Any], mover: int) -> WinShares:
        """By the network alone, which does not look at the tiles of the round."""
        return self.values.shares(state)

    def fresh(self, seed: int) -> list[WinShares]:
        """The beginnings of other games with the same set-up."""
        setup = self.values.setup
        deals = [FastChance(luck_of(seed, number, "deal")) for number in range(self.effort.redraws)]
        return [self._shares(setup.game.start(setup, deal, None)[0]) for deal in deals]

    def reached(self, before: State[Any], state: State[Any], mover: int, seed: int) -> list[WinShares]:
        """A position that was reached: nothing about it has to be drawn."""
        return [self._shares(state)] * self.effort.redraws

    def expected(self, step: PlayedStep, lines: Mapping[int, MoveLine], seed: int) -> list[WinShares]:
        """What these cards would lead to, with other tiles turned over next."""
        found = []
        for number in range(self.effort.redraws):
            state: State[Any] = step.before.copy()
            state.reshuffle(FastChance(luck_of(seed, number, "deck")))
            state.chance = FastChance(luck_of(seed, number, "draw"))
            found.append(self._shares(_played(state, lines)))
        return found

    def judged(self, step: PlayedStep, choice: PlayedChoice) -> JudgedChoice:
        """A card by what it is worth against the others' mixtures."""
        if choice.is_forced:
            return JudgedChoice(choice, (), 0.0, 0.0, choice.line)
        weighed = self.weighed(step.before.view(choice.seat), choice.options, choice.line)
        values = self._thought(_table(step.before)).values[choice.seat]
        gain = max(values) - values[choice.line[0][0]]
        played = next(one for one in weighed if one.line == choice.line)
        return JudgedChoice(
            choice, tuple(weighed), played.samples[0][choice.seat], -gain if gain >= LEAST_ERROR else 0.0, choice.line
        )

    def others(self, step: PlayedStep, judged: Sequence[JudgedChoice], played: list[WinShares], seed: int) -> WinShares:
        """The cards that others turned over, against their mixtures; nothing as long as they lie face down."""
        table = _table(step.before)
        if len(step.choices) < len(table.gems):
            return [0.0] * len(table.gems)
        thought = self._thought(table)
        cards = {choice.seat: choice.line[0][0] for choice in step.choices}
        all_played = _expectation(thought, table, cards)
        return [
            all_played[seat] - _expectation(thought, table, {seat: card})[seat] for seat, card in sorted(cards.items())
        ]

    def hindsight(self, step: PlayedStep, choice: PlayedChoice, seed: int) -> dict[MoveLine, list[WinShares]]:
        """Every card against the same cards of the others, with the tiles that came."""
        played = {one.seat: one.line for one in step.choices}
        return {
            (move,): [self._shares(_played(step.before.copy(), {**played, choice.seat: (move,)}))]
            for move in choice.options
        }

    def weighed(self, view: Mapping[str, Any], moves: Sequence[Move], played: MoveLine | None) -> list[WeighedLine]:
        """The best cards, and the one that was played."""
        table, seat = table_of(view), view["seat"]
        thought = self._thought(table)
        ranked: list[MoveLine] = [(move,) for move in sorted(moves, key=lambda move: -thought.values[seat][move[0]])]
        lines = [line for place, line in enumerate(ranked) if place < _LINES or line == played]
        return [
            WeighedLine(
                line,
                [self.values.calibrated(_expectation(thought, table, {seat: line[0][0]}), view["decisions"])],
                [()],
                thought.mixtures[seat][line[0][0]],
            )
            for line in lines
        ]

    def _thought(self, table: OpenTable) -> RoundThought:
        return self._mind.thought(table, THOUGHTS)

    def _shares(self, state: State[Any]) -> WinShares:
        if state.result is not None:
            return self.values.results(state)
        table = _table(state)
        return self.values.calibrated(_expectation(self._thought(table), table, {}), state.decisions)


def _table(state: State[Any]) -> OpenTable:
    return table_of(state.view(None))


def _played(state: State[Any], lines: Mapping[int, MoveLine]) -> State[Any]:
    for seat, line in lines.items():
        state.play(seat, line[0], None, False)
    return state


def _expectation(thought: RoundThought, table: OpenTable, cards: Mapping[int, int]) -> WinShares:
    """By seat: what it can expect while some play these cards and all others their mixtures."""
    sizes = table.sizes
    mixtures = [
        [float(card == cards[seat]) for card in range(size)] if seat in cards else thought.mixtures[seat]
        for seat, size in enumerate(sizes)
    ]
    found = []
    for values in thought.shares:
        for mixture in reversed(mixtures):
            size = len(mixture)
            values = [
                sum_in_order([mixture[card] * values[start + card] for card in range(size) if mixture[card]])
                for start in range(0, len(values), size)
            ]
        found.append(values[0])
    return found
