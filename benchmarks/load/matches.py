"""Those who play: pairs of guests, each with a socket, who know of the game only what the server tells them."""

import asyncio
from collections import deque
from collections.abc import Callable
from itertools import count
from random import Random
from time import perf_counter
from typing import Any, ClassVar

import msgspec

from benchmarks.load.sockets import Desk, Socket, connect


class _Decision(msgspec.Struct):
    number: int
    owes: bool


class _View(msgspec.Struct):
    decision: _Decision | None
    result: dict[str, Any] | None


class _Message(msgspec.Struct):
    """As much of what the server says as a player needs."""

    type: str
    version: int = 0
    view: _View | None = None
    moves: list[str] = []
    answers: str = ""


_read = msgspec.json.Decoder(_Message).decode


class Book:
    """What is written down while they play."""

    def __init__(self) -> None:
        self.acknowledged: list[str] = []
        """The ids of all moves that their senders have seen made."""
        self.latencies: list[float] = []
        """Seconds from a move sent to both players updated, while ``is_open``."""
        self.sittings: list[float] = []
        """Seconds from wanting a new table until both have their first question, while ``is_open``."""
        self.is_open = False
        self.games = 0
        self.refusals: list[bytes] = []
        self.failures: list[BaseException] = []
        self._numbers = count(1)

    def new_id(self) -> str:
        return f"{next(self._numbers):x}"


class Player:
    """One guest. ``sent_at`` is when its last move was sent, or should have been."""

    __slots__ = ("asked", "cookie", "match", "moves", "sent_at", "socket")

    def __init__(self, match: "Match", cookie: str) -> None:
        self.match = match
        self.cookie = cookie
        self.sit_down()

    def sit_down(self) -> None:
        self.socket: Socket | None = None
        self.sent_at = 0.0
        self.asked = 0
        self.moves: list[str] = []

    def hear(self, text: bytes) -> None:
        message = _read(text)
        if message.type == "update":
            self.match.updated(self, message.version, message.answers)
        elif message.type == "refused":
            self.match.book.refusals.append(text)
        view = message.view
        if view is None:
            return
        decision = view.decision
        if decision is not None and decision.owes and decision.number > self.asked:
            if not self.asked:
                self.match.sat_down()
            self.asked, self.moves = decision.number, message.moves
            self.match.ready(self)
        elif view.result is not None:
            self.match.over(self)

    def play(self, at: float) -> None:
        """Answer the question; ``at`` is when the answer was due."""
        self.sent_at = at
        move = self.match.choose(self.asked, self.moves)
        name = self.match.book.new_id()
        assert self.socket is not None
        self.socket.send(b'{"say":"play","decision":%d,"move":"%b","id":"%b"}' % (self.asked, move, name.encode()))


class Match:
    """Two players at one table, and at the next when it is over."""

    table: ClassVar[dict[str, Any]] = {"game": "psycle", "players": 2}
    """What is asked for when a table is made."""

    def __init__(self, port: int, book: Book, ready: Callable[[Player], None], seed: int, turnover: bool) -> None:
        self.book = book
        self.ready = ready
        self._port = port
        self._desk = Desk(port)
        self._random = Random(seed)
        self._turnover = turnover
        self._drawn = (0, 0.0)
        self._half: dict[int, float] = {}
        self._seen_end = 0
        self._came_at = 0.0
        self._still_waiting = 0
        self._task: asyncio.Task[None] | None = None
        self.players: list[Player] = []
        self.table_id = ""
        self.lost = asyncio.Event()

    async def begin(self) -> None:
        """Two guests come in and sit down."""
        for name in ("Ada", "Bo"):
            headers, _ = await self._desk.post("/api/me", {"name": name})
            self.players.append(Player(self, headers["set-cookie"].partition(";")[0]))
        await self.sit_down()
        if not self._turnover:
            self._desk.close()

    async def sit_down(self) -> None:
        """Make a table and play at it."""
        self._came_at, self._still_waiting = perf_counter(), len(self.players)
        _, table = await self._desk.post("/api/tables", self.table, self.players[0].cookie)
        self.table_id = table["id"]
        self._half.clear()
        self._seen_end = 0
        for player in self.players:
            player.sit_down()
            path = f"/ws/tables/{self.table_id}"
            player.socket = await connect(self._port, path, player.cookie, player.hear, self.lost.set)
            player.socket.send(b'{"say":"sit","id":"sit"}')
        for player in self.players:
            assert player.socket is not None
            player.socket.send(b'{"say":"ready","id":"ready"}')

    def sat_down(self) -> None:
        """A player has its first question; when both have, the table is theirs."""
        self._still_waiting -= 1
        if self._still_waiting == 0 and self.book.is_open:
            self.book.sittings.append(perf_counter() - self._came_at)

    def choose(self, decision: int, moves: list[str]) -> bytes:
        """A move at random: for each player alone, or one for both so that nobody ever wins."""
        if self._turnover:
            drawn = self._random.random()
        else:
            if self._drawn[0] != decision:
                self._drawn = (decision, self._random.random())
            drawn = self._drawn[1]
        return moves[int(drawn * len(moves))].encode()

    def updated(self, player: Player, version: int, answers: str) -> None:
        """A player has been updated; when both have, the move is through."""
        if answers:
            self.book.acknowledged.append(answers)
        sent_at = self._half.pop(version, None)
        if sent_at is None:
            self._half[version] = player.sent_at if answers else 0.0
        elif self.book.is_open and (start := player.sent_at if answers else sent_at):
            self.book.latencies.append(perf_counter() - start)

    def over(self, player: Player) -> None:
        """A player has seen the end of the game; when both have, the next one begins."""
        self._seen_end += 1
        if self._seen_end == 2:
            self.book.games += self.book.is_open
            self._task = asyncio.create_task(self._next())

    async def _next(self) -> None:
        try:
            for player in self.players:
                if player.socket is not None:
                    player.socket.close()
            await self.sit_down()
        except (OSError, asyncio.IncompleteReadError) as error:
            if not self.lost.is_set():
                self.book.failures.append(error)
                self.lost.set()


class ClosedLoop:
    """Everybody moves as soon as they are asked."""

    late = 0

    def ready(self, player: Player) -> None:
        player.play(perf_counter())

    def start(self) -> None:
        """Nothing to do: they play by themselves."""


class OpenLoop:
    """Moves at fixed times, by whoever has waited longest; one that nobody can make then is late, and counts so."""

    def __init__(self, rate: float) -> None:
        self._pause = 1 / rate
        self._asked: deque[Player] = deque()
        self._due: deque[float] = deque()
        self._next = 0.0
        self.late = 0

    def ready(self, player: Player) -> None:
        if self._due:
            player.play(self._due.popleft())
        else:
            self._asked.append(player)

    def start(self) -> None:
        self._next = perf_counter()
        self._tick()

    def _tick(self) -> None:
        now = perf_counter()
        while self._next <= now:
            if self._asked:
                self._asked.popleft().play(self._next)
            else:
                self._due.append(self._next)
                self.late += 1
            self._next += self._pause
        asyncio.get_running_loop().call_later(max(0.0, self._next - perf_counter()), self._tick)
