"""Positions: what a scenario may lay, and what no game can reach."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from lullaby.state import LullabyState
from lullaby.turns import Turn
from reverie.kernel import BadPosition, Log, Refused, lay_fields, raise_first, run_from


def place(state: LullabyState, position: Mapping[str, Any], log: Log) -> None:
    """A position at the beginning of the singer's turn; verses that are not given lie in the pile."""
    lay_fields(state, position)
    if "pile" not in position:
        state.pile = state.verses.without(*state.hands, state.song, state.spent)
        state.chance.shuffle("verses", state.pile)
    raise_first(problems(state))
    run_from(state, [Turn(state.singer)], log)


def problems(state: LullabyState) -> list[Refused]:
    """Every verse lies in one place, and nobody owns less than nothing."""
    lists = (state.hands, state.stars, state.candles, state.offered)
    if not 0 <= state.singer < state.players or any(len(one) != state.players for one in lists):
        return [BadPosition("wrong-length", {"wanted": state.players})]
    lying = Counter([*state.pile, *state.song, *state.spent, *(verse for hand in state.hands for verse in hand)])
    if lying != Counter(state.verses.deck):
        return [BadPosition("lullaby-verses-do-not-add-up", {}, "LU-002")]
    if min(*state.stars, *state.candles, state.noise) < 0 or not 0 <= state.die <= 6:
        return [BadPosition("lullaby-less-than-nothing")]
    if sum(state.candles) > state.verses.candles * state.players:
        return [BadPosition("lullaby-too-many-candles", {}, "LU-002", "candles")]
    return []
