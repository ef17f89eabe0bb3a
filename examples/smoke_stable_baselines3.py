"""Stable-Baselines3 takes the environment: MaskablePPO learns for a moment, then plays whole games, all moves lawful.

    make smoke-agents

or, where ``reverie[agents]`` and ``sb3-contrib`` are installed: ``python examples/smoke_stable_baselines3.py``.

``MaskablePPO`` asks the environment for ``action_masks()``, which is there; nothing has to be wrapped. It shows that
the two fit together, not how strong an agent becomes: for that, take more steps.
"""

import argparse
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks

import reverie.agents
from reverie.agents.registration import env_id
from reverie.games import find_game


def play(model: Any, env: Any, seed: int) -> float:
    """One game by the policy; its reward. An action that is not lawful is an error of the environment."""
    seen, _ = env.reset(seed=seed)
    while True:
        masks = get_action_masks(env)
        action, _ = model.predict(seen, action_masks=masks, deterministic=True)
        assert masks[int(action)], f"predicted {action}, which is not lawful"
        seen, reward, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            return float(reward)


def main() -> None:
    """Learn, play, say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="psycle")
    parser.add_argument("--steps", type=int, default=4096)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    name = env_id(find_game(chosen.game))
    assert name in reverie.agents.register_all()
    env = gymnasium.make(name, opponents="random", seat=None, illegal="raise")
    model = MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=128, seed=chosen.seed, device="cpu")
    model.learn(chosen.steps)
    rewards = [play(model, env, chosen.seed + game) for game in range(chosen.games)]
    print(
        f"Stable-Baselines3, MaskablePPO, {name}: {model.num_timesteps} steps learned from, then {len(rewards)} whole"
        f" games with lawful moves only; share of the wins {sum(rewards) / len(rewards):.2f}"
    )


if __name__ == "__main__":
    main()
