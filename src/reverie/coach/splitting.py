"""A step split into its parts, seat by seat, so that nothing is left over.

For a seat, with ``W`` the share on the curve, ``M`` the mean share that answers lead to from where the step began, its
luck drawn anew, and ``Q`` the mean share that the seat could expect of a line by its own view:

- luck = W(after) - M(what all played);
- error = Q(what it played) - Q(best), where that is sure, else 0;
- others = M(what all played) - M(what it played, and of the others what was to be expected);
- reveals = what is left of W(after) - W(before).
"""

from typing import NamedTuple

from reverie.coach.analysis import ShareParts
from reverie.coach.judgement import JudgedChoice, StepJudge
from reverie.coach.played_steps import PlayedStep
from reverie.coach.samples import WinShares, differences, errors, luck_of, mean


class SplitStep(NamedTuple):
    """A step and its parts."""

    step: PlayedStep
    judged: tuple[JudgedChoice, ...]
    parts: list[ShareParts]
    """By seat."""
    luck_doubt: WinShares
    """By seat: the standard error of its luck."""
    shares: WinShares
    """Where it led to."""
    doubt: WinShares
    """The standard error of these."""


def split_deal(
    judge: StepJudge, state_step: PlayedStep, seed: int, is_fork: bool = False
) -> tuple[WinShares, SplitStep]:
    """What everybody could expect before anything was dealt, and what the deal did: all of it is luck.

    A fork goes on from a moment of another game: nothing was dealt.
    """
    luck = luck_of(seed, "deal")
    reached = judge.reached(state_step.before, state_step.after, _asked(state_step), luck)
    start = reached if is_fork else judge.fresh(luck)
    gained = differences(reached, start)
    parts = [ShareParts(luck=part, error=0.0, others=0.0, reveals=0.0) for part in mean(gained)]
    return mean(start), SplitStep(state_step, (), parts, errors(gained), mean(reached), errors(reached))


def split_step(judge: StepJudge, step: PlayedStep, before: WinShares, seed: int, errors_too: bool = True) -> SplitStep:
    """The parts of a step that began with these shares; without ``errors_too`` only its luck is found out."""
    luck = luck_of(seed, step.first)
    reached = judge.reached(step.before, step.after, step.mover, luck)
    played = judge.expected(step, {choice.seat: choice.line for choice in step.choices}, luck)
    gained = differences(reached, played)
    after, middle, lucks = mean(reached), mean(played), mean(gained)
    judged = tuple(judge.judged(step, choice) for choice in step.choices) if errors_too else ()
    others = _others(judge, step, judged, played, before, luck) if errors_too else [0.0] * len(after)
    own = {one.choice.seat: one.error for one in judged}
    parts = [
        ShareParts(
            luck=lucks[seat],
            error=own.get(seat, 0.0),
            others=others[seat],
            reveals=middle[seat] - before[seat] - own.get(seat, 0.0) - others[seat],
        )
        for seat in range(len(after))
    ]
    return SplitStep(step, judged, parts, errors(gained), after, errors(reached))


def _others(
    judge: StepJudge,
    step: PlayedStep,
    judged: tuple[JudgedChoice, ...],
    played: list[WinShares],
    before: WinShares,
    luck: int,
) -> WinShares:
    """What was said out of turn was not to be expected at all: everything that came of it was another's choice."""
    if any(choice.is_answer for choice in step.choices):
        return judge.others(step, judged, played, luck)
    speaker = step.choices[0].seat
    return [0.0 if seat == speaker else share - before[seat] for seat, share in enumerate(mean(played))]


def _asked(step: PlayedStep) -> int:
    return step.after.waiting[0] if step.after.waiting else 0
