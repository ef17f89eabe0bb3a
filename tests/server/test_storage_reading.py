"""Questions to the database: whoever gives one up, or asks too late or too much, harms nobody."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from reverie.server.storage import StorageRefused, Store, threads

pytestmark = pytest.mark.anyio

SLOW = text("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60000) SELECT max(i) FROM n")
QUICK = text("SELECT 1")


@pytest.mark.parametrize("later", range(6))
async def test_a_question_that_is_given_up_leaves_nothing_that_waits(store: Store, later: int) -> None:
    """As when a server stops: whoever asks is cancelled, and soon after whatever is still there."""
    await store.read(QUICK)
    for steps in range(8):
        before = asyncio.all_tasks()
        asking = asyncio.create_task(store.read(SLOW))
        for _ in range(steps):
            await asyncio.sleep(0.0002)  # nothing is waited for: it is given up here and there
        asking.cancel()
        for _ in range(later):
            await asyncio.sleep(0)
        left = asyncio.all_tasks() - before
        for task in left:
            task.cancel()
        if left:
            _, waiting = await asyncio.wait(left, timeout=30)
            assert not waiting
    assert [row[0] for row in await store.read(QUICK)] == [1]


async def test_nobody_waits_for_ever_for_a_reader_that_is_free(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(threads, "PATIENCE", 0.0)
        with pytest.raises(StorageRefused, match="database-unreachable"):
            await store.read(SLOW)
    assert [row[0] for row in await store.read(QUICK)] == [1]


async def test_a_closed_store_answers_no_question(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    await store.close()
    with pytest.raises(StorageRefused, match="storage-failed"):
        await store.read(QUICK)
