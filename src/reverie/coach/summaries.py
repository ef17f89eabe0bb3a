"""A seat's whole game in a few numbers and words."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from reverie.coach.analysis import CoachSentence, SeatSummary
from reverie.coach.samples import SURE, WinShares
from reverie.coach.splitting import SplitStep
from reverie.kernel import sum_in_order

LUCK_WORDS: Final = (
    (0.30, "coach-luck-very-good"),
    (0.12, "coach-luck-good"),
    (-0.12, "coach-luck-even"),
    (-0.30, "coach-luck-bad"),
)
"""From so much luck on; below all of them it was very bad."""
PLAY_WORDS: Final = (
    (-0.03, "coach-play-lucid"),
    (-0.10, "coach-play-good"),
    (-0.25, "coach-play-fair"),
    (-0.50, "coach-play-drowsy"),
)
"""Up to so much lost by errors; beyond all of them, asleep."""


def summaries(start: WinShares, split: Sequence[SplitStep]) -> list[SeatSummary]:
    """By seat."""
    return [_summary(seat, share, split) for seat, share in enumerate(start)]


def _summary(seat: int, start: float, split: Sequence[SplitStep]) -> SeatSummary:
    parts = [one.parts[seat] for one in split]
    luck, error = sum_in_order([part.luck for part in parts]), sum_in_order([part.error for part in parts])
    result = split[-1].shares[seat]
    wide = SURE * sqrt(sum_in_order([one.luck_doubt[seat] ** 2 for one in split]))
    chosen = [one for step in split for one in step.judged if one.choice.seat == seat]
    return SeatSummary(
        seat=seat,
        start=start,
        result=result,
        luck=luck,
        error=error,
        others=sum_in_order([part.others for part in parts]),
        reveals=sum_in_order([part.reveals for part in parts]),
        adjusted=result - luck,
        low=result - luck - wide,
        high=result - luck + wide,
        choices=sum([not one.choice.is_forced and one.choice.is_answer for one in chosen]),
        luck_word=CoachSentence(id=luck_word(luck)),
        play_word=CoachSentence(id=play_word(error)),
    )


def luck_word(luck: float) -> str:
    """The id of the words for so much luck."""
    return next((name for least, name in LUCK_WORDS if luck >= least), "coach-luck-very-bad")


def play_word(error: float) -> str:
    """The id of the words for what errors cost."""
    return next((name for least, name in PLAY_WORDS if error >= least), "coach-play-asleep")
