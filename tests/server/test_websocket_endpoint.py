"""The lively door: duplicates, late and broken messages, other people's seats, floods, talk. Over real sockets."""

import asyncio
import time
from typing import Any

import pytest
import websockets
from itsdangerous import URLSafeSerializer

from reverie import wire
from reverie.server.limits import CHAT_LENGTH, FRAME_BYTES
from reverie.table import commands as say
from tests.server.serving import (
    PATIENCE,
    SECRET,
    Line,
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


async def refusals(line: Line, *texts: str | bytes) -> list[str]:
    """Say something that has no id, and hear with which codes it is refused."""
    heard = len(line.messages)
    for text in texts:
        await line.send(text)
    await line.heard_back()
    return [message.code for message in line.messages[heard:] if isinstance(message, wire.RefusedMessage)]


# Once, and in time.


async def test_a_move_sent_twice_is_made_once(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as (one, other), ada.at(table) as twin:
            command = say.Play(decision=1, move="play 3", id="mine")
            for line in (one, one, twin, twin):
                await line.send(command)
            for line in (one, twin):
                await line.heard_back()
            answers = [message for line in (one, twin) for message in line._answers("mine", 0)]
            assert sum(isinstance(answer, wire.UpdateMessage) for answer in answers) == 1
            assert sum(isinstance(answer, wire.Accepted) for answer in answers) == 3
            await other.until(lambda: other.view["committed"] == ["?", None])  # type: ignore[index]
            await other.heard_back()
            events = [told["event"] for told in other.story if told["event"]["kind"] == "committed"]
            assert events == [{"kind": "committed", "seat": 0}]


async def test_the_same_id_of_another_guest_is_another_command(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as (one, other):
            await one.play("play 3", "same")
            await other.play("play 2", "same")
            assert one.view is not None
            await one.until(lambda: one.view["round_no"] == 2)  # type: ignore[index]


async def test_a_refused_command_may_be_sent_again(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as (one, _):
            assert await one.refused(say.Play(decision=2, move="play 3", id="again")) == "stale-decision"
            await one.done(say.Play(decision=1, move="play 3", id="again"))


async def test_answers_that_come_late_or_early_are_not_taken_for_another_question(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as (one, other):
            await one.send(say.Play(decision=3, move="play 1", id="third"))
            await one.send(say.Play(decision=1, move="play 2", id="first"))
            await one.send(say.Play(decision=2, move="play 3", id="second"))
            codes = [await one.answer(name) for name in ("third", "first", "second")]
            assert [type(code).__name__ for code in codes] == ["RefusedMessage", "UpdateMessage", "RefusedMessage"]
            await other.play("play 0")
            await one.until(lambda: one.owes)
            assert await one.refused(say.Play(decision=1, move="play 2")) == "stale-decision"


# Broken messages.


BROKEN: list[tuple[str | bytes, str]] = [
    ("", "not-json"),
    ("{", "not-json"),
    (b"\xff\x00", "not-json"),
    ("[" * 5000, "malformed"),
    ('{"say": "arrange", "options": {"a": ' + "[" * 5000 + "]" * 5000 + "}}", "not-json"),
    ("[]", "malformed"),
    ("null", "malformed"),
    ("{}", "malformed"),
    ('{"say": "win"}', "malformed"),
    ('{"say": 7}', "malformed"),
    ('{"say": "play"}', "malformed"),
    ('{"say": "play", "decision": "1", "move": "play 1"}', "malformed"),
    ('{"say": "play", "decision": 1.5, "move": "play 1"}', "malformed"),
    ('{"say": "play", "decision": 1, "move": "play 1", "seat": 0}', "malformed"),
    ('{"say": "play", "decision": 1, "move": "play 1", "guest": "somebody"}', "malformed"),
    ('{"say": "sit", "id": null}', "malformed"),
    ('{"say": "play", "decision": 1, "move": "play 1", "id": "' + "x" * 65 + '"}', "too-long"),
    ('{"say": "play", "decision": 1, "move": "play 1", "id": "a\\u0000"}', "malformed"),
    ('{"type": "scene"}', "malformed"),
    ("x" * (FRAME_BYTES + 1), "too-large"),
    ('{"say": "chat", "text": "\\ud800"}', "not-json"),
    ('{"say": "moved", "deed": "moved", "seat": 0}', "malformed"),
    ('{"say": "story"}', "malformed"),
    ('{"say": "story", "before": "all"}', "malformed"),
    ('{"say": "story", "before": 1e30}', "malformed"),
]


@pytest.mark.parametrize("game_is_on", [True, False])
async def test_broken_messages_are_refused_and_change_nothing(server: Server, game_is_on: bool) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as (line, _):
            if not game_is_on:
                line = await ada.connect(await ada.make_table())
            before = line.known
            for text, code in BROKEN:
                assert await refusals(line, text) == [code], text[:80]
            assert line.known == before
            if not game_is_on:
                await line.close()


async def test_numbers_and_words_beyond_all_measure(server: Server) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as (line, _):
            before = line.known
            for decision in (-1, 2**53):
                assert await line.refused(say.Play(decision=decision, move="play 1")) == "stale-decision"
            for number in (2**53 + 1, 10**40, -(10**40)):
                assert await refusals(
                    line,
                    f'{{"say": "play", "decision": {number}, "move": "play 1"}}',
                    f'{{"say": "sit", "seat": {number}}}',
                    f'{{"say": "arrange", "options": {{"psycle_cap": [{number}]}}}}',
                ) == ["malformed", "malformed", "out-of-range"]
            for move in ("play " + "9" * 4000, "play -1", "x" * 9000, "\u0000", "play 1\nplay 2", "\ud7ff"):
                code = await line.refused(say.Play(decision=1, move=move))
                assert code in ("not-a-number", "psycle-no-such-card", "unknown-move", "wrong-words"), move[:20]
            assert line.known == before


async def test_a_frame_beyond_all_measure_ends_the_connection(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada") as (ada,):
        table = await ada.make_table()
        line = await ada.connect(table)
        await line.send("x" * (5 * FRAME_BYTES))
        await line.until(lambda: line.is_closed)
        assert line.close_code == 1009
        await line.close()
        async with ada.at(table) as again:
            assert again.version == 0


async def test_fragments_and_bytes_are_heard_like_any_other(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada") as (ada,):
        table = await ada.make_table()
        async with ada.at(table) as line:
            text = wire.encode(say.Sit(id="in parts"))
            await line.socket.send([text[:5], text[5:9], text[9:]])
            await line.answer("in parts")
            await line.send(wire.encode(say.Ready(id="as bytes")).encode())
            await line.answer("as bytes")
            await line.socket.ping()
            await line.done(say.Ready(ready=False))


# Who somebody is.


def forged(secret: str, guest: Any) -> str:
    signed = URLSafeSerializer(secret, salt="reverie.guest.1").dumps(guest)
    assert isinstance(signed, str)
    return f"reverie_guest={signed}"


async def test_nobody_acts_sees_or_talks_as_another(server: Server) -> None:
    async with people(server.address, "Ada", "Ben", "Eve") as (ada, ben, eve):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as (one, other):
            await one.play("play 3")
            real = ada.cookie
            cookies = [
                eve.cookie,
                "",
                real[:-3] + ("A" if real[-3] != "A" else "B") + real[-2:],  # the last letter has spare bits
                real + "x",
                real.replace("=", "=x", 1),
                "reverie_guest=",
                "reverie_guest",
                "; ;=;",
                forged("another-secret", "somebody"),
                forged(SECRET, ["a", "list"]),
                forged(SECRET, "never-seen"),
                URLSafeSerializer(SECRET, salt="other").dumps("somebody"),
            ]
            for cookie in cookies:
                line = await eve.connect(table, cookie=cookie)
                assert line.seat is None, cookie
                assert line.view is not None
                assert line.view["committed"] == ["?", None]
                assert line.moves == []
                for command in (
                    say.Play(decision=1, move="play 1"),
                    say.Leave(),
                    say.Pause(),
                    say.TakeBack(),
                    say.Confirm(),
                    say.Rematch(),
                ):
                    assert await line.refused(command) == "not-seated"
                assert await line.refused(wire.Say(text="I am Ada")) in ("no-guest", "only-players-talk")
                await line.close()
            await one.heard_back()
            assert one.chat == other.chat == []
            assert one.present == [0, 1]


async def test_a_seat_that_is_taken_stays_taken(server: Server) -> None:
    async with people(server.address, "Ada", "Ben", "Eve") as (ada, ben, eve):
        table = await ada.make_table()
        async with ada.at(table) as one, eve.at(table) as line, Person(server.address) as nobody:
            await one.sit(ready=False)
            assert await line.refused(say.Sit(seat=0)) == "seat-taken"
            assert await line.refused(say.Stand(seat=0)) == "not-your-seat"
            assert await line.refused(say.Arrange(stand_in="random")) == "not-host"
            assert await line.refused(say.AddEntropy(word="mine")) == "not-seated"
            async with nobody.at(table) as watcher:
                assert await watcher.refused(say.Sit()) == "no-guest"
                assert await watcher.refused(say.SeatBot(level="random")) == "not-seated"
            async with ben.at(table) as other:
                await other.done(say.Sit())
            assert await line.refused(say.Sit()) == "table-full"


async def test_there_is_no_such_table(server: Server) -> None:
    async with people(server.address, "Ada") as (ada,):
        for table in ("nowhere", "x" * 500, "a%00b", "%F0%9F%8C%99"):
            line = await ada.connect(table)
            await line.until(lambda line=line: line.is_closed)  # type: ignore[misc]
            (refused,) = line.messages
            assert isinstance(refused, wire.RefusedMessage)
            assert (refused.code, line.close_code) == ("no-such-table", 1008)
            await line.close()


async def test_refusals_come_in_the_guests_language(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as ada:
        await ada.rename("Ada", language="de")
        table = await ada.make_table()
        texts = []
        for query in ("", "?language=ja", "?language=en", "?language=tlh"):
            line = await ada.connect(table + query)
            answer = await line.say(say.Ready())
            assert isinstance(answer, wire.RefusedMessage)
            texts.append(answer.text)
            await line.close()
        assert len(set(texts)) == 3
        assert texts[3] == texts[2], "an unknown language is English"


# Too much.


async def test_whoever_talks_too_fast_is_told_so_and_then_shown_out(tmp_path: Any) -> None:
    with Server(tmp_path, rate=10.0) as server:
        async with people(server.address, "Ada", "Ben", "Eve") as (ada, ben, eve):
            table = await ada.make_table(**QUICK)
            async with seated(table, ada, ben) as (_, other):
                flood = await eve.connect(table)
                try:
                    for _ in range(1000):
                        await flood.send('{"say": "ping"}')
                except websockets.ConnectionClosed:
                    pass
                await flood.until(lambda: flood.is_closed)
                assert flood.close_code == 1008
                codes = [message.code for message in flood.messages if isinstance(message, wire.RefusedMessage)]
                assert set(codes) == {"too-fast"}
                pongs = sum(isinstance(message, wire.Pong) for message in flood.messages)
                assert 20 <= pongs <= 60
                await flood.close()
                await other.play("play 1")
                async with ada.at(table) as again:
                    await again.play("play 1")


async def test_a_moderate_pace_is_never_too_fast(tmp_path: Any) -> None:
    with Server(tmp_path, rate=50.0) as server:
        async with people(server.address, "Ada", "Ben") as (ada, ben):
            table = await ada.make_table(**QUICK)
            async with seated(table, ada, ben) as lines:
                await play_out(*lines)
                assert not [m for line in lines for m in line.messages if getattr(m, "code", "") == "too-fast"]


# Talk.


async def test_people_talk_at_the_table(server: Server) -> None:
    async with people(server.address, "Ada", "Ben", "Cleo") as (ada, ben, cleo):
        table = await ada.make_table(**QUICK)
        async with cleo.at(table) as watcher, ada.at(table) as early:
            await watcher.send(wire.Say(text="  may I   watch?\n"))
            await early.until(lambda: early.chat)
            assert [(line.seat, line.name, line.text) for line in early.chat] == [(None, "Cleo", "may I watch?")]
            async with seated(table, ada, ben) as (one, other):
                await one.send(wire.Say(text="hello <b>&amp;</b>\u0000\u0085\u0001 \U0001f319"))
                await other.until(lambda: len(other.chat) == 2)
                assert (other.chat[-1].seat, other.chat[-1].name) == (0, "Ada")
                assert other.chat[-1].text == "hello <b>&amp;</b> \U0001f319"
                await watcher.until(lambda: len(watcher.chat) == 2)
                assert await watcher.refused(wire.Say(text="play the five!")) == "only-players-talk"
                assert await one.refused(wire.Say(text="x" * (CHAT_LENGTH + 1))) == "too-long"
                assert await one.refused(wire.Say(text=" \n\u0000 ")) == "too-long"
                async with ben.at(table) as newcomer:
                    assert newcomer.chat == other.chat
                await play_out(one, other)
                await watcher.send(wire.Say(text="well played"))
                await other.until(lambda: len(other.chat) == 3)


async def test_nobody_talks_without_a_pause(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada") as (ada,):
        table = await ada.make_table()
        async with ada.at(table) as line:
            began = time.monotonic()
            for number in range(12):
                await line.send(wire.Say(text=f"{number}", id=f"{number}"))
            await line.heard_back()
            codes = [message.code for message in line.messages if isinstance(message, wire.RefusedMessage)]
            assert codes == ["too-fast"] * (12 - len(line.chat))
            assert 5 <= len(line.chat) <= 5 + 1 * (time.monotonic() - began) + 1, "five at once, then one a second"


# The socket itself.


async def test_ping_and_resync(sqlite_server: Server) -> None:
    async with Person(sqlite_server.address) as nobody, people(sqlite_server.address, "Ada") as (ada,):
        table = await ada.make_table()
        async with nobody.at(table) as line:
            await line.send(wire.Ping())
            await line.until(lambda: any(isinstance(message, wire.Pong) for message in line.messages))
            before = line.known
            await line.heard_back()
            assert line.known == before


async def test_many_come_and_go_and_nobody_is_left_behind(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada") as (ada,), Person(sqlite_server.address) as nobody:
        table = await ada.make_table()
        async with ada.at(table) as line:
            await line.sit(ready=False)

            async def drop_in() -> None:
                socket = await websockets.connect(
                    sqlite_server.address.replace("http", "ws") + f"/ws/tables/{table}",
                    proxy=None,
                    open_timeout=PATIENCE,
                )
                socket.transport.abort()

            for _ in range(5):
                await asyncio.gather(*(drop_in() for _ in range(10)))

            async def watchers() -> float:
                text = (await nobody.get("/metrics")).text
                (shown,) = [row for row in text.splitlines() if row.startswith("reverie_watchers ")]
                return float(shown.split()[1])

            async with asyncio.timeout(PATIENCE):
                while await watchers() > 1:
                    await asyncio.sleep(0.05)
