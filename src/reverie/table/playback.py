"""A record looked at again, move by move, forwards and backwards."""

from dataclasses import dataclass
from typing import Any

from reverie.games import registered_game
from reverie.kernel import Move, State
from reverie.kernel.record import Record, Replay, read_line, read_record
from reverie.table.game_in_progress import Moment
from reverie.table.narration import Narration


@dataclass(frozen=True, slots=True)
class _StateThen:
    """The table after some moves, and how much had happened by then."""

    state: State
    moments: int


class Playback:
    """Stands after so many moves of a record; ``go`` moves it."""

    def __init__(self, document: Any) -> None:
        self.record: Record = read_record(document)
        self.game = registered_game(self.record.game)
        self._everything: list[Moment] = []
        self._places: list[_StateThen] = []
        for number, (state, events) in enumerate(Replay(self.game, self.record).steps()):
            self._everything += [Moment(number, event) for event in events]
            self._places.append(_StateThen(state.copy(), len(self._everything)))
        self.at = 0

    @property
    def last(self) -> int:
        """The number of moves."""
        return len(self._places) - 1

    def go(self, number: int) -> None:
        """Stand after that many moves; before the first and after the last there is nothing."""
        self.at = min(max(number, 0), self.last)

    @property
    def state(self) -> State:
        """The game after the move that is shown."""
        return self._places[self.at].state

    @property
    def history(self) -> list[Moment]:
        """What had happened until then."""
        return self._everything[: self._places[self.at].moments]

    @property
    def names(self) -> list[str]:
        """Who sat there, seat by seat."""
        return [seat.name for seat in self.record.seats]

    @property
    def people(self) -> list[int]:
        """The seats where people sat."""
        return [seat for seat, sitter in enumerate(self.record.seats) if sitter.kind == "person"]

    @property
    def latest(self) -> list[Moment]:
        """What the move before this place did."""
        before = self._places[self.at - 1].moments if self.at else 0
        return self.history[before:]

    @property
    def move(self) -> tuple[int, Move] | None:
        """Who made the move before this place, and which."""
        if not self.at:
            return None
        seat, text = read_line(self.record.moves[self.at - 1].move)
        return seat, self.game.parse(text)


def replay_title(narration: Narration, playback: Playback, eyes: int | None) -> str:
    """Where we stand; and who did what, unless that is hidden from these eyes."""
    facts = {"number": playback.at, "last": playback.last}
    if playback.move is None:
        return narration.words.say("replay-start", facts)
    seat, move = playback.move
    if eyes not in (None, seat):
        return narration.words.say("replay-hidden", facts)
    made = {"name": narration.names[seat], "move": narration.words.move(move, narration.names)}
    return narration.words.say("replay-move", {**facts, **made})
