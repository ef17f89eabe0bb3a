"""End of a Psycle (ledger 2.8)."""

from typing import Final

from reverie.games.psycle.ending import end_game, is_capped, most, why_over
from reverie.games.psycle.state import PsycleState
from reverie.kernel import Event, Log, Step


class EndPsycle(Step[PsycleState]):
    """Finals, tiles, and perhaps the end of the game (PS-063 to PS-071, PS-076, PS-089)."""

    def run(self, state: PsycleState, log: Log) -> None:
        finals = final_scores(state)
        best = most(finals)
        top = [seat for seat, final in enumerate(finals) if final == best]
        replayed = len(top) > 1 and state.components.ties_are_replayed[state.setup.players]
        if log is not None:
            log.append(_psycle_ended(state, finals, top, replayed))
        if not replayed:
            award_tiles(state, top, log)
        reason = why_over(state)
        if reason:
            end_game(state, reason, log)


def final_scores(state: PsycleState) -> list[int]:
    """Score less what is left of the gems; it may be negative (PS-064, PS-065)."""
    gems, penalty = state.gems, state.components.penalty
    return [score - gems[seat] * penalty for seat, score in enumerate(state.score)]


def award_tiles(state: PsycleState, top: list[int], log: Log) -> None:
    """One tile for every seat at the top (PS-066, PS-069, PS-071)."""
    for seat in top:
        state.tiles[seat] += 1
        if log is not None:
            log.append(Event("tile_awarded", {"seat": seat, "tiles": state.tiles[seat]}))


def _psycle_ended(state: PsycleState, finals: list[int], top: list[int], replayed: bool) -> Event:
    facts = {
        "psycle_no": state.psycle_no,
        "score": state.score[:],
        "gems": state.gems[:],
        "final": finals,
        "top_seats": top,
        "tie": len(top) > 1,
        "replay": replayed and not is_capped(state),
    }
    return Event("psycle_ended", facts)


END_PSYCLE: Final = EndPsycle()
