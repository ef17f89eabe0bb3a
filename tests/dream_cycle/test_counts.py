"""Counting positions: how many there are after so many answers, from fixed tables; a change of the rules shows here."""

from collections.abc import Callable

import pytest

from reverie.games.dream_cycle.state import DreamState
from tests.counts import count
from tests.dream_cycle.tables import table


def rich() -> DreamState:
    return table(at=[[4, -1], [0, -1]], store=[16, 0])


def riding() -> DreamState:
    fields = [{"orange": ["lucidity"], "white": ["north", "east"]}, {}]
    return table(2, (4, 1, "orange"), at=[[4, 1], [5, 1]], fields=fields, store=[3, 0], hand=[["zip"], ["power"]])


@pytest.mark.parametrize(
    ("lay", "answers", "positions"),
    [
        (rich, 1, 12),  # nine tiles to buy, two other ways to face, done
        (rich, 2, 188),
        (riding, 1, 8),  # south to buy, three tiles to take, two boosts, the Zip to turn in, done
        (riding, 2, 81),
        (riding, 3, 889),
    ],
)
def test_the_engine_counts(lay: Callable[[], DreamState], answers: int, positions: int) -> None:
    assert count(lay(), answers)[0] == positions
