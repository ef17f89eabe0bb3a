"""Phase 2: buying (ledger: PD-050 to PD-062)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.areas import take, told_cards, why_not_position
from reverie.games.project_dreamscape.cascades import start_cascade
from reverie.games.project_dreamscape.moves import Buy, BuyReserved, StopBuying
from reverie.games.project_dreamscape.state import POSITIONS, DreamscapeState
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused, move_text

BUYS: Final = tuple(Buy(position) for position in POSITIONS)
STOP_BUYING: Final = StopBuying()


class BuyCard(Ask[DreamscapeState, Buy | BuyReserved | StopBuying]):
    """At least one card, then as many as can be paid; with nothing payable left the phase ends by itself (PD-050)."""

    question: ClassVar[str] = "buy"
    clause: ClassVar[str] = "PD-050"
    single_move_plays_itself: ClassVar[bool] = True

    def seats(self, state: DreamscapeState) -> Sequence[int]:
        return (state.active,)

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Buy | BuyReserved | StopBuying]:
        points, row = state.points, state.row
        moves: list[Buy | BuyReserved | StopBuying] = [
            BUYS[place] for place, cost in enumerate(state.cost) if cost <= points and row[place]
        ]
        if state.reserve[seat] and points >= state.components.reserve_cost:
            moves += [BuyReserved(card) for card in for_sale(state, seat)]
        if state.bought:
            moves.append(STOP_BUYING)
        return moves

    def default(self, state: DreamscapeState, seat: int) -> Buy | StopBuying:
        return STOP_BUYING if state.bought else BUYS[state.cost.index(min(state.cost))]

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, StopBuying):
            return IllegalMove("dreamscape-buy-first", {}, self.clause)
        if isinstance(move, BuyReserved):
            return self._why_not_reserved(state, seat, move.card)
        if not isinstance(move, Buy):
            return Ask.why_not(self, state, seat, move)
        if move.position in POSITIONS and state.row[move.position - 1]:
            return self._too_dear(state, state.cost[move.position - 1], "PD-052")
        return why_not_position(state, move.position, "PD-052")

    def _why_not_reserved(self, state: DreamscapeState, seat: int, card: str) -> Refused:
        if card in for_sale(state, seat):
            return self._too_dear(state, state.components.reserve_cost, "PD-061")
        if card in state.reserve[seat]:
            return IllegalMove("dreamscape-still-sideways", {"card": card}, "PD-095")
        return IllegalMove("dreamscape-not-reserved", {"card": card}, "PD-032")

    def _too_dear(self, state: DreamscapeState, price: int, clause: str) -> Refused:
        """Stopping is only advised to whoever may (PD-050)."""
        facts = {"price": price, "points": state.points, "may_stop": bool(state.bought)}
        return IllegalMove("dreamscape-too-dear", facts, clause)

    def facts(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        facts: dict[str, Any] = {"seat": state.active, "points": state.points, "bought": state.bought}
        if seat == state.active:
            facts["each_move"] = self._told_moves(state, seat)
        return facts

    def _told_moves(self, state: DreamscapeState, seat: int) -> dict[str, dict[str, Any]]:
        """What each purchase is and costs."""
        moves = self.moves(state, seat)
        row = [move for move in moves if isinstance(move, Buy)]
        told = told_cards(state, row)
        for move in row:
            told[move_text(move)]["price"] = state.cost[move.position - 1]
        price = {"price": state.components.reserve_cost}
        return told | {move_text(move): price for move in moves if isinstance(move, BuyReserved)}

    def answer(self, state: DreamscapeState, seat: int, move: Buy | BuyReserved | StopBuying, log: Log) -> None:
        if isinstance(move, StopBuying):
            return
        state.agenda.append(self)
        state.bought += 1
        if isinstance(move, Buy):
            buy(state, seat, move.position, log)
        else:
            buy_reserved(state, seat, move.card, log)


def for_sale(state: DreamscapeState, seat: int) -> list[str]:
    """The upright reserved cards of a seat, oldest first (PD-061, PD-095)."""
    reserve = state.reserve[seat]
    return reserve[: len(reserve) - state.fresh[seat]]


def pay(state: DreamscapeState, price: int) -> None:
    """Z cards first, the lowest unspent ones, and the token last (PD-053, PD-145)."""
    with_z = min(price, len(state.deep[state.active]) - state.spent)
    state.spent += with_z
    state.temp -= price - with_z


def buy(state: DreamscapeState, seat: int, position: int, log: Log) -> None:
    """A Dream card performs, a Z card is a point more; the position stays empty (PD-054, PD-055, PD-058)."""
    price, is_z = state.cost[position - 1], state.asleep[position - 1]
    pay(state, price)
    card = take(state, position)
    if is_z:
        state.deep[seat].append(card)
        state.known.append(card)
    else:
        state.rem[seat].append(card)
    if log is not None:
        facts = {"seat": seat, "card": card, "position": position, "price": price, "points": state.points}
        log.append(Event("z_bought", {**facts, "z": len(state.deep[seat])}) if is_z else Event("bought", facts))
    if not is_z:
        start_cascade(state, seat, card, log)


def buy_reserved(state: DreamscapeState, seat: int, card: str, log: Log) -> None:
    """A reserved card is a bought Dream card like any other (PD-061)."""
    price = state.components.reserve_cost
    pay(state, price)
    state.reserve[seat].remove(card)
    state.rem[seat].append(card)
    if log is not None:
        facts = {"seat": seat, "card": card, "price": price, "points": state.points}
        log.append(Event("bought_reserved", facts))
    start_cascade(state, seat, card, log)


BUY_CARD: Final = BuyCard()
