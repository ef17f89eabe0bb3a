"""Leaving the game (ledger 2.13) and the end of it (2.14)."""

from collections.abc import Sequence

from reverie.games.dream_cycle.geometry import NOWHERE
from reverie.games.dream_cycle.state import NO_BOOSTS, NO_TILES, DreamState
from reverie.kernel import Event, Log, Result


def end_game(state: DreamState, winners: Sequence[int], reason: str, log: Log) -> None:
    """The winners share one point; the others are not ranked (DC-210 to DC-213)."""
    share = 1 / len(winners) if winners else 0.0
    seats = range(state.players)
    result = Result(
        tuple(sorted(winners)),
        tuple(int(seat in winners) for seat in seats),
        tuple(share if seat in winners else 0.0 for seat in seats),
        reason,
    )
    if log is not None:
        log.append(Event("game_ended", {"winners": sorted(winners), "reason": reason}))
    state.drafts = [None] * state.players
    state.queue = []
    state.end(result)


def leave_game(state: DreamState, seat: int, why: str, log: Log) -> None:
    """The token leaves the board, and all that its player owned goes back (DC-204, DC-205)."""
    state.out[seat] = True
    state.at[seat] = NOWHERE
    state.store[seat], state.boosts[seat] = 0, NO_BOOSTS
    state.tray[seat], state.fields[seat], state.hand[seat] = (), NO_TILES, ()
    state.silver[seat] = ""
    state.notes = []  # DC-101
    state.drafts = [
        None if draft and seat in (owner, draft.to_seat) else draft for owner, draft in enumerate(state.drafts)
    ]
    if log is not None:
        log.append(Event("left_game", {"seat": seat, "why": why}))
    if len(state.living) == 1:  # DC-211
        end_game(state, state.living, "alone", log)
