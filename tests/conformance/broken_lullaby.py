"""Lullaby with one mistake at a time, of the kind that is easily made; the suite must find each of them.

``broken_lullaby:GAME_Name`` is the game whose state or whose hush is the class ``Name``.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import lullaby.turns
from lullaby import Lullaby
from lullaby.moves import Pass, Sing
from lullaby.state import LullabyState
from lullaby.turns import SingVerse
from lullaby.windows import Creaks
from reverie.kernel import Chance, Event, Log, Move, Refused, Shared, move_text


class LeakingView(LullabyState):
    __slots__ = ()

    def look(self, seat: int | None) -> dict[str, Any]:
        return {**super().look(seat), "pile": self.pile[:]}


class SharingCopy(LullabyState):
    __slots__ = ()

    def copy(self) -> Any:
        twin = super().copy()
        twin.stars = self.stars
        return twin


class SharingInside(LullabyState):
    __slots__ = ()

    def copy(self) -> Any:
        twin = super().copy()
        twin.hands = self.hands[:]
        return twin


class IdleRedeal(LullabyState):
    __slots__ = ()

    def redeal(self, seat: int | None, chance: Chance) -> None:
        pass


class CheatingRedeal(LullabyState):
    """Deals the observer's own hand anew as well."""

    __slots__ = ()

    def redeal(self, seat: int | None, chance: Chance) -> None:
        super().redeal(None, chance)


class ImpossibleRedeal(LullabyState):
    __slots__ = ()

    def redeal(self, seat: int | None, chance: Chance) -> None:
        super().redeal(seat, chance)
        self.pile = ["moon"] * len(self.pile)


class ShownGenerator(LullabyState):
    __slots__ = ()

    def look(self, seat: int | None) -> dict[str, Any]:
        return {**super().look(seat), "noise": [self.noise, self.chance.save()]}


class ForgottenField(LullabyState):
    __slots__ = ()

    offered: Shared[list[bool]]


class ListInView(LullabyState):
    """Shows the list itself, so that whoever looks can write into the state."""

    __slots__ = ()

    def look(self, seat: int | None) -> dict[str, Any]:
        return {**super().look(seat), "stars": self.stars}


class TellingMoves(LullabyState):
    """Lets a seat lift as many verses as the next one holds storms."""

    __slots__ = ()

    def asides(self, seat: int) -> Sequence[Move]:
        storms = self.hands[(seat + 1) % self.players].count("storm")
        return [aside for aside in super().asides(seat) if storms or aside.verb == "offer"]


class ChangingLook(LullabyState):
    __slots__ = ()

    def look(self, seat: int | None) -> dict[str, Any]:
        self.pile.sort()
        return super().look(seat)


class TuplesInView(LullabyState):
    __slots__ = ()

    def look(self, seat: int | None) -> dict[str, Any]:
        return {**super().look(seat), "stars": tuple(self.stars)}


class LoudCreaks(Creaks):
    """Everybody hears what was answered in the hush."""

    def sealed(self, state: LullabyState, seat: int, move: Move) -> Event:
        return Event("hush_answered", {"seat": seat, "answer": move_text(move)})


class TellsWhatItIsAbout(Creaks):
    def about(self, state: LullabyState) -> str:
        return "verse" if any(len(self.moves(state, seat)) > 1 for seat in self.seats(state)) else "nothing"


class AboutSomethingElse(Creaks):
    def about(self, state: LullabyState) -> str:
        return "storm"


class TellingRefusal(Creaks):
    """Says which verse comes next."""

    def why_not(self, state: LullabyState, seat: int, move: Move) -> Refused:
        refused = Creaks.why_not(self, state, seat, move)
        refused.facts["next"] = state.pile[0] if state.pile else "-"
        return refused


class ChangingRefusal(Creaks):
    def why_not(self, state: LullabyState, seat: int, move: Move) -> Refused:
        state.candles[seat] = 0
        return Creaks.why_not(self, state, seat, move)


class LiveEvent(Creaks):
    """Its event holds the state's own list."""

    def reveal(self, state: LullabyState, answers: list[Move | None], log: Log) -> None:
        Creaks.reveal(self, state, answers, log)
        if log is not None:
            log.append(Event("creaked", {"seat": 0, "verse": "owl", "noise": 0, "spent": state.spent}))


class CrashingRefusal(Creaks):
    """Takes it for granted that every move names a verse."""

    def why_not(self, state: LullabyState, seat: int, move: Move) -> Refused:
        assert state.verses.by_id[move[0]].noise == 0
        return Creaks.why_not(self, state, seat, move)


class WrongDefault(Creaks):
    def default(self, state: LullabyState, seat: int) -> Move:
        return Sing(state.hands[seat][0])


class OnlyWithALog(Creaks):
    """Does its work only where somebody listens."""

    def reveal(self, state: LullabyState, answers: list[Move | None], log: Log) -> None:
        if log is not None:
            Creaks.reveal(self, state, answers, log)


class NeverAsked(Creaks):
    def seats(self, state: LullabyState) -> Sequence[int]:
        return ()


class AsksOnlyHolders(Creaks):
    """Whoever is asked has something to creak with, and everybody knows it."""

    def seats(self, state: LullabyState) -> Sequence[int]:
        return [seat for seat in Creaks.seats(self, state) if len(self.moves(state, seat)) > 1]


class PassesByItself(Creaks):
    """Whoever has nothing to creak with is passed over."""

    def automatic(self, state: LullabyState) -> Sequence[tuple[int, Move]]:
        return [(seat, Pass()) for seat in self.seats(state) if len(self.moves(state, seat)) == 1]


class SingsByItself(SingVerse):
    """Where all verses of a hand are alike one of them is sung at once, and everybody knows the rest."""

    single_move_plays_itself: ClassVar[bool] = True


class _Broken(Lullaby):
    """The game with a class of this module in the place of its own."""

    def __init__(self, kind: type[Any]) -> None:
        own = next(base for base in kind.__mro__ if base.__module__.startswith("lullaby."))
        if own is LullabyState:
            self.state_type = kind
        else:
            vars(lullaby.turns)[own.__name__] = kind
            self.step_types = tuple(kind if step is own else step for step in Lullaby.step_types)  # type: ignore[assignment]


def __getattr__(name: str) -> Lullaby:
    if name.startswith("GAME_"):
        return _Broken(globals()[name.removeprefix("GAME_")])
    raise AttributeError(name)
