"""What a search of Project Dreamscape is told: how to play on quickly, how far to look, what counts then.

Nothing is drawn between two purchases of a turn whose face would matter (solo Night Terror and Paradigm Shift apart),
so a turn can be planned: a seat tries its own answers until its turn ends, or until it would buy again and its tries
have run out. What counts there is in ``heuristics_features``.
"""

from collections.abc import Sequence
from typing import Final

from reverie.games.project_dreamscape import bot
from reverie.games.project_dreamscape.buying import BUY_CARD
from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.dreams.floating_free import PULL_CARD, pull_values
from reverie.games.project_dreamscape.dreams.shifting_dreams import PutCard, PutShield
from reverie.games.project_dreamscape.heuristics_features import feature_names, features
from reverie.games.project_dreamscape.scoring import score
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Chance, Heuristics, Move, Setup

TRIES: Final = 600
"""Positions that one candidate is worth in one world; few turns have more."""
PLANNED: Final = 80
"""Positions that the policy looks at before it buys."""
FOLLOWED: Final = 12
"""Positions that the policy looks at within a cascade."""
FAR_AHEAD: Final = 25.0
"""A lead of so many points counts as complete."""
SOLO_FULL: Final = 100.0
"""A solo score that counts as complete; hardly any game gets there."""


class DreamscapeHeuristics(Heuristics[DreamscapeState]):
    """The judgement of one set-up."""

    def __init__(self, setup: Setup[Components]) -> None:
        types = (*setup.content.base_types, *setup.content.new_types)
        super().__init__(feature_names(setup.players, types), TRIES)
        self._places = {type_: place for place, type_ in enumerate(types)}

    def features(self, state: DreamscapeState, seat: int) -> list[float]:
        """Each seat's stack, from the own one on, then what is on offer, and how far the game is."""
        return features(state, seat, self._places)

    def policy(self, state: DreamscapeState, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        """The greedy bot with fewer positions; within a cascade it pulls what scores most and leaves the row alone."""
        ask = state.agenda[-1]
        if ask is PULL_CARD:
            values = pull_values(state, state.rem[seat])
            return moves[values.index(max(values))]  # the REM stack comes first among the moves
        if isinstance(ask, (PutCard, PutShield)):
            return ask.default(state, seat)
        return bot.choose(state, seat, moves, FOLLOWED if state.cascade else PLANNED)

    def is_horizon(self, before: DreamscapeState, state: DreamscapeState, seat: int) -> bool:
        """The turn has ended, or nothing is left of the cascade and a purchase is due."""
        return state.turn != before.turn or state.agenda[-1] is BUY_CARD

    def is_tried(self, before: DreamscapeState, state: DreamscapeState, seat: int) -> bool:
        """One's own turn is planned to its end."""
        return state.turn == before.turn

    def reward(self, state: DreamscapeState, seat: int) -> float:
        """The share of the win; alone, the score."""
        if state.setup.players > 1:
            return super().reward(state, seat)
        return max(0.0, min(1.0, score(state, seat) / SOLO_FULL))

    def margin(self, state: DreamscapeState, seat: int) -> float:
        """The lead over the best of the others; alone, the score."""
        if state.setup.players == 1:
            return 2.0 * self.reward(state, seat) - 1.0
        others = max([score(state, other) for other in range(state.setup.players) if other != seat])
        return max(-1.0, min(1.0, (score(state, seat) - others) / FAR_AHEAD))
