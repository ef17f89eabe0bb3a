"""How a table is told to somebody who sits at it: whose turn it is, what happened, what lies there, what can be done.

Every face of a local game, lines or windows, takes its sentences from here, so that they all say the same.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from reverie.kernel import UNKNOWN, Game, Move, Refused, Result, move_text
from reverie.table.facts import FactSheet, facts_of
from reverie.table.game_in_progress import Moment
from reverie.table.typed_moves import typed_text
from reverie.text import Words
from reverie.text.sentences import is_seat
from reverie.text.sentences import letter as letter

_OBEYED: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Control characters except the line feed, and the marks that turn the direction of writing."""


class SeenState(Protocol):
    """As much of a game's state as can be told: the state itself, or what a server has shown of it."""

    @property
    def result(self) -> Result | None:
        """How the game ended, if it has."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees."""

    def moves(self, seat: int) -> Sequence[Move]:
        """What a seat may do."""


class Story(Protocol):
    """What can be told: a local game, a live one, or a record that is looked at again."""

    @property
    def game(self) -> Game:
        """The game that is played."""

    @property
    def state(self) -> SeenState:
        """The game as far as it may be known."""

    @property
    def names(self) -> list[str]:
        """Who sits there, seat by seat."""

    @property
    def people(self) -> list[int]:
        """The seats of people."""

    @property
    def history(self) -> Sequence[Moment]:
        """What has happened so far."""


@dataclass(frozen=True, slots=True)
class NumberedMove:
    """A move as it is offered."""

    number: int
    """What to type for it."""
    move: Move
    text: str
    """As records and programs write it."""
    typed: str
    """As people type it: seats by their letters."""
    label: str
    """What it is called, with what it costs and brings."""
    help: str


def plain(text: str) -> str:
    """Without anything that a terminal would obey: names may come from a file that somebody else wrote."""
    return _OBEYED.sub("", text)


def numbers_for(moves: Sequence[Move], game: Game) -> list[int]:
    """What to type for each move: 1, 2, 3; but where a game has one verb alone, with a whole number, that number.

    Nobody who wants to play the 3 should have to type 4. Where there are other verbs too, a number would mean one thing
    while only these moves are on offer and another thing as soon as others are. Seats are called by their letters.
    """
    if len(game.move_types) == 1 and all(_is_numbered(move) for move in moves):
        return [move[0] for move in moves]
    return list(range(1, len(moves) + 1))


def _is_numbered(move: Move) -> bool:
    fields: tuple[str, ...] = move._fields  # type: ignore[attr-defined]
    return len(fields) == 2 and not is_seat(fields[0]) and _is_small(move[0])


def not_on_offer(words: Words, choices: Sequence[NumberedMove]) -> str:
    """That a number stands for none of the choices, and which do."""
    numbers = sorted(choice.number for choice in choices)
    if numbers == [*range(numbers[0], numbers[-1] + 1)]:
        return words.say("not-a-choice", {"first": numbers[0], "last": numbers[-1]})
    return words.say("not-one-of", {"numbers": words.listed([str(number) for number in numbers])})


def _is_small(value: Any) -> bool:
    return type(value) is int and 0 <= value < 1000


def refusal_sentence(words: Words, refused: Refused, names: Sequence[str] = (), seat: int | None = None) -> str:
    """A refusal in words; where it has a reason of its own (a move in a record), in the words of that reason."""
    cause = refused.__cause__
    if isinstance(cause, Refused) and "reason" in refused.facts:
        reason = words.refusal(Refused(cause.code, cause.facts), names, seat)
        refused = Refused(refused.code, {**refused.facts, "reason": reason}, refused.clause, refused.path)
    return plain(words.refusal(refused, names, seat))


class Narration:
    """One story in the words of one language."""

    def __init__(self, story: Story, words: Words) -> None:
        self.story = story
        self.words = words

    @property
    def names(self) -> list[str]:
        """Who sits there, in the words of the reader."""
        return [plain(name) for name in self.story.names]

    def status(self, seat: int | None) -> str:
        """The one sentence that is always there: whose turn it is and what they may do, or how it ended."""
        view = self.story.state.view(seat)
        decision = view["decision"]
        if decision is None:
            return self.words.result(view["result"], self.names, seat)
        if decision["owes"]:
            assert seat is not None
            question = self.words.question(decision, self.names, seat)
            addressed = "status-named" if len(self.story.people) > 1 else "status-yours"
            return self.words.say(addressed, {"name": self.names[seat], "question": question})
        if decision["waiting"] == UNKNOWN:
            return self.words.say("status-hidden")
        waiting = self.words.listed([self.names[other] for other in decision["waiting"]])
        return self.words.say("status-waiting", {"waiting": waiting})

    def news(self, seat: int | None, since: int = 0, until: int | None = None) -> list[str]:
        """What has happened, as far as a seat may know it, one sentence a line."""
        return [line for moment in self.story.history[since:until] for line in self.moment(moment, seat)]

    def moment(self, moment: Moment, seat: int | None) -> list[str]:
        """Something that happened, in lines, as a seat may know it."""
        seen = moment.event.seen_by(seat)
        return [] if seen is None else self.words.event(seen, self.names, seat)

    def choices(self, seat: int) -> list[NumberedMove]:
        """The lawful moves, in the order of the rules."""
        moves, view = self.story.state.moves(seat), self.story.state.view(seat)
        numbered = zip(numbers_for(moves, self.story.game), moves, strict=True)
        return [self._choice(number, move, view, seat) for number, move in numbered]

    def _choice(self, number: int, move: Move, view: Mapping[str, Any], seat: int) -> NumberedMove:
        decision = view["decision"]
        worth = self.story.game.move_facts(view, move)
        label = self.words.move(move, self.names, seat, worth)
        effect = self.words.move_effect(move, decision, self.names, seat)
        if effect:
            label = self.words.say("choice-effect", {"label": label, "effect": effect})
        help_ = self.words.move_help(move, self.names, seat, decision)
        return NumberedMove(number, move, move_text(move), typed_text(move), label, help_)

    def question_help(self, seat: int) -> str:
        """The longer explanation of the open question."""
        decision = self.story.state.view(seat)["decision"]
        return self.words.question_help(decision, self.names, seat) if decision else ""

    def facts(self, seat: int | None) -> FactSheet:
        """Everything that a seat may know about the table."""
        return facts_of(self.story.game, self.story.state.view(seat), self.words, self.names)

    def asked_with(self, seat: int | None) -> list[str]:
        """The facts of the table that the open question itself says."""
        view = self.story.state.view(seat)
        decision = view["decision"]
        said = decision["facts"] if decision and decision["owes"] else {}
        return [name for name, value in said.items() if view.get(name) == value]

    def look(self, name: str, about: str, seat: int | None) -> list[str]:
        """One of the game's own looks at the table, a sentence a line; ``about`` is a thing by its name, or nothing."""
        view = self.story.state.view(seat)
        told = self.story.game.look_at(view, name, self.words.called(about) if about else "")
        return [plain(self.words.told(sentence, facts, self.names, seat)) for sentence, facts in told]

    def seat_name(self, seat: int, reader: int | None) -> str:
        """``A Dreamer (you)``."""
        facts = {"letter": letter(seat), "name": self.names[seat]}
        return self.words.say("seat-you" if seat == reader else "seat-other", facts)

    def standing(self) -> list[str]:
        """After the end: everybody's points, in the order of seats, winners marked."""
        result = self.story.state.result
        assert result is not None
        return [
            self.words.standing(letter(seat), name, result.scores[seat], seat in result.winners)
            for seat, name in enumerate(self.names)
        ]
