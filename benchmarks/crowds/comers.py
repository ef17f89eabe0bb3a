"""Those who come: each with a socket to a table, many at once, and what they hear is counted."""

import asyncio
from collections.abc import Callable, Sequence

from benchmarks.load.sockets import Desk, Socket, connect

_AT_ONCE = 50


async def make_tables(port: int, number: int) -> list[str]:
    """So many tables, all of one host; their ids."""
    desk = Desk(port)
    headers, _ = await desk.post("/api/me", {"name": "Ada"})
    cookie = headers["set-cookie"].partition(";")[0]
    made = [await desk.post("/api/tables", {"game": "psycle", "players": 2}, cookie) for _ in range(number)]
    return [table["id"] for _, table in made]


async def come(port: int, tables: Sequence[str], number: int) -> list[Socket]:
    """So many open sockets, each of which has been shown its table."""
    sockets: list[Socket] = []
    for first in range(0, number, _AT_ONCE):
        places = range(first, min(first + _AT_ONCE, number))
        sockets += await asyncio.gather(*(_shown(port, tables[place % len(tables)]) for place in places))
    return sockets


async def _shown(port: int, table: str) -> Socket:
    shown = asyncio.Event()
    socket = await connect(port, f"/ws/tables/{table}", "", _once(shown.set), shown.set)
    await shown.wait()
    return socket


def _once(act: Callable[[], None]) -> Callable[[bytes], None]:
    def hear(_: bytes) -> None:
        act()

    return hear
