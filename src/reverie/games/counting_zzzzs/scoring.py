"""Scoring (ledger 2.7): what a dream is worth, step by step. The same steps give the tally of a dream that goes on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from reverie.games.counting_zzzzs.components import Deck, Element, Interplay
from reverie.games.counting_zzzzs.records import Laid


class Counted(NamedTuple):
    """An interplay that counts: the card it is printed on, its partner, the points."""

    card: str
    partner: str
    points: int


@dataclass(frozen=True)
class Tally:
    """A dream as steps I to IV see it (CZ-102 to CZ-115)."""

    count: int
    plus: int
    minus: int
    side: str
    """Where sideways context cards turn: ``plus``, ``minus``, or ``""`` where they stay as they are."""
    sides: tuple[str, ...]
    """By element: the side that is up once they have turned."""
    points: int
    pairs: tuple[Counted, ...]
    interplay: int

    @property
    def total(self) -> int:
        """I + III + IV (CZ-115, CZ-116)."""
        return self.count + self.points + self.interplay


EMPTY: Final = Tally(0, 0, 0, "", (), 0, (), 0)


def tally_of(deck: Deck, dream: Sequence[Laid]) -> Tally:
    """What a dream is worth, step by step."""
    elements = [deck.elements[laid.element] for laid in dream]
    fixed = [fixed_side(deck, laid) for laid in dream]
    plus, minus = _counts(elements, fixed)
    side = "plus" if plus > minus else "minus" if minus > plus else ""
    sides = tuple(
        up or (side if element.type == "context" else "") for element, up in zip(elements, fixed, strict=True)
    )
    points = sum(element.value[up] for element, up in zip(elements, sides, strict=True))
    pairs = _pairs(elements, sides)
    return Tally(len(dream), plus, minus, side, sides, points, pairs, sum(pair.points for pair in pairs))


def fixed_side(deck: Deck, laid: Laid) -> str:
    """The side that a side Force has set, or ``""`` (CZ-022)."""
    return deck.side_forces[laid.fixed_by].side if laid.fixed_by else ""


def lies_sideways(deck: Deck, laid: Laid) -> bool:
    """A context card that no Force has fixed (CZ-021, CZ-023)."""
    return deck.elements[laid.element].type == "context" and not laid.fixed_by


def _counts(elements: Sequence[Element], fixed: Sequence[str]) -> tuple[int, int]:
    """How many plus and minus elements there are, not how much they are worth (CZ-103, CZ-107, CZ-111)."""
    types = [up or element.type for element, up in zip(elements, fixed, strict=True)]
    return types.count("plus"), types.count("minus")


def _pairs(elements: Sequence[Element], sides: Sequence[str]) -> tuple[Counted, ...]:
    """Both cards in the dream, wherever they lie, with the sides up that the entry asks for (CZ-109 to CZ-114)."""
    up = {element.id: side for element, side in zip(elements, sides, strict=True)}
    return tuple(
        Counted(element.id, entry.partner, entry.points)
        for element in elements
        for entry in element.interplay
        if entry.partner in up and _is_met(entry, up[element.id], up[entry.partner])
    )


def _is_met(entry: Interplay, own: str, partner: str) -> bool:
    return entry.own_side in (None, own) and entry.with_side in (None, partner)
