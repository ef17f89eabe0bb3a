"""The seats of Project Dreamscape as numbers: what each has, what its stack is worth, what the row would add to it."""

from typing import Final

from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.encoding_sight import DreamscapeSight
from reverie.games.project_dreamscape.encoding_stacks import STACK_BY_TYPE, KnownStacks, StackFacts, TypeNumbers
from reverie.games.project_dreamscape.state import POSITIONS
from reverie.kernel import ReadyNumbers, packed, remembered, squashed

RESERVED: Final = 4
SEAT: Final = (
    *("is_active", "is_asked", "performs", "score", "behind_me", "z", "known_z", "spent", "unspent"),
    *("reserved", "sideways", "best_reserved", "all_reserved", "best_add"),
    *[f"add@{position}" for position in POSITIONS],
)
STACK: Final = ("rem", "chain_points", "chains", "longest_chain", "promise")

_GAP: Final = -1000
"""In place of what a card would add, where none lies."""
_SCORE: Final = ReadyNumbers(lambda score: squashed(score, 15), -20, 100)
_BEHIND: Final = ReadyNumbers(lambda behind: squashed(behind, 8), -60, 60)
_NOTHING_RESERVED: Final = packed([0.0] * 4)


def seat_labels(types: tuple[str, ...], players: int) -> list[str]:
    """The names of all seats' numbers, from the one that looks."""
    names: list[str] = []
    for seat in range(players):
        names += [f"{what}[+{seat}]" for what in SEAT]
        names += [f"reserve={type_}[+{seat}]" for type_ in types]
        names += [f"{what}[+{seat}]" for what in STACK]
        names += [f"{what}={type_}[+{seat}]" for what in STACK_BY_TYPE for type_ in types]
    return names


class SeatNumbers:
    """For one content."""

    def __init__(self, components: Components, by_type: TypeNumbers) -> None:
        self._by_type = by_type
        self._stacks = KnownStacks(components, by_type)
        self._counts = by_type.ready(RESERVED)
        self._z_points = components.z_card_points
        self._flags = [packed(_flag_numbers(number)) for number in range(8)]
        self._z_bytes: dict[tuple[int, int, int], bytes] = {}
        self._offer_bytes: dict[tuple[int, ...], bytes] = {}

    def scores(self, sight: DreamscapeSight) -> list[int]:
        """By seat."""
        return self._scores(sight, self._all(sight))

    def _all(self, sight: DreamscapeSight) -> list[StackFacts]:
        return [self._stacks.facts(stack) for stack in sight.rem]

    def _scores(self, sight: DreamscapeSight, stacks: list[StackFacts]) -> list[int]:
        return [stack.points + self._z_points * z for stack, z in zip(stacks, sight.z, strict=True)]

    def add_numbers(self, numbers: list[float], sight: DreamscapeSight, order: list[int], score: list[int]) -> None:
        """By ``seat_labels``."""
        for seat in order:
            stack = self._stacks.facts(sight.rem[seat])
            numbers += _flag_numbers(_flags(sight, seat))
            numbers.append(squashed(score[seat], 15))
            numbers.append(squashed(score[sight.seat] - score[seat], 8))
            numbers += _z_numbers(sight.z[seat], sight.known_z[seat], _spent(sight, seat))
            numbers += _reserve_numbers(sight, seat, stack)
            numbers += _offer_numbers(self._offers(sight, stack))
            reserve = sight.reserve[seat]
            numbers += self._by_type.counted(reserve, RESERVED) if reserve else self._by_type.none
            numbers += self._stacks.numbers(sight.rem[seat])

    def add_bytes(self, pieces: list[bytes], sight: DreamscapeSight, order: list[int]) -> list[int]:
        """The same as bytes; returned are the scores by seat."""
        stacks = self._all(sight)
        score = self._scores(sight, stacks)
        own = score[sight.seat]
        for seat in order:
            stack = stacks[seat]
            pieces.append(self._flags[_flags(sight, seat)])
            pieces.append(_SCORE.of(score[seat]))
            pieces.append(_BEHIND.of(own - score[seat]))
            z = (sight.z[seat], sight.known_z[seat], _spent(sight, seat))
            pieces.append(self._z_bytes.get(z) or remembered(self._z_bytes, z, packed(_z_numbers(*z))))
            reserve = sight.reserve[seat]
            has_any = bool(reserve) or sight.fresh[seat] > 0
            pieces.append(packed(_reserve_numbers(sight, seat, stack)) if has_any else _NOTHING_RESERVED)
            adds = self._offers(sight, stack)
            key = tuple(adds)
            offers = self._offer_bytes.get(key)
            pieces.append(
                remembered(self._offer_bytes, key, packed(_offer_numbers(adds))) if offers is None else offers
            )
            none = self._by_type.no_bytes
            pieces.append(self._by_type.counted_bytes(reserve, self._counts) if reserve else none)
            pieces.append(stack.piece)
        return score

    def _offers(self, sight: DreamscapeSight, stack: StackFacts) -> list[int]:
        """By position: what its card would add to a stack."""
        asleep, z_points = sight.asleep, self._z_points
        return [
            (z_points if asleep[place] else stack.adds(card)) if card else _GAP for place, card in enumerate(sight.row)
        ]


def _flags(sight: DreamscapeSight, seat: int) -> int:
    """Whether the seat is active, asked, performing: a bit for each."""
    cascade = sight.cascade
    flags = 1 if seat == sight.active else 0
    if seat in sight.asked:
        flags |= 2
    if cascade and cascade[-1].seat == seat:
        flags |= 4
    return flags


def _flag_numbers(flags: int) -> list[float]:
    return [1.0 if flags & bit else 0.0 for bit in (1, 2, 4)]


def _spent(sight: DreamscapeSight, seat: int) -> int:
    return sight.spent if seat == sight.active else 0


def _z_numbers(z: int, known: int, spent: int) -> list[float]:
    return [squashed(z, 4), squashed(known, 2), squashed(spent, 3), squashed(z - spent, 3)]


def _reserve_numbers(sight: DreamscapeSight, seat: int, stack: StackFacts) -> list[float]:
    adds = [stack.adds(card) for card in sight.reserve[seat]]
    best = max(adds, default=0)
    return [squashed(len(adds), 2), squashed(sight.fresh[seat], 1), squashed(best, 3), squashed(sum(adds), 3)]


def _offer_numbers(adds: list[int]) -> list[float]:
    """What the best card of the row would add, and each of them."""
    best = max([each for each in adds if each != _GAP], default=0)
    return [squashed(best, 3), *[0.0 if each == _GAP else squashed(each, 3) for each in adds]]
