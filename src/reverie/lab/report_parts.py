"""What a report is made of, before it is HTML or Markdown: sections of sentences, pictures, and the tables behind."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from reverie.kernel import Game
from reverie.lab.intervals import Difference, Estimate
from reverie.lab.measures import GAME_MEASURES, Unit, seat_of
from reverie.text import Words, words_for
from reverie.text.sentences import letter

_UNITS: dict[str, Unit] = {measure.name: measure.unit for measure in GAME_MEASURES}


class Link(NamedTuple):
    """A cell that leads to a file beside the report."""

    text: str
    target: str


@dataclass(frozen=True, slots=True)
class ReportTable:
    """Columns and rows, as they are read out."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str | Link]]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as Vega-Lite, and the same as a table."""

    title: str
    spec: Mapping[str, Any]
    table: ReportTable


@dataclass(slots=True)
class ReportSection:
    """One part of a report."""

    title: str
    findings: list[str] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    tables: list[ReportTable] = field(default_factory=list)


@dataclass(slots=True)
class Report:
    """A whole report in one language."""

    language: str
    title: str
    facts: list[str]
    sections: list[ReportSection]
    repeat: str
    """The commands that repeat it."""
    repeat_title: str
    table_title: str


class Speech:
    """How figures are said in a language."""

    def __init__(self, language: str, game: Game) -> None:
        self.words: Words = words_for(language, game)

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        """A sentence of the laboratory."""
        return self.words.say(name, facts)

    def measure(self, column: str) -> str:
        """What a measure is called, with its seat."""
        seat = seat_of(column)
        if seat is None:
            return self.say(f"measure-{column}")
        return self.say(f"measure-{column.rpartition('_')[0]}", {"seat": letter(seat)})

    def value(self, column: str, value: float) -> str:
        """A figure of a measure: a share in per cent, anything else with two decimals."""
        return self.percent(value) if unit_of(column) == "share" else self.decimal(value)

    def change(self, column: str, value: float) -> str:
        """A difference of a measure: of shares in points."""
        return self.points(value) if unit_of(column) == "share" else self.decimal(value)

    def percent(self, value: float) -> str:
        """``51.2 %``."""
        return self.say("lab-percent", {"value": 100 * value})

    def points(self, value: float) -> str:
        """``1.2 points``, of per cent."""
        return self.say("lab-points", {"value": 100 * value})

    def decimal(self, value: float) -> str:
        """``0.25``."""
        return self.say("lab-decimal", {"value": value})

    def interval(self, column: str, found: Estimate | Difference) -> str:
        """From and to."""
        said = self.change if isinstance(found, Difference) else self.value
        return self.say("lab-interval", {"low": said(column, found.low), "high": said(column, found.high)})

    def yes_no(self, value: bool) -> str:
        """In words."""
        return self.say("lab-yes" if value else "lab-no")


def unit_of(column: str) -> Unit:
    """What a column counts; whatever is no measure of single games is a share."""
    name = column if seat_of(column) is None else column.rpartition("_")[0]
    return _UNITS.get(name, "share")
