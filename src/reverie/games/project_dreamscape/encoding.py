"""Project Dreamscape as numbers: what a seat sees. What it may do is in ``encoding_moves``.

A card is told by its two dream types, in numbers that are named after them. Stacks are told by what they are good for:
their chains, the runs at their tops, what lies on top and under it, and what every card on offer would add to them.

Seats, table and question have modules of their own. Each makes numbers of a sight, and the same as bytes: from pieces
that are made once, as most of them come again and again.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.controlled_study import deck_in_play
from reverie.games.project_dreamscape.encoding_moves import MoveNumbers, action_table
from reverie.games.project_dreamscape.encoding_question import QuestionNumbers, question_labels
from reverie.games.project_dreamscape.encoding_seats import SeatNumbers, seat_labels
from reverie.games.project_dreamscape.encoding_sight import DreamscapeSight, sight_of_state, sight_of_view
from reverie.games.project_dreamscape.encoding_stacks import TypeNumbers
from reverie.games.project_dreamscape.encoding_table import TableNumbers, pair_name, table_labels
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Encoding, Move, Setup, ahead

_USUAL_LEAD: Final = 10.0
"""A lead that counts for half of the way."""


class DreamscapeEncoding(Encoding[DreamscapeState]):
    """Nothing that a table may change has a shape of its own, so every content fits."""

    def __init__(self, setup: Setup[Components]) -> None:
        components, players = setup.content, setup.players
        types: tuple[str, ...] = (*components.base_types, *components.new_types)
        pairs: list[str] = list(dict.fromkeys([pair_name(pair) for pair in components.types_of.values()]))
        by_type = TypeNumbers(components, types)
        self._orders = [[(seat + step) % players for step in range(players)] for seat in range(players)]
        self._deck: tuple[str, ...] = deck_in_play(components, setup.options)
        self._seats = SeatNumbers(components, by_type)
        self._table = TableNumbers(components, by_type, setup.options, pairs, players)
        self._question = QuestionNumbers(components, by_type, players)
        self._moves = MoveNumbers(components, types, players)
        labels, self._ids = action_table(list(components.types_of), players)
        names = (*seat_labels(types, players), *table_labels(types, pairs, players), *question_labels(types, players))
        super().__init__(names, labels, self._moves.labels)

    def action_ids(self, seat: int, moves: Sequence[Move]) -> list[int]:
        ids = self._ids[seat]
        return [ids[move] for move in moves]

    def lead(self, view: Mapping[str, Any]) -> float:
        return ahead(view["score"], view["seat"], _USUAL_LEAD)

    def encode_move(self, view: Mapping[str, Any], move: Move) -> list[float]:
        return self._moves.encode(view, move)

    def encode_view(self, view: Mapping[str, Any]) -> list[float]:
        return self._numbers(sight_of_view(view, self._deck))

    def encode_seat(self, state: DreamscapeState, seat: int) -> list[float]:
        """The same as of a view, in a fraction of the time."""
        return self._numbers(sight_of_state(state, seat))

    def encode_bytes(self, state: DreamscapeState, seat: int) -> bytes:
        sight, order = sight_of_state(state, seat), self._orders[seat]
        pieces: list[bytes] = []
        score = self._seats.add_bytes(pieces, sight, order)
        self._table.add_bytes(pieces, sight, order, score)
        self._question.add_bytes(pieces, sight, order)
        return b"".join(pieces)

    def _numbers(self, sight: DreamscapeSight) -> list[float]:
        order = self._orders[sight.seat]
        score = self._seats.scores(sight)
        numbers: list[float] = []
        self._seats.add_numbers(numbers, sight, order, score)
        self._table.add_numbers(numbers, sight, order, score)
        self._question.add_numbers(numbers, sight, order)
        return numbers
