"""The table with colours: the same game and the same sentences as line mode, in windows."""

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import OptionList

from reverie.kernel import Move, Refused
from reverie.table.files import RecordFile
from reverie.table.local_game import LocalGame
from reverie.table.narration import refusal_sentence
from reverie.table.thinking_time import ThinkingTime
from reverie.text import LANGUAGES, words_for
from reverie.text.spans import span
from reverie.tui import sheets
from reverie.tui.palette import NIGHT
from reverie.tui.panes import BoardPane, Doing, Hint, KeyLine, Moves, Status, StoryPane
from reverie.tui.reader import Reader
from reverie.tui.screens import Curtain, Naming, Picking
from reverie.tui.turns import Turns


class TableApp(App[None]):
    """One game in windows: it shows what the ``reader`` may know, and hands what they do to the ``turns``."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1,h", "read('help')", show=False),
        Binding("r,f2", "read('rules')", show=False),
        Binding("v,f3", "read('view')", show=False),
        Binding("l,f4", "read('log')", show=False),
        Binding("m,f9", "look", show=False),
        Binding("g,f5", "language", show=False),
        Binding("s,f6", "save", show=False),
        Binding("u,f7", "undo", show=False),
        Binding("c,f8", "seat", show=False),
        Binding("q", "leave", show=False),
        Binding("f10,ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(
        self, local_game: LocalGame, file: RecordFile, language: str, pace: float, time: ThinkingTime | None = None
    ) -> None:
        super().__init__()
        self.local_game = local_game
        self.reader = Reader(local_game, language)
        self._file = file
        self._turns = Turns(self.reader, file, pace, time or ThinkingTime(None, len(local_game.names)), self)

    def compose(self) -> ComposeResult:
        yield Status(id="status")
        with Horizontal(id="middle"):
            yield BoardPane(id="board")
            yield StoryPane()
        yield Doing(id="doing")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.refresh_table()
        self.run_worker(self._turns.run(), exclusive=True)
        if self._turns.time.rule is not None:
            self.set_interval(1.0, self.look_at_clock)

    @property
    def rests(self) -> bool:
        """Nothing happens until somebody presses a key."""
        return self._turns.rests or (len(self.screen_stack) > 1 and not self.local_game.state.is_over)

    # What is shown.

    def refresh_table(self) -> None:
        """Show everything anew, as the reader may know it."""
        seat, narration, words = self.reader.seat, self.reader.narration, self.reader.words
        self.title = words.say("game-name")
        owes = seat is not None and seat in self.local_game.state.asked
        self.query_one(Status).tell(narration.status(seat), owes)
        self.query_one(BoardPane).tell(narration, seat)
        self.query_one(StoryPane).tell(words, *self.reader.story())
        choices = narration.choices(seat) if seat is not None and (owes or seat == self._turns.called) else []
        self.query_one(Doing).offer(words, choices)
        self._show_time()
        self.on_option_list_option_highlighted()
        self.query_one(KeyLine).offer(self.reader.usable_keys)

    def on_option_list_option_highlighted(self) -> None:
        choice = self.query_one(Moves).chosen
        self.query_one(Hint).explain(choice.help if choice is not None else "")

    def _show_time(self) -> None:
        left, words = self._turns.time.left, self.reader.words
        told = words.say("time-waits") if self._turns.time.waits else ""
        if left is not None:
            told = words.say("time-left", {"time": span(words, left)})
        self.query_one(Doing).border_subtitle = told

    async def hand_over(self, seat: int) -> None:
        """Hide the table until that person is there."""
        self.reader.seat = None
        self.query_one(Hint).notice("")
        self.refresh_table()
        await self.push_screen_wait(
            Curtain(self.reader.words_of(seat), seat, self.reader.narration_of(seat).names[seat])
        )
        self.reader.seat = seat

    def offer_moves(self) -> None:
        """The reader is asked."""
        self.refresh_table()
        self.query_one(Moves).focus()

    def refuse(self, refused: Refused) -> None:
        """Say why something cannot be done."""
        sentence = refusal_sentence(self.reader.words, refused, self.local_game.names, self.reader.seat)
        self.query_one(Hint).notice(sentence, is_refusal=True)

    def tell_played_by_clock(self, move: Move) -> None:
        """The rules made that move for the reader, whose time was up."""
        words, names = self.reader.words, self.reader.narration.names
        self.query_one(Hint).notice(words.say("time-ran-out", {"move": words.move(move, names, self.reader.seat)}))

    def show_end(self) -> None:
        """The game is over."""
        self.push_screen(sheets.end_sheet(self.reader, self._file.path))

    def last_words(self) -> list[str]:
        """What stays in the terminal when the windows have closed."""
        return sheets.last_words(self.reader, self._file.path)

    # What is done.

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.reader.seat is None or not isinstance(event.option_list, Moves):
            return
        if self._turns.time.is_up:
            self.look_at_clock()
            return
        self.query_one(Hint).notice("")
        self._turns.play(self.reader.seat, event.option_list.choices[event.option_index].text)

    def look_at_clock(self) -> None:
        """Time goes on; when it is up, the rules answer for whoever is asked."""
        self._show_time()
        self._turns.look_at_clock()

    def action_undo(self) -> None:
        if self.reader.seat is not None and self._turns.listens:
            self._turns.undo(self.reader.seat)

    def action_save(self) -> None:
        try:
            path = self._turns.save()
        except Refused as refused:
            self.refuse(refused)
        else:
            self.query_one(Hint).notice(self.reader.words.say("saved", {"file": str(path)}))

    def action_seat(self) -> None:
        """Some moves are lawful out of turn: whoever wants to make one takes the keyboard."""
        seat, state = self.reader.seat, self.local_game.state
        others = [other for other in self.local_game.people if other != seat and state.moves(other)]
        if seat is None or not others or not self._turns.listens:
            return
        names = [self.reader.narration.names[other] for other in others]

        def call(number: int | None) -> None:
            if number is not None:
                self._turns.call(others[number])

        self.push_screen(Picking(self.reader.words.say("title-seat"), names), call)

    # What is read.

    def action_read(self, topic: str) -> None:
        """Help, rules, all that lies on the table, all that happened."""
        self.push_screen(sheets.sheet(topic, self.reader, self.query_one(Moves).choices))

    def action_look(self) -> None:
        """Anything by its name; where the game has looks of its own, one may be picked instead."""
        looks, words = self.local_game.game.looks, self.reader.words
        titles = [*(words.say(f"look-{look}.title") for look in looks), words.say("look-by-name")]

        def read(name: str | None) -> None:
            if name is not None:
                self.push_screen(sheets.thing_sheet(self.reader, name))

        def show(number: int | None) -> None:
            if number is not None and number < len(looks):
                self.push_screen(sheets.look_sheet(self.reader, looks[number]))
            elif number is not None:
                self.push_screen(Naming(words.say("title-look"), words.say("ask-look")), read)

        if looks:
            self.push_screen(Picking(words.say("title-look"), titles), show)
        else:
            show(0)

    def action_language(self) -> None:
        """Another language for the reader."""
        names = [words_for(language).say("language-name") for language in LANGUAGES]
        words = self.reader.words

        def speak(number: int | None) -> None:
            if number is not None:
                self.reader.speak(LANGUAGES[number])
                self.refresh_table()

        self.push_screen(Picking(words.say("title-language"), names, LANGUAGES.index(words.language)), speak)

    def action_leave(self) -> None:
        self.exit()
