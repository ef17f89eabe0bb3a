"""The bots of a local game, until only people are asked."""

from reverie.kernel import Event
from reverie.table.local_game import LocalGame


def play_bots(table: LocalGame) -> list[Event]:
    """Let every bot that is asked answer; what happened."""
    events: list[Event] = []
    while table.bots_asked:
        events.extend(table.play_bot())
    return events
