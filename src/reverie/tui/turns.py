"""A game from its beginning to its end at one keyboard: whose turn it is, what they do, and the file that keeps it."""

import asyncio
from pathlib import Path
from typing import Protocol

from reverie.kernel import Move, Refused
from reverie.table.files import RecordFile
from reverie.table.thinking_time import ThinkingTime
from reverie.tui.reader import Reader


class TableScreen(Protocol):
    """What turns want of the screen that shows them."""

    def refresh_table(self) -> None:
        """Show everything anew, as the reader may know it."""

    async def hand_over(self, seat: int) -> None:
        """Hide the table until that person is there."""

    def offer_moves(self) -> None:
        """The reader is asked."""

    def refuse(self, refused: Refused) -> None:
        """Say why something cannot be done."""

    def tell_played_by_clock(self, move: Move) -> None:
        """The rules made that move for the reader, whose time was up."""

    def show_end(self) -> None:
        """The game is over."""


class Turns:
    """One turn after the other. People answer with ``play``, ``undo`` and ``call``; bots by themselves."""

    def __init__(self, reader: Reader, file: RecordFile, pace: float, time: ThinkingTime, screen: TableScreen) -> None:
        self.time = time
        self.called: int | None = None
        """Who has taken the keyboard for a move out of turn."""
        self._local_game = reader.local_game
        self._reader = reader
        self._file = file
        self._pace = pace
        self._screen = screen
        self._changed = asyncio.Event()
        self._listens = False
        self._has_ended = False

    async def run(self) -> None:
        """Until the game is over."""
        while not self._local_game.state.is_over:
            asked = self._local_game.people_asked if self.called is None else [self.called]
            if asked:
                await self._ask(asked[0])
            else:
                await self._let_bot_play()
        if len(self._local_game.people) > 1:
            self._reader.seat = None
        self._screen.refresh_table()
        self._screen.show_end()
        self._has_ended = True

    async def _ask(self, seat: int) -> None:
        if seat != self._reader.seat:
            await self._screen.hand_over(seat)
        self.time.begin(self._local_game, seat)
        self._screen.offer_moves()
        self._changed.clear()
        self._listens = True
        await self._changed.wait()
        self._listens = False
        self.time.stop()

    async def _let_bot_play(self) -> None:
        self._screen.refresh_table()
        await asyncio.sleep(self._pace)
        self._local_game.play_bot(await asyncio.to_thread(self._local_game.think))
        self._keep()

    @property
    def listens(self) -> bool:
        """Whether the table waits for what somebody does; while a bot thinks, it stays as it is."""
        return self._listens

    @property
    def rests(self) -> bool:
        """Nothing happens until somebody presses a key."""
        return self._has_ended if self._local_game.state.is_over else self._is_asking

    @property
    def _is_asking(self) -> bool:
        return self._listens and not self._changed.is_set()

    def play(self, seat: int, move: str) -> None:
        """Somebody moves."""
        happened = len(self._local_game.history)
        try:
            self._local_game.play(seat, move)
        except Refused as refused:
            self._screen.refuse(refused)
            return
        self._reader.has_moved(seat, happened)
        self._moved(seat, by_clock=False)

    def look_at_clock(self) -> None:
        """Where time is up, the rules answer for whoever is asked."""
        seat = self._reader.seat
        if seat is not None and self._is_asking and self.time.is_up:
            self._screen.tell_played_by_clock(self._local_game.play_default(seat))
            self._moved(seat, by_clock=True)

    def _moved(self, seat: int, by_clock: bool) -> None:
        self.time.answered(seat, by_clock)
        self.called = None
        self._keep()
        self._changed.set()

    def undo(self, seat: int) -> None:
        """Somebody takes a move back."""
        try:
            self._local_game.undo(seat)
        except Refused as refused:
            self._screen.refuse(refused)
            return
        self.time.took_back(seat)
        self._reader.took_back()
        self._keep()
        self._changed.set()

    def call(self, seat: int) -> None:
        """Somebody takes the keyboard."""
        self.called = seat
        self._changed.set()

    def save(self) -> Path:
        """Where the game has been written to; ``Refused`` where it cannot be."""
        return self._file.keep(self._local_game.save())

    def _keep(self) -> None:
        """After every move the file is up to date. If it cannot be written, that is said and the game goes on."""
        try:
            self.save()
        except Refused as refused:
            self._screen.refuse(refused)
