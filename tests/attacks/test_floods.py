"""Floods: one guest or one address asks for more than its share, and everybody else notices nothing.

Most of these come through a proxy that the server trusts, so that each test has addresses of its own.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from reverie import wire
from reverie.server import limits
from reverie.server.connections import Gate
from reverie.server.guard import Guard
from reverie.server.limits import Bucket, Limits
from reverie.server.proxies import Proxies
from reverie.server.rate_limits import Busy, Quotas, TooFast, address_key
from reverie.table import commands as say
from tests.attacks.conftest import Figure
from tests.attacks.raw import PATIENCE, answer, connected, request, statuses
from tests.server.serving import Line, Person, Server, play_out, quiet_server, seated

pytestmark = pytest.mark.anyio

RATE = 10.0
SMALL = {
    "sockets_per_guest": 3,
    "sockets_per_address": 5,
    "guests_per_address": 30,
    "tables_per_address": 60,
    "tables_per_guest": 600,
    "gathering_per_guest": 4,
    "lobby_per_guest": 2,
    "lobby_per_address": 3,
    "talk_per_table": 96,
}
"""Of what is counted by the hour a sixth may be had at once: 5 guests, 10 tables."""


@pytest.fixture(name="proxied", scope="module")
def server_behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("data")
    with quiet_server(folder, rate=RATE, limits=SMALL, trusted_proxies=["127.0.0.1"]) as server:
        yield server


@pytest.fixture
def _standing_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bucket fills up again while a test is at it."""
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)


class Caller(Person):
    """Somebody whose requests come from that address, as the proxy says."""

    def __init__(self, server: Server, forwarded: str, name: str = "") -> None:
        super().__init__(server.address, name)
        self.forwarded = {"X-Forwarded-For": forwarded}
        self.http.headers.update(self.forwarded)

    async def connect(self, table: str, *arguments: Any, **more: Any) -> Line:
        return await super().connect(table, *arguments, headers={**self.forwarded, **more.pop("headers", {})}, **more)


@asynccontextmanager
async def callers(server: Server, forwarded: str, *names: str) -> AsyncIterator[list[Caller]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Caller(server, forwarded, name)) for name in names]  # type: ignore[misc]


async def new_guest(server: Server, forwarded: str) -> Any:
    async with Caller(server, forwarded) as nobody:
        return await nobody.post("/api/me", {"name": "Eve"})


def is_refused(answer: Any, code: str) -> bool:
    """With all that a clear answer has."""
    assert answer.status_code in (200, 201, 429), answer.text
    if answer.status_code != 429:
        return False
    body = answer.json()
    assert body["code"] == code
    assert 0 < body["facts"]["seconds"] <= int(answer.headers["retry-after"])
    assert body["text"]
    return True


# Guests.


async def test_one_address_cannot_make_guests_without_end(proxied: Server, figure: Figure) -> None:
    async with callers(proxied, "203.0.113.1", "Ada") as (ada,):
        answers = [await new_guest(proxied, "203.0.113.1") for _ in range(12)]
        refused = [answer for answer in answers if is_refused(answer, "too-many-guests")]
        assert len(refused) == 8
        assert not any("set-cookie" in answer.headers for answer in refused)
        assert (await ada.rename("Ada Lovelace")).status_code == 200, "whoever is here already may stay"
        assert not is_refused(await new_guest(proxied, "203.0.113.2"), ""), "others come in as before"
        figure("guests that 12 requests made", 12 - len(refused))


async def test_a_forged_chain_of_addresses_helps_nobody(proxied: Server) -> None:
    """The proxy adds the address that it has seen to the right: what stands left of it is the caller's invention."""
    answers = [await new_guest(proxied, f"198.51.100.{number}, 203.0.113.3") for number in range(8)]
    assert [is_refused(answer, "too-many-guests") for answer in answers] == [False] * 5 + [True] * 3
    odd = [await new_guest(proxied, f"nonsense-{number}") for number in range(8)]
    assert sum(is_refused(answer, "too-many-guests") for answer in odd) == 3, "what is no address counts as one"


async def test_addresses_of_one_household_are_one(proxied: Server) -> None:
    answers = [await new_guest(proxied, f"2001:db8:1:2:{number:x}::1") for number in range(8)]
    assert [is_refused(answer, "too-many-guests") for answer in answers] == [False] * 5 + [True] * 3
    assert not is_refused(await new_guest(proxied, "2001:db8:1:3::1"), "")


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:ffff::1", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", ""),
    ],
)
def test_what_counts_as_one_address(host: str, key: str) -> None:
    assert address_key(host) == key


# Tables.


async def test_one_address_cannot_fill_the_lobby(proxied: Server, figure: Figure) -> None:
    async with (
        callers(proxied, "203.0.113.10", "Ben") as (ben,),
        callers(proxied, "203.0.113.11", "Eve", "Mallory", "Trudy") as attackers,
    ):
        honest = await ben.make_table()
        made, codes = [], []
        for attacker in attackers:
            for _ in range(5):
                answer = await attacker.post("/api/tables", {"game": "psycle", "players": 2})
                if answer.status_code == 201:
                    made.append(answer.json()["id"])
                else:
                    assert answer.status_code == 429
                    assert int(answer.headers["retry-after"]) >= 1
                    codes.append(answer.json()["code"])
        assert codes == ["too-many-gathering"] * 2 + ["too-many-tables"] * 3
        assert len(made) == 10
        lobby = [row["id"] for row in (await ben.get("/api/tables")).json()]
        assert honest in lobby
        shown = [table for table in lobby if table in made]
        assert len(shown) == 3, "no address has more than its share"
        assert made[9] == shown[0], "the latest first"
        assert await ben.make_table(), "others make theirs as before"
        figure("tables of 15 wanted: made", len(made))
        figure("tables of 15 wanted: shown in the lobby", len(shown))


async def test_a_table_that_is_refused_does_not_count(proxied: Server) -> None:
    async with callers(proxied, "203.0.113.12", "Ada") as (ada,):
        for _ in range(12):
            assert (await ada.post("/api/tables", {"game": "psycle", "players": 99})).status_code == 400
        assert await ada.make_table()


async def test_another_game_is_another_table(proxied: Server) -> None:
    """Else two who agree would make tables by playing very short games. It counts once, however often it is said."""
    async with callers(proxied, "203.0.113.13", "Ada", "Ben", "Cleo") as (ada, ben, cleo):
        table = await ada.make_table(options={"psycle_cap": 1})
        async with cleo.at(table) as line:
            assert {await line.refused(say.Rematch()) for _ in range(11)} == {"not-seated"}
        async with seated(table, ada, ben) as lines:
            await play_out(*lines)
            for line in (lines[0], lines[0], lines[1]):
                await line.done(say.Rematch())
            await lines[0].until(lambda: lines[0].table.rematch)
        for host, number in ((ada, 3), (ben, 4), (cleo, 1)):
            for _ in range(number):
                await host.make_table()
        one_more = await cleo.post("/api/tables", {"game": "psycle", "players": 2})
        assert is_refused(one_more, "too-many-tables"), "two of ten were for the game and the next one"


@pytest.mark.usefixtures("_standing_clock")
def test_whoever_is_last_to_want_another_game_has_it_counted() -> None:
    quotas = Quotas(Limits(tables_per_guest=6), rate=20.0)
    for number in range(3):
        quotas.rematch("here", "ann", f"table-{number}", {"ann", "ben"})
        quotas.rematch("here", "ann", f"table-{number}", {"ann", "ben"})
    quotas.rematch("here", "ben", "table-0", {"ann", "ben"})  # hers may still be on its way
    quotas.rematch("here", "ben", "table-0", {"ben"})
    quotas.rematch("here", "ann", "table-0", set())
    for _ in range(2):
        with pytest.raises(TooFast):
            quotas.rematch("here", "ben", "table-1", {"ben"})
    quotas.new_table("here", "ann")


async def test_a_table_that_fails_does_not_count(tmp_path: Path) -> None:
    patches = {"reverie.wire.new_tables.commitment": None}
    with Server(tmp_path, patches=patches, limits={"tables_per_guest": 6}) as server:
        async with Person(server.address, "Ada") as ada:
            ada.http.headers["Connection"] = "close"
            answers = [await ada.post("/api/tables", {"game": "psycle", "players": 2}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [500] * 3


@pytest.mark.usefixtures("_standing_clock")
def test_a_guest_has_a_share_of_tables_wherever_they_come_from() -> None:
    quotas = Quotas(Limits(tables_per_guest=60, tables_per_address=240), rate=20.0)
    for number in range(10):
        quotas.new_table(f"address-{number}", "eve")
    with pytest.raises(TooFast):
        quotas.new_table("another", "eve")
    for number in range(40):
        quotas.new_table("school", f"pupil-{number}")
    with pytest.raises(TooFast) as caught:
        quotas.new_table("school", "one-more")
    assert 0 < caught.value.facts["seconds"] <= 15


async def test_hosts_of_one_address_have_one_home() -> None:
    quotas = Quotas(Limits(), rate=20.0)
    for number in range(5):
        quotas.new_table("203.0.113.9", f"guest-{number}")
    assert {quotas.home_of(f"guest-{number}") for number in range(5)} == {"203.0.113.9"}
    assert quotas.home_of("somebody") == "somebody"


# Taking along.


async def test_nobody_takes_their_data_along_without_end(tmp_path: Path) -> None:
    with quiet_server(tmp_path, limits={"exports_per_guest": 6}) as server:
        async with Person(server.address, "Ada") as ada, Person(server.address, "Ben") as ben:
            answers = [await ada.get("/api/me/export") for _ in range(3)]
            assert [is_refused(answer, "too-fast") for answer in answers] == [False, True, True]
            assert (await ben.get("/api/me/export")).status_code == 200, "others have theirs as before"


async def test_data_are_gathered_for_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "EXPORT_PATIENCE", 0.01)
    quotas = Quotas(Limits(exports_per_guest=6), rate=20.0)
    async with quotas.export("here", "ada"):
        for _ in range(2):
            with pytest.raises(Busy, match="exports-busy"):
                async with quotas.export("here", "ben"):
                    raise AssertionError
    async with quotas.export("here", "ben"):
        pass  # what was refused did not count
    with pytest.raises(TooFast):
        async with quotas.export("here", "ben"):
            raise AssertionError


# Sockets.


async def refused_socket(person: Person, table: str) -> tuple[str, int | None]:
    line = await person.connect(table)
    await line.until(lambda: line.is_closed)
    (message,) = line.messages
    assert isinstance(message, wire.RefusedMessage)
    assert message.text
    await line.close()
    return message.code, line.close_code


async def test_sockets_of_one_guest_and_of_one_address(proxied: Server, figure: Figure) -> None:
    async with callers(proxied, "203.0.113.20", "Ada", "Ben") as (ada, ben), Caller(proxied, "203.0.113.20") as nobody:
        table = await ada.make_table()
        lines = [await ada.connect(table) for _ in range(3)]
        assert await refused_socket(ada, table) == ("too-many-sockets", 1013)
        lines += [await ben.connect(table), await nobody.connect(table)]
        assert await refused_socket(ben, table) == ("too-many-sockets", 1013)
        assert await refused_socket(nobody, table) == ("too-many-sockets", 1013)
        async with Caller(proxied, "203.0.113.21") as elsewhere, elsewhere.at(table) as line:
            assert line.version >= 0, "others come in as before"
        await lines.pop(0).close()
        async with asyncio.timeout(PATIENCE):
            while True:  # until the server has noticed
                line = await ada.connect(table)
                if line.version >= 0:
                    break
                await line.close()
                await asyncio.sleep(0.1)
        for each in (*lines, line):
            await each.close()
        figure("sockets of one guest at once", 3)


async def test_opening_sockets_again_and_again_is_asking_too_often(proxied: Server) -> None:
    async with callers(proxied, "203.0.113.22", "Ada") as (ada,):
        table = await ada.make_table()

        refused: list[websockets.InvalidStatus] = []
        async with asyncio.timeout(PATIENCE):
            while not refused:  # many at once: one after another they might be slow enough
                come = await asyncio.gather(*(ada.connect(table) for _ in range(30)), return_exceptions=True)
                refused = [one for one in come if isinstance(one, websockets.InvalidStatus)]
                await asyncio.gather(*(one.close() for one in come if isinstance(one, Line)))
        assert refused[0].response.status_code == 429
        assert int(refused[0].response.headers["retry-after"]) >= 1


async def test_what_a_guest_says_counts_over_all_their_sockets(proxied: Server, figure: Figure) -> None:
    async with callers(proxied, "203.0.113.30", "Ada") as (ada,):
        table = await ada.make_table()
        began = time.monotonic()
        lines = [await ada.connect(table) for _ in range(3)]
        for line in lines:
            for _ in range(60):
                await line.send(wire.Ping())
        for line in lines:
            await line.until(lambda line=line: len(line.messages) >= 61 or line.is_closed)  # type: ignore[misc]
        pongs = sum(isinstance(message, wire.Pong) for line in lines for message in line.messages)
        assert pongs <= 3 * RATE + RATE * (time.monotonic() - began) + 1
        for line in lines:
            await line.close()
        figure("pings of 180 over three sockets that were answered", pongs)


async def test_reconnecting_gives_no_new_breath(proxied: Server, figure: Figure) -> None:
    """Whoever floods is shown out after so many warnings, and after that at the first one."""
    async with callers(proxied, "203.0.113.31", "Eve") as (eve,):
        table = await eve.make_table()

        async def flood() -> int:
            line = await eve.connect(table)
            try:
                for _ in range(600):
                    await line.send(wire.Ping())
            except websockets.ConnectionClosed:
                pass
            await line.until(lambda: line.is_closed)
            assert line.close_code == 1008
            await line.close()
            return sum(isinstance(message, wire.RefusedMessage) for message in line.messages)

        began = time.monotonic()
        warnings = [await flood(), await flood()]
        assert sum(warnings) <= 200 + 2 * (time.monotonic() - began) + 1
        figure("warnings on the first socket and on the next", warnings)


# Talk.


async def is_said(line: Line, text: str) -> bool:
    """Whether a line of talk was told to all, or refused."""

    def answers() -> list[bool]:
        return [isinstance(message, wire.Said) for message in line.messages if is_about(message)]

    def is_about(message: wire.FromServer) -> bool:
        if isinstance(message, wire.Said):
            return message.line.text == text
        return isinstance(message, wire.RefusedMessage) and message.id == text

    await line.send(wire.Say(text=text, id=text))
    await line.until(answers)
    return answers()[0]


async def test_talk_counts_over_all_sockets_and_for_the_table(proxied: Server, figure: Figure) -> None:
    async with callers(proxied, "203.0.113.40", "Ada", "Ben") as (ada, ben):
        table = await ada.make_table()
        began = time.monotonic()
        async with ben.at(table) as watching:
            spam = 0
            for number in range(12):
                async with ada.at(table) as line:
                    spam += await is_said(line, f"spam {number}")
            assert 5 <= spam <= 5 + 1 * (time.monotonic() - began) + 1
            more = [await is_said(watching, f"me too {number}") for number in range(8)]
            assert spam + sum(more) <= 8 + 1.6 * (time.monotonic() - began) + 1
        figure("lines of 12 said over 12 sockets", spam)


@pytest.mark.usefixtures("_standing_clock")
def test_a_table_has_a_share_of_talk_whoever_talks() -> None:
    quotas = Quotas(Limits(talk_per_table=240), rate=20.0)
    for number in range(20):
        quotas.talk(f"address-{number}", f"guest-{number}", "table")
    with pytest.raises(TooFast):
        quotas.talk("another-address", "one-more", "table")
    quotas.talk("another-address", "one-more", "another-table")


@pytest.mark.usefixtures("_standing_clock")
def test_an_address_has_a_share_of_talk_with_however_many_guests_and_tables() -> None:
    quotas = Quotas(Limits(talk_per_address=600), rate=20.0)
    for number in range(50):
        quotas.talk("address", f"guest-{number}", f"table-{number}")
    with pytest.raises(TooFast):
        quotas.talk("address", "one-more", "another-table")
    quotas.talk("another-address", "one-more", "another-table")


@pytest.mark.usefixtures("_standing_clock")
def test_what_costs_more_than_fits_in_is_paid_back() -> None:
    bucket = Bucket(rate=1.0, burst=10.0)
    assert bucket.take(25.0), "a full bucket gives it"
    assert not bucket.take(0.1)
    assert bucket.wait_for(0.1) == pytest.approx(15.1)


# Connections.


async def test_one_address_cannot_take_all_connections(tmp_path: Path, figure: Figure) -> None:
    patches = {"reverie.server.running.KEEP_ALIVE_SECONDS": 600}
    with quiet_server(tmp_path, limits={"connections_per_address": 20}, patches=patches) as server:
        async with AsyncExitStack() as stack:
            held = [await stack.enter_async_context(connected(server.address)) for _ in range(30)]
            turned_away = [wire for wire in held[20:] if statuses(await wire.until_closed()) == [429]]
            assert len(turned_away) == 10
            assert b"retry-after: " in turned_away[0].heard
            assert b"too-many-connections" in turned_away[0].heard
            for each in held[:20]:
                await each.close()
        async with asyncio.timeout(PATIENCE):
            while statuses(await answer(server.address, request("GET /health"))) != [200]:
                pass
        async with Person(server.address, "Ada") as ada:
            table = await ada.make_table()
            lines = [await ada.connect(table) for _ in range(19)]  # and the one that she asks with
            assert statuses(await answer(server.address, request("GET /health"))) == [429]
            for line in lines:
                await line.close()
            async with asyncio.timeout(PATIENCE):
                while statuses(await answer(server.address, request("GET /health"))) != [200]:
                    pass
        figure("connections of 30 from one address that were turned away at once", len(turned_away))


def test_a_proxy_may_have_as_many_as_there_are() -> None:
    gate = Gate(Limits(connections=5, connections_per_address=2), Proxies(("10.0.0.0/8",)))
    assert [gate.enter("203.0.113.1") for _ in range(3)] == [0, 0, 429]
    assert [gate.enter("10.1.2.3") for _ in range(4)] == [0, 0, 0, 503]
    gate.leave("10.1.2.3")
    gate.leave("203.0.113.1")
    assert [gate.enter("203.0.113.1"), gate.enter("203.0.113.2"), gate.enter("203.0.113.3")] == [0, 0, 503]


async def test_who_is_no_trusted_proxy_speaks_for_themselves(tmp_path: Path) -> None:
    with Server(tmp_path, limits={"guests_per_address": 30}) as server:
        answers = [await new_guest(server, f"198.51.100.{number}") for number in range(8)]
        assert [is_refused(answer, "too-many-guests") for answer in answers] == [False] * 5 + [True] * 3
        server.stop()
    assert server.errors.count("--trusted-proxy 127.0.0.1") == 1, "the operator is told once"


# What operators ask for.


@pytest.mark.parametrize("path", ["/health", "/metrics"])
@pytest.mark.parametrize(
    ("host", "forwarded", "is_free"),
    [
        ("127.0.0.1", "", True),
        ("::1", "", True),
        ("10.1.2.3", "", True),
        ("127.0.0.1", "203.0.113.9", False),
        ("203.0.113.9", "", False),
        ("2001:db8::1", "", False),
    ],
)
async def test_health_is_free_for_operators_alone(host: str, forwarded: str, is_free: bool, path: str) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    guard = Guard(app, Quotas(Limits(), rate=0.1), (), Proxies(("10.0.0.0/8",)))
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    scope = {"type": "http", "method": "GET", "path": path, "client": (host, 1), "headers": headers}
    heard: list[int] = []

    async def send(message: Any) -> None:
        heard.extend([message["status"]] if "status" in message else [])

    for _ in range(20):
        await guard(scope, None, send)  # type: ignore[arg-type]
    assert heard[0] == 200
    assert (429 not in heard) == is_free
