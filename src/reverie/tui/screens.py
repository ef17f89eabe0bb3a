"""Screens that lie over the table for a while: something to read, something to choose, the curtain."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from reverie.text import Words
from reverie.tui.palette import MOON, sign

_CLOSE: list[BindingType] = [Binding(key, "close", show=False) for key in ("escape", "enter", "q", "space")]


class Reading(ModalScreen[None]):
    """Lines to read; one of them may be the one that was asked for."""

    AUTO_FOCUS = "#page"
    BINDINGS: ClassVar[list[BindingType]] = _CLOSE

    def __init__(self, words: Words, title: str, lines: Sequence[str], wanted: int | None = None) -> None:
        super().__init__()
        self._words = words
        self._title = title
        self._lines = lines
        self._wanted = wanted

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._title
            with VerticalScroll(id="page"):
                for number, line in enumerate(self._lines):
                    yield Static(_line(line), classes="wanted" if number == self._wanted else "")
            yield Static(Text.assemble(("Esc ", f"bold {MOON}"), self._words.say("key-close")), classes="close")

    def on_mount(self) -> None:
        self.call_after_refresh(self._go_to_wanted)

    def _go_to_wanted(self) -> None:
        for line in self.query(".wanted"):
            self.query_one("#page").scroll_to_widget(line, animate=False, top=True)

    def action_close(self) -> None:
        self.dismiss()


def _line(text: str) -> Text:
    """The number of a rule stands out."""
    line = Text(text)
    line.highlight_regex(r"^[A-Z]{2,3}-\d{3}", "bold")
    return line


class Picking(ModalScreen[int | None]):
    """A few things, one of which is chosen; nothing, when it is closed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(1, 10)),
    ]

    def __init__(self, title: str, labels: Sequence[str], current: int = 0) -> None:
        super().__init__()
        self._title = title
        self._labels = labels
        self._current = current

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = self._title
            options = OptionList(*(Option(f"{number}  {label}") for number, label in enumerate(self._labels, 1)))
            options.highlighted = self._current
            yield options

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def action_digit(self, digit: int) -> None:
        if digit <= len(self._labels):
            self.dismiss(digit - 1)

    def action_close(self) -> None:
        self.dismiss(None)


class Naming(ModalScreen[str | None]):
    """One line to type; nothing, when it is closed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, question: str) -> None:
        super().__init__()
        self._title = title
        self._question = question

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = self._title
            yield Input(placeholder=self._question)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def action_close(self) -> None:
        self.dismiss(None)


class Curtain(Screen[None]):
    """Nothing of the table is to be seen until the right person is there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", show=False),
        Binding("q", "app.leave", show=False),
    ]

    def __init__(self, words: Words, seat: int, name: str) -> None:
        super().__init__()
        self._words = words
        self._seat = seat
        self._name = name

    def compose(self) -> ComposeResult:
        facts = {"name": self._name}
        title = f"{sign(self._seat)}   {self._words.say('curtain-title', facts)}"
        yield Static(Text(title), id="curtain-title")
        yield Static(Text(self._words.say("curtain-text", facts)), id="curtain-text")

    def action_open(self) -> None:
        self.dismiss()
