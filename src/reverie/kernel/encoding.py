"""How views and moves become numbers, for agents that learn. What the numbers mean is each game's own ``encoding.py``.

A view becomes a vector of a fixed size, a move the number of an action (of a fixed set, by which a mask says what is
lawful now) and a small vector of its own (for agents that score what is offered). Everything is plain Python: whoever
wants arrays makes them (``reverie.agents``).
"""

from collections.abc import Callable, Mapping, Sequence
from struct import Struct
from typing import Any, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from reverie.kernel.moves import Move
from reverie.kernel.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """The numbers of one game for one set-up. Shapes depend on the game and the number of players alone.

    Every number is finite and lies between -1 and 1. Seats are counted from the seat that looks: 0 is itself, 1 the
    next to the left. So what is learned on one seat holds for all.
    """

    def __init__(self, labels: tuple[str, ...], action_labels: tuple[str, ...], move_labels: tuple[str, ...]) -> None:
        self._labels = labels
        self._action_labels = action_labels
        self._move_labels = move_labels
        self._pack: Callable[..., bytes] = Struct(f"{len(labels)}f").pack

    def labels(self) -> tuple[str, ...]:
        """What each number of a view's vector is; no name stands for two."""
        return self._labels

    def action_labels(self) -> tuple[str, ...]:
        """What each action is, by its id: the text of its move, with seats counted from one's own (``give spy +1``)."""
        return self._action_labels

    def move_labels(self) -> tuple[str, ...]:
        """What each number of a move's vector is."""
        return self._move_labels

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Itself: what it remembers changes none of its answers."""
        return self

    def encode_view(self, view: Mapping[str, Any]) -> list[float]:
        """The vector of a view, which must be a seat's. Nothing else goes into it, so it tells nothing more."""
        raise NotImplementedError

    def encode_seat(self, state: S, seat: int) -> list[float]:
        """The vector of what a seat sees now: ``encode_view`` of its view, number by number.

        A game may do it without making the view first, which is quicker. The conformance suite compares the two.
        """
        return self.encode_view(state.view(seat))

    def encode_bytes(self, state: S, seat: int) -> bytes:
        """The vector of what a seat sees now as the bytes of 32-bit floats, as arrays want them.

        A game whose vectors are made millions of times may put them together from ready-made pieces. They are the bytes
        of ``encode_view``'s numbers, which the conformance suite checks too.
        """
        return self._pack(*self.encode_seat(state, seat))  # four times as quick as an array of them

    def action_ids(self, seat: int, moves: Sequence[Move]) -> list[int]:
        """The ids of all the moves that ``seat`` has now, in their order; no two have the same.

        Back from an id: the move that stands at its place in ``moves``.
        """
        raise NotImplementedError

    def encode_move(self, view: Mapping[str, Any], move: Move) -> list[float]:
        """The vector of a lawful move of the seat that sees ``view``, for agents that compare what they may do."""
        raise NotImplementedError

    def lead(self, view: Mapping[str, Any]) -> float:
        """How far the seat that sees ``view`` is ahead of the best of the others, between -1 and 1.

        A rough guess by open facts, from which rewards for single moves are made. It need not be right: what a whole
        game is worth depends only on the lead at its beginning, which is 0 in most games.
        """
        return 0.0


_PACKERS: Final[dict[int, Callable[..., bytes]]] = {}
"""By how many numbers there are."""


def packed(numbers: Sequence[float]) -> bytes:
    """Numbers as the bytes of 32-bit floats."""
    count = len(numbers)
    pack = _PACKERS.get(count)
    if pack is None:
        pack = _PACKERS[count] = Struct(f"{count}f").pack
    return pack(*numbers)


MOST_PIECES: Final = 1024
"""So many pieces of a kind are remembered at a time: what does not fit near the processor is not quick to find."""
K = TypeVar("K")


def remembered(pieces: dict[K, bytes], key: K, piece: bytes) -> bytes:
    """Keep a piece of vectors that comes again and again under what it follows from, and give it back."""
    if len(pieces) >= MOST_PIECES:
        pieces.clear()
    pieces[key] = piece
    return piece


_FLAG: Final = (packed([0.0]), packed([1.0]))
_EIGHT_FLAGS: Final = [b"".join([_FLAG[eight >> place & 1] for place in range(8)]) for eight in range(256)]
_MARK: Final = (bytes(4), bytes([1, 2, 3, 4]))
_EIGHT_MARKS: Final = [b"".join([_MARK[eight >> place & 1] for place in range(8)]) for eight in range(256)]
_OTHER_BYTES: Final = bytes(251)


def packed_flags(flags: int, count: int) -> bytes:
    """``count`` bits, the lowest first, as the bytes of so many numbers: 1 for each that is set, else 0.

    ``flags`` has no bits beyond them.
    """
    eights = flags.to_bytes(count // 8 + 1, "little")
    return b"".join([_EIGHT_FLAGS[eight] for eight in eights])[: 4 * count]


def packed_where(flags: int, count: int, number: float) -> bytes:
    """The same with another number in place of 1: each of its four bytes takes the place of a mark."""
    eights = flags.to_bytes(count // 8 + 1, "little")
    marks = b"".join([_EIGHT_MARKS[eight] for eight in eights])[: 4 * count]
    return marks.translate(b"\0" + packed([number]) + _OTHER_BYTES)


class ReadyNumbers:
    """Whole numbers as the bytes of the numbers that they become; the usual ones are kept ready."""

    def __init__(self, become: Callable[[int], float], first: int, end: int) -> None:
        self._become = become
        self._first = first
        self._ready = [packed([become(number)]) for number in range(first, end)]

    def of(self, number: int) -> bytes:
        """Any number, also one that is not ready."""
        place = number - self._first
        return self._ready[place] if 0 <= place < len(self._ready) else packed([self._become(number)])


def share(number: float, most: float) -> float:
    """A number from 0 to ``most`` as a share of it; what lies beyond is cut off."""
    return min(1.0, max(0.0, number / most))


def squashed(number: float, usual: float) -> float:
    """A number without bounds between -1 and 1: 0 stays 0, ``usual`` becomes a half."""
    return number / (abs(number) + usual)


def ahead(standing: Sequence[float], seat: int, usual: float) -> float:
    """How far a seat's standing is above the best of the others, squashed; alone, nobody is ahead."""
    others = [points for other, points in enumerate(standing) if other != seat]
    return squashed(standing[seat] - max(others), usual) if others else 0.0


def one_hot(index: int, size: int) -> list[float]:
    """1 at ``index``, else 0; all 0 where the index is none of them (-1: nothing is chosen)."""
    numbers = [0.0] * size
    if 0 <= index < size:
        numbers[index] = 1.0
    return numbers
