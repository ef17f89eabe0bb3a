"""One seat against bots, as an environment of Gymnasium.

>>> import gymnasium
>>> import reverie.agents
>>> env = gymnasium.make("reverie/psycle-v1", opponents="random")
>>> observation, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
...     over = terminated or truncated
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from reverie.agents.episode import Episode, Mask, Numbers
from reverie.agents.rendering import MODES, render
from reverie.agents.settings import BadUse, EnvSettings, chosen_game, in_words, settings_for, usual_players
from reverie.bots.levels import usual_bot
from reverie.bots.matchups import Policy
from reverie.kernel import Game

SEEDS = 1 << 62
"""Games of an environment have seeds below this."""


def settings_by_seat(
    game: Game | str,
    players: int | None,
    seat: int | None,
    opponents: Policy | Sequence[Policy] | None,
    settings: Mapping[str, Any],
) -> list[EnvSettings]:
    """The settings with the agent on its seat, or on each in turn (``seat=None``); the others are bots.

    ``opponents``: one for all, or one for each of the other seats, counted from the agent's left. Without any it is the
    bot that plays where nobody chooses one.
    """
    chosen = chosen_game(game)
    count = usual_players(chosen) if players is None else players
    with in_words(chosen):
        chosen.setup(count)
    others = usual_bot(chosen) if opponents is None else opponents
    by_place = _by_place(others, count)
    if len(by_place) != count - 1:
        raise BadUse(f"{count} players have {count - 1} opponents, not {len(by_place)}")
    if seat is not None and (type(seat) is not int or not 0 <= seat < count):
        raise BadUse(f"the agent sits on a seat from 0 to {count - 1}, or on any (None), not on {seat!r}")
    if "bots" in settings:
        raise BadUse("who plays the other seats is said by opponents, not by bots")
    return [
        settings_for(
            chosen, count, bots={(own + place + 1) % count: bot for place, bot in enumerate(by_place)}, **settings
        )
        for own in (range(count) if seat is None else (seat,))
    ]


def _by_place(others: Any, count: int) -> list[Policy]:
    if isinstance(others, str) or callable(others):
        return [others] * (count - 1)
    if not isinstance(others, Sequence):
        raise BadUse(f"opponents are one bot for all or a list of them, not {others!r}")
    return list(others)


class ReverieEnv(gymnasium.Env[Numbers, np.int64]):
    """One agent on one seat; all luck comes from ``np_random``, that of the bots too.

    ``seat=None`` gives the agent another seat in each game, drawn at random. The mask of lawful actions is in
    ``info["action_mask"]`` (and ``action_masks()`` gives it, for those who ask for it by that name). With
    ``candidates=K``, ``info["candidates"]`` has a vector for each lawful move and ``info["candidate_actions"]`` what to
    do for it (-1 where there are no more). Further settings are those of ``settings_for``: options, overrides, rewards,
    illegal, resign, max_moves.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: Game | str = "psycle",
        players: int | None = None,
        *,
        seat: int | None = 0,
        opponents: Policy | Sequence[Policy] | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise BadUse(f"render_mode must be one of {MODES} or None, not {render_mode!r}")
        self._episodes = [Episode(each) for each in settings_by_seat(game, players, seat, opponents, settings)]
        self._episode = self._episodes[0]
        self._started = False
        self.render_mode = render_mode
        encoding = self._episode.encoding
        self.observation_space = Box(-1.0, 1.0, (len(encoding.labels()),), np.float32)
        self.action_space = Discrete(self._episode.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game, played on until the agent is asked."""
        super().reset(seed=seed)
        seats = len(self._episodes)
        self._episode = self._episodes[int(self.np_random.integers(seats)) if seats > 1 else 0]
        self.game_seed = int(self.np_random.integers(SEEDS))
        self._started = True
        self._episode.start(self.game_seed)
        self._lead = self._own_lead()
        return self._look()

    @property
    def _seat(self) -> int:
        return self._episode.settings.seats[0]

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """The agent acts, and bots answer until it is asked again or the game is over."""
        episode = self._episode
        if not self._started:
            raise BadUse("the environment has no game yet: reset it before the first step")
        episode.act(action)
        reward = self._reward()
        numbers, info = self._look()
        return numbers, reward, episode.is_over and not episode.was_cut, episode.was_cut, info

    def _reward(self) -> float:
        episode = self._episode
        final = episode.final_rewards()[self._seat] if episode.is_over else 0.0
        before, self._lead = self._lead, self._own_lead()
        return final + self._lead - before

    def _own_lead(self) -> float:
        episode = self._episode
        return episode.leads()[self._seat] if episode.settings.rewards == "lead" else 0.0

    def _look(self) -> tuple[Numbers, dict[str, Any]]:
        episode = self._episode
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        most = episode.settings.candidates
        if most:
            info["candidates"] = episode.candidates()
            info["candidate_actions"] = np.array([*episode.ids, *[-1] * (most - len(episode.ids))], np.int64)
        return episode.observe(self._seat), info

    def action_masks(self) -> Mask:
        """What the agent may do now; after the end one action, which nobody looks at."""
        episode = self._episode
        return episode.new_mask(episode.ids or (0,))

    def render(self) -> Any:
        """What the agent sees of the table, in words."""
        self._episode.check_begun()
        return render(self._episode.state, self._seat, self.render_mode)
