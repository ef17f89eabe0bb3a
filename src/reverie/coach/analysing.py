"""An analysis is made of a record: first the curve at a glance, then everything step by step.

The looks are counted, never timed; the luck of every look follows from the record and the place in it. So the same
record has the same analysis, compiled or not, whichever Python runs. Whoever does not want to wait any longer stops
asking for lines.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import UNSET

from reverie.coach.analysis import (
    AnalysedStep,
    AnalysisCurve,
    AnalysisDone,
    AnalysisLine,
    AnalysisProgress,
    AnalysisVersions,
    CoachSentence,
    CurvePoint,
    GameAnalysis,
    StepChoice,
)
from reverie.coach.judgement import LEAST_EFFORT, MOST_EFFORT, USUAL_EFFORT, StepJudge, effort_of, first_asked
from reverie.coach.played_steps import PlayedStep, played_steps, replayed_states
from reverie.coach.psycle_judge import PsycleJudge
from reverie.coach.samples import SURE, WinShares, luck_of
from reverie.coach.splitting import SplitStep, split_deal, split_step
from reverie.coach.summaries import summaries
from reverie.coach.turning_points import turning_points
from reverie.coach.value_function import ValueFunction
from reverie.coach.world_judge import WorldJudge
from reverie.kernel import BadSetup, Game, Setup, State, move_text
from reverie.kernel.record import Record, setup_of

LEAST_CHOICES: Final = 4
"""A game in which less was chosen, over all seats, is too short to say anything about."""
OWN_JUDGES: Final = {"psycle": PsycleJudge}


def judge_of(setup: Setup[Any], effort: int = USUAL_EFFORT) -> StepJudge:
    """Whoever judges games with that set-up; ``BadSetup`` where nobody can."""
    if not LEAST_EFFORT <= effort <= MOST_EFFORT:
        raise BadSetup("coach-effort", {"given": effort, "least": LEAST_EFFORT, "most": MOST_EFFORT})
    values = ValueFunction(setup)
    judge: StepJudge = OWN_JUDGES.get(setup.game.name, WorldJudge)(values, effort_of(effort))
    return judge


def analyse(game: Game, record: Record, effort: int = USUAL_EFFORT) -> Iterator[AnalysisLine]:
    """The lines of an analysis, the whole of it last; ``BadDocument`` where the record cannot be."""
    setup = setup_of(game, record)
    states = replayed_states(game, record)
    try:
        judge = judge_of(setup, effort)
    except BadSetup as refused:
        if refused.code != "no-mind":
            raise
        yield _none(record, _versions(record, "", effort), CoachSentence(id="coach-silence-no-values"))
        return
    versions = _versions(record, judge.values.version, effort)
    if states[-1].result is None:
        yield _none(record, versions, CoachSentence(id="coach-silence-unfinished"))
        return
    steps = played_steps(game, record, states, judge.values.heuristics)
    chosen = sum([not choice.is_forced and choice.is_answer for step in steps for choice in step.choices])
    if chosen < LEAST_CHOICES:
        yield _none(record, versions, CoachSentence(id="coach-silence-short", facts={"choices": chosen}))
        return
    yield AnalysisCurve(versions=versions, curve=_quick_curve(judge, states[0], steps))
    yield from _in_depth(judge, record, versions, states[0], steps)


def record_hash(record: Record) -> str:
    """What tells one game from another: all that a record says of it but who played, and when."""
    told = (
        record.game,
        record.version,
        record.content_hash,
        record.players,
        record.options,
        record.overrides,
        [played.move for played in record.moves],
        record.shuffles,
        record.result,
        None if record.origin is UNSET else record.origin,
    )
    return sha256(msgspec.json.encode(told, order="deterministic")).hexdigest()


def _luck(record: Record, versions: AnalysisVersions) -> int:
    """All luck of the looks. Of a daily deal it is the same whoever played it: their results are compared."""
    return luck_of(versions.record if record.daily is UNSET else record.commitment)


def _versions(record: Record, values: str, effort: int) -> AnalysisVersions:
    return AnalysisVersions(
        game=record.game,
        rules=record.version,
        content_hash=record.content_hash,
        values=values,
        effort=effort,
        record=record_hash(record),
    )


def _none(record: Record, versions: AnalysisVersions, reason: CoachSentence) -> AnalysisDone:
    analysis = GameAnalysis(
        versions=versions,
        players=record.players,
        moves=len(record.moves),
        curve=[],
        steps=[],
        turning_points=[],
        seats=[],
        silence=reason,
    )
    return AnalysisDone(analysis=analysis)


def _quick_curve(judge: StepJudge, start: State[Any], steps: list[PlayedStep]) -> list[CurvePoint]:
    """One glance at every moment; the deal is not judged yet."""
    doubt = [judge.values.calibration.doubt] * len(start.sealed)
    glances = [(0, start, judge.quick(start, start, first_asked(start)))]
    glances += [(step.last, step.after, judge.quick(step.before, step.after, step.mover)) for step in steps]
    return [_point(after, shares, doubt, state) for after, state, shares in glances]


def _point(after: int, shares: WinShares, doubt: WinShares, state: State[Any] | None) -> CurvePoint:
    """With its band; the end is certain."""
    wide = [0.0] * len(shares) if state is not None and state.result is not None else [SURE * one for one in doubt]
    return CurvePoint(
        after=after,
        shares=shares,
        low=[max(0.0, share - width) for share, width in zip(shares, wide, strict=True)],
        high=[min(1.0, share + width) for share, width in zip(shares, wide, strict=True)],
    )


def _in_depth(
    judge: StepJudge, record: Record, versions: AnalysisVersions, start: State[Any], steps: list[PlayedStep]
) -> Iterator[AnalysisLine]:
    seed, total = _luck(record, versions), len(steps) + 1
    even, deal = split_deal(judge, PlayedStep(0, 0, start, start, ()), seed, record.origin is not UNSET)
    split = [deal]
    for step in steps:
        yield AnalysisProgress(done=len(split), total=total)
        split.append(split_step(judge, step, split[-1].shares, seed))
    yield AnalysisProgress(done=total, total=total)
    points = turning_points(judge, split, seed)
    analysis = GameAnalysis(
        versions=versions,
        players=record.players,
        moves=len(record.moves),
        curve=_curve(judge, even, split),
        steps=[_step(one) for one in split],
        turning_points=points,
        seats=summaries(even, split),
        silence=None if points else CoachSentence(id="coach-silence-quiet"),
    )
    yield AnalysisDone(analysis=analysis)


def _curve(judge: StepJudge, even: WinShares, split: list[SplitStep]) -> list[CurvePoint]:
    remaining = judge.values.calibration.doubt
    curve = [_point(0, even, [remaining] * len(even), None)]
    for one in split:
        doubt = [(remaining**2 + own**2) ** 0.5 for own in one.doubt]
        curve.append(_point(one.step.last, one.shares, doubt, one.step.after))
    return curve


def _step(split: SplitStep) -> AnalysedStep:
    choices = [
        StepChoice(
            seat=one.choice.seat,
            moves=[move_text(move) for move in one.choice.line],
            is_forced=one.choice.is_forced,
            error=one.error,
        )
        for one in split.judged
    ]
    return AnalysedStep(first=split.step.first, last=split.step.last, choices=choices, parts=split.parts)
