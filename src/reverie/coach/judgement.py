"""What a judge of steps is asked, and what it finds out: ``world_judge`` in most games, ``psycle_judge`` in Psycle."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from reverie.coach.played_steps import PlayedChoice, PlayedStep
from reverie.coach.samples import WinShares
from reverie.coach.value_function import ValueFunction
from reverie.kernel import Move, State

MoveLine = tuple[Move, ...]
LEAST_ERROR: Final = 0.005
"""What costs less is no error: nobody could say why."""


class Effort(NamedTuple):
    """How many looks are taken for what."""

    redraws: int
    """With so much luck each position is looked at."""
    first: int
    """In so many worlds all lines are tried,"""
    second: int
    """in so many the better ones,"""
    last: int
    """and in so many the best two beside the one that was played: only these count."""


LEAST_EFFORT: Final = 1
MOST_EFFORT: Final = 100
USUAL_EFFORT: Final = 5


def effort_of(number: int) -> Effort:
    """What a number from 1 to 100 means."""
    return Effort(4 * number, (number + 1) // 2, number, 4 * number)


class WeighedLine(NamedTuple):
    """A line that a seat could have played, and what it could expect of it."""

    line: MoveLine
    samples: list[WinShares]
    """World by world, for all seats."""
    endings: list[tuple[int, ...]]
    """World by world: who had won by then; nobody where the game goes on."""
    often: float | None = None
    """Where all choose at once: how often the coach would play it."""


class JudgedChoice(NamedTuple):
    """A choice, and what its seat could have known about it."""

    choice: PlayedChoice
    weighed: tuple[WeighedLine, ...]
    """Lines that were compared, the best first, the played one among them; none where nothing was to be judged."""
    expected: float
    """The share that the seat could expect of what it played."""
    error: float
    """What it cost against the best; never above 0, and 0 where that is not sure."""
    sensible: MoveLine
    """What others could expect of it: the best line, or what was played where that is no error."""


class StepJudge(Protocol):
    """Judges the steps of games with one set-up."""

    values: ValueFunction
    effort: Effort

    def quick(self, before: State[Any], state: State[Any], mover: int) -> WinShares:
        """A position at one glance."""

    def fresh(self, seed: int) -> list[WinShares]:
        """The beginnings of other games with the same set-up."""

    def reached(self, before: State[Any], state: State[Any], mover: int, seed: int) -> list[WinShares]:
        """A position that was reached, with each luck to come; ``before``: where the choice was made."""

    def expected(self, step: PlayedStep, lines: Mapping[int, MoveLine], seed: int) -> list[WinShares]:
        """What these answers would lead to from where the step began, its own luck drawn anew each time."""

    def judged(self, step: PlayedStep, choice: PlayedChoice) -> JudgedChoice:
        """Whether a choice was an error, as far as its seat could know."""

    def others(self, step: PlayedStep, judged: Sequence[JudgedChoice], played: list[WinShares], seed: int) -> WinShares:
        """By seat: what others' choices brought, against what was to be expected of them; ``played``: what came."""

    def hindsight(self, step: PlayedStep, choice: PlayedChoice, seed: int) -> dict[MoveLine, list[WinShares]]:
        """What each line of a seat would have led to with everything hidden as it really lay."""

    def weighed(self, view: Mapping[str, Any], moves: Sequence[Move], played: MoveLine | None) -> list[WeighedLine]:
        """The best lines of a seat, from its view alone; and the one that was played."""


def first_asked(state: State[Any]) -> int:
    """Whose move it is; the first seat after the end."""
    return state.waiting[0] if state.waiting else 0
