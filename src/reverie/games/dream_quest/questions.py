"""What all questions of Dream-Quest share: nothing is secret, so a single move is taken by itself (ledger 3)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from reverie.games.dream_quest.moves import Boost, BuySlumber, BuyStep, Reroll, RerollDie
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Ask, IllegalMove, Move, Refused

_ON_THE_MENU: Final = {
    Reroll: "reroll",
    RerollDie: "reroll",
    Boost: "boost",
    BuyStep: "buy_step",
    BuySlumber: "buy_slumber",
}


class Question(Ask[DreamQuestState]):
    """A question to whoever's turn it is, unless the question says otherwise."""

    __slots__ = ()

    single_move_plays_itself: ClassVar[bool] = True

    def seats(self, state: DreamQuestState) -> Sequence[int]:
        return (state.turn,)

    def why_not(self, state: DreamQuestState, seat: int, move: Move) -> Refused:
        item = _ON_THE_MENU.get(type(move))
        if item is not None:
            cost = getattr(state.components.menu, item)
            if state.providence[seat] < cost:
                return too_dear(cost, state.providence[seat])
            if item == "buy_slumber" and state.slumber[seat] >= state.components.limits.slumber:
                return IllegalMove("dream-quest-slumber-full", {"slumber": state.slumber[seat]}, "DQ-110")
        return Ask.why_not(self, state, seat, move)


def too_dear(cost: int, providence: int) -> Refused:
    return IllegalMove("dream-quest-too-dear", {"cost": cost, "providence": providence}, "DQ-104")
