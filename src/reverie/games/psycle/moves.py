"""The one thing a player says in Psycle (ledger 3): which card to lay face down."""

from typing import Final, NamedTuple

from reverie.games.psycle.components import CARDS, MOST_ROUNDS, RICHEST_START


class Play(NamedTuple):
    """Lay this card face down."""

    card: int
    verb: str = "play"


HIGHEST: Final = CARDS - 1
PLAYS: Final = tuple(Play(card) for card in range(HIGHEST + 1))
MOST_GEMS: Final = RICHEST_START + HIGHEST * MOST_ROUNDS
"""No seat can ever own more (ledger 6, invariant 2)."""
AFFORDABLE: Final = tuple(PLAYS[: gems + 1] for gems in range(MOST_GEMS + 1))
"""By gems owned: the cards that can be played, lowest first (PS-038, PS-041)."""
