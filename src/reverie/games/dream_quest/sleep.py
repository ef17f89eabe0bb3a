"""Waking, sleeping, memory (ledger L)."""

from typing import Final

from reverie.games.dream_quest import odds
from reverie.games.dream_quest.providence import ROLL_WINDOW, throw
from reverie.games.dream_quest.state import NO_CHOICE, DreamQuestState
from reverie.kernel import Event, Log, Step


def change_slumber(state: DreamQuestState, seat: int, by: int) -> int:
    """Slumber stays within its scale; what is past the ends is lost (DQ-052, DQ-080). The change that was made."""
    before = state.slumber[seat]
    state.slumber[seat] = min(max(before + by, 0), state.components.limits.slumber)
    return state.slumber[seat] - before


def change_lucidity(state: DreamQuestState, seat: int, by: int) -> int:
    """Change a seat's Lucidity within its limits; by how much it did."""
    before = state.lucidity[seat]
    state.lucidity[seat] = min(max(before + by, 0), state.components.limits.lucidity)
    return state.lucidity[seat] - before


def change_providence(state: DreamQuestState, seat: int, by: int) -> int:
    """Nothing is gained in the Dream Cycle; a loss stops at 0 (DQ-036 to DQ-038, DQ-079)."""
    if by > 0 and state.kind_at(seat) == "cycle":
        by = 0
    before = state.providence[seat]
    state.providence[seat] = max(before + by, 0)
    return state.providence[seat] - before


def wake_if_spent(state: DreamQuestState, seat: int, log: Log) -> bool:
    """Slumber 0 wakes at once, in whoever's turn it is (DQ-056)."""
    if state.slumber[seat]:
        return False
    wake(state, seat, log)
    return True


def wake(state: DreamQuestState, seat: int, log: Log) -> None:
    """Back to print; space and Providence stay (DQ-125). It ends the turn of whoever wakes in it (DQ-056)."""
    reset(state, seat)
    state.asleep[seat] = False
    if log is not None:
        facts = {"seat": seat, "slumber": state.slumber[seat], "lucidity": state.lucidity[seat]}
        log.append(Event("woke", facts))
    if seat == state.turn:
        end_turn(state)


def reset(state: DreamQuestState, seat: int) -> None:
    """Put a seat's values back to those of its sheet."""
    sheet = state.sheet(seat)
    state.slumber[seat] = sheet.slumber
    state.lucidity[seat] = sheet.lucidity
    state.memory_tokens[seat] = 0


def end_turn(state: DreamQuestState) -> None:
    """Nothing of this turn is left to do; the next turn lies at the bottom of the agenda."""
    discard_card(state)
    state.roll = None
    state.movement = 0
    del state.agenda[1:]


def discard_card(state: DreamQuestState) -> None:
    """The used Dream card goes to the discard pile (DQ-059)."""
    state.dream_discard += state.in_play
    state.in_play = []
    state.chosen = NO_CHOICE
    state.card_value = 0


class FallAsleep(Step[DreamQuestState]):
    """The dream avatar rises, and a die decides what is remembered (DQ-126)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        seat = state.turn
        state.asleep[seat] = True
        if log is not None:
            log.append(Event("fell_asleep", {"seat": seat, "space": state.space[seat], "memory": state.memory(seat)}))
        throw(state, "memory_roll", (seat,), log)
        state.agenda += (MEMORY_LOSS, ROLL_WINDOW)


class MemoryLoss(Step[DreamQuestState]):
    """Go back as far as the table says, then put the Reality card away (DQ-050, DQ-127 to DQ-131)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        seat = state.turn
        assert state.roll is not None
        lost = state.edition.spaces_back(state.memory(seat), odds.counts(state.roll)[0])
        state.roll = None
        before = state.space[seat]
        path = way_back(state, before, lost)
        if path:
            state.space[seat] = path[-1]
        if log is not None:
            facts = {"seat": seat, "from_space": before, "space": state.space[seat], "back": len(path), "path": path}
            log.append(Event("memory_tested", facts))
        if state.reality_card:
            state.reality_discard.append(state.reality_card)
            state.reality_card = ""
        wake_if_spent(state, seat, log)


def way_back(state: DreamQuestState, space: str, spaces: int) -> list[str]:
    """The spaces of a shortest walk towards the start; where several fit, chance picks at each step (DQ-130)."""
    path: list[str] = []
    while spaces > len(path) and space != state.board.start:
        back = state.board.back[space]
        space = back[0] if len(back) == 1 else state.chance.pick("way_back", back)
        path.append(space)
    return path


MEMORY_LOSS: Final = MemoryLoss()
FALL_ASLEEP: Final = FallAsleep()
