"""The daily deals over HTTP: today's games, beginning one, results, past days."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from reverie.kernel.daily_deals import read_day
from reverie.server.daily_deals import DailyDeals
from reverie.server.daily_standings import DailyStandings
from reverie.server.daily_studies import DailyStudies
from reverie.server.guard import client_of
from reverie.server.http_endpoints import answer, guest_here, identity, known_guest, quotas, tables
from reverie.wire.daily_messages import DailyBegun


def routes() -> list[Route]:
    return [
        Route("/api/daily", today),
        Route("/api/daily/days", days),
        Route("/api/daily/{game}", begin, methods=["POST"]),
        Route("/api/daily/{day}/{game}", results),
    ]


def deals(request: Request) -> DailyDeals:
    found: DailyDeals = request.app.state.daily_deals
    return found


def standings(request: Request) -> DailyStandings:
    found: DailyStandings = request.app.state.daily_standings
    return found


async def today(request: Request) -> Response:
    await deals(request).settle()
    return answer(await standings(request).info(await guest_here(request)))


async def days(request: Request) -> Response:
    """Past days with results; ``?before=2026-11-18`` goes on."""
    before = request.query_params.get("before", "")
    guest = await guest_here(request)
    return answer(await standings(request).days(guest, read_day(before, "before") if before else None))


async def begin(request: Request) -> Response:
    """One's own table of today's deal. It counts as a new one, once; the browser is marked from now on."""
    await tables(request).make_way()
    guest, game = await known_guest(request), request.path_params["game"]
    device = identity(request).device_in(request.headers.getlist("cookie")) or identity(request).new_device()
    seal = identity(request).seal("daily", device)
    table = await deals(request).begun(guest, seal, game)
    if table is None:
        counted, address = quotas(request), client_of(request.scope)
        counted.new_table(address, guest)
        try:
            table = await deals(request).begin(guest, seal, game)
        except BaseException:
            counted.no_table(address, guest)
            raise
    response = answer(DailyBegun(table=table))
    identity(request).mark_device(response, device)
    return response


async def results(request: Request) -> Response:
    """How everybody did on a day. Whoever looks at a day that is over has the coach play it too."""
    day = read_day(request.path_params["day"], "day")
    await deals(request).settle()
    found = await standings(request).results(await guest_here(request), day, request.path_params["game"])
    if found.coach is not None and found.entrants:
        studies: DailyStudies = request.app.state.daily_studies
        found = studies.with_coach(found)
    return answer(found)
