"""Conflicts (ledger 2.10): extortion, then push, pass or block; pushes may run down a line."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_cycle.debts import Owe
from reverie.games.dream_cycle.dreamscape import can_be_pushed, forget_roll_unless_at, land_of, northernmost, tokens_at
from reverie.games.dream_cycle.geometry import DIRECTIONS, STEP, position, whereabouts
from reverie.games.dream_cycle.movement_start import AFTER_FRINGEWALK
from reverie.games.dream_cycle.moves import Block, Pass, Push
from reverie.games.dream_cycle.records import Ride
from reverie.games.dream_cycle.rows import lay_row
from reverie.games.dream_cycle.squares import EFFECTS, enter_queue, square_word
from reverie.games.dream_cycle.state import DreamState
from reverie.games.dream_cycle.windows import BlockedWindow, OpenWindow
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused, Step


class Enter(Step[DreamState]):
    """The mover is about to land; if others are there, each with less Power first pays (DC-120, DC-132)."""

    def __init__(self, ride: Ride) -> None:
        self.ride: Final = ride

    def run(self, state: DreamState, log: Log) -> None:
        mover, others = state.active, _others_at(state, self.ride.landing)
        if not others:
            arrive(state, self.ride, [], log)
            return
        if log is not None:
            where = whereabouts(self.ride.landing)
            log.append(Event("conflict", {"seat": mover, "other_seats": others, **where}))
        state.agenda.append(Settle(self.ride))
        power = state.power(mover)
        owing = [seat for seat in others if state.power(seat) < power and seat not in state.extorted]
        state.agenda += [Extort(seat) for seat in reversed(owing)]


class Extort(Step[DreamState]):
    """Once per victim and turn (DC-132)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DreamState, log: Log) -> None:
        state.extorted.append(self.seat)
        limits = state.components.limits
        state.agenda.append(Owe(self.seat, limits.extortion, state.active, limits.offers_per_debt))


class Settle(Step[DreamState]):
    """Whoever has the most Power decides; a tie pushes where that is possible, else passes (DC-125, DC-126, DC-133)."""

    def __init__(self, ride: Ride) -> None:
        self.ride: Final = ride

    def run(self, state: DreamState, log: Log) -> None:
        others = _others_at(state, self.ride.landing)
        if not others:
            arrive(state, self.ride, [], log)
            return
        decider = state.sole_top([state.active, *others])
        if decider >= 0:
            state.agenda.append(DecideConflict(self.ride, decider))
        elif can_be_pushed(state, self.ride.landing, self.ride.way):
            push(state, self.ride, -1, log)
        else:
            pass_by(state, self.ride, -1, log)


class DecideConflict(Ask[DreamState]):
    """One outcome for all, no mixture (DC-125, DC-127)."""

    question: ClassVar[str] = "conflict"
    clause: ClassVar[str] = "DC-125"

    def __init__(self, ride: Ride, decider: int) -> None:
        self.ride: Final = ride
        self.decider: Final = decider

    def seats(self, state: DreamState) -> Sequence[int]:
        return (self.decider,)

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        can_push = can_be_pushed(state, self.ride.landing, self.ride.way)
        return (Push(), Pass(), Block()) if can_push else (Pass(), Block())

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        return _why_no_push(move, self.clause)

    def facts(self, state: DreamState, seat: int | None) -> dict[str, Any]:
        others = _others_at(state, self.ride.landing)
        facts = {"seat": self.decider, "mover_seat": state.active, "other_seats": others}
        return {**facts, **whereabouts(self.ride.landing), "way": DIRECTIONS[self.ride.way]}

    def answer(self, state: DreamState, seat: int, move: Move, log: Log) -> None:
        if isinstance(move, Push):
            push(state, self.ride, seat, log)
        elif isinstance(move, Pass):
            pass_by(state, self.ride, seat, log)
        else:
            block(state, self.ride, seat, log)


def _why_no_push(move: Move, clause: str) -> Refused:
    if isinstance(move, Push):
        return IllegalMove("dream-cycle-no-push", {}, "DC-127")
    return IllegalMove("dream-cycle-conflict-first", {}, clause)


def push(state: DreamState, ride: Ride, decider: int, log: Log) -> None:
    """Everybody there goes one square on (DC-121)."""
    _tell_outcome(state, "push", decider, ride, log)
    state.agenda.append(PushOn(ride, (ride.landing,)))


def pass_by(state: DreamState, ride: Ride, decider: int, log: Log) -> None:
    """The mover shares the space (DC-122)."""
    _tell_outcome(state, "pass", decider, ride, log)
    arrive(state, ride, [], log)


def block(state: DreamState, ride: Ride, decider: int, log: Log) -> None:
    """The token stays where this move began, with the facing it had (DC-123, DC-124)."""
    _tell_outcome(state, "block", decider, ride, log)
    state.facing[state.active] = ride.before
    state.closed.append(ride.landing)
    state.agenda.append(BlockedWindow())


def _tell_outcome(state: DreamState, outcome: str, decider: int, ride: Ride, log: Log) -> None:
    """``tie`` says that nobody decided: the rules did."""
    if log is not None:
        facts = {"outcome": outcome, "tie": decider < 0, "seat": decider if decider >= 0 else state.active}
        log.append(
            Event(
                "conflict_settled",
                {**facts, "mover_seat": state.active, "other_seats": _others_at(state, ride.landing)},
            )
        )


# Pushing down the line (DC-121, DC-128, DC-129).


class PushOn(Step[DreamState]):
    """Tokens on each spot of ``line`` go one on; whoever stands before the last of them is in conflict with them."""

    def __init__(self, ride: Ride, line: tuple[int, ...]) -> None:
        self.ride: Final = ride
        self.line: Final = line

    def run(self, state: DreamState, log: Log) -> None:
        last, way = self.line[-1], self.ride.way
        if land_of(state).crosses(last, way):
            lay_row(state, northernmost(state) + 1, log)
        front = last + STEP[way]
        there = _others_at(state, front)
        if not there:
            place_line(state, self.ride, self.line, log)
            return
        decider = state.sole_top([*_others_at(state, last), *there])
        if decider >= 0:
            state.agenda.append(DecideChain(self.ride, self.line, decider))
        elif can_be_pushed(state, front, way):
            state.agenda.append(PushOn(self.ride, (*self.line, front)))
        else:
            place_line(state, self.ride, self.line, log)


class DecideChain(Ask[DreamState]):
    """Push on or pass; a block would undo the first push (DC-128)."""

    question: ClassVar[str] = "chain"
    clause: ClassVar[str] = "DC-128"
    single_move_plays_itself: ClassVar[bool] = True

    def __init__(self, ride: Ride, line: tuple[int, ...], decider: int) -> None:
        self.ride: Final = ride
        self.line: Final = line
        self.decider: Final = decider

    def seats(self, state: DreamState) -> Sequence[int]:
        return (self.decider,)

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        return (Push(), Pass()) if can_be_pushed(state, self._front, self.ride.way) else (Pass(),)

    @property
    def _front(self) -> int:
        return self.line[-1] + STEP[self.ride.way]

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        if isinstance(move, Block):
            return IllegalMove("dream-cycle-no-block-in-chain", {}, self.clause)
        return _why_no_push(move, self.clause)

    def facts(self, state: DreamState, seat: int | None) -> dict[str, Any]:
        pushed, there = _others_at(state, self.line[-1]), _others_at(state, self._front)
        return {"seat": self.decider, "pushed_seats": pushed, "other_seats": there, **whereabouts(self._front)}

    def answer(self, state: DreamState, seat: int, move: Move, log: Log) -> None:
        outcome = "push" if isinstance(move, Push) else "pass"
        if log is not None:
            log.append(Event("chain_settled", {"outcome": outcome, **self.facts(state, seat)}))
        if outcome == "push":
            state.agenda.append(PushOn(self.ride, (*self.line, self._front)))
        else:
            place_line(state, self.ride, self.line, log)


def place_line(state: DreamState, ride: Ride, line: tuple[int, ...], log: Log) -> None:
    """The whole line is settled: everybody is placed, the farthest first, then the mover."""
    groups = [_others_at(state, place) for place in line]
    for place, group in zip(reversed(line), reversed(groups), strict=True):
        for seat in group:
            _shove(state, seat, place + STEP[ride.way], log)
    state.notes = []  # another token has moved (DC-101)
    arrive(state, ride, [seat for group in groups for seat in group], log)


def _shove(state: DreamState, seat: int, place: int, log: Log) -> None:
    before = state.at[seat]
    state.at[seat] = place
    forget_roll_unless_at(state, seat, before)
    if log is not None:
        log.append(Event("pushed", {"seat": seat, **whereabouts(place), "square": square_word(state, place)}))


# Landing.


def arrive(state: DreamState, ride: Ride, pushed: Sequence[int], log: Log) -> None:
    """The mover's token is placed; effects follow, the mover's square first, then the window (DC-090, DC-130)."""
    mover, before = state.active, state.at[state.active]
    state.at[mover] = ride.landing
    forget_roll_unless_at(state, mover, before)
    state.moved, state.closed = True, []
    state.arrivals += 1
    if log is not None:
        log.append(_moved(state, ride, before))
    for seat in (mover, *pushed):
        enter_queue(state, seat)
    state.agenda += (AFTER_FRINGEWALK if ride.how == "fringewalk" else OpenWindow(), EFFECTS)


def _moved(state: DreamState, ride: Ride, before: int) -> Event:
    facts = {"seat": state.active, "how": ride.how, "tile": ride.tile, "way": DIRECTIONS[ride.way]}
    path = [list(position(place)) for place in (before, *ride.path)]
    where = whereabouts(ride.landing)
    return Event("moved", {**facts, **where, "square": square_word(state, ride.landing), "path": path})


def _others_at(state: DreamState, place: int) -> list[int]:
    return [seat for seat in tokens_at(state, place) if seat != state.active]
