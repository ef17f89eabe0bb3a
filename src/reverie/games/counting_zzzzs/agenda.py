"""What lies on the agenda while a question is open; it follows from the question and the step of the turn."""

from collections.abc import Sequence

from reverie.games.counting_zzzzs.benders import PickElement
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.games.counting_zzzzs.turns import BeginTurn, FirstCard, SecondCard, SecondStep
from reverie.games.counting_zzzzs.windows import TAKE_EFFECT, WINDOW
from reverie.kernel import Step


def agenda_at(state: ZzzzsState, question: str, step: str) -> list[Step[ZzzzsState]]:
    """What lies on the agenda while this question is open, in this step of the turn; nothing else is possible."""
    seat = state.turn_seat
    first: list[Step[ZzzzsState]] = [BeginTurn((seat + 1) % state.players)]
    if question == WINDOW.question:
        rest: Sequence[Step[ZzzzsState]] = (TAKE_EFFECT, WINDOW)
        return [*first, SecondStep(seat), *rest] if step == "first" else [*first, *rest]
    asks = {ask.question: ask for ask in (FirstCard(seat), SecondCard(seat), PickElement(seat))}
    return [*first, asks[question]]


def step_of(state: ZzzzsState) -> str:
    """Which card of the turn is being played: ``first`` or ``second``."""
    for step in state.agenda:
        if isinstance(step, FirstCard | SecondStep):
            return "first"
    return "second"
