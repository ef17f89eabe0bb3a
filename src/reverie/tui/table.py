"""The table with colours: the same game and the same sentences as line mode, in windows."""

import asyncio
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import OptionList

from reverie.kernel import Refused
from reverie.table.fact_lines import every_fact
from reverie.table.farewells import closing_lines, goodbye_line
from reverie.table.files import RecordFile
from reverie.table.local_game import LocalGame
from reverie.table.lookup import look_up
from reverie.table.narration import Narration, refusal_sentence
from reverie.table.rules_text import overview_lines, rulebook_lines
from reverie.table.thinking_time import ThinkingTime
from reverie.text import LANGUAGES, Words, words_for
from reverie.text.spans import span
from reverie.tui.palette import NIGHT
from reverie.tui.panes import BoardPane, Doing, Hint, Keys, Moves, Status, StoryPane
from reverie.tui.screens import Curtain, Naming, Picking, Reading


class TableApp(App[None]):
    """One game in windows. Everybody reads their own language, and only what they may know."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1,h", "help", show=False),
        Binding("r,f2", "rules", show=False),
        Binding("v,f3", "view", show=False),
        Binding("l,f4", "log", show=False),
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
        self.reader: int | None = local_game.people[0] if len(local_game.people) == 1 else None
        """Who looks at the screen; ``None`` while it is nobody in particular."""
        self._file = file
        self._languages = [language] * len(local_game.names)
        self._pace = pace
        self._time = time or ThinkingTime(None, len(local_game.names))
        self._called: int | None = None
        self._changed = asyncio.Event()
        self._listens = False
        self._has_ended = False
        self._seen_before = {seat: local_game.moments_before_last_move(seat) for seat in local_game.people}
        """By person: how much of the history was there when they last moved."""

    def compose(self) -> ComposeResult:
        yield Status(id="status")
        with Horizontal(id="middle"):
            yield BoardPane(id="board")
            yield StoryPane()
        yield Doing(id="doing")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.refresh_table()
        self.run_worker(self._course(), exclusive=True)
        if self._time.rule is not None:
            self.set_interval(1.0, self.look_at_clock)

    # A game from its beginning to its end.

    async def _course(self) -> None:
        while not self.local_game.state.is_over:
            asked = self.local_game.people_asked if self._called is None else [self._called]
            if asked:
                await self._turn(asked[0])
            else:
                await self._bot()
        if len(self.local_game.people) > 1:
            self.reader = None
        self.refresh_table()
        self.push_screen(self._ending())
        self._has_ended = True

    async def _turn(self, seat: int) -> None:
        if seat != self.reader:
            self.reader = None
            self.query_one(Hint).notice("")
            self.refresh_table()
            await self.push_screen_wait(Curtain(self._words(seat), seat, self._narration(seat).names[seat]))
            self.reader = seat
        self._time.begin(self.local_game, seat)
        self.refresh_table()
        self.query_one(Moves).focus()
        self._changed.clear()
        self._listens = True
        await self._changed.wait()
        self._listens = False
        self._time.stop()

    async def _bot(self) -> None:
        self.refresh_table()
        await asyncio.sleep(self._pace)
        self.local_game.play_bot(await asyncio.to_thread(self.local_game.think))
        self._keep()

    def _ending(self) -> Reading:
        narration, words = self._narration(self.reader), self._words(self.reader)
        lines = [narration.status(self.reader), "", words.say("standing-title"), *narration.standing(), ""]
        return Reading(words, words.say("title-end"), lines + closing_lines(words, self.local_game, self._file.path))

    @property
    def rests(self) -> bool:
        """Nothing happens until somebody presses a key."""
        if self.local_game.state.is_over:
            return self._has_ended
        return len(self.screen_stack) > 1 or (self._listens and not self._changed.is_set())

    # What is shown.

    def _words(self, seat: int | None) -> Words:
        return words_for(self._languages[0 if seat is None else seat], self.local_game.game)

    def _narration(self, seat: int | None) -> Narration:
        return Narration(self.local_game, self._words(seat))

    def refresh_table(self) -> None:
        """Show everything anew, as the reader may know it."""
        reader, narration, words = self.reader, self._narration(self.reader), self._words(self.reader)
        self.title = words.say("game-name")
        owes = reader is not None and reader in self.local_game.state.asked
        self.query_one(Status).tell(narration.status(reader), owes)
        self.query_one(BoardPane).tell(narration, reader)
        self._show_story(narration)
        choices = narration.choices(reader) if reader is not None and (owes or reader == self._called) else []
        self.query_one(Doing).offer(words, choices)
        self._show_time()
        self._explain()
        self.query_one(Keys).offer(self._keys(words))

    def _show_time(self) -> None:
        left, words = self._time.left, self._words(self.reader)
        told = words.say("time-waits") if self._time.waits else ""
        if left is not None:
            told = words.say("time-left", {"time": span(words, left)})
        self.query_one(Doing).border_subtitle = told

    def look_at_clock(self) -> None:
        """Time goes on; when it is up, the rules answer for whoever is asked."""
        self._show_time()
        if not self._listens or self._changed.is_set() or self.reader is None or not self._time.is_up:
            return
        words, names = self._words(self.reader), self._narration(self.reader).names
        move = words.move(self.local_game.play_default(self.reader), names, self.reader)
        self._time.answered(self.reader, by_clock=True)
        self.query_one(Hint).notice(words.say("time-ran-out", {"move": move}))
        self._called = None
        self._keep()
        self._changed.set()

    def _show_story(self, narration: Narration) -> None:
        words = narration.words
        opening = words.say("commitment-line", {"commitment": self.local_game.record.commitment})
        seen = 0 if self.reader is None else self._seen_before[self.reader]
        fresh = narration.news(self.reader, seen)
        self.query_one(StoryPane).tell(words, [opening, *narration.news(self.reader, 0, seen), *fresh], len(fresh))

    def _keys(self, words: Words) -> list[tuple[str, str, str]]:
        keys = [("?", "help"), ("r", "rules"), ("v", "view"), ("m", "look"), ("l", "log"), ("g", "language")]
        keys.append(("s", "save"))
        if self.local_game.game.takeback:
            keys.append(("u", "undo"))
        if len(self.local_game.people) > 1 and self.local_game.state.has_asides:
            keys.append(("c", "seat"))
        keys.append(("q", "leave"))
        return [(key, action, words.say(f"key-{action}")) for key, action in keys]

    def on_option_list_option_highlighted(self) -> None:
        self._explain()

    def _explain(self) -> None:
        choice = self.query_one(Moves).chosen
        self.query_one(Hint).explain(choice.help if choice is not None else "")

    def _refuse(self, refused: Refused) -> None:
        sentence = refusal_sentence(self._words(self.reader), refused, self.local_game.names, self.reader)
        self.query_one(Hint).notice(sentence, is_refusal=True)

    # What is done.

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.reader is None or not isinstance(event.option_list, Moves):
            return
        if self._time.is_up:
            self.look_at_clock()
            return
        happened = len(self.local_game.history)
        self.query_one(Hint).notice("")
        try:
            self.local_game.play(self.reader, event.option_list.choices[event.option_index].text)
        except Refused as refused:
            self._refuse(refused)
            return
        self._time.answered(self.reader)
        self._seen_before[self.reader] = happened
        self._called = None
        self._keep()
        self._changed.set()

    def _keep(self) -> None:
        """After every move the file is up to date. If it cannot be written, that is said and the game goes on."""
        try:
            self._file.keep(self.local_game.save())
        except Refused as refused:
            self._refuse(refused)

    def action_undo(self) -> None:
        if self.reader is None or not self._listens:  # while a bot thinks, the table stays as it is
            return
        try:
            self.local_game.undo(self.reader)
        except Refused as refused:
            self._refuse(refused)
            return
        self._time.took_back(self.reader)
        happened = len(self.local_game.history)
        self._seen_before = {seat: min(seen, happened) for seat, seen in self._seen_before.items()}
        self._keep()
        self._changed.set()

    def action_help(self) -> None:
        words, lines = self._words(self.reader), [self._words(self.reader).say("keys-help"), ""]
        if self.reader is not None:
            narration = self._narration(self.reader)
            lines.append(narration.question_help(self.reader))
            lines += [f"{one.number}  {one.label}  {one.help}".rstrip() for one in self.query_one(Moves).choices]
        lines += ["", *(f"{key}  {description}" for key, _, description in self._keys(words))]
        self.push_screen(Reading(words, words.say("title-help"), lines))

    def action_rules(self) -> None:
        """All of the rules, open at the one behind the question."""
        words, language = self._words(self.reader), self._words(self.reader).language
        decision = self.local_game.state.view(self.reader)["decision"]
        clause = decision["clause"] if decision else ""
        lines = overview_lines(self.local_game.game, language)[:-1] + rulebook_lines(self.local_game.game, language)
        wanted = next((number for number, line in enumerate(lines) if clause and line.startswith(clause)), None)
        self.push_screen(Reading(words, words.say("title-rules"), lines, wanted))

    def action_view(self) -> None:
        words = self._words(self.reader)
        lines = every_fact(self._narration(self.reader), self.reader)
        self.push_screen(Reading(words, words.say("title-view"), lines))

    def action_log(self) -> None:
        words = self._words(self.reader)
        news = self._narration(self.reader).news(self.reader)
        self.push_screen(Reading(words, words.say("title-log"), news, len(news) - 1 if news else None))

    def action_look(self) -> None:
        """Anything by its name; where the game has looks of its own, one may be picked instead."""
        looks, words = self.local_game.game.looks, self._words(self.reader)
        titles = [*(words.say(f"look-{look}.title") for look in looks), words.say("look-by-name")]

        def show(number: int | None) -> None:
            if number is not None and number < len(looks):
                lines = self._narration(self.reader).look(looks[number], "", self.reader)
                self.push_screen(Reading(words, titles[number], lines))
            elif number is not None:
                self.push_screen(Naming(words.say("title-look"), words.say("ask-look")), self._look_up)

        if looks:
            self.push_screen(Picking(words.say("title-look"), titles), show)
        else:
            show(0)

    def _look_up(self, name: str | None) -> None:
        if name is not None:
            words = self._words(self.reader)
            lines = look_up(self._narration(self.reader), name, self.reader)
            self.push_screen(Reading(words, words.say("title-look"), lines))

    def action_language(self) -> None:
        names = [words_for(language).say("language-name") for language in LANGUAGES]
        current = LANGUAGES.index(self._words(self.reader).language)
        title = self._words(self.reader).say("title-language")
        self.push_screen(Picking(title, names, current), self._change_language)

    def _change_language(self, number: int | None) -> None:
        if number is None:
            return
        if self.reader is None:
            self._languages = [LANGUAGES[number]] * len(self._languages)
        else:
            self._languages[self.reader] = LANGUAGES[number]
        self.refresh_table()

    def action_save(self) -> None:
        try:
            path = self._file.keep(self.local_game.save())
        except Refused as refused:
            self._refuse(refused)
        else:
            self.query_one(Hint).notice(self._words(self.reader).say("saved", {"file": str(path)}))

    def action_seat(self) -> None:
        """Some moves are lawful out of turn: whoever wants to make one takes the keyboard."""
        others = [seat for seat in self.local_game.people if seat != self.reader and self.local_game.state.moves(seat)]
        if self.reader is None or not others or not self._listens:
            return

        def call(number: int | None) -> None:
            if number is not None:
                self._called = others[number]
                self._changed.set()

        names = [self._narration(self.reader).names[seat] for seat in others]
        self.push_screen(Picking(self._words(self.reader).say("title-seat"), names), call)

    def action_leave(self) -> None:
        self.exit()

    def last_words(self) -> list[str]:
        """What stays in the terminal when the windows have closed."""
        words = self._words(self.reader)
        if not self.local_game.state.is_over:
            return [goodbye_line(words, self.local_game, self._file.path)]
        narration = self._narration(self.reader)
        return [
            narration.status(self.reader),
            *narration.standing(),
            *closing_lines(words, self.local_game, self._file.path),
        ]
