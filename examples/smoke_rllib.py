"""RLlib takes the environment: one iteration of PPO by both seats, with masks, then whole games with lawful moves only.

    make smoke-agents

or, where ``reverie[agents]``, ``ray[rllib]`` and ``torch`` are installed: ``python examples/smoke_rllib.py``.

RLlib's own ``PettingZooEnv`` wraps the AEC environment. ``observation="dict"`` puts the mask beside the numbers, where
the network below finds it. All seats share one policy, which is possible because each is counted from itself. It shows
that the two fit together, not how strong an agent becomes: for that, take more iterations.
"""

import argparse
from typing import Any

import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.algorithms.ppo.torch.default_ppo_torch_rl_module import DefaultPPOTorchRLModule
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env

from reverie.agents.pettingzoo_env import env as aec_env

POLICY = "everybody"
MASKED = -1e9
"""The score of what is not lawful."""


class MaskedModule(DefaultPPOTorchRLModule):
    """RLlib's usual network for PPO; the mask takes away what is not lawful."""

    def __init__(self, *, observation_space: Any, **settings: Any) -> None:
        super().__init__(observation_space=observation_space["observation"], **settings)

    def _forward(self, batch: dict[str, Any], **settings: Any) -> dict[str, Any]:
        return _masked(batch, super()._forward(_numbers(batch), **settings))

    def _forward_train(self, batch: dict[str, Any], **settings: Any) -> dict[str, Any]:
        return _masked(batch, super()._forward_train(_numbers(batch), **settings))

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Any:
        """What the positions are worth; lawful or not does not matter here."""
        return super().compute_values(_numbers(batch), embeddings)


def _numbers(batch: dict[str, Any]) -> dict[str, Any]:
    """The batch with nothing but the numbers of the view in it."""
    return {**batch, Columns.OBS: batch[Columns.OBS]["observation"]}


def _masked(batch: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    mask = batch[Columns.OBS]["action_mask"]
    return {
        **found,
        Columns.ACTION_DIST_INPUTS: found[Columns.ACTION_DIST_INPUTS].masked_fill(mask == 0, MASKED),
    }


def make_env(settings: dict[str, Any]) -> PettingZooEnv:
    """The environment as RLlib makes it; an action that is not lawful is an error."""
    return PettingZooEnv(aec_env(settings["game"], observation="dict", illegal="raise"))


def configured(game: str, steps: int, seed: int) -> PPOConfig:
    """PPO in this one process, all seats with the same policy."""
    register_env("reverie", make_env)
    return (
        PPOConfig()
        .environment("reverie", env_config={"game": game})
        .framework("torch")
        .env_runners(num_env_runners=0)
        .learners(num_learners=0)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda *_, **__: POLICY)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={POLICY: RLModuleSpec(module_class=MaskedModule)}))
        .training(train_batch_size_per_learner=steps, minibatch_size=128, num_epochs=2)
        .debugging(seed=seed, log_level="ERROR")
    )


def play(module: Any, game: str, seed: int) -> int:
    """One whole game by the policy on every seat; how many moves were made, each of them lawful."""
    env = aec_env(game, observation="dict", illegal="raise")
    env.reset(seed=seed)
    moves = 0
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        batch = {Columns.OBS: {name: torch.tensor(seen[name][None]) for name in seen}}
        with torch.no_grad():
            action = int(module.forward_inference(batch)[Columns.ACTION_DIST_INPUTS].argmax())
        assert seen["action_mask"][action], f"{agent} would do {action}, which is not lawful"
        env.step(action)
        moves += 1
    return moves


def main() -> None:
    """Learn, play, say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="psycle")
    parser.add_argument("--steps", type=int, default=1024)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    algorithm = configured(chosen.game, chosen.steps, chosen.seed).build_algo()
    result = algorithm.train()
    learned = int(result["num_env_steps_sampled_lifetime"])
    module = algorithm.get_module(POLICY)
    moves = sum(play(module, chosen.game, chosen.seed + game) for game in range(chosen.games))
    print(
        f"RLlib, PPO, {chosen.game}: one iteration of {learned} steps, then {chosen.games} whole games"
        f" of {moves} moves, all lawful"
    )
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
