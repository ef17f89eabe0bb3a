"""The HTTP endpoints: headers, origins, sizes, the lobby, records, replays, one's own data, health, metrics."""

import asyncio
import json
from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from reverie import wire
from reverie.games import registered_game
from reverie.kernel.record import verify
from reverie.server import limits
from reverie.server.limits import BODY_BYTES
from reverie.server.rate_limits import Quotas
from reverie.table import commands as say
from reverie.wire.guest_names import LONGEST_GUEST_NAME
from tests.server.postgres import Postgres
from tests.server.serving import (
    PATIENCE,
    TOKEN,
    Person,
    Server,
    people,
    play_out,
    seated,
    server_on_each,  # noqa: F401
    server_on_sqlite,  # noqa: F401
)

pytestmark = pytest.mark.anyio

QUICK = {"options": {"psycle_cap": 1}}


def refusal(answer: httpx.Response, status: int = 400) -> str:
    """The code of a refusal, which has all its parts."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert set(body) == {"kind", "code", "facts", "clause", "path", "text"}
    assert body["text"]
    return str(body["code"])


# What every answer has.


PATHS = (
    "/",
    "/health",
    "/metrics",
    "/api/games",
    "/api/me",
    "/api/me/export",
    "/api/tables",
    "/api/tables/nowhere",
    "/api/tables/nowhere/record",
    "/nowhere",
    "/api/me/../../etc/passwd",
)


async def test_every_answer_has_the_headers_that_keep_browsers_safe(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as nobody:
        answers = [await nobody.get(path) for path in PATHS]
        answers.append(await nobody.http.delete("/api/tables"))
        answers.append(await nobody.http.post("/api/me", content=b"{"))
        answers.append(await nobody.http.post("/api/me", content=b"x" * (BODY_BYTES + 1)))
        answers.append(await nobody.post("/api/me", {"name": "A"}, headers={"Origin": "https://elsewhere.example"}))
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


async def test_an_error_that_nobody_foresaw_tells_nothing(tmp_path: Any) -> None:
    """Not even then are the headers missing, or something of the server's inside shown."""
    with Server(tmp_path, patches={"reverie.server.http_endpoints.answer": None}) as server:
        async with Person(server.address) as nobody:
            answer = await nobody.get("/api/games")
            assert answer.status_code == 500
            assert "content-security-policy" in answer.headers
            assert "Traceback" not in answer.text
            assert "reverie" not in answer.text.lower()


# Origins.


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://localhost"])
async def test_a_foreign_page_cannot_do_anything(sqlite_server: Server, origin: str) -> None:
    async with people(sqlite_server.address, "Ada") as (ada,):
        for method, path in (("POST", "/api/me"), ("POST", "/api/tables"), ("DELETE", "/api/me")):
            answer = await ada.http.request(method, path, json={"name": "Eve"}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
        assert (await ada.get("/api/me")).json()["guest"]["name"] == "Ada"
        table = await ada.make_table()
        with pytest.raises(Exception, match="403"):
            await ada.connect(table, headers={"Origin": origin})


async def test_our_own_page_and_those_we_know_are_welcome(tmp_path: Any) -> None:
    with Server(tmp_path, origins=["https://friends.example"]) as server:
        async with people(server.address, "Ada") as (ada,):
            table = await ada.make_table()
            for origin in (server.address, "https://friends.example"):
                assert (await ada.post("/api/me", {"name": "Ada"}, headers={"Origin": origin})).status_code == 200
                line = await ada.connect(table, headers={"Origin": origin})
                assert line.version >= 0
                await line.close()


# Bodies.


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "not-json"),
        (b"{", "not-json"),
        (b"\xff\xfe", "not-json"),
        (b"[" * 50_000, "not-json"),
        (b"[]", "wrong-type"),
        (b"{}", "missing-field"),
        (b'{"name": 7}', "wrong-type"),
        (b'{"name": ""}', "bad-name"),
        (b'{"name": "   "}', "bad-name"),
        (b'{"name": "a\\u0000b"}', "bad-name"),
        (b'{"name": "a\\u202eb"}', "bad-name"),
        (b'{"name": "Ada", "admin": true}', "unknown-field"),
        (b'{"name": "Ada", "language": "tlh"}', "unknown-language"),
        (json.dumps({"name": "x" * (LONGEST_GUEST_NAME + 1)}).encode(), "bad-name"),
    ],
)
async def test_a_body_that_cannot_be_read_is_refused(sqlite_server: Server, body: bytes, code: str) -> None:
    async with Person(sqlite_server.address) as nobody:
        assert refusal(await nobody.http.post("/api/me", content=body)) == code
        assert not nobody.http.cookies


async def test_a_body_that_is_too_large_is_not_read(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as nobody:
        answer = await nobody.http.post("/api/me", content=b" " * (BODY_BYTES + 1))
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

        async def endless() -> Any:
            for _ in range(BODY_BYTES // 1000 + 2):
                yield b" " * 1000

        assert refusal(await nobody.http.post("/api/me", content=endless())) == "too-large"


async def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Any) -> None:
    with Server(tmp_path, rate=2.0) as server:
        async with Person(server.address) as hasty:
            answers = await asyncio.gather(*(hasty.http.get("/api/me") for _ in range(40)))
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            assert refused[0].json()["code"] == "too-fast"
            assert 0 < refused[0].json()["facts"]["seconds"] <= int(refused[0].headers["retry-after"])
            assert "content-security-policy" in refused[0].headers
            told = await hasty.http.post("/api/me", json={"name": "Ada"})
            assert told.status_code == 429  # writing costs more
            assert (await hasty.http.get("/health")).status_code == 200
            async with asyncio.timeout(PATIENCE):
                while told.status_code == 429:
                    await asyncio.sleep(told.json()["facts"]["seconds"])
                    told = await hasty.http.post("/api/me", json={"name": "Ada"})
            assert told.status_code == 200


def test_every_address_has_room_of_its_own_and_the_quietest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_CALLERS", 2)
    quotas = Quotas(limits.Limits(), rate=0.1)
    assert quotas.request("a", 1.0) == 0
    assert quotas.request("a", 1.0) > 0
    assert quotas.request("b", 1.0) == 0
    assert quotas.request("c", 1.0) == 0  # "a" is forgotten
    assert quotas.request("a", 1.0) == 0
    assert quotas.request("c", 1.0) > 0


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess", "players": 2}, "unknown-game"),
        ({"game": "os:path", "players": 2}, "unknown-game"),
        ({"game": "psycle", "players": 7}, "wrong-players"),
        ({"game": "psycle", "players": "2"}, "wrong-type"),
        ({"game": "psycle", "players": 2, "options": {"psycle_cap": -1}}, "option-at-least"),
        ({"game": "psycle", "players": 2, "options": {"x": 1}}, "unknown-option"),
        ({"game": "psycle", "players": 2, "overrides": {"x": 1}}, "unknown-content"),
        ({"game": "psycle", "players": 2, "clock": {"clock": "bank", "seconds": 0}}, "clock-between"),
        ({"game": "psycle", "players": 2, "clock": {"clock": "sundial"}}, "malformed"),
        ({"game": "counting-zzzzs", "players": 2, "window": 1e9}, "window-between"),
        ({"game": "counting-zzzzs", "players": 2, "window": 0}, "window-between"),
        ({"game": "counting-zzzzs", "players": 2, "window": "8"}, "wrong-type"),
        ({"game": "psycle", "players": 2, "stand_in": "nobody"}, "unknown-bot"),
        ({"game": "psycle", "players": 3, "stand_in": "exact"}, "bot-not-for-players"),
        ({"game": "psycle", "players": 2, "options": {"psycle_cap": 2}, "stand_in": "exact"}, "exact-capped"),
        ({"game": "dream-quest", "players": 2, "stand_in": "exact"}, "bot-not-for-game"),
        ({"game": "psycle", "players": 2, "seed": "00"}, "unknown-field"),
        ({"game": "psycle", "players": 10**40}, "out-of-range"),
        ({"game": "psycle", "players": 2, "options": {"psycle_cap": 2**53 + 1}}, "out-of-range"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(sqlite_server: Server, wanted: Any, code: str) -> None:
    async with people(sqlite_server.address, "Ada") as (ada,):
        assert refusal(await ada.post("/api/tables", wanted)) == code


# Tables.


async def test_only_a_guest_sets_up_tables(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as nobody:
        for path in ("/api/me/tables", "/api/me/export"):
            assert refusal(await nobody.get(path), 401) == "no-guest"
        assert refusal(await nobody.post("/api/tables", {"game": "psycle", "players": 2}), 401) == "no-guest"
        assert refusal(await nobody.http.delete("/api/me"), 401) == "no-guest"


async def test_a_refusal_speaks_the_askers_language(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as nobody:
        texts = [
            (await nobody.get(f"/api/tables/nowhere?language={language}")).json()["text"]
            for language in ("en", "de", "ja", "tlh")
        ]
    assert len(set(texts)) == 3
    assert texts[0] == texts[3]


@pytest.mark.parametrize("path", ["", "/record", "/replay", "/steps"])
@pytest.mark.parametrize("table", ["nowhere", "x" * 500, "a%00b", "%2e%2e"])
async def test_there_is_no_such_table(server: Server, table: str, path: str) -> None:
    async with Person(server.address) as nobody:
        answer = await nobody.get(f"/api/tables/{table}{path}")
        assert answer.status_code == 404
        if path:
            assert refusal(answer, 404) == "no-such-table"


async def test_the_lobby_shows_open_tables_and_never_a_private_one(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        shown, hidden = await ada.make_table(), await ada.make_table(private=True)
        async with ada.at(shown) as there, ada.at(hidden) as here:
            for line in (there, here):
                await line.sit(ready=False)
                await line.heard_back()
            for asker in (ada, ben):
                for phase in ("", "?phase=playing", "?phase=over"):
                    lobby = (await asker.get(f"/api/tables{phase}")).json()
                    assert hidden not in [row["id"] for row in lobby]
            (row,) = [row for row in (await ben.get("/api/tables")).json() if row["id"] == shown]
            assert row["summary"] == {
                "players": 2,
                "chairs": ["person", "open"],
                "clock": "none",
                "time": {"clock": "none"},
            }
            mine = [row["id"] for row in (await ada.get("/api/me/tables")).json()]
            assert {shown, hidden} <= set(mine)
            assert (await ben.get("/api/me/tables")).json() == []
            assert (await ben.get(f"/api/tables/{hidden}")).json()["private"], "whoever has the link finds it"


async def test_what_was_set_up_is_what_is_shown(server: Server) -> None:
    async with people(server.address, "Ada") as (ada,):
        answer = await ada.post(
            "/api/tables",
            {
                "game": "psycle",
                "players": 3,
                "options": {"psycle_cap": 4},
                "clock": {"clock": "bank", "seconds": 60, "increment": 1},
                "stand_in": "random",
                "window": 20,
                "whole_windows": True,
            },
        )
        table = (await ada.get(f"/api/tables/{answer.json()['id']}")).json()
        assert table["commitment"] == answer.json()["commitment"]
        assert (table["players"], table["options"], table["stand_in"]) == (3, {"psycle_cap": 4}, "random")
        assert table["clock"] == {"clock": "bank", "seconds": 60.0, "increment": 1.0}
        assert (table["window"], table["whole_windows"]) == (20.0, True)
        assert "seed" not in table


# Records and replays.


async def test_records_replays_and_steps_of_a_finished_game(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben), Person(server.address) as nobody:
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as lines:
            for path in ("record", "replay", "replay?seat=0"):
                assert refusal(await ada.get(f"/api/tables/{table}/{path}")) == "table-not-over"
            await lines[0].play("play 3")
            for asker, committed in ((ada, [3, None]), (ben, ["?", None]), (nobody, ["?", None])):
                for query in ("", "?seat=0", "?seat=all"):
                    steps = (await asker.get(f"/api/tables/{table}/steps{query}")).json()["steps"]
                    assert steps[-1]["view"]["committed"] == committed, "no other eyes before the end"
            await play_out(*lines)
            stories = [line.story for line in lines]
        record = (await nobody.get(f"/api/tables/{table}/record")).json()
        assert verify(record, registered_game) == []
        assert [seat["name"] for seat in record["seats"]] == ["Ada", "Ben"]
        for seat in (0, 1):
            replay = (await nobody.get(f"/api/tables/{table}/replay?seat={seat}")).json()
            assert (replay["seat"], replay["story"]) == (seat, stories[seat])
        for odd in ("", "?seat=7", "?seat=-1", "?seat=x", "?seat=%D9%A1", f"?seat={'9' * 5000}"):
            assert (await nobody.get(f"/api/tables/{table}/replay{odd}")).json()["seat"] is None
            assert (await nobody.get(f"/api/tables/{table}/steps{odd}")).status_code == 200
        again = await nobody.post("/api/replay", record)
        assert again.json()["problems"] == []
        assert refusal(await nobody.post("/api/replay", {"format": "something else"})) == "not-a-record"
        assert (await nobody.post(f"/api/replay?seat={'9' * 5000}", record)).status_code == 200


# Oneself.


async def test_a_cookie_is_for_the_server_alone(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as ada:
        answer = await ada.rename("  Ada   Lovelace ", language="de")
        assert answer.json() == {"guest": {"name": "Ada Lovelace", "language": "de"}}
        kept = {"path": "/", "httponly": True, "samesite": "lax"}
        assert cookie_set(answer) == {**kept, "max-age": str(365 * 86_400)}
        assert (await ada.get("/api/me")).json()["guest"] == {"name": "Ada Lovelace", "language": "de"}
        erased = await ada.http.delete("/api/me")
        assert cookie_set(erased) == {**kept, "max-age": "0"}
        assert not ada.http.cookies


def cookie_set(answer: httpx.Response) -> dict[str, Any]:
    """How the answer sets our one cookie."""
    (morsel,) = SimpleCookie(answer.headers["set-cookie"]).values()
    assert morsel.key == "reverie_guest"
    return {name: value for name, value in morsel.items() if value}


async def test_behind_tls_the_cookie_never_travels_without(tmp_path: Any) -> None:
    with Server(tmp_path, secure=True) as server:
        async with Person(server.address) as ada:
            assert cookie_set(await ada.rename("Ada"))["secure"] is True


async def test_whoever_takes_another_name_stays_who_they_are(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben):
            await ada.rename("Augusta")
            assert (await ben.get(f"/api/tables/{table}")).json()["chairs"][0]["name"] == "Augusta"
            async with ada.at(table) as line:
                assert line.seat == 0
                assert line.table.chairs[0].name == "Augusta"


async def test_a_person_takes_their_data_along(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as lines:
            await lines[0].send(wire.Say(text="my own words"))
            await lines[1].until(lambda: lines[1].chat)
            await lines[0].play("play 3")
        known = (await ada.get("/api/me/export")).json()
        assert known["guest"]["name"] == "Ada"
        assert [line["text"] for line in known["chat"]] == ["my own words"]
        (about,) = known["tables"]
        assert (about["id"], about["sits"], about["hosted"]) == (table, True, True)
        assert "play 3" in json.dumps(about["entries"])
        assert (await ben.get("/api/me/export")).json()["chat"] == []


async def test_a_person_is_forgotten(server: Server) -> None:
    """Name and words vanish at once, also for those who watch; and nobody can speak as the forgotten one."""
    async with people(server.address, "Ada Erased", "Ben") as (ada, ben), Person(server.address) as nobody:
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as (first, second):
            await first.send(wire.Say(text="words to forget"))
            await second.until(lambda: second.chat)
            cookie = ada.cookie
            assert (await ada.http.delete("/api/me")).json() == {"erased": True}
            assert not ada.http.cookies
            await first.heard_back()
            assert first.seat is None
            assert await first.refused(say.Play(decision=1, move="play 3")) == "not-seated"
            nobody.heard.clear()
            async with nobody.at(table) as watcher:
                assert watcher.table.chairs[0].name == ""
                assert watcher.chat == []
            await nobody.get(f"/api/tables/{table}")
            for path in ("/api/me/export", "/api/me/tables"):
                answer = await nobody.get(path, headers={"Cookie": cookie})
                assert refusal(answer, 401) == "no-guest"
            line = await nobody.connect(table, cookie=cookie)
            assert line.seat is None
            await line.close()
            heard = "\n".join(nobody.heard)
            assert "Erased" not in heard
            assert "forget" not in heard
            answer = await nobody.post("/api/me", {"name": "Somebody"}, headers={"Cookie": cookie})
            assert answer.status_code == 200
            async with nobody.at(table) as line:
                assert line.seat is None, "a new name is a new person"


async def test_ones_own_tables_say_who_is_there_and_whose_turn_it_is(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        waiting = await ada.make_table(**QUICK)
        async with ada.at(waiting) as line:
            await line.sit()
        async with seated(table, ada, ben) as (first, _):
            await first.play("play 3")
            for person, seat, owes in ((ada, 0, False), (ben, 1, True)):
                rows = {row["id"]: row for row in (await person.get("/api/me/tables")).json()}
                row = rows[table]
                assert (row["seat"], row["waiting"], row["owes"], row["paused"]) == (seat, [1], owes, False)
                assert row["chairs"] == [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
            gathering = {row["id"]: row for row in (await ada.get("/api/me/tables")).json()}[waiting]
            assert [chair["kind"] for chair in gathering["chairs"]] == ["person", "open"]
            assert (gathering["waiting"], gathering["owes"]) == ([], False)


async def test_a_person_finds_their_own_id(server: Server) -> None:
    """An operator needs it, to export or to erase."""
    async with people(server.address, "Ada") as (ada,):
        assert (await ada.get("/api/me")).json()["id"] == (await ada.get("/api/me/export")).json()["guest"]["id"]


# At home.


async def test_where_friends_find_it_is_told_to_its_own_machine(tmp_path: Any) -> None:
    alone = {"reverie.server.addresses._THROUGH": ["127.0.0.1"]}
    with Server(tmp_path / "one", host="0.0.0.0", patches=alone) as server:
        async with Person(server.address.replace("0.0.0.0", "127.0.0.1")) as host:
            assert (await host.get("/api/addresses")).json() == {"addresses": []}, "a machine on no network"
    with Server(tmp_path / "two", host="0.0.0.0") as server:
        address = server.address.replace("0.0.0.0", "127.0.0.1")
        async with Person(address) as host:
            found = (await host.get("/api/addresses")).json()["addresses"]
            assert all(link.endswith(address.rpartition(":")[2]) and "127." not in link for link in found)
            proxied = await host.get("/api/addresses", headers={"X-Forwarded-For": "203.0.113.9"})
            assert proxied.json() == {"addresses": []}, "whoever came through a proxy may be anybody"


async def test_a_page_from_any_of_its_addresses_may_speak_to_it(tmp_path: Any) -> None:
    """A phone at home knows the server by its number, another machine by a name."""
    with Server(tmp_path, host="0.0.0.0") as server:
        port = server.address.rpartition(":")[2]
        async with Person(f"http://127.0.0.1:{port}") as phone:
            for host in (f"192.168.1.20:{port}", f"laptop.local:{port}"):
                headers = {"Host": host, "Origin": f"http://{host}"}
                assert (await phone.post("/api/me", {"name": "Ada"}, headers=headers)).status_code == 200


# When the database is gone.


async def test_without_its_database_the_server_says_so_and_no_more(postgres: Postgres) -> None:
    """Nothing of what the database's driver says may reach a guest; it names hosts, ports and people."""
    with postgres.fresh_database() as url, Server(url) as server:
        async with people(server.address, "Ada", "Ben", "Cleo") as (ada, ben, cleo):
            table = await ada.make_table(**QUICK)
            async with seated(table, ada, ben) as (line, other):
                for one in (ada, ben, cleo):
                    one.heard.clear()
                postgres.run(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")
                assert (await ada.get("/health")).json()["problem"] == "storage-unreachable"
                for path in ("/api/tables", "/api/tables/elsewhere", "/api/me/export"):
                    assert refusal(await ada.get(path), 503) == "storage-failed"
                assert refusal(await ada.post("/api/me", {"name": "Eve"}), 503) == "storage-failed"
                assert await line.refused(say.Play(decision=1, move="play 3")) == "storage-failed"
                assert await line.refused(wire.Say(text="hello?")) == "storage-failed"
                late = await cleo.connect(table)
                assert isinstance(late.messages[0], wire.RefusedMessage)
                assert late.messages[0].code == "storage-failed"
                await late.close()
                assert other.view is not None
                assert other.view["committed"] == [None, None]
            heard = "\n".join([*ada.heard, *ben.heard, *cleo.heard])
            for secret in (postgres.password, str(postgres.port), "psycopg", 'database "', "reverie@"):
                assert secret not in heard
        postgres.run(f"CREATE DATABASE {url.rpartition('/')[2]}")


# For operators.


async def test_health(server: Server) -> None:
    async with Person(server.address) as nobody:
        answer = await nobody.get("/health")
        assert (answer.status_code, answer.json()["ok"]) == (200, True)


async def test_only_whoever_has_the_token_may_measure(sqlite_server: Server, tmp_path: Any) -> None:
    async with Person(sqlite_server.address) as nobody:
        assert (await nobody.get("/metrics")).status_code == 200
        for given in ("", TOKEN, "Bearer", f"Bearer {TOKEN}x", f"Bearer {TOKEN[:-1]}", f"Basic {TOKEN}", "Bearer \xff"):
            answer = await nobody.get("/metrics", headers={"Authorization": given.encode("latin-1")})
            assert (answer.status_code, answer.text) == (401, ""), given
            assert answer.headers["www-authenticate"] == "Bearer"
    with Server(tmp_path, metrics_token="") as server:
        async with Person(server.address) as nobody:
            for given in ("Bearer", f"Bearer {TOKEN}"):
                answer = await nobody.get("/metrics", headers={"Authorization": given})
                assert (answer.status_code, answer.text) == (404, "")


async def test_metrics_are_what_prometheus_reads(server: Server) -> None:
    async with people(server.address, "Ada") as (ada,):
        table = await ada.make_table()
        async with ada.at(table) as line:
            await line.sit(ready=False)
            await line.refused(say.Sit())
            text = (await ada.get("/metrics")).text
    families = {family.name: family for family in text_string_to_metric_families(text)}
    assert families["reverie_watchers"].samples[0].value >= 1
    assert families["reverie_entries"].samples[0].value >= 1
    assert families["reverie_failures"].samples[0].value == 0
    codes = {sample.labels.get("code") for sample in families["reverie_refused"].samples}
    assert "already-seated" in codes
    assert table not in text


async def test_the_games_and_their_words(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as nobody:
        games = {game["name"]: game for game in (await nobody.get("/api/games")).json()}
    assert {"psycle", "lullaby"} <= set(games)
    assert games["psycle"]["players"] == [2, 3, 4]
    assert games["psycle"]["bots"] == {
        "2": ["gentle", "easy", "fair", "steady", "sharp", "strong", "exact"],
        "3": ["gentle", "easy", "fair", "steady", "sharp", "strong"],
        "4": ["gentle", "easy", "fair", "steady", "sharp", "strong"],
    }
    assert set(games["psycle"]["titles"]) == {"en", "de", "ja"}
