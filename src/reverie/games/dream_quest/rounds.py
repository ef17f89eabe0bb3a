"""Rounds and the real-world turn (ledger E)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_quest.dream_cards import signed
from reverie.games.dream_quest.dream_turn import DREAM_TURN
from reverie.games.dream_quest.ending import long_stop
from reverie.games.dream_quest.moves import ACCEPT, CANCEL_PENALTIES, CancelPenalties
from reverie.games.dream_quest.questions import Question, too_dear
from reverie.games.dream_quest.sleep import FALL_ASLEEP, change_lucidity, change_slumber
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Event, Log, Move, Refused, Step


class Turn(Step[DreamQuestState]):
    """One turn for each seat, clockwise; then a new round, unless there have been enough (DQ-046, DQ-047, DQ-136)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DreamQuestState, log: Log) -> None:
        state.clear_turn()
        if self.seat == state.first:
            limit = state.setup.options["max_rounds"]
            if limit and state.round_no >= limit:
                long_stop(state, log)
                return
            state.round_no += 1
            if log is not None:
                log.append(Event("round_started", {"round_no": state.round_no}))
        state.turn = self.seat
        state.agenda.append(Turn((self.seat + 1) % state.players))
        state.agenda.append(DREAM_TURN if state.asleep[self.seat] else REAL_TURN)


class RealTurn(Step[DreamQuestState]):
    """One hour on, a Reality card, and off to sleep (DQ-048)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        seat = state.turn
        state.hour[seat] = state.hour[seat] % state.components.limits.hours + 1
        draw_reality(state, log)
        if log is not None:
            effect = state.edition.reality[state.reality_card].effect
            changes = {"slumber": effect.slumber, "lucidity": effect.lucidity, "memory": effect.memory}
            facts = {"seat": seat, "hour": state.hour[seat], "card": state.reality_card}
            log.append(Event("reality_drawn", {**facts, **changes}))
        state.agenda += (FALL_ASLEEP, SUFFER_CARD)


def draw_reality(state: DreamQuestState, log: Log) -> None:
    """An empty deck is made anew from its discard pile (DQ-060)."""
    if not state.reality_deck:
        state.reality_deck, state.reality_discard = state.reality_discard, []
        state.chance.shuffle("reality", state.reality_deck)
        if log is not None:
            log.append(Event("deck_shuffled", {"deck": "reality", "cards": len(state.reality_deck)}))
    state.reality_card = state.reality_deck.pop(0)


class SufferCard(Question):
    """The card's changes are made at once; whoever can may pay to ignore its penalties (DQ-049, DQ-120)."""

    question: ClassVar[str] = "suffer-card"
    clause: ClassVar[str] = "DQ-120"

    def moves(self, state: DreamQuestState, seat: int) -> Sequence[Move]:
        cost = state.ability(seat).cancel_cost
        penalty = state.edition.reality[state.reality_card].effect.has_penalty
        if cost and penalty and state.providence[seat] >= cost:
            return (CANCEL_PENALTIES, ACCEPT)
        return (ACCEPT,)

    def default(self, state: DreamQuestState, seat: int) -> Move:
        return ACCEPT

    def why_not(self, state: DreamQuestState, seat: int, move: Move) -> Refused:
        cost = state.ability(seat).cancel_cost
        if isinstance(move, CancelPenalties) and state.providence[seat] < cost:
            return too_dear(cost, state.providence[seat])
        return Question.why_not(self, state, seat, move)

    def facts(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        mover = state.turn
        effect = state.edition.reality[state.reality_card].effect
        changes = {"slumber": effect.slumber, "lucidity": effect.lucidity, "memory": effect.memory}
        costs = {"cost": state.ability(mover).cancel_cost, "providence": state.providence[mover]}
        told = [{"stat": stat, "change": signed(change)} for stat, change in changes.items() if change]
        return {"seat": mover, "card": state.reality_card, **changes, **costs, "changes": told}

    def answer(self, state: DreamQuestState, seat: int, move: Move, log: Log) -> None:
        cancelled = isinstance(move, CancelPenalties)
        if cancelled:
            cost = state.ability(seat).cancel_cost
            state.providence[seat] -= cost
            if log is not None:
                facts = {"seat": seat, "cost": cost, "providence": state.providence[seat]}
                log.append(Event("penalties_cancelled", facts))
        suffer(state, seat, cancelled, log)


def suffer(state: DreamQuestState, seat: int, cancelled: bool, log: Log) -> None:
    """Only losses are penalties; a bonus counts for everybody (DQ-116, DQ-121)."""
    effect = state.edition.reality[state.reality_card].effect
    spared = cancelled or state.ability(seat).sleeps_soundly
    slumber = change_slumber(state, seat, max(effect.slumber, 0) if spared else effect.slumber)
    lucidity = change_lucidity(state, seat, max(effect.lucidity, 0) if cancelled else effect.lucidity)
    tokens = 0 if cancelled else max(0, -effect.memory)
    state.memory_tokens[seat] += tokens
    if log is not None:
        changes = {"slumber_change": slumber, "lucidity_change": lucidity, "tokens": tokens}
        now = {"slumber": state.slumber[seat], "lucidity": state.lucidity[seat], "memory": state.memory(seat)}
        log.append(Event("card_suffered", {"seat": seat, **changes, **now}))


REAL_TURN: Final = RealTurn()
SUFFER_CARD: Final = SufferCard()
