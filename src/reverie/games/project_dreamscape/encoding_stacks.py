"""Stacks of dreams as numbers, and what is counted by dream type."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.scoring import added
from reverie.kernel import packed, remembered, squashed

STACK_BY_TYPE: Final = ("chain", "run", "top", "under", "stack")
"""What is told of each seat by dream type."""
REMEMBERED: Final = 4096
"""So many stacks are remembered at a time."""


class TypeNumbers:
    """Numbers by dream type, for one content."""

    def __init__(self, components: Components, types: tuple[str, ...]) -> None:
        self.index: Final = {type_: place for place, type_ in enumerate(types)}
        self.none: Final = [0.0] * len(types)
        self._shown = {card: self.flags(pair) for card, pair in components.types_of.items()}
        self.no_bytes: Final = packed(self.none)
        self._shown_bytes = {card: packed(numbers) for card, numbers in self._shown.items()}
        self._flag_bytes: dict[tuple[str, ...], bytes] = {}
        shown = [type_ for pair in components.types_of.values() for type_ in pair]
        self._bits = max([shown.count(type_) for type_ in types]).bit_length()
        self._types_of = {
            card: (1 << self._bits * self.index[one]) + (1 << self._bits * self.index[other])
            for card, (one, other) in components.types_of.items()
        }
        """How cards are counted by type: in one whole number, a few bits for each."""

    def shows(self, card: str) -> list[float]:
        """Its two types; to be read only, as it is made once for each card."""
        return self._shown[card] if card else self.none

    def shows_bytes(self, card: str) -> bytes:
        """The same as bytes."""
        return self._shown_bytes[card] if card else self.no_bytes

    def flags(self, types: Iterable[str]) -> list[float]:
        """1 for each of these."""
        numbers = [0.0] * len(self.none)
        for type_ in types:
            numbers[self.index[type_]] = 1.0
        return numbers

    def flags_bytes(self, types: list[str]) -> bytes:
        """The same as bytes."""
        if not types:
            return self.no_bytes
        key = tuple(types)
        return self._flag_bytes.get(key) or remembered(self._flag_bytes, key, packed(self.flags(types)))

    def of(self, known: Mapping[str, int], most: int) -> list[float]:
        """A number of each type as a share of ``most``."""
        numbers = [0.0] * len(self.none)
        for type_, number in known.items():
            numbers[self.index[type_]] = min(1.0, number / most)
        return numbers

    def counted(self, cards: Sequence[str], most: int) -> list[float]:
        """How many of some cards show each type."""
        counts, bits = self._count(cards), self._bits
        each = [counts >> bits * place & (1 << bits) - 1 for place in range(len(self.none))]
        return [count / most if count < most else 1.0 for count in each]

    def counted_bytes(self, cards: Sequence[str], ready: list[bytes]) -> bytes:
        """The same as bytes; ``ready`` has them by count."""
        counts, bits = self._count(cards), self._bits
        pieces: list[bytes] = []
        for _ in self.none:
            pieces.append(ready[counts & (1 << bits) - 1])
            counts >>= bits
        return b"".join(pieces)

    def ready(self, most: int) -> list[bytes]:
        """By count: the share of ``most`` that it is."""
        return [packed([count / most if count < most else 1.0]) for count in range(1 << self._bits)]

    def _count(self, cards: Sequence[str]) -> int:
        counts, types_of = 0, self._types_of
        for card in cards:
            counts += types_of[card]
        return counts


class StackFacts:
    """What a REM stack comes to, worked out once for the same cards."""

    def __init__(
        self, components: Components, points: int, runs: dict[str, int], chains: list[float], piece: bytes
    ) -> None:
        self._components = components
        self._runs = runs
        self._adds: dict[str, int] = {}
        self.points: Final = points
        self.chains: Final = chains
        """The first of a stack's numbers; the others say which types its cards show."""
        self.piece: Final = piece
        """All of them as bytes."""

    def adds(self, card: str) -> int:
        """What a card on top would add to the chains."""
        adds = self._adds.get(card)
        if adds is None:
            adds = self._adds[card] = added(self._components, self._runs, card)
        return adds


class KnownStacks:
    """From one look to the next most stacks stay as they are, so the last ones are remembered."""

    def __init__(self, components: Components, by_type: TypeNumbers) -> None:
        self._components = components
        self._by_type = by_type
        self._longest = len(components.chart) - 1
        self._counts = by_type.ready(self._longest)
        self._known: dict[tuple[str, ...], StackFacts] = {}

    def facts(self, cards: list[str]) -> StackFacts:
        """What is known of a stack."""
        key = tuple(cards)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            known = self._known[key] = self._new(cards)
        return known

    def _new(self, stack: list[str]) -> StackFacts:
        """In one go from the bottom up: what ``scoring`` says of chains, points and the runs at the top (PD-151)."""
        types_of, steps, chart = self._components.types_of, self._components.steps, self._components.chart
        runs: dict[str, int] = {}
        lengths: dict[str, int] = {}
        points = in_chains = chains = 0
        for card in stack:
            below, runs = runs, {}
            for type_ in types_of[card]:
                length = below.get(type_, 0) + 1
                runs[type_] = length
                points += steps[length]
                if length == 2:
                    chains += 1
                    in_chains += chart[2]
                elif length > 2:
                    in_chains += steps[length]
                if length > 1 and length > lengths.get(type_, 0):
                    lengths[type_] = length
        longest, by_type = self._longest, self._by_type
        numbers = [
            squashed(len(stack), 8),
            squashed(in_chains, 12),
            squashed(chains, 4),
            max(lengths.values(), default=0) / longest,
            squashed(sum([steps[min(length + 1, longest)] for length in runs.values()]), 4),
        ]
        numbers += by_type.of(lengths, longest)
        numbers += by_type.of(runs, longest)
        pieces = [packed(numbers), *[by_type.shows_bytes(card) for card in _top_two(stack)]]
        pieces.append(by_type.counted_bytes(stack, self._counts))
        return StackFacts(self._components, points, runs, numbers, b"".join(pieces))

    def numbers(self, stack: list[str]) -> list[float]:
        """All of a stack's numbers."""
        numbers = self.facts(stack).chains[:]
        for card in _top_two(stack):
            numbers += self._by_type.shows(card)
        return numbers + self._by_type.counted(stack, self._longest)


def _top_two(stack: list[str]) -> tuple[str, str]:
    return stack[-1] if stack else "", stack[-2] if len(stack) > 1 else ""
