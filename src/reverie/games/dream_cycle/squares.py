"""Squares (ledger 2.11): what happens to whoever lands on them, one landing after the other."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_cycle.components import FRINGE
from reverie.games.dream_cycle.debts import Owe
from reverie.games.dream_cycle.dreamscape import (
    forget_roll_unless_at,
    index_at,
    land_of,
    northernmost,
    spot_of,
    square_at,
    tile_corner,
)
from reverie.games.dream_cycle.ending import end_game
from reverie.games.dream_cycle.geometry import SIDE, STEP, height, position, spot, turned, whereabouts
from reverie.games.dream_cycle.inspirations import draw_inspirations
from reverie.games.dream_cycle.moves import Affected, Colour, Effect, NoEffect, Unaffected
from reverie.games.dream_cycle.rows import lay_row, walk
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused, Step


def square_word(state: DreamState, place: int) -> str:
    """What a token sees under itself, as a word for sentences: ``white``, ``yellow_rocket``, ``fringe``."""
    code = land_of(state).ground[place]
    return "fringe" if code == FRINGE else state.components.kinds[code].replace(":", "_")


# The queue (DC-145).


def enter_queue(state: DreamState, seat: int) -> None:
    """A landing waits with its printed square; what is covered has none of its effects (DC-158)."""
    if state.components.landings[land_of(state).ground[state.at[seat]]].effect:
        state.queue.append((seat, square_at(state, state.at[seat])))


class Effects(Step[DreamState]):
    """First in, first out; landings of players who are out are dropped."""

    def run(self, state: DreamState, log: Log) -> None:
        if not state.queue:
            return
        state.agenda.append(self)
        seat, square = state.queue.pop(0)
        if state.out[seat]:
            return
        code = state.components.printed(square)
        if code == state.components.blue:
            collect(state, seat, square, log)
        elif code == state.components.silver:
            if square_at(state, state.at[seat]) == square:
                roll_die(state, seat, log)
        elif square not in state.landed[seat]:
            _land_on_yellow(state, seat, square, log)


EFFECTS: Final = Effects()


# Blue and silver.


def collect(state: DreamState, seat: int, square: int, log: Log) -> None:
    """Once per square and player in a turn, and only what the supply has (DC-142, DC-230)."""
    chi = min(state.components.limits.blue, state.supply)
    if not chi or square in state.collected[seat]:
        return
    state.collected[seat] += (square,)
    state.store[seat] += chi
    state.notes = []  # DC-101
    if log is not None:
        log.append(Event("collected", {"seat": seat, "chi": chi, "store": state.store[seat]}))


def needs_a_roll(state: DreamState, seat: int) -> bool:
    """On bare silver that counts as nothing yet (DC-162)."""
    return land_of(state).ground[state.at[seat]] == state.components.silver and not state.silver[seat]


def roll_die(state: DreamState, seat: int, log: Log) -> None:
    """The square counts as the colour rolled; on a silver face its owner chooses (DC-160, DC-161)."""
    face = state.chance.pick("die", state.components.die)
    state.rolls += 1
    if log is not None:
        log.append(Event("rolled", {"seat": seat, "face": face}))
    if face == "silver":
        state.agenda.append(ChooseColour(seat))
    else:
        count_as(state, seat, face, log)


def count_as(state: DreamState, seat: int, colour: str, log: Log) -> None:
    """The silver square under a token is of this colour for its owner (DC-160)."""
    state.silver[seat] = colour
    if colour == "blue":  # on dice of another make (DC-164)
        collect(state, seat, square_at(state, state.at[seat]), log)


class ChooseColour(Ask[DreamState, Colour]):
    """One of the colours of the die, for whoever rolled silver (DC-161)."""

    question: ClassVar[str] = "silver"
    clause: ClassVar[str] = "DC-161"
    single_move_plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, state: DreamState) -> Sequence[int]:
        return (self.seat,)

    def moves(self, state: DreamState, seat: int) -> Sequence[Colour]:
        return [Colour(colour) for colour in state.components.die_colours]

    def default(self, state: DreamState, seat: int) -> Colour:
        """The first that has a meaning, else the first."""
        fields = state.components.fields
        meant = [
            colour
            for colour in state.components.die_colours
            if colour in fields and state.fields[seat][fields.index(colour)]
        ]
        return Colour(meant[0] if meant else state.components.die_colours[0])

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        return IllegalMove("dream-cycle-colour-first", {}, self.clause)

    def answer(self, state: DreamState, seat: int, move: Colour, log: Log) -> None:
        if log is not None:
            log.append(Event("colour_chosen", {"seat": seat, "colour": move.colour}))
        count_as(state, seat, move.colour, log)


# Yellow (DC-144 to DC-155, DC-189, DC-190).


def _land_on_yellow(state: DreamState, seat: int, square: int, log: Log) -> None:
    if "shadowwalker" in state.hand[seat]:
        state.agenda.append(ChooseEffect(seat, square))
    else:
        take_effect(state, seat, square, log)


def effect_of(state: DreamState, square: int) -> str:
    """The effect of a yellow square, or an empty word."""
    return state.components.yellow[state.components.printed(square)]


class ChooseEffect(Ask[DreamState]):
    """A Shadowwalker chooses whether a yellow square takes effect; a refusal sets no mark (DC-189)."""

    question: ClassVar[str] = "yellow"
    clause: ClassVar[str] = "DC-189"

    def __init__(self, seat: int, square: int) -> None:
        self.seat: Final = seat
        self.square: Final = square

    def seats(self, state: DreamState) -> Sequence[int]:
        return (self.seat,)

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        return (Effect(), NoEffect())

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        return IllegalMove("dream-cycle-shadow-first", {}, self.clause)

    def facts(self, state: DreamState, seat: int | None) -> dict[str, Any]:
        return {"effect": effect_of(state, self.square)}

    def answer(self, state: DreamState, seat: int, move: Move, log: Log) -> None:
        if isinstance(move, Effect):
            take_effect(state, seat, self.square, log)
        elif log is not None:
            log.append(Event("effect_refused", {"seat": seat, "effect": effect_of(state, self.square)}))


def take_effect(state: DreamState, seat: int, square: int, log: Log) -> None:
    """The square is marked as landed, the loop notes are wiped, and its effect takes place."""
    state.landed[seat] += (square,)
    state.notes = []
    effect = effect_of(state, square)
    if log is not None:
        log.append(Event("effect", {"seat": seat, "effect": effect}))
    match effect:
        case "inspiration":
            draw_inspirations(state, seat, 1, log)
        case "double_inspiration":
            draw_inspirations(state, seat, 2, log)
        case "psychic_drain":
            limits = state.components.limits
            state.agenda.append(Owe(seat, limits.psychic_drain, -1, limits.offers_per_debt))
        case _:
            _ask_shadows(state, square)


def _ask_shadows(state: DreamState, square: int) -> None:
    """Every Shadowwalker whom it concerns is asked in turn order, then it happens (DC-190)."""
    holders = [seat for seat in _concerned(state, square) if "shadowwalker" in state.hand[seat]]
    state.agenda.append(Befall(square, tuple(holders), ()))


def _concerned(state: DreamState, square: int) -> list[int]:
    """All tokens; by a rotation, those on the tile that turns."""
    seats = state.in_turn_order()
    if not effect_of(state, square).startswith("rotation"):
        return seats
    index = index_at(state, spot_of(state, square))
    return [seat for seat in seats if index_at(state, state.at[seat]) == index]


class Befall(Step[DreamState]):
    """Asks the ``holders`` one after the other; then reversal, rocket or rotation befalls all but the ``spared``."""

    def __init__(self, square: int, holders: tuple[int, ...], spared: tuple[int, ...]) -> None:
        self.square: Final = square
        self.holders: Final = holders
        self.spared: Final = spared

    def run(self, state: DreamState, log: Log) -> None:
        if self.holders:
            state.agenda.append(ChooseAffected(self.square, self.holders, self.spared))
            return
        seats = [seat for seat in _concerned(state, self.square) if seat not in self.spared]
        effect = effect_of(state, self.square)
        if effect == "reversal":
            reverse(state, seats, log)
        elif effect == "rocket":
            launch(state, seats, log)
        else:
            rotate(state, self.square, 1 if effect == "rotation_cw" else 3, seats, log)


class ChooseAffected(Ask[DreamState]):
    """A Shadowwalker rides along or not (DC-190)."""

    question: ClassVar[str] = "shadow"
    clause: ClassVar[str] = "DC-190"

    def __init__(self, square: int, holders: tuple[int, ...], spared: tuple[int, ...]) -> None:
        self.square: Final = square
        self.holders: Final = holders
        self.spared: Final = spared

    def seats(self, state: DreamState) -> Sequence[int]:
        return self.holders[:1]

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        return (Affected(), Unaffected())

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        return IllegalMove("dream-cycle-shadow-first", {}, self.clause)

    def facts(self, state: DreamState, seat: int | None) -> dict[str, Any]:
        return {"effect": effect_of(state, self.square), "seat": self.holders[0]}

    def answer(self, state: DreamState, seat: int, move: Move, log: Log) -> None:
        spared = self.spared
        if isinstance(move, Unaffected):
            spared += (seat,)
            if log is not None:
                log.append(Event("unaffected", {"seat": seat, "effect": effect_of(state, self.square)}))
        state.agenda.append(Befall(self.square, self.holders[1:], spared))


def reverse(state: DreamState, seats: Sequence[int], log: Log) -> None:
    """Everybody turns half round (DC-148)."""
    for seat in seats:
        state.facing[seat] = (state.facing[seat] + 2) % 4
    if log is not None:
        log.append(Event("reversed", {"seats": list(seats)}))


def launch(state: DreamState, seats: Sequence[int], log: Log) -> None:
    """Everybody goes forward at once, through each other (DC-149 to DC-153)."""
    distance = state.components.limits.rocket_squares
    land = land_of(state)
    crossing = [seat for seat in seats if land.walk(state.at[seat], state.facing[seat], distance)[1]]
    if crossing and land.is_last:
        beyond = [height(state.at[seat]) for seat in crossing]
        winners = [seat for seat, y in zip(crossing, beyond, strict=True) if y == max(beyond)]
        end_game(state, winners, "awake", log)
        return
    if crossing:
        lay_row(state, northernmost(state) + 1, log)
    flown = {seat: walk(state, state.at[seat], state.facing[seat], distance, log) for seat in seats}
    for seat, walked in flown.items():
        before = state.at[seat]
        state.at[seat] = walked.end(before)
        forget_roll_unless_at(state, seat, before)
    moved = [seat for seat, walked in flown.items() if walked.path]
    if log is not None:
        log.append(Event("rocketed", {"seats": moved, "places": [list(position(state.at[seat])) for seat in moved]}))
    for seat in moved:
        enter_queue(state, seat)


def rotate(state: DreamState, square: int, quarters: int, riders: Sequence[int], log: Log) -> None:
    """The tile turns with its coloured squares and the tokens that ride on it; nobody lands anywhere (DC-154)."""
    index = index_at(state, spot_of(state, square))
    tile, before = state.laid[index]
    corner = tile_corner(state, index)
    on_tile = [seat for seat in state.living if index_at(state, state.at[seat]) == index]
    state.laid[index] = (tile, (before + quarters) % 4)
    state.land_has_changed()
    for seat in on_tile:
        if seat in riders:
            state.at[seat] = _turned_spot(corner, state.at[seat], quarters)
            state.facing[seat] = (state.facing[seat] + quarters) % 4
        else:
            state.silver[seat] = ""  # another square lies beneath now (DC-190)
    if log is not None:
        x, y = position(corner)
        turn = "cw" if quarters == 1 else "ccw"
        log.append(Event("rotated", {**whereabouts(spot(x, y - SIDE + 1)), "turn": turn, "seats": list(riders)}))


def _turned_spot(corner: int, place: int, quarters: int) -> int:
    (west, north), (x, y) = position(corner), position(place)
    local = turned((north - y) * SIDE + x - west, quarters)
    return corner + local % SIDE - local // SIDE * STEP[0]
