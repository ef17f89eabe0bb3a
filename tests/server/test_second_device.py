"""The same person on a second device: a code carries them over, once, in time, at its table, and nobody else."""

import asyncio
from typing import Any

import pytest

from reverie.server import second_device
from reverie.server.storage import Store
from tests.server.postgres import Postgres
from tests.server.serving import (
    Person,
    Server,
    people,
    quiet_server,
    seated,
    server_on_each,  # noqa: F401
    server_on_sqlite,  # noqa: F401
)
from tests.server.test_http_endpoints import refusal

pytestmark = pytest.mark.anyio


async def new_code(person: Person, table: str = "") -> dict[str, Any]:
    answer = await person.post("/api/me/code", {"table": table})
    assert answer.status_code == 201, answer.text
    code: dict[str, Any] = answer.json()
    return code


async def comes_over(person: Person, code: str, table: str = "", **more: Any) -> Any:
    return await person.post("/api/me/arrive", {"code": code, "table": table, **more})


async def fate(person: Person) -> tuple[str, str]:
    found = (await person.get("/api/me/code")).json()
    return found["state"], found["device"]


async def test_a_person_comes_over_and_both_devices_know(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben), Person(server.address) as phone:
        table = await ada.make_table()
        async with seated(table, ada, ben):
            code = await new_code(ada, table)
            assert await fate(ada) == ("open", "")
            answer = await comes_over(phone, code["code"], table, device="phone")
            assert answer.json() == {"guest": {"name": "Ada", "language": "en"}, "already": False}
            assert await fate(ada) == ("used", "phone")
            assert await fate(phone) == ("used", "phone")
            async with phone.at(table) as line, ada.at(table) as first:
                assert line.seat == first.seat == 0, "on both devices"
                assert line.view is not None
                assert line.view["decision"]["owes"]
            mine = [(await one.get("/api/me")).json() for one in (ada, phone)]
            assert mine[0] == mine[1]


async def test_the_code_can_be_typed_however_it_is_written(server: Server) -> None:
    async with people(server.address, "Ada") as (ada,), Person(server.address) as phone:
        word = (await new_code(ada))["word"]
        typed = f" {word.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')} "
        assert (await comes_over(phone, typed)).status_code == 200
        assert (await phone.get("/api/me")).json()["guest"]["name"] == "Ada"


async def test_twice_it_works_once(server: Server) -> None:
    async with people(server.address, "Ada") as (ada,):
        code = await new_code(ada)
        async with Person(server.address) as phone, Person(server.address) as thief:
            assert (await comes_over(phone, code["code"])).status_code == 200
            for used in (code["code"], code["word"]):
                assert refusal(await comes_over(thief, used)) == "device-code-wrong"
            assert not thief.http.cookies
            assert (await thief.get("/api/me")).json() == {"guest": None}


async def test_of_many_at_once_one_gets_in(server: Server) -> None:
    async with people(server.address, "Ada") as (ada,):
        code = await new_code(ada)
        crowd = [Person(server.address) for _ in range(8)]
        tried = (code["code"], code["word"])
        answers = await asyncio.gather(*(comes_over(one, tried[at % 2]) for at, one in enumerate(crowd)))
        assert sorted(answer.status_code for answer in answers) == [200] + [400] * 7
        for one in crowd:
            await one.http.aclose()


async def test_a_new_code_ends_the_one_before(server: Server) -> None:
    async with people(server.address, "Ada") as (ada,), Person(server.address) as phone:
        first, second = await new_code(ada), await new_code(ada)
        assert refusal(await comes_over(phone, first["code"])) == "device-code-wrong"
        assert (await comes_over(phone, second["code"])).status_code == 200


async def test_late_it_does_not_work(tmp_path: Any) -> None:
    with Server(tmp_path, patches={"reverie.server.second_device.SECONDS": 0.0}) as server:
        async with people(server.address, "Ada") as (ada,), Person(server.address) as phone:
            code = await new_code(ada)
            for late in (code["code"], code["word"]):
                assert refusal(await comes_over(phone, late)) == "device-code-wrong"
            assert await fate(ada) == ("late", "")
            assert not phone.http.cookies
    assert second_device.SECONDS == 120.0


async def test_at_another_table_it_does_not_work(server: Server) -> None:
    async with people(server.address, "Ada") as (ada,), Person(server.address) as phone:
        table, other = await ada.make_table(), await ada.make_table()
        code = await new_code(ada, table)
        for place in (other, "", "elsewhere"):
            for one in (code["code"], code["word"]):
                assert refusal(await comes_over(phone, one, place)) == "device-code-wrong"
        assert (await comes_over(phone, code["code"], table)).status_code == 200


async def test_guessing_ends_after_ten_tries(tmp_path: Any) -> None:
    with Server(tmp_path, limits={"wrong_codes_per_address": 60}) as server:
        async with people(server.address, "Ada") as (ada,), Person(server.address) as thief:
            for _ in range(10):
                assert refusal(await comes_over(thief, "K7QFX-2MXP9")) == "device-code-wrong"
            code = await new_code(ada)
            answer = await comes_over(thief, code["code"])
            assert refusal(answer, 429) == "too-many-codes"
            assert int(answer.headers["retry-after"]) > 0


async def test_right_codes_are_not_counted(tmp_path: Any) -> None:
    """A class behind one address comes over."""
    with Server(tmp_path, limits={"wrong_codes_per_address": 6}) as server:
        async with people(server.address, "Ada") as (ada,):
            for _ in range(5):
                async with Person(server.address) as phone:
                    assert (await comes_over(phone, (await new_code(ada))["code"])).status_code == 200


async def test_making_codes_is_limited(tmp_path: Any) -> None:
    with Server(tmp_path, limits={"codes_per_guest": 6}) as server:
        async with people(server.address, "Ada", "Ben") as (ada, ben):
            await new_code(ada)
            assert refusal(await ada.post("/api/me/code", {}), 429) == "too-fast"
            await new_code(ben)


async def test_it_takes_somebody_to_make_a_code(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as nobody:
        assert refusal(await nobody.post("/api/me/code", {}), 401) == "no-guest"
        assert refusal(await nobody.get("/api/me/code"), 401) == "no-guest"
        for body in ({"code": 7}, {}, {"code": "x", "device": "fridge"}, {"code": "x", "guest": "y"}):
            assert (await nobody.post("/api/me/arrive", body)).status_code == 400
        for odd in ("", "\ud800", "ß" * 22, "x" * 10_000):
            assert refusal(await comes_over(nobody, odd.encode(errors="replace").decode())) == "device-code-wrong"


async def test_another_page_cannot_bring_somebody_over(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Eve", "Ben") as (eve, ben):
        code = await new_code(eve)
        foreign = {"Origin": "https://elsewhere.example"}
        for path, body in (("/api/me/arrive", {"code": code["code"], "replace": True}), ("/api/me/code", {})):
            assert (await ben.post(path, body, headers=foreign)).status_code == 403
        assert (await ben.post("/api/me/back", {}, headers=foreign)).status_code == 403


# Somebody who is somebody else on the second device.


async def test_whoever_is_somebody_else_there_is_asked_and_can_go_back(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, device):
        table = await device.make_table()
        async with device.at(table) as line:
            await line.sit()
        code = await new_code(ada)
        answer = await comes_over(device, code["code"])
        assert refusal(answer) == "somebody-else-here"
        assert answer.json()["facts"] == {"name": "Ada", "here": "Ben"}
        assert await fate(ada) == ("open", ""), "to be asked uses nothing up"
        assert (await comes_over(device, code["code"], replace=True)).status_code == 200
        me = (await device.get("/api/me")).json()
        assert (me["guest"]["name"], me["before"]) == ("Ada", "Ben")
        assert (await device.get("/api/me/tables")).json() == []
        assert (await device.post("/api/me/back", {})).json()["guest"]["name"] == "Ben"
        assert [row["id"] for row in (await device.get("/api/me/tables")).json()] == [table], "nothing is lost"
        me = (await device.get("/api/me")).json()
        assert (me["guest"]["name"], me["before"]) == ("Ben", "Ada")


async def test_who_was_nobody_there_can_go_back_to_that(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada") as (ada,), Person(sqlite_server.address) as phone:
        await comes_over(phone, (await new_code(ada))["code"])
        assert (await phone.post("/api/me/back", {})).json() == {"guest": None}
        assert (await phone.get("/api/me")).json() == {"guest": None}
        assert (await ada.get("/api/me")).json()["guest"]["name"] == "Ada"


async def test_ones_own_device_uses_nothing_up(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada") as (ada,):
        code = await new_code(ada)
        assert (await comes_over(ada, code["code"])).json()["already"]
        assert await fate(ada) == ("open", "")


# What is kept, and what is told to nobody.


async def test_no_code_is_kept_in_the_clear_or_logged(tmp_path: Any) -> None:
    with Server(tmp_path) as server:
        async with people(server.address, "Ada") as (ada,), Person(server.address) as phone:
            code = await new_code(ada)
            await comes_over(phone, "K7QFX-2MXP9")
            await comes_over(phone, code["word"])
            again = await new_code(ada)
        server.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    for secret in (code["code"], again["code"], code["word"], code["word"].replace("-", "")):
        assert secret.encode() not in kept
        assert secret not in server.errors


async def test_whoever_is_forgotten_has_no_code_any_more(server: Server) -> None:
    async with people(server.address, "Ada") as (ada,), Person(server.address) as phone:
        code = await new_code(ada)
        await ada.http.delete("/api/me")
        assert refusal(await comes_over(phone, code["code"])) == "device-code-wrong"


async def test_it_works_at_whichever_server_gets_it(postgres: Postgres) -> None:
    with postgres.fresh_database() as url, quiet_server(url) as one, quiet_server(url) as two:
        async with people(one.address, "Ada") as (ada,), Person(two.address) as phone, Person(one.address) as thief:
            code = await new_code(ada)
            assert (await comes_over(phone, code["code"], device="phone")).status_code == 200
            assert await fate(ada) == ("used", "phone")
            assert refusal(await comes_over(thief, code["code"])) == "device-code-wrong"


async def test_codes_that_ran_out_are_thrown_away(store: Store) -> None:
    from reverie.server.maintenance import RetentionPolicy, retention
    from reverie.server.storage import DeviceCodeRow

    await store.people.put_device_code(DeviceCodeRow("ada", "a", "b", 10.0), 0.0)
    await store.people.put_device_code(DeviceCodeRow("ben", "c", "d", 30.0), 20.0)
    assert await store.people.device_code_of("ada") is None
    await retention(store, RetentionPolicy(), 40.0)
    assert await store.people.device_code_of("ben") is None
