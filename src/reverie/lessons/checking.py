"""Whether a game's lessons are whole: every right move leads on, every wrong one has its reason, in every language."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

from reverie.bots import check_bot
from reverie.kernel import Game, Refused, move_text
from reverie.lessons.course import Lessons, LessonStep, lessons_of
from reverie.lessons.lesson_table import LessonTable, NotTheTask
from reverie.lessons.lesson_words import lesson_words
from reverie.text import LANGUAGES, rulebook, words_for

FEWEST: Final = 4
MOST: Final = 10
"""Steps of a course, without the game that comes last."""
_MOST_WAYS: Final = 500
"""Ways through one step; more cannot be meant."""


class LessonFinding(NamedTuple):
    """Something that is not right with a course."""

    place: str
    """The step or the task, by its id."""
    code: str
    """Which sentence says what is wrong: ``lessons-<code>``."""
    found: str = ""


def check_lessons(game: Game) -> list[LessonFinding]:
    """Everything that is wrong with the lessons of a game; ``Refused`` where they cannot even be read."""
    lessons = lessons_of(game)
    return [] if lessons is None else list(_findings(game, lessons))


def _findings(game: Game, lessons: Lessons) -> Iterator[LessonFinding]:
    if len(lessons.steps) > MOST:
        yield LessonFinding("steps", "too-many", str(len(lessons.steps)))
    ids = [step.id for step in lessons.steps] + [task.id for step in lessons.steps for task in step.tasks]
    for twice in sorted({one for one in ids if ids.count(one) > 2}):
        yield LessonFinding(twice, "twice")
    for step in lessons.steps:
        yield from _step_findings(game, step)
    yield from _word_findings(game, lessons)
    try:
        check_bot(lessons.last.bot, game.setup(lessons.last.players, lessons.last.options, lessons.last.overrides))
    except Refused as refused:
        yield LessonFinding("last", "refused", str(refused))


def _step_findings(game: Game, step: LessonStep) -> Iterator[LessonFinding]:
    known = {clause.id for section in rulebook(words_for(LANGUAGES[0], game)).sections for clause in section.clauses}
    for clause in step.clauses:
        if clause not in known:
            yield LessonFinding(step.id, "clause-unknown", clause)
    ways: list[list[str]] = [[]]
    unused = {(task.id, pattern) for task in step.tasks for pattern in (*task.do, *task.wrong)}
    walked = 0
    while ways and walked < _MOST_WAYS:
        walked += 1
        way = ways.pop()
        try:
            table = walked_table(game, step, way)
        except Refused as refused:
            yield LessonFinding(step.id, "refused", f"{', '.join(way)}: {refused}")
            continue
        if table.task is None:
            for label, left in table.chance.left().items():
                yield LessonFinding(step.id, "chance-unused", f"{label}: {left}")
            continue
        findings, right = _task_findings(table, unused)
        yield from findings
        ways += [[*way, move] for move in right]
    for place, pattern in sorted(unused):
        yield LessonFinding(place, "never-fits", pattern)


def walked_table(game: Game, step: LessonStep, way: list[str]) -> LessonTable:
    """The table of a step after these moves of the player."""
    table = LessonTable(game, step)
    for move in way:
        table.play(move)
    return table


def _task_findings(table: LessonTable, unused: set[tuple[str, str]]) -> tuple[list[LessonFinding], list[str]]:
    """What is wrong where the player is asked, and all moves that are right there."""
    task, findings, right = table.task, [], []
    assert task is not None
    lawful = [move_text(move) for move in table.moves()]
    if table.seat not in table.state.asked:
        findings.append(LessonFinding(task.id, "nobody-asked"))
    if task.do[0] not in lawful:
        findings.append(LessonFinding(task.id, "not-lawful", task.do[0]))
    for text in lawful:
        if any(fnmatchcase(text, pattern) for pattern in task.do):
            right.append(text)
            patterns = [pattern for pattern in task.do if fnmatchcase(text, pattern)]
        else:
            patterns = [pattern for pattern in task.wrong if fnmatchcase(text, pattern)][:1]
            try:
                table.play(text)
            except NotTheTask:
                pass
            else:
                findings.append(LessonFinding(task.id, "not-refused", text))
        unused -= {(task.id, pattern) for pattern in patterns}
    if len(right) == len(lawful) > 1:
        findings.append(LessonFinding(task.id, "nothing-wrong"))
    return findings, right


def _word_findings(game: Game, lessons: Lessons) -> Iterator[LessonFinding]:
    wanted = ["lesson-last"]
    for task in (task for step in lessons.steps for task in step.tasks):
        wanted += [f"task-{task.id}", f"task-{task.id}.help"]
        wanted += [f"refused-task-{task.id}-{reason}" for reason in dict.fromkeys(task.wrong.values())]
    for language in LANGUAGES:
        words = lesson_words(language, game)
        for name in wanted:
            if not words.has(name):
                yield LessonFinding(name, "no-words", language)
