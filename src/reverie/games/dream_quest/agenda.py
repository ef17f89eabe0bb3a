"""The agenda of a table that was loaded: which steps may lie there, in which order, and what each of them needs."""

from collections.abc import Callable
from typing import Any, Final

from reverie.games.dream_quest.dream_cards import DecideTest, DrawDream, ForeseeCard, Outcome, ResolveCard, TurnUpCard
from reverie.games.dream_quest.dream_turn import CloseTurn, DreamTurn, EnterMystery, MysteryResult
from reverie.games.dream_quest.meetings import (
    ChallengeOne,
    ContestResult,
    ContestWindow,
    DriveBack,
    GoForward,
    Meet,
    PushOne,
)
from reverie.games.dream_quest.movement import Walk
from reverie.games.dream_quest.preparation import BeginPlay, ChooseCharacter, Prepare
from reverie.games.dream_quest.providence import RollWindow
from reverie.games.dream_quest.quests import CheckVictory, Fight, PayToll, QuestResult
from reverie.games.dream_quest.rounds import RealTurn, SufferCard, Turn
from reverie.games.dream_quest.sleep import FallAsleep, MemoryLoss
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Step

STEP_TYPES: Final[tuple[type[Step[Any]], ...]] = (
    Prepare,
    BeginPlay,
    ChooseCharacter,
    Turn,
    RealTurn,
    FallAsleep,
    MemoryLoss,
    SufferCard,
    DreamTurn,
    CloseTurn,
    Meet,
    DriveBack,
    GoForward,
    ContestResult,
    ContestWindow,
    ChallengeOne,
    PushOne,
    Walk,
    Outcome,
    DecideTest,
    ResolveCard,
    ForeseeCard,
    TurnUpCard,
    DrawDream,
    MysteryResult,
    EnterMystery,
    QuestResult,
    Fight,
    PayToll,
    CheckVictory,
    RollWindow,
)
"""In the order in which they may lie on one another, from the bottom."""
_DEPTH: Final = {kind: depth for depth, kind in enumerate(STEP_TYPES)}


def is_possible(state: DreamQuestState) -> bool:
    """Whether the steps on the agenda can lie there like that."""
    agenda = state.agenda
    depths = [_DEPTH[type(step)] for step in agenda]
    if not agenda or depths != sorted(depths):
        return False
    if any(isinstance(step, ChooseCharacter) for step in agenda):
        return _is_picking(state)
    if agenda[0] == Turn(state.turn) and len(agenda) == 1:
        return True  # a position that is about to be played
    return agenda[0] == Turn((state.turn + 1) % state.players) and all(
        _has_what_it_needs(state, step) for step in agenda
    )


def _is_picking(state: DreamQuestState) -> bool:
    """Whoever has no character is still to pick one, in turn order (DQ-044)."""
    order = [state.first, *state.after(state.first)]
    left = [ChooseCharacter(seat) for seat in order if not state.character[seat]]
    return state.agenda == [BeginPlay(), *reversed(left)]


def _has_what_it_needs(state: DreamQuestState, step: Step[Any]) -> bool:
    needs = _NEEDS.get(type(step))
    return (needs is None or needs(state)) and _names_whom_it_may(state, step)


def _names_whom_it_may(state: DreamQuestState, step: Step[Any]) -> bool:
    match step:
        case Turn(seat=seat):
            return 0 <= seat < state.players
        case ContestWindow(asked=asked):
            return state.roll is not None and asked in [die.seat for die in state.roll.dice]
        case PushOne(pushed=other) | DriveBack(driven=other):
            another = 0 <= other < state.players and other != state.turn
            return another and bool(state.board.back[state.space[other]])
    return True


def _rolled(*kinds: str) -> Callable[[DreamQuestState], bool]:
    return lambda state: state.roll is not None and state.roll.kind in kinds


def _has_chosen(state: DreamQuestState) -> bool:
    return len(state.in_play) == 1 and state.chosen >= 0


_IS_TEST: Final = _rolled("lucidity_under", "memory_under", "memory_over")
_IS_REST: Final = _rolled("rest")
_NEEDS: Final[dict[type[Step[Any]], Callable[[DreamQuestState], bool]]] = {
    SufferCard: lambda state: bool(state.reality_card),
    MemoryLoss: _rolled("memory_roll"),
    MysteryResult: _rolled("mystery"),
    DecideTest: lambda state: _has_chosen(state) and _IS_TEST(state),
    Outcome: lambda state: _has_chosen(state) and _IS_REST(state),
    ResolveCard: lambda state: bool(state.in_play),
    ForeseeCard: lambda state: len(state.in_play) == 2,
    QuestResult: _rolled("ritual", "face", "toll"),
    RollWindow: lambda state: state.roll is not None,
    ContestResult: _rolled("contest"),
    ContestWindow: _rolled("contest"),
}
"""What must lie on the table where a step lies on the agenda; an outcome waits only for the die of a rest."""
