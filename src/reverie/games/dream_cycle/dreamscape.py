"""The Dreamscape on the table (ledger 2.1): which rows and tiles lie where, and what is under a token."""

from functools import lru_cache
from typing import Final

from reverie.games.dream_cycle.components import FRINGE, Components
from reverie.games.dream_cycle.geometry import SIDE, SQUARES, WIDTH, height, position, spot, turned
from reverie.games.dream_cycle.land import LaidRow, Land, land_of_rows, night_rows
from reverie.games.dream_cycle.printed import RowPlace
from reverie.games.dream_cycle.state import DreamState


def first_row(state: DreamState) -> int:
    """The row south of which the race begins."""
    return night_rows(state.components, state.setup.options["night"])[0]


def last_row(state: DreamState) -> int:
    """The row behind whose north edge one awakens."""
    return night_rows(state.components, state.setup.options["night"])[1]


def northernmost(state: DreamState) -> int:
    """The number of the row that was laid last."""
    return first_row(state) + len(state.laid) // SIDE - 1


def southernmost(state: DreamState) -> int:
    """The number of the first row that still lies on the table."""
    return first_row(state) + state.gone


def place_of(state: DreamState, row: int) -> RowPlace:
    """Where a row lies, or will lie."""
    return state.components.rows[row - 1]


def tile_corner(state: DreamState, index: int) -> int:
    """The spot of the north-west square of the tile that was laid as number ``index``."""
    place = place_of(state, first_row(state) + index // SIDE)
    return spot(place.x0 + SIDE * (index % SIDE), place.y0 + SIDE - 1)


_OFFSETS: Final = tuple(place % SIDE - place // SIDE * WIDTH for place in range(SQUARES))
"""By place on a tile: how far its spot is from that of the north-west corner."""


def land_of(state: DreamState) -> Land:
    """The ground as tiles and coloured squares lie now."""
    land = state.land_
    if land is None:
        land = state.land_ = _land_of(state)
    return land


def _land_of(state: DreamState) -> Land:
    rows = [laid_row(state, row) for row in range(southernmost(state), northernmost(state) + 1)]
    covers = [(spot_of(state, square), colour) for square, colour in state.covers]
    night = state.setup.options["night"]
    return _land(state.components, night, tuple(rows), tuple([cover for cover in covers if cover[0]]))


@lru_cache(maxsize=256)
def _land(components: Components, night: str, rows: tuple[LaidRow, ...], covers: tuple[tuple[int, str], ...]) -> Land:
    """A search imagines the same land over and over."""
    return land_of_rows(components, night, rows, covers)


def laid_row(state: DreamState, row: int) -> LaidRow:
    """A row as its tiles are printed and turned."""
    first = SIDE * (row - first_row(state))
    return _laid_row(state.components, row, tuple(state.laid[first : first + SIDE]))


@lru_cache(maxsize=1024)
def _laid_row(components: Components, row: int, laid: tuple[tuple[int, int], ...]) -> LaidRow:
    """Every look at the table needs it, and tiles seldom turn."""
    place = components.rows[row - 1]
    faces = [components.tiles[tile].faces[quarters] for tile, quarters in laid]
    lines = range(0, SQUARES, SIDE)
    codes = [code for line in lines for face in faces for code in face[line : line + SIDE]]
    return LaidRow(row, place.x0, place.y0, bytes(codes))


def index_at(state: DreamState, place: int) -> int:
    """The number under which the tile at a spot was laid, or -1 where no tile lies."""
    x, y = position(place)
    row = y // SIDE + 1
    if not southernmost(state) <= row <= northernmost(state):
        return -1
    along = x - place_of(state, row).x0
    return SIDE * (row - first_row(state)) + along // SIDE if 0 <= along < SQUARES else -1


def square_at(state: DreamState, place: int) -> int:
    """The printed square at a spot, or -1 (DC-015)."""
    index = index_at(state, place)
    if index < 0:
        return -1
    tile, quarters = state.laid[index]
    local = _OFFSETS.index(place - tile_corner(state, index))
    return tile * SQUARES + turned(local, -quarters)


def spot_of(state: DreamState, square: int) -> int:
    """Where a printed square lies now, or ``NOWHERE``."""
    tile, local = divmod(square, SQUARES)
    for index in range(SIDE * state.gone, len(state.laid)):
        lying, quarters = state.laid[index]
        if lying == tile:
            return tile_corner(state, index) + _OFFSETS[turned(local, quarters)]
    return 0


def tokens_at(state: DreamState, place: int) -> list[int]:
    """Who stands there, in turn order."""
    at = state.at
    if place not in at:
        return []
    return [seat for seat in state.in_turn_order() if at[seat] == place]


def can_be_pushed(state: DreamState, place: int, way: int) -> bool:
    """Onto a space; over the north edge only while there are rows to come (DC-127, DC-129)."""
    land = land_of(state)
    return land.leads_on(place, way) and not (land.is_last and land.crosses(place, way))


def colour_under(state: DreamState, seat: int) -> str:
    """What the token stands on, as its owner reads it: a colour, ``fringe``, ``delta``, ``silver`` not yet rolled."""
    components = state.components
    code = land_of(state).ground[state.at[seat]]
    if code == FRINGE:
        return "fringe"
    if code == components.silver:
        return state.silver[seat] or "silver"
    field = components.field_of[code]
    if field >= 0:
        return components.fields[field]
    return "delta" if components.is_delta(code) else components.kinds[code]


def is_in_doldrum(state: DreamState, seat: int) -> bool:
    """On fringe or black (DC-011)."""
    return land_of(state).is_doldrum(state.at[seat], state.silver[seat])


def legal_facings(state: DreamState, seat: int) -> list[int]:
    """Towards a square, a fringe space, or the north edge; never away from the board (DC-051)."""
    return land_of(state).open_ways(state.at[seat])


def row_of(state: DreamState, seat: int) -> int:
    """The row of tiles that a token is on; 0 beside them."""
    place = state.at[seat]
    return height(place) // SIDE + 1 if 0 < land_of(state).ground[place] < FRINGE else 0


def forget_roll_unless_at(state: DreamState, seat: int, place: int) -> None:
    """A silver roll holds until the token leaves the square (DC-162)."""
    if state.at[seat] != place:
        state.silver[seat] = ""
