"""Phase 1: Deep Sleep accumulation (ledger: PD-040 to PD-042)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.areas import gain_z
from reverie.games.project_dreamscape.moves import DrawZ, SkipZ
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Ask, Event, Log, Move

DRAW_Z: Final = DrawZ()
SKIP_Z: Final = SkipZ()


class TakeZ(Ask[DreamscapeState]):
    """The active participant may take the top card of the deck; an empty deck leaves nothing to decide (PD-041)."""

    question: ClassVar[str] = "take-z"
    clause: ClassVar[str] = "PD-040"
    single_move_plays_itself: ClassVar[bool] = True

    def seats(self, state: DreamscapeState) -> Sequence[int]:
        return (state.active,)

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Move]:
        return (DRAW_Z, SKIP_Z) if state.deck else (SKIP_Z,)

    def default(self, state: DreamscapeState, seat: int) -> Move:
        return SKIP_Z

    def facts(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        return {"seat": state.active, "z": len(state.deep[state.active]), "deck": len(state.deck)}

    def answer(self, state: DreamscapeState, seat: int, move: Move, log: Log) -> None:
        if isinstance(move, DrawZ):
            gain_z(state, seat, log)
        elif log is not None and state.deck:
            log.append(Event("z_declined", {"seat": seat, "z": len(state.deep[seat])}))


TAKE_Z: Final = TakeZ()
