"""Trades (ledger 2.5): a draft is built in secret, sent as an offer, and swapped only if the partner agrees."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_cycle.dreamscape import is_in_doldrum, row_of
from reverie.games.dream_cycle.inspirations import turn_in
from reverie.games.dream_cycle.interpretation import add_to_tray, remove_from_tray
from reverie.games.dream_cycle.move_tables import DROP, GIVE, SEND, TRADE, WANT
from reverie.games.dream_cycle.moves import (
    CHI,
    Accept,
    CounterOffer,
    Decline,
    Drop,
    Give,
    Send,
    Trade,
    Want,
    Withdraw,
)
from reverie.games.dream_cycle.records import Draft
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused


def may_trade(state: DreamState, seat: int, other: int) -> bool:
    """Both on one row of tiles, neither in a doldrum, neither in their own Movement Phase (DC-062, DC-063)."""
    row = trading_row(state, seat)
    return seat != other and row > 0 and trading_row(state, other) == row


def trading_row(state: DreamState, seat: int) -> int:
    """The row that a player can trade on; 0 beside it, in a doldrum, and in their own Movement Phase."""
    return 0 if is_riding(state, seat) or is_in_doldrum(state, seat) else row_of(state, seat)


def is_riding(state: DreamState, seat: int) -> bool:
    """In their own Movement Phase, which lasts until the turn has closed (DC-060)."""
    return seat == state.active and state.phase == "moving"


def may_draft(state: DreamState, seat: int) -> bool:
    """Not while riding, and not after the last offer of the turn (DC-063, DC-066)."""
    return not is_riding(state, seat) and offers_left(state, seat) > 0


def offers_left(state: DreamState, seat: int) -> int:
    """How many offers a player may still send in this turn (DC-066)."""
    return state.components.limits.offers_per_turn - state.offers[seat]


def partners(state: DreamState, seat: int) -> list[int]:
    """With whom a seat may trade now."""
    row = trading_row(state, seat)
    if not row:
        return []
    return [other for other in state.living if other != seat and trading_row(state, other) == row]


def goods(state: DreamState, seat: int) -> Counter[str]:
    """What a player can give: tray, store and hand (DC-061)."""
    return Counter(_held(state, seat))


def _held(state: DreamState, seat: int) -> dict[str, int]:
    """The same, counted by hand: every step of a draft asks for it, and a ``Counter`` is slow to make."""
    has: dict[str, int] = {}
    for item in state.tray[seat]:
        has[item] = has.get(item, 0) + 1
    for item in state.hand[seat]:
        has[item] = has.get(item, 0) + 1
    if state.store[seat]:
        has[CHI] = state.store[seat]
    return has


def _are_held(state: DreamState, seat: int, items: Sequence[str]) -> bool:
    has = _held(state, seat)
    return all(items.count(item) <= has.get(item, 0) for item in items)


def draft_moves(state: DreamState, seat: int) -> list[Move]:
    """Begin a draft; or add to it, clear it, send it (DC-064, DC-065)."""
    drafted = state.drafts[seat]
    if drafted is None:
        return [TRADE[other] for other in partners(state, seat)]
    moves: list[Move] = [GIVE[item] for item in _more(_held(state, seat), drafted.give)]
    moves += [WANT[item] for item in _more(_held(state, drafted.to_seat), drafted.want)]
    moves.append(DROP)
    if is_good(state, seat, drafted.to_seat, drafted.give, drafted.want):
        moves.append(SEND)
    return moves


def _more(has: dict[str, int], drafted: Sequence[str]) -> list[str]:
    return [item for item, count in has.items() if count > drafted.count(item)]


def is_good(state: DreamState, seat: int, other: int, give: Sequence[str], want: Sequence[str]) -> bool:
    """Whether this exchange could be made right now (DC-065)."""
    if not (give and want and may_trade(state, seat, other)):
        return False
    return _are_held(state, seat, give) and _are_held(state, other, want)


def draft(state: DreamState, seat: int, move: Move, log: Log, counted: bool = True) -> None:
    """Carry out one move of drafting; ``counted`` offers are limited per turn (DC-066)."""
    drafted = Draft(move.to_seat) if isinstance(move, Trade) else state.drafts[seat]
    if drafted is None:
        return
    if isinstance(move, Send):
        _send(state, seat, drafted, log, counted)
        return
    state.drafts[seat] = None if isinstance(move, Drop) else _extended(drafted, move)
    if log is not None:
        log.append(_drafted(seat, move, drafted.to_seat))


def _extended(drafted: Draft, move: Move) -> Draft:
    if isinstance(move, Give):
        return drafted._replace(give=(*drafted.give, move.item))
    return drafted._replace(want=(*drafted.want, move.item)) if isinstance(move, Want) else drafted


def _drafted(seat: int, move: Move, partner: int) -> Event:
    """Only the one who drafts knows of it."""
    item = move.item if isinstance(move, Give | Want) else ""
    facts = {"seat": seat, "to_seat": partner, "step": move.verb, "item": item}
    return Event("drafted", facts, only=(seat,))


def _send(state: DreamState, seat: int, drafted: Draft, log: Log, counted: bool) -> None:
    state.drafts[seat] = None
    state.offers[seat] += counted
    state.agenda.append(AnswerOffer(seat, drafted.to_seat, drafted.give, drafted.want))
    if log is not None:
        log.append(Event("offered", _sides(seat, drafted.to_seat, drafted.give, drafted.want)))


def _sides(seat: int, other: int, give: Sequence[str], want: Sequence[str]) -> dict[str, Any]:
    """Both sides of an exchange, chi counted apart from the tiles."""
    facts: dict[str, Any] = {"seat": seat, "to_seat": other}
    for name, items in (("give", give), ("want", want)):
        tiles = [item for item in items if item != CHI]
        chi = len(items) - len(tiles)
        kind = "both" if chi and tiles else "chi" if chi else "tiles"
        facts |= {name: tiles, f"{name}_chi": chi, f"{name}_kind": kind}
    return facts


class AnswerOffer(Ask[DreamState]):
    """The partner says yes or no, or no with another idea; nothing else moves until then (DC-064, DC-065)."""

    question: ClassVar[str] = "offer"
    clause: ClassVar[str] = "DC-064"

    def __init__(self, from_seat: int, partner: int, give: tuple[str, ...], want: tuple[str, ...]) -> None:
        self.from_seat: Final = from_seat
        self.partner: Final = partner
        self.give: Final = give
        self.want: Final = want

    def seats(self, state: DreamState) -> Sequence[int]:
        return (self.partner,)

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        """An idea of their own needs an offer that they may still send, and never in a debt (DC-066, DC-068)."""
        can_counter = may_draft(state, seat) and not self._is_of_debtor(state)
        return (Accept(), Decline(), CounterOffer()) if can_counter else (Accept(), Decline())

    @staticmethod
    def _is_of_debtor(state: DreamState) -> bool:
        """Beneath every other offer waits the question in which it was made; beneath a debtor's, the debt."""
        return not isinstance(state.agenda[-2], Ask)

    def default(self, state: DreamState, seat: int) -> Move:
        return Decline()

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        if isinstance(move, Withdraw):
            return IllegalMove("dream-cycle-not-your-offer", {"from_seat": self.from_seat}, self.clause)
        if isinstance(move, CounterOffer):
            in_debt = self._is_of_debtor(state)
            code, clause = ("no-counter-in-debt", "DC-068") if in_debt else ("offers-spent", "DC-066")
            return IllegalMove(f"dream-cycle-{code}", {}, clause)
        return IllegalMove("dream-cycle-offer-first", {}, self.clause)

    def facts(self, state: DreamState, seat: int | None) -> dict[str, Any]:
        return _sides(self.from_seat, self.partner, self.give, self.want)

    def answer(self, state: DreamState, seat: int, move: Move, log: Log) -> None:
        """An accepted offer is checked again; one that has lapsed changes nothing, like one that is declined."""
        agreed = isinstance(move, Accept) and is_good(state, self.from_seat, self.partner, self.give, self.want)
        if agreed:
            _hand_over(state, self.from_seat, self.partner, self.give)
            _hand_over(state, self.partner, self.from_seat, self.want)
        if log is not None:
            log.append(Event("offer_accepted" if agreed else "offer_declined", self.facts(state, seat)))
        if isinstance(move, CounterOffer):
            self._turn_round(state, log)

    def withdraw(self, state: DreamState, log: Log) -> None:
        """Nothing has changed, but the offer has been made (DC-066)."""
        state.agenda.pop()
        if log is not None:
            log.append(Event("offer_withdrawn", self.facts(state, self.from_seat)))

    def _turn_round(self, state: DreamState, log: Log) -> None:
        """The same goods the other way round lie before the partner as a draft, to be changed and sent."""
        state.drafts[self.partner] = Draft(self.from_seat, self.want, self.give)
        if log is not None:
            facts = {"seat": self.partner, "to_seat": self.from_seat, "step": "counter", "item": ""}
            log.append(Event("drafted", facts, only=(self.partner,)))


def _hand_over(state: DreamState, giver: int, taker: int, items: Sequence[str]) -> None:
    for item in items:
        if item == CHI:
            state.store[giver] -= 1
            state.store[taker] += 1
        elif item in state.components.directional:
            remove_from_tray(state, giver, item)
            add_to_tray(state, taker, item)
        else:
            turn_in(state, giver, item)
            state.hand[taker] += (item,)
