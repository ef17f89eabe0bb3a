"""Two-player Psycle as environments of PettingZoo: one agent after the other (AEC), and both at once (parallel).

The rules are the plain class's, so what is measured on top of it is the framework's way of playing. What seats see is
an array of numbers, as learning agents want it; nobody builds one who does not ask for it.
"""

import random
from collections.abc import Callable
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from benchmarks.plain_psycle import LEGAL, OPEN, PlainPsycle

NewGame = Callable[[random.Random], PlainPsycle]

AGENTS: Final = ("player_0", "player_1")
SEATS: Final = {agent: seat for seat, agent in enumerate(AGENTS)}
CARDS: Final = 6
ROUNDS: Final = 5
SEEN: Final = 8 + 2 * ROUNDS
"""How many numbers a seat sees."""
MOST: Final = 100
MASKS: Final = tuple(np.array([card in legal for card in range(CARDS)], np.int8) for legal in LEGAL)
INFOS: Final = tuple({"legal_moves": legal, "action_mask": mask} for legal, mask in zip(LEGAL, MASKS, strict=True))
"""By gems, 5 standing for more: what a seat may do, as a list and as a mask."""


def observation(game: PlainPsycle, seat: int) -> dict[str, Any]:
    """What a seat may know: its own side first, the tiles that were shown, never what the other has just laid."""
    other = 1 - seat
    shown = game.round_no + 1
    hidden = [0] * (ROUNDS - shown)
    numbers = [
        game.round_no,
        game.cards[seat] + 1,
        game.gems[seat],
        game.gems[other],
        game.score[seat],
        game.score[other],
        game.tiles[seat],
        game.tiles[other],
        *game.targets[:shown],
        *hidden,
        *game.bonuses[:shown],
        *hidden,
    ]
    return {"observation": np.array(numbers, np.int8), "action_mask": MASKS[min(5, game.gems[seat])]}


def spaces() -> tuple[dict[str, Any], dict[str, Any]]:
    """By agent: what it may see, and what it may do."""
    numbers, mask = Box(0, MOST, (SEEN,), np.int8), Box(0, 1, (CARDS,), np.int8)
    seen = {agent: Dict({"observation": numbers, "action_mask": mask}) for agent in AGENTS}
    return seen, {agent: Discrete(CARDS) for agent in AGENTS}


class PsycleAEC(AECEnv):
    """One agent after the other; the second does not see what the first has laid."""

    metadata: Final = {"name": "psycle_v0", "render_modes": [], "is_parallelizable": True}

    def __init__(self, new_game: NewGame = PlainPsycle) -> None:
        super().__init__()
        self.render_mode = None
        self.possible_agents = list(AGENTS)
        self.observation_spaces, self.action_spaces = spaces()
        self._new_game = new_game
        self._random = random.Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = random.Random(seed)
        self.game = self._new_game(self._random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos = dict.fromkeys(AGENTS, INFOS[5])
        self.agent_selection = AGENTS[0]

    def observe(self, agent: str) -> dict[str, Any]:
        return observation(self.game, SEATS[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        game = self.game
        game.apply(SEATS[agent], action)
        if game.asked:
            self._select(0 if game.cards[0] == OPEN else 1)
        else:
            self.rewards = {agent: 1 if seat == game.winner else -1 for seat, agent in enumerate(AGENTS)}
            self.terminations = dict.fromkeys(AGENTS, True)
            self._deads_step_first()
        self._accumulate_rewards()

    def _select(self, seat: int) -> None:
        self.agent_selection = agent = AGENTS[seat]
        gems = self.game.gems[seat]
        self.infos[agent] = INFOS[gems if gems < 5 else 5]


def usual_wrappers(env: PsycleAEC) -> Any:
    """The three wrappers that PettingZoo's own classic games come in."""
    legal = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class PsycleParallel(ParallelEnv):
    """Both at once. A seat without gems need not act: its 0 lies there already."""

    metadata: Final = {"name": "psycle_v0", "render_modes": []}

    def __init__(self, new_game: NewGame = PlainPsycle) -> None:
        self.render_mode = None
        self.possible_agents = list(AGENTS)
        self.observation_spaces, self.action_spaces = spaces()
        self._new_game = new_game
        self._random = random.Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self._random = random.Random(seed)
        self.game = self._new_game(self._random)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        game = self.game
        for seat in game.asked:
            game.apply(seat, actions[AGENTS[seat]])
        over = not game.asked
        rewards = dict.fromkeys(AGENTS, 0)
        if over:
            rewards = {agent: 1 if seat == game.winner else -1 for seat, agent in enumerate(AGENTS)}
            self.agents = []
        ended, never = dict.fromkeys(AGENTS, over), dict.fromkeys(AGENTS, False)
        return self._observations(), rewards, ended, never, self._infos()

    def _observations(self) -> dict[str, Any]:
        game = self.game
        return {"player_0": observation(game, 0), "player_1": observation(game, 1)}

    def _infos(self) -> dict[str, Any]:
        first, second = self.game.gems
        return {"player_0": INFOS[first if first < 5 else 5], "player_1": INFOS[second if second < 5 else 5]}
