"""Lullaby: sing a child to sleep before the verses run out. A small game to copy from; its ledger is ``README.md``."""

from collections.abc import Mapping
from typing import Any

from lullaby import view
from lullaby.asides import AnswerOffer
from lullaby.creaks import Creaks
from lullaby.moves import MOVE_TYPES
from lullaby.singing import Perform, Reroll, Settle, SingAgain, SingVerse, Turn
from lullaby.state import LullabyState
from lullaby.verses import Verses, read_verses
from reverie.kernel import Chance, Game, Log, OneOf, State, lay_fields, raise_first, run_from


class Lullaby(Game):
    name = "lullaby"
    code = "LU"
    version = 1
    player_counts = (1, 2, 3)  # LU-001
    minutes = (5, 10)
    package = "lullaby"
    options = (OneOf("child", "drowsy", ("drowsy", "wakeful"), clause="LU-004"),)
    simultaneous = True
    hidden = True
    window_kinds = ("verse",)
    stretches = ("turn",)
    takeback = True
    takeback_clause = "LU-022"
    over_clause = "LU-020"
    stale_clause = "LU-023"
    players_clause = "LU-001"
    chance_labels = ("verses", "die")
    state_type = LullabyState
    move_types = MOVE_TYPES
    step_types = (Turn, SingVerse, Perform, Reroll, Creaks, Settle, SingAgain, AnswerOffer)

    def read_content(self, raw: Mapping[str, Any]) -> Verses:
        return read_verses(raw)

    def begin(self, state: State) -> None:
        """Shuffle, deal, light the candles (LU-002 to LU-004)."""
        assert isinstance(state, LullabyState)
        verses = state.verses
        state.pile = list(verses.deck)
        state.chance.shuffle("verses", state.pile)
        for hand in state.hands:
            hand.extend(state.pile[: verses.hand])
            del state.pile[: verses.hand]
        state.awake = verses.awake[state.setup.options["child"]]
        state.candles = [verses.candles] * state.players
        state.agenda.append(Turn(0))

    def imagine(self, view_: Mapping[str, Any], chance: Chance) -> LullabyState:
        return view.imagine(self, view_, chance)

    def place(self, state: State, position: Mapping[str, Any], log: Log = None) -> None:
        """A position at the beginning of the singer's turn; verses that are not given lie in the pile."""
        assert isinstance(state, LullabyState)
        lay_fields(state, position)
        if "pile" not in position:
            state.pile = state.verses.without(*state.hands, state.song, state.spent)
            state.chance.shuffle("verses", state.pile)
        raise_first(state.problems())
        run_from(state, [Turn(state.singer)], log)


GAME = Lullaby()
