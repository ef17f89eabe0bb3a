"""Whole games over real sockets, on both databases: by people, with bots, by the example bot, before spectators."""

import asyncio
import random
import subprocess
import sys
from collections.abc import Sequence

import pytest

from reverie.games import registered_game
from reverie.kernel.record import verify
from reverie.table import commands as say
from tests.server.serving import (
    PATIENCE,
    ROOT,
    SECRET,
    Line,
    Person,
    Server,
    fresh_scene,
    ids_and_seeds,
    people,
    play_out,
    seated,
    server_on_each,  # noqa: F401
)
from tests.table.living import lullaby  # noqa: F401

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("lullaby")]

QUICK = {"options": {"psycle_cap": 2}}
"""A short game."""


async def check_record(person: Person, table: str) -> None:
    """The record of a finished game belongs together, and tells the commitment that was shown."""
    record = (await person.get(f"/api/tables/{table}/record")).json()
    assert verify(record, registered_game) == []
    assert record["commitment"] == (await person.get(f"/api/tables/{table}")).json()["commitment"]


@pytest.mark.parametrize("game", ["psycle", "lullaby"])
async def test_two_people_play_a_whole_game(server: Server, game: str) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(game, window=0.05, **(QUICK if game == "psycle" else {}))
        async with seated(table, ada, ben) as lines:
            result = await play_out(*lines, seed=1)
            assert [line.gaps for line in lines] == [0, 0]
            assert all(line.table.phase == "over" for line in lines)
        assert result["reason"]
        await check_record(ada, table)


@pytest.mark.parametrize(("game", "players"), [("psycle", 2), ("psycle", 3), ("lullaby", 2)])
async def test_a_person_plays_against_bots(server: Server, game: str, players: int) -> None:
    """Among two it is the strongest: in Psycle the exact one."""
    async with people(server.address, "Ada") as (ada,):
        table = await ada.make_table(game, players, window=0.3, options={"psycle_cap": 1} if game == "psycle" else {})
        async with ada.at(table) as line:
            await line.done(say.Sit(seat=0))
            known = next(known["bots"] for known in (await ada.get("/api/games")).json() if known["name"] == game)
            levels = known[str(players)]
            for place in range(1, players):
                await line.done(say.SeatBot(level=levels[-1 if players == 2 else place % len(levels)]))
            await line.done(say.Ready())
            await play_out(line)
        await check_record(ada, table)


async def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    async with people(server.address, "Ada") as (ada,):
        table = await ada.make_table(**QUICK)
        async with ada.at(table) as line:
            await line.sit()
            command = [sys.executable, ROOT / "examples" / "bot.py", server.address, table]
            bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            result = await play_out(line)
            said, _ = await asyncio.to_thread(bot.communicate, timeout=PATIENCE)
        assert bot.returncode == 0
        assert said.strip() == str(result)


# Spectators.


async def test_spectators_see_everything_public_and_nothing_secret(server: Server) -> None:
    async with people(server.address, "Ada", "Ben", "Cleo") as (ada, ben, cleo), Person(server.address) as nobody:
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as players, cleo.at(table) as guest, nobody.at(table) as stranger:
            await players[0].play("play 3")
            for watcher in (guest, stranger):
                await watcher.until(lambda watcher=watcher: watcher.view["committed"] == ["?", None])  # type: ignore[misc]
                assert watcher.seat is None
                assert watcher.moves == []
            await players[1].until(lambda: players[1].view["committed"] == ["?", None])  # type: ignore[index]
            assert players[0].view["committed"] == [3, None]  # type: ignore[index]
            await play_out(*players)
            for watcher in (guest, stranger):
                await watcher.until(lambda watcher=watcher: watcher.is_over)  # type: ignore[misc]
                assert watcher.gaps == 0
            assert guest.known == stranger.known
            ours = {key: value for key, value in players[0].known.items() if key in ("table", "chat", "present")}
            assert ours == {key: guest.known[key] for key in ours}


@pytest.mark.parametrize("game", ["psycle", "lullaby"])
async def test_no_secret_leaves_the_server(server: Server, game: str) -> None:
    """No seed before the end, nobody else's id ever, not what signs the cookies: not in one byte that was sent."""
    async with people(server.address, "Ada", "Ben") as (ada, ben), Person(server.address) as nobody:
        table = await ada.make_table(game, window=0.05, **(QUICK if game == "psycle" else {}))
        async with seated(table, ada, ben) as players, nobody.at(table) as watcher:
            mine = (await ada.get("/api/me")).text
            for path in ("/api/tables", "/api/games", "/metrics", f"/api/tables/{table}", "/api/me/tables"):
                await ada.get(path)
            for path in ("record", "replay", "steps"):
                await ben.get(f"/api/tables/{table}/{path}")
            await players[0].refused(say.Play(decision=0, move="dance"))
            await play_out(*players)
            await watcher.until(lambda: watcher.is_over)
        heard = "\n".join([*(text for text in ada.heard if text != mine), *ben.heard, *nobody.heard])
        ids, seeds = await ids_and_seeds(server.plan["database"])
        assert len(ids) >= 2
        assert seeds
        for secret in (*ids, *seeds, SECRET):
            assert secret not in heard
        await check_record(ada, table)
        assert any(seed in ada.heard[-2] for seed in seeds), "after the end the record tells the seed"


# Coming back.


@pytest.mark.parametrize("game", ["psycle", "lullaby"])
async def test_whoever_comes_back_knows_what_those_know_who_stayed(server: Server, game: str) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben), Person(server.address) as nobody:
        table = await ada.make_table(game, window=0.2, **(QUICK if game == "psycle" else {}))
        async with seated(table, ada, ben) as players, nobody.at(table) as watcher:
            lines: Sequence[Line] = (*players, watcher)
            lucks = [random.Random(7 + place) for place in range(len(players))]
            for turns in (1, 4, 9):
                await some_moves(players, turns, lucks)
                await compare_with_newcomers(table, lines)
            await play_out(*players)
            await compare_with_newcomers(table, lines)


async def some_moves(lines: Sequence[Line], turns: int, lucks: Sequence[random.Random]) -> None:
    """So many moves of each player; fewer of one who only waits for others that have made theirs."""
    done: set[int | None] = set()

    async def play(line: Line, luck: random.Random) -> None:
        for left in range(turns, 0, -1):
            await line.until(lambda: line.is_over or may_answer(line) or waits_for(line) <= done)
            if line.is_over or not may_answer(line):
                break
            if left == 1:
                done.add(line.seat)  # before it is sent: whoever hears of this move has to know
            await line.say(say.Play(decision=line.number, move=luck.choice(line.answers_on_offer)))
        done.add(line.seat)

    await asyncio.gather(*map(play, lines, lucks))


def may_answer(line: Line) -> bool:
    return line.owes and bool(line.answers_on_offer)


def waits_for(line: Line) -> set[int | None]:
    """The seats that have to answer, as far as it is known: of a hidden window nobody is told."""
    decision = None if line.view is None else line.view["decision"]
    waiting = [] if decision is None else decision["waiting"]
    return {*waiting} if isinstance(waiting, list) and waiting else {-1}


async def compare_with_newcomers(table: str, lines: Sequence[Line]) -> None:
    """Everything known from one scene and every update since is what a fresh scene says."""
    for line in lines:
        newcomer = {"version": -1}
        async with asyncio.timeout(PATIENCE):
            while line.version != newcomer["version"]:  # a hidden window may be about to close
                newcomer = await fresh_scene(line.person, table)
                shown = int(newcomer["version"])
                await line.until(lambda line=line, shown=shown: line.version >= shown)  # type: ignore[misc]
        assert line.gaps == 0
        assert line.known == newcomer


async def test_somebody_who_comes_back_plays_on(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as (first, second):
            await first.play("play 2")
            await first.close()
            await second.until(lambda: second.present == [1])
            async with ada.at(table) as back:
                assert back.seat == 0
                assert back.view is not None
                assert back.view["committed"] == [2, None]
                assert not back.owes
                await second.until(lambda: second.present == [0, 1])
                await play_out(back, second)


# Getting up, and another game.


async def test_a_stand_in_plays_on_for_somebody_who_leaves(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(stand_in="random", **QUICK)
        async with seated(table, ada, ben) as (first, second):
            await second.done(say.Leave())
            await second.until(lambda: second.seat is None)
            assert second.moves == []
            await first.until(lambda: first.present == [0])
            await play_out(first)
            await second.until(lambda: second.is_over)


async def test_everybody_wants_another_game(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(options={"psycle_cap": 1}, private=True, window=20.0, whole_windows=True)
        async with seated(table, ada, ben) as (first, second):
            await play_out(first, second)
            await first.done(say.Rematch())
            await second.done(say.Rematch())
            await first.until(lambda: first.table.rematch)
            await second.until(lambda: second.table.rematch == first.table.rematch)
        async with ada.at(first.table.rematch) as one, ben.at(first.table.rematch) as two:
            assert (one.seat, two.seat) == (0, 1)
            assert one.table.private
            assert one.table.options == {"psycle_cap": 1}
            assert (one.table.window, one.table.whole_windows) == (20.0, True)
            for line in (one, two):
                await line.done(say.Ready())
            await play_out(one, two)


async def test_a_move_taken_back_over_the_wire(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table("lullaby", window=0.05)
        async with seated(table, ada, ben) as (first, second):
            before = first.view
            assert before is not None
            hand = before["hands"][0]
            await first.play(f"lift {2 if hand[1] == hand[0] else 1}")
            assert first.view != before or len(set(hand)) == 1
            await first.done(say.TakeBack())
            assert first.view == before
            await first.heard_back()
            assert first.view == before
            assert await second.refused(say.TakeBack()) == "undo-nothing"
            assert second.gaps == first.gaps == 0
