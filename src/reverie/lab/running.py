"""Running a plan: games go out in pairs, rows come back in order, and the plan's own rule says when it is enough.

A run can be broken off at any moment, by Ctrl-C or by losing power. What is written is whole, and the next run goes on
after it and comes to the same rows. A sequential rule looks only after so many pairs, counted from the first one, so it
stops at the same pair however often the run was broken off.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import tee
from pathlib import Path
from time import monotonic
from typing import Final

from reverie.bots.matchups import PlannedGame, PlayedGame
from reverie.bots.simulation import play_games
from reverie.lab.arms import Arm, LabGame, arms_of, lab_games
from reverie.lab.plan import BASE, FIRST_LOOK, LabPlan
from reverie.lab.sequential import ALPHA, SequentialTest
from reverie.lab.tables import Study, StudyWriter, open_study, read_table, rows_of

SHARD_GAMES: Final = 5000
SHARD_SECONDS: Final = 15.0
"""A shard is written after so many games, or so much time: no more than that is played again after a crash."""
PlaysGames = Callable[[Iterable[PlannedGame]], Generator[PlayedGame, None, None]]
"""Plays what is planned, and gives each game back in its turn: processes here, or a cluster."""


@dataclass(slots=True)
class RunProgress:
    """How far a run is."""

    pairs: int
    total: int
    """At most: a sequential rule may stop before."""
    games: int
    """Played by this run."""
    seconds: float

    @property
    def rate(self) -> float:
        """Games a second."""
        return self.games / self.seconds if self.seconds > 0 else 0.0


@dataclass(slots=True)
class Verdicts:
    """The sequential tests of a plan, one for each variant; none with a fixed number of pairs."""

    plan: LabPlan
    tests: dict[str, SequentialTest] = field(default_factory=dict)
    pairs: int = 0

    def __post_init__(self) -> None:
        stop, count = self.plan.stop, len(self.plan.variants)
        if stop.rule == "sequential":
            self.tests = {
                name: SequentialTest(stop.pairs, ALPHA / count, stop.enough, FIRST_LOOK) for name in self.plan.variants
            }

    def add_pair(self, figures: dict[str, float | None]) -> None:
        """The primary figure of each arm in the next pair. A pair in which one has none says nothing."""
        self.pairs += 1
        base = figures[BASE]
        for name, test in self.tests.items():
            value = figures[name]
            if base is not None and value is not None:
                test.add(value - base)
            if self.pairs % self.plan.stop.look == 0:
                test.look()

    @property
    def is_enough(self) -> bool:
        """Whether the plan's rule says that no more need be played."""
        if self.pairs >= self.plan.stop.pairs:
            return True
        return bool(self.tests) and all(test.state != "open" for test in self.tests.values())


def verdicts_of(folder: Path, study: Study) -> Verdicts:
    """What the pairs of a study have decided so far, looked at as the plan says."""
    plan = study.read_plan()
    verdicts = Verdicts(plan)
    if not verdicts.tests:
        verdicts.pairs = study.pairs
        return verdicts
    games = read_table(folder, study, "games").select("arm", "pair", plan.primary)
    by_pair: dict[int, dict[str, float | None]] = {}
    for arm, pair, value in games.iter_rows():
        by_pair.setdefault(pair, {})[arm] = value
    for pair in sorted(by_pair):
        verdicts.add_pair(by_pair[pair])
    return verdicts


def run_plan(
    plan: LabPlan,
    folder: Path,
    processes: int | None = 1,
    tell: Callable[[RunProgress], None] | None = None,
    player: PlaysGames | None = None,
) -> Study:
    """Play a plan into a folder, from wherever it stands there; the study as it is when the rule is content.

    ``tell`` is called after each pair. ``player`` plays the games, if not processes of this machine.
    """
    arms = arms_of(plan)
    study = open_study(folder, plan, arms)
    writer, verdicts = StudyWriter(folder, study), verdicts_of(folder, study)
    run = _Run(plan, arms, writer, verdicts)
    try:
        run.play(player or (lambda planned: play_games(planned, processes)), tell)
        study.complete = verdicts.is_enough
    finally:
        run.finish()
    return study


class _Run:
    """One run: takes games as they come, pair by pair."""

    def __init__(self, plan: LabPlan, arms: list[Arm], writer: StudyWriter, verdicts: Verdicts) -> None:
        self._plan = plan
        self._arms = arms
        self._writer = writer
        self._verdicts = verdicts
        self._began = monotonic()
        self._written = self._began
        self._before = writer.study.seconds
        self._games = 0

    def play(self, player: PlaysGames, tell: Callable[[RunProgress], None] | None) -> None:
        if self._verdicts.is_enough:
            return
        coming, planned = tee(lab_games(self._plan, self._arms, self._writer.pairs))
        played = player(one.planned for one in planned)
        try:
            pair: list[tuple[LabGame, PlayedGame]] = []
            for game in zip(coming, played, strict=True):
                pair.append(game)
                if len(pair) == len(self._arms):
                    self._take(pair)
                    pair.clear()
                    if tell is not None:
                        tell(self._progress())
                    if self._verdicts.is_enough:
                        return
        finally:
            played.close()

    def _take(self, pair: Sequence[tuple[LabGame, PlayedGame]]) -> None:
        rows = [rows_of(lab_game, played) for lab_game, played in pair]
        self._writer.add_pair(rows)
        primary = self._plan.primary
        self._verdicts.add_pair({one.arm.name: row.figures[primary] for (one, _), row in zip(pair, rows, strict=True)})
        self._games += len(pair)
        if self._writer.waiting >= SHARD_GAMES or monotonic() - self._written > SHARD_SECONDS:
            self.finish()

    def _progress(self) -> RunProgress:
        return RunProgress(self._writer.pairs, self._plan.stop.pairs, self._games, monotonic() - self._began)

    def finish(self) -> None:
        """Write all whole pairs."""
        self._written = monotonic()
        self._writer.study.seconds = round(self._before + self._written - self._began, 3)
        self._writer.write()
