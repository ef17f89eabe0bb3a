"""``reverie join``: a seat at a live table, in plain lines. What is told comes from the same sentences as at home."""

import asyncio
import json
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any, cast

import httpx
import websockets
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from reverie.cli.auto_pass import auto_pass_lines, decided, is_auto_pass
from reverie.cli.commands import Look, Order, TypedCommand, command_lines, help_lines, understand
from reverie.cli.console import LineConsole
from reverie.games import registered_game
from reverie.kernel import BadDocument, Event, Game, Move, Refused, Result, State
from reverie.kernel.saving import load_result
from reverie.server import wire
from reverie.table.cast import Cast, sitter_names
from reverie.table.clock_narration import clock_words
from reverie.table.commands import AnyCommand, ComeBack, Leave, Play, Ready, Sit, Standing, TakeBack
from reverie.table.fact_lines import ToldFacts, every_fact
from reverie.table.files import data_folder
from reverie.table.game_in_progress import Moment
from reverie.table.lookup import look_up
from reverie.table.narration import Narration, NumberedMove, not_on_offer, plain
from reverie.table.rules_text import clause_lines, overview_lines
from reverie.table.story import Told
from reverie.table.typed_moves import read_typed
from reverie.text import Words, words_for
from reverie.text.spans import span

_ADDRESS = re.compile(r"(?P<server>https?://[^/]+)(?:/ws)?/tables/(?P<table>[\w-]{1,40})/?")
_PATIENCE = 2.0
_TRIES = 30
_PAUSE = 0.1


@dataclass(frozen=True, slots=True)
class Address:
    """Where a table is."""

    server: str
    table: str

    @property
    def socket(self) -> str:
        return self.server.replace("http", "ws", 1) + f"/ws/tables/{self.table}"


def read_address(text: str) -> Address:
    """A table's link; refused with what one looks like."""
    found = _ADDRESS.fullmatch(text.strip())
    if found is None:
        raise BadDocument("join-bad-address", {"address": text[:80]})
    return Address(found["server"], found["table"])


class _Seen:
    """The part of a game's state that the server has shown us; it answers what ``Narration`` asks of a state."""

    def __init__(self, game: Game, view: dict[str, Any], moves: Sequence[str]) -> None:
        self._view = view
        self._moves = [game.parse(text) for text in moves]

    @property
    def result(self) -> Result | None:
        return load_result(self._view["result"])

    @property
    def is_over(self) -> bool:
        return self._view["result"] is not None

    def view(self, seat: int | None) -> dict[str, Any]:
        return self._view

    def moves(self, seat: int) -> list[Move]:
        return self._moves


class RemoteStory:
    """A live table as far as this guest may know it."""

    def __init__(self, scene: wire.Scene, before: "RemoteStory | None" = None) -> None:
        """``before`` is what was known until this scene came."""
        self.table = scene.table
        self.may_return = scene.may_return
        self.words = words_for("en", registered_game(scene.table.game))
        """In whose language bots are named."""
        self.game: Game = registered_game(scene.table.game)
        self.seat = scene.seat
        self.version = scene.version
        self.story_from = scene.story_from
        self.history = _moments(scene.story)
        if before is not None and before.leads_to(scene):
            self.history = before.history[: scene.story_from] + self.history
            self.story_from = 0
        self._restarts = False
        self.standing = scene.standing
        self._ahead = scene.now - time()
        """Seconds by which the server's clock is ahead of ours."""
        self._seen = self._see(scene.view, scene.moves) if scene.view is not None else None

    def _see(self, view: dict[str, Any], moves: Sequence[str]) -> _Seen:
        """What the server shows; the overrides come with the table alone."""
        return _Seen(self.game, {**view, "overrides": self.table.overrides}, moves)

    def leads_to(self, scene: wire.Scene) -> bool:
        """Whether nothing was missed until a scene: then its story begins as this one does."""
        return (self.seat, self.version, self.story_from) == (scene.seat, scene.version, 0)

    def turn_back(self, page: wire.StoryPage) -> None:
        """Take an earlier page of the story in, where it is the one that comes before."""
        if page.story_from + len(page.story) == self.story_from:
            self.history = _moments(page.story) + self.history
            self.story_from = page.story_from

    def rename(self, renamed: wire.Names) -> None:
        chairs = [replace(one, name=name) for one, name in zip(self.table.chairs, renamed.names, strict=False)]
        sitters = [replace(one, name=name) for one, name in zip(self.table.sitters, renamed.sitters, strict=False)]
        self.table = replace(self.table, chairs=chairs, sitters=sitters)

    def update(self, update: wire.UpdateMessage) -> bool:
        """Take an update in; false where one was missed and the scene has to be asked for."""
        if update.version != self.version + 1 or self._restarts:
            self.version = -1
            return False
        self.version = update.version
        if update.story_restarts:
            self._restarts = True  # only a scene of this very version goes on from here
            return False
        if update.table is not None:
            self.table = replace(update.table, overrides=self.table.overrides)
        elif update.time is not None:
            self.table = replace(self.table, time=update.time)
        self.standing = update.standing
        self.history.extend(Moment(update.after, _event(event)) for event in update.events)
        if update.view is not None:
            self._seen = self._see(update.view, update.moves)
        return True

    @property
    def answers_within(self) -> float | None:
        """Seconds until secret answers are no longer taken, if some may be given now."""
        closes_at = self.table.time.window_closes_at
        return None if closes_at is None or self.table.paused else max(0.0, closes_at - time() - self._ahead)

    @property
    def has_begun(self) -> bool:
        return self._seen is not None

    @property
    def state(self) -> State:
        assert self._seen is not None
        return cast(State, self._seen)

    @property
    def names(self) -> list[str]:
        """Who sits there now."""
        if self.table.sitters:
            return self.cast.at(None)[0]
        return sitter_names(self.table.chairs, self.words)

    @property
    def cast(self) -> Cast:
        return Cast(self.table.sitters, self.words, self.game, self.seat)

    @property
    def people(self) -> list[int]:
        return [self.seat] if self.seat is not None else []


class RemoteTelling(Narration):
    """A live table in words: what happened is told with the names of those who sat there then."""

    def __init__(self, story: RemoteStory, words: Words) -> None:
        super().__init__(story, words)
        story.words = words
        self._cast = story.cast

    def moment(self, moment: Moment, seat: int | None) -> list[str]:
        seen = moment.event.seen_by(seat)
        return [] if seen is None else [plain(line) for line in self._cast.lines(seen, moment.after)]


def _moments(story: Sequence[Told]) -> list[Moment]:
    return [Moment(told.after, _event(told.event)) for told in story]


def _alike(one: Sequence[Moment], other: Sequence[Moment]) -> int:
    """How many moments are the same in both, until something was taken back."""
    return next((place for place, (old, new) in enumerate(zip(one, other, strict=False)) if old != new), len(one))


def _event(seen: dict[str, Any]) -> Event:
    return Event(seen["kind"], {name: value for name, value in seen.items() if name != "kind"})


class RemoteGuest:
    """Who we are on a server; remembered, so that we find our seat again."""

    def __init__(self, address: Address) -> None:
        place = re.sub(r"\W+", "-", address.server)
        self._file: Path = data_folder() / "guests" / f"{place}.json"
        self._address = address

    async def cookie(self, name: str | None, language: str, ask_name: Any) -> str:
        """The cookie header; a new guest gives a name."""
        known = self._known()
        async with httpx.AsyncClient(base_url=self._address.server, cookies=known, timeout=10) as http:
            try:
                me = (await http.get("/api/me")).json() if known else {"guest": None}
                if me["guest"] is None or name is not None:
                    wanted = {"name": name or await ask_name(), "language": language}
                    answer = await http.post("/api/me", json=wanted)
                    if answer.status_code != 200:
                        problem = answer.json()
                        raise BadDocument(problem["code"], problem["facts"])
                    self._remember(dict(http.cookies))
            except (httpx.HTTPError, ValueError, KeyError):
                raise BadDocument("join-unreachable", {"address": self._address.server}) from None
            return "; ".join(f"{key}={value}" for key, value in http.cookies.items())

    def _known(self) -> dict[str, str]:
        try:
            cookies: dict[str, str] = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return cookies

    def _remember(self, cookies: dict[str, str]) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.touch(mode=0o600)
        self._file.write_text(json.dumps(cookies), encoding="utf-8")


Meaning = tuple[int, list[tuple[int, str]]]
"""The number of a question, and what the numbers of its answers stand for."""


@dataclass(frozen=True, slots=True)
class RemoteQuestion:
    """A question as it was put to somebody: its number, and the moves by their numbers."""

    decision: int
    choices: list[NumberedMove]

    @property
    def meaning(self) -> Meaning:
        """What may be typed, and which move it stands for."""
        return self.decision, [(choice.number, choice.text) for choice in self.choices]


class Inbox:
    """What a server says, in its order; it keeps coming in while somebody types."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._waiting: asyncio.Queue[wire.FromServer | Exception] = asyncio.Queue()

    async def __aenter__(self) -> "Inbox":
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *error: object) -> None:
        self._reading.cancel()

    async def _read(self) -> None:
        try:
            while True:
                self._waiting.put_nowait(wire.decode_server(await self._socket.recv()))
        except (OSError, websockets.WebSocketException, Refused) as error:
            self._waiting.put_nowait(error)

    @property
    def has_more(self) -> bool:
        return not self._waiting.empty()

    async def next(self) -> wire.FromServer:
        message = await self._waiting.get()
        if isinstance(message, Exception):
            raise message
        return message


class _GoneHome(Exception):
    """Whoever plays here leaves the table."""


class JoinedTable:
    """One person at a live table, in lines."""

    def __init__(self, console: LineConsole, address: Address, language: str) -> None:
        self._talk = console
        self._address = address
        self._language = language
        self._story: RemoteStory | None = None
        self._told = 0
        self._facts = ToldFacts()
        self._has_ended = False
        self._asks_on = False
        """Whether what is asked can be answered at once, without waiting for anything from the server."""
        self._asked: RemoteQuestion | None = None
        """The question that was last put to us, and what may be typed for an answer."""
        self._told_window = -1
        """The last question of which we have said how long it may be answered in secret."""
        self._is_lost = False
        """Whether something was missed and the scene has been asked for."""
        self._prefix = secrets.token_hex(6)
        self._commands = 0
        self._pending: AnyCommand | None = None
        """What we have said and nobody has answered yet; said again, with the same id, when a scene comes."""

    @property
    def _words(self) -> Words:
        return words_for(self._language, self._story.game if self._story is not None else None)

    async def play(self, name: str | None) -> None:
        """Sit down, play to the end; come back by ourselves when the connection is lost."""
        cookie = await RemoteGuest(self._address).cookie(name, self._language, self._ask_name)
        failures = 0
        while True:
            try:
                async with connect(self._address.socket, additional_headers={"Cookie": cookie}) as socket:
                    if failures:
                        self._talk.say(self._words.say("join-back"))
                    failures = 0
                    await self._follow(socket)
                    return
            except (OSError, websockets.WebSocketException) as error:
                failures += 1
                if failures > _TRIES or (failures == 1 and self._story is None):
                    raise BadDocument("join-unreachable", {"address": self._address.server}) from error
                if failures == 1:
                    self._talk.say(self._words.say("join-lost"))
                await asyncio.sleep(_PATIENCE)
            except _GoneHome:
                return

    async def _ask_name(self) -> str:
        return await asyncio.to_thread(self._talk.ask, self._words.say("join-name") + " ")

    async def _follow(self, socket: ClientConnection) -> None:
        """Take in what comes, and answer in between. While somebody types, what comes waits: no word is put in."""
        self._asks_on = False
        async with Inbox(socket) as inbox:
            while not self._has_ended:
                if not self._asks_on:
                    await self._hear(socket, await inbox.next())
                await self._catch_up(socket, inbox)
                await self._go_on(socket, inbox)

    async def _catch_up(self, socket: ClientConnection, inbox: Inbox) -> None:
        while inbox.has_more:
            await self._hear(socket, await inbox.next())

    async def _hear(self, socket: ClientConnection, message: wire.FromServer) -> None:
        if isinstance(message, wire.RefusedMessage) and message.code == "too-fast":
            await self._ask_later(socket, float(message.facts["seconds"]))
            return
        self._check_off(message)
        await self._take_in(socket, message)
        self._tell_news()

    def _check_off(self, message: wire.FromServer) -> None:
        """See whether this answers what we said."""
        if isinstance(message, wire.RefusedMessage):
            if self._story is None:
                raise BadDocument(message.code, message.facts)
            self._talk.say(message.text)
        answered = message.answers if isinstance(message, wire.UpdateMessage) else getattr(message, "id", None)
        if self._pending is not None and answered == self._pending.id:
            self._pending = None

    async def _take_in(self, socket: ClientConnection, message: wire.FromServer) -> None:
        match message:
            case wire.Scene():
                first = self._story is None
                self._is_lost = False
                before, self._story = self._story, RemoteStory(message, self._story)
                self._told = min(self._told, message.story_from + len(message.story))
                if before is not None and self._story.story_from == 0:
                    self._told = min(self._told, _alike(before.history, self._story.history))
                if first:
                    await self._arrive(socket, self._story)
                elif self._pending is not None:
                    await self._send(socket, self._pending)
                await self._read_back(socket, self._story)
            case wire.StoryPage() if self._story is not None:
                self._story.turn_back(message)
                await self._read_back(socket, self._story)
            case wire.Names() if self._story is not None:
                self._story.rename(message)
            case wire.UpdateMessage() if self._story is not None:
                if not self._story.update(message):
                    self._is_lost = True
                    await socket.send(wire.encode(wire.Resync()))
            case wire.Said():
                self._talk.say(f"{message.line.name}: {message.line.text}")

    async def _read_back(self, socket: ClientConnection, story: RemoteStory) -> None:
        """A scene tells only the end of a long story: ask for what came before."""
        if story.story_from:
            await socket.send(wire.encode(wire.AskStory(before=story.story_from)))

    async def _ask_later(self, socket: ClientConnection, seconds: float) -> None:
        """Too much was said at once: wait, and say again what has not been answered."""
        await asyncio.sleep(seconds + _PAUSE)
        if self._is_lost:
            await socket.send(wire.encode(wire.Resync()))
        elif self._story is not None:
            await self._read_back(socket, self._story)
        if self._pending is not None:
            await self._send(socket, self._pending)

    async def _arrive(self, socket: ClientConnection, story: RemoteStory) -> None:
        """Take the first open seat, if the game has not begun."""
        if story.seat is None and story.table.phase == "gathering":
            await self._send(socket, Sit(id=self._next_id()))
        if story.may_return is not None:
            await self._send(socket, ComeBack(id=self._next_id()))
        if story.table.phase == "gathering":
            time = clock_words(self._words, story.table.clock, story.game.phase_limit)
            self._talk.say(self._words.say("time-control", {"time": time}))
            await self._send(socket, Ready(id=self._next_id()))
            self._talk.say(self._words.say("join-waiting"))

    def _tell_news(self) -> None:
        """What is new, once the whole story until then is known."""
        story = self._story
        if story is None or not story.has_begun or story.story_from or self._is_lost:
            return
        self._talk.say_all(RemoteTelling(story, self._words).news(story.seat, self._told))
        self._told = len(story.history)
        if not story.state.is_over:
            self._tell_countdown(story, story.state.view(story.seat)["decision"]["number"])

    async def _go_on(self, socket: ClientConnection, inbox: Inbox) -> None:
        """Answer what is asked, or tell how it ended."""
        story, self._asks_on = self._story, False
        if story is None or not story.has_begun or story.story_from or self._is_lost:
            return
        telling = RemoteTelling(story, self._words)
        if story.state.is_over:
            self._talk.say(telling.status(story.seat), style="bold")
            self._talk.say_all(telling.standing())
            self._has_ended = True
            return
        decision = story.state.view(story.seat)["decision"]
        if story.seat is not None and decision["owes"] and not story.table.paused and self._pending is None:
            await self._answer(socket, inbox, story.seat, telling)

    def _tell_countdown(self, story: RemoteStory, question: int) -> None:
        """How long secret answers may take: to everybody, whoever is asked, and once for each question."""
        within = story.answers_within
        if within is not None and question != self._told_window:
            self._told_window = question
            self._talk.say(self._words.say("answers-within", {"time": span(self._words, within)}))

    async def _answer(self, socket: ClientConnection, inbox: Inbox, seat: int, telling: Narration) -> None:
        """Put the question, unless it has been put already, and take one answer to what was put."""
        asked = RemoteQuestion(telling.story.state.view(seat)["decision"]["number"], telling.choices(seat))
        if asked != self._asked:
            self._put(asked, telling, seat)
        self._asked = asked
        heard = await asyncio.to_thread(self._talk.ask, self._words.say("prompt"))
        await self._catch_up(socket, inbox)
        self._pending = self._understood(heard, asked) if heard else None
        self._asks_on = self._pending is None
        if self._pending is not None:
            await self._send(socket, self._pending)

    def _put(self, asked: RemoteQuestion, telling: Narration, seat: int) -> None:
        self._talk.say()
        self._talk.say(telling.status(seat), style="bold")
        self._talk.say_all(self._facts.lines(telling, seat))
        for choice in asked.choices:
            self._talk.say(f"{choice.number}. {choice.label}")

    def _understood(self, heard: str, asked: RemoteQuestion) -> AnyCommand | None:
        """What to send for an answer; nothing where it only asked for something to read."""
        story = self._story
        if story is None or story.seat is None:
            return None
        telling = RemoteTelling(story, self._words)
        if story.game.window_kinds and is_auto_pass(heard, self._words):
            return self._auto_pass(heard, story)
        match understand(heard, asked.choices, self._words):
            case Order() as order:
                return self._obey(order, telling, story.seat)
            case Look() as look:
                self._talk.say_all(telling.look(look.name, look.about, story.seat))
            case int():
                self._talk.say(not_on_offer(self._words, asked.choices))
            case str() as text:
                return self._move(heard, read_typed(story.game, text, story.names), asked)
            case choice:
                return self._move(heard, choice.text, asked)
        return None

    def _move(self, heard: str, move: str, asked: RemoteQuestion) -> Play | None:
        """A move in answer to what was put; not played where the table asks something else by now."""
        if self._open_question() != asked.meaning:
            self._talk.say(self._words.say("question-changed", {"given": heard}))
            return None
        return Play(id=self._next_id(), decision=asked.decision, move=move)

    def _open_question(self) -> Meaning | None:
        """What every answer would mean now; nothing where we are asked nothing, or do not know."""
        story = self._story
        decision = story.state.view(story.seat)["decision"] if story is not None and not self._is_lost else None
        if story is None or story.seat is None or decision is None or not decision["owes"]:
            return None
        return RemoteQuestion(decision["number"], RemoteTelling(story, self._words).choices(story.seat)).meaning

    def _auto_pass(self, heard: str, story: RemoteStory) -> AnyCommand | None:
        passes = decided(heard, story.game, story.standing)
        if passes is not None:
            return Standing(id=self._next_id(), passes=passes)
        self._talk.say_all(auto_pass_lines(story.game, story.standing, self._words))
        return None

    def _obey(self, order: Order, telling: Narration, seat: int) -> AnyCommand | None:
        match order.command:
            case TypedCommand.QUIT:
                if order.argument == "leave":
                    return Leave(id=self._next_id())
                raise _GoneHome
            case TypedCommand.UNDO:
                return TakeBack(id=self._next_id())
            case TypedCommand.LOG:
                self._talk.say_all(telling.news(seat))
            case TypedCommand.VIEW:
                self._talk.say_all(every_fact(telling, seat))
                self._facts.note(telling, seat)
            case TypedCommand.LOOK:
                self._talk.say_all(look_up(telling, order.argument, seat))
            case TypedCommand.RULES:
                self._rules(order.argument, telling, seat)
            case TypedCommand.LANGUAGE if order.argument in ("en", "de", "ja"):
                self._language = order.argument
                self._facts.forget()
                self._asked = None
            case _:
                self._talk.say_all(help_lines(telling, seat))
                self._talk.say_all(command_lines(telling, seat, (TypedCommand.SEAT, TypedCommand.SAVE)))
                if telling.story.game.window_kinds:
                    told = {"word": self._words.say("command-autopass").split()[0]}
                    help_ = self._words.say("command-autopass.help")
                    self._talk.say(self._words.say("command-line", {**told, "help": help_}))
        return None

    def _rules(self, clause: str, telling: Narration, seat: int) -> None:
        game, decision = telling.story.game, telling.story.state.view(seat)["decision"]
        try:
            if clause:
                lines = clause_lines(game, clause, self._language)
            else:
                lines = overview_lines(game, self._language, decision["clause"] if decision else "")
            self._talk.say_all(lines)
        except Refused as refused:
            self._talk.say(self._words.refusal(refused))

    async def _send(self, socket: ClientConnection, command: AnyCommand) -> None:
        await socket.send(wire.encode(command))

    def _next_id(self) -> str:
        self._commands += 1
        return f"{self._prefix}-{self._commands}"
