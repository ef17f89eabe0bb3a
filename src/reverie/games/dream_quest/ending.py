"""The end of the game (ledger M): somebody has met the quest, or the night has been long enough."""

from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Event, Log, Result


def victory(state: DreamQuestState, seat: int, log: Log) -> None:
    """The game ends at once; all others share second place (DQ-134, DQ-149)."""
    places = [1 if other == seat else 2 for other in range(state.players)]
    returns = tuple(float(place == 1) for place in places)
    _end(state, Result((seat,), tuple(places), returns, "quest"), log)


def long_stop(state: DreamQuestState, log: Log) -> None:
    """Enough rounds have been played: places, but no victor (DQ-136)."""
    _end(state, Result((), tuple(places_at_long_stop(state)), (0.0,) * state.players, "long_stop"), log)


def places_at_long_stop(state: DreamQuestState) -> list[int]:
    """By Providence, then nearness to the Dream Cycle, then Slumber; equals share a place (DQ-136)."""
    standings = [
        (state.providence[seat], -state.board.to_cycle[state.space[seat]], state.slumber[seat])
        for seat in range(state.players)
    ]
    return [1 + sum(other > own for other in standings) for own in standings]


def _end(state: DreamQuestState, result: Result, log: Log) -> None:
    state.clear_turn()
    state.end(result)
    if log is not None:
        places = list(result.scores)
        by_place = sorted(range(state.players), key=places.__getitem__)
        ranking = [{"seat": seat, "place": places[seat]} for seat in by_place]
        facts = {"winners": list(result.winners), "places": places, "ranking": ranking, "quest": state.quest}
        log.append(Event("game_ended", {**facts, "reason": result.reason, "round_no": state.round_no}))
