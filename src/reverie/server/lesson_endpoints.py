"""The endpoints of lessons. Nothing is stored and no guest is needed: learning leaves nothing behind."""

import asyncio
from collections.abc import Callable

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from reverie.games import registered_game
from reverie.kernel import Game, Refused
from reverie.lessons import lesson_words
from reverie.server.http_endpoints import answer, body
from reverie.text import LANGUAGES
from reverie.wire.http_messages import AnyAnswer, LessonRequest
from reverie.wire.lessons import lesson_answer, lessons_answer
from reverie.wire.refusal_answers import refusal_answer


def routes() -> list[Route]:
    squeezed = [Middleware(GZipMiddleware, minimum_size=500, compresslevel=6)]
    return [
        Route("/api/lessons/{game}", lessons, middleware=squeezed),
        Route("/api/lessons/{game}/{step}", lesson, methods=["POST"], middleware=squeezed),
    ]


async def lessons(request: Request) -> Response:
    """The course of a game."""
    game = registered_game(request.path_params["game"])
    return await _answered(request, game, lambda: lessons_answer(game))


async def lesson(request: Request) -> Response:
    """A step of a course, after the moves that the learner has made in it."""
    game = registered_game(request.path_params["game"])
    asked: LessonRequest = await body(request, LessonRequest)
    return await _answered(request, game, lambda: lesson_answer(game, request.path_params["step"], asked))


async def _answered(request: Request, game: Game, found: Callable[[], AnyAnswer]) -> Response:
    """What was found, or why there is nothing: in the words of the game and its lessons."""
    try:
        return answer(await asyncio.to_thread(found), headers={"Cache-Control": "no-store"})
    except Refused as refused:
        language = request.query_params.get("language", "")
        words = lesson_words(language if language in LANGUAGES else LANGUAGES[0], game)
        status = 404 if refused.code in ("no-such-lesson", "no-lessons") else 400
        return answer(refusal_answer(refused, words), status)
