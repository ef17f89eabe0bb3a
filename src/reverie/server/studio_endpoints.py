"""The endpoints of the studio: forms, checks, variants, trials and their games.

What depends on somebody's content is done by worker processes, within a deadline, as replays are.
"""

import asyncio
from contextlib import AbstractContextManager, aclosing, suppress

import msgspec
from starlette.background import BackgroundTask
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from reverie.games import registered_game
from reverie.kernel import Game
from reverie.server.guard import client_of
from reverie.server.http_endpoints import answer, body, guest_here, quotas
from reverie.server.replay_endpoints import bounded, worked
from reverie.server.settings import Settings
from reverie.server.trial_runs import TrialRun
from reverie.server.workers import OutOfMemory, TookTooLong, TooManyWait, WorkerDied, WorkerPool
from reverie.studio import answers
from reverie.studio.trials import trial_plan, warm_up
from reverie.text import LANGUAGES
from reverie.wire.studio_messages import CheckRequest, OpenVariantRequest, TrialGameRequest, TrialRequest


def routes() -> list[Route]:
    squeezed = [Middleware(GZipMiddleware, minimum_size=500, compresslevel=6)]
    return [
        Route("/api/studio/open", bounded(open_variant), methods=["POST"]),
        Route("/api/studio/{game}", studio, middleware=squeezed),
        Route("/api/studio/{game}/check", bounded(check), methods=["POST"]),
        Route("/api/studio/{game}/trial", bounded(trial), methods=["POST"]),
        Route("/api/studio/{game}/record", bounded(record), methods=["POST"]),
    ]


async def studio(request: Request) -> Response:
    """A game's content, its hash, and the form of what can be changed (``?language=de``)."""
    game = registered_game(request.path_params["game"])
    workers: WorkerPool = request.app.state.trial_workers
    background = None if workers.has_worker else BackgroundTask(_warm, workers, client_of(request.scope), game.name)
    response = answer(await asyncio.to_thread(answers.studio_answer, game, language_of(request)))
    response.background = background
    return response


async def _warm(workers: WorkerPool, owner: str, game: str) -> None:
    with suppress(TookTooLong, TooManyWait, WorkerDied, OutOfMemory):
        await workers.run(owner, warm_up, game)


async def check(request: Request) -> Response:
    """What some changes come to: the rules' refusal, or all that is different, as a link and as a file."""
    game = registered_game(request.path_params["game"])
    wanted: CheckRequest = await body(request, CheckRequest)
    return await worked(request, {}, answers.check_answer, game.name, wanted, language_of(request))


async def open_variant(request: Request) -> Response:
    """A variant from a link or a file."""
    wanted: OpenVariantRequest = await body(request, OpenVariantRequest)
    return await worked(request, {}, answers.open_answer, wanted, language_of(request))


async def trial(request: Request) -> Response:
    """Pairs of games with the changes and without: figures as they come, each a line of JSON.

    Whoever does not listen any more ends it.
    """
    game = registered_game(request.path_params["game"])
    wanted: TrialRequest = await body(request, TrialRequest)
    address, guest = client_of(request.scope), await guest_here(request)
    owner = guest or address
    counted = quotas(request)
    counted.new_trial(address, owner)
    plan = await _planned(request, game, wanted)
    settings: Settings = request.app.state.settings
    run = TrialRun(
        request.app.state.trial_workers,
        owner,
        game,
        plan,
        wanted.players,
        wanted.pairs,
        settings.trial_seconds,
        language_of(request),
    )
    return TrialResponse(run, counted.running_trial(address, owner))


async def _planned(request: Request, game: Game, wanted: TrialRequest) -> bytes:
    """What is to be played, checked by a worker."""
    request.state.game = game
    workers: WorkerPool = request.app.state.replay_workers
    plan: bytes = await workers.run(client_of(request.scope), trial_plan, game.name, wanted)
    return plan


class TrialResponse(Response):
    """The lines of a trial. Whoever hangs up ends it; so does whoever does not read, when nothing more can be sent."""

    media_type = "application/x-ndjson"

    def __init__(self, run: TrialRun, running: AbstractContextManager[None]) -> None:
        super().__init__(headers={"X-Accel-Buffering": "no"})  # a proxy hands on each line at once
        del self.headers["content-length"]
        self._run = run
        self._running = running

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._running:
            telling = asyncio.ensure_future(self._tell(send))
            gone = asyncio.ensure_future(_hung_up(receive))
            try:
                await asyncio.wait((telling, gone), return_when=asyncio.FIRST_COMPLETED)
                if telling.done():
                    telling.result()
            finally:
                for task in (telling, gone):
                    task.cancel()
                await asyncio.gather(telling, gone, return_exceptions=True)

    async def _tell(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        async with aclosing(self._run.lines()) as lines:
            async for line in lines:
                body = msgspec.json.encode(line) + b"\n"
                await send({"type": "http.response.body", "body": body, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


async def _hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def record(request: Request) -> Response:
    """One game of a trial, played again: a record, as ``/api/replay`` takes it."""
    game = registered_game(request.path_params["game"])
    wanted: TrialGameRequest = await body(request, TrialGameRequest)
    request.state.game = game
    return await worked(request, {}, answers.record_answer, game.name, wanted)


def language_of(request: Request) -> str:
    """In which language the asker reads."""
    language = request.query_params.get("language", "en")
    return language if language in LANGUAGES else "en"
