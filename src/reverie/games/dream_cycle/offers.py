"""Offers that a mind thinks of: Inspiration tiles that help a rider, for what the other side is known to take.

Each is a line of small moves, from where the seat's draft stands up to ``send``. Every refusal raises the price, and
the rules allow a few offers a turn (DC-066), so nobody is pestered for ever.
"""

from collections.abc import Sequence
from typing import Final

from reverie.games.dream_cycle.bot import MARGIN, PRICE_OF_INSPIRATION
from reverie.games.dream_cycle.move_tables import GIVE, SEND, TRADE, WANT
from reverie.games.dream_cycle.moves import CHI, CounterOffer
from reverie.games.dream_cycle.records import Draft
from reverie.games.dream_cycle.state import DreamState
from reverie.games.dream_cycle.trades import AnswerOffer, may_draft, partners
from reverie.kernel import Move

DESIRED: Final = ("extra_turn", "times3", "times2", "zip", "shadowwalker", "fringewalker", "power")
"""Inspiration tiles worth an offer, the best first."""
MOST_OFFERS: Final = 4
"""So many are looked at."""
PRICE: Final = int(PRICE_OF_INSPIRATION + MARGIN)
"""The chi for which somebody parts with an Inspiration tile."""


def offer_lines(state: DreamState, seat: int) -> list[Sequence[Move]]:
    """All offers that begin as the seat's draft does; without a draft, all."""
    if not may_draft(state, seat):
        return []
    begun = state.drafts[seat]
    wanted: list[Sequence[Move]] = [_line(begun, offer) for offer in _offers(state, seat) if _begins(begun, offer)]
    return wanted[:MOST_OFFERS]


def _offers(state: DreamState, seat: int) -> list[Draft]:
    """For a desired tile some chi, or another tile and one chi; more of it after every refusal."""
    price = PRICE + state.offers[seat]
    chi, hand = state.store[seat], state.hand[seat]
    offers = []
    for kind in DESIRED:
        for other in partners(state, seat):
            if kind not in state.hand[other]:
                continue
            if chi >= price:
                offers.append(Draft(other, (CHI,) * price, (kind,)))
            plain = [own for own in dict.fromkeys(hand) if own not in DESIRED]
            rest = price - int(PRICE_OF_INSPIRATION)
            if plain and chi >= rest:
                offers.append(Draft(other, (plain[0], *(CHI,) * rest), (kind,)))
    return offers


def _begins(begun: Draft | None, offer: Draft) -> bool:
    if begun is None:
        return True
    return begun.to_seat == offer.to_seat and _within(begun.give, offer.give) and _within(begun.want, offer.want)


def _within(some: Sequence[str], items: Sequence[str]) -> bool:
    return all(some.count(item) <= items.count(item) for item in some)


def _line(begun: Draft | None, offer: Draft) -> list[Move]:
    """What is still to be done up to ``send``."""
    line: list[Move] = [TRADE[offer.to_seat]] if begun is None else []
    give, want = list(offer.give), list(offer.want)
    if begun is not None:
        for item in begun.give:
            give.remove(item)
        for item in begun.want:
            want.remove(item)
    return [*line, *(WANT[item] for item in want), *(GIVE[item] for item in give), SEND]


def counter_lines(state: DreamState, seat: int, offered: AnswerOffer) -> list[Sequence[Move]]:
    """The same exchange for a few chi more; only while the seat is buying, for else it would not be asked to go on."""
    counter = CounterOffer()
    if state.active != seat or state.phase != "buying" or counter not in offered.moves(state, seat):
        return []
    spare = state.store[offered.from_seat] - offered.give.count(CHI)
    return [(counter, *(WANT[CHI],) * more, SEND) for more in (1, 2, 3) if more <= spare]
