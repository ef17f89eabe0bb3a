"""Movement (ledger 2.6): how it starts, what a square's colour says, and a move up to where it would land."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from reverie.games.dream_cycle.components import FRINGE, Components
from reverie.games.dream_cycle.dreamscape import (
    colour_under,
    crosses_north_edge,
    is_in_doldrum,
    legal_facings,
)
from reverie.games.dream_cycle.ending import end_game
from reverie.games.dream_cycle.geometry import DIRECTIONS, STEP, whereabouts
from reverie.games.dream_cycle.inspirations import cash_moves, take_cash
from reverie.games.dream_cycle.moves import Bonus, Cash, Face, Fringewalk, Go, Plain
from reverie.games.dream_cycle.rows import walk
from reverie.kernel import Ask, Event, Log, Move, Refused, Step

if TYPE_CHECKING:
    from reverie.games.dream_cycle.state import DreamState


class Ride(NamedTuple):
    """A move on its way: by what, the facing before it, its way, and the spots from the first to the landing."""

    how: str
    tile: str
    before: int
    way: int
    path: tuple[int, ...]

    @property
    def landing(self) -> int:
        return self.path[-1]


# The start (DC-070, DC-071, DC-187).


@dataclass(frozen=True, slots=True)
class StartMovement(Step["DreamState"]):
    """Out of a doldrum by a step forward, from any other square by its colour; no keys are noted yet."""

    def run(self, state: "DreamState", log: Log) -> None:
        from reverie.games.dream_cycle.windows import OpenWindow

        seat = state.active
        if not is_in_doldrum(state, seat):
            state.agenda.append(OpenWindow(start=True))
        elif "fringewalker" in state.hand[seat] and _faces_a_doldrum(state, seat):
            state.agenda.append(CHOOSE_FRINGEWALK)
        else:
            begin_move(state, "step", "", state.facing[seat], 1, log)


def _faces_a_doldrum(state: "DreamState", seat: int) -> bool:
    """Another doldrum lies ahead; the north edge is none (DC-187)."""
    return state.ground[state.at[seat] + STEP[state.facing[seat]]] in (FRINGE, state.components.black)


@dataclass(frozen=True, slots=True)
class ChooseFringewalk(Ask["DreamState"]):
    """A Fringewalker may take a step more (DC-187)."""

    question: ClassVar[str] = "fringewalk"
    clause: ClassVar[str] = "DC-187"

    def seats(self, state: "DreamState") -> Sequence[int]:
        return (state.active,)

    def moves(self, state: "DreamState", seat: int) -> Sequence[Move]:
        return (Fringewalk(), Plain(), *cash_moves(state, seat))

    def default(self, state: "DreamState", seat: int) -> Move:
        return Plain()

    def why_not(self, state: "DreamState", seat: int, move: Move) -> Refused:
        return _why_not(state, seat, move, "fringewalk-first")

    def facts(self, state: "DreamState", seat: int | None) -> dict[str, Any]:
        return {"way": DIRECTIONS[state.facing[state.active]]}

    def answer(self, state: "DreamState", seat: int, move: Move, log: Log) -> None:
        if isinstance(move, Cash | Bonus):
            take_cash(state, seat, move, log)
            state.agenda.append(START_MOVEMENT)  # the Fringewalker itself may have been turned in
            return
        how = "fringewalk" if isinstance(move, Fringewalk) else "step"
        begin_move(state, how, "", state.facing[seat], 1, log)


@dataclass(frozen=True, slots=True)
class AfterFringewalk(Step["DreamState"]):
    """A new facing and then the usual start; off the doldrums, the arrival window instead (DC-187)."""

    def run(self, state: "DreamState", log: Log) -> None:
        from reverie.games.dream_cycle.windows import OpenWindow

        if state.out[state.active]:
            return
        state.agenda.append(CHOOSE_FACING if is_in_doldrum(state, state.active) else OpenWindow())


@dataclass(frozen=True, slots=True)
class ChooseFacing(Ask["DreamState", Face | Cash | Bonus]):
    """The facing after a Fringewalker's step."""

    question: ClassVar[str] = "facing"
    clause: ClassVar[str] = "DC-187"
    single_move_plays_itself: ClassVar[bool] = True

    def seats(self, state: "DreamState") -> Sequence[int]:
        return (state.active,)

    def moves(self, state: "DreamState", seat: int) -> Sequence[Face | Cash | Bonus]:
        return [*(Face(DIRECTIONS[way]) for way in legal_facings(state, seat)), *cash_moves(state, seat)]

    def why_not(self, state: "DreamState", seat: int, move: Move) -> Refused:
        return _why_not(state, seat, move, "facing-first")

    def answer(self, state: "DreamState", seat: int, move: Face | Cash | Bonus, log: Log) -> None:
        if isinstance(move, Cash | Bonus):
            take_cash(state, seat, move, log)
            state.agenda.append(self)
            return
        begin_move(state, "step", "", DIRECTIONS.index(move.way), 1, log)


def _why_not(state: "DreamState", seat: int, move: Move, first: str) -> Refused:
    from reverie.games.dream_cycle import refusals

    if isinstance(move, Cash | Bonus):
        return refusals.no_turning_in(state, seat, move)
    if isinstance(move, Face) and first == "facing-first":
        is_way = move.way in DIRECTIONS
        return refusals.of("faces-away", "DC-051", way=move.way) if is_way else refusals.no_such_way(move.way)
    return refusals.of(first, "DC-187")


START_MOVEMENT: Final = StartMovement()
CHOOSE_FRINGEWALK: Final = ChooseFringewalk()
CHOOSE_FACING: Final = ChooseFacing()
AFTER_FRINGEWALK: Final = AfterFringewalk()


# The look-up (DC-072 to DC-076, DC-156).


def ways_of(components: Components, kind: str, facing: int) -> tuple[int, ...]:
    """Where a Directional tile lets a token face that faces ``facing`` (DC-074)."""
    tile = components.directional[kind]
    if tile.quarter_turns_cw is None:
        return (0, 1, 2, 3)
    return ((tile.quarter_turns_cw + (facing if tile.mode == "relative" else 0)) % 4,)


def delta_way(components: Components, code: int, facing: int) -> int:
    """Where a delta turns a token, or -1 where there is none."""
    if components.arrow[code] >= 0:
        return components.arrow[code]
    return (facing + components.curve[code]) % 4 if components.curve[code] else -1


def field_under(state: "DreamState", seat: int) -> int:
    """The number of the field that gives the token's square a meaning, or -1."""
    colour = colour_under(state, seat)
    return state.components.fields.index(colour) if colour in state.components.fields else -1


def go_moves(state: "DreamState", seat: int) -> list[Go]:
    """The tiles in the order they lie on the field; lucidity N, E, S, W; two of a kind are one move (DC-075)."""
    components, facing = state.components, state.facing[seat]
    code = state.ground[state.at[seat]]
    if components.is_delta(code):
        return [Go("delta", DIRECTIONS[delta_way(components, code, facing)])]
    field = field_under(state, seat)
    tiles = state.fields[seat][field] if field >= 0 else ()
    return [Go(kind, DIRECTIONS[way]) for kind in dict.fromkeys(tiles) for way in ways_of(components, kind, facing)]


def distance_of(state: "DreamState", seat: int, tile: str) -> int:
    """Times, else boost, else one; a delta is always one (DC-078, DC-082, DC-083)."""
    if tile == "delta":
        return 1
    return state.times or state.boosts[seat][field_under(state, seat)] or 1


# The move (DC-073, DC-077 to DC-081).


def go(state: "DreamState", move: Go, log: Log) -> None:
    """Follow a tile of the field, or a delta."""
    distance = distance_of(state, state.active, move.tile)
    begin_move(
        state, "delta" if move.tile == "delta" else "field", move.tile, DIRECTIONS.index(move.way), distance, log
    )


def begin_move(state: "DreamState", how: str, tile: str, way: int, distance: int, log: Log) -> None:
    """Turn, then walk; what happens at the landing is a matter of conflicts and squares (DC-090)."""
    from reverie.games.dream_cycle.conflicts import Enter

    seat, before = state.active, state.facing[state.active]
    state.facing[seat] = way
    walked = walk(state, state.at[seat], way, distance, log)
    if walked.awake:
        if log is not None:
            where = whereabouts(walked.end(state.at[seat]))
            log.append(Event("awoke", {"seat": seat, "how": how, "tile": tile, "way": DIRECTIONS[way], **where}))
        end_game(state, (seat,), "awake", log)
        return
    state.agenda.append(Enter(Ride(how, tile, before, way, walked.path)))


def landing_if_known(state: "DreamState", seat: int, way: int, distance: int) -> int:
    """Where a move would land, or -1 where it would go over the north edge; nothing is laid for asking."""
    place = state.at[seat]
    for _ in range(distance):
        if crosses_north_edge(state, place, way):
            return -1
        if not state.ground[place + STEP[way]]:
            break
        place += STEP[way]
    return place
