"""A clock at one keyboard, in lines and in windows; the tests turn it, nobody waits."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from reverie.cli.console import LineConsole, TimeIsUp
from reverie.cli.line_mode import LineTable
from reverie.games import find_game
from reverie.kernel.record import Seat
from reverie.table.clock_kinds import AnyClock, BankClock, PhaseClock
from reverie.table.files import RecordFile
from reverie.table.local_game import LocalGame
from reverie.table.thinking_time import ThinkingTime
from reverie.text import LANGUAGES, words_for
from reverie.tui import TableApp
from reverie.tui.panes import Doing, Hint
from tests.terminal.driving import AGAINST_A_BOT, Terminal, inside
from tests.terminal.test_table import settled

SEED = b"\x11" * 32


class Slow:
    """Somebody who takes so long for each answer; ``interrupts``: whether the wait ends when time is up."""

    on_terminal = False

    def __init__(self, *answers: tuple[float, str], interrupts: bool = True) -> None:
        self.answers = list(answers)
        self.interrupts = interrupts
        self.now = 0.0
        self.said: list[str] = []

    def say(self, text: str = "", style: str = "") -> None:
        self.said.append(text)

    def say_all(self, lines: list[str]) -> None:
        self.said += lines

    def ask(self, prompt: str, within: float | None = None) -> str:
        if not self.answers:
            raise EOFError
        takes, answer = self.answers.pop(0)
        if self.interrupts and within is not None and takes > within:
            self.now += within
            raise TimeIsUp
        self.now += takes
        return answer


def play(tmp_path: Path, person: Slow, rule: AnyClock, language: str = "en") -> LocalGame:
    game = find_game("psycle")
    local_game = LocalGame(game, (Seat("Anna"), Seat("Luna", "bot:greedy")), {"psycle_cap": 1}, seed=SEED)
    time = ThinkingTime(rule, 2, lambda: person.now)
    console: Any = person
    LineTable(console, local_game, RecordFile(game.name, tmp_path / "record.json"), language, 0.0, time).play()
    return local_game


def moves_of(local_game: LocalGame) -> list[str]:
    return [played.move for played in local_game.record.moves if played.move.startswith("0:")]


@pytest.mark.parametrize("interrupts", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_when_time_is_up_the_default_is_played_and_told(tmp_path: Path, language: str, interrupts: bool) -> None:
    """Also where the wait cannot be cut short: then an answer that comes too late does not count."""
    person = Slow((10, "3"), (25, "5"), interrupts=interrupts)
    local_game = play(tmp_path, person, PhaseClock(20), language)
    words = words_for(language, find_game("psycle"))
    default = local_game.game.parse(moves_of(local_game)[1].removeprefix("0: "))
    assert moves_of(local_game)[0] == "0: play 3"
    assert default.verb == "play"
    assert words.say("time-ran-out", {"move": words.move(default)}) in person.said
    assert words.say("time-left", {"time": words.say("span-seconds", {"count": 20})}) in person.said


def test_time_is_told_at_each_question_and_with_the_table(tmp_path: Path) -> None:
    person = Slow((50, "3"), (0, "help"), (5, "2"))
    play(tmp_path, person, BankClock(300, 10))
    assert "Time to think: 5 minutes each, and 10 seconds more after every move" in person.said
    times = [line for line in person.said if line.startswith("Time left")]
    assert times == ["Time left: 5 minutes.", "Time left: 4 minutes.", "Time left: 4 minutes."]


def test_on_a_terminal_the_wait_ends_by_itself(tmp_path: Path) -> None:
    """Nobody types anything: the whole game is played by the clock until it waits for somebody."""
    words = (*AGAINST_A_BOT, "--language", "en", "--lines", "--pace", "0", "--clock", "phase=1s")
    with Terminal(tmp_path, *words) as terminal:
        terminal.until("Time left: 1 second.")
        for _ in range(3):
            terminal.until("Time ran out. Played for you: Play ")
        terminal.until("Which card do you play?")
        terminal.until("> ")
        terminal.type("2")
        terminal.until("You play 2 face down.")
        terminal.type("quit")


def test_a_game_that_is_resumed_has_the_clock_of_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    path = tmp_path / "mine.json"
    inside(*AGAINST_A_BOT, "--language", "en", "--clock", "5m", "--record", str(path), answers=["1"])
    resumed = inside("play", "--resume", str(path), "--language", "en", "--clock", "1h")
    assert "Time to think: 1 hour each" in resumed.stdout
    assert "Time to think" not in inside("play", "--resume", str(path), "--language", "en").stdout


def test_lines_are_heard_whole_however_they_come(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A timed wait sees also what was read ahead, and the end without a line feed."""
    path = tmp_path / "typed"
    path.write_bytes("eins\nzwölf\n\xff".encode() + b"\xff\nlast")
    with path.open(encoding="utf-8") as typed:
        monkeypatch.setattr("sys.stdin", typed)
        console = LineConsole()
        heard = [console.ask("> "), console.ask("> ", 5.0), console.ask("> "), console.ask("> ", 5.0)]
        assert [heard[0], heard[1], heard[3]] == ["eins", "zwölf", "last"]
        with pytest.raises(EOFError):
            console.ask("> ", 5.0)


def test_in_the_windows(tmp_path: Path) -> None:
    class Watch:
        now = 0.0

    local_game = LocalGame(
        find_game("psycle"), (Seat("Anna"), Seat("Luna", "bot:greedy")), {"psycle_cap": 1}, seed=SEED
    )
    time = ThinkingTime(BankClock(120), 2, lambda: Watch.now)
    app = TableApp(local_game, RecordFile("psycle", tmp_path / "record.json"), "en", pace=0.0, time=time)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(app, pilot)
            assert app.query_one(Doing).border_subtitle == "Time left: 2 minutes."
            Watch.now += 119
            app.look_at_clock()
            assert app.query_one(Doing).border_subtitle == "Time left: 1 second."
            assert moves_of(local_game) == []
            Watch.now += 1
            app.look_at_clock()
            await settled(app, pilot)
            assert len(moves_of(local_game)) >= 1
            notice = app.query_one(Hint).query_one("#notice").render()  # type: ignore[attr-defined]
            assert "Time ran out. Played for you: Play " in str(notice)

    asyncio.run(run())
