"""How a sensible player plays Psycle (ledger 9), from what its own seat can see and nothing else.

For every set of cards that could be turned over, it asks how everybody would stand afterwards: points less gems, plus
what the gems are still good for in the rounds to come (``fuel``), read as everybody's chance to win the Psycle and then
as a share of the game. What the others will do, it guesses by thinking from their seats: they mostly play what suits
them, and sometimes anything they can afford. Its own card is then the one with the best prospects; where several are
about as good, it mixes them, so that nobody can count on it.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import exp, prod, sqrt
from operator import getitem, mul
from typing import Any, Final

from reverie.games.psycle.components import Components
from reverie.games.psycle.end_of_round import outcome_of
from reverie.games.psycle.moves import HIGHEST
from reverie.kernel import Chance, Move, sum_in_order

CARDS: Final = range(HIGHEST + 1)
USUAL: Final[tuple[float, ...]] = (1 / 9, 2 / 9, 2 / 9, 2 / 9, 1 / 9, 1 / 9)
"""By card: how often it is played, about. The cheap ones and the 3 carry a Psycle (notes 4 and 6)."""
SPREAD: Final = 0.6
"""How many points of lead a round to come puts in doubt. Chosen by trial; of 0.4, 0.6, 1 and 2 it also comes nearest to
the exact opening values of appendix A.4, though still 0.2 off on average (their scale runs from -1 to 1)."""
WORTH_OF_A_TILE: Final = 3
"""A seat that owns a tile is so many times as likely to win the game: 1-0 is worth 3/4 between equals (A.3)."""
WORTH_OF_A_POINT: Final = 0.005
"""What a point of lead is worth beside all that: it also plays well where the Psycle is as good as won, or lost."""
THOUGHTS: Final = 6
"""How often it thinks from seat to seat: what they will do, given what the others will do."""
WHIM: Final = 0.3
"""How often others are thought to play just anything they can afford."""
CARE: Final = 0.05
"""A difference in winning chances that others are thought to care about."""
INDIFFERENCE: Final = 0.01
"""A difference in winning chances that it does not care about itself: it mixes such cards."""

_CardWorths = Mapping[tuple[int, ...], Sequence[float]]
"""By cards turned over, one for each seat: what the game is then worth to each seat."""
Mix = Sequence[float]
"""By card: how likely it is played."""


def choose(components: Components, view: Mapping[str, Any], moves: Sequence[Move], chance: Chance) -> Move:
    """One of ``moves``, with an eye to the rest of the Psycle and of the game."""
    worths = worths_of_all_cards(components, view)
    others = guessed_mixes(worths, view["gems"])
    values = expected(worths, others)[view["seat"]]
    return _drawn(moves, _preferring([values[move[0]] for move in moves], INDIFFERENCE), chance)


# What a round's cards lead to.


def worths_of_all_cards(components: Components, view: Mapping[str, Any]) -> _CardWorths:
    """What each set of cards that the seats can afford is worth to each seat."""
    gems, score, target, bonus = view["gems"], view["score"], view["target"], view["bonus"]
    use = fuel(components, len(gems), tuple(view["target_pile"]), sum(view["bonus_pile"]))
    prospects = _prospects(components, view)
    outcomes = _every_outcome(components, len(gems))
    worths = {}
    for cards in product(*(range(min(HIGHEST, owned) + 1) for owned in gems)):
        standings = []
        for seat, change, base, winning in outcomes[cards]:
            left = gems[seat] + change
            points = base + bonus if winning == target else base
            standings.append(score[seat] + points - components.penalty * left + use[left])
        worths[cards] = prospects.worth(standings)
    return worths


@lru_cache(maxsize=16)
def _every_outcome(components: Components, players: int) -> Mapping[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    return {cards: outcome_of(components, cards).rows for cards in product(CARDS, repeat=players)}


class _Prospects:
    """Reads standings as shares of the game, one for each seat."""

    def __init__(self, components: Components, tiles: Sequence[int], rounds_left: int, is_last: bool) -> None:
        self._components = components
        self._tiles = tiles
        self._is_last = is_last
        self._doubt = SPREAD * sqrt(rounds_left)
        alone_on_top = [self._share((seat,)) for seat in range(len(tiles))]
        self._shares = list(zip(*alone_on_top, strict=True))

    def worth(self, standings: Sequence[float]) -> Sequence[float]:
        together, others = sum_in_order(standings), len(standings) - 1
        leads = [standing - (together - standing) / others for standing in standings]
        shares = self._expected_share(standings) if self._doubt else self._share(_top(standings))
        return [share + WORTH_OF_A_POINT * lead for share, lead in zip(shares, leads, strict=True)]

    def _expected_share(self, standings: Sequence[float]) -> list[float]:
        best = max(standings)
        chances = [exp((standing - best) / self._doubt) for standing in standings]
        scale = sum_in_order(chances)
        return [sum_in_order(map(mul, chances, shares)) / scale for shares in self._shares]

    def _share(self, top: Sequence[int]) -> list[float]:
        """What the game is worth to each seat once these seats have come out on top (PS-066 to PS-069, PS-077)."""
        replayed = len(top) > 1 and self._components.ties_are_replayed[len(self._tiles)]
        tiles = [owned + (seat in top and not replayed) for seat, owned in enumerate(self._tiles)]
        most = max(tiles)
        if self._is_last or most >= self._components.tiles_to_win:
            weights = [float(owned == most) for owned in tiles]
        else:
            weights = [float(WORTH_OF_A_TILE**owned) for owned in tiles]
        return [weight / sum_in_order(weights) for weight in weights]


def _top(standings: Sequence[float]) -> list[int]:
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]


def _prospects(components: Components, view: Mapping[str, Any]) -> _Prospects:
    cap = view["options"]["psycle_cap"]
    is_last = cap is not None and view["psycle_no"] >= cap
    return _Prospects(components, view["tiles"], components.rounds - view["round_no"], is_last)


# What gems are still good for.


@lru_cache(maxsize=4096)
def fuel(components: Components, players: int, targets: tuple[int, ...], bonuses: int) -> Sequence[float]:
    """By gems owned: how far they still bring a seat ahead of a usual opponent, used as well as can be.

    ``targets`` are the tiles left in the pile, one for each round to come, and ``bonuses`` is the sum of theirs (notes
    3 and 7). Without rounds to come, gems are good for nothing.
    """
    leads = [_lead(components, players, card, targets, bonuses) for card in CARDS]
    gains = [(number, _largest_is(number, players - 1)) for number in CARDS]
    most = components.gems_start + HIGHEST * components.rounds
    use = [0.0] * (most + 1)
    for _ in targets:
        after = use
        after_a_0 = [
            sum_in_order(likely * (after[min(most, gems + gain)] - components.penalty * gain) for gain, likely in gains)
            for gems in range(most + 1)
        ]
        use = [
            max([leads[0] + after_a_0[gems]] + [leads[card] + after[gems - card] for card in CARDS[1 : gems + 1]])
            for gems in range(most + 1)
        ]
    return tuple(use)


def _lead(components: Components, players: int, card: int, targets: tuple[int, ...], bonuses: int) -> float:
    """How many points less gems a card wins on one usual opponent, all in all; what a 0 gains is left out."""
    others = players - 1
    luck = [targets.count(number) * bonuses / (len(targets) or 1) ** 2 for number in CARDS]
    hit = _hits(components, card)
    own = components.stars[card] * others * hit + luck[card] * (1 - (1 - hit) ** others) + components.penalty * card
    theirs = 0.0
    for number in CARDS:
        from_me = components.wins[number][card] * (components.stars[number] + luck[number])
        from_others = components.stars[number] * _hits(components, number) * (others - 1)
        theirs += USUAL[number] * (from_me + from_others + components.penalty * number)
    largest = sum_in_order(max(card, number) * _largest_is(number, others - 1) for number in CARDS)
    return own - theirs + USUAL[0] * components.penalty * largest


def _hits(components: Components, card: int) -> float:
    """How likely a card beats a usual opponent."""
    return sum_in_order(usual for usual, won in zip(USUAL, components.wins[card], strict=True) if won)


def _largest_is(card: int, seats: int) -> float:
    """How likely this is the largest of the cards of so many usual opponents (none of them: the largest is 0)."""
    up_to, below = sum_in_order(USUAL[: card + 1]), sum_in_order(USUAL[:card])
    return up_to**seats - (below**seats if card else 0)


# What the seats will do.


def guessed_mixes(worths: _CardWorths, gems: Sequence[int]) -> list[Mix]:
    """How likely each seat plays each card, after a few thoughts from seat to seat."""
    anything = [[1 / (min(HIGHEST, owned) + 1)] * (min(HIGHEST, owned) + 1) for owned in gems]
    mixes: list[Mix] = list(anything)
    for thought in range(1, THOUGHTS + 1):
        answers = [_preferring(values, CARE) for values in expected(worths, mixes)]
        sensible = [_blend(even, answer, 1 - WHIM) for even, answer in zip(anything, answers, strict=True)]
        mixes = [_blend(before, now, 1 / thought) for before, now in zip(mixes, sensible, strict=True)]
    return mixes


def expected(worths: _CardWorths, mixes: Sequence[Mix]) -> list[list[float]]:
    """By seat and card: what playing it is worth while the others play their mixes."""
    sums = [[0.0] * len(mix) for mix in mixes]
    for cards, worth in worths.items():
        likely = prod(map(getitem, mixes, cards))
        for seat, card in enumerate(cards):
            sums[seat][card] += likely * worth[seat]
    return [[total / own for total, own in zip(row, mix, strict=True)] for row, mix in zip(sums, mixes, strict=True)]


def _preferring(values: Sequence[float], difference: float) -> list[float]:
    """A mix that prefers the better cards, the more so the more they are better by than ``difference``."""
    best = max(values)
    weights = [exp((value - best) / difference) for value in values]
    scale = sum_in_order(weights)
    return [weight / scale for weight in weights]


def _blend(first: Mix, second: Mix, share: float) -> Mix:
    return [one + share * (two - one) for one, two in zip(first, second, strict=True)]


def _drawn(moves: Sequence[Move], mix: Mix, chance: Chance) -> Move:
    point = chance.below(1 << 20) / (1 << 20)
    for move, likely in zip(moves, mix, strict=True):
        point -= likely
        if point < 0:
            return move
    return moves[-1]
