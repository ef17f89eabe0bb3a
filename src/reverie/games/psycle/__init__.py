"""Psycle: everybody plays one card at once, and strength runs in a circle. Ledger: ``docs/rules/psycle.md``."""

from collections.abc import Mapping, Sequence
from typing import Any

from reverie.games.psycle import bot, position, view
from reverie.games.psycle.components import Components
from reverie.games.psycle.content import FREE_CONTENT, read_components
from reverie.games.psycle.encoding import PsycleEncoding
from reverie.games.psycle.end_of_psycle import EndPsycle
from reverie.games.psycle.heuristics import PsycleHeuristics
from reverie.games.psycle.moves import Play
from reverie.games.psycle.position_words import READINGS, WORDS
from reverie.games.psycle.preparation import START_PSYCLE, StartPsycle
from reverie.games.psycle.rounds import ChooseCards, RevealTiles
from reverie.games.psycle.state import PsycleState
from reverie.kernel import Chance, Encoding, Game, Log, Move, Refused, Setup, WholeNumber


class Psycle(Game[PsycleState, Components]):
    """The game: its facts, and what the kernel asks of it."""

    name = "psycle"
    code = "PS"
    version = 1
    player_counts = (2, 3, 4)  # PS-008
    minutes = (10, 20)
    package = "reverie.games.psycle"
    options = (WholeNumber("psycle_cap", None, minimum=1, optional=True, clause="PS-081"),)
    simultaneous = True
    hidden = True
    takeback_clause = "PS-088"
    over_clause = "PS-089"
    stale_clause = "PS-086"
    players_clause = "PS-008"
    chance_labels = ("tiles", "targets", "bonuses")
    state_type = PsycleState
    position_words = WORDS
    reading_words = READINGS
    move_types = (Play,)
    step_types = (StartPsycle, RevealTiles, ChooseCards, EndPsycle)

    free_content = FREE_CONTENT

    def read_content(self, raw: Mapping[str, Any]) -> Components:
        return read_components(raw, self.raw_content)

    def begin(self, state: PsycleState) -> None:
        state.agenda.append(START_PSYCLE)

    def look(self, state: PsycleState, seat: int | None) -> dict[str, Any]:
        return view.look(state, seat)

    def redeal(self, state: PsycleState, seat: int | None, chance: Chance) -> None:
        view.redeal(state, seat, chance)

    def reshuffle(self, state: PsycleState, chance: Chance) -> None:
        view.reshuffle(state, chance)

    def problems(self, state: PsycleState) -> list[Refused]:
        return position.problems(state)

    def imagine(self, view_: Mapping[str, Any], chance: Chance) -> PsycleState:
        return view.imagine(self, view_, chance)

    def place(self, state: PsycleState, position_: Mapping[str, Any], log: Log = None) -> None:
        position.place(state, position_, log)

    def script(self, forced: Mapping[str, Sequence[Any]]) -> dict[str, Sequence[Any]]:
        return position.script(forced)

    def readings(self, state: PsycleState) -> dict[str, Any]:
        return position.readings(state)

    def advise(self, view: Mapping[str, Any], moves: Sequence[Move], chance: Chance) -> Move:
        content = self.setup(view["players"], view["options"], view["overrides"]).content
        return bot.choose(content, view, moves, chance)

    def encoding(self, setup: Setup[Components]) -> Encoding[PsycleState]:
        return PsycleEncoding(setup)

    def heuristics(self, setup: Setup[Components]) -> PsycleHeuristics:
        return PsycleHeuristics(setup)


GAME = Psycle()
