"""Windows (ledger 2.7): what the mover may do before the token turns, and how a turn ends."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_cycle import refusals
from reverie.games.dream_cycle.components import FRINGE
from reverie.games.dream_cycle.dreamscape import colour_under, is_in_doldrum, land_of, legal_facings, square_at
from reverie.games.dream_cycle.ending import leave_game
from reverie.games.dream_cycle.geometry import DIRECTIONS, whereabouts
from reverie.games.dream_cycle.inspirations import cash_moves, means, take_cash, turn_in
from reverie.games.dream_cycle.loops import is_caught, is_too_long, note_key
from reverie.games.dream_cycle.move_tables import BRAKE, SQUARE, STOP, TIMES, ZIP
from reverie.games.dream_cycle.movement import begin_move, go, go_moves, is_closed
from reverie.games.dream_cycle.moves import Bonus, Brake, Cash, Go, Square, Stop, Times, Zip
from reverie.games.dream_cycle.ride import kinds_of
from reverie.games.dream_cycle.squares import needs_a_roll, roll_die
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import Ask, Event, Log, Move, Refused, Step


class OpenWindow(Step[DreamState]):
    """A token on bare silver rolls first; then the key is noted, or the mover is caught (DC-100, DC-103, DC-162)."""

    def __init__(self, start: bool = False) -> None:
        self.start: Final = start

    def run(self, state: DreamState, log: Log) -> None:
        seat = state.active
        if state.out[seat]:
            return
        if needs_a_roll(state, seat):
            state.agenda.append(self)
            roll_die(state, seat, log)
            return
        caught = False
        if go_moves(state, seat):
            caught = not self.start and is_caught(state)
            if not caught:
                note_key(state)
        _open(state, self.start, caught, log)


def _open(state: DreamState, start: bool, caught: bool, log: Log) -> None:
    """Ask; or, where the mover is caught without means, put them out (DC-107)."""
    if not caught:
        state.agenda.append(StartWindow() if start else ArrivalWindow())
        return
    if log is not None:
        log.append(Event("caught", {"seat": state.active, "store": state.store[state.active]}))
    _go_on_caught(state, log)


def _go_on_caught(state: DreamState, log: Log) -> None:
    seat = state.active
    if means(state, seat) < state.components.limits.brake and not any(
        _undoes_a_loop(kind) for kind in state.hand[seat]
    ):
        leave_game(state, seat, "caught", log)
    else:
        state.agenda.append(CaughtWindow())


def _undoes_a_loop(kind: str) -> bool:
    return kind == "zip" or kind.startswith(("square_", "times"))


# What is in a window, in the order of the ledger's section 3.


def go_or_stop_moves(state: DreamState, seat: int) -> list[Move]:
    """One stops only in a doldrum or on a square with no meaning (DC-099)."""
    return [*go_moves(state, seat)] or [STOP]


def brake_moves(state: DreamState, seat: int) -> list[Move]:
    """Only where it buys something, and after at least one move (DC-092)."""
    can_pay = state.store[seat] >= state.components.limits.brake
    return [BRAKE] if can_pay and state.moved and go_moves(state, seat) else []


def zip_moves(state: DreamState, seat: int) -> list[Zip]:
    """At a space, or over the north edge (DC-192)."""
    if "zip" not in state.hand[seat]:
        return []
    return [ZIP[way] for way in legal_facings(state, seat)]


def square_moves(state: DreamState, seat: int) -> list[Move]:
    """Under the token, on any tile square (DC-180, DC-181)."""
    if land_of(state).ground[state.at[seat]] == FRINGE:
        return []
    return [SQUARE[kind] for kind in kinds_of(state.hand[seat]) if kind in SQUARE]


def times_moves(state: DreamState, seat: int) -> list[Move]:
    """The Times tiles in hand (DC-191)."""
    hand = state.hand[seat]
    return [move for kind, move in TIMES.items() if kind in hand] if hand else []


class RideWindow(Ask[DreamState]):
    """What all windows have in common."""

    single_move_plays_itself: ClassVar[bool] = True

    def seats(self, state: DreamState) -> Sequence[int]:
        return (state.active,)

    def facts(self, state: DreamState, seat: int | None) -> dict[str, Any]:
        mover = state.active
        return {
            "seat": mover,
            **whereabouts(state.at[mover]),
            "way": DIRECTIONS[state.facing[mover]],
            "colour": colour_under(state, mover),
            "store": state.store[mover],
            "brake": state.components.limits.brake,
        }

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        return refusals.no_ride(state, seat, move, self.question, self.clause)

    def answer(self, state: DreamState, seat: int, move: Move, log: Log) -> None:
        match move:
            case Go():
                go(state, move, log)
            case Zip():
                zip_away(state, seat, move, log)
            case Brake():
                brake(state, seat, log)
            case Stop():
                stop(state, seat, log)
            case Cash() | Bonus():
                take_cash(state, seat, move, log)
                self.go_on(state, log)
            case Square() | Times():
                use(state, seat, move, log)
                go_on_free(state, isinstance(self, StartWindow), log)

    def go_on(self, state: DreamState, log: Log) -> None:
        """The same window, after a tile was turned in for chi."""
        state.agenda.append(self)


class StartWindow(RideWindow):
    """Before the first move of a token that is in no doldrum (DC-094)."""

    question: ClassVar[str] = "set-off"
    clause: ClassVar[str] = "DC-094"

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        return [
            *go_or_stop_moves(state, seat),
            *times_moves(state, seat),
            *cash_moves(state, seat),
        ]


class ArrivalWindow(RideWindow):
    """On arrival, before the token turns (DC-091 to DC-099)."""

    question: ClassVar[str] = "window"
    clause: ClassVar[str] = "DC-091"

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        return [
            *go_or_stop_moves(state, seat),
            *times_moves(state, seat),
            *cash_moves(state, seat),
            *brake_moves(state, seat),
            *zip_moves(state, seat),
            *square_moves(state, seat),
        ]


class CaughtWindow(RideWindow):
    """In an endless loop: no ``go`` (DC-105, DC-106). It is not asked of anybody who has no means (DC-107)."""

    question: ClassVar[str] = "caught"
    clause: ClassVar[str] = "DC-106"

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        can_brake = state.store[seat] >= state.components.limits.brake
        return [
            *([BRAKE] if can_brake else ()),
            *cash_moves(state, seat),
            *zip_moves(state, seat),
            *square_moves(state, seat),
            *times_moves(state, seat),
        ]

    def go_on(self, state: DreamState, log: Log) -> None:
        _go_on_caught(state, log)


class BlockedWindow(RideWindow):
    """After a Block: another tile or a Zip, or the turn is over (DC-124, DC-135)."""

    question: ClassVar[str] = "blocked"
    clause: ClassVar[str] = "DC-135"

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        return [
            *(move for move in go_moves(state, seat) if not is_closed(state, seat, move)),
            *(move for move in zip_moves(state, seat) if not is_closed(state, seat, move)),
            *cash_moves(state, seat),
            STOP,
        ]

    def default(self, state: DreamState, seat: int) -> Move:
        return STOP


def go_on_free(state: DreamState, start: bool, log: Log) -> None:
    """The same window after a coloured square or Times: nobody is caught in it, but for DC-109."""
    _open(state, start, is_too_long(state) and bool(go_moves(state, state.active)), log)


# What the moves do.


def zip_away(state: DreamState, seat: int, move: Zip, log: Log) -> None:
    """The Zip is spent, whatever comes of it (DC-192)."""
    turn_in(state, seat, "zip")
    state.notes = []  # DC-101
    begin_move(state, "zip", "zip", DIRECTIONS.index(move.way), 1, log)


def brake(state: DreamState, seat: int, log: Log) -> None:
    """Pay, and stay where one is (DC-092)."""
    state.store[seat] -= state.components.limits.brake
    if log is not None:
        facts = {"seat": seat, "chi": state.components.limits.brake, "store": state.store[seat]}
        log.append(Event("braked", facts))


def stop(state: DreamState, seat: int, log: Log) -> None:
    """The ride is over; why, is only told."""
    if log is not None:
        why = "blocked" if state.closed else "doldrum" if is_in_doldrum(state, seat) else "meaning"
        log.append(Event("stopped", {"seat": seat, "why": why, "colour": colour_under(state, seat)}))


def use(state: DreamState, seat: int, move: Square | Times, log: Log) -> None:
    """A coloured square under the token, or Times for the rest of the turn; either undoes a loop (DC-101)."""
    state.notes = []
    if isinstance(move, Times):
        turn_in(state, seat, f"times{move.factor}")
        state.times = move.factor
        if log is not None:
            log.append(Event("times_used", {"seat": seat, "factor": move.factor}))
        return
    turn_in(state, seat, f"square_{move.colour}")
    square = square_at(state, state.at[seat])
    state.covers = [cover for cover in state.covers if cover[0] != square]  # DC-182
    state.covers.append((square, move.colour))
    state.painted = [*(painted for painted in state.painted if painted != square), square]
    state.land_has_changed()
    if log is not None:
        log.append(Event("square_laid", {"seat": seat, "colour": move.colour, **whereabouts(state.at[seat])}))
