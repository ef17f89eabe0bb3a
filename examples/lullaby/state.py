"""What lies on the table of a Lullaby."""

from __future__ import annotations

from lullaby.components import Verses
from reverie.kernel import Chance, Setup, Shared, State


class LullabyState(State[Verses]):
    """The pile has its top at index 0; ``song`` are the verses sung so far, ``spent`` those that creaked."""

    verses: Shared[Verses]
    awake: int
    singer: int
    hands: list[list[str]]
    pile: list[str]
    song: list[str]
    spent: list[str]
    stars: list[int]
    candles: list[int]
    offered: list[bool]
    die: int
    noise: int

    __slots__ = tuple(__annotations__)
    has_asides = True

    def __init__(self, setup: Setup[Verses], chance: Chance) -> None:
        super().__init__(setup, chance)
        self.verses = setup.content
        self.awake = 0
        self.singer = 0
        self.hands = [[] for _ in range(setup.players)]
        self.pile = []
        self.song = []
        self.spent = []
        self.stars = [0] * setup.players
        self.candles = [0] * setup.players
        self.offered = [False] * setup.players
        self.die = 0
        self.noise = 0

    def is_during(self, stretch: str, seat: int) -> bool:
        """The turns of the others, up to one's own."""
        return self.singer != seat
