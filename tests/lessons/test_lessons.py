"""Every course is whole, and the table of a step does what a step promises."""

from typing import Any

import msgspec
import pytest

from reverie.games import all_games, find_game
from reverie.kernel import BadDocument, Game, IllegalMove, Refused, Unreadable, move_text
from reverie.lessons import (
    LessonFinding,
    LessonTable,
    NotTheTask,
    check_lessons,
    checking,
    lesson_words,
    lessons_of,
    read_lessons,
)
from reverie.text import LANGUAGES, rulebook, words_for
from reverie.wire.http_messages import LessonRequest
from reverie.wire.lessons import lesson_answer, lessons_answer, lessons_minutes

GAMES = [pytest.param(game, id=game.name) for game in all_games()]
PSYCLE = find_game("psycle")


@pytest.mark.parametrize("game", GAMES)
def test_a_course_is_whole(game: Game) -> None:
    lessons = lessons_of(game)
    assert lessons is not None
    assert 5 <= len(lessons.steps) <= 10
    assert 3 <= lessons.minutes <= 8
    assert lessons.last.bot == "gentle"
    assert check_lessons(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_wrong_move_that_is_named_gets_its_reason_and_changes_nothing(game: Game) -> None:
    lessons = lessons_of(game)
    assert lessons is not None
    words, named = lesson_words("en", game), 0
    for step in lessons.steps:
        table = LessonTable(game, step)
        while (task := table.task) is not None:
            before = table.state.save()
            for move in [move for move in table.moves() if move_text(move) not in task.do]:
                with pytest.raises(NotTheTask) as refused:
                    table.play(move)
                assert words.has(f"refused-{refused.value.code}")
                assert refused.value.clause == step.clauses[0]
                named += refused.value.code != "not-the-task"
            assert table.state.save() == before
            table.play(task.do[0])
    assert named >= len(lessons.steps)


@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_short_and_alike_in_every_language(game: Game) -> None:
    lessons = lessons_of(game)
    assert lessons is not None
    tasks = [task.id for step in lessons.steps for task in step.tasks]
    for task in tasks:
        done = {lesson_words(language, game).has(f"task-{task}.done") for language in LANGUAGES}
        assert len(done) == 1, task
        for language in LANGUAGES:
            for part in ("", ".help"):
                assert len(lesson_words(language, game).say(f"task-{task}{part}")) < 200, (task, language)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_are_named_exist(game: Game) -> None:
    lessons = lessons_of(game)
    assert lessons is not None
    known = {clause.id for section in rulebook(words_for("en", game)).sections for clause in section.clauses}
    assert all(set(step.clauses) <= known and step.clauses for step in lessons.steps)


def test_what_the_rules_forbid_is_refused_by_the_rules() -> None:
    lessons = lessons_of(PSYCLE)
    assert lessons is not None
    gems = next(step for step in lessons.steps if step.id == "gems")
    table = LessonTable(PSYCLE, gems)
    with pytest.raises(IllegalMove) as refused:
        table.play("play 3")
    assert refused.value.clause == "PS-038"
    with pytest.raises(Unreadable):
        table.play("dance")
    assert table.task is not None
    table.play("play 0")
    assert table.task is None
    assert table.moves() == []
    with pytest.raises(NotTheTask):
        table.play("play 0")


def _changed(change: Any) -> list[LessonFinding]:
    """What is found in the course of Psycle after something in it was spoiled."""
    lessons = lessons_of(PSYCLE)
    assert lessons is not None
    spoiled = read_lessons(msgspec.to_builtins(lessons))
    change(spoiled)
    return list(checking._findings(PSYCLE, spoiled))


def test_what_is_wrong_with_a_course_is_found() -> None:
    def codes(change: Any) -> set[str]:
        return {finding.code for finding in _changed(change)}

    def task(lessons: Any) -> Any:
        return lessons.steps[0].tasks[0]

    assert codes(lambda _: None) == set()
    assert "not-lawful" in codes(lambda lessons: setattr(task(lessons), "do", ["play 9"]))
    assert "nothing-wrong" in codes(lambda lessons: setattr(task(lessons), "do", ["play 3", "play *"]))
    assert "never-fits" in codes(lambda lessons: setattr(task(lessons), "wrong", {"play 7": "five"}))
    assert "no-words" in codes(lambda lessons: setattr(task(lessons), "wrong", {"play 5": "unheard"}))
    assert "no-words" in codes(lambda lessons: setattr(task(lessons), "id", "unheard"))
    assert "refused" in codes(lambda lessons: setattr(task(lessons), "then", ["0: play 9"]))
    assert "refused" in codes(lambda lessons: lessons.steps[0].position.update(gems=[99, 2]))
    assert "clause-unknown" in codes(lambda lessons: lessons.steps[0].clauses.append("PS-999"))
    assert "refused" in codes(lambda lessons: setattr(lessons.last, "bot", "nobody"))
    assert "twice" in codes(lambda lessons: lessons.steps.extend([lessons.steps[0]] * 2))


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ({}, "missing-field"),
        ({"minutes": 3, "steps": [], "last": {}}, "lessons-empty"),
        ({"minutes": 3, "steps": [{"id": "a", "clauses": [], "tasks": []}], "last": {}}, "lessons-empty"),
        ({"minutes": 3, "steps": [], "last": {}, "more": 1}, "unknown-field"),
    ],
)
def test_a_document_that_is_no_course_is_refused(document: Any, code: str) -> None:
    with pytest.raises(BadDocument) as refused:
        read_lessons(document)
    assert refused.value.code == code


def test_a_step_travels_as_the_scene_of_a_table() -> None:
    course = lessons_answer(PSYCLE)
    assert lessons_minutes(PSYCLE) == course.minutes
    first = course.steps[0]
    answer = lesson_answer(PSYCLE, first.id, LessonRequest())
    assert (answer.task, answer.done, answer.shown) == ("larger", "", "play 3")
    assert answer.scene.moves == [f"play {card}" for card in range(6)]
    assert answer.scene.view is not None
    assert answer.scene.view["committed"] == [None, "?"], "what the bot has laid is hidden as at any table"
    assert [chair.kind for chair in answer.scene.table.chairs] == ["person", "bot"]
    after = lesson_answer(PSYCLE, first.id, LessonRequest(["play 4"]))
    assert (after.task, after.done, after.shown, after.scene.moves) == ("", "larger", "", [])
    assert {told.after for told in after.scene.story} == {0, 1}
    for wrong, code in (("play 5", "task-larger-five"), ("play 9", "psycle-no-such-card"), ("dance", "unknown-move")):
        tried = lesson_answer(PSYCLE, first.id, LessonRequest([wrong]))
        assert tried.refused is not None
        assert (tried.task, tried.refused.code) == ("larger", code), "nothing has changed, and it says why"


@pytest.mark.parametrize("moves", [["play 3"] * 50, ["x" * 100_000]])
def test_what_strangers_send_is_capped(moves: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        lesson_answer(PSYCLE, "strength", LessonRequest(moves))
    assert refused.value.code == "too-large"
    with pytest.raises(Refused) as refused:
        lesson_answer(PSYCLE, "no-such-step", LessonRequest())
    assert refused.value.code == "no-such-lesson"
