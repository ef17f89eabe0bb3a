"""``reverie ladder`` on the command line."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.cli import laddering
from reverie.ladder import LadderPlan, play_ladder
from reverie.ladder.plan import Returns
from tests.terminal.driving import inside

FEW = ("ladder", "psycle", "--levels", "random,greedy", "--deals", "3", "--language", "en")


def test_a_ladder_is_played_told_and_written(tmp_path: Path) -> None:
    done = inside(*FEW, "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "greedy against random: 100.0 % of 6 games" in done.stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ladder-psycle.svg", "ladder.md", "psycle-2.jsonl"]
    again = inside(*FEW, "--out", str(tmp_path))
    assert "6 of 6 games have been played already." in again.stdout


def test_whoever_interrupts_it_can_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: LadderPlan, done: int, processes: int) -> Iterator[Returns]:
        games = play_ladder(plan, done, processes)
        yield next(games)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(laddering, "play_ladder", interrupted)
        stopped = inside(*FEW, "--out", str(tmp_path))
    assert stopped.returncode == 130
    assert "1 of 6 games are kept" in stopped.stdout
    done = inside(*FEW, "--out", str(tmp_path))
    assert "1 of 6 games have been played already." in done.stdout
    assert "6 games" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--levels", "random"), "at least two different levels"),
        (("--levels", "random,genius"), "genius"),
        (("--players", "7"), "7"),
        (("--option", "colour=red"), "colour"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    done = inside(*FEW, "--out", str(tmp_path / "new"), *arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("out", ["taken", "/proc/nowhere"])
def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path, out: str) -> None:
    (tmp_path / "taken").write_text("a file", encoding="utf-8")
    done = inside(*FEW, "--out", str(tmp_path / out))
    assert done.returncode == 2
    assert "cannot be written" in done.stderr


def test_a_file_that_is_no_text_is_no_ladder(tmp_path: Path) -> None:
    (tmp_path / "psycle-2.jsonl").write_bytes(b"\xff\xfe\n")
    done = inside(*FEW, "--out", str(tmp_path))
    assert done.returncode == 2
    assert "psycle-2.jsonl" in done.stderr
