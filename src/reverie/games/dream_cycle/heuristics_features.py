"""How a table of Dream Cycle stands for a seat, as numbers: the seat's own first, then the others', the leader first.

What counts most is how far a token will be after its next ride, so that ride is planned here, for every seat.
"""

from typing import Final

from reverie.games.dream_cycle.components import DIRECTIONAL, FRINGE, INSPIRATION
from reverie.games.dream_cycle.dreamscape import is_in_doldrum, land_of, northernmost
from reverie.games.dream_cycle.outlook import outlook_on_table, shop_of
from reverie.games.dream_cycle.planning import Width, means_of, next_ride, use_of
from reverie.games.dream_cycle.rider import AWAKE, FAR, ways_home
from reverie.games.dream_cycle.state import DreamState

AHEAD: Final = Width(nodes=150)
"""How widely the next rides are looked for."""
NEVER: Final = 99
FAR_ENOUGH: Final = 60.0
"""About the length of the whole way."""
_PLAIN: Final = ("square_white", "square_orange", "square_green", "square_red", "square_black")
_KEPT: Final = tuple([kind for kind in INSPIRATION if kind not in _PLAIN])

_STANDING: Final = ("is in", "way left", "way left after the next ride", "worth of the next ride", "awakes next")
_OWNED: Final = ("chi", "use of tiles", "in a doldrum", "on the fringe", "turns to wait", "power", "quick tiles")
_TABLE: Final = ("rows laid", "lead", "lead after the next rides", "awakes first", "another awakes first")
_QUICK: Final = ("zip", "extra_turn", "times2", "times3", "fringewalker")


def feature_names(players: int) -> tuple[str, ...]:
    """What each number is."""
    own = [*_STANDING, *_OWNED, *(f"has {kind}" for kind in DIRECTIONAL), *(f"holds {kind}" for kind in _KEPT)]
    others = [f"other {number}: {name}" for number in range(1, players) for name in (*_STANDING, *_OWNED)]
    return (*own, "holds squares", *_TABLE, *others)


class _SeatStanding:
    """How one seat stands."""

    __slots__ = ("awakes_after", "left", "left_after", "numbers")

    def __init__(self, left: float, left_after: float, awakes_after: int, numbers: list[float]) -> None:
        self.left = left
        self.left_after = left_after
        self.awakes_after = awakes_after
        """After so many turns of others, or ``NEVER`` as far as can be seen."""
        self.numbers = numbers


def features_of(state: DreamState, seat: int) -> list[float]:
    """One number for each name."""
    shop = shop_of(state)
    own = _standing(state, seat, shop)
    others = [_standing(state, other, shop) for other in range(state.players) if other != seat]
    others.sort(key=lambda other: (other.left_after, other.left))
    numbers = own.numbers
    tiles = _tiles(state, seat)
    numbers += [tiles.count(kind) / 2 for kind in DIRECTIONAL]
    hand = state.hand[seat]
    numbers += [hand.count(kind) / 2 for kind in _KEPT]
    numbers.append(sum([hand.count(kind) for kind in _PLAIN]) / 3)
    numbers.append(northernmost(state) / 10)
    numbers.append((others[0].left - own.left) / 10)
    numbers.append((others[0].left_after - own.left_after) / 10)
    first = min([other.awakes_after for other in others])
    numbers += [float(own.awakes_after < first), float(first < own.awakes_after)]
    for other in others:
        numbers += other.numbers
    return numbers


def _standing(state: DreamState, seat: int, shop: list[tuple[str, int]]) -> _SeatStanding:
    if state.out[seat]:
        return _SeatStanding(FAR, FAR, NEVER, [0.0, *[2.0] * 2, -2.0, *[0.0] * (len(_STANDING) + len(_OWNED) - 4)])
    land, hand = land_of(state), state.hand[seat]
    home = ways_home(state.components, state.setup.options["night"], land.edge)
    left = home.get(state.at[seat], FAR)
    outlook = outlook_on_table(state, seat)
    outlook.shop = shop
    wait = (seat - state.active) % state.players
    ride = next_ride(outlook, means_of(outlook, 0 if wait == 0 else state.components.limits.turn_chi), AHEAD)
    awakes = ride.value > AWAKE / 2
    left_after = 0.0 if awakes else home.get(ride.place, FAR)
    worth = ride.value - (AWAKE if awakes else 0.0)
    numbers = [
        1.0,
        left / FAR_ENOUGH * 2,
        left_after / FAR_ENOUGH * 2,
        worth / 20,
        float(awakes),
        state.store[seat] / 10,
        use_of(_tiles(state, seat), left) / 15,
        float(is_in_doldrum(state, seat)),
        float(land.ground[state.at[seat]] == FRINGE),
        wait / state.players,
        hand.count("power") / 2,
        sum([hand.count(kind) for kind in _QUICK]) / 3,
    ]
    return _SeatStanding(left, left_after, wait if awakes else NEVER, numbers)


def _tiles(state: DreamState, seat: int) -> list[str]:
    return [*state.tray[seat], *(kind for kinds in state.fields[seat] for kind in kinds)]
