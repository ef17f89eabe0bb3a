"""When a move may be taken back: only while it has told nobody anything and nothing has happened since.

Whether a move has revealed something is asked of the two-worlds law itself: deal anew what a seat could not know
before the move, make the same move there, and see whether the seat could tell the difference.
"""

from typing import Any, Final

from reverie.kernel import Chance, FastChance, Move, Refused, State

_WORLDS: Final = 12


def is_free(before: State, seat: int, move: Move, after: State) -> bool:
    """Whether ``move``, which led from ``before`` to ``after``, drew nothing and revealed nothing."""
    if after.is_over or _chance(before) != _chance(after):
        return False
    if before.setup.game.tells_nothing(before, seat, move, after):
        return True
    observers: tuple[int | None, ...] = (*range(before.players), None)
    return all(_tells_nothing(before, seat, move, after, observer) for observer in observers)


def _tells_nothing(before: State, seat: int, move: Move, after: State, observer: int | None) -> bool:
    seen = after.view(observer)
    chance: Chance = FastChance(before.decisions)
    for _ in range(_WORLDS):
        world: State = before.copy()
        world.redeal(observer, chance)
        try:
            world.play(seat, move, events=False)
        except Refused:
            return False
        if world.view(observer) != seen:
            return False
    return True


def _chance(state: State) -> dict[str, Any]:
    return state.chance.save()
