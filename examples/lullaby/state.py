"""What lies on the table of a Lullaby."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from lullaby import asides, view
from lullaby.verses import Verses
from reverie.kernel import BadPosition, Chance, Log, Move, Refused, Setup, State


class LullabyState(State):
    """The pile has its top at index 0; ``song`` are the verses sung so far, ``spent`` those that creaked."""

    __slots__ = (
        "awake",
        "candles",
        "die",
        "hands",
        "noise",
        "offered",
        "pile",
        "singer",
        "song",
        "spent",
        "stars",
        "verses",
    )

    FIELDS = {  # noqa: RUF012  (declared as a class variable by State)
        "awake": int,
        "singer": int,
        "hands": list[list[str]],
        "pile": list[str],
        "song": list[str],
        "spent": list[str],
        "stars": list[int],
        "candles": list[int],
        "offered": list[bool],
        "die": int,
        "noise": int,
    }
    has_asides = True

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.verses: Verses = setup.content
        self.awake = 0
        self.singer = 0
        self.hands: list[list[str]] = [[] for _ in range(setup.players)]
        self.pile: list[str] = []
        self.song: list[str] = []
        self.spent: list[str] = []
        self.stars = [0] * setup.players
        self.candles = [0] * setup.players
        self.offered = [False] * setup.players
        self.die = 0
        self.noise = 0

    def copy(self) -> Any:
        twin = LullabyState.__new__(type(self))
        self.copy_table(twin)
        twin.verses = self.verses
        twin.awake = self.awake
        twin.singer = self.singer
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.song = self.song[:]
        twin.spent = self.spent[:]
        twin.stars = self.stars[:]
        twin.candles = self.candles[:]
        twin.offered = self.offered[:]
        twin.die = self.die
        twin.noise = self.noise
        return twin

    def asides(self, seat: int) -> Sequence[Move]:
        return asides.lawful(self, seat)

    def take_aside(self, seat: int, move: Move, log: Log) -> None:
        asides.take(self, seat, move, log)

    def is_during(self, stretch: str, seat: int) -> bool:
        """The turns of the others, up to one's own."""
        return self.singer != seat

    def look(self, seat: int | None) -> dict[str, Any]:
        return view.look(self, seat)

    def redeal(self, seat: int | None, chance: Chance) -> None:
        view.redeal(self, seat, chance)

    def problems(self) -> list[Refused]:
        """Every verse lies in one place, and nobody owns less than nothing."""
        lists = (self.hands, self.stars, self.candles, self.offered)
        if not 0 <= self.singer < self.players or any(len(one) != self.players for one in lists):
            return [BadPosition("wrong-length", {"wanted": self.players})]
        lying = Counter([*self.pile, *self.song, *self.spent, *(verse for hand in self.hands for verse in hand)])
        if lying != Counter(self.verses.deck):
            return [BadPosition("lullaby-verses-do-not-add-up", {}, "LU-002")]
        if min(*self.stars, *self.candles, self.noise) < 0 or not 0 <= self.die <= 6:
            return [BadPosition("lullaby-less-than-nothing")]
        if sum(self.candles) > self.verses.candles * self.players:
            return [BadPosition("lullaby-too-many-candles", {}, "LU-002", "candles")]
        return []
