"""What lies on a Psycle table (identifiers as in the ledger's first section)."""

from typing import Any

from reverie.games.psycle import position, view
from reverie.games.psycle.components import Components
from reverie.kernel import Chance, Refused, Setup, State


class PsycleState(State):
    """Piles have their top at index 0. ``revealed`` keeps the cards of this Psycle's finished rounds (PS-040)."""

    __slots__ = (
        "bonus",
        "bonus_pile",
        "components",
        "gems",
        "psycle_no",
        "revealed",
        "round_no",
        "score",
        "shown",
        "target",
        "target_pile",
        "tiles",
    )

    FIELDS = {  # noqa: RUF012  (declared as a class variable by State)
        "gems": list[int],
        "score": list[int],
        "tiles": list[int],
        "target": int,
        "bonus": int,
        "target_pile": list[int],
        "bonus_pile": list[int],
        "shown": list[tuple[int, int]],
        "revealed": list[tuple[int, ...]],
        "round_no": int,
        "psycle_no": int,
    }

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.components: Components = setup.content
        self.gems: list[int] = [0] * setup.players
        self.score: list[int] = [0] * setup.players
        self.tiles: list[int] = [0] * setup.players
        self.target = 0
        self.bonus = 0
        self.target_pile: list[int] = []
        self.bonus_pile: list[int] = []
        self.shown: list[tuple[int, int]] = []
        self.revealed: list[tuple[int, ...]] = []
        self.round_no = 0
        self.psycle_no = 0

    @property
    def committed(self) -> list[int | None]:
        """By seat: the card that lies face down, or none."""
        return [None if move is None else move[0] for move in self.sealed]

    @property
    def supply(self) -> int:
        """Gems that nobody owns; negative while substitutes are in use (PS-049)."""
        return self.components.gems_total - sum(self.gems)

    @property
    def tile_supply(self) -> int:
        """Victory tiles that nobody owns; negative where more were awarded than exist (PS-071)."""
        return self.components.tiles_total - sum(self.tiles)

    def copy(self) -> "PsycleState":
        twin = PsycleState.__new__(PsycleState)
        self.copy_table(twin)
        twin.components = self.components
        twin.gems = self.gems[:]
        twin.score = self.score[:]
        twin.tiles = self.tiles[:]
        twin.target = self.target
        twin.bonus = self.bonus
        twin.target_pile = self.target_pile[:]
        twin.bonus_pile = self.bonus_pile[:]
        twin.shown = self.shown[:]
        twin.revealed = self.revealed[:]
        twin.round_no = self.round_no
        twin.psycle_no = self.psycle_no
        return twin

    def look(self, seat: int | None) -> dict[str, Any]:
        return view.look(self, seat)

    def redeal(self, seat: int | None, chance: Chance) -> None:
        view.redeal(self, seat, chance)

    def problems(self) -> list[Refused]:
        return position.problems(self)
