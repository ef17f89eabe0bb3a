"""The endpoints of the studio: a game's content and its form, what changes come to, variants that somebody has sent.

What depends on somebody's content is done by worker processes, within a deadline, as replays are.
"""

import asyncio

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from reverie.games import registered_game
from reverie.server.http_endpoints import answer, body
from reverie.server.replay_endpoints import bounded, worked
from reverie.studio import answers
from reverie.text import LANGUAGES
from reverie.wire.studio_messages import CheckRequest, OpenVariantRequest


def routes() -> list[Route]:
    squeezed = [Middleware(GZipMiddleware, minimum_size=500, compresslevel=6)]
    return [
        Route("/api/studio/open", bounded(open_variant), methods=["POST"]),
        Route("/api/studio/{game}", studio, middleware=squeezed),
        Route("/api/studio/{game}/check", bounded(check), methods=["POST"]),
    ]


async def studio(request: Request) -> Response:
    """A game's content, its hash, and the form of what can be changed (``?language=de``)."""
    game = registered_game(request.path_params["game"])
    return answer(await asyncio.to_thread(answers.studio_answer, game, language_of(request)))


async def check(request: Request) -> Response:
    """What some changes come to: the rules' refusal, or all that is different, as a link and as a file."""
    game = registered_game(request.path_params["game"])
    wanted: CheckRequest = await body(request, CheckRequest)
    return await worked(request, {}, answers.check_answer, game.name, wanted, language_of(request))


async def open_variant(request: Request) -> Response:
    """A variant from a link or a file."""
    wanted: OpenVariantRequest = await body(request, OpenVariantRequest)
    return await worked(request, {}, answers.open_answer, wanted, language_of(request))


def language_of(request: Request) -> str:
    """In which language the asker reads."""
    language = request.query_params.get("language", "en")
    return language if language in LANGUAGES else "en"
