"""The dream turn, step by step (ledger F), and what a space does to whoever begins or ends a turn there (ledger C)."""

from typing import Final

from reverie.games.dream_quest import odds
from reverie.games.dream_quest.dream_cards import DRAW_DREAM
from reverie.games.dream_quest.meetings import MEET
from reverie.games.dream_quest.movement import WALK
from reverie.games.dream_quest.providence import ROLL_WINDOW, throw
from reverie.games.dream_quest.quests import CHECK_VICTORY
from reverie.games.dream_quest.sleep import change_providence, change_slumber, wake_if_spent
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Event, Log, Step


class DreamTurn(Step[DreamQuestState]):
    """Victory check, mystery, draw and resolve, move, meet; then Slumber, area effect and perhaps waking (DQ-053)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        space = state.space[state.turn]
        state.turn_start = space
        state.visited = [space]
        if log is not None:
            facts = {"seat": state.turn, "space": space, "slumber": state.slumber[state.turn]}
            log.append(Event("dream_turn_began", facts))
        state.agenda += (CLOSE_TURN, MEET, WALK, DRAW_DREAM, ENTER_MYSTERY, CHECK_VICTORY)


class EnterMystery(Step[DreamQuestState]):
    """A turn that begins on a mystery space begins with a die (DQ-028, DQ-054)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        if state.kind_at(state.turn) == "mystery":
            throw(state, "mystery", (state.turn,), log)
            state.agenda += (MYSTERY_RESULT, ROLL_WINDOW)


class MysteryResult(Step[DreamQuestState]):
    """No movement on cards, nothing, or Lucidity tests that succeed by themselves (DQ-029 to DQ-031)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        assert state.roll is not None
        state.mystery = odds.mystery_of(state.components.mystery, odds.counts(state.roll)[0])
        state.roll = None
        if log is not None:
            log.append(Event("mystery_solved", {"seat": state.turn, "mystery": state.mystery}))


class CloseTurn(Step[DreamQuestState]):
    """Steps 5, 6 and 7: the last Slumber may go, and a blessing still comes before waking (DQ-057, DQ-058)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        seat = state.turn
        if not state.ability(seat).keeps_slumber:
            change_slumber(state, seat, -1)
        if log is not None:
            facts = {"seat": seat, "space": state.space[seat], "slumber": state.slumber[seat]}
            log.append(Event("dream_turn_ended", facts))
        if state.kind_at(seat) == "blessed":
            change_providence(state, seat, 1)
            if log is not None:
                log.append(Event("blessed", {"seat": seat, "providence": state.providence[seat]}))
        wake_if_spent(state, seat, log)


DREAM_TURN: Final = DreamTurn()
ENTER_MYSTERY: Final = EnterMystery()
MYSTERY_RESULT: Final = MysteryResult()
CLOSE_TURN: Final = CloseTurn()
