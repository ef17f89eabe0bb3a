"""Positions: what a scenario may set, and what no game of Dream Cycle can reach (ledger 6)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from reverie.games.dream_cycle.agenda import buying_agenda
from reverie.games.dream_cycle.components import FRINGE, Components
from reverie.games.dream_cycle.dreamscape import (
    first_row,
    land_of,
    last_row,
    northernmost,
    place_of,
    spot_of,
    square_at,
)
from reverie.games.dream_cycle.geometry import DIRECTIONS, NOWHERE, SIDE, SQUARES, position, spot
from reverie.games.dream_cycle.moves import CHI
from reverie.games.dream_cycle.records import Draft
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import BadPosition, Log, Refused, out_of_range, position_word, raise_first, refuse_both, run_from


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a scenario may give. The active player is in the Buying Phase, their income taken.

    ``rows`` lays that many rows of white test tiles, with other kinds of ``squares`` where they are named as
    ``[x, y, kind]``; without it the rows of set-up lie there, or those of ``laid`` as ``[tile, orientation]``. Lists
    have one entry for every seat; whoever is not given a place waits south of the first row. A draft is
    ``[partner, what to give, what to want]``.
    """

    rows: int | None = None
    squares: list[tuple[int, int, str]] = []
    laid: list[tuple[str, int]] | None = None
    gone: int = 0
    covers: list[tuple[int, int, str]] = []
    at: list[tuple[int, int] | None] = []
    facing: list[str] = []
    store: list[int] = []
    tray: list[list[str]] = []
    fields: list[dict[str, list[str]]] = []
    boosts: list[dict[str, int]] = []
    hand: list[list[str]] = []
    silver: list[str] = []
    turns: list[int] = []
    offers: list[int] = []
    drafts: list[tuple[int, list[str], list[str]] | None] = []
    active: int = 0
    first: int = 0
    round_no: int = 1


def place(state: DreamState, given: Mapping[str, Any], log: Log = None) -> None:
    """Lay out a position in the active player's Buying Phase; what is not given is empty, or comes from set-up."""
    refuse_both(given, "rows", "laid")
    wanted: Position = position_word(dict(given), Position)
    _check_lengths(state, wanted)
    _lay_rows(state, wanted)
    _put_tokens(state, wanted)
    _hand_out(state, wanted)
    state.drafts = [None] * state.players
    _put_drafts(state, wanted)
    state.gone, state.active, state.first = wanted.gone, wanted.active, wanted.first
    state.round_no, state.phase = wanted.round_no, "buying"
    raise_first(_seat_problems(state))
    state.land_has_changed()
    state.covers = [(_square(state, x, y), colour) for x, y, colour in wanted.covers]
    state.land_has_changed()
    state.agenda, state.waiting = buying_agenda(), ()
    raise_first(problems(state))
    run_from(state, state.agenda, log)


def _check_lengths(state: DreamState, wanted: Position) -> None:
    for name in ("at", "facing", "store", "tray", "fields", "boosts", "hand", "silver", "turns", "offers", "drafts"):
        length = len(getattr(wanted, name))
        if length not in (0, state.players):
            raise BadPosition("wrong-length", {"length": length, "wanted": state.players}, path=name)


def _lay_rows(state: DreamState, wanted: Position) -> None:
    if wanted.rows is not None:
        _lay_test_tiles(state, wanted.rows, wanted.squares)
    elif wanted.squares:
        raise BadPosition("dream-cycle-squares-need-rows", {}, "DC-005", "squares")
    elif wanted.laid is not None:
        number = {tile.id: index for index, tile in enumerate(state.components.tiles)}
        for tile, _ in wanted.laid:
            if tile not in number:
                raise BadPosition("dream-cycle-tile-unknown", {"tile": tile}, "DC-005", "laid")
        state.laid = [(number[tile], quarters) for tile, quarters in wanted.laid]


def _lay_test_tiles(state: DreamState, rows: int, squares: Sequence[tuple[int, int, str]]) -> None:
    """The first unused tiles of each phase become white tiles with the named squares, by overrides of the content."""
    first, last = first_row(state), last_row(state)
    if not 1 <= rows <= last - first + 1:
        raise out_of_range("rows", rows, 1, last - first + 1, "DC-003")
    kinds = {(x, y): kind for x, y, kind in squares}
    laid: list[int] = []
    tiles: dict[str, Any] = {}
    for row in range(first, first + rows):
        place = place_of(state, row)
        stack = [index for index, tile in enumerate(state.components.tiles) if tile.phase == place.phase]
        for slot, index in enumerate([index for index in stack if index not in laid][:SIDE]):
            west, north = place.x0 + SIDE * slot, place.y0 + SIDE - 1
            lines = [[kinds.pop((west + c, north - d), "white") for c in range(SIDE)] for d in range(SIDE)]
            tiles[str(index)] = {"squares": lines}
            laid.append(index)
    for x, y in kinds:
        raise BadPosition("dream-cycle-no-square-there", {"x": x, "y": y}, "DC-002", "squares")
    setup = state.setup
    state.setup = setup.game.setup(setup.players, setup.options, {**setup.overrides, "tiles": tiles})
    state.components = state.setup.content
    state.laid = [(index, 0) for index in laid]


def _put_tokens(state: DreamState, wanted: Position) -> None:
    """Given places; the others wait at the eastern start spaces, out of the way."""
    start = place_of(state, first_row(state))
    free = [spot(x, start.y0 - 1) for x in range(start.x0, start.x0 + SQUARES)]
    given = wanted.at or [None] * state.players
    taken = [spot(*at) for at in given if at is not None]
    free = [place for place in free if place not in taken]
    state.at = [free.pop() if at is None else spot(*at) for at in given]
    for way in wanted.facing:
        if way not in DIRECTIONS:
            raise BadPosition("dream-cycle-no-such-way", {"way": way}, "DC-001", "facing")
    state.facing = [DIRECTIONS.index(way) for way in wanted.facing] or [0] * state.players


def _hand_out(state: DreamState, wanted: Position) -> None:
    players, names = state.players, state.components.fields
    state.out = [False] * players
    state.store = list(wanted.store) or [0] * players
    state.turns = list(wanted.turns) or [1] * players
    state.offers = list(wanted.offers) or [0] * players
    state.silver = list(wanted.silver) or [""] * players
    state.tray = [tuple(tray) for tray in wanted.tray] or [()] * players
    state.hand = [tuple(hand) for hand in wanted.hand] or [()] * players
    for path, given in (("fields", wanted.fields), ("boosts", wanted.boosts)):
        for entry in given:
            for name in entry:
                if name not in names:
                    raise BadPosition("dream-cycle-no-such-field", {"field": name}, "DC-023", path)
    state.fields = [tuple(tuple(given.get(name, ())) for name in names) for given in wanted.fields or [{}] * players]
    state.boosts = [tuple(given.get(name, 0) for name in names) for given in wanted.boosts or [{}] * players]


def _put_drafts(state: DreamState, wanted: Position) -> None:
    known = {CHI, *state.components.directional, *state.components.inspiration}
    for seat, draft in enumerate(wanted.drafts):
        if draft is None:
            continue
        partner, give, want = draft
        if not 0 <= partner < state.players or partner == seat:
            raise out_of_range(f"drafts[{seat}]", partner, 0, state.players - 1, "DC-064")
        for item in (*give, *want):
            if item not in known:
                raise BadPosition("dream-cycle-no-such-goods", {"item": item}, "DC-061", f"drafts[{seat}]")
        state.drafts[seat] = Draft(partner, tuple(give), tuple(want))


def _square(state: DreamState, x: int, y: int) -> int:
    square = square_at(state, spot(x, y))
    if square < 0:
        raise BadPosition("dream-cycle-no-square-there", {"x": x, "y": y}, "DC-180", "covers")
    return square


def readings(state: DreamState) -> dict[str, Any]:
    """Derived values that a scenario may expect: places as x and y, fields by their names."""
    names = state.components.fields
    return {
        "xy": [None if at == NOWHERE else list(position(at)) for at in state.at],
        "ways": [DIRECTIONS[way] for way in state.facing],
        "meanings": [
            {name: list(tiles) for name, tiles in zip(names, fields, strict=True) if tiles} for fields in state.fields
        ],
        "tray": [list(tray) for tray in state.tray],
        "hand": [list(hand) for hand in state.hand],
        "supply": state.supply,
        "rows_on_table": list(range(first_row(state) + state.gone, northernmost(state) + 1)),
        "covered": [[*position(spot_of(state, square)), colour] for square, colour in state.covers],
    }


# What cannot be.

PHASES: Final = ("start", "buying", "moving")


def problems(state: DreamState) -> list[Refused]:
    """Every invariant of the ledger's section 6 that this position breaks; the first is the one to mend."""
    found = [*_shape_problems(state), *_seat_problems(state)] or [*_board_problems(state)]
    return found or [
        *_chi_problems(state),
        *_tile_problems(state),
        *_token_problems(state),
        *_out_problems(state),
    ]


_BY_SEAT: Final = (
    *("at", "facing", "out", "turns", "store", "boosts", "tray", "fields", "hand", "silver"),
    *("collected", "landed", "drafts", "offers"),
)


def _shape_problems(state: DreamState) -> Iterable[Refused]:
    players, fields = state.players, len(state.components.fields)
    for name in _BY_SEAT:
        length = len(getattr(state, name))
        if length != players:
            yield BadPosition("wrong-length", {"length": length, "wanted": players}, path=name)
    for name in ("fields", "boosts"):
        for seat, entry in enumerate(getattr(state, name)):
            if len(entry) != fields:
                yield BadPosition("wrong-length", {"length": len(entry), "wanted": fields}, "DC-023", f"{name}[{seat}]")


def _seat_problems(state: DreamState) -> list[Refused]:
    found: list[Refused] = []
    for name in ("active", "first"):
        value = getattr(state, name)
        if not 0 <= value < state.players:
            found.append(out_of_range(name, value, 0, state.players - 1, "DC-024"))
    if state.phase not in PHASES:
        found.append(BadPosition("dream-cycle-phase", {"phase": state.phase}, "DC-030", "phase"))
    if any(not 0 <= way < len(DIRECTIONS) for way in state.facing):
        found.append(BadPosition("dream-cycle-no-such-way", {"way": str(state.facing)}, "DC-001", "facing"))
    return found


def _board_problems(state: DreamState) -> Iterable[Refused]:
    """Invariant 3: rows of their phase, each tile once, and rows removed only from the south."""
    components = state.components
    rows, least = len(state.laid) // SIDE, 1
    most = last_row(state) - first_row(state) + 1
    if len(state.laid) % SIDE or not least <= rows <= most:
        yield out_of_range("laid", rows, least, most, "DC-003")
        return
    if not 0 <= state.gone < rows:
        yield out_of_range("gone", state.gone, 0, rows - 1, "DC-116")
        return
    tiles = [tile for tile, _ in state.laid]
    if any(not (0 <= tile < len(components.tiles) and 0 <= quarters < 4) for tile, quarters in state.laid):
        yield BadPosition("dream-cycle-tile-unknown", {"tile": str(state.laid)}, "DC-005", "laid")
        return
    for index, tile in enumerate(tiles):
        phase = place_of(state, first_row(state) + index // SIDE).phase
        if components.tiles[tile].phase != phase or tiles.count(tile) > 1:
            facts = {"tile": components.tiles[tile].id, "phase": phase}
            yield BadPosition("dream-cycle-wrong-tile", facts, "DC-003", f"laid[{index}]")
            return
    yield from _cover_problems(state)


def _cover_problems(state: DreamState) -> Iterable[Refused]:
    squares = [square for square, _ in state.covers]
    for index, (square, colour) in enumerate(state.covers):
        lies = 0 <= square < len(state.components.tiles) * SQUARES and spot_of(state, square)
        if not lies or f"square_{colour}" not in state.components.inspiration or squares.count(square) > 1:
            yield BadPosition("dream-cycle-bad-cover", {"colour": colour}, "DC-182", f"covers[{index}]")


def _chi_problems(state: DreamState) -> Iterable[Refused]:
    """Invariants 1 and 5."""
    limits = state.components.limits
    if min(state.store) < 0 or state.supply < 0:
        yield BadPosition("dream-cycle-chi", {"total": limits.chi_supply}, "DC-230", "store")
    for seat, boosts in enumerate(state.boosts):
        for number, chi in enumerate(boosts):
            fits = chi in limits.boost and len(state.fields[seat][number]) == 1 and seat == state.active
            if chi and not fits:
                yield BadPosition("dream-cycle-bad-boost", {"chi": chi}, "DC-047", f"boosts[{seat}]")


def _tile_problems(state: DreamState) -> Iterable[Refused]:
    """Invariants 2 and 5: no more tiles of a kind than there are, and no more than two on a field."""
    components = state.components
    directional = Counter(kind for tray in state.tray for kind in tray)
    for fields in state.fields:
        for tiles in fields:
            directional.update(tiles)
            if len(tiles) > components.limits.tiles_per_field:
                facts = {"field": "", "most": components.limits.tiles_per_field}
                yield BadPosition("dream-cycle-field-full", facts, "DC-045", "fields")
    inspiration = Counter(kind for hand in state.hand for kind in hand)
    inspiration.update(f"square_{colour}" for _, colour in state.covers)
    yield from _too_many(directional, {kind: tile.count for kind, tile in components.directional.items()}, "DC-043")
    yield from _too_many(inspiration, {kind: tile.count for kind, tile in components.inspiration.items()}, "DC-172")


def _too_many(used: Counter[str], there: Mapping[str, int], clause: str) -> Iterable[Refused]:
    for kind, count in used.items():
        if count > there.get(kind, 0):
            yield BadPosition(
                "dream-cycle-too-many", {"kind": kind, "count": count, "most": there.get(kind, 0)}, clause
            )


def _token_problems(state: DreamState) -> Iterable[Refused]:
    """Invariants 4 and 11: tokens stand on spaces, and only a token on silver has rolled."""
    components = state.components
    for seat, place in enumerate(state.at):
        if state.out[seat] or (place == NOWHERE and state.phase == "start"):
            continue
        if not 0 < place < len(land_of(state).ground) or not land_of(state).ground[place]:
            x, y = position(place)
            yield BadPosition("dream-cycle-no-space", {"x": x, "y": y}, "DC-010", f"at[{seat}]")
        elif state.silver[seat] and not _may_have_rolled(state, components, seat):
            yield BadPosition("dream-cycle-no-roll", {"colour": state.silver[seat]}, "DC-162", f"silver[{seat}]")


def _may_have_rolled(state: DreamState, components: Components, seat: int) -> bool:
    square = -1 if land_of(state).ground[state.at[seat]] == FRINGE else square_at(state, state.at[seat])
    is_silver = square >= 0 and components.printed(square) == components.silver
    return is_silver and state.silver[seat] in components.die_colours


def _out_problems(state: DreamState) -> Iterable[Refused]:
    """Invariant 8."""
    for seat, out in enumerate(state.out):
        owned = (
            state.store[seat],
            any(state.boosts[seat]),
            state.tray[seat],
            any(state.fields[seat]),
            state.hand[seat],
        )
        if out and (any(owned) or state.at[seat] != NOWHERE or seat in state.waiting):
            yield BadPosition("dream-cycle-out-owns", {"seat": seat}, "DC-204", f"out[{seat}]")
    if len(state.living) < 2 and state.result is None:
        yield BadPosition("dream-cycle-alone", {}, "DC-211", "out")
