"""The turn (ledger 2.3): income, and how a turn closes."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_cycle import refusals
from reverie.games.dream_cycle.buying import BUYING
from reverie.games.dream_cycle.dreamscape import spot_of
from reverie.games.dream_cycle.ending import end_game
from reverie.games.dream_cycle.geometry import whereabouts
from reverie.games.dream_cycle.inspirations import cash_moves, take_cash, turn_in
from reverie.games.dream_cycle.moves import Bonus, BuyBack, Cash, ExtraTurn, Leave, PassTurn
from reverie.games.dream_cycle.rows import REMOVE_ROWS
from reverie.games.dream_cycle.state import NO_BOOSTS, DreamState
from reverie.kernel import Ask, Event, Log, Move, Refused, Step


class BeginTurn(Step[DreamState]):
    """Income comes, the Buying Phase begins (DC-030, DC-031)."""

    def __init__(self, seat: int, extra: bool = False) -> None:
        self.seat: Final = seat
        self.extra: Final = extra

    def run(self, state: DreamState, log: Log) -> None:
        players, seat, limits = state.players, self.seat, state.components.limits
        if state.out[seat]:  # the starting player has left before the first turn (DC-069)
            state.agenda.append(PassOn(seat))
            return
        state.active, state.phase = seat, "buying"
        state.offers = [0] * players
        income = min(limits.turn_chi if state.turns[seat] else limits.first_turn_chi, state.supply)
        state.turns[seat] += 1
        state.store[seat] += income
        if log is not None:
            facts = {"seat": seat, "round_no": state.round_no, "extra": self.extra}
            log.append(Event("turn_started", {**facts, "chi": income, "store": state.store[seat]}))
        state.agenda += (CLOSE_TURN, BUYING)


class CloseTurn(Step[DreamState]):
    """Boosts, buy-back, rows, Extra Turn, next seat; for a player who is out only rows and next seat (DC-032, DC-033).

    Nobody lands anywhere before the next turn begins, so the marks are cleared here (DC-034).
    """

    def run(self, state: DreamState, log: Log) -> None:
        seat = state.active
        state.drafts = [None] * state.players
        state.times, state.notes, state.arrivals, state.moved, state.rolls, state.closed = 0, [], 0, False, 0, []
        state.collected, state.landed, state.extorted = [()] * state.players, [()] * state.players, []
        painted, state.painted = state.painted, []
        state.agenda.append(PassOn(seat))
        if state.out[seat]:
            state.agenda.append(REMOVE_ROWS)
            return
        _lose_boosts(state, seat, log)
        state.agenda += (OfferExtraTurn(seat), REMOVE_ROWS)
        state.agenda += [OfferBuyBack(seat, square) for square in reversed(painted)]


def _lose_boosts(state: DreamState, seat: int, log: Log) -> None:
    lost = sum(state.boosts[seat])
    state.boosts[seat] = NO_BOOSTS
    if lost and log is not None:
        log.append(Event("boosts_lost", {"seat": seat, "chi": lost}))


class OfferBuyBack(Ask[DreamState]):
    """A coloured square laid this turn may come back for a chi (DC-184)."""

    question: ClassVar[str] = "buy-back"
    clause: ClassVar[str] = "DC-184"
    single_move_plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, square: int) -> None:
        self.seat: Final = seat
        self.square: Final = square

    def seats(self, state: DreamState) -> Sequence[int]:
        return (self.seat,)

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        """``buy_back`` and ``leave``, then what can be turned in to pay for it."""
        if not self._lies(state):
            return (Leave(),)
        can_pay = state.store[seat] >= state.components.limits.buy_back
        return ([BuyBack()] if can_pay else []) + [Leave(), *cash_moves(state, seat)]

    def _lies(self, state: DreamState) -> bool:
        return any(square == self.square for square, _ in state.covers)

    def default(self, state: DreamState, seat: int) -> Move:
        return Leave()

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        if isinstance(move, Cash | Bonus):
            return refusals.no_turning_in(state, seat, move)
        if isinstance(move, BuyBack):
            cost = state.components.limits.buy_back
            return refusals.of("buy-back-too-dear", self.clause, chi=cost, store=state.store[seat])
        return refusals.of("buy-back-first", self.clause)

    def facts(self, state: DreamState, seat: int | None) -> dict[str, Any]:
        cost = state.components.limits.buy_back
        where = whereabouts(spot_of(state, self.square))
        return {"colour": dict(state.covers)[self.square], **where, "chi": cost}

    def answer(self, state: DreamState, seat: int, move: Move, log: Log) -> None:
        if isinstance(move, Cash | Bonus):
            take_cash(state, seat, move, log)
            state.agenda.append(self)
        elif isinstance(move, BuyBack):
            self._take_back(state, log)

    def _take_back(self, state: DreamState, log: Log) -> None:
        facts = self.facts(state, self.seat)
        state.covers = [cover for cover in state.covers if cover[0] != self.square]
        state.land_has_changed()
        state.hand[self.seat] += (f"square_{facts['colour']}",)
        state.store[self.seat] -= facts["chi"]
        if log is not None:
            log.append(Event("bought_back", {"seat": self.seat, **facts, "store": state.store[self.seat]}))


class OfferExtraTurn(Ask[DreamState]):
    """Whoever holds an Extra Turn may have another whole turn now (DC-186)."""

    question: ClassVar[str] = "extra-turn"
    clause: ClassVar[str] = "DC-186"
    single_move_plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, state: DreamState) -> Sequence[int]:
        return (self.seat,)

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        """``extra_turn`` and ``pass_turn``, then what can be turned in while there is a choice."""
        if "extra_turn" not in state.hand[seat]:
            return (PassTurn(),)
        return (ExtraTurn(), PassTurn(), *cash_moves(state, seat))

    def default(self, state: DreamState, seat: int) -> Move:
        return PassTurn()

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        if isinstance(move, Cash | Bonus):
            return refusals.no_turning_in(state, seat, move)
        return refusals.of("extra-turn-first", self.clause)

    def facts(self, state: DreamState, seat: int | None) -> dict[str, Any]:
        return {"held": state.hand[self.seat].count("extra_turn")}

    def answer(self, state: DreamState, seat: int, move: Move, log: Log) -> None:
        if isinstance(move, Cash | Bonus):
            take_cash(state, seat, move, log)
            state.agenda.append(self)
        elif isinstance(move, ExtraTurn):
            turn_in(state, seat, "extra_turn")
            state.agenda[-1] = BeginTurn(seat, extra=True)  # in place of passing on


class PassOn(Step[DreamState]):
    """The next living player clockwise; past the starting seat a round ends, and perhaps the game (DC-032, DC-213)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DreamState, log: Log) -> None:
        seat = self.seat
        while True:
            seat = (seat + 1) % state.players
            if seat == state.first:
                limit = state.setup.options["round_limit"]
                if limit is not None and state.round_no >= limit:
                    end_game(state, (), "limit", log)
                    return
                state.round_no += 1
            if not state.out[seat]:
                break
        state.agenda.append(BeginTurn(seat))


CLOSE_TURN: Final = CloseTurn()
