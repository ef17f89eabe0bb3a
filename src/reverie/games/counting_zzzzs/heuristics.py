"""What a search of Counting Zzzzs is told: everybody plays as the bot would until it is one's own turn again."""

from collections.abc import Sequence
from typing import Final

from reverie.games.counting_zzzzs.bot import Judge, choose
from reverie.games.counting_zzzzs.components import Deck
from reverie.games.counting_zzzzs.heuristics_features import feature_names, features_of
from reverie.games.counting_zzzzs.moves import PASS
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import Chance, FastChance, Heuristics, Move, Setup

MOST_CANDIDATES: Final = 10
"""Of more moves those are looked at that the bot thinks best: a pile that is searched offers dozens."""


class ZzzzsHeuristics(Heuristics[ZzzzsState]):
    """The judgement of a table of Counting Zzzzs."""

    def __init__(self, setup: Setup[Deck]) -> None:
        super().__init__(feature_names(setup.players))

    def features(self, state: ZzzzsState, seat: int) -> list[float]:
        """See ``heuristics_features``."""
        return features_of(state, seat)

    def policy(self, state: ZzzzsState, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        """As the bot plays."""
        return choose(state, seat, moves)

    def candidates(self, state: ZzzzsState, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        """All moves, or the most promising ones, in the order in which they are offered; or one that wins at once."""
        for move in moves:
            if _wins_at_once(state, seat, move):
                return [move]
        if len(moves) <= MOST_CANDIDATES:
            return moves
        judge = Judge(state, seat)
        worth = [judge.worth(move) for move in moves]
        best = sorted(range(len(moves)), key=lambda at: -worth[at])[:MOST_CANDIDATES]
        return [moves[at] for at in sorted(best)]

    def is_horizon(self, before: ZzzzsState, state: ZzzzsState, seat: int) -> bool:
        """The seat's own next turn begins, and it has drawn: by then the others have done what they could."""
        return state.turn_seat == seat and state.turn_no != before.turn_no

    def margin(self, state: ZzzzsState, seat: int) -> float:
        """The lead over the best of the others, against what it takes to win."""
        best = max([score for owner, score in enumerate(state.score) if owner != seat])
        return max(-1.0, min(1.0, (state.score[seat] - best) / state.deck.target))


def _wins_at_once(state: ZzzzsState, seat: int, move: Move) -> bool:
    """Whether the game is over then, unless somebody has an answer, and the seat alone has won."""
    after: ZzzzsState = state.copy()
    after.chance = FastChance()
    after.play(seat, move, None, False)
    while after.pending is not None and after.waiting:
        after.play_answer(after.waiting[0], PASS)
    return after.result is not None and after.result.winners == (seat,)
