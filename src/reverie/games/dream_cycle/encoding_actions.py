"""Moves as actions: one id for each that the game knows, with seats and start columns counted from a common place."""

from typing import Final

from reverie.games.dream_cycle.components import FIELDS, INSPIRATION
from reverie.games.dream_cycle.geometry import SQUARES
from reverie.games.dream_cycle.move_tables import (
    BOOST,
    BUY,
    CASH,
    EXCHANGE,
    FACE,
    GIVE,
    GO,
    PLACE,
    SELL,
    SQUARE,
    TAKE,
    TIMES,
    UNBOOST,
    WANT,
    ZIP,
)
from reverie.games.dream_cycle.moves import MOVE_TYPES, Accept, Affected, Block, Bonus, Brake, BuyBack, Colour
from reverie.games.dream_cycle.moves import CounterOffer, Decline, Done, Drop, Effect, ExtraTurn, Fringewalk, GiveUp
from reverie.games.dream_cycle.moves import Leave, NoEffect, Pass, PassTurn, Plain, Push, Resign, Send, Start, Stop
from reverie.games.dream_cycle.moves import Trade, Unaffected, Withdraw
from reverie.kernel import Move, move_text

COLOURS: Final = (*FIELDS, "black")
"""What a die can show but silver (DC-164)."""
VERBS: Final = tuple([kind._field_defaults["verb"] for kind in MOVE_TYPES])


def _everywhere() -> list[Move]:
    """The moves that are the same for all seats and nights."""
    moves: list[Move] = [*BUY.values(), *SELL.values(), *EXCHANGE.values()]
    for by_field in PLACE.values():
        moves += by_field.values()
    for by_kind in TAKE.values():
        moves += by_kind.values()
    for by_chi in BOOST.values():
        moves += by_chi.values()
    moves += [*UNBOOST.values(), *FACE, Done()]
    moves += [*[CASH[kind] for kind in INSPIRATION if kind != "chi_bonus"], Bonus()]
    moves += [*GIVE.values(), *WANT.values(), Drop(), Send(), Accept(), Decline(), CounterOffer(), Withdraw(), Resign()]
    moves += [Fringewalk(), Plain()]
    for by_way in GO.values():
        moves += by_way
    moves += [Stop(), Brake(), *ZIP, *SQUARE.values(), *TIMES.values(), *[Colour(colour) for colour in COLOURS]]
    moves += [Effect(), NoEffect(), Affected(), Unaffected(), Push(), Pass(), Block(), GiveUp()]
    moves += [BuyBack(), Leave(), ExtraTurn(), PassTurn()]
    return moves


_EVERYWHERE: Final = _everywhere()


def action_labels(players: int) -> tuple[str, ...]:
    """``start +0`` is the westernmost start column; ``trade +1`` begins a draft for the next seat."""
    return tuple(
        [move_text(move) for move in _EVERYWHERE]
        + [f"start +{column}" for column in range(SQUARES)]
        + [f"trade +{step}" for step in range(1, players)]
    )


def action_table(players: int, seat: int, west: int) -> dict[Move, int]:
    """By move: its id, for one seat; the start columns begin at ``west``."""
    moves = [*_EVERYWHERE]
    moves += [Start(west + column) for column in range(SQUARES)]
    moves += [Trade((seat + step) % players) for step in range(1, players)]
    return {move: number for number, move in enumerate(moves)}
