"""The sentences of a game's lessons: they are loaded by whoever learns, and by nobody else."""

from functools import cache
from importlib.resources import files
from typing import Final

from reverie.kernel import Game
from reverie.text import LANGUAGES, Words, words_for

COMMON: Final = "lessons.ftl"
"""What is said in the lessons of every game, in the folder of each language."""


def common_lesson_source(language: str) -> str:
    """What is said in the lessons of every game, as it is written."""
    return (files("reverie.text") / language / COMMON).read_text(encoding="utf-8")


def lesson_source(game: Game, language: str) -> str:
    """A game's lessons in one language, as they are written; empty where there are none."""
    file = game.folder / "text" / f"lessons.{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def lesson_words(language: str, game: Game) -> Words:
    """The words of a language and a game, with those of its lessons."""
    words = Words(words_for(language).language, game)
    words.add(lesson_source(game, language))
    return words


def teach_words(game: Game) -> None:
    """From now on the words of this game have its lessons in them, in every language: for a program that teaches."""
    for language in LANGUAGES:
        words_for(language, game).add(lesson_source(game, language))
