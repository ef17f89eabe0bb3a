"""The measures: what the laboratory finds out about every game. Each is defined in ``docs/laboratory.md``.

Most are figures of one game, a column of the table ``games``: what is reported is their mean over games, with an
interval. The others are made of many games together (``summaries``, ``uses``). None of them knows any game.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from reverie.kernel import BadSetup

Unit = Literal["share", "points", "count", "minutes", "number"]


@dataclass(frozen=True, slots=True)
class Measure:
    """A figure of single games."""

    name: str
    """Also the column; with ``by_seat`` there is one for each seat: ``points_0``."""
    unit: Unit
    by_seat: bool = False
    is_yes_no: bool = False
    """Whether single games say yes, no, or something between: then its interval is Wilson's."""


GAME_MEASURES: Final = (
    Measure("win_share", "share", by_seat=True, is_yes_no=True),
    Measure("points", "points", by_seat=True),
    Measure("first_seat", "share"),
    Measure("moves", "count"),
    Measure("questions", "count"),
    Measure("minutes", "minutes"),
    Measure("finished", "share", is_yes_no=True),
    Measure("draw", "share", is_yes_no=True),
    Measure("margin", "points"),
    Measure("real_choices", "share"),
    Measure("branching_mean", "count"),
    Measure("branching_median", "count"),
    Measure("branching_max", "count"),
    Measure("branching_trend", "number"),
    Measure("forced_run", "count"),
    Measure("together", "share"),
    Measure("variety", "count"),
    Measure("lead_changes", "count"),
    Measure("drama", "number"),
    Measure("deepest", "number"),
    Measure("decided_at", "share"),
    Measure("comeback", "share", is_yes_no=True),
    Measure("half_lead_holds", "share", is_yes_no=True),
    Measure("ahead_share", "share"),
    Measure("wait_mean", "count"),
    Measure("wait_longest", "count"),
)
SUMMARY_MEASURES: Final = ("balance", "length_spread")
USE_MEASURES: Final = ("use_share", "use_when", "use_adds")
ARM_MEASURES: Final = ("restricted", "skill_trace")
"""Of a whole study: what the games are worth together, what things do, and what an arm's one special seat wins."""


def columns(players: int) -> Iterator[tuple[str, Measure]]:
    """The columns of the measures, each with what it is, for so many players."""
    for measure in GAME_MEASURES:
        if measure.by_seat:
            for seat in range(players):
                yield f"{measure.name}_{seat}", measure
        else:
            yield measure.name, measure


def check_measure(name: str, players: int) -> None:
    """``BadSetup`` unless there is such a figure of single games."""
    known = [column for column, _ in columns(players)]
    if name not in known:
        raise BadSetup("lab-measure", {"given": name[:40], "known": ", ".join(known)}, path="primary")


def seat_of(column: str) -> int | None:
    """The seat that a column is about."""
    _, _, last = column.rpartition("_")
    return int(last) if last.isdigit() else None
