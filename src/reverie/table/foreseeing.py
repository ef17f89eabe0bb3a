"""What an entry leads to, tried on copies before it is written.

What cannot happen must not be written: it would be read again at every start. Nothing here changes a table.
"""

from collections.abc import Sequence
from typing import Final

from reverie.kernel import move_text, sealed_key
from reverie.table import entries
from reverie.table.game_in_progress import GameInProgress, TriedMove
from reverie.table.live_table import LiveTable
from reverie.table.playing import Playing


class Foreseen:
    """What an entry leads to: a game that begins, or moves that are made; for most entries nothing of the kind."""

    __slots__ = ("begins", "moves")

    def __init__(self, begins: GameInProgress | None = None, moves: Sequence[TriedMove] = ()) -> None:
        self.begins: Final = begins
        self.moves: Final = moves


def foresee(table: LiveTable, deed: entries.AnyDeed) -> Foreseen:
    """Try what the next entry says; ``Refused``, or any error of the rules, comes now."""
    match deed:
        case entries.Started():
            return Foreseen(begins=try_start(table))
        case entries.Moved(seat=seat, move=move):
            return Foreseen(moves=[table.begun.progress.try_move(seat, move)])
        case entries.WindowClosed():
            return Foreseen(moves=_answers(table.begun))
        case _:
            return Foreseen()


def try_start(table: LiveTable) -> GameInProgress:
    """The game that would begin now; that it can be seen and answered by everybody has been tried too."""
    key = sealed_key(table.seed, table.entropy_so_far())
    progress = GameInProgress(table.game, table.setup(), key, table.fork_start())
    state = progress.state
    for role in table.versions:
        state.view(role)
    for seat in state.asked:
        state.moves(seat)
        state.default_move(seat)
    return progress


def _answers(playing: Playing) -> list[TriedMove]:
    """All answers of a hidden window; whoever gave none answers by default."""
    given = playing.window.answers if playing.window is not None else {}
    made: list[TriedMove] = []
    state = playing.state
    for seat in state.asked:
        default = state.default_move(seat)
        assert default is not None
        made.append(playing.progress.try_move(seat, given.get(seat, move_text(default)), before=state))
        state = made[-1].state
    return made
