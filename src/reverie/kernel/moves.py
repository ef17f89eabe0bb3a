"""Moves: what a player may say.

A move is a ``NamedTuple`` whose last field ``verb`` has a default, so that moves of different kinds are never equal::

    class Play(NamedTuple):
        card: int
        verb: str = "play"

Its text form is the verb and the other fields, one space between them (``play 3``), and ``Grammar`` reads it back.
Fields are whole numbers, or words without a space.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Protocol, get_type_hints

from reverie.kernel.refusals import Unreadable

_SHORT: Final = 60
"""A text that is longer is neither remembered nor quoted in full."""


class Move(Protocol):
    """Any ``NamedTuple`` that ends in a ``verb``."""

    @property
    def verb(self) -> str:
        """How the text form of the move begins."""

    def __len__(self) -> int: ...

    def __getitem__(self, index: int, /) -> Any: ...

    def __hash__(self) -> int: ...


def move_text(move: Move) -> str:
    """The short text of a move.

    >>> from reverie.games.psycle.moves import Play
    >>> move_text(Play(3))
    'play 3'
    """
    return _written(move)


@lru_cache(maxsize=10_000)
def _written(move: Move) -> str:
    """The same moves are written again and again."""
    words = [move.verb]
    words.extend(str(move[index]) for index in range(len(move) - 1))
    return " ".join(words)


class Grammar:
    """Reads the moves of one game."""

    def __init__(self, kinds: Sequence[type[Any]]) -> None:
        self._kinds: dict[str, tuple[type[Any], tuple[type[Any], ...]]] = {}
        for kind in kinds:
            fields: tuple[str, ...] = kind._fields
            if fields[-1:] != ("verb",):
                raise TypeError(f"{kind.__name__}: the last field of a move is `verb`, with a default")
            verb: str = kind._field_defaults["verb"]
            if verb in self._kinds:
                raise TypeError(f"{kind.__name__}: the verb {verb!r} is taken")
            hints = get_type_hints(kind)
            self._kinds[verb] = (kind, tuple(hints[name] for name in fields[:-1]))
        self._remembered = lru_cache(maxsize=10_000)(self._parse)

    @property
    def verbs(self) -> tuple[str, ...]:
        """The first words of all moves of the game."""
        return tuple(self._kinds)

    def parse(self, text: str) -> Move:
        """The move a text means, lawful or not; ``Unreadable`` when it means none."""
        return self._remembered(text) if len(text) <= _SHORT else self._parse(text)

    def _parse(self, text: str) -> Move:
        words = text.split()
        if not words or words[0] not in self._kinds:
            raise Unreadable("unknown-move", {"text": _shortened(text), "verbs": ", ".join(self._kinds)})
        kind, types = self._kinds[words[0]]
        if len(words) - 1 != len(types):
            raise Unreadable("wrong-words", {"text": _shortened(text), "form": self.form(words[0])})
        values = [_read(word, wanted, text, self.form(words[0])) for word, wanted in zip(words[1:], types, strict=True)]
        move: Move = kind(*values)
        return move

    def form(self, verb: str) -> str:
        """How a move of this verb is written, e.g. ``play <card>``."""
        kind, _ = self._kinds[verb]
        return " ".join([verb, *(f"<{name}>" for name in kind._fields[:-1])])


def _read(word: str, wanted: type[Any], text: str, form: str) -> int | str:
    if wanted is str:
        return word
    if word.isascii() and word.removeprefix("-").isdigit() and len(word) <= 12 and str(int(word)) == word:
        return int(word)
    raise Unreadable("not-a-number", {"text": _shortened(text), "word": _shortened(word), "form": form})


def _shortened(text: str) -> str:
    return text if len(text) <= _SHORT else text[: _SHORT - 3] + "..."
