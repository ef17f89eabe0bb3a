"""The end of the game (LU-018, LU-019)."""

from lullaby.state import LullabyState
from reverie.kernel import Event, Log, Result


def end_game(state: LullabyState, reason: str, log: Log) -> None:
    """The most stars win once the child sleeps, at dawn nobody does (LU-018, LU-019)."""
    best = max(state.stars)
    asleep = reason == "asleep"
    winners = tuple(seat for seat, stars in enumerate(state.stars) if asleep and stars == best)
    returns = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.players))
    state.end(Result(winners, tuple(state.stars), returns, reason))
    if log is not None:
        log.append(Event("game_ended", {"winners": list(winners), "reason": reason}))
