"""A process of its own that writes entries and says what it was promised: ``python -m tests.server.storage_process``.

``append``: for ever, the next entry of each table; it tells an entry's table and number once that is acknowledged.
``race``: it fights for every number of each table up to a hundred, and tells those that it won.

``back_up`` and ``migrate`` are for processes (see ``forked``) that kill themselves before a certain statement.
"""

import asyncio
import os
import secrets
import signal
import sys
from pathlib import Path
from typing import Any

from alembic.script import ScriptDirectory
from sqlalchemy import Engine, event

from reverie.server.maintenance import backup
from reverie.server.storage import Store, migrations
from tests.server.storage_samples import moved

NEXT = "later"
"""The revision of a step that a later Reverie might have."""

_NEXT_STEP = '''"""A step as a later Reverie might have it: it touches every entry of every table."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("guests", sa.Column("colour", sa.Text, nullable=False, server_default="blue"))
    op.create_table("notes", sa.Column("id", sa.Integer, primary_key=True), sa.Column("text", sa.Text))
    op.execute("INSERT INTO notes (text) SELECT body FROM log")
    op.execute("UPDATE log SET body = body || ' '")
    op.create_index("log_by_time", "log", ["at"])
    op.execute("UPDATE tables SET summary = summary || ' '")
'''


async def _append(store: Store, table_id: str) -> None:
    number = len(await store.tables.entries(table_id))
    while True:
        assert await store.tables.append(table_id, moved(number, "guest", secrets.token_hex(6)))
        _tell(table_id, number)
        number += 1


async def _race(store: Store, table_id: str) -> None:
    number = 1
    while number <= 100:
        client = secrets.token_hex(6)
        if await store.tables.append(table_id, moved(number, "guest", client)):
            _tell(table_id, number, client)
        number += len(await store.tables.entries(table_id, number))


def _tell(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def main(work: str, database: str, *tables: str) -> None:
    async with await Store.open(database) as store:
        _tell("ready")
        sys.stdin.readline()
        await asyncio.gather(*((_race if work == "race" else _append)(store, table_id) for table_id in tables))


# Processes that come to a sudden end.


def back_up(plan: dict[str, Any]) -> None:
    """Copy ``database`` to ``file``; it tells "done" if it was not killed before statement ``crash_at``."""
    _end_before(plan["crash_at"])
    asyncio.run(backup(plan["database"], plan["file"]))
    _tell("done")


def migrate(plan: dict[str, Any]) -> None:
    """Open ``database`` as a later Reverie would, which first takes a further step; it tells "done" afterwards."""
    if plan["later"]:
        later(Path(plan["later"]))
    _end_before(plan["crash_at"])

    async def work() -> None:
        await (await Store.open(plan["database"])).close()

    asyncio.run(work())
    _tell("done")


def later(folder: Path) -> None:
    """Be a later Reverie from now on; the step is written into ``folder``."""
    folder.mkdir(exist_ok=True)
    (folder / "later.py").write_text(_NEXT_STEP.format(revision=NEXT, before=migrations.newest()))
    here = Path(migrations.__file__).parent
    migrations._STEPS = ScriptDirectory(  # type: ignore[misc]
        str(here), version_locations=[str(here / "versions"), str(folder)]
    )


def _end_before(number: int) -> None:
    """Be killed just before the statement of that number, commits counted too; 0: never."""
    left = number

    def count(*_: object) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", count)
    event.listen(Engine, "commit", count)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
