"""Frozen dataclasses from plain data: as checked as structs are, whether their module is compiled or not."""

from dataclasses import dataclass
from typing import Any, Literal

import pytest

from reverie.games.dream_quest.components import Check, Choice, Cost, DreamCard, Line
from reverie.kernel import BadDocument, BadSetup, read_records


@dataclass(frozen=True)
class _Leaf:
    size: int
    colour: Literal["green", "red"] = "green"


@dataclass(frozen=True)
class _Tree:
    leaves: tuple[_Leaf, ...]
    crown: _Leaf | None = None
    by_name: dict[str, list[_Leaf]] | None = None


def test_records_lie_in_records() -> None:
    raw = {"leaves": [{"size": 1}], "crown": {"size": 2, "colour": "red"}, "by_name": {"low": [{"size": 3}]}}
    assert read_records(raw, _Tree) == _Tree((_Leaf(1),), _Leaf(2, "red"), {"low": [_Leaf(3)]})


def test_what_is_left_out_is_as_the_class_says() -> None:
    assert read_records({"leaves": []}, _Tree) == _Tree(())


def test_a_class_of_the_rules_is_read_from_its_source_where_it_is_compiled() -> None:
    raw = {
        "id": "c",
        "movement": 2,
        "choices": [{"id": "run", "pay": {"slumber": 1}, "check": {"kind": "memory_over"}}],
    }
    choice = Choice("run", pay=Cost(slumber=1), check=Check("memory_over"), success=Line(), failure=Line())
    assert read_records(raw, DreamCard) == DreamCard("c", 2, (choice,))


@pytest.mark.parametrize(
    ("raw", "code", "path"),
    [
        ({}, "missing-field", "tree"),
        ({"leaves": [{"size": "1"}]}, "wrong-type", "tree.leaves[0].size"),
        ({"leaves": [{"size": 1, "colour": "blue"}]}, "malformed", "tree.leaves[0].colour"),
        ({"leaves": [], "roots": 3}, "unknown-field", "tree"),
    ],
)
def test_what_differs_is_named(raw: Any, code: str, path: str) -> None:
    with pytest.raises(BadDocument) as refused:
        read_records(raw, _Tree, "tree")
    assert (refused.value.code, refused.value.path) == (code, path)


def test_the_refusal_is_the_one_that_is_asked_for() -> None:
    with pytest.raises(BadSetup):
        read_records({}, _Tree, refusal=BadSetup)
