"""Dreams as numbers: what one is worth, what it shows, and what an element would change. Each is worked out once."""

from typing import Final

from reverie.games.counting_zzzzs.encoding_cards import CardNumbers
from reverie.games.counting_zzzzs.records import Laid
from reverie.games.counting_zzzzs.scoring import Tally, fixed_side, tally_of
from reverie.kernel import share, squashed

REMEMBERED: Final = 2048
"""So many dreams are remembered at a time."""
_SIDE: Final = {"plus": 1.0, "minus": -1.0, "": 0.0}


class DreamFacts:
    """One dream, whoever's it is."""

    def __init__(self, numbers: CardNumbers, dream: list[Laid]) -> None:
        self._deck: Final = numbers.deck
        self.dream: Final = dream[:]
        self.tally: Final[Tally] = tally_of(self._deck, dream)
        self.counts: Final = self.tally.count >= self._deck.counted_from
        self.scored: Final = self.tally.total if self.counts else 0
        """What waking now would bring: short dreams count nothing (CZ-101)."""
        self.seen: Final = numbers.mask([card for laid in dream for card in laid if card])
        self.places: Final = [numbers.place[laid.element] for laid in dream]
        self.partners: Final = [partner for laid in dream for partner in numbers.partners[laid.element]]
        self.before: Final = self._standing()
        """The numbers before the one that says whether waking wins, and below those after it."""
        self.after: Final = self._sides(numbers)
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

    def _sides(self, numbers: CardNumbers) -> list[float]:
        deck, tally, longest = self._deck, self.tally, self._deck.longest
        sideways = plus = minus = fixed = 0
        for laid in self.dream:
            side = fixed_side(deck, laid)
            face = numbers.faces[f"{laid.element}-{side}" if side else laid.element]
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
            change = tally_of(self._deck, [*self.dream, Laid(card)]).total - self.tally.total
            self._changes[card] = change
        return change

    def change_by_side(self, element: str, force: str) -> int:
        """By how much a side Force would; 0 where there is no such element."""
        if element not in [laid.element for laid in self.dream]:
            return 0
        dream = [laid._replace(fixed_by=force) if laid.element == element else laid for laid in self.dream]
        return tally_of(self._deck, dream).total - self.tally.total

    def add_numbers(self, numbers: list[float], score: int, unseen: int) -> None:
        """What it is worth, how it could turn, and what interplay with unseen cards it may come to."""
        if not self.dream:
            numbers += _AWAKE
            return
        numbers += self.before
        numbers.append(1.0 if self.counts and score + self.scored >= self._deck.target else 0.0)
        numbers += self.after
        gain = harm = 0
        for partner, points in self.partners:
            if partner & unseen:
                if points > 0:
                    gain += points
                else:
                    harm += points
        numbers.append(squashed(gain, 4))
        numbers.append(squashed(harm, 4))


_AWAKE: Final = [0.0, 0.0, 1.0] + [0.0] * 15


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
