"""Lessons: each game is learned at its own table, one small position after the other.

A game's course lies in its folder, ``lessons.toml``, its sentences in ``text/lessons.<language>.ftl``. Every step is a
scenario with tasks: the player makes the moves, and a move that the rules allow but the task does not ask for is
refused with the reason, as the rules refuse an unlawful one. So terminal, server and browser teach alike.

>>> from reverie.games import find_game
>>> from reverie.lessons import LessonTable, lessons_of
>>> lessons = lessons_of(find_game("psycle"))
>>> table = LessonTable(find_game("psycle"), lessons.steps[0])
>>> table.task.id
'larger'
>>> table.play("play 1")
Traceback (most recent call last):
    ...
reverie.lessons.lesson_table.NotTheTask: task-larger-loses (PS-020)
>>> [event.kind for event in table.play(table.task.do[0])][:1]
['committed']
"""

from reverie.lessons.checking import LessonFinding, check_lessons
from reverie.lessons.course import (
    LESSON_BOT,
    LESSONS_FILE,
    LastGame,
    Lessons,
    LessonStep,
    LessonTask,
    lessons_of,
    read_lessons,
)
from reverie.lessons.lesson_table import LessonTable, NotTheTask
from reverie.lessons.lesson_words import common_lesson_source, lesson_source, lesson_words, teach_words

__all__ = [
    "LESSONS_FILE",
    "LESSON_BOT",
    "LastGame",
    "LessonFinding",
    "LessonStep",
    "LessonTable",
    "LessonTask",
    "Lessons",
    "NotTheTask",
    "check_lessons",
    "common_lesson_source",
    "lesson_source",
    "lesson_words",
    "lessons_of",
    "read_lessons",
    "teach_words",
]
