"""Endless loops (ledger 2.8): keys, when a mover is caught, and whether the die could still break the loop."""

from typing import TYPE_CHECKING

from reverie.games.dream_cycle.components import FRINGE
from reverie.games.dream_cycle.conflicts import can_be_pushed, sole_top
from reverie.games.dream_cycle.dreamscape import (
    crosses_north_edge,
    square_at,
    tokens_at,
)
from reverie.games.dream_cycle.geometry import STEP
from reverie.games.dream_cycle.movement import delta_way, ways_of

if TYPE_CHECKING:
    from reverie.games.dream_cycle.state import DreamState


def note_key(state: "DreamState") -> None:
    """Space, facing, and how often the die was rolled; a key that is noted afresh replaces the old one (DC-100)."""
    place, facing = state.at[state.active], state.facing[state.active]
    state.notes = [note for note in state.notes if note[:2] != (place, facing)]
    state.notes.append((place, facing, state.rolls))


def is_caught(state: "DreamState") -> bool:
    """Whether an arrival window with a ``go`` in it finds the mover in an endless loop (DC-103 to DC-109)."""
    if is_too_long(state):
        return True
    key = state.at[state.active], state.facing[state.active]
    for place, facing, rolls in state.notes:
        if (place, facing) == key:
            return rolls == state.rolls or not can_break(state)
    return False


def is_too_long(state: "DreamState") -> bool:
    """The safety against endless turns of whatever make (DC-109)."""
    return state.arrivals >= state.components.limits.arrivals_per_movement


Key = tuple[int, int, str]
"""A spot, a facing, and what a silver square counts as there."""


def can_break(state: "DreamState") -> bool:
    """Whether any colours of the die and any choices of the mover lead out of the loop from here (DC-104)."""
    mover = state.active
    first = (state.at[mover], state.facing[mover], state.silver[mover])
    left, seen = [first], {first}
    while left:
        reached = _after(state, left.pop())
        if reached is None:
            return True
        for key in reached:
            if key not in seen:
                seen.add(key)
                left.append(key)
    return False


def _after(state: "DreamState", key: Key) -> list[Key] | None:
    """The keys that one move from here can lead to, or ``None`` where one of them breaks the loop."""
    place, facing, colour = key
    reached: list[Key] = []
    for way, distance in _ways(state, place, facing, colour):
        landing = _landing(state, place, way, distance)
        if landing < 0 or _breaks(state, landing, way):
            return None
        if state.ground[landing] != state.components.silver:
            if not _ways(state, landing, way, ""):
                return None
            reached.append((landing, way, ""))
            continue
        for face in state.components.die_colours:
            if not _ways(state, landing, way, face):
                return None
            reached.append((landing, way, face))
    return reached


def _ways(state: "DreamState", place: int, facing: int, colour: str) -> list[tuple[int, int]]:
    """Ways and distances of the moves that a square offers the mover; none in a doldrum or without a meaning."""
    components, mover, code = state.components, state.active, state.ground[place]
    if code == FRINGE:
        return []
    if code == components.silver:
        field = components.fields.index(colour) if colour in components.fields else -1
    else:
        way = delta_way(components, code, facing)
        if way >= 0:
            return [(way, 1)]
        field = components.field_of[code]
    if field < 0:
        return []
    distance = state.times or state.boosts[mover][field] or 1
    return [(way, distance) for kind in state.fields[mover][field] for way in ways_of(components, kind, facing)]


def _landing(state: "DreamState", place: int, way: int, distance: int) -> int:
    """Where a move ends, or -1 where it crosses the north edge."""
    for _ in range(distance):
        if crosses_north_edge(state, place, way):
            return -1
        if not state.ground[place + STEP[way]]:
            break
        place += STEP[way]
    return place


def _breaks(state: "DreamState", landing: int, way: int) -> bool:
    """Blue or yellow that still gives something, or tokens that the mover would push or could deal with alone."""
    mover, components, code = state.active, state.components, state.ground[landing]
    if code == components.blue and state.supply and square_at(state, landing) not in state.collected[mover]:
        return True
    if code < FRINGE and components.yellow[code] and square_at(state, landing) not in state.landed[mover]:
        return True
    others = [seat for seat in tokens_at(state, landing) if seat != mover]
    if not others:
        return False
    decider = sole_top(state, [mover, *others])
    return decider == mover or (decider < 0 and can_be_pushed(state, landing, way))
