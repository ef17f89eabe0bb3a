"""Who looks at the screen: their seat, their language, and what is new to them."""

from typing import Final

from reverie.table.local_game import LocalGame
from reverie.table.narration import Narration
from reverie.text import Words, words_for

SHEETS: Final = ("help", "rules", "view", "log")
"""What can be read over the table."""
_KEYS: Final = (
    ("?", "help"),
    ("r", "rules"),
    ("v", "view"),
    ("m", "look"),
    ("l", "log"),
    ("g", "language"),
    ("s", "save"),
)


class Reader:
    """Everybody at a keyboard reads their own language, and only what they may know."""

    def __init__(self, local_game: LocalGame, language: str) -> None:
        self.local_game = local_game
        self.seat: int | None = local_game.people[0] if len(local_game.people) == 1 else None
        """Whose seat it is; ``None`` while it is nobody in particular."""
        self._languages = [language] * len(local_game.names)
        self._seen_before = {seat: local_game.moments_before_last_move(seat) for seat in local_game.people}
        """By person: how much of the history was there when they last moved."""

    def words_of(self, seat: int | None) -> Words:
        """The words of that seat; those of the first where it is nobody in particular."""
        game = self.local_game
        return words_for(self._languages[0 if seat is None else seat], game.game, game.record.overrides)

    @property
    def words(self) -> Words:
        """The words of whoever looks."""
        return self.words_of(self.seat)

    def narration_of(self, seat: int | None) -> Narration:
        """The game in that seat's words."""
        return Narration(self.local_game, self.words_of(seat))

    @property
    def narration(self) -> Narration:
        """The game in the words of whoever looks."""
        return self.narration_of(self.seat)

    def speak(self, language: str) -> None:
        """Whoever looks reads another language; if it is nobody in particular, everybody does."""
        if self.seat is None:
            self._languages = [language] * len(self._languages)
        else:
            self._languages[self.seat] = language

    def story(self) -> tuple[list[str], int]:
        """What has happened, in lines, and how many of the last are new since the reader moved."""
        opening = self.words.say("commitment-line", {"commitment": self.local_game.record.commitment})
        seen = 0 if self.seat is None else self._seen_before[self.seat]
        fresh = self.narration.news(self.seat, seen)
        return [opening, *self.narration.news(self.seat, 0, seen), *fresh], len(fresh)

    def has_moved(self, seat: int, happened: int) -> None:
        """That person made a move when so much had happened."""
        self._seen_before[seat] = happened

    def took_back(self) -> None:
        """Something has not happened after all."""
        happened = len(self.local_game.history)
        self._seen_before = {seat: min(seen, happened) for seat, seen in self._seen_before.items()}

    @property
    def usable_keys(self) -> list[tuple[str, str, str]]:
        """Key, action and description of all that can be done besides moving."""
        keys = list(_KEYS)
        if self.local_game.game.takeback:
            keys.append(("u", "undo"))
        if len(self.local_game.people) > 1 and self.local_game.state.has_asides:
            keys.append(("c", "seat"))
        keys.append(("q", "leave"))
        return [(key, _action(name), self.words.say(f"key-{name}")) for key, name in keys]


def _action(name: str) -> str:
    return f"read('{name}')" if name in SHEETS else name
