"""What is copied and what is saved follows from the fields that a state's class declares."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Literal, NamedTuple

import msgspec
import pytest

from reverie.games import all_games
from reverie.kernel import FastChance, Shared, State
from reverie.kernel.fields import copying, saved_fields


class Colour(Enum):
    RED = "red"


class Card(NamedTuple):
    name: str


@dataclass(frozen=True)
class Die:
    face: int


class Tile(msgspec.Struct, frozen=True):
    side: int


class Purse:
    def __init__(self, coins: int) -> None:
        self.coins = coins

    def copy(self) -> "Purse":
        return Purse(self.coins)


class Table:
    """Only a place for fields."""

    limit: ClassVar[int] = 3
    printed: Shared[list[int]]
    turn: int
    mood: Literal["calm", "wild"]
    colour: Colour
    card: Card | None
    die: Die
    tile: Tile
    pairs: list[tuple[int, int]]
    hands: list[list[str]]
    deep: list[list[list[int]]]
    by_name: dict[str, int]
    heaps: dict[str, list[int]]
    seen: set[str]
    bid: list[int] | None
    purse: Purse


def filled() -> Table:
    table = Table()
    values: dict[str, Any] = {
        "printed": [1],
        "turn": 2,
        "mood": "calm",
        "colour": Colour.RED,
        "card": Card("moon"),
        "die": Die(3),
        "tile": Tile(4),
        "pairs": [(1, 2)],
        "hands": [["a"], []],
        "deep": [[[1]]],
        "by_name": {"a": 1},
        "heaps": {"a": [1]},
        "seen": {"a"},
        "bid": [1],
        "purse": Purse(5),
    }
    for name, value in values.items():
        setattr(table, name, value)
    return table


def test_a_twin_has_its_own_copy_of_all_that_can_change() -> None:
    table, twin = filled(), Table()
    copying(Table)(table, twin)
    assert twin.printed is table.printed
    for name in ("turn", "mood", "colour", "card", "die", "tile"):
        assert getattr(twin, name) is getattr(table, name)
    for name in ("pairs", "hands", "deep", "by_name", "heaps", "seen", "bid"):
        assert getattr(twin, name) == getattr(table, name)
        assert getattr(twin, name) is not getattr(table, name)
    assert twin.hands[0] is not table.hands[0]
    assert twin.deep[0][0] is not table.deep[0][0]
    assert twin.heaps["a"] is not table.heaps["a"]
    assert (twin.purse is not table.purse, twin.purse.coins) == (True, 5)


def test_nothing_to_bid_is_copied_as_nothing() -> None:
    table, twin = filled(), Table()
    table.bid = None
    copying(Table)(table, twin)
    assert twin.bid is None


def test_shared_fields_and_class_variables_are_not_saved() -> None:
    assert saved_fields(Table).keys() == Table.__annotations__.keys() - {"limit", "printed"}


def test_a_field_that_nobody_can_copy_is_refused() -> None:
    class _Strange(State[Any]):
        thing: object

    with pytest.raises(TypeError, match=r"state\.thing: nobody knows how to copy"):
        copying(_Strange)


def test_a_subclass_adds_fields() -> None:
    class Small(State[Any]):
        left: int

    class Larger(Small):
        right: list[int]

    assert {"left": int, "right": list[int]} == saved_fields(Larger)
    assert {"left": int} == saved_fields(Small)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_states_of_our_own_games_have_no_dictionary(game: Any) -> None:
    state = game.new(game.player_counts[-1], FastChance(1))
    assert not hasattr(state, "__dict__")
    assert saved_fields(type(state))
