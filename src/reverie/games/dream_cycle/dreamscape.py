"""The Dreamscape (ledger 2.1): which squares and fringe spaces there are, and what counts as which colour."""

from typing import TYPE_CHECKING, Final

from reverie.games.dream_cycle.components import FRINGE, Components, RowPlace
from reverie.games.dream_cycle.geometry import (
    NORTH,
    SIDE,
    SPOTS,
    SQUARES,
    STEP,
    WIDTH,
    height,
    position,
    spot,
    turned,
)

if TYPE_CHECKING:
    from reverie.games.dream_cycle.state import DreamState

NIGHTS: Final = {"full": (1, 10), "half": (1, 5), "nap": (4, 5)}
"""By option ``night``: the first and the last row of the race (DC-214)."""


def night_rows(components: Components, night: str) -> tuple[int, int]:
    """The first and the last row; never more than there are."""
    first, last = NIGHTS[night]
    return first, min(last, len(components.rows))


def first_row(state: "DreamState") -> int:
    return night_rows(state.components, state.setup.options["night"])[0]


def last_row(state: "DreamState") -> int:
    """The row behind whose north edge one awakens."""
    return night_rows(state.components, state.setup.options["night"])[1]


def northernmost(state: "DreamState") -> int:
    """The number of the row that was laid last."""
    return first_row(state) + len(state.laid) // SIDE - 1


def southernmost(state: "DreamState") -> int:
    """The number of the first row that still lies on the table."""
    return first_row(state) + state.gone


def place_of(state: "DreamState", row: int) -> RowPlace:
    return state.components.rows[row - 1]


def tile_corner(state: "DreamState", index: int) -> int:
    """The spot of the north-west square of the tile that was laid as number ``index``."""
    place = place_of(state, first_row(state) + index // SIDE)
    return spot(place.x0 + SIDE * (index % SIDE), place.y0 + SIDE - 1)


_OFFSETS: Final = tuple(place % SIDE - place // SIDE * WIDTH for place in range(SQUARES))
"""By place on a tile: how far its spot is from that of the north-west corner."""


def ground_of(state: "DreamState") -> bytes:
    """Tile squares by their top colour, and the fringe worked out from them (DC-008, DC-011 to DC-013)."""
    ground = bytearray(SPOTS)
    covers = dict(state.covers)
    code = state.components.code
    for index in range(SIDE * state.gone, len(state.laid)):
        tile, quarters = state.laid[index]
        corner = tile_corner(state, index)
        for offset, face in zip(_OFFSETS, state.components.tiles[tile].faces[quarters], strict=True):
            ground[corner + offset] = face
    for square, colour in covers.items():
        place = spot_of(state, square)
        if place:
            ground[place] = code[colour]
    _add_fringe(state, ground)
    return bytes(ground)


def _add_fringe(state: "DreamState", ground: bytearray) -> None:
    """Beside every tile square; but nobody ever stands beyond the north edge (DC-013)."""
    beyond = spot(0, SIDE * northernmost(state)) // WIDTH
    for row in range(southernmost(state), northernmost(state) + 1):
        place = place_of(state, row)
        for x in range(place.x0, place.x0 + SQUARES):
            for y in (place.y0, place.y0 + SIDE - 1):
                _make_fringe(ground, spot(x, y) + (WIDTH if y > place.y0 else -WIDTH), beyond)
        for y in range(place.y0, place.y0 + SIDE):
            _make_fringe(ground, spot(place.x0 - 1, y), beyond)
            _make_fringe(ground, spot(place.x0 + SQUARES, y), beyond)


def _make_fringe(ground: bytearray, place: int, beyond: int) -> None:
    if not ground[place] and place // WIDTH < beyond:
        ground[place] = FRINGE


def index_at(state: "DreamState", place: int) -> int:
    """The number under which the tile at a spot was laid, or -1 where no tile lies."""
    x, y = position(place)
    row = y // SIDE + 1
    if not southernmost(state) <= row <= northernmost(state):
        return -1
    along = x - place_of(state, row).x0
    return SIDE * (row - first_row(state)) + along // SIDE if 0 <= along < SQUARES else -1


def square_at(state: "DreamState", place: int) -> int:
    """The printed square at a spot, or -1 (DC-015)."""
    index = index_at(state, place)
    if index < 0:
        return -1
    tile, quarters = state.laid[index]
    local = _OFFSETS.index(place - tile_corner(state, index))
    return tile * SQUARES + turned(local, -quarters)


def spot_of(state: "DreamState", square: int) -> int:
    """Where a printed square lies now, or ``NOWHERE``."""
    tile, local = divmod(square, SQUARES)
    for index in range(SIDE * state.gone, len(state.laid)):
        lying, quarters = state.laid[index]
        if lying == tile:
            return tile_corner(state, index) + _OFFSETS[turned(local, quarters)]
    return 0


def tokens_at(state: "DreamState", place: int) -> list[int]:
    """Who stands there, in turn order."""
    at = state.at
    if place not in at:
        return []
    return [seat for seat in state.in_turn_order() if at[seat] == place]


def crosses_north_edge(state: "DreamState", place: int, way: int) -> bool:
    """Whether a step from here goes over the north edge: only from a square of the last row (DC-013, DC-014)."""
    return way == NORTH and height(place) == SIDE * northernmost(state) - 1 and 0 < state.ground[place] < FRINGE


def colour_under(state: "DreamState", seat: int) -> str:
    """What the token stands on, as its owner reads it: a colour, ``fringe``, ``delta``, ``silver`` not yet rolled."""
    components = state.components
    code = state.ground[state.at[seat]]
    if code == FRINGE:
        return "fringe"
    if code == components.silver:
        return state.silver[seat] or "silver"
    field = components.field_of[code]
    if field >= 0:
        return components.fields[field]
    return "delta" if components.is_delta(code) else components.kinds[code]


def is_in_doldrum(state: "DreamState", seat: int) -> bool:
    """On fringe or black; also where a die of another make has called a silver square black (DC-011, DC-164)."""
    code = state.ground[state.at[seat]]
    if code == state.components.silver:
        return state.silver[seat] == "black"
    return code in (FRINGE, state.components.black)


def legal_facings(state: "DreamState", seat: int) -> list[int]:
    """Towards a square, a fringe space, or the north edge; never away from the board (DC-051)."""
    place = state.at[seat]
    return [way for way in range(4) if state.ground[place + STEP[way]] or crosses_north_edge(state, place, way)]


def row_of(state: "DreamState", seat: int) -> int:
    """The row of tiles that a token is on; 0 beside them."""
    place = state.at[seat]
    return height(place) // SIDE + 1 if 0 < state.ground[place] < FRINGE else 0


def forget_roll_unless_at(state: "DreamState", seat: int, place: int) -> None:
    """A silver roll holds until the token leaves the square (DC-162)."""
    if state.at[seat] != place:
        state.silver[seat] = ""
