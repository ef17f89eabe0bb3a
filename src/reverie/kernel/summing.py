"""Adding up floats so that every Python gets the same bytes.

The built-in ``sum`` rounds otherwise from Python 3.12 on, and compiled code rounds as before. Where a bot's choice or
an analysis hangs on the last bit of a sum, the numbers are added up here.
"""

from collections.abc import Iterable


def sum_in_order(numbers: Iterable[float]) -> float:
    """Their sum, rounded after each of them.

    >>> sum_in_order([0.1] * 10)
    0.9999999999999999
    """
    total = 0.0
    for number in numbers:
        total += number
    return total
