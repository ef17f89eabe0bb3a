"""The levels that people can choose, from the weakest to the strongest."""

from collections.abc import Callable
from typing import Final

from reverie.bots.bot import Bot
from reverie.bots.greedy import GreedyBot
from reverie.bots.uniform import RandomBot
from reverie.kernel import BadSetup, Game


def _has_advice(game: Game) -> bool:
    return type(game).advise is not Game.advise


_LEVELS: Final[dict[str, tuple[Callable[[Game, int], Bot], Callable[[Game], bool]]]] = {
    RandomBot.name: (RandomBot, lambda _: True),
    GreedyBot.name: (GreedyBot, _has_advice),
}
"""By name: who makes the bot, and which games it can play."""


def bot_names(game: Game) -> tuple[str, ...]:
    """The levels that can play ``game``, the weakest first."""
    return tuple(name for name, (_, can_play) in _LEVELS.items() if can_play(game))


def usual_bot(game: Game) -> str:
    """The level for whoever does not choose one: the bot that plays its best within a moment, where the game has it."""
    names = bot_names(game)
    return GreedyBot.name if GreedyBot.name in names else names[0]


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot of that level for one seat at one table; ``seed`` makes its luck."""
    known = bot_names(game)
    if name not in _LEVELS:
        raise BadSetup("unknown-bot", {"given": name[:60], "known": ", ".join(known)})
    if name not in known:
        raise BadSetup("bot-not-for-game", {"bot": name, "game": game.name})
    maker, _ = _LEVELS[name]
    return maker(game, seed)
