"""The table of a lesson as it is told in lines, and how far somebody has come in a game's lessons on this machine."""

import contextlib
import json
import os
from collections.abc import Sequence
from pathlib import Path

from reverie.folders import data_folder
from reverie.kernel import Game, State
from reverie.lessons import LessonTable
from reverie.table.game_in_progress import Moment
from reverie.text import Words

_FILE = "lessons.json"
_MOST_BYTES = 64 * 1024


class LessonStory:
    """A step's table for ``Narration``: the learner, and others who are called by letters."""

    def __init__(self, table: LessonTable, words: Words) -> None:
        self._table = table
        self._you = words.say("lesson-you")

    @property
    def game(self) -> Game:
        """The game that is learned."""
        return self._table.game

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self._table.state

    @property
    def names(self) -> list[str]:
        """Who sits there, seat by seat."""
        others = (f"Bot {number}" if self._table.step.players > 2 else "Bot" for number in range(1, 10))
        return [self._you if seat == self._table.seat else next(others) for seat in range(self._table.step.players)]

    @property
    def people(self) -> list[int]:
        """The learner's seat."""
        return [self._table.seat]

    @property
    def history(self) -> Sequence[Moment]:
        """What has happened so far."""
        return [Moment(moment.after, moment.event) for moment in self._table.history]


class LessonProgress:
    """How many steps of each game's lessons are done; in one small file that may be missing, or be nonsense."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder or data_folder()) / _FILE
        self._done = self._read()

    def _read(self) -> dict[str, int]:
        try:
            with self._path.open("rb") as file:
                found = json.loads(file.read(_MOST_BYTES))
        except (OSError, ValueError, RecursionError):
            return {}
        if not isinstance(found, dict):
            return {}
        return {name: done for name, done in found.items() if type(done) is int and 0 <= done < 1000}

    def known(self, game: Game) -> bool:
        """Whether somebody has begun a game's lessons, or said that they do not want them."""
        return game.name in self._done

    def done(self, game: Game) -> int:
        """How many of its steps are done."""
        return self._done.get(game.name, 0)

    def keep(self, game: Game, done: int) -> None:
        """So many are done now; where that cannot be written down, learning goes on all the same."""
        self._done[game.name] = done
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            beside = self._path.with_name(f".{_FILE}.{os.getpid()}")
            beside.write_text(json.dumps(self._done, indent=2) + "\n", encoding="utf-8")
            beside.replace(self._path)
