"""A value of Psycle for any number of players, learned from the end: what a round is worth follows from the next one.

Simulated games would tell of every position only who won, which is mostly luck. But a round is a small game of its own:
once positions after it can be judged, the mixtures that regret matching finds for it say what the position before it is
worth, without any luck but that of the tiles. So the first sweep goes backwards: the end of a Psycle is known, a
network learns the positions before the last round, with it those before the last but one, and so on. Later sweeps go
forwards: they play Psycles by the networks' own mixtures, with whims, and learn those positions too, judged one round
ahead.

These networks say who will win the Psycle; what that is worth in the game is taken from ``games.psycle.prizes``. (Where
networks learned the game's value themselves, small errors at the start of a Psycle went round in circles: between two,
1-0 became worth 0.81 instead of 3/4.) In the end one network learns the share of the game in all positions.

``python -m reverie.learning.psycle_induction --players 3 --out psycle-3.net``
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any, Final

import jax.numpy as jnp
import numpy as np

import reverie
from reverie.games import find_game
from reverie.kernel import Setup
from reverie.learning import psycle_rounds as rounds
from reverie.learning.fitting import Fitted, Fitting, Samples, fit
from reverie.learning.psycle_positions import CARDS, Array, Content, Positions
from reverie.minds.psycle_round import WORTH_OF_MARGIN
from reverie.minds.value_net import net_bytes

_CELLS: Final = 100_000
"""Sets of cards that are judged together; more would only need more memory."""
_START_COPIES: Final = 40
"""There are only a few starts of a Psycle, and they count: each is learned so many times."""


@dataclass(frozen=True)
class InductionPlan:
    """What is learned, and how; the luck is all in here."""

    players: int
    positions: int = 8000
    """In each round of a sweep."""
    sweeps: int = 2
    """After the first one."""
    thoughts: int = 100
    """Of regret matching."""
    whims: float = 0.25
    """How often seats play any card, in positions that are learned from."""
    seed: int = 1
    fitting: Fitting = field(
        default_factory=lambda: Fitting(hidden=(64, 24), epochs=40, batch=512, rate=5e-3, margin_counts=0.2)
    )


@dataclass
class Learned:
    """Positions, and what they were found to be worth to each seat."""

    features: list[Array] = field(default_factory=list)
    wins: list[Array] = field(default_factory=list)
    margins: list[Array] = field(default_factory=list)
    shares: list[Array] = field(default_factory=list)

    def add(self, features: Array, found: rounds.Leaves) -> None:
        """By position and seat."""
        self.features.append(features.reshape(-1, features.shape[-1]))
        for column, numbers in zip((self.wins, self.margins, self.shares), found, strict=True):
            column.append(np.asarray(numbers).reshape(-1))

    def samples(self, players: int, of_game: bool) -> Samples:
        """For learning the share of the game, or of the Psycle; the seats of a position stay together."""
        shares = np.concatenate(self.shares if of_game else self.wins)
        features, margins = np.concatenate(self.features), np.concatenate(self.margins)
        seats = np.arange(len(shares)) // players
        return Samples(_single(features), _single(shares), _single(margins), seats)


def _single(numbers: Array) -> Array:
    return numbers.astype(np.float32)


class Induction:
    """Learns, sweep by sweep."""

    def __init__(self, setup: Setup[Any], plan: InductionPlan, tell: Callable[[str], None] = lambda _: None) -> None:
        self.content = Content(setup)
        self.plan = plan
        self.tell = tell
        self.random = np.random.default_rng(plan.seed)
        content = self.content
        told = (content.changes, content.base, content.winning, setup.content.penalty)
        self.rules = rounds.Rules(*map(jnp.asarray, told))
        self.weights: dict[int, Any] = {}
        """By rounds to come: a network for positions before them."""
        self.learned: dict[int, Learned] = {}

    def run(self) -> Fitted:
        """All sweeps, and the one network."""
        self.backward()
        for _ in range(self.plan.sweeps):
            self.forward()
        every = Learned()
        self._add_starts(every)
        for learned in self.learned.values():
            for name in ("features", "wins", "margins", "shares"):
                getattr(every, name).extend(getattr(learned, name))
        return self._fit(every, True)

    def backward(self) -> None:
        """The first sweep: from the last round to the first, over positions that come of any cards."""
        for positions in reversed(list(self._random_psycles())[1:]):
            self.learned[positions.left] = Learned()
            self._learn(positions)
            self._fit_round(positions.left)

    def forward(self) -> None:
        """Another sweep, over positions that come of the networks' own mixtures."""
        positions = self.content.start(self.plan.positions, self.random)
        mixed, _ = self.solve(positions)
        while positions.left > 1:
            positions = self.content.played(positions, self.whimsical(positions, mixed))
            mixed = self._learn(positions)
        for left in range(1, self.content.components.rounds):
            self._fit_round(left)

    def _learn(self, positions: Positions) -> Array:
        """Note what positions are worth, and say how they are played."""
        mixed, found = self.solve(positions)
        self.learned[positions.left].add(self.features(positions), found)
        return mixed

    def solve(self, positions: Positions) -> tuple[Array, rounds.Leaves]:
        """Mixtures, and what they lead to."""
        starts = range(0, len(positions), self.batch)
        parts = [self._solved(positions.part(slice(start, start + self.batch))) for start in starts]
        columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
        return columns[0], rounds.Leaves(*columns[1:])

    @property
    def batch(self) -> int:
        """Positions that are looked at together."""
        return max(1, _CELLS // int(CARDS**self.plan.players))

    def _solved(self, positions: Positions) -> list[Array]:
        leaves = self.leaves(positions, self.weights.get(positions.left - 1))
        worth = leaves.shares + WORTH_OF_MARGIN * leaves.margins
        mixed = rounds.mixtures(worth, jnp.asarray(positions.gems), self.plan.thoughts)
        return [np.asarray(mixed), *(np.asarray(rounds.on_average(each, mixed)) for each in leaves)]

    def leaves(self, positions: Positions, weights: Any) -> rounds.Leaves:
        """What every set of cards leads to."""
        short = self.batch - len(positions)
        if short > 0:  # one shape, so that nothing is compiled twice
            padded = positions.part(np.concatenate([np.arange(len(positions)), np.zeros(short, int)]))
            return rounds.Leaves(*(each[: len(positions)] for each in self.leaves(padded, weights)))
        target, bonus = positions.targets[:, 0], positions.bonuses[:, 0]
        played = rounds.Round(*(jnp.asarray(each) for each in (positions.gems, positions.edges, target, bonus)))
        if positions.left == 1:
            found: rounds.Leaves = rounds.last_leaves(self.rules, played, jnp.asarray(self.content.ends(positions)))
        else:
            found = rounds.ahead_leaves(weights, self.rules, played, self.ahead(one_round_on(positions)))
        return found

    def features(self, positions: Positions) -> Array:
        """By position and seat."""
        found = rounds.features(
            self.ahead(positions), jnp.asarray(positions.gems)[:, None], jnp.asarray(positions.edges)[:, None]
        )
        return np.asarray(found)[:, 0]

    def ahead(self, positions: Positions) -> rounds.Ahead:
        """How positions are read."""
        common, rows = self.content.piles(positions)
        prizes = self.content.prizes(positions)
        return rounds.Ahead(*(jnp.asarray(each) for each in (common, rows, prizes, positions.left**-0.5)))

    def _random_psycles(self) -> Iterator[Positions]:
        """Positions before each round, of Psycles in which every seat plays by some mixture of its own."""
        positions = self.content.start(self.plan.positions, self.random)
        yield positions
        while positions.left > 1:
            mixed = self.random.dirichlet(np.full(CARDS, 0.7), positions.gems.shape)
            positions = self.content.played(positions, self._drawn(positions, mixed))
            yield positions

    def whimsical(self, positions: Positions, mixed: Array) -> Array:
        """Cards of all seats: drawn from the mixtures, or now and then just any."""
        whims = self.random.random((*positions.gems.shape, 1)) < self.plan.whims
        return self._drawn(
            positions, np.where(whims, self.random.dirichlet(np.ones(CARDS), positions.gems.shape), mixed)
        )

    def _drawn(self, positions: Positions, mixed: Array) -> Array:
        lawful = np.arange(CARDS) <= positions.gems[..., None]
        sums = np.cumsum(np.where(lawful, mixed + 1e-9, 0.0), axis=-1)
        point = self.random.random((*positions.gems.shape, 1)) * sums[..., -1:]
        return (sums <= point).sum(axis=-1).astype(np.int32)

    def _add_starts(self, learned: Learned) -> None:
        """A Psycle is as likely won by anybody; between equals the lead is what it is found to be with equal tiles."""
        players = self.plan.players
        starts = self.content.start(2**players * _START_COPIES, self.random)
        tiles = np.array(list(product((0, 1), repeat=players)), dtype=np.int32)
        starts = replace(starts, tiles=np.tile(tiles, (_START_COPIES, 1)))
        found = self.solve(starts)[1]
        even = np.full(found.wins.shape, 1 / players)
        shares = self.content.prizes(starts).mean(axis=1)
        learned.add(self.features(starts), rounds.Leaves(even, np.full(even.shape, found.margins.mean()), shares))

    def _fit_round(self, left: int) -> None:
        self.weights[left] = as_weights(self._fit(self.learned[left], False).layers)

    def _fit(self, learned: Learned, of_game: bool) -> Fitted:
        samples = learned.samples(self.plan.players, of_game)
        fitted = fit(samples, self.plan.fitting)
        shares, _ = rounds.judged(as_weights(fitted.layers), jnp.asarray(samples.features))
        error = float(np.abs(np.asarray(shares) - samples.shares).mean())
        losses = f"loss {fitted.loss:.4f}, of a guess {fitted.loss_of_a_guess:.4f}"
        self.tell(f"{len(samples.shares)} positions of seats, {losses}, shares wrong by {error:.4f} on average")
        return fitted


def one_round_on(positions: Positions) -> Positions:
    """The same, with the tiles of a round gone."""
    return replace(positions, targets=positions.targets[:, 1:], bonuses=positions.bonuses[:, 1:])


def as_weights(layers: list[list[list[float]]]) -> Any:
    """Layers as JAX multiplies them."""
    units = [np.array(layer, dtype=np.float32) for layer in layers]
    return [(jnp.asarray(unit[:, :-1].T), jnp.asarray(unit[:, -1])) for unit in units]


def net_of(setup: Setup[Any], plan: InductionPlan, fitted: Fitted) -> bytes:
    """The file of what was learned."""
    header = {
        "game": setup.game.name,
        "players": plan.players,
        "rules_version": setup.game.version,
        "content_hash": setup.content_hash,
        "features": list(setup.game.heuristics(setup).feature_names),
        "trained": {"reverie": reverie.__version__, "induction": json.loads(json.dumps(asdict(plan)))},
    }
    return net_bytes(fitted.layers, header)


def main() -> None:
    """Learn and write a network."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--positions", type=int, default=InductionPlan.positions)
    parser.add_argument("--sweeps", type=int, default=InductionPlan.sweeps)
    parser.add_argument("--seed", type=int, default=InductionPlan.seed)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    setup = find_game("psycle").setup(asked.players)
    plan = InductionPlan(asked.players, asked.positions, asked.sweeps, seed=asked.seed)
    began = time.monotonic()
    fitted = Induction(setup, plan, lambda line: _say(f"{time.monotonic() - began:.0f} s: {line}")).run()
    asked.out.write_bytes(net_of(setup, plan, fitted))


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
