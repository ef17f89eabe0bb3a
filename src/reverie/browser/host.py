"""All that happens in one browser: its tables are looked at, played and put away, and its page asks for things.

Each call is told one thing that has happened, and returns its ``effects`` as JSON.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from time import time
from traceback import print_exc
from typing import Concatenate, Final, ParamSpec

import msgspec

from reverie import wire
from reverie.browser.guests import guest_at
from reverie.browser.hosted_table import HostedTable, Viewer
from reverie.browser.hosted_tables import HostedTables
from reverie.browser.page_request import PageRequest
from reverie.browser.page_requests import PageRequests
from reverie.kernel import Refused
from reverie.table.bot_turns import BotTurn
from reverie.table.decide_checks import NotAllowed
from reverie.wire.browser_effects import AnyEffect, Guest, HangUp, KeptTable, Tell
from reverie.wire.frames import refusal_frame

_POLICY: Final = 1008
_TRY_AGAIN: Final = 1013

_encoder = msgspec.json.Encoder()
_rows: msgspec.json.Decoder[list[KeptTable]] = msgspec.json.Decoder(list[KeptTable])
_guests: msgspec.json.Decoder[list[Guest]] = msgspec.json.Decoder(list[Guest])

Arguments = ParamSpec("Arguments")


class NotKept(Refused):
    """The browser could not keep what was done: nothing has happened."""


def _effective(
    act: Callable[Concatenate["Host", Arguments], None],
) -> Callable[Concatenate["Host", Arguments], str]:
    """What happens to the host, as the effects that it has, in JSON."""

    @wraps(act)
    def done(host: "Host", /, *arguments: Arguments.args, **named: Arguments.kwargs) -> str:
        host.effects = []
        act(host, *arguments, **named)
        return _encoder.encode(host.effects).decode()

    return done


class Host:
    """The tables of one browser, and those who sit at it."""

    def __init__(self, guests: str, rows: str, now: Callable[[], float] = time) -> None:
        """``guests`` and ``rows`` are what is kept, in JSON; entries are handed over when a table is wanted."""
        self.effects: list[AnyEffect] = []
        self._names = {guest_at(guest.place): guest.name for guest in _guests.decode(guests)}
        """By guest; nobody else is known here."""
        self._tables = HostedTables(_rows.decode(rows), self._names, now, self._emit)
        self._requests = PageRequests(self._tables, self._names, self._emit)
        self._lines: dict[int, HostedTable] = {}

    def _emit(self, effect: AnyEffect) -> None:
        self.effects.append(effect)

    # Tables.

    def knows(self, table: str) -> bool:
        """Whether a table has been read; else its entries have to be handed over first, if there are any."""
        return self._tables.knows(table)

    def game_of(self, table: str) -> str:
        """The game of a table that is kept; nothing where there is no such table."""
        return self._tables.game_of(table)

    @_effective
    def read(self, table: str, texts: Iterable[str], printings: str) -> None:
        """A table is wanted that is kept: these are its entries, and all contents that its game was printed with."""
        self._tables.read(table, texts, printings)

    @_effective
    def forget(self, table: str) -> None:
        """A table could not be kept, or failed: those who look at it are told, and it is read again when they come."""
        self._drop(table)

    def _drop(self, table: str) -> None:
        hosted = self._tables.put_away(table)
        for line in [line for line, found in self._lines.items() if found is hosted]:
            del self._lines[line]
            self._hang_up(line, NotKept("storage-failed"), "en", _TRY_AGAIN)

    def _hang_up(self, line: int, why: Refused, language: str, code: int) -> None:
        self._emit(Tell(line=line, frame=refusal_frame(why, "", language, None)))
        self._emit(HangUp(line=line, code=code))

    def _let(self, table: str, act: Callable[[HostedTable], None]) -> None:
        """Let something happen at a table that has been read: all of it, or nothing where the rules fail at it."""
        if not self._tables.knows(table):
            return
        hosted = self._tables.get(table)
        try:
            act(hosted)
            self._tables.see_to_rematch(hosted)
        except Exception:
            print_exc()
            self.effects = []
            self._drop(table)

    def _put_away(self, *wanted: str) -> None:
        """Nothing goes on at a table that nobody looks at, but for the one that is asked about."""
        self._tables.put_away_all_but({*wanted, *(hosted.table.id for hosted in self._lines.values())})

    # Connections.

    @_effective
    def open(self, line: int, table: str, place: int, language: str) -> None:
        """Somebody at the screen looks at a table, which has been read if it is kept."""
        try:
            hosted = self._tables.get(table)
        except NotAllowed as why:
            self._hang_up(line, why, language, _POLICY)
            return
        self._lines[line] = hosted
        guest = guest_at(place)
        hosted.join(Viewer(line, guest if guest in self._names else "", language))

    @_effective
    def hear(self, line: int, text: str) -> None:
        """Somebody says something to their table."""
        if line in self._lines:
            self._let(self._lines[line].table.id, lambda hosted: hosted.hear(line, wire.decode_client(text)))
            self._put_away()

    @_effective
    def close(self, line: int) -> None:
        """Somebody does not look any more; a table that nobody looks at is put away."""
        hosted = self._lines.pop(line, None)
        if hosted is not None:
            hosted.leave(line)
            self._put_away()

    # What was waited for.

    @_effective
    def ring(self, table: str) -> None:
        """The alarm of a table has gone off."""
        self._let(table, HostedTable.settle)

    @_effective
    def bot_answered(self, table: str, seat: int, decision: int, move: str | None) -> None:
        """A bot has thought; nothing where it failed."""
        self._let(table, lambda hosted: hosted.bot_answered(BotTurn(seat, decision), move))

    # What the page asks for besides.

    @_effective
    def request(self, method: str, path: str, query: str, body: str) -> None:
        """Something is asked for as of a server; its table has been read if it is about one that is kept."""
        self._emit(self._requests.answer(PageRequest.of(method, path, query, body)))
        self._put_away(path.removeprefix("/api/tables/").partition("/")[0])
