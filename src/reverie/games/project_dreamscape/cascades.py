"""Performing dream types: cascades (ledger: PD-070 to PD-079).

A cascade is a line of performances. ``reach`` leads to a card, whose performer chooses one of its types that has not
been performed in this cascade; what the type does stands in its own module under ``dreams``.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from reverie.games.project_dreamscape.moves import Dream
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused, Step

M = TypeVar("M", bound=Move)
DreamEffect = Callable[[DreamscapeState, Performance, Log], None]
"""Carries out a performance: at once, by pushing a question, or not at all (PD-079)."""

EFFECTS: Final[dict[str, DreamEffect]] = {}
"""By dream type; every module under ``dreams`` enters its own."""


def effect_of(type_: str) -> Callable[[DreamEffect], DreamEffect]:
    """Enter what a dream type does."""

    def enter(effect: DreamEffect) -> DreamEffect:
        EFFECTS[type_] = effect
        return effect

    return enter


def start_cascade(state: DreamscapeState, seat: int, card: str, log: Log) -> None:
    """A bought Dream card performs one of its types (PD-055, PD-070)."""
    state.agenda.append(END_CASCADE)
    reach(state, seat, card, log)


def reach(state: DreamscapeState, seat: int, card: str, log: Log) -> None:
    """The card is to be performed by ``seat``; with no type left the cascade ends (PD-075, PD-082, PD-083)."""
    if types_left(state, card):
        state.agenda.append(ChooseDream(seat, card))
    elif log is not None:
        log.append(Event("nothing_left", {"seat": seat, "card": card}))


def types_left(state: DreamscapeState, card: str) -> list[str]:
    """The once-rule: a card performs the same type at most once in a cascade, whoever performs it (PD-075)."""
    shown = state.components.types_of[card]
    used = [done.type for done in state.cascade if done.card == card]
    return [type_ for type_ in shown if type_ not in used] if used else list(shown)


def no_effect(now: Performance, log: Log) -> None:
    """A type that cannot be performed may be chosen, and does nothing (PD-056, PD-079)."""
    if log is not None:
        log.append(Event("no_effect", {"seat": now.seat, "type": now.type}))


class ChooseDream(Ask[DreamscapeState, Dream]):
    """Which of the card's types ``seat`` performs (PD-055, PD-075)."""

    question: ClassVar[str] = "dream"
    clause: ClassVar[str] = "PD-055"
    single_move_plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, card: str) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seats(self, state: DreamscapeState) -> Sequence[int]:
        return (self.seat,)

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Dream]:
        return [DREAMS[type_] for type_ in types_left(state, self.card)]

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if not isinstance(move, Dream):
            return Ask.why_not(self, state, seat, move)
        facts = {"card": self.card, "type": move.type}
        if move.type in state.components.types_of[self.card]:
            return IllegalMove("dreamscape-type-performed", facts, "PD-075")
        return IllegalMove("dreamscape-type-not-shown", facts, self.clause)

    def facts(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        via = state.cascade[-1].type if state.cascade else "purchase"
        return {"seat": self.seat, "card": self.card, "via": via}

    def answer(self, state: DreamscapeState, seat: int, move: Dream, log: Log) -> None:
        now = Performance(seat, move.type, self.card, self._anchor(state))
        state.cascade.append(now)
        if log is not None:
            log.append(Event("dreamt", now._asdict()))
        EFFECTS[move.type](state, now, log)

    def _anchor(self, state: DreamscapeState) -> str:
        """The card itself where it lies in the performer's REM stack, else the last performance's anchor (PD-072)."""
        return self.card if self.card in state.rem[self.seat] else state.cascade[-1].anchor


class DreamAsk(Ask[DreamscapeState, M], Generic[M]):
    """A question that the running performance puts to its performer (PD-077)."""

    single_move_plays_itself: ClassVar[bool] = True

    def seats(self, state: DreamscapeState) -> Sequence[int]:
        return (state.cascade[-1].seat,)

    def facts(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        now = state.cascade[-1]
        told = self.told_moves(state, now.seat) if seat == now.seat else {}
        return {"seat": now.seat, "card": now.card, **({"each_move": told} if told else {})}

    def told_moves(self, state: DreamscapeState, seat: int) -> dict[str, dict[str, Any]]:
        """By move: what it is about, for whoever has to choose."""
        return {}


class EndCascade(Step[DreamscapeState]):
    """Nothing of the cascade is left to do: its performances are forgotten (PD-071)."""

    def run(self, state: DreamscapeState, log: Log) -> None:
        state.cascade = []


DREAMS: Final = {type_: Dream(type_) for type_ in ("FF", "IS", "NT", "LD", "PR", "RD", "CD", "SD", "ID", "ED", "PS")}
END_CASCADE: Final = EndCascade()
