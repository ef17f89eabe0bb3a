"""What all questions of Dream-Quest share: nothing is secret, so a single move is taken by itself (ledger 3)."""

from collections.abc import Collection, Sequence
from typing import ClassVar, Final, Generic

from typing_extensions import TypeVar

from reverie.games.dream_quest.moves import Boost, BuySlumber, BuyStep, Reroll, RerollDie, Think
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Ask, IllegalMove, Move, Refused

M = TypeVar("M", bound=Move, default=Move)

_ON_THE_MENU: Final = {
    Reroll: "reroll",
    RerollDie: "reroll",
    Boost: "boost",
    BuyStep: "buy_step",
    BuySlumber: "buy_slumber",
}
_SOLD_BY: Final = {"buy_step": "DQ-109"}
"""The clause that says where something is for sale, where it is not DQ-105."""


class Question(Ask[DreamQuestState, M], Generic[M]):
    """A question to whoever's turn it is, unless the question says otherwise."""

    single_move_plays_itself: ClassVar[bool] = True

    def for_sale(self, state: DreamQuestState) -> Collection[str]:
        """What of the menu can be bought here at all (DQ-105)."""
        return ()

    def to_spend(self, state: DreamQuestState, seat: int) -> int:
        """How much of the seat's Providence may go."""
        return state.providence[seat]

    def seats(self, state: DreamQuestState) -> Sequence[int]:
        return (state.turn,)

    def why_not(self, state: DreamQuestState, seat: int, move: Move) -> Refused:
        item = _ON_THE_MENU.get(type(move))
        is_purchase = item is not None or isinstance(move, Think)
        if not is_purchase or not state.character[seat]:  # whoever is nobody yet has nothing to spend
            return Ask.why_not(self, state, seat, move)
        refused = self._why_not_think(state, seat) if item is None else self._why_not_here(state, seat, item)
        cost = state.ability(seat).think_cost if item is None else getattr(state.components.menu, item)
        return refused or self._why_not_paid(state, seat, cost) or Ask.why_not(self, state, seat, move)

    def _why_not_here(self, state: DreamQuestState, seat: int, item: str) -> Refused | None:
        if item not in self.for_sale(state):
            return IllegalMove("dream-quest-not-for-sale", {"item": item}, _SOLD_BY.get(item, "DQ-105"))
        if item == "buy_slumber" and state.slumber[seat] >= state.components.limits.slumber:
            return IllegalMove("dream-quest-slumber-full", {"slumber": state.slumber[seat]}, "DQ-110")
        return None

    def _why_not_think(self, state: DreamQuestState, seat: int) -> Refused | None:
        """Only the professor thinks, and only about a Lucidity roll, once (DQ-115)."""
        if not state.ability(seat).think_cost:
            return IllegalMove("dream-quest-cannot-think", {}, "DQ-115")
        if "think" not in self.for_sale(state):
            return IllegalMove("dream-quest-no-lucidity-roll", {}, "DQ-115")
        roll = state.roll
        if roll is not None and any(die.seat == seat and die.thought for die in roll.dice):
            return IllegalMove("dream-quest-thought-already", {}, "DQ-115")
        return None

    def _why_not_paid(self, state: DreamQuestState, seat: int, cost: int) -> Refused | None:
        providence = state.providence[seat]
        if providence < cost:
            return too_dear(cost, providence)
        if self.to_spend(state, seat) < cost:
            facts = {"need": state.current_quest.providence_min, "providence": providence, "cost": cost}
            return IllegalMove("dream-quest-need-stays", facts, "DQ-112")
        return None


def too_dear(cost: int, providence: int) -> Refused:
    """The refusal of a purchase that Providence cannot pay."""
    return IllegalMove("dream-quest-too-dear", {"cost": cost, "providence": providence}, "DQ-104")
