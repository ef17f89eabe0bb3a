"""``reverie join``: a seat at a live table, in plain lines. What is told comes from the same sentences as at home."""

import asyncio

import websockets
from websockets.asyncio.client import connect

from reverie import wire
from reverie.cli.console import LineConsole
from reverie.cli.remote_guest import Address, RemoteGuest, unreachable
from reverie.cli.remote_player import GoneHome, RemotePlayer
from reverie.cli.remote_story import RemoteStory
from reverie.cli.table_connection import TableConnection
from reverie.kernel import BadDocument
from reverie.table.clock_narration import clock_words
from reverie.table.commands import AnyCommand, ComeBack, Ready, Sit

_PATIENCE = 2.0
_TRIES = 30
_PAUSE = 0.1


class JoinedTable:
    """A live table that somebody has joined: connected again when the connection is lost, until the game is over."""

    def __init__(self, console: LineConsole, address: Address, language: str) -> None:
        self.player = RemotePlayer(console, language)
        self._address = address
        self._has_ended = False
        self._asks_on = False
        """Whether what is asked can be answered at once, without waiting for anything from the server."""
        self._is_lost = False
        """Whether something was missed and the scene has been asked for."""
        self._pending: AnyCommand | None = None
        """What we have said and nobody has answered yet; said again, with the same id, when a scene comes."""

    async def play(self, name: str | None) -> None:
        """Sit down, play to the end; come back by ourselves when the connection is lost."""
        cookie = await RemoteGuest(self._address).cookie(name, self.player.language, self.player.ask_name)
        failures = 0
        while True:
            try:
                async with connect(self._address.socket, additional_headers={"Cookie": cookie}) as socket:
                    if failures:
                        self.player.say("join-back")
                    failures = 0
                    async with TableConnection(socket) as connection:
                        await self._follow(connection)
                    return
            except (OSError, websockets.WebSocketException) as error:
                failures += 1
                if failures > _TRIES or (failures == 1 and self.player.story is None):
                    raise unreachable(self._address) from error
                if failures == 1:
                    self.player.say("join-lost")
                await asyncio.sleep(_PATIENCE)
            except GoneHome:
                return

    async def _follow(self, connection: TableConnection) -> None:
        """Take in what comes, and answer in between. While somebody types, what comes waits: no word is put in."""
        self._asks_on = False
        while not self._has_ended:
            if not self._asks_on:
                await self._hear(connection, await connection.next())
            await self._catch_up(connection)
            await self._go_on(connection)

    async def _catch_up(self, connection: TableConnection) -> None:
        while connection.has_more:
            await self._hear(connection, await connection.next())

    # Hearing.

    async def _hear(self, connection: TableConnection, message: wire.FromServer) -> None:
        if isinstance(message, wire.RefusedMessage) and message.code == "too-fast":
            await self._ask_later(connection, float(message.facts["seconds"]))
            return
        self._check_off(message)
        await self._take_in(connection, message)
        story = self._known_story()
        if story is not None:
            self.player.tell_news(story)

    def _known_story(self) -> RemoteStory | None:
        """The story, where all of it until now is known."""
        story = self.player.story
        return story if story is not None and story.is_whole and not self._is_lost else None

    def _check_off(self, message: wire.FromServer) -> None:
        """See whether this answers what we said."""
        if isinstance(message, wire.RefusedMessage):
            if self.player.story is None:
                raise BadDocument(message.code, message.facts)
            self.player.say_text(message.text)
        answered = message.answers if isinstance(message, wire.UpdateMessage) else getattr(message, "id", None)
        if self._pending is not None and answered == self._pending.id:
            self._pending = None

    async def _take_in(self, connection: TableConnection, message: wire.FromServer) -> None:
        story = self.player.story
        match message:
            case wire.Scene():
                await self._see(connection, message)
            case wire.StoryPage() if story is not None:
                story.turn_back(message)
                await self._read_back(connection, story)
            case wire.Names() if story is not None:
                story.rename(message)
            case wire.UpdateMessage() if story is not None:
                if not story.update(message):
                    self._is_lost = True
                    await connection.send(wire.Resync())
            case wire.Said():
                self.player.say_text(f"{message.line.name}: {message.line.text}")

    async def _see(self, connection: TableConnection, scene: wire.Scene) -> None:
        """All that we may know of the table, as it is now."""
        before = self.player.story
        story = RemoteStory(scene, before)
        self._is_lost = False
        self.player.take_in(story)
        if before is None:
            await self._arrive(connection, story)
        elif self._pending is not None:
            await connection.send(self._pending)
        await self._read_back(connection, story)

    async def _read_back(self, connection: TableConnection, story: RemoteStory) -> None:
        """A scene tells only the end of a long story: ask for what came before."""
        if story.story_from:
            await connection.send(wire.AskStory(before=story.story_from))

    async def _ask_later(self, connection: TableConnection, seconds: float) -> None:
        """Too much was said at once: wait, and say again what has not been answered."""
        await asyncio.sleep(seconds + _PAUSE)
        if self._is_lost:
            await connection.send(wire.Resync())
        elif self.player.story is not None:
            await self._read_back(connection, self.player.story)
        if self._pending is not None:
            await connection.send(self._pending)

    async def _arrive(self, connection: TableConnection, story: RemoteStory) -> None:
        """Take the first open seat, if the game has not begun."""
        player, is_gathering = self.player, story.table.phase == "gathering"
        if story.seat is None and is_gathering:
            await connection.send(Sit(id=player.next_id()))
        if story.may_return is not None:
            await connection.send(ComeBack(id=player.next_id()))
        if is_gathering:
            player.say("time-control", {"time": clock_words(player.words, story.table.clock, story.game.phase_limit)})
            await connection.send(Ready(id=player.next_id()))
            player.say("join-waiting")

    # Answering.

    async def _go_on(self, connection: TableConnection) -> None:
        """Answer what is asked, or tell how it ended."""
        story, self._asks_on = self._known_story(), False
        if story is None:
            return
        if story.state.is_over:
            self.player.tell_end(story)
            self._has_ended = True
            return
        owes = story.state.view(story.seat)["decision"]["owes"]
        if story.seat is not None and owes and not story.table.paused and self._pending is None:
            await self._answer(connection, story, story.seat)

    async def _answer(self, connection: TableConnection, story: RemoteStory, seat: int) -> None:
        """Take one answer to what is asked; by the time it comes the table may ask something else."""
        heard, asked = await self.player.ask(story, seat)
        await self._catch_up(connection)
        self._pending = self.player.understood(heard, asked, self._is_lost)
        self._asks_on = self._pending is None
        if self._pending is not None:
            await connection.send(self._pending)
