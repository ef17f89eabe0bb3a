"""A table in words, for environments that are looked at."""

from typing import Any, Final

from reverie.kernel import Game, State
from reverie.table.fact_lines import short_facts
from reverie.table.narration import Narration
from reverie.text import words_for

MODES: Final = ["human", "ansi"]
"""``human`` prints, ``ansi`` returns the text."""


class _Onlooker:
    """As much of a story as the table's words need."""

    def __init__(self, state: State[Any]) -> None:
        self.game: Game = state.setup.game
        self.state = state
        self.names = [f"player_{seat}" for seat in range(state.players)]
        self.people: list[int] = []
        self.history: list[Any] = []


def render(state: State[Any], seat: int | None, mode: str | None) -> str | None:
    """What a seat sees (``None``: what everybody sees), in English."""
    if mode is None:
        return None
    narration = Narration(_Onlooker(state), words_for("en", state.setup.game))
    text = "\n".join([narration.status(seat), *short_facts(narration, seat)])
    if mode == "ansi":
        return text
    print(text)  # noqa: T201  # it is what this mode is for
    return None
