"""Ledger 7: every worked example is a scenario file, and comes out as it says."""

import tomllib
from pathlib import Path

import pytest

from reverie.games.dream_quest import GAME
from reverie.kernel.scenario import read_scenario, run_scenario

FOLDER = Path(__file__).resolve().parents[2] / "scenarios" / "dream-quest"
FILES = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_comes_out_as_it_says(path: Path) -> None:
    scenario = read_scenario(tomllib.loads(path.read_text(encoding="utf-8")))
    outcome = run_scenario(scenario, lambda _: GAME)
    assert outcome.failures == []
    assert outcome.passed == len(scenario.expect) + bool(scenario.moves) + sum("!" in line for line in scenario.moves)


def test_all_twenty_examples_are_there() -> None:
    assert {path.stem.split("-")[0] for path in FILES} == {f"E{number:02}" for number in range(1, 21)}
