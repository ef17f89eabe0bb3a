"""The table as numbers: round and rows, market and pool, the ride's counters, the question, a trade."""

from collections.abc import Mapping
from typing import Any, Final

from reverie.games.dream_cycle.components import DIRECTIONAL, INSPIRATION, Components
from reverie.games.dream_cycle.encoding_ground import Ground
from reverie.games.dream_cycle.encoding_sight import Sight
from reverie.games.dream_cycle.encoding_tiles import COUNTED
from reverie.games.dream_cycle.geometry import DIRECTIONS, NOWHERE, SIDE, position
from reverie.games.dream_cycle.moves import CHI
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import one_hot, packed, remembered, share, squashed

PHASES: Final = ("start", "buying", "moving")
QUESTIONS: Final = (
    *("start", "buying", "fringewalk", "facing", "set-off", "window", "caught", "blocked"),
    *("silver", "yellow", "shadow", "conflict", "chain", "debt", "offer", "buy-back", "extra-turn"),
)
EFFECTS: Final = (
    *("inspiration", "double_inspiration", "psychic_drain", "reversal", "rocket", "rotation_cw", "rotation_ccw"),
)
SQUARE_COLOURS: Final = ("white", "orange", "green", "red", "black")
ITEMS: Final = (*DIRECTIONAL, *INSPIRATION, CHI)
_ITEM: Final = {item: number for number, item in enumerate(ITEMS)}
_NO_TRADE: Final = [0.0] * (3 + len(ITEMS))
MOST_ROWS: Final = 10
_PHASE: Final = {phase: one_hot(number, len(PHASES)) for number, phase in enumerate(PHASES)}
_QUESTION: Final = {question: one_hot(number, len(QUESTIONS)) for number, question in enumerate(QUESTIONS)}
_NO_QUESTION: Final = [0.0] * len(QUESTIONS)
_WAY: Final = {way: one_hot(number, len(DIRECTIONS)) for number, way in enumerate(DIRECTIONS)}
_NO_WAY: Final = [0.0] * len(DIRECTIONS)
_EFFECT: Final = {effect: one_hot(number, len(EFFECTS)) for number, effect in enumerate(EFFECTS)}
_NO_EFFECT: Final = [0.0] * len(EFFECTS)
_SQUARE: Final = {colour: one_hot(number, len(SQUARE_COLOURS)) for number, colour in enumerate(SQUARE_COLOURS)}
_NO_SQUARE: Final = [0.0] * len(SQUARE_COLOURS)

_QUESTION_BYTES: Final = {question: packed(numbers) for question, numbers in _QUESTION.items()}
_NO_QUESTION_BYTES: Final = packed(_NO_QUESTION)
_NO_FACTS: Final = [0.0] * (6 + len(DIRECTIONS) + len(EFFECTS) + len(SQUARE_COLOURS))
_IS_ASKED: Final = packed([1.0, *_NO_FACTS])
_IS_NOT_ASKED: Final = packed([0.0, *_NO_FACTS])
_DRAFTS: Final = packed([1.0, *_NO_TRADE])
_DRAFTS_NOT: Final = packed([0.0, *_NO_TRADE])

TABLE_LABELS: Final = (
    *[f"phase={phase}" for phase in PHASES],
    *("round", "has_limit", "rounds_left", "rows_laid", "rows_to_come", "rows_lying", "is_last_row", "supply"),
    *[f"{what}={kind}" for what in ("cost", "resale", "stock", "affordable") for kind in DIRECTIONAL],
    *[f"pool={kind}" for kind in INSPIRATION],
    *("moved", "times=2", "times=3", "arrivals", "rolls", "notes", "closed", "painted", "queue"),
    *[f"question={question}" for question in QUESTIONS],
    *("owes", "debt", "debt_missing", "debt_offers", "debt_to_supply", "at_dx", "at_dy"),
    *[f"way={way}" for way in DIRECTIONS],
    *[f"effect={effect}" for effect in EFFECTS],
    *[f"square={colour}" for colour in SQUARE_COLOURS],
    *("drafting", "trade.is_offer", "trade.gets", "trade.gives"),
    *[f"trade={item}" for item in ITEMS],
)


class TableNumbers:
    """For one content, one night and one limit of rounds (0: none)."""

    def __init__(self, components: Components, ground: Ground, limit: int) -> None:
        self._components = components
        self._ground = ground
        self._limit = limit
        tiles = [components.directional[kind] for kind in DIRECTIONAL]
        self._prices = [squashed(tile.cost, 6.0) for tile in tiles] + [squashed(tile.resale, 6.0) for tile in tiles]
        self._costs = [tile.cost for tile in tiles]
        self._races: dict[tuple[str, int, int, int, bool, int], bytes] = {}
        self._markets: dict[tuple[int, int], bytes] = {}
        self._pools: dict[tuple[tuple[tuple[str, ...], ...], tuple[tuple[int, str], ...]], bytes] = {}
        self._rides: dict[tuple[bool, int, int, int, int, int, int, int], bytes] = {}

    def numbers(self, sight: Sight) -> list[float]:
        """By ``TABLE_LABELS``."""
        numbers = _PHASE[sight.phase][:]
        numbers += self._race(sight)
        numbers += self._market(sight.store[sight.seat], sight.stock)
        numbers += [COUNTED[sight.pool.get(kind, 0)] for kind in INSPIRATION]
        numbers += _ride(sight)
        numbers += _QUESTION.get(sight.question, _NO_QUESTION)
        numbers += _facts(sight)
        numbers += _trade(sight)
        return numbers

    def add_bytes(self, pieces: list[bytes], sight: Sight, state: DreamState, owned: int) -> None:
        """The same as bytes; of most questions and of trades there is nothing to say.

        ``owned`` are the Directional tiles that seats own, as ``HeldTiles`` counts them.
        """
        pieces.append(self._race_piece(sight))
        pieces.append(self._market_piece(sight, state, owned))
        pieces.append(self._pool_piece(state))
        pieces.append(self._ride_piece(sight))
        pieces.append(_QUESTION_BYTES.get(sight.question, _NO_QUESTION_BYTES))
        if _has_facts(sight):
            pieces.append(packed(_facts(sight)))
        else:
            pieces.append(_IS_ASKED if sight.seat in sight.waiting else _IS_NOT_ASKED)
        if sight.exchanged is None:
            pieces.append(_DRAFTS if sight.drafts else _DRAFTS_NOT)
        else:
            pieces.append(packed(_trade(sight)))

    def _race_piece(self, sight: Sight) -> bytes:
        """Also the phase."""
        key = (sight.phase, sight.round_no, sight.land.edge, sight.rows, sight.land.is_last, sight.supply)
        piece = self._races.get(key)
        if piece is None:
            piece = remembered(self._races, key, packed([*_PHASE[sight.phase], *self._race(sight)]))
        return piece

    def _market_piece(self, sight: Sight, state: DreamState, owned: int) -> bytes:
        key = (sight.store[sight.seat], owned)
        piece = self._markets.get(key)
        return remembered(self._markets, key, packed(self._market(key[0], state.stock()))) if piece is None else piece

    def _pool_piece(self, state: DreamState) -> bytes:
        key = (tuple(state.hand), tuple(state.covers))
        piece = self._pools.get(key)
        if piece is None:
            pool = state.pool_counts()
            piece = remembered(self._pools, key, packed([COUNTED[pool.get(kind, 0)] for kind in INSPIRATION]))
        return piece

    def _ride_piece(self, sight: Sight) -> bytes:
        counts = (sight.times, sight.arrivals, sight.rolls, len(sight.noted), sight.closed, sight.painted, sight.queue)
        key = (sight.moved, *counts)
        return self._rides.get(key) or remembered(self._rides, key, packed(_ride(sight)))

    def _race(self, sight: Sight) -> list[float]:
        limit, ground, land = self._limit, self._ground, sight.land
        top = (land.edge + 1) // SIDE
        return [
            squashed(sight.round_no, 12.0),
            1.0 if limit else 0.0,
            squashed(max(0, limit - sight.round_no + 1), 5.0) if limit else 0.0,
            share(top - ground.first + 1, MOST_ROWS),
            share(ground.last - top, MOST_ROWS),
            share(sight.rows, MOST_ROWS),
            1.0 if land.is_last else 0.0,
            share(sight.supply, self._components.limits.chi_supply),
        ]

    def _market(self, store: int, stock: Mapping[str, int]) -> list[float]:
        left = [stock[kind] for kind in DIRECTIONAL]
        numbers = self._prices + [COUNTED[count] for count in left]
        numbers += [1.0 if count and cost <= store else 0.0 for count, cost in zip(left, self._costs, strict=True)]
        return numbers


def _ride(sight: Sight) -> list[float]:
    return [
        1.0 if sight.moved else 0.0,
        1.0 if sight.times == 2 else 0.0,
        1.0 if sight.times == 3 else 0.0,
        squashed(sight.arrivals, 8.0),
        squashed(sight.rolls, 2.0),
        squashed(len(sight.noted), 5.0),
        squashed(sight.closed, 1.0),
        squashed(sight.painted, 1.0),
        squashed(sight.queue, 1.0),
    ]


def _has_facts(sight: Sight) -> bool:
    """Whether ``_facts`` says more than who is asked."""
    facts = sight.facts
    return sight.question in ("debt", "buy-back") or "x" in facts or "way" in facts or "effect" in facts


def _facts(sight: Sight) -> list[float]:
    """What the question says: a debt, a place and a way, an effect, a coloured square."""
    facts, question = sight.facts, sight.question
    numbers = [1.0 if sight.seat in sight.waiting else 0.0]
    if question == "debt":
        missing = facts["chi"] - facts["store"]
        numbers += (squashed(facts["chi"], 2.0), squashed(missing, 2.0), squashed(facts["offers"], 2.0))
        numbers.append(1.0 if facts["to_supply"] else 0.0)
    else:
        numbers += (0.0, 0.0, 0.0, 0.0)
    numbers += _whereabouts(sight, facts)
    numbers += _WAY.get(facts.get("way", ""), _NO_WAY)
    numbers += _EFFECT.get(facts.get("effect", ""), _NO_EFFECT)
    numbers += _SQUARE.get(facts["colour"], _NO_SQUARE) if question == "buy-back" else _NO_SQUARE
    return numbers


def _whereabouts(sight: Sight, facts: Mapping[str, Any]) -> list[float]:
    """The place that is asked about, from one's own token."""
    own = sight.at[sight.seat]
    if "x" not in facts or own == NOWHERE:
        return [0.0, 0.0]
    x, y = position(own)
    return [squashed(facts["x"] - x, 4.0), squashed(facts["y"] - y, 4.0)]


def _trade(sight: Sight) -> list[float]:
    """What the looking seat would get more of (or less, below 0); of a trade of others, what its proposer would."""
    drafting = 1.0 if sight.drafts else 0.0
    exchanged = sight.exchanged
    if exchanged is None:
        return [drafting, *_NO_TRADE]
    is_asked = sight.seat == exchanged.to_seat
    gets, gives = (exchanged.give, exchanged.want) if is_asked else (exchanged.want, exchanged.give)
    more = [0] * len(ITEMS)
    for item in gets:
        more[_ITEM[item]] += 1
    for item in gives:
        more[_ITEM[item]] -= 1
    numbers = [drafting, 1.0 if exchanged.is_offer else 0.0, squashed(len(gets), 2.0), squashed(len(gives), 2.0)]
    numbers += [squashed(count, 1.0) for count in more[:-1]]
    numbers.append(squashed(more[-1], 5.0))
    return numbers
