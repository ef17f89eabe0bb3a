"""A plan: what is played, what is compared with what, which figure decides, and when to stop. All of it beforehand.

In a TOML file::

    game = "psycle"
    players = 2
    bots = ["greedy"]            # one for all seats, or one for each
    primary = "moves"            # the figure that decides

    [stop]
    rule = "sequential"          # or "fixed"
    pairs = 2000                 # with "sequential": at most

    [variants.rich]
    overrides = { gems = { start = 12 } }

The same in Python is ``LabPlan(game="psycle", ...)``. Whatever cannot be is refused when the plan is made.
"""

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from reverie.bots.levels import QUICK
from reverie.bots.matchups import MOVE_LIMIT, check_number
from reverie.games import find_game
from reverie.kernel import BadSetup, Game, shaped
from reverie.lab.measures import check_measure
from reverie.lab.things import check_thing
from reverie.table.files import read_toml

MOST_PAIRS: Final = 10_000_000
MOST_VARIANTS: Final = 64
LONGEST_NAME: Final = 40
USUAL_PAIRS: Final = 1000
USUAL_LOOK: Final = 50
FIRST_LOOK: Final = 100
"""A sequential plan does not look before so many pairs: the spread must be known a little."""
BASE: Final = "base"
"""The name of what the variants are compared with."""


class StopRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When to stop: after a fixed number of pairs, or as soon as the primary figure has decided."""

    rule: Literal["fixed", "sequential"] = "fixed"
    pairs: int = USUAL_PAIRS
    """So many; with a sequential rule so many at most."""
    look: int = USUAL_LOOK
    """A sequential rule looks after every so many pairs."""
    enough: float | None = None
    """A difference smaller than this does not matter: a sequential rule stops when it is sure of that, too."""

    def __post_init__(self) -> None:
        check_number("stop.pairs", self.pairs, 1, MOST_PAIRS)
        check_number("stop.look", self.look, 1, MOST_PAIRS)
        if self.rule == "fixed" and self.enough is not None:
            raise BadSetup("lab-enough-fixed", path="stop.enough")
        if self.enough is not None and not 0 < self.enough < float("inf"):
            raise BadSetup("lab-enough", {"given": str(self.enough)[:40]}, path="stop.enough")


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is different: content, options, or who plays. What is not given is as in the plan."""

    overrides: dict[str, Any] = {}
    options: dict[str, Any] = {}
    bots: list[str] = []


class LabPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a run of the laboratory plays; see the module. Checked when it is made."""

    game: str
    players: int = 2
    bots: list[str] = msgspec.field(default_factory=lambda: [QUICK[0]])
    """The levels of all seats, or one for all."""
    options: dict[str, Any] = {}
    overrides: dict[str, Any] = {}
    """What is different already in the base."""
    variants: dict[str, Variant] = {}
    never: list[str] = []
    """Restricted play: for each of these things, a bot on one seat that never uses it (``play card=5``)."""
    skill: list[str] = []
    """Skill trace: levels, the weakest first; each meets the one before it, on one seat among as many as there are."""
    primary: str = "win_share_0"
    """The one figure that decides; see ``measures``."""
    stop: StopRule = StopRule()
    seed: int = 1
    move_limit: int = 20_000
    """A game that is not over after so many moves is cut off, and counts as not finished."""

    def __post_init__(self) -> None:
        check_number("seed", self.seed, 0)
        check_number("move_limit", self.move_limit, 1, MOVE_LIMIT)
        game = find_game(self.game)
        check_number("players", self.players, 1, 64)
        game.setup(self.players, self.options, self.overrides)
        _check_bots(self.bots, self.players, "bots")
        check_measure(self.primary, self.players)
        _check_variants(self)
        for number, thing in enumerate(self.never):
            check_thing(game, thing, f"never[{number}]")
        if len(set(self.never)) != len(self.never):
            raise BadSetup("lab-twice", {"what": "never"}, path="never")
        if self.skill and len(set(self.skill)) != len(self.skill):
            raise BadSetup("lab-twice", {"what": "skill"}, path="skill")
        if len(self.skill) == 1:
            raise BadSetup("lab-skill", path="skill")
        if self.stop.rule == "sequential" and not self.variants:
            raise BadSetup("lab-sequential-alone", path="stop.rule")

    @property
    def rules(self) -> Game:
        """The game itself."""
        return find_game(self.game)

    def levels(self, variant: Variant | None = None) -> tuple[str, ...]:
        """Who plays, by seat."""
        bots = (variant.bots if variant is not None else []) or self.bots
        return tuple(bots * self.players if len(bots) == 1 else bots)


def read_plan(path: Path) -> LabPlan:
    """The plan in a file; ``Refused`` says what is wrong with it."""
    return plan_of(read_toml(path))


def plan_of(document: Any) -> LabPlan:
    """A plan from parsed TOML or JSON."""
    plan: LabPlan = shaped(document, LabPlan, refusal=BadSetup)
    return plan


def plan_data(plan: LabPlan) -> dict[str, Any]:
    """A plan as plain data, from which ``plan_of`` makes an equal one."""
    data: dict[str, Any] = msgspec.to_builtins(plan)
    if data["stop"]["enough"] is None:
        del data["stop"]["enough"]
    return data


def _check_bots(bots: list[str], players: int, path: str) -> None:
    if len(bots) not in (1, players):
        raise BadSetup("lab-bots", {"given": len(bots), "players": players}, path=path)


def _check_variants(plan: LabPlan) -> None:
    if len(plan.variants) > MOST_VARIANTS:
        raise BadSetup("lab-variants", {"given": len(plan.variants), "most": MOST_VARIANTS}, path="variants")
    for name, variant in plan.variants.items():
        path = f"variants.{name}"
        if name == BASE or not _is_plain_name(name):
            raise BadSetup("lab-variant-name", {"name": name[:LONGEST_NAME], "longest": LONGEST_NAME}, path=path)
        if variant == Variant():
            raise BadSetup("lab-variant-empty", {"name": name}, path=path)
        if variant.bots:
            _check_bots(variant.bots, plan.players, f"{path}.bots")


def _is_plain_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and all(letter.isalnum() or letter in "-_.+=" for letter in name)


def merged_overrides(plan: LabPlan, variant: Variant | None = None) -> dict[str, Any]:
    """What is laid over the content: the plan's own changes, and the variant's over them."""
    return _laid(plan.overrides, variant.overrides if variant is not None else {})


def _laid(under: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    result = dict(under)
    for key, value in over.items():
        old = result.get(key)
        result[key] = _laid(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return result


def neighbours(levels: list[str]) -> Iterator[tuple[str, str]]:
    """Each level with the one before it: the stronger first."""
    for weaker, stronger in itertools.pairwise(levels):
        yield stronger, weaker
