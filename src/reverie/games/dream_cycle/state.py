"""What lies on a table of Dream Cycle (identifiers as in the ledger's glossary).

What nobody owns is not kept: chi, Directional tiles, Inspiration tiles and Dreamscape tiles that are in no other place
are in the supply, the pool and the stacks. So every thing is always in exactly one place (ledger 6).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.geometry import NOWHERE
from reverie.games.dream_cycle.land import Land
from reverie.games.dream_cycle.records import Draft
from reverie.games.dream_cycle.ride import Fields, Meanings
from reverie.kernel import Chance, Setup, Shared, State

NO_BOOSTS: Final[tuple[int, ...]] = (0,) * 7
NO_TILES: Final[Fields] = ((),) * 7


@mypyc_attr(allow_interpreted_subclasses=True)
class DreamState(State[Components]):
    """Lists by seat come first. ``laid`` are all rows ever laid, three tiles with their orientation each.

    A *square* is a printed square: tile number times nine plus its place on the tile, the same however the tile turns
    (DC-015). ``notes`` are the keys of the loop rule: spot, facing, and how often the die had been rolled (DC-100).
    ``queue`` holds landings whose effects are still to come: seat and square (DC-145); ``closed`` are landings that
    were blocked since the mover last moved (DC-124).
    """

    components: Shared[Components]
    land_: Shared[Land | None]
    at: list[int]
    facing: list[int]
    out: list[bool]
    turns: list[int]
    store: list[int]
    boosts: list[tuple[int, ...]]
    tray: list[tuple[str, ...]]
    fields: list[tuple[tuple[str, ...], ...]]
    hand: list[tuple[str, ...]]
    silver: list[str]
    collected: list[tuple[int, ...]]
    landed: list[tuple[int, ...]]
    drafts: list[Draft | None]
    offers: list[int]
    laid: list[tuple[int, int]]
    gone: int
    covers: list[tuple[int, str]]
    first: int
    active: int
    phase: str
    round_no: int
    extorted: list[int]
    notes: list[tuple[int, int, int]]
    rolls: int
    arrivals: int
    times: int
    moved: bool
    closed: list[int]
    painted: list[int]
    queue: list[tuple[int, int]]

    __slots__ = tuple(__annotations__)
    has_asides = True

    def __init__(self, setup: Setup[Components], chance: Chance) -> None:
        super().__init__(setup, chance)
        players = setup.players
        self.components = setup.content
        self.land_ = None
        self.at = [NOWHERE] * players
        self.facing = [0] * players
        self.out = [False] * players
        self.turns = [0] * players
        self.store = [0] * players
        self.boosts = [NO_BOOSTS] * players
        self.tray = [()] * players
        self.fields = [NO_TILES] * players
        self.hand = [()] * players
        self.silver = [""] * players
        self.collected = [()] * players
        self.landed = [()] * players
        self.drafts = [None] * players
        self.offers = [0] * players
        self.laid = []
        self.gone = 0
        self.covers = []
        self.first = 0
        self.active = 0
        self.phase = "start"
        self.round_no = 1
        self.extorted = []
        self.notes = []
        self.rolls = 0
        self.arrivals = 0
        self.times = 0
        self.moved = False
        self.closed = []
        self.painted = []
        self.queue = []

    # What is where.

    def land_has_changed(self) -> None:
        """Tiles or coloured squares lie differently now: ``dreamscape.land_of`` works the land out anew."""
        self.land_ = None

    def meanings(self, seat: int) -> Meanings:
        """What the colours mean to a seat; Times are always the mover's."""
        return Meanings(self.fields[seat], self.boosts[seat], self.times)

    @property
    def supply(self) -> int:
        """Chi that nobody owns."""
        owned = sum(self.store)
        for boosts in self.boosts:
            if boosts is not NO_BOOSTS:
                owned += sum(boosts)
        return self.components.limits.chi_supply - owned

    def stock(self) -> dict[str, int]:
        """By kind: the Directional tiles that nobody owns."""
        left = self.components.tile_counts.copy()
        for tray in self.tray:
            for kind in tray:
                left[kind] -= 1
        for fields in self.fields:
            for tiles in fields:
                for kind in tiles:
                    left[kind] -= 1
        return left

    def pool(self) -> list[str]:
        """Inspiration tiles that nobody owns and that do not lie on the board, in the order of the content."""
        pool: list[str] = []
        for kind, count in self.pool_counts().items():
            pool += [kind] * count
        return pool

    def pool_counts(self) -> dict[str, int]:
        """The same by kind."""
        left = self.components.inspiration_counts.copy()
        for _, colour in self.covers:
            left[f"square_{colour}"] -= 1
        for hand in self.hand:
            for kind in hand:
                left[kind] -= 1
        return left

    @property
    def living(self) -> list[int]:
        """The seats that are still in the game."""
        return [seat for seat, out in enumerate(self.out) if not out]

    def in_turn_order(self) -> list[int]:
        """The living seats, clockwise from the active player (DC-130)."""
        players = self.setup.players
        seats = ((self.active + step) % players for step in range(players))
        return [seat for seat in seats if not self.out[seat]]

    def power(self, seat: int) -> int:
        """How many Power tiles a seat holds."""
        return self.hand[seat].count("power")

    def sole_top(self, seats: Sequence[int]) -> int:
        """The one with the most Power, or -1 where several have the most."""
        powers = [self.power(seat) for seat in seats]
        most = max(powers)
        return seats[powers.index(most)] if powers.count(most) == 1 else -1
