"""``reverie fork``, and what ``reverie verify`` says of its record."""

import json
from pathlib import Path

from typer.testing import CliRunner

from reverie.cli import app
from reverie.games import registered_game
from reverie.kernel.record import Seat
from reverie.table.files import write_copy
from reverie.table.local_game import LocalGame


def finished(file: Path) -> None:
    """A game of two bots."""
    seats = [Seat("Ada", "bot:random"), Seat("Ben", "bot:random")]
    game = LocalGame(registered_game("psycle"), seats, {"psycle_cap": 1}, seed=bytes(32))
    while not game.state.is_over:
        game.play_bot()
    write_copy(file, game.save())


def said(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, arguments)
    return result.exit_code, result.output


def test_a_fork_is_played_kept_and_proved_with_its_parent(tmp_path: Path) -> None:
    parent, fork = tmp_path / "game.json", tmp_path / "fork.json"
    finished(parent)
    code, told = said("fork", str(parent), "--at", "4", "--known", "0", "--record", str(fork), "--lines")
    assert code == 0, told
    assert len(json.loads(fork.read_text(encoding="utf-8"))["origin"]["moves"]) == 4
    code, told = said("verify", str(fork))
    assert code == 0
    assert "after 4 moves" in told
    assert "seat 0 could not see" in told
    assert "check both files together" in told
    code, told = said("verify", str(fork), str(parent))
    assert code == 0
    assert f"the one in {parent}" in told


def test_what_cannot_be_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    parent, fork = tmp_path / "game.json", tmp_path / "fork.json"
    finished(parent)
    for wrong, sentence in (
        (("--at", "999"), "There is no moment after 999 moves"),
        (("--at", "1", "--known", "5"), "5"),
        (("--at", "1", "--seat", "A=random", "--seat", "B=random", "--seat", "C=random"), "Seats listed: 3"),
    ):
        code, told = said("fork", str(parent), *wrong, "--record", str(fork), "--lines")
        assert code == 2
        assert sentence in told
        assert not fork.exists()
