"""Positions and contents that cannot be, each refused with its reason."""

import copy
from typing import Any

import pytest

from reverie.games.dream_cycle import GAME
from reverie.kernel import BadPosition, BadSetup
from tests.dream_cycle.tables import COUNTS, random_game, table

REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "too few stores": ({"store": [1]}, "wrong-length", "store"),
    "negative chi": ({"store": [-1, 0]}, "dream-cycle-chi", "store"),
    "more chi than there is": ({"store": [40, 40]}, "dream-cycle-chi", "store"),
    "a place beyond the fringe": ({"at": [[-2, 0], [0, 0]]}, "dream-cycle-no-space", "at[0]"),
    "a place at a corner": ({"at": [[-1, -1], [0, 0]]}, "dream-cycle-no-space", "at[0]"),
    "beyond the north edge": ({"at": [[4, 6], [0, 0]]}, "dream-cycle-no-space", "at[0]"),
    "too many tiles of a kind": ({"tray": [["south"] * 5, []]}, "dream-cycle-too-many", ""),
    "a tile that does not exist": ({"tray": [["up"], []]}, "dream-cycle-too-many", ""),
    "too many of an Inspiration tile": ({"hand": [["times3"] * 3, []]}, "dream-cycle-too-many", ""),
    "three tiles on a field": ({"fields": [{"red": ["east", "west", "left"]}, {}]}, "dream-cycle-field-full", "fields"),
    "a field that does not exist": ({"fields": [{"black": ["east"]}, {}]}, "dream-cycle-no-such-field", "fields"),
    "a boost without a tile": ({"boosts": [{"red": 2}, {}]}, "dream-cycle-bad-boost", "boosts[0]"),
    "a boost of four": (
        {"boosts": [{"red": 4}, {}], "fields": [{"red": ["east"]}, {}]},
        "dream-cycle-bad-boost",
        "boosts[0]",
    ),
    "a boost out of turn": (
        {"boosts": [{}, {"red": 2}], "fields": [{}, {"red": ["east"]}]},
        "dream-cycle-bad-boost",
        "boosts[1]",
    ),
    "a roll without silver": ({"at": [[4, 1], [0, 0]], "silver": ["red", ""]}, "dream-cycle-no-roll", "silver[0]"),
    "a facing that is none": ({"facing": ["up", "N"]}, "dream-cycle-no-such-way", "facing"),
    "a blue coloured square": ({"covers": [[4, 1, "blue"]]}, "dream-cycle-bad-cover", "covers[0]"),
    "a coloured square on the fringe": ({"covers": [[-1, 0, "red"]]}, "dream-cycle-no-square-there", "covers"),
    "a seat that is none": ({"active": 2}, "position-between", "active"),
    "all rows gone": ({"gone": 2}, "position-between", "gone"),
    "a square off the board": ({"squares": [[40, 1, "red"]]}, "dream-cycle-no-square-there", "squares"),
    "eleven rows": ({"rows": 11}, "position-between", "rows"),
    "chi in words": ({"store": ["two", 0]}, "wrong-type", "position.store[0]"),
    "an unknown field": ({"moon": 1}, "unknown-field", "position"),
}


@pytest.mark.parametrize(("given", "code", "path"), REFUSED.values(), ids=REFUSED)
def test_an_impossible_position_is_refused(given: dict[str, Any], code: str, path: str) -> None:
    rows = given.pop("rows", 2) if "rows" in given else 2
    squares = [tuple(square) for square in given.pop("squares", ())] if "squares" in given else ()
    with pytest.raises(BadPosition) as refusal:
        table(rows, *squares, **given)
    assert (refusal.value.code, refusal.value.path) == (code, path)


CONTENT: dict[str, tuple[dict[str, Any], str, str]] = {
    "a square of no kind": (
        {"tiles": {"0": {"squares": [["pink"] * 3] * 3}}},
        "content-choice",
        "tiles[0].squares[0][0]",
    ),
    "two lines": ({"tiles": {"0": {"squares": [["white"] * 3] * 2}}}, "dream-cycle-tile-shape", "tiles[0].squares"),
    "a tile twice": ({"tiles": {"0": {"id": "P1-02"}}}, "dream-cycle-tile-twice", "tiles"),
    "an arrow off its tile": (
        {"tiles": {"0": {"squares": [["fuchsia:north", "white", "white"], ["white"] * 3, ["white"] * 3]}}},
        "dream-cycle-arrow",
        "tiles[0].squares[0][0]",
    ),
    "a curve in a corner": (
        {"tiles": {"0": {"squares": [["fuchsia:curve_cw", "white", "white"], ["white"] * 3, ["white"] * 3]}}},
        "dream-cycle-curve",
        "tiles[0].squares[0][0]",
    ),
    "deltas side by side": (
        {
            "tiles": {
                "0": {
                    "squares": [
                        ["white", "fuchsia:curve_cw", "white"],
                        ["white", "fuchsia:east", "white"],
                        ["white"] * 3,
                    ]
                }
            }
        },
        "dream-cycle-deltas-touch",
        "tiles[0].squares[0][1]",
    ),
    "a boost of five": ({"limits": {"boost": [2, 5]}}, "content-between", "limits.boost[1]"),
    "no chi": ({"limits": {"chi_supply": 0}}, "content-between", "limits.chi_supply"),
    "a row out of place": ({"layout": {"rows": {"4": {"x0": 24}}}}, "dream-cycle-row-place", "layout.rows[4]"),
    "a pink die": ({"die": ["pink"]}, "content-choice", "die[0]"),
    "a silver die": ({"die": ["silver"]}, "dream-cycle-die", "die"),
    "a tile of another kind": ({"directional": {"0": {"kind": "up"}}}, "dream-cycle-kinds", "directional"),
    "too few tiles of a phase": ({"tiles": {str(n): {"phase": 2} for n in range(5)}}, "dream-cycle-stack", "tiles"),
    "a field of no colour": ({"squares": {"0": {"field": "pink"}}}, "content-choice", "squares[0].field"),
}


@pytest.mark.parametrize(("overrides", "code", "path"), CONTENT.values(), ids=CONTENT)
def test_bad_content_is_refused(overrides: dict[str, Any], code: str, path: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(2, overrides=copy.deepcopy(overrides))
    assert (refusal.value.code, refusal.value.path) == (code, path)


@pytest.mark.parametrize("players", COUNTS)
def test_a_state_with_something_broken_cannot_be_loaded(players: int) -> None:
    state = list(random_game(players, 1, most=40, night="nap", start="dealt"))[-1]
    for name, value in (("store", [99] * players), ("laid", [[0, 0]] * 6), ("gone", 5), ("phase", "asleep")):
        saved = state.save()
        saved["fields"][name] = value
        with pytest.raises(BadPosition):
            GAME.load(saved)


@pytest.mark.clause("DC-064")
def test_a_position_may_begin_in_the_middle_of_a_draft() -> None:
    state = table(at=[[4, 4], [9, 3]], store=[1, 1], drafts=[[1, ["chi"], ["chi"]], None])
    assert state.view(0)["draft"] == {"to_seat": 1, "give": ["chi"], "want": ["chi"]}
    assert "send" in [move.verb for move in state.moves(0)]


@pytest.mark.parametrize("draft", [[0, [], []], [2, [], []], [1, ["gold"], []]])
def test_a_draft_of_nonsense_is_refused(draft: list[Any]) -> None:
    with pytest.raises(BadPosition):
        table(at=[[4, 4], [9, 3]], drafts=[draft, None])
