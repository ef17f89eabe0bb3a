"""What lies on a table of Dream Cycle (identifiers as in the ledger's glossary).

What nobody owns is not kept: chi, Directional tiles, Inspiration tiles and Dreamscape tiles that are in no other place
are in the supply, the pool and the stacks. So every thing is always in exactly one place (ledger 6).
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from reverie.games.dream_cycle import asides, dreamscape, position, view
from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.geometry import NOWHERE
from reverie.games.dream_cycle.interpretation import NO_BOOSTS, NO_TILES
from reverie.games.dream_cycle.land import Land
from reverie.games.dream_cycle.ride import Meanings
from reverie.games.dream_cycle.trades import Draft
from reverie.kernel import Chance, Log, Move, NotAsked, Refused, Setup, State


class DreamState(State):
    """Lists by seat come first. ``laid`` are all rows ever laid, three tiles with their orientation each.

    A *square* is a printed square: tile number times nine plus its place on the tile, the same however the tile turns
    (DC-015). ``notes`` are the keys of the loop rule: spot, facing, and how often the die had been rolled (DC-100).
    ``queue`` holds landings whose effects are still to come: seat and square (DC-145); ``closed`` are landings that
    were blocked since the mover last moved (DC-124).
    """

    __slots__ = (
        *("active", "arrivals", "at", "boosts", "closed", "collected", "components", "covers", "drafts", "extorted"),
        *(
            "facing",
            "fields",
            "first",
            "gone",
            "land_",
            "hand",
            "laid",
            "landed",
            "moved",
            "notes",
            "offers",
            "out",
            "painted",
        ),
        *("phase", "queue", "rolls", "round_no", "silver", "store", "times", "tray", "turns"),
    )

    FIELDS = {  # noqa: RUF012  (declared as a class variable by State)
        "at": list[int],
        "facing": list[int],
        "out": list[bool],
        "turns": list[int],
        "store": list[int],
        "boosts": list[tuple[int, ...]],
        "tray": list[tuple[str, ...]],
        "fields": list[tuple[tuple[str, ...], ...]],
        "hand": list[tuple[str, ...]],
        "silver": list[str],
        "collected": list[tuple[int, ...]],
        "landed": list[tuple[int, ...]],
        "drafts": list[Draft | None],
        "offers": list[int],
        "laid": list[tuple[int, int]],
        "gone": int,
        "covers": list[tuple[int, str]],
        "first": int,
        "active": int,
        "phase": str,
        "round_no": int,
        "extorted": list[int],
        "notes": list[tuple[int, int, int]],
        "rolls": int,
        "arrivals": int,
        "times": int,
        "moved": bool,
        "closed": list[int],
        "painted": list[int],
        "queue": list[tuple[int, int]],
    }
    has_asides = True

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        players = setup.players
        self.components: Components = setup.content
        self.land_: Land | None = None
        self.at: list[int] = [NOWHERE] * players
        self.facing: list[int] = [0] * players
        self.out: list[bool] = [False] * players
        self.turns: list[int] = [0] * players
        self.store: list[int] = [0] * players
        self.boosts: list[tuple[int, ...]] = [NO_BOOSTS] * players
        self.tray: list[tuple[str, ...]] = [()] * players
        self.fields: list[tuple[tuple[str, ...], ...]] = [NO_TILES] * players
        self.hand: list[tuple[str, ...]] = [()] * players
        self.silver: list[str] = [""] * players
        self.collected: list[tuple[int, ...]] = [()] * players
        self.landed: list[tuple[int, ...]] = [()] * players
        self.drafts: list[Draft | None] = [None] * players
        self.offers: list[int] = [0] * players
        self.laid: list[tuple[int, int]] = []
        self.gone = 0
        self.covers: list[tuple[int, str]] = []
        self.first = 0
        self.active = 0
        self.phase = "start"
        self.round_no = 1
        self.extorted: list[int] = []
        self.notes: list[tuple[int, int, int]] = []
        self.rolls = 0
        self.arrivals = 0
        self.times = 0
        self.moved = False
        self.closed: list[int] = []
        self.painted: list[int] = []
        self.queue: list[tuple[int, int]] = []

    # What is where.

    @property
    def land(self) -> Land:
        """The ground as it lies now."""
        land = self.land_
        if land is None:
            land = self.land_ = dreamscape.land_of_table(self)
        return land

    def land_has_changed(self) -> None:
        """Tiles or coloured squares lie differently now."""
        self.land_ = None

    @property
    def ground(self) -> bytes:
        """By spot: the code of the square that counts there, ``FRINGE``, or 0 where nobody can stand."""
        return self.land.ground

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
        left = {kind: tile.count for kind, tile in self.components.directional.items()}
        for tray, fields in zip(self.tray, self.fields, strict=True):
            for kind in tray:
                left[kind] -= 1
            for tiles in fields:
                for kind in tiles:
                    left[kind] -= 1
        return left

    def pool(self) -> list[str]:
        """Inspiration tiles that nobody owns and that do not lie on the board, in the order of the content."""
        used = Counter(f"square_{colour}" for _, colour in self.covers)
        for hand in self.hand:
            used.update(hand)
        return [kind for kind, tile in self.components.inspiration.items() for _ in range(tile.count - used[kind])]

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
        return self.hand[seat].count("power")

    def sole_top(self, seats: Sequence[int]) -> int:
        """The one with the most Power, or -1 where several have the most."""
        powers = [self.power(seat) for seat in seats]
        most = max(powers)
        return seats[powers.index(most)] if powers.count(most) == 1 else -1

    # What the kernel asks for.

    def asides(self, seat: int) -> Sequence[Move]:
        return asides.lawful(self, seat)

    def not_asked(self, seat: int, move: Move) -> Refused:
        reason = asides.why_not(self, seat, move)
        return super().not_asked(seat, move) if reason is None else NotAsked(reason.code, reason.facts, reason.clause)

    def take_aside(self, seat: int, move: Move, log: Log) -> None:
        asides.take(self, seat, move, log)

    def copy(self) -> "DreamState":
        twin = DreamState.__new__(DreamState)
        self.copy_table(twin)
        twin.components = self.components
        twin.land_ = self.land_  # it never changes, so it can be shared
        twin.at = self.at[:]
        twin.facing = self.facing[:]
        twin.out = self.out[:]
        twin.turns = self.turns[:]
        twin.store = self.store[:]
        twin.boosts = self.boosts[:]
        twin.tray = self.tray[:]
        twin.fields = self.fields[:]
        twin.hand = self.hand[:]
        twin.silver = self.silver[:]
        twin.collected = self.collected[:]
        twin.landed = self.landed[:]
        twin.drafts = self.drafts[:]
        twin.offers = self.offers[:]
        twin.laid = self.laid[:]
        twin.gone = self.gone
        twin.covers = self.covers[:]
        twin.first = self.first
        twin.active = self.active
        twin.phase = self.phase
        twin.round_no = self.round_no
        twin.extorted = self.extorted[:]
        twin.notes = self.notes[:]
        twin.rolls = self.rolls
        twin.arrivals = self.arrivals
        twin.times = self.times
        twin.moved = self.moved
        twin.closed = self.closed[:]
        twin.painted = self.painted[:]
        twin.queue = self.queue[:]
        return twin

    def look(self, seat: int | None) -> dict[str, Any]:
        return view.look(self, seat)

    def redeal(self, seat: int | None, chance: Chance) -> None:
        view.redeal(self, seat, chance)

    def problems(self) -> list[Refused]:
        return position.problems(self)
