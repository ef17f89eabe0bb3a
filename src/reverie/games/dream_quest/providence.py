"""Rolls, and what Providence buys (ledger J): before a die counts, its player may better it or throw it again."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from reverie.games.dream_quest import odds
from reverie.games.dream_quest.moves import (
    BOOST,
    BUY_SLUMBER,
    KEEP,
    REROLL,
    REROLL_FIRST,
    REROLL_SECOND,
    THINK,
    Boost,
    BuySlumber,
    Keep,
    Reroll,
    RerollDie,
    Think,
)
from reverie.games.dream_quest.questions import Question
from reverie.games.dream_quest.records import Die, Roll
from reverie.games.dream_quest.state import NOBODY, DreamQuestState
from reverie.kernel import Event, IllegalMove, Log, Move, Refused

LUCIDITY_ROLLS: Final = frozenset(("lucidity_under", "contest", "face"))
"""Rolls that the professor can think about (DQ-115)."""
WITH_SLUMBER: Final = frozenset(("lucidity_under", "memory_under", "memory_over", "rest", "contest", "face"))
"""Windows in which Slumber can be bought too (DQ-105)."""
NEEDS_TO_STAY: Final = frozenset(("ritual", "face"))
"""Quests whose need must still be there after a purchase (DQ-112)."""


def throw(state: DreamQuestState, kind: str, seats: Sequence[int], log: Log) -> None:
    """Throw a die for each of ``seats``, in this order."""
    dice = tuple(Die(seat, state.chance.roll(kind)) for seat in seats)
    state.roll = Roll(kind, dice)
    if log is not None:
        for die in dice:
            _tell_throw(state, kind, die, False, log)


def _tell_throw(state: DreamQuestState, kind: str, die: Die, again: bool, log: list[Event]) -> None:
    if die.seat == NOBODY:
        log.append(Event("nightmare_threw", {"seat": state.turn, "die": die.face}))
    else:
        facts = {"seat": die.seat, "roll": kind, "die": die.face, "again": again}
        log.append(Event("die_thrown", {**facts, "providence": state.providence[die.seat]}))


def spare(state: DreamQuestState, seat: int) -> int:
    """Providence that may be spent on the roll that lies on the table (DQ-112)."""
    roll = state.roll
    kept = state.current_quest.providence_min if roll is not None and roll.kind in NEEDS_TO_STAY else 0
    return state.providence[seat] - kept


def purchases(state: DreamQuestState, seat: int) -> list[Move]:
    """What the seat may buy for its roll, in the ledger's order (DQ-105, DQ-108)."""
    roll, menu, left = state.roll, state.components.menu, spare(state, seat)
    assert roll is not None
    moves: list[Move] = []
    if left >= menu.reroll:
        moves += [REROLL_FIRST, REROLL_SECOND] if roll.kind == "toll" else [REROLL]
    if left >= menu.boost:
        moves.append(BOOST)
    if roll.kind in WITH_SLUMBER and can_buy_slumber(state, seat, left):
        moves.append(BUY_SLUMBER)
    think = state.ability(seat).think_cost
    if think and left >= think and roll.kind in LUCIDITY_ROLLS and not die_of(roll, seat).thought:
        moves.append(THINK)
    return moves


def can_buy_slumber(state: DreamQuestState, seat: int, left: int) -> bool:
    """Not at the top of the scale (DQ-110)."""
    return left >= state.components.menu.buy_slumber and state.slumber[seat] < state.components.limits.slumber


def die_of(roll: Roll, seat: int) -> Die:
    """The die that a seat has in a roll."""
    return roll.dice[[die.seat for die in roll.dice].index(seat)]


def buy(state: DreamQuestState, seat: int, move: Move, log: Log) -> None:
    """Pay, and change the roll."""
    menu = state.components.menu
    match move:
        case Reroll():
            throw_again(state, seat, _place_of(state, seat), log)
        case RerollDie(die):
            throw_again(state, seat, die, log)
        case Boost():
            _better(state, seat, menu.boost, "boosts", log)
        case Think():
            _better(state, seat, state.ability(seat).think_cost, "thought", log)
        case BuySlumber():
            buy_slumber(state, seat, log)


def _place_of(state: DreamQuestState, seat: int) -> int:
    assert state.roll is not None
    return [die.seat for die in state.roll.dice].index(seat)


def throw_again(state: DreamQuestState, seat: int, place: int, log: Log) -> None:
    """Boosts and ``think`` stay (DQ-108)."""
    roll = state.roll
    assert roll is not None
    state.providence[seat] -= state.components.menu.reroll
    _change(state, place, face=state.chance.roll(roll.kind))
    if log is not None:
        assert state.roll is not None
        _tell_throw(state, roll.kind, state.roll.dice[place], True, log)


def _better(state: DreamQuestState, seat: int, cost: int, how: str, log: Log) -> None:
    place = _place_of(state, seat)
    state.providence[seat] -= cost
    assert state.roll is not None
    die = state.roll.dice[place]
    _change(state, place, **({"thought": True} if how == "thought" else {"boosts": die.boosts + 1}))
    if log is not None:
        facts = {"seat": seat, "roll": state.roll.kind, "thought": how == "thought", "cost": cost}
        count = odds.if_kept(state, seat)["count"]  # in The Last Toll of the sum (DQ-141)
        log.append(Event("roll_bettered", {**facts, "count": count, "providence": state.providence[seat]}))


def _change(state: DreamQuestState, place: int, **changes: Any) -> None:
    assert state.roll is not None
    dice = list(state.roll.dice)
    dice[place] = replace(dice[place], **changes)
    state.roll = Roll(state.roll.kind, tuple(dice))


def buy_slumber(state: DreamQuestState, seat: int, log: Log) -> None:
    """A seat pays for one Slumber."""
    cost = state.components.menu.buy_slumber
    state.providence[seat] -= cost
    state.slumber[seat] += 1
    if log is not None:
        facts = {"seat": seat, "cost": cost, "slumber": state.slumber[seat], "providence": state.providence[seat]}
        log.append(Event("slumber_bought", facts))


class Purchases(Question):
    """A window in which dice can be bettered."""

    def for_sale(self, state: DreamQuestState) -> Collection[str]:
        assert state.roll is not None
        kind = state.roll.kind
        slumber, think = kind in WITH_SLUMBER, kind in LUCIDITY_ROLLS
        return ["reroll", "boost", *(["buy_slumber"] if slumber else []), *(["think"] if think else [])]

    def to_spend(self, state: DreamQuestState, seat: int) -> int:
        return spare(state, seat)

    def why_not(self, state: DreamQuestState, seat: int, move: Move) -> Refused:
        """One die is thrown again by ``reroll``, one of the two of The Last Toll by ``reroll_die`` (DQ-141)."""
        assert state.roll is not None
        two = state.roll.kind == "toll"
        if two and (move == REROLL or (isinstance(move, RerollDie) and move.die not in (0, 1))):
            return IllegalMove("dream-quest-which-die", {}, "DQ-141")
        if not two and isinstance(move, RerollDie):
            return IllegalMove("dream-quest-one-die", {}, "DQ-141")
        return Question.why_not(self, state, seat, move)


class RollWindow(Purchases):
    """A die lies there and does not count yet: keep it, or spend Providence on it (DQ-106)."""

    question: ClassVar[str] = "roll"
    clause: ClassVar[str] = "DQ-106"

    def seats(self, state: DreamQuestState) -> Sequence[int]:
        assert state.roll is not None
        return (state.roll.dice[0].seat,)

    def moves(self, state: DreamQuestState, seat: int) -> Sequence[Move]:
        moves: list[Move] = [KEEP]
        moves += purchases(state, seat)
        return moves

    def facts(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        return roll_facts(state, self.seats(state)[0])

    def answer(self, state: DreamQuestState, seat: int, move: Move, log: Log) -> None:
        if not isinstance(move, Keep):
            buy(state, seat, move, log)
            state.agenda.append(self)


def roll_facts(state: DreamQuestState, seat: int) -> dict[str, Any]:
    """The dice, what they count, what comes of it if nothing changes, and what is for sale."""
    roll, menu = state.roll, state.components.menu
    assert roll is not None
    die = die_of(roll, seat)
    return {
        "seat": seat,
        "roll": roll.kind,
        "die": die.face,
        "bettered": die.bettered,
        **odds.if_kept(state, seat),
        "providence": state.providence[seat],
        "reroll_cost": menu.reroll,
        "boost_cost": menu.boost,
        "slumber_cost": menu.buy_slumber,
        "think_cost": state.ability(seat).think_cost if roll.kind in LUCIDITY_ROLLS else 0,
    }


ROLL_WINDOW: Final = RollWindow()
