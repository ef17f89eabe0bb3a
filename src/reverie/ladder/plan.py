"""What a ladder plays, in an order that its plan alone decides: deal after deal, and in each deal pair after pair."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import islice
from typing import Any, NamedTuple

from reverie.bots.matchups import Matchup, PlannedGame, check_number
from reverie.bots.simulation import play_games
from reverie.kernel import BadSetup

Returns = tuple[float, ...]
"""By seat: the share of the win."""


class Pairing(NamedTuple):
    """Two levels that meet: the one that should be stronger sits on one seat, the other one on all others."""

    stronger: str
    weaker: str


class LadderGame(NamedTuple):
    """One game of a ladder, before it is played."""

    pairing: Pairing
    deal: int
    seat: int
    """Where the stronger level sits."""


@dataclass(frozen=True, slots=True)
class LadderPlan:
    """Which levels of a game meet, and how often."""

    game: str
    levels: tuple[str, ...]
    """The weakest first."""
    players: int = 2
    deals: int = 100
    """So many seeds; with each, every pair plays once for every seat of the stronger one."""
    seed: int = 1
    """Makes all the luck there is."""
    options: Mapping[str, Any] = field(default_factory=dict)
    neighbours: bool = False
    """Whether each level meets only the one below it: what a ladder of many levels has to show first."""

    def __post_init__(self) -> None:
        check_number("deals", self.deals, 1)
        check_number("seed", self.seed, 0)
        check_number("players", self.players, 2, 64)
        if len(set(self.levels)) != len(self.levels) or len(self.levels) < 2:
            raise BadSetup("ladder-levels", {"given": ", ".join(self.levels) or "-"}, path="levels")
        self.matchups()  # what cannot be played is refused here

    @property
    def pairings(self) -> list[Pairing]:
        """All pairs of levels that meet."""
        levels = self.levels
        lowest = [high - 1 if self.neighbours else 0 for high in range(len(levels))]
        return [
            Pairing(levels[high], levels[low]) for high in range(1, len(levels)) for low in range(lowest[high], high)
        ]

    @property
    def total(self) -> int:
        """How many games there are."""
        return self.deals * len(self.pairings) * self.players

    def games(self) -> Iterator[LadderGame]:
        """All games, in their order: however early it is broken off, all pairs have played about as often."""
        for deal in range(self.deals):
            for pairing in self.pairings:
                for seat in range(self.players):
                    yield LadderGame(pairing, deal, seat)

    def matchups(self) -> dict[tuple[Pairing, int], Matchup]:
        """By pair and seat of the stronger one."""
        return {
            (pairing, seat): Matchup(self.game, _seated(pairing, seat, self.players), self.options)
            for pairing in self.pairings
            for seat in range(self.players)
        }

    def seed_of(self, deal: int) -> int:
        """The luck of a deal, which all its games share."""
        text = f"reverie/ladder/1 {self.seed} {deal}"
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def play_ladder(plan: LadderPlan, done: int = 0, processes: int | None = 1) -> Iterator[Returns]:
    """What came of each game, in their order, but for the first ones that are ``done`` already."""
    matchups = plan.matchups()
    planned = (
        PlannedGame(matchups[game.pairing, game.seat], plan.seed_of(game.deal))
        for game in islice(plan.games(), done, None)
    )
    for played in play_games(planned, processes):
        yield tuple(played.result.returns)


def _seated(pairing: Pairing, seat: int, players: int) -> Sequence[str]:
    return [pairing.stronger if place == seat else pairing.weaker for place in range(players)]
