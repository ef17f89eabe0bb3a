"""What has happened at a live table, as each role may know it; a long story is read in pages."""

from collections.abc import Sequence
from typing import Any

import msgspec

from reverie.table.game_in_progress import Moment
from reverie.table.live_table import LiveTable, Role


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """An event that a role may know, and after how many moves it happened."""

    after: int
    event: dict[str, Any]


def story(table: LiveTable, role: Role, first: int = 0, end: int | None = None) -> list[Told]:
    """What has happened so far, all of it or from one place of the history to another, as a role may know it."""
    history = table.playing.progress.history[first:end] if table.playing is not None else []
    return [told for moment in history if (told := _told(moment, role)) is not None]


class StoryPages:
    """The stories of one table's roles, page by page: a page costs no more than the page."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._known: dict[Role, _Known] = {}
        """By role, of those who have looked."""

    def page(self, role: Role, before: int | None, most: int) -> tuple[int, list[Told]]:
        """Of a role's story the last events, or the last before one of them; and how many come before these.

        Only what the role may know is counted: nothing else may show in a number.
        """
        history = self._table.playing.progress.history if self._table.playing is not None else []
        known = self._known.setdefault(role, _Known(role)).of(history)
        end = len(known) if before is None else max(0, min(before, len(known)))
        start = max(0, end - most)
        part = (_told(moment, role) for _, moment in known[start:end])
        return start, [told for told in part if told is not None]


class _Known:
    """What a role may know of a history: kept up with it."""

    def __init__(self, role: Role) -> None:
        self._role = role
        self._known: list[tuple[int, Moment]] = []
        """With their places in the history."""
        self._read = 0
        self._last: Moment | None = None
        """How far the history has been read, and what came last there."""

    def of(self, history: Sequence[Moment]) -> list[tuple[int, Moment]]:
        if self._read and (self._read > len(history) or history[self._read - 1] is not self._last):
            self._forget_what_was_cut(history)
        for place in range(self._read, len(history)):
            only = history[place].event.only
            if only is None or self._role in only:
                self._known.append((place, history[place]))
        self._read = len(history)
        self._last = history[-1] if history else None
        return self._known

    def _forget_what_was_cut(self, history: Sequence[Moment]) -> None:
        """A history changes only at its end: where one moment is still the same, so are all before it."""
        while self._known:
            place, moment = self._known[-1]
            if place < len(history) and history[place] is moment:
                break
            self._known.pop()
        self._read = self._known[-1][0] + 1 if self._known else 0


def _told(moment: Moment, role: Role) -> Told | None:
    seen = moment.event.seen_by(role)
    return None if seen is None else Told(after=moment.after, event=seen)
