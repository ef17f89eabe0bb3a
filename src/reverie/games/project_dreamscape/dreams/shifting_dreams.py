"""Shifting Dreams (ledger: PD-106; shield variant: PD-107, PD-142, PD-146).

The new order is put down position by position, in the open; row or costs change only with the last of them.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.areas import filled
from reverie.games.project_dreamscape.cascades import DreamAsk, effect_of, no_effect
from reverie.games.project_dreamscape.moves import Put, PutToken
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import GAP, POSITIONS, DreamscapeState
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused

EMPTY: Final = "gap"
"""How a gap is called among the cards."""


@cache
def put(card: str) -> Put:
    """The move is made once for each card: all of the row are listed five times over."""
    return Put(card)


class PutCard(DreamAsk[Put]):
    """What comes to the next position: a card that is not yet placed, or a gap while there are some."""

    question: ClassVar[str] = "put"
    clause: ClassVar[str] = "PD-106"

    def __init__(self, placed: tuple[str, ...]) -> None:
        self.placed: Final = placed

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Put]:
        placed, row = self.placed, state.row
        moves = [put(card) for card in row if card and card not in placed]
        if row.count(GAP) > placed.count(EMPTY):
            moves.append(PUT_GAP)
        return moves

    def default(self, state: DreamscapeState, seat: int) -> Put:
        """What lies there now, else the unplaced card of the lowest position, else a gap."""
        moves = self.moves(state, seat)
        here = Put(state.row[len(self.placed)] or EMPTY)
        return here if here in moves else moves[0]

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, Put):
            return IllegalMove("dreamscape-not-to-place", {"card": move.card}, self.clause)
        return Ask.why_not(self, state, seat, move)

    def facts(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        now = state.cascade[-1]
        placed = list(self.placed)
        return {"seat": now.seat, "card": now.card, "position": len(placed) + 1, "placed": placed}

    def answer(self, state: DreamscapeState, seat: int, move: Put, log: Log) -> None:
        placed = (*self.placed, move.card)
        if len(placed) < len(POSITIONS):
            state.agenda.append(PutCard(placed))
        else:
            rearrange(state, seat, placed, log)


def rearrange(state: DreamscapeState, seat: int, placed: Sequence[str], log: Log) -> None:
    """Z cards move like the others, faces unchanged (PD-106)."""
    sleeping = [card for card, is_z in zip(state.row, state.asleep, strict=True) if is_z]
    state.row = [GAP if card == EMPTY else card for card in placed]
    state.asleep = [card in sleeping for card in state.row]
    if log is not None:
        log.append(Event("rearranged", {"seat": seat, "row": state.row[:], "asleep": state.asleep[:]}))


class PutShield(DreamAsk[PutToken]):
    """Shield variant: which token comes to the next position."""

    question: ClassVar[str] = "put-token"
    clause: ClassVar[str] = "PD-142"

    def __init__(self, placed: tuple[int, ...]) -> None:
        self.placed: Final = placed

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[PutToken]:
        return [PUT_TOKENS[value - 1] for value in sorted(state.cost) if value not in self.placed]

    def default(self, state: DreamscapeState, seat: int) -> PutToken:
        """What lies there now, else the unplaced token of the lowest position."""
        left = [value for value in state.cost if value not in self.placed]
        here = state.cost[len(self.placed)]
        return PUT_TOKENS[(here if here in left else left[0]) - 1]

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, PutToken):
            return IllegalMove("dreamscape-no-such-token", {"value": move.value}, self.clause)
        return Ask.why_not(self, state, seat, move)

    def facts(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        now = state.cascade[-1]
        placed = list(self.placed)
        return {"seat": now.seat, "card": now.card, "position": len(placed) + 1, "placed": placed}

    def answer(self, state: DreamscapeState, seat: int, move: PutToken, log: Log) -> None:
        placed = (*self.placed, move.value)
        if len(placed) < len(POSITIONS):
            state.agenda.append(PutShield(placed))
            return
        state.cost = list(placed)
        if log is not None:
            log.append(Event("tokens_moved", {"seat": seat, "cost": state.cost[:]}))


@effect_of("SD")
def shift(state: DreamscapeState, now: Performance, log: Log) -> None:
    """Place the cards of the row anew, or in the variant the shield tokens (PD-106, PD-142)."""
    if state.setup.options["shield_variant"] == "on":
        state.agenda.append(PutShield(()))
    elif filled(state):
        state.agenda.append(PutCard(()))
    else:
        no_effect(now, log)


PUT_GAP: Final = put(EMPTY)
PUT_TOKENS: Final = tuple(PutToken(value) for value in POSITIONS)
