"""The turn (ledger: PD-036, PD-130): its phases in their order, and what lies on the agenda beneath each question."""

from dataclasses import dataclass
from typing import Final

from reverie.games.project_dreamscape.areas import LoseZFreely
from reverie.games.project_dreamscape.buying import BUY_CARD, BuyCard
from reverie.games.project_dreamscape.cascades import END_CASCADE
from reverie.games.project_dreamscape.deep_sleep import TAKE_Z, TakeZ
from reverie.games.project_dreamscape.dreams.empowered_dreaming import DISCARD_HELD
from reverie.games.project_dreamscape.phase_three import PREPARE_NEXT, TIDY_UP
from reverie.games.project_dreamscape.sleep_token import USE_TOKEN, UseToken
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.games.project_dreamscape.virtual_dreaming import DiscardDreams
from reverie.kernel import Event, Log, Step


@dataclass(frozen=True, slots=True)
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


def agenda_at(state: DreamscapeState, ask: Step[DreamscapeState]) -> list[Step[DreamscapeState]]:
    """The whole agenda while ``ask`` is open; it follows from the question and what is held."""
    if isinstance(ask, UseToken) or (isinstance(ask, LoseZFreely) and not state.cascade):
        return [BEGIN_TURN, TIDY_UP, BUY_CARD, TAKE_Z, ask]
    if isinstance(ask, TakeZ):
        return [BEGIN_TURN, TIDY_UP, BUY_CARD, ask]
    if isinstance(ask, BuyCard):
        return [BEGIN_TURN, TIDY_UP, ask]
    if isinstance(ask, DiscardDreams):
        return [BEGIN_TURN, PREPARE_NEXT, ask]
    return [BEGIN_TURN, TIDY_UP, BUY_CARD, END_CASCADE, *[DISCARD_HELD] * len(state.held), ask]
