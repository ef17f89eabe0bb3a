"""Which content is refused, with which reason; and that what may be changed is played with."""

from typing import Any

import pytest

from reverie.games.counting_zzzzs import GAME
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import BadSetup, FastChance


def element(number: int, **changes: Any) -> dict[str, Any]:
    return {"elements": {str(number): changes}}


def action(number: int, **changes: Any) -> dict[str, Any]:
    return {"actions": {str(number): changes}}


def pair(**changes: Any) -> list[dict[str, Any]]:
    return [{"with": "beach", "points": 1, "own_side": None, "with_side": None, **changes}]


def _one_side() -> dict[str, Any]:
    """The cat without its hungry side: lists are replaced as a whole."""
    elements = [dict(card) for card in GAME.raw_content["elements"]]
    elements[21]["sides"] = {"plus": {"emoji": "🐈"}}
    return {"elements": elements}


def _another_effect() -> dict[str, Any]:
    actions = [dict(card) for card in GAME.raw_content["actions"]]
    actions[5]["effect"] = {"op": "light"}
    return {"actions": actions}


REFUSED: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "a card twice": (element(0, id="lifeguard"), "zzzzs-card-twice", "CZ-012", "elements"),
    "a number twice": (element(0, no=2), "zzzzs-card-numbers", "CZ-002", "elements"),
    "29 places": (element(0, kind="places"), "zzzzs-card-count", "CZ-005", "elements"),
    "an unknown kind": (element(0, kind="smells"), "malformed", "", "elements[0].kind"),
    "no theme": (element(0, themes=[]), "zzzzs-themes", "CZ-007", "elements[0].themes"),
    "a theme twice": (element(0, themes=["F", "F"]), "zzzzs-themes", "CZ-007", "elements[0].themes"),
    "an unknown theme": (element(0, themes=["X"]), "malformed", "", "elements[0].themes[0]"),
    "plus below 0": (element(0, value={"points": -1}), "zzzzs-value", "CZ-006", "elements[0].value"),
    "minus above 0": (element(9, value={"points": 3}), "zzzzs-value", "CZ-006", "elements[9].value"),
    "neutral with a number": (element(16, value={"points": 1}), "zzzzs-value", "CZ-006", "elements[16].value"),
    "a context card with one side": (element(21, value={"minus": 1}), "zzzzs-value", "CZ-006", "elements[21].value"),
    "only one side": (_one_side(), "zzzzs-sides", "CZ-006", "elements[21].sides"),
    "a number in words": (element(0, value={"points": "three"}), "wrong-type", "", "elements[0].value.points"),
    "an unknown partner": (
        element(0, interplay=pair(**{"with": "unicorn"})),
        "zzzzs-unknown-card",
        "CZ-109",
        "elements[0].interplay[0]",
    ),
    "a card with itself": (
        element(0, interplay=pair(**{"with": "movie_star"})),
        "zzzzs-pair-twice",
        "CZ-113",
        "elements[0].interplay[0]",
    ),
    "a pair on both cards": (
        element(28, interplay=pair(**{"with": "movie_star"})),
        "zzzzs-pair-twice",
        "CZ-113",
        "elements[28].interplay[0]",
    ),
    "a side of a plain card": (
        element(0, interplay=pair(own_side="plus")),
        "zzzzs-pair-side",
        "CZ-114",
        "elements[0].interplay[0]",
    ),
    "another group": (action(0, group="wake"), "zzzzs-card-count", "CZ-011", "actions"),
    "an effect of another group": (_another_effect(), "zzzzs-effect", "CZ-011", "actions[5].effect"),
    "a Block for a card that is none": (
        action(3, effect={"stops_cards": ["unicorn"]}),
        "zzzzs-unknown-card",
        "CZ-145",
        "actions[3].effect.stops_cards",
    ),
    "six cards in hand": ({"setup": {"hand": 6}}, "content-fixed", "", "setup.hand"),
    "a longer dream": ({"setup": {"dream_max": 12}}, "content-fixed", "", "setup.dream_max"),
    "nothing to reach": ({"setup": {"target": 0}}, "content-between", "CZ-120", "setup.target"),
    "too much to reach": ({"setup": {"target": 1000}}, "content-between", "CZ-120", "setup.target"),
    "a hundred points": (
        element(0, value={"points": 100}),
        "content-between",
        "CZ-191",
        "elements[0].value.points",
    ),
    "a hundred points less": (
        element(9, value={"points": -100}),
        "content-between",
        "CZ-191",
        "elements[9].value.points",
    ),
    "a side of a hundred": (
        element(21, value={"plus": 100}),
        "content-between",
        "CZ-191",
        "elements[21].value.plus",
    ),
    "a pair of a hundred": (
        element(0, interplay=pair(points=100)),
        "content-between",
        "CZ-191",
        "elements[0].interplay[0].points",
    ),
    "a name of two words": (element(0, id="movie star"), "content-word", "CZ-191", "elements[0].id"),
    "a name without an end": (action(0, id="z" * 41), "content-word", "CZ-191", "actions[0].id"),
    "a gallery": (element(0, emoji="🎬" * 21), "content-text", "CZ-191", "elements[0].emoji"),
    "a source like a book": (element(0, source="z" * 61), "content-text", "CZ-191", "elements[0].source"),
    "a Block for everything, again": (
        action(3, effect={"stops_cards": ["siren"] * 29}),
        "content-length",
        "CZ-191",
        "actions[3].effect.stops_cards",
    ),
    "another sheep": ({"themes": {"0": {"sheep": "black"}}}, "content-fixed", "", "themes"),
    "an unknown number": ({"dice": 2}, "unknown-content", "", "dice"),
    "an unknown card": ({"elements": {"112": {"no": 1}}}, "unknown-content", "", "elements.112"),
}


@pytest.mark.clause("CZ-005", "CZ-006", "CZ-011", "CZ-113", "CZ-191")
@pytest.mark.parametrize(("overrides", "code", "clause", "path"), REFUSED.values(), ids=REFUSED)
def test_each_refusal_says_what_where_and_why(overrides: dict[str, Any], code: str, clause: str, path: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup(2, overrides=overrides)
    assert (refused.value.code, refused.value.clause, refused.value.path) == (code, clause, path)


def test_a_change_of_numbers_is_played_with() -> None:
    overrides = {"setup": {"target": 6}, **element(28, value={"points": 4})}
    state = GAME.new(2, FastChance(1), overrides=overrides)
    assert isinstance(state, ZzzzsState)
    dream = ["beach", "movie_star", "gold_star", "favourite_teacher", "snow_day"]
    hand = ["snoring", "spy", "city", "hell"]
    GAME.place(state, {"dream": [dream, []], "hand": [hand, []], "step": "second"})
    assert state.view(0)["worth"][0] == 20
    state.play(0, "wake snoring 0")
    assert state.is_over, "with a lower target the game ends sooner"


def test_changed_content_is_other_content() -> None:
    printed, other = GAME.setup(2), GAME.setup(2, overrides={"setup": {"target": 20}})
    assert printed.content_hash != other.content_hash
    assert GAME.raw_content["setup"]["target"] == 40
