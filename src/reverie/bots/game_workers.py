"""Processes that play games: batches go out, results come back, and are put into the order of the games.

A batch is about ``BATCH_SECONDS`` of work, measured as it goes. Each process has one batch at hand and one in waiting,
so it never waits for us; and no more than a few batches are out at once, so whoever takes the games slowly is not
buried under them. A process plays nothing but what it was sent, and ends when its pipe is closed.
"""

import multiprocessing
import os
import pickle
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from ctypes import c_longlong
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from traceback import format_exc
from typing import Any, Final, NamedTuple

from reverie.bots.matchups import Matchup, PlannedGame, PlayedGame, play_game
from reverie.kernel import BadSetup, Result

BATCH_SECONDS: Final = 0.2
"""Long against what sending a batch costs, short against a whole simulation: nobody waits long for the last one."""
MOST_IN_BATCH: Final = 1000
"""Games."""
AT_HAND: Final = 2
"""Batches that a process has: the one that it plays, and the next."""
AHEAD: Final = 4
"""Batches for each process that may be out, or played and not yet taken."""
_NOTHING_YET: Final = -1


class GameFailed(Exception):
    """Something went wrong in a game; the cause is what it was. ``planned`` repeats it (``play_game``)."""

    def __init__(self, index: int, planned: PlannedGame, finding: str) -> None:
        self.index = index
        self.planned = planned
        self.finding = finding
        super().__init__(index, planned, finding)

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return self.planned.seed

    def __str__(self) -> str:
        return f"game {self.index} of {self.planned.matchup} with seed {self.seed} failed: {self.finding}"


class WorkerLost(Exception):
    """A process has ended that should not have; ``index`` and ``planned`` are the game it was at, if it had begun."""

    def __init__(self, exit_code: int | None, index: int | None = None, planned: PlannedGame | None = None) -> None:
        self.exit_code = exit_code
        self.index = index
        self.planned = planned
        super().__init__(exit_code, index, planned)

    @property
    def seed(self) -> int | None:
        """The seed of the game that it was at."""
        return None if self.planned is None else self.planned.seed

    def __str__(self) -> str:
        ended = f"a process that plays games ended by itself (exit code {self.exit_code})"
        if self.planned is None:
            return f'{ended}, in no game; is the script that started it without: if __name__ == "__main__":'
        return f"{ended} in game {self.index} of {self.planned.matchup} with seed {self.seed}"


class _BatchFailure(NamedTuple):
    """What went wrong, as it comes from a process: as it was, where it can travel, and in words."""

    cause: Exception | None
    finding: str
    trace: str


class BatchAnswer(NamedTuple):
    """What came of a batch. Results are plain tuples on their way: whole records would cost as much as short games."""

    seconds: float
    played: list[tuple[Any, ...]]
    failure: _BatchFailure | None


@dataclass(slots=True)
class PlannedBatch:
    """Some games that go out together; ``play_batch`` plays them, here or anywhere else."""

    first: int
    plans: list[PlannedGame]
    answer: BatchAnswer | None = None

    def encoded(self) -> bytes:
        """As it is sent: each matchup once, however many games are played with it."""
        matchups: dict[int, tuple[int, Matchup]] = {}
        games = []
        for matchup, seed, bot_seeds in self.plans:
            number, _ = matchups.setdefault(id(matchup), (len(matchups), matchup))
            games.append((number, seed, bot_seeds))
        return pickle.dumps((self.first, [encoded(matchup) for _, matchup in matchups.values()], games))

    def results(self) -> Iterator[PlayedGame]:
        """The games in their order, and then what went wrong."""
        assert self.answer is not None
        for index, (plan, played) in enumerate(zip(self.plans, self.answer.played, strict=False), self.first):
            result, decisions, turns, choices, notes = played
            yield PlayedGame(index, plan.seed, Result(*result), decisions, turns, choices, notes, plan)
        failure = self.answer.failure
        if failure is not None:
            number = len(self.answer.played)
            failed = GameFailed(self.first + number, self.plans[number], failure.finding)
            failed.add_note(f"In the process that played it:\n{failure.trace}")
            raise failed from failure.cause


def encoded(matchup: Matchup) -> bytes:
    """A matchup as it is sent; ``BadSetup`` where some part of it cannot be."""
    try:
        return pickle.dumps(matchup)
    except BadSetup:
        raise
    except Exception as error:  # whatever a policy's own pickling raises
        raise BadSetup("simulation-travel", {"finding": str(error)[:200]}, path="policies") from error


def play_in_processes(planned: Iterable[PlannedGame], processes: int) -> Generator[PlayedGame, None, None]:
    """Play what is planned in so many processes; in order."""
    crew = _Crew(processes)
    try:
        yield from crew.play(iter(planned))
    finally:
        crew.stop()


class _Crew:
    """The processes, and the batches that are out, in the order of the games."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._workers: list[_GameWorker] = []
        self._out: deque[PlannedBatch] = deque()
        self._handed_out = 0
        self._size = 1
        self._is_at_end = False
        self._trouble: Exception | None = None

    def play(self, plans: Iterator[PlannedGame]) -> Iterator[PlayedGame]:
        """All results, in order."""
        while True:
            self._hand_out(plans)
            if not self._out:
                break
            is_waiting = self._out[0].answer is None
            self._take_answers(None if is_waiting else 0.0)
            if not is_waiting:
                self._hand_out(plans)  # nobody shall be idle while somebody looks at the results
                yield from self._out.popleft().results()
        if self._trouble is not None:
            raise self._trouble

    def _hand_out(self, plans: Iterator[PlannedGame]) -> None:
        """Whoever has least gets the next batch."""
        while not self._is_at_end and self._has_room():
            batch = PlannedBatch(self._handed_out, self._drawn(plans))
            if batch.plans:
                self._handed_out += len(batch.plans)
                self._out.append(batch)
                self._next_worker().send(batch)

    def _has_room(self) -> bool:
        if len(self._out) >= AHEAD * self._processes:
            return False
        return len(self._workers) < self._processes or any(len(worker.batches) < AT_HAND for worker in self._workers)

    def _drawn(self, plans: Iterator[PlannedGame]) -> list[PlannedGame]:
        """The next few plans. If there is trouble with one, those before it are played all the same."""
        drawn: list[PlannedGame] = []
        try:
            while len(drawn) < self._size:
                drawn.append(next(plans))
        except StopIteration:
            self._is_at_end = True
        except Exception as error:
            self._is_at_end, self._trouble = True, error
        return drawn

    def _next_worker(self) -> "_GameWorker":
        """The one with the least to do; a new one, as long as all have something to do and there may be more."""
        if len(self._workers) < self._processes and all(worker.batches for worker in self._workers):
            self._workers.append(_GameWorker())
        return min(self._workers, key=lambda worker: len(worker.batches))

    def _take_answers(self, seconds: float | None) -> None:
        """Hear what the processes have to say; wait so long for the first of them, without a number for ever."""
        busy: dict[object, _GameWorker] = {worker.pipe: worker for worker in self._workers if worker.batches}
        for pipe in wait([worker.pipe for worker in busy.values()], seconds):
            batch = busy[pipe].receive()
            assert batch.answer is not None
            if batch.answer.failure is not None:
                self._is_at_end = True  # nothing after it will be handed out
            elif batch.answer.seconds > 0:
                fitting = int(BATCH_SECONDS * len(batch.plans) / batch.answer.seconds)
                self._size = max(1, min(fitting, MOST_IN_BATCH, 8 * self._size))

    def stop(self) -> None:
        """End all processes, whatever they are doing."""
        for worker in self._workers:
            worker.kill()
        for worker in self._workers:
            worker.tidy_up()


class _GameWorker:
    """One process, our end of its pipe, and the batches that it has."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # what else this process has loaded may not survive a fork
        self.pipe, theirs = context.Pipe()
        self.batches: deque[PlannedBatch] = deque()
        self._at = context.RawValue(c_longlong, _NOTHING_YET)
        self._process = context.Process(target=_work, args=(theirs, self._at), daemon=True)
        try:
            self._process.start()
        finally:
            theirs.close()

    def send(self, batch: PlannedBatch) -> None:
        self.batches.append(batch)
        task = batch.encoded()
        try:
            self.pipe.send_bytes(task)
        except OSError:
            raise self._lost() from None

    def receive(self) -> PlannedBatch:
        """The batch that it has played, with what came of it."""
        try:
            answer = read_answer(self.pipe.recv_bytes())
        except (EOFError, OSError):
            raise self._lost() from None
        batch = self.batches.popleft()
        batch.answer = answer
        return batch

    def _lost(self) -> WorkerLost:
        self._process.join()
        index: int = self._at.value
        for batch in self.batches:
            if 0 <= index - batch.first < len(batch.plans):
                return WorkerLost(self._process.exitcode, index, batch.plans[index - batch.first])
        return WorkerLost(self._process.exitcode)

    def kill(self) -> None:
        self.pipe.close()
        self._process.kill()

    def tidy_up(self) -> None:
        self._process.join()
        self._process.close()


def usable_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# In the process.


def _work(pipe: Connection, at: Any) -> None:
    """Play one batch after the other, until the other side hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever presses Ctrl-C means the process that takes the games
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(pipe, tasks), daemon=True).start()
    while True:
        pipe.send_bytes(play_batch(tasks.get(), at))


def _listen(pipe: Connection, tasks: "SimpleQueue[bytes]") -> None:
    """Take in whatever comes, while games are played: so nobody who sends ever waits for one who sends to them."""
    try:
        while True:
            tasks.put(pipe.recv_bytes())
    except (EOFError, OSError):
        os._exit(0)


def play_batch(task: bytes, at: Any = None) -> bytes:
    """Play a batch. ``at`` is shared memory, which tells at which game we were even when we are gone."""
    first, matchups, games = pickle.loads(task)
    played: list[tuple[Any, ...]] = []
    failure, began = None, perf_counter()
    for number, seed, bot_seeds in games:
        if at is not None:
            at.value = first + len(played)
        try:
            played.append(_played(PlannedGame(_matchup(matchups[number]), seed, bot_seeds)))
        except Exception as error:
            failure = _BatchFailure(_travelling(error), repr(error), format_exc())
            break
    return pickle.dumps(BatchAnswer(perf_counter() - began, played, failure))


def read_answer(answer: bytes) -> BatchAnswer:
    """What ``play_batch`` has sent back."""
    read: BatchAnswer = pickle.loads(answer)
    return read


@lru_cache(maxsize=64)
def _matchup(sent: bytes) -> Matchup:
    """Made once, and kept for the batches to come."""
    try:
        matchup: Matchup = pickle.loads(sent)
    except (AttributeError, ImportError) as error:
        raise BadSetup("simulation-travel", {"finding": str(error)[:200]}, path="policies") from error
    return matchup


def _played(planned: PlannedGame) -> tuple[Any, ...]:
    """A game, as plain as it can be; an observer's notes are tried here, where it is known whose they are."""
    game = play_game(planned)
    if game.notes is not None:
        pickle.dumps(game.notes)
    result = game.result
    plain = (result.winners, result.scores, result.returns, result.reason)
    return plain, game.decisions, game.turns, game.choices, game.notes


def _travelling(error: Exception) -> Exception | None:
    """The error itself, if it arrives on the other side as what it is."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # it is told in words then
        return None
    return error
