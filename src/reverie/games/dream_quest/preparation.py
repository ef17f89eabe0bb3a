"""Setting up (ledger D): decks, quest, first player, characters, avatars."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_quest.moves import PickCharacter
from reverie.games.dream_quest.questions import Question
from reverie.games.dream_quest.rounds import Turn
from reverie.games.dream_quest.sheets import sheet_facts
from reverie.games.dream_quest.sleep import reset
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Event, IllegalMove, Log, Move, Refused, Step, move_text

HEAD_START: Final = 10
"""What a short game gives beyond the quest's need: two purchases (DQ-151)."""


class Prepare(Step[DreamQuestState]):
    """First player, quest, decks; then the characters are dealt, or picked in turn order (DQ-039, DQ-043 to DQ-045)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        chance, options, edition = state.chance, state.setup.options, state.edition
        state.first = chance.pick("first", range(state.players))
        asked = options["quest"]
        state.quest = chance.pick("quest", list(edition.quests)) if asked == "random" else asked
        state.dream_deck = list(edition.dream)
        chance.shuffle("dream", state.dream_deck)
        state.reality_deck = edition.reality_deck(options["reality_deck"])
        chance.shuffle("reality", state.reality_deck)
        if log is not None:
            need = state.current_quest.providence_min
            log.append(Event("game_begun", {"quest": state.quest, "need": need, "first_seat": state.first}))
        order = [state.first, *state.after(state.first)]
        state.agenda.append(BEGIN_PLAY)
        if options["characters"] == "choose":
            state.agenda += [ChooseCharacter(seat) for seat in reversed(order)]
        else:
            deal_characters(state, order, log)


def deal_characters(state: DreamQuestState, order: Sequence[int], log: Log) -> None:
    """Deal a character to every seat, in this order."""
    dealt = list(state.edition.characters)
    state.chance.shuffle("characters", dealt)
    for seat, character in zip(order, dealt, strict=False):
        take_character(state, seat, character, log)


def take_character(state: DreamQuestState, seat: int, character: str, log: Log) -> None:
    """A seat takes a character."""
    state.character[seat] = character
    if log is not None:
        told = sheet_facts(state.sheet(seat), state.setup.options["edition"])
        log.append(Event("character_taken", {"seat": seat, **told}))


class ChooseCharacter(Question[PickCharacter]):
    """Nobody has the same as another (DQ-007, DQ-044)."""

    question: ClassVar[str] = "choose-character"
    clause: ClassVar[str] = "DQ-044"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, state: DreamQuestState) -> Sequence[int]:
        return (self.seat,)

    def moves(self, state: DreamQuestState, seat: int) -> Sequence[PickCharacter]:
        return [PickCharacter(name) for name in state.edition.characters if name not in state.character]

    def why_not(self, state: DreamQuestState, seat: int, move: Move) -> Refused:
        if isinstance(move, PickCharacter) and move.character in state.edition.characters:
            return IllegalMove("dream-quest-character-taken", {"character": move.character}, "DQ-007")
        return Question.why_not(self, state, seat, move)

    def facts(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        printing = state.setup.options["edition"]
        sheets = {
            move_text(PickCharacter(sheet.id)): sheet_facts(sheet, printing)
            for sheet in state.edition.characters.values()
            if sheet.id not in state.character
        }
        facts = {"seat": self.seat, "quest": state.quest, "need": state.current_quest.providence_min}
        return {**facts, "each_move": sheets}

    def answer(self, state: DreamQuestState, seat: int, move: PickCharacter, log: Log) -> None:
        take_character(state, seat, move.character, log)


class BeginPlay(Step[DreamQuestState]):
    """Everything on its printed value, every avatar on its space (DQ-015, DQ-019, DQ-040 to DQ-042)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        for seat in range(state.players):
            reset(state, seat)
            state.providence[seat] = state.sheet(seat).providence
            state.asleep[seat] = state.ability(seat).starts_asleep
        if state.setup.options["opening"] == "last_night":
            begin_last_night(state)
        state.agenda.append(Turn(state.first))


def begin_last_night(state: DreamQuestState) -> None:
    """The short game: at the edge of the Dream Cycle, with what the quest asks and a little more (DQ-151)."""
    for seat in range(state.players):
        state.space[seat] = state.board.edge
        state.providence[seat] += state.current_quest.providence_min + HEAD_START


PREPARE: Final = Prepare()
BEGIN_PLAY: Final = BeginPlay()
