"""What each seat sees, how to deal anew what it does not, and how to imagine a whole table from a view."""

from collections.abc import Mapping
from typing import Any

from lullaby.components import Verses
from lullaby.state import LullabyState
from reverie.kernel import (
    UNKNOWN,
    Ask,
    Chance,
    Game,
    Move,
    SealedAsk,
    Suspended,
    load_result,
    load_step,
    move_text,
    save_step,
)

OPEN = ("awake", "singer", "die", "noise")
OPEN_LISTS = ("song", "spent", "stars", "candles", "offered")


def look(state: LullabyState, seat: int | None) -> dict[str, Any]:
    """Hands show their size to others, the pile to everybody. The agenda is open: no step has a secret in it."""
    return {
        **{name: getattr(state, name) for name in OPEN},
        **{name: list(getattr(state, name)) for name in OPEN_LISTS},
        "hands": [hand[:] if owner == seat else [UNKNOWN] * len(hand) for owner, hand in enumerate(state.hands)],
        "pile": [UNKNOWN] * len(state.pile),
        "agenda": [save_step(step) for step in state.agenda],
        "covered": [_covered(covered, seat) for covered in state.suspended],
    }


def _covered(covered: Suspended, seat: int | None) -> dict[str, Any]:
    """A question that waits beneath an offer, with the seat's own answer to it; who else has answered is hushed."""
    own = None if seat is None else covered.sealed[seat]
    return {
        "depth": covered.depth,
        "number": covered.decision,
        "answer": None if own is None else move_text(own),
    }


def redeal(state: LullabyState, seat: int | None, chance: Chance) -> None:
    """Others' verses and the pile are one heap to this seat; what others did in the hush, and whether, is open too."""
    others = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    heap = [*state.pile, *(verse for hand in others for verse in hand)]
    chance.shuffle("verses", heap)
    for hand in others:
        hand[:] = heap[: len(hand)]
        del heap[: len(hand)]
    state.pile = heap
    for place, covered in enumerate(state.suspended):
        waiting = _answer_anew(state, covered.depth, covered.waiting, covered.sealed, seat, chance)
        state.suspended[place] = covered._replace(waiting=waiting)
    state.waiting = _answer_anew(state, len(state.agenda), state.waiting, state.sealed, seat, chance)


def _answer_anew(
    state: LullabyState,
    depth: int,
    waiting: tuple[int, ...],
    sealed: list[Move | None],
    seat: int | None,
    chance: Chance,
) -> tuple[int, ...]:
    """In the hush everybody else may have answered, but not all who were asked: then it would be over.

    Who owes an answer afterwards.
    """
    ask = state.agenda[depth - 1] if state.agenda else None
    if not isinstance(ask, SealedAsk):
        return waiting
    asked = ask.seats(state)
    others = [other for other in asked if other != seat]
    chance.shuffle("answers", others)
    answered = others[: chance.below(len(others) + (seat in waiting))]
    for other in others:
        sealed[other] = chance.pick("answers", ask.moves(state, other)) if other in answered else None
    return tuple([one for one in asked if sealed[one] is None])


def imagine(game: Game[LullabyState, Verses], view: Mapping[str, Any], chance: Chance) -> LullabyState:
    """A table that looks like ``view`` from its seat; the rest comes from ``chance``, which it also goes on with."""
    state = game.state_type(game.setup(view["players"], view["options"], view["overrides"]), chance)
    for name in OPEN:
        setattr(state, name, view[name])
    for name in OPEN_LISTS:
        setattr(state, name, list(view[name]))
    seat = view["seat"]
    known = [] if seat is None else list(view["hands"][seat])
    heap = state.verses.without(known, state.song, state.spent)
    for owner, hand in enumerate(view["hands"]):
        state.hands[owner] = known if owner == seat else [heap.pop() for _ in hand]
    state.pile = heap
    _lay_agenda(game, state, view)
    redeal(state, seat, chance)
    return state


def _lay_agenda(game: Game[LullabyState, Verses], state: LullabyState, view: Mapping[str, Any]) -> None:
    seat, decision = view["seat"], view["decision"]
    state.result = load_result(view["result"])
    state.decisions = view["decisions"]
    state.agenda = [load_step(game, step, "agenda") for step in view["agenda"]]
    for covered in view["covered"]:
        answers = _answers(state, covered["depth"], seat, covered["answer"])
        state.suspended.append(Suspended(covered["depth"], covered["number"], *answers))
    if decision is not None:
        state.decision = decision["number"]
        state.waiting, state.sealed = _answers(state, len(state.agenda), seat, decision["answer"])


def _answers(
    state: LullabyState, depth: int, seat: int | None, answer: str | None
) -> tuple[tuple[int, ...], list[Move | None]]:
    """Who owes an answer and what lies face down, as if nobody else had answered yet."""
    ask = state.agenda[depth - 1]
    assert isinstance(ask, Ask)
    sealed: list[Move | None] = [None] * state.players
    if seat is not None and answer is not None:
        sealed[seat] = state.setup.game.parse(answer)
    return tuple([asked for asked in ask.seats(state) if sealed[asked] is None]), sealed
