"""Tables and lines for tests, short to write."""

import secrets
import time
from collections import Counter
from collections.abc import Sequence

from sqlalchemy import event

from reverie.server.storage import Store, Summary
from reverie.table.entries import Created, Entry, Moved

SEED = "5eed" * 16


def created(at: float | None = None, guest: str = "host") -> Entry:
    deed = Created("psycle", 1, "hash", 2, {}, {}, "commitment")
    return Entry(0, time.time() if at is None else at, deed, guest)


def moved(number: int, guest: str = "", client: str = "", at: float | None = None, move: str = "play 3") -> Entry:
    return Entry(number, time.time() if at is None else at, Moved(0, move, number), guest, client)


async def new_table(
    store: Store, at: float | None = None, host: str = "host", private: bool = False, summary: Summary | None = None
) -> str:
    table_id = secrets.token_urlsafe(9)
    assert await store.tables.create(table_id, "psycle", SEED, private, host, created(at, host), summary)
    return table_id


def count_commits(*stores: Store) -> Counter[str]:
    """How often they commit from now on."""
    counter: Counter[str] = Counter()
    for store in stores:
        event.listen(store.database.writing, "commit", lambda _: counter.update(["commit"]))
    return counter


async def numbers(store: Store, table_id: str) -> Sequence[int]:
    return [entry.number for entry in await store.tables.entries(table_id)]
