"""``reverie train`` on the command line."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from reverie.cli import training
from tests.terminal.driving import inside, reverie

FEW = (
    *("train", "tests.learning.toy:GAME", "--rounds", "0", "--first-games", "30", "--looks", "4", "--deals", "2"),
    *("--option", "psycle_cap=1", "--language", "en"),
)


def test_a_training_is_told_and_its_network_used(tmp_path: Path) -> None:
    done = reverie(tmp_path, *FEW, "--out", str(tmp_path / "here"), "--use")
    assert done.returncode == 0, done.stdout + done.stderr
    said = done.stdout.splitlines()
    assert said[0].startswith("Round 0: ")
    assert said[1].startswith("Against greedy: ")
    assert said[2].startswith(f"The best network: {tmp_path}/here/round-0.net.")
    assert said[3].startswith("The bots on this machine play by it now: ")
    assert {path.name for path in (tmp_path / "here").iterdir()} == {
        *("plan.json", "round-0.net", "samples-0.npz", "training.jsonl", "training.svg")
    }


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "plan.json").write_text("{}", encoding="utf-8")
    done = reverie(tmp_path, *FEW, "--out", str(tmp_path / "here"))
    assert done.returncode == 2
    assert "here holds a training with other settings." in done.stderr


def test_what_is_missing_is_named() -> None:
    assert all(find_spec(needed) for needed in training.NEEDED), "the tests have all of it"
    words = training.words_for("en")
    assert 'pip install "reverie[learn]"' in words.say("refused-train-needs-more", {"extra": "reverie[learn]"})


@pytest.mark.parametrize("wrong", [("--players", "9"), ("--option", "psycle_cap=-1"), ("--overrides", "nowhere.toml")])
def test_what_cannot_be_trained_is_refused(tmp_path: Path, wrong: tuple[str, str]) -> None:
    done = reverie(tmp_path, *FEW, "--out", str(tmp_path / "here"), *wrong)
    assert done.returncode == 2
    assert done.stderr
    assert not (tmp_path / "here").exists()


@pytest.mark.parametrize("out", ["taken", "taken/below", "/proc/nowhere"])
def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path, out: str) -> None:
    (tmp_path / "taken").write_text("a file", encoding="utf-8")
    done = inside(*FEW, "--out", str(tmp_path / out))
    assert done.returncode == 2
    assert "cannot be written" in done.stderr


@pytest.mark.parametrize("damage", [b"{", b"[]", b"\xff\xfe", b""])
def test_a_damaged_plan_is_refused(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "plan.json").write_bytes(damage)
    done = inside(*FEW, "--out", str(tmp_path))
    assert done.returncode == 2
    assert "plan.json is damaged" in done.stderr


@pytest.mark.parametrize("few", ["--first-games", "--games"])
def test_too_few_games_to_learn_from_are_refused(tmp_path: Path, few: str) -> None:
    done = inside(*FEW, "--out", str(tmp_path / "here"), few, "9")
    assert done.returncode == 2
    assert not (tmp_path / "here").exists()


def test_whoever_interrupts_it_hears_that_it_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("reverie.learning.training.train", interrupted)
    stopped = inside(*FEW, "--out", str(tmp_path / "here"))
    assert stopped.returncode == 130
    assert "Stopped. " in stopped.stdout
