"""A record at the table with colours: forwards, backwards, to any move."""

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal

from reverie.table.narration import Narration
from reverie.table.playback import Playback, replay_title
from reverie.text import words_for
from reverie.tui.palette import NIGHT
from reverie.tui.panes import BoardPane, KeyLine, Status, StoryPane


class ReplayApp(App[None]):
    """Shows a record through the eyes of one seat, or (``None``) with every move open."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,enter,right,space", "next", show=False, priority=True),
        Binding("b,left,backspace", "previous", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "end", show=False, priority=True),
        Binding("q,escape,f10,ctrl+c,ctrl+q", "leave", show=False, priority=True),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
    ]

    def __init__(self, playback: Playback, language: str, eyes: int | None) -> None:
        super().__init__()
        self.playback = playback
        self._eyes = eyes
        self._narration = Narration(playback, words_for(language, playback.game, playback.record.overrides))
        self._typed = ""

    def compose(self) -> ComposeResult:
        yield Status(id="status")
        with Horizontal(id="middle"):
            yield BoardPane(id="board")
            yield StoryPane()
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self._show()

    def _show(self) -> None:
        narration, playback = self._narration, self.playback
        title = replay_title(narration, playback, self._eyes)
        if playback.state.is_over:
            title = f"{title}. {narration.status(self._eyes)}"
        self.query_one(Status).tell(title, is_yours=False)
        self.query_one(BoardPane).tell(narration, self._eyes)
        fresh = [line for moment in playback.latest for line in narration.moment(moment, self._eyes)]
        before = len(playback.history) - len(playback.latest)
        self.query_one(StoryPane).tell(narration.words, narration.news(self._eyes, 0, before) + fresh, len(fresh))
        keys = [("n", "next"), ("b", "previous"), (f"0-{playback.last}", "end"), ("q", "leave")]
        self.query_one(KeyLine).offer([(key, action, narration.words.say(f"key-{action}")) for key, action in keys])

    def action_go(self, number: int) -> None:
        self.playback.go(number)
        self._show()

    def action_next(self) -> None:
        self._typed = ""
        self.action_go(self.playback.at + 1)

    def action_previous(self) -> None:
        self._typed = ""
        self.action_go(self.playback.at - 1)

    def action_end(self) -> None:
        self.action_go(self.playback.last)

    def action_digit(self, digit: int) -> None:
        """Digits typed one after the other make the number of a move."""
        longer = self._typed + str(digit)
        self._typed = longer if int(longer) <= self.playback.last else str(digit)
        self.action_go(int(self._typed))

    def action_leave(self) -> None:
        self.exit()
