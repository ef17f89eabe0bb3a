"""``reverie solve`` on the command line: tables, positions, and what cannot be solved."""

import json
from pathlib import Path

import pytest

from reverie.games.psycle import GAME
from reverie.minds import psycle_solving
from reverie.minds.psycle_table import read_table
from tests.terminal.driving import inside

SMALL = {"rounds_per_psycle": 2, "targets": [1, 3], "bonuses": [1, 3], "gems": {"start": 3}}


def small_content(folder: Path) -> Path:
    path = folder / "small.json"
    path.write_text(json.dumps(SMALL), encoding="utf-8")
    return path


def test_a_changed_game_is_solved_and_kept(tmp_path: Path) -> None:
    changed, out = small_content(tmp_path), tmp_path / "small.table"
    done = inside("solve", "psycle", "--overrides", str(changed), "--out", str(out), "--language", "en")
    assert done.returncode == 0, done.stderr
    assert "on a scale from \N{MINUS SIGN}1 to +1: 0.000000000." in done.stdout
    assert "Certificate:" in done.stdout
    table = read_table(out.read_bytes(), GAME.setup(2, {}, SMALL))
    assert table.header["certificate"]["exploitability"] <= 1e-9
    again = inside("solve", "psycle", "--overrides", str(changed), "--out", str(out), "--language", "en")
    assert again.returncode == 2, "what is there already is not overwritten"


def test_without_a_name_it_lies_below_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    done = inside("solve", "psycle", "--overrides", str(small_content(tmp_path)), "--language", "de")
    assert done.returncode == 0, done.stderr
    (file,) = (tmp_path / "solved").iterdir()
    assert str(file) in done.stdout


def test_whoever_interrupts_it_finds_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(psycle_solving, "solved_table", interrupted)
    done = inside("solve", "psycle", "--out", str(tmp_path / "new.table"))
    assert done.returncode == 130
    assert list(tmp_path.iterdir()) == []


POSITION = """
game = "psycle"
players = 2
[position]
round_no = 5
gems = [2, 5]
score = [0, 0]
target = 1
bonus = 1
"""


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "  card 2: play it in 66.6667 %; chance to win the game with it: 41.6667 %"),
        ("de", "  Karte 2: zu 66,6667 % spielen; Chance, damit das Spiel zu gewinnen: 41,6667 %"),
        ("ja", "  カード2：出す割合 66.6667 %、出したときにゲームに勝つ確率 41.6667 %"),  # noqa: RUF001
    ],
)
def test_a_position_is_answered(tmp_path: Path, language: str, line: str) -> None:
    """The last row of the ledger's appendix A.4."""
    file = tmp_path / "position.toml"
    file.write_text(POSITION, encoding="utf-8")
    done = inside("solve", "psycle", "--position", str(file), "--language", language)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(f"\N{MINUS SIGN}0{',' if language == 'de' else '.'}333333333") == 1
    assert line in done.stdout.splitlines()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dream-quest"], "Only Psycle can be solved exactly, not dream-quest."),
        (["psycle", "--position", "three.toml"], "not with 3 players."),
        (["psycle", "--position", "three.toml", "--out", "x.table"], "Leave out --overrides and --out, or --position."),
        (["psycle", "--overrides", "list.json"], "Needed here: a table of names and values."),
        (["psycle", "--overrides", "huge.toml"], "This content is too large to solve:"),
    ],
)
def test_what_cannot_be_solved(tmp_path: Path, words: list[str], sentence: str) -> None:
    (tmp_path / "three.toml").write_text('game = "psycle"\nplayers = 3\n', encoding="utf-8")
    (tmp_path / "list.json").write_text("[1]", encoding="utf-8")
    huge = "rounds_per_psycle = 9\ntargets = [1, 1, 2, 2, 3, 3, 4, 4, 5]\nbonuses = [1, 2, 3, 4, 5, 6, 7, 8, 9]\n"
    (tmp_path / "huge.toml").write_text(huge, encoding="utf-8")
    words = [str(tmp_path / word) if "." in word else word for word in words]
    done = inside("solve", *words, "--language", "en")
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
