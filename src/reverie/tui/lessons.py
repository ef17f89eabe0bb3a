"""Lessons in windows: the same steps and sentences as in lines; the task stands where the question stands else."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import OptionList

from reverie.kernel import Game, Refused
from reverie.lessons import Lessons, LessonTable
from reverie.table.fact_lines import every_fact
from reverie.table.lesson_story import LessonProgress, LessonStory
from reverie.table.narration import Narration, refusal_sentence
from reverie.table.rules_text import wanted_lines
from reverie.text import words_for
from reverie.tui.palette import NIGHT
from reverie.tui.panes import BoardPane, Doing, Hint, KeyLine, Moves, Status, StoryPane
from reverie.tui.screens import Reading


class LessonsApp(App[bool]):
    """The course of one game; it ends with whether the game that comes last is to be played."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s,f2", "show_move", show=False),
        Binding("n,f3", "go(1)", show=False),
        Binding("b,f4", "go(-1)", show=False),
        Binding("r,f5", "rule", show=False),
        Binding("v,f6", "view", show=False),
        Binding("q", "leave", show=False),
        Binding("f10,ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, game: Game, lessons: Lessons, language: str, first: int, progress: LessonProgress) -> None:
        super().__init__()
        self._game = game
        self._lessons = lessons
        self._progress = progress
        self._words = words_for(language, game)
        self.at = first
        """Which step is open."""
        self.table = LessonTable(game, lessons.steps[first])

    def compose(self) -> ComposeResult:
        yield Status(id="status")
        with Horizontal(id="middle"):
            yield BoardPane(id="board")
            yield StoryPane()
        yield Doing(id="doing")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.title = self._words.say("game-name")
        self._show("")

    @property
    def _narration(self) -> Narration:
        return Narration(LessonStory(self.table, self._words), self._words)

    def _show(self, notice: str, is_refusal: bool = False) -> None:
        """Everything anew: the task and its help, or that the step is done and what came of it."""
        narration, seat, task = self._narration, self.table.seat, self.table.task
        asked = self._words.say(f"task-{task.id}") if task is not None else self._words.say("lesson-well")
        facts = {"number": self.at + 1, "count": len(self._lessons.steps) + 1, "task": asked}
        self.query_one(Status).tell(self._words.say("lesson-task", facts), task is not None)
        self.query_one(BoardPane).tell(narration, seat)
        news = narration.news(seat)
        self.query_one(StoryPane).tell(self._words, news, len(news))
        self.query_one(Doing).offer(self._words, narration.choices(seat) if task is not None else [])
        self.query_one(Hint).notice(notice, is_refusal)
        self.query_one(Hint).explain(self._words.say(f"task-{task.id}.help") if task is not None else self._outcome())
        self.query_one(KeyLine).offer(self._keys())
        if task is not None:
            self.query_one(Moves).focus()

    def _outcome(self) -> str:
        last = self.table.last_task
        name = f"task-{last.id}.done" if last is not None else ""
        return self._words.say(name) if name and self._words.has(name) else ""

    def _keys(self) -> Sequence[tuple[str, str, str]]:
        next_ = "lesson-next" if self.table.task is None else "lesson-skip"
        keys = [("n", "go(1)", next_)]
        if self.table.task is not None:
            keys.insert(0, ("s", "show_move", "lesson-show"))
        if self.at:
            keys.append(("b", "go(-1)", "lesson-back"))
        keys += [("r", "rule", "key-rules"), ("v", "view", "key-view"), ("q", "leave", "key-leave")]
        return [(key, action, self._words.say(word)) for key, action, word in keys]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if not isinstance(event.option_list, Moves) or self.table.task is None:
            return
        try:
            self.table.play(event.option_list.choices[event.option_index].move)
        except Refused as refused:
            names = self._narration.names
            self._show(refusal_sentence(self._words, refused, names, self.table.seat), is_refusal=True)
            return
        if self.table.task is None:
            self._progress.keep(self._game, max(self.at + 1, self._progress.done(self._game)))
        self._show("")

    def action_show_move(self) -> None:
        """The move that is meant is the chosen one; Enter makes it."""
        if self.table.task is not None:
            moves = self.query_one(Moves)
            wanted = self.table.task.do[0]
            moves.highlighted = next(at for at, choice in enumerate(moves.choices) if choice.text == wanted)

    def action_go(self, steps: int) -> None:
        """To the step after this one, or before it; after the last one comes the game."""
        self.at = max(0, self.at + steps)
        if steps > 0:
            self._progress.keep(self._game, max(self.at, self._progress.done(self._game)))
        if self.at >= len(self._lessons.steps):
            self.exit(True)
            return
        self.table = LessonTable(self._game, self._lessons.steps[self.at])
        self._show("")

    def action_rule(self) -> None:
        """The rule that the step teaches."""
        clause = self.table.step.clauses[0]
        lines = wanted_lines(self._words, clause, clause)
        self.push_screen(Reading(self._words, self._words.say("title-rules"), lines))

    def action_view(self) -> None:
        """Everything that lies on the table."""
        lines = every_fact(self._narration, self.table.seat)
        self.push_screen(Reading(self._words, self._words.say("title-view"), lines))

    def action_leave(self) -> None:
        self.exit(False)
