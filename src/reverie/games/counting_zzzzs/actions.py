"""Action cards in general (ledger 2.9): which of them can be played as second card, and how each is carried out.

What a card does is data (``components.Effect``); the sections on Wake Ups, Benders, Forces and windows say what that
means.
"""

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any, Final

from reverie.games.counting_zzzzs import benders, forces, wake_ups
from reverie.games.counting_zzzzs.components import Action, Extra, ForceSide, ForceTheme, Light, Wake
from reverie.games.counting_zzzzs.moves import (
    ActionMove,
    FixSide,
    LightSleeper,
    Lucid,
    PlaceForce,
    Rapid,
    Recur,
    Siren,
    WakeUp,
)
from reverie.games.counting_zzzzs.records import Pending
from reverie.games.counting_zzzzs.state import NO_TARGET, ZzzzsState
from reverie.games.counting_zzzzs.waking import wake
from reverie.games.counting_zzzzs.windows import play_pending
from reverie.kernel import Event, Log


def lawful(state: ZzzzsState, hand: list[str]) -> list[ActionMove]:
    """Every way to play an action card of the hand, in the order of the ledger's second-card moves."""
    known = state.deck.actions
    actions = [known[card] for card in hand if card in known]
    if len(actions) > 1:
        actions.sort(key=_PLACE)
    moves: list[ActionMove] = []
    for action in actions:
        moves += _lawful_with(state, action)
    return moves


_PLACE: Final = attrgetter("place")


def _lawful_with(state: ZzzzsState, action: Action) -> Sequence[ActionMove]:
    """A Block other than Light Sleeper answers a card, and here there is none to answer (CZ-154)."""
    card, effect = action.id, action.effect
    match effect:
        case Wake():
            return wake_ups.lawful(state, card, effect)
        case ForceTheme():
            return forces.lawful_themes(state, card)
        case ForceSide():
            return forces.lawful_sides(state, card, effect)
        case Extra():
            return benders.lawful(state, card, effect)
        case Light():
            aimed = state.deck.aimed[card]
            return [aimed[other] for other in state.asleep]  # oneself included (CZ-155)
    return ()


def carry_out(state: ZzzzsState, seat: int, move: ActionMove, log: Log) -> None:
    """Play an action card as second card (CZ-051, CZ-130)."""
    if isinstance(move, Rapid | Recur | Lucid):
        benders.play(state, seat, move, log)
        return
    state.hand[seat].remove(move.card)
    if isinstance(move, LightSleeper):
        play_light_sleeper(state, seat, move, log)
        return
    if log is not None:
        log.append(Event(_EVENT[type(move)], {"seat": seat, **_named(move, seat)}))
    play_pending(state, _pending(state, seat, move), log)


def play_light_sleeper(state: ZzzzsState, seat: int, move: LightSleeper, log: Log) -> None:
    """No card answers it: its target wakes with all that is then in the dream (CZ-150, CZ-155)."""
    state.discard.append(move.card)
    if log is not None:
        facts = {"seat": seat, "card": move.card, "to_seat": move.to_seat, "own": move.to_seat == seat}
        log.append(Event("light_played", facts))
    wake(state, move.to_seat, "light", log)


_EVENT: Final[Mapping[type[Any], str]] = {
    WakeUp: "wake_up_played",
    Siren: "siren_played",
    PlaceForce: "theme_force_played",
    FixSide: "side_force_played",
}


def _named(move: WakeUp | Siren | PlaceForce | FixSide, seat: int) -> dict[str, Any]:
    """All that the move names, and whether it is played on oneself."""
    named = {name: value for name, value in move._asdict().items() if name != "verb"}
    return named if isinstance(move, Siren) else {**named, "own": move.to_seat == seat}


def _pending(state: ZzzzsState, seat: int, move: WakeUp | Siren | PlaceForce | FixSide) -> Pending:
    """Whom it affects: its target, or with a Siren everybody who sleeps (CZ-142)."""
    if isinstance(move, Siren):
        return Pending(move.card, seat, NO_TARGET, "", tuple(state.asleep))
    element = move.element if isinstance(move, FixSide) else ""
    return Pending(move.card, seat, move.to_seat, element, (move.to_seat,))
