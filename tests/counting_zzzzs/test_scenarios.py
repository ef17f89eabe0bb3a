"""Ledger 7: every worked example, as a scenario file."""

import re
import tomllib
from pathlib import Path

import pytest

from reverie.games.counting_zzzzs import GAME
from reverie.kernel import Game
from reverie.kernel.scenario import read_scenario, run_scenario

FOLDER = Path(__file__).parents[2] / "scenarios" / "counting-zzzzs"
LEDGER = Path(__file__).parents[2] / "docs" / "rules" / "counting-zzzzs.md"
FILES = sorted(FOLDER.glob("*.toml"))


def find(name: str) -> Game:
    assert name == GAME.name
    return GAME


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_example_comes_out_as_the_ledger_says(path: Path) -> None:
    scenario = read_scenario(tomllib.loads(path.read_text(encoding="utf-8")))
    outcome = run_scenario(scenario, find)
    assert not outcome.failures
    assert outcome.passed


def test_every_example_has_a_file() -> None:
    examples = LEDGER.read_text(encoding="utf-8").partition("## 7. Worked examples")[2].partition("## 8.")[0]
    numbers = {int(number) for number in re.findall(r"^(\d+)\. ", examples, flags=re.MULTILINE)}
    assert numbers == {int(path.stem[1:3]) for path in FILES} == set(range(1, 20))


def test_the_clauses_that_scenarios_name_exist() -> None:
    known = set(re.findall(r"\*\*(CZ-\d{3})\*\*", LEDGER.read_text(encoding="utf-8")))
    for path in FILES:
        scenario = read_scenario(tomllib.loads(path.read_text(encoding="utf-8")))
        assert scenario.clauses
        assert set(scenario.clauses) <= known, path.name
