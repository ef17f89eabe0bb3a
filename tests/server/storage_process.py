"""A process of its own that writes into logs and says what it was promised: ``python -m tests.server.storage_process``.

``append``: for ever, the next line of each table; it tells a line's table and number once the line is acknowledged.
``race``: it fights for every number of each table up to a hundred, and tells those that it won.
"""

import asyncio
import secrets
import sys

from reverie.server.storage import Store
from tests.server.storage_samples import moved


async def _append(store: Store, table_id: str) -> None:
    number = len(await store.entries(table_id))
    while True:
        assert await store.append(table_id, moved(number, "guest", secrets.token_hex(6)))
        _tell(table_id, number)
        number += 1


async def _race(store: Store, table_id: str) -> None:
    number = 1
    while number <= 100:
        client = secrets.token_hex(6)
        if await store.append(table_id, moved(number, "guest", client)):
            _tell(table_id, number, client)
        number += len(await store.entries(table_id, number))


def _tell(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def main(work: str, database: str, *tables: str) -> None:
    async with await Store.open(database) as store:
        _tell("ready")
        sys.stdin.readline()
        await asyncio.gather(*((_race if work == "race" else _append)(store, table_id) for table_id in tables))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
