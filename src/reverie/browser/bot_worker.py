"""What the second worker does: a bot's answer to one question."""

from collections.abc import Mapping
from typing import Any

import msgspec

from reverie.bots.one_answer import think as think_of

BUDGET = 1.0
"""Seconds that a bot may think, for those that look at the time."""


class ThinkingQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """All that a bot may know, and its luck."""

    game: str
    level: str
    luck: int
    view: Mapping[str, Any]
    moves: list[str]


def ask(question: ThinkingQuestion) -> str:
    """A question as it travels between the workers. JavaScript only hands it on: its numbers are too large for it."""
    return msgspec.json.encode(question).decode()


def think(question: str) -> str:
    """The move that a bot makes."""
    asked = msgspec.json.decode(question, type=ThinkingQuestion)
    return think_of(asked.game, asked.level, asked.luck, asked.view, asked.moves, BUDGET)
