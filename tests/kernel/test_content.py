"""Content: overrides laid over it, and its hash."""

import json
from typing import Any

import pytest

from reverie.kernel import BadSetup, content_hash
from reverie.kernel.content import DEEPEST, check_fixed, check_word, merged, plain_copy

CONTENT: dict[str, Any] = {
    "gems": {"start": 10, "deep": {"er": 1}},
    "cards": [{"stars": 0}, {"stars": 3}],
    "tiles": [1, 2, 3],
    "rounds": 5,
}


@pytest.mark.parametrize(
    ("overrides", "path", "value"),
    [
        ({"rounds": 6}, ["rounds"], 6),
        ({"gems": {"start": 5}}, ["gems"], {"start": 5, "deep": {"er": 1}}),
        ({"gems": {"deep": {"er": 2}}}, ["gems"], {"start": 10, "deep": {"er": 2}}),
        ({"tiles": [9]}, ["tiles"], [9]),
        ({"cards": {"1": {"stars": 2}}}, ["cards"], [{"stars": 0}, {"stars": 2}]),
        ({"cards": {1: {"stars": 2}}}, ["cards"], [{"stars": 0}, {"stars": 2}]),
        ({"cards": [{"stars": 1}]}, ["cards"], [{"stars": 1}]),
        ({"gems": 3}, ["gems"], 3),
        ({"rounds": {"a": 1}}, ["rounds"], {"a": 1}),
        ({}, ["rounds"], 5),
    ],
)
def test_overrides_are_laid_over(overrides: dict[str, Any], path: list[str], value: Any) -> None:
    before = json.dumps(CONTENT)
    assert merged(CONTENT, overrides)[path[0]] == value
    assert json.dumps(CONTENT) == before, "the content itself is never written to"


@pytest.mark.parametrize(
    ("overrides", "path", "known"),
    [
        ({"moons": 1}, "moons", "gems, cards, tiles, rounds"),
        ({"gems": {"end": 1}}, "gems.end", "start, deep"),
        ({"gems": {"deep": {"est": 1}}}, "gems.deep.est", "er"),
        ({"cards": {"2": {"stars": 1}}}, "cards.2", "0-1"),
        ({"cards": {"-1": {"stars": 1}}}, "cards.-1", "0-1"),
        ({"cards": {"01": {"stars": 1}}}, "cards.01", "0-1"),
        ({"cards": {"one": {"stars": 1}}}, "cards.one", "0-1"),
        ({"cards": {"²": {"stars": 1}}}, "cards.²", "0-1"),
        ({"cards": {"9" * 5000: {"stars": 1}}}, "cards." + "9" * 5000, "0-1"),
        ({"cards": {"1": {"moons": 1}}}, "cards.1.moons", "stars"),
        ({"tiles": {"0": 9}}, "tiles.0", "0-2"),
    ],
)
def test_what_the_content_does_not_have_is_refused(overrides: dict[str, Any], path: str, known: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        merged(CONTENT, overrides)
    assert (refusal.value.code, refusal.value.path, refusal.value.facts) == ("unknown-content", path, {"known": known})


def test_the_hash_depends_on_what_is_said_not_on_the_order() -> None:
    assert content_hash({"a": 1, "b": [1, 2]}) == content_hash({"b": [1, 2], "a": 1})
    hashes = [content_hash(content) for content in ({"a": 1}, {"a": 2}, {"b": 1}, {"a": [1]}, {"a": "1"}, {"a": "é"})]
    assert len(set(hashes)) == len(hashes)
    assert all(len(digest) == 64 for digest in hashes)


def test_the_hash_can_be_repeated_by_others() -> None:
    """SHA-256 over sorted, compact JSON in UTF-8."""
    import hashlib

    assert content_hash({"b": "é", "a": [1, 2]}) == hashlib.sha256('{"a":[1,2],"b":"é"}'.encode()).hexdigest()


# What strangers may send at all.


@pytest.mark.parametrize(
    ("overrides", "code", "path"),
    [
        ({"rounds": 2**53 + 1}, "content-between", "rounds"),
        ({"rounds": -(10**5000)}, "content-between", "rounds"),
        ({"rounds": float("nan")}, "content-between", "rounds"),
        ({"cards": [{"stars": float("-inf")}]}, "content-between", "cards[0].stars"),
        ({"cards": "z" * 501}, "content-text", "cards"),
        ({"cards": "a\nb"}, "content-text", "cards"),
        ({"cards": "\ud800"}, "content-text", "cards"),
        ({"cards": "\u202ea"}, "content-text", "cards"),
        ({"z" * 501: 1}, "content-text", ""),
        ({1.5: 1}, "wrong-type", ""),
        ({True: 1}, "wrong-type", ""),
        ({"cards": {1, 2}}, "wrong-type", "cards"),
        (["cards"], "wrong-type", ""),
        ("cards", "wrong-type", ""),
        ({"cards": [0] * 20_001}, "content-too-much", "cards"),
        ({"cards": [[0] * 200] * 101}, "content-too-much", "cards[99]"),
    ],
)
def test_what_is_no_plain_data_or_too_much_of_it_is_refused(overrides: Any, code: str, path: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        plain_copy(overrides)
    assert (refusal.value.code, refusal.value.path) == (code, path)
    assert len(str(refusal.value)) < 200


def test_tables_in_tables_without_an_end_are_refused() -> None:
    nested: Any = 1
    for _ in range(DEEPEST):
        nested = {"a": nested}
    assert plain_copy(nested) == nested
    with pytest.raises(BadSetup, match="content-too-deep"):
        plain_copy({"a": nested})


def test_what_is_plain_is_copied_all_through() -> None:
    cards = [{"stars": 1.5}, "🧑\u200d🤝\u200d🧑", True]
    overrides: dict[str, Any] = {"gems": {"start": 5, "deep": None}, "cards": cards, "tiles": (1, 2)}
    copied = plain_copy(overrides)
    assert copied == {**overrides, "tiles": [1, 2]}
    copied["gems"]["start"] = 6
    copied["cards"][0]["stars"] = 2
    assert overrides["gems"]["start"] == 5
    assert overrides["cards"][0] == {"stars": 1.5}


# What games check with.


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ({"a": 1, "b": {"c": [1, 2]}}, ""),
        ({"a": True, "b": {"c": [1, 2]}}, "x.a"),
        ({"a": 1.0, "b": {"c": [1, 2]}}, "x.a"),
        ({"a": 1, "b": {"c": [1, True]}}, "x.b"),
        ({"a": 1, "b": {"c": [1]}}, "x.b"),
        ({"a": 1, "b": {}}, "x.b"),
        ({"a": 1}, "x.b"),
        ({"a": 1, "b": {"c": [1, 2]}, "free": 9}, ""),
    ],
)
def test_what_is_fixed_is_the_same_in_value_and_type(given: dict[str, Any], path: str) -> None:
    printed = {"a": 1, "b": {"c": [1, 2]}, "free": 0}
    if not path:
        check_fixed(given, printed, ("free",), "PS-083", "x.")
        return
    with pytest.raises(BadSetup) as refusal:
        check_fixed(given, printed, ("free",), "PS-083", "x.")
    assert (refusal.value.code, refusal.value.path, refusal.value.clause) == ("content-fixed", path, "PS-083")


@pytest.mark.parametrize("word", ["", "two words", "tab\tbed", "z" * 41, "hid\u200bden", "\ud800"])
def test_what_is_not_one_visible_word_is_refused(word: str) -> None:
    with pytest.raises(BadSetup, match="content-word"):
        check_word("id", word)


@pytest.mark.parametrize("word", ["a", "great-library", "夢", "z" * 40, "\U0001fa77"])
def test_one_visible_word_is_a_word(word: str) -> None:
    check_word("id", word)


def test_records_are_taken_out_of_a_list_and_added_to_it() -> None:
    content = {"cards": [{"id": "a", "stars": 1}, {"id": "b", "stars": 2}, {"id": "c", "stars": 3}], "pairs": []}
    laid = {
        "cards": {"+1": {"id": "d"}, "0": None, "2": {"stars": 9}, "+2": {"id": "e"}},
        "pairs": {"+1": {"with": "a"}},
    }
    assert merged(content, laid) == {
        "cards": [{"id": "b", "stars": 2}, {"id": "c", "stars": 9}, {"id": "d"}, {"id": "e"}],
        "pairs": [{"with": "a"}],
    }
    assert [card["id"] for card in content["cards"]] == ["a", "b", "c"]  # the printed one is as it was


@pytest.mark.parametrize("key", ["+0", "+2", "+01", "+-1", "++1", "+", "3"])
def test_nothing_is_added_but_by_the_next_number(key: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        merged({"cards": [{"id": "a"}, {"id": "b"}, {"id": "c"}]}, {"cards": {key: {"id": "d"}}})
    assert (refusal.value.code, refusal.value.path) == ("unknown-content", f"cards.{key}")


def test_only_records_are_added_or_taken_out() -> None:
    for overrides in ({"cards": {"+1": 5}}, {"cards": {"+1": None}}, {"die": {"0": None}}):
        with pytest.raises(BadSetup):
            merged({"cards": [{"id": "a"}], "die": ["red", "blue"]}, overrides)
