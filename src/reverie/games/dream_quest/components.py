"""Components (ledger A): cards, characters, quests and tables as frozen records. ``content`` reads and checks them.

Everything that a card, a character or a quest can do is one of a few words with a number: what a choice costs, which
test it asks for, what it changes; what a sheet lets its player do; how a quest is decided.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

from reverie.games.dream_quest.dream_board import Board
from reverie.games.dream_quest.moves import Choose

BOARDS: Final = ("dreamlands", "short_night")
EDITIONS: Final = ("first", "revised")
CheckKind = Literal["lucidity_under", "memory_under", "memory_over", "providence_min", "providence_max"]


@dataclass(frozen=True)
class Ability:
    """What a character may do that others may not (ledger K); a cost of 0 means: not at all."""

    id: str
    think_cost: int = 0
    """Betters a Lucidity roll by 1 (DQ-115)."""
    sleeps_soundly: bool = False
    """Slumber losses on Reality cards do nothing (DQ-116)."""
    starts_asleep: bool = False
    """The first turn is a dream turn (DQ-117)."""
    secret_anywhere: bool = False
    """Secret exits are open at any point of a move (DQ-118)."""
    cancel_cost: int = 0
    """Ignores the penalties of a Reality card (DQ-120)."""
    draws: int = 1
    """Dream cards drawn, of which one is played (DQ-122)."""
    other_card: Literal["discard", "bottom"] = "discard"
    """Where the one goes that is not played (DQ-122, DQ-143)."""
    keeps_slumber: bool = False
    """The end of a dream turn costs no Slumber (DQ-124)."""


@dataclass(frozen=True)
class Character:
    """A character sheet: the printed values (DQ-114)."""

    id: str
    memory: int
    slumber: int
    lucidity: int
    providence: int
    ability: Ability


@dataclass(frozen=True)
class RealityEffect:
    """What a Reality card changes (DQ-049)."""

    slumber: int = 0
    lucidity: int = 0
    memory: int = 0

    @property
    def has_penalty(self) -> bool:
        """Whether it takes something away."""
        return min(self.slumber, self.lucidity, self.memory) < 0


@dataclass(frozen=True)
class RealityCard:
    """A card of the real world."""

    id: str
    deck: Literal["standard", "long_night"]
    effect: RealityEffect


@dataclass(frozen=True)
class Cost:
    """What must be paid in full (DQ-063, DQ-064)."""

    slumber: int = 0
    providence: int = 0


@dataclass(frozen=True)
class Check:
    """A test, or a look at Providence; with ``gate`` the choice is illegal where it is not met (DQ-068 to DQ-074)."""

    kind: CheckKind
    n: int = 0
    gate: bool = False

    @property
    def is_roll(self) -> bool:
        """Whether dice decide it."""
        return self.kind in ("lucidity_under", "memory_under", "memory_over")


@dataclass(frozen=True)
class Line:
    """An outcome: movement, Providence, Slumber and Lucidity change by so much (DQ-075 to DQ-081)."""

    movement: int = 0
    providence: int = 0
    slumber: int = 0
    lucidity: int = 0
    slumber_d6: int = 0
    """1: a die is thrown, and that much Slumber gained (DQ-081)."""
    slumber_zero: int = 0
    """1: Slumber drops to 0 (DQ-142)."""


NOTHING: Final = Line()
"""An outcome that changes nothing."""


@dataclass(frozen=True)
class Choice:
    """One of the choices on a Dream card: its cost, its test, and what comes of it."""

    id: str
    pay: Cost = Cost()
    move_mod: int = 0
    check: Check | None = None
    success: Line = NOTHING
    failure: Line = NOTHING


@dataclass(frozen=True)
class DreamCard:
    """A Dream card: its movement and its choices."""

    id: str
    movement: int
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Contest:
    """How a quest is decided: ``ritual`` needs ``at_least`` on a die, ``toll`` an offer above two dice and ``add``."""

    kind: Literal["ritual", "face", "toll"]
    at_least: int = 0
    add: int = 0


@dataclass(frozen=True)
class Quest:
    """A quest: the Providence it needs, and its contest."""

    id: str
    providence_min: int
    contest: Contest


@dataclass(frozen=True)
class Menu:
    """What Providence buys (DQ-104)."""

    reroll: int
    boost: int
    buy_step: int
    buy_slumber: int


@dataclass(frozen=True)
class TrackLimits:
    """How far each value can go."""

    slumber: int
    lucidity: int
    memory: tuple[int, int]
    hours: int


@dataclass(frozen=True)
class Mystery:
    """Up to this the cards have no movement; from that on Lucidity tests succeed (DQ-029 to DQ-031)."""

    stuck_up_to: int
    lucid_from: int


@dataclass(frozen=True)
class Edition:
    """One printing: everything by id, in the order of the content."""

    characters: dict[str, Character]
    reality: dict[str, RealityCard]
    dream: dict[str, DreamCard]
    quests: dict[str, Quest]
    memory_table: dict[int, tuple[int, ...]]
    """By memory: spaces back for a die of 1 to 6 (DQ-127, DQ-144)."""
    natural_one: bool
    exact_movement: bool
    all_reality: bool
    """Whether the whole Reality deck is used, whatever the option says (DQ-142)."""
    choosing: dict[str, Choose] = field(repr=False)
    """By id of a choice: the move that takes it, which is quicker to look up than to make."""

    def reality_deck(self, option: str) -> list[str]:
        """The Reality cards in use (DQ-004, DQ-005)."""
        everything = self.all_reality or option == "long_night"
        return [card.id for card in self.reality.values() if everything or card.deck == "standard"]

    def spaces_back(self, memory: int, count: int) -> int:
        """What the memory table says; a count outside the columns reads the nearest one (DQ-127, DQ-144)."""
        row = self.memory_table[memory]
        return row[min(max(count, 1), len(row)) - 1]


@dataclass(frozen=True)
class Components:
    """Everything that is printed, checked."""

    limits: TrackLimits
    menu: Menu
    mystery: Mystery
    editions: dict[str, Edition]
    boards: dict[str, Board]

    def memory(self, printed: int, tokens: int) -> int:
        """Memory in effect (DQ-129)."""
        lowest, highest = self.limits.memory
        return min(max(printed - tokens, lowest), highest)
