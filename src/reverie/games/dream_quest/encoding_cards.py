"""Choices of Dream cards as numbers: what they cost, how likely they succeed, what comes of them."""

from collections.abc import Mapping
from typing import Any, Final

from reverie.kernel import share, squashed

MOST_CHOICES: Final = 3
FARTHEST: Final = 12
USUAL_CHANGE: Final = 3
LARGEST_CHANGE: Final = 12
MEAN_DIE: Final = 3.5
CHECKS: Final = ("lucidity_under", "memory_under", "memory_over", "providence_min", "providence_max")
_LINE: Final = ("movement", "providence", "slumber", "lucidity", "slumber_d6", "wakes")
CHOICE: Final = (
    "legal",
    "taken",
    "last_slumber",
    "pay_slumber",
    "pay_providence",
    *[f"check={check}" for check in CHECKS],
    "chance",
    *[f"success.{what}" for what in _LINE],
    "has_failure",
    *[f"failure.{what}" for what in _LINE],
    "mean.movement",
    "mean.providence",
    "mean.slumber",
)
NO_CHOICE: Final = [0.0] * len(CHOICE)
_NO_LINE: Final = [0.0] * len(_LINE)
MOVEMENT: Final = [share(movement, FARTHEST) for movement in range(3 * FARTHEST + 1)]
"""As far as a card, a choice and an outcome together can carry (DQ-152)."""
_CHECK: Final = {check: [1.0 if check == kind else 0.0 for kind in CHECKS] for check in ("", *CHECKS)}


def choice_numbers(offered: Mapping[str, Any], chosen: str) -> list[float]:
    """One of a view's ``choices``; ``chosen`` is the one that has been taken already, if any."""
    check, chance = offered["check"], offered["chance"] / 100
    success: Mapping[str, int] = offered["success"]
    failure: Mapping[str, int] | None = offered["failure"]
    numbers = [
        1.0 if offered["legal"] else 0.0,
        1.0 if offered["choice"] == chosen else 0.0,
        1.0 if offered["last_slumber"] else 0.0,
        share(offered["pay_slumber"], LARGEST_CHANGE),
        squashed(offered["pay_providence"], USUAL_CHANGE),
    ]
    numbers += _CHECK[check]
    numbers.append(chance)
    numbers += _line(success)
    numbers.append(0.0 if failure is None else 1.0)
    numbers += _NO_LINE if failure is None else _line(failure)
    movement, providence, slumber = means(offered)
    numbers += [share(movement, FARTHEST), squashed(providence, USUAL_CHANGE), signed_share(slumber, LARGEST_CHANGE)]
    return numbers


def means(offered: Mapping[str, Any]) -> tuple[float, float, float]:
    """What a choice brings on average, its costs taken away: movement, Providence, Slumber."""
    chance = offered["chance"] / 100
    movement, providence, slumber = 0.0, 0.0, 0.0
    for line, weight in ((offered["success"], chance), (offered["failure"] or {}, 1 - chance)):
        movement += weight * line.get("movement", 0)
        providence += weight * line.get("providence", 0)
        slumber += weight * (line.get("slumber", 0) + MEAN_DIE * line.get("slumber_d6", 0))
    return movement, providence - offered["pay_providence"], slumber - offered["pay_slumber"]


def _line(line: Mapping[str, int]) -> list[float]:
    return [
        MOVEMENT[line["movement"]],
        squashed(line["providence"], USUAL_CHANGE) if "providence" in line else 0.0,
        signed_share(line["slumber"], LARGEST_CHANGE) if "slumber" in line else 0.0,
        squashed(line["lucidity"], USUAL_CHANGE) if "lucidity" in line else 0.0,
        1.0 if "slumber_d6" in line else 0.0,
        1.0 if "wakes" in line else 0.0,
    ]


def signed_share(number: float, most: float) -> float:
    """A number from -``most`` to ``most`` as a share of it; what lies beyond is cut off."""
    return min(1.0, max(-1.0, number / most))
