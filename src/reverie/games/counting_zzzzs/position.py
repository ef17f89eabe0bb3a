"""Positions: laying out a table for a scenario, and what is impossible about one (ledger 6)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from reverie.games.counting_zzzzs.agenda import agenda_at, step_of
from reverie.games.counting_zzzzs.components import Deck, ForceSide, ForceTheme, Wake
from reverie.games.counting_zzzzs.ending import result_of, ways_to_end
from reverie.games.counting_zzzzs.forces import can_fix
from reverie.games.counting_zzzzs.records import Laid, Pending
from reverie.games.counting_zzzzs.scoring import tally_of
from reverie.games.counting_zzzzs.sequence import common_themes, fitting
from reverie.games.counting_zzzzs.state import NO_TARGET, ZzzzsState
from reverie.games.counting_zzzzs.turns import BeginTurn, SecondStep
from reverie.games.counting_zzzzs.wake_ups import can_wake
from reverie.kernel import (
    BadPosition,
    Log,
    Refused,
    Step,
    lay_fields,
    out_of_range,
    position_word,
    raise_first,
    run_from,
)

# Laying out a table.


def place(state: ZzzzsState, given: Mapping[str, Any], log: Log = None) -> None:
    """Lay out a position at the beginning of a turn, or with ``step = "second"`` before its second card; of seat 0.

    An element of a dream is an id, or ``[id, covered theme Force, side Force]``. Cards that are given no place: hands
    that are not given take five each, then they fill the draw pile, or the discard pile where the draw pile is given.
    """
    values = dict(given)
    step: str = position_word(values.pop("step", "first"), str, "step")
    if "dream" in values:
        values["dream"] = _written_out(values["dream"])
    _sweep(state)
    lay_fields(state, values)
    raise_first([*_length_problems(state), *_unknown_cards(state)])
    _deal_rest(state, values)
    state.turn_no = max(1, state.turn_no)
    raise_first(_table_problems(state))
    run_from(state, _beginning(state, step), log)
    raise_first(problems(state))


def _written_out(dreams: Any) -> Any:
    if not isinstance(dreams, list):
        return dreams
    return [
        [[laid] if isinstance(laid, str) else laid for laid in dream] if isinstance(dream, list) else dream
        for dream in dreams
    ]


def _sweep(state: ZzzzsState) -> None:
    """Everything but the box leaves the table of a fresh game."""
    state.hand = [[] for _ in range(state.players)]
    state.draw = []
    state.agenda, state.waiting = [], ()
    state.turn_seat = state.turn_no = 0


def _deal_rest(state: ZzzzsState, values: Mapping[str, Any]) -> None:
    deck = state.deck
    named = Counter([*state.open_cards, *state.draw, *(card for hand in state.hand for card in hand)])
    if "box" not in values:
        named.subtract(state.box)
        state.box = deck.sorted([card for card in (*state.box, *deck.wake_ups) if not named[card]])
        state.box = deck.sorted(list(dict.fromkeys(state.box))[: deck.removed[state.players]])
        named.update(state.box)
    rest = [card for card in deck.number if not named[card]]
    state.chance.shuffle("deck", rest)
    if "hand" not in values:
        for hand in state.hand:
            hand += rest[: deck.hand]
            del rest[: deck.hand]
    (state.discard if "draw" in values else state.draw).extend(rest)


def _beginning(state: ZzzzsState, step: str) -> list[Step[ZzzzsState]]:
    seat = state.turn_seat
    if step == "first":
        state.turn_no -= 1
        return [BeginTurn(seat)]
    if step == "second" and state.dream[seat]:
        return [BeginTurn((seat + 1) % state.players), SecondStep(seat)]
    raise BadPosition("zzzzs-step", {"step": step}, "CZ-053", "step")


def readings(state: ZzzzsState) -> dict[str, Any]:
    """What follows from the fields, for scenarios to expect."""
    tallies = [tally_of(state.deck, dream) for dream in state.dream]
    return {"worth": [tally.total for tally in tallies], "asleep": state.asleep}


# What is impossible.


def problems(state: ZzzzsState) -> list[Refused]:
    """Every invariant of the ledger's section 6 that this position breaks; the first is the one to mend."""
    found = [*_length_problems(state), *_unknown_cards(state)]
    if found:
        return found
    found = _table_problems(state)
    return found or [*(_result_problems(state) if state.is_over else _question_problems(state))]


def _table_problems(state: ZzzzsState) -> list[Refused]:
    return [*_card_problems(state), *_hand_problems(state), *_dream_problems(state), *_score_problems(state)]


def _length_problems(state: ZzzzsState) -> Iterable[Refused]:
    for name in ("score", "hand", "dream", "placeholder"):
        length = len(getattr(state, name))
        if length != state.players:
            yield BadPosition("wrong-length", {"length": length, "wanted": state.players}, path=name)
    if not 0 <= state.turn_seat < state.players:
        yield out_of_range("turn_seat", state.turn_seat, 0, state.players - 1, "CZ-035")
    if state.turn_no < 0:
        yield out_of_range("turn_no", state.turn_no, 0, 10**6, "CZ-040")


def _unknown_cards(state: ZzzzsState) -> Iterable[Refused]:
    """Cards that do not exist, and cards where they can never lie."""
    hands = [card for hand in state.hand for card in hand]
    zones = (("hand", hands), ("draw", state.draw), ("discard", state.discard), ("box", state.box))
    for name, cards in zones:
        yield from (_no_place(card, name) for card in cards if card not in state.deck.number)
    for dream in state.dream:
        for laid in dream:
            yield from _unknown_in_dream(state.deck, laid)
    yield from (
        _no_place(force, "placeholder") for force in state.placeholder if not _is(state.deck, force, ForceTheme)
    )
    if state.pending is not None:
        yield from _pending_problems(state)


def _unknown_in_dream(deck: Deck, laid: Laid) -> Iterable[Refused]:
    if laid.element not in deck.elements:
        yield _no_place(laid.element, "dream")
    for force, kind in ((laid.covers, ForceTheme), (laid.fixed_by, ForceSide)):
        if not _is(deck, force, kind):
            yield _no_place(force, "dream")


def _is(deck: Deck, force: str, kind: type[ForceTheme] | type[ForceSide]) -> bool:
    """Whether this is a Force of that kind, or none at all."""
    return not force or (force in deck.actions and isinstance(deck.actions[force].effect, kind))


def _no_place(card: str, zone: str) -> Refused:
    return BadPosition("zzzzs-no-place", {"card": card}, "CZ-014", zone)


def _pending_problems(state: ZzzzsState) -> Iterable[Refused]:
    pending = state.pending
    assert pending is not None
    seats = range(state.players)
    action = state.deck.actions.get(pending.card)
    stays = pending.card in state.deck.elements or (action is not None and action.group in ("wake", "force"))
    if not stays:
        yield _no_place(pending.card, "pending")
    if (
        pending.seat not in seats
        or pending.target not in (NO_TARGET, *seats)
        or not set(pending.affected) <= set(seats)
    ):
        yield BadPosition("bad-seats", {}, "CZ-142", "pending")


def _card_problems(state: ZzzzsState) -> Iterable[Refused]:
    """Invariants 1 and 2: every card in exactly one place, and only Wake Ups in the box."""
    deck = state.deck
    count = Counter([*state.open_cards, *state.draw, *(card for hand in state.hand for card in hand)])
    for card in deck.number:
        if count[card] != 1:
            yield BadPosition("zzzzs-not-once", {"card": card, "count": count[card]}, "CZ-002")
            return
    if len(state.box) != deck.removed[state.players] or not set(state.box) <= set(deck.wake_ups):
        yield BadPosition("zzzzs-box", {"wanted": deck.removed[state.players]}, "CZ-030", "box")


def _hand_problems(state: ZzzzsState) -> Iterable[Refused]:
    """Invariant 3."""
    for seat, hand in enumerate(state.hand):
        if len(hand) > state.deck.hand:
            yield out_of_range(f"hand[{seat}]", len(hand), 0, state.deck.hand, "CZ-044")


def _dream_problems(state: ZzzzsState) -> Iterable[Refused]:
    """Invariants 4 to 7."""
    for seat, dream in enumerate(state.dream):
        if len(dream) >= state.deck.longest:
            yield out_of_range(f"dream[{seat}]", len(dream), 0, state.deck.longest - 1, "CZ-065")
        if state.placeholder[seat] and not dream:
            yield BadPosition("zzzzs-placeholder-alone", {}, "CZ-068", f"placeholder[{seat}]")
        for number, laid in enumerate(dream):
            reason = _laid_problem(state, seat, number, laid)
            if reason:
                yield BadPosition("zzzzs-bad-dream", {"card": laid.element}, reason, f"dream[{seat}][{number}]")


def _laid_problem(state: ZzzzsState, seat: int, number: int, laid: Laid) -> str:
    """The clause that an element of a dream breaks, or nothing."""
    deck = state.deck
    element = deck.elements[laid.element]
    if laid.fixed_by:
        effect = deck.side_forces[laid.fixed_by]
        if element.type != "context" or effect.theme not in element.themes:
            return "CZ-188"
    if number == 0:
        return "CZ-068" if laid.covers else ""
    if element.kind == deck.elements[state.dream[seat][number - 1].element].kind:
        return "CZ-062"
    common = common_themes(state, seat, number)
    if laid.covers:
        return "" if common[0] in element.themes else "CZ-064"
    return "" if common else "CZ-061"


def _score_problems(state: ZzzzsState) -> Iterable[Refused]:
    """Invariant 11."""
    for seat, score in enumerate(state.score):
        if score >= state.deck.target and not state.is_over:
            yield out_of_range(f"score[{seat}]", score, -999, state.deck.target - 1, "CZ-120")


def _question_problems(state: ZzzzsState) -> Iterable[Refused]:
    """Invariants 3, 8, 12 and 14: the open question fits what lies there."""
    ask = state.ask
    if ask is None or state.agenda != agenda_at(state, ask.question, step_of(state)):
        yield BadPosition("zzzzs-agenda", {}, "CZ-040", "agenda")
        return
    if (ask.question == "window") != (state.pending is not None):
        yield BadPosition("zzzzs-pending", {}, "CZ-141", "pending")
        return
    if ask.question == "window":
        yield from _window_problems(state)
    elif not state.draw:
        yield BadPosition("zzzzs-empty-pile", {}, "CZ-122", "draw")
    else:
        yield from _turn_problems(state, ask.question)


def _window_problems(state: ZzzzsState) -> Iterable[Refused]:
    """Whoever the pending card affects sleeps, and it is the card of the turn seat."""
    pending = state.pending
    assert pending is not None
    affected = state.asleep if pending.target == NO_TARGET else [pending.target]
    if pending.seat != state.turn_seat or list(pending.affected) != affected or not set(affected) <= set(state.asleep):
        yield BadPosition("zzzzs-pending", {}, "CZ-142", "pending")
    elif not _can_be_pending(state, pending):
        yield BadPosition("zzzzs-pending", {}, "CZ-141", "pending")
    elif not state.ask or not state.ask.seats(state):
        yield BadPosition("nobody-asked", {}, "CZ-147", "waiting")


def _can_be_pending(state: ZzzzsState, pending: Pending) -> bool:
    """Whether the card could have been played as it was: nothing in its dream changes while it is pending."""
    if pending.card in state.deck.elements:
        return pending.target != NO_TARGET and pending.card in fitting(state, pending.target)
    effect = state.deck.actions[pending.card].effect
    if isinstance(effect, Wake) and effect.target == "all":
        return pending.target == NO_TARGET
    if pending.target == NO_TARGET:
        return False
    if isinstance(effect, Wake):
        return can_wake(state, effect, pending.target)
    if isinstance(effect, ForceTheme):
        return not state.placeholder[pending.target]
    return isinstance(effect, ForceSide) and any(
        laid.element == pending.element and can_fix(state, effect, laid) for laid in state.dream[pending.target]
    )


def _turn_problems(state: ZzzzsState, question: str) -> Iterable[Refused]:
    seat, deck = state.turn_seat, state.deck
    hand = state.hand[seat]
    wanted = deck.hand if question == "first-card" else deck.hand - 1 if question == "second-card" else deck.hand - 2
    if len(hand) != wanted:
        yield BadPosition("wrong-length", {"length": len(hand), "wanted": wanted}, "CZ-041", f"hand[{seat}]")
    if question != "first-card" and not state.dream[seat]:
        yield BadPosition("zzzzs-step", {"step": "second"}, "CZ-053", f"dream[{seat}]")
    cards = state.draw if question == "pick-element" else hand
    if question != "second-card" and not any(card in fitting(state, seat) for card in cards):
        yield BadPosition("zzzzs-nothing-fits", {}, "CZ-083", f"hand[{seat}]")


def _result_problems(state: ZzzzsState) -> Iterable[Refused]:
    """A finished game has the result that its totals give it."""
    if state.result not in [result_of(state, reason) for reason in ways_to_end(state)]:
        yield BadPosition("agenda-and-result", {}, "CZ-129", "result")
