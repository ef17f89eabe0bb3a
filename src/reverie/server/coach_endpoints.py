"""The coach over HTTP: what it makes of a finished game, line by line, and hints at tables against bots.

It works in processes of its own, so that neither tables nor bots wait for it, and for each guest at one thing at a
time. An analysis is kept with its table. Of a game that goes on nothing is told but hints, and these come from the view
of whoever asks.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterator
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from reverie.bots import moves_for_bot
from reverie.coach.analysing import analyse
from reverie.coach.analysis import AnalysisBroken, AnalysisDone, AnalysisLine, AnalysisProgress
from reverie.coach.hints import hint_for
from reverie.coach.judgement import USUAL_EFFORT
from reverie.coach.value_function import ValueFunction
from reverie.games import registered_game
from reverie.kernel import BadSetup, Refused, Setup, move_text
from reverie.kernel.record import Record, close_record
from reverie.server.http_endpoints import answer, body, known_guest, tables
from reverie.server.rate_limits import Busy, TooMany
from reverie.server.settings import Settings
from reverie.server.workers import OutOfMemory, TookTooLong, TooManyWait, WorkerDied, WorkerLimits, WorkerPool
from reverie.table.daily_tables import check_shown
from reverie.table.decide_checks import NotAllowed
from reverie.table.live_table import LiveTable
from reverie.table.table_record import open_record
from reverie.wire.http_messages import HintRequest

WAITING: Final = 64
"""How many may wait for the coach, of all who ask."""
MEMORY: Final = 2048
"""MiB for one worker."""
HINT_SECONDS: Final = 30.0
_NICENESS: Final = 10
"""Those who play go first, bots too."""
_RETRY_SECONDS: Final = 15
_PROGRESS_LINES: Final = 100
_LINES: Final = "application/x-ndjson"
_FRESH: Final = {"Cache-Control": "no-store"}


def routes() -> list[Route]:
    return [
        Route("/api/tables/{table}/analysis", analysis, methods=["POST"]),
        Route("/api/tables/{table}/hint", hint, methods=["POST"]),
    ]


def coach_workers(settings: Settings) -> WorkerPool:
    """The workers; the application keeps them."""
    return WorkerPool(
        WorkerLimits(
            workers=settings.coach_workers,
            deadline=settings.coach_deadline,
            waiting=WAITING,
            waiting_each=1,
            memory=MEMORY,
            niceness=_NICENESS,
        )
    )


async def analysis(request: Request) -> Response:
    """Everything about a finished game: the curve at once, the rest when it is found out."""
    guest = await known_guest(request)
    actor = await tables(request).actor(request.path_params["table"])
    table = actor.table
    if table.playing is None or table.phase != "over":
        raise NotAllowed("analysis-not-over")
    check_shown(table, tables(request).clock())
    made_by = coach_version(table.playing.state.setup)
    kept = await tables(request).store.analyses.get(table.id, made_by)
    if kept is not None:
        return Response(kept, 200, _FRESH, _LINES)
    _check_room(request, guest)
    return StreamingResponse(_lines(request, guest, table, made_by), 200, _FRESH, _LINES)


def coach_version(setup: Setup[Any]) -> str:
    """Which coach: another one would find out something else."""
    return f"{setup.game.version} {setup.content_hash} {_values(setup)} {USUAL_EFFORT}"


def _values(setup: Setup[Any]) -> str:
    """The version of the value function; nothing where there is none."""
    try:
        return ValueFunction(setup).version
    except BadSetup:
        return ""


async def _lines(request: Request, guest: str, table: LiveTable, made_by: str) -> AsyncGenerator[bytes]:
    """As they come from a worker; the last is kept. Whoever goes away stops it."""
    workers: WorkerPool = request.app.state.coach_workers
    found = workers.stream(guest, analysed_lines, encoded_game(table), USUAL_EFFORT)
    try:
        async for is_last, line in found:
            if is_last:
                await tables(request).store.analyses.keep(table.id, made_by, line)
            yield line
    except TookTooLong:
        seconds = round(request.app.state.settings.coach_deadline)
        yield _line(AnalysisBroken(code="analysis-too-slow", facts={"seconds": seconds}))
    except (TooManyWait, OutOfMemory):
        yield _line(AnalysisBroken(code="analysis-busy", facts={"seconds": _RETRY_SECONDS}))
    except WorkerDied:
        yield _line(AnalysisBroken(code="analysis-stopped"))
    except Refused as refused:
        yield _line(AnalysisBroken(code=refused.code, facts=refused.facts))
    finally:
        await found.aclose()


def encoded_game(table: LiveTable) -> bytes:
    """The record with its seed inside, for a worker and nobody else; nobody's name."""
    found = open_record(table, {})
    found.seed = table.seed.hex()
    return msgspec.json.encode(found)


def _line(line: AnalysisLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"


async def hint(request: Request) -> Response:
    """What the coach would consider now, where all others are bots."""
    guest = await known_guest(request)
    wanted: HintRequest = await body(request, HintRequest)
    actor = await tables(request).actor(request.path_params["table"])
    setup = actor.table.setup()
    if not _values(setup):
        raise NotAllowed("hint-no-mind")
    _check_room(request, guest)
    seat = await actor.take_hint(guest, wanted.decision, wanted.id)
    state = actor.table.begun.state
    view, moves = state.view(seat), [move_text(move) for move in moves_for_bot(state, seat)]
    workers: WorkerPool = request.app.state.coach_workers
    thought = workers.run(guest, hint_for, setup.game.name, view, moves, USUAL_EFFORT)
    try:
        return answer(await asyncio.wait_for(thought, HINT_SECONDS), headers=_FRESH)
    except (TooManyWait, TookTooLong, OutOfMemory, WorkerDied, TimeoutError):
        raise Busy("analysis-busy", {"seconds": _RETRY_SECONDS}) from None


def _check_room(request: Request, guest: str) -> None:
    """``Refused`` where the guest has asked for something already, or too many others have."""
    workers: WorkerPool = request.app.state.coach_workers
    if workers.is_serving(guest):
        raise TooMany("analysis-limit")
    try:
        workers.check_room(guest)
    except TooManyWait:
        raise Busy("analysis-busy", {"seconds": _RETRY_SECONDS}) from None


# In a worker.


def analysed_lines(raw: bytes, effort: int) -> Iterator[tuple[bool, bytes]]:
    """The lines of an analysis, each with whether it is the whole; of the progress not every step is told."""
    record = msgspec.json.decode(raw, type=Record)
    game = registered_game(record.game)
    assert record.seed is not None
    close_record(record, game, bytes.fromhex(record.seed))
    told = -1
    for line in analyse(game, record, effort):
        if isinstance(line, AnalysisProgress):
            part = line.done * _PROGRESS_LINES // line.total
            if part == told:
                continue
            told = part
        yield isinstance(line, AnalysisDone), _line(line)
