"""A network made of samples, by JAX and optax (the extra ``learn``), on the processor or on a GPU."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

Weights = list[tuple[Any, Any]]
"""By layer: a matrix and its biases."""


class Samples(NamedTuple):
    """Positions and what came of them, as arrays."""

    features: Any
    shares: Any
    margins: Any
    games: Any
    """The game that each position is from: the positions of one game share their luck, and stay together."""


@dataclass(frozen=True)
class Fitting:
    """How a network is fitted."""

    hidden: tuple[int, ...] = (48, 24)
    epochs: int = 12
    batch: int = 1024
    rate: float = 2e-3
    decay: float = 1e-3
    margin_counts: float = 0.5
    held_back: float = 0.1
    """The share of the games on which the network is only measured."""
    seed: int = 1


class Fitted(NamedTuple):
    """The best network of all epochs, and how it did on games that it had not seen."""

    layers: list[list[list[float]]]
    loss: float
    """Cross-entropy of the share."""
    loss_of_a_guess: float
    """The same of somebody who always says the mean."""
    curve: list[float]
    """By epoch."""


def fit(samples: Samples, how: Fitting, tell: Callable[[int, float], None] = lambda *_: None) -> Fitted:
    """Fit a network; ``tell`` hears the loss of every epoch."""
    random = np.random.default_rng(how.seed)
    held = np.isin(samples.games, _held_games(samples.games, how.held_back, random))
    seen, unseen = _taken(samples, ~held), _taken(samples, held)
    mean, scale = seen.features.mean(axis=0), seen.features.std(axis=0)
    scale = np.where(scale < 1e-4, 1.0, scale)
    seen = seen._replace(features=(seen.features - mean) / scale)
    unseen = unseen._replace(features=(unseen.features - mean) / scale)
    steps = how.epochs * (len(seen.shares) // how.batch + 1)
    optimiser = optax.adamw(optax.cosine_decay_schedule(how.rate, steps), weight_decay=how.decay)
    weights = _fresh(jax.random.key(how.seed), (seen.features.shape[1], *how.hidden, 2))
    memory = optimiser.init(weights)
    best, best_loss, curve = weights, float("inf"), []
    for epoch in range(how.epochs):
        order = random.permutation(len(seen.shares))
        for start in range(0, len(order), how.batch):
            part = order[start : start + how.batch]
            batch = (seen.features[part], seen.shares[part], seen.margins[part])
            weights, memory = _improved(optimiser, how.margin_counts, weights, memory, batch)
        loss = float(_share_loss(weights, unseen.features, unseen.shares))
        curve.append(loss)
        tell(epoch, loss)
        if loss < best_loss:
            best, best_loss = weights, loss
    guess = float(np.clip(seen.shares.mean(), 1e-6, 1 - 1e-6))
    entropy = -(unseen.shares * np.log(guess) + (1 - unseen.shares) * np.log(1 - guess)).mean()
    return Fitted(_units(best, mean, scale), best_loss, float(entropy), curve)


def _held_games(games: Any, share: float, random: Any) -> Any:
    names = np.unique(games)
    return random.permutation(names)[: max(1, int(share * len(names)))]


def _taken(samples: Samples, which: Any) -> Samples:
    return Samples(*(column[which] for column in samples))


def _fresh(key: Any, sizes: Sequence[int]) -> Weights:
    weights: Weights = []
    for before, after in pairwise(sizes):
        key, own = jax.random.split(key)
        weights.append((jax.random.normal(own, (before, after)) * (2 / before) ** 0.5, jnp.zeros(after)))
    return weights


def _through(weights: Weights, numbers: Any) -> Any:
    for matrix, bias in weights[:-1]:
        numbers = jax.nn.relu(numbers @ matrix + bias)
    matrix, bias = weights[-1]
    return numbers @ matrix + bias


def _losses(weights: Weights, features: Any, shares: Any, margins: Any, margin_counts: float) -> Any:
    answers = _through(weights, features)
    share = optax.sigmoid_binary_cross_entropy(answers[:, 0], shares).mean()
    return share + margin_counts * ((jnp.tanh(answers[:, 1]) - margins) ** 2).mean()


@jax.jit
def _share_loss(weights: Weights, features: Any, shares: Any) -> Any:
    return optax.sigmoid_binary_cross_entropy(_through(weights, features)[:, 0], shares).mean()


@partial(jax.jit, static_argnums=(0, 1))
def _improved(optimiser: Any, margin_counts: float, weights: Weights, memory: Any, batch: Any) -> Any:
    slopes = jax.grad(_losses)(weights, *batch, margin_counts)
    steps, memory = optimiser.update(slopes, memory, weights)
    return optax.apply_updates(weights, steps), memory


def _units(weights: Weights, mean: Any, scale: Any) -> list[list[list[float]]]:
    """The layers as ``value_net`` wants them; the scaling of the features goes into the first."""
    layers = []
    for number, (matrix, bias) in enumerate(weights):
        plain, offsets = np.asarray(matrix, dtype=np.float64), np.asarray(bias, dtype=np.float64)
        if number == 0:
            plain = plain / scale[:, None]
            offsets = offsets - mean @ plain
        layers.append([[*map(float, column), float(offset)] for column, offset in zip(plain.T, offsets, strict=True)])
    return layers
