"""The page: the browser's table as it was built, and the Fluent files from which it takes every word.

Everything is read and squeezed once and kept: a file costs no more than its bytes, however often it is asked for.
"""

import gzip
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from reverie.games import registered_game
from reverie.kernel import Game, Refused
from reverie.text import LANGUAGES

PAGE: Final = Path(__file__).parent / "page"
"""Where ``make web`` puts the page."""

_FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_ASK_FIRST: Final = {"Cache-Control": "no-cache"}
_KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
_PLACES: Final = ("/", "/tables/{table}", "/replay", "/replay/{table}", "/how/{game}")
"""What the page itself finds its way to: the server gives the same file for all of them."""

_NO_PLACES: Final = ("/api/", "/ws/", "/assets/", "/texts/", "/licences/")
"""What programs ask for, not people."""


class NoSuchText(Refused):
    """There are no words of that language or game."""


def is_built() -> bool:
    return (PAGE / "index.html").is_file()


def routes() -> list[BaseRoute]:
    """The page's endpoints; none of its own places where it has not been built."""
    texts: list[BaseRoute] = [
        Route("/texts/{language}.ftl", common_words),
        Route("/texts/{language}/{game}.ftl", game_words),
        Route("/texts/{language}/{game}/rules.ftl", game_rules),
    ]
    if not is_built():
        return texts
    return [
        *(Route(place, index) for place in _PLACES),
        Route("/assets/{name}", asset),
        Route("/icon.svg", icon),
        Route("/licences/{name}", licence),
        *texts,
    ]


async def index(request: Request) -> Response:
    return _file(request, PAGE / "index.html", "text/html", _ASK_FIRST)


async def nowhere(request: Request, _: Exception) -> Response:
    """A path that leads nowhere: whoever follows a link in a browser gets the page, which says so and shows the way."""
    is_file = request.url.path.startswith(_NO_PLACES)
    if is_file or request.method != "GET" or "text/html" not in request.headers.get("accept", "") or not is_built():
        return Response("Not Found\n", 404, media_type="text/plain")
    response = await index(request)
    response.status_code = 404
    return response


async def icon(request: Request) -> Response:
    return _file(request, PAGE / "icon.svg", "image/svg+xml", _ASK_FIRST)


async def asset(request: Request) -> Response:
    """A file whose name changes with what is in it."""
    file = PAGE / "assets" / Path(request.path_params["name"]).name
    if file.suffix not in _KINDS:
        return Response(status_code=404)
    return _file(request, file, _KINDS[file.suffix], _FOREVER)


async def licence(request: Request) -> Response:
    """The licence of a font that the page brings along."""
    file = PAGE / "licences" / Path(request.path_params["name"]).name
    if file.suffix != ".txt":
        return Response(status_code=404)
    return _file(request, file, "text/plain", _ASK_FIRST)


async def common_words(request: Request) -> Response:
    return _words(request, _common(_language(request)))


async def game_words(request: Request) -> Response:
    return _words(request, _of_game(_game(request), f"{_language(request)}.ftl"))


async def game_rules(request: Request) -> Response:
    return _words(request, _of_game(_game(request), f"rules.{_language(request)}.ftl"))


class _Body(NamedTuple):
    plain: bytes
    squeezed: bytes


def _body(plain: bytes) -> _Body:
    return _Body(plain, gzip.compress(plain, mtime=0))


@lru_cache(maxsize=256)
def _read(file: Path, _modified: int) -> _Body:
    """The page may be built again while the server runs: then it has been modified."""
    return _body(file.read_bytes())


def _file(request: Request, file: Path, kind: str, headers: dict[str, str]) -> Response:
    try:
        body = _read(file, file.stat().st_mtime_ns)
    except (OSError, ValueError):  # there is none of that name, or it is no name that a file could have
        return Response(status_code=404)
    return _answer(request, body, kind, headers)


def _words(request: Request, body: _Body) -> Response:
    return _answer(request, body, "text/plain", _ASK_FIRST)


def _answer(request: Request, body: _Body, kind: str, headers: dict[str, str]) -> Response:
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", "") or len(body.squeezed) >= len(body.plain):
        return Response(body.plain, media_type=kind, headers=headers)
    return Response(body.squeezed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})


@cache
def _common(language: str) -> _Body:
    """All of Reverie's own words of one language, as one file."""
    folder = files("reverie.text") / language
    sources = sorted((place for place in folder.iterdir() if place.name.endswith(".ftl")), key=lambda place: place.name)
    return _body("\n".join(source.read_text(encoding="utf-8") for source in sources).encode())


@cache
def _of_game(game: Game, name: str) -> _Body:
    return _body((game.folder / "text" / name).read_text(encoding="utf-8").encode())


def _language(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise NoSuchText("unknown-language", {"given": language[:40], "known": ", ".join(LANGUAGES)})
    return language


def _game(request: Request) -> Game:
    return registered_game(request.path_params["game"])
