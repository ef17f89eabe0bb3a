"""A game played again, page by page: what one role saw after every move, for the scrubber at the table and for replays.

All of this runs in worker processes (``replay_endpoints``): it takes as long as somebody else's record is long. Hence
also the limits: an answer holds one page of steps, and says where the next one begins.

Everything still leaves through ``view`` and ``Event.seen_by``. Only of a game that is over may somebody ask for
the eyes of another seat, or for ``ALL``: what at least one seat could see.
"""

import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import UNSET

from reverie.bots import BotCheck, check_bots
from reverie.games import registered_game
from reverie.kernel import UNKNOWN, Event, Refused, State
from reverie.kernel.forking import origins
from reverie.kernel.problems import Problem
from reverie.kernel.record import Record, Replay, close_record, read_record, verify
from reverie.table.fold_moves import TIME_RAN_OUT
from reverie.table.live_table import LiveTable, Role
from reverie.table.table_info import TableInfo
from reverie.table.views import without_overrides
from reverie.wire.http_messages import EncodedSteps, RecordSteps, ReplayStep, TableSteps
from reverie.wire.untrusted_json import read_json

ALL: Final = "all"
Eyes = Role | Literal["all"]

PAGE_VIEWS = 100
PAGE_EVENTS = 5_000
PAGE_BYTES = 2 * 1024 * 1024
"""So much of a game is in one answer at most, before it is compressed."""
MOST_MOVES = 20_000
"""No game that people play is nearly as long."""
BOT_SECONDS = 3.0
"""So long the moves of a record's bots are made again; the rest is counted and left."""
_MOST_PROBLEMS: Final = 50
_KNOWN_RECORDS: Final = 64


class TooMuch(Refused):
    """More work than anybody gets done for one question."""


@dataclass(frozen=True, slots=True)
class ReplayLimits:
    """They travel to the worker with every question."""

    views: int
    events: int
    bytes: int
    moves: int
    bot_seconds: float


def limits() -> ReplayLimits:
    return ReplayLimits(PAGE_VIEWS, PAGE_EVENTS, PAGE_BYTES, MOST_MOVES, BOT_SECONDS)


class Wanted(NamedTuple):
    """Which steps somebody asks for, and whether with their views."""

    first: int = 0
    last: int | None = None
    views: bool = True


def eyes_in(wanted: str, players: int) -> Eyes:
    """Whose eyes a request asks for: a seat's number, ``all``, or else a spectator's."""
    if wanted == ALL:
        return "all"
    return next((seat for seat in range(players) if wanted == str(seat)), None)


def wanted_in(views: str = "", events: str = "") -> Wanted:
    """Which steps a request asks for: ``10-60``, ``10-`` or ``10``, with views or only events; else the first page."""
    for text, with_views in ((views, True), (events, False)):
        first, dash, last = text.partition("-")
        if first.isdecimal() and (not last or last.isdecimal()):
            end = int(last[:9]) if last else None if dash else int(first[:9])
            return Wanted(int(first[:9]), end, with_views)
    return Wanted()


class Answer(NamedTuple):
    """What a request is answered with: JSON, and whether it is compressed."""

    body: bytes
    is_gzip: bool = False

    @classmethod
    def of(cls, data: msgspec.Struct, may_gzip: bool) -> "Answer":
        body = msgspec.json.encode(data)
        return cls(gzip.compress(body, 6, mtime=0), True) if may_gzip and len(body) >= 500 else cls(body)


# What workers are asked to do. A record of a table comes with its seed inside, which goes nowhere else.


Notes = Sequence[tuple[int, dict[str, Any]]]
"""What the table did, not the game: after which move, and as the eyes saw it."""


def table_page(
    record: bytes,
    told: Sequence[int] | None,
    notes: Notes,
    eyes: Eyes,
    wanted: Wanted,
    limits: ReplayLimits,
    table: TableInfo,
    may_gzip: bool,
) -> Answer:
    """A page of the game at a table; ``told`` says by move how many moves everybody knew of after it."""
    found = msgspec.json.decode(record, type=Record)
    page = steps_page(found, told, eyes, wanted, limits, notes)
    return Answer.of(TableSteps(table=table, steps=page.steps, last=page.last, next=page.next), may_gzip)


def notes_for(table: LiveTable, eyes: Eyes) -> Notes:
    """What the table itself did during the game, as these eyes may know it."""
    players = table.created.players
    return [(note.move, seen) for note in table.begun.notes for seen in _events([note.event], eyes, players)]


def table_record(record: bytes, limits: ReplayLimits, result: Any, may_gzip: bool) -> Answer:
    """The whole record of a game that is over."""
    found = msgspec.json.decode(record, type=Record)
    check_replay_length(found, limits)
    assert found.seed is not None
    close_record(found, registered_game(found.game), bytes.fromhex(found.seed))
    if msgspec.to_builtins(found.result) != result:
        raise RuntimeError("the record does not tell the game that was played")
    return Answer.of(found, may_gzip)


def record_page(raw: bytes, seat: str, wanted: Wanted, limits: ReplayLimits, with_bots: bool, may_gzip: bool) -> Answer:
    """A page of a record from anybody: read, checked, and shown; ``Refused`` where it cannot even be replayed."""
    document = read_json(raw)
    record = read_record(document)
    check_replay_length(record, limits)
    known = _checked(hashlib.sha256(raw).digest(), document, record, limits, with_bots)
    page = steps_page(record, None, eyes_in(seat, record.players), wanted, limits)
    shown = RecordSteps(
        record=record,
        problems=known.problems,
        steps=page.steps,
        last=page.last,
        next=page.next,
        bots=UNSET if known.bots is None else known.bots,
    )
    return Answer.of(shown, may_gzip)


# Verification: once for a record, however many pages of it are looked at.


class _Checked(NamedTuple):
    problems: list[Problem]
    unplayable: Refused | None
    bots: BotCheck | None = None


_known: OrderedDict[bytes, _Checked] = OrderedDict()
"""By the record's hash: what this worker has found out, of the last few."""


def _checked(key: bytes, document: Any, record: Record, limits: ReplayLimits, with_bots: bool) -> _Checked:
    known = _known.pop(key, None) or _verified(document)
    if with_bots and known.bots is None and not known.problems:
        until = monotonic() + limits.bot_seconds
        game = registered_game(record.game)
        known = known._replace(bots=check_bots(game, record, lambda: monotonic() < until))
    _known[key] = known
    while len(_known) > _KNOWN_RECORDS:
        _known.popitem(last=False)
    if known.unplayable is not None:
        raise known.unplayable.at("")  # a new one: what is raised again holds on to all who have asked before
    return known


def _verified(document: Any) -> _Checked:
    problems = verify(document, registered_game)
    unplayable = next((problem for problem in problems if problem.code == "record-move-refused"), None)
    return _Checked([Problem.of(problem) for problem in problems[:_MOST_PROBLEMS]], unplayable and unplayable.at(""))


# Steps.


def check_replay_length(record: Record, limits: ReplayLimits) -> None:
    """How many there are is not said: while a game goes on, hidden answers are among them.

    What a fork comes from is played again with it, so it counts too.
    """
    if len(record.moves) + sum(len(origin.moves) for origin in origins(record.origin)) > limits.moves:
        raise TooMuch("record-too-long", {"longest": limits.moves}, path="moves")


class StepsPage(NamedTuple):
    """Some steps of a game, the number of its last one, and where the next page begins (nowhere after the last)."""

    steps: EncodedSteps
    last: int
    next: int | None


def steps_page(
    record: Record,
    told: Sequence[int] | None,
    eyes: Eyes,
    wanted: Wanted,
    limits: ReplayLimits,
    notes: Notes = (),
) -> StepsPage:
    """One page of the game.

    With ``told``, a move that others could not tell of is no step of its own: not even how many there were may show.
    Without it every move of a record is a step: when the game is over, all of them are known.
    """
    check_replay_length(record, limits)
    counted = range(len(record.moves) + 1) if told is None else told
    last = counted[-1]
    wanted_last = last if wanted.last is None else min(wanted.last, last)
    if wanted.views:
        wanted_last = min(wanted_last, wanted.first + limits.views - 1)
    steps: list[msgspec.Raw] = []
    events = size = 0
    for after, state, seen in _steps(record, counted, eyes, wanted.first, wanted_last, notes):
        view = _view(state, eyes) if wanted.views else None
        step = msgspec.json.encode(ReplayStep(after=after, view=view, events=seen))
        events, size = events + len(seen), size + len(step)
        if size > limits.bytes or (steps and events > limits.events):
            if not steps:
                raise TooMuch("step-too-large", {"number": after, "longest": limits.bytes})
            break
        steps.append(msgspec.Raw(step))
    following = wanted.first + len(steps)
    return StepsPage(steps, last, following if steps and following <= last else None)


def _steps(
    record: Record, counted: Sequence[int], eyes: Eyes, first: int, last: int, notes: Notes
) -> Iterator[tuple[int, State, list[dict[str, Any]]]]:
    """The steps from ``first`` to ``last``, and what these eyes saw happen in each."""
    seen: list[dict[str, Any]] = []
    noted: dict[int, list[dict[str, Any]]] = {}
    for move, note in notes:
        noted.setdefault(move, []).append(note)
    replay = Replay(registered_game(record.game), record)
    for number, (state, events) in enumerate(replay.steps()):
        after = counted[number]
        if after > last:
            return
        if after < first:
            continue
        made, since = _apart(noted.get(number, ()))
        seen += [*made, *_events(events, eyes, state.players), *since]
        if number + 1 == len(counted) or counted[number + 1] != after:
            yield after, state, seen
            seen = []


def _apart(notes: Sequence[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Why a move was made is told before it; what came after the move, after it."""
    why = [note for note in notes if note["kind"] == TIME_RAN_OUT]
    return why, [note for note in notes if note["kind"] != TIME_RAN_OUT]


def _view(state: State, eyes: Eyes) -> dict[str, Any]:
    if eyes != "all":
        return without_overrides(state.view(eyes))
    seen: Any = without_overrides(state.view(None))
    for seat in range(state.players):
        seen = _seen_together(seen, without_overrides(state.view(seat)))
    together: dict[str, Any] = {**seen, "seat": None}
    return together


def _seen_together(one: Any, other: Any) -> Any:
    """What is known from either of two views of the same table."""
    if one == UNKNOWN:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _seen_together(value, other.get(key, UNKNOWN)) for key, value in one.items()}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_seen_together(first, second) for first, second in zip(one, other, strict=True)]
    return one


def _events(events: Iterable[Event], eyes: Eyes, players: int) -> Iterator[dict[str, Any]]:
    for event in events:
        seen = event.seen_by(eyes) if eyes != "all" else _seen_by_all(event, players)
        if seen is not None:
            yield seen


def _seen_by_all(event: Event, players: int) -> dict[str, Any]:
    seen: dict[str, Any] = {"kind": event.kind, **event.facts}
    for seat in range(players):
        seen.update(event.seen_by(seat) or {})
    return seen
