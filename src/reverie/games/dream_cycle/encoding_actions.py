"""Moves as actions: one id for each that the game knows, with seats and start columns counted from a common place."""

from collections.abc import Sequence
from typing import Any, Final

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
from reverie.games.dream_cycle.moves import MOVE_TYPES, Colour, Start, Trade
from reverie.kernel import Move, move_text

COLOURS: Final = (*FIELDS, "black")
"""What a die can show but silver (DC-164)."""
_KINDS: Final[Sequence[type[Any]]] = MOVE_TYPES
VERBS: Final[tuple[str, ...]] = tuple([kind._field_defaults["verb"] for kind in _KINDS])


def _everywhere() -> list[Move]:
    """The moves that are the same for all seats and nights; first those that are a verb and no more."""
    moves: list[Move] = [kind() for kind in _KINDS if len(kind._fields) == 1]
    moves += [*BUY.values(), *SELL.values(), *EXCHANGE.values()]
    for by_field in PLACE.values():
        moves += by_field.values()
    for by_kind in TAKE.values():
        moves += by_kind.values()
    for by_chi in BOOST.values():
        moves += by_chi.values()
    moves += [*UNBOOST.values(), *FACE]
    moves += [CASH[kind] for kind in INSPIRATION if kind != "chi_bonus"]  # that one is used, not cashed (DC-170)
    moves += [*GIVE.values(), *WANT.values()]
    for by_way in GO.values():
        moves += by_way
    moves += [*ZIP, *SQUARE.values(), *TIMES.values(), *[Colour(colour) for colour in COLOURS]]
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
