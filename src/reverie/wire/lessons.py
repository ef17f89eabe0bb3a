"""Lessons as they travel. Nothing is kept: whoever learns says how far they have come, and gets the table as it is.

A step's table is like any other to a board: the same scene, with everything that one seat may know.
"""

from functools import lru_cache
from time import time
from typing import Final

from msgspec.structs import replace

from reverie.kernel import BadDocument, Game, Refused, move_text
from reverie.kernel.problems import Problem
from reverie.lessons import LESSON_BOT, Lessons, LessonStep, LessonTable, lessons_of
from reverie.table.clock_kinds import ClockFace, NoClock
from reverie.table.patience import patience_rule
from reverie.table.reaction_windows import USUAL
from reverie.table.story import Told
from reverie.table.table_info import ChairInfo, TableInfo
from reverie.table.views import without_overrides
from reverie.wire import PROTOCOL, Scene
from reverie.wire.http_messages import LessonAnswer, LessonRequest, LessonsAnswer, LessonStepInfo

LONGEST_MOVE: Final = 200
_KEPT: Final = 256
"""So many tables are remembered as they were told: there are not many more ways through all courses."""


def lessons_minutes(game: Game) -> int:
    """About how long a game's lessons take; 0 where it has none."""
    lessons = lessons_of(game)
    return lessons.minutes if lessons is not None else 0


def lessons_answer(game: Game) -> LessonsAnswer:
    """The course of a game."""
    lessons = _lessons(game)
    last = lessons.last
    return LessonsAnswer(
        minutes=lessons.minutes,
        steps=[LessonStepInfo(id=step.id, tasks=len(step.tasks), clauses=step.clauses) for step in lessons.steps],
        players=last.players,
        options=last.options,
        overrides=last.overrides,
        bot=last.bot,
    )


def lesson_answer(game: Game, step: str, asked: LessonRequest) -> LessonAnswer:
    """A step after these moves. The last one may be a wrong one: then it is not made, and the answer says why.

    ``Refused`` where they do not belong to the step at all.
    """
    found = next((one for one in _lessons(game).steps if one.id == step), None)
    if found is None:
        raise BadDocument("no-such-lesson", {"step": step[:40]})
    if len(asked.moves) > len(found.tasks) or any(len(move) > LONGEST_MOVE for move in asked.moves):
        raise BadDocument("too-large", {"longest": len(found.tasks)}, path="moves")
    problem = None
    try:
        told = _told(game, step, tuple(asked.moves))
    except Refused as refused:
        if not asked.moves:
            raise
        told = _told(game, step, tuple(asked.moves[:-1]))
        problem = Problem.of(refused)
    return replace(told, scene=replace(told.scene, now=time()), refused=problem)


def _lessons(game: Game) -> Lessons:
    lessons = lessons_of(game)
    if lessons is None:
        raise BadDocument("no-lessons", {"game": game.name})
    return lessons


@lru_cache(maxsize=_KEPT)
def _told(game: Game, step: str, moves: tuple[str, ...]) -> LessonAnswer:
    """Only what is right is remembered, so strangers cannot fill the room with anything else."""
    table = LessonTable(game, next(one for one in _lessons(game).steps if one.id == step))
    for move in moves:
        table.play(move)
    task, last = table.task, table.last_task
    return LessonAnswer(
        scene=_scene(table),
        task=task.id if task is not None else "",
        done=last.id if last is not None else "",
        shown=task.do[0] if task is not None else "",
    )


def _scene(table: LessonTable) -> Scene:
    """Once a step is done there is nothing to do: the next step waits."""
    seat, state = table.seat, table.state
    moves = [move_text(move) for move in table.moves()]
    seen = [(moment.after, moment.event.seen_by(seat)) for moment in table.history]
    return Scene(
        protocol=PROTOCOL,
        version=len(table.made),
        seat=seat,
        table=_table_info(table.game, table.step),
        view=without_overrides(state.view(seat)),
        moves=moves,
        asides=len(state.asides(seat)) if moves and state.has_asides else 0,
        standing=[],
        story=[Told(after=after, event=event) for after, event in seen if event is not None],
        story_from=0,
        chat=[],
        present=[seat],
        can_take_back=False,
        may_return=None,
        now=0.0,
    )


def _table_info(game: Game, step: LessonStep) -> TableInfo:
    """A table that nobody else can come to: the player's chair has no name, the others are bots'."""
    setup = game.setup(step.players, step.options, step.overrides)
    chairs = [
        ChairInfo(
            kind="person" if seat == step.seat else "bot",
            name="" if seat == step.seat else LESSON_BOT,
            ready=True,
            host=False,
            wants_pause=False,
            wants_rematch=False,
            entropy=False,
            waited_since=0.0,
            nudged_at=0.0,
            by_clock=0,
            unwanted_by=[],
        )
        for seat in range(step.players)
    ]
    return TableInfo(
        id="",
        game=game.name,
        players=step.players,
        options=dict(setup.options),
        overrides=dict(setup.overrides),
        phase="playing",
        paused=False,
        private=True,
        commitment="",
        clock=NoClock(),
        window=USUAL,
        whole_windows=False,
        stand_in="",
        rematch="",
        created_at=0.0,
        chairs=chairs,
        sitters=[],
        patience=patience_rule(NoClock()),
        time=ClockFace(banks=[], opened_at=0.0, told_at=0.0, window_closes_at=None),
    )
