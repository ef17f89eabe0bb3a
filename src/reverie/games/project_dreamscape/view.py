"""What everybody sees (ledger 4), how to deal anew what nobody has seen, and how to imagine a whole table from a view.

No seat ever knows more than another (PD-034): all views are alike but for the legal moves.
"""

from collections.abc import Mapping
from typing import Any, Final

from reverie.games.project_dreamscape.agenda import agenda_at, asked
from reverie.games.project_dreamscape.controlled_study import deck_in_play
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.scoring import added, band, chains, ranks, scores, top_runs
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import (
    UNKNOWN,
    Chance,
    Game,
    load_result,
)

EMPTY: Final = "gap"
Z: Final = "z"


def look(state: DreamscapeState) -> dict[str, Any]:
    """The table, then what lies before each seat, then what it is worth."""
    seats = range(state.setup.players)
    return {
        "turn": state.turn,
        "bought": state.bought,
        "deck": len(state.deck),
        "points": state.points,
        "temp": state.temp if state.setup.options["sleep_token"] == "on" else None,
        "row": [_cell(state, place) for place in range(len(state.row))],
        "token": [state.token if seat == state.active else None for seat in seats],
        "spent": [state.spent if seat == state.active else 0 for seat in seats],
        "deep": [[card if card in state.known else UNKNOWN for card in deep] for deep in state.deep],
        "cost": state.cost[:],
        "fresh": state.fresh[:],
        "discard": state.discard[:],
        "held": state.held[:],
        "rem": [stack[:] for stack in state.rem],
        "reserve": [stack[:] for stack in state.reserve],
        "cascade": [done._asdict() for done in state.cascade],
        **_worth(state),
    }


def _cell(state: DreamscapeState, place: int) -> list[Any]:
    """Position and card, ``gap`` where there is none; a third word where a Z card lies."""
    cell: list[Any] = [place + 1, state.row[place] or EMPTY]
    return [*cell, Z] if state.asleep[place] else cell


def _worth(state: DreamscapeState) -> dict[str, Any]:
    """What the stacks score now, and what each card on offer would add to them."""
    components = state.components
    standing = scores(state)
    runs = [top_runs(components, stack) for stack in state.rem]
    return {
        "score": standing,
        "chains": [[list(chain) for chain in chains(components, stack)] for stack in state.rem],
        "adds": [[_added(state, own, place) for place in range(len(state.row))] for own in runs],
        "reserve_adds": [
            [added(components, runs[seat], card) for card in reserve] for seat, reserve in enumerate(state.reserve)
        ],
        "ranks": ranks(state) if state.is_over and not state.is_solo else [None] * state.setup.players,
        "band": band(components, standing[0]) if state.is_solo else None,
        "bands": list(components.bands) if state.is_solo else [],
    }


def _added(state: DreamscapeState, runs: dict[str, int], place: int) -> int | None:
    """What buying this card would add to the score, its dream type apart; ``None`` where nothing lies."""
    if not state.row[place]:
        return None
    return state.components.z_card_points if state.asleep[place] else added(state.components, runs, state.row[place])


def redeal(state: DreamscapeState, chance: Chance) -> None:
    """The deck and the unknown Z cards are one pool, of which nobody has seen a face."""
    known = state.known
    pool = [*state.deck, *(card for deep in state.deep for card in deep if card not in known)]
    _deal(state, pool, chance)


def reshuffle(state: DreamscapeState, chance: Chance) -> None:
    """No seat knows more than another: the same as to deal anew."""
    known = state.known
    _deal(state, sorted([*state.deck, *(card for deep in state.deep for card in deep if card not in known)]), chance)


def _deal(state: DreamscapeState, pool: list[str], chance: Chance) -> None:
    known = state.known
    chance.shuffle("deck", pool)
    for deep in state.deep:
        deep[:] = [card if card in known else pool.pop() for card in deep]
    state.deck = pool


def imagine(game: Game, view: Mapping[str, Any], chance: Chance) -> DreamscapeState:
    """A table that looks like ``view``; unseen cards come from ``chance``, which it also goes on with."""
    state = DreamscapeState(game.setup(view["players"], view["options"], view["overrides"]), chance)
    state.turn, state.bought = view["turn"], view["bought"]
    state.cost, state.fresh = list(view["cost"]), list(view["fresh"])
    state.discard, state.held = list(view["discard"]), list(view["held"])
    state.rem = [list(stack) for stack in view["rem"]]
    state.reserve = [list(stack) for stack in view["reserve"]]
    _lay_row(state, view)
    _lay_turn(state, view)
    _lay_unseen(state, view)
    _lay_question(state, view)
    redeal(state, chance)
    return state


def _lay_row(state: DreamscapeState, view: Mapping[str, Any]) -> None:
    state.row = ["" if cell[1] == EMPTY else cell[1] for cell in view["row"]]
    state.asleep = [cell[-1] == Z for cell in view["row"]]


def _lay_turn(state: DreamscapeState, view: Mapping[str, Any]) -> None:
    state.active = next(seat for seat, side in enumerate(view["token"]) if side is not None)
    state.token = view["token"][state.active]
    state.temp = view["temp"] or 0
    state.spent = view["spent"][state.active]
    state.cascade = [Performance(**done) for done in view["cascade"]]


def _lay_unseen(state: DreamscapeState, view: Mapping[str, Any]) -> None:
    """The cards that lie nowhere in sight, in any order: some of them Z cards, the rest the deck."""
    state.known = [card for deep in view["deep"] for card in deep if card != UNKNOWN]
    seen = {*state.known, *state.row, *state.discard, *state.held}
    seen.update(card for stack in (*state.rem, *state.reserve) for card in stack)
    state.deck = [card for card in deck_in_play(state.components, state.setup.options) if card not in seen]
    state.deep = [[state.deck.pop() if card == UNKNOWN else card for card in deep] for deep in view["deep"]]


def _lay_question(state: DreamscapeState, view: Mapping[str, Any]) -> None:
    decision = view["decision"]
    state.decisions = view["decisions"]
    state.result = load_result(view["result"])
    if decision is not None:
        state.decision = decision["number"]
        state.waiting = tuple(decision["waiting"])
        state.agenda = agenda_at(state, asked(decision["question"], decision["facts"]))
