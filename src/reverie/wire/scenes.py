"""What each role sees of a table: the scene, and the story in pages. Encoded once for all who look from there."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from reverie import wire
from reverie.table.live_table import LiveTable, Role
from reverie.table.story import StoryPages, Told
from reverie.table.table_info import table_info
from reverie.table.views import look

STORY_EVENTS = 200
"""How much of the story a scene tells, or a page of it: so many events at most ..."""
STORY_BYTES = 64 * 1024
"""... and so many bytes (a single event may be larger)."""

_size = msgspec.json.Encoder().encode


class Scenes:
    """The scenes of one table, kept until something changes that they show."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._stories = StoryPages(table)
        self._kept: dict[Role, tuple[int, str]] = {}
        """By role: the version, and the scene with no time in it."""

    def changed(self, only: Role | Literal["all"] = "all") -> None:
        """Something is different in the scenes, or in that of one role alone.

        Another role's secret leaves a scene where it is: how soon it comes must not tell of the secret either.
        """
        if only == "all":
            self._kept.clear()
        else:
            self._kept.pop(only, None)

    def scene(
        self,
        role: Role,
        now: float,
        names: Mapping[str, str],
        chat: Sequence[wire.ChatMessage],
        present: Sequence[int],
        may_return: Role = None,
    ) -> str:
        """All that a role may know now, with the last part of the story; ``may_return`` is the guest's alone."""
        version = self._table.versions[role]
        kept = self._kept.get(role)
        if kept is None or kept[0] != version:
            kept = self._kept[role] = (version, self._made(role, names, chat, present))
        return wire.at(kept[1], now, may_return)

    def _made(
        self, role: Role, names: Mapping[str, str], chat: Sequence[wire.ChatMessage], present: Sequence[int]
    ) -> str:
        table = self._table
        seen = look(table, role)
        story_from, story = self._told(role, None)
        return wire.encode(
            wire.Scene(
                protocol=wire.PROTOCOL,
                version=table.versions[role],
                seat=role,
                table=table_info(table, names),
                view=seen.view,
                moves=seen.moves,
                asides=seen.asides,
                can_take_back=seen.can_take_back,
                standing=seen.standing,
                story=story,
                story_from=story_from,
                chat=list(chat),
                present=list(present),
                may_return=None,
                now=0.0,
            )
        )

    def page(self, role: Role, before: int) -> str:
        """The part of a role's story that ends before its event of that number."""
        story_from, story = self._told(role, before)
        return wire.encode(wire.StoryPage(story=story, story_from=story_from))

    def _told(self, role: Role, before: int | None) -> tuple[int, list[Told]]:
        start, told = self._stories.page(role, before, STORY_EVENTS)
        if len(_size(told)) > STORY_BYTES:
            kept = _last_within(STORY_BYTES, [len(_size(one)) + 1 for one in told])
            start, told = start + len(told) - kept, told[-kept:]
        return start, told


def names_at(table: LiveTable, names: Mapping[str, str]) -> wire.Names:
    """What everybody is called at a table from now on."""
    shown = table_info(table, names)
    return wire.Names(names=[one.name for one in shown.chairs], sitters=[one.name for one in shown.sitters])


def _last_within(most: int, sizes: Sequence[int]) -> int:
    """How many of the last ones fit; always one, so that whoever turns the pages comes to the beginning."""
    total = 0
    for number, size in enumerate(reversed(sizes)):
        total += size
        if total > most:
            return max(1, number)
    return len(sizes)
