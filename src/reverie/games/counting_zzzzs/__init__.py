"""Counting Zzzzs: dream long and sweetly, and wake the neighbours. Ledger: ``docs/rules/counting-zzzzs.md``."""

from collections.abc import Mapping, Sequence
from typing import Any

from reverie.games.counting_zzzzs import bot, position, view
from reverie.games.counting_zzzzs.benders import PickElement
from reverie.games.counting_zzzzs.components import Deck, read_deck
from reverie.games.counting_zzzzs.moves import MOVE_TYPES
from reverie.games.counting_zzzzs.position_words import READINGS, WORDS
from reverie.games.counting_zzzzs.preparation import SET_UP, SetUp
from reverie.games.counting_zzzzs.scoring import tally_of
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.games.counting_zzzzs.turns import BeginTurn, FirstCard, SecondCard, SecondStep
from reverie.games.counting_zzzzs.windows import TakeEffect, Window
from reverie.kernel import Chance, Game, Log, Move, State


class CountingZzzzs(Game):
    name = "counting-zzzzs"
    code = "CZ"
    version = 1
    player_counts = (2, 3, 4)  # CZ-001
    minutes = (30, 45)
    package = "reverie.games.counting_zzzzs"
    simultaneous = True
    hidden = True
    window_kinds = ("element", "wake", "force")
    stretches = ("turn", "dream")
    over_clause = "CZ-128"
    players_clause = "CZ-001"
    chance_labels = ("box", "deck", "start", "draw")
    state_type = ZzzzsState
    position_words = WORDS
    reading_words = READINGS
    move_types = MOVE_TYPES
    step_types = (SetUp, BeginTurn, FirstCard, SecondStep, SecondCard, PickElement, Window, TakeEffect)

    def read_content(self, raw: Mapping[str, Any]) -> Deck:
        return read_deck(raw, self._printed)

    @property
    def _printed(self) -> Mapping[str, Any]:
        return self.raw_content

    def begin(self, state: State) -> None:
        state.agenda.append(SET_UP)

    def imagine(self, view_: Mapping[str, Any], chance: Chance) -> ZzzzsState:
        return view.imagine(self, view_, chance)

    def place(self, state: State, position_: Mapping[str, Any], log: Log = None) -> None:
        assert isinstance(state, ZzzzsState)
        position.place(state, position_, log)

    def readings(self, state: State) -> dict[str, Any]:
        assert isinstance(state, ZzzzsState)
        tallies = [tally_of(state.deck, dream) for dream in state.dream]
        return {"worth": [tally.total for tally in tallies], "asleep": state.asleep}

    def advise(self, view_: Mapping[str, Any], moves: Sequence[Move], chance: Chance) -> Move:
        return bot.choose(view.imagine(self, view_, chance), view_["seat"], moves)


GAME = CountingZzzzs()
