"""Counting Zzzzs: dream long and sweetly, and wake the neighbours. Ledger: ``docs/rules/counting-zzzzs.md``."""

from collections.abc import Mapping, Sequence
from typing import Any

from reverie.games.counting_zzzzs import bot, position, view
from reverie.games.counting_zzzzs.benders import PickElement
from reverie.games.counting_zzzzs.components import Deck
from reverie.games.counting_zzzzs.content import FREE_CONTENT, read_deck
from reverie.games.counting_zzzzs.encoding import ZzzzsEncoding
from reverie.games.counting_zzzzs.heuristics import ZzzzsHeuristics
from reverie.games.counting_zzzzs.moves import MOVE_TYPES
from reverie.games.counting_zzzzs.position_words import READINGS, WORDS
from reverie.games.counting_zzzzs.preparation import SET_UP, SetUp
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.games.counting_zzzzs.turns import BeginTurn, FirstCard, SecondCard, SecondStep
from reverie.games.counting_zzzzs.windows import TakeEffect, Window
from reverie.kernel import Chance, Encoding, Game, Heuristics, Log, Move, Refused, Setup


class CountingZzzzs(Game[ZzzzsState, Deck]):
    """The game: its facts, and what the kernel asks of it."""

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

    free_content = FREE_CONTENT

    def read_content(self, raw: Mapping[str, Any]) -> Deck:
        return read_deck(raw, self.raw_content)

    def begin(self, state: ZzzzsState) -> None:
        state.agenda.append(SET_UP)

    def look(self, state: ZzzzsState, seat: int | None) -> dict[str, Any]:
        return view.look(state, seat)

    def redeal(self, state: ZzzzsState, seat: int | None, chance: Chance) -> None:
        view.redeal(state, seat, chance)

    def reshuffle(self, state: ZzzzsState, chance: Chance) -> None:
        view.reshuffle(state, chance)

    def problems(self, state: ZzzzsState) -> list[Refused]:
        return position.problems(state)

    def imagine(self, view_: Mapping[str, Any], chance: Chance) -> ZzzzsState:
        return view.imagine(self, view_, chance)

    def place(self, state: ZzzzsState, position_: Mapping[str, Any], log: Log = None) -> None:
        position.place(state, position_, log)

    def readings(self, state: ZzzzsState) -> dict[str, Any]:
        return position.readings(state)

    def advise(self, view_: Mapping[str, Any], moves: Sequence[Move], chance: Chance) -> Move:
        return bot.choose(view.imagine(self, view_, chance), view_["seat"], moves)

    def encoding(self, setup: Setup[Deck]) -> Encoding[ZzzzsState]:
        return ZzzzsEncoding(setup)

    def heuristics(self, setup: Setup[Deck]) -> Heuristics[ZzzzsState]:
        return ZzzzsHeuristics(setup)


GAME = CountingZzzzs()
