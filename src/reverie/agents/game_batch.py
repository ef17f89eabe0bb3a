"""Several games of one environment, stepped in one call and written into arrays that are made once."""

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from reverie.agents.episode import Episode
from reverie.agents.settings import EnvSettings
from reverie.kernel import FastChance


@dataclass(frozen=True)
class Arrays:
    """What a step gives, a row for each game."""

    numbers: npt.NDArray[np.float32]
    masks: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float64]
    ended: npt.NDArray[np.bool_]
    cut: npt.NDArray[np.bool_]
    final: npt.NDArray[np.float32]
    """What was last seen of a game that is over."""
    candidates: npt.NDArray[np.float32]
    """By game and candidate, where they are wanted: what the move is, as numbers."""
    candidate_actions: npt.NDArray[np.int32]
    """What to do for a candidate; -1 where there are no more."""

    @staticmethod
    def shapes(settings: EnvSettings, count: int) -> list[tuple[tuple[int, ...], Any]]:
        """The shape and kind of each array, in order."""
        encoding, most = settings.encoding, settings.candidates
        numbers, actions = len(encoding.labels()), len(encoding.action_labels())
        return [
            ((count, numbers), np.float32),
            ((count, actions), np.int8),
            ((count,), np.float64),
            ((count,), np.bool_),
            ((count,), np.bool_),
            ((count, numbers), np.float32),
            ((count, most, len(encoding.move_labels())), np.float32),
            ((count, most), np.int32),
        ]

    @staticmethod
    def of(settings: EnvSettings, count: int) -> "Arrays":
        """Empty ones."""
        return Arrays(*[np.zeros(shape, kind) for shape, kind in Arrays.shapes(settings, count)])

    def all(self) -> list[npt.NDArray[Any]]:
        """The arrays in the order of ``shapes``."""
        return [getattr(self, each.name) for each in fields(self)]

    def part(self, first: int, end: int) -> "Arrays":
        """Some of the rows: the same memory, not a copy."""
        return Arrays(*[each[first:end] for each in self.all()])


class GameBatch:
    """The games whose rows ``arrays`` has."""

    def __init__(self, by_seat: list[EnvSettings], arrays: Arrays) -> None:
        self._games = [_Seat(by_seat) for _ in range(len(arrays.rewards))]
        self._arrays = arrays
        self._spreads = by_seat[0].rewards == "lead"
        self._encoding = by_seat[0].encoding
        self._candidates = by_seat[0].candidates
        self._leads = [0.0] * len(self._games)

    def reset(self, seeds: list[int]) -> Arrays:
        """New games everywhere."""
        arrays = self._arrays
        arrays.masks[:] = 0
        for place, (game, seed) in enumerate(zip(self._games, seeds, strict=True)):
            game.seed(seed)
            self._begin(place)
        return arrays

    def _begin(self, place: int) -> None:
        """A new game in this place, and what is seen of it."""
        game = self._games[place]
        episode = game.begin()
        self._arrays.masks[place, episode.ids] = 1
        self._arrays.numbers[place] = self._seen(game)
        if self._candidates:
            self._list_candidates(place)
        if self._spreads:
            self._leads[place] = game.lead()

    def _seen(self, game: "_Seat") -> Any:
        return np.frombuffer(self._encoding.encode_bytes(game.episode.state, game.seat), np.float32)

    def step(self, actions: npt.NDArray[Any]) -> Arrays:
        """One action in each game. What is over begins anew."""
        arrays = self._arrays
        numbers, masks, rewards = arrays.numbers, arrays.masks, arrays.rewards
        masks[:] = 0
        rewards[:] = 0.0
        arrays.ended[:] = False
        arrays.cut[:] = False
        for place, action in enumerate(actions.tolist()):
            game = self._games[place]
            episode = game.episode
            episode.act(action)
            if self._spreads:
                self._spread(place)
            if episode.seat < 0:
                self._end(place)
            else:
                numbers[place] = self._seen(game)
                masks[place, episode.ids] = 1
                if self._candidates:
                    self._list_candidates(place)
        return arrays

    def _list_candidates(self, place: int) -> None:
        episode, actions = self._games[place].episode, self._arrays.candidate_actions[place]
        self._arrays.candidates[place] = episode.candidates()
        actions[: len(episode.ids)] = episode.ids
        actions[len(episode.ids) :] = -1

    def _spread(self, place: int) -> None:
        lead = self._games[place].lead()
        self._arrays.rewards[place] = lead - self._leads[place]
        self._leads[place] = lead

    def _end(self, place: int) -> None:
        game, arrays = self._games[place], self._arrays
        arrays.rewards[place] += game.episode.final_rewards()[game.seat]
        (arrays.cut if game.episode.was_cut else arrays.ended)[place] = True
        arrays.final[place] = self._seen(game)
        self._begin(place)

    def close(self) -> None:
        """Nothing is held open."""


class _Seat:
    """One place among the games: its own stream of seeds, and an episode for each seat that the agent may have."""

    def __init__(self, by_seat: list[EnvSettings]) -> None:
        self._episodes = [Episode(settings) for settings in by_seat]
        self._seats = [settings.seats[0] for settings in by_seat]
        self._chance = FastChance(0)

    def seed(self, seed: int) -> None:
        """All games that follow come from this."""
        self._chance = FastChance(seed)

    def begin(self) -> Episode:
        """The next game, on the agent's next seat."""
        chosen = self._chance.below(len(self._episodes)) if len(self._episodes) > 1 else 0
        self.episode, self.seat = self._episodes[chosen], self._seats[chosen]
        self.episode.start(self._chance.next32() << 30 | self._chance.next32() >> 2)
        return self.episode

    def lead(self) -> float:
        """How far the agent is ahead."""
        return self.episode.leads()[self.seat]
