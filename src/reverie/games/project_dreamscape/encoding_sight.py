"""What the encoding reads, the same from a view and from the table: so neither can tell more than the other."""

from collections.abc import Mapping
from typing import Any

from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import GAP, DreamscapeState
from reverie.games.project_dreamscape.view import EMPTY, Z
from reverie.kernel import UNKNOWN


class DreamscapeSight:
    """All that one seat sees that becomes numbers; lists are by seat or by position."""

    seat: int
    turn: int
    bought: int
    points: int
    temp: bool
    deck: int
    """How many cards are left."""
    row: list[str]
    asleep: list[bool]
    cost: list[int]
    active: int
    side: str
    spent: int
    z: list[int]
    """How many Z cards there are, and below how many of them everybody has seen."""
    known_z: list[int]
    fresh: list[int]
    discard: list[str]
    held: list[str]
    rem: list[list[str]]
    reserve: list[list[str]]
    unseen: list[str]
    """The deck and the unknown Z cards, in an order that means nothing."""
    cascade: list[Performance]
    asked: list[int]
    owes: bool
    question: str
    """Empty when nothing is asked."""
    facts: Mapping[str, Any]


def sight_of_view(view: Mapping[str, Any], deck: tuple[str, ...]) -> DreamscapeSight:
    """From what a seat is shown; ``deck`` are all cards that are in play."""
    sight = DreamscapeSight()
    sight.seat, sight.turn, sight.bought = view["seat"], view["turn"], view["bought"]
    sight.points, sight.temp, sight.deck = view["points"], bool(view["temp"]), view["deck"]
    sight.row = [GAP if cell[1] == EMPTY else cell[1] for cell in view["row"]]
    sight.asleep = [cell[-1] == Z for cell in view["row"]]
    sides: list[str | None] = view["token"]
    sight.active = next(seat for seat, side in enumerate(sides) if side is not None)
    sight.side = sides[sight.active] or ""
    sight.spent = view["spent"][sight.active]
    deep: list[list[str]] = view["deep"]
    sight.z = [len(stack) for stack in deep]
    sight.known_z = [len(stack) - stack.count(UNKNOWN) for stack in deep]
    sight.cost, sight.fresh, sight.discard, sight.held = view["cost"], view["fresh"], view["discard"], view["held"]
    sight.rem, sight.reserve = view["rem"], view["reserve"]
    seen: set[str] = {*sight.row, *sight.discard, *sight.held}
    seen.update(*sight.rem, *sight.reserve, *deep)
    sight.unseen = [card for card in deck if card not in seen]
    sight.cascade = [Performance(**done) for done in view["cascade"]]
    decision = view["decision"]
    if decision is None:
        _see_no_question(sight)
    else:
        sight.asked, sight.owes = decision["asked"], decision["owes"]
        sight.question, sight.facts = decision["question"], decision["facts"]
    return sight


def sight_of_state(state: DreamscapeState, seat: int) -> DreamscapeSight:
    """From the table, without a view; but nothing that the view would not show."""
    sight = DreamscapeSight()
    sight.seat, sight.turn, sight.bought = seat, state.turn, state.bought
    sight.points, sight.deck = state.points, len(state.deck)
    sight.temp = state.temp > 0 and state.setup.options["sleep_token"] == "on"
    sight.row, sight.asleep, sight.cost = state.row, state.asleep, state.cost
    sight.active, sight.side, sight.spent = state.active, state.token, state.spent
    sight.z = [len(stack) for stack in state.deep]
    sight.unseen = state.deck[:]
    sight.known_z = []
    known = state.known
    for stack in state.deep:
        hidden = [card for card in stack if card not in known] if known else stack
        sight.known_z.append(len(stack) - len(hidden))
        sight.unseen += hidden
    sight.fresh, sight.discard, sight.held = state.fresh, state.discard, state.held
    sight.rem, sight.reserve, sight.cascade = state.rem, state.reserve, state.cascade
    ask = state.ask
    if ask is None:
        _see_no_question(sight)
    else:
        sight.asked, sight.owes, sight.question = list(ask.seats(state)), seat in state.waiting, ask.question
        sight.facts = ask.facts(state, None)  # without what single moves bring, which takes long
    return sight


def _see_no_question(sight: DreamscapeSight) -> None:
    sight.asked, sight.owes, sight.question, sight.facts = [], False, "", {}
