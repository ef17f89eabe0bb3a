"""Endless loops (ledger 2.8): keys, when a mover is caught, and whether the die could still break the loop."""

from reverie.games.dream_cycle.components import FRINGE
from reverie.games.dream_cycle.dreamscape import can_be_pushed, land_of, square_at, tokens_at
from reverie.games.dream_cycle.ride import ways
from reverie.games.dream_cycle.state import DreamState


def note_key(state: DreamState) -> None:
    """Space, facing, and how often the die was rolled; a key that is noted afresh replaces the old one (DC-100)."""
    place, facing = state.at[state.active], state.facing[state.active]
    state.notes = [note for note in state.notes if note[:2] != (place, facing)]
    state.notes.append((place, facing, state.rolls))


def is_caught(state: DreamState) -> bool:
    """Whether an arrival window with a ``go`` in it finds the mover in an endless loop (DC-103 to DC-109)."""
    if is_too_long(state):
        return True
    key = state.at[state.active], state.facing[state.active]
    for place, facing, rolls in state.notes:
        if (place, facing) == key:
            return rolls == state.rolls or not can_break(state)
    return False


def is_too_long(state: DreamState) -> bool:
    """The safety against endless turns of whatever make (DC-109)."""
    return state.arrivals >= state.components.limits.arrivals_per_movement


Key = tuple[int, int, str]
"""A spot, a facing, and what a silver square counts as there."""


def can_break(state: DreamState) -> bool:
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


def _after(state: DreamState, key: Key) -> list[Key] | None:
    """The keys that one move from here can lead to, or ``None`` where one of them breaks the loop."""
    land, meanings = land_of(state), state.meanings(state.active)
    reached: list[Key] = []
    for _, way, distance in ways(land, meanings, *key):
        landing, beyond = land.walk(key[0], way, distance)
        if beyond or _breaks(state, landing, way):
            return None
        is_silver = land.ground[landing] == land.components.silver
        for colour in land.components.die_colours if is_silver else ("",):
            if not ways(land, meanings, landing, way, colour):
                return None
            reached.append((landing, way, colour))
    return reached


def _breaks(state: DreamState, landing: int, way: int) -> bool:
    """Blue or yellow that still gives something, or tokens that the mover would push or could deal with alone."""
    mover, components, code = state.active, state.components, land_of(state).ground[landing]
    if code == components.blue and state.supply and square_at(state, landing) not in state.collected[mover]:
        return True
    if code < FRINGE and components.yellow[code] and square_at(state, landing) not in state.landed[mover]:
        return True
    others = [seat for seat in tokens_at(state, landing) if seat != mover]
    if not others:
        return False
    decider = state.sole_top([mover, *others])
    return decider == mover or (decider < 0 and can_be_pushed(state, landing, way))
