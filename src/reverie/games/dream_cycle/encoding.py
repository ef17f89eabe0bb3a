"""Dream Cycle as numbers: what a seat sees, and its moves as actions.

The numbers of a view come in blocks: each seat (``encoding_seats``), the own Interpretation tile, the ground around
the own token (``encoding_ground``), and the table (``encoding_table``).

Whatever content a table may have (DC-233) fits: kinds and fields are always the same, only their numbers change. So
no content is refused.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.encoding_actions import action_labels, action_table
from reverie.games.dream_cycle.encoding_ground import Ground, ground_labels
from reverie.games.dream_cycle.encoding_moves import MOVE_LABELS, MoveNumbers
from reverie.games.dream_cycle.encoding_seats import SeatNumbers, field_labels, seat_labels
from reverie.games.dream_cycle.encoding_sight import Sight, sight_of_state, sight_of_view
from reverie.games.dream_cycle.encoding_table import TABLE_LABELS, TableNumbers
from reverie.games.dream_cycle.geometry import NOWHERE
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import Encoding, Move, Setup, ahead, packed

_GROUND_LABELS: Final = ground_labels()
_NO_GROUND: Final = [0.0] * len(_GROUND_LABELS)
_NO_GROUND_BYTES: Final = packed(_NO_GROUND)


def _labels(players: int) -> tuple[str, ...]:
    return (*seat_labels(players), *field_labels(), *_GROUND_LABELS, *TABLE_LABELS)


_USUAL_LEAD: Final = 6.0
"""A lead that counts for half of the way."""


class DreamCycleEncoding(Encoding[DreamState]):
    """Numbers of things are squashed, so that they stay between 0 and 1 whatever the content says."""

    def __init__(self, setup: Setup[Components]) -> None:
        players = setup.players
        super().__init__(_labels(players), action_labels(players), MOVE_LABELS)
        components: Components = setup.content
        self._components = components
        self._ground = Ground(components, setup.options["night"])
        self._seats = SeatNumbers(components, self._ground)
        self._table = TableNumbers(components, self._ground, setup.options["round_limit"] or 0)
        self._moves = MoveNumbers(components, self._ground)
        west = components.rows[self._ground.first - 1].x0
        self._ids = [action_table(players, seat, west) for seat in range(players)]
        self._orders = [[(seat + step) % players for step in range(players)] for seat in range(players)]

    def encode_view(self, view: Mapping[str, Any]) -> list[float]:
        return self._numbers(sight_of_view(self._components, view))

    def encode_seat(self, state: DreamState, seat: int) -> list[float]:
        """The same as of a view, in a fraction of the time."""
        sight = sight_of_state(state, seat)
        sight.stock, sight.pool = state.stock(), state.pool_counts()
        return self._numbers(sight)

    def encode_bytes(self, state: DreamState, seat: int) -> bytes:
        """The same from pieces: what stays as it is for a while is made once."""
        sight = sight_of_state(state, seat)
        pieces: list[bytes] = []
        owned = self._seats.add_bytes(pieces, sight, self._orders[seat])
        place = sight.at[seat]
        if place == NOWHERE:
            pieces.append(_NO_GROUND_BYTES)
        else:
            pieces.append(self._ground.ground_bytes(sight.land, place, sight.used[seat]))
        self._table.add_bytes(pieces, sight, state, owned)
        return b"".join(pieces)

    def _numbers(self, sight: Sight) -> list[float]:
        numbers = self._seats.all_numbers(sight, self._orders[sight.seat])
        numbers += self._seats.field_numbers(sight)
        place = sight.at[sight.seat]
        if place == NOWHERE:
            numbers += _NO_GROUND
        else:
            numbers += self._ground.ground_numbers(sight.land, place, sight.used[sight.seat])
        numbers += self._table.numbers(sight)
        return numbers

    def action_ids(self, seat: int, moves: Sequence[Move]) -> list[int]:
        ids = self._ids[seat]
        return [ids[move] for move in moves]

    def lead(self, view: Mapping[str, Any]) -> float:
        ways = self._seats.ways_home(sight_of_view(self._components, view))
        return ahead([-way for way in ways], view["seat"], _USUAL_LEAD)

    def encode_move(self, view: Mapping[str, Any], move: Move) -> list[float]:
        return self._moves.numbers(view, move)
