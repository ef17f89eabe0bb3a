"""Killed at any moment, and several at once: what was acknowledged is there, and every number has one owner."""

import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from reverie.server.storage import Store
from tests.server.storage_samples import new_table, numbers

pytestmark = pytest.mark.anyio

_ROOT = Path(__file__).parents[2]


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


async def test_several_processes_on_one_log(database: str) -> None:
    async with await Store.open(database) as store:
        tables = [await new_table(store) for _ in range(3)]
        with another_process("race", database, tables) as one, another_process("race", database, tables) as two:
            go(one)
            go(two)
            won = [line.split() for process in (one, two) for line in process.communicate()[0].splitlines()]
        owners = {(table_id, int(number)): client for table_id, number, client in won}
        assert len(owners) == len(won) == 3 * 100
        for table_id in tables:
            entries = await store.entries(table_id)
            assert [entry.number for entry in entries] == list(range(101))
            assert all(entry.client == owners[table_id, entry.number] for entry in entries[1:])
