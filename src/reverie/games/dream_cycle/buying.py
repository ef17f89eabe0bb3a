"""The Buying Phase (ledger 2.4): small moves in any order, as often as wanted, until ``done``."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_cycle import refusals
from reverie.games.dream_cycle.dreamscape import colour_under, is_in_doldrum, land_of, legal_facings
from reverie.games.dream_cycle.geometry import DIRECTIONS
from reverie.games.dream_cycle.inspirations import cash_moves, take_cash, turn_in
from reverie.games.dream_cycle.interpretation import (
    add_to_tray,
    arrange,
    place_moves,
    remove_from_tray,
    take_moves,
)
from reverie.games.dream_cycle.move_tables import BOOST, BUY, DONE, EXCHANGE, FACE, SELL, UNBOOST
from reverie.games.dream_cycle.movement_start import START_MOVEMENT
from reverie.games.dream_cycle.moves import (
    Accept,
    Bonus,
    Boost,
    Buy,
    Cash,
    CounterOffer,
    Decline,
    Done,
    Drop,
    Exchange,
    Face,
    Give,
    Place,
    Sell,
    Send,
    Take,
    Trade,
    Unboost,
    Want,
    Withdraw,
)
from reverie.games.dream_cycle.ride import kinds_of
from reverie.games.dream_cycle.state import NO_BOOSTS, DreamState
from reverie.games.dream_cycle.trades import offers_left
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused


class Buying(Ask[DreamState]):
    """The active player buys, sells, arranges, boosts and turns, one small move at a time (DC-040 to DC-055)."""

    question: ClassVar[str] = "buying"
    clause: ClassVar[str] = "DC-030"

    def seats(self, state: DreamState) -> Sequence[int]:
        return (state.active,)

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        """Listed as ``buy sell exchange place take boost unboost face cash bonus``, then ``done``."""
        moves = _buy_moves(state, seat)
        moves += _sell_moves(state, seat)
        moves += place_moves(state, seat)
        moves += take_moves(state, seat)
        moves += _boost_moves(state, seat)
        in_doldrum = is_in_doldrum(state, seat)
        if in_doldrum:
            moves += _face_moves(state, seat)
        moves += cash_moves(state, seat)
        if not in_doldrum or _leads_on(state, seat):
            moves.append(DONE)
        return moves

    def phase(self, state: DreamState) -> str:
        """However many small moves it has, and also after an offer: one Buying Phase, one minute (DC-220, DC-222)."""
        return f"buying {state.active} {state.turns[state.active]}"

    def default(self, state: DreamState, seat: int) -> Move:
        """What was done stands; a facing that is not legal becomes the first legal one, then ``done`` (DC-221)."""
        return DONE if can_be_done(state, seat) else FACE[legal_facings(state, seat)[0]]

    def facts(self, state: DreamState, seat: int | None) -> dict[str, Any]:
        active = state.active
        cap = state.components.limits.cap_end_of_buying
        return {"seat": active, "store": state.store[active], "colour": colour_under(state, active), "cap": cap}

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        return why_not(state, seat, move)

    def answer(self, state: DreamState, seat: int, move: Move, log: Log) -> None:
        if isinstance(move, Done):
            finish_buying(state, seat, log)
            return
        state.agenda.append(self)
        match move:
            case Buy():
                _buy(state, seat, move.kind, log)
            case Sell() | Exchange():
                _sell(state, seat, move, log)
            case Place() | Take():
                arrange(state, seat, move, log)
            case Boost() | Unboost():
                _set_boost(state, seat, move, log)
            case Face():
                face(state, seat, move, log)
            case Cash() | Bonus():
                take_cash(state, seat, move, log)


BUYING: Final = Buying()


def is_arranging(move: Move) -> bool:
    """Whether a move of the Buying Phase can still be taken back: all but trades and the end of it (DC-056)."""
    return isinstance(move, Buy | Sell | Exchange | Place | Take | Boost | Unboost | Face | Cash | Bonus)


def finish_buying(state: DreamState, seat: int, log: Log) -> None:
    """What is in the store above the cap goes back; the ride begins (DC-049, DC-053)."""
    cap = state.components.limits.cap_end_of_buying
    over = max(0, state.store[seat] - cap)
    state.store[seat] -= over
    state.drafts = [None] * state.players
    state.phase = "moving"
    if log is not None:
        log.append(Event("riding", {"seat": seat, "store": state.store[seat], "chi": over, "cap": cap}))
    state.agenda.append(START_MOVEMENT)


def can_be_done(state: DreamState, seat: int) -> bool:
    """The first step out of a doldrum must go somewhere (DC-052)."""
    return not is_in_doldrum(state, seat) or _leads_on(state, seat)


def _leads_on(state: DreamState, seat: int) -> bool:
    return land_of(state).leads_on(state.at[seat], state.facing[seat])


# Buying and selling.


def _buy_moves(state: DreamState, seat: int) -> list[Move]:
    store = state.store[seat]
    if store < state.components.lowest_cost:
        return []
    stock = state.stock()
    return [BUY[kind] for kind, cost in state.components.prices if cost <= store and stock[kind]]


def _sell_moves(state: DreamState, seat: int) -> list[Move]:
    kinds = kinds_of(state.tray[seat])
    moves: list[Move] = [SELL[kind] for kind in kinds]
    if "exchange" in state.hand[seat]:
        moves += [EXCHANGE[kind] for kind in kinds]
    return moves


def _buy(state: DreamState, seat: int, kind: str, log: Log) -> None:
    cost = state.components.directional[kind].cost
    state.store[seat] -= cost
    add_to_tray(state, seat, kind)
    if log is not None:
        log.append(Event("bought", {"seat": seat, "item": kind, "chi": cost, "store": state.store[seat]}))


def _sell(state: DreamState, seat: int, move: Sell | Exchange, log: Log) -> None:
    """For the resale value, or with an Exchange tile for the full cost; as far as the supply reaches (DC-230)."""
    tile, in_full = state.components.directional[move.kind], isinstance(move, Exchange)
    if in_full:
        turn_in(state, seat, "exchange")
    chi = min(tile.cost if in_full else tile.resale, state.supply)
    remove_from_tray(state, seat, move.kind)
    state.store[seat] += chi
    if log is not None:
        facts = {"seat": seat, "item": move.kind, "chi": chi, "store": state.store[seat]}
        log.append(Event("exchanged" if in_full else "sold", facts))


# Boosts and facing.


def _boost_moves(state: DreamState, seat: int) -> list[Move]:
    """A boost for each field with one tile (DC-047), and every boost can be taken back (DC-048)."""
    names, boosts, store = state.components.fields, state.boosts[seat], state.store[seat]
    amounts = [chi for chi in state.components.limits.boost if chi <= store]
    moves: list[Move] = []
    if amounts:
        for number, tiles in enumerate(state.fields[seat]):
            if len(tiles) == 1 and not boosts[number]:
                by_chi = BOOST[names[number]]
                for chi in amounts:
                    moves.append(by_chi[chi])
    if boosts is not NO_BOOSTS:
        moves += [UNBOOST[names[number]] for number, chi in enumerate(boosts) if chi]
    return moves


def _set_boost(state: DreamState, seat: int, move: Boost | Unboost, log: Log) -> None:
    number, boosts = state.components.fields.index(move.field), list(state.boosts[seat])
    chi = move.chi if isinstance(move, Boost) else -boosts[number]
    boosts[number] += chi
    state.boosts[seat] = tuple(boosts)
    state.store[seat] -= chi
    if log is not None:
        kind = "boosted" if chi > 0 else "unboosted"
        log.append(Event(kind, {"seat": seat, "field": move.field, "chi": abs(chi), "store": state.store[seat]}))


def _face_moves(state: DreamState, seat: int) -> list[Move]:
    """Every other way that a token in a doldrum may face (DC-050, DC-051)."""
    return [FACE[way] for way in legal_facings(state, seat) if way != state.facing[seat]]


def face(state: DreamState, seat: int, move: Face, log: Log) -> None:
    """Turn the token (DC-050)."""
    state.facing[seat] = DIRECTIONS.index(move.way)
    if log is not None:
        log.append(Event("faced", {"seat": seat, "way": move.way}))


# Why not.


def why_not(state: DreamState, seat: int, move: Move) -> Refused:
    """What is wrong with a move that the Buying Phase does not list."""
    components = state.components
    kind = getattr(move, "kind", "")
    field = getattr(move, "field", "")
    if isinstance(move, Buy | Sell | Exchange | Place | Take) and kind not in components.directional:
        return IllegalMove("dream-cycle-no-such-tile", {"kind": kind}, "DC-022")
    if isinstance(move, Place | Take | Boost | Unboost) and field not in components.fields:
        return IllegalMove("dream-cycle-no-such-field", {"field": field}, "DC-023")
    match move:
        case Buy():
            return _why_not_buy(state, seat, kind)
        case Sell() | Place() if kind not in state.tray[seat]:
            clause = "DC-041" if isinstance(move, Sell) else "DC-045"
            return IllegalMove("dream-cycle-not-in-tray", {"kind": kind}, clause)
        case Exchange():
            code = "no-exchange" if "exchange" not in state.hand[seat] else "not-in-tray"
            return IllegalMove(f"dream-cycle-{code}", {"kind": kind}, "DC-185")
        case Place() | Take() | Boost() | Unboost():
            return _why_not_on_field(state, seat, move)
        case Face():
            return why_not_face(state, seat, move)
        case Cash() | Bonus():
            return refusals.no_turning_in(state, seat, move)
        case Trade() | Give() | Want() | Drop() | Send() | Accept() | Decline() | CounterOffer() | Withdraw():
            return refusals.no_trade(state, seat, move, offers_left(state, seat))
        case Done():
            return IllegalMove("dream-cycle-face-first", {"way": DIRECTIONS[state.facing[seat]]}, "DC-052")
    return IllegalMove("dream-cycle-buying-now", {}, "DC-030")


def _why_not_buy(state: DreamState, seat: int, kind: str) -> Refused:
    cost, store = state.components.directional[kind].cost, state.store[seat]
    if cost > store:
        return IllegalMove("dream-cycle-too-dear", {"kind": kind, "cost": cost, "store": store}, "DC-040")
    return IllegalMove("dream-cycle-sold-out", {"kind": kind}, "DC-043")


def _why_not_on_field(state: DreamState, seat: int, move: Place | Take | Boost | Unboost) -> Refused:
    number = state.components.fields.index(move.field)
    if isinstance(move, Unboost):
        return IllegalMove("dream-cycle-not-boosted", {"field": move.field}, "DC-048")
    if state.boosts[seat][number]:
        return IllegalMove("dream-cycle-boosted", {"field": move.field}, "DC-048")
    if isinstance(move, Boost):
        return _why_not_boost(state, seat, move, number)
    if isinstance(move, Take):
        return IllegalMove("dream-cycle-not-on-field", {"kind": move.kind, "field": move.field}, "DC-046")
    facts = {"field": move.field, "most": state.components.limits.tiles_per_field}
    return IllegalMove("dream-cycle-field-full", facts, "DC-045")


def _why_not_boost(state: DreamState, seat: int, move: Boost, number: int) -> Refused:
    if len(state.fields[seat][number]) != 1:
        return IllegalMove("dream-cycle-no-boost", {"field": move.field}, "DC-047")
    if move.chi not in state.components.limits.boost:
        amounts = ", ".join(str(chi) for chi in state.components.limits.boost)
        return IllegalMove("dream-cycle-no-such-boost", {"amounts": amounts}, "DC-047")
    return IllegalMove("dream-cycle-boost-too-dear", {"chi": move.chi, "store": state.store[seat]}, "DC-047")


def why_not_face(state: DreamState, seat: int, move: Face) -> Refused:
    """Why the token cannot be turned that way (DC-050, DC-051)."""
    if move.way not in DIRECTIONS:
        return IllegalMove("dream-cycle-no-such-way", {"way": move.way}, "DC-001")
    if not is_in_doldrum(state, seat):
        return IllegalMove("dream-cycle-no-turning-here", {}, "DC-050")
    if DIRECTIONS[state.facing[seat]] == move.way:
        return IllegalMove("dream-cycle-faces-there", {"way": move.way}, "DC-050")
    return IllegalMove("dream-cycle-faces-away", {"way": move.way}, "DC-051")
