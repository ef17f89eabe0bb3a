"""What one seat has before it when it decides. A table and each view of it give the same ``RiderOutlook``.

The bot works from it and from nothing else: from a view at a table, from an imagined table inside a search, where
making a view would take longer than the decision.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from reverie.games.dream_cycle.ahead import start_of_ride
from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.geometry import DIRECTIONS, NOWHERE, spot
from reverie.games.dream_cycle.ride import Keys, RideStart, start_in_view
from reverie.games.dream_cycle.rider import Rider, mood_in, ways_home
from reverie.games.dream_cycle.state import DreamState


class RiderOutlook:
    """The question and its facts, the ride that lies ahead, and what the seat owns or could buy."""

    __slots__ = (
        "arrivals",
        "facts",
        "hand",
        "keys",
        "night",
        "question",
        "seat",
        "shop",
        "start",
        "strong",
        "supply",
        "tray",
        "turn",
    )

    def __init__(self, seat: int, night: str, question: str, facts: Mapping[str, Any], start: RideStart) -> None:
        self.seat = seat
        self.night = night
        self.question = question
        """What the seat is asked; empty when it owes no answer."""
        self.facts = facts
        self.start = start
        self.tray: Sequence[str] = ()
        self.hand: Sequence[str] = ()
        self.supply = 0
        self.turn = 0
        self.shop: Sequence[tuple[str, int]] = ()
        """Each kind that can be bought, with its cost, the dearest first."""
        self.strong: frozenset[int] = frozenset()
        """Where somebody stands who has more Power."""
        self.keys: Keys = frozenset()
        """Where the token has been this turn, and would be caught if it came again the same way."""
        self.arrivals = 0
        """How often it has arrived somewhere this turn."""

    @property
    def components(self) -> Components:
        """What is printed."""
        return self.start.land.components

    def moves_left(self, most: int, after: int = 0) -> int:
        """``most``, but no more moves ``after`` so many than there are before the ride counts as endless (DC-109)."""
        return max(0, min(most, self.components.limits.arrivals_per_movement - self.arrivals - after))

    def rider(self, most_nodes: int) -> Rider:
        """Tries out rides from where the seat stands now, and looks at so many squares for each."""
        start = self.start
        home = ways_home(self.components, self.night, start.land.edge)
        return Rider(start, home, self.strong, len(self.hand), mood_in(self.turn), most_nodes)


def outlook_in_view(components: Components, view: Mapping[str, Any]) -> RiderOutlook:
    """For the seat that looks, from its view alone."""
    seat, decision = view["seat"], view["decision"]
    owes = decision is not None and decision["owes"]
    question, facts = (decision["question"], decision["facts"]) if owes else ("", {})
    outlook = RiderOutlook(seat, view["options"]["night"], question, facts, start_in_view(components, view))
    outlook.tray, outlook.hand, outlook.supply = view["tray"][seat], view["hand"][seat], view["supply"]
    outlook.turn = view["turns"][seat]
    outlook.shop = [(kind, cost) for kind, cost, _, left in reversed(view["market"]) if left]
    places = [NOWHERE if place is None else spot(*place) for place in view["at"]]
    outlook.strong = _strong_spots(places, view["hand"], seat)
    ride = view["ride"]
    outlook.keys = frozenset([(spot(x, y), DIRECTIONS.index(way)) for x, y, way, _ in ride["notes"]])
    outlook.arrivals = ride["arrivals"]
    return outlook


def outlook_on_table(state: DreamState, seat: int) -> RiderOutlook:
    """The same from the table."""
    ask = state.agenda[-1] if seat in state.waiting else None
    question = "" if ask is None else ask.question  # type: ignore[attr-defined]  # while somebody waits: an Ask
    facts: Mapping[str, Any] = {}
    if question not in ("", "buying", "window"):  # the bot needs none there, and these are asked most
        facts = ask.facts(state, seat)  # type: ignore[union-attr]
    outlook = RiderOutlook(seat, state.setup.options["night"], question, facts, start_of_ride(state, seat))
    outlook.tray, outlook.hand, outlook.supply = state.tray[seat], state.hand[seat], state.supply
    outlook.turn = state.turns[seat]
    if question == "buying":
        outlook.shop = shop_of(state)
    outlook.strong = _strong_spots(state.at, state.hand, seat)
    outlook.keys = frozenset([(place, way) for place, way, _ in state.notes])
    outlook.arrivals = state.arrivals
    return outlook


def shop_of(state: DreamState) -> list[tuple[str, int]]:
    """What can be bought, the dearest first."""
    stock = state.stock()
    return [(kind, cost) for kind, cost in reversed(state.components.prices) if stock[kind]]


def _strong_spots(places: Sequence[int], hands: Sequence[Sequence[str]], seat: int) -> frozenset[int]:
    """Where somebody stands who has more Power than the seat that looks."""
    own = hands[seat].count("power")
    found = [
        places[other] for other, hand in enumerate(hands) if places[other] != NOWHERE and hand.count("power") > own
    ]
    return frozenset(found)
