"""Daily deals over HTTP and sockets: one try each, the same for all, and nothing of it is told before its time."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from reverie import wire
from reverie.daily.calendar import closes_at
from reverie.games import registered_game
from reverie.kernel.record import verify
from reverie.server import maintenance
from reverie.server.storage import Store
from reverie.server.storage.schema import daily_chain, daily_entries
from reverie.table import commands as say
from tests.server.serving import Clock, Line, Person, Server, people, quiet_server

pytestmark = pytest.mark.anyio

FIRST = date(2026, 11, 18)
NOON = closes_at(FIRST) - 43_200
GAME = "psycle"


@dataclass
class Days:
    """A server whose days pass when a test says so."""

    server: Server
    clock: Clock
    database: str
    day: date

    @property
    def address(self) -> str:
        return self.server.address

    def next_day(self) -> None:
        self.day += timedelta(days=1)
        self.clock.set(closes_at(self.day) - 43_200)


@pytest.fixture(name="days", params=["sqlite", "postgresql"])
def days_on_each(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Days]:
    clock = Clock(tmp_path / "clock", NOON)
    if request.param == "sqlite":
        with quiet_server(tmp_path / "data", clock=clock) as server:
            yield Days(server, clock, str(tmp_path / "data"), FIRST)
    else:
        with (
            request.getfixturevalue("postgres").fresh_database() as url,
            quiet_server(url, clock=clock) as server,
        ):
            yield Days(server, clock, url, FIRST)


@pytest.fixture(name="sqlite_days")
def days_on_sqlite(tmp_path: Path) -> Iterator[Days]:
    clock = Clock(tmp_path / "clock", NOON)
    with quiet_server(tmp_path / "data", clock=clock) as server:
        yield Days(server, clock, str(tmp_path / "data"), FIRST)


async def begin(person: Person, game: str = GAME) -> str:
    answer = await person.post(f"/api/daily/{game}", {})
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


async def play(person: Person, table: str, seed: int = 1) -> dict[str, Any]:
    """Play it to the end at random; how it came out."""
    async with person.at(table) as line:
        await line.play_on(random.Random(seed))
        assert line.view is not None
        result: dict[str, Any] = line.view["result"]
        return result


async def today(person: Person, game: str = GAME) -> dict[str, Any]:
    answer = (await person.get("/api/daily")).json()
    found: dict[str, Any] = next(one for one in answer["games"] if one["game"] == game)
    return {**answer, "game": found}


async def results(person: Person, day: date = FIRST, game: str = GAME) -> Any:
    return (await person.get(f"/api/daily/{day.isoformat()}/{game}")).json()


@asynccontextmanager
async def storage(days: Days) -> Any:
    async with await Store.open(days.database) as store:
        yield store


# Playing.


async def test_a_day_from_its_beginning_to_its_results(days: Days) -> None:
    async with people(days.address, "Ada", "Ben") as (ada, ben), Person(days.address) as nobody:
        before = await today(ada)
        assert (before["day"], before["number"], before["first_day"]) == ("2026-11-18", 1, "2026-11-18")
        assert before["closes_at"] == closes_at(FIRST)
        assert before["game"]["state"] == "open"
        tables = [await begin(ada), await begin(ben)]
        assert (await today(ada))["game"]["state"] == "playing"
        assert (await results(ada))["code"] == "daily-not-finished"
        ended = [await play(ada, tables[0], seed=1), await play(ben, tables[1], seed=2)]
        after = await today(ada)
        assert (after["game"]["state"], after["game"]["scores"]) == ("finished", ended[0]["scores"])
        assert (after["streak"], after["best_streak"], after["game"]["entrants"]) == (1, 1, 2)
        shown = await results(ada)
        assert sorted(row["name"] for row in shown["rows"]) == ["Ada", "Ben"]
        assert [row["me"] for row in shown["rows"]].count(True) == 1
        assert (shown["link"], shown["coach"], shown["over"]) == (None, None, False)
        assert {(row["table"], row["studied"], row["adjusted"]) for row in shown["rows"]} == {(None, False, None)}
        assert (await results(nobody))["code"] == "daily-not-finished"
        days.next_day()
        shown = await results(nobody)
        assert shown["over"]
        assert {row["table"] for row in shown["rows"]} == set(tables)
        assert (shown["mine"], [row["me"] for row in shown["rows"]]) == (None, [False, False])
        record = (await nobody.get(f"/api/tables/{tables[0]}/record")).json()
        assert verify(record, registered_game) == []
        assert record["daily"] == {
            "anchor": before["anchor"],
            "first_day": "2026-11-18",
            "day": "2026-11-18",
            "link": shown["link"],
        }
        past = (await ada.get("/api/daily/days")).json()
        assert past == {
            "days": [{"day": "2026-11-18", "number": 1, "games": [{"game": GAME, "entrants": 2, "finished": True}]}],
            "before": None,
        }
        assert (await today(ada))["game"]["state"] == "open"
        assert (await today(ada))["streak"] == 1, "today may still be added"


async def test_two_guests_get_the_same_deal_and_the_same_bots(days: Days) -> None:
    async with people(days.address, "Ada", "Ben") as (ada, ben):
        for game in (GAME, "project-dreamscape"):
            tables = [await begin(one, game) for one in (ada, ben)]
            assert tables[0] != tables[1]
            async with ada.at(tables[0]) as one, ben.at(tables[1]) as other:
                for line in (one, other):
                    await line.until(lambda line=line: line.owes)  # type: ignore[misc]
                assert one.view == other.view
                assert one.seat == other.seat
                assert one.table.commitment == other.table.commitment
                assert one.table.daily == other.table.daily
                for line in (one, other):
                    await line.play_on(random.Random(5))
                assert one.view == other.view
        days.next_day()
        moves = []
        for table in tables:
            record = (await ada.get(f"/api/tables/{table}/record")).json()
            moves.append([played["move"] for played in record["moves"]])
        assert moves[0] == moves[1]


async def test_the_next_day_has_another_deal_and_results_of_its_own(sqlite_days: Days) -> None:
    days = sqlite_days
    async with people(days.address, "Ada") as (ada,):
        first = await begin(ada)
        await play(ada, first)
        days.next_day()
        second = await begin(ada)
        assert second != first
        views = [(await ada.get(f"/api/tables/{table}")).json() for table in (first, second)]
        assert views[0]["commitment"] != views[1]["commitment"]
        assert (views[1]["daily"]["day"], views[1]["daily"]["number"]) == ("2026-11-19", 2)
        await play(ada, second)
        assert (await today(ada))["streak"] == 2
        shown = await results(ada, days.day)
        assert (shown["number"], shown["before"], shown["after"]) == (2, "2026-11-18", None)
        days.next_day()
        assert (await results(ada, FIRST))["after"] == "2026-11-19"
        days.next_day()
        assert ((await today(ada))["streak"], (await today(ada))["best_streak"]) == (0, 2)


async def test_a_game_that_is_finished_too_late_does_not_count(sqlite_days: Days) -> None:
    days = sqlite_days
    async with people(days.address, "Ada") as (ada,):
        table = await begin(ada)
        async with ada.at(table) as line:
            await line.until(lambda: line.owes)
            days.next_day()
            await line.play_on(random.Random(1))
        shown = await results(ada)
        assert (shown["over"], shown["rows"], shown["entrants"]) == (True, [], 0)
        assert (await today(ada))["streak"] == 0
        assert (await ada.get(f"/api/tables/{table}/record")).status_code == 200


async def test_whoever_did_better_stands_first_and_equals_share_a_place(sqlite_days: Days) -> None:
    async with people(sqlite_days.address, "Ada", "Ben", "Cleo") as guests:
        ended = {}
        for guest, seed in zip(guests, (1, 1, 4), strict=True):
            ended[guest.name] = await play(guest, await begin(guest), seed)
        shown = await results(guests[0])
        seat = shown["seat"]
        assert [row["scores"] for row in shown["rows"]] == [ended[row["name"]]["scores"] for row in shown["rows"]]
        merits = [(ended[row["name"]]["returns"][seat], row["points"]) for row in shown["rows"]]
        assert merits == sorted(merits, reverse=True)
        places = {row["name"]: row["place"] for row in shown["rows"]}
        assert places["Ada"] == places["Ben"] == shown["mine"]
        assert min(places.values()) == 1


# One try for each guest and device.


async def test_a_guest_begins_once_however_often_it_is_asked(days: Days) -> None:
    async with people(days.address, "Ada") as (ada,):
        await ada.get("/api/daily")
        found = await asyncio.gather(*(begin(ada) for _ in range(8)))
        assert len(set(found)) == 1
        async with storage(days) as store:
            assert len(await store.read(select(daily_entries))) == 1
            assert len(await store.tables.all_ids()) == 1, "nothing is left of the others"


async def test_a_device_begins_once_whoever_uses_it(days: Days) -> None:
    async with people(days.address, "Ada", "Ben") as (ada, ben):
        table = await begin(ada)
        device = ada.http.cookies["reverie_device"]
        ben.http.cookies.set("reverie_device", device, domain="127.0.0.1")
        refused = await ben.post(f"/api/daily/{GAME}?language=de", {})
        assert (refused.status_code, refused.json()["code"]) == (400, "daily-played-here")
        assert "Gerät" in refused.json()["text"]
        both = await asyncio.gather(*(one.post("/api/daily/project-dreamscape", {}) for one in (ada, ben)))
        assert sorted(answer.status_code for answer in both) == [200, 400]
        days.next_day()
        assert await begin(ben) != table, "every day is a new one"


async def test_a_device_that_we_have_not_marked_is_a_new_one(sqlite_days: Days) -> None:
    async with people(sqlite_days.address, "Ada", "Ben") as (ada, ben):
        await begin(ada)
        ben.http.cookies.set("reverie_device", "made-up", domain="127.0.0.1")
        await begin(ben)
        async with storage(sqlite_days) as store:
            devices = [row.device for row in await store.read(select(daily_entries.c.device))]
        assert len(set(devices)) == 2
        assert not any(one.http.cookies["reverie_device"] in devices for one in (ada, ben)), "they are sealed"


async def test_nobody_in_particular_cannot_begin(sqlite_days: Days) -> None:
    async with people(sqlite_days.address, "Ada") as (ada,), Person(sqlite_days.address) as nobody:
        assert (await nobody.post(f"/api/daily/{GAME}", {})).json()["code"] == "no-guest"
        assert (await nobody.get("/api/daily")).json()["games"][0]["state"] == "open"
        assert (await ada.post("/api/daily/chess", {})).status_code == 400


WRONG = [
    ("/api/daily/2026-11-17/psycle", "daily-no-day", 404),
    ("/api/daily/2026-11-19/psycle", "daily-no-day", 404),
    ("/api/daily/9999-12-31/psycle", "daily-no-day", 404),
    ("/api/daily/yesterday/psycle", "daily-bad-day", 400),
    ("/api/daily/20261118/psycle", "daily-bad-day", 400),
    ("/api/daily/2026-11-18/chess", "unknown-game", 400),
    ("/api/daily/days?before=soon", "daily-bad-day", 400),
]


async def test_what_there_is_not_is_refused(sqlite_days: Days) -> None:
    async with Person(sqlite_days.address) as nobody:
        for path, code, status in WRONG:
            refused = await nobody.get(path)
            assert (path, refused.status_code, refused.json()["code"]) == (path, status, code)


async def test_a_table_of_a_deal_counts_as_a_new_table_once(tmp_path: Path) -> None:
    clock = Clock(tmp_path / "clock", NOON)
    limits = {"tables_per_guest": 12}  # a sixth of it at once
    with Server(tmp_path / "data", clock=clock, limits=limits) as server:
        async with people(server.address, "Ada") as (ada,):
            for _ in range(4):
                await begin(ada)
            await begin(ada, "dream-quest")
            refused = await ada.post("/api/daily/dream-cycle", {})
            assert refused.status_code == 429, refused.text


# Nothing is told before its time.


EXITS = [
    ("get", "record"),
    ("get", "replay"),
    ("get", "replay?seat=1"),
    ("get", "steps"),
    ("get", "steps?seat=all"),
    ("post", "analysis"),
    ("post", "fork"),
]


async def asked(person: Person, table: str, how: str, what: str) -> tuple[int, str]:
    path = f"/api/tables/{table}/{what}"
    answer = await (person.get(path) if how == "get" else person.post(path, {"move": 0}))
    return answer.status_code, answer.json().get("code", "") if answer.status_code != 200 else ""


async def test_there_is_no_way_to_look_at_a_finished_game_before_the_day_is_over(days: Days) -> None:
    async with people(days.address, "Ada", "Ben") as (ada, ben):
        table = await begin(ada)
        await play(ada, table)
        for how, what in EXITS:
            for person in (ada, ben):
                assert (what, *await asked(person, table, how, what)) == (what, 400, "daily-withheld")
        days.next_day()
        for how, what in EXITS:
            for person in (ada, ben):
                status, _ = await asked(person, table, how, what)
                assert (what, status) in ((what, 200), (what, 201))


async def turned_away(person: Person, table: str) -> bool:
    """Whether somebody who wants to watch is refused, and shown nothing."""
    line = await person.connect(table)
    return line.is_closed and [type(one) for one in line.messages] == [wire.RefusedMessage] and line.close_code == 1008


async def test_nobody_else_watches_nor_learns_anything(days: Days) -> None:
    async with people(days.address, "Ada", "Ben") as (ada, ben), Person(days.address) as nobody:
        table = await begin(ada)
        async with ada.at(table) as line:
            await line.until(lambda: line.owes)
            for person in (ben, nobody):
                assert await turned_away(person, table)
                assert '"view"' not in "".join(person.heard)
                assert await asked(person, table, "get", "steps") == (400, "daily-withheld")
            await line.play_on(random.Random(1))
        for phase in ("gathering", "playing", "over"):
            assert (await ben.get(f"/api/tables?phase={phase}")).json() == []
        assert (await ben.get("/api/me/tables")).json() == []
        assert [one["id"] for one in (await ada.get("/api/me/tables")).json()] == [table]
        assert await turned_away(ben, table)
        days.next_day()
        async with ben.at(table) as watching:
            assert watching.is_over
        async with storage(days) as store:
            chain = (await store.read(select(daily_chain)))[0]
        assert chain.secret not in "".join([*ada.heard, *ben.heard, *nobody.heard])


async def test_a_review_begins_when_the_day_is_over(sqlite_days: Days) -> None:
    days = sqlite_days
    async with people(days.address, "Ada") as (ada,):
        table = await begin(ada)
        async with ada.at(table) as line:
            await line.play_on(random.Random(1))
            for said in (wire.JoinReview(), wire.Lead(at=0, take=True), wire.Comment(at=1, text="why?")):
                assert await line.refused(said) == "daily-withheld"
            days.next_day()
            await line.done(wire.JoinReview())
            await line.done(wire.Comment(at=1, text="why?"))


REFUSED = [
    (say.AddEntropy(word="luck"), "daily-no-entropy"),
    (say.TakeBack(), "daily-no-takeback"),
    (say.Leave(), "daily-only-moves"),
    (say.Pause(), "daily-only-moves"),
    (say.SeatBot(level="random", seat=0), "daily-only-moves"),
]


async def test_there_only_moves_are_made_and_once(sqlite_days: Days) -> None:
    async with people(sqlite_days.address, "Ada") as (ada,):
        table = await begin(ada)
        async with ada.at(table) as line:
            await line.until(lambda: line.owes)
            for command, code in REFUSED:
                assert await line.refused(command) == code
            hint = await ada.post(f"/api/tables/{table}/hint", {"decision": line.number})
            assert hint.json()["code"] == "daily-no-hints"
            await line.play_on(random.Random(1))
            assert await line.refused(say.Rematch()) == "daily-once"


async def test_a_second_device_of_the_same_person_goes_on_with_the_same_game(sqlite_days: Days) -> None:
    async with people(sqlite_days.address, "Ada") as (ada,), Person(sqlite_days.address) as phone:
        table = await begin(ada)
        code = (await ada.post("/api/me/code", {})).json()
        arrived = await phone.post("/api/me/arrive", {"code": code["code"], "device": "phone"})
        assert arrived.status_code == 200, arrived.text
        assert await begin(phone) == table
        async with phone.at(table) as line:
            assert line.seat is not None
        assert await asked(phone, table, "get", "record") != (200, "")


async def test_what_somebody_takes_along_tells_nothing_of_the_deal(days: Days) -> None:
    async with people(days.address, "Ada") as (ada,):
        table = await begin(ada)
        result = await play(ada, table)
        await today(ada)
        taken = await ada.get("/api/me/export")
        assert taken.json()["daily"] == [
            {
                "day": "2026-11-18",
                "game": GAME,
                "table": table,
                "device": True,
                "finished_at": NOON,
                "in_time": True,
                "scores": result["scores"],
            }
        ]
        async with storage(days) as store:
            row = await store.tables.get(table)
        assert row is not None
        assert row.seed not in taken.text


# What happens in the background.


async def until_studied(person: Person, wanted: Any) -> Any:
    """The results, once it is so."""
    while not wanted(found := await results(person)):
        await asyncio.sleep(0.2)
    return found


async def test_the_coach_looks_at_every_game_and_plays_one_of_its_own(days: Days) -> None:
    async with asyncio.timeout(120), people(days.address, "Ada", "Ben") as (ada, ben):
        tables = [await begin(ada), await begin(ben)]
        for person, table in zip((ada, ben), tables, strict=True):
            await play(person, table, seed=1)
        days.next_day()
        first = await results(ada)
        assert first["coach"]["state"] == "playing"
        shown = await until_studied(
            ada, lambda one: one["coach"]["state"] == "finished" and all(row["studied"] for row in one["rows"])
        )
        adjusted = [row["adjusted"] for row in shown["rows"]]
        assert adjusted[0] == adjusted[1], "who plays the same gets the same"
        assert adjusted[0]["low"] <= adjusted[0]["share"] <= adjusted[0]["high"]
        coach = shown["coach"]
        assert coach["points"] == coach["scores"][shown["seat"]]
        record = (await ada.get(f"/api/tables/{coach['table']}/record")).json()
        assert verify(record, registered_game) == []
        assert [seat["kind"] for seat in record["seats"]].count(f"bot:{coach['level']}") >= 1
        assert record["commitment"] == (await ada.get(f"/api/tables/{tables[0]}/record")).json()["commitment"]
        assert shown["entrants"] == 2, "the coach does not stand in the results"


# Restarts, people, keeping house.


def has_bots_answer(line: Line) -> bool:
    """Whether one is asked, and the bot has put its card down."""
    return line.owes and line.view is not None and "?" in line.view["committed"]


async def test_a_restart_in_the_middle_changes_nothing(sqlite_days: Days) -> None:
    days = sqlite_days
    async with people(days.address, "Ada") as (ada,):
        before = await today(ada)
        table = await begin(ada)
        async with ada.at(table) as line:
            await line.until(lambda: line.owes)
            await line.play(line.answers_on_offer[0])
            await line.until(lambda: has_bots_answer(line))
            seen = line.view
        days.server.kill()
        days.server.start()
        ada.address = days.address
        after = await today(ada)
        assert (after["anchor"], after["game"]["table"]) == (before["anchor"], table)
        assert await begin(ada) == table
        async with ada.at(table) as line:
            await line.until(lambda: has_bots_answer(line))
            assert line.view == seen
            await line.play_on(random.Random(1))
        assert (await today(ada))["game"]["state"] == "finished"


async def test_a_result_that_was_not_kept_is_found_again(sqlite_days: Days) -> None:
    days = sqlite_days
    async with people(days.address, "Ada", "Ben") as (ada, ben):
        tables = [await begin(ada), await begin(ben)]
        ended = [await play(person, table) for person, table in zip((ada, ben), tables, strict=True)]
        await today(ada)
        days.server.stop()
        async with storage(days) as store:
            lost = daily_entries.update().values(finished_at=None, in_time=False, result=None)
            await store.write(lambda connection: connection.execute(lost) and None)
        days.server.start()
        assert (await today(ada))["game"]["scores"] == ended[0]["scores"]
        async with asyncio.timeout(60):
            while (await results(ada))["entrants"] < 2:
                await asyncio.sleep(0.1)


async def test_two_servers_have_one_chain_and_one_try(postgres: Any, tmp_path: Path) -> None:
    clock = Clock(tmp_path / "clock", NOON)
    with (
        postgres.fresh_database() as url,
        quiet_server(url, clock=clock) as here,
        quiet_server(url, clock=clock) as there,
    ):
        async with people(here.address, "Ada") as (ada,), Person(there.address) as same:
            same.http.cookies.update(ada.http.cookies)
            assert (await today(ada))["anchor"] == (await today(same))["anchor"]
            found = await asyncio.gather(*(begin(one) for one in (ada, same) for _ in range(4)))
            assert len(set(found)) == 1
            await play(same, found[0])
            assert (await today(ada))["game"]["state"] == "finished"


async def test_whoever_is_forgotten_is_gone_from_the_results(days: Days) -> None:
    async with people(days.address, "Ada", "Ben") as (ada, ben):
        for person in (ada, ben):
            await play(person, await begin(person))
        assert len((await results(ada))["rows"]) == 2
        assert (await ben.http.delete("/api/me")).status_code == 200
        assert [row["name"] for row in (await results(ada))["rows"]] == ["Ada"]
        async with storage(days) as store:
            assert len(await store.read(select(daily_entries))) == 1


async def test_devices_are_forgotten_after_their_day_and_entries_go_with_their_tables(days: Days) -> None:
    async with people(days.address, "Ada") as (ada,):
        table = await begin(ada)
        await play(ada, table)
        await today(ada)
        days.server.stop()
        async with storage(days) as store:

            async def device() -> str:
                rows = await store.read(select(daily_entries.c.device))
                return str(rows[0].device) if rows else ""

            await maintenance.retention(store, maintenance.RetentionPolicy(), NOON)
            assert await device() not in (table, "")
            await maintenance.retention(store, maintenance.RetentionPolicy(), NOON + 86_400)
            assert await device() == table
            await maintenance.retention(store, maintenance.RetentionPolicy(), NOON + 400 * 86_400)
            assert await device() == ""
            assert await store.daily.chain() is not None, "the chain stays for good"
