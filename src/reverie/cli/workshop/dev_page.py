"""What a server adds to its page for somebody who is making a game: a table at once, and a line that tells the news.

The line is a small script beside the page, which asks for the news once a second. It survives the server: each version
of the game has a server of its own, and when another one answers, the page loads itself again.
"""

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from reverie.bots import usual_bot
from reverie.games import registered_game
from reverie.server.app import make_app
from reverie.server.guard import Guard
from reverie.server.http_endpoints import guest_here, identity, tables
from reverie.server.rate_limits import Quotas
from reverie.server.settings import Settings
from reverie.server.web_page import PAGE, PLACES, is_built
from reverie.table import entries
from reverie.table.entries import AnyDeed, Entry
from reverie.table.folding import apply
from reverie.text import LANGUAGES, words_for
from reverie.wire.http_messages import NewTableRequest

_KINDS: Final = {"page.js": "text/javascript", "page.css": "text/css"}
_HEAD: Final = '<link rel="stylesheet" href="/dev/page.css" /><script type="module" src="/dev/page.js"></script>'


@dataclass(frozen=True, slots=True)
class DevTable:
    """Which table somebody who makes a game wants, and where the news is written."""

    game: str
    players: int
    bots: str
    news: Path
    run: str = field(default_factory=lambda: secrets.token_hex(8))
    """Another one for every server: a page that sees another loads itself again."""


def playing_app(wanted: DevTable) -> Callable[[Settings], Starlette]:
    """The whole server, with the routes of the workshop before its own."""

    def make(settings: Settings) -> Starlette:
        app = make_app(settings)
        app.state.dev = wanted
        app.router.routes[0:0] = [Route("/dev", own_table), Route("/dev/new", fresh_table), *_own_routes()]
        if is_built():
            app.router.routes[0:0] = [Route(place, page) for place in PLACES]
        return app

    return make


def waiting_app(wanted: DevTable) -> Callable[[Settings], Starlette]:
    """Nothing but the news, on every path: there is no game yet that could be played."""

    def make(settings: Settings) -> Starlette:
        guard = Middleware(Guard, quotas=Quotas(settings.limits, settings.rate))
        app = Starlette(routes=[*_own_routes(), Route("/{path:path}", waiting)], middleware=[guard])
        app.state.dev = wanted
        return app

    return make


def _own_routes() -> list[BaseRoute]:
    return [Route("/dev/news", news), Route("/dev/{name}", own_file)]


async def page(_: Request) -> Response:
    """The page as it was built, and the line of news in it."""
    built = (PAGE / "index.html").read_text(encoding="utf-8")
    return Response(built.replace("</head>", f"{_HEAD}</head>", 1), media_type="text/html")


async def waiting(request: Request) -> Response:
    title = escape(_wanted(request).game)
    return Response(
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>{_HEAD}</head>'
        '<body class="dev-waiting"></body></html>',
        media_type="text/html",
    )


async def own_file(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in _KINDS:
        return Response(status_code=404)
    return Response((files("reverie.cli.workshop") / name).read_bytes(), media_type=_KINDS[name])


async def news(request: Request) -> Response:
    """What there is to say, in the language of the page."""
    asked = request.query_params.get("language", "")
    language = asked if asked in LANGUAGES else LANGUAGES[0]
    told = read_news(_wanted(request).news)
    words = words_for(language)
    found: dict[str, Any] = {"run": _wanted(request).run, "fresh": words.say("dev-page-new")}
    found |= {"title": words.say("dev-page-problems"), "close": words.say("dev-page-close")}
    found |= {kind: [texts[language] for texts in told[kind]] for kind in ("problems", "news")}
    return JSONResponse(found)


def read_news(file: Path) -> dict[str, list[dict[str, str]]]:
    """What was written last; nothing where nothing was."""
    try:
        found: dict[str, list[dict[str, str]]] = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        found = {}
    return {kind: found.get(kind, []) for kind in ("problems", "news")}


def _wanted(request: Request) -> DevTable:
    found: DevTable = request.app.state.dev
    return found


# A table at once.


async def own_table(request: Request) -> Response:
    """The table of whoever asks, where a game is going on; else a new one."""
    guest = await guest_here(request)
    rows = await tables(request).store.tables.of_guest(guest) if guest else []
    open_rows = [row for row in rows if row.game == _wanted(request).game and row.phase != "over"]
    if open_rows:
        return RedirectResponse(f"/tables/{open_rows[0].id}", 303)
    return await fresh_table(request)


async def fresh_table(request: Request) -> Response:
    """A game that begins at once: whoever asks on the first seat, bots on the others."""
    guest = await guest_here(request)
    is_new = not guest
    if is_new:
        guest = identity(request).new_guest()
        language = _language(request)
        name = words_for(language).say("dev-guest")
        await tables(request).store.people.upsert(guest, name, language)
        tables(request).people.rename(guest, name)
    response = RedirectResponse(f"/tables/{await _begun(request, guest)}", 303)
    if is_new:
        identity(request).sign_in(response, guest)
    return response


def _language(request: Request) -> str:
    """What the browser would like best, of what there is."""
    liked = [part.split(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in liked if language in LANGUAGES), LANGUAGES[0])


async def _begun(request: Request, guest: str) -> str:
    wanted, here = _wanted(request), tables(request)
    table = await here.create(guest, NewTableRequest(game=wanted.game, players=wanted.players))
    level = wanted.bots or usual_bot(registered_game(wanted.game))
    bots: list[AnyDeed] = [entries.BotSat(seat, level) for seat in range(1, wanted.players)]
    for deed in (entries.Sat(0, guest), *bots, entries.ReadySaid(0, True)):
        entry = Entry(table.number + 1, here.clock(), deed, guest)
        await here.store.tables.append(table.id, entry)
        apply(table, entry)
    here.bring_in(table, {guest: await here.people.name_of(guest)})
    return table.id
