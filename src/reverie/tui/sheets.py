"""What can be read over the table: help, rules, everything that lies there, all that happened, the end."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from reverie.table.fact_lines import every_fact
from reverie.table.farewells import closing_lines, goodbye_line
from reverie.table.lookup import look_up
from reverie.table.narration import NumberedMove
from reverie.table.rules_text import overview_lines, rulebook_lines
from reverie.tui.reader import Reader
from reverie.tui.screens import Reading


def sheet(topic: str, reader: Reader, choices: Sequence[NumberedMove]) -> Reading:
    """Help (with the moves on offer), ``rules``, ``view`` or ``log``."""
    return help_sheet(reader, choices) if topic == "help" else _SHEETS[topic](reader)


def help_sheet(reader: Reader, choices: Sequence[NumberedMove]) -> Reading:
    """What is asked, what each move means, and which keys there are."""
    words, lines = reader.words, [reader.words.say("keys-help"), ""]
    if reader.seat is not None:
        lines.append(reader.narration.question_help(reader.seat))
        lines += [f"{one.number}  {one.label}  {one.help}".rstrip() for one in choices]
    lines += ["", *(f"{key}  {description}" for key, _, description in reader.usable_keys)]
    return Reading(words, words.say("title-help"), lines)


def _rules_sheet(reader: Reader) -> Reading:
    """All of the rules, open at the one behind the question."""
    words = reader.words
    decision = reader.local_game.state.view(reader.seat)["decision"]
    clause = decision["clause"] if decision else ""
    lines = overview_lines(words)[:-1] + rulebook_lines(words)
    wanted = next((number for number, line in enumerate(lines) if clause and line.startswith(clause)), None)
    return Reading(words, words.say("title-rules"), lines, wanted)


def _view_sheet(reader: Reader) -> Reading:
    return Reading(reader.words, reader.words.say("title-view"), every_fact(reader.narration, reader.seat))


def _log_sheet(reader: Reader) -> Reading:
    news = reader.narration.news(reader.seat)
    return Reading(reader.words, reader.words.say("title-log"), news, len(news) - 1 if news else None)


_SHEETS: Final[Mapping[str, Callable[[Reader], Reading]]] = {
    "rules": _rules_sheet,
    "view": _view_sheet,
    "log": _log_sheet,
}


def look_sheet(reader: Reader, look: str) -> Reading:
    """One of the game's own looks at the table."""
    title = reader.words.say(f"look-{look}.title")
    return Reading(reader.words, title, reader.narration.look(look, "", reader.seat))


def thing_sheet(reader: Reader, name: str) -> Reading:
    """Anything by its name."""
    return Reading(reader.words, reader.words.say("title-look"), look_up(reader.narration, name, reader.seat))


def end_sheet(reader: Reader, path: Path | None) -> Reading:
    """Who has won, and how everybody stands."""
    words, narration = reader.words, reader.narration
    lines = [narration.status(reader.seat), "", words.say("standing-title"), *narration.standing(), ""]
    return Reading(words, words.say("title-end"), lines + closing_lines(words, reader.local_game, path))


def last_words(reader: Reader, path: Path | None) -> list[str]:
    """What stays in the terminal when the windows have closed."""
    words, narration = reader.words, reader.narration
    if not reader.local_game.state.is_over:
        return [goodbye_line(words, reader.local_game, path)]
    return [narration.status(reader.seat), *narration.standing(), *closing_lines(words, reader.local_game, path)]
