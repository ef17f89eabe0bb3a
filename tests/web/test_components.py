"""The page's own small tests: its types, its words against the terminal's, its shuffles against the server's."""

import os
import subprocess
from pathlib import Path

import pytest

from reverie.games import all_games
from tests.web.conftest import ROOT
from tests.web.told import TABLES, write_told


@pytest.mark.parametrize("script", ["test", "check"])
def test_the_page_agrees_with_terminal_and_server(page_is_built: None, tmp_path: Path, script: str) -> None:
    if script == "test":
        write_told(tmp_path / "told.json")
    environment = {**os.environ, "REVERIE_TOLD": str(tmp_path / "told.json")}
    environment["PATH"] = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{environment['PATH']}"
    done = subprocess.run(
        ["npm", "run", "--silent", script], cwd=ROOT / "web", env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_tables_of_every_game_are_told() -> None:
    own = {game.name for game in all_games() if game.package.startswith("reverie.games.")}
    assert {table.game.name for table in TABLES} == own
