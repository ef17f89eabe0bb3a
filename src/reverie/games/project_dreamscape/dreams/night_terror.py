"""Night Terror (ledger: PD-090 to PD-092; solo: PD-178)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.areas import SPENT, UNSPENT, can_lose_z, lose_z, opponents, why_not_seat
from reverie.games.project_dreamscape.cascades import DreamAsk, effect_of
from reverie.games.project_dreamscape.moves import Terrorise
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.games.project_dreamscape.virtual_dreaming import terrorise_oneself
from reverie.kernel import Ask, Event, Log, Move, Refused


class ChooseVictim(DreamAsk[Terrorise]):
    """Any opponent, also one with a single Z card; the next one clockwise first."""

    question: ClassVar[str] = "terrorise"
    clause: ClassVar[str] = "PD-090"

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Terrorise]:
        return [Terrorise(other) for other in opponents(state, seat)]

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, Terrorise):
            return why_not_seat(state, seat, move.seat, self.clause)
        return Ask.why_not(self, state, seat, move)

    def answer(self, state: DreamscapeState, seat: int, move: Terrorise, log: Log) -> None:
        victim = move.seat
        spared = not can_lose_z(state, victim)
        if log is not None:
            log.append(Event("terrorised", {"seat": seat, "victim_seat": victim, "spared": spared}))
        if spared:
            return
        if victim == state.active and 0 < state.spent < len(state.deep[victim]):
            state.agenda.append(GIVE_UP_Z)
        else:
            lose_z(state, victim, len(state.deep[victim]) - 1, log)


class GiveUpZ(Ask[DreamscapeState]):
    """The active participant is hit in their own turn, with Z cards of both kinds (PD-092)."""

    question: ClassVar[str] = "give-up-z"
    clause: ClassVar[str] = "PD-092"

    def seats(self, state: DreamscapeState) -> Sequence[int]:
        return (state.active,)

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Move]:
        return (SPENT, UNSPENT)

    def facts(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        now = state.cascade[-1]
        return {"seat": state.active, "by_seat": now.seat, "card": now.card, "points": state.points}

    def answer(self, state: DreamscapeState, seat: int, move: Move, log: Log) -> None:
        top = state.spent if move == SPENT else len(state.deep[seat])
        lose_z(state, seat, top - 1, log)


@effect_of("NT")
def terrorise(state: DreamscapeState, now: Performance, log: Log) -> None:
    """An opponent discards the top Z card, unless it is the only one (PD-090)."""
    if state.is_solo:
        terrorise_oneself(state, now, log)
    else:
        state.agenda.append(CHOOSE_VICTIM)


CHOOSE_VICTIM: Final = ChooseVictim()
GIVE_UP_Z: Final = GiveUpZ()
