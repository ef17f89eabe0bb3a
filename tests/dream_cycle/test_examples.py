"""Ledger 7: the worked examples, as scenario files that anybody can run with ``reverie check``."""

import tomllib
from pathlib import Path

import pytest

from reverie.games.dream_cycle import GAME
from reverie.kernel.scenario import read_scenario, run_scenario

FOLDER = Path(__file__).resolve().parents[2] / "scenarios" / "dream-cycle"
FILES = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_example_comes_out_as_the_ledger_says(path: Path) -> None:
    outcome = run_scenario(read_scenario(tomllib.loads(path.read_text(encoding="utf-8"))), lambda _: GAME)
    assert outcome.failures == []
    assert outcome.passed > 1


def test_every_example_of_the_ledger_is_there() -> None:
    assert {path.stem.split("-")[0] for path in FILES} == {f"E{number:02}" for number in range(1, 24)}
