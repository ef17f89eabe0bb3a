"""The documents tell the truth: what they show is run."""

import json
import tomllib
from pathlib import Path

import pytest

from reverie.games import find_game, registered_game
from reverie.kernel.record import verify
from reverie.kernel.scenario import read_scenario, run_scenario
from tests.terminal.documents import PICTURE, blocks, commands_in, played_again
from tests.terminal.driving import inside, reverie

MEND = "play it again with: python -m tests.terminal.documents"


def test_the_transcript_is_a_real_game(tmp_path: Path) -> None:
    (transcript,) = blocks("transcript.md", "text")
    assert [command.split()[1] for command, _ in commands_in(transcript)] == ["play", "verify"]
    assert played_again(transcript, tmp_path) == transcript, MEND


def test_the_record_in_the_documents_is_that_of_the_transcript() -> None:
    (text,) = blocks("records.md", "json")
    record = json.loads(text)
    assert verify(record, registered_game) == []
    ((command, output), _) = commands_in(blocks("transcript.md", "text")[0])
    assert record["seed"] in command
    assert record["commitment"] in output, MEND


@pytest.mark.parametrize("text", blocks("scenarios.md", "toml"))
def test_the_scenarios_in_the_documents_pass(text: str) -> None:
    outcome = run_scenario(read_scenario(tomllib.loads(text)), find_game)
    assert outcome.failures == []
    assert outcome.passed > 1


def test_what_a_check_prints_is_what_the_documents_say(tmp_path: Path) -> None:
    right = blocks("scenarios.md", "toml")[0]
    (tmp_path / "a.toml").write_text(right, encoding="utf-8")
    (tmp_path / "b.toml").write_text(right.replace("score = [4, 0]", "score = [5, 0]"), encoding="utf-8")
    done = reverie(tmp_path, "check", "a.toml", "b.toml", "--language", "en", folder=tmp_path)
    assert done.stdout == blocks("scenarios.md", "text")[0]


def test_every_option_of_the_documents_exists() -> None:
    known = inside("play", "--help").stdout
    documented = {
        word.strip("`,").split("=")[0]
        for line in (PICTURE.parent / "terminal.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("| `--")
        for word in line.split("|")[1].split()
        if word.startswith("`--")
    }
    assert documented
    assert all(option in known for option in documented)


def test_the_picture_is_there_and_needs_nothing_from_elsewhere() -> None:
    picture = PICTURE.read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert "@font-face" not in picture
    assert "Your&#160;turn" in picture
