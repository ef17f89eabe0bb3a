"""Drawing and resolving a Dream card (ledger F and G): costs, then the test, then what comes of it."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_quest import odds
from reverie.games.dream_quest.components import Choice, DreamCard, Line
from reverie.games.dream_quest.moves import BUY_SLUMBER, GIVE_IN, BuySlumber, Choose, Foresee, GiveIn
from reverie.games.dream_quest.providence import ROLL_WINDOW, buy_slumber, can_buy_slumber, throw
from reverie.games.dream_quest.questions import Question
from reverie.games.dream_quest.sleep import (
    change_lucidity,
    change_providence,
    change_slumber,
    discard_card,
    wake,
    wake_if_spent,
)
from reverie.games.dream_quest.state import NO_CHOICE, DreamQuestState
from reverie.kernel import Event, IllegalMove, Log, Move, Refused, Step, move_text

# Drawing.


class DrawDream(Step[DreamQuestState]):
    """The top card, for everybody to see; Gloria draws two and plays one (DQ-055, DQ-122)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        for _ in range(state.ability(state.turn).draws):
            draw_dream(state, log)
        state.agenda.append(RESOLVE_CARD)
        state.agenda.append(FORESEE_CARD if len(state.in_play) > 1 else TURN_UP_CARD)


def draw_dream(state: DreamQuestState, log: Log) -> None:
    """An empty deck is made anew from its discard pile, without the cards in play (DQ-060, DQ-123)."""
    deck = state.dream_deck
    if not deck:
        deck = state.dream_deck = state.dream_discard
        state.dream_discard = []
        state.chance.shuffle("dream", deck)
        if log is not None:
            log.append(Event("deck_shuffled", {"deck": "dream", "cards": len(deck)}))
    card = deck.pop(0)
    state.bottom_known = min(state.bottom_known, len(deck))
    state.in_play.append(card)
    if log is not None:
        facts = {"seat": state.turn, "card": card, "movement": state.edition.dream[card].movement}
        log.append(Event("card_drawn", facts))


class ForeseeCard(Question[Foresee]):
    """One of the two is played; the other is discarded, or in the revised printing goes under the deck (DQ-122)."""

    question: ClassVar[str] = "foresee"
    clause: ClassVar[str] = "DQ-122"

    def moves(self, state: DreamQuestState, seat: int) -> Sequence[Foresee]:
        return [Foresee(card) for card in state.in_play]

    def facts(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        first, second = state.in_play
        under = state.ability(state.turn).other_card == "bottom"
        each = {move_text(Foresee(card)): _told_card(state, card) for card in state.in_play}
        return {"seat": state.turn, "card": first, "other_card": second, "under": under, "each_move": each}

    def answer(self, state: DreamQuestState, seat: int, move: Foresee, log: Log) -> None:
        state.in_play.remove(move.card)
        (other,) = state.in_play
        state.in_play = [move.card]
        under = state.ability(seat).other_card == "bottom"
        if under:
            state.dream_deck.append(other)
            state.bottom_known += 1
        else:
            state.dream_discard.append(other)
        if log is not None:
            log.append(Event("card_foreseen", {"seat": seat, "card": move.card, "other_card": other, "under": under}))
        state.agenda.append(TURN_UP_CARD)


class TurnUpCard(Step[DreamQuestState]):
    """The card's Movement after curse and mystery; what it offers is told (DQ-026, DQ-027, DQ-029)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        state.card_value = card_value(state, state.card)
        if log is not None:
            log.append(Event("card_turned_up", {"seat": state.turn, "card": state.card.id, "value": state.card_value}))
            for offered in offered_choices(state):
                log.append(Event("choice_offered", {"seat": state.turn, **flat_choice(offered)}))


def card_value(state: DreamQuestState, card: DreamCard) -> int:
    """The movement that a card gives where the dreamer is."""
    printed = card.movement
    if state.mystery == "stuck":
        return 0
    return max(0, printed - 1) if state.kind_at(state.turn) == "cursed" else printed


# What the card offers.


def offered_choices(state: DreamQuestState) -> list[dict[str, Any]]:
    """Each choice of the cards in play: its cost, its chance, what would come of it, whether it is legal."""
    return [offered for card in state.in_play for offered in _choices_of(state, card)]


def _choices_of(state: DreamQuestState, card: str) -> list[dict[str, Any]]:
    record = state.edition.dream[card]
    is_turned_up = len(state.in_play) == 1
    value = state.card_value if is_turned_up else card_value(state, record)
    taken = state.chosen if is_turned_up else NO_CHOICE
    return [_offered(state, card, choice, value, number == taken) for number, choice in enumerate(record.choices)]


def _told_card(state: DreamQuestState, card: str) -> dict[str, Any]:
    """One of several cards, for whoever may play it: how far it carries here, and what it offers."""
    value = card_value(state, state.edition.dream[card])
    return {"value": value, "choices": [flat_choice(offered) for offered in _choices_of(state, card)]}


def _offered(state: DreamQuestState, card: str, choice: Choice, value: int, is_taken: bool) -> dict[str, Any]:
    """The costs of a choice that is taken have been paid already."""
    check = choice.check
    gated = check is not None and check.gate
    left = state.slumber[state.turn] - (0 if is_taken else choice.pay.slumber)
    return {
        "card": card,
        "choice": choice.id,
        "legal": is_taken or is_legal(state, state.turn, choice),
        "last_slumber": choice.pay.slumber > 0 and not left,
        "pay_slumber": choice.pay.slumber,
        "pay_providence": choice.pay.providence,
        "check": "" if check is None else check.kind,
        "n": 0 if check is None else check.n,
        "chance": odds.chance_of(state, state.turn, choice),
        "success": _line(state, choice, choice.success, value, left),
        "failure": None if check is None or gated else _line(state, choice, choice.failure, value, left),
    }


def _line(state: DreamQuestState, choice: Choice, line: Line, value: int, slumber: int) -> dict[str, int]:
    """``movement`` is the whole of it, the rest are changes; what does not change is left out.

    In the Dream Cycle no Providence is gained (DQ-036). Without ``slumber`` left one wakes and walks nowhere (DQ-056).
    """
    wakes = line.slumber_zero or (not line.slumber_d6 and slumber + line.slumber <= 0)
    shown = {"movement": 0 if wakes else movement_with(value, choice, line)}
    if line.providence < 0 or (line.providence and state.kind_at(state.turn) != "cycle"):
        shown["providence"] = line.providence
    if line.slumber:
        shown["slumber"] = line.slumber
    if line.lucidity:
        shown["lucidity"] = line.lucidity
    if line.slumber_d6:
        shown["slumber_d6"] = line.slumber_d6
    if line.slumber_zero:
        shown["slumber_zero"] = line.slumber_zero
    if wakes:
        shown["wakes"] = 1
    return shown


def flat_choice(offered: dict[str, Any]) -> dict[str, Any]:
    """A choice as the facts of an event: everything on one level, changes with their sign."""
    facts = offered.copy()
    del facts["card"], facts["success"], facts["failure"]
    facts["check"] = offered["check"] or "none"
    facts["has_failure"] = offered["failure"] is not None
    for way, movement, wakes, changes in _FLAT:
        line: dict[str, int] = offered[way] or {}
        facts[movement] = line.get("movement", 0)
        facts[wakes] = "wakes" in line
        for name, flat in changes:
            facts[flat] = signed(line.get(name, 0))
    return facts


_FLAT: Final = [
    (
        way,
        f"{way}_movement",
        f"{way}_wakes",
        [(name, f"{way}_{name}") for name in ("providence", "slumber", "lucidity", "slumber_d6")],
    )
    for way in ("success", "failure")
]
"""How the parts of an outcome are called on one level."""


def signed(change: int) -> str:
    """``+2``, ``-3``, or ``none``, which a sentence can leave out."""
    return f"{change:+d}".replace("-", "\u2212") if change else "none"


def movement_after(state: DreamQuestState, choice: Choice, line: Line) -> int:
    """The movement that is left after a choice and what comes of it."""
    return movement_with(state.card_value, choice, line)


def movement_with(value: int, choice: Choice, line: Line) -> int:
    """Never below 0 (DQ-033, DQ-076, DQ-077)."""
    return max(0, value + choice.move_mod + line.movement)


def is_legal(state: DreamQuestState, seat: int, choice: Choice) -> bool:
    """Every cost can be paid in full, and a gate is met (DQ-064, DQ-073)."""
    return can_pay(state, seat, choice) and is_open(state, seat, choice)


def can_pay(state: DreamQuestState, seat: int, choice: Choice) -> bool:
    """Whether a seat has what the choice costs."""
    return state.slumber[seat] >= choice.pay.slumber and state.providence[seat] >= choice.pay.providence


def is_open(state: DreamQuestState, seat: int, choice: Choice) -> bool:
    """Whether a seat meets the condition of a choice."""
    check = choice.check
    return check is None or not check.gate or odds.meets(check, state.providence[seat] - choice.pay.providence)


# Resolving.


class ResolveCard(Question):
    """Exactly one legal choice; Slumber can be bought before it (DQ-061, DQ-066)."""

    question: ClassVar[str] = "resolve-card"
    clause: ClassVar[str] = "DQ-061"

    def moves(self, state: DreamQuestState, seat: int) -> Sequence[Move]:
        choosing = state.edition.choosing
        moves: list[Move] = [choosing[choice.id] for choice in state.card.choices if is_legal(state, seat, choice)]
        if not moves:
            moves.append(GIVE_IN)
        if can_buy_slumber(state, seat, state.providence[seat]):
            moves.append(BUY_SLUMBER)
        return moves

    def default(self, state: DreamQuestState, seat: int) -> Move:
        """The last legal choice, which is mostly the careful one (ledger 3)."""
        return [move for move in self.moves(state, seat) if not isinstance(move, BuySlumber)][-1]

    def for_sale(self, state: DreamQuestState) -> Collection[str]:
        return ("buy_slumber",)

    def why_not(self, state: DreamQuestState, seat: int, move: Move) -> Refused:
        if isinstance(move, GiveIn):
            return IllegalMove("dream-quest-choice-left", {}, "DQ-066")
        for choice in state.card.choices:
            if isinstance(move, Choose) and move.choice == choice.id:
                return _why_not_choose(state, seat, choice)
        return Question.why_not(self, state, seat, move)

    def facts(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        mover = state.turn
        values = {"slumber": state.slumber[mover], "providence": state.providence[mover]}
        choosing = state.edition.choosing
        each = {move_text(choosing[offered["choice"]]): flat_choice(offered) for offered in offered_choices(state)}
        costs = {"slumber_cost": state.components.menu.buy_slumber, "each_move": each}
        return {"seat": mover, "card": state.card.id, "value": state.card_value, **values, **costs}

    def answer(self, state: DreamQuestState, seat: int, move: Move, log: Log) -> None:
        if isinstance(move, Choose):
            ids = [offered.id for offered in state.card.choices]
            take_choice(state, seat, ids.index(move.choice), log)
        elif isinstance(move, BuySlumber):
            buy_slumber(state, seat, log)
            state.agenda.append(self)
        else:
            give_in(state, seat, log)


def _why_not_choose(state: DreamQuestState, seat: int, choice: Choice) -> Refused:
    if not can_pay(state, seat, choice):
        facts = {"choice": choice.id, "slumber": choice.pay.slumber, "providence": choice.pay.providence}
        return IllegalMove("dream-quest-choice-unpaid", facts, "DQ-064")
    check = choice.check
    assert check is not None
    facts = {"choice": choice.id, "check": check.kind, "n": check.n, "providence": state.providence[seat]}
    return IllegalMove("dream-quest-choice-closed", facts, "DQ-073")


def give_in(state: DreamQuestState, seat: int, log: Log) -> None:
    """Slumber becomes 0, and the turn ends (DQ-066)."""
    if log is not None:
        log.append(Event("gave_in", {"seat": seat, "card": state.card.id}))
    state.slumber[seat] = 0
    wake(state, seat, log)


def take_choice(state: DreamQuestState, seat: int, number: int, log: Log) -> None:
    """Pay; whoever pays the last Slumber wakes, with no test and no outcome (DQ-062, DQ-065)."""
    state.chosen = number
    choice = state.card.choices[number]
    state.slumber[seat] -= choice.pay.slumber
    state.providence[seat] -= choice.pay.providence
    if log is not None:
        paid = {"pay_slumber": choice.pay.slumber, "pay_providence": choice.pay.providence}
        log.append(Event("choice_taken", {"seat": seat, "card": state.card.id, "choice": choice.id, **paid}))
    if not wake_if_spent(state, seat, log):
        begin_check(state, seat, choice, log)


def begin_check(state: DreamQuestState, seat: int, choice: Choice, log: Log) -> None:
    """The test of a choice: it is met or not, or dice are thrown."""
    check = choice.check
    if check is None:
        state.agenda.append(Outcome(True))
    elif not check.is_roll:
        state.agenda.append(Outcome(odds.meets(check, state.providence[seat])))
    elif check.kind == "lucidity_under" and state.mystery == "lucid":
        if log is not None:
            log.append(Event("test_lucid", {"seat": seat}))
        state.agenda.append(Outcome(True))
    else:
        throw(state, check.kind, (seat,), log)
        state.agenda += (DECIDE_TEST, ROLL_WINDOW)


class DecideTest(Step[DreamQuestState]):
    """The die counts now (DQ-068 to DQ-071)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        seat, roll = state.turn, state.roll
        assert roll is not None
        count, stat = odds.counts(roll)[0], odds.stat_of(state, seat, roll.kind)
        passed = odds.passes(state.edition, roll.kind, roll.dice[0].face, count, stat)
        state.roll = None
        if log is not None:
            facts = {"seat": seat, "roll": roll.kind, "count": count, "against": stat, "success": passed}
            log.append(Event("tested", facts))
        state.agenda.append(Outcome(passed))


class Outcome(Step[DreamQuestState]):
    """The parts of one line apply together; then Slumber 0 is looked for, and the card put away (DQ-059, DQ-078)."""

    def __init__(self, success: bool) -> None:
        self.success: Final = success

    def run(self, state: DreamQuestState, log: Log) -> None:
        seat, choice = state.turn, state.card.choices[state.chosen]
        line = choice.success if self.success else choice.failure
        if line.slumber_d6 and state.roll is None:
            throw(state, "rest", (seat,), log)
            state.agenda += (self, ROLL_WINDOW)
            return
        rest = odds.counts(state.roll)[0] if state.roll is not None else 0
        state.roll = None
        apply_line(state, seat, choice, line, rest, log)
        if not wake_if_spent(state, seat, log):
            discard_card(state)


def apply_line(state: DreamQuestState, seat: int, choice: Choice, line: Line, rest: int, log: Log) -> None:
    """Carry out what comes of a choice."""
    fall = -state.slumber[seat] if line.slumber_zero else 0
    slumber = change_slumber(state, seat, line.slumber + rest + fall)
    providence = change_providence(state, seat, line.providence)
    lucidity = change_lucidity(state, seat, line.lucidity)
    state.movement = movement_after(state, choice, line) if state.slumber[seat] else 0  # DQ-056
    if log is not None:
        changes = {"slumber_change": slumber, "providence_change": providence, "lucidity_change": lucidity}
        now = {"slumber": state.slumber[seat], "providence": state.providence[seat], "lucidity": state.lucidity[seat]}
        log.append(Event("outcome", {"seat": seat, "movement": state.movement, **changes, **now}))


DRAW_DREAM: Final = DrawDream()
FORESEE_CARD: Final = ForeseeCard()
TURN_UP_CARD: Final = TurnUpCard()
RESOLVE_CARD: Final = ResolveCard()
DECIDE_TEST: Final = DecideTest()
