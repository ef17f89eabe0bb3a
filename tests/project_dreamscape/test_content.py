"""Content that a table brings along: what may be changed, and what is refused with the reason."""

from typing import Any

import pytest

from reverie.games.project_dreamscape import GAME
from reverie.kernel import BadSetup, FastChance

CHART = dict(GAME.raw_content["chain_points"])
REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "other cards": ({"cards": []}, "content-fixed", "cards"),
    "another card": ({"cards": {"0": {"types": ["FF", "NT"]}}}, "content-fixed", "cards"),
    "another set-up": ({"setup": {"z_cards_each": 2}}, "content-fixed", "setup"),
    "no Z card at all": ({"minimum_z": 0}, "content-fixed", "minimum_z"),
    "types in other words": ({"types": {"0": {"kind": "endless"}}}, "malformed", "types[0].kind"),
    "a reserve too dear": ({"reserve_cost": 6}, "content-between", "reserve_cost"),
    "a Z card that scores": ({"z_card_points": 1}, "content-between", "z_card_points"),
    "half a point": ({"reserve_cost": 0.5}, "wrong-type", "reserve_cost"),
    "a chart that falls": ({"chain_points": {"5": 3}}, "content-between", "chain_points.5"),
    "a single card that scores": ({"chain_points": {"1": 1}}, "content-between", "chain_points.1"),
    "a length that does not exist": ({"chain_points": {"15": 50}}, "unknown-content", "chain_points.15"),
    "bands that fall": ({"solo_bands": [15, 10]}, "dreamscape-bands-rise", "solo_bands"),
    "no bands": ({"solo_bands": []}, "content-length", "solo_bands"),
    "bands of nothing": ({"solo_bands": [-5, 0]}, "dreamscape-bands-rise", "solo_bands"),
    "a band beyond all scores": ({"solo_bands": [15, 1000]}, "content-between", "solo_bands[1]"),
    "a band below all scores": ({"solo_bands": [-1000, 15]}, "content-between", "solo_bands[0]"),
    "21 bands": ({"solo_bands": list(range(1, 22))}, "content-length", "solo_bands"),
    "a chain worth a thousand": ({"chain_points": {"14": 1000}}, "content-between", "chain_points.14"),
    "another version": ({"version": True}, "content-fixed", "version"),
    "something else": ({"moon": 1}, "unknown-content", "moon"),
}


@pytest.mark.clause("PD-187")
@pytest.mark.parametrize(("overrides", "code", "path"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_is_refused(overrides: dict[str, Any], code: str, path: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(2, overrides=overrides)
    assert (refusal.value.code, refusal.value.path) == (code, path)


def test_a_chart_with_a_gap_is_refused() -> None:
    short = {length: points for length, points in CHART.items() if length != "7"}
    with pytest.raises(BadSetup) as refusal:
        GAME.read_content({**GAME.raw_content, "chain_points": short})
    assert refusal.value.code == "dreamscape-chart-lengths"


def test_what_may_be_changed_is_played_with() -> None:
    overrides = {"reserve_cost": 0, "z_card_points": -3, "chain_points": {"2": 3}, "solo_bands": [5, 10]}
    state = GAME.new(2, FastChance(1), {"start_seat": "A"}, overrides)
    GAME.place(state, {"rem": [["FF-IS-1", "FF-NT-1"], []], "reserve": [["FF-PR-1"], []]})
    assert state.view(0)["score"] == [0, -3]
    state.play(0, "skip_z")
    assert [str(move[0]) for move in state.moves(0)] == ["1", "FF-PR-1"]
    state.play(0, "buy_reserved FF-PR-1")
    assert state.view(0)["points"] == 1
    assert GAME.new(1, FastChance(1), None, overrides).view(0)["bands"] == [5, 10]
