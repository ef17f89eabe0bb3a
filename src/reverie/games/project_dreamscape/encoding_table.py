"""The table of Project Dreamscape as numbers: the row, the turn, the deck, and what is yet to come."""

from collections.abc import Mapping
from typing import Any, Final

from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.controlled_study import types_in_play
from reverie.games.project_dreamscape.encoding_sight import DreamscapeSight
from reverie.games.project_dreamscape.encoding_stacks import TypeNumbers
from reverie.games.project_dreamscape.scoring import band
from reverie.games.project_dreamscape.sleep_token import SIDES
from reverie.games.project_dreamscape.state import POSITIONS
from reverie.kernel import ReadyNumbers, one_hot, packed, remembered, share, squashed

CARDS_A_TURN: Final = 3.0
MOST_CARDS: Final = 55
"""The largest deck that swaps can make (PD-025)."""
COPIES: Final = 2
"""So many cards show the same two types, at most."""
TABLE: Final = (
    *("turn", "bought", "points", "temporary_point", "deck", "deck_nears_its_end", "turns_left", "pile", "held"),
    *[f"token={side}" for side in SIDES],
    *("shields", "sleep_token", "lead", "band", "to_next_band"),
)
TABLE_BY_TYPE: Final = ("in_play", "held")
SOLO_BY_TYPE: Final = ("pile_top", "pile")
"""Only alone is there anything to do with the pile."""

_SIDE: Final = {side: one_hot(place, len(SIDES)) for place, side in enumerate(SIDES)}
_SIDE_BYTES: Final = {side: packed(numbers) for side, numbers in _SIDE.items()}
_LEAD: Final = ReadyNumbers(lambda lead: squashed(lead, 8), -60, 60)
_NO_BANDS: Final = packed([0.0, 0.0])
_NONE: Final = packed([0.0])
_ONE: Final = packed([1 / COPIES])
_BOTH: Final = packed([1.0])
"""How many of the two copies are unseen."""


def table_labels(types: tuple[str, ...], pairs: list[str], players: int) -> list[str]:
    """The names of these numbers."""
    row = [f"row_{place}.{what}" for place in POSITIONS for what in ("cost", "card", "z", "affordable", *types)]
    by_type = TABLE_BY_TYPE + SOLO_BY_TYPE if players == 1 else TABLE_BY_TYPE
    piles = [f"{what}={type_}" for what in by_type for type_ in types]
    return [*row, *TABLE, *piles, *[f"unseen={what}" for what in (*types, *pairs)]]


class TableNumbers:
    """For one content, the options of a table, and a number of players."""

    def __init__(
        self, components: Components, by_type: TypeNumbers, options: Mapping[str, Any], pairs: list[str], players: int
    ) -> None:
        self._components = components
        self._by_type = by_type
        self._players = players
        self._longest = len(components.chart) - 1
        in_play = types_in_play(components, options)
        self._options = [1.0 if type_ in in_play else 0.0 for type_ in by_type.index]
        self._variants = [1.0 if options[name] == "on" else 0.0 for name in ("shield_variant", "sleep_token")]
        self._no_copies = [_NONE] * len(pairs)
        self._counts = by_type.ready(self._longest)
        self._pair_of = {card: pairs.index(pair_name(types)) for card, types in components.types_of.items()}
        self._cells: dict[tuple[str, int, bool, bool], bytes] = {}
        self._turns: dict[tuple[int, int, int, bool], bytes] = {}
        self._piles: dict[tuple[int, int, int], bytes] = {}
        self._unseen: dict[tuple[str, ...], bytes] = {}
        self._variant_bytes, self._option_bytes = packed(self._variants), packed(self._options)

    def add_numbers(self, numbers: list[float], sight: DreamscapeSight, order: list[int], score: list[int]) -> None:
        """By ``table_labels``."""
        for place in range(len(POSITIONS)):
            numbers += self._cell_numbers(*_cell(sight, place))
        numbers += _turn_numbers(sight.turn, sight.bought, sight.points, sight.temp)
        numbers += self._pile_numbers(sight.deck, len(sight.discard), len(sight.held))
        numbers += _SIDE[sight.side]
        numbers += self._variants
        numbers += self._lead_numbers(order, score)
        numbers += self._options
        self._add_tops(numbers, sight)
        numbers += self._unseen_numbers(sight.unseen)

    def add_bytes(self, pieces: list[bytes], sight: DreamscapeSight, order: list[int], score: list[int]) -> None:
        """The same as bytes."""
        for place in range(len(POSITIONS)):
            cell = _cell(sight, place)
            pieces.append(self._cells.get(cell) or remembered(self._cells, cell, packed(self._cell_numbers(*cell))))
        turn = (sight.turn, sight.bought, sight.points, sight.temp)
        pieces.append(self._turns.get(turn) or remembered(self._turns, turn, packed(_turn_numbers(*turn))))
        pile = (sight.deck, len(sight.discard), len(sight.held))
        pieces.append(self._piles.get(pile) or remembered(self._piles, pile, packed(self._pile_numbers(*pile))))
        pieces.append(_SIDE_BYTES[sight.side])
        pieces.append(self._variant_bytes)
        if self._players == 1:
            pieces.append(packed(self._lead_numbers(order, score)))
        else:
            pieces.append(_LEAD.of(_lead(order, score)))
            pieces.append(_NO_BANDS)
        pieces.append(self._option_bytes)
        if self._players == 1:
            numbers: list[float] = []
            self._add_tops(numbers, sight)
            pieces.append(packed(numbers))
        else:
            pieces.append(self._by_type.shows_bytes(sight.held[-1] if sight.held else ""))
        unseen = tuple(sight.unseen)
        pieces.append(self._unseen.get(unseen) or remembered(self._unseen, unseen, self._unseen_bytes(sight.unseen)))

    def _cell_numbers(self, card: str, cost: int, is_asleep: bool, is_affordable: bool) -> list[float]:
        """A position of the row."""
        numbers = [
            cost / len(POSITIONS),
            1.0 if card else 0.0,
            1.0 if is_asleep else 0.0,
            1.0 if is_affordable else 0.0,
        ]
        return numbers + self._by_type.shows(card)

    def _pile_numbers(self, deck: int, pile: int, held: int) -> list[float]:
        turns = deck / (CARDS_A_TURN * self._players)
        ends = [share(deck, MOST_CARDS), squashed(deck, 6), squashed(turns, 3)]
        return [*ends, squashed(pile, 8), squashed(held, 1)]

    def _lead_numbers(self, order: list[int], score: list[int]) -> list[float]:
        """Before the best of the others; alone, the band and what is missing to the next one."""
        if len(order) > 1:
            return [squashed(_lead(order, score), 8), 0.0, 0.0]
        own, bands = score[order[0]], self._components.bands
        missing = next((band - own for band in bands if band > own), 0)
        return [0.0, band(self._components, own) / (len(bands) + 1), squashed(missing, 10)]

    def _add_tops(self, numbers: list[float], sight: DreamscapeSight) -> None:
        """What is held; and alone, the pile, which stands in for opponents."""
        held, pile = sight.held, sight.discard
        numbers += self._by_type.shows(held[-1] if held else "")
        if self._players == 1:
            numbers += self._by_type.shows(pile[-1] if pile else "")
            numbers += self._by_type.counted(pile, self._longest)

    def _unseen_numbers(self, unseen: list[str]) -> list[float]:
        """What the deck and unknown Z cards may be."""
        copies = [0] * len(self._no_copies)
        for card in unseen:
            copies[self._pair_of[card]] += 1
        return self._by_type.counted(unseen, self._longest) + [count / COPIES for count in copies]

    def _unseen_bytes(self, unseen: list[str]) -> bytes:
        pair_of, copies, one, both = self._pair_of, self._no_copies[:], _ONE, _BOTH
        for card in unseen:
            place = pair_of[card]
            copies[place] = both if copies[place] is one else one
        return self._by_type.counted_bytes(unseen, self._counts) + b"".join(copies)


def pair_name(types: tuple[str, str]) -> str:
    """How the cards of two types are called."""
    return f"{types[0]}-{types[1]}"


def _cell(sight: DreamscapeSight, place: int) -> tuple[str, int, bool, bool]:
    """What lies at a position, what it costs, whether it is asleep and can be paid for."""
    card, cost = sight.row[place], sight.cost[place]
    return card, cost, sight.asleep[place], bool(card) and cost <= sight.points


def _turn_numbers(turn: int, bought: int, points: int, temp: bool) -> list[float]:
    return [squashed(turn, 12), squashed(bought, 2), squashed(points, 3), 1.0 if temp else 0.0]


def _lead(order: list[int], score: list[int]) -> int:
    return score[order[0]] - max([score[seat] for seat in order[1:]])
