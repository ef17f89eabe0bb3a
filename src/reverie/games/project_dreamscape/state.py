"""What lies on a table of Project Dreamscape (identifiers as in the ledger's first section)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.records import Performance
from reverie.kernel import Chance, Setup, Shared, State

POSITIONS: Final = (1, 2, 3, 4, 5)
GAP: Final = ""
"""What lies at an empty position of the row."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DreamscapeState(State[Components]):
    """The deck has its top at index 0; every other stack has its bottom there. The row runs from position 1 to 5."""

    components: Shared[Components]
    turn: int
    active: int
    token: str
    temp: int
    spent: int
    bought: int
    """Cards bought in this turn."""
    deck: list[str]
    row: list[str]
    asleep: list[bool]
    """By position: whether a Z card lies there."""
    cost: list[int]
    deep: list[list[str]]
    known: list[str]
    """The cards in Deep Sleep stacks whose faces everybody has seen (PD-034)."""
    rem: list[list[str]]
    reserve: list[list[str]]
    fresh: list[int]
    """By seat: how many of its reserved cards, the last ones, lie sideways."""
    discard: list[str]
    held: list[str]
    cascade: list[Performance]
    """The performances that one purchase has set off so far; each led to the next."""

    __slots__ = tuple(__annotations__)

    def __init__(self, setup: Setup[Components], chance: Chance) -> None:
        super().__init__(setup, chance)
        players = setup.players
        self.components = setup.content
        self.turn = 0
        self.active = 0
        self.token = "none"
        self.temp = 0
        self.spent = 0
        self.bought = 0
        self.deck = []
        self.row = [GAP] * len(POSITIONS)
        self.asleep = [False] * len(POSITIONS)
        self.cost = [*self.components.costs]
        self.deep = [[] for _ in range(players)]
        self.known = []
        self.rem = [[] for _ in range(players)]
        self.reserve = [[] for _ in range(players)]
        self.fresh = [0] * players
        self.discard = []
        self.held = []
        self.cascade = []

    @property
    def points(self) -> int:
        """What the active participant can still spend (PD-042, PD-144)."""
        return len(self.deep[self.active]) - self.spent + self.temp

    @property
    def is_solo(self) -> bool:
        """Whether somebody plays alone."""
        return self.setup.players == 1
