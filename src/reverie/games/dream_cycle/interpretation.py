"""Placing and taking Directional tiles (ledger 2.4, 2.5): in one's own Buying Phase, and out of turn."""

from reverie.games.dream_cycle.move_tables import PLACE, TAKE
from reverie.games.dream_cycle.moves import Place, Take
from reverie.games.dream_cycle.ride import kinds_of
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import Event, Log, Move


def place_moves(state: DreamState, seat: int) -> list[Move]:
    """Each kind of the tray onto each field with room that is not boosted (DC-045, DC-048)."""
    tray = state.tray[seat]
    if not tray:
        return []
    names, boosts, most = state.components.fields, state.boosts[seat], state.components.limits.tiles_per_field
    free = [
        names[number] for number, tiles in enumerate(state.fields[seat]) if not boosts[number] and len(tiles) < most
    ]
    moves: list[Move] = []
    for kind in kinds_of(tray):
        places = PLACE[kind]
        moves += [places[name] for name in free]
    return moves


def take_moves(state: DreamState, seat: int) -> list[Move]:
    """Each kind on each field that is not boosted (DC-046, DC-048)."""
    names, boosts = state.components.fields, state.boosts[seat]
    moves: list[Move] = []
    for number, tiles in enumerate(state.fields[seat]):
        if tiles and not boosts[number]:
            takes = TAKE[names[number]]
            if len(tiles) == 1:
                moves.append(takes[tiles[0]])
            else:
                moves += [takes[kind] for kind in kinds_of(tiles)]
    return moves


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
