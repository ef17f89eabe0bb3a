"""Two studies side by side: the base of one against the base of the other, paired where their luck is the same."""

from dataclasses import dataclass
from pathlib import Path

from reverie.kernel import BadSetup
from reverie.lab.plan import BASE
from reverie.lab.summaries import Comparison, StudyGames, compared


@dataclass(frozen=True, slots=True)
class StudyComparison:
    """What differs between two studies."""

    players: int
    game: str
    is_paired: bool
    pairs: int
    comparisons: list[Comparison]


def compare_studies(one: Path, other: Path) -> StudyComparison:
    """All figures of the second against the first; refused where they are studies of different games."""
    first, second = StudyGames(one), StudyGames(other)
    for what, here, there in (
        ("game", first.plan.game, second.plan.game),
        ("players", first.plan.players, second.plan.players),
        ("rules", first.study.rules, second.study.rules),
    ):
        if here != there:
            raise BadSetup("lab-not-alike", {"what": what, "one": str(here), "other": str(there)})
    for folder, study in ((one, first), (other, second)):
        if not study.study.pairs:
            raise BadSetup("lab-no-pairs", {"folder": str(folder)})
    is_paired = first.plan.seed == second.plan.seed
    found = compared(first.of(BASE), second.of(BASE), first.plan, first.plan.primary, is_paired)
    pairs = min(first.study.pairs, second.study.pairs)
    return StudyComparison(first.plan.players, first.plan.game, is_paired, pairs, found)
