"""End and evaluation (ledger: PD-150 to PD-156; solo: PD-185, PD-186)."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Event, Log, Result


class Chain(NamedTuple):
    """Neighbouring cards that share a type; ``first`` is the lowest of them, counted from 1 at the bottom."""

    type: str
    length: int
    points: int
    first: int


def chains(components: Components, stack: Sequence[str]) -> list[Chain]:
    """Every chain of two or more cards, from the bottom up, the longer first; a card counts for both types (PD-151)."""
    found: list[Chain] = []
    open_since: dict[str, int] = {}
    for place, card in enumerate([*stack, ""], 1):
        shown = components.types_of[card] if card else ()
        for type_ in [type_ for type_ in open_since if type_ not in shown]:
            first = open_since.pop(type_)
            if place - first > 1:
                found.append(Chain(type_, place - first, components.chart[place - first], first))
        for type_ in shown:
            open_since.setdefault(type_, place)
    return sorted(found, key=lambda chain: (chain.first, -chain.length))


def chain_points(components: Components, stack: Sequence[str]) -> int:
    """The points of all chains: each card adds what it lengthens its two chains by (PD-153)."""
    types_of, steps = components.types_of, components.steps
    points = 0
    runs: dict[str, int] = {}
    for card in stack:
        one, other = types_of[card]
        runs = {one: runs.get(one, 0) + 1, other: runs.get(other, 0) + 1}
        points += steps[runs[one]] + steps[runs[other]]
    return points


def top_runs(components: Components, stack: Sequence[str]) -> dict[str, int]:
    """By type of the top card: how long its chain is, from the top down."""
    types_of = components.types_of
    runs: dict[str, int] = {}
    for type_ in types_of[stack[-1]] if stack else ():
        length = 0
        for card in reversed(stack):
            if type_ not in types_of[card]:
                break
            length += 1
        runs[type_] = length
    return runs


def added(components: Components, runs: Mapping[str, int], card: str) -> int:
    """What ``card`` would add to the chains of a REM stack with these runs at its top."""
    one, other = components.types_of[card]
    return components.steps[runs.get(one, 0) + 1] + components.steps[runs.get(other, 0) + 1]


def score(state: DreamscapeState, seat: int) -> int:
    """What a seat would score now (PD-150)."""
    return chain_points(state.components, state.rem[seat]) + z_points(state, seat)


def z_points(state: DreamscapeState, seat: int) -> int:
    """Every Z card counts against its owner, spent or not."""
    return state.components.z_card_points * len(state.deep[seat])


def scores(state: DreamscapeState) -> list[int]:
    """The points of every seat."""
    return [score(state, seat) for seat in range(state.setup.players)]


def ranks(state: DreamscapeState) -> list[int]:
    """The higher score, then more Z cards; equal seats share a rank and the next one is skipped (PD-154)."""
    standing = [(points, len(deep)) for points, deep in zip(scores(state), state.deep, strict=True)]
    return [1 + sum(other > own for other in standing) for own in standing]


def band(components: Components, points: int) -> int:
    """The band of a solo score, from 1 (PD-185)."""
    return 1 + bisect_right(components.bands, points)


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
