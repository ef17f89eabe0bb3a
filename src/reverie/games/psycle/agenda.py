"""What lies on the agenda whenever cards are being chosen; it follows from the round alone."""

from reverie.games.psycle.end_of_psycle import END_PSYCLE
from reverie.games.psycle.preparation import START_PSYCLE
from reverie.games.psycle.rounds import CHOOSE_CARDS, REVEAL_TILES
from reverie.games.psycle.state import PsycleState
from reverie.kernel import Step


def agenda_at(state: PsycleState) -> list[Step[PsycleState]]:
    """This round's choice, the next round beneath it while there is one (PS-055), then the end and the next Psycle."""
    rounds = [REVEAL_TILES] if state.round_no < state.components.rounds else []
    return [START_PSYCLE, END_PSYCLE, *rounds, CHOOSE_CARDS]
