"""Things: what a move uses. A kind of move (``play``), and each thing that such a move names (``play card=3``).

They come from the moves alone, so they are the same for every game: a card, a tile, a square, a character, a quest or a
choice is a field of some move. Seats are no things.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from reverie.bots.bot import Bot
from reverie.bots.levels import make_bot
from reverie.kernel import BadSetup, Game, Move, Refused
from reverie.text.sentences import is_seat
from reverie.text.words import Words

_EQUALS: Final = "="


@lru_cache(maxsize=100_000)
def things_of(move: Move) -> tuple[str, ...]:
    """What a move uses: its kind first.

    >>> from reverie.games.psycle.moves import Play
    >>> things_of(Play(3))
    ('play', 'play card=3')
    """
    fields: dict[str, Any] = move._asdict()  # type: ignore[attr-defined]
    verb = move.verb
    named = (f"{verb} {name}{_EQUALS}{value}" for name, value in fields.items() if name != "verb" and not is_seat(name))
    return (verb, *named)


def check_thing(game: Game, thing: str, path: str) -> None:
    """``BadSetup`` unless some move of the game can use it."""
    verb, _, rest = thing.partition(" ")
    fields = _fields(game, verb)
    name, equals, value = rest.partition(_EQUALS)
    if fields is None or (rest and (name not in fields or not equals or not value or " " in value)):
        known = ", ".join(game.move_forms)
        raise BadSetup("lab-thing", {"thing": thing[:60], "known": known[:300]}, path=path)


def thing_label(words: Words, thing: str) -> str:
    """What a thing is called in a language: as the move is called, or by the name of what it names."""
    verb, _, rest = thing.partition(" ")
    name, _, value = rest.partition(_EQUALS)
    game = words.game
    assert game is not None
    if len(_fields(game, verb) or ()) == bool(rest):
        try:
            return words.move(game.parse(f"{verb} {value}".strip()))
        except Refused:  # a word that only the words know otherwise
            pass
    called = words.say(f"name-{value}") if words.has(f"name-{value}") else value
    return f"{verb}: {called}" if name else verb


def _fields(game: Game, verb: str) -> list[str] | None:
    """The fields of a kind of move; nothing where there is no such kind."""
    form = next((form.split() for form in game.move_forms if form.split()[0] == verb), None)
    return None if form is None else [word.strip("<>") for word in form[1:]]


class NeverUses:
    """A policy: a level that never uses some thing, as long as it can do anything else. Made of plain data only."""

    def __init__(self, level: str, thing: str) -> None:
        self.level = level
        self.thing = thing

    def __call__(self, game: Game, seed: int) -> Bot:
        """A bot for one seat."""
        return _RestrictedBot(make_bot(self.level, game, seed), self.thing)

    def __repr__(self) -> str:
        return f"{self.level} without {self.thing}"


class _RestrictedBot:
    def __init__(self, beneath: Bot, thing: str) -> None:
        self._beneath = beneath
        self._thing = thing
        self.name = beneath.name

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        """What the level would do if the thing were not there."""
        others = [move for move in moves if self._thing not in things_of(move)] or list(moves)
        if len(others) == 1:
            return others[0]
        move = self._beneath.choose(view, others, budget)
        return move if move in others else others[0]
