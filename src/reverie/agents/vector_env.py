"""Many games stepped in one call, as a vector environment of Gymnasium; in this process or in several.

>>> import gymnasium
>>> import reverie.agents
>>> envs = gymnasium.make_vec("reverie/psycle-v1", num_envs=4, vectorization_mode="vector_entry_point")
>>> observations, infos = envs.reset(seed=7)
>>> observations.shape == (4, *envs.single_observation_space.shape), infos["action_mask"].shape
(True, (4, 6))

The games do not know of each other: each has a seed of its own, and none of its results depends on how many processes
there are. A game that is over begins anew in the same call (``SAME_STEP``); what was last seen of it is in
``infos["final_obs"]``. With ``autoreset_mode="NextStep"`` it begins anew in the next call, whose action and reward for
it count for nothing; some of Gymnasium's wrappers want that.
"""

from collections.abc import Sequence
from typing import Any
from weakref import finalize

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from reverie.agents.game_arrays import Arrays
from reverie.agents.game_batch import GameBatch
from reverie.agents.gymnasium_env import SEEDS, settings_by_seat
from reverie.agents.settings import BadUse, EnvSettings, checked_seed
from reverie.agents.vector_workers import Workers
from reverie.bots.matchups import Policy
from reverie.kernel import Game


class ReverieVectorEnv(VectorEnv[npt.NDArray[np.float32], npt.NDArray[np.int64], Any]):
    """``num_envs`` games at once, each like a ``ReverieEnv``; ``processes`` share them.

    The arrays of a step are new each time, so that they can be kept.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: Game | str = "psycle",
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int | None = 0,
        opponents: Policy | Sequence[Policy] | None = None,
        processes: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        render_mode: None = None,
        max_episode_steps: None = None,
        **settings: Any,
    ) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise BadUse(f"num_envs must be a whole number from 1 on, not {num_envs!r}")
        if type(processes) is not int or not 1 <= processes <= num_envs:
            raise BadUse(f"processes must be a whole number from 1 to num_envs ({num_envs}), not {processes!r}")
        if render_mode is not None:
            raise BadUse(f"games are rendered one at a time (gymnasium.make): there is no render_mode={render_mode!r}")
        if max_episode_steps is not None:
            raise BadUse("max_episode_steps is for one game (gymnasium.make); many are cut off by max_moves")
        mode = _checked_mode(autoreset_mode)
        self.metadata = {**type(self).metadata, "autoreset_mode": mode}
        self.render_mode = None
        self._waits = mode == AutoresetMode.NEXT_STEP
        by_seat = settings_by_seat(game, players, seat, opponents, settings)
        self.num_envs = num_envs
        encoding = by_seat[0].encoding
        self.single_observation_space = Box(-1.0, 1.0, (len(encoding.labels()),), np.float32)
        self.single_action_space = Discrete(len(encoding.action_labels()))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._raises = by_seat[0].illegal == "raise"
        self._games = _games(by_seat, num_envs, processes, self._waits)
        self._started = False
        self._has_own_seeds = False
        """Whether a list has given each game its own seed."""
        if isinstance(self._games, Workers):
            finalize(self, self._games.close)  # for whoever forgets to close it

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """New games everywhere. A single seed makes those of all games; a list gives each game its own.

        Who has no seed follows from the last ones.
        """
        self._check_open()
        arrays = self._games.reset(self._seeds(seed))
        self._started = True
        return arrays.numbers.copy(), self._infos(arrays)

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[
        npt.NDArray[np.float32],
        npt.NDArray[np.float64],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """One action in each game."""
        self._check_open()
        if not self._started:
            raise BadUse("there are no games yet: reset the environment before the first step")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise BadUse(f"{self.num_envs} games need {self.num_envs} actions, not an array of shape {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise BadUse(f"actions are whole numbers, not {chosen.dtype}")
        if self._raises:
            self._check(chosen)
        arrays = self._games.step(chosen)
        infos = self._infos(arrays)
        over = arrays.ended | arrays.cut
        if not self._waits and over.any():
            infos["final_obs"], infos["_final_obs"] = _final(arrays, over), over.copy()
            infos["final_info"], infos["_final_info"] = _final_info(arrays, over), over.copy()
        return arrays.numbers.copy(), arrays.rewards.copy(), arrays.ended.copy(), arrays.cut.copy(), infos

    def _check(self, chosen: npt.NDArray[Any]) -> None:
        """Before any game moves: whether all can. What is done where a game is about to begin counts for nothing."""
        arrays = self._games.arrays
        masks = arrays.masks
        is_action = (chosen >= 0) & (chosen < masks.shape[1])
        lawful = is_action & (masks[np.arange(self.num_envs), np.where(is_action, chosen, 0)] != 0)
        if self._waits:
            lawful |= arrays.ended | arrays.cut
        if not lawful.all():
            row = int(np.argmin(lawful))
            open_now = np.flatnonzero(masks[row]).tolist()
            raise BadUse(f"action {chosen[row]} is not lawful in game {row} now; lawful: {open_now}")

    def _infos(self, arrays: Arrays) -> dict[str, Any]:
        """Beside each entry, as Gymnasium has it, which games it is there for: all of them."""
        infos: dict[str, Any] = {"action_mask": arrays.masks.copy()}
        if arrays.candidates.size:
            infos["candidates"] = arrays.candidates.copy()
            infos["candidate_actions"] = arrays.candidate_actions.copy()
        return infos | {f"_{name}": np.ones(self.num_envs, np.bool_) for name in infos}

    def _check_open(self) -> None:
        if self.closed:
            raise BadUse("the environment has been closed: make another")

    def _seeds(self, seed: Any) -> list[int | None]:
        """By game; ``None`` where its own luck goes on."""
        several = (isinstance(seed, np.ndarray) and seed.ndim > 0) or (
            isinstance(seed, Sequence) and not isinstance(seed, str)
        )
        given = seed if several else [None] * self.num_envs
        if len(given) != self.num_envs:
            raise BadUse(f"{self.num_envs} games need {self.num_envs} seeds, not {len(given)}")
        own = [None if each is None else checked_seed(each) for each in given]
        if seed is not None and not several:
            super().reset(seed=checked_seed(seed))
            self._has_own_seeds = False
        if not self._has_own_seeds:
            drawn = self.np_random.integers(SEEDS, size=self.num_envs).tolist()
            own = [number if each is None else each for each, number in zip(own, drawn, strict=True)]
        self._has_own_seeds = self._has_own_seeds or several
        return own

    def close_extras(self, **kwargs: Any) -> None:
        """The processes end."""
        self._games.close()


def _checked_mode(mode: AutoresetMode | str) -> AutoresetMode:
    known = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)
    for each in known:
        if mode in (each, each.value):
            return each
    raise BadUse(f"autoreset_mode must be one of {', '.join(repr(each.value) for each in known)}, not {mode!r}")


def _games(by_seat: list[EnvSettings], count: int, processes: int, waits: bool) -> "GameBatch | Workers":
    if processes == 1:
        return GameBatch(by_seat, Arrays.of(by_seat[0], count), waits)
    return Workers(by_seat, count, processes, waits)


def _final_info(arrays: Arrays, over: npt.NDArray[np.bool_]) -> dict[str, Any]:
    """What a single environment says at the end: one action, which nobody looks at, and no candidates."""
    masks = np.zeros_like(arrays.masks)
    masks[over, 0] = 1
    infos: dict[str, Any] = {"action_mask": masks}
    if arrays.candidates.size:
        infos["candidates"] = np.zeros_like(arrays.candidates)
        infos["candidate_actions"] = np.full_like(arrays.candidate_actions, -1)
    return infos | {f"_{name}": over.copy() for name in infos}


def _final(arrays: Arrays, over: npt.NDArray[np.bool_]) -> npt.NDArray[np.object_]:
    """What was last seen of the games that are over; ``None`` for the others."""
    final = np.full(len(over), None, dtype=object)
    for place in np.flatnonzero(over):
        final[place] = arrays.final[place].copy()
    return final
