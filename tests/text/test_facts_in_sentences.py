"""What becomes of the facts in a sentence: lists, seats, negative numbers, nothing at all."""

from typing import Any

import pytest

from reverie.kernel import Refused
from reverie.text import LANGUAGES, Words

MINUS = "\N{MINUS SIGN}"
_NAMES = ["Ada", "Ben", "Cleo"]
_CARDS = "name-cape = You, but with a Cape\nname-beach = Beach\nname-bus = Bus\n"


def said(source: str, language: str = "en", reader: int | None = None, names: Any = _NAMES, **facts: Any) -> str:
    words = Words(language)
    words.add(f"{_CARDS}\nrefused-tried = {source}")
    return words.refusal(Refused("tried", facts), names, reader)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "You, but with a Cape, Beach and Bus"), ("de", "You, but with a Cape, Beach und Bus")],
)
def test_a_list_is_joined_once(language: str, sentence: str) -> None:
    assert said("{ $cards }", language, cards=["cape", "beach", "bus"]) == sentence


def test_a_game_may_put_its_names_into_quotation_marks() -> None:
    quoted = "{ $cards }, { $seats }\nlist-item = “{ $name }”"
    sentence = said(quoted, cards=["cape", "beach", "2", 3], seats=[0, 1])
    assert sentence == "“You, but with a Cape”, “Beach”, 2 and 3, Ada and Ben"


@pytest.mark.parametrize(("language", "sentence"), [("en", "none"), ("de", "keine"), ("ja", "なし")])
def test_an_empty_list_is_said(language: str, sentence: str) -> None:
    assert said("{ $cards }", language, cards=[]) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_list_is_counted(language: str) -> None:
    assert said("{ $count_cards }", language, cards=["cape", "bus"]) == "2"
    assert said("{ $count_seats }", language, seats=(0, 2)) == "2"


def test_a_place_is_not_a_list() -> None:
    assert said("{ $path }", path=[[3, -1], [4, 0]]) == f"(3, {MINUS}1) and (4, 0)"


def test_negative_numbers_have_a_minus_sign_and_still_choose() -> None:
    chosen = "{ $points ->\n [-1] minus one\n *[other] { $points } points\n }, { $left }"
    assert said(chosen, points=-1, left=-2) == f"minus one, {MINUS}2"
    assert said(chosen, points=-7, left=0) == f"{MINUS}7 points, 0"
    assert said("得点{ $points }", "ja", points=-3) == f"得点{MINUS}3"


@pytest.mark.parametrize("verbatim", ["PS-034", "2026-11-16", "--host -h -x3", "x-3", "Grün-2"])
def test_what_only_looks_like_a_sign_stays(verbatim: str) -> None:
    assert said(f"See {verbatim}.") == f"See {verbatim}."


@pytest.mark.parametrize("typed", ["-1", "play -1", "(3, -1)", "/tmp/-3"])
def test_what_somebody_typed_is_quoted_as_it_was(typed: str) -> None:
    assert said("“{ $typed }”, { $lowest }", typed=typed, lowest=-5) == f"“{typed}”, {MINUS}5"


@pytest.mark.parametrize(("names", "sentence"), [(_NAMES, "Ben waits for Ada and Cleo"), ((), "B waits for A and C")])
def test_seats_in_refusals_are_called_as_everywhere(names: Any, sentence: str) -> None:
    assert said("{ $seat } waits for { $waiting }", names=names, seat=1, waiting=[0, 2]) == sentence


def test_a_refusal_knows_its_reader() -> None:
    by_reader = "{ $you ->\n [yes] You\n *[no] { $seat }\n }"
    assert said(by_reader, reader=1, seat=1) == "You"
    assert said(by_reader, reader=0, seat=1) == "Ben"


def test_a_part_of_a_second_is_a_second() -> None:
    assert said("{ $seconds ->\n [one] one second\n *[other] { $seconds } seconds\n }", seconds=0.37) == "one second"


@pytest.mark.parametrize(("language", "sentence"), [("en", "none"), ("ja", "なし")])
def test_nothing_has_a_word(language: str, sentence: str) -> None:
    assert said("{ $what }", language, what=None) == sentence
