"""The ground as numbers: windows that travel with a token, so that their size does not grow with the map."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from reverie.games.dream_cycle.components import FIELDS, FRINGE, Components
from reverie.games.dream_cycle.geometry import SIDE, SPOTS, SQUARES, WIDTH, height, position, spot
from reverie.games.dream_cycle.land import Land, night_rows
from reverie.games.dream_cycle.rider import FAR, ways_home
from reverie.kernel import one_hot, packed, share, squashed

GROUND: Final = (*FIELDS, "black", "fringe", "delta", "silver")
"""What a space is to a rider; nothing of it where nobody can stand, or where a square reads no field."""
_BLACK: Final = GROUND.index("black")
_FRINGE: Final = GROUND.index("fringe")
_DELTA: Final = GROUND.index("delta")
_SILVER: Final = GROUND.index("silver")
GIFTS: Final = {"inspiration": 0.5, "double_inspiration": 1.0}
"""What landing there gives, roughly."""
MUCH_CHI: Final = 3.0
"""So much chi of a blue square counts for a half."""
WORST_DRAIN: Final = 2.0
"""A drain of so much chi counts as the worst that can come."""

_REACH: Final = ((4, 0), (3, 1), (2, 2), (1, 3), (0, 3), (-1, 1), (-2, 0))
"""How far the window of one's own token goes: lines from the north, and columns to either side."""
WINDOW: Final = tuple([(dx, dy) for dy, reach in _REACH for dx in range(-reach, reach + 1)])
_WINDOW_STEPS: Final = [dx + dy * WIDTH for dx, dy in WINDOW]
_NEAR: Final = [(dx, dy) for dy in range(-2, 3) for dx in range(-2, 3) if 0 < abs(dx) + abs(dy) <= 2]
_NEAR_STEPS: Final = [dx + dy * WIDTH for dx, dy in _NEAR]
"""What two steps lead to."""
ROWS_AHEAD: Final = 2
"""So many rows are counted by colour: that of one's token, and those north of it."""

MOST_KNOWN: Final = 4096
"""So many windows are remembered at a time."""

PLACE_LABELS: Final = ("height", "column", "to_next_row", "way_left", "home")


def ground_labels() -> tuple[str, ...]:
    """East and north of the own token, which stands at 0,0; then shares of the squares of its row and the next."""
    window = [f"window({dx},{dy}).{what}" for dx, dy in WINDOW for what in (*GROUND, "gift")]
    return (*window, *[f"row+{ahead}={what}" for ahead in range(ROWS_AHEAD) for what in GROUND])


class Ground:
    """What squares are by their codes, and what their places are worth, for one content and one night."""

    def __init__(self, components: Components, night: str) -> None:
        self.components = components
        self.night = night
        self.first, self.last = night_rows(components, night)
        self._slots = [_slot(components, code) for code in range(FRINGE + 1)]
        self._slot_bytes = bytes([max(0, slot + 1) for slot in self._slots])
        self._places: dict[tuple[int, int], list[float]] = {}
        self._known: dict[tuple[bytes, int, int], list[float]] = {}
        fresh = [(*one_hot(self._slots[code], len(GROUND)), _gift(components, code)) for code in range(FRINGE + 1)]
        self._fresh: list[tuple[float, ...]] = fresh
        self._used: list[tuple[float, ...]] = [(*numbers[:-1], 0.0) for numbers in fresh]
        self._fresh_bytes = [packed(numbers) for numbers in fresh]
        self._used_bytes = [packed(numbers) for numbers in self._used]
        self._known_bytes: dict[tuple[bytes, int, int], bytes] = {}
        self.longest = self._way_from_start()

    def _way_from_start(self) -> float:
        """The longest way home from a start space; a rider who has come round the corner may have a longer one."""
        row = self.components.rows[self.first - 1]
        home = ways_home(self.components, self.night, SIDE * self.first - 1)
        return max([home.get(spot(x, row.y0 - 1), FAR) for x in range(row.x0, row.x0 + SQUARES)])

    def homes(self, land: Land) -> Mapping[int, float]:
        """By spot: how far it is to the far edge."""
        return ways_home(self.components, self.night, land.edge)

    def slot(self, land: Land, place: int, silver: str) -> int:
        """What a token stands on, among ``GROUND``; ``silver`` is what its roll makes of a silver square."""
        slot = self._slots[land.ground[place]]
        return GROUND.index(silver) if slot == _SILVER and silver else slot

    def gift(self, land: Land, place: int) -> float:
        """What landing there gives or takes."""
        return self._fresh[land.ground[place]][-1]

    def place_numbers(self, land: Land, place: int) -> list[float]:
        """How far a token has come and where it is, by ``PLACE_LABELS``; there are only so many places."""
        known = self._places.get((place, land.edge))
        if known is None:
            known = self._places[place, land.edge] = self._place_numbers(place, self.homes(land).get(place, FAR))
        return known

    def _place_numbers(self, place: int, home: float) -> list[float]:
        x, y = position(place)
        row = min(self.last, max(self.first, y // SIDE + 1))
        here, beyond = self.components.rows[row - 1], self.components.rows[min(row, self.last - 1)]
        aside = max(0, beyond.x0 - x) - max(0, x - beyond.x0 - SQUARES + 1)
        south = SIDE * (self.first - 1) - 1
        return [
            share(y - south, SIDE * (self.last - self.first + 1)),
            squashed(x - here.x0 - SQUARES // 2, 4.0),
            squashed(aside, 3.0),
            share(home, self.longest),
            squashed(home, 12.0),
        ]

    def near_numbers(self, land: Land, place: int) -> list[float]:
        """How much of what two steps lead to is of each kind."""
        ground, slots = land.ground, self._slots
        numbers = [0.0] * len(GROUND)
        for step in _NEAR_STEPS:
            slot = slots[ground[(place + step) % SPOTS]]
            if slot >= 0:
                numbers[slot] += 1 / len(_NEAR_STEPS)
        return numbers

    def ground_numbers(self, land: Land, place: int, used: frozenset[int]) -> list[float]:
        """By ``ground_labels``; between rides a token stays where it is."""
        if used:
            return self._window_numbers(land, place, used) + self._row_numbers(land, place)
        key = (land.ground, land.edge, place)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            known = self._known[key] = self._window_numbers(land, place, used) + self._row_numbers(land, place)
        return known

    def ground_bytes(self, land: Land, place: int, used: frozenset[int]) -> bytes:
        """The same as bytes."""
        if used:
            return self._window_bytes(land, place, used)
        key = (land.ground, land.edge, place)
        known = self._known_bytes.get(key)
        if known is None:
            if len(self._known_bytes) >= MOST_KNOWN:
                self._known_bytes.clear()
            known = self._known_bytes[key] = self._window_bytes(land, place, used)
        return known

    def _window_bytes(self, land: Land, place: int, used: frozenset[int]) -> bytes:
        ground, fresh = land.ground, self._fresh_bytes
        pieces: list[bytes] = []
        for step in _WINDOW_STEPS:
            near = (place + step) % SPOTS
            pieces.append(self._used_bytes[ground[near]] if near in used else fresh[ground[near]])
        pieces.append(packed(self._row_numbers(land, place)))
        return b"".join(pieces)

    def _window_numbers(self, land: Land, place: int, used: frozenset[int]) -> list[float]:
        """Every space of the window; what it has given this turn it does not give again."""
        ground, fresh = land.ground, self._fresh
        numbers: list[float] = []
        for step in _WINDOW_STEPS:
            near = (place + step) % SPOTS
            numbers += self._used[ground[near]] if near in used else fresh[ground[near]]
        return numbers

    def _row_numbers(self, land: Land, place: int) -> list[float]:
        """The colours of the next rows; of those that are not laid nobody knows."""
        numbers: list[float] = []
        lowest = max(self.first, height(place) // SIDE + 1)
        for row in range(lowest, lowest + ROWS_AHEAD):
            if SIDE * row - 1 > land.edge or row > self.last:
                numbers += _NO_ROW
                continue
            where = self.components.rows[row - 1]
            west = spot(where.x0, where.y0)
            ground = land.ground
            lines = [ground[start : start + SQUARES] for start in range(west, west + SIDE * WIDTH, WIDTH)]
            numbers += _row_shares(b"".join(lines).translate(self._slot_bytes))
        return numbers


_NO_ROW: Final = (0.0,) * len(GROUND)


@lru_cache(maxsize=1024)
def _row_shares(slots: bytes) -> tuple[float, ...]:
    """How much of a row is of each kind; rows seldom change. The numbers of kinds are counted from 1."""
    return tuple([slots.count(slot + 1) / (SIDE * SQUARES) for slot in range(len(GROUND))])


def _slot(components: Components, code: int) -> int:
    if code == FRINGE:
        return _FRINGE
    if not 0 < code < len(components.kinds):
        return -1
    if code == components.black:
        return _BLACK
    if code == components.silver:
        return _SILVER
    if components.is_delta(code):
        return _DELTA
    field = components.field_of[code]
    return -1 if field < 0 else FIELDS.index(components.fields[field])


def _gift(components: Components, code: int) -> float:
    if not 0 < code < len(components.kinds):
        return 0.0
    if code == components.blue:
        return squashed(components.limits.blue, MUCH_CHI)
    effect = components.yellow[code]
    if effect == "psychic_drain":
        return -share(components.limits.psychic_drain, WORST_DRAIN)
    return GIFTS.get(effect, 0.0)
