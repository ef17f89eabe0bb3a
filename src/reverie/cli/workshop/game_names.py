"""The names of a game that is being made: everything that is called after it follows from one word."""

import keyword
import re
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from reverie.games import all_games
from reverie.kernel import Refused

_LONGEST: Final = 40
_SHORTEST: Final = 3
_FORM: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*")
_MOST_CAPITALS: Final = 4


class CannotMake(Refused):
    """No game can be written like this."""


@dataclass(frozen=True, slots=True)
class GameNames:
    """All the names of one game."""

    name: str
    """``night-lights``: files, commands, the folder."""

    @property
    def module(self) -> str:
        """``night_lights``: the package that is imported."""
        return self.name.replace("-", "_")

    @property
    def title(self) -> str:
        """``Night Lights``: what people read."""
        return " ".join(word.capitalize() for word in self.name.split("-"))

    @property
    def type_name(self) -> str:
        """``NightLights``: the class."""
        return self.title.replace(" ", "")

    @property
    def code(self) -> str:
        """``NL``: how the clauses of its ledger begin. The initials; of a single word, its first letters."""
        words = self.name.split("-")
        letters = [word[0] for word in words] if len(words) > 1 else re.findall("[a-z]", self.name)[:2]
        return "".join([*letters, "X"][: max(2, min(len(letters), _MOST_CAPITALS))]).upper()


def read_name(given: str) -> GameNames:
    """The names that a word gives a game; ``CannotMake`` says what would be right."""
    if not _FORM.fullmatch(given) or not _SHORTEST <= len(given) <= _LONGEST:
        raise CannotMake("new-game-name", {"given": given[:60], "shortest": _SHORTEST, "longest": _LONGEST})
    names = GameNames(given)
    if any(given == game.name for game in all_games()):
        raise CannotMake("new-game-known", {"name": given})
    if keyword.iskeyword(names.module) or names.module in sys.stdlib_module_names or find_spec(names.module):
        raise CannotMake("new-game-module", {"module": names.module, "better": f"{given}-game"})
    return names
