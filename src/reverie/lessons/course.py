"""The course of a game: its steps, each a small position with tasks, and the short real game that comes last."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from reverie.kernel import BadDocument, Game, shaped
from reverie.kernel.scenario import Scenario

LESSONS_FILE: Final = "lessons.toml"
"""Where a game's lessons are, in its folder."""
LESSON_BOT: Final = "gentle"
"""Who plays against a learner: the level that is beaten most easily, as whoever has just learned a game should win."""


class LessonTask(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One move that the player is asked for; its sentences are ``task-<id>`` and its attributes."""

    id: str
    do: list[str]
    """The moves that are right, as texts or patterns (``play *``); the first one is a text, and the one that is shown
    to whoever asks."""
    wrong: dict[str, str] = {}
    """By move or pattern: why it is not right here (``refused-task-<id>-<reason>``)."""
    then: list[str] = []
    """What everybody does afterwards, as ``SEAT: MOVE``."""


class LessonStep(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One position and what is to be done in it. It is laid out like a scenario."""

    id: str
    clauses: list[str]
    """The rules it teaches; the first is named with every reason."""
    players: int = 2
    seat: int = 0
    """Whose moves the player makes."""
    seed: int = 0
    options: dict[str, Any] = {}
    overrides: dict[str, Any] = {}
    position: dict[str, Any] = {}
    chance: dict[str, list[Any]] = {}
    moves: list[str] = []
    """What has been done before the first task."""
    tasks: list[LessonTask]

    def scenario(self, game: Game) -> Scenario:
        """The position as a scenario."""
        return Scenario(
            game=game.name,
            players=self.players,
            seed=self.seed,
            options=self.options,
            overrides=self.overrides,
            position=self.position,
            chance=self.chance,
            moves=self.moves,
        )


class LastGame(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The last step: a short game against a bot, at a table like any other."""

    players: int = 2
    options: dict[str, Any] = {}
    overrides: dict[str, Any] = {}
    bot: str = LESSON_BOT


class Lessons(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """All steps of a course, in their order, and about how many minutes they take."""

    minutes: int
    steps: list[LessonStep]
    last: LastGame


def read_lessons(document: Any) -> Lessons:
    """Lessons from parsed TOML, their shape checked."""
    lessons: Lessons = shaped(document, Lessons)
    if not lessons.steps or not all(step.tasks and all(task.do for task in step.tasks) for step in lessons.steps):
        raise BadDocument("lessons-empty")
    return lessons


@cache
def lessons_of(game: Game) -> Lessons | None:
    """The course of a game; nothing where it has none."""
    file = game.folder / LESSONS_FILE
    if not file.is_file():
        return None
    try:
        document: Mapping[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadDocument("not-toml", {"finding": str(error)}) from None
    return read_lessons(document)
