"""Checkpoints: what was committed comes to its place in the file by itself; where that cannot be, nobody is harmed."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from reverie.server.storage import Store
from reverie.server.storage.checkpointer import Checkpointer
from tests.server.storage_samples import moved, new_table, numbers

pytestmark = pytest.mark.anyio


def lines_in_the_file_alone(file: Path, copy: Path) -> int:
    """How many entries are found by whoever does not look into the write-ahead log."""
    shutil.copy(file, copy)
    connection = sqlite3.connect(f"file:{copy}?immutable=1", uri=True)
    try:
        found: int = connection.execute("SELECT count(*) FROM log").fetchone()[0]
        return found
    except sqlite3.DatabaseError:  # copied in the middle of a round
        return 0
    finally:
        connection.close()


async def test_what_was_committed_comes_to_its_place(tmp_path: Path) -> None:
    async with await Store.open(tmp_path) as store:
        table_id = await new_table(store)
        for number in range(1, 30):
            assert await store.tables.append(table_id, moved(number))
        async with asyncio.timeout(60):
            while lines_in_the_file_alone(tmp_path / "reverie.sqlite3", tmp_path / "copy") != 30:
                await asyncio.sleep(0.1)


async def test_commits_go_on_while_no_checkpoint_can_be_made(tmp_path: Path) -> None:
    """Somebody who reads for long, as a backup does, holds up the checkpoints and nobody else."""
    async with await Store.open(tmp_path) as store:
        table_id = await new_table(store)
        reader = sqlite3.connect(tmp_path / "reverie.sqlite3", isolation_level=None)
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM log").fetchone() == (1,)
        for number in range(1, 60):
            assert await store.tables.append(table_id, moved(number))
            await asyncio.sleep(0.02)
        assert reader.execute("SELECT count(*) FROM log").fetchone() == (1,)
        reader.close()
        assert await numbers(store, table_id) == list(range(60))


def test_a_checkpointer_without_work_ends_at_once(tmp_path: Path) -> None:
    Checkpointer(tmp_path / "nothing.sqlite3").close()
