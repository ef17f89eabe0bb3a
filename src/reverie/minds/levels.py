"""The levels that minds offer: ``reverie.bots`` finds them here by name."""

from typing import Final

from reverie.bots.levels import Level
from reverie.minds.exact_bot import ExactBot, check_exact, plays_exactly
from reverie.minds.searching_bot import SEARCHING_LEVELS

LEVELS: Final = (*SEARCHING_LEVELS, Level(ExactBot.name, ExactBot, plays_exactly, check_exact))
"""The weakest first."""
