"""The levels that people can choose, from the weakest to the strongest.

A level may play only some games, or only with some numbers of players, or only at tables that are set up in a certain
way; ``check_bot`` says why not. Levels that have worked something out beforehand are made by packages above this one:
these are found by name when somebody asks for the first time.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final

from reverie.bots.bot import Bot
from reverie.bots.greedy import GreedyBot
from reverie.bots.uniform import RandomBot
from reverie.kernel import BadSetup, Game, Setup

USUAL: Final = ("steady", GreedyBot.name, RandomBot.name)
"""The level for whoever does not choose one: the first of these that plays the game."""
QUICK: Final = (GreedyBot.name, RandomBot.name)
"""The level for whoever plays many games for their figures and does not choose one: the usual one thinks too long."""
_MADE_ABOVE: Final = ("reverie.minds.levels",)
"""Modules with further levels, as ``LEVELS``; each may import what it needs."""


def _anywhere(_: Setup) -> None:
    """Whoever plays a game with so many players plays it however it is set up."""


@dataclass(frozen=True)
class Level:
    """A level: who makes its bots, and what they can play."""

    name: str
    make: Callable[[Game, int], Bot]
    """For one seat at one table; the number makes the bot's luck."""
    plays: Callable[[Game, int], bool]
    """Whether it can play that game with so many players."""
    check: Callable[[Setup], None] = _anywhere
    """Refuses a table whose options or content it cannot play, though it plays the game with so many players."""
    offered: bool = True
    """Whether people are offered it beside others; false for yardsticks, which are there for whoever names them."""


def _has_advice(game: Game, _: int) -> bool:
    return type(game).advise is not Game.advise


_OWN: Final = (
    Level(RandomBot.name, RandomBot, lambda *_: True, offered=False),
    Level(GreedyBot.name, GreedyBot, _has_advice, offered=False),
)


@cache
def _levels() -> dict[str, Level]:
    """By name: first the yardsticks, then those that people choose, the weakest of these first."""
    above = (level for module in _MADE_ABOVE for level in import_module(module).LEVELS)
    return {level.name: level for level in (*_OWN, *above)}


def bot_names(game: Game, players: int | None = None) -> tuple[str, ...]:
    """The levels that can play ``game`` with so many players, in order; without it: with every number."""
    counts = game.player_counts if players is None else (players,)
    return tuple(name for name, level in _levels().items() if all(level.plays(game, count) for count in counts))


def all_bot_names(game: Game) -> tuple[str, ...]:
    """The levels that can play ``game`` with some number of players, in order."""
    return tuple(name for name, level in _levels().items() if _counts(level, game))


def _counts(level: Level, game: Game) -> list[int]:
    return [count for count in game.player_counts if level.plays(game, count)]


def offered_bots(game: Game, players: int) -> tuple[str, ...]:
    """The levels that people are offered at a table for so many, the weakest first; where there are none: all."""
    names = bot_names(game, players)
    return tuple(name for name in names if _levels()[name].offered) or names


def usual_bot(game: Game) -> str:
    """The level for whoever does not choose one: it plays sensibly, and answers at once."""
    names = bot_names(game)
    return next(name for name in USUAL if name in names)


def quick_bot(game: Game) -> str:
    """The level for thousands of games: of those that play the game, the most sensible one that never searches."""
    names = bot_names(game)
    return next(name for name in QUICK if name in names)


def check_bot(name: str, setup: Setup) -> None:
    """``BadSetup`` unless there is such a level and it can play at that table."""
    level, counts = _found(name, setup.game)
    if setup.players not in counts:
        facts = {"bot": name, "players": setup.players, "counts": ", ".join(map(str, counts))}
        raise BadSetup("bot-not-for-players", facts)
    level.check(setup)


def check_level(name: str, game: Game) -> None:
    """``BadSetup`` unless there is such a level and it can play that game with some number of players."""
    _found(name, game)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot of that level for one seat at one table; ``seed`` makes its luck."""
    return _found(name, game)[0].make(game, seed)


def _found(name: str, game: Game) -> tuple[Level, list[int]]:
    """The level of that name, and with how many players it can play the game."""
    level = _levels().get(name)
    if level is None:
        raise BadSetup("unknown-bot", {"given": name[:60], "known": ", ".join(all_bot_names(game))})
    counts = _counts(level, game)
    if not counts:
        raise BadSetup("bot-not-for-game", {"bot": name, "game": game.name})
    return level, counts
