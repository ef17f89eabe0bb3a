"""Options: what a table may choose, read from text or given as values."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.kernel import BadSetup, OneOf, WholeNumber
from reverie.kernel.options import complete_options

ROUNDS = WholeNumber("rounds", 5, minimum=1, maximum=9, clause="TG-001")
CAP = WholeNumber("cap", None, minimum=1, optional=True)
MODE = OneOf("mode", "short", ("short", "long"), clause="TG-002")
EVERY = {option.name: option for option in (ROUNDS, CAP, MODE)}


def test_what_is_not_given_has_its_default() -> None:
    assert complete_options(EVERY, {}) == {"rounds": 5, "cap": None, "mode": "short"}
    assert complete_options(EVERY, {"cap": 3, "mode": "long"}) == {"rounds": 5, "cap": 3, "mode": "long"}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetup) as refusal:
        complete_options(EVERY, {"speed": 3})
    assert refusal.value.code == "unknown-option"
    assert refusal.value.facts == {"name": "speed", "count": 3, "known": "rounds, cap, mode"}
    with pytest.raises(BadSetup) as refusal:
        complete_options({}, {"speed": 3})
    assert refusal.value.facts == {"name": "speed", "count": 0, "known": ""}


@pytest.mark.parametrize("value", [0, 10, -1, True, 1.0, "5", None, [5], {}])
def test_a_whole_number_within_bounds(value: Any) -> None:
    with pytest.raises(BadSetup) as refusal:
        complete_options(EVERY, {"rounds": value})
    assert (refusal.value.code, refusal.value.clause) == ("option-between", "TG-001")
    facts = refusal.value.facts
    assert (facts["name"], facts["value"], facts["minimum"], facts["maximum"]) == ("rounds", str(value), 1, 9)


@pytest.mark.parametrize("value", [0, -1, False, 2.5, "none"])
def test_a_whole_number_without_an_upper_bound(value: Any) -> None:
    with pytest.raises(BadSetup) as refusal:
        complete_options(EVERY, {"cap": value})
    assert (refusal.value.code, refusal.value.facts["optional"]) == ("option-at-least", "yes")
    assert CAP.check(10**12) == 10**12


@pytest.mark.parametrize("value", ["medium", "", None, 1, ["short"]])
def test_one_of_a_few(value: Any) -> None:
    with pytest.raises(BadSetup) as refusal:
        complete_options(EVERY, {"mode": value})
    assert (refusal.value.code, refusal.value.clause) == ("option-one-of", "TG-002")
    assert refusal.value.facts == {"name": "mode", "value": str(value), "choices": "short, long"}


def test_values_are_read_from_text() -> None:
    assert ROUNDS.read(" 7 ") == 7
    assert [CAP.read(text) for text in ("none", "None", "", "12")] == [None, None, None, 12]
    assert MODE.read(" long ") == "long"


@pytest.mark.parametrize("text", ["", "none", "seven", "0", "10", "1.5", "9" * 5000])
def test_text_that_is_no_value(text: str) -> None:
    with pytest.raises(BadSetup, match="option-between"):
        ROUNDS.read(text)


@given(st.text())
def test_any_text_is_a_lawful_value_or_refused(text: str) -> None:
    for option in EVERY.values():
        try:
            value = option.read(text)
        except BadSetup:
            continue
        assert option.check(value) == value
