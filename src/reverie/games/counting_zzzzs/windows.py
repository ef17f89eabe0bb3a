"""Windows (ledger 2.10): a card is pending, those who might answer it are asked in secret, then it takes effect."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.counting_zzzzs import forces, refusals, wake_ups
from reverie.games.counting_zzzzs.components import ForceSide, ForceTheme, Wake
from reverie.games.counting_zzzzs.moves import PASS, Block, LightSleeper
from reverie.games.counting_zzzzs.records import Laid, Pending
from reverie.games.counting_zzzzs.state import NO_TARGET, ZzzzsState
from reverie.games.counting_zzzzs.waking import wake
from reverie.kernel import Event, Log, Move, Refused, SealedAsk, Step, move_text


def play_element(state: ZzzzsState, seat: int, card: str, owner: int, how: str, log: Log) -> None:
    """An element that has left its place is on its way into a dream."""
    if log is not None:
        log.append(Event("element_played", {"seat": seat, "card": card, "to_seat": owner, "how": how}))
    play_pending(state, Pending(card, seat, owner, "", (owner,)), log)


def play_pending(state: ZzzzsState, pending: Pending, log: Log) -> None:
    """The card lies there for all to see; it takes effect once nobody can answer any more (CZ-141, CZ-151)."""
    state.pending = pending
    state.agenda.append(TAKE_EFFECT)
    asked = WINDOW.seats(state)
    if asked:
        state.agenda.append(WINDOW)
        if log is not None:
            facts = {"seat": pending.seat, "card": pending.card, "asked_seats": asked}
            log.append(Event("window_opened", facts))


def pass_kind(state: ZzzzsState, card: str) -> str:
    """What sort of card is pending: ``element``, ``wake`` or ``force``; a player may always pass on one of them."""
    action = state.deck.actions.get(card)
    return "element" if action is None else action.group


class Window(SealedAsk[ZzzzsState]):
    """Everybody who might hold an answer, by open facts alone, plays one card or passes (CZ-147, CZ-152).

    Stopping Blocks come first, by number; then Light Sleeper by seat; then the pass.
    """

    question: ClassVar[str] = "window"
    clause: ClassVar[str] = "CZ-147"
    hushed: ClassVar[bool] = True

    def seats(self, state: ZzzzsState) -> list[int]:
        pending = state.pending
        assert pending is not None
        if pending.target != NO_TARGET and not state.dream[pending.target]:
            return []  # the first element of a dream (CZ-141)
        return [seat for seat in state.asleep if seat != pending.seat and might_answer(state, seat)]

    def about(self, state: ZzzzsState) -> str:
        assert state.pending is not None
        return pass_kind(state, state.pending.card)

    def moves(self, state: ZzzzsState, seat: int) -> Sequence[Move]:
        pending = state.pending
        assert pending is not None
        hand = state.hand[seat]
        moves: list[Move] = [Block(card) for card in stopping_blocks(state, seat) if card in hand]
        for card in state.deck.light_sleepers:
            if card in hand:
                moves += [LightSleeper(card, other) for other in pending.affected]
        moves.append(PASS)
        return moves

    def default(self, state: ZzzzsState, seat: int) -> Move:
        return PASS

    def why_not(self, state: ZzzzsState, seat: int, move: Move) -> Refused:
        return refusals.of_answer(state, seat, move)

    def facts(self, state: ZzzzsState, seat: int | None) -> dict[str, Any]:
        pending = state.pending
        assert pending is not None
        return {
            "seat": pending.seat,
            "card": pending.card,
            "to_seat": None if pending.target == NO_TARGET else pending.target,
            "own": pending.target == pending.seat,
            "element": pending.element or None,
            "how": sort_of(state, pending),
            "pass_kind": pass_kind(state, pending.card),
            "affected_seats": list(pending.affected),
        }

    def sealed(self, state: ZzzzsState, seat: int, move: Move) -> Event:
        """Only whoever answers learns of it (CZ-152)."""
        return Event("answer", {"seat": seat, "answer": move_text(move), "fate": "given"}, only=(seat,))

    def reveal(self, state: ZzzzsState, answers: list[Move | None], log: Log) -> None:
        """One by one, the affected seats first, each group clockwise from the left of the player (CZ-156)."""
        pending = state.pending
        assert pending is not None
        order = state.clockwise(pending.seat)
        order.sort(key=lambda seat: seat not in pending.affected)
        for seat in order:
            move = answers[seat]
            if isinstance(move, Block | LightSleeper) and not state.is_over:
                settle(state, seat, move, log)


def sort_of(state: ZzzzsState, pending: Pending) -> str:
    """How the pending card is spoken of: ``element``, ``wake``, ``siren``, ``force_theme`` or ``force_side``."""
    action = state.deck.actions.get(pending.card)
    if action is None:
        return "element"
    if isinstance(action.effect, Wake):
        return "siren" if pending.target == NO_TARGET else "wake"
    return "force_theme" if isinstance(action.effect, ForceTheme) else "force_side"


def might_answer(state: ZzzzsState, seat: int) -> bool:
    """A card in hand, and a Block that would be a legal answer and does not lie in the discard pile (CZ-147)."""
    if not state.hand[seat]:
        return False
    discard = state.discard
    for blocks in (state.deck.light_sleepers, stopping_blocks(state, seat)):
        for block in blocks:
            if block not in discard:
                return True
    return False


def stopping_blocks(state: ZzzzsState, seat: int) -> tuple[str, ...]:
    """The Blocks with which this seat could stop the pending card: only one that would affect it (CZ-144, CZ-145)."""
    pending = state.pending
    assert pending is not None
    return state.deck.stoppers.get(pending.card, ()) if seat in pending.affected else ()


def settle(state: ZzzzsState, seat: int, move: Block | LightSleeper, log: Log) -> None:
    """An answer is played, or lapses because it comes too late (CZ-148, CZ-149, CZ-156, CZ-157)."""
    pending = state.pending
    assert pending is not None
    protected = seat if isinstance(move, Block) else move.to_seat
    if not state.dream[seat] or protected not in pending.affected:
        if log is not None:
            facts = {"seat": seat, "answer": move_text(move), "fate": "lapsed"}
            log.append(Event("answer", facts, only=(seat,)))
        return
    left = tuple(other for other in pending.affected if other != protected)
    state.pending = pending._replace(affected=left)
    state.hand[seat].remove(move.card)
    state.discard.append(move.card)
    if log is not None:
        facts = {"seat": seat, "card": move.card, "to_seat": protected, "other": pending.card}
        log.append(Event("answer_played", {**facts, "how": move.verb, "own": protected == seat}))
    if isinstance(move, LightSleeper):
        wake(state, move.to_seat, "light", log)


class TakeEffect(Step[ZzzzsState]):
    """The window has closed: the pending card works on whoever it still affects, or is discarded (CZ-148, CZ-151)."""

    def run(self, state: ZzzzsState, log: Log) -> None:
        pending = state.pending
        assert pending is not None
        state.pending = None
        action = state.deck.actions.get(pending.card)
        if not pending.affected:
            be_without_effect(state, pending, log)
        elif action is None:
            enter(state, pending.target, pending.card, log)
        elif isinstance(action.effect, Wake):
            wake_ups.work(state, pending, action.effect, log)
        elif isinstance(action.effect, ForceTheme):
            forces.lay_placeholder(state, pending, action.effect, log)
        elif isinstance(action.effect, ForceSide):
            forces.fix_side(state, pending, action.effect, log)


def be_without_effect(state: ZzzzsState, pending: Pending, log: Log) -> None:
    """Elements too are discarded then (CZ-132, CZ-148, CZ-149)."""
    state.discard.append(pending.card)
    if log is not None:
        log.append(Event("without_effect", {"seat": pending.seat, "card": pending.card}))


def enter(state: ZzzzsState, owner: int, card: str, log: Log) -> None:
    """An element enters a dream, over the placeholder if one is open; the tenth wakes (CZ-082, CZ-133, CZ-176)."""
    dream = state.dream[owner]
    covers = state.placeholder[owner]
    state.placeholder[owner] = ""
    dream.append(Laid(card, covers))
    if log is not None:
        facts = {"seat": owner, "element": card, "place": len(dream), "covers": covers or None}
        log.append(Event("element_entered", {**facts, "face": card}))
    if len(dream) == state.deck.longest:
        wake(state, owner, "tenth", log)


WINDOW: Final = Window()
TAKE_EFFECT: Final = TakeEffect()
