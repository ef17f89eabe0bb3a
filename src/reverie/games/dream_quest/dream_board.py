"""The Dream board (ledger C): spaces, links, secret exits, and which way is back. ``content`` reads and checks it."""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from reverie.games.dream_quest.moves import BuyStep, StepTo

SpaceKind = Literal["start", "plain", "cursed", "blessed", "mystery", "cycle"]
CROSSROADS: Final = 3
"""A space with so many links, or more."""


@dataclass(frozen=True)
class Space:
    """One space; ``x`` and ``y`` are for whoever draws the board, ``to_start`` is checked against the links."""

    id: str
    region: str
    kind: SpaceKind
    x: int
    y: int
    links: tuple[str, ...]
    to_start: int
    secret_to: str = ""


@dataclass(frozen=True)
class Board:
    """A board with all that the rules ask of it; every list of spaces is in alphabetical order."""

    id: str
    start: str
    edge: str
    spaces: dict[str, Space]
    kind: dict[str, str]
    links: dict[str, tuple[str, ...]]
    secret_to: dict[str, str]
    to_start: dict[str, int]
    to_cycle: dict[str, int]
    """Links to the nearest space of the Dream Cycle, arrows ignored (DQ-136)."""
    back: dict[str, tuple[str, ...]]
    """One space nearer to the start, never by a secret exit (DQ-025)."""
    forward: dict[str, tuple[str, ...]]
    """Not nearer to the start, never by a secret exit (DQ-025)."""
    steps: dict[str, StepTo] = field(repr=False)
    bought_steps: dict[str, BuyStep] = field(repr=False)
    """By space: the moves that lead there, which are quicker to look up than to make."""
    ways: dict[tuple[bool, float], dict[str, float]] = field(default_factory=dict, compare=False, repr=False)
    """How far every space is from where a plan leads, remembered by ``bot``."""

    def forward_of(self, space: str, secrets: bool) -> tuple[str, ...]:
        """Where a forward move may lead; with ``secrets`` by the arrow too, if it does not lead back (DQ-118)."""
        secret = self.secret_to.get(space)
        if secrets and secret is not None and self.to_start[secret] >= self.to_start[space]:
            return tuple(sorted((*self.forward[space], secret)))
        return self.forward[space]


def distances(links: Mapping[str, Iterable[str]], sources: Iterable[str]) -> dict[str, int]:
    """By space: how many links to the nearest of ``sources``; a space that cannot be reached is left out."""
    found = dict.fromkeys(sources, 0)
    queue = deque(found)
    while queue:
        space = queue.popleft()
        for other in links[space]:
            if other not in found:
                found[other] = found[space] + 1
                queue.append(other)
    return found
