"""Project Dreamscape: buy dreams and chain their types. Ledger: ``docs/rules/project-dreamscape.md``."""

from collections.abc import Mapping, Sequence
from typing import Any

from reverie.games.project_dreamscape import bot, controlled_study, position, preparation, view
from reverie.games.project_dreamscape.areas import LoseZFreely
from reverie.games.project_dreamscape.buying import BuyCard
from reverie.games.project_dreamscape.cascades import ChooseDream, EndCascade
from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.content import FREE_CONTENT, read_components
from reverie.games.project_dreamscape.deep_sleep import TakeZ
from reverie.games.project_dreamscape.dreams.collective_dream import ChooseCopy
from reverie.games.project_dreamscape.dreams.empowered_dreaming import DiscardHeld, EmpowerCard
from reverie.games.project_dreamscape.dreams.floating_free import PullCard
from reverie.games.project_dreamscape.dreams.interrupted_sleep import FlipCard
from reverie.games.project_dreamscape.dreams.invasive_dreaming import ChooseInvaded, ChooseInvader
from reverie.games.project_dreamscape.dreams.lucid_dreaming import ReserveCard
from reverie.games.project_dreamscape.dreams.night_terror import ChooseVictim, GiveUpZ
from reverie.games.project_dreamscape.dreams.paradigm_shift import SweepCard
from reverie.games.project_dreamscape.dreams.recurring_dream import ChooseReplay
from reverie.games.project_dreamscape.dreams.shifting_dreams import PutCard, PutShield
from reverie.games.project_dreamscape.encoding import DreamscapeEncoding
from reverie.games.project_dreamscape.heuristics import DreamscapeHeuristics
from reverie.games.project_dreamscape.moves import MOVE_TYPES, in_capitals
from reverie.games.project_dreamscape.phase_three import PrepareNext, TidyUp
from reverie.games.project_dreamscape.position_words import READINGS, WORDS
from reverie.games.project_dreamscape.sleep_token import UseToken
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.games.project_dreamscape.turns import BeginTurn
from reverie.games.project_dreamscape.virtual_dreaming import DiscardDreams
from reverie.kernel import Chance, Encoding, Game, Heuristics, Log, Move, OneOf, Refused, Setup


class ProjectDreamscape(Game[DreamscapeState, Components]):
    """The game: its facts, and what the kernel asks of it."""

    name = "project-dreamscape"
    code = "PD"
    version = 1
    player_counts = (1, 2, 3, 4)  # PD-001
    minutes = (10, 30)
    package = "reverie.games.project_dreamscape"
    options = (
        *controlled_study.SWAP_OPTIONS,
        OneOf("shield_variant", "off", ("off", "on"), clause="PD-142"),
        OneOf("sleep_token", "off", ("off", "on"), clause="PD-140"),
        preparation.START_OPTION,
    )
    hidden = True
    takeback = True
    over_clause = "PD-133"
    players_clause = "PD-001"
    chance_labels = ("start", "deck")
    state_type = DreamscapeState
    position_words = WORDS
    reading_words = READINGS
    move_types = MOVE_TYPES
    step_types = (
        preparation.SetUp,
        BeginTurn,
        UseToken,
        TakeZ,
        BuyCard,
        LoseZFreely,
        ChooseDream,
        EndCascade,
        PullCard,
        FlipCard,
        ChooseVictim,
        GiveUpZ,
        ReserveCard,
        ChooseReplay,
        ChooseCopy,
        PutCard,
        PutShield,
        ChooseInvaded,
        ChooseInvader,
        EmpowerCard,
        DiscardHeld,
        SweepCard,
        TidyUp,
        DiscardDreams,
        PrepareNext,
    )

    def parse(self, text: str) -> Move:
        return super().parse(in_capitals(text))

    free_content = FREE_CONTENT

    def read_content(self, raw: Mapping[str, Any]) -> Components:
        return read_components(raw, self.raw_content)

    def check_options(self, players: int, options: Mapping[str, Any]) -> None:
        controlled_study.check_swaps(options)
        preparation.check_start(players, options)

    def trial_options(self) -> Mapping[str, Any]:
        """Each option alone, at every number of seats, would be far too many tables; the mixture has them all."""
        return {option.name: option.default for option in self.options}

    def some_options(self) -> Sequence[Mapping[str, Any]]:
        """All three new types with both variants: where most things meet."""
        swaps = {"invasive_dreaming": "LD", "empowered_dreaming": "PR", "paradigm_shift": "IS"}
        return ({**swaps, "shield_variant": "on", "sleep_token": "on", "start_seat": "A"},)

    def begin(self, state: DreamscapeState) -> None:
        state.agenda.append(preparation.SET_UP)

    def look(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        return view.look(state)

    def redeal(self, state: DreamscapeState, seat: int | None, chance: Chance) -> None:
        view.redeal(state, chance)

    def reshuffle(self, state: DreamscapeState, chance: Chance) -> None:
        view.reshuffle(state, chance)

    def problems(self, state: DreamscapeState) -> list[Refused]:
        return position.problems(state)

    def imagine(self, view_: Mapping[str, Any], chance: Chance) -> DreamscapeState:
        return view.imagine(self, view_, chance)

    def place(self, state: DreamscapeState, position_: Mapping[str, Any], log: Log = None) -> None:
        position.place(state, position_, log)

    def tells_nothing(self, before: DreamscapeState, seat: int, move: Move, after: DreamscapeState) -> bool:
        """No card has left a place where it lay face down."""
        hidden = (before.deck == after.deck, before.deep == after.deep, before.known == after.known)
        return all(hidden)

    def readings(self, state: DreamscapeState) -> dict[str, Any]:
        return position.readings(state)

    def printed_on(self, view_: Mapping[str, Any], thing: str) -> Sequence[tuple[str, Mapping[str, Any]]]:
        """What a dream type does; on a card, what each of its two does."""
        components = self.setup(view_["players"], view_["options"], view_["overrides"]).content
        if thing in (*components.base_types, *components.new_types):
            return [("type-effect", {"type": thing})]
        return [("printed-type", {"type": type_}) for type_ in components.types_of.get(thing, ())]

    def advise(self, view: Mapping[str, Any], moves: Sequence[Move], chance: Chance) -> Move:
        """What it cannot see it imagines once, and tries the moves there."""
        return bot.choose(self.imagine(view, chance), view["seat"], moves)

    def encoding(self, setup: Setup[Components]) -> Encoding[DreamscapeState]:
        return DreamscapeEncoding(setup)

    def heuristics(self, setup: Setup[Components]) -> Heuristics[DreamscapeState]:
        return DreamscapeHeuristics(setup)


GAME = ProjectDreamscape()
