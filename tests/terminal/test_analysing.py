"""``reverie analyse``: in words of every language, and as JSON."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reverie.cli import app
from reverie.kernel.record import record_data
from reverie.table.files import record_text
from tests.coach.games import bots_record


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "psycle.json"
    path.write_text(record_text(record_data(bots_record("psycle", 2, 3, careless=8))), encoding="utf-8")
    return path


@pytest.mark.parametrize(("language", "word"), [("en", "Turning points"), ("de", "Wendepunkte"), ("ja", "分かれ目")])
def test_an_analysis_is_told_in_words(file: Path, language: str, word: str) -> None:
    said = CliRunner().invoke(app, ["analyse", str(file), "--language", language])
    assert said.exit_code == 0, said.output
    assert word in said.output
    assert "{" not in said.output
    assert "coach-" not in said.output


def test_an_analysis_is_json_for_programs(file: Path) -> None:
    said = CliRunner().invoke(app, ["analyse", str(file), "--json", "--effort", "2"])
    assert said.exit_code == 0, said.output
    found = json.loads(said.output)
    assert found["versions"]["effort"] == 2
    assert len(found["curve"]) == len(found["steps"]) + 1
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    path.write_text("{}", encoding="utf-8")
    said = CliRunner().invoke(app, ["analyse", str(path), "--language", "en"])
    assert said.exit_code == 2
    assert "Traceback" not in said.output
