"""End of the game (ledger 2.10)."""

from reverie.games.psycle.state import PsycleState
from reverie.kernel import Event, Log, Result


def why_over(state: PsycleState) -> str:
    """``tiles`` or ``cap`` where the game ends here, else nothing (PS-076, PS-081)."""
    if most(state.tiles) >= state.components.tiles_to_win:
        return "tiles"
    return "cap" if is_capped(state) else ""


def is_capped(state: PsycleState) -> bool:
    """Whether this is the last Psycle that the table plays."""
    cap = state.setup.options["psycle_cap"]
    return cap is not None and state.psycle_no >= cap


def most(counts: list[int]) -> int:
    """The largest of them; compiled, a good deal quicker than ``max``."""
    largest = counts[0]
    for count in counts:
        if count > largest:
            largest = count
    return largest


def result_of(state: PsycleState, reason: str) -> Result:
    """Everybody with the most tiles wins, together; losers are not ranked (PS-077 to PS-079, PS-081)."""
    highest = most(state.tiles)
    winners = [seat for seat, tiles in enumerate(state.tiles) if tiles == highest]
    share = 1 / len(winners)
    returns = [share if tiles == highest else 0.0 for tiles in state.tiles]
    return Result(tuple(winners), tuple(state.tiles), tuple(returns), reason)


def end_game(state: PsycleState, reason: str, log: Log) -> None:
    """End the game: who has won, and why."""
    result = result_of(state, reason)
    state.end(result)
    if log is not None:
        facts = {"winners": list(result.winners), "returns": list(result.returns), "reason": reason}
        log.append(Event("game_ended", facts))
