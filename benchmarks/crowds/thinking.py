"""How those who play fare while bots of the strongest level think at other tables."""

import asyncio
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from benchmarks.crowds.serving import say, served
from benchmarks.crowds.watching import HEAD, begin_matches
from benchmarks.load.sockets import Desk, Socket, connect

_LEVEL = "strong"


class _Asked(msgspec.Struct):
    number: int
    owes: bool


class _Seen(msgspec.Struct):
    decision: _Asked | None
    result: dict[str, Any] | None


class _Told(msgspec.Struct):
    """As much of what the server says as somebody needs who plays any game."""

    type: str
    view: _Seen | None = None
    moves: list[str] = []


_read = msgspec.json.Decoder(_Told).decode


class Pupil:
    """A guest who plays a bot, any move at once, so that the bot thinks nearly all the time; game after game."""

    def __init__(self, port: int, game: str, seed: int) -> None:
        self.answers: list[float] = []
        """Seconds from an own move to the next question: what the bot took, with all that lies between."""
        self._port = port
        self._game = game
        self._random = Random(seed)
        self._desk = Desk(port)
        self._cookie = ""
        self._asked = 0
        self._sent_at = 0.0
        self._socket: Socket | None = None
        self._next: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        """Make a table, put a bot on the other seat, and begin."""
        if not self._cookie:
            headers, _ = await self._desk.post("/api/me", {"name": "Ada"})
            self._cookie = headers["set-cookie"].partition(";")[0]
        _, table = await self._desk.post("/api/tables", {"game": self._game, "players": 2}, self._cookie)
        self._asked = 0
        self._socket = await connect(self._port, f"/ws/tables/{table['id']}", self._cookie, self._hear, lambda: None)
        for line in (b'"sit"', b'"seat_bot","level":"%b"' % _LEVEL.encode(), b'"ready"'):
            self._socket.send(b'{"say":%b,"id":"%d"}' % (line, self._random.getrandbits(60)))

    def _hear(self, text: bytes) -> None:
        view = (told := _read(text)).view
        if view is None:
            return
        if view.result is not None and self._next is None:
            self._next = asyncio.create_task(self._again())
        asked = view.decision
        if asked is not None and asked.owes and asked.number > self._asked and told.moves:
            if self._sent_at and asked.number > self._asked + 1:
                self.answers.append(perf_counter() - self._sent_at)
            self._asked, self._sent_at = asked.number, perf_counter()
            move = self._random.choice(told.moves).encode()
            name = b"%d" % self._random.getrandbits(60)
            assert self._socket is not None
            self._socket.send(b'{"say":"play","decision":%d,"move":"%b","id":"%b"}' % (asked.number, move, name))

    async def _again(self) -> None:
        assert self._socket is not None
        self._socket.close()
        self._sent_at = 0.0
        await self.sit_down()
        self._next = None


async def thinkers(tables: int, games: Sequence[str], matches: int, rate: float, seconds: float) -> list[str]:
    """What those who play notice of bots that think hard at other tables, and how soon these answer."""
    with served() as server:
        players = await begin_matches(server, matches, rate)
        alone = await players.measure(seconds)
        say(f"{tables} tables with a bot ({_LEVEL}): {', '.join(games)}")
        pupils = [Pupil(server.port, games[place % len(games)], place) for place in range(tables)]
        await asyncio.gather(*(pupil.sit_down() for pupil in pupils))
        beside = await players.measure(seconds)
        answers = sorted(answer for pupil in pupils for answer in pupil.answers)
        middle, late = (answers[int(share * (len(answers) - 1))] for share in (0.5, 0.99)) if answers else (0.0, 0.0)
        return [
            *HEAD,
            alone.row(f"{matches} matches alone"),
            beside.row(f"beside {tables} tables with {_LEVEL} bots"),
            f"{len(answers)} answers of bots, half of them within {middle:.2f} s, 99 % within {late:.2f} s",
        ]
