"""What the page asks for besides the tables' connections, answered as a server would.

Who somebody is and which tables there are the page reads by itself (``web/site/storage.ts``).
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from reverie.browser.guests import guest_at
from reverie.browser.hosted_table import Emit
from reverie.browser.hosted_tables import HostedTables
from reverie.browser.offers import answer_offer
from reverie.browser.page_request import NoSuchRequest, PageRequest
from reverie.games import registered_game
from reverie.kernel import Refused
from reverie.kernel.result import result_data
from reverie.lessons import common_lesson_source, lesson_source
from reverie.table.decide_checks import NotAllowed
from reverie.table.live_table import LiveTable
from reverie.table.table_info import table_info
from reverie.table.table_record import open_record
from reverie.text import LANGUAGES, words_for
from reverie.wire import replays
from reverie.wire.browser_effects import AnswerRequest, AskStudy, Guest, KeepGuest
from reverie.wire.forks import check_fork, fork_request, forked_from, seated
from reverie.wire.guest_names import named_guest
from reverie.wire.http_messages import (
    ForkRequest,
    GuestAnswer,
    GuestRequest,
    LessonRequest,
    NewTableRequest,
    TableMade,
    TableSteps,
)
from reverie.wire.lessons import lesson_answer, lessons_answer
from reverie.wire.refusal_answers import refusal_answer

_encoder = msgspec.json.Encoder()


class PageRequests:
    """Answers what is asked for."""

    def __init__(self, tables: HostedTables, names: dict[str, str], emit: Emit) -> None:
        """``names`` are those of all guests of this browser; who is new is added."""
        self._tables = tables
        self._names = names
        self._emit = emit

    def answer(self, request: PageRequest) -> AnswerRequest | AskStudy:
        """The answer to a request, or whom to ask for it; the table that it is about has been read if it is kept."""
        try:
            answered = self._answered(request)
        except Refused as refused:
            status = 404 if isinstance(refused, NoSuchRequest) else 400
            told = _encoder.encode(refusal_answer(refused, words_for(request.language)))
            return AnswerRequest(status=status, body=told.decode())
        if isinstance(answered, AskStudy):
            return answered
        text = answered if isinstance(answered, bytes) else _encoder.encode(answered)
        return AnswerRequest(status=200, body=text.decode())

    def _answered(self, request: PageRequest) -> Any:
        match request.method, request.path.split("/")[2:]:
            case "POST", ["me"]:
                return self._become(request)
            case "POST", ["tables"]:
                return self._make(request)
            case "POST", ["tables", table, "fork"]:
                return self._fork(self._tables.get(table).table, request)
            case "GET", ["tables", table, "steps"]:
                return _steps(self._tables.get(table).table, self._names, request)
            case "GET", ["tables", table, "record"]:
                return _record(self._tables.get(table).table, self._names)
            case "POST", ["replay"]:
                return _replay(request)
            case "GET", [language, "lessons.ftl"] if language in LANGUAGES:
                return common_lesson_source(language).encode()
            case "GET", [language, game, "lessons.ftl"] if language in LANGUAGES:
                return lesson_source(registered_game(game), language).encode()
            case "GET", ["lessons", game]:
                return lessons_answer(registered_game(game))
            case "POST", ["lessons", game, step]:
                return lesson_answer(registered_game(game), step, request.body_as(LessonRequest))
        return answer_offer(self._tables, request)

    def _become(self, request: PageRequest) -> GuestAnswer:
        named = named_guest(request.body_as(GuestRequest))
        self._names[request.guest] = named.name
        self._emit(KeepGuest(guest=Guest(place=request.place, name=named.name, language=named.language)))
        self._tables.tell_names()
        return GuestAnswer(guest=named)

    def _make(self, request: PageRequest) -> TableMade:
        wanted = request.body_as(NewTableRequest)
        self._check_named(guest_at(1))
        return _made(self._tables.create(wanted).table)

    def _fork(self, parent: LiveTable, request: PageRequest) -> TableMade:
        """A table that goes on from a moment of a finished game, with whoever wants it and bots."""
        wanted = request.body_as(ForkRequest)
        self._check_named(request.guest)
        if parent.phase != "over":
            raise NotAllowed("table-not-over")
        check_fork(parent, wanted)
        forked = forked_from(_whole_record(parent, {}), parent.id, wanted, replays.limits())
        new = self._tables.create(fork_request(parent, wanted), forked)
        for deed in seated(parent.created.players, request.guest, wanted):
            new.write(deed)
        return _made(new.table)

    def _check_named(self, guest: str) -> None:
        """``NotAllowed`` for somebody who has no name yet."""
        if guest not in self._names:
            raise NotAllowed("no-guest")


def _made(table: LiveTable) -> TableMade:
    return TableMade(id=table.id, commitment=table.created.commitment)


# Games that are played again.


def _steps(table: LiveTable, names: Mapping[str, str], request: PageRequest) -> Any:
    """The game so far as the asker sees it; once it is over, with any eyes."""
    if table.playing is None:
        return TableSteps(table=table_info(table, names), steps=[], last=0, next=None)
    by_move = table.phase == "over" and "seat" in request.asked
    eyes: replays.Eyes
    if by_move:
        eyes, told = replays.eyes_in(request.asked["seat"], table.created.players), None
    else:
        eyes, told = table.seat_of(request.guest), [0, *table.playing.progress.told_by]
    shown = table_info(table, names, by_move=by_move)
    notes = replays.notes_for(table, eyes)
    raw, wanted = _whole_record(table, {}), _wanted(request)
    return replays.table_page(raw, told, notes, eyes, wanted, replays.limits(), shown, may_gzip=False).body


def _replay(request: PageRequest) -> bytes:
    """A page of a record that somebody has brought along."""
    seat, with_bots = request.asked.get("seat", ""), request.asked.get("bots", "") == "1"
    raw, wanted = request.body.encode(), _wanted(request)
    return replays.record_page(raw, seat, wanted, replays.limits(), with_bots, may_gzip=False).body


def _wanted(request: PageRequest) -> replays.Wanted:
    return replays.wanted_in(request.asked.get("views", ""), request.asked.get("events", ""))


def _record(table: LiveTable, names: Mapping[str, str]) -> bytes:
    """The whole record, seed and all, once the game has ended."""
    if table.playing is None or table.playing.state.result is None:
        raise NotAllowed("table-not-over")
    result = result_data(table.playing.state.result)
    return replays.table_record(_whole_record(table, names), replays.limits(), result, may_gzip=False).body


def _whole_record(table: LiveTable, names: Mapping[str, str]) -> bytes:
    found = open_record(table, names)
    found.seed = table.seed.hex()
    return _encoder.encode(found)
