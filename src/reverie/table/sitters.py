"""Who has sat where during a game (what its story calls them is in ``sitter_names``); and names told apart."""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

ChairKind = Literal["open", "person", "bot", "left"]
"""Who is on a chair: nobody yet, somebody, or nobody any more."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody on a seat, from a moment on until the next one on the same seat."""

    seat: int
    kind: ChairKind
    guest: str = ""
    level: str = ""
    after: int = 0
    """How many moves everybody knew of by then: what came later is told with this one's name."""
    moves: int = 0
    """The same with secret moves counted, as records and replays of a finished game do."""


class Sitters:
    """All who have sat at a table since its game began, in the order of their coming."""

    def __init__(self) -> None:
        self.all: list[Sitter] = []

    def comes(self, sitter: Sitter) -> int:
        """Somebody else sits there now; the number by which the story speaks of them."""
        self.all.append(sitter)
        return len(self.all) - 1

    def now_at(self, seat: int) -> int:
        """The number of the one who sits there now."""
        return max(place for place, sitter in enumerate(self.all) if sitter.seat == seat)

    def take_back(self, after: int, moves: int) -> None:
        """There are only so many moves now: what comes next is told with the names of those who sit there now."""
        self.all = [replace(one, after=min(one.after, after), moves=min(one.moves, moves)) for one in self.all]

    @property
    def guests(self) -> list[str]:
        """Every guest who has sat at the table during the game."""
        return [sitter.guest for sitter in self.all if sitter.guest]


def told_apart(names: Mapping[str, str], first: Iterable[str] = ()) -> dict[str, str]:
    """By guest: what they are called where nobody else is called so. The second Anna is ``Anna (2)``.

    Those who come ``first`` keep their names; the others follow in the order of ``names``.
    """
    called: dict[str, str] = {}
    taken: set[str] = set()
    for guest in (*(guest for guest in first if guest in names), *names):
        if guest in called:
            continue
        name, number = names[guest], 1
        sameness = _sameness(name)
        while name and sameness in taken:
            number += 1
            name = f"{names[guest]} ({number})"
            sameness = _sameness(name)
        taken.add(sameness)
        called[guest] = name
    return called


def _sameness(name: str) -> str:
    """Names that look alike are alike."""
    return unicodedata.normalize("NFKC", name).casefold().strip()
