"""``reverie replay`` in lines: a record, move by move."""

from reverie.cli.console import LineConsole
from reverie.kernel import BadSetup
from reverie.table.fact_lines import short_facts
from reverie.table.narration import Narration
from reverie.table.playback import Playback, replay_title
from reverie.text import words_for

ALL = "all"


def read_eyes(text: str, players: int) -> int | None:
    """Through whose eyes: a seat's, or (``all``) everybody's."""
    if text == ALL:
        return None
    if text.isascii() and text.isdigit() and int(text) < players:
        return int(text)
    raise BadSetup("no-such-seat", {"seat": text[:20], "players": players})


class LineReplay:
    """Shows a record through the eyes of one seat, or with every move open."""

    def __init__(self, console: LineConsole, playback: Playback, language: str, eyes: int | None) -> None:
        self._console = console
        self._playback = playback
        self._words = words_for(language, playback.game)
        self._narration = Narration(playback, self._words)
        self._eyes = eyes

    def show_all(self) -> None:
        """Everything, for a pipe."""
        for number in range(self._playback.last + 1):
            self._playback.go(number)
            self._show()

    def step(self) -> None:
        """Forwards, backwards and to any move, until somebody has seen enough."""
        self._console.say(self._words.say("replay-keys", {"last": self._playback.last}))
        self._show()
        while self._go(self._console.ask(self._words.say("prompt")).casefold()):
            self._show()

    def _go(self, answer: str) -> bool:
        playback = self._playback
        if answer in ("q", "quit"):
            return False
        if answer in ("", "n"):
            playback.go(playback.at + 1)
        elif answer == "b":
            playback.go(playback.at - 1)
        elif answer.isdecimal():
            playback.go(int(answer[:9]))
        else:
            self._console.say(self._words.say("replay-keys", {"last": playback.last}))
        return True

    def _show(self) -> None:
        self._console.say()
        self._console.say(replay_title(self._narration, self._playback, self._eyes), style="bold")
        for moment in self._playback.latest:
            self._console.say_all(self._narration.moment(moment, self._eyes))
        if self._playback.state.is_over:
            self._console.say(self._narration.status(self._eyes), style="bold")
            self._console.say_all(self._narration.standing())
        else:
            self._console.say_all(short_facts(self._narration, self._eyes))
