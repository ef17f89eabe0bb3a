"""Moves and their short text form."""

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.kernel import Unreadable, move_text
from reverie.kernel.moves import Grammar


class Buy(NamedTuple):
    row: int
    card: str
    verb: str = "buy"


class Rest(NamedTuple):
    verb: str = "rest"


class Again(NamedTuple):
    verb: str = "rest"


class Silent(NamedTuple):
    word: str


GRAMMAR = Grammar((Buy, Rest))
WORDS = st.text(st.characters(categories=("L", "N", "P", "S")), min_size=1)


def test_the_forms_are_told() -> None:
    assert GRAMMAR.verbs == ("buy", "rest")
    assert [GRAMMAR.form(verb) for verb in GRAMMAR.verbs] == ["buy <row> <card>", "rest"]


@given(st.integers(-(10**10), 10**10), WORDS)
def test_every_move_parses_back(row: int, card: str) -> None:
    move = Buy(row, card)
    text = move_text(move)
    assert text == f"buy {row} {card}"
    assert GRAMMAR.parse(text) == move


def test_a_move_without_fields() -> None:
    assert move_text(Rest()) == "rest"
    assert GRAMMAR.parse("rest") == Rest()


def test_moves_of_different_kinds_are_never_equal() -> None:
    class Sell(NamedTuple):
        row: int
        card: str
        verb: str = "sell"

    moves: set[object] = {Buy(1, "x"), Sell(1, "x"), Buy(1, "x")}
    assert len(moves) == 2


@pytest.mark.parametrize("text", ["  buy   1 x ", "buy\t1\nx"])
def test_spaces_do_not_matter(text: str) -> None:
    assert GRAMMAR.parse(text) == Buy(1, "x")


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "unknown-move", {"text": "", "verbs": "buy, rest"}),
        ("   ", "unknown-move", {"text": "   ", "verbs": "buy, rest"}),
        ("BUY 1 x", "unknown-move", {"text": "BUY 1 x", "verbs": "buy, rest"}),
        ("buy", "wrong-words", {"text": "buy", "form": "buy <row> <card>"}),
        ("buy 1", "wrong-words", {"text": "buy 1", "form": "buy <row> <card>"}),
        ("buy 1 x y", "wrong-words", {"text": "buy 1 x y", "form": "buy <row> <card>"}),
        ("rest now", "wrong-words", {"text": "rest now", "form": "rest"}),
        ("buy x 1", "not-a-number", {"text": "buy x 1", "word": "x", "form": "buy <row> <card>"}),
    ],
)
def test_what_is_no_move(text: str, code: str, facts: dict[str, str]) -> None:
    with pytest.raises(Unreadable) as refusal:
        GRAMMAR.parse(text)
    assert (refusal.value.code, refusal.value.facts) == (code, facts)


@pytest.mark.parametrize(
    "word", ["1.0", "1e3", "0x1", "+1", "01", "-0", "--1", "-", "1_000", "²", "٣", "true", "None", "1" * 13, "9" * 5000]
)
def test_a_number_has_one_spelling(word: str) -> None:
    with pytest.raises(Unreadable, match="not-a-number"):
        GRAMMAR.parse(f"buy {word} x")


def test_long_texts_are_shortened_in_the_refusal() -> None:
    with pytest.raises(Unreadable) as refusal:
        GRAMMAR.parse("fly " + "far " * 1000)
    assert len(refusal.value.facts["text"]) == 60


@given(st.text())
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    for candidate in (text, f"buy {text}", f"buy {text} x", f"rest{text}"):
        try:
            move = GRAMMAR.parse(candidate)
        except Unreadable:
            continue
        assert GRAMMAR.parse(move_text(move)) == move


def test_a_grammar_says_what_is_wrong_with_a_move_type() -> None:
    with pytest.raises(TypeError, match="Silent: the last field of a move is `verb`"):
        Grammar((Silent,))
    with pytest.raises(TypeError, match="Again: the verb 'rest' is taken"):
        Grammar((Rest, Again))
