"""Rounds of Psycle as games of all seats at once, thousands of them: JAX judges every set of cards, and finds mixtures.

The same as ``minds.psycle_mind`` does for one round, for learning from many.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from reverie.games.psycle.heuristics import POINTS
from reverie.learning.psycle_positions import CARDS, Array


class Round(NamedTuple):
    """What a batch of rounds is: positions, the tiles turned over, and how to read what comes of them."""

    gems: Array
    edges: Array
    target: Array
    bonus: Array


class Rules(NamedTuple):
    """By set of cards and seat; ``winning`` is the seat's card where it beat somebody, else 0."""

    changes: Array
    base: Array
    winning: Array
    penalty: Array


class Ahead(NamedTuple):
    """How positions after the round are read."""

    common: Array
    gem_rows: Array
    prizes: Array
    sharpness: Array


def after(rules: Rules, rounds: Round) -> tuple[Array, Array]:
    """By round and set of cards: gems and edges of all seats."""
    scored = rules.winning == rounds.target[:, None, None]
    points = rules.base + jnp.where(scored, rounds.bonus[:, None, None], 0)
    gems = jnp.maximum(0, rounds.gems[:, None, :] + rules.changes)
    return gems, rounds.edges[:, None, :] + points - rules.penalty * rules.changes


def features(ahead: Ahead, gems: Array, edges: Array) -> Array:
    """By round, set of cards and seat: the numbers of ``PsycleHeuristics.features``."""
    batch, cells, players = gems.shape
    rows = ahead.gem_rows[jnp.arange(batch)[:, None, None], gems]
    lead = edges[..., None] / POINTS
    seats = jnp.concatenate([lead, lead * ahead.sharpness, rows[..., :-1]], axis=-1)
    winning = jnp.diagonal(ahead.prizes, axis1=1, axis2=2)
    rank = edges + rows[..., -1] - 1e-3 * gems + 1e-5 * winning[:, None, :]
    common = jnp.broadcast_to(ahead.common[:, None, :], (batch, cells, ahead.common.shape[-1]))
    every = []
    for seat in range(players):
        others = jnp.array([other for other in range(players) if other != seat])
        place = _places(rank[..., others])
        own = jnp.broadcast_to(winning[:, None, seat, None], (batch, cells, 1))
        spread = (batch, cells, players - 1)
        theirs = jnp.broadcast_to(winning[:, None, others], spread)
        to_me = jnp.broadcast_to(ahead.prizes[:, None, others, seat], spread)
        blocks = jnp.concatenate([seats[:, :, others], theirs[..., None], to_me[..., None]], axis=-1)
        placed = [(blocks * (place == each)[..., None]).sum(axis=2) for each in range(players - 1)]
        every.append(jnp.concatenate([common, seats[:, :, seat], own, *placed], axis=-1))
    return jnp.stack(every, axis=2)


def _places(rank: Array) -> Array:
    """Who stands where, the highest rank in place 0; of equal ones the first comes first. Sorting so few is slow."""
    count = rank.shape[-1]
    earlier = jnp.arange(count)[:, None] < jnp.arange(count)
    one, other = rank[..., :, None], rank[..., None, :]
    return ((one > other) | ((one == other) & earlier)).sum(axis=-2)


def judged(weights: Any, numbers: Array) -> tuple[Array, Array]:
    """Shares and margins by a network."""
    for matrix, bias in weights[:-1]:
        numbers = jax.nn.relu(numbers @ matrix + bias)
    matrix, bias = weights[-1]
    answers = numbers @ matrix + bias
    return jax.nn.sigmoid(answers[..., 0]), jnp.tanh(answers[..., 1])


class Leaves(NamedTuple):
    """By round, set of cards and seat: what comes of it."""

    wins: Array
    """The share of the Psycle: whoever comes out on top has it, or all who do together."""
    margins: Array
    shares: Array
    """Of the game."""


@jax.jit
def ahead_leaves(weights: Any, rules: Rules, rounds: Round, ahead: Ahead) -> Leaves:
    """What a network thinks that every set of cards leads to."""
    wins, margins = judged(weights, features(ahead, *after(rules, rounds)))
    wins = wins / wins.sum(axis=-1, keepdims=True)
    return Leaves(wins, margins, jnp.einsum("bcw,bws->bcs", wins, ahead.prizes))


@jax.jit
def last_leaves(rules: Rules, rounds: Round, shares: Array) -> Leaves:
    """What every set of cards leads to in a last round; ``shares``: by round, who is on top, and seat."""
    _, edges = after(rules, rounds)
    players = edges.shape[-1]
    top = edges == edges.max(axis=-1, keepdims=True)
    code = (top * (2 ** jnp.arange(players - 1, -1, -1))).sum(axis=-1)
    others = [[other for other in range(players) if other != seat] for seat in range(players)]
    best = jnp.stack([edges[..., jnp.array(rest)].max(axis=-1) for rest in others], axis=-1)
    margins = jnp.clip((edges - best) / POINTS, -1, 1)
    return Leaves(top / top.sum(axis=-1, keepdims=True), margins, shares[jnp.arange(len(edges))[:, None], code])


@partial(jax.jit, static_argnums=2)
def mixtures(worth: Array, gems: Array, thoughts: int) -> Array:
    """By round and seat: how often each card is played, by regret matching (see ``minds.regret_matching``)."""
    batch, _, players = worth.shape
    lawful = jnp.arange(CARDS) <= gems[..., None]
    start = jnp.zeros((batch, players, CARDS))

    def thought(number: Any, kept: Any) -> Any:
        regrets, sums = kept
        mixed = _matched(regrets, lawful)
        values = expected(worth, mixed)
        mean = (values * mixed).sum(axis=-1, keepdims=True)
        regrets = jnp.where(lawful, jnp.maximum(0.0, regrets + values - mean), 0.0)
        return regrets, sums + (number + 1.0) * mixed

    _, sums = jax.lax.fori_loop(0, thoughts, thought, (start, start))
    return sums / sums.sum(axis=-1, keepdims=True)


def _matched(regrets: Array, lawful: Array) -> Array:
    total = regrets.sum(axis=-1, keepdims=True)
    return jnp.where(total > 0, regrets / jnp.maximum(total, 1e-30), lawful / lawful.sum(axis=-1, keepdims=True))


def expected(worth: Array, mixed: Array) -> Array:
    """By round, seat and card: what it is worth while the others play their mixtures."""
    batch, _, players = worth.shape
    found = []
    for seat in range(players):
        values = worth[..., seat].reshape(batch, *[CARDS] * players)
        for other in range(players - 1, -1, -1):
            if other != seat:
                values = jnp.moveaxis(values, 1 + other, -1)
                values = (values * mixed[:, other].reshape(batch, *[1] * (values.ndim - 2), CARDS)).sum(axis=-1)
        found.append(values)
    return jnp.stack(found, axis=1)


def on_average(values: Array, mixed: Array) -> Array:
    """By round and seat: what all mixtures together lead to."""
    return (expected(values, mixed) * mixed).sum(axis=-1)
