"""What dice mean: what they count, what passes a test, and how likely that is. Asking only; nothing here changes."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Any, Final

from reverie.games.dream_quest.components import Check, Choice, Edition, Mystery
from reverie.games.dream_quest.records import Roll
from reverie.games.dream_quest.state import DreamQuestState

FACES: Final = range(1, 7)
FAVOUR: Final[Mapping[str, int]] = {
    "memory_roll": -1,
    "lucidity_under": -1,
    "memory_under": -1,
    "toll": -1,
    "memory_over": 1,
    "mystery": 1,
    "rest": 1,
    "contest": 1,
    "face": 1,
    "ritual": 1,
}
"""By kind of roll: whether a boost makes the die count lower or higher (DQ-107)."""


def counts(roll: Roll) -> list[int]:
    """What each die counts after boosts and thoughts; it may be below 1 or above 6 (DQ-108)."""
    favour = FAVOUR[roll.kind]
    return [die.face + favour * (die.boosts + die.thought) for die in roll.dice]


def passes(edition: Edition, kind: str, face: int, count: int, stat: int) -> bool:
    """Whether a test succeeds (DQ-068 to DQ-071); in the revised printing a face of 1 always does (DQ-145)."""
    if edition.natural_one and face == 1:
        return True
    return count > stat if kind == "memory_over" else count < stat


def stat_of(state: DreamQuestState, seat: int, kind: str) -> int:
    """What a test is made against."""
    return state.lucidity[seat] if kind == "lucidity_under" else state.memory(seat)


def meets(check: Check, providence: int) -> bool:
    """A look at Providence, which spends nothing (DQ-072, DQ-150)."""
    return providence >= check.n if check.kind == "providence_min" else providence <= check.n


def mystery_of(mystery: Mystery, count: int) -> str:
    """``stuck``, ``plain`` or ``lucid`` (DQ-029 to DQ-031)."""
    if count <= mystery.stuck_up_to:
        return "stuck"
    return "lucid" if count >= mystery.lucid_from else "plain"


# How likely something is, in whole percent.


def percent(good: int, all_ways: int) -> int:
    """So many of so many, in whole percent."""
    return round(100 * good / all_ways)


def chance_of(state: DreamQuestState, seat: int, choice: Choice) -> int:
    """How likely a choice succeeds if nothing is bought for it."""
    check = choice.check
    if check is None or (check.kind == "lucidity_under" and state.mystery == "lucid"):
        return 100
    if not check.is_roll:
        return 100 if meets(check, state.providence[seat] - choice.pay.providence) else 0
    stat = stat_of(state, seat, check.kind)
    return percent(len([face for face in FACES if passes(state.edition, check.kind, face, face, stat)]), 6)


@lru_cache(maxsize=1000)
def chance_to_beat(own: int, other: int) -> int:
    """How likely a die and ``own`` are more than a die and ``other`` (DQ-093, DQ-138)."""
    return percent(sum(mine + own > yours + other for mine, yours in product(FACES, FACES)), 36)


@lru_cache(maxsize=100)
def blow(lead: int) -> tuple[float, int]:
    """How likely a contest is won with so much more Lucidity, and what the other loses then, rounded (DQ-094)."""
    won = [mine + lead - yours for mine, yours in product(FACES, FACES) if mine + lead > yours]
    return len(won) / 36, round(sum(won) / len(won)) if won else 0


@lru_cache(maxsize=1000)
def chance_of_toll(offer: int, add: int) -> int:
    """How likely two dice and ``add`` are less than the offer (DQ-140)."""
    return percent(sum(one + two + add < offer for one, two in product(FACES, FACES)), 36)


def chance_of_quest(state: DreamQuestState, seat: int) -> int:
    """How likely this seat would meet the quest if its victory check came now, with all it has and nothing bought."""
    quest = state.current_quest
    if state.providence[seat] < quest.providence_min:
        return 0
    match quest.contest.kind:
        case "ritual":
            return percent(sum(face >= quest.contest.at_least for face in FACES), 6)
        case "face":
            return chance_to_beat(state.lucidity[seat], state.sheet(seat).lucidity)
    return chance_of_toll(state.providence[seat], quest.contest.add)


# What comes of the dice that lie there.


def if_kept(state: DreamQuestState, seat: int) -> dict[str, Any]:
    """``count`` (of both dice together in The Last Toll), ``total`` against ``against``, what is ``kept``, how much."""
    roll = state.roll
    assert roll is not None
    count = counts(roll)[[die.seat for die in roll.dice].index(seat)]
    facts: dict[str, Any] = {"count": count, "total": count, "against": 0, "kept": "", "amount": 0}
    match roll.kind:
        case "memory_roll":
            facts.update(_memory_roll(state, seat, count))
        case "mystery":
            facts["kept"] = mystery_of(state.components.mystery, count)
        case "rest":
            facts.update({"kept": "gain", "amount": count})
        case "contest":
            facts.update(_contest(state, seat))
        case "ritual" | "face" | "toll":
            facts.update(_quest(state, seat, roll, count))
        case _:
            facts.update(_test(state, seat, roll, count))
    return facts


def _memory_roll(state: DreamQuestState, seat: int, count: int) -> dict[str, Any]:
    memory = state.memory(seat)
    lost = min(state.edition.spaces_back(memory, count), state.board.to_start[state.space[seat]])
    return {"against": memory, "kept": "back", "amount": lost}


def _test(state: DreamQuestState, seat: int, roll: Roll, count: int) -> dict[str, Any]:
    stat = stat_of(state, seat, roll.kind)
    return {"against": stat, "kept": _word(passes(state.edition, roll.kind, roll.dice[0].face, count, stat))}


def _quest(state: DreamQuestState, seat: int, roll: Roll, count: int) -> dict[str, Any]:
    contest = state.current_quest.contest
    if roll.kind == "ritual":
        return {"against": contest.at_least, "kept": _word(count >= contest.at_least)}
    if roll.kind == "face":
        return _compared(count + state.lucidity[seat], roll.dice[1].face + state.sheet(seat).lucidity)
    both = sum(counts(roll))
    total = both + contest.add
    return {"count": both, "total": total, "against": state.offer, "kept": _word(total < state.offer)}


def _contest(state: DreamQuestState, seat: int) -> dict[str, Any]:
    own, other = contest_totals(state)
    return _compared(own, other) if seat == state.turn else _compared(other, own)


def contest_totals(state: DreamQuestState) -> tuple[int, int]:
    """The mover's total and the opponent's (DQ-093)."""
    assert state.roll is not None
    mover, enemy = state.roll.dice
    own, other = counts(state.roll)
    return own + state.lucidity[mover.seat], other + state.lucidity[enemy.seat]


def _compared(own: int, other: int) -> dict[str, Any]:
    word = "tie" if own == other else _word(own > other)
    return {"total": own, "against": other, "kept": word, "amount": abs(own - other)}


def _word(good: bool) -> str:
    return "success" if good else "failure"
