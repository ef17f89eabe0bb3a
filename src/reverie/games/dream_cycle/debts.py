"""Debts (ledger 2.13): paid at once, or by turning in tiles, or by a trade, or not at all."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_cycle import refusals
from reverie.games.dream_cycle.ending import leave_game
from reverie.games.dream_cycle.inspirations import cash_moves, means, take_cash, turning_in
from reverie.games.dream_cycle.interpretation import arrange, take_moves
from reverie.games.dream_cycle.moves import Bonus, Cash, Drop, Give, GiveUp, Send, Take, Trade, Want
from reverie.games.dream_cycle.state import DreamState
from reverie.games.dream_cycle.trades import draft, is_riding, partners
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused, Step


class Owe(Step[DreamState]):
    """``seat`` owes chi to the supply (``to_seat`` -1) or to the mover, and may still make so many offers (DC-200)."""

    def __init__(self, seat: int, chi: int, to_seat: int, offers: int) -> None:
        self.seat: Final = seat
        self.chi: Final = chi
        self.to_seat: Final = to_seat
        self.offers: Final = offers

    def run(self, state: DreamState, log: Log) -> None:
        seat = self.seat
        if state.store[seat] >= self.chi:
            self._pay(state, log)
        elif means(state, seat) >= self.chi or self._may_trade(state):
            state.agenda.append(Debt(self.seat, self.chi, self.to_seat, self.offers))
        else:
            state.drafts[seat] = None
            leave_game(state, seat, "drain" if self.to_seat < 0 else "extortion", log)

    def _pay(self, state: DreamState, log: Log) -> None:
        seat, to_seat = self.seat, self.to_seat
        state.drafts[seat] = None
        state.store[seat] -= self.chi
        if to_seat >= 0:
            state.store[to_seat] += self.chi
        if log is not None:
            facts = {"seat": seat, "chi": self.chi, "store": state.store[seat], "to_supply": to_seat < 0}
            log.append(Event("paid", {**facts, "to_seat": to_seat}))

    def _may_trade(self, state: DreamState) -> bool:
        """Somebody allowed has chi, an offer is left, and the debtor has a tile to give (DC-203)."""
        seat = self.seat
        has_tiles = bool(state.tray[seat] or state.hand[seat] or any(state.fields[seat]))
        return self.offers > 0 and has_tiles and any(state.store[other] for other in partners(state, seat))


class Debt(Ask[DreamState]):
    """The debtor raises chi; who cannot or will not is out (DC-201 to DC-203)."""

    question: ClassVar[str] = "debt"
    clause: ClassVar[str] = "DC-201"

    def __init__(self, seat: int, chi: int, to_seat: int, offers: int) -> None:
        self.seat: Final = seat
        self.chi: Final = chi
        self.to_seat: Final = to_seat
        self.offers: Final = offers

    def seats(self, state: DreamState) -> Sequence[int]:
        return (self.seat,)

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        """Tiles can be taken from fields to be traded; but not in one's own ride, where nobody trades (DC-060).

        Trading itself is done by asides.
        """
        cash = cash_moves(state, seat)
        return [
            *cash,
            *(() if is_riding(state, seat) else take_moves(state, seat)),
            *(() if cash else (GiveUp(),)),
        ]

    def default(self, state: DreamState, seat: int) -> Move:
        """The hand is turned in as it lies, the first tile first."""
        return turning_in(state.hand[seat][0]) if cash_moves(state, seat) else GiveUp()

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        match move:
            case Cash() | Bonus():
                return refusals.no_turning_in(state, seat, move)
            case GiveUp():
                return IllegalMove("dream-cycle-debt-hand-first", {}, "DC-203")
            case Trade() | Give() | Want() | Drop() | Send():
                return refusals.no_trade(state, seat, move, self.offers)
            case Take() if is_riding(state, seat):
                return IllegalMove("dream-cycle-not-while-riding", {}, "DC-060")
        return IllegalMove("dream-cycle-debt-first", {"chi": self.chi, "store": state.store[seat]}, self.clause)

    def facts(self, state: DreamState, seat: int | None) -> dict[str, Any]:
        facts = {"seat": self.seat, "chi": self.chi, "store": state.store[self.seat], "offers": self.offers}
        return {**facts, "to_seat": self.to_seat, "to_supply": self.to_seat < 0}

    def answer(self, state: DreamState, seat: int, move: Move, log: Log) -> None:
        if isinstance(move, GiveUp):
            state.drafts[seat] = None
            leave_game(state, seat, "drain" if self.to_seat < 0 else "extortion", log)
            return
        state.agenda.append(self._again(self.offers))
        if isinstance(move, Cash | Bonus):
            take_cash(state, seat, move, log)
        elif isinstance(move, Take):
            arrange(state, seat, move, log)

    def _again(self, offers: int) -> Owe:
        return Owe(self.seat, self.chi, self.to_seat, offers)

    def trade(self, state: DreamState, seat: int, move: Move, log: Log) -> None:
        """An aside of the debtor; whoever sends an offer has one less for this debt (DC-203)."""
        if isinstance(move, Send):
            state.agenda[-1] = self._again(self.offers - 1)
        draft(state, seat, move, log, counted=False)
