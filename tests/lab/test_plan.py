"""A plan: what it may say, what is refused, and which games come of it."""

from pathlib import Path
from typing import Any

import pytest

from reverie.kernel import BadSetup, Refused
from reverie.lab import LabPlan, StopRule, Variant, plan_of, read_plan
from reverie.lab.arms import arms_of, find_lab_game, lab_games, seed_of
from reverie.lab.plan import plan_data

RICH = {"overrides": {"gems": {"start": 12}}}
WHOLE = """
game = "psycle"
players = 3
bots = ["random"]
options = { psycle_cap = 1 }
never = ["play card=5"]
skill = ["random", "greedy"]
primary = "moves"
seed = 7

[stop]
rule = "sequential"
pairs = 300
enough = 0.5

[variants.rich]
overrides = { gems = { start = 12 } }
[variants.mixed]
bots = ["greedy", "random", "random"]
"""


def test_a_plan_is_read_from_a_file_and_made_in_python(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(WHOLE, encoding="utf-8")
    plan = read_plan(file)
    assert plan == LabPlan(
        game="psycle",
        players=3,
        bots=["random"],
        options={"psycle_cap": 1},
        never=["play card=5"],
        skill=["random", "greedy"],
        primary="moves",
        seed=7,
        stop=StopRule(rule="sequential", pairs=300, enough=0.5),
        variants={
            "rich": Variant(overrides={"gems": {"start": 12}}),
            "mixed": Variant(bots=["greedy", "random", "random"]),
        },
    )
    assert plan_of(plan_data(plan)) == plan


def test_every_arm_of_a_pair_has_the_same_luck(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(WHOLE, encoding="utf-8")
    plan = read_plan(file)
    arms = arms_of(plan)
    assert [(arm.name, arm.kind) for arm in arms] == [
        ("base", "base"),
        ("rich", "variant"),
        ("mixed", "variant"),
        ("never play card=5", "never"),
        ("greedy against random", "skill"),
    ]
    games = list(lab_games(plan, arms, 4, 6))
    assert [game.planned.seed for game in games] == [seed_of(plan, 4)] * 5 + [seed_of(plan, 5)] * 5
    assert all(game.planned.matchup.keyed and game.planned.matchup.cut_off for game in games)
    assert [arm.focus(4) for arm in arms] == [-1, -1, -1, 1, 1]
    assert [str(policy) for policy in arms[4].matchup(4).policies] == ["random", "greedy", "random"]
    assert [str(policy) for policy in arms[3].matchup(5).policies] == ["random", "random", "random without play card=5"]
    assert arms[2].matchup(0).policies == ("greedy", "random", "random")
    assert arms[1].matchup(0).setup.options["psycle_cap"] == 1


def test_a_game_is_found_by_its_id() -> None:
    plan = plan_of({"game": "psycle", "bots": ["random"], "never": ["play card=5"], "stop": {"pairs": 9}})
    for name in ("base:0", "never play card=5:8"):
        found = find_lab_game(plan, name)
        assert found is not None
        assert found.id == name
    for name in ("base:9", "base", "other:1", "base:-1", "base:x", "", "base:99999999999999999"):
        assert find_lab_game(plan, name) is None


def test_variants_lie_over_the_changes_of_the_plan() -> None:
    plan = plan_of(
        {
            "game": "psycle",
            "bots": ["random"],
            "overrides": {"gems": {"start": 9, "penalty_per_gem": 0}},
            "variants": {"rich": RICH},
        }
    )
    base, rich = arms_of(plan)
    assert base.matchup(0).setup.overrides == {"gems": {"start": 9, "penalty_per_gem": 0}}
    assert rich.matchup(0).setup.overrides == {"gems": {"start": 12, "penalty_per_gem": 0}}


BAD: dict[str, tuple[dict[str, Any], str, str]] = {
    "no game": ({"game": None}, "wrong-type", "game"),
    "an unknown game": ({"game": "chess"}, "unknown-game", ""),
    "too many players": ({"players": 9}, "wrong-players", ""),
    "no whole number": ({"players": 2.5}, "wrong-type", "players"),
    "too many bots": ({"bots": ["random"] * 3}, "lab-bots", "bots"),
    "no bots": ({"bots": []}, "lab-bots", "bots"),
    "an option that is none": ({"options": {"colour": 1}}, "unknown-option", ""),
    "content that is none": ({"overrides": {"gold": 1}}, "unknown-content", "gold"),
    "an unknown entry": ({"games": 5}, "unknown-field", ""),
    "an unknown measure": ({"primary": "fun"}, "lab-measure", "primary"),
    "a seat that is none": ({"primary": "points_2"}, "lab-measure", "primary"),
    "a seed below 0": ({"seed": -1}, "simulation-number", "seed"),
    "no moves": ({"move_limit": 0}, "simulation-number", "move_limit"),
    "no pairs": ({"stop": {"pairs": 0}}, "simulation-number", "stop.pairs"),
    "an unknown rule": ({"stop": {"rule": "soon"}}, "malformed", "stop.rule"),
    "never looking": ({"stop": {"look": 0}}, "simulation-number", "stop.look"),
    "nothing to compare": ({"stop": {"rule": "sequential"}}, "lab-sequential-alone", "stop.rule"),
    "enough without looking": ({"stop": {"enough": 0.1}}, "lab-enough-fixed", "stop.enough"),
    "nothing is enough": ({"stop": {"rule": "sequential", "enough": 0}}, "lab-enough", "stop.enough"),
    "a variant called base": ({"variants": {"base": RICH}}, "lab-variant-name", "variants.base"),
    "a variant without a name": ({"variants": {"": RICH}}, "lab-variant-name", "variants."),
    "a variant with a path": ({"variants": {"a/b": RICH}}, "lab-variant-name", "variants.a/b"),
    "a variant that changes nothing": ({"variants": {"x": {}}}, "lab-variant-empty", "variants.x"),
    "a variant of three bots": ({"variants": {"x": {"bots": ["random"] * 3}}}, "lab-bots", "variants.x.bots"),
    "too many variants": ({"variants": {f"v{number}": RICH for number in range(65)}}, "lab-variants", "variants"),
    "no such move": ({"never": ["fly"]}, "lab-thing", "never[0]"),
    "no such field": ({"never": ["play", "play colour=5"]}, "lab-thing", "never[1]"),
    "no value": ({"never": ["play card="]}, "lab-thing", "never[0]"),
    "the same thing twice": ({"never": ["play", "play"]}, "lab-twice", "never"),
    "one level alone": ({"skill": ["random"]}, "lab-skill", "skill"),
    "a level twice": ({"skill": ["random", "random"]}, "lab-twice", "skill"),
}


@pytest.mark.parametrize(("change", "code", "path"), BAD.values(), ids=BAD)
def test_what_cannot_be_is_refused(change: dict[str, Any], code: str, path: str) -> None:
    with pytest.raises(Refused) as refusal:
        plan_of({"game": "psycle", "bots": ["random"], **change})
    assert (refusal.value.code, refusal.value.path) == (code, path)


@pytest.mark.parametrize(
    ("change", "code", "path"),
    [
        ({"variants": {"x": {"overrides": {"gems": {"start": -1}}}}}, "content-between", "variants.x."),
        ({"variants": {"x": {"bots": ["genius"]}}}, "unknown-bot", "variants.x."),
        ({"bots": ["genius"]}, "unknown-bot", ""),
        ({"skill": ["random", "genius"]}, "unknown-bot", ""),
    ],
)
def test_what_no_table_can_play_is_refused_before_the_first_game(change: dict[str, Any], code: str, path: str) -> None:
    plan = plan_of({"game": "psycle", "bots": ["random"], **change})
    with pytest.raises(BadSetup) as refusal:
        arms_of(plan)
    assert refusal.value.code == code
    assert refusal.value.path.startswith(path)
