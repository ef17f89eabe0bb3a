"""What lies on a Psycle table (identifiers as in the ledger's first section)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from reverie.games.psycle.components import Components
from reverie.kernel import Chance, Setup, Shared, State


@mypyc_attr(allow_interpreted_subclasses=True)
class PsycleState(State[Components]):
    """Piles have their top at index 0. ``revealed`` keeps the cards of this Psycle's finished rounds (PS-040)."""

    components: Shared[Components]
    gems: list[int]
    score: list[int]
    tiles: list[int]
    target: int
    bonus: int
    target_pile: tuple[int, ...]
    bonus_pile: tuple[int, ...]
    shown: list[tuple[int, int]]
    revealed: list[tuple[int, ...]]
    round_no: int
    psycle_no: int

    __slots__ = tuple(__annotations__)

    def __init__(self, setup: Setup[Components], chance: Chance) -> None:
        super().__init__(setup, chance)
        self.components = setup.content
        self.gems = [0] * setup.players
        self.score = [0] * setup.players
        self.tiles = [0] * setup.players
        self.target = 0
        self.bonus = 0
        self.target_pile = ()
        self.bonus_pile = ()
        self.shown = []
        self.revealed = []
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
