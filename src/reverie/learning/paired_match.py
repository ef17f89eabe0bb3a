"""One bot against another on the same deals: what it wins of them, with an interval that counts deals, not games."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance
from typing import Any

from reverie.bots.arena import CONFIDENCE
from reverie.bots.matchups import Matchup, PlannedGame, Policy
from reverie.bots.simulation import play_games


@dataclass(frozen=True, slots=True)
class MatchScore:
    """What the challenger won of its games on average, with 95 % confidence within ``reach`` to both sides."""

    players: int
    deals: int
    share: float
    reach: float

    @property
    def games(self) -> int:
        """In each deal it sat on every seat once."""
        return self.deals * self.players

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.reach:.1%} of {self.games} games ({self.players} players)"


def paired_match(
    game: str,
    players: int,
    challenger: Policy,
    others: Policy,
    deals: int,
    seed: int = 1,
    *,
    options: Mapping[str, Any] | None = None,
    overrides: Mapping[str, Any] | None = None,
    processes: int | None = 1,
) -> MatchScore:
    """The challenger on each seat in turn, all other seats played by ``others``, with every deal."""
    matchups = [
        Matchup(game, [challenger if at == seat else others for at in range(players)], options, overrides)
        for seat in range(players)
    ]
    planned = (PlannedGame(matchups[number % players], seed + number // players) for number in range(deals * players))
    won = [0.0] * deals
    for played in play_games(planned, processes):
        won[played.index // players] += played.result.returns[played.index % players] / players
    reach = CONFIDENCE * sqrt(variance(won) / deals) if deals > 1 else 1.0
    return MatchScore(players, deals, fmean(won), reach)
