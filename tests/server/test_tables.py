"""Tables come back after a stop, nobody's clock ran meanwhile, and nothing is made twice."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from reverie.bots.one_answer import BotQuestion
from reverie.kernel import Refused
from reverie.server import guest_cache, loaded_tables, outages
from reverie.server.guest_cache import SECONDS, GuestCache
from reverie.server.maintenance import erase_person
from reverie.server.server_clock import ServerClock
from reverie.server.settings import Settings
from reverie.server.storage import GuestRow, StorageRefused, Store
from reverie.server.storage.database import Database
from reverie.server.storage.people import People
from reverie.server.storage.tables import StoredTables
from reverie.server.table_actor import TableActor
from reverie.server.tables import Tables
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.clock_kinds import AnyClock, PhaseClock
from reverie.wire.http_messages import NewTableRequest
from tests.server.virtual import Ear

pytestmark = pytest.mark.anyio
STANDING = 3
"""Tasks that tables which are open always have: the heartbeat, the keeping of time, the tidying."""


class Clock:
    """Wound by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@asynccontextmanager
async def opened(folder: Path, clock: Clock, **more: Any) -> AsyncIterator[Tables]:
    """The tables of a data folder, as if a server had just been started."""
    async with await Store.open(folder) as store:
        tables = Tables(store, Settings(folder), ServerClock(clock, clock), **more)
        await tables.open()
        try:
            yield tables
        finally:
            await tables.close()


async def all_read(*actors: TableActor) -> None:
    for actor in actors:
        read = asyncio.Event()

        async def letter(read: asyncio.Event = read) -> None:
            read.set()

        actor.mailbox.post(letter)
        await asyncio.wait_for(read.wait(), 60)


async def soon(reached: Callable[[], Awaitable[Any]]) -> Any:
    """What it comes to before long."""
    async with asyncio.timeout(60):
        while not (found := await reached()):
            await asyncio.sleep(0.01)
    return found


async def nothing_is_under_way(tables: Tables, standing: int = 0) -> None:
    """Whatever was begun in the background is done, but for so many tasks that never end."""

    async def is_done() -> bool:
        return not tables._loading and len(tables._background._tasks) == standing

    await soon(is_done)


async def begun(tables: Tables, clock: AnyClock | None = None) -> TableActor:
    """A table where Ann and Ben have begun to play."""
    for guest in ("ann", "ben"):
        await tables.store.people.upsert(guest, guest.title(), "en")
    table = await tables.create("ann", NewTableRequest("psycle", 2, {"psycle_cap": 1}, clock=clock))
    actor = await tables.actor(table.id)
    for guest in ("ann", "ben"):
        for command in (say.Sit(), say.Ready()):
            await told(actor, guest, command)
    assert actor.table.phase == "playing"

    async def are_named() -> bool:
        return actor.names.get("ann") == "Ann" and actor.names.get("ben") == "Ben"

    await soon(are_named)  # names are learnt in the background
    return actor


async def told(actor: TableActor, guest: str, command: Any) -> None:
    actor.command(ear(guest), command)
    await all_read(actor)


def ear(guest: str) -> Any:
    class Silent(Ear):
        def offer(self, frame: str, instead: str = "") -> None:
            self.frames.append((0.0, frame))

    return Silent(guest)


async def finished(tables: Tables) -> TableActor:
    actor = await begun(tables)
    playing = actor.table.begun
    while not playing.state.is_over:
        for seat in playing.state.asked:
            await told(actor, ("ann", "ben")[seat], say.Play(decision=playing.progress.question, move="play 0"))
    return actor


# After a stop.


async def test_no_clock_runs_while_the_server_is_down(tmp_path: Path, clock: Clock) -> None:
    async with opened(tmp_path, clock) as tables:
        actor = await begun(tables, PhaseClock(10.0))
        table_id, began = actor.table.id, clock.now
        clock.now += 4
    clock.now += 3600
    async with opened(tmp_path, clock) as tables:
        actor = await tables.actor(table_id)
        await all_read(actor)
        assert not [
            entry for entry in await tables.store.tables.entries(table_id) if isinstance(entry.deed, entries.Moved)
        ]
        assert actor.table.next_due() == pytest.approx(began + 3600 + 10)


async def test_a_short_stop_stops_no_clock(tmp_path: Path, clock: Clock) -> None:
    async with opened(tmp_path, clock) as tables:
        actor = await begun(tables, PhaseClock(10.0))
        table_id = actor.table.id
        clock.now += 4
    clock.now += 6
    async with opened(tmp_path, clock) as tables:
        await all_read(await tables.actor(table_id))
        deeds = [entry.deed for entry in await tables.store.tables.entries(table_id)]
        assert [deed for deed in deeds if isinstance(deed, entries.Moved)] == [
            entries.Moved(seat, "play 0", 1, by_clock=True) for seat in (0, 1)
        ]


async def test_of_servers_that_start_together_one_tells_the_outage(tmp_path: Path, clock: Clock) -> None:
    async with opened(tmp_path, clock) as tables:
        actor = await begun(tables, PhaseClock(10.0))
        table_id, began = actor.table.id, clock.now
    clock.now += 100
    async with await Store.open(tmp_path) as first, await Store.open(tmp_path) as second:
        both = [Tables(store, Settings(tmp_path), ServerClock(clock, clock)) for store in (first, second)]
        await asyncio.gather(*(tables.open() for tables in both))
        actors = [await tables.actor(table_id) for tables in both]
        await all_read(*actors)
        for actor in actors:
            actor.look_again()
        await all_read(*actors)
        assert [actor.table.next_due() for actor in actors] == [pytest.approx(began + 110)] * 2
        for tables in both:
            await tables.close()


async def test_a_game_that_has_begun_is_found_after_a_crash(tmp_path: Path, clock: Clock) -> None:
    """That it began stands in the lobby's cache as soon as its entry is written, or no server would wake its clocks."""
    async with opened(tmp_path, clock) as tables:
        actor = await begun(tables, PhaseClock(10.0))
        assert await tables.store.tables.clocked() == [actor.table.id]


async def test_a_lobby_that_fell_behind_is_put_right(tmp_path: Path, clock: Clock) -> None:
    async with opened(tmp_path, clock) as tables:
        actor = await finished(tables)
        table_id = actor.table.id

        async def is_over() -> bool:
            row = await tables.store.tables.get(table_id)
            return row is not None and row.phase == "over"

        await soon(is_over)
        await tables.store.tables.update_summary(table_id, "playing", {})  # as a crash would have left it
    async with opened(tmp_path, clock) as tables:
        await soon(is_over)


# Loading.


async def test_a_table_is_loaded_once_however_many_ask_for_it(tmp_path: Path, clock: Clock) -> None:
    async with opened(tmp_path, clock) as tables:
        table = await tables.create("ann", NewTableRequest("psycle", 2))
        first = asyncio.create_task(tables.actor(table.id))
        await asyncio.sleep(0)
        first.cancel()
        actors = await asyncio.gather(*(tables.actor(table.id) for _ in range(5)))
        await nothing_is_under_way(tables, STANDING)
        assert len(set(map(id, (*actors, await tables.actor(table.id))))) == 1


async def test_what_is_written_while_a_table_is_being_loaded_is_not_missed(tmp_path: Path, clock: Clock) -> None:
    """Another server writes after we have read the entries and before we listen for the table."""
    async with opened(tmp_path, clock) as tables, await Store.open(tmp_path) as other_store:
        table = await tables.create("ann", NewTableRequest("psycle", 2))
        actor = await tables.actor(table.id)
        other = Tables(other_store, Settings(tmp_path), ServerClock(clock, clock))
        slow_chat = other_store.chat.latest

        async def chat_and_meanwhile(*arguments: Any) -> Any:
            await told(actor, "ann", say.Sit())
            other._others._heard_entry(table.id, actor.table.number)
            return await slow_chat(*arguments)

        other_store.chat.latest = chat_and_meanwhile  # type: ignore[method-assign]
        behind = await other.actor(table.id)
        await all_read(behind)
        assert behind.table.number == actor.table.number == 1
        await other.close()


async def test_a_table_that_was_just_made_need_not_be_read(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, clock) as tables:
        table = await tables.create("ann", NewTableRequest("psycle", 2))
        tables.bring_in(table, {})
        monkeypatch.setattr(Database, "read", None)
        assert (await tables.actor(table.id)).table is table


async def test_the_lobby_is_told_only_what_is_new(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[Any] = []
    update = StoredTables.update_summary

    def noted(stored: StoredTables, *arguments: Any) -> "asyncio.Future[None]":
        said.append(arguments[1:])
        return update(stored, *arguments)

    monkeypatch.setattr(StoredTables, "update_summary", noted)
    async with opened(tmp_path, clock) as tables:
        actor = await finished(tables)
        await all_read(actor)
        assert [(phase, seated) for phase, _, seated in said] == [
            ("gathering", ["ann"]),
            ("gathering", ["ann", "ben"]),
            ("over", None),
        ]

        async def is_known() -> bool:
            return {row.id for row in await tables.store.tables.of_guest("ben")} == {actor.table.id}

        await soon(is_known)


async def test_the_cache_of_guests_looks_again_after_a_while(tmp_path: Path, clock: Clock) -> None:
    async with await Store.open(tmp_path) as store:
        cache = GuestCache(store, clock)
        assert await cache.find("") is await cache.find("ann") is None
        await store.people.upsert("ann", "Ann", "en")
        assert (await named(cache, "ann")) == "Ann"
        await store.people.upsert("ann", "Anna", "en")
        assert (await named(cache, "ann")) == "Ann"
        cache.drop("ann")
        assert (await named(cache, "ann")) == "Anna"
        await erase_person(store, "ann")
        clock.now += SECONDS
        assert await cache.find("ann") is None


async def named(cache: GuestCache, guest: str) -> str:
    found = await cache.find(guest)
    assert found is not None
    return found.name


async def test_who_is_renamed_or_forgotten_by_another_program_is_so_at_the_tables_too(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outages, "HEARTBEAT_SECONDS", 0.05)
    beats: list[None] = []
    beat = Tables._with_every_beat

    async def counted(tables: Tables) -> None:
        await beat(tables)
        beats.append(None)

    monkeypatch.setattr(Tables, "_with_every_beat", counted)
    async with opened(tmp_path, clock) as tables, await Store.open(tmp_path) as another:
        actor = await begun(tables)
        actor.talk.say(ear("ann"), "", "It is me")
        sitting, watching = ear("ann"), ear("cleo")
        await tables.store.people.upsert("cleo", "Cleo", "en")
        for watcher in (sitting, watching):
            actor.join(watcher)
        await another.people.upsert("ann", "Anna", "en")

        async def is_renamed() -> bool:
            return '"Anna"' in watching.frames[-1][1]

        await soon(is_renamed)
        await erase_person(another, "cleo")

        async def is_nobody() -> bool:
            return watching.guest == ""

        await soon(is_nobody)
        await erase_person(another, "ann")  # only now, so that what is told of her comes last

        async def is_forgotten() -> bool:
            return sitting.guest == "" and not actor.chat.lines and "Anna" not in sitting.frames[-1][1]

        await soon(is_forgotten)
        await actor.mailbox.until_read()  # all of it has been told
        assert (actor.names["ann"], actor.names["ben"]) == ("", "Ben")
        assert await tables.guests.find("ann") is None
        frames, further = len(sitting.frames), len(beats) + 3

        async def was_looked_up_again() -> bool:
            return len(beats) >= further

        await soon(was_looked_up_again)
        assert len(sitting.frames) == frames, "and nobody hears of it again"


async def test_nobody_is_looked_up_while_no_other_program_writes(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest_cache, "SECONDS", 0.0)
    asked: list[set[str]] = []
    get_many = People.get_many

    async def counted(people: People, ids: Iterable[str]) -> dict[str, GuestRow]:
        asked.append(set(ids))
        return await get_many(people, asked[-1])

    monkeypatch.setattr(People, "get_many", counted)
    async with opened(tmp_path, clock) as tables, await Store.open(tmp_path) as another:
        actor = await begun(tables)
        await tables.people.look_up()
        asked.clear()
        for move in ("1", "2"):
            await told(actor, "ann", say.Play(decision=1, move=move))  # what we write ourselves, we know
            await tables.people.look_up()
        assert not asked
        await another.people.upsert("ann", "Anna", "en")
        await tables.people.look_up()
        assert asked == [{"ann", "ben"}]
        assert actor.names["ann"] == "Anna"
        await tables.people.look_up()
        assert len(asked) == 1


async def test_who_could_not_be_looked_up_is_looked_up_the_next_time(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest_cache, "SECONDS", 0.0)
    async with opened(tmp_path, clock) as tables, await Store.open(tmp_path) as another:
        actor = await begun(tables)
        await tables.people.look_up()
        await another.people.upsert("ann", "Anna", "en")
        with monkeypatch.context() as broken:
            broken.setattr(People, "get_many", unreadable)
            with pytest.raises(StorageRefused):
                await tables.people.look_up()
        await tables.people.look_up()
        assert actor.names["ann"] == "Anna"


async def unreadable(_: People, ids: Iterable[str]) -> dict[str, GuestRow]:
    raise StorageRefused("database-unreachable", {"finding": str(ids)})


async def test_a_table_that_somebody_just_came_to_is_not_put_away(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loaded_tables, "TIDY_SECONDS", 0.01)
    async with opened(tmp_path, clock) as tables:
        table, another = [await tables.create("ann", NewTableRequest("psycle", 2)) for _ in range(2)]
        await tables.actor(table.id)
        for _ in range(3):
            await tables.actor(another.id)
            for idle in (table, another):
                tables.loaded._wanted[idle.id] -= 2 * loaded_tables.KEPT_SECONDS  # nobody has come for long
            actor = await tables.actor(table.id)
            await soon(lambda: goes_when_nobody_comes(tables, another.id))  # while the door is being opened
            here = ear("ann")
            actor.join(here)
            await all_read(actor)
            assert here.frames, "nobody was there to show the scene"
            actor.audience.leave(here)
        await soon(lambda: goes_when_nobody_comes(tables, table.id))
        assert (await tables.actor(table.id)).table.id == table.id


async def is_put_away(tables: Tables, table_id: str) -> bool:
    return table_id not in tables.loaded


async def goes_when_nobody_comes(tables: Tables, table_id: str) -> bool:
    """Nobody has come for long; whatever the table still had to do may have made it look wanted again."""
    if table_id in tables.loaded:
        tables.loaded._wanted[table_id] -= 2 * loaded_tables.KEPT_SECONDS
    return await is_put_away(tables, table_id)


async def test_a_game_that_is_over_is_put_away_sooner(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loaded_tables, "TIDY_SECONDS", 0.01)
    monkeypatch.setattr(loaded_tables, "KEPT_SECONDS_WHEN_OVER", 0.05)
    async with opened(tmp_path, clock) as tables:
        going_on = await tables.create("ann", NewTableRequest("psycle", 2))
        tables.bring_in(going_on, {})
        over = await finished(tables)
        onlooker = ear("cleo")
        over.join(onlooker)
        wanted, table_id = tables.loaded._wanted, over.table.id
        came = wanted[table_id]

        async def was_looked_at_later() -> bool:
            return wanted[table_id] > came + 2 * loaded_tables.KEPT_SECONDS_WHEN_OVER

        await soon(was_looked_at_later)
        assert table_id in tables.loaded, "somebody is still looking"
        over.audience.leave(onlooker)
        await soon(lambda: is_put_away(tables, over.table.id))
        assert {actor.table.id for actor in tables.loaded} == {going_on.id}
        assert (await tables.actor(over.table.id)).table.phase == "over"


async def test_of_the_tables_where_nobody_is_only_some_stay(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loaded_tables, "_MOST", 5)
    async with opened(tmp_path, clock) as tables:
        actors = [await empty_table(tables) for _ in range(4)]
        here = [ear("ann") for _ in actors]
        for actor, watcher in zip(actors, here, strict=True):
            actor.join(watcher)
            await all_read(actor)
        for _ in range(12):
            await empty_table(tables)
        assert all(actor.table.id in tables.loaded for actor in actors), "somebody is there"
        assert len(list(tables.loaded)) <= 4 + 5
        for actor, watcher in zip(actors, here, strict=True):
            actor.audience.leave(watcher)
        for _ in range(12):
            last = await empty_table(tables)
        assert len(list(tables.loaded)) <= 5
        assert last.table.id in tables.loaded
        assert not any(actor.table.id in tables.loaded for actor in actors)


async def test_one_more_table_is_no_more_work_where_there_are_many(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[str] = []
    put_away = loaded_tables.LoadedTables.put_away_if_idle

    def count(loaded: loaded_tables.LoadedTables, table_id: str) -> None:
        looks.append(table_id)
        put_away(loaded, table_id)

    monkeypatch.setattr(loaded_tables, "_MOST", 5)
    monkeypatch.setattr(loaded_tables.LoadedTables, "put_away_if_idle", count)
    async with opened(tmp_path, clock) as tables:
        most = 0
        for _ in range(40):
            looks.clear()
            actor = await empty_table(tables)
            most = max(most, len(looks))
            actor.join(ear("ann"))
            await all_read(actor)
        assert len(list(tables.loaded)) == 40
        assert most == 8


async def empty_table(tables: Tables) -> TableActor:
    """A table that has just been made, with all its mail read."""
    table = await tables.create("ann", NewTableRequest("psycle", 2))
    actor = await tables.actor(table.id)
    await all_read(actor)
    return actor


# Another game.


async def test_another_game_is_made_once(tmp_path: Path, clock: Clock) -> None:
    async with opened(tmp_path, clock) as tables:
        actor = await finished(tables)
        for guest in ("ann", "ben", "ben", "ann"):
            actor.command(ear(guest), say.Rematch())

        async def made() -> str:
            return actor.table.rematch

        new = await soon(made)
        await all_read(actor)
        await nothing_is_under_way(tables, STANDING)
        assert set(await tables.store.tables.all_ids()) == {actor.table.id, new}
        written = [entry.deed for entry in await tables.store.tables.entries(actor.table.id)]
        assert sum(isinstance(deed, entries.Rematched) for deed in written) == 1


async def test_another_game_is_made_by_one_server_alone(tmp_path: Path, clock: Clock) -> None:
    async with opened(tmp_path, clock) as tables, await Store.open(tmp_path) as other_store:
        other = Tables(other_store, Settings(tmp_path), ServerClock(clock, clock))
        actor = await finished(tables)
        twin = await other.actor(actor.table.id)
        await told(actor, "ann", say.Rematch())
        await told(twin, "ben", say.Rematch())
        actor.look_again()

        async def made() -> str:
            twin.look_again()
            return twin.table.rematch

        await soon(made)
        await all_read(actor, twin)
        await nothing_is_under_way(tables, STANDING)
        await nothing_is_under_way(other)
        assert len(await tables.store.tables.all_ids()) == 2
        await other.close()


# Bots.


async def test_a_bot_that_fails_does_not_hold_up_the_table(tmp_path: Path, clock: Clock) -> None:
    async with opened(tmp_path, clock) as tables:

        async def broken(*_: Any, **__: Any) -> str:
            raise RuntimeError

        tables.bots.think = broken  # type: ignore[method-assign]
        table = await tables.create("ann", NewTableRequest("psycle", 2, {"psycle_cap": 1}))
        actor = await tables.actor(table.id)
        for command in (say.Sit(), say.SeatBot(level="random"), say.Ready()):
            await told(actor, "ann", command)

        async def has_moved() -> bool:
            return bool(actor.table.playing and actor.table.playing.progress.moves)

        await soon(has_moved)


async def test_bots_think_for_the_owner_of_their_table(tmp_path: Path, clock: Clock) -> None:
    owners = []
    async with opened(tmp_path, clock, owner_of={"ann": "203.0.113.9"}.__getitem__) as tables:

        async def think(question: BotQuestion, owner: str, hushed: bool) -> str:
            owners.append(owner)
            return question.moves[0]

        tables.bots.think = think  # type: ignore[method-assign]
        table = await tables.create("ann", NewTableRequest("psycle", 2, {"psycle_cap": 1}))
        actor = await tables.actor(table.id)
        for command in (say.Sit(), say.SeatBot(level="random"), say.Ready()):
            await told(actor, "ann", command)

        async def has_thought() -> bool:
            return bool(owners)

        await soon(has_thought)
    assert set(owners) == {"203.0.113.9"}


async def test_no_such_table(tmp_path: Path, clock: Clock) -> None:
    async with opened(tmp_path, clock) as tables:
        with pytest.raises(Refused, match="no-such-table"):
            await tables.actor("nowhere")
