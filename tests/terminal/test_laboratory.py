"""``reverie lab`` on the command line."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reverie.lab import html_report, running
from tests.terminal.driving import inside

PLAN = """
game = "psycle"
bots = ["random"]
stop = { pairs = 5 }
[variants.rich]
overrides = { gems = { start = 12 } }
"""


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    file = tmp_path / "plan.toml"
    file.write_text(PLAN, encoding="utf-8")
    return file


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """What draws them takes seconds to put together, and has a test of its own."""
    monkeypatch.setattr(html_report, "drawing_script", lambda: "")


def test_a_plan_is_run_reported_compared_and_replayed(plan: Path, tmp_path: Path) -> None:
    folder = str(tmp_path / "study")
    done = inside("lab", "run", str(plan), "--out", folder, "--language", "en")
    assert done.returncode == 0, done.stderr
    assert "5 pairs, 10 games." in done.stdout
    again = inside("lab", "run", str(plan), "--out", folder, "--language", "en")
    assert "5 of at most 5 pairs have been played already." in again.stdout
    report = inside("lab", "report", folder, "--language", "de")
    assert "report.de.html" in report.stdout
    assert "report.de.md" in report.stdout
    compared = inside("lab", "compare", folder, folder, "--language", "en")
    assert "Moves:" in compared.stdout
    replay = inside("lab", "replay", folder, "rich:3", "--out", str(tmp_path / "game.json"), "--language", "en")
    assert replay.returncode == 0, replay.stderr
    shown = inside("replay", str(tmp_path / "game.json"), "--lines", "--language", "en")
    assert "The game is over." in shown.stdout


def test_a_sweep_writes_its_report(tmp_path: Path) -> None:
    folder = tmp_path / "sweep"
    asked = ("lab", "sweep", "psycle", "gems.start=9..10", "--bots", "random", "--pairs", "4", "--out", str(folder))
    done = inside(*asked, "--language", "en")
    assert done.returncode == 0, done.stderr
    assert "gems.start=9" in (folder / "report.en.md").read_text(encoding="utf-8")


def test_whoever_interrupts_it_can_go_on(plan: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = running.play_games

    def interrupted(planned: Any, processes: int) -> Iterator[Any]:
        games = real(planned, processes)
        for _ in range(5):
            yield next(games)
        raise KeyboardInterrupt

    asked = ("lab", "run", str(plan), "--out", str(tmp_path / "study"), "--language", "en")
    with monkeypatch.context() as patch:
        patch.setattr(running, "play_games", interrupted)
        stopped = inside(*asked)
    assert stopped.returncode == 130
    assert "2 pairs are kept" in stopped.stdout
    done = inside(*asked)
    assert "2 of at most 5 pairs" in done.stdout
    assert "5 pairs, 10 games." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("run", "nowhere.toml"), "nowhere.toml"),
        (("report", "nowhere"), "nowhere"),
        (("replay", "nowhere", "base:1"), "nowhere"),
        (("sweep", "psycle", "gems"), "is no sweep"),
        (("sweep", "psycle", "gold=1..2"), "no number"),
        (("sweep", "psycle", "gems.start=9..11", "--primary", "fun"), "fun"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(arguments: tuple[str, ...], said: str) -> None:
    done = inside("lab", *arguments, "--language", "en")
    assert done.returncode == 2
    assert said in done.stderr
