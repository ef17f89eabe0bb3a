"""A server in a process of its own, and the people who come to it: over real sockets, on this machine alone."""

import asyncio
import importlib
import os
import random
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection

from reverie import wire
from reverie.server import health, running, tables
from reverie.server.limits import LARGEST_LIMIT, Limits
from reverie.server.server_clock import ServerClock
from reverie.server.settings import Settings
from reverie.table import commands as say
from reverie.table.story import Told
from reverie.table.table_info import TableInfo
from tests.luck import seed_tables
from tests.server.forked import Fork, shared_press

ROOT = Path(__file__).parents[2]
SECRET = "the-secret-of-the-tests-is-no-secret-at-all"
TOKEN = "the-token-of-the-tests"
KEPT = ("head_bytes", "talk_per_guest")
LIFTED = {field.name: LARGEST_LIMIT for field in fields(Limits) if field.name not in KEPT}
"""What the limits are where a test does not say: all tests come from one address."""
PATIENCE = 120.0
"""Seconds until a test gives up waiting for something that should come at once."""
_USUAL: dict[str, Any] = {
    "rate": 1000.0,
    "bot_pause": 0.0,
    "bot_deadline": PATIENCE,
    "replay_deadline": PATIENCE,
    "trial_workers": 1,
    "trial_niceness": 10,
    "trial_deadline": PATIENCE,
    "trial_seconds": PATIENCE,
    "secret": SECRET,
    "metrics_token": TOKEN,
}
MAY_MEASURE = {"Authorization": f"Bearer {TOKEN}"}


# The server.


class Server:
    """A server process. ``changes`` are its settings, ``patches`` its modules' values (``{"module.NAME": value}``).

    Its tables are seeded (``tests.luck``), and bots, replays and disk may take as long as a busy machine makes them.

    With ``room`` its connections take no more than so many bytes that the other side has not read. With a ``clock`` the
    server's time is what that says. Functions that ``held`` names (``{"module.name": gate}``) wait at that gate.
    """

    def __init__(
        self,
        database: str | Path,
        port: int = 0,
        patches: dict[str, Any] | None = None,
        room: int | None = None,
        clock: "Clock | None" = None,
        held: "dict[str, Gate] | None" = None,
        **changes: Any,
    ) -> None:
        settings = {**_USUAL, **changes}
        settings["limits"] = LIFTED | changes.get("limits", {})
        self.plan = {
            "database": str(database),
            "port": port,
            "settings": settings,
            "patches": patches or {},
            "room": room,
            "clock": "" if clock is None else str(clock.file),
            "held": {place: str(gate.file) for place, gate in (held or {}).items()},
        }
        self.address = ""
        self.errors = ""
        self._process: Fork | None = None

    def start(self) -> "Server":
        assert self._process is None
        press, games = shared_press(), ",".join(filter(None, ["lullaby:GAME", os.environ.get("REVERIE_GAMES")]))
        self._process = press.fork(
            "tests.server.serving:main", self.plan, {**press.environment, "REVERIE_GAMES": games}
        )
        self.address = self._process.first_line()
        if not self.address:
            self.wait()
            raise AssertionError(f"the server did not start:\n{self.errors}")
        self.plan["port"] = int(self.address.rpartition(":")[2])
        return self

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def signal(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def wait(self) -> int:
        """Until it has ended; what it said by then is in ``errors``."""
        assert self._process is not None
        _, errors = self._process.communicate(timeout=PATIENCE)
        self.errors += errors
        code, self._process = self._process.returncode, None
        return code

    def stop(self) -> int:
        self.signal(signal.SIGTERM)
        return self.wait()

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        self.wait()

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.is_running:
            self.kill()


def main(plan: dict[str, Any]) -> None:
    seed_tables()
    health.PATIENCE = PATIENCE
    for place, value in plan["patches"].items():
        module, _, name = place.rpartition(".")
        setattr(importlib.import_module(module), name, value)
    for place, file in plan["held"].items():
        _hold(place, Gate(Path(file)))
    if plan["clock"]:
        _follow_clock(Path(plan["clock"]))
    if plan["room"] is not None:
        _give_little_room(plan["room"])
    database = plan["database"] if "://" in plan["database"] else Path(plan["database"])
    limits = Limits(**plan["settings"].pop("limits"))
    settings = Settings(database, port=plan["port"], limits=limits, **plan["settings"])
    running.serve(settings, ready=lambda address: print(address, flush=True))  # noqa: T201


class Clock:
    """The time of a server, set by a test. It stands still; what a server has been told never goes back."""

    def __init__(self, file: Path, now: float) -> None:
        self.file = file
        self.set(now)

    def set(self, now: float) -> None:
        part = self.file.with_suffix(".part")
        part.write_text(str(now), encoding="ascii")
        part.replace(self.file)  # whole or not at all: somebody may be reading it


class Gate:
    """Where a function of a server waits until a test lets it go on."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._arrival = file.with_suffix(".arrival")

    def open(self) -> None:
        self.file.touch()

    def wait(self) -> None:
        self._arrival.touch()
        while not self.file.exists():
            time.sleep(0.01)

    async def is_reached(self) -> None:
        """Wait until somebody waits there."""
        async with asyncio.timeout(PATIENCE):
            while not self._arrival.exists():
                await asyncio.sleep(0.01)


def _hold(place: str, gate: Gate) -> None:
    path, _, name = place.rpartition(".")
    module = importlib.import_module(path)
    function = getattr(module, name)

    def held(*arguments: Any) -> Any:
        gate.wait()
        return function(*arguments)

    setattr(module, name, held)


def _follow_clock(file: Path) -> None:
    class Followed(ServerClock):
        def __call__(self) -> float:
            return float(file.read_text(encoding="ascii"))

        def pulse(self) -> None:
            """Nobody is ever held up."""

    tables.ServerClock = Followed  # type: ignore[attr-defined]


def _give_little_room(size: int) -> None:
    bind = running.bound_socket

    def bind_narrow(host: str, port: int) -> socket.socket:
        listener = bind(host, port)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, size)
        return listener

    running.bound_socket = bind_narrow


@contextmanager
def quiet_server(database: str | Path, **changes: Any) -> Iterator[Server]:
    """A server that must have nothing to complain about when it is stopped."""
    with Server(database, **changes) as server:
        yield server
        if server.is_running:
            server.stop()
    assert not server.errors, server.errors


@pytest.fixture(name="server", scope="module", params=["sqlite", "postgresql"])
def server_on_each(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each kind of database, shared by the tests of a module."""
    if request.param == "sqlite":
        with quiet_server(tmp_path_factory.mktemp("data")) as started:
            yield started
    else:
        with request.getfixturevalue("postgres").fresh_database() as url, quiet_server(url) as started:
            yield started


@pytest.fixture(name="sqlite_server", scope="module")
def server_on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite, for what has nothing to do with the database."""
    with quiet_server(tmp_path_factory.mktemp("data")) as started:
        yield started


# The people.


class Person:
    """Somebody with a cookie. Without a name: nobody in particular."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE, headers=MAY_MEASURE)
        self.heard: list[str] = []
        """Every text that the server sent over any socket or door."""

    async def __aenter__(self) -> "Person":
        if self.name:
            await self.rename(self.name)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def rename(self, name: str, **more: Any) -> httpx.Response:
        answer = await self.post("/api/me", {"name": name, **more})
        assert answer.status_code == 200, answer.text
        return answer

    async def get(self, path: str, **more: Any) -> httpx.Response:
        answer = await self.http.get(path, **more)
        self.heard.append(answer.text)
        return answer

    async def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        answer = await self.http.post(path, json=body, **more)
        self.heard.append(answer.text)
        return answer

    async def make_table(self, game: str = "psycle", players: int = 2, **more: Any) -> str:
        answer = await self.post("/api/tables", {"game": game, "players": players, **more})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    @asynccontextmanager
    async def at(self, table: str, **more: Any) -> AsyncIterator["Line"]:
        """Watch a table; the scene has come when this begins."""
        line = await self.connect(table, **more)
        try:
            yield line
        finally:
            await line.close()

    async def connect(self, table: str, cookie: str | None = None, address: str = "", **more: Any) -> "Line":
        sent = self.cookie if cookie is None else cookie
        headers = {"Cookie": sent} if sent else {}
        place = (address or self.address).replace("http", "ws", 1) + f"/ws/tables/{table}"
        options = {
            "compression": None,
            "proxy": None,
            "ping_interval": None,
            "open_timeout": PATIENCE,
            "close_timeout": 2,
        }
        opened = await websockets.connect(place, additional_headers={**headers, **more.pop("headers", {})}, **options)
        line = Line(opened, self)
        await line.until(lambda: line.is_whole or line.is_closed)
        return line


class Sleeper:
    """Watches a table over a connection with next to no room, and reads only when told to."""

    def __init__(self, person: Person, table: str) -> None:
        self._person = person
        self._table = table

    async def __aenter__(self) -> "Sleeper":
        host, _, port = self._person.address.removeprefix("http://").rpartition(":")
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.setblocking(False)
        await asyncio.get_running_loop().sock_connect(narrow, (host, int(port)))
        headers = {"Cookie": self._person.cookie} if self._person.cookie else {}
        self.socket: ClientConnection = await websockets.connect(
            f"ws://{host}:{port}/ws/tables/{self._table}",
            sock=narrow,
            additional_headers=headers,
            compression=None,
            proxy=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            max_queue=1,
            close_timeout=1,
        )
        self.socket.transport.pause_reading()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.socket.transport.abort()

    def wake(self) -> "Line":
        """Read again: everything that comes from now on."""
        self.socket.transport.resume_reading()
        return Line(self.socket, self._person)


class Gone(AssertionError):
    """The connection has ended before that came which was waited for."""


class Line:
    """A connection, and the table as its client has come to know it: from one scene, and every update since."""

    def __init__(self, socket: ClientConnection, person: Person) -> None:
        self.socket = socket
        self.person = person
        self.texts: list[str] = []
        self.messages: list[wire.FromServer] = []
        self.at: list[float] = []
        self.version = -1
        self.seat: int | None = None
        self.table: TableInfo  # since the first scene
        self.view: dict[str, Any] | None = None
        self.moves: list[str] = []
        self.story: list[dict[str, Any]] = []
        self.story_from = 0
        self.chat: list[wire.ChatMessage] = []
        self.present: list[int] = []
        self.gaps = 0
        self.is_closed = False
        self._news = asyncio.Event()
        self._number = 0
        self._asking: set[asyncio.Task[None]] = set()
        self._reading = asyncio.create_task(self._read())

    # Listening.

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self._hear(text)
        except websockets.ConnectionClosed:
            pass
        finally:
            self.is_closed = True
            self._news.set()

    def _hear(self, text: str) -> None:
        message = wire.decode_server(text)
        assert wire.encode(message) == text, "the message has something in it that the wire does not know"
        self.texts.append(text)
        self.messages.append(message)
        self.at.append(time.monotonic())
        self.person.heard.append(text)
        match message:
            case wire.Scene():
                self._see(message)
            case wire.UpdateMessage():
                self._change(message)
            case wire.Said():
                self.chat = [*self.chat, message.line][-50:]
            case wire.Present():
                self.present = message.seats
            case wire.Names():
                chairs = zip(self.table.chairs, message.names, strict=True)
                self.table = replace(self.table, chairs=[replace(chair, name=name) for chair, name in chairs])
            case wire.StoryPage():
                self._turn_back(message)
        self._news.set()

    def _see(self, scene: wire.Scene) -> None:
        self.version, self.seat = scene.version, scene.seat
        self.table, self.view, self.moves = scene.table, scene.view, scene.moves
        self.story = _told(scene.story)
        self.chat, self.present = scene.chat, scene.present
        self._ask_earlier(scene.story_from)

    def _turn_back(self, page: wire.StoryPage) -> None:
        if page.story_from + len(page.story) == self.story_from:
            self.story = _told(page.story) + self.story
            self._ask_earlier(page.story_from)

    def _ask_earlier(self, story_from: int) -> None:
        """Of a long story only the end came: ask for what was before."""
        self.story_from = story_from
        if story_from:
            asking = asyncio.create_task(self._try_to_send(wire.AskStory(before=story_from)))
            self._asking.add(asking)
            asking.add_done_callback(self._asking.discard)

    async def _try_to_send(self, message: wire.FromClient) -> None:
        with suppress(websockets.ConnectionClosed):
            await self.send(message)

    @property
    def is_whole(self) -> bool:
        """Whether a scene has come, with all of the story."""
        return self.version >= 0 and self.story_from == 0

    def _change(self, update: wire.UpdateMessage) -> None:
        if update.version != self.version + 1:
            self.gaps += 1
        self.version = update.version
        if update.table is not None:
            self.table = replace(update.table, overrides=self.table.overrides)
        if update.time is not None:
            self.table = replace(self.table, time=update.time)
        if update.view is not None:
            self.view, self.moves = update.view, update.moves
        self.story += [{"after": update.after, "event": event} for event in update.events]

    async def until(self, reached: Callable[[], object], patience: float = PATIENCE) -> None:
        """Listen until it is so."""
        try:
            async with asyncio.timeout(patience):
                while not reached():
                    if self.is_closed:
                        raise Gone(f"closed: {self.close_code}")
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            last = [text[:1000] for text in self.texts[-3:]]
            raise AssertionError(f"it never came to that; the last messages were {last}") from None

    @property
    def known(self) -> dict[str, Any]:
        """All that this client knows, which a fresh scene must say too."""
        return {
            "version": self.version,
            "seat": self.seat,
            "table": self.table,
            "view": self.view,
            "moves": self.moves,
            "story": list(self.story),
            "chat": self.chat,
            "present": self.present,
        }

    # Speaking.

    async def send(self, message: wire.FromClient | str | bytes) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else wire.encode(message))

    async def say(self, message: wire.FromClient) -> wire.FromServer:
        """Say something and wait for the answer; without an id of its own it gets one."""
        if not message.id:
            self._number += 1
            message = type(message)(**{**_fields(message), "id": f"say-{self._number}-{random.getrandbits(40)}"})
        heard = len(self.messages)
        await self.send(message)
        return await self.answer(message.id, heard)

    async def answer(self, client: str, since: int = 0) -> wire.FromServer:
        """The answer to a command of that id."""
        await self.until(lambda: self._answers(client, since))
        return self._answers(client, since)[0]

    def _answers(self, client: str, since: int) -> list[wire.FromServer]:
        return [
            message
            for message in self.messages[since:]
            if (isinstance(message, wire.UpdateMessage) and message.answers == client)
            or (isinstance(message, wire.Accepted | wire.RefusedMessage) and message.id == client)
        ]

    async def done(self, message: wire.FromClient) -> wire.FromServer:
        """Say something that must be possible."""
        answer = await self.say(message)
        assert not isinstance(answer, wire.RefusedMessage), answer
        return answer

    async def refused(self, message: wire.FromClient) -> str:
        """Say something that must be refused, and hear with which code."""
        answer = await self.say(message)
        assert isinstance(answer, wire.RefusedMessage), answer
        assert answer.text
        return answer.code

    async def heard_back(self) -> None:
        """Everything that was said before has been heard by the server, and answered."""
        scenes = self._count(wire.Scene)
        await self.send(wire.Resync())
        await self.until(lambda: self._count(wire.Scene) > scenes and self.is_whole)

    def _count(self, kind: type) -> int:
        return sum(isinstance(message, kind) for message in self.messages)

    async def close(self) -> None:
        await self.socket.close()
        await self._reading

    @property
    def close_code(self) -> int | None:
        return self.socket.close_code

    # Playing.

    @property
    def owes(self) -> bool:
        return self.view is not None and self.view["decision"] is not None and bool(self.view["decision"]["owes"])

    @property
    def number(self) -> int:
        assert self.view is not None
        return int(self.view["decision"]["number"])

    @property
    def is_over(self) -> bool:
        return self.view is not None and self.view["result"] is not None

    async def play(self, move: str, client: str = "") -> wire.FromServer:
        return await self.done(wire_play(self.number, move, client))

    async def sit(self, ready: bool = True) -> None:
        await self.done(say.Sit())
        await self.until(lambda: self.seat is not None)
        if ready:
            await self.done(say.Ready())

    async def play_on(self, choose: random.Random, until: Callable[[], bool] = lambda: False) -> None:
        """Make random moves, none of them an aside, until the game is over or it is so."""
        while True:
            await self.until(lambda: self.is_over or until() or (self.owes and self.answers_on_offer))
            if self.is_over or until():
                return
            answer = await self.say(wire_play(self.number, choose.choice(self.answers_on_offer)))
            if isinstance(answer, wire.RefusedMessage):
                assert answer.code in ("stale-decision", "game-over", "not-your-turn", "table-paused"), answer

    @property
    def answers_on_offer(self) -> list[str]:
        return [move for move in self.moves if not move.startswith(("lift", "offer"))]


def _told(story: Sequence[Told]) -> list[dict[str, Any]]:
    return [{"after": told.after, "event": told.event} for told in story]


def wire_play(decision: int, move: str, client: str = "") -> say.Play:
    return say.Play(decision=decision, move=move, id=client)


def _fields(message: Any) -> dict[str, Any]:
    return {name: getattr(message, name) for name in message.__struct_fields__}


# What tests do again and again.


@asynccontextmanager
async def people(address: str, *names: str) -> AsyncIterator[Sequence[Person]]:
    """Some people who have just come in."""
    comers = [Person(address, name) for name in names]
    try:
        for comer in comers:
            await comer.__aenter__()
        yield comers
    finally:
        for comer in comers:
            await comer.__aexit__()


@asynccontextmanager
async def seated(table: str, *comers: Person) -> AsyncIterator[Sequence[Line]]:
    """They sit down in order, and the game has begun."""
    lines = []
    try:
        for comer in comers:
            lines.append(await comer.connect(table))
            await lines[-1].sit(ready=False)
        for line in lines:
            await line.done(say.Ready())
        for line in lines:
            await line.until(lambda line=line: line.view is not None)  # type: ignore[misc]
        yield lines
    finally:
        for line in lines:
            await line.close()


async def play_out(*lines: Line, seed: int = 0) -> dict[str, Any]:
    """Everybody plays at random until the game is over, and agrees on how it ended."""
    await asyncio.gather(*(line.play_on(random.Random(seed + place)) for place, line in enumerate(lines)))
    results = [line.view["result"] for line in lines if line.view is not None]
    assert results.count(results[0]) == len(lines)
    result: dict[str, Any] = results[0]
    return result


async def fresh_scene(person: Person, table: str) -> dict[str, Any]:
    """What somebody learns who comes in just now."""
    async with person.at(table) as line:
        return line.known


async def ids_and_seeds(database: str) -> tuple[set[str], set[str]]:
    """The secrets that a server keeps: the ids of all guests, the seeds of all tables."""
    from sqlalchemy import select

    from reverie.server.storage import Store
    from reverie.server.storage.schema import guests, tables

    async with await Store.open(database) as store:
        ids = {row.id for row in await store.read(select(guests.c.id))}
        seeds = {row.seed for row in await store.read(select(tables.c.seed))}
    return ids, seeds
