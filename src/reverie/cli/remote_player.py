"""One person at a live table, in lines: what they are told, and what comes of what they type."""

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from reverie.cli.auto_pass import auto_pass_lines, decided, is_auto_pass
from reverie.cli.commands import LookCommand, Order, TypedCommand, command_lines, help_lines, understand
from reverie.cli.console import LineConsole
from reverie.cli.remote_story import RemoteNarration, RemoteStory, alike
from reverie.kernel import Refused
from reverie.table.commands import AnyCommand, Leave, Play, Standing, TakeBack
from reverie.table.fact_lines import ToldFacts, every_fact
from reverie.table.lookup import look_up
from reverie.table.narration import NumberedMove, not_on_offer
from reverie.table.rules_text import wanted_lines
from reverie.table.typed_moves import read_typed
from reverie.text import LANGUAGES, Words, words_for
from reverie.text.spans import span

_OpenQuestion = tuple[int, list[tuple[int, str]]]
"""The number of a question, and what the numbers of its answers stand for."""


class GoneHome(Exception):
    """Whoever plays here leaves the table."""


@dataclass(frozen=True, slots=True)
class RemoteQuestion:
    """A question as it was put to somebody: its number, and the moves by their numbers."""

    decision: int
    choices: list[NumberedMove]

    @property
    def meaning(self) -> _OpenQuestion:
        """What may be typed, and which move it stands for."""
        return self.decision, [(choice.number, choice.text) for choice in self.choices]


class RemotePlayer:
    """The person at this terminal. What is known of the table is the ``story``; it comes and goes with connections."""

    def __init__(self, console: LineConsole, language: str) -> None:
        self.story: RemoteStory | None = None
        self.language = language
        self._console = console
        self._told = 0
        """How much of the story has been told."""
        self._facts = ToldFacts()
        self._asked: RemoteQuestion | None = None
        """The question that was last put, and what may be typed for an answer."""
        self._told_window = -1
        """The last question of which we have said how long it may be answered in secret."""
        self._prefix = secrets.token_hex(6)
        self._commands = 0

    @property
    def words(self) -> Words:
        """The sentences of their language."""
        if self.story is None:
            return words_for(self.language)
        return words_for(self.language, self.story.game, self.story.table.overrides or None)

    def next_id(self) -> str:
        """For the next command: sent twice, it is done once."""
        self._commands += 1
        return f"{self._prefix}-{self._commands}"

    # Telling.

    def say(self, sentence: str, facts: Mapping[str, Any] | None = None) -> None:
        """A sentence by its name."""
        self._console.say(self.words.say(sentence, facts or {}))

    def say_text(self, text: str) -> None:
        """What comes in words already."""
        self._console.say(text)

    def take_in(self, story: RemoteStory) -> None:
        """Another scene of the table; what it says otherwise than before is told anew."""
        before, self.story = self.story, story
        self._told = min(self._told, story.length)
        if before is not None and story.story_from == 0:
            self._told = min(self._told, alike(before.history, story.history))

    def tell_news(self, story: RemoteStory) -> None:
        """What is new, and how long secret answers may take: once for each question, whoever is asked."""
        self._console.say_all(RemoteNarration(story, self.words).news(story.seat, self._told))
        self._told = len(story.history)
        if story.state.is_over:
            return
        question, within = story.state.view(story.seat)["decision"]["number"], story.answers_within
        if within is not None and question != self._told_window:
            self._told_window = question
            self.say("answers-within", {"time": span(self.words, within)})

    def tell_end(self, story: RemoteStory) -> None:
        """How it ended."""
        narration = RemoteNarration(story, self.words)
        self._console.say(narration.status(story.seat), style="bold")
        self._console.say_all(narration.standing())

    # Asking.

    async def ask_name(self) -> str:
        """What they want to be called."""
        return await self._ask(self.words.say("join-name") + " ")

    async def ask(self, story: RemoteStory, seat: int) -> tuple[str, RemoteQuestion]:
        """Put the question, unless it has been put already; what was typed, and for which question."""
        narration = RemoteNarration(story, self.words)
        asked = RemoteQuestion(story.state.view(seat)["decision"]["number"], narration.choices(seat))
        if asked != self._asked:
            self._put(asked, narration, seat)
        self._asked = asked
        return await self._ask(self.words.say("prompt")), asked

    async def _ask(self, prompt: str) -> str:
        return await asyncio.to_thread(self._console.ask, prompt)

    def _put(self, asked: RemoteQuestion, narration: RemoteNarration, seat: int) -> None:
        self._console.say()
        self._console.say(narration.status(seat), style="bold")
        self._console.say_all(self._facts.lines(narration, seat))
        for choice in asked.choices:
            self._console.say(f"{choice.number}. {choice.label}")

    # Understanding.

    def understood(self, heard: str, asked: RemoteQuestion, is_lost: bool) -> AnyCommand | None:
        """What to send for an answer; nothing where it only asked for something to read.

        ``is_lost``: what the table asks by now is not known.
        """
        story = self.story
        if not heard or story is None or story.seat is None:
            return None
        narration = RemoteNarration(story, self.words)
        if story.game.window_kinds and is_auto_pass(heard, self.words):
            return self._auto_pass(heard, story)
        match understand(heard, asked.choices, self.words):
            case Order() as order:
                return self._obey(order, narration, story.seat)
            case LookCommand() as look:
                self._console.say_all(narration.look(look.name, look.about, story.seat))
                return None
            case int():
                self._console.say(not_on_offer(self.words, asked.choices))
                return None
            case str() as text:
                move = read_typed(story.game, text, story.names)
            case choice:
                move = choice.text
        if is_lost or _open_question(story, narration) != asked.meaning:
            self.say("question-changed", {"given": heard})
            return None
        return Play(id=self.next_id(), decision=asked.decision, move=move)

    def _auto_pass(self, heard: str, story: RemoteStory) -> AnyCommand | None:
        passes = decided(heard, story.game, story.standing)
        if passes is not None:
            return Standing(id=self.next_id(), passes=passes)
        self._console.say_all(auto_pass_lines(story.game, story.standing, self.words))
        return None

    def _obey(self, order: Order, narration: RemoteNarration, seat: int) -> AnyCommand | None:
        match order.command:
            case TypedCommand.QUIT:
                if order.argument == "leave":
                    return Leave(id=self.next_id())
                raise GoneHome
            case TypedCommand.UNDO:
                return TakeBack(id=self.next_id())
            case TypedCommand.LOG:
                self._console.say_all(narration.news(seat))
            case TypedCommand.VIEW:
                self._console.say_all(every_fact(narration, seat))
                self._facts.note(narration, seat)
            case TypedCommand.LOOK:
                self._console.say_all(look_up(narration, order.argument, seat))
            case TypedCommand.RULES:
                self._rules(order.argument, narration, seat)
            case TypedCommand.LANGUAGE if order.argument in LANGUAGES:
                self.language = order.argument
                self._facts.forget()
                self._asked = None
            case _:
                self._help(narration, seat)
        return None

    def _help(self, narration: RemoteNarration, seat: int) -> None:
        self._console.say_all(help_lines(narration, seat))
        self._console.say_all(command_lines(narration, seat, (TypedCommand.SEAT, TypedCommand.SAVE)))
        if narration.story.game.window_kinds:
            word, help_ = self.words.say("command-autopass").split()[0], self.words.say("command-autopass.help")
            self.say("command-line", {"word": word, "help": help_})

    def _rules(self, wanted: str, narration: RemoteNarration, seat: int) -> None:
        decision = narration.story.state.view(seat)["decision"]
        try:
            clause = decision["clause"] if decision else ""
            self._console.say_all(wanted_lines(narration.words, wanted, clause))
        except Refused as refused:
            self._console.say(self.words.refusal(refused))


def _open_question(story: RemoteStory, narration: RemoteNarration) -> _OpenQuestion | None:
    """What every answer would mean now; nothing where we are asked nothing."""
    decision = story.state.view(story.seat)["decision"]
    if story.seat is None or decision is None or not decision["owes"]:
        return None
    return RemoteQuestion(decision["number"], narration.choices(story.seat)).meaning
