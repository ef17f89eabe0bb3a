"""Before the first turn (LU-002 to LU-004)."""

from lullaby.state import LullabyState
from lullaby.turns import Turn


def begin(state: LullabyState) -> None:
    """Shuffle, deal, light the candles."""
    verses = state.verses
    state.pile = list(verses.deck)
    state.chance.shuffle("verses", state.pile)
    for hand in state.hands:
        hand.extend(state.pile[: verses.hand])
        del state.pile[: verses.hand]
    state.awake = verses.awake[state.setup.options["child"]]
    state.candles = [verses.candles] * state.players
    state.agenda.append(Turn(0))
