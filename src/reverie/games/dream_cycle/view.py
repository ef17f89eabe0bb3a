"""What each seat sees (ledger 4): everything, but for the trade that another is still putting together."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from string import ascii_uppercase
from typing import Any, Final

from reverie.games.dream_cycle.agenda import lay_agenda, shown_agenda
from reverie.games.dream_cycle.ahead import shown, start_of_ride, trail
from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.dreamscape import (
    colour_under,
    laid_row,
    land_of,
    northernmost,
    place_of,
    southernmost,
    spot_of,
    square_at,
)
from reverie.games.dream_cycle.geometry import DIRECTIONS, NOWHERE, SIDE, SQUARES, column_name, position, spot
from reverie.games.dream_cycle.land import lettered
from reverie.games.dream_cycle.records import Draft
from reverie.games.dream_cycle.ride import boosts_in_view, fields_in_view
from reverie.games.dream_cycle.state import DreamState
from reverie.games.dream_cycle.trades import goods, may_draft, partners
from reverie.kernel import Chance, Game


def look(state: DreamState, seat: int | None) -> dict[str, Any]:
    """The ledger's zones, and what follows from them: prices, colours under tokens, a map, the trail ahead."""
    components = state.components
    return {
        "first_seat": state.first,
        "active_seat": state.active,
        "phase": state.phase,
        "round_no": state.round_no,
        "out": state.out[:],
        "turns": state.turns[:],
        "store": state.store[:],
        "silver": state.silver[:],
        "offers": state.offers[:],
        "at": [None if place == NOWHERE else list(position(place)) for place in state.at],
        "facing": [DIRECTIONS[way] for way in state.facing],
        "colour": [None if place == NOWHERE else colour_under(state, owner) for owner, place in enumerate(state.at)],
        "tray": [list(tray) for tray in state.tray],
        "fields": [_fields(components, fields) for fields in state.fields],
        "boosts": [_boosts(components, boosts) for boosts in state.boosts],
        "hand": [list(hand) for hand in state.hand],
        "supply": state.supply,
        "market": _market(state),
        "pool": [[kind, count] for kind, count in state.pool_counts().items() if count > 0],
        "rows": [_row(state, row) for row in range(southernmost(state), northernmost(state) + 1)],
        "covers": [[*position(spot_of(state, square)), colour] for square, colour in state.covers],
        "laid": [[components.tiles[tile].id, quarters] for tile, quarters in state.laid],
        "gone": state.gone,
        "map": _map(state),
        "ride": _ride(state),
        "draft": _draft(state, seat),
        "ahead": _ahead(state, seat),
        **shown_agenda(state),
    }


def _fields(components: Components, fields: Sequence[Sequence[str]]) -> list[list[Any]]:
    return [[name, *tiles] for name, tiles in zip(components.fields, fields, strict=True) if tiles]


def _boosts(components: Components, boosts: Sequence[int]) -> list[list[Any]]:
    return [[name, chi] for name, chi in zip(components.fields, boosts, strict=True) if chi]


def _market(state: DreamState) -> list[list[Any]]:
    """Each kind of Directional tile with its cost, its resale value and how many are left."""
    left = state.stock()
    return [[kind, tile.cost, tile.resale, left[kind]] for kind, tile in state.components.directional.items()]


def _row(state: DreamState, row: int) -> dict[str, Any]:
    """A row as printed and turned: its squares in letters, the north line first, from the west."""
    laid = laid_row(state, row)
    phase = place_of(state, row).phase
    return {"row": row, "x": laid.x, "y": laid.y, "phase": phase, "squares": lettered(laid.codes)}


_ARROWS: Final = "^>v<"


def _map(state: DreamState) -> str:
    """The table as text: a letter for each square, a dot for the fringe, each token by its seat's letter and facing."""
    rows = [place_of(state, row) for row in range(southernmost(state), northernmost(state) + 1)]
    west = min([row.x0 for row in rows]) - 1
    width = max([row.x0 for row in rows]) + SQUARES + 1 - west
    south, north = rows[0].y0 - 1, rows[-1].y0 + SIDE - 1
    cells = _cells(land_of(state).ground, west, width, south, north)
    for seat in reversed(state.living):
        if state.at[seat] == NOWHERE:
            continue
        x, y = position(state.at[seat])
        line = cells[north - y]
        line[x - west] = line[x - west][0] + ascii_uppercase[seat] + _ARROWS[state.facing[seat]]
    lines = [f"{north - number + 1:>2} " + "".join(line).rstrip() for number, line in enumerate(cells)]
    return "\n" + "\n".join(lines) + "\n" + _column_names(west, width)


def _cells(ground: bytes, west: int, width: int, south: int, north: int) -> list[list[str]]:
    """The lines from the north, each as its squares from the west, with room for a token behind every letter."""
    cells = []
    for y in range(north, south - 1, -1):
        first = spot(west, y)
        cells.append([letter + "  " for letter in lettered(ground[first : first + width])])
    return cells


@lru_cache(maxsize=64)
def _column_names(west: int, width: int) -> str:
    return "   " + "".join([f"{column_name(x):<3}" for x in range(west, west + width)]).rstrip()


def _ride(state: DreamState) -> dict[str, Any]:
    """What the movement rules keep in mind this turn: marks, keys of the loop rule, Times, effects still to come."""
    return {
        "moved": state.moved,
        "times": state.times,
        "arrivals": state.arrivals,
        "rolls": state.rolls,
        "notes": [[*position(place), DIRECTIONS[way], rolls] for place, way, rolls in state.notes],
        "closed": [list(position(place)) for place in state.closed],
        "painted": _places(state, state.painted),
        "collected": [_places(state, squares) for squares in state.collected],
        "landed": [_places(state, squares) for squares in state.landed],
        "extorted_seats": state.extorted[:],
        "queue": [[seat, *position(spot_of(state, square))] for seat, square in state.queue],
    }


def _places(state: DreamState, squares: Sequence[int]) -> list[list[int]]:
    return [list(position(spot_of(state, square))) for square in squares]


def _draft(state: DreamState, seat: int | None) -> dict[str, Any] | None:
    """One's own draft; those of others are nobody's business until they are sent (DC-064)."""
    draft = None if seat is None else state.drafts[seat]
    if draft is None:
        return None
    return {"to_seat": draft.to_seat, "give": list(draft.give), "want": list(draft.want)}


def _ahead(state: DreamState, seat: int | None) -> list[list[Any]]:
    """For the seat that is buying: where the ride would go by the tiles that lie there now."""
    if seat is None or seat != state.active or state.phase != "buying" or state.out[seat] or state.result is not None:
        return []
    return shown(trail(start_of_ride(state, seat)))


# Dealing anew, and imagining.


def redeal(state: DreamState, seat: int | None, chance: Chance) -> None:
    """Everybody else may be drafting any trade that they could be drafting (DC-064)."""
    drafting = state.ask is not None and state.phase != "start"
    for owner in range(state.players):
        if owner == seat:
            continue
        debtor = state.ask is not None and state.ask.question == "debt" and owner in state.waiting
        possible = drafting and not state.out[owner] and (debtor or may_draft(state, owner))
        state.drafts[owner] = _some_draft(state, owner, chance) if possible else None


def _some_draft(state: DreamState, owner: int, chance: Chance) -> Draft | None:
    others = partners(state, owner)
    if not others or chance.below(2):
        return None
    partner = chance.pick("partner", others)
    return Draft(partner, _some_of(goods(state, owner), chance), _some_of(goods(state, partner), chance))


def _some_of(has: Counter[str], chance: Chance) -> tuple[str, ...]:
    items = list(has.elements())
    chance.shuffle("goods", items)
    return tuple(items[: chance.below(min(3, len(items)) + 1)])


def imagine(game: Game, view: Mapping[str, Any], chance: Chance) -> DreamState:
    """A table that looks like ``view`` from its seat; others' drafts come from ``chance``, as does all that follows."""
    state = DreamState(game.setup(view["players"], view["options"], view["overrides"]), chance)
    state.first, state.active = view["first_seat"], view["active_seat"]
    state.phase, state.round_no = view["phase"], view["round_no"]
    state.out, state.turns, state.store = list(view["out"]), list(view["turns"]), list(view["store"])
    state.silver, state.offers = list(view["silver"]), list(view["offers"])
    _lay_board(state, view)
    _lay_belongings(state, view)
    _lay_ride(state, view["ride"])
    if view["draft"] is not None:
        own = view["draft"]
        state.drafts[view["seat"]] = Draft(own["to_seat"], tuple(own["give"]), tuple(own["want"]))
    lay_agenda(game, state, view)
    redeal(state, view["seat"], chance)
    return state


def _lay_board(state: DreamState, view: Mapping[str, Any]) -> None:
    number = state.components.tile_number
    state.laid = [(number[tile], quarters) for tile, quarters in view["laid"]]
    state.gone = view["gone"]
    state.covers = [(square_at(state, spot(x, y)), colour) for x, y, colour in view["covers"]]
    state.at = [NOWHERE if place is None else spot(*place) for place in view["at"]]
    state.facing = [DIRECTIONS.index(way) for way in view["facing"]]


def _lay_belongings(state: DreamState, view: Mapping[str, Any]) -> None:
    state.tray = [tuple(tray) for tray in view["tray"]]
    state.hand = [tuple(hand) for hand in view["hand"]]
    state.fields = [fields_in_view(state.components, fields) for fields in view["fields"]]
    state.boosts = [boosts_in_view(state.components, boosts) for boosts in view["boosts"]]


def _lay_ride(state: DreamState, ride: Mapping[str, Any]) -> None:
    state.moved, state.times = ride["moved"], ride["times"]
    state.arrivals, state.rolls = ride["arrivals"], ride["rolls"]
    state.notes = [(spot(x, y), DIRECTIONS.index(way), rolls) for x, y, way, rolls in ride["notes"]]
    state.closed = [spot(x, y) for x, y in ride["closed"]]
    state.painted = _squares(state, ride["painted"])
    state.collected = [tuple(_squares(state, places)) for places in ride["collected"]]
    state.landed = [tuple(_squares(state, places)) for places in ride["landed"]]
    state.extorted = list(ride["extorted_seats"])
    state.queue = [(seat, square_at(state, spot(x, y))) for seat, x, y in ride["queue"]]


def _squares(state: DreamState, places: Sequence[Sequence[int]]) -> list[int]:
    return [square_at(state, spot(x, y)) for x, y in places]
