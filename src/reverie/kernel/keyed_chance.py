"""Luck that is keyed by its source, so that two variants of a game can be compared with few games.

In ``FastChance`` all draws come from one stream: the first draw that only one of two variants makes moves all later
ones, and from there on the two have nothing in common. Here every draw has luck of its own, which depends on three
things alone: the seed, the label of the draw, and how many draws of that label came before. Another label's draws
change nothing about it.

Within a draw the luck goes with the *things*, not with their places. Each thing that is shuffled or picked from has a
number by its name; a shuffle sorts by these numbers, a pick takes the thing with the smallest. So a deck that lacks one
card has all others in the same order, and a card that comes up stays the one that comes up where others were added.
Each order and each thing is as likely as any other.

It is for simulations: quick enough, predictable, and no part of any proof. Tables of people draw from ``SealedChance``.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

from reverie.kernel.chance import Chance, FastChance

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_STEP: Final = 0x9E3779B97F4A7C15
"""The step of SplitMix64, whose last part mixes the numbers here."""


class KeyedChance(Chance):
    """Luck by seed, label and number of the draw; see the module.

    >>> one, other = KeyedChance(7), KeyedChance(7)
    >>> _ = other.roll("weather")
    >>> one.roll("dice", 1000) == other.roll("dice", 1000)
    True
    """

    __slots__ = ("_drawn", "_seed")

    kind = "keyed"

    def __init__(self, seed: int = 0, drawn: Mapping[str, int] | None = None) -> None:
        self._seed: int = seed & _MASK
        self._drawn: dict[str, int] = dict(drawn or {})

    def below(self, bound: int) -> int:
        """A draw that names no source has a row of its own."""
        return FastChance(self._next("")).below(bound)

    def roll(self, label: str, sides: int = 6) -> int:
        """One die; with a few sides more or less it shows about as much."""
        return 1 + FastChance(self._next(label)).below(sides)

    def shuffle(self, label: str, items: list[Any]) -> None:
        numbers = _numbers(self._next(label), items)
        items[:] = [items[place] for place in sorted(range(len(items)), key=numbers.__getitem__)]

    def pick(self, label: str, items: Sequence[Any]) -> Any:
        numbers = _numbers(self._next(label), items)
        return items[numbers.index(min(numbers))]

    def _next(self, label: str) -> int:
        """The luck of the next draw of a label."""
        number = self._drawn.get(label, 0)
        self._drawn[label] = number + 1
        return _mixed(_luck(f"{self._seed} {label}") + number * _STEP)

    def copy(self) -> "KeyedChance":
        return KeyedChance(self._seed, self._drawn)

    def save(self) -> dict[str, Any]:
        return {"kind": self.kind, "seed": str(self._seed), "drawn": dict(self._drawn)}


def _numbers(luck: int, items: Sequence[Any]) -> list[int]:
    """A number for each thing by its name; equal things are counted."""
    seen: dict[str, int] = {}
    numbers = []
    for place, item in enumerate(items):
        name = _name(item, place)
        before = seen.get(name, 0)
        seen[name] = before + 1
        numbers.append(_mixed((luck ^ _luck(name)) + before * _STEP))
    return numbers


def _name(item: Any, place: int) -> str:
    """What a thing is called in every variant: plain values by themselves, anything else by where it lies."""
    return repr(item) if isinstance(item, (str, int, tuple)) else f"place {place}"


@lru_cache(maxsize=4096)
def _luck(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8, person=b"reverie/keyed/1").digest(), "big")


def _mixed(number: int) -> int:
    """Every bit of the number counts for every bit of the result."""
    number &= _MASK
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB & _MASK
    return number ^ (number >> 31)
