"""The page: the browser's table as it was built, and the Fluent files from which it takes every word."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
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


class NoSuchText(Refused):
    """There are no words of that language or game."""


def is_built() -> bool:
    return (PAGE / "index.html").is_file()


def routes() -> list[BaseRoute]:
    """The page's doors; none of its own places where it has not been built."""
    squeezed = [Middleware(GZipMiddleware, minimum_size=500)]
    texts: list[BaseRoute] = [
        Route("/texts/{language}.ftl", common_words, middleware=squeezed),
        Route("/texts/{language}/{game}.ftl", game_words, middleware=squeezed),
        Route("/texts/{language}/{game}/rules.ftl", game_rules, middleware=squeezed),
    ]
    if not is_built():
        return texts
    return [
        *(Route(place, index, middleware=squeezed) for place in _PLACES),
        Route("/assets/{name}", asset, middleware=squeezed),
        Route("/icon.svg", icon),
        Route("/licences/{name}", licence),
        *texts,
    ]


async def index(_: Request) -> Response:
    return FileResponse(PAGE / "index.html", media_type="text/html", headers=_ASK_FIRST)


async def icon(_: Request) -> Response:
    return FileResponse(PAGE / "icon.svg", media_type="image/svg+xml", headers=_ASK_FIRST)


async def asset(request: Request) -> Response:
    """A file whose name changes with what is in it."""
    file = PAGE / "assets" / Path(request.path_params["name"]).name
    if not file.is_file() or file.suffix not in _KINDS:
        return Response(status_code=404)
    return FileResponse(file, media_type=_KINDS[file.suffix], headers=_FOREVER)


async def licence(request: Request) -> Response:
    """The licence of a font that the page brings along."""
    file = PAGE / "licences" / Path(request.path_params["name"]).name
    if not file.is_file() or file.suffix != ".txt":
        return Response(status_code=404)
    return FileResponse(file, media_type="text/plain", headers=_ASK_FIRST)


async def common_words(request: Request) -> Response:
    return _words(_common(_language(request)))


async def game_words(request: Request) -> Response:
    return _words(_of_game(_game(request), f"{_language(request)}.ftl"))


async def game_rules(request: Request) -> Response:
    return _words(_of_game(_game(request), f"rules.{_language(request)}.ftl"))


def _words(text: str) -> Response:
    return Response(text, media_type="text/plain", headers=_ASK_FIRST)


@cache
def _common(language: str) -> str:
    """All of Reverie's own words of one language, as one file."""
    folder = files("reverie.text") / language
    sources = sorted((place for place in folder.iterdir() if place.name.endswith(".ftl")), key=lambda place: place.name)
    return "\n".join(source.read_text(encoding="utf-8") for source in sources)


@cache
def _of_game(game: Game, name: str) -> str:
    return (game.folder / "text" / name).read_text(encoding="utf-8")


def _language(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise NoSuchText("unknown-language", {"given": language[:40], "known": ", ".join(LANGUAGES)})
    return language


def _game(request: Request) -> Game:
    return registered_game(request.path_params["game"])
