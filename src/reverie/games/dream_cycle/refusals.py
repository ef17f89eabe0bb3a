"""Why not: the one true reason why a move cannot be made here, for turning in, riding and trading."""

from collections import Counter
from typing import Final

from reverie.games.dream_cycle.components import FRINGE
from reverie.games.dream_cycle.dreamscape import is_in_doldrum, land_of, row_of
from reverie.games.dream_cycle.geometry import DIRECTIONS
from reverie.games.dream_cycle.inspirations import CHI_BONUS
from reverie.games.dream_cycle.movement import go_moves
from reverie.games.dream_cycle.moves import (
    Accept,
    Bonus,
    Boost,
    Brake,
    Buy,
    Cash,
    CounterOffer,
    Decline,
    Done,
    Drop,
    Exchange,
    Face,
    Give,
    Go,
    Place,
    Sell,
    Send,
    Square,
    Stop,
    Take,
    Times,
    Trade,
    Unboost,
    Want,
    Withdraw,
    Zip,
)
from reverie.games.dream_cycle.records import Draft
from reverie.games.dream_cycle.state import DreamState
from reverie.games.dream_cycle.trades import goods, is_good, is_riding
from reverie.kernel import IllegalMove, Move, Refused

Turned = Cash | Bonus
Traded = Trade | Give | Want | Drop | Send | Accept | Decline | CounterOffer | Withdraw


def of(code: str, clause: str, **facts: object) -> Refused:
    """A refusal by one of the game's own codes."""
    return IllegalMove(f"dream-cycle-{code}", facts, clause)


def no_such_way(way: str) -> Refused:
    """There is no such direction."""
    return of("no-such-way", "DC-001", way=way)


# Turning in.


def no_turning_in(state: DreamState, seat: int, move: Turned) -> Refused:
    """The tile is not there, is used in another way, or there is nothing to be had for it (DC-170, DC-171, DC-230)."""
    kind, clause = (move.kind, "DC-170") if isinstance(move, Cash) else (CHI_BONUS, "DC-171")
    if kind not in state.hand[seat]:
        return of("not-held", clause, kind=kind)
    if isinstance(move, Cash) and kind == CHI_BONUS:
        return of("use-the-bonus", clause, chi=state.components.limits.chi_bonus)
    return of("supply-empty", "DC-230")


# Riding.


def no_ride(state: DreamState, seat: int, move: Move, window: str, clause: str) -> Refused:
    """What is wrong with a move that this window, called by its question, does not list."""
    match move:
        case Stop():
            return _no_stop(state, window)
        case Brake():
            return _no_brake(state, seat, window)
        case Go():
            return _no_go(state, seat, move, window, clause)
        case Zip() | Square() | Times():
            return _no_use(state, seat, move, window)
        case Cash() | Bonus():
            return no_turning_in(state, seat, move)
        case Place() | Take():
            return of("not-while-riding", "DC-060")
        case Trade() | Give() | Want() | Drop() | Send():
            return of("no-trade-while-riding", "DC-063")
        case Buy() | Sell() | Exchange() | Boost() | Unboost() | Face() | Done():
            return of("not-while-riding", "DC-042")
    return of("not-while-riding", clause)


def _caught(state: DreamState) -> Refused:
    return of("caught", "DC-106", chi=state.components.limits.brake)


def _no_stop(state: DreamState, window: str) -> Refused:
    """Where a colour has a meaning one rides on (DC-099)."""
    if window == "caught":
        return _caught(state)
    if window == "set-off":
        return of("no-free-stop-yet", "DC-099")
    return of("no-free-stop", "DC-099", chi=state.components.limits.brake)


def _no_brake(state: DreamState, seat: int, window: str) -> Refused:
    """Where stopping is free, before the first move, or without the chi (DC-092, DC-135)."""
    cost, store = state.components.limits.brake, state.store[seat]
    if window == "blocked":
        return of("brake-for-nothing", "DC-135")
    if not go_moves(state, seat):
        return of("brake-for-nothing", "DC-092")
    if not state.moved:
        return of("brake-not-yet", "DC-092")
    return of("brake-too-dear", "DC-092", chi=cost, store=store)


def _no_go(state: DreamState, seat: int, move: Go, window: str, clause: str) -> Refused:
    if window == "caught":
        return _caught(state)
    if move in go_moves(state, seat):
        return of("closed", "DC-124", way=move.way)
    if is_in_doldrum(state, seat):
        return of("go-in-doldrum", "DC-095")
    if not go_moves(state, seat):
        return of("go-without-meaning", "DC-072")
    if move.way not in DIRECTIONS:
        return no_such_way(move.way)
    return of("no-such-go", clause, kind=move.tile, way=move.way)


_USED: Final = {"zip": "DC-192", "square": "DC-180", "times": "DC-191"}


def _no_use(state: DreamState, seat: int, move: Zip | Square | Times, window: str) -> Refused:
    """A tile that is not there, or that this square or this moment does not allow (DC-094, DC-135, DC-180, DC-192)."""
    hand, clause = state.hand[seat], _USED[move.verb]
    if isinstance(move, Square) and f"square_{move.colour}" not in hand:
        return of("no-such-square", clause, colour=move.colour)
    if isinstance(move, Times) and f"times{move.factor}" not in hand:
        return of("no-times", clause, factor=move.factor)
    if isinstance(move, Zip) and "zip" not in hand:
        return of("not-held", clause, kind="zip")
    if window == "set-off":
        return of("not-yet", "DC-094")
    if isinstance(move, Zip):
        return _no_zip(state, seat, move)
    if window == "blocked":
        return of("blocked", "DC-135")
    assert land_of(state).ground[state.at[seat]] == FRINGE
    return of("no-square-on-fringe", clause)


def _no_zip(state: DreamState, seat: int, move: Zip) -> Refused:
    if move.way not in DIRECTIONS:
        return no_such_way(move.way)
    leads_on = land_of(state).leads_on(state.at[seat], DIRECTIONS.index(move.way))
    return of("closed", "DC-124", way=move.way) if leads_on else of("faces-away", "DC-192", way=move.way)


# Trading.


def no_trade(state: DreamState, seat: int, move: Traded, offers: int) -> Refused:
    """What is wrong with a move of a trade, for somebody who may still send so many ``offers`` (DC-061 to DC-066)."""
    drafted = state.drafts[seat]
    if isinstance(move, Accept | Decline | CounterOffer | Withdraw):
        return of("no-offer", "DC-064")
    if is_riding(state, seat):
        return of("no-trade-while-riding", "DC-063")
    if offers < 1:
        return of("offers-spent", "DC-066")
    if isinstance(move, Trade):
        return of("drafting", "DC-064", to_seat=drafted.to_seat) if drafted else no_partner(state, seat, move.to_seat)
    if drafted is None:
        return of("no-draft", "DC-064")
    if isinstance(move, Give):
        return of("nothing-to-give", "DC-061", item=move.item)
    if isinstance(move, Want):
        return of("nothing-to-want", "DC-061", item=move.item, to_seat=drafted.to_seat)
    return _no_sending(state, seat, drafted)


def no_partner(state: DreamState, seat: int, other: int) -> Refused:
    """Why these two cannot trade (DC-062, DC-063)."""
    if seat == other or other not in state.living:
        return of("no-such-partner", "DC-062")
    if is_riding(state, other):
        return of("partner-riding", "DC-063", to_seat=other)
    if any(is_in_doldrum(state, one) for one in (seat, other)):
        return of("trade-in-doldrum", "DC-062", to_seat=other)
    assert row_of(state, seat) != row_of(state, other)
    return of("not-on-one-row", "DC-062", to_seat=other)


def _no_sending(state: DreamState, seat: int, drafted: Draft) -> Refused:
    give, want, other = drafted.give, drafted.want, drafted.to_seat
    if not (give and want):
        return of("one-sided", "DC-065")
    if not (Counter(give) <= goods(state, seat) and Counter(want) <= goods(state, other)):
        return of("goods-gone", "DC-065", to_seat=other)
    assert not is_good(state, seat, other, give, want)
    return no_partner(state, seat, other)
