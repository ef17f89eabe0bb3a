"""Arms: what a plan plays side by side with the same luck. The base, its variants, restricted play, the skill trace."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Literal, NamedTuple

from reverie.bots.matchups import Matchup, PlannedGame, Policy
from reverie.kernel import Refused
from reverie.lab.plan import BASE, LabPlan, Variant, merged_overrides, neighbours
from reverie.lab.things import NeverUses
from reverie.lab.watching import GameWatch

ArmKind = Literal["base", "variant", "never", "skill"]
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Arm:
    """One of the things that are played side by side."""

    name: str
    kind: ArmKind
    matchups: tuple[Matchup, ...]
    """One for each seat where somebody special sits, in turn; or only one."""
    about: str = ""
    """The thing that is never used, or the two levels."""

    def matchup(self, pair: int) -> Matchup:
        """Who plays in that pair."""
        return self.matchups[pair % len(self.matchups)]

    def focus(self, pair: int) -> int:
        """Where somebody special sits in that pair: the seat that is restricted, or stronger."""
        return pair % len(self.matchups) if self.kind in ("never", "skill") else NOBODY


class LabGame(NamedTuple):
    """One game of a plan."""

    arm: Arm
    pair: int
    """All games of a pair have the same luck."""
    planned: PlannedGame

    @property
    def id(self) -> str:
        """How it is called in all tables and on the command line."""
        return f"{self.arm.name}:{self.pair}"


def arms_of(plan: LabPlan, watch: type[GameWatch] = GameWatch) -> list[Arm]:
    """All arms of a plan, the base first; refused where one cannot be played. ``watch`` notes their figures."""
    arms = [Arm(BASE, "base", (_matchup(plan, plan.levels(), watch=watch),))]
    for name, variant in plan.variants.items():
        try:
            arms.append(Arm(name, "variant", (_matchup(plan, plan.levels(variant), variant, watch),)))
        except Refused as refused:
            raise refused.at(f"variants.{name}.") from None
    for thing in plan.never:
        arms.append(Arm(f"never {thing}", "never", _rotated(plan, thing), thing))
    for stronger, weaker in neighbours(plan.skill):
        arms.append(
            Arm(f"{stronger} against {weaker}", "skill", _stronger(plan, stronger, weaker), f"{stronger} {weaker}")
        )
    return arms


def _matchup(
    plan: LabPlan, policies: tuple[Policy, ...], variant: Variant | None = None, watch: type[GameWatch] = GameWatch
) -> Matchup:
    options = {**plan.options, **(variant.options if variant is not None else {})}
    overrides = merged_overrides(plan, variant)
    return Matchup(plan.game, policies, options, overrides, watch, plan.move_limit, keyed=True, cut_off=True)


def _rotated(plan: LabPlan, thing: str) -> tuple[Matchup, ...]:
    """By seat: the plan's own bots, but this one never uses the thing."""
    levels = plan.levels()
    return tuple(
        _matchup(plan, (*levels[:seat], NeverUses(levels[seat], thing), *levels[seat + 1 :]))
        for seat in range(plan.players)
    )


def _stronger(plan: LabPlan, stronger: str, weaker: str) -> tuple[Matchup, ...]:
    others = (weaker,) * plan.players
    return tuple(_matchup(plan, (*others[:seat], stronger, *others[seat + 1 :])) for seat in range(plan.players))


def seed_of(plan: LabPlan, pair: int) -> int:
    """The luck that all games of a pair share. It depends on the plan's seed alone, so that two plans can be paired."""
    text = f"reverie/lab/1 {plan.seed} {pair}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def lab_games(plan: LabPlan, arms: list[Arm], first: int = 0, last: int | None = None) -> Iterator[LabGame]:
    """The games of the pairs from ``first`` up to ``last``, pair by pair."""
    for pair in range(first, plan.stop.pairs if last is None else last):
        seed = seed_of(plan, pair)
        for arm in arms:
            yield LabGame(arm, pair, PlannedGame(arm.matchup(pair), seed))


def find_lab_game(plan: LabPlan, name: str) -> LabGame | None:
    """The game of that id, if the plan has it."""
    arm_name, _, number = name.rpartition(":")
    if not (number.isascii() and number.isdigit() and len(number) < 12) or int(number) >= plan.stop.pairs:
        return None
    arms = [arm for arm in arms_of(plan) if arm.name == arm_name]
    return next(lab_games(plan, arms, int(number), int(number) + 1), None)
