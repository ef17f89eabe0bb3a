"""How things stand for a seat of Counting Zzzzs, as numbers: what a value is learned over (see ``heuristics``).

All of it can be read off the seat's view: every dream and score, one's own hand, and what has not been seen of the
cards that do something.
"""

from typing import Final

from reverie.games.counting_zzzzs.bot import Judge
from reverie.games.counting_zzzzs.components import Deck, Extra, ForceTheme, Light, StopCard, Wake
from reverie.games.counting_zzzzs.records import Laid
from reverie.games.counting_zzzzs.scoring import Tally, lies_sideways, tally_of
from reverie.games.counting_zzzzs.sequence import fitting
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.games.counting_zzzzs.wake_ups import can_wake

DREAM: Final = 20.0
"""Points of a good dream."""
CARD: Final = 4.0
"""Points of a good card."""
PILE: Final = 120.0
ROUNDS: Final = 20.0

SEAT_NAMES: Final = (
    "score",
    "score_if_woken",
    "asleep",
    "length",
    "counts",
    "worth",
    "prospect",
    "wins_if_woken",
    "balance",
    "gain_of_turning_plus",
    "loss_of_turning_minus",
    "openness",
    "forced",
    "cards",
)
"""What everybody sees of a seat."""
THREAT_NAMES: Final = ("harm_of_a_gift", "can_be_woken", "lost_if_woken")
"""What one's own hand can do to another seat."""
DREAM_NAMES: Final = ("fits", "nothing_fits", "one_fits", "best_fit", "second_fit", "longest_chain")
"""How one's own hand goes on with one's own dream."""
HAND_NAMES: Final = ("plus_points", "minus_points", "context", "kinds")
"""The elements of one's own hand."""
ACTION_NAMES: Final = (
    "wakes",
    "wakes_all",
    "takes_hands",
    "stops_wakes",
    "stops_forces",
    "light",
    "extras",
    "theme_forces",
    "side_forces",
)
"""The actions of one's own hand."""
BANK_NAMES: Final = ("can_bank", "banks_now", "banks_next", "wins_next")
"""Whether one's own hand can wake oneself, and what for."""
TABLE_NAMES: Final = ("pile", "rounds_left", "unseen_wakes", "unseen_stops", "unseen_light")


def feature_names(players: int) -> tuple[str, ...]:
    """What each number is; seats are counted clockwise from one's own."""
    names = [f"{name}_{step}" for step in range(players) for name in (*SEAT_NAMES, "turn")]
    names += [f"{name}_{step}" for step in range(1, players) for name in THREAT_NAMES]
    return (*names, *DREAM_NAMES, *HAND_NAMES, *ACTION_NAMES, *BANK_NAMES, *TABLE_NAMES)


def features_of(state: ZzzzsState, seat: int) -> list[float]:
    """The numbers, in the order of their names."""
    judge = Judge(state, seat)
    seats = [(seat + step) % state.players for step in range(state.players)]
    numbers: list[float] = []
    for owner in seats:
        numbers += _of_seat(judge, owner)
        numbers.append(float(owner == state.turn_seat))
    can_bank = _can_wake(state, seat, seat)
    for owner in seats[1:]:
        numbers += _threats(judge, owner)
    gains = _gains(judge)
    numbers += _of_dream(judge, gains)
    numbers += _of_elements(judge)
    numbers += _of_actions(judge)
    numbers += _of_banking(judge, gains, can_bank)
    numbers += _of_table(judge)
    return numbers


def _of_seat(judge: Judge, owner: int) -> list[float]:
    state, deck = judge.state, judge.deck
    dream, score, target = state.dream[owner], state.score[owner], deck.target
    tally = judge.tallies[owner]
    counts = len(dream) >= deck.counted_from
    up, down = _swings(deck, dream, tally)
    woken = score + tally.total if counts else score
    return [
        score / target,
        woken / target,
        float(bool(dream)),
        len(dream) / deck.longest,
        float(counts),
        tally.total / DREAM,
        min(judge.prospects[owner], 2 * DREAM) / DREAM,
        float(woken >= target),
        max(-3, min(3, tally.plus - tally.minus)) / 3.0,
        up / CARD,
        down / CARD,
        len(fitting(state, owner)) / len(deck.elements),
        float(bool(state.placeholder[owner])),
        len(state.hand[owner]) / deck.hand,
    ]


def _swings(deck: Deck, dream: list[Laid], tally: Tally) -> tuple[int, int]:
    """What the dream would gain if its context cards turned to plus, and what it would lose if they turned to minus."""
    up = down = 0
    for place, laid in enumerate(dream):
        if lies_sideways(deck, laid):
            value = deck.elements[laid.element].value
            now = value[tally.sides[place]]
            up += value["plus"] - now
            down += now - value["minus"]
    return up, down


def _can_wake(state: ZzzzsState, seat: int, target: int) -> bool:
    """Whether the seat holds a card that wakes this one."""
    if not state.dream[target]:
        return False
    for card in state.hand[seat]:
        action = state.deck.actions.get(card)
        if action is not None:
            effect = action.effect
            if isinstance(effect, Light) or (isinstance(effect, Wake) and can_wake(state, effect, target)):
                return True
    return False


def _threats(judge: Judge, owner: int) -> list[float]:
    state, deck = judge.state, judge.deck
    dream = state.dream[owner]
    if not dream:
        return [0.0, 0.0, 0.0]
    now, harm = judge.totals[owner], 0
    allowed = fitting(state, owner)
    for card in judge.hand:
        if card in allowed:
            harm = max(harm, now - tally_of(deck, [*dream, Laid(card)]).total)
    can = _can_wake(state, judge.seat, owner)
    lost = judge.prospects[owner] if can and len(dream) < deck.counted_from else 0.0
    return [harm / CARD, float(can), lost / DREAM]


def _gains(judge: Judge) -> list[int]:
    """What each element that fits would add to one's own dream, the best first."""
    state, deck, seat = judge.state, judge.deck, judge.seat
    dream, now = state.dream[seat], judge.totals[seat]
    gains = [tally_of(deck, [*dream, Laid(card)]).total - now for card in judge.hand if card in judge.fitting]
    gains.sort(reverse=True)
    return gains


def _of_dream(judge: Judge, gains: list[int]) -> list[float]:
    return [
        len(gains) / judge.deck.hand,
        float(not gains),
        float(len(gains) == 1),
        gains[0] / CARD if gains else 0.0,
        gains[1] / CARD if len(gains) > 1 else 0.0,
        _longest_chain(judge.deck, judge.fitting, judge.hand) / judge.deck.hand,
    ]


def _longest_chain(deck: Deck, allowed: frozenset[str], cards: list[str]) -> int:
    """How many of the cards could follow one another in a dream, turn after turn."""
    longest = 0
    for card in cards:
        if card in allowed:
            rest = [other for other in cards if other != card]
            longest = max(longest, 1 + _longest_chain(deck, deck.followers[card], rest))
    return longest


def _of_elements(judge: Judge) -> list[float]:
    plus = minus = context = 0
    kinds: set[str] = set()
    for card in judge.hand:
        element = judge.deck.elements.get(card)
        if element is not None:
            kinds.add(element.kind)
            if element.type == "context":
                context += 1
            else:
                points = element.value[""]
                plus += max(0, points)
                minus += max(0, -points)
    return [plus / CARD, minus / CARD, context / judge.deck.hand, len(kinds) / judge.deck.hand]


def _of_actions(judge: Judge) -> list[float]:
    deck = judge.deck
    wakes = wakes_all = takes_hands = stops_wakes = stops_forces = light = extras = themes = sides = 0.0
    for card in judge.hand:
        action = deck.actions.get(card)
        if action is None:
            continue
        effect = action.effect
        if isinstance(effect, Wake):
            wakes += 1.0
            wakes_all += float(effect.target == "all")
            takes_hands += float(effect.discard_hand)
        elif isinstance(effect, StopCard):
            stops_wakes += float(effect.stops_group == "wake")
            stops_forces += float(effect.stops_group != "wake")
        elif isinstance(effect, Light):
            light += 1.0
        elif isinstance(effect, Extra):
            extras += 1.0
        elif isinstance(effect, ForceTheme):
            themes += 1.0
        else:
            sides += 1.0
    return [wakes, wakes_all, takes_hands, stops_wakes, stops_forces, light, extras, themes, sides]


def _of_banking(judge: Judge, gains: list[int], can_bank: bool) -> list[float]:
    """A dream is banked by waking oneself with it; the next element may come first, the tenth wakes by itself."""
    state, deck, seat = judge.state, judge.deck, judge.seat
    length, now = len(state.dream[seat]), judge.totals[seat]
    after = now + gains[0] if gains else now
    banks_next = bool(gains) and length + 1 >= deck.counted_from and (can_bank or length + 1 == deck.longest)
    return [
        float(can_bank),
        now / DREAM if can_bank and length >= deck.counted_from else 0.0,
        after / DREAM if banks_next else 0.0,
        float(banks_next and state.score[seat] + after >= deck.target),
    ]


def _of_table(judge: Judge) -> list[float]:
    state, deck = judge.state, judge.deck
    seen = {*state.discard, *state.box, *judge.hand}
    wakes = stops = light = 0
    for card in deck.wake_ups:
        wakes += card not in seen
    for card in deck.stoppers.get(deck.wake_ups[0], ()):
        stops += card not in seen
    for card in deck.light_sleepers:
        light += card not in seen
    return [
        len(state.draw) / PILE,
        min(judge.rounds_left, ROUNDS) / ROUNDS,
        wakes / len(deck.wake_ups),
        float(stops),
        float(light),
    ]
