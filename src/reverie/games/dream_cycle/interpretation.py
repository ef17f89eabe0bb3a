"""Placing and taking Directional tiles (ledger 2.4, 2.5): in one's own Buying Phase, and out of turn."""

from collections.abc import Sequence
from functools import lru_cache

from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.moves import Place, Take
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import Event, Log, Move

Fields = tuple[tuple[str, ...], ...]
"""By field: the tiles on it."""


def place_moves(state: DreamState, seat: int) -> Sequence[Move]:
    """Each kind of the tray onto each field with room that is not boosted (DC-045, DC-048)."""
    tray = state.tray[seat]
    return _places(state.components, tray, state.fields[seat], state.boosts[seat]) if tray else ()


@lru_cache(maxsize=4096)
def _places(components: Components, tray: tuple[str, ...], fields: Fields, boosts: tuple[int, ...]) -> Sequence[Move]:
    most = components.limits.tiles_per_field
    free = [
        name
        for name, tiles, boost in zip(components.fields, fields, boosts, strict=True)
        if len(tiles) < most and not boost
    ]
    return tuple(Place(kind, name) for kind in dict.fromkeys(tray) for name in free)


def take_moves(state: DreamState, seat: int) -> Sequence[Move]:
    """Each kind on each field that is not boosted (DC-046, DC-048)."""
    return _takes(state.components, state.fields[seat], state.boosts[seat])


@lru_cache(maxsize=4096)
def _takes(components: Components, fields: Fields, boosts: tuple[int, ...]) -> Sequence[Move]:
    return tuple(
        Take(kind, components.fields[number])
        for number, tiles in enumerate(fields)
        if tiles and not boosts[number]
        for kind in dict.fromkeys(tiles)
    )


def arrange(state: DreamState, seat: int, move: Place | Take, log: Log) -> None:
    """Carry out ``place`` or ``take``."""
    number = state.components.fields.index(move.field)
    tiles = list(state.fields[seat][number])
    if isinstance(move, Place):
        remove_from_tray(state, seat, move.kind)
        tiles.append(move.kind)
    else:
        tiles.remove(move.kind)
        add_to_tray(state, seat, move.kind)
    fields = list(state.fields[seat])
    fields[number] = tuple(tiles)
    state.fields[seat] = tuple(fields)
    if log is not None:
        kind = "placed" if isinstance(move, Place) else "taken"
        log.append(Event(kind, {"seat": seat, "item": move.kind, "field": move.field}))


def add_to_tray(state: DreamState, seat: int, kind: str) -> None:
    """The tray is kept in the order of the price list."""
    order = list(state.components.directional)
    state.tray[seat] = tuple(sorted((*state.tray[seat], kind), key=order.index))


def remove_from_tray(state: DreamState, seat: int, kind: str) -> None:
    """One tile of that kind leaves the tray."""
    tray = list(state.tray[seat])
    tray.remove(kind)
    state.tray[seat] = tuple(tray)
