"""End of a Psycle and of the game (ledger 2.8 and 2.10)."""

from dataclasses import dataclass
from typing import Final

from reverie.games.psycle.state import PsycleState
from reverie.kernel import Event, Log, Result, Step


@dataclass(frozen=True, slots=True)
class EndPsycle(Step[PsycleState]):
    """Finals, tiles, and perhaps the end of the game (PS-063 to PS-071, PS-076, PS-089)."""

    def run(self, state: PsycleState, log: Log) -> None:
        finals = final_scores(state)
        best = max(finals)
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


def why_over(state: PsycleState) -> str:
    """``tiles`` or ``cap`` where the game ends here, else nothing (PS-076, PS-081)."""
    if max(state.tiles) >= state.components.tiles_to_win:
        return "tiles"
    cap = state.setup.options["psycle_cap"]
    return "cap" if cap is not None and state.psycle_no >= cap else ""


def result_of(state: PsycleState, reason: str) -> Result:
    """Everybody with the most tiles wins, together; losers are not ranked (PS-077 to PS-079, PS-081)."""
    most = max(state.tiles)
    winners = [seat for seat, tiles in enumerate(state.tiles) if tiles == most]
    share = 1 / len(winners)
    returns = [share if tiles == most else 0.0 for tiles in state.tiles]
    return Result(tuple(winners), tuple(state.tiles), tuple(returns), reason)


def end_game(state: PsycleState, reason: str, log: Log) -> None:
    """End the game: who has won, and why."""
    result = result_of(state, reason)
    state.end(result)
    if log is not None:
        facts = {"winners": list(result.winners), "returns": list(result.returns), "reason": reason}
        log.append(Event("game_ended", facts))


def _psycle_ended(state: PsycleState, finals: list[int], top: list[int], replayed: bool) -> Event:
    facts = {
        "psycle_no": state.psycle_no,
        "score": state.score[:],
        "gems": state.gems[:],
        "final": finals,
        "top_seats": top,
        "tie": len(top) > 1,
        "replay": replayed and not _capped(state),
    }
    return Event("psycle_ended", facts)


def _capped(state: PsycleState) -> bool:
    cap = state.setup.options["psycle_cap"]
    return cap is not None and state.psycle_no >= cap


END_PSYCLE: Final = EndPsycle()
