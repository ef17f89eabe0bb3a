"""What lies on a table of Counting Zzzzs (ledger 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from reverie.games.counting_zzzzs.components import Deck
from reverie.games.counting_zzzzs.records import Laid, Pending
from reverie.kernel import Chance, Setup, Shared, State

NO_TARGET: Final = -1
"""A Siren names nobody (CZ-163)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ZzzzsState(State[Deck]):
    """The draw pile has its top at index 0; the order of the discard pile has no meaning (CZ-130)."""

    deck: Shared[Deck]
    turn_seat: int
    turn_no: int
    score: list[int]
    hand: list[list[str]]
    dream: list[list[Laid]]
    placeholder: list[str]
    draw: list[str]
    discard: list[str]
    box: list[str]
    pending: Pending | None

    __slots__ = tuple(__annotations__)

    def __init__(self, setup: Setup[Deck], chance: Chance) -> None:
        super().__init__(setup, chance)
        players = setup.players
        self.deck = setup.content
        self.turn_seat = 0
        self.turn_no = 0
        self.score = [0] * players
        self.hand = [[] for _ in range(players)]
        self.dream = [[] for _ in range(players)]
        self.placeholder = [""] * players
        self.draw = []
        self.discard = []
        self.box = []
        self.pending = None

    @property
    def asleep(self) -> list[int]:
        """The seats whose dream holds an element."""
        return [seat for seat, dream in enumerate(self.dream) if dream]

    @property
    def open_cards(self) -> list[str]:
        """Every card that lies open: in dreams, as placeholders, pending, discarded, in the box."""
        laid = [card for dream in self.dream for one in dream for card in one if card]
        open_forces = [force for force in self.placeholder if force]
        pending = [] if self.pending is None else [self.pending.card]
        return [*laid, *open_forces, *pending, *self.discard, *self.box]

    def clockwise(self, after: int) -> list[int]:
        """Every seat, beginning with the one to the left of ``after`` and ending with itself (CZ-035)."""
        players = self.setup.players
        return [(after + step) % players for step in range(1, players + 1)]

    def is_during(self, stretch: str, seat: int) -> bool:
        """The turns of the others, up to one's own; and one's dream, up to waking."""
        return self.turn_seat != seat if stretch == "turn" else bool(self.dream[seat])
