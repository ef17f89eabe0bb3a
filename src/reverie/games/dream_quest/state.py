"""What lies on a Dream-Quest table (identifiers as in the ledger's first section)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from reverie.games.dream_quest.components import Ability, Character, Components, DreamCard, Edition, Quest
from reverie.games.dream_quest.dream_board import Board
from reverie.games.dream_quest.records import Roll
from reverie.kernel import Chance, Setup, Shared, State

NOBODY: Final = -1
"""In place of a seat: nobody yet, or the nightmare."""
NO_CHOICE: Final = -1
PLAIN: Final = "plain"
"""A mystery that changes nothing, or none at all; the others are ``stuck`` and ``lucid`` (DQ-029 to DQ-031)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DreamQuestState(State[Components]):
    """Decks have their top at index 0. The turn's own fields (from ``turn_start`` on) are empty between turns."""

    components: Shared[Components]
    edition: Shared[Edition]
    board: Shared[Board]
    quest: str
    first: int
    round_no: int
    turn: int
    character: list[str]
    hour: list[int]
    space: list[str]
    asleep: list[bool]
    slumber: list[int]
    lucidity: list[int]
    providence: list[int]
    memory_tokens: list[int]
    dream_deck: list[str]
    dream_discard: list[str]
    in_play: list[str]
    bottom_known: int
    """How many cards at the bottom of the Dream deck everybody has seen (DQ-143)."""
    reality_deck: list[str]
    reality_discard: list[str]
    reality_card: str
    turn_start: str
    visited: list[str]
    mystery: str
    card_value: int
    chosen: int
    movement: int
    roll: Roll | None
    offer: int

    __slots__ = tuple(__annotations__)

    def __init__(self, setup: Setup[Components], chance: Chance) -> None:
        super().__init__(setup, chance)
        players = setup.players
        self.components = setup.content
        self.edition = self.components.editions[setup.options["edition"]]
        self.board = self.components.boards[setup.options["board"]]
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
        self.dream_deck = []
        self.dream_discard = []
        self.in_play = []
        self.bottom_known = 0
        self.reality_deck = []
        self.reality_discard = []
        self.reality_card = ""
        self.offer = 0
        self.clear_turn()

    def clear_turn(self) -> None:
        """Forget the turn that has ended."""
        self.turn_start = ""
        self.visited = []
        self.mystery = PLAIN
        self.card_value = 0
        self.chosen = NO_CHOICE
        self.movement = 0
        self.roll = None
        self.offer = 0

    # What the printed things say of a seat.

    def sheet(self, seat: int) -> Character:
        """The character sheet of a seat."""
        return self.edition.characters[self.character[seat]]

    def ability(self, seat: int) -> Ability:
        """What the character of a seat can do."""
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
        """The quest of this game."""
        return self.edition.quests[self.quest]

    def after(self, seat: int) -> list[int]:
        """The other seats, clockwise from the one after ``seat``."""
        players = self.setup.players
        return [(seat + step) % players for step in range(1, players)]
