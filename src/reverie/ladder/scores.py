"""Figures of a ladder: what each level won against each other one, and a rating of all of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from reverie.bots.arena import CONFIDENCE, wilson
from reverie.ladder.plan import LadderPlan, Pairing, Returns


@dataclass(frozen=True, slots=True)
class PairScore:
    """What one level won against another one; ``low`` and ``high`` hold its share with 95 % confidence.

    The games of one deal are counted one by one, as if their luck were not the same.
    """

    stronger: str
    weaker: str
    players: int
    games: int
    wins: float
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share of its games that the stronger level won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def even(self) -> float:
        """What it would win if all were equal."""
        return 1 / self.players


def pair_scores(plan: LadderPlan, returns: Sequence[Returns]) -> list[PairScore]:
    """The scores of all pairs, as far as their games have been played."""
    games: dict[Pairing, int] = dict.fromkeys(plan.pairings, 0)
    wins: dict[Pairing, float] = dict.fromkeys(plan.pairings, 0.0)
    for game, shares in zip(plan.games(), returns, strict=False):
        games[game.pairing] += 1
        wins[game.pairing] += shares[game.seat]
    return [
        PairScore(pair.stronger, pair.weaker, plan.players, games[pair], wins[pair], *wilson(wins[pair], games[pair]))
        for pair in plan.pairings
    ]


@dataclass(frozen=True, slots=True)
class LevelRating:
    """A level's rating, and how sure it is."""

    level: str
    mu: float
    sigma: float

    @property
    def reach(self) -> float:
        """So far to both sides it may lie, with 95 % confidence."""
        return CONFIDENCE * self.sigma


def rate_levels(plan: LadderPlan, returns: Sequence[Returns]) -> list[LevelRating]:
    """Ratings by openskill (Plackett-Luce) over the games for two, in their order; the weakest level first."""
    from openskill.models import PlackettLuce, PlackettLuceRating

    assert plan.players == 2, "a level on several seats has no rank of its own"
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {level: model.rating(name=level) for level in plan.levels}
    for game, shares in zip(plan.games(), returns, strict=False):
        pair = game.pairing
        won, lost = shares[game.seat], shares[1 - game.seat]
        [[ratings[pair.stronger]], [ratings[pair.weaker]]] = model.rate(
            [[ratings[pair.stronger]], [ratings[pair.weaker]]], scores=[won, lost]
        )
    return [LevelRating(level, rating.mu, rating.sigma) for level, rating in ratings.items()]
