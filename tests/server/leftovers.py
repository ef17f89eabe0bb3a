"""A server and its guests in one process, which then counts what they have left behind: run it with a folder.

It looks for what only a search for garbage finds, and prints it by its type.
"""

import asyncio
import gc
import os
import sys
import threading
from collections import Counter
from pathlib import Path
from typing import Any

from reverie.server import connections, loaded_tables, running
from reverie.server.limits import Limits
from reverie.server.metrics import METRICS
from reverie.server.settings import Settings
from tests.server.serving import LIFTED, PATIENCE, SECRET, Person, people, play_out, seated

OURS = ("reverie.", "uvicorn.", "starlette.", "websockets.server", "httptools.", "uvloop.")
"""The modules of whatever a connection or a table is made of; those who come have others."""


class _NoLooks:
    def __init__(self, **_: object) -> None:
        gc.disable()

    async def look_again(self) -> None:
        pass


class _Door(connections.Gate):
    """The one door of the server."""

    here: "_Door"

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        _Door.here = self


async def visit(address: str) -> None:
    """Come in every way, play, and go again in every way."""
    async with people(address, "Anna", "Bernd") as (anna, bernd), Person(address) as nobody:
        table = await anna.make_table()
        await nobody.get("/api/tables")
        await nobody.get("/nowhere")
        await (await nobody.connect("no-such-table")).close()
        async with nobody.at(table), seated(table, anna, bernd) as lines:
            vanishing = await nobody.connect(table)
            vanishing.socket.transport.abort()
            await play_out(*lines)
        gathering = await bernd.make_table()
        async with bernd.at(gathering):
            pass
    async with asyncio.timeout(PATIENCE):
        while METRICS.tables._value.get() or _Door.here.open:
            await asyncio.sleep(0.01)


def count(address: str) -> None:
    """What is left behind of a visit, when all have gone; what is made once for all is made in a first one."""
    try:
        asyncio.run(visit(address))
        gc.collect()
        asyncio.run(visit(address))
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        left = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.garbage)
        lines = [f"{number} {name}\n" for name, number in sorted(left.items()) if name.startswith(OURS)]
        sys.stdout.write("".join([*lines, "nothing else\n"]))
        sys.stdout.flush()
    finally:
        os._exit(0)  # nothing of it is needed any more


def main() -> None:
    running.CycleSearch = _NoLooks  # type: ignore[misc, assignment]
    connections.Gate = _Door  # type: ignore[misc]
    loaded_tables.TIDY_SECONDS = 0.01
    loaded_tables.KEPT_SECONDS = loaded_tables.KEPT_SECONDS_WHEN_OVER = 0.0
    settings = Settings(Path(sys.argv[1]), port=0, rate=1000.0, limits=Limits(**LIFTED), secret=SECRET)
    running.serve(settings, ready=lambda address: threading.Thread(target=count, args=[address]).start())


if __name__ == "__main__":
    main()
