"""Refusals: typed, with a code, facts, a clause and a place; and each move that cannot be made gets one."""

from typing import Any

import pytest

from reverie import kernel
from reverie.games.psycle.moves import Play
from reverie.kernel import (
    BadDocument,
    BadPosition,
    BadSetup,
    GameOver,
    IllegalMove,
    NotAsked,
    Refused,
    StaleDecision,
    Unreadable,
)
from tests.psycle.tables import as_bytes, table

KINDS = [BadDocument, BadPosition, BadSetup, GameOver, IllegalMove, NotAsked, StaleDecision, Unreadable]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_a_refusal_and_part_of_the_public_face(kind: type[Refused]) -> None:
    assert issubclass(kind, Refused)
    assert getattr(kernel, kind.__name__) is kind


def test_the_line_for_developers() -> None:
    assert str(Refused("so")) == "so"
    assert str(Refused("so", path="a.b")) == "so at a.b"
    assert str(Refused("so", clause="PS-001")) == "so (PS-001)"
    assert str(Refused("so", {"x": 1, "y": None}, "PS-001", "a[0]")) == "so at a[0] (PS-001): x=1, y=None"


def test_a_refusal_can_be_placed_in_a_larger_document() -> None:
    placed = BadPosition("so", {"x": 1}, "PS-001", "gems[0]").at("position.")
    assert type(placed) is BadPosition
    assert (placed.code, placed.facts, placed.clause, placed.path) == ("so", {"x": 1}, "PS-001", "position.gems[0]")


def test_facts_are_its_own() -> None:
    facts = {"x": 1}
    refusal = Refused("so", facts)
    facts["x"] = 2
    assert refusal.facts == {"x": 1}


REFUSED_MOVES: dict[str, tuple[Any, Any, type[Refused], str]] = {
    "nothing": (0, "", Unreadable, "unknown-move"),
    "a verb of another game": (0, "buy row 4", Unreadable, "unknown-move"),
    "too few words": (0, "play", Unreadable, "wrong-words"),
    "too many words": (0, "play 3 4", Unreadable, "wrong-words"),
    "a word for a number": (0, "play three", Unreadable, "not-a-number"),
    "two minus signs": (0, "play --3", Unreadable, "not-a-number"),
    "no record of this game": (0, ("fly", 3), Unreadable, "unknown-move"),
    "no move at all": (0, None, Unreadable, "unknown-move"),
    "a number": (0, 3, Unreadable, "unknown-move"),
    "a record with a word in it": (0, Play("three"), Unreadable, "not-a-number"),  # type: ignore[arg-type]
    "a record with nothing in it": (0, Play(None), Unreadable, "not-a-number"),  # type: ignore[arg-type]
    "a record of another verb": (0, Play(3, "buy"), Unreadable, "unknown-move"),
    "a card that is not there": (0, Play(6), IllegalMove, "psycle-no-such-card"),
    "a seat that is not there": (2, Play(1), NotAsked, "no-such-seat"),
    "a seat from the end": (-1, Play(1), NotAsked, "no-such-seat"),
    "a seat in words": ("0", Play(1), NotAsked, "no-such-seat"),
    "a second answer": (1, Play(1), IllegalMove, "card-is-final"),
}


@pytest.mark.parametrize(("seat", "move", "kind", "code"), REFUSED_MOVES.values(), ids=REFUSED_MOVES)
def test_a_move_that_cannot_be_made_is_refused_and_nothing_changes(
    seat: Any, move: Any, kind: type[Refused], code: str
) -> None:
    state = table()
    state.play(1, "play 2")
    before = as_bytes(state.save())
    with pytest.raises(Refused) as refusal:
        state.play(seat, move)
    assert (type(refusal.value), refusal.value.code) == (kind, code)
    assert as_bytes(state.save()) == before
