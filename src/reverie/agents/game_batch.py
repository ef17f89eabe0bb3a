"""Several games of one environment, stepped in one call and written into arrays that are made once.

This is compiled: what a step gives is written as bytes into the memory of the arrays, and only where it has changed.
"""

import gc
from typing import Any

from reverie.agents.episode import Episode
from reverie.agents.game_arrays import Arrays
from reverie.agents.settings import EnvSettings
from reverie.kernel import Encoding, FastChance


class GameBatch:
    """The games whose rows ``arrays`` has."""

    def __init__(
        self, by_seat: list[EnvSettings], arrays: Arrays, waits: bool = False, places: "list[GamePlace] | None" = None
    ) -> None:
        """``waits``: what is over begins anew in the next step, and not in the same."""
        self._by_seat = by_seat
        self._waits = waits
        self.arrays = arrays
        self._places = [GamePlace(by_seat) for _ in range(len(arrays.rewards))] if places is None else places
        self._encoding: Encoding = by_seat[0].encoding
        self._numbers = arrays.numbers.data.cast("B")
        self._final = arrays.final.data.cast("B")
        self._masks = arrays.masks.data.cast("B")
        self._numbers_size = 4 * len(self._encoding.labels())
        self._actions = len(self._encoding.action_labels())
        self._spreads = by_seat[0].rewards == "lead"
        self._lists_candidates = by_seat[0].candidates > 0

    def __reduce__(self) -> tuple[Any, ...]:
        """The games as they stand, and what the arrays hold; the memory is another's."""
        return GameBatch, (self._by_seat, self.arrays, self._waits, self._places)

    def reset(self, seeds: list[int | None]) -> Arrays:
        """New games everywhere; a row without a seed goes on with its own luck."""
        self._clear()
        for row, seed in enumerate(seeds):
            if seed is not None:
                self._places[row].seed(seed)
            self._begin(row)
        return self.arrays

    def step(self, chosen: Any) -> Arrays:
        """One action in each game, of an array of numbers. What is over begins anew.

        Python does not search for garbage meanwhile: games leave none that refers to itself, and many of them at once
        would have it search all the time.
        """
        if not gc.isenabled():
            return self._step(chosen)
        gc.disable()
        try:
            return self._step(chosen)
        finally:
            gc.enable()

    def _step(self, chosen: Any) -> Arrays:
        arrays = self.arrays
        self._clear()
        actions: list[int] = chosen.tolist()
        for row, place in enumerate(self._places):
            episode = place.episode
            if episode.seat < 0:
                self._begin(row)
                continue
            episode.act(actions[row])
            if self._spreads:
                arrays.rewards[row] = place.gained()
            if episode.seat < 0:
                self._end(row)
            else:
                self._show(row, place)
        return arrays

    def _clear(self) -> None:
        arrays = self.arrays
        arrays.rewards[:] = 0.0
        arrays.ended[:] = False
        arrays.cut[:] = False

    def _begin(self, row: int) -> None:
        """A new game in this row, and what is seen of it."""
        place = self._places[row]
        place.begin()
        if self._spreads:
            place.gained()
        self._show(row, place)

    def _show(self, row: int, place: "GamePlace") -> None:
        """What the agent sees and may do."""
        episode = place.episode
        at = row * self._numbers_size
        self._numbers[at : at + self._numbers_size] = self._encoding.encode_bytes(episode.state, place.seat)
        if episode.ids != place.shown:
            begin = row * self._actions
            self._masks[begin : begin + self._actions] = place.show_lawful()
        if self._lists_candidates:
            self._list_candidates(row, episode)

    def _list_candidates(self, row: int, episode: Episode) -> None:
        actions: Any = self.arrays.candidate_actions[row]
        self.arrays.candidates[row] = episode.candidates()
        actions[: len(episode.ids)] = episode.ids
        actions[len(episode.ids) :] = -1

    def _end(self, row: int) -> None:
        place, arrays = self._places[row], self.arrays
        episode = place.episode
        arrays.rewards[row] += episode.final_rewards()[place.seat]
        if episode.was_cut:
            arrays.cut[row] = True
        else:
            arrays.ended[row] = True
        if self._waits:
            self._show(row, place)
            return
        at = row * self._numbers_size
        self._final[at : at + self._numbers_size] = self._encoding.encode_bytes(episode.state, place.seat)
        self._begin(row)

    def close(self) -> None:
        """Let go of the arrays' memory, which may be shared."""
        self._numbers.release()
        self._final.release()
        self._masks.release()
        self.arrays = Arrays.of(self._by_seat[0], 0)


class GamePlace:
    """One row: its own stream of seeds, and an episode for each seat that the agent may have."""

    def __init__(self, by_seat: list[EnvSettings]) -> None:
        self._by_seat = by_seat
        self._episodes = [Episode(settings) for settings in by_seat]
        self._seats = [settings.seats[0] for settings in by_seat]
        self._chance = FastChance(0)
        self._lead = 0.0
        self.episode = self._episodes[0]
        self.seat = self._seats[0]
        self.shown: list[int] = []
        """The actions that the row's mask shows."""
        self._mask = bytearray(len(by_seat[0].encoding.action_labels()))

    def __reduce__(self) -> tuple[Any, ...]:
        saved = (self._episodes, self._episodes.index(self.episode), self._chance, self._lead, self.shown, self._mask)
        return GamePlace, (self._by_seat,), saved

    def __setstate__(self, saved: tuple[Any, ...]) -> None:
        self._episodes, chosen, self._chance, self._lead, self.shown, self._mask = saved
        self.episode, self.seat = self._episodes[chosen], self._seats[chosen]

    def seed(self, seed: int) -> None:
        """All games that follow come from this."""
        self._chance = FastChance(seed)

    def begin(self) -> None:
        """The next game, on the agent's next seat."""
        chosen = self._chance.below(len(self._episodes)) if len(self._episodes) > 1 else 0
        self.episode, self.seat = self._episodes[chosen], self._seats[chosen]
        self.episode.start(self._chance.next32() << 30 | self._chance.next32() >> 2)

    def show_lawful(self) -> bytearray:
        """The mask of what the agent may do now, written where it has changed; it is used again for the next."""
        mask = self._mask
        for number in self.shown:
            mask[number] = 0
        self.shown = self.episode.ids or [0]  # after the end one action, which nobody looks at
        for number in self.shown:
            mask[number] = 1
        return mask

    def gained(self) -> float:
        """How the agent's lead has changed since the last time."""
        before, self._lead = self._lead, self.episode.leads()[self.seat]
        return self._lead - before
