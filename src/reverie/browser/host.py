"""All tables of one browser, and what its page asks for besides them.

Each call is told one thing that has happened, and returns its ``effects`` as JSON.
"""

import secrets
from collections.abc import Callable, Iterable
from functools import wraps
from time import time
from traceback import print_exc
from typing import Any, Concatenate, Final, ParamSpec
from urllib.parse import parse_qsl

import msgspec
from msgspec import UNSET, UnsetType

from reverie import wire
from reverie.browser.hosted_table import HostedTable, Viewer, guest_at
from reverie.browser.offers import NoSuchRequest, answer_offer
from reverie.games import registered_game
from reverie.kernel import Refused
from reverie.kernel.content import content_hash
from reverie.kernel.result import result_data
from reverie.kernel.shapes import shaped
from reverie.lessons import common_lesson_source, lesson_source
from reverie.table import entries
from reverie.table.bot_turns import BotTurn
from reverie.table.decide_checks import NotAllowed
from reverie.table.entries import Entry, read_entry, write_entry
from reverie.table.folding import apply
from reverie.table.foreseeing import try_start
from reverie.table.live_table import LiveTable
from reverie.table.printings import overrides_in_force
from reverie.table.table_info import table_info
from reverie.table.table_record import open_record
from reverie.text import LANGUAGES, words_for
from reverie.wire import browser_effects, replays
from reverie.wire.browser_effects import AnyEffect, Guest, KeptTable
from reverie.wire.forks import check_fork, fork_request, forked_from, seated
from reverie.wire.frames import refusal_frame
from reverie.wire.guest_names import named_guest
from reverie.wire.http_messages import (
    ForkRequest,
    GuestAnswer,
    GuestInfo,
    GuestRequest,
    LessonRequest,
    MeAnswer,
    NewTableRequest,
    TableMade,
    TableSteps,
)
from reverie.wire.lessons import lesson_answer, lessons_answer
from reverie.wire.new_tables import created_as, request_like, seats_like
from reverie.wire.refusal_answers import refusal_answer
from reverie.wire.untrusted_json import check_numbers, read_json

_ID_BYTES: Final = 9
_MOST_PLACES: Final = 8
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
        self._now = now
        self._guests: dict[int, Guest] = {}
        self._names: dict[str, str] = {}
        for guest in _guests.decode(guests):
            self._know(guest)
        self._kept = {row.id: row for row in _rows.decode(rows)}
        self._tables: dict[str, HostedTable] = {}
        self._lines: dict[int, HostedTable] = {}

    def _know(self, guest: Guest) -> None:
        self._guests[guest.place] = guest
        self._names[guest_at(guest.place)] = guest.name

    def _emit(self, effect: AnyEffect) -> None:
        if isinstance(effect, browser_effects.KeepTable):
            self._kept[effect.row.id] = effect.row
        self.effects.append(effect)

    # Tables.

    def knows(self, table: str) -> bool:
        """Whether a table has been read; else its entries have to be handed over first, if there are any."""
        return table in self._tables

    def game_of(self, table: str) -> str:
        """The game of a table that is kept; nothing where there is no such table."""
        return self._kept[table].own.game if table in self._kept else ""

    @_effective
    def read(self, table: str, texts: Iterable[str], printings: str) -> None:
        """A table is wanted that is kept: these are its entries, and all contents that its game was printed with.

        While it was put away nobody could play, so no clock has run.
        """
        first, *rest = map(read_entry, texts)
        assert isinstance(first.deed, entries.Created), "the first entry says what the table is"
        overrides = overrides_in_force(first.deed, msgspec.json.decode(printings))
        found = LiveTable(table, bytes.fromhex(self._kept[table].seed), first, overrides)
        for entry in rest:
            apply(found, entry)
        hosted = self._bring_in(found)
        if found.next_due() is not None and (away := self._now() - found.at) > 0:
            hosted.write(entries.Outage(away))
        hosted.settle()

    def _bring_in(self, table: LiveTable) -> HostedTable:
        hosted = HostedTable(table, self._names, self._now, self._emit)
        self._tables[table.id] = hosted
        return hosted

    @_effective
    def forget(self, table: str) -> None:
        """A table could not be kept, or failed: those who look at it are told, and it is read again when they come."""
        self._drop(table)

    def _drop(self, table: str) -> None:
        hosted = self._tables.pop(table, None)
        for line in [line for line, found in self._lines.items() if found is hosted]:
            del self._lines[line]
            self._hang_up(line, NotKept("storage-failed"), "en", _TRY_AGAIN)
        self._emit(browser_effects.SetAlarm(table=table, seconds=None))

    def _hang_up(self, line: int, why: Refused, language: str, code: int) -> None:
        self._emit(browser_effects.Tell(line=line, frame=refusal_frame(why, "", language, None)))
        self._emit(browser_effects.HangUp(line=line, code=code))

    def _let(self, hosted: HostedTable, act: Callable[[], None]) -> None:
        """Let something happen at a table: all of it, or nothing where the rules fail at it."""
        try:
            act()
            self._see_to_rematch(hosted)
        except Exception:
            print_exc()
            self.effects = []
            self._drop(hosted.table.id)

    def _put_away(self, wanted: str) -> None:
        """Nothing goes on at a table that nobody looks at, but for the one that is asked about."""
        watched = {wanted, *(hosted.table.id for hosted in self._lines.values())}
        for table in [table for table in self._tables if table not in watched]:
            del self._tables[table]
            self._emit(browser_effects.SetAlarm(table=table, seconds=None))

    def _create(self, wanted: NewTableRequest, fork: entries.Forked | UnsetType = UNSET) -> HostedTable:
        """A new table; its shuffles are committed to from its first entry on, by luck from the browser's generator."""
        created, seed = created_as(wanted, fork)
        first = Entry(0, self._now(), created, guest_at(1))
        table = LiveTable(secrets.token_urlsafe(_ID_BYTES), seed, first)
        if wanted.overrides or fork is not UNSET:
            try_start(table)
        printing = table.game.raw_content
        self._emit(
            browser_effects.KeepPrinting(
                hash=content_hash(printing), game=table.game.name, text=_encoder.encode(printing).decode()
            )
        )
        hosted = self._bring_in(table)
        self._emit(browser_effects.KeepEntry(table=table.id, number=0, text=write_entry(first)))
        self._emit(browser_effects.KeepTable(row=hosted.row()))
        return hosted

    def _see_to_rematch(self, hosted: HostedTable) -> None:
        """Where all want another game, another table is made, with everybody where they sat."""
        old = hosted.table
        if not old.wants_rematch():
            return
        new = self._create(request_like(old), old.created.fork)
        for deed in seats_like(old):
            new.write(deed)
        hosted.write(entries.Rematched(new.table.id))

    # Connections.

    @_effective
    def open(self, line: int, table: str, place: int, language: str) -> None:
        """Somebody at the screen looks at a table, which has been read if it is kept."""
        hosted = self._tables.get(table)
        if hosted is None:
            self._hang_up(line, NotAllowed("no-such-table", {"table": table[:40]}), language, _POLICY)
            return
        self._lines[line] = hosted
        hosted.join(Viewer(line, guest_at(place) if place in self._guests else "", language))

    @_effective
    def hear(self, line: int, text: str) -> None:
        """Somebody says something to their table."""
        hosted = self._lines.get(line)
        if hosted is not None:
            self._let(hosted, lambda: hosted.hear(line, wire.decode_client(text)))
            self._put_away("")

    @_effective
    def close(self, line: int) -> None:
        """Somebody does not look any more; a table that nobody looks at is put away."""
        hosted = self._lines.pop(line, None)
        if hosted is None:
            return
        hosted.leave(line)
        self._put_away("")

    @_effective
    def ring(self, table: str) -> None:
        """The alarm of a table has gone off."""
        if table in self._tables:
            self._let(self._tables[table], self._tables[table].settle)

    @_effective
    def bot_answered(self, table: str, seat: int, decision: int, move: str | None) -> None:
        """A bot has thought; nothing where it failed."""
        if table in self._tables:
            hosted = self._tables[table]
            self._let(hosted, lambda: hosted.bot_answered(BotTurn(seat, decision), move))

    # Requests: what the page asks for besides the tables' connections.

    @_effective
    def request(self, method: str, path: str, query: str, body: str) -> None:
        """Something is asked for as of a server; its table has been read if it is about one that is kept."""
        asked = dict(parse_qsl(query))
        try:
            answered = self._answered(method, path, asked, body)
            if isinstance(answered, browser_effects.AskStudy):
                self._emit(answered)
            else:
                text = answered if isinstance(answered, bytes) else _encoder.encode(answered)
                self._emit(browser_effects.AnswerRequest(status=200, body=text.decode()))
        except Refused as refused:
            status = 404 if isinstance(refused, NoSuchRequest) else 400
            self._emit(browser_effects.AnswerRequest(status=status, body=self._refusal(refused, asked)))
        self._put_away(path.removeprefix("/api/tables/").partition("/")[0])

    def _refusal(self, refused: Refused, asked: dict[str, str]) -> str:
        language = asked.get("language", "")
        words = words_for(language if language in LANGUAGES else "en")
        return _encoder.encode(refusal_answer(refused, words)).decode()

    def _answered(self, method: str, path: str, asked: dict[str, str], body: str) -> Any:
        match method, path.split("/")[2:]:
            case "GET", ["me"]:
                return self._me(_place(asked))
            case "POST", ["me"]:
                return self._become(_place(asked), _shaped(body, GuestRequest))
            case "GET", ["me", "tables"]:
                rows = sorted(self._kept.values(), key=lambda row: row.own.updated_at, reverse=True)
                return [row.own for row in rows]
            case "GET", ["tables"]:
                return []  # nobody else's
            case "POST", ["tables"]:
                return self._make(_shaped(body, NewTableRequest))
            case "POST", ["tables", table, "fork"]:
                return self._fork(self._table(table), _shaped(body, ForkRequest), _place(asked))
            case "GET", ["tables", table, "steps"]:
                return self._steps(self._table(table), asked)
            case "GET", ["tables", table, "record"]:
                return self._record(self._table(table))
            case "GET", [language, "lessons.ftl"] if language in LANGUAGES:
                return common_lesson_source(language).encode()
            case "GET", [language, game, "lessons.ftl"] if language in LANGUAGES:
                return lesson_source(registered_game(game), language).encode()
            case "GET", ["lessons", game]:
                return lessons_answer(registered_game(game))
            case "POST", ["lessons", game, step]:
                return lesson_answer(registered_game(game), step, _shaped(body, LessonRequest))
            case "POST", ["replay"]:
                wanted = replays.wanted_in(asked.get("views", ""), asked.get("events", ""))
                with_bots = asked.get("bots", "") == "1"
                return replays.record_page(
                    body.encode(), asked.get("seat", ""), wanted, replays.limits(), with_bots, may_gzip=False
                ).body
        return answer_offer(self, method, path, asked, body)

    def _me(self, place: int) -> MeAnswer:
        guest = self._guests.get(place)
        if guest is None:
            return MeAnswer(guest=None)
        return MeAnswer(guest=GuestInfo(name=guest.name, language=guest.language), id=guest_at(place), before="")

    def _become(self, place: int, wanted: GuestRequest) -> GuestAnswer:
        named = named_guest(wanted)
        guest = Guest(place=place, name=named.name, language=named.language)
        self._know(guest)
        self._emit(browser_effects.KeepGuest(guest=guest))
        for hosted in self._tables.values():
            hosted.renamed()
        return GuestAnswer(guest=named)

    def _make(self, wanted: NewTableRequest) -> TableMade:
        if 1 not in self._guests:
            raise NotAllowed("no-guest")
        made = self._create(wanted).table
        return TableMade(id=made.id, commitment=made.created.commitment)

    def _fork(self, parent: LiveTable, wanted: ForkRequest, place: int) -> TableMade:
        """A table that goes on from a moment of a finished game, with whoever wants it and bots."""
        if place not in self._guests:
            raise NotAllowed("no-guest")
        if parent.phase != "over":
            raise NotAllowed("table-not-over")
        check_fork(parent, wanted)
        forked = forked_from(self._encoded(parent, {}), parent.id, wanted, replays.limits())
        new = self._create(fork_request(parent, wanted), forked)
        for deed in seated(parent.created.players, guest_at(place), wanted):
            new.write(deed)
        return TableMade(id=new.table.id, commitment=new.table.created.commitment)

    def hosted(self, table: str) -> HostedTable:
        """A table that has been read; ``NotAllowed`` where there is none."""
        if table not in self._tables:
            raise NotAllowed("no-such-table", {"table": table[:40]})
        return self._tables[table]

    def _table(self, table: str) -> LiveTable:
        return self.hosted(table).table

    def _steps(self, table: LiveTable, asked: dict[str, str]) -> Any:
        """The game so far as the asker sees it; once it is over, with any eyes."""
        if table.playing is None:
            return TableSteps(table=table_info(table, self._names), steps=[], last=0, next=None)
        by_move = table.phase == "over" and "seat" in asked
        eyes: replays.Eyes
        if by_move:
            eyes, told = replays.eyes_in(asked["seat"], table.created.players), None
        else:
            eyes, told = table.seat_of(guest_at(_place(asked))), [0, *table.playing.progress.told_by]
        wanted = replays.wanted_in(asked.get("views", ""), asked.get("events", ""))
        shown = table_info(table, self._names, by_move=by_move)
        notes = replays.notes_for(table, eyes)
        raw = self._encoded(table, {})
        return replays.table_page(raw, told, notes, eyes, wanted, replays.limits(), shown, may_gzip=False).body

    def _record(self, table: LiveTable) -> bytes:
        """The whole record, seed and all, once the game has ended."""
        if table.playing is None or table.playing.state.result is None:
            raise NotAllowed("table-not-over")
        result = result_data(table.playing.state.result)
        raw = self._encoded(table, self._names)
        return replays.table_record(raw, replays.limits(), result, may_gzip=False).body

    def _encoded(self, table: LiveTable, names: dict[str, str]) -> bytes:
        found = open_record(table, names)
        found.seed = table.seed.hex()
        return _encoder.encode(found)


def _place(asked: dict[str, str]) -> int:
    """Which of those at the screen asks."""
    beside = asked.get("beside", "1")
    return int(beside) if beside.isdecimal() and 1 <= int(beside[:3]) <= _MOST_PLACES else 1


def _shaped(body: str, wanted: type[Any]) -> Any:
    document = read_json(body.encode())
    check_numbers(document)
    return shaped(document, wanted)
