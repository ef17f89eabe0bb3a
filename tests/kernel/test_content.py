"""Content: overrides laid over it, and its hash."""

import json
from typing import Any

import pytest

from reverie.kernel import BadSetup, content_hash
from reverie.kernel.content import merged

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
