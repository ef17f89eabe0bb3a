"""The turn (ledger 2.4): draw, one element into one's own dream, then one more card."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.counting_zzzzs import actions, refusals
from reverie.games.counting_zzzzs.moves import ActionMove, Discard, First, Give
from reverie.games.counting_zzzzs.sequence import fitting, fitting_of, forced_theme
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.games.counting_zzzzs.waking import break_morning, discard_hand, wake
from reverie.games.counting_zzzzs.windows import play_element
from reverie.kernel import Ask, Event, Log, Move, Refused, Step


class BeginTurn(Step[ZzzzsState]):
    """Step 1, and what it may bring about at once: morning, or being stuck (CZ-040 to CZ-043, CZ-083, CZ-122)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: ZzzzsState, log: Log) -> None:
        if not state.draw:  # Lucid Dreaming has taken the last card (CZ-127)
            break_morning(state, log)
            return
        state.turn_seat = self.seat
        state.turn_no += 1
        state.agenda.append(BeginTurn((self.seat + 1) % state.setup.players))
        draw_cards(state, self.seat, log)
        if not state.draw:
            break_morning(state, log)
        elif is_stuck(state, self.seat):
            be_stuck(state, self.seat, log)
        else:
            state.agenda.append(FirstCard(self.seat))


def draw_cards(state: ZzzzsState, seat: int, log: Log) -> None:
    """Draw up to five; everybody sees how many, the seat alone sees which (CZ-041, CZ-042)."""
    hand = state.hand[seat]
    drawn = state.draw[: state.deck.hand - len(hand)]
    if not drawn:
        return
    del state.draw[: len(drawn)]
    hand += drawn
    if log is not None:
        facts = {"seat": seat, "count": len(drawn), "left": len(state.draw)}
        log.append(Event("cards_drawn", facts, {seat: {"cards": drawn}}))


def is_stuck(state: ZzzzsState, seat: int) -> bool:
    """No card in hand is a legal element for one's own dream; actions do not help (CZ-083, CZ-084)."""
    return fitting(state, seat).isdisjoint(state.hand[seat])


def be_stuck(state: ZzzzsState, seat: int, log: Log) -> None:
    """Show the hand, lose it, wake; without a dream there is nothing to wake from (CZ-083, CZ-085)."""
    cards = discard_hand(state, seat)
    asleep = bool(state.dream[seat])
    if log is not None:
        log.append(Event("stuck", {"seat": seat, "cards": cards, "asleep": asleep}))
    if asleep:
        wake(state, seat, "stuck", log)


class FirstCard(Ask[ZzzzsState, First]):
    """Step 2: one element into one's own dream, lowest number first (CZ-045)."""

    question: ClassVar[str] = "first-card"
    clause: ClassVar[str] = "CZ-045"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, state: ZzzzsState) -> Sequence[int]:
        return (self.seat,)

    def moves(self, state: ZzzzsState, seat: int) -> Sequence[First]:
        firsts = state.deck.firsts
        return [firsts[card] for card in fitting_of(state, state.hand[seat], seat)]

    def why_not(self, state: ZzzzsState, seat: int, move: Move) -> Refused:
        return refusals.of_first_card(state, seat, move)

    def facts(self, state: ZzzzsState, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, **what_comes_next(state, self.seat)}

    def answer(self, state: ZzzzsState, seat: int, move: First, log: Log) -> None:
        state.hand[seat].remove(move.card)
        state.agenda.append(SecondStep(seat))
        play_element(state, seat, move.card, seat, "first", log)


def what_comes_next(state: ZzzzsState, owner: int) -> dict[str, Any]:
    """What the next element of a dream is held to, as facts of a question."""
    dream = state.dream[owner]
    if not dream:
        return {"opening": "start", "element": None, "last_kind": None, "theme": None}
    last, theme = dream[-1].element, forced_theme(state, owner)
    kind = state.deck.elements[last].kind
    return {"opening": "forced" if theme else "follow", "element": last, "last_kind": kind, "theme": theme or None}


class SecondStep(Step[ZzzzsState]):
    """Step 3 takes place only if one is asleep after the first card has been settled (CZ-053)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: ZzzzsState, log: Log) -> None:
        if state.dream[self.seat]:
            state.agenda.append(SecondCard(self.seat))


class SecondCard(Ask[ZzzzsState, Give | Discard | ActionMove]):
    """Step 3: an element for another dream, an action, or a discard (CZ-047, CZ-048).

    In this order: give, wake, siren, force_theme, force_side, rapid, recur, lucid, light, discard; within each by the
    card's number, then by seat or element.
    """

    question: ClassVar[str] = "second-card"
    clause: ClassVar[str] = "CZ-047"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, state: ZzzzsState) -> Sequence[int]:
        return (self.seat,)

    def moves(self, state: ZzzzsState, seat: int) -> Sequence[Give | Discard | ActionMove]:
        hand = state.deck.sorted(state.hand[seat])
        moves: list[Give | Discard | ActionMove] = []
        moves += gifts(state, seat, hand)
        moves += actions.lawful(state, hand)
        discards = state.deck.discards
        moves += [discards[card] for card in hand]
        return moves

    def default(self, state: ZzzzsState, seat: int) -> Discard:
        return Discard(state.deck.sorted(state.hand[seat])[0])

    def why_not(self, state: ZzzzsState, seat: int, move: Move) -> Refused:
        return refusals.of_second_card(state, seat, move)

    def facts(self, state: ZzzzsState, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat}

    def answer(self, state: ZzzzsState, seat: int, move: Give | Discard | ActionMove, log: Log) -> None:
        if isinstance(move, Discard):
            discard(state, seat, move.card, log)
        elif isinstance(move, Give):
            state.hand[seat].remove(move.card)
            play_element(state, seat, move.card, move.to_seat, "give", log)
        else:
            actions.carry_out(state, seat, move, log)


def gifts(state: ZzzzsState, seat: int, hand: list[str]) -> list[Give]:
    """Elements for the dreams of others who are asleep (CZ-052, CZ-067)."""
    by_card = state.deck.gifts
    open_dreams = [(other, fitting(state, other)) for other in state.asleep if other != seat]
    return [by_card[card][other] for card in hand for other, allowed in open_dreams if card in allowed]


def discard(state: ZzzzsState, seat: int, card: str, log: Log) -> None:
    """Any card, face up and without effect (CZ-047, CZ-049)."""
    state.hand[seat].remove(card)
    state.discard.append(card)
    if log is not None:
        log.append(Event("card_discarded", {"seat": seat, "card": card}))
