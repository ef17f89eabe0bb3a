"""The end of the project (ledger: PD-150, PD-156; solo: PD-186)."""

from reverie.games.project_dreamscape.scoring import band, chain_points, chains, ranks, scores
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Event, Log, Result


def result_of(state: DreamscapeState) -> Result:
    """Whoever is first wins, perhaps together; alone nobody does, and what was dreamt up is its own reward (PD-186)."""
    points = tuple(scores(state))
    if state.is_solo:
        share = max(0.0, min(1.0, points[0] / state.components.bands[-1]))
        return Result((), points, (share,), "solo")
    places = ranks(state)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    returns = tuple(1 / len(winners) if place == 1 else 0.0 for place in places)
    return Result(winners, points, returns, "deck")


def end_project(state: DreamscapeState, log: Log) -> None:
    """The deck cannot fill the row: reserved cards are discarded, everything else stays as it lies (PD-150, PD-156)."""
    for seat, reserve in enumerate(state.reserve):
        for card in reserve:
            state.discard.append(card)
            if log is not None:
                log.append(Event("reserve_lost", {"seat": seat, "card": card}))
        reserve.clear()
    state.fresh = [0] * state.setup.players
    state.end(result_of(state))
    if log is not None:
        _tell(state, log)


def _tell(state: DreamscapeState, log: list[Event]) -> None:
    assert state.result is not None
    facts = {
        "score": list(state.result.scores),
        "chain_points": [chain_points(state.components, stack) for stack in state.rem],
        "z": [len(deep) for deep in state.deep],
        "chains": [[list(chain) for chain in chains(state.components, stack)] for stack in state.rem],
        "ranks": ranks(state),
    }
    log.append(Event("evaluated", facts))
    if state.is_solo:
        points = state.result.scores[0]
        log.append(Event("solo_ended", {"seat": 0, "score": points, "band": band(state.components, points)}))
    else:
        log.append(Event("project_ended", {"winners": list(state.result.winners)}))
