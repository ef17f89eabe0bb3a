"""The table in lines: places by their names, squares by a legend, prices in the choices."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.geometry import place_name, spot
from reverie.games.dream_cycle.land import LETTERS
from reverie.games.dream_cycle.moves import Bonus, Brake, Buy, BuyBack, Cash, Exchange, Sell
from reverie.kernel import Move

_FOR_PROGRAMS: Final = ("rows", "laid", "agenda", "covered")
"""What lies on the table stands on the map; the order of tiles and of steps means nothing to a person."""


def told(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view for people: nothing is counted from 0, and every list says what its numbers are."""
    shown = {name: value for name, value in view.items() if name not in _FOR_PROGRAMS}
    return {
        "legend": _legend(view),
        **shown,
        "at": [None if place is None else _name(place) for place in view["at"]],
        "fields": [[{"colour": colour, "tiles": tiles} for colour, *tiles in fields] for fields in view["fields"]],
        "boosts": [[{"colour": colour, "chi": chi} for colour, chi in boosts] for boosts in view["boosts"]],
        "market": [_lot(*lot) for lot in view["market"]],
        "pool": [{"kind": kind, "count": count} for kind, count in view["pool"]],
        "covers": [{"place": _name(cover), "colour": cover[2]} for cover in view["covers"]],
        "ahead": [{"place": _name(step), "plain": not step[2], "marks": [step[2]]} for step in view["ahead"]],
        "ride": _ride(view["ride"]),
    }


def _name(place: Sequence[Any]) -> str:
    return place_name(spot(place[0], place[1]))


def _lot(kind: str, cost: int, resale: int, left: int) -> dict[str, Any]:
    return {"kind": kind, "chi": cost, "resale": resale, "left": left}


def _ride(ride: Mapping[str, Any]) -> dict[str, Any]:
    places = ("closed", "painted")
    by_seat = ("collected", "landed")
    return {
        **ride,
        "notes": [[_name(note), note[2]] for note in ride["notes"]],
        **{name: [_name(place) for place in ride[name]] for name in places},
        **{name: [[_name(place) for place in own] for own in ride[name]] for name in by_seat},
        "queue": [_name(landing[1:]) for landing in ride["queue"]],
    }


def _legend(view: Mapping[str, Any]) -> list[dict[str, str]]:
    """The letters that stand on the map now, in the order of the content, and what they are."""
    there = {letter for row in view["rows"] for letter in row["squares"]}
    there |= {_LETTER[colour] for _, _, colour in view["covers"]}
    known = [{"letter": letter, "square": _WORD[letter]} for letter in LETTERS if letter in there]
    return [*known, {"letter": ".", "square": "fringe"}, {"letter": "^ > v <", "square": "bicycle"}]


_WORD: Final = dict(
    zip(
        LETTERS,
        (
            *("white", "orange", "green", "red", "purple", "blue", "black"),
            *("yellow_inspiration", "yellow_double_inspiration", "yellow_psychic_drain", "yellow_reversal"),
            *("yellow_rocket", "yellow_rotation_cw", "yellow_rotation_ccw"),
            *("fuchsia_north", "fuchsia_east", "fuchsia_south", "fuchsia_west"),
            *("fuchsia_curve_cw", "fuchsia_curve_ccw", "silver"),
        ),
        strict=True,
    )
)
_LETTER: Final = {word: letter for letter, word in _WORD.items()}


def move_facts(components: Components, view: Mapping[str, Any], move: Move) -> dict[str, Any]:
    """The chi that a move costs or brings; as the content of this table has it, and no more than the supply holds."""
    limits, prices, supply = components.limits, components.directional, view["supply"]
    match move:
        case Buy():
            return {"chi": prices[move.kind].cost}
        case Sell():
            return {"chi": min(prices[move.kind].resale, supply)}
        case Exchange():
            return {"chi": min(prices[move.kind].cost, supply)}
        case Cash():
            return {"chi": min(limits.cash_inspiration, supply)}
        case Bonus():
            return {"chi": min(limits.chi_bonus, supply)}
        case Brake():
            return {"chi": limits.brake}
        case BuyBack():
            return {"chi": limits.buy_back}
    return {}
