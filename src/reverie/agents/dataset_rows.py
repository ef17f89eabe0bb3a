"""The rows of a dataset as they are noted while a game is played: what a seat saw, could do, and did."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from reverie.kernel import BadSetup, Encoding, Game, IllegalMove, Move, SealedAsk, Setup, State


class NotedMoves(NamedTuple):
    """The moves of one game, one after the other. Plain bytes: they travel from process to process for next to nothing.

    ``lawful`` holds the actions of all moves on offer, those of the first row first; ``offered`` says how many belong
    to each row.
    """

    seats: bytes
    decisions: bytes
    actions: bytes
    offered: bytes
    lawful: bytes
    observations: bytes


def encoding_for(setup: Setup) -> Encoding:
    """The numbers of a set-up; ``BadSetup`` where the game has none, or where its changed content does not fit."""
    if type(setup.game).encoding is Game.encoding:
        raise BadSetup("no-encoding", {"game": setup.game.name}, path="game")
    return _encoding(setup)


@lru_cache(maxsize=8)
def _encoding(setup: Setup) -> Encoding:
    return setup.game.encoding(setup)


class MoveNotes:
    """An ``Observer`` that notes every move as a row.

    ``resign``: whether giving up the game is among what a seat could do. If not, it is only where a seat did.
    """

    def __init__(self, resign: bool = False) -> None:
        self._resign = resign
        self._seats, self._decisions, self._actions = array("B"), array("i"), array("i")
        self._offered, self._lawful, self._observations = array("i"), array("i"), array("f")

    def before_move(self, state: State, seat: int, moves: Sequence[Move], move: Move) -> None:
        """Note a row: what the seat sees before it moves, and what it chooses from."""
        if move not in moves:
            raise IllegalMove("not-lawful-now", {"move": str(move)[:60]})
        encoding = encoding_for(state.setup)
        actions = _actions(encoding, state, seat, moves)
        lawful = [
            action
            for action, each in zip(actions, moves, strict=True)
            if self._resign or each.verb != "resign" or each == move
        ]
        self._seats.append(seat)
        self._decisions.append(state.decision)
        self._actions.append(actions[moves.index(move)])
        self._offered.append(len(lawful))
        self._lawful.extend(lawful)
        self._observations.extend(encoding.encode_seat(state, seat))

    def notes(self, state: State) -> NotedMoves:
        """All rows, when the game is over."""
        columns = (self._seats, self._decisions, self._actions, self._offered, self._lawful, self._observations)
        return NotedMoves(*(column.tobytes() for column in columns))


def _actions(encoding: Encoding, state: State, seat: int, moves: Sequence[Move]) -> list[int]:
    """The actions of the moves on offer. An encoding is asked of all that a seat has; the asides stand at the end."""
    ask = state.ask
    if isinstance(ask, SealedAsk) and ask.hushed:
        return encoding.action_ids(seat, state.moves(seat))[: len(moves)]
    return encoding.action_ids(seat, moves)
