"""Mixtures for a small game in which any number of seats choose at once, by regret matching.

Every seat plays its cards in proportion to how much it regrets not having played them before, again and again; what it
has played on average, later thoughts counting more, is its mixture. Regrets never fall below nothing, so that a card
which becomes good is taken up at once. Between two this comes as near to optimal mixtures as one likes; with more
seats nothing is promised, but hardly anything is left to gain by playing otherwise (``docs/minds/psycle.md``).

Payoffs are flat lists, one for each seat, with a number for every set of choices, those of the last seat running
fastest. Where there are too many sets to judge them all, each thought draws one from the mixtures as they are, and asks
what every seat would have had by choosing otherwise (``sampled_mixtures``): that comes to the same, but is less sure.
"""

from typing import Protocol

from reverie.kernel import FastChance

_FINE = 1 << 53


class Worths(Protocol):
    """Says what a set of choices is worth."""

    def worth(self, seat: int, choices: tuple[int, ...]) -> float:
        """To one seat."""


def matched_mixtures(payoffs: list[list[float]], sizes: list[int], thoughts: int) -> list[list[float]]:
    """By seat and choice: how often to make it.

    >>> first = [1.0, -1.0, -1.0, 2.0]
    >>> mixtures = matched_mixtures([first, [-payoff for payoff in first]], [2, 2], 5000)
    >>> [[round(share, 2) for share in mixture] for mixture in mixtures]
    [[0.6, 0.4], [0.6, 0.4]]
    """
    regrets = [[0.0] * size for size in sizes]
    sums = [[0.0] * size for size in sizes]
    for thought in range(1, max(1, thoughts) + 1):
        mixtures = [_in_proportion(row) for row in regrets]
        values = expected_payoffs(payoffs, sizes, mixtures)
        for seat in range(len(sizes)):
            _regret(regrets[seat], mixtures[seat], values[seat])
            _add(sums[seat], mixtures[seat], thought)
    return [_in_proportion(row) for row in sums]


def sampled_mixtures(
    worths: Worths, sizes: list[int], thoughts: int, whim: float, luck: int
) -> tuple[list[list[float]], list[list[float]]]:
    """By seat and choice: how often to make it, and what it is worth while others now and then choose just anything.

    All choices of a seat are compared with the same ones of the others, so that luck favours none of them.
    """
    chance = FastChance(luck)
    regrets = [[0.0] * size for size in sizes]
    sums = [[0.0] * size for size in sizes]
    totals = [[0.0] * size for size in sizes]
    for thought in range(1, max(1, thoughts) + 1):
        mixtures = [_in_proportion(row) for row in regrets]
        choices = [_drawn(mixture, whim, chance) for mixture in mixtures]
        for seat in range(len(sizes)):
            before, after = tuple(choices[:seat]), tuple(choices[seat + 1 :])
            values = [worths.worth(seat, (*before, choice, *after)) for choice in range(sizes[seat])]
            _regret(regrets[seat], mixtures[seat], values)
            _add(sums[seat], mixtures[seat], thought)
            _add(totals[seat], values, thought)
    weight = max(1, thoughts) * (max(1, thoughts) + 1) / 2
    return [_in_proportion(row) for row in sums], [[total / weight for total in row] for row in totals]


def _regret(regrets: list[float], mixture: list[float], values: list[float]) -> None:
    """Note by how much each choice would have been better than the mixture."""
    mean = 0.0
    for choice in range(len(mixture)):
        mean += mixture[choice] * values[choice]
    for choice in range(len(mixture)):
        missed = regrets[choice] + values[choice] - mean
        regrets[choice] = missed if missed > 0.0 else 0.0


def _add(sums: list[float], numbers: list[float], weight: int) -> None:
    for place in range(len(numbers)):
        sums[place] += weight * numbers[place]


def _drawn(mixture: list[float], whim: float, chance: FastChance) -> int:
    point = chance.below(_FINE) / _FINE
    for choice in range(len(mixture)):
        point -= (1.0 - whim) * mixture[choice] + whim / len(mixture)
        if point < 0.0:
            return choice
    return len(mixture) - 1


def _in_proportion(weights: list[float]) -> list[float]:
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def expected_payoffs(payoffs: list[list[float]], sizes: list[int], mixtures: list[list[float]]) -> list[list[float]]:
    """By seat and choice: what it is worth while the others play their mixtures."""
    found = []
    for seat in range(len(sizes)):
        values = payoffs[seat]
        for other in range(len(sizes) - 1, seat, -1):
            values = _without_last(values, mixtures[other])
        for other in range(seat):
            values = _without_first(values, mixtures[other])
        found.append(values)
    return found


def _without_last(values: list[float], mixture: list[float]) -> list[float]:
    size = len(mixture)
    means = []
    for start in range(0, len(values), size):
        total = 0.0
        for choice in range(size):
            total += mixture[choice] * values[start + choice]
        means.append(total)
    return means


def _without_first(values: list[float], mixture: list[float]) -> list[float]:
    width = len(values) // len(mixture)
    means = [0.0] * width
    for choice in range(len(mixture)):
        share, start = mixture[choice], choice * width
        if share > 0.0:
            for place in range(width):
                means[place] += share * values[start + place]
    return means
