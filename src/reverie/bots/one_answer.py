"""One answer of a bot, from plain data to plain data: for workers that hold no bot between two questions."""

from collections.abc import Mapping
from typing import Any

from reverie.bots.levels import make_bot
from reverie.games import find_game
from reverie.kernel import move_text


def think(game: str, level: str, luck: int, view: Mapping[str, Any], moves: list[str], budget: float) -> str:
    """What a bot answers."""
    found = find_game(game)
    bot = make_bot(level, found, luck)
    return move_text(bot.choose(view, [found.parse(move) for move in moves], budget))
