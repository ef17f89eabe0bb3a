"""Talking with a person in plain lines: text from top to bottom, for terminals, pipes and screen readers."""

import contextlib
import sys
import unicodedata

from rich.console import Console
from rich.text import Text

from reverie.table.telling import plain


class Talk:
    """Says lines and hears lines. Colour is used only on a terminal, and never as the only sign of anything."""

    def __init__(self) -> None:
        self.hears_terminal = sys.stdin.isatty()
        self.on_terminal = sys.stdout.isatty()
        self._console = Console(highlight=False, markup=False, emoji=False, soft_wrap=not self.on_terminal)
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

    def ask(self, prompt: str) -> str:
        """One line from the person; ``EOFError`` when there is nobody any more.

        Wide digits and question marks, as Japanese keyboards give them, become plain ones. An answer that nobody
        has typed on a terminal is written down, so that what a pipe leaves behind can be read.
        """
        sys.stdout.flush()
        if self.hears_terminal and self.on_terminal:
            line = input(prompt)
        else:
            sys.stdout.write(prompt)
            sys.stdout.flush()
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            if not self.hears_terminal:
                self.say(line.rstrip("\n"))
        return unicodedata.normalize("NFKC", line).strip()


def _edit_lines() -> None:
    """Line editing where the platform has it, without the codes it would send to the terminal around each line."""
    with contextlib.suppress(ImportError):
        import readline

        readline.parse_and_bind("set enable-bracketed-paste off")
