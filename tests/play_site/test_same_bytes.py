"""The browser's Python plays as ours does, byte for byte: the packed library is the one that the site ships."""

import json
import subprocess
from pathlib import Path

from play_site.build import PACKAGES

from tests.play_site.conftest import ROOT
from tests.play_site.whole_games import whole_games
from tests.playthroughs import OWN, path_of

HERE = Path(__file__).parent
PACKED = "build/site/python"


def test_whole_games_are_the_same_bytes_in_a_browser() -> None:
    assert (ROOT / PACKED / "reverie/browser").is_dir(), "the site is not built: make site"
    program = "from tests.play_site.whole_games import whole_games; whole_games()"
    run = ["node", str(HERE / "run_python.mjs"), program, PACKED, ""]
    done = subprocess.run(run, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr[-3000:]
    found = done.stdout.strip().splitlines()[-1]
    assert found == whole_games()
    kept = json.loads(found)["playthroughs"]
    for game in OWN:
        for players in game.player_counts:
            assert kept[game.name][str(players)] == path_of(game.name, players).read_text(encoding="utf-8")


def test_nothing_of_a_server_is_packed() -> None:
    packed = {path.name for path in (ROOT / PACKED / "reverie").iterdir() if path.is_dir()}
    assert packed == set(PACKAGES)
    assert not packed & {"server", "cli", "tui", "agents", "learning"}
