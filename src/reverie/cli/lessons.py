"""``reverie learn``: a game's lessons in lines or windows, one small position after the other, then a short game."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

import typer

from reverie.cli.app import Language, app
from reverie.cli.arguments import PERSON, usual_name
from reverie.cli.commands import LookCommand, Order, TypedCommand, help_lines, understand
from reverie.cli.console import LineConsole, PlayerLeft
from reverie.cli.errors import handles_errors
from reverie.cli.languages import checked_language
from reverie.cli.playing import Manner, has_room_for_table, play_here
from reverie.games import find_game
from reverie.kernel import BadSetup, Game, Refused
from reverie.kernel.record import Seat
from reverie.lessons import Lessons, LessonStep, LessonTable, lessons_of, teach_words
from reverie.table.fact_lines import ToldFacts, every_fact
from reverie.table.lesson_story import LessonProgress, LessonStory
from reverie.table.local_game import LocalGame
from reverie.table.lookup import look_up
from reverie.table.narration import Narration, NumberedMove, not_on_offer, refusal_sentence
from reverie.table.rules_text import wanted_lines
from reverie.table.typed_moves import read_typed
from reverie.text import Words, words_for


@app.command("learn")
@handles_errors
def learn_command(
    game: Annotated[str, typer.Argument(help="Which game; see: reverie games")],
    step: Annotated[
        int | None, typer.Option(min=1, help="Which step to begin with; else where you were last time.")
    ] = None,
    language: Language = None,
    lines: Annotated[
        bool | None, typer.Option("--lines/--table", help="Plain lines, or the table with colours.")
    ] = None,
) -> None:
    """Learn a game by playing: small positions with a task each, then a short game against the gentlest bot."""
    found = find_game(game)
    lessons = lessons_of(found)
    if lessons is None:
        raise BadSetup("no-lessons", {"game": found.name})
    teach_words(found)
    LineLessons(LineConsole(), found, lessons, checked_language(language), Manner(lines=lines)).run(step)


class _LessonCommand(StrEnum):
    """What may be typed in a lesson only; the English words are always understood."""

    SHOW = "show"
    SKIP = "skip"
    BACK = "back"


_UNFIT: Final = (TypedCommand.UNDO, TypedCommand.SAVE, TypedCommand.SEAT, TypedCommand.LANGUAGE)
"""Commands of a table that mean nothing here."""


@dataclass(slots=True)
class LineLessons:
    """The course of one game, told in lines."""

    console: LineConsole
    game: Game
    lessons: Lessons
    language: str
    manner: Manner

    @property
    def _words(self) -> Words:
        return words_for(self.language, self.game)

    def run(self, first: int | None = None) -> None:
        """From that step on (or where somebody was last time) to the end, or until they leave."""
        progress = LessonProgress()
        at = progress.done(self.game) if first is None else first - 1
        at = at if at <= len(self.lessons.steps) else 0
        in_lines = self.manner.lines if self.manner.lines is not None else not has_room_for_table(self.console)
        if in_lines:
            self._in_lines(at, progress)
        else:
            self._in_windows(at, progress)

    def _in_windows(self, at: int, progress: LessonProgress) -> None:
        from reverie.tui import LessonsApp  # the windows take a moment to load, so only those who want them wait

        if at == len(self.lessons.steps) or LessonsApp(self.game, self.lessons, self.language, at, progress).run():
            self._last_game()
        else:
            self.console.say(self._words.say("lesson-goodbye", {"name": self.game.name}))

    def _in_lines(self, at: int, progress: LessonProgress) -> None:
        words, steps = self._words, self.lessons.steps
        facts = {"game": words.say("game-name"), "count": len(steps) + 1, "minutes": self.lessons.minutes}
        self.console.say(words.say("lesson-welcome", facts), style="bold")
        self.console.say(words.say("lesson-how-to-answer"))
        try:
            while at < len(steps):
                at = self._step(steps[at], at)
                progress.keep(self.game, max(at, progress.done(self.game)))
            self._last_game()
        except (EOFError, PlayerLeft):
            self.console.say(words.say("lesson-goodbye", {"name": self.game.name}))

    def _step(self, step: LessonStep, at: int) -> int:
        """Play one step; which step comes next."""
        table = LessonTable(self.game, step)
        narration = Narration(LessonStory(table, self._words), self._words)
        told, read = ToldFacts(), 0
        while table.task is not None:
            self.console.say_all(narration.news(table.seat, read))
            read = len(table.history)
            self.console.say()
            self.console.say_all(told.lines(narration, table.seat))
            for choice in narration.choices(table.seat):
                self.console.say(f"{choice.number}. {choice.label}")
            facts = {"number": at + 1, "count": len(self.lessons.steps) + 1}
            task = self._words.say(f"task-{table.task.id}")
            self.console.say(self._words.say("lesson-task", {**facts, "task": task}), style="bold")
            self.console.say(self._words.say(f"task-{table.task.id}.help"))
            wanted = self._hear(table, narration)
            if wanted is not None:
                return max(0, at + wanted)
        self.console.say_all(narration.news(table.seat, read))
        self._praise(table)
        return at + 1

    def _praise(self, table: LessonTable) -> None:
        assert table.last_task is not None
        done = f"task-{table.last_task.id}.done"
        self.console.say(self._words.say(done if self._words.has(done) else "lesson-well"), style="bold green")
        self.console.say()

    def _hear(self, table: LessonTable, narration: Narration) -> int | None:
        """Take answers until the task is done; or how many steps to go on or back."""
        while True:
            answer = self.console.ask(self._words.say("prompt"))
            command = _lesson_command(self._words, answer)
            if command is _LessonCommand.SKIP:
                return 1
            if command is _LessonCommand.BACK:
                return -1
            choices = narration.choices(table.seat)
            if command is _LessonCommand.SHOW:
                self._show(table, choices)
            elif answer and self._try(table, narration, choices, answer):
                return None

    def _show(self, table: LessonTable, choices: list[NumberedMove]) -> None:
        assert table.task is not None
        meant = next(choice for choice in choices if choice.text == table.task.do[0])
        self.console.say(self._words.say("lesson-shown", {"number": meant.number, "move": meant.label}))

    def _try(self, table: LessonTable, narration: Narration, choices: list[NumberedMove], answer: str) -> bool:
        """Whether the answer was a move, and the one that the task asks for."""
        match understand(answer, choices, self._words):
            case int():
                self.console.say(not_on_offer(self._words, choices))
                return False
            case Order() as order:
                self._obey(table, narration, order)
                return False
            case LookCommand() as look:
                self.console.say_all(narration.look(look.name, look.about, table.seat))
                return False
            case str() as text:
                move = text
            case choice:
                move = choice.text
        try:
            table.play(read_typed(self.game, move, narration.names))
        except Refused as refused:
            sentence = refusal_sentence(self._words, refused, narration.names, table.seat)
            self.console.say(sentence, style="red")
            return False
        return True

    def _obey(self, table: LessonTable, narration: Narration, order: Order) -> None:
        match order.command:
            case TypedCommand.QUIT:
                raise PlayerLeft
            case TypedCommand.HELP:
                self.console.say_all(help_lines(narration, table.seat))
                for command in _LessonCommand:
                    word = self._words.say(f"command-{command.value}").split()[0]
                    help_ = self._words.say(f"command-{command.value}.help")
                    self.console.say(self._words.say("command-line", {"word": word, "help": help_}))
            case TypedCommand.RULES:
                clause = order.argument or table.step.clauses[0]
                self.console.say_all(wanted_lines(self._words, clause, clause))
            case TypedCommand.VIEW:
                self.console.say_all(every_fact(narration, table.seat))
            case TypedCommand.LOOK:
                self.console.say_all(look_up(narration, order.argument, table.seat))
            case TypedCommand.LOG:
                self.console.say_all(narration.news(table.seat))
            case command if command in _UNFIT:
                self.console.say(self._words.say("lesson-how-to-answer"))

    def _last_game(self) -> None:
        """A game like any other, kept like any other."""
        self.console.say()
        self.console.say(self._words.say("lesson-last"), style="bold")
        last, words = self.lessons.last, self._words
        seats: list[Seat] = []
        for kind in (PERSON, *[f"bot:{last.bot}"] * (last.players - 1)):
            seats.append(Seat(usual_name(words, kind, seats), kind))
        local_game = LocalGame(self.game, seats, last.options, last.overrides)
        play_here(self.console, local_game, self.language, self.manner)


def _lesson_command(words: Words, answer: str) -> _LessonCommand | None:
    typed = answer.casefold()
    for command in _LessonCommand:
        if typed in (command.value, *words.say(f"command-{command.value}").casefold().split()):
            return command
    return None
