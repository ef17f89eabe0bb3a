"""What a live table's story calls those who have sat there (``sitters``): every line has the names of its time.

The page does the same in ``web/src/lib/sitters.ts``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from reverie.kernel import Game
from reverie.table.game_in_progress import TABLE_EVENT
from reverie.table.table_info import ChairInfo, SitterInfo
from reverie.text import Words
from reverie.text.sentences import letter


def star_names(people: Sequence[str], words: Words) -> Callable[[int], str]:
    """Bots are called by stars. One keeps its star, whoever else sits down; and no star is called like a person."""
    taken = {name.casefold() for name in people}
    stars: dict[int, str] = {}
    number = 0

    def star(seat: int) -> str:
        nonlocal number
        while seat not in stars:
            number += 1
            name = words.say("usual-bot", {"number": number})
            if name.casefold() not in taken:
                stars[seat] = name
        return stars[seat]

    return star


def sitter_names(sitters: Sequence[SitterInfo | ChairInfo], words: Words) -> list[str]:
    """What they are called, in their order; chairs come in the order of seats."""
    star = star_names([one.name for one in sitters if one.kind == "person"], words)
    seats = [one.seat if isinstance(one, SitterInfo) else place for place, one in enumerate(sitters)]
    return [
        star(seat) if one.kind == "bot" else _named(one, seat, words) for seat, one in zip(seats, sitters, strict=True)
    ]


def _named(one: SitterInfo | ChairInfo, seat: int, words: Words) -> str:
    if one.name:
        return one.name
    if one.kind == "open":
        return words.say("page-seat-open")
    return words.say("page-somebody", {"letter": letter(seat)})


class SitterNames:
    """All who have sat at a table, told to whoever has the seat ``reader``."""

    def __init__(self, sitters: Sequence[SitterInfo], words: Words, game: Game, reader: int | None) -> None:
        self._sitters = sitters
        self._words = words
        self._game = game
        self._reader = reader
        self._called = sitter_names(sitters, words)

    def at(self, after: int | None) -> tuple[list[str], int | None]:
        """The names by seat after so many moves (nothing: now), and whether the reader was there already."""
        there: dict[int, int] = {}
        for place, one in enumerate(self._sitters):
            if after is None or one.after < max(after, 0):
                there[one.seat] = place
        names = [self._called[there[seat]] for seat in sorted(there)]
        # Only whoever left a seat can come back to it: a person who sat on the reader's seat was the reader.
        was_there = self._reader is not None and self._sitters[there[self._reader]].kind == "person"
        return names, self._reader if was_there else None

    def lines(self, seen: Mapping[str, Any], after: int) -> list[str]:
        """What happened, in words."""
        names, reader = self.at(after)
        if not seen["kind"].startswith(TABLE_EVENT):
            return self._words.event(seen, names, reader)
        places = {key: place for key, place in seen.items() if key == "sitter" or key.endswith("_sitter")}
        doers = [place for key, place in places.items() if key != "other_sitter"]
        is_person = any(self._sitters[place].kind == "person" for place in doers)
        you = self._reader if is_person or seen.get("other_seat") == self._reader else None
        facts = {**seen, **{key: self._called[place] for key, place in places.items()}, "known": "move" in seen}
        if "move" in seen:
            facts["move"] = self._words.move(self._game.parse(seen["move"]), names, you)
        return self._words.event(facts, names, you)
