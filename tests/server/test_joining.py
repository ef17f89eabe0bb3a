"""``reverie join`` at a live table: a game that has long begun is told from its beginning, page by page."""

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import pytest

from reverie.cli.joining import JoinedTable
from reverie.cli.remote_guest import RemoteGuest, read_address
from reverie.games import find_game
from reverie.table import commands as say
from reverie.table.entries import StandingPass
from reverie.text import rulebook, words_for
from tests.server.serving import Server, people, seated

pytestmark = pytest.mark.anyio


class Script:
    """Says what a person would type, line by line, and keeps what they would read."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.said: list[str] = []

    def say(self, text: str = "", style: str = "") -> None:
        self.said.append(text)

    def say_all(self, lines: list[str]) -> None:
        self.said += lines

    def ask(self, prompt: str) -> str:
        return self.lines.pop(0)


class Thoughtful(Script):
    """Answers only when something has happened meanwhile."""

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.asked, self.happened = threading.Event(), threading.Event()

    def ask(self, prompt: str) -> str:
        self.asked.set()
        assert self.happened.wait(30)
        return super().ask(prompt)


async def test_an_answer_counts_for_what_was_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada answers from another device while she types here: her 3 is not taken for the next question."""
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path / "home"))
    with Server(tmp_path / "data") as server:
        async with people(server.address, "Ada") as (ada,):
            table = await ada.make_table(options={"psycle_cap": 1})
            async with ada.at(table) as one:
                await one.done(say.Sit())
                await one.done(say.SeatBot(level="random"))
                address = read_address(f"{server.address}/tables/{table}")
                RemoteGuest(address).remember(dict(ada.http.cookies))
                script = Thoughtful("3", "?", "look gems", "1", "quit")
                joined: Any = JoinedTable(script, address, "en")  # type: ignore[arg-type]
                joining = asyncio.create_task(joined.play(None))
                await asyncio.to_thread(script.asked.wait, 30)
                await one.until(lambda: one.owes)
                await one.play("play 0")
                await one.until(lambda: one.owes)
                script.happened.set()
                await joining
            changed = joined.player.words.say("question-changed", {"given": "3"})
            assert changed in script.said or any("the open question is" in line for line in script.said)
            assert "You play 3 face down." not in script.said
            assert "You play 1 face down." in script.said
            assert any(line.startswith("rules: ") and "PS-037" in line for line in script.said)
            assert any(line.startswith("Gems: What each player can spend") for line in script.said)
            assert not any("Tile supply" in line for line in script.said[script.said.index("You play 1 face down.") :])


@pytest.mark.parametrize("rate", [1000.0, 3.0])
async def test_a_long_story_is_told_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rate: float) -> None:
    """Also where pages are asked for faster than the server gives them."""
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path / "home"))
    patches = {"reverie.wire.scenes.STORY_EVENTS": 1 if rate < 10 else 5}
    with Server(tmp_path / "data", patches=patches, rate=rate) as server:
        async with people(server.address, "Ada", "Ben") as (ada, ben):
            table = await ada.make_table(options={"psycle_cap": 1})
            async with seated(table, ada, ben) as (one, other):
                for _ in range(3):
                    for line in (one, other):
                        await line.until(lambda line=line: line.owes)  # type: ignore[misc]
                        await line.play(line.answers_on_offer[0])
                await one.until(lambda: one.owes)
                assert len(one.story) > 14
            address = read_address(f"{server.address}/tables/{table}")
            RemoteGuest(address).remember(dict(ada.http.cookies))
            script = Script("log", "quit")
            joined: Any = JoinedTable(script, address, "en")  # type: ignore[arg-type]
            await joined.play(None)
            story = joined.player.story
            told = [{"kind": moment.event.kind, **moment.event.facts} for moment in story.history]
            assert told == [one_told["event"] for one_told in one.story]
            first, *_ = script.said
            assert script.said.count(first) == 2, "told when it came, and again for the log"
            assert not script.lines


@pytest.mark.parametrize(("language", "all_of_them"), [("en", "rules all"), ("de", "regeln alle")])
async def test_the_rules_are_read_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, all_of_them: str
) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path / "home"))
    with Server(tmp_path / "data") as server:
        async with people(server.address, "Ada") as (ada,):
            table = await ada.make_table()
            async with ada.at(table) as one:
                await one.done(say.Sit())
                await one.done(say.SeatBot(level="random"))
            address = read_address(f"{server.address}/tables/{table}")
            RemoteGuest(address).remember(dict(ada.http.cookies))
            script = Script(all_of_them, "quit")
            joined: Any = JoinedTable(script, address, language)  # type: ignore[arg-type]
            await joined.play(None)
            book = rulebook(words_for(language, find_game("psycle")))
            clauses = {clause.id for section in book.sections for clause in section.clauses}
            assert clauses <= {line[:6] for line in script.said}


async def test_a_game_is_played_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else takes another name meanwhile, which is told in passing."""
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path / "home"))
    with Server(tmp_path / "data") as server:
        async with people(server.address, "Ada") as (ada,):
            table = await ada.make_table(options={"psycle_cap": 1})
            async with ada.at(table) as one:
                await one.done(say.Sit())
                await one.until(lambda: one.seat == 0)
                await one.done(say.SeatBot(level="random"))
                await ada.rename("Countess")
                await one.until(lambda: one.table.chairs[0].name == "Countess")
            address = read_address(f"{server.address}/tables/{table}")
            RemoteGuest(address).remember(dict(ada.http.cookies))
            script = Script(*(str(card) for card in range(6) for _ in range(10)))
            joined: Any = JoinedTable(script, address, "en")  # type: ignore[arg-type]
            await joined.play(None)
            assert joined.player.story.state.is_over
            assert any("Countess" in line for line in script.said)


async def test_deeds_are_told_under_the_names_of_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben leaves in the middle; and where he joins again, he has his seat back."""
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path / "home"))
    with Server(tmp_path / "data") as server:
        async with people(server.address, "Ada", "Ben") as (ada, ben):
            table = await ada.make_table(options={"psycle_cap": 1}, stand_in="greedy")
            async with seated(table, ada, ben) as (one, other):
                for line in (one, other):
                    await line.until(lambda line=line: line.owes)  # type: ignore[misc]
                    await line.play("play 0")
                await one.until(lambda: one.owes)
                await other.done(say.Leave())
                await other.until(lambda: other.seat is None)
            address = read_address(f"{server.address}/tables/{table}")
            RemoteGuest(address).remember(dict(ben.http.cookies))
            script = Script("log", "quit")
            joined: Any = JoinedTable(script, address, "en")  # type: ignore[arg-type]
            async with ada.at(table) as one:
                joining = asyncio.create_task(joined.play(None))
                while not joining.done():  # whoever is waited for, the bot has answered or Ben will
                    asked = asyncio.create_task(one.until(lambda: one.owes))
                    await asyncio.wait({asked, joining}, return_when=asyncio.FIRST_COMPLETED)
                    asked.cancel()
                    if not joining.done():
                        await one.play("play 0")
                await joining
            assert joined.player.story.seat == 1
            assert any("You left the game. Sol plays on for you." in line for line in script.said)
            assert any(line.startswith("Ada") and "greedy" not in line for line in script.said)


async def test_secret_answers_in_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """How long they may take is said once a question; what is decided beforehand is kept at the table."""
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path / "home"))
    with Server(tmp_path / "data") as server:
        async with people(server.address, "Ada") as (ada,):
            table = await ada.make_table("counting-zzzzs", window=3600.0)
            async with ada.at(table) as one:
                await one.done(say.Sit())
                await one.done(say.SeatBot(level="greedy"))
            address = read_address(f"{server.address}/tables/{table}")
            RemoteGuest(address).remember(dict(ada.http.cookies))
            script = Script("?", "autopass", "autopass any game", "autopass", *["1"] * 6, "quit")
            joined: Any = JoinedTable(script, address, "en")  # type: ignore[arg-type]
            await joined.play(None)
            said = "\n".join(script.said)
            assert "autopass: decide beforehand" in said
            assert "You have decided nothing beforehand." in said
            assert "wake (Wake Up)" in said
            assert "dream (until I wake up)" in said
            assert "anything, until the end of the game" in said
            short = re.compile(r"Secret answers: at most \d+ seconds?\.")  # how many, depends on how soon we are told
            assert any(short.fullmatch(line) for line in script.said), "only the bot was asked"
            assert joined.player.story.standing == [StandingPass()]
            assert not script.lines, "nobody had to pass by hand, nor to wait for an hour"
