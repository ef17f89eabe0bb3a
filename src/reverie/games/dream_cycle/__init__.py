"""Dream Cycle: a bicycle race over a board that is built while it is ridden. Ledger: ``docs/rules/dream-cycle.md``."""

from collections.abc import Mapping, Sequence
from typing import Any

from reverie.games.dream_cycle import asides, bot, position, told, view
from reverie.games.dream_cycle.buying import Buying, is_arranging
from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.conflicts import DecideChain, DecideConflict, Enter, Extort, PushOn, Settle
from reverie.games.dream_cycle.content import FREE_CONTENT, read_components
from reverie.games.dream_cycle.debts import Debt, Owe
from reverie.games.dream_cycle.encoding import DreamCycleEncoding
from reverie.games.dream_cycle.geometry import column_number
from reverie.games.dream_cycle.heuristics import DreamCycleHeuristics
from reverie.games.dream_cycle.movement_start import AfterFringewalk, ChooseFacing, ChooseFringewalk, StartMovement
from reverie.games.dream_cycle.moves import MOVE_TYPES
from reverie.games.dream_cycle.outlook import outlook_in_view
from reverie.games.dream_cycle.position_words import READINGS, WORDS
from reverie.games.dream_cycle.preparation import SET_UP, ChooseStart, SetUp
from reverie.games.dream_cycle.rare_positions import rare_positions
from reverie.games.dream_cycle.rows import RemoveRows
from reverie.games.dream_cycle.squares import Befall, ChooseAffected, ChooseColour, ChooseEffect, Effects
from reverie.games.dream_cycle.state import DreamState
from reverie.games.dream_cycle.trades import AnswerOffer
from reverie.games.dream_cycle.turns import BeginTurn, CloseTurn, OfferBuyBack, OfferExtraTurn, PassOn
from reverie.games.dream_cycle.windows import ArrivalWindow, BlockedWindow, CaughtWindow, OpenWindow, StartWindow
from reverie.kernel import Chance, Encoding, Game, Heuristics, Log, Move, OneOf, Refused, Setup, WholeNumber


class DreamCycle(Game[DreamState, Components]):
    """The game: its facts, its options, and which module answers for what."""

    name = "dream-cycle"
    code = "DC"
    version = 1
    player_counts = (2, 3, 4, 5)  # DC-020
    minutes = (60, 120)
    phase_limit = 60  # DC-220
    package = "reverie.games.dream_cycle"
    options = (
        OneOf("night", "full", ("full", "half", "nap"), clause="DC-214"),
        WholeNumber("round_limit", None, minimum=1, optional=True, clause="DC-213"),
        OneOf("start", "empty", ("empty", "dealt"), clause="DC-215"),
    )
    hidden = True  # a trade that is being drafted (ledger 4)
    takeback = True
    takeback_clause = "DC-056"
    over_clause = "DC-210"
    stale_clause = "DC-030"
    players_clause = "DC-020"
    chance_labels = ("tile", "orientation", "first", "inspiration", "die", "dealt")
    state_type = DreamState
    position_words = WORDS
    reading_words = READINGS
    move_types = MOVE_TYPES
    step_types = (
        *(SetUp, ChooseStart, BeginTurn, Buying, CloseTurn, OfferBuyBack, OfferExtraTurn, PassOn, RemoveRows),
        *(StartMovement, ChooseFringewalk, AfterFringewalk, ChooseFacing),
        *(OpenWindow, StartWindow, ArrivalWindow, CaughtWindow, BlockedWindow),
        *(Enter, Extort, Settle, DecideConflict, PushOn, DecideChain),
        *(Effects, ChooseColour, ChooseEffect, Befall, ChooseAffected),
        *(Owe, Debt, AnswerOffer),
    )

    free_content = FREE_CONTENT

    def read_content(self, raw: Mapping[str, Any]) -> Components:
        return read_components(raw, self.raw_content)

    def trial_options(self) -> Mapping[str, Any]:
        """Random riders lose themselves on a long board; a nap shows them every kind of square within a few rounds."""
        return {"night": "nap", "round_limit": 3, "start": "dealt"}

    def some_positions(self, players: int) -> Sequence[Mapping[str, Any]]:
        return rare_positions(players)

    def parse(self, text: str) -> Move:
        """A start column may be written as people call it: ``start F``."""
        verb, _, column = text.partition(" ")
        if verb == "start" and column.isascii() and column.isalpha() and len(column) < 3:
            text = f"{verb} {column_number(column.upper())}"
        return super().parse(text)

    def begin(self, state: DreamState) -> None:
        state.agenda.append(SET_UP)

    def may_take_back(self, before: DreamState, seat: int, move: Move) -> bool:
        return isinstance(before.ask, Buying) and seat in before.waiting and is_arranging(move)

    def tells_nothing(self, before: DreamState, seat: int, move: Move, after: DreamState) -> bool:
        """All that is arranged lies open; only drafts are secret."""
        return self.may_take_back(before, seat, move)

    def told(self, view_: Mapping[str, Any]) -> Mapping[str, Any]:
        return told.told(view_)

    def move_facts(self, view_: Mapping[str, Any], move: Move) -> Mapping[str, Any]:
        return told.move_facts(self.setup(view_["players"], overrides=view_["overrides"]).content, view_, move)

    def look(self, state: DreamState, seat: int | None) -> dict[str, Any]:
        return view.look(state, seat)

    def redeal(self, state: DreamState, seat: int | None, chance: Chance) -> None:
        view.redeal(state, seat, chance)

    def problems(self, state: DreamState) -> list[Refused]:
        return position.problems(state)

    def asides(self, state: DreamState, seat: int) -> Sequence[Move]:
        return asides.lawful(state, seat)

    def take_aside(self, state: DreamState, seat: int, move: Move, log: Log) -> None:
        asides.take(state, seat, move, log)

    def why_no_aside(self, state: DreamState, seat: int, move: Move) -> Refused | None:
        return asides.why_not(state, seat, move)

    def imagine(self, view_: Mapping[str, Any], chance: Chance) -> DreamState:
        return view.imagine(self, view_, chance)

    def place(self, state: DreamState, position_: Mapping[str, Any], log: Log = None) -> None:
        position.place(state, position_, log)

    def readings(self, state: DreamState) -> dict[str, Any]:
        return position.readings(state)

    def advise(self, view: Mapping[str, Any], moves: Sequence[Move], chance: Chance) -> Move:
        components = self.setup(view["players"], view["options"], view["overrides"]).content
        return bot.choose(outlook_in_view(components, view), moves)

    def encoding(self, setup: Setup[Components]) -> Encoding[DreamState]:
        return DreamCycleEncoding(setup)

    def heuristics(self, setup: Setup[Components]) -> Heuristics[DreamState]:
        return DreamCycleHeuristics(setup.players)


GAME = DreamCycle()
