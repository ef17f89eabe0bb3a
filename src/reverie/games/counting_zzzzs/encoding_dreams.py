"""Dreams as numbers: what one is worth, what it shows, and what an element would change. Each is worked out once."""

from typing import Final

from reverie.games.counting_zzzzs.components import Deck, Element
from reverie.games.counting_zzzzs.encoding_cards import CardNumbers
from reverie.games.counting_zzzzs.records import Laid
from reverie.games.counting_zzzzs.scoring import Tally, fixed_side, is_met, pairs_of, tally_of, turned_to
from reverie.kernel import ReadyNumbers, packed, share, squashed

REMEMBERED: Final = 1024
"""So many dreams are remembered at a time."""
_SIDE: Final = {"plus": 1.0, "minus": -1.0, "": 0.0}
_WINS: Final = [packed([0.0]), packed([1.0])]
_HOPE: Final = ReadyNumbers(lambda points: squashed(points, 4), -30, 30)


class DreamFacts:
    """One dream, whoever's it is."""

    def __init__(self, numbers: CardNumbers, dream: list[Laid]) -> None:
        self._numbers: Final = numbers
        self._deck: Final = numbers.deck
        self.dream: Final = dream[:]
        self.tally: Final[Tally] = tally_of(self._deck, dream)
        self.counts: Final = self.tally.count >= self._deck.counted_from
        self.scored: Final = self.tally.total if self.counts else 0
        """What waking now would bring: short dreams count nothing (CZ-101)."""
        cards = [card for laid in dream for card in laid if card]
        self.seen: Final = numbers.mask(cards)
        self.counts_of: Final = sum([numbers.counts[card] for card in cards])
        """What the cards are made of, as ``CardNumbers.counts``."""
        self.partners: Final = [partner for laid in dream for partner in numbers.partners[laid.element]]
        self.before_bytes: Final = packed(self._standing())
        """The numbers before the one that says whether waking wins, and below those after it."""
        self.after_bytes: Final = packed(self._sides())
        self.element_bytes: Final = numbers.element_bytes(self.seen & numbers.all_elements)
        """Each element of the deck, whether it lies here."""
        self._ids: Final = {laid.element: place for place, laid in enumerate(dream)}
        self._turned = {self.tally.side: TurnedDream(list(self.tally.sides), self.tally.total)}
        self._changes: dict[str, int] = {}

    def _standing(self) -> list[float]:
        deck, tally = self._deck, self.tally
        return [
            1.0,
            tally.count / deck.longest,
            share(deck.counted_from - tally.count, deck.counted_from),
            1.0 if self.counts else 0.0,
            squashed(tally.total, 8),
            squashed(self.scored, 8),
        ]

    def _sides(self) -> list[float]:
        deck, tally, longest = self._deck, self.tally, self._deck.longest
        sideways = plus = minus = fixed = 0
        for laid in self.dream:
            side = fixed_side(deck, laid)
            face = self._numbers.faces[f"{laid.element}-{side}" if side else laid.element]
            if face.is_sideways:
                sideways += 1
                plus += face.plus
                minus += face.minus
            elif face.is_fixed:
                fixed += 1
        return [
            tally.plus / longest,
            tally.minus / longest,
            _SIDE[tally.side],
            squashed(tally.points, 6),
            squashed(tally.interplay, 2),
            *(sideways / longest, squashed(plus, 4), squashed(minus, 4), fixed / longest),
        ]

    def change_by(self, card: str) -> int:
        """By how much an element would change what it is worth."""
        change = self._changes.get(card)
        if change is None:
            change = self._changes[card] = self._total_with(self._deck.elements[card]) - self.tally.total
        return change

    def _total_with(self, element: Element) -> int:
        """What ``tally_of`` says of the dream and one more element, from what is known of the dream."""
        plus = self.tally.plus + (1 if element.type == "plus" else 0)
        minus = self.tally.minus + (1 if element.type == "minus" else 0)
        side = turned_to(plus, minus)
        turned = self._turned.get(side)
        if turned is None:
            turned = self._turned[side] = _turned(self._deck, self.dream, side)
        own = side if element.type == "context" else ""
        total = turned.total + 1 + element.value[own]
        for entry in element.interplay:
            place = self._ids.get(entry.partner)
            if place is not None and is_met(entry, own, turned.sides[place]):
                total += entry.points
        for other, printed in self._numbers.mentions[element.id]:
            place = self._ids.get(other)
            if place is not None and is_met(printed, turned.sides[place], own):
                total += printed.points
        return total

    def change_by_side(self, element: str, force: str) -> int:
        """By how much a side Force would; 0 where there is no such element."""
        if element not in self._ids:
            return 0
        dream = [laid._replace(fixed_by=force) if laid.element == element else laid for laid in self.dream]
        return tally_of(self._deck, dream).total - self.tally.total

    def wins(self, score: int) -> bool:
        """Whether waking now reaches the target."""
        return self.counts and score + self.scored >= self._deck.target

    def hopes(self, unseen: int) -> tuple[int, int]:
        """What interplay with unseen cards may gain, and what it may lose."""
        gain = harm = 0
        for partner, points in self.partners:
            if partner & unseen:
                if points > 0:
                    gain += points
                else:
                    harm += points
        return gain, harm

    def add_numbers(self, numbers: list[float], score: int, unseen: int) -> None:
        """What it is worth, how it could turn, and what interplay with unseen cards it may come to."""
        if not self.dream:
            numbers += _AWAKE
            return
        numbers += self._standing()
        numbers.append(1.0 if self.wins(score) else 0.0)
        numbers += self._sides()
        numbers += _hope_numbers(*self.hopes(unseen))

    def add_bytes(self, pieces: list[bytes], score: int, unseen: int) -> None:
        """The same as bytes."""
        if not self.dream:
            pieces.append(_AWAKE_BYTES)
            return
        hopes = self.hopes(unseen)
        pieces.append(self.before_bytes)
        pieces.append(_WINS[1 if self.wins(score) else 0])
        pieces.append(self.after_bytes)
        pieces += (_HOPE.of(hopes[0]), _HOPE.of(hopes[1]))


class TurnedDream:
    """A dream whose sideways context cards have turned to one side: the sides that are up, and what it is worth."""

    def __init__(self, sides: list[str], total: int) -> None:
        self.sides: Final = sides
        self.total: Final = total


def _turned(deck: Deck, dream: list[Laid], side: str) -> TurnedDream:
    elements, fixed = [deck.elements[laid.element] for laid in dream], [fixed_side(deck, laid) for laid in dream]
    sides = [side if element.type == "context" and not up else up for element, up in zip(elements, fixed, strict=True)]
    points = sum([element.value[up] for element, up in zip(elements, sides, strict=True)])
    pairs = pairs_of(elements, sides)
    return TurnedDream(sides, len(elements) + points + sum([pair.points for pair in pairs]))


def _hope_numbers(gain: int, harm: int) -> list[float]:
    return [squashed(gain, 4), squashed(harm, 4)]


_AWAKE: Final = [0.0, 0.0, 1.0] + [0.0] * 15
_AWAKE_BYTES: Final = packed(_AWAKE)


class KnownDreams:
    """The dreams of late: from one look to the next most stay as they are."""

    def __init__(self, numbers: CardNumbers) -> None:
        self._numbers: Final = numbers
        self._known: dict[tuple[Laid, ...], DreamFacts] = {}

    def facts(self, dream: list[Laid]) -> DreamFacts:
        """What is known of a dream."""
        key = tuple(dream)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            found = self._known[key] = DreamFacts(self._numbers, dream)
        return found
