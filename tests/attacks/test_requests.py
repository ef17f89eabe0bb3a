"""Requests as no browser makes them, too large, too slow, broken or cut off: a clear answer, and no trace in a log."""

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from starlette.responses import Response

from reverie.server.identity import COOKIE, Identity
from reverie.server.limits import MESSAGE_BYTES, MOST_HEADERS, MOST_PIPELINED
from tests.attacks.conftest import Figure
from tests.attacks.raw import PATIENCE, answer, connected, request, statuses
from tests.server.serving import Person, Server, people, quiet_server

pytestmark = pytest.mark.anyio


@pytest.fixture(name="patient", scope="module")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for whoever is slow, as a test on a busy machine may be."""
    with quiet_server(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture(name="strict", scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience, that must have nothing to complain about."""
    limits = {"head_seconds": 1, "body_seconds": 1}
    patches = {"reverie.server.running.KEEP_ALIVE_SECONDS": 1}
    with quiet_server(tmp_path_factory.mktemp("data"), limits=limits, patches=patches) as server:
        yield server


async def first_answer(server: Server, data: bytes) -> int:
    """Its status; whether the server waits for the rest of what it was sent is another matter."""
    async with connected(server.address) as wire:
        await wire.send(data)
        return await wire.status()


async def is_well(server: Server) -> bool:
    """Whoever is too slow to ask, on a busy machine, asks again: the server has little patience with everybody."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError):
                async with Person(server.address) as nobody:
                    status = (await nobody.get("/health")).status_code
                    if status != 408:
                        return status == 200


def memory(server: Server) -> float:
    """Megabytes that the server has had at most."""
    (peak,) = [row for row in Path(f"/proc/{server.pid}/status").read_text().splitlines() if row.startswith("VmHWM")]
    return int(peak.split()[1]) / 1024


# Too large.


@pytest.mark.parametrize(
    ("head", "what"),
    [
        (b"GET / HTTP/1.1\r\nHost: here\r\nX: " + b"x" * 1_000_000, "one header of a megabyte"),
        (b"GET /" + b"x" * 1_000_000, "an address of a megabyte"),
        (b"x" * 1_000_000, "a method of a megabyte"),
        (b"GET / HTTP/1.1\r\nHost: here\r\n" + b"a: b\r\n" * (MOST_HEADERS + 1), "more headers than anybody needs"),
        (b"GET / HTTP/1.1\r\nHost: here\r\n" + b"abcd: 123456789\r\n" * 60_000, "a megabyte of small headers"),
    ],
)
async def test_a_head_without_end_is_not_read(patient: Server, figure: Figure, head: bytes, what: str) -> None:
    before = memory(patient)
    (status,) = statuses(await answer(patient.address, head))
    assert status in (400, 431)
    assert memory(patient) - before < 50
    figure(f"{what}: answered", status)


async def test_many_large_heads_take_no_memory(patient: Server, figure: Figure) -> None:
    before = memory(patient)
    head = b"GET / HTTP/1.1\r\nHost: here\r\nX: " + b"x" * 500_000
    heard = await asyncio.gather(*(answer(patient.address, head) for _ in range(20)))
    assert [statuses(each) for each in heard] == [[431]] * 20
    assert memory(patient) - before < 50
    figure("megabytes that 20 heads of 500 kB took", round(memory(patient) - before, 1))


async def test_a_body_without_end_is_not_read(patient: Server) -> None:
    start = b"POST /api/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"2710\r\n" + b" " * 10_000 + b"\r\n"
    assert await first_answer(patient, start + chunk * 60) in (400, 413)
    # Tiny chunks, long extensions, trailers: whatever is around a body is bounded too.
    tiny = b"1;" + b"x" * 1000 + b"\r\n \r\n"
    assert await first_answer(patient, start + tiny * (2 * MESSAGE_BYTES // len(tiny))) in (400, 413)
    trailers = start + b"2\r\n{}\r\n0\r\n" + b"abcd: 123456789\r\n" * 60_000
    assert await first_answer(patient, trailers) in (400, 413, 431)
    assert await is_well(patient)


async def test_requests_that_do_not_wait_for_their_answers(patient: Server, figure: Figure) -> None:
    flood = b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n" * 5000
    heard = statuses(await answer(patient.address, flood))
    assert len(heard) <= MOST_PIPELINED + 2
    assert 500 not in heard
    figure("of 5000 requests in one piece, answered", len(heard))
    few = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n" * 5
    async with connected(patient.address) as wire:
        await wire.send(few)
        await wire.until_it(lambda heard: statuses(heard) == [200] * 5)


# Too slow.


async def test_half_a_request_is_not_waited_for(strict: Server, figure: Figure) -> None:
    """Slowloris: many connections that each say a little, and never finish."""
    began = time.monotonic()

    async def dawdle(first: bytes, again: bytes) -> list[int]:
        async with connected(strict.address) as wire:
            await wire.send(first)
            closed = asyncio.create_task(wire.until_closed())
            while not closed.done():
                await wire.send(again)
                await asyncio.wait([closed], timeout=0.1)
            return statuses(await closed)

    head = b"GET /api/games HTTP/1.1\r\nHost: here\r\n"
    body = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n"
    kept = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\nGET /hea"
    slow = [
        *(dawdle(head, b"X: y\r\n") for _ in range(20)),
        *(dawdle(body, b" ") for _ in range(5)),
        dawdle(kept, b"l"),
        dawdle(b"", b""),
    ]
    waiting = asyncio.gather(*slow)
    assert await is_well(strict), "the others are served meanwhile"
    assert await waiting == [*([[408]] * 25), [200, 408], []]
    figure("seconds until 27 slow connections were closed (limit 1)", round(time.monotonic() - began, 1))


async def test_blank_lines_keep_no_connection(strict: Server) -> None:
    async with connected(strict.address) as wire:
        await wire.send(b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
        await wire.until(b"version")
        closed = asyncio.create_task(wire.until_closed())
        async with asyncio.timeout(PATIENCE):
            while not closed.done():
                await wire.send(b"\r\n")
                await asyncio.wait([closed], timeout=0.2)
        assert statuses(wire.heard) == [200]


async def test_whoever_goes_before_several_answers_leaves_no_trace(strict: Server) -> None:
    for _ in range(10):
        async with connected(strict.address) as wire:
            await wire.send(b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n" * 3)
            await asyncio.sleep(0.001)
            wire.abort()
        async with connected(strict.address) as wire:
            await wire.send(b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n" + handshake(*UPGRADE))
            await asyncio.sleep(0.001)
            wire.abort()
    assert await is_well(strict)


async def test_an_upload_that_is_cut_off_leaves_no_trace(strict: Server) -> None:
    for _ in range(5):
        async with connected(strict.address) as wire:
            await wire.send(b'POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n{"name"')
            await asyncio.sleep(0.05)
            wire.abort()
    assert await is_well(strict)


# Broken.


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        (request("POST /api/me", b'{"name": "\xff\xfe"}'), 400),
        (request("POST /api/me", b"\xff\xfe"), 400),
        (request("POST /api/me", b'{"name": "\\ud800"}'), 400),
        (request("POST /api/me", b"", "Content-Length: twelve"), 400),
        (request("POST /api/me", b"", "Content-Length: -1"), 400),
        (request("POST /api/me", b"", "Content-Length: +1"), 400),
        (request("POST /api/me", b"", "Content-Length: 99999999999999999999999"), 400),
        (request("POST /api/me", b"", "Content-Length: 1000000"), 413),
        (request("POST /api/me", b"{}", "Content-Length: 3"), 400),
        (request("POST /api/me", b"{}", "Transfer-Encoding: chunked"), 400),
        (request("GET /api/tables/a%00b"), 404),
        (request("GET /api/tables/%ff%fe"), 404),
        (request("GET /api/tables/%zz%"), 404),
        (request("GET /api/tables/" + "x" * 9000), 404),
        (request("GET /assets/" + "x" * 9000 + ".js"), 404),
        (request("GET /assets/%00.js"), 404),
        (request("GET /assets/..%2f..%2fhttp.py"), 404),
        (request("GET /texts/%00.ftl"), 400),
        (request("GET /api/games/%00"), 400),
        (request("GET /api/tables?phase=%00&phase=%ff&" + "&" * 5000), 200),
        (request("GET /api/me?beside=%00&language=%ff&language="), 200),
        (request("GET /\xff\xfe"), 400),
        (request("GET http://[/"), 400),
        (request("GET *"), 404),
        (b"GET / HTTP/9.9\r\n\r\n", 400),
        (b"NONSENSE\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
        (b"GET /api/me HTTP/1.1\r\nHost: here\r\nBad Header: x\r\n\r\n", 400),
        (b"GET /api/me HTTP/1.1\r\nHost: here\r\nX: a\x00b\r\n\r\n", 400),
    ],
)
async def test_what_cannot_be_read_is_refused(patient: Server, data: bytes, wanted: int) -> None:
    assert statuses(await answer(patient.address, data)) == [wanted]


@pytest.mark.parametrize("host", ["[", "[::1", "a" * 4000, "\xff", "here:port", "@", "a b", ""])
async def test_an_odd_host_is_nobodys_problem(patient: Server, host: str) -> None:
    for line, body in (("GET /api/me", b""), ("POST /api/me", b"{}"), ("GET /api/games/", b""), ("GET /", b"")):
        data = request(line, body).replace(b"Host: here", f"Host: {host}".encode("latin-1"))
        (status,) = statuses(await answer(patient.address, data))
        assert status < 500


ODD_ORIGINS = (
    "http://[",
    "null",
    "http://" + "a" * 5000,
    "http://here:port",
    "http://h\xffre",
    "http://",
    "//",
    "",
    "here",
)


@pytest.mark.parametrize("origin", ODD_ORIGINS)
async def test_an_odd_origin_is_a_foreign_one(patient: Server, origin: str) -> None:
    heard = await answer(patient.address, request("POST /api/me", b'{"name": "Eve"}', f"Origin: {origin}"))
    assert statuses(heard) == [403]
    handshake = request("GET /ws/tables/x", b"", f"Origin: {origin}", *UPGRADE).replace(b"Connection: close\r\n", b"")
    assert statuses(await answer(patient.address, handshake)) == [403]


UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)


def handshake(*headers: str, line: str = "GET /ws/tables/x") -> bytes:
    return request(line, b"", *headers).replace(b"Connection: close\r\n", b"")


@pytest.mark.parametrize(
    "data",
    [
        handshake(*UPGRADE, "X: " + "x" * 9000),
        handshake(*UPGRADE, "Transfer-Encoding: chunked") + b"5\r\nhello\r\n0\r\n\r\n",
        handshake(*UPGRADE, "Content-Length: 5") + b"hello",
        handshake(*UPGRADE, line="POST /ws/tables/x"),
        handshake(*UPGRADE, line="GET /ws/tables/\xff"),
        handshake(*UPGRADE[:3], "Sec-WebSocket-Version: 12"),
        handshake(*UPGRADE[:2], "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: \xff"),
        handshake(*UPGRADE[:2]),
    ],
)
async def test_a_handshake_that_is_none_is_refused(patient: Server, data: bytes) -> None:
    (status,) = statuses(await answer(patient.address, data))
    assert 400 <= status < 500


async def test_an_upgrade_to_anything_else_is_an_ordinary_request(patient: Server) -> None:
    data = handshake("Upgrade: h2c", "Connection: Upgrade", line="GET /health")
    assert statuses(await answer(patient.address, data)) == [200]


@pytest.mark.parametrize(
    "frame", [b"\x81\x82\x00\x00\x00\x00\xff\xfe", b"\x01\x81\x00\x00\x00\x00\xff\x80\x80\x00\x00\x00\x00"]
)
async def test_a_text_that_is_none_ends_the_socket(patient: Server, frame: bytes) -> None:
    async with people(patient.address, "Ada") as (ada,):
        table = await ada.make_table()
        async with connected(patient.address) as wire:
            await wire.send(handshake(*UPGRADE, line=f"GET /ws/tables/{table}"))
            await wire.until(b"scene")
            await wire.send(frame)
            heard = await wire.until_closed()
            assert b"\x88\x02\x03\xef" in heard  # 1007


# Cookies.


def cookie_of(identity: Identity, guest: str, beside: str = "") -> str:
    """What a browser shows from then on."""
    response = Response()
    identity.sign_in(response, guest, beside)
    return response.headers["set-cookie"].partition(";")[0]


def test_other_cookies_never_lose_ours() -> None:
    identity = Identity("a-secret-that-is-long-enough-for-tests", secure=False)
    ours = cookie_of(identity, "ada")
    second = cookie_of(identity, "ben", "2")
    for others in (
        "a[]=1",
        'b="x',
        "c",
        "=",
        ";;",
        "d=\x00\x01",
        "e=\xff\u2028",
        'f={"g": 1}',
        "h=" + "x" * 9000,
        f"{COOKIE}=x",
    ):
        for header in (
            f"{others}; {ours}",
            f"{ours}; {others}",
            f"{others};{ours};{others}",
            f"{others}; {second}; {ours}",
        ):
            assert identity.guest_in([header]) == "ada", header[:60]
    assert identity.guest_in([f"a[]=1; {second}; {ours}"], "2") == "ben"
    assert identity.guest_in(["a=b", ours]) == "ada"
    assert identity.guest_in([f"x{ours}", ours.replace("=", "x="), "", "ada"]) == ""


def test_only_our_own_cookie_is_remembered() -> None:
    identity = Identity("a-secret-that-is-long-enough-for-tests", secure=False)
    ours = cookie_of(identity, "ada")
    for number in range(100):
        assert identity.guest_in([f"other={number}{'x' * 1000}; {ours}"]) == "ada"
        assert identity.guest_in([f"{COOKIE}={'x' * 1000}{number}"]) == ""
    assert identity._read.cache_info().currsize == 1


async def test_odd_cookies_lose_nobody(patient: Server) -> None:
    async with people(patient.address, "Ada") as (ada,):
        for odd in ('a[]=1; b="', "x=\xff\xfe", 'y={"a": [1, 2]}', f"{COOKIE}=forged", "é=ü"):
            heard = await answer(patient.address, request("GET /api/me", b"", f"Cookie: {odd}; {ada.cookie}"))
            assert statuses(heard) == [200]
            assert b'"Ada"' in heard, odd


# What is kept by others.


async def test_what_is_personal_is_kept_nowhere(patient: Server) -> None:
    async with people(patient.address, "Ada") as (ada,):
        table = await ada.make_table()
        paths = (
            "/api/me",
            "/api/me/tables",
            "/api/me/export",
            "/api/tables",
            f"/api/tables/{table}",
            "/health",
            "/metrics",
        )
        for path in paths:
            assert (await ada.get(path)).headers["cache-control"] == "no-store", path
        answer_ = await ada.post("/api/me", {"name": "Ada"})
        assert "set-cookie" in answer_.headers
        assert answer_.headers["cache-control"] == "no-store"


# Anything.

TEMPLATES = [
    request("GET /"),
    request("GET /api/games"),
    request("GET /api/tables?phase=playing"),
    request("GET /api/tables/x/steps?seat=1&views=0-5"),
    request(
        "POST /api/me", b'{"name": "Eve", "language": "en"}', "Origin: http://here", "Cookie: a=b; reverie_guest=x"
    ),
    request("POST /api/tables", b'{"game": "psycle", "players": 2}', "Content-Type: application/json"),
    request("POST /api/replay", b'{"game": "psycle"}'),
    request("DELETE /api/me", b"", "X-Forwarded-Proto: https"),
    request("HEAD /assets/x.js"),
    request("GET /texts/en/psycle.ftl", b"", "Accept-Encoding: gzip", "Range: bytes=0-1"),
    handshake(*UPGRADE),
    request("POST /api/me", b"", "Transfer-Encoding: chunked") + b"2\r\n{}\r\n0\r\n\r\n",
]
MORSELS = [
    b"\r\n",
    b"\x00",
    b"\xff",
    b"%",
    b"%00",
    b"[",
    b"]",
    b":",
    b" ",
    b"\t",
    b"-",
    b"9" * 30,
    b"\r",
    b"\n",
    b"?",
    b"#",
    b"//",
    b"x" * 300,
]


def spoilt(luck: random.Random) -> bytes:
    data = bytearray(luck.choice(TEMPLATES))
    for _ in range(luck.randint(1, 4)):
        at = luck.randrange(len(data))
        match luck.randrange(4):
            case 0:
                data[at] = luck.randrange(256)
            case 1:
                data[at:at] = luck.choice(MORSELS)
            case 2:
                del data[at : at + luck.randint(1, 8)]
            case _:
                data[at:at] = data[at : at + luck.randint(1, 30)]
    return bytes(data)


async def test_whatever_is_sent_nothing_breaks(strict: Server, figure: Figure) -> None:
    luck = random.Random(12)
    few = asyncio.Semaphore(50)
    answers: dict[int, int] = {}

    async def send(data: bytes) -> None:
        async with few:
            async with connected(strict.address) as wire:
                await wire.send(data)
                status = await wire.status()
            assert status < 500, data
            answers[status] = answers.get(status, 0) + 1

    await asyncio.gather(*(send(spoilt(luck)) for _ in range(300)))
    assert await is_well(strict)
    figure("answers to 300 broken requests (0: closed)", dict(sorted(answers.items())))
