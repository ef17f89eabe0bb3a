"""Two server processes on one PostgreSQL, and the same tables at both."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence

import pytest

from reverie import wire
from reverie.server.storage import Store
from reverie.table import commands as say
from reverie.table import entries
from tests.server.postgres import Postgres
from tests.server.serving import Line, Server, fresh_scene, people, play_out, quiet_server
from tests.server.test_forks import finished
from tests.server.test_reviews import heard, joined, texts

pytestmark = pytest.mark.anyio

QUICK = {"options": {"psycle_cap": 2}}


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """They share the database, and the secret that signs the cookies."""
    with postgres.fresh_database() as url, quiet_server(url) as one, quiet_server(url) as other:
        yield one, other


@pytest.fixture
async def store(servers: tuple[Server, Server]) -> AsyncIterator[Store]:
    async with await Store.open(servers[0].plan["database"]) as opened:
        yield opened


async def sit_apart(table: str, lines: Sequence[Line]) -> None:
    for line in lines:
        await line.sit(ready=False)
    for line in lines:
        await line.done(say.Ready())
    for line in lines:
        await line.until(lambda line=line: line.view is not None)  # type: ignore[misc]


@pytest.mark.parametrize("game", ["psycle", "lullaby"])
async def test_whole_games_between_two_servers(servers: tuple[Server, Server], store: Store, game: str) -> None:
    here, there = servers
    async with people(here.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(game, window=0.1, **(QUICK if game == "psycle" else {}))
        async with ada.at(table) as one, ben.at(table, address=there.address) as other:
            await sit_apart(table, (one, other))
            await play_out(one, other, seed=3)
            assert one.gaps == other.gaps == 0
            for line in (one, other):
                newcomer = await fresh_scene(line.person, table)
                assert {**newcomer, "present": []} == {**line.known, "present": []}
        numbers = [entry.number for entry in await store.tables.entries(table)]
        assert numbers == list(range(len(numbers)))


async def test_of_two_answers_to_one_question_one_counts(servers: tuple[Server, Server], store: Store) -> None:
    here, there = servers
    async with people(here.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with (
            ada.at(table) as one,
            ben.at(table) as other,
            ada.at(table, address=there.address) as twin,
        ):
            await sit_apart(table, (one, other))
            await twin.until(lambda: twin.seat == 0)
            for question in range(1, 6):
                await asyncio.gather(*(ready_for(line, question) for line in (one, other, twin)))
                answers = await asyncio.gather(
                    one.say(say.Play(decision=question, move="play 0")),
                    twin.say(say.Play(decision=question, move="play 1")),
                )
                (refused,) = [answer for answer in answers if isinstance(answer, wire.RefusedMessage)]
                assert refused.code == "card-is-final"
                await other.play("play 0")
        made = [entry.deed for entry in await store.tables.entries(table) if isinstance(entry.deed, entries.Moved)]
        assert len({(deed.seat, deed.decision) for deed in made}) == len(made)


async def ready_for(line: Line, question: int) -> None:
    await line.until(lambda: line.view is not None and line.number == question)


async def test_one_command_sent_to_both_is_done_once(servers: tuple[Server, Server], store: Store) -> None:
    here, there = servers
    async with people(here.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with ada.at(table) as one, ben.at(table) as other, ada.at(table, address=there.address) as twin:
            await sit_apart(table, (one, other))
            await twin.until(lambda: twin.seat == 0 and twin.view is not None)
            for number in range(10):
                command = say.Pause(wanted=number % 2 == 0, id=f"pause {number}")
                await asyncio.gather(one.done(command), twin.done(command))
        said = [entry for entry in await store.tables.entries(table) if isinstance(entry.deed, entries.PauseSaid)]
        assert [entry.client for entry in said] == [f"pause {number}" for number in range(10)]


async def test_a_bot_answers_once_however_many_servers_ask_it(servers: tuple[Server, Server], store: Store) -> None:
    here, there = servers
    async with people(here.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(players=3, **QUICK)
        async with ada.at(table) as one, ben.at(table, address=there.address) as other:
            await one.sit(ready=False)
            await other.sit()
            await other.done(say.SeatBot(level="random"))
            await one.done(say.Ready())
            await play_out(one, other)
        made = [entry.deed for entry in await store.tables.entries(table) if isinstance(entry.deed, entries.Moved)]
        assert len({(deed.seat, deed.decision) for deed in made}) == len(made)
        assert any(deed.seat == 2 for deed in made)


async def test_talk_crosses_from_server_to_server_once(servers: tuple[Server, Server]) -> None:
    here, there = servers
    async with people(here.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table()
        async with ada.at(table) as one, ben.at(table, address=there.address) as other:
            for number in range(2):
                await one.send(wire.Say(text=f"here {number}"))
                await other.send(wire.Say(text=f"there {number}"))
            for line in (one, other):
                await line.until(lambda line=line: len(line.chat) >= 4)  # type: ignore[misc]
            for line, last in ((one, "the last from here"), (other, "the last from there")):
                await line.send(wire.Say(text=last))
                for each in (one, other):
                    await each.until(lambda each=each, last=last: last in [said.text for said in each.chat])  # type: ignore[misc]
            words = sorted(("here 0", "here 1", "there 0", "there 1", "the last from here", "the last from there"))
            for line in (one, other):
                assert sorted(said.text for said in line.chat) == words
                assert {said.name for said in line.chat} == {"Ada", "Ben"}


async def test_a_clock_runs_out_once(servers: tuple[Server, Server], store: Store) -> None:
    here, there = servers
    async with people(here.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(clock={"clock": "phase", "seconds": 1.0}, **QUICK)
        async with ada.at(table) as one, ben.at(table, address=there.address) as other:
            await sit_apart(table, (one, other))
            answered = await answers_in_time(one, "play 1")
            for line in (one, other):
                await line.until(lambda line=line: line.number >= answered + 2)  # type: ignore[misc]
        made = [entry.deed for entry in await store.tables.entries(table) if isinstance(entry.deed, entries.Moved)]
        assert {deed.seat: deed.by_clock for deed in made if deed.decision == answered} == {0: False, 1: True}
        assert len({(deed.seat, deed.decision) for deed in made}) == len(made)


async def answers_in_time(line: Line, move: str) -> int:
    """The question that was answered: on a busy machine time may be up for one or another before."""
    while True:
        question = line.number
        answer = await line.say(say.Play(decision=question, move=move))
        if not isinstance(answer, wire.RefusedMessage):
            return question
        assert answer.code == "stale-decision"
        await line.until(lambda question=question: line.number > question)  # type: ignore[misc]


async def test_one_server_is_killed_and_the_game_goes_on_at_the_other(postgres: Postgres) -> None:
    with postgres.fresh_database() as url, Server(url) as here, Server(url) as there:
        async with people(here.address, "Ada", "Ben") as (ada, ben):
            table = await ada.make_table(**QUICK)
            async with ada.at(table) as one, ben.at(table, address=there.address) as other:
                await sit_apart(table, (one, other))
                await one.play("play 3")
                here.kill()
                async with ada.at(table, address=there.address) as moved:
                    await moved.until(lambda: moved.view is not None and moved.view["committed"] == [3, None])
                    await play_out(moved, other)


async def test_a_name_learned_elsewhere(servers: tuple[Server, Server]) -> None:
    """Who sits down at one server is known by name at the other."""
    here, there = servers
    async with people(here.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table()
        async with ada.at(table) as one, ben.at(table, address=there.address) as other:
            await one.sit(ready=False)
            await other.until(lambda: other.table.chairs[0].name == "Ada")
            await other.sit(ready=False)
            await one.until(lambda: one.table.chairs[1].name == "Ben")


async def test_who_is_connected_to_the_other_server_is_not_away(servers: tuple[Server, Server]) -> None:
    here, there = servers
    async with people(here.address, "Ada", "Ben", "Cleo") as (ada, ben, cleo):
        table = await ada.make_table()
        async with ada.at(table) as one:
            await one.sit(ready=False)
            async with ben.at(table, address=there.address) as other:
                await other.until(lambda: other.present == [0])
                await other.sit(ready=False)
                for line in (one, other):
                    await line.until(lambda line=line: line.present == [0, 1])  # type: ignore[misc]
                for server in servers:
                    async with cleo.at(table, address=server.address) as newcomer:
                        assert newcomer.present == [0, 1]
            await one.until(lambda: one.present == [0])


async def test_a_server_that_was_killed_has_nobody_connected(postgres: Postgres) -> None:
    soon = {"reverie.server.outages.HEARTBEAT_SECONDS": 0.1, "reverie.server.presence.SILENCE": 1.0}
    with postgres.fresh_database() as url, Server(url) as here, quiet_server(url, patches=soon) as there:
        async with people(here.address, "Ada", "Ben") as (ada, ben):
            table = await ada.make_table()
            async with ada.at(table) as one, ben.at(table, address=there.address) as other:
                await one.sit(ready=False)
                await other.until(lambda: other.present == [0])
                here.kill()
                await other.until(lambda: other.present == [])


async def test_a_server_that_comes_later_learns_who_is_connected(postgres: Postgres) -> None:
    soon = {"reverie.server.outages.HEARTBEAT_SECONDS": 0.1}
    with postgres.fresh_database() as url, quiet_server(url, patches=soon) as here:
        async with people(here.address, "Ada", "Ben") as (ada, ben):
            table = await ada.make_table()
            async with ada.at(table) as one:
                await one.sit(ready=False)
                with quiet_server(url) as later:
                    async with ben.at(table, address=later.address) as other:
                        await other.until(lambda: other.present == [0])


async def test_another_name_and_being_forgotten_reach_the_other_server(postgres: Postgres) -> None:
    soon = {"reverie.server.outages.HEARTBEAT_SECONDS": 0.1}
    with postgres.fresh_database() as url, quiet_server(url) as here, quiet_server(url, patches=soon) as there:
        async with people(here.address, "Ada", "Ben") as (ada, ben):
            table = await ada.make_table()
            async with ben.at(table, address=there.address) as other, ada.at(table, address=there.address) as one:
                await one.sit(ready=False)
                await one.send(wire.Say(text="It is me"))
                await other.until(lambda: bool(other.chat) and other.table.chairs[0].name == "Ada")
                await ada.rename("Countess")
                await other.until(lambda: other.table.chairs[0].name == "Countess")
                assert (await ada.http.delete("/api/me")).json() == {"erased": True}
                await other.until(lambda: other.table.chairs[0].name == "" and not other.chat)
                assert other.present == []
                refused = await one.say(say.Ready())
                assert isinstance(refused, wire.RefusedMessage)


async def test_what_is_commented_and_taken_away_at_one_server_is_told_at_the_other(
    servers: tuple[Server, Server],
) -> None:
    """A review leads those of its own server; what is kept of it reaches everybody."""
    here, there = servers
    async with people(here.address, "Ada", "Ben") as (ada, ben):
        table = await finished(ada, ben)
        async with ada.at(table) as one, ben.at(table, address=there.address) as other:
            for line in (one, other):
                await joined(line)
            await one.done(wire.Comment(at=1, text="Here it turned."))
            await other.until(lambda: texts(other) == ["Here it turned."])
            await other.done(wire.Comment(at=2, text="And here."))
            await one.until(lambda: sorted(texts(one)) == ["And here.", "Here it turned."])
            own = next(message.comment for message in heard(one, wire.CommentedMessage) if message.comment.own)
            await one.done(wire.Uncomment(comment=own.id))
            await other.until(lambda: texts(other) == ["And here."])
