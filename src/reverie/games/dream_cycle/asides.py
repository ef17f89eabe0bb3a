"""Asides (ledger 2.5): what a player may do at any time, also in another's turn."""

from collections.abc import Sequence
from typing import Final

from reverie.games.dream_cycle import refusals
from reverie.games.dream_cycle.buying import why_not as why_not_buying
from reverie.games.dream_cycle.debts import Debt
from reverie.games.dream_cycle.ending import leave_game
from reverie.games.dream_cycle.inspirations import cash_moves, take_cash
from reverie.games.dream_cycle.interpretation import arrange, place_moves, take_moves
from reverie.games.dream_cycle.move_tables import RESIGN
from reverie.games.dream_cycle.moves import Bonus, Cash, Place, Resign, Take, Withdraw
from reverie.games.dream_cycle.rows import REMOVE_ROWS
from reverie.games.dream_cycle.state import DreamState
from reverie.games.dream_cycle.trades import AnswerOffer, draft, draft_moves, may_draft, offers_left
from reverie.games.dream_cycle.turns import OfferExtraTurn
from reverie.kernel import Log, Move, Refused

OPEN: Final = frozenset(
    ("start", "buying", "set-off", "window", "caught", "blocked", "fringewalk", "facing", "buy-back", "extra-turn"),
)
"""The questions during which asides are lawful: not while an answer is owed that Power or goods decide (DC-068)."""


def lawful(state: DreamState, seat: int) -> Sequence[Move]:
    """``place take cash bonus``, then drafting, then ``resign``; what the open question lists is no aside.

    Drafting never answers a question, also for whoever is asked: it must not show in a number (DC-064). A debtor has no
    other aside (DC-068).
    While an offer waits, whoever made it has one aside, ``withdraw`` (DC-064); nobody else has any. Before the first
    turn one can only resign (DC-069).
    """
    ask = state.ask
    if isinstance(ask, AnswerOffer):
        return (Withdraw(),) if seat == ask.from_seat else ()
    if isinstance(ask, Debt):
        return draft_moves(state, seat) if seat == ask.seat and ask.offers else ()
    if ask is None or ask.question not in OPEN or state.out[seat]:
        return ()
    if ask.question == "start":
        return (RESIGN,)
    drafting = draft_moves(state, seat) if may_draft(state, seat) else ()
    if seat in state.waiting:
        return (*drafting, RESIGN)
    return (*place_moves(state, seat), *take_moves(state, seat), *cash_moves(state, seat), *drafting, RESIGN)


def why_not(state: DreamState, seat: int, move: Move) -> Refused | None:
    """Why an aside cannot be made now by somebody who is not asked; ``None`` where the move is no aside at all."""
    ask = state.ask
    is_aside = isinstance(move, Place | Take | Resign | refusals.Turned | refusals.Traded)
    if ask is None or not is_aside or state.out[seat] or ask.question == "start":
        return None
    if ask.question not in OPEN:
        return refusals.of("asides-wait", "DC-068")
    if isinstance(move, refusals.Turned):
        return refusals.no_turning_in(state, seat, move)
    if isinstance(move, refusals.Traded):
        return refusals.no_trade(state, seat, move, offers_left(state, seat))
    return why_not_buying(state, seat, move)


def take(state: DreamState, seat: int, move: Move, log: Log) -> None:
    """Carry out an aside that ``lawful`` lists."""
    match move:
        case Place() | Take():
            arrange(state, seat, move, log)
        case Cash() | Bonus():
            take_cash(state, seat, move, log)
        case Withdraw() if isinstance(state.ask, AnswerOffer):
            state.ask.withdraw(state, log)
        case Resign():
            _resign(state, seat, log)
        case _ if isinstance(state.ask, Debt):
            state.ask.trade(state, seat, move, log)
        case _:
            draft(state, seat, move, log)


def _resign(state: DreamState, seat: int, log: Log) -> None:
    """Nobody is left to answer what one was asked.

    At the Extra Turn question the rows have been looked after, but with a token that now leaves (DC-033).
    """
    if seat in state.waiting:
        asked = state.agenda.pop()
        if isinstance(asked, OfferExtraTurn):
            state.agenda.append(REMOVE_ROWS)
    leave_game(state, seat, "resigned", log)
