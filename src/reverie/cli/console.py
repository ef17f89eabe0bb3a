"""Talking with a person in plain lines: text from top to bottom, for terminals, pipes and screen readers."""

import codecs
import contextlib
import io
import os
import select
import sys
import unicodedata

from rich.console import Console
from rich.text import Text

from reverie.table.narration import plain


class PlayerLeft(Exception):
    """Somebody gets up from the table."""


class TimeIsUp(Exception):
    """Nobody has answered in time."""


class LineConsole:
    """Says lines and hears lines. Colour is used only on a terminal, and never as the only sign of anything."""

    def __init__(self) -> None:
        self.hears_terminal = sys.stdin.isatty()
        self.on_terminal = sys.stdout.isatty()
        self._console = Console(highlight=False, markup=False, emoji=False, soft_wrap=not self.on_terminal)
        self._heard = _Heard()
        if self.hears_terminal and self.on_terminal:
            _edit_lines()

    @property
    def width(self) -> int:
        return self._console.width

    @property
    def height(self) -> int:
        return self._console.height

    def say(self, text: str = "", style: str = "") -> None:
        self._console.print(Text(plain(text), style=style))

    def say_all(self, lines: list[str]) -> None:
        for line in lines:
            self.say(line)

    def ask(self, prompt: str, within: float | None = None) -> str:
        """One line from the person; ``EOFError`` when there is nobody any more.

        ``TimeIsUp`` when it does not come ``within`` so many seconds, where the platform can tell; else whoever asks
        looks at the clock when the answer comes.
        Wide digits and question marks, as Japanese keyboards give them, become plain ones. An answer that nobody
        has typed on a terminal is written down, so that what a pipe leaves behind can be read.
        """
        sys.stdout.flush()
        if self.hears_terminal and self.on_terminal and within is None:
            line = input(prompt)
        else:
            sys.stdout.write(prompt)
            sys.stdout.flush()
            line = self._heard.line(within)
            if not self.hears_terminal:
                self.say(line.rstrip("\n"))
        return unicodedata.normalize("NFKC", line).strip()


class _Heard:
    """Lines from standard input, as they come. Python's own reader would hide from a timed wait what it has read."""

    def __init__(self) -> None:
        self._read = ""
        self._has_ended = False
        try:
            self._file: int | None = sys.stdin.fileno() if os.name == "posix" else None
        except (io.UnsupportedOperation, ValueError):
            self._file = None
        self._decode = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("replace").decode

    def line(self, within: float | None) -> str:
        if self._file is None:
            line = sys.stdin.readline()
        else:
            while "\n" not in self._read and not self._has_ended:
                self._read_on(self._file, within)
            line, newline, self._read = self._read.partition("\n")
            line += newline
        if not line:
            raise EOFError
        return line

    def _read_on(self, file: int, within: float | None) -> None:
        if within is not None and not select.select([file], [], [], within)[0]:
            _drop_typed(file)
            raise TimeIsUp
        some = os.read(file, 65_536)
        self._read += self._decode(some)
        self._has_ended = not some


def _drop_typed(file: int) -> None:
    """What somebody was typing when time was up is no answer to the next question."""
    if os.isatty(file):
        import termios

        termios.tcflush(file, termios.TCIFLUSH)


def _edit_lines() -> None:
    """Line editing where the platform has it, without the codes it would send to the terminal around each line."""
    with contextlib.suppress(ImportError):
        import readline

        readline.parse_and_bind("set enable-bracketed-paste off")
