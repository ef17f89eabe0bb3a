"""Why a move cannot be made: the rule behind it, found from open facts and the hand of whoever tries it."""

from collections.abc import Mapping
from typing import Any, Final

from reverie.games.counting_zzzzs.components import Effect, Extra, ForceSide, ForceTheme, Light, StopCard, Wake
from reverie.games.counting_zzzzs.moves import (
    Block,
    First,
    FixSide,
    Give,
    LightSleeper,
    Lucid,
    Pick,
    PlaceForce,
    Rapid,
    Recur,
    Siren,
    WakeUp,
)
from reverie.games.counting_zzzzs.sequence import forced_theme
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import IllegalMove, Move, Refused, move_text


def of_first_card(state: ZzzzsState, seat: int, move: Move) -> Refused:
    """Why a move is no first card of this turn."""
    if not isinstance(move, First):
        return _unlawful(move, "CZ-046") if _card(move) is None else IllegalMove("zzzzs-first-card-first", {}, "CZ-046")
    if move.card not in state.hand[seat]:
        return _not_in_hand(move.card, "CZ-045")
    return _of_element(state, move.card, seat, "CZ-046")


def of_second_card(state: ZzzzsState, seat: int, move: Move) -> Refused:
    """Why a move is no second card of this turn."""
    card = _card(move)
    if card is None:
        return _unlawful(move, "CZ-047")
    if card not in state.hand[seat]:
        return _not_in_hand(card, "CZ-047")
    if isinstance(move, First) or (isinstance(move, Give) and move.to_seat == seat):
        return IllegalMove("zzzzs-one-own-element", {}, "CZ-050")
    return _of_gift(state, move) if isinstance(move, Give) else _of_action(state, seat, card, move)


def _of_gift(state: ZzzzsState, move: Give) -> Refused:
    if move.card not in state.deck.elements:
        return IllegalMove("zzzzs-no-element", {"card": move.card}, "CZ-047")
    return _of_target(state, move, "CZ-067") or sequence_reason(state, move.card, move.to_seat)


def _of_action(state: ZzzzsState, seat: int, card: str, move: Move) -> Refused:
    """A card must be an action, be played in its own way, and on what it can be played on."""
    action = state.deck.actions.get(card)
    if action is None:
        return IllegalMove("zzzzs-no-action", {"card": card}, "CZ-047")
    if isinstance(action.effect, StopCard):
        return IllegalMove("zzzzs-nothing-to-stop", {"card": card}, "CZ-154")
    if not isinstance(move, _way_of(action.effect)):
        return IllegalMove("zzzzs-another-way", {"card": card}, "CZ-051")
    match move, action.effect:
        case Rapid() | Recur(), _:
            return _of_extra(state, seat, move)
        case FixSide(), ForceSide() as effect:
            return _of_side(state, move, effect)
        case WakeUp(), Wake() as effect:
            return _of_target(state, move) or IllegalMove(
                "zzzzs-last-theme", {"card": card, "theme": effect.needs_last_theme}, "CZ-162"
            )
        case PlaceForce(), _:
            return _of_target(state, move) or IllegalMove(
                "zzzzs-placeholder-open", {"card": state.placeholder[move.to_seat]}, "CZ-183"
            )
        case LightSleeper(), _:
            return _of_target(state, move) or _unlawful(move, "CZ-155")
    return _unlawful(move, "CZ-047")


_WAYS: Final[Mapping[type[Any], type[Any]]] = {ForceTheme: PlaceForce, ForceSide: FixSide, Light: LightSleeper}
_WAYS_OF_BENDERS: Final[Mapping[str, type[Any]]] = {"hand": Rapid, "discard": Recur, "draw": Lucid}


def _way_of(effect: Effect) -> type[Any]:
    """The move by which a card with this effect is played."""
    if isinstance(effect, Wake):
        return Siren if effect.target == "all" else WakeUp
    return _WAYS_OF_BENDERS[effect.source] if isinstance(effect, Extra) else _WAYS[type(effect)]


def _of_target(
    state: ZzzzsState, move: Give | WakeUp | PlaceForce | LightSleeper, clause: str = "CZ-068"
) -> Refused | None:
    if not _is_seat(state, move.to_seat):
        return _unlawful(move, clause)
    return None if state.dream[move.to_seat] else IllegalMove("zzzzs-target-awake", {"card": move.card}, clause)


def _of_extra(state: ZzzzsState, seat: int, move: Rapid | Recur) -> Refused:
    """The element of a Bender (CZ-173, CZ-174)."""
    if isinstance(move, Rapid) and move.element not in state.hand[seat]:
        return _not_in_hand(move.element, "CZ-174")
    if isinstance(move, Recur) and move.element not in state.discard:
        return IllegalMove("zzzzs-not-discarded", {"card": move.element}, "CZ-174")
    return _of_element(state, move.element, seat, "CZ-174")


def _of_side(state: ZzzzsState, move: FixSide, effect: ForceSide) -> Refused:
    """Only a context card that lies sideways, with the theme (CZ-023, CZ-188)."""
    if not _is_seat(state, move.to_seat):
        return _unlawful(move, "CZ-188")
    facts = {"card": move.element, "other": move.card, "theme": effect.theme}
    laid = next((one for one in state.dream[move.to_seat] if one.element == move.element), None)
    if laid is None:
        return IllegalMove("zzzzs-not-in-dream", facts, "CZ-188")
    if state.deck.elements[laid.element].type != "context":
        return IllegalMove("zzzzs-no-context-card", facts, "CZ-188")
    if laid.fixed_by:
        return IllegalMove("zzzzs-already-fixed", facts, "CZ-023")
    return IllegalMove("zzzzs-side-theme", facts, "CZ-188")


def of_answer(state: ZzzzsState, seat: int, move: Move) -> Refused:
    """Why a move is no answer to the pending card."""
    pending, card = state.pending, _card(move)
    assert pending is not None
    if card is None:
        return _unlawful(move, "CZ-140")
    if not isinstance(move, Block | LightSleeper):
        return IllegalMove("zzzzs-only-blocks", {}, "CZ-140")
    if card not in state.hand[seat]:
        return _not_in_hand(card, "CZ-147")
    action = state.deck.actions.get(card)
    if action is None or action.group != "block":
        return IllegalMove("zzzzs-only-blocks", {}, "CZ-140")
    if isinstance(action.effect, Light):
        return _of_light_answer(state, move, pending.card)
    if card not in state.deck.stoppers.get(pending.card, ()):
        return IllegalMove("zzzzs-does-not-stop", {"card": card, "other": pending.card}, "CZ-145")
    if isinstance(move, LightSleeper):
        return IllegalMove("zzzzs-another-way", {"card": card}, "CZ-144")
    return IllegalMove("zzzzs-not-affected", {"card": pending.card, "who": "you"}, "CZ-144")


def _of_light_answer(state: ZzzzsState, move: Block | LightSleeper, pending: str) -> Refused:
    if isinstance(move, Block):
        return IllegalMove("zzzzs-another-way", {"card": move.card}, "CZ-146")
    if not _is_seat(state, move.to_seat):
        return _unlawful(move, "CZ-146")
    return IllegalMove("zzzzs-not-affected", {"card": pending, "who": "other"}, "CZ-146")


def of_pick(state: ZzzzsState, seat: int, move: Move) -> Refused:
    """Why this element cannot be taken from the draw pile."""
    if not isinstance(move, Pick):
        return _unlawful(move, "CZ-172")
    if move.element not in state.draw:
        return IllegalMove("zzzzs-not-in-pile", {"card": move.element}, "CZ-172")
    return _of_element(state, move.element, seat, "CZ-172")


def _of_element(state: ZzzzsState, card: str, owner: int, clause: str) -> Refused:
    """A card that somebody has, but that is no element or does not fit the dream."""
    if card not in state.deck.elements:
        return IllegalMove("zzzzs-no-element", {"card": card}, clause)
    return sequence_reason(state, card, owner)


def sequence_reason(state: ZzzzsState, card: str, owner: int) -> Refused:
    """Why this element cannot enter that dream (CZ-061, CZ-062, CZ-064)."""
    element = state.deck.elements[card]
    last = state.deck.elements[state.dream[owner][-1].element]
    facts: dict[str, Any] = {"card": card, "other": last.id}
    if element.kind == last.kind:
        return IllegalMove("zzzzs-same-kind", {**facts, "kind": element.kind}, "CZ-062")
    theme = forced_theme(state, owner)
    if theme:
        return IllegalMove("zzzzs-forced-theme", {"card": card, "theme": theme}, "CZ-064")
    return IllegalMove("zzzzs-no-common-theme", facts, "CZ-061")


def _is_seat(state: ZzzzsState, seat: int) -> bool:
    return 0 <= seat < state.setup.players


def _card(move: Move) -> str | None:
    card: str | None = getattr(move, "card", None)
    return card


def _not_in_hand(card: str, clause: str) -> Refused:
    return IllegalMove("zzzzs-not-in-hand", {"card": card}, clause)


def _unlawful(move: Move, clause: str) -> Refused:
    return IllegalMove("not-lawful-now", {"move": move_text(move)}, clause)
