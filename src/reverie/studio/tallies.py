"""What many pairs of games come to, kept so small that it can be sent on after every few games, and added up.

Of each figure: means and spreads of both arms and of their difference, and how many games lie in which bar, each with
one game that can be opened. Tallies of different games can be joined in any order, and come out the same but for
rounding.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import floor
from typing import Final

from reverie.lab.intervals import Estimate, estimate_of
from reverie.lab.measures import Measure, Unit, columns, seat_of
from reverie.lab.plan import FIRST_LOOK
from reverie.lab.sequential import ALPHA, RunningMean, best_rho, reach
from reverie.text.sentences import letter
from reverie.text.words import Words
from reverie.wire.studio_messages import TrialBar, TrialEstimate, TrialFigure

Figures = Mapping[str, float | None]
MOST_BARS: Final = 16
FIRST_DIFFERENCE: Final = 20
"""A difference is told from so many pairs on; before, its spread says nothing."""
_WIDTHS: Final[Mapping[Unit, float]] = {"share": 0.0625, "points": 1.0, "count": 1.0, "minutes": 0.25, "number": 0.0625}
"""Of a bar, while few are needed."""
_SLACK: Final = 1e-9


@dataclass(slots=True)
class Bar:
    """Games of both arms whose figures are alike, and the first pair of either."""

    old: int = 0
    new: int = 0
    old_pair: int | None = None
    new_pair: int | None = None

    def join(self, other: "Bar") -> None:
        """The games of another one."""
        self.old += other.old
        self.new += other.new
        self.old_pair = _first(self.old_pair, other.old_pair)
        self.new_pair = _first(self.new_pair, other.new_pair)


def _first(one: int | None, other: int | None) -> int | None:
    return min((pair for pair in (one, other) if pair is not None), default=None)


@dataclass(slots=True)
class Bars:
    """At most so many bars of one width. Where they would be more, two and two become one."""

    width: float
    places: dict[int, Bar] = field(default_factory=dict)

    def add(self, old: float, new: float, pair: int) -> None:
        """The two games of a pair."""
        self._at(old).join(Bar(old=1, old_pair=pair))
        self._at(new).join(Bar(new=1, new_pair=pair))
        self._fold()

    def _at(self, value: float) -> Bar:
        return self.places.setdefault(floor(value / self.width + _SLACK), Bar())

    def _fold(self) -> None:
        while max(self.places) - min(self.places) >= MOST_BARS:
            self.widen(self.width * 2)

    def widen(self, width: float) -> None:
        """Bars of twice the width, as often as needed."""
        while self.width < width:
            self.width *= 2
            folded: dict[int, Bar] = {}
            for place in sorted(self.places):
                folded.setdefault(place // 2, Bar()).join(self.places[place])
            self.places = folded

    def join(self, other: "Bars") -> None:
        """All games of another one."""
        self.widen(other.width)
        other.widen(self.width)
        for place, bar in other.places.items():
            self.places.setdefault(place, Bar()).join(bar)
        if self.places:
            self._fold()

    def told(self) -> Iterator[TrialBar]:
        """As they travel, without gaps."""
        if not self.places:
            return
        for place in range(min(self.places), max(self.places) + 1):
            bar = self.places.get(place, Bar())
            yield TrialBar(
                start=place * self.width,
                end=(place + 1) * self.width,
                old=bar.old,
                new=bar.new,
                old_pair=bar.old_pair,
                new_pair=bar.new_pair,
            )


@dataclass(slots=True)
class FigureTally:
    """One figure of all pairs in which both games have it."""

    bars: Bars
    old: RunningMean = field(default_factory=RunningMean)
    new: RunningMean = field(default_factory=RunningMean)
    difference: RunningMean = field(default_factory=RunningMean)
    same: int = 0

    def add(self, old: float, new: float, pair: int) -> None:
        """One more pair."""
        self.old.add(old)
        self.new.add(new)
        self.difference.add(new - old)
        self.same += old == new
        self.bars.add(old, new, pair)

    def join(self, other: "FigureTally") -> None:
        """All pairs of another one."""
        self.old.join(other.old)
        self.new.join(other.new)
        self.difference.join(other.difference)
        self.same += other.same
        self.bars.join(other.bars)


def figure_names(words: Words, players: int) -> dict[str, str]:
    """What the figures are called in a language, by column."""
    return {
        name: words.say(f"measure-{measure.name}", {"seat": letter(seat_of(name) or 0)})
        for name, measure in columns(players)
    }


class PairTally:
    """All figures of many pairs."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.pairs = 0
        self.seconds = 0.0
        """How long they took to play, all processes together."""
        self.figures = {name: FigureTally(Bars(_WIDTHS[measure.unit])) for name, measure in columns(players)}

    def add(self, old: Figures, new: Figures, pair: int) -> None:
        """The figures of the two games of one pair."""
        self.pairs += 1
        for name, tally in self.figures.items():
            before, after = old[name], new[name]
            if before is not None and after is not None:
                tally.add(before, after, pair)

    def join(self, other: "PairTally") -> None:
        """All pairs of another one."""
        self.pairs += other.pairs
        self.seconds += other.seconds
        for name, tally in self.figures.items():
            tally.join(other.figures[name])

    def told(self, planned: int, names: Mapping[str, str]) -> list[TrialFigure]:
        """All figures that some pair has, by these names; ``planned``: so many pairs are to be played."""
        known = [(name, measure, self.figures[name]) for name, measure in columns(self.players)]
        known = [(name, measure, tally) for name, measure, tally in known if tally.difference.count]
        return [_told(name, names[name], measure, tally, planned, len(known)) for name, measure, tally in known]


def _told(name: str, called: str, measure: Measure, tally: FigureTally, planned: int, figures: int) -> TrialFigure:
    seat = seat_of(name) if measure.by_seat else None
    low, high = _interval(tally.difference, planned, ALPHA / figures)
    count = tally.difference.count
    return TrialFigure(
        measure=name,
        name=called,
        seat=seat,
        unit=measure.unit,
        pairs=count,
        same=tally.same,
        old=_told_estimate(_estimate(tally.old, measure)),
        new=_told_estimate(_estimate(tally.new, measure)),
        difference=_told_difference(tally.difference, planned) if count >= FIRST_DIFFERENCE else None,
        sure=count >= FIRST_LOOK and (low > 0 or high < 0),
        bars=list(tally.bars.told()),
    )


def _estimate(running: RunningMean, measure: Measure) -> Estimate:
    return estimate_of(running.mean, running.variance, running.count, measure.is_yes_no)


def _told_estimate(estimate: Estimate) -> TrialEstimate:
    return TrialEstimate(value=estimate.value, low=estimate.low, high=estimate.high)


def _told_difference(running: RunningMean, planned: int) -> TrialEstimate:
    low, high = _interval(running, planned, ALPHA)
    return TrialEstimate(value=running.mean, low=low, high=high)


def _interval(running: RunningMean, planned: int, alpha: float) -> tuple[float, float]:
    """Where the difference lies; it holds at all moments at once, so that one may look and stop when one likes."""
    wide = reach(running, best_rho(max(FIRST_LOOK, planned / 4), alpha), alpha)
    return running.mean - wide, running.mean + wide
