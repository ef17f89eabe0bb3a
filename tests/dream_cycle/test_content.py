"""The bounds of what a table may change (DC-233), and that their edges can be played with."""

from random import Random
from typing import Any

import pytest

from reverie.games.dream_cycle import GAME
from reverie.kernel import BadSetup, FastChance
from tests.dream_cycle.tables import COUNTS

ROWS = GAME.raw_content["layout"]["rows"]
TILES = GAME.raw_content["tiles"]
FIELDS = GAME.raw_content["fields"]


def counts(*given: int) -> dict[str, Any]:
    return {"directional": {str(number): {"count": count} for number, count in enumerate(given)}}


REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "a sixth phase": ({"tiles": {"0": {"phase": 6}}}, "content-between", "tiles[0].phase"),
    "a tile of two words": ({"tiles": {"0": {"id": "P1 01"}}}, "content-word", "tiles[0].id"),
    "300 tiles more": (
        {"tiles": TILES + [{**TILES[0], "id": f"T{number}"} for number in range(300)]},
        "content-length",
        "tiles",
    ),
    "a gift for buying": ({"directional": {"0": {"cost": -1}}}, "content-between", "directional[0].cost"),
    "a dear tile": ({"directional": {"0": {"cost": 1001}}}, "content-between", "directional[0].cost"),
    "a resale below 0": ({"directional": {"0": {"resale": -1}}}, "content-between", "directional[0].resale"),
    "less than none": (counts(-1), "content-between", "directional[0].count"),
    "more than 60": (counts(61), "content-between", "directional[0].count"),
    "34 tiles in all": (counts(10, 10, 10, 4, 0, 0, 0, 0, 0), "dream-cycle-too-few-tiles", "directional"),
    "a full turn": (
        {"directional": {"0": {"quarter_turns_cw": 4}}},
        "content-between",
        "directional[0].quarter_turns_cw",
    ),
    "too much inspiration": ({"inspiration": {"3": {"count": 61}}}, "content-between", "inspiration[3].count"),
    "three rows at once": ({"layout": {"initial_rows": 3}}, "content-between", "layout.initial_rows"),
    "no row at first": ({"layout": {"initial_rows": 0}}, "content-between", "layout.initial_rows"),
    "four rows": ({"limits": {"rows": 4}, "layout": {"rows": ROWS[:4]}}, "content-between", "limits.rows"),
    "rows that are not there": ({"limits": {"rows": 9}}, "dream-cycle-layout", "layout"),
    "an endless movement": (
        {"limits": {"arrivals_per_movement": 501}},
        "content-between",
        "limits.arrivals_per_movement",
    ),
    "a rocket to the moon": ({"limits": {"rocket_squares": 4}}, "content-between", "limits.rocket_squares"),
    "1001 chi": ({"limits": {"chi_supply": 1001}}, "content-between", "limits.chi_supply"),
    "no boost": ({"limits": {"boost": []}}, "content-length", "limits.boost"),
    "a field twice": ({"fields": [*FIELDS[:6], "white"]}, "dream-cycle-kinds", "fields"),
    "six fields": ({"fields": FIELDS[:6]}, "dream-cycle-kinds", "fields"),
    "no face": ({"die": []}, "content-length", "die"),
    "61 faces": ({"die": ["red"] * 61}, "content-length", "die"),
    "a square of all phases twice": (
        {"squares": {"0": {"phases": [1, 2, 3, 4, 5] * 2}}},
        "content-length",
        "squares[0].phases",
    ),
    "another game": ({"game": "dream-quest"}, "content-fixed", "game"),
    "another way to start": ({"layout": {"start_facing": "S"}}, "content-fixed", "layout.start_facing"),
}


@pytest.mark.clause("DC-233")
@pytest.mark.parametrize(("overrides", "code", "path"), REFUSED.values(), ids=REFUSED)
def test_what_lies_beyond_the_bounds_is_refused(overrides: dict[str, Any], code: str, path: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(2, overrides=overrides)
    assert (refusal.value.code, refusal.value.path) == (code, path)


PLAYED: dict[str, dict[str, Any]] = {
    "as few tiles as can be": counts(35, 0, 0, 0, 0, 0, 0, 0, 0),
    "as many as can be": {
        **counts(*[60] * 9),
        "inspiration": {str(number): {"count": 60} for number in range(14)},
    },
    "no inspiration": {"inspiration": {str(number): {"count": 0} for number in range(14)}},
    "all for nothing": {"directional": {str(number): {"cost": 0, "resale": 0} for number in range(9)}},
    "five rows, one at first": {"limits": {"rows": 5}, "layout": {"rows": ROWS[:5], "initial_rows": 1}},
    "fields in another order": {"fields": FIELDS[::-1]},
}


@pytest.mark.clause("DC-233", "DC-215")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("overrides", PLAYED.values(), ids=PLAYED)
def test_the_edges_are_played_with(overrides: dict[str, Any], players: int) -> None:
    random = Random(players)
    for night in ("full", "half", "nap"):
        options = {"night": night, "start": "dealt", "round_limit": 2}
        state = GAME.new(players, FastChance(players), options, overrides)
        for _ in range(2000):
            if state.is_over:
                break
            seat = state.asked[0]
            move = state.default_move(seat) if random.random() < 0.3 else random.choice(state.moves(seat))
            assert move is not None
            state.play(seat, move, events=False)
        assert state.is_over
