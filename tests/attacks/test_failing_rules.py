"""Rules that fail: what they fail at is not written, and a table that cannot go on harms no other."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reverie.games import registered_game
from reverie.kernel import EndlessRules, Game, running_compiled
from reverie.server import mailbox, outages
from reverie.server.storage import StorageRefused
from reverie.server.table_loading import Shelved
from reverie.server.tables import Tables
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.clock_kinds import PhaseClock
from reverie.table.views import look
from reverie.wire.http_messages import NewTableRequest
from tests.server.test_tables import Clock, all_read, begun, ear, opened, soon, told
from tests.table.living import record_of

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def psycle() -> Game:
    return registered_game("psycle")


def fail(*_: object) -> Any:
    raise ZeroDivisionError


async def gathered(tables: Tables) -> Any:
    await tables.store.people.upsert("ann", "Ann", "en")
    table = await tables.create("ann", NewTableRequest("psycle", 2))
    actor = await tables.actor(table.id)
    await told(actor, "ann", say.Sit())
    await told(actor, "ann", say.SeatBot(level="random"))
    return actor


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
async def test_a_game_that_cannot_begin_does_not_begin(
    tmp_path: Path, clock: Clock, psycle: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is the last to be ready hears it; nothing is written, and the table gathers on."""
    async with opened(tmp_path, clock) as tables:
        actor = await gathered(tables)
        ann = ear("ann")
        with monkeypatch.context() as patch:
            patch.setattr(psycle, "begin", fail)
            actor.command(ann, say.Ready(id="r"))
            await all_read(actor)
        assert '"code":"cannot-be-done"' in ann.frames[-1][1]
        assert not any(
            isinstance(entry.deed, entries.Started | entries.ReadySaid)
            for entry in await tables.store.tables.entries(actor.table.id)
        )
        await told(actor, "ann", say.Ready())
        assert actor.table.phase == "playing"


interpreted = pytest.mark.skipif(running_compiled(), reason="compiled rules call each other past what a test puts in")


@interpreted
@pytest.mark.parametrize("what", ["default", "moves"])
async def test_a_clock_whose_move_cannot_be_made_stops_one_table_only(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async with opened(tmp_path, clock) as tables:
        poisoned, honest = await begun(tables, PhaseClock(10.0)), await begun(tables)
        before = len(await tables.store.tables.entries(poisoned.table.id))
        watcher = Dismissed("ann")
        poisoned.join(watcher)  # type: ignore[arg-type]
        await all_read(poisoned)
        ask = type(poisoned.table.begun.state.ask)
        clock.now += 4
        tables.clock.pulse()
        clock.now += 4
        tables.clock.pulse()
        clock.now += 4
        with monkeypatch.context() as patch:
            patch.setattr(ask, what, fail)
            poisoned.deeds.look()

            async def is_dismissed() -> bool:
                return bool(watcher.reason)

            await soon(is_dismissed)
        assert len(await tables.store.tables.entries(poisoned.table.id)) == before
        with pytest.raises(Shelved):
            await tables.actor(poisoned.table.id)
        await told(honest, "ann", say.Play(decision=1, move="play 0"))
        assert look(honest.table, 0).view["committed"][0] == 0


class Dismissed:
    """A watcher who is told to go."""

    language = "en"
    gone = False

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.reason = ""

    def offer(self, frame: str) -> None:
        pass

    def dismiss(self, frame: str, reason: str) -> None:
        assert "table-shelved" in frame
        self.reason = reason


# Other content, other rules.


@pytest.fixture
def reprint(psycle: Game, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Prints the game anew, with other numbers."""

    def print_anew(**changes: Any) -> None:
        content = {**psycle.raw_content, **changes}
        monkeypatch.setitem(psycle.__dict__, "raw_content", content)
        monkeypatch.delitem(psycle.__dict__, "_standard", raising=False)

    yield print_anew
    monkeypatch.undo()
    psycle.__dict__.pop("_standard", None)


async def test_a_game_goes_on_with_the_content_it_was_made_with(tmp_path: Path, clock: Clock, reprint: Any) -> None:
    """It was silently judged by other numbers."""
    async with opened(tmp_path, clock) as tables:
        actor = await begun(tables)
        table_id, made_with = actor.table.id, actor.table.setup().content
        await told(actor, "ann", say.Play(decision=1, move="play 1"))
        view = look(actor.table, 1).view
    reprint(bonuses=[9, 9, 9, 9, 9])
    async with opened(tmp_path, clock) as tables:
        actor = await tables.actor(table_id)
        assert actor.table.setup().content == made_with
        assert look(actor.table, 1).view == view
        assert actor.table.overrides == {"bonuses": registered_printing(made_with)}
        playing = actor.table.begun
        while not playing.state.is_over:
            for seat in playing.state.asked:
                await told(actor, ("ann", "ben")[seat], say.Play(decision=playing.progress.question, move="play 0"))
        assert record_of(actor.table, {}).result is not None
        fresh = await tables.create("ann", NewTableRequest("psycle", 2))
        assert fresh.setup().content.bonuses == (9, 9, 9, 9, 9)


def registered_printing(content: Any) -> list[int]:
    return list(content.bonuses)


async def test_overrides_lie_over_the_printing_they_were_made_for(tmp_path: Path, clock: Clock, reprint: Any) -> None:
    overrides = {"gems": {"start": 3}}
    async with opened(tmp_path, clock) as tables:
        await tables.store.people.upsert("ann", "Ann", "en")
        made = await tables.create("ann", NewTableRequest("psycle", 2, {}, overrides))
        expected = made.setup().content
    reprint(bonuses=[9, 9, 9, 9, 9])
    async with opened(tmp_path, clock) as tables:
        assert (await tables.actor(made.id)).table.setup().content == expected


async def test_rules_of_another_version_freeze_a_table_with_a_clear_word(
    tmp_path: Path, clock: Clock, psycle: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, clock) as tables:
        table_id = (await begun(tables)).table.id
    monkeypatch.setattr(type(psycle), "version", psycle.version + 1)
    async with opened(tmp_path, clock) as tables:
        with pytest.raises(Shelved) as caught:
            await tables.actor(table_id)
        assert caught.value.code == "table-other-rules"


# Loading.


async def test_nothing_is_read_at_the_start_but_what_has_a_clock(tmp_path: Path, clock: Clock) -> None:
    async with opened(tmp_path, clock) as tables:
        quiet, ticking = (await begun(tables)).table.id, (await begun(tables, PhaseClock(3600.0))).table.id
    async with opened(tmp_path, clock) as tables:

        async def is_awake() -> bool:
            return tables.outages.is_beating

        await soon(is_awake)
        assert list(tables.loaded) == []
        assert set(tables.loaded.alarms) == {ticking}, "it is not kept in memory, but its time is known"
        assert quiet not in tables.loaded.alarms
        await tables.actor(ticking)
        assert not list(tables.loaded.alarms)


# While a table is loaded, while the storage is away, without an end.


@interpreted
async def test_a_table_that_breaks_while_it_is_loaded_is_shelved_too(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stayed in memory as a table whose mail nobody reads."""
    async with opened(tmp_path, clock) as tables:
        actor = await begun(tables, PhaseClock(10.0))
        table_id = actor.table.id
        ask = type(actor.table.begun.state.ask)
    clock.now += 12
    monkeypatch.setattr(ask, "default", fail)
    async with opened(tmp_path, clock) as tables:

        async def is_shelved() -> bool:
            try:
                actor = await tables.actor(table_id)
            except Shelved:
                return True
            watcher = Dismissed("ann")
            actor.join(watcher)  # type: ignore[arg-type]
            return False

        await soon(is_shelved)
        assert table_id not in tables.loaded


@interpreted
async def test_rules_that_never_end_stop_one_table_only(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever found such a move could make it again and again, and everybody would wait for it each time."""
    async with opened(tmp_path, clock) as tables:
        actor = await begun(tables)

        def endless(*_: object) -> Any:
            raise EndlessRules("too-many-steps", {"limit": 1})

        watcher = Dismissed("ann")
        actor.join(watcher)  # type: ignore[arg-type]
        await all_read(actor)
        monkeypatch.setattr(type(actor.table.begun.state.ask), "sealed", endless)
        actor.command(ear("ann"), say.Play(decision=1, move="play 0"))

        async def is_dismissed() -> bool:
            return bool(watcher.reason)

        await soon(is_dismissed)
        with pytest.raises(Shelved):
            await tables.actor(actor.table.id)


async def test_an_outage_is_told_once_the_storage_is_back(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was lost if the storage was away for more than a moment, and the table's time lagged for good."""
    monkeypatch.setattr(mailbox, "RETRY_SECONDS", 0.01)
    async with opened(tmp_path, clock) as tables:
        actor = await begun(tables, PhaseClock(100.0))
        with monkeypatch.context() as patch:
            away = Away()
            patch.setattr(tables.store.tables, "append", away)
            patch.setattr(tables.store.tables, "entries", away)
            actor.deeds.hold(80.0)
            await soon(away.was_asked_again)
            assert actor.clock.held == 80.0

        async def is_told() -> bool:
            return any(
                isinstance(entry.deed, entries.Outage) for entry in await tables.store.tables.entries(actor.table.id)
            )

        await soon(is_told)
        await all_read(actor)
        assert actor.clock.held == 0.0


class Away:
    """A storage that does not answer."""

    def __init__(self) -> None:
        self.asked = 0

    async def __call__(self, *_: object, **__: object) -> Any:
        self.asked += 1
        raise StorageRefused("database-unreachable", {"finding": "away"})

    async def was_asked_again(self) -> bool:
        return self.asked > 2


async def test_an_alarm_that_rings_while_the_storage_is_away_rings_again(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outages, "HEARTBEAT_SECONDS", 0.01)
    async with opened(tmp_path, clock) as tables:
        actor = await begun(tables, PhaseClock(1000.0))
        table_id = actor.table.id
        tables.loaded.put_away_if_idle(table_id)
        assert set(tables.loaded.alarms) == {table_id}
        with monkeypatch.context() as patch:
            away = Away()
            patch.setattr(tables.store.tables, "get", away)
            tables.loaded.alarms.set(table_id, 0.0)
            await soon(away.was_asked_again)
            assert table_id not in tables.loaded

        async def is_awake() -> bool:
            return table_id in tables.loaded

        await soon(is_awake)


async def test_a_bot_whose_answers_are_refused_gets_the_default_move(tmp_path: Path, clock: Clock) -> None:
    async with opened(tmp_path, clock) as tables:

        async def unlawful(*_: Any) -> str:
            return "play 9"

        tables.bots.think = unlawful  # type: ignore[method-assign]
        actor = await gathered(tables)
        await told(actor, "ann", say.Ready())

        async def has_played() -> bool:
            return any(
                isinstance(entry.deed, entries.Moved) and entry.deed.seat == 1
                for entry in await tables.store.tables.entries(actor.table.id)
            )

        await soon(has_played)
