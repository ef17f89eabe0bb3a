"""What each seat sees (ledger 4), how to deal anew what it does not, and how to imagine a whole table from a view."""

from collections.abc import Mapping
from typing import Any

from reverie.games.psycle.agenda import agenda_at
from reverie.games.psycle.moves import PLAYS
from reverie.games.psycle.state import PsycleState
from reverie.kernel import UNKNOWN, Chance, Game, Move, load_result


def look(state: PsycleState, seat: int | None) -> dict[str, Any]:
    """Piles are shown sorted: what is left in them is known, its order is not (PS-036, PS-039, PS-040)."""
    supply, committed = state.supply, state.committed
    return {
        "gems": state.gems[:],
        "score": state.score[:],
        "tiles": state.tiles[:],
        "target": state.target,
        "bonus": state.bonus,
        "target_pile": sorted(state.target_pile),
        "bonus_pile": sorted(state.bonus_pile),
        "shown": [list(pair) for pair in state.shown],
        "revealed": [list(cards) for cards in state.revealed],
        "round_no": state.round_no,
        "psycle_no": state.psycle_no,
        "committed": [_face(card, owner == seat) for owner, card in enumerate(committed)],
        "hand": [_hand(card, owner == seat) for owner, card in enumerate(committed)],
        "supply": max(0, supply),
        "substitutes": max(0, -supply),
        "tile_supply": state.tile_supply,
    }


def _face(card: int | None, own: bool) -> int | str | None:
    """A face-down card is known to its owner alone, even where it is certain (PS-087)."""
    return card if own or card is None else UNKNOWN


def _hand(card: int | None, own: bool) -> list[Any]:
    """Only the owner sees the faces; others see how many there are (PS-016)."""
    if own:
        return [number for number in range(6) if number != card]
    return [UNKNOWN] * (6 if card is None else 5)


def redeal(state: PsycleState, seat: int | None, chance: Chance) -> None:
    """Shuffle what is left in the piles and exchange every card that lies face down before others (PS-087)."""
    state.target_pile = chance.shuffled("targets", state.target_pile)
    state.bonus_pile = chance.shuffled("bonuses", state.bonus_pile)
    for owner, move in enumerate(state.sealed):
        if move is not None and owner != seat:
            state.sealed[owner] = _hidden_card(state, owner, chance)


def reshuffle(state: PsycleState, chance: Chance) -> None:
    """What is left in the piles; a card that lies face down is known to its owner."""
    state.target_pile = chance.shuffled("targets", tuple(sorted(state.target_pile)))
    state.bonus_pile = chance.shuffled("bonuses", tuple(sorted(state.bonus_pile)))


def _hidden_card(state: PsycleState, owner: int, chance: Chance) -> Move:
    return PLAYS[chance.below(min(5, state.gems[owner]) + 1)]


def imagine(game: Game, view: Mapping[str, Any], chance: Chance) -> PsycleState:
    """A table that looks like ``view`` from its seat; the rest comes from ``chance``, which it also goes on with."""
    setup = game.setup(view["players"], view["options"], view["overrides"])
    state = PsycleState(setup, chance)
    state.gems = list(view["gems"])
    state.score = list(view["score"])
    state.tiles = list(view["tiles"])
    state.target, state.bonus = view["target"], view["bonus"]
    state.target_pile, state.bonus_pile = tuple(view["target_pile"]), tuple(view["bonus_pile"])
    state.shown = [(target, bonus) for target, bonus in view["shown"]]
    state.revealed = [tuple(cards) for cards in view["revealed"]]
    state.round_no, state.psycle_no = view["round_no"], view["psycle_no"]
    state.result = load_result(view["result"])
    state.decisions = state.decision = view["decisions"]
    decision = view["decision"]
    if decision is not None:
        state.agenda = agenda_at(state)
        state.waiting = tuple(decision["waiting"])
        for owner, card in enumerate(view["committed"]):
            state.sealed[owner] = None if card is None else PLAYS[0 if card == UNKNOWN else card]
    redeal(state, view["seat"], chance)
    return state
