"""What is wrong with a game that is being made, in plain words, with the file and the line."""

import json
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

from msgspec import Struct

from reverie.kernel import BadSetup, Game, Refused
from reverie.text import LANGUAGES, Words, words_for


class GameProblem(Struct, frozen=True):
    """Something to mend, told in every language, because terminal and page may speak different ones."""

    texts: dict[str, str]
    fatal: bool = False
    """Whether no table can go on with it; else it is only said."""


class Where(NamedTuple):
    """A place in the files of a game; line 0 is all of the file, and no file is somewhere."""

    file: str
    line: int


def told(code: str, facts: dict[str, Any], where: Where | None = None, fatal: bool = False) -> GameProblem:
    """A problem that Reverie has a sentence for; ``where`` fills the blank of that name."""
    return _each(lambda words: words.say(f"dev-{code}", {**facts, **_place(words, where)}), None, fatal)


def _place(words: Words, where: Where | None) -> dict[str, str]:
    """The place in words. A line's number is no quantity: it has no commas in it."""
    if where is None:
        return {}
    if not where.file:
        return {"where": words.say("dev-somewhere")}
    line = {"file": where.file, "line": str(where.line)}
    return {"where": words.say("dev-line", line) if where.line else where.file}


def problem_of(error: BaseException, folder: Path, game: Game | None = None) -> GameProblem:
    """What an error means to whoever writes the game in ``folder``: nothing can be played with it."""
    if isinstance(error, SyntaxError):
        where = Where(shown_name(Path(error.filename or ""), folder), error.lineno or 0)
        return told("syntax", {"finding": error.msg}, where, fatal=True)
    if isinstance(error, json.JSONDecodeError):
        return told("json", {"column": error.colno}, Where("content.json", error.lineno), fatal=True)
    where = last_line_in(error, folder)
    if isinstance(error, Refused):
        return _refused(error, Where("content.json", 0) if isinstance(error, BadSetup) and error.path else where, game)
    finding = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return told("failed", {"finding": finding}, where, fatal=True)


def _refused(refused: Refused, where: Where, game: Game | None) -> GameProblem:
    """In the words of the rules; without the place where nothing is known of it but that it is in the game."""

    def sentence(words: Words) -> str:
        reason = words.refusal(refused)
        return words.say("dev-refused", {"sentence": reason, **_place(words, where)}) if where.file else reason

    return _each(sentence, game, fatal=True)


def _each(sentence: Callable[[Words], str], game: Game | None, fatal: bool) -> GameProblem:
    """In every language, with the game's own words where they can be read."""
    texts = {}
    for language in LANGUAGES:
        try:
            words = words_for(language, game)
        except Exception:  # its texts may be what is broken
            words = words_for(language)
        texts[language] = sentence(words)
    return GameProblem(texts, fatal)


def last_line_in(error: BaseException, folder: Path) -> Where:
    """Where in the game it went wrong: the last place on the way that is in its folder."""
    for frame in reversed(extract_tb(error.__traceback__)):
        if Path(frame.filename).is_relative_to(folder):
            return Where(shown_name(Path(frame.filename), folder), frame.lineno or 0)
    cause = error.__cause__ or error.__context__
    return Where("", 0) if cause is None else last_line_in(cause, folder)


def shown_name(file: Path, folder: Path) -> str:
    """A file as its writer knows it: from the folder of the game on."""
    return file.relative_to(folder).as_posix() if file.is_relative_to(folder) else str(file)
