"""Killed at any moment, and several at once: what was acknowledged is there, and every number has one owner."""

import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from reverie.server.storage import Store, migrations
from tests.server.forked import shared_press
from tests.server.storage_process import NEXT, later
from tests.server.storage_samples import moved, new_table, numbers

pytestmark = pytest.mark.anyio

_ROOT = Path(__file__).parents[2]
_LINES = 20


def points(work: str, plan: dict[str, object], step: int = 1) -> Iterator[int]:
    """Have the work killed before its first statement, before its second, and so on, until it comes to its end."""
    for point in range(1, 500, step):
        fork = shared_press().fork(f"tests.server.storage_process:{work}", {**plan, "crash_at": point})
        said, errors = fork.communicate(60.0)
        assert not errors, errors
        if said:
            assert point > step, "there should have been something to kill"
            return
        yield point
    raise AssertionError("it never came to its end")


@contextmanager
def another_process(work: str, database: str, tables: list[str]) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "tests.server.storage_process", work, database, *tables]
    process = subprocess.Popen(command, cwd=_ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            yield process
        finally:
            process.kill()


def go(process: "subprocess.Popen[str]") -> None:
    assert process.stdin is not None
    process.stdin.write("go\n")
    process.stdin.flush()


async def test_no_acknowledged_line_is_ever_lost(database: str) -> None:
    async with await Store.open(database) as store:
        tables = [await new_table(store) for _ in range(5)]
    promised = {(table_id, 0) for table_id in tables}
    chance = random.Random(7)
    for _ in range(5):
        with another_process("append", database, tables) as process:
            go(process)
            assert process.stdout is not None
            heard = [process.stdout.readline() for _ in range(chance.randint(1, 200))]
            process.send_signal(signal.SIGKILL)
            heard += process.stdout.readlines()
        whole = [line.split() for line in heard if line.endswith("\n")]
        promised |= {(table_id, int(number)) for table_id, number in whole}
        async with await Store.open(database) as store:
            kept = {(table_id, number) for table_id in tables for number in await numbers(store, table_id)}
        assert promised <= kept
    assert len(promised) > 100


async def test_several_processes_on_one_table(database: str) -> None:
    async with await Store.open(database) as store:
        tables = [await new_table(store) for _ in range(3)]
        with another_process("race", database, tables) as one, another_process("race", database, tables) as two:
            go(one)
            go(two)
            won = [line.split() for process in (one, two) for line in process.communicate()[0].splitlines()]
        owners = {(table_id, int(number)): client for table_id, number, client in won}
        assert len(owners) == len(won) == 3 * 100
        for table_id in tables:
            entries = await store.tables.entries(table_id)
            assert [entry.number for entry in entries] == list(range(101))
            assert all(entry.client == owners[table_id, entry.number] for entry in entries[1:])


async def some_lines(database: str) -> str:
    async with await Store.open(database) as store:
        table_id = await new_table(store)
        for number in range(1, _LINES):
            assert await store.tables.append(table_id, moved(number))
    return table_id


async def test_killed_before_every_statement_of_the_first_shape(database: str) -> None:
    """Nothing is left of it that the next start would stumble over."""
    for _ in points("migrate", {"database": database, "later": ""}):
        pass
    async with await Store.open(database) as store:
        assert await numbers(store, await new_table(store)) == [0]


async def test_killed_before_every_statement_of_a_later_shape(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step has been taken or not: every entry is as it was, for the program that was there before."""
    table_id = await some_lines(database)
    for _ in points("migrate", {"database": database, "later": str(tmp_path / "later")}):
        async with await Store.open(database) as store:
            assert await numbers(store, table_id) == list(range(_LINES))
            assert [tuple(row) for row in await store.read(_CHANGED)] == [(0,)]
    monkeypatch.setattr(migrations, "_STEPS", migrations._STEPS)
    later(tmp_path / "later")
    async with await Store.open(database) as store:
        with store.database.writing.connect() as connection:
            assert migrations.revision_of(connection) == NEXT
        assert await numbers(store, table_id) == list(range(_LINES))
        assert [tuple(row) for row in await store.read(_CHANGED)] == [(_LINES,)]


_CHANGED = text("SELECT count(*) FROM log WHERE body LIKE '% '")


async def test_a_backup_killed_on_its_way(database: str, tmp_path: Path) -> None:
    """There is no copy, or it is whole."""
    table_id = await some_lines(database)
    file = tmp_path / "copies" / "copy.sqlite3"
    for _ in points("back_up", {"database": database, "file": str(file)}, step=13):
        assert not file.exists()
    async with await Store.open(file) as store:
        assert await numbers(store, table_id) == list(range(_LINES))
