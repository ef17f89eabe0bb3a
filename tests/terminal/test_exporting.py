"""``reverie export-games``: a dataset from bots or from records, and one sentence for whatever cannot be."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from reverie.agents.datasets import read_dataset
from reverie.bots import all_bot_names
from reverie.games.psycle import GAME
from reverie.kernel.record import Seat
from reverie.table.files import record_text
from reverie.table.local_game import LocalGame
from tests.table.bot_turns import play_bots
from tests.terminal.driving import Terminal, inside, sentence

SHORT = ("--games", "3", "--seed", "7", "--option", "psycle_cap=1")


def record(folder: Path, name: str, players: int = 2) -> Path:
    seats = [Seat(f"Luna {number}", "bot:random") for number in range(players)]
    game = LocalGame(GAME, seats, {"psycle_cap": 1}, seed=bytes(31) + name.encode()[:1])
    play_bots(game)
    return written(folder, name, game.save())


def written(folder: Path, name: str, document: Any) -> Path:
    path = folder / f"{name}.json"
    path.write_text(record_text(document), encoding="utf-8")
    return path


@pytest.mark.parametrize(("language", "begin"), [("en", "3 games with "), ("de", "3 Spiele mit "), ("ja", "3ゲーム、")])
def test_bots_play_and_the_rows_are_written(tmp_path: Path, language: str, begin: str) -> None:
    out = tmp_path / "data"
    arguments = ("export-games", "psycle", *SHORT, "--bots", "greedy,random,random", "--out", str(out))
    done = inside(*arguments, "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(begin)
    metadata = read_dataset(out, check=True).metadata
    assert (metadata.players, metadata.games, metadata.complete) == (3, 3, True)
    assert metadata.source["policies"] == ["bot:greedy", "bot:random", "bot:random"]
    assert metadata.source["options"] == {"psycle_cap": 1}
    assert metadata.command.startswith("reverie export-games psycle --games 3 --seed 7")


def test_one_bot_takes_all_seats_and_another_dataset_is_replaced_only_when_told(tmp_path: Path) -> None:
    arguments = ("export-games", "psycle", *SHORT, "--bots", "random", "--players", "4", "--out", str(tmp_path))
    assert inside(*arguments).returncode == 0
    assert read_dataset(tmp_path).metadata.source["policies"] == ["bot:random"] * 4
    again = inside(*arguments)
    assert (again.returncode, again.stdout) == (2, "")
    assert again.stderr == sentence("dataset-folder-not-empty", "", "out", folder=str(tmp_path)) + "\n"
    assert inside(*arguments, "--overwrite").returncode == 0


def test_giving_up_is_counted_among_what_could_be_done_where_that_is_wanted(tmp_path: Path) -> None:
    for wanted in ((), ("--resign",)):
        out = tmp_path / str(len(wanted))
        arguments = ("export-games", "psycle", *SHORT, "--bots", "random", "--out", str(out))
        assert inside(*arguments, *wanted).returncode == 0
        assert read_dataset(out).metadata.source["resign"] == bool(wanted)


def test_records_from_files_and_folders(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    record(folder, "b")
    record(folder, "c", players=3)
    alone = record(tmp_path, "a")
    running = LocalGame(GAME, [Seat("Anna"), Seat("Bernd")]).save()
    written(folder, "d", running)
    out = tmp_path / "data"
    arguments = ("export-games", "--records", str(alone), "--records", str(folder), "--out", str(out))
    mixed = inside(*arguments)
    assert mixed.returncode == 2
    facts = {"other": "psycle", "count": 3, "game": "psycle", "players": 2}
    assert mixed.stderr == sentence("dataset-mixed", "", str(folder / "c.json"), **facts) + "\n"
    assert not read_dataset(out).metadata.complete
    done = inside(*arguments, "--players", "2", "--overwrite")
    assert done.returncode == 0
    assert done.stdout.startswith("2 games with ")
    assert "\n2 records were left out: " in done.stdout
    assert read_dataset(out).metadata.games == 2


def test_a_move_that_cannot_be_is_told_with_its_file(tmp_path: Path) -> None:
    path = record(tmp_path, "a")
    document = json.loads(path.read_text(encoding="utf-8"))
    document["moves"][0]["move"] = "0: play 9"
    written(tmp_path, "a", document)
    done = inside("export-games", "--records", str(path), "--out", str(tmp_path / "data"))
    assert done.returncode == 2
    reason = sentence("psycle-no-such-card", card=9, highest=5)
    where = f"{path}: moves[0]"
    assert done.stderr == (
        sentence("record-move-refused", "PS-001", where, number=1, move="0: play 9", reason=reason) + "\n"
    )


REFUSED: list[tuple[Sequence[str], str]] = [
    ((), sentence("dataset-no-game")),
    (("lullaby:GAME",), sentence("no-encoding", "", "game", game="lullaby")),
    (("psycle", "--bots", "greedy,random", "--players", "3"), sentence("dataset-bots", "", "bots", given=2, players=3)),
    (("psycle", "--players", "9"), sentence("wrong-players", GAME.players_clause, given="9", counts="2, 3, 4")),
    (("psycle", "--bots", "genius"), sentence("unknown-bot", given="genius", known=", ".join(all_bot_names(GAME)))),
    (("psycle", "--option", "x=1"), sentence("unknown-option", name="x", count=1, known="psycle_cap")),
    (("--records", "x.json", "--seed", "1"), sentence("dataset-records-alone", option="--seed")),
    (("--records", "x.json", "--players", "x"), "x is not a possible number of players."),
    (("--records", "x.json"), sentence("file-unreadable", file="x.json", finding="No such file or directory")),
]


@pytest.mark.parametrize(("words", "expected"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_is_refused_before_anything_is_written(
    tmp_path: Path, words: Sequence[str], expected: str
) -> None:
    done = inside("export-games", *words, "--out", str(tmp_path / "data"))
    assert (done.returncode, done.stdout) == (2, "")
    assert expected in done.stderr
    assert not (tmp_path / "data").exists()


def test_without_polars_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    done = inside("export-games", "psycle", "--out", str(tmp_path / "data"))
    assert done.returncode == 2
    assert "pip install 'reverie[agents]'" in done.stderr


def test_a_game_that_goes_wrong_is_told_with_its_seed(tmp_path: Path) -> None:
    last = str((1 << 64) - 1)
    done = inside("export-games", "psycle", *SHORT[4:], "--games", "2", "--seed", last, "--out", str(tmp_path))
    assert done.returncode == 2
    assert f"Game 1 (seed {1 << 64}) went wrong, so the dataset ends before it. seed cannot be" in done.stderr
    assert read_dataset(tmp_path).metadata.games == 1


def test_ctrl_c_leaves_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "data"
    with Terminal(tmp_path, "export-games", "psycle", "--games", "10000000", "--out", str(out)) as terminal:
        terminal.until("rows/s")
        terminal.interrupt()
        assert terminal.end() == 130
        terminal.until("Stopped. ")
    metadata = read_dataset(out).metadata
    assert not metadata.complete
    assert metadata.games > 0
