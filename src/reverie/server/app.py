"""The application: storage, tables and endpoints put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.routing import WebSocketRoute

from reverie.kernel import Refused
from reverie.server import (
    coach_endpoints,
    daily_endpoints,
    docs_site,
    engine_files,
    http_endpoints,
    lesson_endpoints,
    replay_endpoints,
    second_device,
    studio_endpoints,
    trial_runs,
    web_page,
)
from reverie.server.daily_deals import DailyDeals
from reverie.server.daily_standings import DailyStandings
from reverie.server.daily_studies import DailyStudies
from reverie.server.guard import Guard
from reverie.server.health import Health
from reverie.server.identity import Identity, secret_in
from reverie.server.proxies import Proxies
from reverie.server.rate_limits import Quotas
from reverie.server.settings import Settings
from reverie.server.storage import Store
from reverie.server.tables import Tables
from reverie.server.websocket_endpoint import table_socket


def make_app(settings: Settings) -> Starlette:
    """A server that is ready to be run; it opens its storage when it starts."""
    quotas = Quotas(settings.limits, settings.rate)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        tables = Tables(store, settings, owner_of=quotas.home_of)
        app.state.tables = tables
        app.state.identity = Identity(_secret(settings), settings.secure)
        app.state.settings = settings
        app.state.quotas = quotas
        app.state.health = Health(store)
        app.state.replay_workers = replay_endpoints.replay_workers(settings)
        app.state.coach_workers = coach_endpoints.coach_workers(settings)
        app.state.trial_workers = trial_runs.trial_workers(settings)
        app.state.daily_deals = DailyDeals(store, tables)
        app.state.daily_standings = DailyStandings(store, app.state.daily_deals)
        app.state.daily_studies = DailyStudies(store, tables, app.state.daily_deals, app.state.coach_workers)
        await app.state.daily_deals.open()
        await tables.open()
        app.state.daily_studies.open()
        try:
            yield
        finally:
            await app.state.daily_studies.close()
            await app.state.daily_deals.close()
            app.state.coach_workers.close()
            app.state.replay_workers.close()
            app.state.trial_workers.close()
            await tables.close()
            await store.close()

    return Starlette(
        routes=[
            WebSocketRoute("/ws/tables/{table}", table_socket),
            *web_page.routes(),
            *docs_site.routes(),
            *engine_files.routes(),
            *http_endpoints.routes(),
            *replay_endpoints.routes(),
            *coach_endpoints.routes(),
            *lesson_endpoints.routes(),
            *second_device.routes(),
            *daily_endpoints.routes(),
            *studio_endpoints.routes(),
        ],
        middleware=[
            Middleware(Guard, quotas=quotas, origins=settings.origins, proxies=Proxies(settings.trusted_proxies))
        ],
        exception_handlers={
            404: web_page.nowhere,
            Refused: http_endpoints.refused,
            ClientDisconnect: http_endpoints.gone,
            Exception: http_endpoints.failed,
        },
        lifespan=lifespan,
    )


def _secret(settings: Settings) -> str:
    if settings.secret:
        return settings.secret
    if isinstance(settings.database, Path):
        return secret_in(settings.database)
    raise Refused("secret-missing")
