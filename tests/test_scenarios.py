"""Every worked example of a ledger is a scenario file of its game, and every scenario comes out as it says."""

import re
import tomllib
from pathlib import Path

import pytest

from reverie.games import find_game
from reverie.kernel.scenario import Scenario, read_scenario, run_scenario
from tests.ledger import ROOT, clauses_of, read_ledgers

FOLDER = ROOT / "scenarios"
FILES = sorted(FOLDER.glob("*/*.toml"))
CHOICES = sorted(FOLDER.glob("*/best/*.toml"))
"""Positions with one clearly best move."""
LEDGERS = ROOT / "docs" / "rules"
_EXAMPLE = re.compile(r"^(?:\| E|\*\*EX?-?|(?=\d+\. ))(\d+)", re.MULTILINE)
"""How an example begins in a ledger: ``| E01 |``, ``**E12**``, ``**EX-1 (...)`` or ``1. ``."""


def _read(path: Path) -> Scenario:
    return read_scenario(tomllib.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_scenario_comes_out_as_it_says(path: Path) -> None:
    scenario = _read(path)
    assert scenario.game == path.parent.name
    outcome = run_scenario(scenario, find_game)
    assert outcome.failures == []
    refused = sum("!" in line for line in scenario.moves)
    assert outcome.passed >= len(scenario.expect) + bool(scenario.moves) + refused > 0


@pytest.mark.parametrize("game", sorted({path.parent.parent.name for path in CHOICES}))
def test_positions_with_one_clearly_best_move_can_be_set_up_and_offer_others(game: str) -> None:
    for path in CHOICES:
        if path.parent.parent.name == game:
            scenario = _read(path)
            assert (scenario.game, bool(scenario.best)) == (game, True), path.name
            assert run_scenario(scenario, find_game).failures == [], path.name


@pytest.mark.parametrize("game", read_ledgers(LEDGERS))
def test_every_worked_example_has_a_scenario_and_names_its_clauses(game: str) -> None:
    ledger = (LEDGERS / f"{game}.md").read_text(encoding="utf-8")
    examples = re.split(r"^## ", ledger.partition("\n## 7. Worked examples")[2], maxsplit=1, flags=re.MULTILINE)[0]
    numbers = {int(number) for number in _EXAMPLE.findall(examples)}
    assert len(numbers) >= 19
    files = [path for path in FILES if path.parent.name == game]
    assert {int(re.findall(r"^EX?(\d\d)", path.stem)[0]) for path in files} == numbers
    for path in files:
        named = _read(path).clauses
        assert named, path.name
        assert set(named) <= set(clauses_of(ledger)), path.name
