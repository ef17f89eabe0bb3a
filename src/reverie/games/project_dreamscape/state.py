"""What lies on a table of Project Dreamscape (identifiers as in the ledger's first section)."""

from typing import Any, Final, NamedTuple

from reverie.games.project_dreamscape import position, view
from reverie.games.project_dreamscape.components import Components
from reverie.kernel import Chance, Refused, Setup, State

POSITIONS: Final = (1, 2, 3, 4, 5)
GAP: Final = ""
"""What lies at an empty position of the row."""


class Performance(NamedTuple):
    """One dream type being carried out: by whom, which type, printed on which card, as if printed on which own card."""

    seat: int
    type: str
    card: str
    anchor: str


class DreamscapeState(State):
    """The deck has its top at index 0; every other stack has its bottom there. The row runs from position 1 to 5."""

    __slots__ = (
        "active",
        "asleep",
        "bought",
        "cascade",
        "components",
        "cost",
        "deck",
        "deep",
        "discard",
        "fresh",
        "held",
        "known",
        "rem",
        "reserve",
        "row",
        "spent",
        "temp",
        "token",
        "turn",
    )

    FIELDS = {  # noqa: RUF012  (declared as a class variable by State)
        "turn": int,
        "active": int,
        "token": str,
        "temp": int,
        "spent": int,
        "bought": int,
        "deck": list[str],
        "row": list[str],
        "asleep": list[bool],
        "cost": list[int],
        "deep": list[list[str]],
        "known": list[str],
        "rem": list[list[str]],
        "reserve": list[list[str]],
        "fresh": list[int],
        "discard": list[str],
        "held": list[str],
        "cascade": list[Performance],
    }

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        players = setup.players
        self.components: Components = setup.content
        self.turn = 0
        self.active = 0
        self.token = "none"
        self.temp = 0
        self.spent = 0
        self.bought = 0
        """Cards bought in this turn."""
        self.deck: list[str] = []
        self.row: list[str] = [GAP] * len(POSITIONS)
        self.asleep: list[bool] = [False] * len(POSITIONS)
        """By position: whether a Z card lies there."""
        self.cost: list[int] = [*self.components.costs]
        self.deep: list[list[str]] = [[] for _ in range(players)]
        self.known: list[str] = []
        """The cards in Deep Sleep stacks whose faces everybody has seen (PD-034)."""
        self.rem: list[list[str]] = [[] for _ in range(players)]
        self.reserve: list[list[str]] = [[] for _ in range(players)]
        self.fresh: list[int] = [0] * players
        """By seat: how many of its reserved cards, the last ones, lie sideways."""
        self.discard: list[str] = []
        self.held: list[str] = []
        self.cascade: list[Performance] = []
        """The performances that one purchase has set off so far; each led to the next."""

    @property
    def points(self) -> int:
        """What the active participant can still spend (PD-042, PD-144)."""
        return len(self.deep[self.active]) - self.spent + self.temp

    @property
    def is_solo(self) -> bool:
        return self.setup.players == 1

    def copy(self) -> "DreamscapeState":
        twin = DreamscapeState.__new__(DreamscapeState)
        self.copy_table(twin)
        twin.components = self.components
        twin.turn = self.turn
        twin.active = self.active
        twin.token = self.token
        twin.temp = self.temp
        twin.spent = self.spent
        twin.bought = self.bought
        twin.deck = self.deck[:]
        twin.row = self.row[:]
        twin.asleep = self.asleep[:]
        twin.cost = self.cost[:]
        twin.deep = [stack[:] for stack in self.deep]
        twin.known = self.known[:]
        twin.rem = [stack[:] for stack in self.rem]
        twin.reserve = [stack[:] for stack in self.reserve]
        twin.fresh = self.fresh[:]
        twin.discard = self.discard[:]
        twin.held = self.held[:]
        twin.cascade = self.cascade[:]
        return twin

    def look(self, seat: int | None) -> dict[str, Any]:
        return view.look(self)

    def redeal(self, seat: int | None, chance: Chance) -> None:
        view.redeal(self, chance)

    def problems(self) -> list[Refused]:
        return position.problems(self)
