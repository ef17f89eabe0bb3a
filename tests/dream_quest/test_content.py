"""Content that cannot be is refused, each with its reason and its place."""

from copy import deepcopy
from typing import Any

import pytest

from reverie.games.dream_quest import GAME
from reverie.games.dream_quest.movement import destinations
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import BadSetup, FastChance

_SPACES = GAME.raw_content["boards"][0]["spaces"]
REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "a free re-roll": ({"menu": {"reroll": 0}}, "content-between", "menu.reroll"),
    "no Slumber scale": ({"limits": {"slumber": 0}}, "content-between", "limits.slumber"),
    "no Lucidity scale": ({"limits": {"lucidity": 0}}, "content-between", "limits.lucidity"),
    "eleven hours": ({"limits": {"hours": 11}}, "dream-quest-hours", "reality_board"),
    "a mystery that overlaps": ({"mystery": {"lucid_from": 2}}, "content-between", "mystery.lucid_from"),
    "a name twice": (
        {"characters": {"1": {"id": "bedford"}}},
        "dream-quest-bad-id",
        "characters[1].id",
    ),
    "a name of two words": ({"dream_cards": {"0": {"id": "great library"}}}, "dream-quest-bad-id", "dream_cards[0].id"),
    "five characters": (
        {"characters": GAME.raw_content["characters"][:5]},
        "dream-quest-bad-id",
        "revised.characters.maypole",
    ),
    "no Slumber on a sheet": (
        {"characters": {"0": {"slumber": 0}}},
        "content-between",
        "characters[0].slumber",
    ),
    "Memory 7": ({"characters": {"0": {"memory": 7}}}, "content-between", "characters[0].memory"),
    "three cards drawn": (
        {"characters": {"4": {"ability": {"draws": 3}}}},
        "content-between",
        "characters[4].ability.draws",
    ),
    "a card without choices": (
        {"dream_cards": {"0": {"choices": []}}},
        "content-length",
        "dream_cards[0].choices",
    ),
    "a card that walks backwards": (
        {"dream_cards": {"0": {"movement": -1}}},
        "content-between",
        "dream_cards[0].movement",
    ),
    "a gift as a cost": (
        {"dream_cards": {"1": {"choices": {"0": {"pay": {"slumber": -3}}}}}},
        "content-between",
        "dream_cards[1].choices[0].pay.slumber",
    ),
    "two dice of rest": (
        {"dream_cards": {"11": {"choices": {"0": {"success": {"slumber_d6": 2}}}}}},
        "content-between",
        "dream_cards[11].choices[0].success.slumber_d6",
    ),
    "a quest for nothing": (
        {"quests": {"0": {"providence_min": 0}}},
        "content-between",
        "quests[0].providence_min",
    ),
    "a short memory table": ({"memory_table": {"6": [0, 0]}}, "content-length", "memory_table.6"),
    "an unknown kind of space": (
        {"boards": {"0": {"spaces": {"3": {"kind": "holy"}}}}},
        "malformed",
        "boards[0].spaces[3].kind",
    ),
    "two starts": ({"boards": {"0": {"spaces": {"3": {"kind": "start"}}}}}, "dream-quest-one-start", "boards[0]"),
    "an edge that is not there": ({"boards": {"0": {"edge": "XX1"}}}, "dream-quest-no-such-space", "boards[0]"),
    "a region that is not there": (
        {"boards": {"0": {"spaces": {"3": {"region": "XX"}}}}},
        "dream-quest-bad-id",
        "boards[0].spaces[3].region",
    ),
    "a link one way": (
        {"boards": {"0": {"spaces": {"1": {"links": ["CG2"]}}}}},
        "dream-quest-link",
        "boards[0].spaces[0].links",
    ),
    "a wrong distance": (
        {"boards": {"0": {"spaces": {"1": {"to_start": 2}}}}},
        "dream-quest-to-start",
        "boards[0].spaces[1].to_start",
    ),
    "one board": ({"boards": GAME.raw_content["boards"][:1]}, "dream-quest-boards", "boards"),
    "hours without an end": ({"limits": {"hours": 49}}, "content-between", "limits.hours"),
    "Memory below 0": ({"limits": {"memory": [-1, 6]}}, "content-between", "limits.memory[0]"),
    "a mystery of 7": ({"mystery": {"stuck_up_to": 7}}, "content-between", "mystery.stuck_up_to"),
    "an hour off the clock": ({"reality_board": {"0": {"x": 101}}}, "content-between", "reality_board[0].x"),
    "an hour like a poem": ({"reality_board": {"0": {"label": "I" * 21}}}, "content-text", "reality_board[0].label"),
    "a card that knocks out the clock": (
        {"reality_cards": {"0": {"effect": {"slumber": -100}}}},
        "content-between",
        "reality_cards[0].effect.slumber",
    ),
    "a long walk": (
        {"dream_cards": {"0": {"choices": {"0": {"success": {"movement": 13}}}}}},
        "content-between",
        "dream_cards[0].choices[0].success.movement",
    ),
    "all of Providence": (
        {"dream_cards": {"0": {"choices": {"0": {"success": {"providence": 100}}}}}},
        "content-between",
        "dream_cards[0].choices[0].success.providence",
    ),
    "a long way back": ({"memory_table": {"1": [0, 0, 0, 0, 0, 100]}}, "content-between", "memory_table.1[5]"),
    "a ritual beyond all dice": (
        {"quests": {"0": {"contest": {"at_least": 100}}}},
        "content-between",
        "quests[0].contest.at_least",
    ),
    "a quest that the option names is missing": (
        {"quests": {"2": {"id": "first-toll"}}},
        "dream-quest-no-quest",
        "quests",
    ),
    "501 cards": ({"reality_cards": GAME.raw_content["reality_cards"] * 24}, "content-length", "reality_cards"),
    "61 sheets": ({"characters": GAME.raw_content["characters"] * 11}, "content-length", "characters"),
    "a sheet of another shape": (
        {"revised": {"characters": {"bedford": {"ability": None}}}},
        "wrong-type",
        "revised.characters.bedford.ability",
    ),
    "a name without an end": ({"dream_cards": {"0": {"id": "z" * 41}}}, "content-word", "dream_cards[0].id"),
    "no links": ({"boards": {"0": {"spaces": {"1": {"links": []}}}}}, "content-length", "boards[0].spaces[1].links"),
    "nine links": (
        {"boards": {"0": {"spaces": {"1": {"links": ["TH0"] * 9}}}}},
        "content-length",
        "boards[0].spaces[1].links",
    ),
    "a link twice": (
        {"boards": {"0": {"spaces": {"1": {"links": ["CG2", "TH0", "TH0"]}}}}},
        "dream-quest-link",
        "boards[0].spaces[1].links",
    ),
    "301 spaces": ({"boards": {"0": {"spaces": _SPACES * 3}}}, "content-length", "boards[0].spaces"),
    "61 regions": ({"boards": {"0": {"regions": ["TH"] * 61}}}, "content-length", "boards[0].regions"),
    "a canvas like a field": ({"boards": {"0": {"size": [10_001, 9]}}}, "content-between", "boards[0].size[0]"),
    "a space off the canvas": (
        {"boards": {"0": {"spaces": {"1": {"x": -1}}}}},
        "content-between",
        "boards[0].spaces[1].x",
    ),
    "a revised card for nobody": (
        {"revised": {"quests": {"great-ritual": 0}}},
        "content-between",
        "revised.quests.great-ritual",
    ),
}


@pytest.mark.clause("DQ-152")
@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    overrides, code, path = REFUSED[name]
    with pytest.raises(BadSetup) as refused:
        GAME.setup(2, overrides=overrides)
    assert (refused.value.code, refused.value.path) == (code, path), refused.value


def test_a_space_that_is_cut_off() -> None:
    boards = deepcopy(GAME.raw_content["boards"])
    for space in boards[1]["spaces"]:
        if space["id"] in ("GD2", "GD1"):
            space["links"].remove("GD1" if space["id"] == "GD2" else "GD2")
        if space["id"] in ("GD6", "CN5"):
            space["links"].remove("CN5" if space["id"] == "GD6" else "GD6")
    with pytest.raises(BadSetup, match="cut-off"):
        GAME.setup(2, overrides={"boards": boards})


@pytest.mark.parametrize(
    ("crossroads", "secret", "code"),
    [("CG1", "CG2", "secret-exit"), ("CG3", "TH0", "secret-exit"), ("CG3", "CG2", "no-way-back")],
)
def test_secret_exits_that_cannot_be(crossroads: str, secret: str, code: str) -> None:
    """Only at a crossroads, only along a link, and never as the one way back."""
    boards = deepcopy(GAME.raw_content["boards"])
    next(space for space in boards[0]["spaces"] if space["id"] == crossroads)["secret_to"] = secret
    with pytest.raises(BadSetup, match=code):
        GAME.setup(2, overrides={"boards": boards})


def test_changed_numbers_are_played() -> None:
    setup = GAME.setup(2, overrides={"menu": {"reroll": 4}, "quests": {"0": {"providence_min": 9}}})
    assert setup.content.menu.reroll == 4
    assert setup.content.editions["first"].quests["great-ritual"].providence_min == 9
    assert setup.content_hash != GAME.setup(2).content_hash


def test_destinations_on_a_board_that_branches_everywhere() -> None:
    """Eight links from every space, twelve steps: the list is cut short, not worked out to the end (DQ-152)."""
    names = [f"S{number}" for number in range(40)]
    hops = (1, 2, 3, 4)
    spaces: list[dict[str, Any]] = []
    for number, name in enumerate(names):
        links = sorted({names[(number + way * hop) % 40] for hop in hops for way in (1, -1)})
        far = (min(number, 40 - number) + 3) // 4
        kind = "start" if not number else "cycle" if number == 20 else "plain"
        place = {"id": name, "region": "R", "kind": kind, "x": number, "y": number}
        spaces.append({**place, "links": links, "to_start": far})
    board = {**GAME.raw_content["boards"][1], "start": "S0", "edge": "S16", "regions": ["R"], "spaces": spaces}
    options = {"board": "short_night", "edition": "revised"}
    state = GAME.new(2, FastChance(1), options, {"boards": [GAME.raw_content["boards"][0], board]})
    assert isinstance(state, DreamQuestState)
    state.space[state.turn], state.turn_start, state.visited, state.movement = "S20", "S20", ["S20"], 12
    assert 0 < len(destinations(state)) < 40
