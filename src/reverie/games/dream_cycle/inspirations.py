"""Inspiration tiles (ledger 2.12): drawn, turned in, and what they are worth in a pinch."""

from typing import Final

from reverie.games.dream_cycle.move_tables import BONUS, CASH
from reverie.games.dream_cycle.moves import Bonus, Cash
from reverie.games.dream_cycle.ride import kinds_of
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import Event, Log, Move

CHI_BONUS: Final = "chi_bonus"


def draw_inspirations(state: DreamState, seat: int, count: int, log: Log) -> None:
    """At random from the pool; an empty pool gives nothing (DC-146)."""
    for _ in range(count):
        pool = state.pool()
        if not pool:
            return
        kind = state.chance.pick("inspiration", pool)
        state.hand[seat] += (kind,)
        if log is not None:
            log.append(Event("inspiration_drawn", {"seat": seat, "item": kind}))


def turn_in(state: DreamState, seat: int, kind: str) -> None:
    """The tile goes back to the pool (DC-172)."""
    hand = list(state.hand[seat])
    hand.remove(kind)
    state.hand[seat] = tuple(hand)


def worth(state: DreamState, kind: str) -> int:
    """What a tile brings when it is turned in for chi (DC-170, DC-171)."""
    limits = state.components.limits
    return limits.chi_bonus if kind == CHI_BONUS else limits.cash_inspiration


def cash_moves(state: DreamState, seat: int) -> list[Cash | Bonus]:
    """``cash`` for each kind in the order of the hand, then ``bonus``; only while the supply has chi (DC-230)."""
    hand = state.hand[seat]
    if not hand or state.supply < 1:
        return []
    moves: list[Cash | Bonus] = [CASH[kind] for kind in kinds_of(hand) if kind != CHI_BONUS]
    if CHI_BONUS in hand:
        moves.append(BONUS)
    return moves


def turning_in(kind: str) -> Move:
    """The move that turns a tile in for chi."""
    return BONUS if kind == CHI_BONUS else CASH[kind]


def take_cash(state: DreamState, seat: int, move: Move, log: Log) -> None:
    """Carry out ``cash`` or ``bonus``."""
    kind = move.kind if isinstance(move, Cash) else CHI_BONUS
    chi = min(worth(state, kind), state.supply)
    turn_in(state, seat, kind)
    state.store[seat] += chi
    if log is not None:
        log.append(Event("cashed", {"seat": seat, "item": kind, "chi": chi, "store": state.store[seat]}))


def means(state: DreamState, seat: int) -> int:
    """All the chi that a player could have by turning in their whole hand."""
    raised = sum(worth(state, kind) for kind in state.hand[seat])
    return state.store[seat] + min(raised, state.supply)
