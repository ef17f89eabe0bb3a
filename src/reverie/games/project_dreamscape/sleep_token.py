"""The Sleep Token variant (ledger: PD-140, PD-141, PD-144, PD-145)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.areas import LOSE_Z_FREELY, can_lose_z
from reverie.games.project_dreamscape.moves import Token
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused

SIDES: Final = ("none", "blue", "red")
NONE, BLUE, RED = (Token(side) for side in SIDES)


class UseToken(Ask[DreamscapeState, Token]):
    """Before phase 1: a point for this turn (blue), one Z card less (red), or nothing (PD-140)."""

    question: ClassVar[str] = "use-token"
    clause: ClassVar[str] = "PD-140"

    def seats(self, state: DreamscapeState) -> Sequence[int]:
        return (state.active,)

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Token]:
        return (NONE, BLUE, RED) if can_lose_z(state, seat) else (NONE, BLUE)

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if move == RED:
            return IllegalMove("dreamscape-last-z", {}, "PD-035")
        if isinstance(move, Token):
            return IllegalMove("dreamscape-no-such-side", {"side": move.side}, self.clause)
        return Ask.why_not(self, state, seat, move)

    def facts(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        return {"seat": state.active, "z": len(state.deep[state.active])}

    def answer(self, state: DreamscapeState, seat: int, move: Token, log: Log) -> None:
        state.token = move.side
        if move == NONE:
            return
        if log is not None:
            log.append(Event("token_used", {"seat": seat, "side": move.side}))
        if move == BLUE:
            state.temp = 1
        else:
            state.agenda.append(LOSE_Z_FREELY)


USE_TOKEN: Final = UseToken()
