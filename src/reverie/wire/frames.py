"""Frames: what a table tells, cut for one role and encoded."""

from collections.abc import Mapping
from typing import Final

from reverie import wire
from reverie.kernel import Refused
from reverie.table import entries, views
from reverie.table.clock_kinds import ClockFace
from reverie.table.live_table import LiveTable, Role, Update
from reverie.table.table_info import TableInfo, table_info
from reverie.text import words_for
from reverie.text.sentences import letter

_GAME_GOES_ON: Final = (entries.Moved, entries.Answered, entries.WindowClosed, entries.StandingSaid)


class UpdateFrames:
    """One change, as each role may know it: a frame for every role that is asked for, and for all of them one table."""

    def __init__(self, table: LiveTable, names: Mapping[str, str], update: Update) -> None:
        self._table = table
        self._names = names
        self._update = update
        self._is_described = False
        self._time: ClockFace | None = None
        self._info: TableInfo | None = None
        self._restarts = False
        self._frames: dict[Role, str] = {}

    def of(self, role: Role) -> str:
        """The change as a role may know it."""
        frame = self._frames.get(role)
        if frame is None:
            frame = self._frames[role] = self._made(role)
        return frame

    def _describe(self) -> None:
        """What the change is for all roles; where nobody is told of it, nobody has to know."""
        self._is_described = True
        table, deed = self._table, self._update.entry.deed
        if isinstance(deed, _GAME_GOES_ON) and table.phase == "playing" and not self._update.chairs:
            if table.window is not None or table.clock_rule.runs or isinstance(deed, entries.WindowClosed):
                self._time = table.time
        else:
            self._info = table_info(table, self._names, with_overrides=False)
            self._restarts = isinstance(deed, entries.TakenBack)

    def _made(self, role: Role) -> str:
        if not self._is_described:
            self._describe()
        table = self._table
        seen = [event.seen_by(role) for event in self._update.events]
        look = views.look(table, role)
        message = wire.UpdateMessage(
            version=table.versions[role],
            after=table.playing.progress.told if table.playing is not None else 0,
            events=[event for event in seen if event is not None],
            view=look.view,
            moves=look.moves,
            asides=look.asides,
            can_take_back=look.can_take_back,
            standing=look.standing,
            time=self._time,
            table=self._info,
            story_restarts=self._restarts,
        )
        return wire.encode(message)


def refusal_frame(
    refused: Refused, client: str, language: str, table: LiveTable | None, names: Mapping[str, str] | None = None
) -> str:
    """A refusal as its sender reads it."""
    words = words_for(language, None if table is None else table.game)
    chairs = table.chairs if table is not None and names is not None else ()
    sitters = [(names or {}).get(chair.guest) or letter(seat) for seat, chair in enumerate(chairs)]
    message = wire.RefusedMessage(
        id=client,
        kind=type(refused).__name__,
        code=refused.code,
        facts=refused.facts,
        clause=refused.clause,
        path=refused.path,
        text=words.refusal(refused, sitters),
    )
    return wire.encode(message)
