"""The turn (ledger: PD-036, PD-130): its phases in their order."""

from typing import Final

from reverie.games.project_dreamscape.buying import BUY_CARD
from reverie.games.project_dreamscape.deep_sleep import TAKE_Z
from reverie.games.project_dreamscape.phase_three import TIDY_UP
from reverie.games.project_dreamscape.sleep_token import USE_TOKEN
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Event, Log, Step


class BeginTurn(Step[DreamscapeState]):
    """The active participant's three phases; the next turn follows beneath, unless phase 3 ends the project."""

    def run(self, state: DreamscapeState, log: Log) -> None:
        state.turn += 1
        if log is not None:
            log.append(Event("turn_began", {"seat": state.active, "turn": state.turn}))
        state.agenda += (BEGIN_TURN, TIDY_UP, BUY_CARD, TAKE_Z)
        if state.setup.options["sleep_token"] == "on":
            state.agenda.append(USE_TOKEN)


BEGIN_TURN: Final = BeginTurn()
