"""What each seat sees (ledger 4), how to deal anew what it does not, and how to imagine a whole table from a view."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.games.counting_zzzzs.agenda import agenda_at, step_of
from reverie.games.counting_zzzzs.benders import PickElement
from reverie.games.counting_zzzzs.components import ForceTheme
from reverie.games.counting_zzzzs.records import Laid, Pending
from reverie.games.counting_zzzzs.scoring import Tally, fixed_side, tally_of
from reverie.games.counting_zzzzs.sequence import common_themes, fitting, forced_theme
from reverie.games.counting_zzzzs.state import NO_TARGET, ZzzzsState
from reverie.games.counting_zzzzs.turns import FirstCard
from reverie.kernel import UNKNOWN, Chance, Game, SealedAsk, load_result


def look(state: ZzzzsState, seat: int | None) -> dict[str, Any]:
    """Hands show their size to others until the game is over; the draw pile, what is in it to whoever searches it."""
    seats = range(state.setup.players)
    tallies = [tally_of(state.deck, dream) for dream in state.dream]
    return {
        "turn_seat": state.turn_seat,
        "turn_no": state.turn_no,
        "step": step_of(state),
        "score": state.score[:],
        "hand": [_hand(state, owner, seat) for owner in seats],
        "dream": [[face(state, laid) for laid in dream] for dream in state.dream],
        "worth": [tallies[owner].total if state.dream[owner] else None for owner in seats],
        "placeholder": [force or None for force in state.placeholder],
        "next_themes": [_next_themes(state, owner) for owner in seats],
        "last_kind": [_last_kind(state, owner) for owner in seats],
        "draw": len(state.draw),
        "discard": state.discard[:],
        "box": state.box[:],
        "pile": state.deck.sorted(state.draw) if sees_pile(state, seat) else [],
        "pending": None if state.pending is None else _pending(state.pending),
        "tally": [_tally(state, owner, tallies[owner]) for owner in seats],
        "fits": [] if seat is None else _fits(state, seat, tallies),
    }


def sees_pile(state: ZzzzsState, seat: int | None) -> bool:
    """Whoever picks an element from the draw pile sees what is in it, but not in which order (CZ-172)."""
    return seat == state.turn_seat and bool(state.agenda) and isinstance(state.agenda[-1], PickElement)


def face(state: ZzzzsState, laid: Laid) -> str:
    """An element by its id; a context card that a Force has fixed by its side: ``door-minus``."""
    side = fixed_side(state.deck, laid)
    return f"{laid.element}-{side}" if side else laid.element


def _hand(state: ZzzzsState, owner: int, seat: int | None) -> list[str]:
    cards = state.hand[owner]
    return cards[:] if owner == seat or state.is_over else [UNKNOWN] * len(cards)


def _next_themes(state: ZzzzsState, owner: int) -> list[str]:
    """The themes of which the next element needs one; nothing while awake, for then anything may begin a dream."""
    dream, theme = state.dream[owner], forced_theme(state, owner)
    if theme:
        return [theme]
    return list(state.deck.elements[dream[-1].element].themes) if dream else []


def _last_kind(state: ZzzzsState, owner: int) -> str | None:
    dream = state.dream[owner]
    return state.deck.elements[dream[-1].element].kind if dream else None


def _pending(pending: Pending) -> dict[str, Any]:
    return {
        "card": pending.card,
        "seat": pending.seat,
        "to_seat": None if pending.target == NO_TARGET else pending.target,
        "element": pending.element or None,
        "affected_seats": list(pending.affected),
    }


def read_pending(shown: Mapping[str, Any] | None) -> Pending | None:
    """The pending card, from what a view shows of it."""
    if shown is None:
        return None
    target = NO_TARGET if shown["to_seat"] is None else shown["to_seat"]
    return Pending(shown["card"], shown["seat"], target, shown["element"] or "", tuple(shown["affected_seats"]))


def _tally(state: ZzzzsState, owner: int, tally: Tally) -> dict[str, Any] | None:
    """What the dream would bring if its owner woke now, and how its cards hang together."""
    dream = state.dream[owner]
    if not dream:
        return None
    return {
        "count": tally.count,
        "plus": tally.plus,
        "minus": tally.minus,
        "side": tally.side or None,
        "points": tally.points,
        "interplay": tally.interplay,
        "total": tally.total,
        "counts": tally.count >= state.deck.counted_from,
        "pairs": [list(pair) for pair in tally.pairs],
        "links": ["".join(common_themes(state, owner, place)) for place in range(1, len(dream))],
        "forces": [[force, laid.element] for laid in dream for force in (laid.covers, laid.fixed_by) if force],
    }


def _fits(state: ZzzzsState, seat: int, tallies: list[Tally]) -> list[dict[str, Any]]:
    """For every element in one's hand: the dreams that it could enter now, and by how much it would change each."""
    deck, dreams = state.deck, state.dream
    found: list[dict[str, Any]] = []
    open_dreams = [(owner, fitting(state, owner)) for owner, dream in enumerate(dreams) if dream or owner == seat]
    for card in state.hand[seat]:
        if card in deck.elements:
            owners = [owner for owner, allowed in open_dreams if card in allowed]
            laid = [Laid(card)] if owners else []
            changes = [tally_of(deck, dreams[owner] + laid).total - tallies[owner].total for owner in owners]
            found.append({"card": card, "seats": owners, "changes": changes})
    return found


# Dealing anew.


def redeal(state: ZzzzsState, seat: int | None, chance: Chance) -> None:
    """Others' hands and the draw pile are one heap to this seat; what others answered in a window, and whether, too."""
    if state.is_over:
        chance.shuffle("draw", state.draw)
        return
    owners = [owner for owner in range(state.players) if owner != seat]
    seen = sees_pile(state, seat)
    heap = [card for owner in owners for card in state.hand[owner]] + ([] if seen else state.draw)
    chance.shuffle("draw", heap)
    for owner in owners:
        size = len(state.hand[owner])
        state.hand[owner] = heap[:size]
        del heap[:size]
    if seen:
        chance.shuffle("draw", state.draw)
    else:
        state.draw = heap
    _keep_possible(state, seat, chance)
    _answer_anew(state, seat, chance)


def reshuffle(state: ZzzzsState, chance: Chance) -> None:
    """The order of the draw pile: nobody ever knows it, not even whoever searches the pile."""
    state.draw.sort()
    chance.shuffle("draw", state.draw)


def _keep_possible(state: ZzzzsState, seat: int | None, chance: Chance) -> None:
    """Whoever is asked for an element has one that fits: all know that, for else nobody would be asked."""
    turn, ask = state.turn_seat, state.agenda[-1]
    if turn == seat or not isinstance(ask, FirstCard | PickElement):
        return
    asked = state.hand[turn] if isinstance(ask, FirstCard) else state.draw
    allowed = fitting(state, turn)
    if not any(card in allowed for card in asked):
        others = [state.draw, *(hand for owner, hand in enumerate(state.hand) if owner != seat)]
        places = [(cards, at) for cards in others for at, card in enumerate(cards) if card in allowed]
        cards, at = chance.pick("draw", places)
        given = chance.below(len(asked))
        cards[at], asked[given] = asked[given], cards[at]


def _answer_anew(state: ZzzzsState, seat: int | None, chance: Chance) -> None:
    """In a window everybody else may have answered, but not all who were asked: then it would be over."""
    ask = state.agenda[-1]
    if not isinstance(ask, SealedAsk):
        return
    asked = ask.seats(state)
    others = [other for other in asked if other != seat]
    chance.shuffle("answers", others)
    answered = others[: chance.below(len(others) + (seat in state.waiting))]
    for other in others:
        state.sealed[other] = chance.pick("answers", ask.moves(state, other)) if other in answered else None
    state.waiting = tuple([one for one in asked if state.sealed[one] is None])


# Imagining.

_OPEN: Final = ("turn_seat", "turn_no")
_OPEN_LISTS: Final = ("score", "discard", "box")


def imagine(game: Game, view: Mapping[str, Any], chance: Chance) -> ZzzzsState:
    """A table that looks like ``view`` from its seat; the rest comes from ``chance``, which it also goes on with."""
    state = ZzzzsState(game.setup(view["players"], view["options"], view["overrides"]), chance)
    for name in _OPEN:
        setattr(state, name, view[name])
    for name in _OPEN_LISTS:
        setattr(state, name, list(view[name]))
    state.placeholder = [force or "" for force in view["placeholder"]]
    state.dream = [_dream(state, faces, tally) for faces, tally in zip(view["dream"], view["tally"], strict=True)]
    state.pending = read_pending(view["pending"])
    state.result = load_result(view["result"])
    _deal_unknown(state, view)
    _lay_question(state, view)
    redeal(state, view["seat"], chance)
    return state


def _dream(state: ZzzzsState, faces: Sequence[str], tally: Mapping[str, Any] | None) -> list[Laid]:
    dream = [Laid(one.partition("-")[0]) for one in faces]
    for force, element in tally["forces"] if tally is not None else ():
        place = [laid.element for laid in dream].index(element)
        is_theme = isinstance(state.deck.actions[force].effect, ForceTheme)
        dream[place] = dream[place]._replace(**{"covers" if is_theme else "fixed_by": force})
    return dream


def _deal_unknown(state: ZzzzsState, view: Mapping[str, Any]) -> None:
    """Known hands as they are shown; the rest from the cards that lie nowhere else."""
    known = {card for hand in view["hand"] for card in hand}.union(state.open_cards)
    heap = [card for card in state.deck.number if card not in known]
    if view["pile"]:
        heap.sort(key=view["pile"].__contains__)  # where the pile is known, hands come from the rest
    for owner, hand in enumerate(view["hand"]):
        if UNKNOWN in hand:
            state.hand[owner] = heap[: len(hand)]
            del heap[: len(hand)]
        else:
            state.hand[owner] = list(hand)
    state.draw = heap


def _lay_question(state: ZzzzsState, view: Mapping[str, Any]) -> None:
    """The agenda follows from the question; as if nobody else had answered yet."""
    state.decisions = view["decisions"]
    decision = view["decision"]
    if decision is None:
        return
    state.decision = decision["number"]
    state.agenda = agenda_at(state, decision["question"], view["step"])
    seat, answer = view["seat"], decision["answer"]
    if answer is not None:
        state.sealed[seat] = state.setup.game.parse(answer)
    state.waiting = tuple([asked for asked in decision["asked"] if state.sealed[asked] is None])
