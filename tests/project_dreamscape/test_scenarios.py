"""Every worked example of the ledger is a scenario, and every scenario passes."""

import re
import tomllib
from pathlib import Path

import pytest

from reverie.games import find_game
from reverie.games.project_dreamscape import GAME
from reverie.kernel.scenario import read_scenario, run_scenario
from tests.ledger import ROOT, clauses_of

FOLDER = ROOT / "scenarios" / GAME.name
SCENARIOS = sorted(FOLDER.glob("*.toml"))
LEDGER = (ROOT / "docs" / "rules" / f"{GAME.name}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_scenario_passes(path: Path) -> None:
    scenario = read_scenario(tomllib.loads(path.read_text(encoding="utf-8")))
    outcome = run_scenario(scenario, find_game)
    assert outcome.failures == []
    assert outcome.passed >= 1
    assert set(scenario.clauses) <= set(clauses_of(LEDGER))


def test_every_worked_example_has_one() -> None:
    examples = {int(number) for number in re.findall(r"^\*\*EX-(\d+)", LEDGER, flags=re.MULTILINE)}
    assert examples == set(range(1, 23))
    assert {int(path.stem[2:4]) for path in SCENARIOS} == examples
