"""The games of a vector environment in several processes. What they see and do lies in memory that they share."""

import gc
import multiprocessing
import os
import pickle
from collections.abc import Callable
from contextlib import suppress
from math import prod
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from time import perf_counter
from typing import Any, Final, Never

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
_WATCH: Final = 0.0005
"""Seconds to look for a message before falling asleep over it: to wake up takes as long as some ten games' steps."""
_SIGNAL: Final = 8
"""Bytes of a signal: a number that grows when there is a new message."""


class Workers:
    """This process and others have some of the rows each; a step is an empty message to each other, and one back."""

    def __init__(self, by_seat: list[EnvSettings], count: int, processes: int, waits: bool = False) -> None:
        size = _places(by_seat[0], count)[1]
        self._memory: Memory | None = Memory(create=True, size=size + 2 * _SIGNAL * processes)
        self.arrays = _arrays(self._memory, by_seat[0], count)
        self._signals = _signals(self._memory, size, processes)
        self._rows = [(count * number // processes, count * (number + 1) // processes) for number in range(processes)]
        self._own: GameBatch | None = GameBatch(by_seat, self.arrays.part(*self._rows[0]), waits)
        self._own_actions = self.arrays.actions[: self._rows[0][1]]
        self._watch = _WATCH if _cores() >= processes else 0.0
        self._lines: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        try:
            for number in range(1, processes):
                self._start((by_seat, self._memory.name, count, self._rows[number], number, self._watch, waits))
        except BaseException:
            self.close()
            raise

    def _start(self, told: tuple[Any, ...]) -> None:
        """One more process."""
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        self._lines.append(mine)
        with theirs:
            process = context.Process(target=_work, args=(theirs, *told), daemon=True)
            process.start()
        self._processes.append(process)

    def __reduce__(self) -> Never:
        raise BadUse("games in several processes cannot be copied or pickled; with processes=1 they can")

    def reset(self, seeds: list[int | None]) -> Arrays:
        """New games everywhere."""
        self._tell([pickle.dumps(seeds[first:end]) for first, end in self._rows[1:]])
        return self._gather(self._try(lambda own: own.reset(seeds[: self._rows[0][1]])))

    def step(self, actions: npt.NDArray[Any]) -> Arrays:
        """One action in each game."""
        self.arrays.actions[:] = actions
        self._tell([_STEP] * len(self._lines))
        return self._gather(self._try(lambda own: own.step(self._own_actions)))

    def _tell(self, messages: list[bytes]) -> None:
        for number, message in enumerate(messages):
            with suppress(ConnectionError):  # whoever has ended does not answer either
                self._lines[number].send_bytes(message)
            self._signals[2 * number] += 1

    def _try(self, do: Callable[[GameBatch], Arrays]) -> Exception | None:
        """Our own rows, while the others do theirs. What goes wrong is told when all have answered."""
        assert self._own is not None  # the environment has not been closed
        try:
            do(self._own)
        except (BadUse, Refused) as refused:
            return refused.with_traceback(None)  # like those of the others; it would keep the memory from being freed
        except Exception as problem:
            return problem
        return None

    def _gather(self, problem: Exception | None) -> Arrays:
        problems = [problem, *[self._answer(number) for number in range(len(self._lines))]]
        for each in problems:
            if each is not None:
                raise each
        return self.arrays

    def _answer(self, number: int) -> Exception | None:
        _look_out(self._signals, 2 * number + 1, self._signals[2 * number] - 1, self._watch)
        try:
            answer = self._lines[number].recv_bytes()
        except (EOFError, ConnectionError):
            return BadUse(self._why_ended(number))
        if answer == _DONE:
            return None
        refused: Exception = pickle.loads(answer)  # from a process of our own
        return refused

    def _why_ended(self, number: int) -> str:
        said = f"process {number + 2} of the environment has ended: make the environment again"
        if self._signals[2 * number + 1]:
            return said
        return f'{said}. If it never began: a script must make it under `if __name__ == "__main__":`'

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
        if self._memory is not None and self._own is not None:
            self._own.close()
            self._own = None
            self._signals.release()
            del self.arrays, self._own_actions
            self._memory.close()
            self._memory.unlink()
            self._memory = None


class Memory(SharedMemory):
    """Shared memory that a traceback may still hold when all is over: then it goes with the process."""

    def close(self) -> None:
        """Let go of it, if nobody looks at it any more."""
        with suppress(BufferError):
            super().close()


def _cores() -> int:
    """How many processes can run at once; whoever has to share a core should not keep it busy with looking."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _signals(memory: SharedMemory, begin: int, pairs: int) -> "memoryview[int]":
    """Of so many processes two each, side by side: one for what they are told, one for their answers."""
    buffer = memory.buf
    assert buffer is not None
    return buffer[begin : begin + 2 * _SIGNAL * pairs].cast("q")


def _look_out(signals: "memoryview[int]", place: int, before: int, seconds: float) -> None:
    """Wait until a signal grows beyond ``before``, but not for long: the message that it announces can be slept over.

    Only the message counts. A signal that is missed costs a little time and nothing else.
    """
    until = perf_counter() + seconds
    while signals[place] <= before and perf_counter() < until:
        pass


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


def _work(
    line: Connection,
    by_seat: list[EnvSettings],
    memory_name: str,
    count: int,
    rows: tuple[int, int],
    number: int,
    watch: float,
    waits: bool,
) -> None:
    """What a process does: seeds begin new games, actions are steps; it ends when nobody is there any more."""
    memory = Memory(memory_name)
    size = _places(by_seat[0], count)[1] + 2 * _SIGNAL * (number - 1)
    signals = _signals(memory, size, 1)
    arrays = _arrays(memory, by_seat[0], count).part(*rows)
    games = GameBatch(by_seat, arrays, waits)
    gc.freeze()
    gc.set_threshold(_LOOK_FOR_GARBAGE)
    done = 0
    try:
        while True:
            _look_out(signals, 0, done, watch)
            answer = _done(games, arrays, line.recv_bytes())
            line.send_bytes(answer)
            done += 1
            signals[1] = done
    except (EOFError, ConnectionError, KeyboardInterrupt):
        pass
    finally:
        games.close()
        signals.release()
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
