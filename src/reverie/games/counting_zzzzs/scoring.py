"""Scoring (ledger 2.7): what a dream is worth, step by step. The same steps give the tally of a dream that goes on."""

from typing import Final, NamedTuple

from reverie.games.counting_zzzzs.components import Deck, Element, Interplay
from reverie.games.counting_zzzzs.records import Laid


class Counted(NamedTuple):
    """An interplay that counts: the card it is printed on, its partner, the points."""

    card: str
    partner: str
    points: int


class Tally:
    """A dream as steps I to IV see it (CZ-102 to CZ-115)."""

    def __init__(
        self,
        count: int,
        plus: int,
        minus: int,
        side: str,
        sides: tuple[str, ...],
        points: int,
        pairs: tuple[Counted, ...],
        interplay: int,
    ) -> None:
        self.count: Final = count
        self.plus: Final = plus
        self.minus: Final = minus
        self.side: Final = side
        """Where sideways context cards turn: ``plus``, ``minus``, or ``""`` where they stay as they are."""
        self.sides: Final = sides
        """By element: the side that is up once they have turned."""
        self.points: Final = points
        self.pairs: Final = pairs
        self.interplay: Final = interplay
        self.total: Final = count + points + interplay
        """I + III + IV (CZ-115, CZ-116)."""


def tally_of(deck: Deck, dream: list[Laid]) -> Tally:
    """What a dream is worth, step by step."""
    known, forces = deck.elements, deck.side_forces
    elements: list[Element] = []
    sides: list[str] = []
    plus = minus = 0  # how many, not how much they are worth (CZ-103, CZ-107, CZ-111)
    for card, _, force in dream:
        element = known[card]
        up = forces[force].side if force else ""
        lies = up or element.type
        if lies == "plus":
            plus += 1
        elif lies == "minus":
            minus += 1
        elements.append(element)
        sides.append(up)
    side = turned_to(plus, minus)
    points = 0
    for place, element in enumerate(elements):
        if element.type == "context" and not sides[place]:
            sides[place] = side
        points += element.value[sides[place]]
    pairs = pairs_of(elements, sides)
    return Tally(len(dream), plus, minus, side, tuple(sides), points, pairs, sum([pair.points for pair in pairs]))


def turned_to(plus: int, minus: int) -> str:
    """Where sideways context cards turn, by how many elements lie on each side (CZ-104 to CZ-106)."""
    return "plus" if plus > minus else "minus" if minus > plus else ""


def fixed_side(deck: Deck, laid: Laid) -> str:
    """The side that a side Force has set, or ``""`` (CZ-022)."""
    return deck.side_forces[laid.fixed_by].side if laid.fixed_by else ""


def lies_sideways(deck: Deck, laid: Laid) -> bool:
    """A context card that no Force has fixed (CZ-021, CZ-023)."""
    card, _, force = laid
    return not force and deck.elements[card].type == "context"


def pairs_of(elements: list[Element], sides: list[str]) -> tuple[Counted, ...]:
    """Both cards in the dream, wherever they lie, with the sides up that the entry asks for (CZ-109 to CZ-114)."""
    pairs: list[Counted] = []
    ids = [element.id for element in elements]
    for place, element in enumerate(elements):
        for entry in element.interplay:
            if entry.partner in ids and is_met(entry, sides[place], sides[ids.index(entry.partner)]):
                pairs.append(Counted(element.id, entry.partner, entry.points))
    return tuple(pairs)


def is_met(entry: Interplay, own: str, partner: str) -> bool:
    """Whether the sides are up that an entry asks for, of its own card and of its partner."""
    return (entry.own_side is None or entry.own_side == own) and (entry.with_side is None or entry.with_side == partner)
