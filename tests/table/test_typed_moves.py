"""Moves as people type them: seats by letter or name."""

import pytest

from reverie.games import find_game
from reverie.games.counting_zzzzs.moves import Give
from reverie.table.typed_moves import read_typed, typed_seat, typed_text

ZZZZS = find_game("counting-zzzzs")
NAMES = ["Anna", "Night Owl", "c"]


def test_a_move_is_shown_with_the_letter_of_the_seat() -> None:
    assert typed_text(Give("broccoli", 2)) == "give broccoli C"


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("give broccoli B", "give broccoli 1"),
        ("give broccoli b", "give broccoli 1"),
        ("give broccoli night owl", "give broccoli 1"),
        ("give  broccoli   Anna", "give broccoli 0"),
        ("give broccoli 2", "give broccoli 2"),
        ("give broccoli C", "give broccoli 2"),
        ("discard broccoli", "discard broccoli"),
        ("pass", "pass"),
    ],
)
def test_letters_and_names_are_read(typed: str, move: str) -> None:
    assert read_typed(ZZZZS, typed, NAMES) == move


@pytest.mark.parametrize("typed", ["give broccoli Zoe", "give", "give broccoli B now", "dance B", ""])
def test_what_cannot_be_read_stays_as_it_was_typed(typed: str) -> None:
    assert read_typed(ZZZZS, typed, NAMES) == typed


def test_a_letter_goes_before_a_name() -> None:
    assert typed_seat("C", ["C", "Bo", "Cy"]) == 2
    assert typed_seat(" night owl ", NAMES) == 1
    assert typed_seat("night", NAMES) is None
