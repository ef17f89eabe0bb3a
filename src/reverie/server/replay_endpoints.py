"""The endpoints that play a game again: records, replays, and the game so far step by step.

What grows with somebody's record is done by worker processes, within a deadline; few may wait for them at once.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from reverie.kernel.result import result_data
from reverie.server.daily_deals import DailyDeals
from reverie.server.guard import client_of
from reverie.server.http_endpoints import (
    answer,
    body,
    guest_here,
    known_guest,
    made_table,
    raw_body,
    refused,
    tables,
)
from reverie.server.settings import Settings
from reverie.server.workers import OutOfMemory, TookTooLong, TooManyWait, WorkerDied, WorkerLimits, WorkerPool
from reverie.table.daily_tables import check_shown
from reverie.table.decide_checks import NotAllowed
from reverie.table.live_table import LiveTable, Role
from reverie.table.story import Told, story
from reverie.table.table_info import table_info
from reverie.table.table_record import open_record
from reverie.wire import replays
from reverie.wire.forks import check_fork, fork_request, forked_from, seated
from reverie.wire.http_messages import ForkRequest, ReplayAnswer, TableSteps
from reverie.wire.replays import TooMuch, eyes_in, wanted_in
from reverie.wire.scenes import STORY_BYTES, STORY_EVENTS

WAITING = 32
"""How many requests may wait for a worker, of all who ask."""
WAITING_EACH = 8
"""The same from one address, where a whole class may sit."""
MEMORY = 1024
"""MiB for one worker."""
_RETRY_SECONDS: Final = 5
_NICENESS: Final = 10
"""Those who play go first."""

Endpoint = Callable[[Request], Awaitable[Response]]
Found = TypeVar("Found")


class _Gone(Exception):
    """Whoever asked does not wait any more."""


def routes() -> list[Route]:
    return [
        Route("/api/tables/{table}/record", bounded(record)),
        Route("/api/tables/{table}/replay", replay),
        Route("/api/tables/{table}/steps", bounded(steps)),
        Route("/api/replay", bounded(replay_record), methods=["POST"]),
        Route("/api/tables/{table}/fork", bounded(fork), methods=["POST"]),
    ]


def replay_workers(settings: Settings) -> WorkerPool:
    """The workers; the application keeps them."""
    return WorkerPool(
        WorkerLimits(
            workers=settings.replay_workers,
            deadline=settings.replay_deadline,
            waiting=WAITING,
            waiting_each=WAITING_EACH,
            memory=MEMORY,
            niceness=_NICENESS,
        )
    )


async def record(request: Request) -> Response:
    """The whole record, seed and all, once the game has ended."""
    actor = await tables(request).actor(request.path_params["table"])
    table = actor.table
    if table.playing is None or table.playing.state.result is None:
        raise NotAllowed("table-not-over")
    check_shown(table, tables(request).clock())
    raw = _encoded(table, actor.names, request.app.state.daily_deals)
    result = result_data(table.playing.state.result)
    name = f"reverie-{table.game.name}-{table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return await worked(request, headers, replays.table_record, raw, replays.limits(), result)


async def replay(request: Request) -> Response:
    """The story of a finished game, as one seat (``?seat=0``) or a spectator saw it; ``?from=200`` goes on."""
    actor = await tables(request).actor(request.path_params["table"])
    table = actor.table
    if table.playing is None or table.phase != "over":
        raise NotAllowed("table-not-over")
    check_shown(table, tables(request).clock())
    eyes = eyes_in(request.query_params.get("seat", ""), table.created.players)
    role = None if eyes == "all" else eyes
    first = wanted_in(request.query_params.get("from", "")).first
    told, following = _story_page(table, role, first)
    return answer(ReplayAnswer(table=table_info(table, actor.names), seat=role, story=told, next=following))


def _story_page(table: LiveTable, role: Role, first: int) -> tuple[list[Told], int | None]:
    """A page of the story, as long as those of a live game, and where the next one begins.

    It is made at once, without a worker.
    """
    told: list[Told] = []
    length, size = len(table.begun.progress.history), 0
    for place in range(first, min(first + STORY_EVENTS, length)):
        happened = story(table, role, place, place + 1)
        size += len(msgspec.json.encode(happened))
        if told and size > STORY_BYTES:
            return told, place
        told += happened
    return told, first + STORY_EVENTS if first + STORY_EVENTS < length else None


async def steps(request: Request) -> Response:
    """The game so far, step by step, as the asker sees it; once it is over with any eyes (``?seat=1``, ``=all``).

    A page of it: ``?views=10-60`` gives these steps, ``?events=0-999`` these without their views.
    """
    actor = await tables(request).actor(request.path_params["table"])
    table, query = actor.table, request.query_params
    check_shown(table, tables(request).clock())
    if table.playing is None:
        return answer(TableSteps(table=table_info(table, actor.names), steps=[], last=0, next=None))
    told: list[int] | None = None
    by_move = False
    if table.phase == "over" and "seat" in query:
        eyes = eyes_in(query["seat"], table.created.players)
        by_move = True
    else:
        eyes = table.seat_of(await guest_here(request))
        told = [0, *table.playing.progress.told_by]
    wanted = wanted_in(query.get("views", ""), query.get("events", ""))
    shown = table_info(table, actor.names, by_move=by_move)
    raw, notes = _encoded(table, {}), replays.notes_for(table, eyes)
    return await worked(request, {}, replays.table_page, raw, told, notes, eyes, wanted, replays.limits(), shown)


async def replay_record(request: Request) -> Response:
    """Any record file, checked and told step by step (``?seat=0``, ``?seat=all``), page by page as ``steps``.

    With ``?bots=1`` the moves of its bots are made again too.
    """
    raw, query = await raw_body(request), request.query_params
    wanted = wanted_in(query.get("views", ""), query.get("events", ""))
    seat, with_bots = query.get("seat", ""), query.get("bots", "") == "1"
    return await worked(request, {}, replays.record_page, raw, seat, wanted, replays.limits(), with_bots)


async def fork(request: Request) -> Response:
    """Go on from a moment of a finished game, at a table of its own; answered as any new table."""
    guest = await known_guest(request)
    wanted: ForkRequest = await body(request, ForkRequest)
    parent = (await tables(request).actor(request.path_params["table"])).table
    if parent.phase != "over":
        raise NotAllowed("table-not-over")
    check_shown(parent, tables(request).clock())
    check_fork(parent, wanted)
    forked = await _asked(request, forked_from, _encoded(parent, {}), parent.id, wanted, replays.limits())
    deeds = seated(parent.created.players, guest, wanted)
    making = tables(request).create_fork(guest, fork_request(parent, wanted), forked, deeds)
    return await made_table(request, guest, making, {guest: await tables(request).people.name_of(guest)})


def _encoded(table: LiveTable, names: dict[str, str], daily: DailyDeals | None = None) -> bytes:
    """The record with its seed inside, for a worker and nobody else; with ``daily`` also what its deal follows from."""
    found = open_record(table, names)
    found.seed = table.seed.hex()
    if daily is not None and found.daily is not UNSET:
        found.daily = daily.revealed(found.daily)
    return msgspec.json.encode(found)


# Asking a worker.


async def worked(
    request: Request, headers: dict[str, str], function: Callable[..., replays.Answer], *arguments: Any
) -> Response:
    """A worker's answer, in JSON."""
    may_gzip = "gzip" in request.headers.get("accept-encoding", "").lower()
    found = await _asked(request, function, *arguments, may_gzip)
    encoding = {"Content-Encoding": "gzip"} if found.is_gzip else {}
    fresh = {"Vary": "Accept-Encoding", "Cache-Control": "no-store"}
    return Response(found.body, 200, {**headers, **encoding, **fresh}, "application/json")


async def _asked(request: Request, function: Callable[..., Found], *arguments: Any) -> Found:
    """What a worker finds; whoever does not wait for it any more takes nobody else's turn."""
    workers: WorkerPool = request.app.state.replay_workers
    asked = asyncio.ensure_future(workers.run(_asker(request), function, *arguments))
    gone = asyncio.ensure_future(_until_gone(request))
    try:
        await asyncio.wait((asked, gone), return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            raise _Gone
        found: Found = asked.result()
        return found
    finally:
        asked.cancel()
        gone.cancel()


def _asker(request: Request) -> str:
    """In whose name a worker is asked: those of one address wait in one line."""
    return client_of(request.scope)


async def _until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def bounded(endpoint: Endpoint) -> Endpoint:
    """What was too much is a refusal with a status of its own."""

    @wraps(endpoint)
    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except _Gone:
            return Response(status_code=499)  # nobody reads it
        except TooMuch as much:
            return await _refused(request, much, 413)
        except TookTooLong:
            seconds = request.app.state.settings.replay_deadline
            return await _refused(request, TooMuch("replay-too-slow", {"seconds": seconds}), 413)
        except OutOfMemory:
            return await _refused(request, TooMuch("replay-too-large", {"memory": MEMORY}), 413)
        except (TooManyWait, WorkerDied):
            busy = await _refused(request, TooMuch("replays-busy", {"seconds": _RETRY_SECONDS}), 503)
            busy.headers["Retry-After"] = str(_RETRY_SECONDS)
            return busy

    return answered


async def _refused(request: Request, much: TooMuch, status: int) -> Response:
    response = await refused(request, much)
    response.status_code = status
    return response
