"""The table of every game on every day: how many play, with which options, against which bots."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from reverie.bots import check_bot, offered_bots, usual_bot
from reverie.bots.uniform import RandomBot
from reverie.games import all_games, registered_game
from reverie.kernel import BadSetup, Game

_PLAYERS: Final = 2
"""Where nothing else is chosen: a game for two is the shortest, and nobody waits for many bots."""
_OTHER_PLAYERS: Final = {"counting-zzzzs": 3}
"""A card that is played against one of two others is a choice; against the only other one it is none."""
_OPTIONS: Final[Mapping[str, Mapping[str, Any]]] = {
    "dream-cycle": {"night": "half"},
    "dream-quest": {"board": "short_night"},
}
"""Shorter forms of games that take an hour or more; the shortest are often over before one has done anything."""


class DailyPlan(NamedTuple):
    """The table of a game."""

    game: Game
    players: int
    options: Mapping[str, Any]
    """All of them, also those that are as usual."""
    level: str
    """Of the bots on all other seats."""

    @property
    def bots(self) -> list[str]:
        """The levels on all seats but one."""
        return [self.level] * (self.players - 1)

    @property
    def coach_level(self) -> str:
        """The strongest level that plays at this table."""
        return next(level for level in reversed(offered_bots(self.game, self.players)) if self._plays(level))

    def _plays(self, level: str) -> bool:
        try:
            check_bot(level, self.game.setup(self.players, self.options))
        except BadSetup:
            return False
        return True


@cache
def _plan_of(game: Game) -> DailyPlan | None:
    """Nothing where there is nobody to play against: alone, or against dice only."""
    level = usual_bot(game)
    players = _OTHER_PLAYERS.get(game.name, _PLAYERS)
    if players not in game.player_counts:
        players = min((count for count in game.player_counts if count > 1), default=1)
    if level == RandomBot.name or players == 1:
        return None
    options = game.setup(players, _OPTIONS.get(game.name, {})).options
    return DailyPlan(game, players, dict(options), level)


def daily_plans() -> list[DailyPlan]:
    """The tables of a day, in the order of the games."""
    return [plan for game in all_games() if (plan := _plan_of(game)) is not None]


def daily_plan(name: str) -> DailyPlan:
    """The table of a game; ``Refused`` where there is no such game, or nobody to play it against."""
    plan = _plan_of(registered_game(name))
    if plan is None:
        raise BadSetup("daily-no-bots", {"game": name})
    return plan
