"""A value of Psycle for any number of players, learned from the end: what a round is worth follows from the next one.

Simulated games would tell of every position only who won, which is mostly luck. But a round is a small game of its own:
once positions after it can be judged, the mixtures that regret matching finds for it say what the position before it is
worth, without any luck but that of the tiles. So the first sweep goes backwards: the end of a Psycle is known, a network
learns the positions before the last round, with it those before the last but one, and so on. Later sweeps go forwards:
they play Psycles by the networks' own mixtures, with whims, and learn those positions too, judged one round ahead. What
a Psycle's end is worth while the game goes on is what the next Psycle's start was found to be worth. On the way there is
a network for each round; in the end one learns from all positions.

``python -m reverie.learning.psycle_induction --players 3 --out psycle-3.net``
"""

import argparse
import json
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
from reverie.learning.psycle_positions import CARDS, Array, Content, Positions, codes, joined
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
    fitting: Fitting = field(default_factory=lambda: Fitting(hidden=(64, 24), epochs=40, batch=512, rate=5e-3, margin_counts=0.2))


@dataclass
class Learned:
    """Positions and what they were found to be worth to each seat."""

    features: list[Array] = field(default_factory=list)
    shares: list[Array] = field(default_factory=list)
    margins: list[Array] = field(default_factory=list)

    def add(self, features: Array, shares: Array, margins: Array) -> None:
        self.features.append(features.reshape(-1, features.shape[-1]))
        self.shares.append(shares.reshape(-1))
        self.margins.append(margins.reshape(-1))


def joined_samples(learned: list[Learned], players: int) -> Samples:
    """All of them; the seats of a position stay together."""
    shares = np.concatenate([part for each in learned for part in each.shares])
    features = np.concatenate([part for each in learned for part in each.features])
    margins = np.concatenate([part for each in learned for part in each.margins])
    columns = (features, shares, margins)
    return Samples(*(column.astype(np.float32) for column in columns), np.arange(len(shares)) // players)


class Induction:
    """Learns, sweep by sweep."""

    def __init__(self, setup: Setup[Any], plan: InductionPlan, tell: Callable[[str], None] = lambda _: None) -> None:
        self.content = Content(setup)
        self.plan = plan
        self.tell = tell
        self.random = np.random.default_rng(plan.seed)
        self.rules = rounds.Rules(
            *(jnp.asarray(each) for each in (self.content.cards, self.content.changes, self.content.hits, self.content.base)),
            jnp.asarray(setup.content.penalty),
        )
        self.weights: dict[int, Any] = {}
        """By rounds to come: a network for positions before them."""
        self.learned: dict[int, Learned] = {}
        self.starts = self._guessed_starts()
        """By victory tiles, as one number: shares and margins at the start of a Psycle that is not the last."""

    def run(self) -> Fitted:
        """All sweeps, and the one network."""
        self.backward()
        for _ in range(self.plan.sweeps):
            self.forward()
        return self._fit(list(self.learned.values()))

    def backward(self) -> None:
        """The first sweep: from the last round to the first, over positions that come of any cards."""
        for positions in reversed(list(self._random_psycles())[1:]):
            self.learned[positions.left] = Learned()
            self.learn(positions)
            self._fit_round(positions.left)
        self._learn_starts()

    def forward(self) -> None:
        """Another sweep, over positions that come of the networks' own mixtures."""
        positions = self.content.start(self.plan.positions, self.random)
        while positions.left > 1:
            positions = self.content.played(positions, self._whimsical(positions, self.solve(positions)[0]))
            self.learn(positions)
        for left in range(1, self.content.components.rounds):
            self._fit_round(left)
        self._learn_starts()

    def learn(self, positions: Positions) -> None:
        """Note what positions are worth."""
        _, shares, margins = self.solve(positions)
        self.learned[positions.left].add(self.features(positions), shares, margins)

    def solve(self, positions: Positions) -> tuple[Array, Array, Array]:
        """Mixtures, and everybody's shares and margins with them."""
        parts = [self._solved(positions.part(slice(at, at + self._batch))) for at in range(0, len(positions), self._batch)]
        return tuple(np.concatenate(column) for column in zip(*parts, strict=True))  # type: ignore[return-value]

    @property
    def _batch(self) -> int:
        return max(1, _CELLS // CARDS**self.plan.players)

    def _solved(self, positions: Positions) -> tuple[Array, Array, Array]:
        shares, margins = self.values(positions, self.weights.get(positions.left - 1), self.starts)
        shares = rounds.shared_out(shares)
        mixed = rounds.mixtures(shares + WORTH_OF_MARGIN * margins, jnp.asarray(positions.gems), self.plan.thoughts)
        return tuple(np.asarray(each) for each in (mixed, rounds.on_average(shares, mixed), rounds.on_average(margins, mixed)))  # type: ignore[return-value]

    def values(self, positions: Positions, weights: Any, starts: tuple[Array, Array]) -> tuple[Array, Array]:
        """By position, set of cards and seat: share and margin after the round."""
        short = self._batch - len(positions)
        if short > 0:  # one shape, so that nothing is compiled twice
            padded = positions.part(np.concatenate([np.arange(len(positions)), np.zeros(short, int)]))
            found = self.values(padded, weights, starts)
            return found[0][: len(positions)], found[1][: len(positions)]
        played = rounds.Round(
            *(jnp.asarray(each) for each in (positions.gems, positions.edges, positions.targets[:, 0], positions.bonuses[:, 0]))
        )
        if positions.left == 1:
            return rounds.last_values(self.rules, played, *self._ends(positions, starts))
        return rounds.ahead_values(weights, self.rules, played, self._ahead(self._one_on(positions)))

    def features(self, positions: Positions) -> Array:
        """By position and seat."""
        found = rounds.features(self._ahead(positions), jnp.asarray(positions.gems)[:, None], jnp.asarray(positions.edges)[:, None])
        return np.asarray(found)[:, 0]

    def _ahead(self, positions: Positions) -> rounds.Ahead:
        common, rows = self.content.piles(positions)
        prizes = self.content.prizes(positions)
        return rounds.Ahead(*(jnp.asarray(each) for each in (common, rows, prizes, positions.left**-0.5)))

    def _one_on(self, positions: Positions) -> Positions:
        return replace(positions, targets=positions.targets[:, 1:], bonuses=positions.bonuses[:, 1:])

    def _ends(self, positions: Positions, starts: tuple[Array, Array]) -> tuple[Array, Array, Array]:
        """By position and who is on top at the end of a Psycle: shares and margins, and whether the game is over."""
        players, components = self.plan.players, self.content.components
        top = np.array(list(product((0, 1), repeat=players)))
        replayed = (top.sum(axis=1) > 1) & components.ties_are_replayed[players]
        tiles = positions.tiles[:, None, :] + np.where(replayed[:, None], 0, top)
        most = tiles.max(axis=-1, keepdims=True)
        over = (most[..., 0] >= components.tiles_to_win) | positions.last[:, None]
        won = (tiles == most) / (tiles == most).sum(axis=-1, keepdims=True)
        code = np.where(over, 0, codes(np.minimum(tiles, 1)))
        shares = np.where(over[..., None], won, starts[0][code])
        return jnp.asarray(shares, jnp.float32), jnp.asarray(starts[1][code], jnp.float32), jnp.asarray(over)

    def _random_psycles(self) -> Iterator[Positions]:
        """Positions before each round, of Psycles in which every seat plays by some mixture of its own."""
        positions = self.content.start(self.plan.positions, self.random)
        yield positions
        while positions.left > 1:
            mixed = self.random.dirichlet(np.full(CARDS, 0.7), positions.gems.shape)
            positions = self.content.played(positions, self._drawn(positions, mixed))
            yield positions

    def _whimsical(self, positions: Positions, mixed: Array) -> Array:
        whims = self.random.random((*positions.gems.shape, 1)) < self.plan.whims
        return self._drawn(positions, np.where(whims, self.random.dirichlet(np.ones(CARDS), positions.gems.shape), mixed))

    def _drawn(self, positions: Positions, mixed: Array) -> Array:
        lawful = np.arange(CARDS) <= positions.gems[..., None]
        sums = np.cumsum(np.where(lawful, mixed + 1e-9, 0.0), axis=-1)
        point = self.random.random((*positions.gems.shape, 1)) * sums[..., -1:]
        return (sums <= point).sum(axis=-1).astype(np.int32)

    def _guessed_starts(self) -> tuple[Array, Array]:
        prizes = self.content.prizes(self._every_start(False))
        return prizes.mean(axis=1), np.zeros((2**self.plan.players, self.plan.players))

    def _every_start(self, last: bool) -> Positions:
        count = 2**self.plan.players
        positions = self.content.start(count, self.random)
        tiles = np.array(list(product((0, 1), repeat=self.plan.players)), dtype=np.int32)
        return replace(positions, tiles=tiles, last=np.full(count, last))

    def _learn_starts(self) -> None:
        """What a Psycle is worth from its start, by victory tiles: over all tiles that the first round may show."""
        components = self.content.components
        learned = self.learned[components.rounds] = Learned()
        for last in (True, False):
            found = []
            deals = sorted(set(product(components.targets, components.bonuses)))
            for target, bonus in deals:
                every = self._every_start(last)
                targets = np.array([target, *_without(components.targets, target)], dtype=np.int32)
                bonuses = np.array([bonus, *_without(components.bonuses, bonus)], dtype=np.int32)
                count = len(every)
                dealt = replace(every, targets=np.tile(targets, (count, 1)), bonuses=np.tile(bonuses, (count, 1)))
                found.append(self.solve(dealt)[1:])
            likely = np.array([components.bonuses.count(bonus) * components.targets.count(target) for target, bonus in deals])
            shares, margins = (np.average([each[at] for each in found], axis=0, weights=likely) for at in (0, 1))
            for _ in range(_START_COPIES):
                learned.add(self.features(every), shares, margins)
        self.starts = shares, margins
        self.tell(f"starts {self._told_starts()}")

    def _told_starts(self) -> dict[str, list[float]]:
        """By how many seats have a tile: a share of one that has, and of one that has not."""
        players = self.plan.players
        told = {}
        for holders in range(players + 1):
            row = self.starts[0][2**holders - 1]
            told[str(holders)] = [round(float(row[-1]), 4), round(float(row[0]), 4)]
        return told

    def _fit_round(self, left: int) -> None:
        self.weights[left] = as_weights(self._fit([self.learned[left]]).layers)

    def _fit(self, learned: list[Learned]) -> Fitted:
        samples = joined_samples(learned, self.plan.players)
        fitted = fit(samples, self.plan.fitting)
        shares, _ = rounds.judged(as_weights(fitted.layers), jnp.asarray(samples.features))
        error = float(np.abs(np.asarray(shares) - samples.shares).mean())
        losses = f"loss {fitted.loss:.4f}, of a guess {fitted.loss_of_a_guess:.4f}"
        self.tell(f"{len(samples.shares)} positions of seats, {losses}, shares wrong by {error:.4f} on average")
        return fitted


def _without(tiles: tuple[int, ...], tile: int) -> list[int]:
    rest = list(tiles)
    rest.remove(tile)
    return rest


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
    fitted = Induction(setup, plan, lambda line: print(f"{time.monotonic() - began:.0f} s: {line}", flush=True)).run()
    asked.out.write_bytes(net_of(setup, plan, fitted))


if __name__ == "__main__":
    main()
