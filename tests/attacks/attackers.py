"""All that hostile guests do at once, each thing at a bounded rate: the other side of ``combined``.

Each attack has an address and a guest of its own, so that what stops one of them does not stop the others.

``python -m tests.attacks.attackers`` prepares, says "ready", begins when it is told to, and ends by itself; then it
says what it did and what came of it. It never reaches beyond the loopback address that it is given.
"""

import asyncio
import base64
import json
import logging
import os
import random
import secrets
import struct
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from typing import Any

from reverie.games import all_games, find_game
from reverie.kernel.record import Seat
from reverie.table.local_game import LocalGame

_PATIENCE = 10.0
"""Seconds that an attacker waits for an answer before it tries something else."""
_FAILURES = (OSError, EOFError, TimeoutError, ValueError, asyncio.LimitOverrunError)
_HOSTILE = (0, -1, -(10**12), 10**12, 2**40, 10**6)
_MOVES_IN_RECORD = 5500
_ROOM = 60_000
"""Bytes of content that a request for a table may bring."""

Body = Mapping[str, Any] | None
_SOURCE: ContextVar[str] = ContextVar("source", default="127.0.0.9")
"""The address that an attack comes from."""


class Attackers:
    """Everybody who means harm, and how often each of them succeeded in being answered."""

    def __init__(self, address: str, seconds: float, seed: int, without: Collection[str] = ()) -> None:
        host, _, port = address.rpartition("/")[2].partition(":")
        self._place = host, int(port)
        self._until = time.monotonic() + seconds
        self._seconds = seconds
        self._luck = random.Random(seed)
        self._without = without
        self.done: Counter[str] = Counter()
        self.record = b""
        self._room = self._stage = "none"

    def prepare(self) -> None:
        self.record = big_record(self._luck)

    async def attack(self) -> None:
        self._until = time.monotonic() + self._seconds
        guest = await self._new_guest("an attacker")
        with suppress(*_FAILURES):  # before all the noise: where they watch and talk
            self._room = await self._new_table(guest)
            self._stage = await self._new_table(guest, **heavy_table())
            await self._begin(self._stage, guest)
        attacks = (
            (self._hostile_table, 2, 0.5),
            (self._big_replay, 2, 0.2),
            (self._silent_watcher, 10, 0.5),
            (self._table_flood, 2, 0.05),
            (self._guest_flood, 2, 0.05),
            (self._chat_flood, 3, 0.1),
            (self._slow_request, 60, 0.2),
            (self._header_flood, 2, 0.5),
            (self._malformed, 3, 0.1),
            (self._connection_flood, 60, 0.3),
        )
        async with asyncio.TaskGroup() as group:
            for number, (attack, workers, pause) in enumerate(attacks, 10):
                group.create_task(self._from_one_address(f"127.0.0.{number}", attack, workers, pause))

    async def _from_one_address(
        self, address: str, attack: Callable[[str], Awaitable[str]], workers: int, pause: float
    ) -> None:
        _SOURCE.set(address)
        guest = await self._new_guest("an attacker")
        async with asyncio.TaskGroup() as group:
            for _ in range(workers):
                group.create_task(self._again_and_again(attack, guest, pause))

    async def _again_and_again(self, attack: Callable[[str], Awaitable[str]], guest: str, pause: float) -> None:
        name = attack.__name__.strip("_").replace("_", " ")
        while time.monotonic() < self._until and name not in self._without:
            try:
                async with asyncio.timeout(max(0.1, min(3 * _PATIENCE, self._until - time.monotonic()))):
                    outcome = await attack(guest)
            except TimeoutError:
                outcome = "no answer"
            except _FAILURES as error:
                outcome = type(error).__name__
            self.done[f"{name}: {outcome}"] += 1
            await asyncio.sleep(pause)

    # Speaking HTTP and WebSocket by hand: a browser would not do these things.

    @asynccontextmanager
    async def _connection(self) -> Any:
        reader, writer = await asyncio.open_connection(*self._place, limit=2**20, local_addr=(_SOURCE.get(), 0))
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def _ask(self, method: str, path: str, body: Body | bytes = None, cookie: str = "") -> tuple[int, str, bytes]:
        """The status, the cookie that was set, and the beginning of the answer."""
        raw = body if isinstance(body, bytes) else json.dumps(body).encode() if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._place[0]}:{self._place[1]}\r\nConnection: close\r\n"
        head += f"Cookie: {cookie}\r\n" if cookie else ""
        async with self._connection() as (reader, writer):
            writer.write(f"{head}Content-Length: {len(raw)}\r\n\r\n".encode() + raw)
            status = int((await reader.readline()).split()[1])
            given = ""
            while line := (await reader.readline()).strip():
                if line.lower().startswith(b"set-cookie:"):
                    given = line.partition(b":")[2].split(b";")[0].strip().decode()
            return status, given, await reader.read(100_000)

    async def _new_guest(self, name: str) -> str:
        with suppress(*_FAILURES):
            return (await self._ask("POST", "/api/me", {"name": name}))[1]
        return ""

    async def _new_table(self, guest: str, **wanted: Any) -> str:
        status, _, body = await self._ask("POST", "/api/tables", {"game": "psycle", "players": 2, **wanted}, guest)
        if status != 201:
            raise ValueError(status)
        return str(json.loads(body)["id"])

    @asynccontextmanager
    async def _socket(self, table: str, guest: str) -> Any:
        async with self._connection() as (reader, writer):
            key = base64.b64encode(secrets.token_bytes(16)).decode()
            writer.write(
                f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {self._place[0]}:{self._place[1]}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
                f"Cookie: {guest}\r\n\r\n".encode()
            )
            answer = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in answer.partition(b"\r\n")[0]:
                raise ValueError(answer[:40])
            yield reader, writer

    # A. Tables that should take the server down.

    async def _hostile_table(self, guest: str) -> str:
        """Content with one hostile number in it, and a game with it that begins."""
        game = self._luck.choice(all_games())
        overrides = laid(self._luck.choice(list(leaves(game.raw_content))), self._luck.choice(_HOSTILE))
        options = {"start": "dealt"} if game.name == "dream-cycle" else {}
        if game.name == "dream-cycle" and self._luck.random() < 0.5:  # nothing to deal from
            overrides = {
                "directional": {str(place): {"count": 0} for place in range(len(game.raw_content["directional"]))}
            }
        wanted = {"game": game.name, "players": 2, "options": options, "overrides": overrides}
        status, _, body = await self._ask("POST", "/api/tables", wanted, guest)
        if status != 201:
            return str(status)
        await self._begin(json.loads(body)["id"], guest)
        return "begun"

    async def _begin(self, table: str, guest: str) -> None:
        async with self._socket(table, guest) as (_, writer):
            for said in ({"say": "sit"}, {"say": "seat_bot", "level": "random"}, {"say": "ready"}):
                writer.write(frame(json.dumps(said).encode()))
            await asyncio.sleep(2.0)

    # B. Records.

    async def _big_replay(self, _: str) -> str:
        return str((await self._ask("POST", "/api/replay?seat=all", self.record))[0])

    # C. Bytes, sockets, floods.

    async def _silent_watcher(self, guest: str) -> str:
        """Asks for everything again and again, and reads nothing."""
        async with self._socket(self._stage, guest) as (_reader, writer):
            writer.transport.pause_reading()
            for _ in range(100):
                if time.monotonic() > self._until or writer.transport.is_closing():
                    break
                writer.write(frame(b'{"say":"resync"}'))
                await asyncio.sleep(0.06)
        return "watched"

    async def _table_flood(self, guest: str) -> str:
        return str((await self._ask("POST", "/api/tables", {"game": "psycle", "players": 2}, guest))[0])

    async def _guest_flood(self, _: str) -> str:
        return str((await self._ask("POST", "/api/me", {"name": secrets.token_hex(8)}))[0])

    async def _chat_flood(self, guest: str) -> str:
        """As much as one connection may say, then another connection."""
        for _ in range(10):
            async with self._socket(self._room, guest) as (_reader, writer):
                for _line in range(6):
                    writer.write(frame(json.dumps({"say": "chat", "text": "x" * 500}).encode()))
                await writer.drain()
                await asyncio.sleep(0.05)
        return "talked"

    async def _slow_request(self, _: str) -> str:
        """A request that never comes to its end."""
        async with self._connection() as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n")
            while time.monotonic() < self._until:
                writer.write(b"X-Slow: 1\r\n")
                await asyncio.sleep(1.0)
                if reader.at_eof() or writer.transport.is_closing():
                    return "cut off"
        return "held"

    async def _header_flood(self, _: str) -> str:
        """Two megabytes of one header."""
        async with self._connection() as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ")
            for _part in range(32):
                writer.write(b"y" * 65_536)
                await writer.drain()
            writer.write(b"\r\n\r\n")
            return (await reader.readline()).decode(errors="replace").strip()[:20] or "cut off"

    async def _malformed(self, guest: str) -> str:
        """Frames that no client sends."""
        async with self._socket(self._room, guest) as (reader, writer):
            for _ in range(20):
                writer.write(self._luck.choice(malformed_frames(self._luck)))
                await asyncio.sleep(0.01)
            writer.write(frame(b"bye", 8))
            while await reader.read(65_536):
                pass
        return "closed"

    async def _connection_flood(self, _: str) -> str:
        async with self._connection() as (reader, _):
            with suppress(TimeoutError):
                async with asyncio.timeout(3.0):
                    await reader.read(1)
                    return "cut off"
        return "held"


def frame(payload: bytes, kind: int = 1, masked: bool = True) -> bytes:
    """A WebSocket frame, as a client sends it."""
    bit = 0x80 if masked else 0
    size = len(payload)
    head = (
        struct.pack("!BB", 0x80 | kind, bit | size) if size < 126 else struct.pack("!BBH", 0x80 | kind, bit | 126, size)
    )
    return head + (bytes(4) if masked else b"") + payload  # a mask of zeros leaves everything as it is


def malformed_frames(luck: random.Random) -> list[bytes]:
    return [
        frame(luck.randbytes(luck.randint(1, 200))),
        frame(b"\xff\xfe\xfd"),
        frame(b"[" * 5000),
        frame(b'{"say":"play","decision":1e400,"move":"play 1"}'),
        frame(b'{"say":"arrange","options":' + b'{"a":' * 500 + b"1" + b"}" * 500 + b"}"),
        frame(b'{"say":"nothing"}'),
        frame(b"\x00" * 300, 2),
        frame(b"x" * 30_000),
    ]


def leaves(content: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Where the content has numbers that an override can reach."""
    items = content.items() if isinstance(content, Mapping) else enumerate(content) if isinstance(content, list) else ()
    for key, value in items:
        if isinstance(value, bool):
            continue
        if isinstance(value, int | float) and isinstance(content, Mapping):
            yield (*path, str(key))
        elif isinstance(content, Mapping) or isinstance(value, Mapping):
            yield from leaves(value, (*path, str(key)))


def laid(path: tuple[str, ...], value: Any) -> dict[str, Any]:
    """An override that puts a value there."""
    for key in reversed(path):
        value = {key: value}
    assert isinstance(value, dict)
    return value


def heavy_table() -> dict[str, Any]:
    """A lawful table whose content is stated anew as far as there is room for it: every scene has all of it inside."""
    game = find_game("dream-quest")
    overrides: dict[str, Any] = {}
    for key, value in game.raw_content.items():
        if len(json.dumps({**overrides, key: value})) < _ROOM:
            overrides[key] = value
    return {"game": game.name, "players": 2, "overrides": overrides}


def big_record(luck: random.Random) -> bytes:
    """The record of a long game that is not over, as a stranger would send it."""
    seats = [Seat("bot", "bot:random"), Seat("bot", "bot:random")]
    local_game = LocalGame(find_game("dream-cycle"), seats, seed=luck.randbytes(32))
    while len(local_game.record.moves) < _MOVES_IN_RECORD and local_game.bots_asked:
        local_game.play_bot()
    return json.dumps(local_game.save()).encode()


def main(address: str, seconds: str, seed: str, *without: str) -> None:
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # that nobody listens any more is no news here
    os.nice(10)  # what is measured is the server, and not who gets the machine's time
    attackers = Attackers(address, float(seconds), int(seed), without)
    attackers.prepare()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    with suppress(ExceptionGroup):
        asyncio.run(attackers.attack())
    attackers.done["processor seconds of theirs"] = round(time.process_time())
    sys.stdout.write(json.dumps(attackers.done) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
