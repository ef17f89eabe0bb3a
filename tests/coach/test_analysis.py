"""The coach's analysis: its parts add up, it repeats itself, and it is silent where it should be."""

from itertools import pairwise

import msgspec
import pytest

from reverie.coach.analysing import analyse, judge_of, record_hash
from reverie.coach.analysis import AnalysisCurve, AnalysisDone, AnalysisProgress
from reverie.coach.judgement import Effort
from reverie.coach.played_steps import PlayedStep, played_steps, replayed_states
from reverie.coach.samples import mean
from reverie.coach.splitting import SplitStep, split_step
from reverie.games import find_game
from reverie.kernel import BadSetup
from reverie.kernel.record import Played, Record, close_record, setup_of
from tests.coach.games import EVERY_TABLE, bots_record
from tests.coach.whole import whole_analysis

LITTLE = Effort(2, 1, 1, 2)
SMALL = 1e-9


def _steps(record: Record) -> list[PlayedStep]:
    game = find_game(record.game)
    return played_steps(game, record, replayed_states(game, record), game.heuristics(setup_of(game, record)))


def _split(record: Record, most: int) -> list[SplitStep]:
    """Some steps of a game, the last among them, each from the shares where it began."""
    steps = _steps(record)
    judge = judge_of(setup_of(find_game(record.game), record))
    judge.effort = judge.effort._replace(**(LITTLE._asdict() | {"redraws": min(2, judge.effort.redraws)}))
    found = []
    for at in sorted({len(steps) - 1 - number * max(1, len(steps) // most) for number in range(most)}):
        step = steps[max(0, at)]
        before = mean(judge.reached(step.before, step.before, step.mover, 1))
        split = split_step(judge, step, before, seed=1)
        for seat, part in enumerate(split.parts):
            total = before[seat] + part.luck + part.error + part.others + part.reveals
            assert total == pytest.approx(split.shares[seat], abs=SMALL)
            assert part.error <= 0
        found.append(split)
    return found


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_the_parts_of_a_step_add_up(name: str, players: int) -> None:
    record = bots_record(name, players, 3, careless=8)
    split = _split(record, most=4)
    assert record.result is not None
    if players > 1:
        assert split[-1].shares == record.result.returns
        assert all(sum(one.shares) == pytest.approx(1.0, abs=SMALL) for one in split)


@pytest.mark.parametrize(("name", "players"), [("psycle", 2), ("counting-zzzzs", 2), ("dream-quest", 2)])
def test_the_parts_of_a_game_add_up(name: str, players: int) -> None:
    record = bots_record(name, players, 3, careless=8)
    lines = list(analyse(find_game(name), record, effort=1))
    assert isinstance(lines[0], AnalysisCurve)
    assert all(isinstance(line, AnalysisProgress) for line in lines[1:-1])
    assert isinstance(lines[-1], AnalysisDone)
    analysis = lines[-1].analysis
    for seat in analysis.seats:
        total = seat.start + seat.luck + seat.error + seat.others + seat.reveals
        assert total == pytest.approx(seat.result, abs=SMALL)
        assert seat.low <= seat.adjusted <= seat.high
    for (one, other), step in zip(pairwise(analysis.curve), analysis.steps, strict=True):
        assert (one.after, other.after) == (step.first, step.last)
        for seat, part in enumerate(step.parts):
            change = part.luck + part.error + part.others + part.reveals
            assert change == pytest.approx(other.shares[seat] - one.shares[seat], abs=SMALL)
    assert len(analysis.turning_points) <= 5
    assert [point.step for point in analysis.turning_points] == sorted(point.step for point in analysis.turning_points)
    for point in analysis.turning_points:
        assert analysis.steps[point.step].first == point.after
        assert point.why
        assert bool(point.better) == (point.kind == "error")


def test_the_same_record_has_the_same_analysis() -> None:
    record = bots_record("dream-quest", 2, 5)
    again = msgspec.convert(msgspec.to_builtins(record), Record)
    again.seats[0].name, again.started = "Somebody else", "2026-01-01"
    first, second = (whole_analysis(find_game(one.game), one, effort=1) for one in (record, again))
    assert msgspec.json.encode(first) == msgspec.json.encode(second)
    assert first.versions.record == record_hash(record)
    again.moves.pop()
    assert record_hash(again) != record_hash(record)


def test_where_nothing_is_drawn_there_is_no_luck() -> None:
    record = bots_record("dream-cycle", 2, 3)
    drawn = {shuffle.after for shuffle in record.shuffles or ()}
    quiet = [one for one in _split(record, most=12) if not drawn & set(range(one.step.first + 1, one.step.last + 1))]
    assert len(quiet) > 3
    assert all(part.luck == 0.0 for one in quiet for part in one.parts)


def test_secret_answers_to_one_question_are_one_step_in_the_order_of_the_seats() -> None:
    record = bots_record("psycle", 3, 1)
    steps = _steps(record)
    assert any(len(step.choices) == 3 for step in steps)
    for step in steps:
        record.moves[step.first : step.last] = record.moves[step.first : step.last][::-1]
    again = _steps(record)
    assert [step.choices for step in again] == [step.choices for step in steps]


def test_small_moves_that_make_one_choice_are_one_step() -> None:
    record = bots_record("dream-cycle", 2, 1)
    steps = _steps(record)
    assert [(one.last, two.first) for one, two in pairwise(steps) if one.last != two.first] == []
    assert max(len(step.choices[0].line) for step in steps) > 2
    assert steps[-1].last == len(record.moves)


def test_a_game_that_was_not_played_to_its_end_has_no_analysis() -> None:
    record = bots_record("psycle", 2, 1)
    record.moves, record.result, record.shuffles = record.moves[:6], None, None
    (line,) = analyse(find_game("psycle"), record, effort=1)
    assert isinstance(line, AnalysisDone)
    assert line.analysis.silence is not None
    assert line.analysis.silence.id == "coach-silence-unfinished"
    assert not line.analysis.curve


def test_a_game_that_was_over_at_once_has_no_analysis() -> None:
    record = bots_record("dream-cycle", 2, 1)
    game = find_game("dream-cycle")
    record.moves = [Played("0: resign")]
    assert record.seed is not None
    close_record(record, game, bytes.fromhex(record.seed))
    (line,) = analyse(game, record, effort=1)
    assert isinstance(line, AnalysisDone)
    assert line.analysis.silence is not None
    assert line.analysis.silence.id == "coach-silence-short"


@pytest.mark.parametrize("effort", [0, 101])
def test_an_effort_that_cannot_be_is_refused(effort: int) -> None:
    with pytest.raises(BadSetup) as refused:
        list(analyse(find_game("psycle"), bots_record("psycle", 2, 1), effort))
    assert refused.value.code == "coach-effort"
