"""Learn a game of Reverie by proximal policy optimisation, in one file: JAX and optax, on the processor or on a GPU.

    pip install 'reverie[agents]' jax optax
    python examples/train_ppo.py --game psycle --minutes 5

An agent on a seat drawn anew for each game plays ``--envs`` games at once against ``--opponent``, and learns from them.
Every so often it is measured in games that it does not learn from. The network looks at the vector of a view; it gives
each action a score (the mask takes away what is not lawful), or, with ``--candidates``, each lawful move by that move's
own vector. ``--out`` keeps the weights, ``--curve`` how it went.

Method: J. Schulman and others, "Proximal Policy Optimization Algorithms" (2017), with generalised advantages.
"""

import argparse
import json
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

import reverie
from reverie.agents.vector_env import ReverieVectorEnv
from reverie.kernel import way_of_running

MASKED = -1e9
"""The score of what is not lawful."""


class Batch(NamedTuple):
    """What was seen and done, an entry for each step of each game."""

    seen: Any
    offered: Any
    """The mask of actions, or the vectors of the candidates."""
    open: Any
    """Which of the actions or candidates are there."""
    chosen: Any
    log_chance: Any
    advantage: Any
    returned: Any


def layers(key: Any, sizes: list[int], last: float = 1.0) -> list[tuple[Any, Any]]:
    """Weights and biases; those of the last layer are made small where all answers should be alike at first."""
    made = []
    for number, (before, after) in enumerate(pairwise(sizes)):
        key, own = jax.random.split(key)
        scale = (2 / before) ** 0.5 * (last if number == len(sizes) - 2 else 1.0)
        made.append((jax.random.normal(own, (before, after)) * scale, jnp.zeros(after)))
    return made


def through(weights: list[tuple[Any, Any]], numbers: Any) -> Any:
    """A network of layers with rectifiers between them."""
    for matrix, bias in weights[:-1]:
        numbers = jax.nn.relu(numbers @ matrix + bias)
    matrix, bias = weights[-1]
    return numbers @ matrix + bias


def make_network(key: Any, numbers: int, actions: int, move_numbers: int, width: int) -> dict[str, Any]:
    """A body that looks at the view, a head for the value, and one for the scores."""
    body, value, policy = jax.random.split(key, 3)
    into = width + move_numbers if move_numbers else width
    return {
        "body": layers(body, [numbers, width, width]),
        "value": layers(value, [width, width, 1]),
        "policy": layers(policy, [into, width, 1 if move_numbers else actions], last=0.01),
    }


def judge(network: dict[str, Any], seen: Any, offered: Any, is_open: Any) -> tuple[Any, Any]:
    """The scores of what is offered, and what the position is worth."""
    body = jax.nn.relu(through(network["body"], seen))
    if offered.ndim == body.ndim + 1:  # candidates: each is scored beside the same view
        beside = jnp.broadcast_to(body[..., None, :], (*offered.shape[:-1], body.shape[-1]))
        scores = through(network["policy"], jnp.concatenate([beside, offered], -1))[..., 0]
    else:
        scores = through(network["policy"], body)
    return jnp.where(is_open, scores, MASKED), through(network["value"], body)[..., 0]


@jax.jit
def sample(network: dict[str, Any], key: Any, seen: Any, offered: Any, is_open: Any) -> tuple[Any, Any, Any]:
    """What the agent does, how likely it was, and what it thinks the position is worth."""
    scores, worth = judge(network, seen, offered, is_open)
    chosen = jax.random.categorical(key, scores)
    log_chance = jnp.take_along_axis(jax.nn.log_softmax(scores), chosen[:, None], 1)[:, 0]
    return chosen, log_chance, worth


@jax.jit
def best(network: dict[str, Any], seen: Any, offered: Any, is_open: Any) -> Any:
    """What the agent does when it is measured."""
    return judge(network, seen, offered, is_open)[0].argmax(-1)


def loss(network: dict[str, Any], batch: Batch, entropy_weight: float, clip: float) -> Any:
    """Clipped surrogate, squared error of the value, and a little praise for staying undecided."""
    scores, worth = judge(network, batch.seen, batch.offered, batch.open)
    log_chances = jax.nn.log_softmax(scores)
    log_chance = jnp.take_along_axis(log_chances, batch.chosen[:, None], 1)[:, 0]
    ratio = jnp.exp(log_chance - batch.log_chance)
    advantage = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-8)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - clip, 1 + clip) * advantage).mean()
    entropy = -(jnp.where(batch.open, jnp.exp(log_chances) * log_chances, 0.0)).sum(-1).mean()
    return -gain + 0.5 * ((worth - batch.returned) ** 2).mean() - entropy_weight * entropy


@partial(jax.jit, static_argnames=("optimiser", "clip"))
def improve(
    network: dict[str, Any], memory: Any, batch: Batch, entropy_weight: float, optimiser: Any, clip: float = 0.2
) -> tuple[dict[str, Any], Any]:
    """One step of the optimiser."""
    slopes = jax.grad(loss)(network, batch, entropy_weight, clip)
    changes, memory = optimiser.update(slopes, memory, network)
    return optax.apply_updates(network, changes), memory


class Games:
    """The environment, with what it offers in one shape: a mask of actions, or candidates."""

    def __init__(self, asked: argparse.Namespace, count: int, processes: int) -> None:
        self.env = ReverieVectorEnv(
            asked.game,
            count,
            asked.players,
            seat=None,
            opponents=asked.opponent,
            processes=processes,
            candidates=asked.most_candidates if asked.candidates else 0,
            max_moves=asked.max_moves,
            rewards=asked.rewards,
            illegal="raise",
        )

    def reset(self, seed: int) -> None:
        """New games everywhere."""
        self.seen, self._infos = self.env.reset(seed=seed)

    @property
    def offered(self) -> Any:
        """The vectors of the candidates, or the mask of actions."""
        return self._infos["candidates"] if "candidates" in self._infos else self._infos["action_mask"]

    @property
    def open(self) -> Any:
        """Which of them are there."""
        return self._infos["candidate_actions"] >= 0 if "candidates" in self._infos else self.offered.astype(bool)

    def step(self, chosen: Any) -> tuple[Any, Any]:
        """What it brought, and which games are over."""
        if "candidates" in self._infos:
            chosen = np.take_along_axis(self._infos["candidate_actions"], chosen[:, None], 1)[:, 0]
        self.seen, rewards, ended, cut, self._infos = self.env.step(chosen)
        return rewards, ended | cut


def collect(network: dict[str, Any], games: Games, key: Any, steps: int) -> Batch:
    """Play on for so many steps; each is judged by what came of it."""
    rows: list[tuple[Any, ...]] = []
    for _ in range(steps):
        key, own = jax.random.split(key)
        seen, offered, is_open = games.seen, games.offered, games.open
        chosen, log_chance, worth = (np.asarray(part) for part in sample(network, own, seen, offered, is_open))
        rewards, over = games.step(chosen)
        rows.append((seen, offered, is_open, chosen, log_chance, worth, rewards, over))
    _, _, ahead = sample(network, key, games.seen, games.offered, games.open)
    seen, offered, is_open, chosen, log_chance, worth, rewards, over = (
        np.stack(part) for part in zip(*rows, strict=True)
    )
    advantage = advantages(worth, rewards, over, np.asarray(ahead))
    flat = [part.reshape(-1, *part.shape[2:]) for part in (seen, offered, is_open, chosen, log_chance, advantage)]
    return Batch(*flat, (advantage + worth).reshape(-1))


def advantages(worth: Any, rewards: Any, over: Any, ahead: Any, trust: float = 0.95) -> Any:
    """Generalised advantages without discount: a game is worth the same however long it takes."""
    found = np.zeros_like(worth)
    later = np.zeros_like(ahead)
    for step in range(len(worth) - 1, -1, -1):
        goes_on = 1.0 - over[step]
        surprise = rewards[step] + goes_on * ahead - worth[step]
        later = surprise + trust * goes_on * later
        found[step] = later
        ahead = worth[step]
    return found


def measure(network: dict[str, Any], games: Games, seed: int, wanted: int) -> tuple[float, float]:
    """The win share in games that are not learned from, and its standard error."""
    games.reset(seed)
    found: list[float] = []
    while len(found) < wanted:
        rewards, over = games.step(np.asarray(best(network, games.seen, games.offered, games.open)))
        found += rewards[over].tolist()
    return float(np.mean(found)), float(np.std(found) / len(found) ** 0.5)


def train(asked: argparse.Namespace) -> tuple[dict[str, Any], list[dict[str, float]]]:
    """Learn until the time or the steps are over; the network, and how it went."""
    games = Games(asked, asked.envs, asked.processes)
    tests = Games(asked, min(64, asked.games), 1)
    games.reset(asked.seed)
    encoding_sizes = games.seen.shape[1], games.env.single_action_space.n
    key, own = jax.random.split(jax.random.key(asked.seed))
    network = make_network(own, *encoding_sizes, games.offered.shape[-1] if asked.candidates else 0, asked.width)
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(asked.rate))
    memory, curve = optimiser.init(network), []
    luck, began, steps, due = np.random.default_rng(asked.seed), time.monotonic(), 0, 0.0
    while True:
        minutes = (time.monotonic() - began) / 60
        is_over = minutes >= asked.minutes or steps >= asked.steps
        if minutes >= due or is_over:
            share, error = measure(network, tests, asked.seed + 1, asked.games)
            curve.append({"minutes": round(minutes, 3), "steps": steps, "share": share, "error": error})
            print(f"{minutes:6.2f} min {steps:10,} steps   wins {share:6.1%} ± {1.96 * error:.1%}", flush=True)
            due = minutes + asked.minutes / asked.points
        if is_over:
            break
        key, own = jax.random.split(key)
        batch = collect(network, games, own, asked.horizon)
        steps += len(batch.chosen)
        for _ in range(asked.epochs):
            order = luck.permutation(len(batch.chosen)).reshape(asked.parts, -1)
            for part in order:
                network, memory = improve(
                    network, memory, Batch(*[each[part] for each in batch]), asked.entropy, optimiser
                )
    games.env.close()
    return network, curve


def parser() -> argparse.ArgumentParser:
    """What can be chosen."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--game", default="psycle")
    made.add_argument("--players", type=int, default=2)
    made.add_argument("--opponent", default="random", help="a level of bots (%(default)s)")
    made.add_argument("--minutes", type=float, default=5.0)
    made.add_argument("--steps", type=int, default=1 << 40, help="end after so many, if that is earlier")
    made.add_argument("--candidates", action="store_true", help="score lawful moves by their own vectors")
    made.add_argument("--most-candidates", type=int, default=64)
    made.add_argument("--rewards", default="share", choices=["share", "margin", "lead"])
    made.add_argument("--max-moves", type=int, default=5_000, help="then a game is cut off (%(default)s)")
    made.add_argument("--envs", type=int, default=64, help="games at once (%(default)s)")
    made.add_argument("--processes", type=int, default=2)
    made.add_argument("--horizon", type=int, default=64, help="steps of each game between two lessons (%(default)s)")
    made.add_argument("--epochs", type=int, default=4)
    made.add_argument("--parts", type=int, default=4, help="of a lesson (%(default)s)")
    made.add_argument("--width", type=int, default=128)
    made.add_argument("--rate", type=float, default=1e-3)
    made.add_argument("--entropy", type=float, default=0.01)
    made.add_argument("--games", type=int, default=500, help="in a measurement (%(default)s)")
    made.add_argument("--points", type=int, default=20, help="of the curve (%(default)s)")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--out", type=Path, help="keep the weights there (.npz)")
    made.add_argument("--curve", type=Path, help="keep the curve there (.json)")
    return made


def main(arguments: list[str] | None = None) -> int:
    """Learn, measure, keep."""
    asked = parser().parse_args(arguments)
    network, curve = train(asked)
    about = {
        "reverie": reverie.__version__,
        "way": way_of_running(),
        "device": jax.devices()[0].platform,
        "settings": {name: str(value) for name, value in vars(asked).items()},
        "curve": curve,
    }
    if asked.curve is not None:
        asked.curve.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    if asked.out is not None:
        leaves = {jax.tree_util.keystr(path): leaf for path, leaf in jax.tree_util.tree_leaves_with_path(network)}
        np.savez(asked.out, **leaves)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
