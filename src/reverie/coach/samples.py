"""Shares that were looked at several times, each time with other luck to come."""

from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from typing import Any, Final

import msgspec

from reverie.kernel import sum_in_order

WinShares = list[float]
"""By seat."""
SURE: Final = 1.96
"""So many standard errors to either side leave out one case in twenty."""
_LUCK: Final = 1 << 62


def mean(samples: Sequence[WinShares]) -> WinShares:
    """By seat."""
    count = len(samples)
    return [sum_in_order(column) / count for column in zip(*samples, strict=True)]


def differences(some: Sequence[WinShares], others: Sequence[WinShares]) -> list[WinShares]:
    """What each of the first is more than its partner among the others, which had the same luck to come."""
    return [
        [one - other for one, other in zip(first, second, strict=True)]
        for first, second in zip(some, others, strict=True)
    ]


def errors(samples: Sequence[WinShares]) -> WinShares:
    """By seat: the standard error of the mean."""
    count = len(samples)
    if count < 2:
        return [0.0] * len(samples[0])
    found = []
    for column in zip(*samples, strict=True):
        middle = sum_in_order(column) / count
        found.append(sqrt(sum_in_order([(one - middle) ** 2 for one in column]) / (count - 1) / count))
    return found


def luck_of(*facts: Any) -> int:
    """A number to draw luck from, which depends on these facts alone: the same on every machine, compiled or not."""
    told = msgspec.json.encode(facts, order="deterministic")
    return int.from_bytes(sha256(told).digest()[:8], "big") % _LUCK
