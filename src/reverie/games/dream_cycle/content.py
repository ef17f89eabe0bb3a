"""Reading ``content.json``, printed or overridden, into components; what the rules cannot mean is refused."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from reverie.games.dream_cycle.components import (
    DIRECTIONAL,
    FIELDS,
    FRINGE,
    INSPIRATION,
    MOST_SEATS,
    NO_EFFECT,
    Components,
    Landing,
    Tile,
)
from reverie.games.dream_cycle.geometry import DIRECTIONS, SIDE, SQUARES, STEP, turned
from reverie.games.dream_cycle.printed import CycleLimits, Directional, Inspiration, RowPlace, SquareKind
from reverie.kernel import (
    BadSetup,
    FreeContent,
    ListLength,
    NumberRange,
    OneOfContent,
    OneOfIds,
    check_fixed,
    check_free,
    check_length,
    check_word,
    shaped,
)

MOST_OF_A_KIND: Final = 60
"""Tiles of one kind, so that everything in the supply and the pool is some hundred tiles at most (DC-233)."""
MOST_TILES: Final = 300
MOST_FACES: Final = 60
DEAREST: Final = 1000
FEWEST_ROWS: Final = 5
"""A nap is over rows 4 and 5 (DC-214)."""
MOST_ARRIVALS: Final = 500
PHASES: Final = 5
FARTHEST_EAST: Final = 24
"""Where a row may begin."""


class _Layout(msgspec.Struct, frozen=True):
    tile_side: int
    tiles_per_row: int
    initial_rows: int
    rows: list[RowPlace]
    start_spaces: list[tuple[int, int]]
    start_facing: str


class _RawTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    phase: int
    squares: list[list[str]]


class _RawContent(msgspec.Struct, frozen=True):
    limits: CycleLimits
    fields: list[str]
    die: list[str]
    directional: list[Directional]
    inspiration: list[Inspiration]
    layout: _Layout
    squares: list[SquareKind]
    tiles: list[_RawTile]


_FREE: Final = ("limits", "fields", "die", "directional", "inspiration", "layout", "squares", "tiles")
"""What a table may override; the rest tells about the content, or says how it is written down."""


def read_components(raw: Mapping[str, Any], printed: Mapping[str, Any]) -> Components:
    """The content as tables; ``BadSetup`` names what cannot be."""
    content: _RawContent = shaped(raw, _RawContent, refusal=BadSetup)
    check_fixed(raw, printed, _FREE, "DC-233")
    check_fixed(raw["layout"], printed["layout"], ("initial_rows", "rows"), "DC-003", "layout.")
    check_free(raw, FREE_CONTENT)
    _check_boosts(content.limits.boost)
    _check_layout(content)
    _check_things(content)
    kinds = ("", *(square.kind for square in content.squares))
    code = {kind: number for number, kind in enumerate(kinds)}
    _check_words(content)
    tiles = tuple(_tile(tile, code, f"tiles[{index}]") for index, tile in enumerate(content.tiles))
    _check_stacks(content, tiles)
    for index, tile in enumerate(content.tiles):
        _check_tile(tile, f"tiles[{index}].squares")
    return Components(
        limits=content.limits,
        fields=tuple(content.fields),
        die=tuple(content.die),
        die_colours=tuple(dict.fromkeys(face for face in content.die if face != "silver")),
        directional={tile.kind: tile for tile in content.directional},
        tile_ways={tile.kind: tuple(_ways(tile, facing) for facing in range(4)) for tile in content.directional},
        prices=tuple((tile.kind, tile.cost) for tile in content.directional),
        lowest_cost=min(tile.cost for tile in content.directional),
        tile_counts={tile.kind: tile.count for tile in content.directional},
        inspiration={tile.kind: tile for tile in content.inspiration},
        inspiration_counts={tile.kind: tile.count for tile in content.inspiration},
        rows=tuple(content.layout.rows),
        initial_rows=content.layout.initial_rows,
        tiles=tiles,
        tile_number={tile.id: number for number, tile in enumerate(tiles)},
        kinds=kinds,
        code=code,
        field_of=(-1, *(_field_of(square, content.fields) for square in content.squares)),
        delta_ways=tuple(_delta_ways(kind) for kind in kinds),
        yellow=tuple(kind.removeprefix("yellow:") if kind.startswith("yellow:") else "" for kind in kinds),
        landings=_landings(kinds, content.limits),
        black=code["black"],
        blue=code["blue"],
        silver=code["silver"],
    )


_ARROWS: Final = {"fuchsia:north": 0, "fuchsia:east": 1, "fuchsia:south": 2, "fuchsia:west": 3}
_CURVES: Final = {"fuchsia:curve_cw": 1, "fuchsia:curve_ccw": 3}
_STRAIGHT: Final = tuple(_ARROWS)
NEEDED_KINDS: Final = (
    *("white", "orange", "green", "red", "purple", "blue", "black", "silver"),
    *("yellow:inspiration", "yellow:double_inspiration", "yellow:psychic_drain", "yellow:reversal", "yellow:rocket"),
    *("yellow:rotation_cw", "yellow:rotation_ccw", *_ARROWS, *_CURVES),
)


def _field_of(square: SquareKind, fields: Sequence[str]) -> int:
    return -1 if square.field is None else fields.index(square.field)


def _ways(tile: Directional, facing: int) -> tuple[int, ...]:
    if tile.quarter_turns_cw is None:
        return (0, 1, 2, 3)
    return ((tile.quarter_turns_cw + (facing if tile.mode == "relative" else 0)) % 4,)


def _delta_ways(kind: str) -> tuple[int, ...]:
    if kind in _ARROWS:
        return (_ARROWS[kind],) * 4
    return tuple((facing + _CURVES[kind]) % 4 for facing in range(4)) if kind in _CURVES else ()


def _landings(kinds: Sequence[str], limits: CycleLimits) -> tuple[Landing, ...]:
    """What is foretold of the squares' effects (DC-142 to DC-160)."""
    effects = (
        Landing("blue", chi=limits.blue),
        Landing("silver", "die", goes_on=False),
        Landing("inspiration", "draw"),
        Landing("double_inspiration", "draw"),
        Landing("psychic_drain", "drain", chi=-limits.psychic_drain),
        Landing("reversal", "reversal", turn=2),
        Landing("rocket", "rocket", goes_on=False),
        Landing("rotation_cw", "rotation", goes_on=False),
        Landing("rotation_ccw", "rotation", goes_on=False),
    )
    known = {landing.effect: landing for landing in effects}
    found = [known.get(kind.removeprefix("yellow:"), NO_EFFECT) for kind in kinds]
    return (*found, *[NO_EFFECT] * (FRINGE + 1 - len(found)))


def _tile(tile: _RawTile, code: Mapping[str, int], path: str) -> Tile:
    if [len(line) for line in tile.squares] != [SIDE] * SIDE:
        raise BadSetup("dream-cycle-tile-shape", {"tile": tile.id}, "DC-001", f"{path}.squares")
    kinds = [kind for line in tile.squares for kind in line]
    return Tile(tile.id, tile.phase, tuple(_face(kinds, quarters, code) for quarters in range(4)))


def _face(kinds: Sequence[str], quarters: int, code: Mapping[str, int]) -> tuple[int, ...]:
    """The codes as they lie after some quarter turns: places and straight arrows turn along (DC-007)."""
    face = [0] * SQUARES
    for place, kind in enumerate(kinds):
        face[turned(place, quarters)] = code[turned_kind(kind, quarters)]
    return tuple(face)


def turned_kind(kind: str, quarters: int) -> str:
    """
    What a square becomes when its tile turns.

    >>> turned_kind("fuchsia:west", 1), turned_kind("fuchsia:curve_cw", 1)
    ('fuchsia:north', 'fuchsia:curve_cw')
    """
    return _STRAIGHT[(_ARROWS[kind] + quarters) % 4] if kind in _ARROWS else kind


_LIMITS: Final = {
    "rows": (FEWEST_ROWS, 10, "DC-214"),
    "rocket_squares": (1, SIDE, "DC-112"),
    "arrivals_per_movement": (1, MOST_ARRIVALS, "DC-109"),
}
"""The limits that are not simply numbers from 1 to ``DEAREST``."""
FREE_CONTENT: Final[tuple[FreeContent, ...]] = (
    *(
        NumberRange(f"limits.{name}", *_LIMITS.get(name, (1, DEAREST, "DC-233")))
        for name in CycleLimits.__struct_fields__
        if name != "boost"
    ),
    ListLength("limits.boost", 1, SIDE - 1, "DC-112"),
    NumberRange("limits.boost[]", 2, SIDE, "DC-112"),
    NumberRange("directional[].cost", 0, DEAREST, "DC-233"),
    NumberRange("directional[].resale", 0, DEAREST, "DC-233"),
    NumberRange("directional[].count", 0, MOST_OF_A_KIND, "DC-233"),
    NumberRange("directional[].quarter_turns_cw", 0, 3, "DC-074"),
    NumberRange("inspiration[].count", 0, MOST_OF_A_KIND, "DC-233"),
    ListLength("die", 1, MOST_FACES, "DC-233"),
    OneOfContent("die[]", ("silver", "black", *FIELDS), "DC-163"),
    NumberRange("layout.initial_rows", 1, 2, "DC-214"),  # a nap has no more
    NumberRange("layout.rows[].phase", 1, PHASES, "DC-003"),
    NumberRange("layout.rows[].x0", 0, FARTHEST_EAST, "DC-004"),
    OneOfContent("squares[].field", (None, *FIELDS), "DC-023"),
    ListLength("squares[].phases", 0, PHASES, "DC-233"),
    NumberRange("squares[].phases[]", 1, PHASES, "DC-003"),
    ListLength("tiles", 1, MOST_TILES, "DC-233"),
    NumberRange("tiles[].phase", 1, PHASES, "DC-003"),
    OneOfIds("tiles[].squares[][]", "squares", "DC-140"),
)
"""What may be changed number by number; of everything there is a number that a box could hold (DC-233)."""


def _check_boosts(boosts: Sequence[int]) -> None:
    if sorted(set(boosts)) != list(boosts):
        raise BadSetup("dream-cycle-boosts", {"most": SIDE}, "DC-112", "limits.boost")


def _check_layout(content: _RawContent) -> None:
    """Rows lie one above the other and share an edge with the next; so the way is never cut (DC-002 to DC-004)."""
    layout = content.layout
    if len(layout.rows) != content.limits.rows:
        raise BadSetup("dream-cycle-layout", {}, "DC-003", "layout")
    for index, row in enumerate(layout.rows):
        before = layout.rows[max(0, index - 1)]
        fits = row.row == index + 1 and row.y0 == SIDE * index
        if not fits or abs(row.x0 - before.x0) >= SQUARES:
            raise BadSetup("dream-cycle-row-place", {"row": index + 1}, "DC-004", f"layout.rows[{index}]")


def _check_things(content: _RawContent) -> None:
    """Of everything there is a number that a box could hold (DC-233)."""
    _check_directional(content.directional)
    check_length("tiles", content.tiles, 1, MOST_TILES, "DC-233")
    for index, tile in enumerate(content.tiles):
        check_word(f"tiles[{index}].id", tile.id, "DC-233")


def _check_directional(tiles: Sequence[Directional]) -> None:
    """With a dealt start there is one for every field of everybody (DC-215)."""
    there, needed = sum(tile.count for tile in tiles), len(FIELDS) * MOST_SEATS
    if there < needed:
        raise BadSetup("dream-cycle-too-few-tiles", {"there": there, "needed": needed}, "DC-215", "directional")


def _check_words(content: _RawContent) -> None:
    """The kinds that the rules speak of are all there, each once."""
    for path, given, wanted in (
        ("fields", content.fields, FIELDS),
        ("squares", [square.kind for square in content.squares], NEEDED_KINDS),
        ("directional", [tile.kind for tile in content.directional], DIRECTIONAL),
        ("inspiration", [tile.kind for tile in content.inspiration], INSPIRATION),
    ):
        if sorted(given) != sorted(wanted):
            odd = sorted(set(given) ^ set(wanted)) or given
            raise BadSetup("dream-cycle-kinds", {"kinds": ", ".join(odd)}, "DC-023", path)
    if not set(content.die) - {"silver"}:
        raise BadSetup("dream-cycle-die", {}, "DC-163", "die")


def _check_stacks(content: _RawContent, tiles: Sequence[Tile]) -> None:
    """Each phase has at least the tiles that its rows need (DC-003, DC-005)."""
    if len({tile.id for tile in tiles}) < len(tiles):
        raise BadSetup("dream-cycle-tile-twice", {}, "DC-005", "tiles")
    for phase in {row.phase for row in content.layout.rows}:
        needed = SIDE * sum(row.phase == phase for row in content.layout.rows)
        there = sum(tile.phase == phase for tile in tiles)
        if there < needed:
            raise BadSetup("dream-cycle-stack", {"phase": phase, "there": there, "needed": needed}, "DC-005", "tiles")


def _check_tile(tile: _RawTile, path: str) -> None:
    """No chain of deltas may close: arrows lead to a square of their own tile that is no delta and not black."""
    kinds = {(c, d): kind for d, line in enumerate(tile.squares) for c, kind in enumerate(line)}
    for (c, d), kind in kinds.items():
        place = f"{path}[{d}][{c}]"
        if kind in _ARROWS:
            step = STEP[_ARROWS[kind]]
            aim = kinds.get((c + (step == 1) - (step == -1), d - (step > 1) + (step < -1)), "black")
            if aim == "black" or aim.startswith("fuchsia:"):
                raise BadSetup(
                    "dream-cycle-arrow", {"tile": tile.id, "way": DIRECTIONS[_ARROWS[kind]]}, "DC-156", place
                )
        if kind in _CURVES and c % 2 == 0 and d % 2 == 0:
            raise BadSetup("dream-cycle-curve", {"tile": tile.id}, "DC-156", place)
        if kind.startswith("fuchsia:"):
            beside = [kinds.get(near, "") for near in ((c + 1, d), (c, d + 1))]
            if any(other.startswith("fuchsia:") for other in beside):
                raise BadSetup("dream-cycle-deltas-touch", {"tile": tile.id}, "DC-156", place)
