"""What an encoding reads, the same from a view and from the table: so neither can tell more than the other."""

from collections.abc import Mapping, Sequence
from typing import Any

from reverie.games.dream_cycle.ahead import Trail, trail
from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.dreamscape import land_of, spot_of
from reverie.games.dream_cycle.geometry import DIRECTIONS, NOWHERE, SIDE, spot
from reverie.games.dream_cycle.land import Land, land_of_view
from reverie.games.dream_cycle.moves import CHI
from reverie.games.dream_cycle.ride import (
    NOTHING_USED,
    Fields,
    Keys,
    Meanings,
    RideStart,
    Underway,
    boosts_in_view,
    fields_in_view,
)
from reverie.games.dream_cycle.state import NO_BOOSTS, NO_TILES, DreamState


class Exchanged:
    """A trade on offer, or one's own draft: who gives what to whom, a chi being one of the goods."""

    __slots__ = ("from_seat", "give", "is_offer", "to_seat", "want")

    def __init__(self, from_seat: int, to_seat: int, give: list[str], want: list[str], is_offer: bool) -> None:
        self.from_seat = from_seat
        self.to_seat = to_seat
        self.give = give
        self.want = want
        self.is_offer = is_offer


class Sight:
    """All that one seat sees that becomes numbers. Lists are by seat, places are spots (``NOWHERE``: none)."""

    seat: int
    land: Land
    rows: int
    """How many lie on the table."""
    first: int
    active: int
    phase: str
    round_no: int
    out: list[bool]
    turns: list[int]
    store: list[int]
    offers: list[int]
    silver: list[str]
    at: list[int]
    facing: list[int]
    tray: list[tuple[str, ...]]
    hand: list[tuple[str, ...]]
    fields: list[Fields]
    boosts: list[tuple[int, ...]]
    supply: int
    stock: dict[str, int]
    """By kind of Directional tile: how many can be bought."""
    pool: dict[str, int]
    """By kind of Inspiration tile: how many can be drawn; a kind with none may be missing."""
    moved: bool
    times: int
    arrivals: int
    rolls: int
    noted: Keys
    """The keys of the loop rule, whatever the die has shown since (DC-100)."""
    closed: int
    painted: int
    queue: int
    extorted: list[int]
    used: list[frozenset[int]]
    """Where a seat has had its chi or its effect this turn."""
    question: str
    facts: Mapping[str, Any]
    waiting: Sequence[int]
    drafts: bool
    exchanged: Exchanged | None
    """The offer that waits for an answer; else the seat's own draft."""

    def start_of(self, seat: int) -> RideStart:
        """The ride that lies before a seat; Times are the mover's alone."""
        others = frozenset([place for other, place in enumerate(self.at) if other != seat and place != NOWHERE])
        return RideStart(
            self.land,
            Meanings(self.fields[seat], self.boosts[seat], self.times if seat == self.active else 0),
            self.at[seat],
            self.facing[seat],
            self.silver[seat],
            self.store[seat],
            "shadowwalker" in self.hand[seat],
            others,
        )

    def trail_of(self, seat: int) -> Trail:
        """Where that ride leads; for the mover, from where the token is now."""
        is_riding = seat == self.active and self.phase == "moving"
        so_far = self.underway() if is_riding else Underway(used=self.used[seat])
        return trail(self.start_of(seat), so_far)

    def underway(self) -> Underway:
        """How far the ride of the mover has come."""
        return Underway(self.noted, self.used[self.active], self.arrivals)


def sight_of_view(components: Components, view: Mapping[str, Any]) -> Sight:
    """From what a seat is shown."""
    sight = Sight()
    sight.seat = view["seat"]
    sight.land = land_of_view(components, view)
    sight.rows = len(view["rows"])
    sight.first, sight.active = view["first_seat"], view["active_seat"]
    sight.phase, sight.round_no = view["phase"], view["round_no"]
    sight.out, sight.turns, sight.store = view["out"], view["turns"], view["store"]
    sight.offers, sight.silver = view["offers"], view["silver"]
    sight.at = [NOWHERE if place is None else spot(place[0], place[1]) for place in view["at"]]
    sight.facing = [DIRECTIONS.index(way) for way in view["facing"]]
    sight.tray = [tuple(tray) for tray in view["tray"]]
    sight.hand = [tuple(hand) for hand in view["hand"]]
    sight.fields = [fields_in_view(components, fields) if fields else NO_TILES for fields in view["fields"]]
    sight.boosts = [boosts_in_view(components, boosts) if boosts else NO_BOOSTS for boosts in view["boosts"]]
    sight.supply = view["supply"]
    sight.stock = {kind: left for kind, _, _, left in view["market"]}
    sight.pool = {kind: count for kind, count in view["pool"]}  # noqa: C416 (a view's lists have two entries each)
    _see_ride(sight, view["ride"])
    decision = view["decision"]
    _see_question(sight, decision)
    draft = view["draft"]
    if draft is not None:
        _see_draft(sight, draft["to_seat"], draft["give"], draft["want"])
    return sight


def _see_ride(sight: Sight, ride: Mapping[str, Any]) -> None:
    sight.moved, sight.times = ride["moved"], ride["times"]
    sight.arrivals, sight.rolls = ride["arrivals"], ride["rolls"]
    sight.noted = frozenset([(spot(x, y), DIRECTIONS.index(way)) for x, y, way, _ in ride["notes"]])
    sight.closed, sight.painted, sight.queue = len(ride["closed"]), len(ride["painted"]), len(ride["queue"])
    sight.extorted = ride["extorted_seats"]
    sight.used = [
        frozenset([spot(x, y) for x, y in collected + landed]) if collected or landed else NOTHING_USED
        for collected, landed in zip(ride["collected"], ride["landed"], strict=True)
    ]


def _see_question(sight: Sight, decision: Mapping[str, Any] | None) -> None:
    sight.drafts, sight.exchanged = False, None
    if decision is None:
        sight.question, sight.facts, sight.waiting = "", {}, []
        return
    sight.question, sight.facts, sight.waiting = decision["question"], decision["facts"], decision["waiting"]
    _see_offer(sight)


def _see_offer(sight: Sight) -> None:
    if sight.question != "offer":
        return
    facts = sight.facts
    give: list[str] = facts["give"] + [CHI] * facts["give_chi"]
    want: list[str] = facts["want"] + [CHI] * facts["want_chi"]
    sight.exchanged = Exchanged(facts["seat"], facts["to_seat"], give, want, True)


def _see_draft(sight: Sight, to_seat: int, give: Sequence[str], want: Sequence[str]) -> None:
    """While an offer waits nobody can go on with a draft, so the offer is what counts."""
    sight.drafts = True
    if sight.exchanged is None:
        sight.exchanged = Exchanged(sight.seat, to_seat, list(give), list(want), False)


def sight_of_state(state: DreamState, seat: int) -> Sight:
    """From the table, without a view; but nothing that the view would not show. ``stock`` and ``pool`` are left out."""
    sight = Sight()
    sight.seat = seat
    sight.land = land_of(state)
    sight.rows = len(state.laid) // SIDE - state.gone
    sight.first, sight.active = state.first, state.active
    sight.phase, sight.round_no = state.phase, state.round_no
    sight.out, sight.turns, sight.store = state.out, state.turns, state.store
    sight.offers, sight.silver = state.offers, state.silver
    sight.at, sight.facing = state.at, state.facing
    sight.tray, sight.hand = state.tray, state.hand
    sight.fields, sight.boosts = state.fields, state.boosts
    sight.supply = state.supply
    sight.moved, sight.times = state.moved, state.times
    sight.arrivals, sight.rolls = state.arrivals, state.rolls
    sight.noted = frozenset([(place, way) for place, way, _ in state.notes])
    sight.closed, sight.painted, sight.queue = len(state.closed), len(state.painted), len(state.queue)
    sight.extorted = state.extorted
    sight.used = [
        frozenset([spot_of(state, square) for square in collected + landed]) if collected or landed else NOTHING_USED
        for collected, landed in zip(state.collected, state.landed, strict=True)
    ]
    _see_ask(sight, state)
    draft = state.drafts[seat]
    if draft is not None:
        _see_draft(sight, draft.to_seat, draft.give, draft.want)
    return sight


def _see_ask(sight: Sight, state: DreamState) -> None:
    sight.drafts, sight.exchanged = False, None
    ask = state.ask
    if ask is None:
        sight.question, sight.facts, sight.waiting = "", {}, []
        return
    sight.question, sight.facts, sight.waiting = ask.question, ask.facts(state, sight.seat), state.waiting
    _see_offer(sight)
