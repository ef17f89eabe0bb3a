"""What all parts of a report are told from: the games of a study, their figures, and the words for them."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from reverie.kernel import BadSetup
from reverie.lab.intervals import Estimate, mean_and_variance
from reverie.lab.measures import columns
from reverie.lab.plan import BASE
from reverie.lab.report_parts import Link, ReportTable, Speech
from reverie.lab.running import verdicts_of
from reverie.lab.sequential import SequentialTest
from reverie.lab.summaries import Comparison, StudyGames
from reverie.lab.things import thing_label


class StudyFacts:
    """The figures of a study, each worked out once, in a language."""

    def __init__(self, folder: Path, language: str) -> None:
        self.games = StudyGames(folder)
        if not self.games.study.pairs:
            raise BadSetup("lab-no-pairs", {"folder": str(folder)})
        self.plan = self.games.plan
        self.speech = Speech(language, self.plan.rules)
        self.say = self.speech.say

    def named(self, arm: str) -> str:
        """What an arm is called."""
        header = self.games.arms[arm]
        if header.kind == "never":
            return self.say("lab-arm-never", {"thing": self.thing(header.about)})
        if header.kind == "skill":
            stronger, weaker = header.about.split(" ")
            return self.say("lab-arm-skill", {"stronger": stronger, "weaker": weaker})
        return self.say("lab-arm-base") if arm == BASE else arm

    def thing(self, thing: str) -> str:
        """What a thing is called."""
        return thing_label(self.speech.words, thing)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str | Link]]) -> ReportTable:
        """A table whose columns are called by these messages."""
        return ReportTable([self.say(head) for head in heads], rows)

    @property
    def variants(self) -> list[str]:
        """The names of the variants."""
        return list(self.plan.variants)

    @cached_property
    def comparisons(self) -> dict[str, list[Comparison]]:
        """By variant: every figure against the base."""
        return {name: self.games.compare(name) for name in self.variants}

    @cached_property
    def tests(self) -> dict[str, SequentialTest]:
        """By variant: what a sequential rule has decided; empty with a fixed one."""
        return verdicts_of(self.games.folder, self.games.study).tests

    @cached_property
    def estimates(self) -> dict[str, dict[str, Estimate]]:
        """By arm (the base and the variants) and column."""
        return {name: self.games.estimates(name) for name in (BASE, *self.variants)}

    @cached_property
    def spreads(self) -> dict[str, float]:
        """By column: the standard deviation of single games of the base."""
        base = self.games.of(BASE)
        values = {name: base[name].drop_nulls().to_list() for name, _ in columns(self.plan.players)}
        return {name: mean_and_variance(each)[1] ** 0.5 for name, each in values.items() if len(each) > 1}
