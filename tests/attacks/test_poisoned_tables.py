"""Poisoned tables: whatever the entries or the content of one table are, the server starts and the others play on."""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from reverie import wire
from reverie.games import registered_game
from reverie.server.folder_lock import FILE_NAME as LOCK_NAME
from reverie.server.storage.database import FILE_NAME
from reverie.table import commands as say
from tests.attacks.conftest import Figure
from tests.server.serving import ROOT, Person, Server

pytestmark = pytest.mark.anyio

NOTHING_TO_DEAL = {"directional": {str(number): {"count": 0} for number in range(9)}}


async def begun(person: Person, table: str) -> None:
    """A game against a bot has begun."""
    async with person.at(table) as line:
        for command in (say.Sit(), say.SeatBot(level="random"), say.Ready()):
            await line.done(command)
        await line.until(lambda: line.view is not None)


async def can_play(person: Person, table: str) -> bool:
    async with person.at(table) as line:
        await line.until(lambda: line.moves)
        assert line.view is not None
        answer = await line.say(say.Play(decision=line.view["decision"]["number"], move=line.moves[0]))
        return not isinstance(answer, wire.RefusedMessage)


async def test_content_that_no_game_can_begin_with(tmp_path: Path) -> None:
    """It committed that the game had started, and then no server could start any more."""
    with Server(tmp_path) as server:
        async with Person(server.address, "Eve") as eve, Person(server.address, "Ann") as ann:
            honest = await ann.make_table()
            answer = await eve.post(
                "/api/tables",
                {
                    "game": "dream-cycle",
                    "players": 2,
                    "options": {"start": "dealt"},
                    "overrides": NOTHING_TO_DEAL,
                },
            )
            assert answer.status_code == 400
            assert answer.json()["text"]
            await begun(ann, honest)
            server.kill()
            server.start()
            assert await can_play(ann, honest)


# What may be found among the entries.


def unreadable(database: sqlite3.Connection, table: str) -> None:
    database.execute("UPDATE log SET body = '{\"half' WHERE table_id = ? AND number = 2", (table,))


def missing(database: sqlite3.Connection, table: str) -> None:
    database.execute("DELETE FROM log WHERE table_id = ? AND number = 2", (table,))


def empty(database: sqlite3.Connection, table: str) -> None:
    database.execute("DELETE FROM log WHERE table_id = ?", (table,))


def bad_seed(database: sqlite3.Connection, table: str) -> None:
    database.execute("UPDATE tables SET seed = 'no seed' WHERE id = ?", (table,))


def other_seed(database: sqlite3.Connection, table: str) -> None:
    database.execute("UPDATE tables SET seed = ? WHERE id = ?", ("00" * 32, table))


def unlawful_move(database: sqlite3.Connection, table: str) -> None:
    (last,) = database.execute("SELECT max(number) FROM log WHERE table_id = ?", (table,)).fetchone()
    deed = {"deed": "moved", "seat": 0, "move": "play 9", "decision": 1}
    body = json.dumps({"number": last + 1, "at": 2e9, "deed": deed})
    database.execute("INSERT INTO log VALUES (?, ?, 2e9, '', '', ?)", (table, last + 1, body))


def out_of_place(database: sqlite3.Connection, table: str) -> None:
    (last,) = database.execute("SELECT max(number) FROM log WHERE table_id = ?", (table,)).fetchone()
    body = json.dumps({"number": last + 1, "at": 2e9, "deed": {"deed": "left", "seat": 7, "level": ""}})
    database.execute("INSERT INTO log VALUES (?, ?, 2e9, '', '', ?)", (table, last + 1, body))


def unknown_game(database: sqlite3.Connection, table: str) -> None:
    change = "UPDATE log SET body = replace(body, '\"psycle\"', '\"chess\"') WHERE table_id = ? AND number = 0"
    database.execute(change, (table,))


def other_rules(database: sqlite3.Connection, table: str) -> None:
    version = registered_game("psycle").version
    change = f"UPDATE log SET body = replace(body, '\"version\":{version}', '\"version\":99') WHERE number = 0"
    database.execute(f"{change} AND table_id = ?", (table,))


def other_content(database: sqlite3.Connection, table: str) -> None:
    change = 'UPDATE log SET body = replace(body, \'"content_hash":"\', \'"content_hash":"0\') WHERE number = 0'
    database.execute(f"{change} AND table_id = ?", (table,))


POISONS: dict[str, Callable[[sqlite3.Connection, str], None]] = {
    "damaged-log unreadable": unreadable,
    "damaged-log missing": missing,
    "damaged-log empty": empty,
    "table-shelved bad seed": bad_seed,
    "table-shelved other seed": other_seed,
    "table-shelved unlawful move": unlawful_move,
    "table-shelved out of place": out_of_place,
    "table-shelved unknown game": unknown_game,
    "table-other-rules": other_rules,
    "table-other-content": other_content,
}


async def test_whatever_is_written_the_server_starts_and_the_others_play(tmp_path: Path, figure: Figure) -> None:
    """Each of these made the server exit at every start; now each is refused alone, and named by the doctor."""
    with Server(tmp_path) as server:
        async with Person(server.address, "Ann") as ann:
            tables = [await ann.make_table() for _ in range(len(POISONS) + 1)]
            for table in tables:
                await begun(ann, table)
            server.stop()
            honest, *poisoned = tables
            expected = dict(zip(poisoned, POISONS, strict=True))
            with closing(sqlite3.connect(tmp_path / FILE_NAME)) as database, database:
                for table, name in expected.items():
                    POISONS[name](database, table)
            server.start()
            for table, name in expected.items():
                for _ in range(2):
                    answer = await ann.get(f"/api/tables/{table}")
                    assert (answer.status_code, answer.json()["code"]) == (503, name.partition(" ")[0]), name
                    assert answer.json()["text"]
                line = await ann.connect(table)
                await line.until(lambda line=line: line.is_closed)
                assert isinstance(line.messages[0], wire.RefusedMessage)
            assert await can_play(ann, honest)
            assert (await ann.get("/health")).status_code == 200
            assert f"reverie_shelved_tables {len(poisoned)}.0" in (await ann.get("/metrics")).text
            told = reverie("doctor", "--data", str(tmp_path), expect=1)
            for table in poisoned:
                assert f"{table} (psycle" in told
            assert honest not in told
            check_export(tmp_path, poisoned[0])
            server.stop()
    figure("poisoned tables, all shelved alone", len(poisoned))


def check_export(folder: Path, table: str) -> None:
    file = folder / "exported.json"
    reverie("doctor", table, "--export", str(file), "--data", str(folder))
    document: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    assert document["id"] == table
    assert any('{"half' in line["body"] for line in document["lines"])
    assert "exists" in reverie("doctor", table, "--export", str(file), "--data", str(folder), expect=2)


def reverie(*words: str, expect: int = 0) -> str:
    command = [sys.executable, "-m", "reverie.cli", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == expect, done.stdout + done.stderr
    return done.stdout + done.stderr


async def test_a_second_server_on_one_folder_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """One process showed a table as gathering while the other played at it."""
    with Server(tmp_path) as server:
        said = reverie("serve", "--port", "0", "--data", str(tmp_path), expect=2)
        assert str(tmp_path) in said
        assert server.address in said
        joined = reverie("open", "--port", "0", "--data", str(tmp_path))
        assert server.address in joined
        server.kill()
        server.start()  # the lock has gone with its process
        server.stop()
    assert (tmp_path / LOCK_NAME).exists()
