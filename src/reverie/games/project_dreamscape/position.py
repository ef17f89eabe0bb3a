"""Positions: what a scenario may set, and what no game of Project Dreamscape can reach (ledger 6).

A position stands at the beginning of the active participant's turn, of seat 0 unless it says otherwise. Beside the
fields of the state it may give ``dreamscape`` (the row from position 1 to 5, ``~`` before a Z card, ``-`` for nothing),
``z`` (how many Z cards each seat has, their faces unknown) and ``deck_size``. A ``deck`` that is given lies on top of
the rest.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from reverie.games.project_dreamscape import scoring
from reverie.games.project_dreamscape.agenda import agenda_at
from reverie.games.project_dreamscape.controlled_study import deck_in_play, types_in_play
from reverie.games.project_dreamscape.ending import result_of
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.games.project_dreamscape.turns import BEGIN_TURN
from reverie.kernel import (
    BadPosition,
    Log,
    Refused,
    lay_fields,
    out_of_range,
    position_word,
    raise_first,
    refuse_both,
    run_from,
)

NOTHING: Final = "-"
ASLEEP: Final = "~"


# What a scenario gives.


def place(state: DreamscapeState, given: Mapping[str, Any], log: Log = None) -> None:
    """Lay out a position; cards that are not given lie in the deck or, unseen, in Deep Sleep stacks."""
    values = dict(given)
    refuse_both(values, "dreamscape", "row", "asleep")
    refuse_both(values, "z", "deep")
    row: list[str] | None = position_word(values.pop("dreamscape", None), list[str] | None, "dreamscape")
    sizes: list[int] | None = position_word(values.pop("z", None), list[int] | None, "z")
    deck_size: int | None = position_word(values.pop("deck_size", None), int | None, "deck_size")
    if deck_size is not None and deck_size < len(position_word(values.get("deck", []), list[str], "deck")):
        refuse_both(given, "deck_size", "deck")
    raise_first([*_length_problem("z", state.players if sizes is None else len(sizes), state.players)])
    if row is not None:
        values["row"] = [card.lstrip(ASLEEP + NOTHING) for card in row]
        values["asleep"] = [card.startswith(ASLEEP) for card in row]
    before = state.copy()
    _clear(state)
    lay_fields(state, values)
    _complete(state, before, values, sizes, deck_size)
    raise_first([*_shape_problems(state)])
    raise_first([*_card_problems(state), *_beginning_problems(state)])
    state.turn -= 1
    run_from(state, [BEGIN_TURN], log)
    raise_first(problems(state))


def written_row(state: DreamscapeState) -> list[str]:
    """The row as a position gives it."""
    return [(ASLEEP if is_z else "") + (card or NOTHING) for card, is_z in zip(state.row, state.asleep, strict=True)]


def readings(state: DreamscapeState) -> dict[str, Any]:
    """What follows from the fields, for scenarios to expect."""
    return {
        "dreamscape": written_row(state),
        "z": [len(deep) for deep in state.deep],
        "points": state.points,
        "deck_size": len(state.deck),
        "score": scoring.scores(state),
        "chains": [list(map(list, scoring.chains(state.components, stack))) for stack in state.rem],
        "ranks": scoring.ranks(state),
        "band": scoring.band(state.components, scoring.score(state, 0)),
    }


def _clear(state: DreamscapeState) -> None:
    """Before anything is laid: the first turn of the first seat."""
    state.turn, state.active = 1, 0
    state.row, state.deck = [""] * len(state.row), []
    state.deep = [[] for _ in range(state.players)]


def _complete(
    state: DreamscapeState,
    before: DreamscapeState,
    values: Mapping[str, Any],
    sizes: list[int] | None,
    deck_size: int | None,
) -> None:
    """Lay the cards that were not given, in the order that set-up gave them: Z cards, the row, the deck."""
    taken = set(_lying(state))
    unseen = [*before.row, *(card for deep in before.deep for card in deep), *before.deck]
    left = [card for card in unseen if card not in taken]
    if "row" not in values:
        state.row, left = left[: len(state.row)], left[len(state.row) :]
    if "deep" not in values:
        for seat, size in enumerate(sizes or [state.components.z_cards_each] * state.players):
            state.deep[seat], left = left[: max(0, size)], left[max(0, size) :]
    elif "known" not in values:
        state.known = [card for deep in state.deep for card in deep]
    if deck_size is None:
        state.deck += left
    else:
        more = max(0, deck_size - len(state.deck))
        state.deck, state.discard = state.deck + left[:more], left[more:] + state.discard


def _lying(state: DreamscapeState) -> Iterator[str]:
    """Every card on the table, wherever it lies."""
    yield from (card for card in state.row if card)
    for zone in (state.deck, state.discard, state.held, *state.deep, *state.rem, *state.reserve):
        yield from zone


def _beginning_problems(state: DreamscapeState) -> Iterable[Refused]:
    """Invariant 4: at the start of a turn the row is full, and nothing is spent, fresh, held or running."""
    running = (state.spent, state.temp, state.bought, any(state.fresh), state.held, state.cascade)
    if any(running) or state.token != "none":
        yield BadPosition("dreamscape-mid-turn", {}, "PD-134")
    if not all(state.row):
        yield BadPosition("dreamscape-row-not-full", {}, "PD-133", "row")
    if state.is_solo and any(state.asleep):
        yield BadPosition("dreamscape-solo-z-in-row", {}, "PD-181", "asleep")


# What cannot be.


def problems(state: DreamscapeState) -> list[Refused]:
    """Every invariant of the ledger's section 6 that this position breaks; the first is the one to mend."""
    found = [*_shape_problems(state)]
    if not found:
        found = [*_card_problems(state), *_z_problems(state), *_cost_problems(state), *_cascade_problems(state)]
    return found or [*_agenda_problems(state), *_result_problems(state)]


def _shape_problems(state: DreamscapeState) -> Iterable[Refused]:
    players, positions = state.players, len(state.components.costs)
    for name in ("deep", "rem", "reserve", "fresh"):
        yield from _length_problem(name, len(getattr(state, name)), players)
    for name in ("row", "asleep", "cost"):
        yield from _length_problem(name, len(getattr(state, name)), positions)
    if not 0 <= state.active < players:
        yield out_of_range("active", state.active, 0, players - 1, "PD-036")
    most = len(deck_in_play(state.components, state.setup.options))
    for name in ("turn", "bought"):
        if not 0 <= getattr(state, name) <= most:
            yield out_of_range(name, getattr(state, name), 0, most, "PD-136")


def _length_problem(name: str, length: int, wanted: int) -> Iterable[Refused]:
    if length != wanted:
        yield BadPosition("wrong-length", {"length": length, "wanted": wanted}, path=name)


def _card_problems(state: DreamscapeState) -> Iterable[Refused]:
    """Invariants 1 and 5: every card of the deck in play lies in exactly one place."""
    lying, wanted = Counter(_lying(state)), Counter(deck_in_play(state.components, state.setup.options))
    wrong = sorted({**(lying - wanted), **(wanted - lying)})
    if wrong:
        yield BadPosition("dreamscape-cards-do-not-add-up", {"card": wrong[0], "count": len(wrong)}, "PD-016")
    if any(is_z and not card for card, is_z in zip(state.row, state.asleep, strict=True)):
        yield BadPosition("dreamscape-gap-asleep", {}, "PD-084", "asleep")
    for seat, (fresh, reserve) in enumerate(zip(state.fresh, state.reserve, strict=True)):
        if not 0 <= fresh <= len(reserve):
            yield out_of_range(f"fresh[{seat}]", fresh, 0, len(reserve), "PD-093")


def _z_problems(state: DreamscapeState) -> Iterable[Refused]:
    """Invariant 2, and nobody knows a card that does not lie there."""
    for seat, deep in enumerate(state.deep):
        if len(deep) < state.components.minimum_z:
            yield BadPosition("dreamscape-no-z", {}, "PD-035", f"deep[{seat}]")
    if not 0 <= state.spent <= len(state.deep[state.active]):
        yield out_of_range("spent", state.spent, 0, len(state.deep[state.active]), "PD-053")
    sleeping = [card for deep in state.deep for card in deep]
    if len(set(state.known)) < len(state.known) or not set(state.known) <= set(sleeping):
        yield BadPosition("dreamscape-known-elsewhere", {}, "PD-034", "known")
    if not _token_fits(state):
        yield BadPosition("dreamscape-token", {"side": state.token}, "PD-140", "token")


def _token_fits(state: DreamscapeState) -> bool:
    sides = ("none", "blue", "red") if state.setup.options["sleep_token"] == "on" else ("none",)
    return state.token in sides and state.temp in ((0, 1) if state.token == "blue" else (0,))


def _cost_problems(state: DreamscapeState) -> Iterable[Refused]:
    """Invariant 3; only Shifting Dreams in the shield variant moves a token (PD-146)."""
    options = state.setup.options
    movable = options["shield_variant"] == "on" and "SD" in types_in_play(state.components, options)
    costs = list(state.components.costs)
    if (sorted(state.cost) if movable else state.cost) != costs:
        yield BadPosition("dreamscape-costs", {"costs": str(state.cost)}, "PD-142", "cost")


def _cascade_problems(state: DreamscapeState) -> Iterable[Refused]:
    """Invariant 7: new pairs of card and type only, and the anchor lies in the performer's REM stack."""
    types_of = state.components.types_of
    for done in state.cascade:
        if not 0 <= done.seat < state.players or done.type not in types_of.get(done.card, ()):
            yield BadPosition("dreamscape-cascade", {}, "PD-072", "cascade")
            return
    pairs = [(done.card, done.type) for done in state.cascade]
    if len(set(pairs)) < len(pairs):
        yield BadPosition("dreamscape-cascade", {}, "PD-075", "cascade")
    if state.cascade and state.cascade[-1].anchor not in state.rem[state.cascade[-1].seat]:
        yield BadPosition("dreamscape-cascade", {}, "PD-072", "cascade")


def _agenda_problems(state: DreamscapeState) -> Iterable[Refused]:
    """What is still to come follows from the question that is open, and the question from what lies there."""
    if state.agenda and state.agenda != agenda_at(state, state.agenda[-1]):
        yield BadPosition("dreamscape-agenda", {}, "PD-036", "agenda")
    elif state.ask is not None and not _is_askable(state):
        yield BadPosition("nobody-asked", {}, "PD-079", "agenda")


def _is_askable(state: DreamscapeState) -> bool:
    """Whether the open question can be put here: it has an answer, and those it asks are who they should be."""
    ask = state.ask
    assert ask is not None
    try:
        facts, seats = ask.facts(state, None), ask.seats(state)
        return all(ask.moves(state, seat) for seat in seats) and 0 <= facts["seat"] < state.players
    except (KeyError, IndexError):  # a seat, a card or a performance that is not there
        return False


def _result_problems(state: DreamscapeState) -> Iterable[Refused]:
    """A finished project has the result that its stacks give it."""
    if state.result is not None and (state.result != result_of(state) or len(state.deck) >= state.row.count("")):
        yield BadPosition("agenda-and-result", {}, "PD-150", "result")
