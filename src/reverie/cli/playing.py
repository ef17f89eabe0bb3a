"""``reverie play``: from what was told to a table with people at it."""

import os
from dataclasses import dataclass
from pathlib import Path

from reverie.cli.arguments import GivenArguments
from reverie.cli.console import LineConsole
from reverie.cli.languages import checked_language
from reverie.cli.line_mode import LineTable
from reverie.cli.setup_prompts import SetupPrompts
from reverie.kernel import BadSetup, Game
from reverie.kernel.chance import SEED_BYTES
from reverie.lessons import lessons_of
from reverie.table.clock_kinds import AnyClock
from reverie.table.clock_text import read_clock
from reverie.table.files import RecordFile, check_new, read_json
from reverie.table.lesson_story import LessonProgress
from reverie.table.local_game import LocalGame
from reverie.table.thinking_time import ThinkingTime
from reverie.text import words_for

HUMAN_MOMENT = 0.6
"""Seconds that a bot takes where somebody watches it."""
SMALLEST_TABLE = (60, 18)
"""Columns and rows below which the table has no room and lines are better."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a game is shown and kept."""

    lines: bool | None = None
    """``None``: lines where there is no terminal for a table."""
    seed: str | None = None
    record: Path | None = None
    resume: Path | None = None
    pace: float | None = None


@dataclass(frozen=True, slots=True)
class BegunGame:
    """A game that people can sit down to."""

    local_game: LocalGame
    file: RecordFile
    language: str
    clock: AnyClock


def play(console: LineConsole, told: GivenArguments, manner: Manner) -> None:
    if manner.record is not None:
        check_new(manner.record)  # better to know before the first question
    begun = _resumed(told, manner.resume) if manner.resume else _begun(console, told, manner.seed)
    if begun is not None:
        play_begun(console, begun, manner)


def play_begun(console: LineConsole, begun: BegunGame, manner: Manner) -> None:
    """Sit down to a game that has been set up, or read."""
    in_lines = manner.lines if manner.lines is not None else not has_room_for_table(console)
    local_game, file, language = begun.local_game, begun.file, begun.language
    if manner.record is not None:
        file = RecordFile(local_game.game.name, manner.record)
        file.keep(local_game.save())
    if in_lines and console.on_terminal and not manner.resume:
        offer_lessons(console, local_game.game, language)
    time = ThinkingTime(begun.clock, len(local_game.names))
    _play_in_manner(console, local_game, file, language, manner, time)


def play_here(console: LineConsole, local_game: LocalGame, language: str, manner: Manner) -> None:
    """A game that is set up already, without clocks, and kept where games are kept."""
    time = ThinkingTime(None, len(local_game.names))
    _play_in_manner(console, local_game, RecordFile(local_game.game.name), language, manner, time)


def offer_lessons(console: LineConsole, game: Game, language: str) -> None:
    """On the first visit to a game: one line that says how it can be learned, and never again."""
    progress, lessons = LessonProgress(), lessons_of(game)
    if lessons is None or progress.known(game):
        return
    progress.keep(game, 0)
    console.say(words_for(language).say("lessons-offer", {"name": game.name, "minutes": lessons.minutes}))


def _play_in_manner(
    console: LineConsole, local_game: LocalGame, file: RecordFile, language: str, manner: Manner, time: ThinkingTime
) -> None:
    in_lines = manner.lines if manner.lines is not None else not has_room_for_table(console)
    pace = manner.pace if manner.pace is not None else (HUMAN_MOMENT if console.on_terminal else 0.0)
    if in_lines:
        LineTable(console, local_game, file, language, pace, time).play()
    else:
        _play_at_table(console, local_game, file, language, pace, time)


def _resumed(told: GivenArguments, path: Path) -> BegunGame:
    """A record tells nothing of clocks: they are those of the command line."""
    local_game = LocalGame.resume(read_json(path))
    clock = read_clock(told.clock or "none", local_game.game)
    return BegunGame(
        local_game, RecordFile(local_game.game.name, path, resumed=True), checked_language(told.language), clock
    )


def _begun(console: LineConsole, told: GivenArguments, seed: str | None) -> BegunGame | None:
    """Nothing, where somebody gets up before everything is settled."""
    known = read_seed(seed)
    plan = SetupPrompts(console, told).plan()
    if plan is None:
        return None
    local_game = LocalGame(plan.game, plan.seats, plan.options, seed=known)
    return BegunGame(local_game, RecordFile(plan.game.name), plan.language, plan.clock)


def _play_at_table(
    console: LineConsole, local_game: LocalGame, file: RecordFile, language: str, pace: float, time: ThinkingTime
) -> None:
    from reverie.tui import TableApp  # the windows take a moment to load, so only those who want them wait

    app = TableApp(local_game, file, language, pace, time)
    app.run()
    console.say_all(app.last_words())


def has_room_for_table(console: LineConsole) -> bool:
    """A table needs a real terminal of some size on both ends."""
    columns, rows = SMALLEST_TABLE
    is_terminal = console.hears_terminal and console.on_terminal and os.environ.get("TERM", "dumb") not in ("", "dumb")
    return is_terminal and console.width >= columns and console.height >= rows


def read_seed(text: str | None) -> bytes | None:
    """64 hexadecimal digits, for a game that can be repeated."""
    if text is None:
        return None
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadSetup("bad-seed", {})
    return seed
