"""Why a move cannot be made: the rule behind it, found from open facts and the hand of whoever tries it."""

from typing import Any

from reverie.games.counting_zzzzs.cards import Light, Stop, Wake
from reverie.games.counting_zzzzs.moves import Block, First, Give, LightSleeper, Pick, PlaceForce, WakeUp
from reverie.games.counting_zzzzs.sequence import forced_theme
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import IllegalMove, Move, Refused, move_text


def of_first_card(state: ZzzzsState, seat: int, move: Move) -> Refused:
    if not isinstance(move, First):
        return _unlawful(move, "CZ-046") if _card(move) is None else IllegalMove("zzzzs-first-card-first", {}, "CZ-046")
    if move.card not in state.hand[seat]:
        return _not_in_hand(move.card, "CZ-045")
    if move.card not in state.deck.elements:
        return IllegalMove("zzzzs-no-element", {"card": move.card}, "CZ-046")
    return sequence_reason(state, move.card, seat)


def of_second_card(state: ZzzzsState, seat: int, move: Move) -> Refused:
    card = _card(move)
    if card is not None and card not in state.hand[seat]:
        return _not_in_hand(card, "CZ-047")
    if isinstance(move, First) or (isinstance(move, Give) and move.to_seat == seat):
        return IllegalMove("zzzzs-one-own-element", {}, "CZ-050")
    if isinstance(move, Block):
        return IllegalMove("zzzzs-nothing-to-stop", {"card": move.card}, "CZ-154")
    if isinstance(move, Give | WakeUp | PlaceForce | LightSleeper):
        return _of_target(state, move)
    return _unlawful(move, "CZ-047")


def _of_target(state: ZzzzsState, move: Give | WakeUp | PlaceForce | LightSleeper) -> Refused:
    if move.to_seat not in state.asleep:
        clause = "CZ-067" if isinstance(move, Give) else "CZ-068"
        return IllegalMove("zzzzs-target-awake", {"card": move.card}, clause)
    if isinstance(move, Give) and move.card in state.deck.elements:
        return sequence_reason(state, move.card, move.to_seat)
    action = state.deck.actions.get(move.card)
    if (
        isinstance(move, WakeUp)
        and action is not None
        and isinstance(action.effect, Wake)
        and action.effect.needs_last_theme
    ):
        return IllegalMove("zzzzs-last-theme", {"card": move.card, "theme": action.effect.needs_last_theme}, "CZ-162")
    if isinstance(move, PlaceForce) and state.placeholder[move.to_seat]:
        return IllegalMove("zzzzs-placeholder-open", {"card": state.placeholder[move.to_seat]}, "CZ-183")
    return _unlawful(move, "CZ-047")


def of_answer(state: ZzzzsState, seat: int, move: Move) -> Refused:
    pending = state.pending
    assert pending is not None
    card = _card(move)
    if not isinstance(move, Block | LightSleeper):
        return IllegalMove("zzzzs-only-blocks", {}, "CZ-140") if card is not None else _unlawful(move, "CZ-140")
    if move.card not in state.hand[seat]:
        return _not_in_hand(move.card, "CZ-147")
    action = state.deck.actions.get(move.card)
    if isinstance(move, LightSleeper) and action is not None and isinstance(action.effect, Light):
        return IllegalMove("zzzzs-not-affected", {"card": pending.card}, "CZ-146")
    if (
        isinstance(move, Block)
        and action is not None
        and isinstance(action.effect, Stop)
        and seat not in pending.affected
    ):
        return IllegalMove("zzzzs-not-affected", {"card": pending.card}, "CZ-144")
    return IllegalMove("zzzzs-does-not-stop", {"card": move.card, "other": pending.card}, "CZ-145")


def of_pick(state: ZzzzsState, seat: int, move: Move) -> Refused:
    if not isinstance(move, Pick):
        return _unlawful(move, "CZ-172")
    if move.element not in state.draw:
        return IllegalMove("zzzzs-not-in-pile", {"card": move.element}, "CZ-172")
    if move.element not in state.deck.elements:
        return IllegalMove("zzzzs-no-element", {"card": move.element}, "CZ-172")
    return sequence_reason(state, move.element, seat)


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


def _card(move: Move) -> str | None:
    card: str | None = getattr(move, "card", None)
    return card


def _not_in_hand(card: str, clause: str) -> Refused:
    return IllegalMove("zzzzs-not-in-hand", {"card": card}, clause)


def _unlawful(move: Move, clause: str) -> Refused:
    return IllegalMove("not-lawful-now", {"move": move_text(move)}, clause)
