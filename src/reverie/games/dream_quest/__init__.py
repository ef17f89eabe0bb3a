"""Dream-Quest: two worlds, one quest. Ledger: ``docs/rules/dream-quest.md``."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from reverie.games.dream_quest import bot, looks, position, view
from reverie.games.dream_quest.agenda import STEP_TYPES
from reverie.games.dream_quest.components import BOARDS, EDITIONS, Components
from reverie.games.dream_quest.content import FREE_CONTENT, read_components
from reverie.games.dream_quest.encoding import DreamQuestEncoding
from reverie.games.dream_quest.heuristics import DreamQuestHeuristics
from reverie.games.dream_quest.moves import MOVE_TYPES
from reverie.games.dream_quest.odds import FAVOUR
from reverie.games.dream_quest.position_words import READINGS, WORDS
from reverie.games.dream_quest.preparation import PREPARE
from reverie.games.dream_quest.rare_positions import rare_positions
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Chance, Encoding, Game, Heuristics, Log, Move, OneOf, Refused, Setup, WholeNumber

LONG_STOP = 150
"""Rounds after which a game ends without a victor, unless the table chooses otherwise (DQ-136)."""
TRIAL_ROUNDS = 4
"""Rounds of a game in the conformance suite."""


class DreamQuest(Game[DreamQuestState, Components]):
    """The game: its facts, and what the kernel asks of it."""

    name = "dream-quest"
    code = "DQ"
    version = 1
    player_counts = (2, 3, 4, 5)  # DQ-001
    minutes = (60, 120)
    lowest_wins = True  # scores are places
    package = "reverie.games.dream_quest"
    options = (
        OneOf("characters", "random", ("random", "choose"), clause="DQ-044"),
        OneOf("quest", "random", ("random", "great-ritual", "borrowed-face", "last-toll"), clause="DQ-043"),
        OneOf("reality_deck", "standard", ("standard", "long_night"), clause="DQ-005"),
        OneOf("board", "dreamlands", BOARDS, clause="DQ-011"),
        OneOf("edition", "first", EDITIONS, clause="DQ-011"),
        OneOf("opening", "threshold", ("threshold", "last_night"), clause="DQ-151"),
        WholeNumber("max_rounds", LONG_STOP, minimum=0, clause="DQ-136"),
    )
    looks = looks.LOOKS
    simultaneous = False
    hidden = True
    over_clause = "DQ-134"
    players_clause = "DQ-001"
    chance_labels = ("first", "quest", "characters", "dream", "reality", "way_back", *FAVOUR)
    state_type = DreamQuestState
    position_words = WORDS
    reading_words = READINGS
    move_types = MOVE_TYPES
    step_types = STEP_TYPES

    free_content = FREE_CONTENT

    def read_content(self, raw: Mapping[str, Any]) -> Components:
        return read_components(raw)

    def trial_options(self) -> Mapping[str, Any]:
        """Trials begin near the end, where everything can happen within a few rounds; all is varied in a mixture."""
        usual = {option.name: option.default for option in self.options}
        return {**usual, "opening": "last_night", "max_rounds": TRIAL_ROUNDS}

    def some_options(self) -> Sequence[Mapping[str, Any]]:
        return ({"board": "short_night", "edition": "revised", "characters": "choose", "reality_deck": "long_night"},)

    def some_positions(self, players: int) -> Sequence[Mapping[str, Any]]:
        edition = self.setup(players).content.editions["first"]
        return rare_positions(edition, players, TRIAL_ROUNDS)

    def begin(self, state: DreamQuestState) -> None:
        state.agenda.append(PREPARE)

    def look(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        return view.look(state)

    def redeal(self, state: DreamQuestState, seat: int | None, chance: Chance) -> None:
        view.redeal(state, chance)

    def reshuffle(self, state: DreamQuestState, chance: Chance) -> None:
        view.reshuffle(state, chance)

    def problems(self, state: DreamQuestState) -> list[Refused]:
        return position.problems(state)

    def imagine(self, view_: Mapping[str, Any], chance: Chance) -> DreamQuestState:
        return view.imagine(self, view_, chance)

    def place(self, state: DreamQuestState, position_: Mapping[str, Any], log: Log = None) -> None:
        position.place(state, position_, log)

    def readings(self, state: DreamQuestState) -> dict[str, Any]:
        return position.readings(state)

    def look_at(self, view: Mapping[str, Any], look: str, about: str) -> Sequence[tuple[str, Mapping[str, Any]]]:
        content = self.setup(view["players"], view["options"], view["overrides"]).content
        return looks.look_at(content, view, look, about)

    def printed_on(self, view: Mapping[str, Any], thing: str) -> Sequence[tuple[str, Mapping[str, Any]]]:
        content = self.setup(view["players"], view["options"], view["overrides"]).content
        return looks.printed_on(content, view, thing)

    def advise(self, view: Mapping[str, Any], moves: Sequence[Move], chance: Chance) -> Move:
        return bot.choose(self.imagine(view, chance.copy()), view["seat"], moves)

    def encoding(self, setup: Setup[Components]) -> Encoding[DreamQuestState]:
        return DreamQuestEncoding(setup)

    def heuristics(self, setup: Setup[Components]) -> Heuristics[DreamQuestState]:
        return _heuristics(setup)


@lru_cache(maxsize=8)
def _heuristics(setup: Setup[Components]) -> DreamQuestHeuristics:
    """They keep what they worked out about a board, so they are made only once."""
    return DreamQuestHeuristics(setup)


GAME = DreamQuest()
