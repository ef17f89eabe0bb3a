"""End of the game (ledger 2.8): 40 points, or morning."""

from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import Event, Log, Result


def end_if_won(state: ZzzzsState, log: Log) -> None:
    """Whoever has 40 points or more ends the game at once; of several the highest total wins (CZ-120, CZ-121)."""
    if max(state.score) >= state.deck.target:
        end_game(state, "forty", log)


def end_game(state: ZzzzsState, reason: str, log: Log) -> None:
    """End the game: who has won, and everybody's hand."""
    result = result_of(state, reason)
    state.end(result)
    if log is not None:
        facts = {"winners": list(result.winners), "score": state.score[:], "reason": reason}
        log.append(Event("game_ended", {**facts, "hands": [state.deck.sorted(cards) for cards in state.hand]}))


def result_of(state: ZzzzsState, reason: str) -> Result:
    """Most points win; equal totals share a place and the win (CZ-125, CZ-129)."""
    best = max(state.score)
    winners = tuple(seat for seat, score in enumerate(state.score) if score == best)
    returns = tuple(1 / len(winners) if score == best else 0.0 for score in state.score)
    return Result(winners, tuple(state.score), returns, reason)


def ways_to_end(state: ZzzzsState) -> list[str]:
    """The reasons for which a game may have ended like this: ``forty``, ``morning``, both or none."""
    reasons = ["forty"] if max(state.score) >= state.deck.target else []
    return [*reasons, "morning"] if not state.draw and not any(state.dream) else reasons
