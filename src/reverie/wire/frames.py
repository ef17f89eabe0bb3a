"""Frames: what a table tells, cut for one role and encoded."""

from collections.abc import Mapping
from typing import Final

from reverie import wire
from reverie.kernel import Refused
from reverie.table import entries, views
from reverie.table.live_table import LiveTable, Role, Update
from reverie.table.table_info import table_info
from reverie.text import words_for
from reverie.text.words import letter

_GAME_GOES_ON: Final = (entries.Moved, entries.Answered, entries.WindowClosed, entries.StandingSaid)


def update_frame(table: LiveTable, names: Mapping[str, str], update: Update, role: Role) -> str:
    """One change, as a role may know it."""
    seen = [event.seen_by(role) for event in update.events]
    look = views.look(table, role)
    deed = update.entry.deed
    plain = isinstance(deed, _GAME_GOES_ON) and table.phase == "playing" and not update.chairs
    timed = table.clock_rule.runs or isinstance(deed, entries.WindowClosed)
    message = wire.UpdateMessage(
        version=table.versions[role],
        after=table.playing.progress.told if table.playing is not None else 0,
        events=[event for event in seen if event is not None],
        view=look.view,
        moves=look.moves,
        asides=look.asides,
        can_take_back=look.can_take_back,
        standing=look.standing,
        time=table.time if plain and (timed or table.window is not None) else None,
        table=None if plain else table_info(table, names, with_overrides=False),
        story_restarts=isinstance(deed, entries.TakenBack),
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
