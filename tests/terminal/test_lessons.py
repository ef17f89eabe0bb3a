"""Learning in the terminal: whole courses in lines, in every language, and what is kept of them."""

import asyncio
import json
from pathlib import Path

import pytest
from textual.widgets import Static

from reverie.games import find_game
from reverie.lessons import lesson_words, lessons_of, teach_words
from reverie.table.lesson_story import LessonProgress
from reverie.tui import LessonsApp
from tests.terminal.driving import inside, reverie

LANGUAGES = [("dream-cycle", "en"), ("psycle", "de"), ("dream-quest", "ja")]


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
def test_a_whole_course_in_lines(tmp_path: Path, name: str, language: str) -> None:
    game = find_game(name)
    lessons = lessons_of(game)
    assert lessons is not None
    tasks = [task for step in lessons.steps for task in step.tasks]
    answers = [task.do[0] for task in tasks]
    done = reverie(tmp_path, "learn", name, "--language", language, answers=[answers[0] + "x", *answers, "quit"])
    words = lesson_words(language, game)
    for task in tasks:
        assert words.say(f"task-{task.id}") in done.stdout
        assert words.say(f"task-{task.id}.help") in done.stdout
    assert words.say("lesson-last") in done.stdout
    assert json.loads((tmp_path / "lessons.json").read_text()) == {name: len(lessons.steps)}


def test_wrong_moves_get_their_reason_and_progress_is_kept(tmp_path: Path) -> None:
    first = reverie(tmp_path, "learn", "psycle", "-l", "en", answers=["5", "show", "9", "3", "quit"])
    assert "it loses to a 1" in first.stdout
    assert "It is 3: Play 3" in first.stdout
    assert "“reverie learn psycle” goes on here" in first.stdout
    second = reverie(tmp_path, "learn", "psycle", "-l", "en", answers=["help", "rules", "back", "skip", "view", "log"])
    assert "2/7" in second.stdout
    assert "PS-021" in second.stdout
    assert second.stdout.count("1/7") == 1
    assert reverie(tmp_path, "learn", "psycle", "-l", "en", "--step", "6", answers=["5"]).stdout.count("6/7") == 1


def test_a_game_without_lessons(tmp_path: Path) -> None:
    done = reverie(tmp_path, "learn", "lullaby", "-l", "en")
    assert done.returncode != 0
    assert "There are no lessons for this game yet." in done.stdout + done.stderr


def test_check_runs_the_lessons_of_every_game() -> None:
    done = inside("check")
    assert done.returncode == 0
    assert "passed: lessons of dream-cycle" in done.stdout
    assert done.stdout.splitlines()[-1] == "5 passed, 0 failed"


@pytest.mark.parametrize("kept", ["", "{", "[1]", '{"psycle": "x", "dream-cycle": -4, "dream-quest": 2}'])
def test_progress_that_is_nonsense_is_no_progress(tmp_path: Path, kept: str) -> None:
    (tmp_path / "lessons.json").write_text(kept)
    progress, psycle = LessonProgress(tmp_path), find_game("psycle")
    assert not progress.known(psycle)
    assert progress.done(psycle) == 0
    progress.keep(psycle, 3)
    assert LessonProgress(tmp_path).done(psycle) == 3


@pytest.mark.parametrize(("name", "language"), [("psycle", "en"), ("dream-cycle", "de"), ("dream-quest", "ja")])
def test_a_whole_course_in_windows(tmp_path: Path, name: str, language: str) -> None:
    game = find_game(name)
    lessons = lessons_of(game)
    assert lessons is not None
    teach_words(game)
    progress = LessonProgress(tmp_path)
    app = LessonsApp(game, lessons, language, 0, progress)
    asked: list[str] = []

    async def learn() -> None:
        async with app.run_test(size=(100, 34)) as pilot:
            await pilot.press("home", "enter")  # the first move on offer is none of those that are meant
            assert app.table.made == []
            assert str(app.query_one("#notice", Static).content)
            while app.is_running and app.return_value is None:
                if app.table.task is not None:
                    asked.append(app.table.task.id)
                    await pilot.press("s", "enter")
                else:
                    await pilot.press("n")
                await pilot.pause()

    asyncio.run(learn())
    assert asked == [task.id for step in lessons.steps for task in step.tasks]
    assert app.return_value is True
    assert progress.done(game) == len(lessons.steps)
