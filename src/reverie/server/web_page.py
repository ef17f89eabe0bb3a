"""The page: the browser's table as it was built, and the Fluent files from which it takes every word."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from reverie.games import registered_game
from reverie.kernel import Game, Refused
from reverie.lessons import common_lesson_source, lesson_source
from reverie.lessons.lesson_words import COMMON as OF_LESSONS
from reverie.server.engine_files import ENGINE, WORKER_NAME, WORKER_POLICY
from reverie.server.static_files import Body, body_response, compressed_body, file_response
from reverie.text import LANGUAGES

PAGE: Final = Path(__file__).parent / "page"
"""Where ``make web`` puts the page."""

_FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_ASK_FIRST: Final = {"Cache-Control": "no-cache"}
_KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
PLACES: Final = (
    "/",
    "/tables/{table}",
    "/replay",
    "/replay/{table}",
    "/compare/{table}",
    "/how/{game}",
    "/learn/{game}",
    "/studio/{game}",
    "/tonight",
    "/tonight/{day}/{game}",
)
"""What the page itself finds its way to: the server gives the same file for all of them."""

_NO_PLACES: Final = ("/api/", "/ws/", "/assets/", "/texts/", "/licences/", "/engine/")
"""What programs ask for, not people."""


class NoSuchText(Refused):
    """There are no words of that language or game."""


def is_built() -> bool:
    return (PAGE / "index.html").is_file()


def routes() -> list[BaseRoute]:
    """The page's endpoints; none of its own places where it has not been built."""
    texts: list[BaseRoute] = [
        Route("/texts/{language}.ftl", common_words),
        Route("/texts/{language}/coach.ftl", coach_words),
        Route("/texts/{language}/lessons.ftl", lesson_words),
        Route("/texts/{language}/{game}.ftl", game_words),
        Route("/texts/{language}/{game}/rules.ftl", game_rules),
        Route("/texts/{language}/{game}/lessons.ftl", game_lessons),
    ]
    if not is_built():
        return texts
    return [
        *(Route(place, index) for place in PLACES),
        Route("/assets/{name}", asset),
        Route("/icon.svg", icon),
        Route("/licences/{name}", licence),
        *texts,
    ]


async def index(request: Request) -> Response:
    return file_response(request, PAGE / "index.html", "text/html", _ASK_FIRST)


async def nowhere(request: Request, _: Exception) -> Response:
    """A path that leads nowhere: whoever follows a link in a browser gets the page, which says so and shows the way."""
    is_file = request.url.path.startswith(_NO_PLACES)
    if is_file or request.method != "GET" or "text/html" not in request.headers.get("accept", "") or not is_built():
        return Response("Not Found\n", 404, media_type="text/plain")
    response = await index(request)
    response.status_code = 404
    return response


async def icon(request: Request) -> Response:
    return file_response(request, PAGE / "icon.svg", "image/svg+xml", _ASK_FIRST)


async def asset(request: Request) -> Response:
    """A file whose name changes with what is in it."""
    file = PAGE / "assets" / Path(request.path_params["name"]).name
    if file.suffix not in _KINDS:
        return Response(status_code=404)
    policy = {"Content-Security-Policy": WORKER_POLICY} if file.name.startswith(WORKER_NAME) else {}
    return file_response(request, file, _KINDS[file.suffix], {**_FOREVER, **policy})


async def licence(request: Request) -> Response:
    """The licence of what the page brings along and others made: fonts and code."""
    name = Path(request.path_params["name"]).name
    if not name.endswith(".txt"):
        return Response(status_code=404)
    places = [folder / "licences" / name for folder in (PAGE, ENGINE)]
    return file_response(request, next(filter(Path.is_file, places), places[0]), "text/plain", _ASK_FIRST)


async def common_words(request: Request) -> Response:
    return _words(request, _common(_language(request)))


async def coach_words(request: Request) -> Response:
    return _words(request, _of_coach(_language(request)))


async def game_words(request: Request) -> Response:
    return _words(request, _of_game(_game(request), f"{_language(request)}.ftl"))


async def game_rules(request: Request) -> Response:
    return _words(request, _of_game(_game(request), f"rules.{_language(request)}.ftl"))


async def lesson_words(request: Request) -> Response:
    return _words(request, _of_lessons(_language(request)))


async def game_lessons(request: Request) -> Response:
    return _words(request, _lessons(_game(request), _language(request)))


def _words(request: Request, body: Body) -> Response:
    return body_response(request, body, "text/plain", _ASK_FIRST)


COMMAND_TEXTS: Final = frozenset(
    f"{name}.ftl"
    for name in (
        *("commands", "datasets", "laboratory", "ladder", "learn", "scenarios", "serving", "solving"),
        *("training", "trials", "workshop"),
    )
)
"""What only commands say, and the studio's refusals, which come in words: no page needs it."""
LATER_TEXTS: Final = frozenset(("daily.ftl", "review.ftl", OF_LESSONS))
"""What a part of the page says that comes later; it brings it along (``web/src/review/words.svelte.ts``), or asks."""
_OF_THE_SITE: Final = "site.ftl"
"""What only the edition without a server says."""


COACH_TEXTS: Final = "coach.ftl"
"""What the coach says: a page asks for it when it is needed."""


def common_source(language: str, with_site: bool = False) -> str:
    """Reverie's own words of one language, as one file, but for those that only commands say or that come later."""
    folder = files("reverie.text") / language
    left_out = COMMAND_TEXTS | LATER_TEXTS | {COACH_TEXTS} | (set() if with_site else {_OF_THE_SITE})
    wanted = (place for place in folder.iterdir() if place.name.endswith(".ftl") and place.name not in left_out)
    sources = sorted(wanted, key=lambda place: place.name)
    return "\n".join(source.read_text(encoding="utf-8") for source in sources)


def coach_source(language: str) -> str:
    """The coach's words of one language."""
    return (files("reverie.text") / language / COACH_TEXTS).read_text(encoding="utf-8")


def game_source(game: Game, name: str) -> str:
    """A file of a game's words."""
    return (game.folder / "text" / name).read_text(encoding="utf-8")


@cache
def _common(language: str) -> Body:
    return compressed_body(common_source(language).encode())


@cache
def _of_coach(language: str) -> Body:
    return compressed_body(coach_source(language).encode())


@cache
def _lessons(game: Game, language: str) -> Body:
    return compressed_body(lesson_source(game, language).encode())


@cache
def _of_lessons(language: str) -> Body:
    return compressed_body(common_lesson_source(language).encode())


@cache
def _of_game(game: Game, name: str) -> Body:
    return compressed_body(game_source(game, name).encode())


def _language(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise NoSuchText("unknown-language", {"given": language[:40], "known": ", ".join(LANGUAGES)})
    return language


def _game(request: Request) -> Game:
    return registered_game(request.path_params["game"])
