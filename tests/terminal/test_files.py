"""Records and scenarios on the command line: what is right, and exactly what is wrong."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.games.psycle import GAME
from reverie.kernel.record import Seat
from reverie.table.files import record_text
from reverie.table.local_game import LocalGame
from tests.table.bot_turns import play_bots
from tests.terminal.driving import KNOWN_GAMES, ROOT, SEED, Terminal, environment, inside, reverie, sentence


def finished_game() -> dict[str, Any]:
    """The record of a short game between two bots."""
    seats = [Seat("Luna", "bot:greedy"), Seat("Nox", "bot:random")]
    local_game = LocalGame(GAME, seats, {"psycle_cap": 1}, seed=bytes.fromhex(SEED))
    play_bots(local_game)
    return local_game.save()


def written(folder: Path, document: Any) -> Path:
    path = folder / "record.json"
    path.write_text(record_text(document), encoding="utf-8")
    return path


def test_a_record_that_belongs_together(tmp_path: Path) -> None:
    path = written(tmp_path, finished_game())
    done = reverie(tmp_path, "verify", str(path), str(path), "--language", "en")
    assert done.returncode == 0
    moves = len(finished_game()["moves"])
    line = f"{path}: correct. Seal, 2 shuffles, {moves} moves and the result belong together.\n"
    bots = f"  Bot moves that are the ones the luck of the seed gives: {moves} of {moves}.\n"
    assert done.stdout == (line + bots) * 2


def test_a_game_in_progress_is_right_so_far(tmp_path: Path) -> None:
    local_game = LocalGame(GAME, [Seat("Anna"), Seat("Luna", "bot:greedy")], seed=bytes.fromhex(SEED))
    local_game.play(0, "play 3")
    done = reverie(tmp_path, "verify", str(written(tmp_path, local_game.save())), "--language", "en")
    assert done.returncode == 0
    assert "correct so far. Seal and 1 move belong together" in done.stdout


def other_card(record: dict[str, Any]) -> None:
    first = record["moves"][0]
    first["move"] = "0: play 9"


def other_result(record: dict[str, Any]) -> None:
    record["result"]["scores"] = [7, 7]


def other_seed(record: dict[str, Any]) -> None:
    record["seed"] = "22" * 32


def no_seed(record: dict[str, Any]) -> None:
    record["seed"] = None


def short_seed(record: dict[str, Any]) -> None:
    record["seed"] = "1234"


def other_shuffle(record: dict[str, Any]) -> None:
    record["shuffles"][0]["result"].reverse()


def fewer_moves(record: dict[str, Any]) -> None:
    del record["moves"][-1]


def more_moves(record: dict[str, Any]) -> None:
    record["moves"].append(record["moves"][-1])


def later_first(record: dict[str, Any]) -> None:
    record["moves"][0]["at"] = 1e6


def unknown_game(record: dict[str, Any]) -> None:
    record["game"] = "os:path"


def other_content(record: dict[str, Any]) -> None:
    record["content_hash"] = "0" * 64


def wrong_type(record: dict[str, Any]) -> None:
    record["moves"] = "none"


def newer(record: dict[str, Any]) -> None:
    record["format_version"] = 99


def unknown_entry(record: dict[str, Any]) -> None:
    record["colour"] = "red"


def one_seat(record: dict[str, Any]) -> None:
    del record["seats"][1]


def strange_name(record: dict[str, Any]) -> None:
    record["moves"][0]["move"] = "\x1b[2J\x07"


def too_dear() -> str:
    reason = sentence("psycle-no-such-card", card=9, highest=5)
    return sentence("record-move-refused", "PS-001", "moves[0]", number=1, move="0: play 9", reason=reason)


EDITS: list[tuple[Callable[[dict[str, Any]], None], str, bool]] = [
    (other_card, too_dear(), True),
    (other_result, "The record says [7, 7]; it should be [", False),
    (other_seed, "The record promises ", True),
    (no_seed, sentence("seed-missing", "", "seed"), True),
    (short_seed, sentence("bad-seed", "", "seed"), True),
    (other_shuffle, "Draw 1 (“targets”) ", False),
    (fewer_moves, sentence("result-too-early", "", "result"), False),
    (more_moves, sentence("game-over"), True),
    (later_first, sentence("times-go-back", "", "moves[1].at", number=2), False),
    (unknown_game, sentence("unknown-game", name="os:path", known=KNOWN_GAMES), True),
    (other_content, "(000000000000)", True),
    (wrong_type, sentence("wrong-type", "", "moves", expected="array", got="str"), True),
    (newer, sentence("newer-format", "", "format_version", given=99, known=1), True),
    (unknown_entry, sentence("unknown-field", field="colour"), True),
    (one_seat, sentence("seats-do-not-fit", "", "seats", given=1, wanted=2), True),
    (strange_name, sentence("move-line-unreadable", line="[2J"), True),
]
"""What was edited, what is said of it, and whether the moves can then not even be shown."""


@pytest.mark.parametrize(("edit", "expected", "ruins_moves"), EDITS, ids=[edit[0].__name__ for edit in EDITS])
def test_an_edited_record_is_told_what_is_wrong(
    tmp_path: Path, edit: Callable[[dict[str, Any]], None], expected: str, ruins_moves: bool
) -> None:
    record = finished_game()
    edit(record)
    path = written(tmp_path, record)
    done = inside("verify", str(path))
    assert done.returncode == 1
    assert done.stdout.startswith(f"{path}: wrong. ")
    assert expected in done.stdout
    assert "\x1b" not in done.stdout
    resumed, replayed = inside("play", "--resume", str(path)), inside("replay", str(path))
    assert (resumed.returncode, resumed.stdout) == (2, "")
    assert expected in resumed.stderr
    assert replayed.returncode == (2 if ruins_moves else 0)
    assert (expected in replayed.stderr) is ruins_moves
    assert path.read_text(encoding="utf-8") == record_text(record)


UNREADABLE: list[tuple[bytes, str]] = [
    (b"", sentence("not-json", line=1, column=1)),
    (record_text(finished_game()).encode()[:100], sentence("not-json", line=6, column=3)),
    (b'{"format": NaN}', sentence("malformed", finding="NaN")),
    (b"[" * 100_000, sentence("malformed", finding="too deep")),
    (b'{"a": ' + b"9" * 5000 + b"}", "4300 digits"),
    (bytes(range(256)), "UTF-8"),
    (b"[]", sentence("not-a-record")),
    (b'{"format": "reverie-state"}', sentence("not-a-record")),
    (b'{"format": "reverie-record"}', sentence("missing-field", field="game")),
]


@pytest.mark.parametrize(("content", "expected"), UNREADABLE, ids=range(len(UNREADABLE)))
def test_a_file_that_is_no_record(tmp_path: Path, content: bytes, expected: str) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    done = inside("verify", str(path))
    assert done.returncode == 1
    assert expected in done.stdout
    for command in (("replay", str(path)), ("play", "--resume", str(path))):
        refused = inside(*command)
        assert refused.returncode == 2
        assert expected in refused.stderr
    assert path.read_bytes() == content


def test_no_file_and_a_folder(tmp_path: Path) -> None:
    missing = tmp_path / "none.json"
    done = inside("verify", str(missing), str(tmp_path))
    assert done.returncode == 1
    assert sentence("file-unreadable", file=str(missing), finding="No such file or directory") in done.stdout
    assert sentence("file-unreadable", file=str(tmp_path), finding="Is a directory") in done.stdout


# Scenarios.

GOOD = """
game = "psycle"
players = 2
title = "three beats one"
moves = ["0: play 3", "1: play 1", "0: play 9 !refused"]
[chance]
tiles = [[3, 2]]
[expect]
scores = [4, 0]
"view.1.hand.0" = "?"
"""


def check(tmp_path: Path, *texts: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    files = []
    for number, text in enumerate(texts):
        file = tmp_path / f"{number}.toml"
        file.write_text(text, encoding="utf-8")
        files.append(str(file))
    return inside("check", *files, "--language", language)


def test_a_scenario_that_passes(tmp_path: Path) -> None:
    done = check(tmp_path, GOOD)
    assert done.returncode == 0
    assert done.stdout == f"passed: {tmp_path / '0.toml'} (three beats one)\n1 passed, 0 failed\n"


def test_a_scenario_that_fails_says_path_expected_and_found(tmp_path: Path) -> None:
    wrong = GOOD.replace("[4, 0]", "[5, 0]").replace('"view.1.hand.0" = "?"', '"nothing.here" = 1')
    done = check(tmp_path, GOOD, wrong)
    assert done.returncode == 1
    assert f"FAILED: {tmp_path / '1.toml'} (three beats one)\n" in done.stdout
    assert "  scores: expected [5, 0], found [4, 0]\n" in done.stdout
    unknown = sentence("scenario-path-unknown", "", "expect", path="nothing.here")
    assert f"  nothing.here: expected 1. {unknown}\n" in done.stdout
    assert done.stdout.endswith("\n1 passed, 1 failed\n")


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_the_last_line_is_the_same_in_every_language(tmp_path: Path, language: str) -> None:
    done = check(tmp_path, GOOD, "game = 3", language=language)
    assert done.stdout.splitlines()[-1] == "1 passed, 1 failed"


def psycle(more: str = "") -> str:
    return f'game = "psycle"\nplayers = 2\n{more}'


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("game = ", "This is not valid TOML ("),
        ("players = 2", sentence("scenario-game-missing")),
        ('game = "psycle"\nplayers = "two"', sentence("wrong-type", "", "players", expected="int", got="str")),
        ('game = "psycle"\nplayers = 7', sentence("wrong-players", "PS-008", given="7", counts="2, 3, 4")),
        ('game = "chess"\nplayers = 2', sentence("unknown-game", name="chess", known=KNOWN_GAMES)),
        (psycle("colour = 1"), "“colour”"),
        (psycle('moves = ["play 3"]'), sentence("scenario-move-form", "", "moves[0]", line="play 3")),
        (psycle("[position]\ngems = [99, 10]"), "(rule PS-050)"),
        (
            psycle('moves = ["0: play 9"]'),
            f'moves[0]: expected "0: play 9". {sentence("psycle-no-such-card", "PS-001", card=9, highest=5)}',
        ),
        (psycle('moves = ["0: play 3 !refused"]'), 'moves[0]: expected "0: play 3 !refused", found "0: play 3"'),
        (psycle("[chance]\ndice = [6]"), "“dice”"),
        ("a = " + "[" * 10_000, "This is not valid TOML ("),
    ],
)
def test_a_scenario_that_cannot_be_counts_as_failed(tmp_path: Path, text: str, expected: str) -> None:
    done = check(tmp_path, text)
    assert done.returncode == 1
    assert expected in done.stdout
    assert done.stdout.endswith("\n0 passed, 1 failed\n")


def test_files_that_cannot_be_read_count_as_failed(tmp_path: Path) -> None:
    (tmp_path / "bytes.toml").write_bytes(bytes(range(256)))
    done = inside("check", str(tmp_path / "none.toml"), str(tmp_path / "bytes.toml"))
    assert done.returncode == 1
    assert "No such file or directory" in done.stdout
    assert "is not text" in done.stdout
    assert done.stdout.endswith("\n0 passed, 2 failed\n")


def test_every_worked_example_of_the_ledger_passes(tmp_path: Path) -> None:
    done = reverie(tmp_path, "check", "scenarios", "--language", "en")
    assert done.returncode == 0, done.stdout
    examples = {path.stem.split("-")[0] for path in (ROOT / "scenarios" / "psycle").glob("*.toml")}
    assert examples == {f"E{number:02}" for number in range(1, 21)}
    assert done.stdout.splitlines()[-1] == f"{len(list((ROOT / 'scenarios').rglob('*.toml')))} passed, 0 failed"


# Replay, rules, games.


def test_into_a_pipe_a_replay_tells_everything(tmp_path: Path) -> None:
    record = finished_game()
    out = reverie(tmp_path, "replay", str(written(tmp_path, record)), "--language", "en").stdout
    last = len(record["moves"])
    assert f"Before the first of {last} moves\nPsycle 1 begins" in out
    for number, played in enumerate(record["moves"], 1):
        seat, _, text = played["move"].partition(": ")
        assert f"Move {number} of {last}. {('Luna', 'Nox')[int(seat)]}: Play {text.split()[1]}\n" in out
    assert "victory tile" in out


def test_through_the_eyes_of_a_seat_the_others_moves_are_hidden(tmp_path: Path) -> None:
    record = finished_game()
    out = reverie(tmp_path, "replay", str(written(tmp_path, record)), "--seat", "1", "--language", "en").stdout
    assert f"Move 1 of {len(record['moves'])}\nLuna plays a card face down.\n" in out
    assert "Nox: Play" in out
    assert "Luna: Play" not in out
    assert reverie(tmp_path, "replay", str(tmp_path / "record.json"), "--seat", "5").returncode == 2


def test_on_a_terminal_a_replay_steps(tmp_path: Path) -> None:
    path = written(tmp_path, finished_game())
    with Terminal(tmp_path, "replay", str(path), "--lines", "--language", "en") as terminal:
        terminal.until("Before the first")
        steps = {"": "Move 1 of", "n": "Move 2 of", "b": "Move 1 of", "4": "Move 4 of", "x": "Enter or n"}
        for answer, expected in steps.items():
            terminal.until("> ")
            terminal.type(answer)
            terminal.until(expected)
        terminal.until("> ")
        terminal.type("q")
        assert terminal.end() == 0


def test_rules_as_a_whole_and_one_by_one(tmp_path: Path) -> None:
    out = reverie(tmp_path, "rules", "psycle", "--language", "en").stdout
    assert out.startswith("Psycle\n")
    for clause in ("PS-001", "PS-044", "PS-089"):
        assert f"\n{clause}" in out
    one = reverie(tmp_path, "rules", "psycle", "ps-44", "--language", "de").stdout
    assert one.startswith("PS-044 (unsere Entscheidung): ")
    assert one.count("\n") == 1


def test_games(tmp_path: Path) -> None:
    out = reverie(tmp_path, "games", "--language", "en").stdout
    assert "Psycle (psycle)\n" in out
    assert "Players: 2, 3, 4. Length: 10 to 20 minutes.\nBots: random bot, greedy bot, gentle bot, easy bot, " in out
    assert "sharp bot and strong bot.\n" in out
    assert "strong bot.\nWith 2 players also: exact bot.\n" in out
    assert "Option psycle_cap: Psycle limit. Usually: none.\n" in out
    assert "\n\nLullaby (lullaby)\n" in out
    told = out.partition("\n\nWho the bots are:\n")[2].splitlines()
    assert [line.partition(". ")[0] for line in told] == [
        f"{level} bot" for level in ("random", "greedy", "gentle", "easy", "fair", "steady", "sharp", "strong", "exact")
    ]
    assert all(line.partition(". ")[2] for line in told)


def test_whoever_stops_reading_is_let_go(tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "reverie.cli", "rules", "psycle"],
        stdout=write,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    os.close(write)
    assert done.stderr == b""


def test_a_record_is_written_to_be_read() -> None:
    record = finished_game()
    text = record_text(record)
    assert json.loads(text) == record
    assert '\n    {"move": "0: play ' in text
