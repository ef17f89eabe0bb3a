"""The games of a vector environment in several processes. What they see and do lies in memory that they share."""

import gc
import multiprocessing
import pickle
from math import prod
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from reverie.agents.game_arrays import Arrays
from reverie.agents.game_batch import GameBatch
from reverie.agents.settings import BadUse, EnvSettings
from reverie.kernel import Refused

_STEP: Final = b""
"""The message for a step: what is to be done lies in the shared memory. Every other message is seeds, pickled."""
_DONE: Final = b""
_LOOK_FOR_GARBAGE: Final = 100_000
"""So many new objects at least between two searches for garbage that refers to itself: games leave none, and the usual
search after 700 takes a tenth of the time."""


class Workers:
    """Each process has some of the rows; a step is an empty message to each, and an empty one back."""

    def __init__(self, by_seat: list[EnvSettings], count: int, processes: int) -> None:
        self._memory: SharedMemory | None = SharedMemory(create=True, size=_places(by_seat[0], count)[1])
        self._arrays = _arrays(self._memory, by_seat[0], count)
        self._rows = [(count * number // processes, count * (number + 1) // processes) for number in range(processes)]
        context = multiprocessing.get_context("spawn")
        self._lines: list[Connection] = []
        self._processes = []
        for first, end in self._rows:
            mine, theirs = context.Pipe()
            made_of = [_packed(settings) for settings in by_seat]
            process = context.Process(
                target=_work, args=(theirs, made_of, self._memory.name, count, first, end), daemon=True
            )
            process.start()
            theirs.close()
            self._lines.append(mine)
            self._processes.append(process)

    def reset(self, seeds: list[int]) -> Arrays:
        """New games everywhere."""
        return self._ask([pickle.dumps(seeds[first:end]) for first, end in self._rows])

    def step(self, actions: npt.NDArray[Any]) -> Arrays:
        """One action in each game."""
        self._arrays.actions[:] = actions
        return self._ask([_STEP] * len(self._lines))

    def _ask(self, messages: list[bytes]) -> Arrays:
        for line, message in zip(self._lines, messages, strict=True):
            line.send_bytes(message)
        answers = [self._answer(number) for number in range(len(self._lines))]
        for answer in answers:
            if answer is not None:
                raise answer
        return self._arrays

    def _answer(self, number: int) -> Exception | None:
        try:
            answer = self._lines[number].recv_bytes()
        except (EOFError, ConnectionError):
            return BadUse(f"process {number} of the environment has ended: make the environment again")
        if answer == _DONE:
            return None
        refused: Exception = pickle.loads(answer)  # from a process of our own
        return refused

    def close(self) -> None:
        """End the processes and free the memory; once is enough."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(30)
            if process.is_alive():
                process.kill()
                process.join()
        self._lines, self._processes = [], []
        if self._memory is not None:
            del self._arrays
            self._memory.close()
            self._memory.unlink()
            self._memory = None


def _packed(settings: EnvSettings) -> dict[str, Any]:
    """What the same settings are made of in another process."""
    setup = settings.setup
    return {
        "game": setup.game.name,
        "players": setup.players,
        "options": dict(setup.options),
        "overrides": dict(setup.overrides),
        "bots": {seat: bot for seat, bot in enumerate(settings.bots) if bot is not None},
        "rewards": settings.rewards,
        "illegal": settings.illegal,
        "resign": settings.resign,
        "max_moves": settings.max_moves,
        "candidates": settings.candidates,
    }


_ALIGNED = 64
"""Every array begins at a multiple of so many bytes."""


def _places(settings: EnvSettings, count: int) -> tuple[list[int], int]:
    """Where each array begins in the shared memory, and how large that is."""
    places, place = [], 0
    for shape, kind in Arrays.shapes(settings, count):
        places.append(place)
        size = prod(shape) * np.dtype(kind).itemsize
        place += -(-size // _ALIGNED) * _ALIGNED
    return places, place


def _arrays(memory: SharedMemory, settings: EnvSettings, count: int) -> Arrays:
    """The arrays of all games, one after the other in that memory."""
    places, _ = _places(settings, count)
    made = zip(Arrays.shapes(settings, count), places, strict=True)
    return Arrays(*[np.ndarray(shape, kind, memory.buf, place) for (shape, kind), place in made])


def _work(line: Connection, made_of: list[dict[str, Any]], memory_name: str, count: int, first: int, end: int) -> None:
    """What a process does: seeds begin new games, actions are steps; it ends when nobody is there any more."""
    from reverie.agents.settings import settings_for

    memory = SharedMemory(memory_name)
    by_seat = [settings_for(**each) for each in made_of]
    arrays = _arrays(memory, by_seat[0], count).part(first, end)
    games = GameBatch(by_seat, arrays)
    gc.freeze()
    gc.set_threshold(_LOOK_FOR_GARBAGE)
    try:
        while True:
            line.send_bytes(_done(games, arrays, line.recv_bytes()))
    except (EOFError, ConnectionError, KeyboardInterrupt):
        pass
    finally:
        games.close()
        del games, arrays
        memory.close()


def _done(games: GameBatch, arrays: Arrays, message: bytes) -> bytes:
    try:
        if message == _STEP:
            games.step(arrays.actions)
        else:
            games.reset(pickle.loads(message))  # from the process that made this one
    except (BadUse, Refused) as refused:
        return pickle.dumps(refused)
    return _DONE
