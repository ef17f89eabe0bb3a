"""The parts of the table: status, players, what lies there, what happened, what can be done, which keys there are."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from reverie.kernel import UNKNOWN
from reverie.table.facts import Fact
from reverie.table.narration import Narration, NumberedMove
from reverie.text import Words
from reverie.tui.palette import BRIGHT, COOL, DANGER, MOON, QUIET, colour, sign

STORY_LINES = 200
"""So many lines of the story stay in sight; the whole of it is a key away."""


class Status(Horizontal):
    """One sentence, always there: in moonlight and behind an arrow when it is yours to act."""

    def compose(self) -> ComposeResult:
        yield Static(id="arrow")
        yield Static(id="sentence")

    def tell(self, sentence: str, is_yours: bool) -> None:
        self.query_one("#arrow", Static).update("▶" if is_yours else "")
        self.query_one("#sentence", Static).update(Text(sentence))
        self.set_class(is_yours, "yours")


class BoardPane(VerticalScroll, can_focus=True):
    """The players, and what lies on the table."""

    def compose(self) -> ComposeResult:
        yield Flow(id="players")
        yield Flow(id="facts")

    def tell(self, narration: Narration, reader: int | None) -> None:
        self.border_title = narration.words.say("pane-table")
        facts = narration.facts(reader).in_sight
        players = [_player(narration, seat, own, reader) for seat, own in enumerate(facts.seats)]
        self.query_one("#players", Flow).tell([group for player in players for group in player])
        single = [_fact_text(fact) for fact in facts.table if not fact.is_list]
        piles = [[_fact_text(fact)] for fact in facts.table if fact.is_list]
        self.query_one("#facts", Flow).tell([single, *piles])


class Flow(Widget):
    """Groups of short texts: those of a group lie side by side, and lines break between texts, not within them."""

    GAP = 3

    def __init__(self, id: str) -> None:  # noqa: A002  (Textual's name for it)
        super().__init__(id=id)
        self._groups: Sequence[Sequence[Text]] = ()

    def tell(self, groups: Sequence[Sequence[Text]]) -> None:
        self._groups = groups
        self.refresh(layout=True)

    def render(self) -> Text:
        return self._laid(self.content_size.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return Content.from_rich_text(self._laid(width)).get_height({}, width)

    def _laid(self, width: int) -> Text:
        return Text("\n").join(line for group in self._groups for line in self._lines(group, width))

    def _lines(self, group: Sequence[Text], width: int) -> list[Text]:
        lines: list[Text] = []
        for text in group:
            if lines and lines[-1].cell_len + self.GAP + text.cell_len <= width:
                lines[-1] = Text(" " * self.GAP).join([lines[-1], text])
            else:
                lines.append(text)
        return lines


def _player(narration: Narration, seat: int, facts: Sequence[Fact], reader: int | None) -> list[list[Text]]:
    """Who it is and whether they are still deciding; and what counts."""
    name = narration.words.say("player-you" if seat == reader else "player", {"name": narration.names[seat]})
    heading = [Text(f"{sign(seat)} {name}", style=f"bold {colour(seat)}")]
    remark = _remark(narration, seat)
    if remark:
        heading.append(Text(remark, style=MOON))
    return [heading, [_fact_text(fact) for fact in facts]]


def _remark(narration: Narration, seat: int) -> str:
    """``deciding`` or ``winner``."""
    view = narration.story.state.view(None)
    if view["result"] is not None:
        return narration.words.say("player-winner") if seat in view["result"]["winners"] else ""
    waiting = view["decision"]["waiting"]
    return narration.words.say("player-deciding") if waiting != UNKNOWN and seat in waiting else ""


def _fact_text(fact: Fact) -> Text:
    return Text.assemble((f"{fact.label} ", QUIET), (fact.short, BRIGHT))


class StoryPane(VerticalScroll, can_focus=True):
    """The story as the reader knows it; what is new since their last move stands out."""

    def compose(self) -> ComposeResult:
        yield Static(id="story")

    def tell(self, words: Words, lines: Sequence[str], fresh: int) -> None:
        self.border_title = words.say("pane-log")
        old = len(lines) - fresh
        shown = [
            Text(line, style=BRIGHT if number >= old else QUIET)
            for number, line in enumerate(lines)
            if number >= len(lines) - STORY_LINES
        ]
        self.query_one("#story", Static).update(Text("\n").join(shown))
        self.call_after_refresh(self.scroll_end, animate=False)


class Moves(OptionList):
    """The moves on offer. Arrow keys or numbers choose, Enter plays."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)]

    def __init__(self) -> None:
        super().__init__(id="moves")
        self.choices: list[NumberedMove] = []
        self._typed = ""

    def offer(self, choices: list[NumberedMove]) -> None:
        self.choices = choices
        self._typed = ""
        self.clear_options()
        self.add_options([Option(_move_text(choice)) for choice in choices])
        self.highlighted = 0 if choices else None

    @property
    def chosen(self) -> NumberedMove | None:
        return None if self.highlighted is None else self.choices[self.highlighted]

    def action_digit(self, digit: int) -> None:
        """Numbers of several digits are typed one after the other; a lone 0 means the tenth where nothing is 0."""
        numbers = [choice.number for choice in self.choices]
        for typed in (self._typed + str(digit), str(digit)):
            if int(typed) in numbers:
                self._typed = typed
                self.highlighted = numbers.index(int(typed))
                return
        if digit == 0 and len(numbers) >= 10:
            self.highlighted = 9


def _move_text(choice: NumberedMove) -> Text:
    return Text.assemble((f"{choice.number}  ", "bold"), choice.label)


class Hint(VerticalScroll, can_focus=False):
    """What the chosen move would do; above it, until the next move, an answer to what was tried or asked."""

    def compose(self) -> ComposeResult:
        yield Static(id="notice")
        yield Static(id="hint-text")

    def explain(self, text: str) -> None:
        self._show("#hint-text", Text(text, style=COOL))

    def notice(self, text: str, is_refusal: bool = False) -> None:
        self._show("#notice", Text(text, style=f"bold {DANGER if is_refusal else MOON}"))

    def _show(self, part: str, text: Text) -> None:
        """What says nothing takes no room; if nothing is said at all, the moves have all of it."""
        self.query_one(part, Static).update(text)
        self.query_one(part, Static).display = bool(text)
        self.display = any(child.display for child in self.children)


class Doing(Horizontal):
    """What can be done: the moves and, beside them, what the chosen one means."""

    def compose(self) -> ComposeResult:
        yield Moves()
        yield Hint(id="hint")

    def offer(self, words: Words, choices: list[NumberedMove]) -> None:
        self.border_title = words.say("pane-moves" if choices else "pane-waiting")
        self.query_one(Moves).offer(choices)


class KeyLine(Flow):
    """The keys, each with what it does; they can be clicked as well."""

    def offer(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Key, action, description."""
        self.tell([[_key(*key) for key in keys]])


def _key(key: str, action: str, description: str) -> Text:
    text = Text.assemble((f"{key} ", f"bold {MOON}"), description)
    text.apply_meta({"@click": f"app.{action}"})
    return text
