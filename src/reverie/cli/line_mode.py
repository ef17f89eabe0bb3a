"""Line mode: a game as plain text from top to bottom, with numbered moves; for screen readers, pipes and quiet."""

from pathlib import Path
from time import sleep

from reverie.cli.arguments import kind_label
from reverie.cli.commands import LookCommand, Order, TypedCommand, command_lines, help_lines, understand
from reverie.cli.console import LineConsole, PlayerLeft, TimeIsUp
from reverie.kernel import Refused
from reverie.table.clock_narration import clock_words
from reverie.table.fact_lines import ToldFacts, every_fact
from reverie.table.farewells import closing_lines, goodbye_line
from reverie.table.files import RecordFile, write_copy
from reverie.table.local_game import LocalGame
from reverie.table.lookup import look_up
from reverie.table.narration import Narration, not_on_offer, refusal_sentence
from reverie.table.rules_text import wanted_lines
from reverie.table.thinking_time import ThinkingTime
from reverie.table.typed_moves import read_typed, typed_seat
from reverie.text import Words, words_for
from reverie.text.spans import span

FEWEST_BLANK_LINES = 40
"""A curtain on a terminal is at least this high."""


class LineTable:
    """One game, told in lines. Everybody reads their own language, and only what they may know."""

    def __init__(
        self,
        console: LineConsole,
        local_game: LocalGame,
        file: RecordFile,
        language: str,
        pace: float,
        time: ThinkingTime | None = None,
    ) -> None:
        self._console = console
        self._local_game = local_game
        self._file = file
        self._languages = [language] * len(local_game.names)
        self._pace = pace
        self._time = time or ThinkingTime(None, len(local_game.names))
        self._read: dict[int | None, int] = {
            seat: local_game.moments_before_last_move(seat) for seat in local_game.people
        }
        """By reader (``None``: all together): how much of the history has been told."""
        self._reader: int | None = local_game.people[0] if len(local_game.people) == 1 else None
        self._facts = ToldFacts()
        """What the reader has been told of the table."""
        self._called: int | None = None
        """Somebody who asked to be heard out of turn."""

    # A game from its beginning to its end.

    def play(self) -> None:
        """Play to the end, or until somebody leaves; whatever happens, nothing that was played is lost."""
        try:
            self._introduce()
            while not self._local_game.state.is_over:
                self._next()
            self._end()
        except (EOFError, PlayerLeft):
            self._say_goodbye()
        except KeyboardInterrupt:
            self._console.say()
            self._say_goodbye()
            raise

    def _next(self) -> None:
        if self._called is not None:
            self._turn(self._called)
        elif self._local_game.people_asked:
            self._turn(self._local_game.people_asked[0])
        else:
            self._bot()

    def _turn(self, seat: int) -> None:
        self._come_forward(seat)
        self._tell_news(seat)
        self._time.begin(self._local_game, seat)
        self._tell_question(seat)
        try:
            while not self._hear(seat):
                pass
        except TimeIsUp:
            self._run_out(seat)
        finally:
            self._time.stop()

    def _bot(self) -> None:
        if len(self._local_game.people) < 2:
            self._tell_news(self._reader)
        sleep(self._pace)
        self._local_game.play_bot()
        self._keep()

    # What is told.

    def _narration(self, seat: int | None) -> Narration:
        return Narration(self._local_game, self._words(seat))

    def _words(self, seat: int | None) -> Words:
        game = self._local_game
        return words_for(self._languages[0 if seat is None else seat], game.game, game.record.overrides)

    def _introduce(self) -> None:
        words, console = self._words(self._reader), self._console
        console.say(words.say("welcome", {"game": words.say("game-name")}), style="bold")
        for seat, sitter in enumerate(self._local_game.record.seats):
            name = self._narration(None).seat_name(seat, self._reader)
            console.say(words.say("seat-line", {"seat": name, "kind": kind_label(words, sitter.kind)}))
        if self._time.rule is not None:
            time = clock_words(words, self._time.rule, self._local_game.game.phase_limit)
            console.say(words.say("time-control", {"time": time}))
        console.say(words.say("commitment-line", {"commitment": self._local_game.record.commitment}))
        console.say(words.say("how-to-answer"))
        console.say()

    def _tell_news(self, seat: int | None) -> None:
        news = self._narration(seat).news(seat, self._read.get(seat, 0))
        self._read[seat] = len(self._local_game.history)
        self._console.say_all(news)

    def _tell_question(self, seat: int) -> None:
        narration = self._narration(seat)
        self._console.say()
        self._console.say(narration.status(seat), style="bold")
        self._console.say_all(self._time_lines(narration.words))
        self._console.say_all(self._facts.lines(narration, seat))
        for choice in narration.choices(seat):
            self._console.say(f"{choice.number}. {choice.label}")

    def _time_lines(self, words: Words) -> list[str]:
        left = self._time.left
        if left is not None:
            return [words.say("time-left", {"time": span(words, left)})]
        return [words.say("time-waits")] if self._time.waits else []

    def _come_forward(self, seat: int) -> None:
        """Where several people share the screen, a curtain falls between them."""
        if seat == self._reader:
            return
        words = self._words(seat)
        if self._console.on_terminal:
            self._console.say("\n" * max(FEWEST_BLANK_LINES, self._console.height))
        else:
            self._console.say()
        self._console.ask(words.say("curtain", {"name": self._narration(seat).names[seat]}))
        self._reader = seat
        self._facts.forget()

    def _keep(self) -> None:
        """After every move the file is up to date. If it cannot be written, that is said and the game goes on."""
        try:
            self._file.keep(self._local_game.save())
        except Refused as refused:
            self._refuse(self._reader, refused)

    # What is heard.

    def _hear(self, seat: int) -> bool:
        """Take one answer; true when the table has changed. One that comes too late counts for nothing."""
        words = self._words(seat)
        answer = self._console.ask(words.say("prompt"), self._time.left)
        if self._time.is_up:
            raise TimeIsUp
        if not answer:
            return False
        choices = self._narration(seat).choices(seat)
        match understand(answer, choices, words):
            case int():
                self._console.say(not_on_offer(words, choices))
                return False
            case Order() as order:
                return self._obey(seat, order)
            case LookCommand() as look:
                self._console.say_all(self._narration(seat).look(look.name, look.about, seat))
                return False
            case str() as text:
                return self._try(seat, read_typed(self._local_game.game, text, self._local_game.names))
            case choice:
                return self._try(seat, choice.text)

    def _try(self, seat: int, move: str) -> bool:
        try:
            self._local_game.play(seat, move)
        except Refused as refused:
            self._refuse(seat, refused)
            return False
        self._time.answered(seat)
        self._called = None
        self._keep()
        return True

    def _run_out(self, seat: int) -> None:
        """The rules answer for somebody whose time is up."""
        words = self._words(seat)
        self._console.say()
        move = words.move(self._local_game.play_default(seat), self._narration(seat).names, seat)
        self._time.answered(seat, by_clock=True)
        self._console.say(words.say("time-ran-out", {"move": move}))
        self._called = None
        self._keep()

    def _refuse(self, seat: int | None, refused: Refused) -> None:
        self._console.say(refusal_sentence(self._words(seat), refused, self._local_game.names, seat), style="red")

    def _obey(self, seat: int, order: Order) -> bool:
        match order.command:
            case TypedCommand.QUIT:
                raise PlayerLeft
            case TypedCommand.UNDO:
                return self._undo(seat)
            case TypedCommand.LANGUAGE:
                return self._change_language(seat, order.argument)
            case TypedCommand.SEAT:
                return self._call(seat, order.argument)
            case TypedCommand.HELP:
                self._help(seat)
            case TypedCommand.RULES:
                self._rules(seat, order.argument)
            case TypedCommand.LOG:
                self._console.say_all(self._narration(seat).news(seat))
            case TypedCommand.VIEW:
                self._console.say_all(every_fact(self._narration(seat), seat))
                self._facts.note(self._narration(seat), seat)
            case TypedCommand.LOOK:
                self._console.say_all(look_up(self._narration(seat), order.argument, seat))
            case TypedCommand.SAVE:
                self._save(seat, order.argument)
        return False

    def _undo(self, seat: int) -> bool:
        try:
            self._local_game.undo(seat)
        except Refused as refused:
            self._refuse(seat, refused)
            return False
        self._time.took_back(seat)
        happened = len(self._local_game.history)
        self._read = {reader: min(read, happened) for reader, read in self._read.items()}
        self._keep()
        self._console.say(self._words(seat).say("undone"))
        return True

    def _change_language(self, seat: int, language: str) -> bool:
        try:
            words_for(language.lower())
        except Refused as refused:
            self._refuse(seat, refused)
            return False
        self._languages[seat] = language.lower()
        self._facts.forget()
        return True

    def _call(self, seat: int, who: str) -> bool:
        """Some moves are lawful out of turn: whoever wants to make one takes the keyboard."""
        other = typed_seat(who, self._local_game.names)
        if other not in self._local_game.people:
            self._console.say(self._words(seat).say("no-such-person", {"given": who}))
            return False
        if not self._local_game.state.moves(other):
            self._console.say(self._words(seat).say("no-move-now", {"name": self._local_game.names[other]}))
            return False
        self._called = other
        return other != seat

    def _help(self, seat: int) -> None:
        narration = self._narration(seat)
        self._console.say_all(help_lines(narration, seat))
        unfit = () if len(self._local_game.people) > 1 else (TypedCommand.SEAT,)
        self._console.say_all(command_lines(narration, seat, unfit))

    def _rules(self, seat: int, wanted: str) -> None:
        decision = self._local_game.state.view(seat)["decision"]
        try:
            self._console.say_all(wanted_lines(self._words(seat), wanted, decision["clause"] if decision else ""))
        except Refused as refused:
            self._refuse(seat, refused)

    def _save(self, seat: int | None, where: str) -> None:
        try:
            if where:
                path = Path(where).expanduser()
                write_copy(path, self._local_game.save())
            else:
                path = self._file.keep(self._local_game.save())
        except Refused as refused:
            self._refuse(seat, refused)
        else:
            self._console.say(self._words(seat).say("saved", {"file": str(path)}))

    # The end.

    def _end(self) -> None:
        """Who won and why; if several people share the screen, only what all of them may know."""
        people = self._local_game.people
        reader = self._reader if len(people) == 1 else None
        if len(people) > 1:
            self._read[None] = min(self._read.get(seat, 0) for seat in people)
        self._tell_news(reader)
        narration, words = self._narration(reader), self._words(reader)
        self._console.say()
        self._console.say(narration.status(reader), style="bold")
        self._console.say(words.say("standing-title"))
        self._console.say_all(narration.standing())
        self._console.say_all(closing_lines(words, self._local_game, self._file.path))

    def _say_goodbye(self) -> None:
        self._console.say()
        self._console.say(goodbye_line(self._words(self._reader), self._local_game, self._file.path))
