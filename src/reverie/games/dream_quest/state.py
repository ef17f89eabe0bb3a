"""What lies on a Dream-Quest table (identifiers as in the ledger's first section)."""

from dataclasses import dataclass
from typing import Any, Final

from reverie.games.dream_quest import position, view
from reverie.games.dream_quest.components import Ability, Character, Components, DreamCard, Edition, Quest
from reverie.games.dream_quest.dream_board import Board
from reverie.kernel import Chance, Refused, Setup, State

NOBODY: Final = -1
"""In place of a seat: nobody yet, or the nightmare."""
NO_CHOICE: Final = -1
PLAIN: Final = "plain"
"""A mystery that changes nothing, or none at all; the others are ``stuck`` and ``lucid`` (DQ-029 to DQ-031)."""


@dataclass(frozen=True, slots=True)
class Die:
    """A thrown die: whose it is, its face, the boosts bought for it, and whether its player has used ``think``."""

    seat: int
    face: int
    boosts: int = 0
    thought: bool = False

    @property
    def bettered(self) -> int:
        return self.boosts + self.thought


@dataclass(frozen=True, slots=True)
class Roll:
    """The dice on the table. Where both are of one seat (The Last Toll), boosts lie on the first, for the sum."""

    kind: str
    dice: tuple[Die, ...]


class DreamQuestState(State):
    """Decks have their top at index 0. The turn's own fields (from ``turn_start`` on) are empty between turns."""

    __slots__ = (
        "asleep",
        "board",
        "bottom_known",
        "card_value",
        "character",
        "chosen",
        "components",
        "dream_deck",
        "dream_discard",
        "edition",
        "first",
        "hour",
        "in_play",
        "lucidity",
        "memory_tokens",
        "movement",
        "mystery",
        "offer",
        "providence",
        "quest",
        "reality_card",
        "reality_deck",
        "reality_discard",
        "roll",
        "round_no",
        "slumber",
        "space",
        "turn",
        "turn_start",
        "visited",
    )

    FIELDS = {  # noqa: RUF012  (declared as a class variable by State)
        "quest": str,
        "first": int,
        "round_no": int,
        "turn": int,
        "character": list[str],
        "hour": list[int],
        "space": list[str],
        "asleep": list[bool],
        "slumber": list[int],
        "lucidity": list[int],
        "providence": list[int],
        "memory_tokens": list[int],
        "dream_deck": list[str],
        "dream_discard": list[str],
        "in_play": list[str],
        "bottom_known": int,
        "reality_deck": list[str],
        "reality_discard": list[str],
        "reality_card": str,
        "turn_start": str,
        "visited": list[str],
        "mystery": str,
        "card_value": int,
        "chosen": int,
        "movement": int,
        "roll": Roll | None,
        "offer": int,
    }

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        players = setup.players
        self.components: Components = setup.content
        self.edition: Edition = self.components.editions[setup.options["edition"]]
        self.board: Board = self.components.boards[setup.options["board"]]
        self.quest = ""
        self.first = NOBODY
        self.round_no = 0
        self.turn = NOBODY
        self.character = [""] * players
        self.hour = [self.components.limits.hours] * players
        self.space = [self.board.start] * players
        self.asleep = [False] * players
        self.slumber = [0] * players
        self.lucidity = [0] * players
        self.providence = [0] * players
        self.memory_tokens = [0] * players
        self.dream_deck: list[str] = []
        self.dream_discard: list[str] = []
        self.in_play: list[str] = []
        self.bottom_known = 0
        """How many cards at the bottom of the Dream deck everybody has seen (DQ-143)."""
        self.reality_deck: list[str] = []
        self.reality_discard: list[str] = []
        self.reality_card = ""
        self.offer = 0
        self.clear_turn()

    def clear_turn(self) -> None:
        """Forget the turn that has ended."""
        self.turn_start = ""
        self.visited: list[str] = []
        self.mystery = PLAIN
        self.card_value = 0
        self.chosen = NO_CHOICE
        self.movement = 0
        self.roll: Roll | None = None
        self.offer = 0

    # What the printed things say of a seat.

    def sheet(self, seat: int) -> Character:
        return self.edition.characters[self.character[seat]]

    def ability(self, seat: int) -> Ability:
        return self.edition.characters[self.character[seat]].ability

    def memory(self, seat: int) -> int:
        """Memory in effect (DQ-129)."""
        return self.components.memory(self.sheet(seat).memory, self.memory_tokens[seat])

    def kind_at(self, seat: int) -> str:
        """The kind of the space on which the seat's dream avatar stands."""
        return self.board.kind[self.space[seat]]

    @property
    def card(self) -> DreamCard:
        """The Dream card that is being resolved."""
        return self.edition.dream[self.in_play[0]]

    @property
    def current_quest(self) -> Quest:
        return self.edition.quests[self.quest]

    def after(self, seat: int) -> list[int]:
        """The other seats, clockwise from the one after ``seat``."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    # The kernel's questions.

    def copy(self) -> "DreamQuestState":
        twin = DreamQuestState.__new__(DreamQuestState)
        self.copy_table(twin)
        twin.components = self.components
        twin.edition = self.edition
        twin.board = self.board
        twin.quest = self.quest
        twin.first = self.first
        twin.round_no = self.round_no
        twin.turn = self.turn
        twin.character = self.character[:]
        twin.hour = self.hour[:]
        twin.space = self.space[:]
        twin.asleep = self.asleep[:]
        twin.slumber = self.slumber[:]
        twin.lucidity = self.lucidity[:]
        twin.providence = self.providence[:]
        twin.memory_tokens = self.memory_tokens[:]
        twin.dream_deck = self.dream_deck[:]
        twin.dream_discard = self.dream_discard[:]
        twin.in_play = self.in_play[:]
        twin.bottom_known = self.bottom_known
        twin.reality_deck = self.reality_deck[:]
        twin.reality_discard = self.reality_discard[:]
        twin.reality_card = self.reality_card
        twin.turn_start = self.turn_start
        twin.visited = self.visited[:]
        twin.mystery = self.mystery
        twin.card_value = self.card_value
        twin.chosen = self.chosen
        twin.movement = self.movement
        twin.roll = self.roll
        twin.offer = self.offer
        return twin

    def look(self, seat: int | None) -> dict[str, Any]:
        return view.look(self)

    def redeal(self, seat: int | None, chance: Chance) -> None:
        view.redeal(self, chance)

    def problems(self) -> list[Refused]:
        return position.problems(self)
