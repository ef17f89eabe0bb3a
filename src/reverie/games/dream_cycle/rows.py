"""New rows and removed rows (ledger 2.9), and how a token walks over the Dreamscape (2.6)."""

from typing import Final, NamedTuple

from reverie.games.dream_cycle.dreamscape import (
    land_of,
    northernmost,
    place_of,
    southernmost,
    spot_of,
)
from reverie.games.dream_cycle.geometry import SIDE, STEP, height, position
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import Event, Log, Step


def lay_row(state: DreamState, row: int, log: Log) -> None:
    """Three tiles of the row's phase, drawn and turned at random, from the west (DC-003 to DC-006)."""
    place, tiles = place_of(state, row), state.components.tiles
    used = {tile for tile, _ in state.laid}
    stack = [index for index, tile in enumerate(tiles) if tile.phase == place.phase and index not in used]
    for _ in range(SIDE):
        tile = state.chance.pick("tile", stack)
        stack.remove(tile)
        state.laid.append((tile, state.chance.pick("orientation", (0, 1, 2, 3))))
    state.land_has_changed()
    if log is not None:
        facts = {"row": row, "phase": place.phase, "tiles": [tiles[tile].id for tile, _ in state.laid[-SIDE:]]}
        log.append(Event("row_laid", facts))


class Walked(NamedTuple):
    """Where a walk came to, square by square; ``awake`` where it went off the far edge."""

    path: tuple[int, ...]
    awake: bool = False

    def end(self, start: int) -> int:
        """The last spot of the walk; its start where it got nowhere."""
        return self.path[-1] if self.path else start


def walk(state: DreamState, place: int, way: int, distance: int, log: Log) -> Walked:
    """At the north edge a row is laid, or one awakens; one move lays at most one row (DC-110 to DC-113)."""
    end, beyond = land_of(state).walk(place, way, distance)
    if beyond and land_of(state).is_last:
        return Walked(_path(place, end, way), awake=True)
    if beyond:
        lay_row(state, northernmost(state) + 1, log)
        end, _ = land_of(state).walk(end, way, beyond)
    return Walked(_path(place, end, way))


def _path(start: int, end: int, way: int) -> tuple[int, ...]:
    """The spots of a walk, from the first step to the last."""
    step = STEP[way]
    return tuple(range(start + step, end + step, step))


class RemoveRows(Step[DreamState]):
    """Every row that all tokens are north of leaves the game (DC-114 to DC-117)."""

    def run(self, state: DreamState, log: Log) -> None:
        gone = []
        while southernmost(state) < northernmost(state) and _all_are_north_of(state, southernmost(state)):
            gone.append(southernmost(state))
            state.gone += 1
            state.land_has_changed()
        if gone:
            state.covers = [(square, colour) for square, colour in state.covers if spot_of(state, square)]
            if log is not None:
                log.append(Event("rows_removed", {"rows": gone}))


def _all_are_north_of(state: DreamState, row: int) -> bool:
    """North of a row is whoever could still stand there without it (DC-115)."""
    return all(_is_north_of(state, state.at[seat], row) for seat in state.living)


def _is_north_of(state: DreamState, place: int, row: int) -> bool:
    if height(place) < SIDE * row:
        return False
    return any(_is_on_tile_beyond(state, near, row) for near in (place, *(place + step for step in STEP)))


def _is_on_tile_beyond(state: DreamState, place: int, row: int) -> bool:
    x, y = position(place)
    of = y // SIDE + 1
    if not row < of <= northernmost(state):
        return False
    return 0 <= x - place_of(state, of).x0 < SIDE * SIDE


REMOVE_ROWS: Final = RemoveRows()
