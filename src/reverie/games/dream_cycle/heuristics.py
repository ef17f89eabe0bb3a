"""How a mind thinks of Dream Cycle: whole plans at the Buying Phase, single moves on the way, judged as a turn begins.

A plan is a line of small moves up to ``done`` (``plan_lines``), an offer one up to ``send`` (``offers``). The rest of
the turn is ridden as the greedy bot would; when the next turn begins things are quiet, and ``features`` say how they
stand. There is nothing hidden but drafts, which they do not look at.
"""

from collections.abc import Sequence
from typing import Final
from zlib import crc32

from reverie.games.dream_cycle import bot
from reverie.games.dream_cycle.arrangement import Arrangement, is_laying
from reverie.games.dream_cycle.dreamscape import land_of
from reverie.games.dream_cycle.heuristics_features import feature_names, features_of
from reverie.games.dream_cycle.moves import Bonus, Cash, Done, GiveUp
from reverie.games.dream_cycle.offers import counter_lines, offer_lines
from reverie.games.dream_cycle.outlook import outlook_on_table
from reverie.games.dream_cycle.plan_lines import plan_lines
from reverie.games.dream_cycle.rider import FAR, ways_home
from reverie.games.dream_cycle.state import DreamState
from reverie.games.dream_cycle.trades import AnswerOffer
from reverie.kernel import Chance, Heuristics, Move

QUICK: Final = 300
"""So many squares are looked at for each move of a ride that is only imagined."""
LEAD: Final = 20.0
"""So many squares ahead are as clear a win as can be."""


class DreamCycleHeuristics(Heuristics[DreamState]):
    """For one number of players."""

    def __init__(self, players: int) -> None:
        super().__init__(feature_names(players))

    def features(self, state: DreamState, seat: int) -> list[float]:
        return features_of(state, seat)

    def policy(self, state: DreamState, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        return bot.choose(outlook_on_table(state, seat), moves, QUICK)

    def candidates(self, state: DreamState, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        """The first moves of all lines."""
        return list(dict.fromkeys([line[0] for line in self.lines(state, seat, moves)]))

    def lines(self, state: DreamState, seat: int, moves: Sequence[Move]) -> Sequence[Sequence[Move]]:
        """Plans and offers while buying; else whatever answers the question, and counter-offers."""
        ask = state.ask
        answers = [] if ask is None or seat not in state.waiting else ask.moves(state, seat)
        lines: list[Sequence[Move]] = []
        if ask is not None and answers:
            if ask.question == "buying":
                lines = [*plan_lines(state, seat), *offer_lines(state, seat)]
            else:
                lines = [(move,) for move in _worth_a_look(state, seat, answers)]
                if isinstance(ask, AnswerOffer):
                    lines += counter_lines(state, seat, ask)
        found = [line for line in lines if line[0] in moves]
        return found or [(_fallback(moves),)]

    def moment(self, state: DreamState, seat: int) -> int:
        """A Buying Phase is one choice of many small moves."""
        if state.ask is None or state.ask.question != "buying":
            return 0
        return crc32(repr((state.turns, state.at, state.laid)).encode()) + 1

    def whim(self, state: DreamState, seat: int, line: Sequence[Move]) -> int:
        """While buying, all lines to the same arrangement are one choice, and stay it until it is carried out."""
        if not self.moment(state, seat):
            return 0
        arrangement = Arrangement(outlook_on_table(state, seat))
        for move in line:
            arrangement.make(move)
        told = (state.turns, arrangement.told(), [move for move in line if not is_laying(move)])
        return crc32(repr(told).encode()) + 1

    def is_horizon(self, before: DreamState, state: DreamState, seat: int) -> bool:
        """As the next turn begins, whoever's it is."""
        return sum(state.turns) != sum(before.turns)

    def margin(self, state: DreamState, seat: int) -> float:
        """How far the seat was ahead of the best of the others, or behind."""
        home = ways_home(state.components, state.setup.options["night"], land_of(state).edge)
        assert state.result is not None
        left = [
            0.0 if each in state.result.winners else FAR if state.out[each] else home.get(state.at[each], FAR)
            for each in range(state.players)
        ]
        best = min([left[other] for other in range(state.players) if other != seat])
        return max(-1.0, min(1.0, (best - left[seat]) / LEAD))


def _worth_a_look(state: DreamState, seat: int, answers: Sequence[Move]) -> list[Move]:
    """Tiles are turned in for chi only where it is needed; a counter-offer is a line of its own."""
    short = state.store[seat] < state.components.limits.brake
    found = [move for move in answers if move.verb != "counter" and (short or not isinstance(move, Cash | Bonus))]
    stays = [move for move in found if not isinstance(move, GiveUp)]
    return stays or found or list(answers)


def _fallback(moves: Sequence[Move]) -> Move:
    return Done() if Done() in moves else next((move for move in moves if move.verb != "resign"), moves[0])
