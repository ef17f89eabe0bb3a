"""Phase 3 (ledger: PD-130 to PD-136): slide, check the end, refill, turn upright, pass the token."""

from typing import Final

from reverie.games.project_dreamscape.areas import deal, slide
from reverie.games.project_dreamscape.ending import end_project
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.games.project_dreamscape.virtual_dreaming import discard_dreams, turn_faceup
from reverie.kernel import Log, Step


class TidyUp(Step[DreamscapeState]):
    """The turn's purchases are made; alone, the Dream cards that are left in the row go first (PD-180)."""

    def run(self, state: DreamscapeState, log: Log) -> None:
        state.agenda.append(PREPARE_NEXT)
        if state.is_solo:
            discard_dreams(state)


class PrepareNext(Step[DreamscapeState]):
    """The row is made ready for the next participant, or the project ends here (PD-130, PD-133)."""

    def run(self, state: DreamscapeState, log: Log) -> None:
        slide(state, log)
        if state.is_solo:
            turn_faceup(state, log)
        gaps = state.row.count("")
        if len(state.deck) < gaps:
            end_project(state, log)
            return
        for _ in range(gaps):
            deal(state, log)
        turn_upright(state)
        state.active = (state.active + 1) % state.setup.players


def turn_upright(state: DreamscapeState) -> None:
    """All Z cards and reserved cards of everybody; an unused point of the token is lost (PD-134, PD-140, PD-144)."""
    state.spent = 0
    state.temp = 0
    state.token = "none"
    state.bought = 0
    state.fresh = [0] * state.setup.players


TIDY_UP: Final = TidyUp()
PREPARE_NEXT: Final = PrepareNext()
