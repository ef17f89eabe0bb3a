"""Movement (ledger 2.6): what a square's colour offers, and a move up to where it would land."""

from collections.abc import Callable, Sequence

from reverie.games.dream_cycle.dreamscape import land_of
from reverie.games.dream_cycle.ending import end_game
from reverie.games.dream_cycle.geometry import DIRECTIONS, whereabouts
from reverie.games.dream_cycle.move_tables import GO
from reverie.games.dream_cycle.moves import Go, Zip
from reverie.games.dream_cycle.records import Ride
from reverie.games.dream_cycle.ride import DELTA, Way, distance_of, ways
from reverie.games.dream_cycle.rows import walk
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import Event, Log, Step

# The look-up (DC-072 to DC-076, DC-156).


def ways_under(state: DreamState, seat: int) -> Sequence[Way]:
    """What the square under a token offers its owner."""
    return ways(land_of(state), state.meanings(seat), state.at[seat], state.facing[seat], state.silver[seat])


def go_moves(state: DreamState, seat: int) -> list[Go]:
    """A ``go`` for each move that the square under the token offers (DC-075)."""
    return [GO[tile][way] for tile, way, _ in ways_under(state, seat)]


def _distance_of(state: DreamState, seat: int, tile: str) -> int:
    return distance_of(land_of(state), state.meanings(seat), state.at[seat], state.silver[seat], tile)


# The move (DC-073, DC-077 to DC-081).


def go(state: DreamState, move: Go, log: Log) -> None:
    """Follow a tile of the field, or a delta."""
    how = "delta" if move.tile == DELTA else "field"
    distance = _distance_of(state, state.active, move.tile)
    begin_move(state, how, move.tile, DIRECTIONS.index(move.way), distance, log)


def begin_move(state: DreamState, how: str, tile: str, way: int, distance: int, log: Log) -> None:
    """Turn, then walk; what happens at the landing is a matter of conflicts and squares (DC-090)."""
    seat, before = state.active, state.facing[state.active]
    state.facing[seat] = way
    walked = walk(state, state.at[seat], way, distance, log)
    if walked.awake:
        if log is not None:
            where = whereabouts(walked.end(state.at[seat]))
            log.append(Event("awoke", {"seat": seat, "how": how, "tile": tile, "way": DIRECTIONS[way], **where}))
        end_game(state, (seat,), "awake", log)
        return
    state.agenda.append(_landing(state, Ride(how, tile, before, way, walked.path)))


def _landing(state: DreamState, ride: Ride) -> Step[DreamState]:
    """The step with which a move lands. Windows begin moves and landings open windows, so it is found by its name."""
    enter: Callable[..., Step[DreamState]] = state.setup.game.step_named["Enter"]
    return enter(ride)


def is_closed(state: DreamState, seat: int, move: Go | Zip) -> bool:
    """Whether a move would land where the mover was blocked; nothing is laid for asking (DC-124, DC-135)."""
    distance = _distance_of(state, seat, move.tile) if isinstance(move, Go) else 1
    landing, beyond = land_of(state).walk(state.at[seat], DIRECTIONS.index(move.way), distance)
    return not beyond and landing in state.closed
