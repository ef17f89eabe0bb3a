"""A crowd that plays all five games, with bots and clocks, and keeps what it was promised, whatever the server does.

Everybody comes back when the server was away, and says again, under the same id, what was not answered. ``Promises``
holds the entries to all that was acknowledged and shown: nothing lost, nothing done twice, nothing else seen than told.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec
import websockets
from sqlalchemy import select

from reverie import wire
from reverie.games import registered_game
from reverie.kernel.record import record_data, verify
from reverie.server.storage import Store
from reverie.server.storage.schema import guests, tables
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.entries import Entry
from reverie.table.folding import apply
from reverie.table.live_table import LiveTable
from reverie.table.story import story
from reverie.table.table_info import table_info
from reverie.table.views import look
from tests.server.serving import PATIENCE, Gone, Line, Person, wire_play
from tests.table.living import record_of
from tests.table.reading import read_table

T = TypeVar("T")

UNREACHABLE = (OSError, httpx.HTTPError, websockets.WebSocketException, Gone)
"""What it looks like when the server is away."""

OVERTAKEN = ("stale-decision", "not-your-turn", "game-over", "already-answered", "undo-nothing", "undo-unlawful")
"""Why a lawful command may be refused at any table: a clock, a bot or another's move was quicker."""

CLOCKS: tuple[dict[str, Any] | None, ...] = (
    None,
    {"clock": "bank", "seconds": 1.0, "increment": 0.05},
    {"clock": "phase", "seconds": 1.0},
)
SHORT: Mapping[str, Mapping[str, Any]] = {"psycle": {"psycle_cap": 3}}
"""Options with which a game is short, where the game does not know them itself."""
GAMES = ("psycle", "project-dreamscape", "counting-zzzzs", "dream-cycle", "dream-quest")

_WINDOW = 0.2
"""Seconds that a hidden window takes."""


class Kind(NamedTuple):
    """What is played at a table: two people, and as many bots."""

    game: str
    bots: int = 0
    clock: dict[str, Any] | None = None
    short: bool = True

    @property
    def options(self) -> Mapping[str, Any]:
        if not self.short:
            return {}
        return SHORT.get(self.game, registered_game(self.game).trial_options())


def kinds_of(game: str) -> list[Kind]:
    """The same game with every clock, with a bot and without."""
    return [Kind(game, (place + 1) % 2, clock) for place, clock in enumerate((*CLOCKS, *CLOCKS))]


@dataclass
class Figures:
    """What has been seen. ``problems`` must stay empty."""

    acknowledged: int = 0
    refused: int = 0
    """Lawful commands that something else had overtaken."""
    failed: int = 0
    """Commands that the server refused because the storage failed; they were sent again."""
    is_storage_away: bool = False
    """Whether nothing can be written now."""
    acknowledged_meanwhile: int = 0
    """Commands that were said and acknowledged while nothing could be written, but for those said again."""
    resent: int = 0
    already_done: int = 0
    """Of those that were sent again: had been done before, though nobody had been told."""
    games: Counter[str] = field(default_factory=Counter)
    """Games that were played to their end, by name."""
    looks_compared: int = 0
    deeds: Counter[str] = field(default_factory=Counter)
    """What is written in the end."""
    tables: int = 0
    verified: int = 0
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        played = ", ".join(f"{game} {self.games[game]}" for game in GAMES)
        found = ", ".join(f"{name} {count}" for name, count in sorted(self.deeds.items()))
        return (
            f"{self.acknowledged} commands acknowledged, {self.refused} overtaken, {self.failed} refused by the "
            f"storage, {self.resent} sent again ({self.already_done} of them had been done), "
            f"{self.looks_compared} looks compared\n"
            f"games finished: {played}\n"
            f"entries: {self.tables} tables ({found}), {self.verified} records verified\n"
            f"{len(self.problems)} problems"
        )


class Player:
    """Plays one game to its end, comes back whenever the server was away, and keeps what it was promised."""

    def __init__(self, person: Person, table: str, seat: int, kind: Kind, figures: Figures) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.kind = kind
        self.figures = figures
        self.promised: list[str] = []
        self.denied: list[str] = []
        """What was refused, and must not be written."""
        self.seen: dict[str, Any] = {}
        """The table as it was last seen, and all that was known of it."""
        self._choose = random.Random(f"{table}/{seat}")
        self._pending: wire.FromClient | None = None
        self._number = 0

    async def play(self) -> None:
        while True:
            line: Line | None = None
            try:
                line = await self.person.connect(self.table)
                if line.version < 0:
                    raise Gone("closed before there was anything to see")
                self._compare(line)
                await self._play_on(line)
                return
            except UNREACHABLE:
                await asyncio.sleep(self._choose.uniform(0.02, 0.2))
            finally:
                if line is not None:
                    await line.close()
                    self.seen = known(line) if line.version >= 0 else self.seen
                self.person.heard.clear()

    def _compare(self, line: Line) -> None:
        """What the server shows now is what it showed before, or more."""
        if not self.seen or self.seen["seat"] != line.seat:
            return
        if line.version < self.seen["version"]:
            self._complain("has seen more than there is")
        elif line.version == self.seen["version"] and not same(as_json(known(line)), as_json(self.seen)):
            self._complain("sees something else than before")
        self.figures.looks_compared += 1

    def _complain(self, problem: str) -> None:
        self.figures.problems.append(f"{self.kind.game} {self.table}: seat {self.seat} {problem}")

    # What is done at the table.

    async def _play_on(self, line: Line) -> None:
        if self._pending is not None:
            await self._send_again(line, self._pending)
        await self._prepare(line)
        while not line.is_over:
            await line.until(lambda: line.owes or line.is_over)
            if line.owes:
                await self._answer(line)

    async def _prepare(self, line: Line) -> None:
        if line.seat is None and not self.promised:
            await self._command(line, say.Sit(seat=self.seat))
        await line.until(lambda: line.seat is not None)
        if self.seat == 0:
            for place, chair in enumerate(line.table.chairs):
                if chair.kind == "open" and place >= 2:
                    await self._command(line, say.SeatBot(seat=place, level="random"))
        if line.view is None and not line.table.chairs[self.seat].ready:
            await self._command(line, say.Ready())

    async def _answer(self, line: Line) -> None:
        """A random move; now and then something that people do besides."""
        asked = line.number
        if self.kind.clock is not None and self._now_and_then(40):  # asleep: the clock answers
            await line.until(lambda: line.is_over or not line.owes or line.number != asked)
            return
        offered = line.moves if self._now_and_then(10) else line.answers_on_offer
        await self._command(line, wire_play(asked, self._choose.choice(offered or line.moves)))
        if registered_game(self.kind.game).takeback and self._now_and_then(6):
            await self._command(line, say.TakeBack())
        if self._now_and_then(20):
            await self._say_twice(line)
        if self._now_and_then(40):
            raise Gone("the line was cut, on this side")

    def _now_and_then(self, of: int) -> bool:
        return self._choose.randrange(of) == 0

    # Saying something, and what comes of it.

    async def _command(self, line: Line, command: Any) -> None:
        self._number += 1
        self._pending = msgspec.structs.replace(command, id=f"{self._number}")
        await self._say(line, self._pending)

    async def _send_again(self, line: Line, command: wire.FromClient) -> None:
        self.figures.resent += 1
        answer = await self._say(line, command, again=True)
        # Whoever sits down anew is told so by "accepted"; for all else it means that it had been done before.
        self.figures.already_done += isinstance(answer, wire.Accepted) and not isinstance(command, say.Sit)

    async def _say(self, line: Line, command: wire.FromClient, again: bool = False) -> wire.FromServer:
        """Say it until the storage has taken it or the table has refused it."""
        while True:
            was_away = self.figures.is_storage_away
            answer = await line.say(command)
            if not isinstance(answer, wire.RefusedMessage) or answer.code != "storage-failed":
                break
            self.figures.failed += 1
            await asyncio.sleep(0.05)
        if not isinstance(answer, wire.RefusedMessage):
            self.promised.append(command.id)
            self.figures.acknowledged += 1
            self.figures.acknowledged_meanwhile += was_away and self.figures.is_storage_away and not again
        else:
            self.denied.append(command.id)
            self.figures.refused += 1
            if answer.code not in OVERTAKEN and await self._is_still_asked(line, command):
                self._complain(f"was refused {command}: {answer.code}")
        self._pending = None
        return answer

    async def _is_still_asked(self, line: Line, command: wire.FromClient) -> bool:
        """Whether nothing has overtaken the command: the question that it answers is still open for this seat."""
        await line.heard_back()
        return not isinstance(command, say.Play) or (line.owes and line.number == command.decision)

    async def _say_twice(self, line: Line) -> None:
        """Say again what was answered already: it had been done, and that is the answer."""
        if self._number > 3 and self.promised and self.promised[-1] == f"{self._number}":
            answer = await line.say(say.Confirm(id=self.promised[-1]))
            if not isinstance(answer, wire.Accepted) and not is_failure(answer):
                self._complain(f"said something twice and heard {answer}")


def is_failure(answer: wire.FromServer) -> bool:
    return isinstance(answer, wire.RefusedMessage) and answer.code == "storage-failed"


def known(line: Line) -> dict[str, Any]:
    """All that a client knows; its story is left out while it is not whole, or not told anew after a take-back."""
    restarted = not line.is_whole
    for message in reversed(line.messages):
        if isinstance(message, wire.Scene):
            break
        restarted = restarted or (isinstance(message, wire.UpdateMessage) and message.story_restarts)
    return {**line.known, "story": None if restarted else line.known["story"]}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two people were shown the same, but for names, talk and who else is connected."""
    left_out = {"chat", "present"} | ({"story"} if None in (one["story"], other["story"]) else set())
    return shown(one, left_out) == shown(other, left_out)


def shown(seen: dict[str, Any], left_out: set[str]) -> dict[str, Any]:
    people = {kind: [{**one, "name": ""} for one in seen["table"][kind]] for kind in ("chairs", "sitters")}
    rest = {key: value for key, value in seen.items() if key not in left_out}
    return {**rest, "table": {**seen["table"], **people}}


class Group:
    """Two people who play one game again and again, each time with another clock, with and without a bot."""

    def __init__(self, address: str, name: str, game: str, figures: Figures, first: int = 0) -> None:
        self.people = [Person(address, f"{name} {seat}") for seat in range(2)]
        self.players: list[Player] = []
        self._kinds = kinds_of(game)
        self._first = first
        self._figures = figures

    async def play(self) -> None:
        for person in self.people:
            await until_done(person.__aenter__)
        while True:
            kind = self._kinds[(self._first + len(self.players) // 2) % len(self._kinds)]
            table = await until_done(lambda kind=kind: self._new_table(kind))  # type: ignore[misc]
            new = [self._player(person, table, seat, kind) for seat, person in enumerate(self.people)]
            self.players += new
            await asyncio.gather(*(player.play() for player in new))
            self._figures.games[kind.game] += 1

    def _player(self, person: Person, table: str, seat: int, kind: Kind) -> Player:
        return Player(person, table, seat, kind, self._figures)

    async def _new_table(self, kind: Kind) -> str:
        wanted = {"game": kind.game, "players": 2 + kind.bots, "options": dict(kind.options), "window": _WINDOW}
        if kind.clock is not None:
            wanted["clock"] = kind.clock
        answer = await self.people[0].post("/api/tables", wanted)
        if answer.status_code in (429, 503):  # too many at once, or no storage: not now
            raise Gone(answer.text)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table


async def until_done(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    while True:
        try:
            return await work()
        except UNREACHABLE:
            await asyncio.sleep(0.1)


class Crowd:
    """Some groups at one server; every game is played by at least one, if there are five."""

    def __init__(self, address: str, groups: int, figures: Figures) -> None:
        self.figures = figures
        self.groups = [
            Group(address, f"group {number}", GAMES[number % len(GAMES)], figures, number) for number in range(groups)
        ]
        self._playing: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Crowd":
        self._playing = [asyncio.create_task(group.play()) for group in self.groups]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()
        for person in (person for group in self.groups for person in group.people):
            await person.__aexit__()

    async def stop(self) -> None:
        """Everybody gets up; whoever had given up before says why."""
        for task in self._playing:
            task.cancel()
        for ended in await asyncio.gather(*self._playing, return_exceptions=True):
            if ended is not None and not isinstance(ended, asyncio.CancelledError):
                self.figures.problems.append(f"a group gave up: {ended!r}")
        self._playing = []

    async def has_begun(self) -> None:
        """Until somebody of every group has been promised something at the table."""
        async with asyncio.timeout(3 * PATIENCE):
            while not all(any(len(player.promised) > 2 for player in group.players) for group in self.groups):
                await asyncio.sleep(0.05)

    @property
    def playing(self) -> list[Player]:
        """Those who play now."""
        return [player for group in self.groups for player in group.players[-2:]]

    @property
    def everybody(self) -> list[Player]:
        return [player for group in self.groups for player in group.players]


# What the entries say.


class Promises:
    """Holds a database to what people were promised. An entry that was read once must never be another."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self._read: dict[str, list[Entry]] = {}
        self._looks: dict[tuple[str, int], LiveTable] = {}
        """Each player's table, up to what the player saw last."""

    async def check(self, store: Store, players: list[Player]) -> None:
        rows = await store.read(select(guests.c.id, guests.c.name))
        ids = {row.name: row.id for row in rows}
        seeds = {row.id: bytes.fromhex(row.seed) for row in await store.read(select(tables.c.id, tables.c.seed))}
        for table in dict.fromkeys(player.table for player in players):
            if table not in seeds:
                self._figures.problems.append(f"{table}: the table is gone")
                continue
            entries = await store.tables.entries(table)
            if entries[: len(self._read.get(table, ()))] != self._read.get(table, []):
                self._figures.problems.append(f"{table}: entries that were there are not there any more, or others")
            self._read[table] = entries
            for player in players:
                if player.table == table:
                    self._check_one(player, ids[player.person.name], seeds[table], entries)

    async def check_everything(self, store: Store, players: list[Player]) -> None:
        """Every table can be read to its end, and every finished game's record verifies."""
        await self.check(store, players)
        for row in await store.read(select(tables.c.id, tables.c.seed)):
            entries = await store.tables.entries(row.id)
            try:
                table = read_table(row.id, bytes.fromhex(row.seed), entries)
                self._verify(table)
            except Exception as error:
                self._figures.problems.append(f"{row.id}: cannot be read to its end: {error!r}")
            self._figures.tables += 1
            self._figures.deeds.update(_name(entry) for entry in entries)

    def _verify(self, table: LiveTable) -> None:
        if table.phase != "over":
            return
        wrong = verify(record_data(record_of(table, {})), registered_game)
        self._figures.problems += [f"{table.id}: the record does not verify: {refused!r}" for refused in wrong]
        self._figures.verified += not wrong

    def _check_one(self, player: Player, guest: str, seed: bytes, entries: list[Entry]) -> None:
        done = Counter(entry.client for entry in entries if entry.guest == guest and entry.client)
        lost = [client for client in player.promised if not done[client]]
        twice = [client for client, times in done.items() if times > 1]
        refused = [client for client in player.denied if done[client]]
        if lost or twice or refused:
            problem = f"lost {lost}, done twice {twice}, refused and yet done {refused}"
            self._figures.problems.append(f"{player.kind.game} {player.table}: {problem}")
        if player.seen and player.seen["seat"] is not None:
            self._check_look(player, seed, entries)

    def _check_look(self, player: Player, seed: bytes, entries: list[Entry]) -> None:
        """At the version that the player saw last, the entries tell what the player saw."""
        key = player.table, player.seat
        table = self._looks.setdefault(key, LiveTable(player.table, seed, entries[0]))
        for entry in entries[table.number + 1 :]:
            if table.versions[player.seat] == player.seen["version"]:
                break
            apply(table, entry)
        seen = look(table, player.seat)
        told = {
            **player.seen,
            "version": table.versions[player.seat],
            "table": table_info(table, {}),
            "view": seen.view,
            "moves": seen.moves,
            "story": None if player.seen["story"] is None else story(table, player.seat),
        }
        if not same(as_json(told), as_json(player.seen)):
            self._figures.problems.append(
                f"{player.kind.game} {player.table}: seat {player.seat} had seen what the entries do not tell"
            )
        self._figures.looks_compared += 1


def _name(entry: Entry) -> str:
    """What an entry is, for counting."""
    match entry.deed:
        case entries.Moved(by_clock=True):
            return "moves by the clock"
        case entries.Moved():
            return "moves of people" if entry.guest else "moves of bots"
        case entries.Answered():
            return "hidden answers"
        case entries.WindowClosed():
            return "hidden windows"
        case entries.TakenBack():
            return "moves taken back"
        case entries.Outage():
            return "outages"
    return "other entries"


def as_json(value: Any) -> Any:
    """As it looks after it has crossed the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))
