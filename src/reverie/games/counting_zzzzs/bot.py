"""How a sensible player plays Counting Zzzzs (ledger 9), from what its own seat can see and nothing else.

Every dream has a prospect: what it would score now, discounted while it is too short to count (note 1). A move is worth
what it does to the prospects, one's own and, the other way round, those of the others, less what its card would have
been good for later. What wins or loses the game at once outweighs everything.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from reverie.games.counting_zzzzs.components import Deck, Element, Extra, ForceSide, ForceTheme, Light, StopCard, Wake
from reverie.games.counting_zzzzs.moves import (
    Block,
    Discard,
    First,
    FixSide,
    Give,
    LightSleeper,
    Lucid,
    Pick,
    PlaceForce,
    Rapid,
    Recur,
    Siren,
    WakeUp,
)
from reverie.games.counting_zzzzs.records import Laid
from reverie.games.counting_zzzzs.scoring import tally_of
from reverie.games.counting_zzzzs.sequence import fitting
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import Move, sum_in_order

REACHES_FIVE: Final[tuple[float, ...]] = (0.0, 0.5, 0.6, 0.75, 0.9)
"""By elements in a dream: how likely it gets long enough to count, about."""
NEXT_ELEMENT: Final = 2.0
"""What an element to come brings a dream, about; a short dream is on its way to more than it has."""
A_WIN: Final = 1000.0
FOLLOWERS: Final[tuple[float, ...]] = (-3.0, 0.0, 0.6, 0.9, 1.0)
"""By cards left in hand that can follow: what that is worth, for nobody wants to be stuck (notes 2 and 3)."""
RIVALS: Final = 0.9
"""How much a point of the others hurts, shared between them; the leader counts most (note 4)."""
DRAWN_A_TURN: Final = 1.8
WORTH_OF_A_HAND: Final = 2.0
"""What losing all cards costs."""
BLOCK_FROM: Final = 2.5
"""A Block is spent on nothing less than this (note 9)."""


def choose(state: ZzzzsState, seat: int, moves: Sequence[Move]) -> Move:
    """One of ``moves``; of equally good ones the first."""
    return max(moves, key=Judge(state, seat).worth)


class Judge:
    """Weighs the moves of one seat. ``state`` is imagined: of hands only the seat's own is looked at."""

    def __init__(self, state: ZzzzsState, seat: int) -> None:
        self.state = state
        self.deck: Deck = state.deck
        self.seat = seat
        self.hand = state.hand[seat]
        self.fitting = fitting(state, seat)
        self.rounds_left = len(state.draw) / (DRAWN_A_TURN * state.players)
        self.tallies = [tally_of(state.deck, dream) for dream in state.dream]
        self.totals = [tally.total for tally in self.tallies]
        self.prospects = [self.prospect(owner, dream, self.totals[owner]) for owner, dream in enumerate(state.dream)]
        """By seat: what the dreams are worth as they are."""
        self.weights = self._weights()

    def _weights(self) -> list[float]:
        """By seat: what a point of it is worth to us. The nearer somebody is to winning, the more it hurts."""
        state, own = self.state, self.seat
        threats = [2.0 ** ((score + max(0, self.totals[seat])) / 10) for seat, score in enumerate(state.score)]
        others = sum_in_order(threats) - threats[own]
        return [1.0 if seat == own else -RIVALS * threats[seat] / others for seat in range(state.players)]

    # What a dream is worth.

    def prospect(self, owner: int, dream: list[Laid], total: int) -> float:
        """What a dream of that worth that goes on is worth to its owner."""
        count = len(dream)
        if not count:
            return 0.0
        if count == self.deck.longest:
            return self.scored(owner, dream, total)
        if count >= self.deck.counted_from:
            return float(total)
        missing = self.deck.counted_from - count
        if self.rounds_left < missing:
            return float(total)  # morning will count it (note 10)
        return REACHES_FIVE[count] * (total + NEXT_ELEMENT * missing)

    def scored(self, owner: int, dream: list[Laid], total: int) -> float:
        """What it brings to wake with this dream now."""
        if len(dream) < self.deck.counted_from:
            return 0.0
        return A_WIN if self.state.score[owner] + total >= self.deck.target else float(total)

    def change(self, owner: int, after: list[Laid]) -> float:
        """What it is worth to us that a dream becomes another."""
        total = tally_of(self.deck, after).total
        return self.weights[owner] * (self.prospect(owner, after, total) - self.prospects[owner])

    def waking(self, owner: int) -> float:
        """What it is worth to us that somebody wakes now."""
        scored = self.scored(owner, self.state.dream[owner], self.totals[owner])
        return self.weights[owner] * (scored - self.prospects[owner])

    # What a card is good for later.

    def keep(self, card: str) -> float:
        """What a card is good for later."""
        element = self.deck.elements.get(card)
        if element is not None:
            return self._keep_element(element)
        effect = self.deck.actions[card].effect
        return _KEEP[type(effect)]

    def _keep_element(self, element: Element) -> float:
        """Good ones are for us, bad ones for the others; what fits our dream now is worth more."""
        points = element.value[""] if element.type != "context" else 1
        for_us = 1.0 + points + (0.7 if element.id in self.fitting else 0.0)
        return max(0.4 * for_us, 0.35 * -(1 + points))

    # What a move is worth.

    def worth(self, move: Move) -> float:
        """What a move is worth to us."""
        judge = _JUDGES.get(type(move))
        return judge(self, move) if judge is not None else 0.0

    def first(self, move: First) -> float:
        """The first card of a turn."""
        left = [card for card in self.hand if card != move.card]
        return self.own_element(move.card, left) - 0.5 * self.keep(move.card)

    def own_element(self, card: str, left: Sequence[str]) -> float:
        """An element for our own dream: what it brings, and whether something can follow it (note 2)."""
        state, dream = self.state, self.state.dream[self.seat]
        after = [*dream, Laid(card, state.placeholder[self.seat])]
        followers = len(self.deck.followers[card].intersection(left))
        open_end = 0.0 if len(after) == self.deck.longest else FOLLOWERS[min(followers, len(FOLLOWERS) - 1)]
        return self.change(self.seat, after) + open_end

    def give(self, move: Give) -> float:
        """Notes 4 to 6: what hurts is what lowers the prospect; the tenth element may even win for them."""
        dream = self.state.dream[move.to_seat]
        return self.change(move.to_seat, [*dream, Laid(move.card)]) - self.keep(move.card)

    def wake_up(self, move: WakeUp) -> float:
        """Note 7: others at three or four elements; ourselves to win, or when something better begins."""
        effect = self.deck.wakes[move.card]
        loss = WORTH_OF_A_HAND * self.weights[move.to_seat] if effect.discard_hand else 0.0
        return self.waking(move.to_seat) - loss - self.keep(move.card)

    def siren(self, move: Siren) -> float:
        """Everybody is woken."""
        return sum_in_order(self.waking(owner) for owner in self.state.asleep) - self.keep(move.card)

    def light(self, move: LightSleeper) -> float:
        """A light sleeper wakes, or does not."""
        pending = self.state.pending
        if pending is None:
            return self.waking(move.to_seat) - self.keep(move.card)
        return self.waking(move.to_seat) - self.effect_of_pending(move.to_seat) - BLOCK_FROM

    def block(self, move: Block) -> float:
        """A Block is spent on what is pending."""
        return -self.effect_of_pending(self.seat) - BLOCK_FROM

    def effect_of_pending(self, owner: int) -> float:
        """What the pending card would do to this dream, seen from our seat."""
        pending = self.state.pending
        assert pending is not None
        dream = self.state.dream[owner]
        if pending.card in self.deck.elements:
            return self.change(owner, [*dream, Laid(pending.card, self.state.placeholder[owner])])
        if pending.card in self.deck.side_forces:
            return self.change(owner, _fixed(dream, pending.element, pending.card))
        if pending.card in self.deck.theme_forces:
            return self.forcing(owner, self.deck.theme_forces[pending.card])
        loss = WORTH_OF_A_HAND * self.weights[owner] if self.deck.wakes[pending.card].discard_hand else 0.0
        return self.waking(owner) - loss

    def force_theme(self, move: PlaceForce) -> float:
        """A Force is laid before somebody."""
        return self.forcing(move.to_seat, self.deck.theme_forces[move.card]) - self.keep(move.card)

    def forcing(self, owner: int, effect: ForceTheme) -> float:
        """Note 8: on others it may leave them stuck; on ourselves it is an escape, or the reverse."""
        dream = self.state.dream[owner]
        last = dream[-1].element
        allowed = self.deck.forced[last, effect.theme]
        if owner == self.seat:
            now = len(self.fitting.intersection(self.hand))
            then = len(allowed.intersection(self.hand))
            return FOLLOWERS[min(then, len(FOLLOWERS) - 1)] - FOLLOWERS[min(now, len(FOLLOWERS) - 1)]
        narrower = 1 - len(allowed) / max(1, len(fitting(self.state, owner)))
        at_stake = self.prospects[owner] - max(0.0, self.scored(owner, dream, self.totals[owner]))
        return -self.weights[owner] * 0.2 * narrower * (at_stake + WORTH_OF_A_HAND)

    def fix_side(self, move: FixSide) -> float:
        """A Force is turned to a side."""
        dream = self.state.dream[move.to_seat]
        return self.change(move.to_seat, _fixed(dream, move.element, move.card)) - self.keep(move.card)

    def rapid(self, move: Rapid) -> float:
        """An element is laid by the help of another card."""
        left = [card for card in self.hand if card not in (move.card, move.element)]
        return self.own_element(move.element, left) - 0.5 * self.keep(move.element) - self.keep(move.card)

    def recur(self, move: Recur) -> float:
        """An element comes back by the help of a card."""
        left = [card for card in self.hand if card != move.card]
        return self.own_element(move.element, left) - self.keep(move.card)

    def lucid(self, move: Lucid) -> float:
        """The pile surely holds something good."""
        dream = self.state.dream[self.seat]
        best = 5.0 if len(dream) + 1 >= self.deck.counted_from else 4.0
        return best - self.keep(move.card)

    def pick(self, move: Pick) -> float:
        """An element is picked for our own dream."""
        return self.own_element(move.element, self.hand)

    def discard(self, move: Discard) -> float:
        """A card is thrown away."""
        return -self.keep(move.card)


def _fixed(dream: list[Laid], element: str, force: str) -> list[Laid]:
    return [laid._replace(fixed_by=force) if laid.element == element else laid for laid in dream]


_KEEP: Final[Mapping[type[Any], float]] = {
    StopCard: 1.6,
    Light: 2.0,
    Wake: 2.2,
    Extra: 1.2,
    ForceTheme: 0.6,
    ForceSide: 0.8,
}
"""By what an action does: what it is good for later."""

_JUDGES: Final[Mapping[type[Any], Callable[[Judge, Any], float]]] = {
    First: Judge.first,
    Give: Judge.give,
    WakeUp: Judge.wake_up,
    Siren: Judge.siren,
    LightSleeper: Judge.light,
    Block: Judge.block,
    PlaceForce: Judge.force_theme,
    FixSide: Judge.fix_side,
    Rapid: Judge.rapid,
    Recur: Judge.recur,
    Lucid: Judge.lucid,
    Pick: Judge.pick,
    Discard: Judge.discard,
}
"""By move: how it is weighed; a pass changes nothing and is worth nothing."""
