"""The games as environments of PettingZoo: one agent after the other (AEC), and all at once (parallel).

>>> from reverie.agents.pettingzoo_env import env
>>> table = env("psycle", players=3)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     over = termination or truncation
...     table.step(None if over else table.action_space(agent).sample(info["action_mask"]))

Observations are flat arrays, and masks are in ``info["action_mask"]``, so that every wrapper can take them;
``observation="dict"`` puts both into a dictionary, as the classic games there do. ``info["legal_actions"]`` lists what
the mask says; with ``candidates=K`` there is a vector for each of them in ``info["candidates"]``, followed by zeros up
to ``K`` rows.

Who is asked at the same time answers one after the other. What has been answered shows neither in another's observation
nor in its info, and the order is that of the seats, whatever the answers are.
"""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env import AECIterable

from reverie.agents.episode import NOBODY, Episode
from reverie.agents.rendering import MODES, render
from reverie.agents.settings import (
    BadUse,
    EnvSettings,
    check_limit,
    checked_seed,
    one_of,
    settings_for,
    whole_number,
)
from reverie.kernel import Game, State

Observation = Literal["flat", "dict"]
AGENT: Final = "player_{}"
_NOTHING: Final = (0,)
"""The one action of whoever is not asked, which nobody looks at; without any, samplers would fail."""

_SINCE_RESET: Final = frozenset(("agent_selection", "rewards", "terminations", "truncations", "infos"))
"""What there is of a game, and not before the first."""


class _EnvParts:
    """What both kinds of environments have in common."""

    def __init__(self, settings: EnvSettings, observation: Observation, render_mode: str | None) -> None:
        one_of("observation", observation, Observation)
        if render_mode is not None and render_mode not in MODES:
            raise BadUse(f"render_mode must be one of {MODES} or None, not {render_mode!r}")
        self.settings = settings
        self.episode = Episode(settings)
        self.is_dict = observation == "dict"
        self.render_mode = render_mode
        self.seat_of = {AGENT.format(seat): seat for seat in settings.seats}
        self.agent_of = {seat: agent for agent, seat in self.seat_of.items()}
        numbers: Space[Any] = Box(-1.0, 1.0, (len(settings.encoding.labels()),), np.float32)
        mask = Box(0, 1, (self.episode.actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": numbers, "action_mask": mask}) if self.is_dict else _twin(numbers)
            for agent in self.seat_of
        }
        self.action_spaces = {agent: Discrete(self.episode.actions) for agent in self.seat_of}
        self._random = Random()

    def start(self, seed: int | None) -> None:
        """A new game, from a seed or from the stream that the last seed began."""
        if seed is not None:
            self._random.seed(checked_seed(seed))
        self.game_seed = self._random.getrandbits(63)
        self.episode.start(self.game_seed)

    def observe(self, seat: int) -> Any:
        """What a seat sees; in a dictionary also what it may do."""
        episode = self.episode
        numbers = episode.observe(seat)
        return {"observation": numbers, "action_mask": self.mask(seat)} if self.is_dict else numbers

    def mask(self, seat: int) -> Any:
        """What a seat may do; whoever is not asked may do one thing that counts for nothing."""
        return self.episode.mask_of(self.episode.ids if seat == self.episode.seat else _NOTHING)

    def metadata(self, kind: str) -> dict[str, Any]:
        """What PettingZoo wants to know of an environment beforehand."""
        game = self.settings.game
        return {
            "name": f"{game.name.replace('-', '_')}_v{game.version}",
            "render_modes": MODES[:],
            "is_parallelizable": game.simultaneous,
            "kind": kind,
        }


def _twin(space: Space[Any]) -> Space[Any]:
    """A space of its own for each agent, as each may be seeded."""
    assert isinstance(space, Box)
    return Box(-1.0, 1.0, space.shape, np.float32)


class _EnvBase:
    """What both kinds of environments answer in the same way."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES}

    def _sit_down(self, face: _EnvParts, kind: str) -> None:
        self._face = face
        self._episode = face.episode
        self._spreads = face.settings.rewards == "lead"
        self.metadata = face.metadata(kind)  # type: ignore[misc]  # each game has a name of its own
        self.render_mode = face.render_mode
        self.possible_agents = list(face.seat_of)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = face.observation_spaces, face.action_spaces

    @property
    def state_of_play(self) -> State[Any]:
        """The whole game, with everything that is hidden: for teachers and tests, not for players."""
        self._episode.check_begun()
        return self._episode.state

    @property
    def game_seed(self) -> int:
        """What repeats the luck of the present game: ``FastChance(game_seed)``."""
        return self._face.game_seed

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent may see: the same object each time."""
        if agent not in self.observation_spaces:
            raise self._unknown(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent may do: the same object each time."""
        if agent not in self.action_spaces:
            raise self._unknown(agent)
        return self.action_spaces[agent]

    def _unknown(self, agent: object) -> BadUse:
        return BadUse(f"there is no agent {agent!r}: there are {', '.join(self.possible_agents)}")

    def render(self) -> Any:
        """What everybody sees of the table, in words."""
        self._episode.check_begun()
        return render(self._episode.state, None, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class ReverieAEC(_EnvBase, AECEnv[str, Any, Any]):
    """One agent after the other. ``env`` makes it."""

    def __init__(
        self, settings: EnvSettings, observation: Observation = "flat", render_mode: str | None = None
    ) -> None:
        super().__init__()
        face = _EnvParts(settings, observation, render_mode)
        self._sit_down(face, "aec")
        self._is_flat, self._lists_candidates = not face.is_dict, settings.candidates > 0
        self._is_plain = self._is_flat and type(self).observe is ReverieAEC.observe
        self._is_quick = self._is_flat and not self._spreads and not self._lists_candidates
        self._seat_of, self._agent_of = face.seat_of, face.agent_of

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it follows from the last one."""
        self._face.start(seed)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[0]
        self._skip_agent_selection = None
        self._leads = self._episode.leads() if self._spreads else []
        self._select()

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Only for what is not there."""
            late = " before the environment is reset" if name in _SINCE_RESET else ""
            raise AttributeError(f"there is no {name}{late}")

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Any, Any]:
        """The agents in the order in which they act, until all have left."""
        self._episode.check_begun()
        return super().agent_iter(max_iter)

    def _select(self) -> None:
        """Whose turn it is now, and what it may do."""
        episode = self._episode
        if episode.seat < 0:
            self._end()
            return
        self.agent_selection = agent = self._agent_of[episode.seat]
        if self._is_flat:
            self.infos[agent] = episode.lawful_info()
        else:
            self.infos[agent] = {"legal_actions": episode.ids[:]}
        if self._lists_candidates:
            self.infos[agent]["candidates"] = episode.candidates()

    def _end(self) -> None:
        episode = self._episode
        final = episode.final_rewards()
        over = self.truncations if episode.was_cut else self.terminations
        for agent in self.agents:
            over[agent] = True
            self.rewards[agent] += final[self._face.seat_of[agent]]
            self.infos[agent] = {}
            if self._is_flat:
                self.infos[agent] = {"action_mask": episode.mask_of(_NOTHING)}
        self._deads_step_first()

    def observe(self, agent: str) -> Any:
        """What an agent sees now, as new arrays."""
        seat = self._seat_of.get(agent, NOBODY)
        if seat < 0:
            raise self._unknown(agent)
        try:
            return self._episode.observe(seat) if self._is_flat else self._face.observe(seat)
        except AttributeError:
            self._episode.check_begun()
            raise

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What PettingZoo's own gives, with one call less: it is asked before every step."""
        agent = self.agent_selection
        seen = None
        if observe:
            seen = self._episode.observe(self._seat_of[agent]) if self._is_plain else self.observe(agent)
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """The selected agent acts; after the end each agent takes one more step, with ``None``."""
        episode = self._episode
        if episode.seat < 0:
            self._step_after_the_end(action)
            return
        if action is None:
            raise BadUse(f"{self.agent_selection} is still playing: None is for agents whose game is over")
        seat = episode.act(action)
        if self._is_quick and seat >= 0:  # as most steps are: nobody has been rewarded yet
            self.agent_selection = agent = self._agent_of[seat]
            self.infos[agent] = episode.lawful_info()
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self._spreads:
            self._spread_rewards()
        self._select()
        if self._spreads or seat < 0:
            self._accumulate_rewards()

    def _step_after_the_end(self, action: Any) -> None:
        if not self.agents:
            raise BadUse("there is no agent left: reset the environment before the next step")
        self._was_dead_step(action)

    def _spread_rewards(self) -> None:
        before, self._leads = self._leads, self._episode.leads()
        for agent, seat in self._face.seat_of.items():
            self.rewards[agent] = self._leads[seat] - before[seat]


class ReverieParallel(_EnvBase, ParallelEnv[str, Any, Any]):
    """All agents at once; what those do who are not asked counts for nothing. ``parallel_env`` makes it."""

    def __init__(
        self,
        settings: EnvSettings,
        observation: Observation = "flat",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        face = _EnvParts(settings, observation, render_mode)
        if not settings.game.simultaneous:
            raise BadUse(f"in {settings.game.name} nobody is asked at once with another: take the AEC environment")
        check_limit("max_cycles", max_cycles)
        self._sit_down(face, "parallel")
        self.max_cycles = max_cycles
        self._lawful: dict[str, list[int]] = {}
        """What those may do who are asked."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new game. Without a seed it follows from the last one."""
        self._face.start(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        self._leads = self._episode.leads() if self._spreads else []
        return self._look(self.agents)

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody acts; the open question is answered by all who are asked."""
        if not self.agents:
            raise BadUse("there is no agent left: reset the environment before the next step")
        episode, losers = self._episode, self._check(actions)
        if losers:
            episode.lose(losers)
        else:
            self._answer(actions)
        self._cycles += 1
        if not episode.is_over and self._cycles == self.max_cycles:
            episode.cut_off()
        is_over, was_cut, present = episode.is_over, episode.was_cut, self.agents
        rewards = self._rewards(is_over)
        observations, infos = self._look(present)
        if is_over:
            self.agents = []
        ended = is_over and not was_cut
        return observations, rewards, dict.fromkeys(present, ended), dict.fromkeys(present, was_cut), infos

    def _check(self, actions: Mapping[str, Any]) -> tuple[int, ...]:
        """Before anybody acts: whether all can. The seats that lose by what they do."""
        if not isinstance(actions, Mapping):
            raise BadUse(f"a step takes a dictionary, an action for each agent; this is none: {actions!r}")
        strangers = [agent for agent in actions if agent not in self.agents]
        if strangers:
            raise BadUse(f"there is no agent {strangers[0]!r}: there are {', '.join(self.agents)}")
        losers: list[int] = []
        illegal = self._episode.settings.illegal
        for agent, lawful in self._lawful.items():
            number = whole_number(self._action(actions, agent))
            if number in lawful:
                continue
            if illegal == "raise":
                raise BadUse(f"action {number} is not lawful for {agent} now; lawful: {sorted(lawful)}")
            if illegal == "lose":
                losers.append(self._face.seat_of[agent])
        return tuple(losers)

    def _action(self, actions: Mapping[str, Any], agent: str) -> Any:
        if agent not in actions:
            raise BadUse(f"{agent} is asked, and there is no action for it")
        return actions[agent]

    def _answer(self, actions: Mapping[str, Any]) -> None:
        """One question: what its answers lead to is asked in the next step."""
        episode = self._episode
        decision = episode.state.decision
        while not episode.is_over and episode.state.decision == decision:
            episode.act(self._action(actions, self._face.agent_of[episode.seat]))

    def _rewards(self, is_over: bool) -> dict[str, float]:
        final = self._episode.final_rewards() if is_over else [0.0] * self._face.settings.players
        if self._spreads:
            before, self._leads = self._leads, self._episode.leads()
            final = [share + lead - earlier for share, lead, earlier in zip(final, self._leads, before, strict=True)]
        return {agent: final[self._face.seat_of[agent]] for agent in self.agents}

    def _look(self, agents: list[str]) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """What everybody sees, and what those may do who are asked."""
        face, episode = self._face, self._episode
        observations: dict[str, Any] = {}
        infos: dict[str, dict[str, Any]] = {}
        asked = episode.asked_moves()
        self._lawful = {face.agent_of[seat]: episode.encoding.action_ids(seat, asked[seat]) for seat in asked}
        for agent in agents:
            seat = face.seat_of[agent]
            legal = self._lawful.get(agent, [])[:]
            mask = episode.mask_of(legal or _NOTHING)
            numbers = episode.observe(seat)
            infos[agent] = {"legal_actions": legal}
            if face.settings.candidates:
                infos[agent]["candidates"] = episode.candidates_of(seat, asked.get(seat, ()))
            if face.is_dict:
                observations[agent] = {"observation": numbers, "action_mask": mask}
            else:
                observations[agent] = numbers
                infos[agent]["action_mask"] = mask
        return observations, infos


def env(
    game: Game | str,
    players: int | None = None,
    *,
    observation: Observation = "flat",
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **settings: Any,
) -> ReverieAEC:
    """An AEC environment of a game; the other settings are those of ``settings_for``.

    ``max_cycles``: after so many rounds through all agents the game is cut off, or after ``max_moves`` if that is
    earlier.
    """
    check_limit("max_cycles", max_cycles)
    chosen = settings_for(game, players, **settings)
    if max_cycles is not None:
        most = max_cycles * chosen.players
        chosen = replace(chosen, max_moves=min(most, chosen.max_moves or most))
    return ReverieAEC(chosen, observation, render_mode)


def parallel_env(
    game: Game | str,
    players: int | None = None,
    *,
    observation: Observation = "flat",
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **settings: Any,
) -> ReverieParallel:
    """A parallel environment of a game in which several are asked at once; else like ``env``."""
    return ReverieParallel(settings_for(game, players, **settings), observation, render_mode, max_cycles)
