"""What the second worker does: a bot's answer to one question."""

import msgspec

from reverie.bots import one_answer
from reverie.bots.one_answer import BotQuestion

BUDGET = 1.0
"""Seconds that a bot may think, for those that look at the time."""


def ask(question: BotQuestion) -> str:
    """A question as it travels between the workers. JavaScript only hands it on: its numbers are too large for it."""
    return msgspec.json.encode(question).decode()


def think(question: str) -> str:
    """The move that a bot makes."""
    return one_answer.think(msgspec.json.decode(question, type=BotQuestion), BUDGET)
