"""Chance: one interface, the generators, and two helpers that script or trace any of them.

Every draw has a label (``"targets"``, ``"dice"``) so that a scenario can force it and a record can show it.

- ``FastChance``: PCG XSH-RS 64/32, for simulation and search. Quick, small, copied in a moment; predictable.
- ``KeyedChance`` (``keyed_chance``): keyed by label and number of the draw, for simulations that compare variants.
- ``SealedChance``: HMAC-SHA256 in counter mode from a 256-bit seed, for games that people care about. Its seed is
  committed to before the first draw and revealed after the last, so that anyone can check every shuffle.

The sealed draw, so that others can repeat it: block ``i`` is ``HMAC-SHA256(key, i as 8 bytes, big-endian)``, counting
from 0; a draw below ``n`` takes the first 8 bytes as a big-endian number ``x``, passes over the block if
``x >= 2**64 - 2**64 % n``, and else is ``x % n``. A shuffle runs ``i`` from the last index down to 1 and exchanges
items ``i`` and ``below(i + 1)``. A die shows ``1 + below(sides)``.

A bot's luck comes from the same key (``bot_luck``).
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from itertools import permutations
from operator import itemgetter
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from reverie.kernel.refusals import BadPosition

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_SPACE: Final = 1 << 64
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
SEED_BYTES: Final = 32
_WORD_MULTIPLIER: Final = i64(_MULTIPLIER)
_WORD_INCREMENT: Final = i64(_INCREMENT)
"""Numbers this large would else be turned into machine words at every draw."""
_HAS_WORDS: Final = not __file__.endswith(".py")
"""Compiled, the quick generator counts in machine words, which wrap around by themselves and are signed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where all randomness comes from; a part of the state, and a secret."""

    __slots__ = ()

    kind = ""

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound`` - 1, each equally likely."""
        raise NotImplementedError

    def shuffle(self, label: str, items: list[Any]) -> None:
        """Put ``items`` into a uniformly random order, in place."""
        for index in range(len(items) - 1, 0, -1):
            other = self.below(index + 1)
            items[index], items[other] = items[other], items[index]

    def shuffled(self, label: str, items: tuple[T, ...]) -> tuple[T, ...]:
        """``items`` in a uniformly random order: the same draw as ``shuffle``, for what is never changed."""
        order = [*items]
        self.shuffle(label, order)
        return tuple(order)

    def roll(self, label: str, sides: int = 6) -> int:
        """One die."""
        return 1 + self.below(sides)

    def pick(self, label: str, items: Sequence[Any]) -> Any:
        """One of ``items``, each equally likely."""
        return items[self.below(len(items))]

    def copy(self) -> "Chance":
        """An equal generator that goes its own way from here."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, Any]) -> "Chance":
        """As ``copy``, for ``copy.deepcopy``."""
        return self.copy()

    def save(self) -> dict[str, Any]:
        """Plain data from which ``load_chance`` makes an equal generator."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class FastChance(Chance):
    """PCG XSH-RS 64/32: quick and small, for simulation and search.

    >>> FastChance(7).below(6) == FastChance(7).below(6)
    True
    """

    __slots__ = ("_state",)

    kind = "fast"

    def __init__(self, seed: int = 0) -> None:
        seed = (seed ^ (seed >> 31)) * 0xBF58476D1CE4E5B9 & _MASK  # neighbouring seeds must not give neighbouring games
        self._state: i64 = _kept((seed ^ (seed >> 29)) * _MULTIPLIER + _INCREMENT & _MASK)

    @staticmethod
    def at(state: int) -> "FastChance":
        """The generator at a saved place."""
        chance = FastChance()
        chance._state = _kept(state & _MASK)
        return chance

    def next32(self) -> int:
        """The next 32 bits."""
        if _HAS_WORDS:
            return self._next_word()
        state: int = self._state
        self._state = (state * _MULTIPLIER + _INCREMENT) & _MASK
        return ((state >> 22) ^ state) >> ((state >> 61) + 22) & 0xFFFFFFFF

    def _next_word(self) -> i64:
        """``next32`` in machine words: what is shifted in from above is cut off."""
        state = self._state
        self._state = state * _WORD_MULTIPLIER + _WORD_INCREMENT
        return (((state >> 22) & 0x3FFFFFFFFFF) ^ state) >> (((state >> 61) & 7) + 22) & 0xFFFFFFFF

    def below(self, bound: int) -> int:
        if bound > 1 << 20:
            return self._below_large(bound)
        if _HAS_WORDS:
            return self._word_below(bound)
        state: int = self._state
        self._state = (state * _MULTIPLIER + _INCREMENT) & _MASK
        product = (((state >> 22) ^ state) >> ((state >> 61) + 22) & 0xFFFFFFFF) * bound
        if product & 0xFFFFFFFF < bound:  # only here can the draw be uneven: look closer
            while product & 0xFFFFFFFF < (1 << 32) % bound:
                product = self.next32() * bound
        return product >> 32

    def _word_below(self, bound: i64) -> i64:
        product = self._next_word() * bound
        if product & 0xFFFFFFFF < bound:
            while product & 0xFFFFFFFF < (1 << 32) % bound:
                product = self._next_word() * bound
        return product >> 32

    def _below_large(self, bound: int) -> int:
        words = (bound.bit_length() + 31) // 32
        while True:
            value = 0
            for _ in range(words):
                value = value << 32 | self.next32()
            value >>= 32 * words - bound.bit_length()
            if value < bound:
                return value

    def shuffle(self, label: str, items: list[Any]) -> None:
        """A short list takes one draw: its order is looked up."""
        count = len(items)
        if 2 <= count <= 5:
            orders = _ORDERS[count]
            items[:] = orders[self.below(len(orders))](items)
        else:
            super().shuffle(label, items)

    def shuffled(self, label: str, items: tuple[T, ...]) -> tuple[T, ...]:
        count = len(items)
        if 2 <= count <= 5:
            orders = _ORDERS[count]
            order: tuple[T, ...] = orders[self.below(len(orders))](items)
            return order
        return super().shuffled(label, items)

    def copy(self) -> "FastChance":
        twin: FastChance = FastChance.__new__(FastChance)
        twin._state = self._state
        return twin

    def save(self) -> dict[str, Any]:
        return {"kind": self.kind, "state": str(int(self._state) & _MASK)}


def _kept(state: int) -> int:
    """A state of 64 bits as it is kept: signed, where machine words are."""
    return state - _SPACE if _HAS_WORDS and state >> 63 else state


_ORDERS: Final = tuple(
    tuple(itemgetter(*order) for order in permutations(range(count))) if count > 1 else () for count in range(6)
)
"""By length: every order of a list that short."""


class SealedChance(Chance):
    """HMAC-SHA256 in counter mode: nobody can predict it without the key, everybody can check it with the key.

    What a draw hashes begins with the key, which is hashed once: a draw goes on from there. ``hmac.digest`` would begin
    anew each time, and takes four times as long.
    """

    __slots__ = ("_begun", "_counter", "_key")

    kind = "sealed"

    def __init__(self, key: bytes, counter: int = 0, begun: tuple[Any, Any] | None = None) -> None:
        """``begun`` are the two hashes of the key, where somebody has made them already; nobody changes them."""
        if len(key) != SEED_BYTES:
            raise ValueError(f"a key has {SEED_BYTES} bytes, not {len(key)}")
        self._key = key
        self._counter = counter
        self._begun = (_begun(key, 0x36), _begun(key, 0x5C)) if begun is None else begun

    def below(self, bound: int) -> int:
        limit = _SPACE - _SPACE % bound
        while True:
            value = int.from_bytes(self._block()[:8], "big")
            if value < limit:
                return value % bound

    def _block(self) -> bytes:
        inner, outer = self._begun[0].copy(), self._begun[1].copy()
        inner.update(self._counter.to_bytes(8, "big"))
        outer.update(inner.digest())
        self._counter += 1
        block: bytes = outer.digest()
        return block

    def copy(self) -> "SealedChance":
        return SealedChance(self._key, self._counter, self._begun)

    def __reduce__(self) -> tuple[type["SealedChance"], tuple[bytes, int]]:
        """As the key and the place: hashes that have begun cannot be pickled."""
        return SealedChance, (self._key, self._counter)

    def save(self) -> dict[str, Any]:
        return {"kind": self.kind, "key": self._key.hex(), "counter": self._counter}


def _begun(key: bytes, mark: int) -> Any:
    """A hash that has taken in the key as HMAC wants it: a whole block, each byte with the mark of its hash."""
    return hashlib.sha256(bytes([byte ^ mark for byte in key.ljust(64, b"\0")]))


def commitment(seed: bytes) -> str:
    """What is shown before the first draw: it fixes the seed without telling it."""
    return hashlib.sha256(b"reverie/seed/1\0" + seed).hexdigest()


def sealed_key(seed: bytes, entropy: Sequence[str] = ()) -> bytes:
    """The key of a ``SealedChance``: the committed seed mixed with what the seats threw in after the commitment."""
    message = b"reverie/key/1\0"
    for word in entropy:
        raw = word.encode()
        message += len(raw).to_bytes(8, "big") + raw
    return hmac.digest(seed, message, "sha256")


def bot_luck(seed: bytes, entropy: Sequence[str], seat: int, turn: int) -> int:
    """The luck of a bot for one answer; ``turn`` counts the moves that its seat has made before in this game.

    It is as secret as the shuffles while the game goes on, and anybody can make it again when the seed is revealed.
    What other seats do meanwhile does not change it, so nor does when the bot was asked.
    """
    place = f"reverie/bot/1 {seat} {turn}".encode()
    return int.from_bytes(hmac.digest(sealed_key(seed, entropy), place, "sha256")[:7], "big")


class ScriptedChance(Chance):
    """Forces the draws of some labels, in order; everything else comes from the generator beneath.

    A forced shuffle may name only the first items; the rest follow in a random order. While it ``is_held`` nothing is
    forced: what is drawn to lay out a position is not what the scenario means.
    """

    __slots__ = ("_beneath", "_script", "is_held")

    kind = "scripted"

    def __init__(self, script: Mapping[str, Sequence[Any]], beneath: Chance) -> None:
        self._script = {label: list(values) for label, values in script.items()}
        self._beneath = beneath
        self.is_held = False

    def below(self, bound: int) -> int:
        return self._beneath.below(bound)

    def shuffle(self, label: str, items: list[Any]) -> None:
        script = self._forced(label)
        if not script:
            self._beneath.shuffle(label, items)
            return
        forced = script[: len(items)]
        rest = list(items)
        for value in forced:
            if value not in rest:
                raise BadPosition("chance-impossible", {"label": label, "value": str(value)})
            rest.remove(value)
        del script[: len(forced)]
        self._beneath.shuffle(label, rest)
        items[:] = forced + rest

    def roll(self, label: str, sides: int = 6) -> int:
        script = self._forced(label)
        if not script:
            return self._beneath.roll(label, sides)
        value = script.pop(0)
        if type(value) is not int or not 1 <= value <= sides:
            raise BadPosition("chance-impossible", {"label": label, "value": str(value)})
        return value

    def pick(self, label: str, items: Sequence[Any]) -> Any:
        script = self._forced(label)
        if not script:
            return self._beneath.pick(label, items)
        value = script.pop(0)
        if value not in items:
            raise BadPosition("chance-impossible", {"label": label, "value": str(value)})
        return value

    def _forced(self, label: str) -> list[Any] | None:
        return None if self.is_held else self._script.get(label)

    def left(self) -> dict[str, list[Any]]:
        """What was forced and has not been drawn."""
        return {label: list(values) for label, values in self._script.items() if values}

    def copy(self) -> "ScriptedChance":
        twin = ScriptedChance(self._script, self._beneath.copy())
        twin.is_held = self.is_held
        return twin

    def save(self) -> dict[str, Any]:
        return {"kind": self.kind, "script": self.left(), "beneath": self._beneath.save()}


class TracedChance(Chance):
    """Writes down every result, so that a finished record can show what chance gave."""

    __slots__ = ("_beneath", "trace")

    kind = "traced"

    def __init__(self, beneath: Chance) -> None:
        self._beneath = beneath
        self.trace: list[tuple[str, Any]] = []

    def below(self, bound: int) -> int:
        return self._beneath.below(bound)

    def shuffle(self, label: str, items: list[Any]) -> None:
        self._beneath.shuffle(label, items)
        self.trace.append((label, list(items)))

    def roll(self, label: str, sides: int = 6) -> int:
        value = self._beneath.roll(label, sides)
        self.trace.append((label, value))
        return value

    def pick(self, label: str, items: Sequence[Any]) -> Any:
        value = self._beneath.pick(label, items)
        self.trace.append((label, value))
        return value

    def copy(self) -> Chance:
        """A copy explores; only the original keeps the book."""
        return self._beneath.copy()

    def save(self) -> dict[str, Any]:
        return self._beneath.save()
