"""Floating Free (ledger: PD-080 to PD-082; solo: PD-174, PD-175)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.cascades import DreamAsk, effect_of, reach
from reverie.games.project_dreamscape.moves import Pull
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.scoring import chain_points
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.games.project_dreamscape.virtual_dreaming import PILE, REM, can_use_pile
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused


class PullCard(DreamAsk[Pull]):
    """Any card of the performer's REM stack, the top one too; alone, from the pile also one of the pile."""

    question: ClassVar[str] = "pull"
    clause: ClassVar[str] = "PD-080"

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Pull]:
        pulls = [Pull(REM, card) for card in state.rem[seat]]
        if can_use_pile(state, state.cascade[-1]):
            pulls.extend(Pull(PILE, card) for card in state.discard)
        return pulls

    def default(self, state: DreamscapeState, seat: int) -> Pull:
        return Pull(REM, state.rem[seat][-1])

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, Pull):
            return IllegalMove("dreamscape-card-not-there", {"card": move.card}, self.clause)
        return Ask.why_not(self, state, seat, move)

    def facts(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        """``adds`` says by card of the REM stack, from the bottom, what bringing it to the top would add."""
        now = state.cascade[-1]
        stack = state.rem[now.seat]
        return {"seat": now.seat, "card": now.card, "adds": pull_values(state, stack)}

    def answer(self, state: DreamscapeState, seat: int, move: Pull, log: Log) -> None:
        stack = state.discard if move.zone == PILE else state.rem[seat]
        stack.remove(move.card)
        stack.append(move.card)
        if log is not None:
            log.append(Event("pulled", {"seat": seat, "card": move.card, "zone": move.zone}))
        reach(state, seat, move.card, log)


def pull_values(state: DreamscapeState, stack: Sequence[str]) -> list[int]:
    """How the points of a stack would change by pulling each of its cards."""
    now = chain_points(state.components, stack)
    return [
        chain_points(state.components, [*stack[:place], *stack[place + 1 :], card]) - now
        for place, card in enumerate(stack)
    ]


@effect_of("FF")
def float_free(state: DreamscapeState, _now: Performance, _log: Log) -> None:
    """Move a card to the top, then perform one of its types (PD-080)."""
    state.agenda.append(PULL_CARD)


PULL_CARD: Final = PullCard()
