"""One answer of a bot, from plain data to plain data: for workers that hold no bot between two questions."""

from collections.abc import Mapping
from typing import Any

import msgspec

from reverie.bots.levels import make_bot
from reverie.games import find_game
from reverie.kernel import move_text


class BotQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """All that a bot may know when it is asked, and its luck. As a whole it is a secret of the table."""

    game: str
    level: str
    luck: int
    """The same luck gives the same answer, so that it can be made again."""
    view: Mapping[str, Any]
    moves: list[str]


def think(question: BotQuestion, budget: float) -> str:
    """What a bot answers, which may think for so many seconds if it looks at the time."""
    game = find_game(question.game)
    bot = make_bot(question.level, game, question.luck)
    return move_text(bot.choose(question.view, [game.parse(move) for move in question.moves], budget))
