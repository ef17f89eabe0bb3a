"""The table of one step: its position, what is asked of the player, and what becomes of a move."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple

from reverie.games import find_game
from reverie.kernel import Event, Game, Move, Refused, State, move_text
from reverie.kernel.record import read_line
from reverie.kernel.scenario import laid_table
from reverie.lessons.course import LessonStep, LessonTask


class NotTheTask(Refused):
    """A lawful move, but not what the task asks for; nothing has changed."""


class LessonMoment(NamedTuple):
    """Something that happened, after so many moves of the player."""

    after: int
    event: Event


class LessonTable:
    """One step as it is played. What others do is written in the step, so everything that happens is certain."""

    def __init__(self, game: Game, step: LessonStep) -> None:
        laid = laid_table(step.scenario(game), lambda name: game if name == game.name else find_game(name))
        self.game = game
        self.step = step
        self.state: State = laid.state
        self.chance = laid.chance
        self.made: list[str] = []
        """The moves of the player, one for each task that is done."""
        self.history = [LessonMoment(0, event) for event in laid.events]

    @property
    def seat(self) -> int:
        """The player's seat."""
        return self.step.seat

    @property
    def task(self) -> LessonTask | None:
        """What is asked of the player now; nothing once the step is done."""
        return self.step.tasks[len(self.made)] if len(self.made) < len(self.step.tasks) else None

    @property
    def last_task(self) -> LessonTask | None:
        """The task that was done last."""
        return self.step.tasks[len(self.made) - 1] if self.made else None

    def moves(self) -> list[Move]:
        """What the rules allow the player now: answers first, then asides; nothing once the step is done."""
        return [] if self.task is None else list(self.state.moves(self.seat))

    def play(self, move: Move | str) -> list[Event]:
        """The player's move: the task is done, or ``NotTheTask`` says why not, or the rules refuse it."""
        task = self.task
        if task is None:
            raise NotTheTask("lesson-over")
        text = self._lawful(move)
        if not _fits(text, task.do):
            raise self._why_not(task, text)
        self.made.append(text)
        events = self.state.play(self.seat, text)
        for line in task.then:
            seat, answer = read_line(line)
            events += self.state.play(seat, answer)
        self.history += [LessonMoment(len(self.made), event) for event in events]
        return events

    def _lawful(self, move: Move | str) -> str:
        """The move as a text; refused by the rules where it is not lawful now."""
        text = move_text(self.game.parse(move) if isinstance(move, str) else move)
        if text not in map(move_text, self.state.moves(self.seat)):
            self.state.copy().play(self.seat, text)  # it says why not
        return text

    def _why_not(self, task: LessonTask, text: str) -> NotTheTask:
        clause = self.step.clauses[0] if self.step.clauses else ""
        for pattern, reason in task.wrong.items():
            if _fits(text, [pattern]):
                return NotTheTask(f"task-{task.id}-{reason}", clause=clause)
        return NotTheTask("not-the-task", clause=clause)


def _fits(text: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)
