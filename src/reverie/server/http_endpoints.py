"""The HTTP endpoints: lobby, tables, one's own data, health and metrics. Plays go over the WebSocket."""

import asyncio
import hmac
from collections.abc import Coroutine, Mapping, Sequence
from functools import cache
from math import ceil
from time import time
from typing import Any, Final

import msgspec
from msgspec import structs
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from reverie import __version__
from reverie.bots import offered_bots, usual_bot
from reverie.games import all_games, registered_game
from reverie.kernel import BadDocument, Game, Option, Refused
from reverie.server import maintenance
from reverie.server.addresses import links_for_others
from reverie.server.guard import HEADERS, client_of, is_this_machine
from reverie.server.health import Health
from reverie.server.identity import BEFORE, Identity
from reverie.server.limits import longest_body
from reverie.server.metrics import METRICS
from reverie.server.rate_limits import Busy, Quotas, TooFast, TooMany
from reverie.server.refusals import for_guests
from reverie.server.settings import Settings
from reverie.server.storage import GuestRow, TableRow
from reverie.server.table_loading import Shelved
from reverie.server.tables import Tables
from reverie.table.decide_checks import NotAllowed
from reverie.table.facts import fields_by_seat
from reverie.table.live_table import LiveTable, Phase
from reverie.table.standing_answers import stretches_of
from reverie.table.table_info import table_info
from reverie.text import LANGUAGES, words_for
from reverie.wire.daily_messages import AnyDailyAnswer
from reverie.wire.guest_names import named_guest
from reverie.wire.http_messages import (
    AddressesAnswer,
    AnyAnswer,
    ErasedAnswer,
    GameCard,
    GameInfo,
    GameOption,
    GuestAnswer,
    GuestInfo,
    GuestRequest,
    HealthAnswer,
    LobbyTable,
    MeAnswer,
    NewTableRequest,
    OwnTable,
    TableMade,
)
from reverie.wire.lessons import lessons_minutes
from reverie.wire.refusal_answers import refusal_answer
from reverie.wire.studio_messages import AnyStudioAnswer
from reverie.wire.table_lists import as_it_stands, read_summary
from reverie.wire.untrusted_json import read_as

_LOBBY: Final = 100
_GATHERING_SECONDS: Final = 3600.0
_TOLD: Final = 12
"""Of so many of somebody's tables it is told how they stand: each has to be loaded for it."""


def routes() -> list[Route]:
    squeezed = [Middleware(GZipMiddleware, minimum_size=500, compresslevel=6)]
    return [
        Route("/", welcome),
        Route("/health", health),
        Route("/metrics", metrics),
        Route("/api/addresses", addresses),
        Route("/api/games", games, middleware=squeezed),
        Route("/api/games/{game}", game, middleware=squeezed),
        Route("/api/me", me),
        Route("/api/me", become, methods=["POST"]),
        Route("/api/me", erase_me, methods=["DELETE"]),
        Route("/api/me/export", export_me),
        Route("/api/me/tables", my_tables),
        Route("/api/tables", lobby),
        Route("/api/tables", create, methods=["POST"]),
        Route("/api/tables/{table}", table),
    ]


def answer(
    data: AnyAnswer | AnyStudioAnswer | AnyDailyAnswer | Sequence[AnyAnswer],
    status: int = 200,
    headers: dict[str, str] | None = None,
) -> Response:
    """An answer in JSON."""
    return Response(msgspec.json.encode(data), status, headers, "application/json")


async def refused(request: Request, error: Exception) -> Response:
    """A refusal as its asker reads it."""
    assert isinstance(error, Refused)
    error = for_guests(error)
    language = request.query_params.get("language", "en")
    game: Game | None = getattr(request.state, "game", None)  # whose rules have refused it
    words = words_for(language if language in LANGUAGES else "en", game)
    status = {"no-such-table": 404, "daily-no-day": 404, "no-guest": 401, "storage-failed": 503}.get(error.code, 400)
    headers = None
    if isinstance(error, TooFast | TooMany):
        status, headers = 429, {"Retry-After": str(ceil(error.facts.get("seconds", 1)))}
    elif isinstance(error, Busy):
        status, headers = 503, {"Retry-After": str(error.facts["seconds"])}
    elif isinstance(error, Shelved):
        status = 503
    return answer(refusal_answer(error, words), status, headers)


async def gone(request: Request, error: Exception) -> Response:
    """Whoever asked has gone in the middle of it: nobody reads this."""
    return Response(status_code=400)


async def failed(request: Request, error: Exception) -> Response:
    """Something that nobody foresaw. It is answered outside the guard, so the headers are set here."""
    return Response("Internal Server Error\n", 500, HEADERS, "text/plain")


# What the server is.


async def welcome(request: Request) -> Response:
    return Response(f"Reverie {__version__}. The table is set: /api/games, /api/tables.\n", media_type="text/plain")


async def health(request: Request) -> Response:
    """Whether the server could write something down just now; where it could not, why."""
    found: Health = request.app.state.health
    problem = await found.problem()
    if problem:
        return answer(HealthAnswer(ok=False, version=__version__, problem=problem), 503)
    return answer(HealthAnswer(ok=True, version=__version__))


async def metrics(request: Request) -> Response:
    """For whoever knows the token: how busy the tables are is nobody else's business."""
    token: str = request.app.state.settings.metrics_token
    if not token:
        return Response(status_code=404)
    given = request.headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return Response(status_code=401, headers={"WWW-Authenticate": "Bearer"})
    return Response(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)


async def addresses(request: Request) -> Response:
    """Where friends at home find this server: told to its own machine alone, whose page knows no address for others."""
    settings: Settings = request.app.state.settings
    if settings.secure or not is_this_machine(request.scope):
        return answer(AddressesAnswer(addresses=[]))
    return answer(AddressesAnswer(addresses=links_for_others(settings.host, request.scope["server"][1])))


async def games(request: Request) -> Response:
    return answer(await asyncio.to_thread(lambda: [game_card(game) for game in all_games()]))


async def game(request: Request) -> Response:
    return answer(await asyncio.to_thread(game_info, registered_game(request.path_params["game"])))


def game_info(game: Game) -> GameInfo:
    """All that somebody at its table needs to know of a game."""
    return GameInfo(**structs.asdict(game_card(game)), content=game.raw_content)


@cache
def game_card(game: Game) -> GameCard:
    """A game as the start page shows it. The first time every word of every language is read: not in the event loop."""
    return GameCard(
        name=game.name,
        version=game.version,
        players=list(game.player_counts),
        minutes=game.minutes,
        options=[_option(option) for option in game.options],
        bots={count: list(offered_bots(game, count)) for count in game.player_counts},
        usual_bot=usual_bot(game),
        lessons=lessons_minutes(game),
        phase_limit=game.phase_limit,
        window_kinds=list(game.window_kinds),
        stretches=list(stretches_of(game)),
        takeback=game.takeback,
        moves={kind._field_defaults["verb"]: list(kind._fields[:-1]) for kind in game.move_types},
        by_seat=sorted(fields_by_seat(game)),
        titles={language: words_for(language, game).say("game-name") for language in LANGUAGES},
        pitches={language: words_for(language, game).say("game-pitch") for language in LANGUAGES},
    )


def _option(option: Option) -> GameOption:
    named: GameOption = msgspec.convert({"kind": type(option).__name__, **msgspec.to_builtins(option)}, GameOption)
    return named


# Who somebody is.


async def me(request: Request) -> Response:
    row = await tables(request).guests.visit(guest_of(request))
    if row is None:
        return answer(MeAnswer(guest=None))
    before = await tables(request).people.name_of(guest_before(request))
    return answer(MeAnswer(guest=guest_info(row), id=row.id, before=before))


def guest_info(guest: GuestRow) -> GuestInfo:
    """A guest as others may know them."""
    return GuestInfo(name=guest.name, language=guest.language)


async def become(request: Request) -> Response:
    """A name: a new guest, or another name for the one who asks."""
    wanted: GuestRequest = await body(request, GuestRequest)
    named = named_guest(wanted)
    store, signer = tables(request).store, identity(request)
    guest = await guest_here(request)
    if not guest:
        quotas(request).new_guest(client_of(request.scope))
        guest = signer.new_guest()
    await store.people.upsert(guest, named.name, named.language)
    tables(request).people.rename(guest, named.name)
    response = answer(GuestAnswer(guest=named))
    signer.sign_in(response, guest, beside(request))
    return response


async def erase_me(request: Request) -> Response:
    guest = await known_guest(request)
    await maintenance.erase_person(tables(request).store, guest)
    await tables(request).people.forget(guest)
    response = answer(ErasedAnswer(erased=True))
    identity(request).sign_out(response, beside(request))
    return response


async def export_me(request: Request) -> Response:
    guest = await known_guest(request)
    async with quotas(request).export(client_of(request.scope), guest):
        return answer(await maintenance.export_person(tables(request).store, guest))


async def my_tables(request: Request) -> Response:
    """One's own tables; of the latest that are not over, who else is there and whose turn it is."""
    guest = await known_guest(request)
    await tables(request).make_way()
    rows = await tables(request).store.tables.of_guest(guest)
    running = [row for row in rows if row.phase != "over"][:_TOLD]
    told = {own.id: own for own in await asyncio.gather(*(_how_it_stands(request, guest, row) for row in running))}
    return answer([told.get(row.id) or _own_table(row) for row in rows])


async def _how_it_stands(request: Request, guest: str, row: TableRow) -> OwnTable:
    """What a guest may know of a table at a glance; only what the lobby knows where it cannot be read."""
    try:
        actor = await tables(request).actor(row.id)
    except Refused:
        return _own_table(row)
    return as_it_stands(_own_table(row), actor.table, actor.names, guest)


def _own_table(row: TableRow) -> OwnTable:
    return OwnTable(**structs.asdict(_lobby_table(row)))


# Tables.


async def lobby(request: Request) -> Response:
    asked = request.query_params.get("phase", "")
    phase: Phase = asked if asked in ("playing", "over") else "gathering"  # type: ignore[assignment]  # just checked
    counted = quotas(request)
    most = counted.limits.lobby_per_guest
    rows = await tables(request).store.tables.lobby(phase, most, limit=4 * _LOBBY)
    shown = [row for row, is_fair in zip(rows, counted.fair_share(row.host for row in rows), strict=True) if is_fair]
    return answer([_lobby_table(row) for row in shown[:_LOBBY]])


def _lobby_table(row: TableRow) -> LobbyTable:
    """A table as the lobby shows it: never its seed."""
    return LobbyTable(
        id=row.id,
        game=row.game,
        phase=row.phase,
        created_at=row.created_at,
        updated_at=row.updated_at,
        summary=read_summary(row.summary),
    )


async def create(request: Request) -> Response:
    await tables(request).make_way()
    guest = await known_guest(request)
    wanted: NewTableRequest = await body(request, NewTableRequest)
    request.state.game = registered_game(wanted.game)
    return await made_table(request, guest, tables(request).create(guest, wanted), {})


async def made_table(
    request: Request, guest: str, making: Coroutine[Any, Any, LiveTable], names: Mapping[str, str]
) -> Response:
    """A table that somebody may make now, counted and brought in; where it cannot be made, it does not count."""
    counted, address = quotas(request), client_of(request.scope)
    try:
        await _check_gathering(request, guest)
        counted.new_table(address, guest)
    except BaseException:
        making.close()
        raise
    try:
        new = await making
    except BaseException:
        counted.no_table(address, guest)
        raise
    tables(request).bring_in(new, names)
    return answer(TableMade(id=new.id, commitment=new.created.commitment), 201)


async def _check_gathering(request: Request, guest: str) -> None:
    """Somebody who sets up one table after another and begins none has to wait: the lobby is for all."""
    most = quotas(request).limits.gathering_per_guest
    if not quotas(request).may_have_made(guest, most):
        return  # nearly always: nobody has to be asked
    latest = await tables(request).store.tables.gathering_of(guest, time() - _GATHERING_SECONDS, most)
    if len(latest) >= most:
        seconds = max(1, ceil(latest[-1] + _GATHERING_SECONDS - time()))
        raise TooMany("too-many-gathering", {"most": most, "seconds": seconds})


async def table(request: Request) -> Response:
    actor = await tables(request).actor(request.path_params["table"])
    return answer(table_info(actor.table, actor.names))


# What is asked again and again.


def tables(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


def identity(request: Request) -> Identity:
    found: Identity = request.app.state.identity
    return found


def quotas(request: Request) -> Quotas:
    found: Quotas = request.app.state.quotas
    return found


def guest_of(request: Request) -> str:
    return identity(request).guest_in(request.headers.getlist("cookie"), beside(request))


def guest_before(request: Request) -> str:
    """Who this device was before its person came over from another one."""
    return identity(request).guest_in(request.headers.getlist("cookie"), BEFORE)


def beside(request: Request) -> str:
    """Which of the people at one browser asks (``?beside=2``)."""
    return request.query_params.get("beside", "")


async def guest_here(request: Request) -> str:
    """Who asks; nobody if the cookie is missing, not ours, or of somebody who has been forgotten."""
    row = await tables(request).guests.visit(guest_of(request))
    return "" if row is None else row.id


async def known_guest(request: Request) -> str:
    guest = await guest_here(request)
    if not guest:
        raise NotAllowed("no-guest")
    return guest


async def body(request: Request, wanted: type[Any]) -> Any:
    """The request's JSON body as that type."""
    return read_as(await raw_body(request), wanted)


async def raw_body(request: Request) -> bytes:
    """The request's body, if it is not too long."""
    raw, longest = b"", longest_body(request.scope["path"])
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > longest:
            raise BadDocument("too-large", {"longest": longest})
    return raw
