"""Worker processes: what may take long is done there, so that the event loop never waits for it.

A worker does one thing at a time. One that takes longer than its deadline is killed, and so is forgotten what it was
doing; the next thing gets a new one. What waits lies here and not in a worker, so the end of a worker harms nobody but
whoever asked for what it was doing; if it died by itself, that is asked once more.

Whoever asks is named (``owner``): those who wait are served by turns, one owner after the other.
"""

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import sys
from collections import deque
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from threading import Lock, Thread, Timer
from types import GeneratorType
from typing import Any, Final

from reverie.kernel import Refused

_logger = logging.getLogger(__name__)

_START_SECONDS: Final = 60.0
"""How long a worker may take to start: much longer than even a very busy machine needs."""
_MIB: Final = 1024 * 1024
_END: Final = object()
"""Nothing more comes."""


class TookTooLong(Exception):
    """It was not done within its deadline: its worker has been killed."""


class OutOfMemory(Exception):
    """It took more memory than a worker has."""


class WorkerDied(Exception):
    """Its worker ended before it was done."""


class TooManyWait(Exception):
    """So many wait already that nobody else can."""


@dataclass(frozen=True, slots=True)
class WorkerLimits:
    """How much a pool does: everything here is for one pool, or one thing that is asked of it."""

    workers: int = 1
    deadline: float = 10.0
    """Seconds."""
    waiting: int | None = None
    """How many may wait, and nobody else can; without it as many as come."""
    waiting_each: int | None = None
    """The same for each owner; who is limited so is also served one at a time, however many workers are idle."""
    memory: int | None = None
    """MiB that a worker may take, where the operating system can say so."""
    niceness: int = 0
    grace: float | None = None
    """Seconds after which a worker is killed that does something nobody waits for any more; without it at its
    deadline."""


@dataclass(eq=False, slots=True)
class _Job:
    """Something that was asked for."""

    owner: str
    task: bytes
    done: "asyncio.Future[Any]"
    tries: int = field(default=2)
    items: "asyncio.Queue[Any] | None" = None
    """Where what it yields is put, if somebody wants to hear of it before it is done."""


class WorkerPool:
    """The workers, and those who wait for them. Workers are started when they are needed."""

    def __init__(self, limits: WorkerLimits) -> None:
        self.limits = limits
        self.started = 0
        """How many workers there have been."""
        self._idle: list[_Worker] = []
        self._busy: dict[_Job, _Worker] = {}
        self._lines: dict[str, deque[_Job]] = {}
        """By owner, in the order of their turns: what waits."""
        self._threads = ThreadPoolExecutor(limits.workers, "worker")
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def run(self, owner: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """What the function returns, or raises if that is a refusal. It and its arguments must be able to travel."""
        if self._closed:
            raise WorkerDied
        self.check_room(owner)
        job = _Job(owner, pickle.dumps((function, arguments)), asyncio.get_running_loop().create_future())
        self._lines.setdefault(owner, deque()).append(job)
        self._hand_out()
        try:
            return await job.done
        finally:
            self._forget(job)  # whoever has gone away waits no longer
            if job in self._busy and self.limits.grace is not None:
                asyncio.get_running_loop().call_later(self.limits.grace, self._stop, job)

    def _stop(self, job: _Job) -> None:
        worker = self._busy.get(job)
        if worker is not None:
            worker.kill()

    @property
    def has_worker(self) -> bool:
        """Whether one has been started, and is there."""
        return bool(self._idle or self._busy)

    def ahead_of(self, owner: str) -> int:
        """How many others have something here that waits, or is being done."""
        return len({*self._lines, *(job.owner for job in self._busy)} - {owner})

    async def stream(self, owner: str, function: Callable[..., Any], *arguments: Any) -> AsyncGenerator[Any]:
        """What a generator yields, as it comes. Whoever stops listening stops it: its worker is killed."""
        if self._closed:
            raise WorkerDied
        self.check_room(owner)
        items: asyncio.Queue[Any] = asyncio.Queue()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda _: items.put_nowait(_END))
        job = _Job(owner, pickle.dumps((function, arguments)), done, 1, items)
        self._lines.setdefault(owner, deque()).append(job)
        self._hand_out()
        try:
            while (item := await items.get()) is not _END:
                yield item
            done.result()
        finally:
            self._forget(job)
            if done.done():
                _ = done.cancelled() or done.exception()  # whoever has gone is not told any more; nobody else is either
            else:
                done.cancel()
                if job in self._busy:
                    self._busy[job].kill()

    def is_serving(self, owner: str) -> bool:
        """Whether something is being done for somebody, or waits."""
        return owner in self._lines or any(job.owner == owner for job in self._busy)

    def check_room(self, owner: str) -> None:
        """``TooManyWait`` where nobody else can, or not this one."""
        limits = self.limits
        waiting = sum(map(len, self._lines.values()))
        if limits.waiting is not None and waiting >= limits.waiting:
            raise TooManyWait
        if limits.waiting_each is not None and len(self._lines.get(owner, ())) >= limits.waiting_each:
            raise TooManyWait

    def _forget(self, job: _Job) -> None:
        line = self._lines.get(job.owner)
        if line is not None and job in line:
            line.remove(job)
            if not line:
                del self._lines[job.owner]

    def _hand_out(self) -> None:
        while not self._closed and len(self._busy) < self.limits.workers and (job := self._next()) is not None:
            self._busy[job] = self._idle.pop() if self._idle else _Worker(self.limits)
            task = asyncio.create_task(self._serve(job, self._busy[job]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> _Job | None:
        """By turns: whoever gets something goes to the end of the line of owners."""
        served = {job.owner for job in self._busy} if self.limits.waiting_each is not None else set()
        owner = next((owner for owner in self._lines if owner not in served), None)
        if owner is None:
            return None
        line = self._lines.pop(owner)
        job = line.popleft()
        if line:
            self._lines[owner] = line
        return job

    async def _serve(self, job: _Job, worker: "_Worker") -> None:
        """Have a worker do it; whoever asked may have gone meanwhile, and then nobody hears of it."""
        if self._closed:
            return
        loop = asyncio.get_running_loop()
        job.tries -= 1
        self.started += worker.pid is None
        try:
            kind, value = await loop.run_in_executor(self._threads, worker.do, job.task, _teller(loop, job.items))
        except Exception as error:
            if not job.done.cancelled() and not self._closed:
                _logger.warning("a worker process was replaced: %s", type(error).__name__)
            if isinstance(error, WorkerDied) and job.tries and not job.done.done():
                self._lines = {job.owner: deque([job, *self._lines.pop(job.owner, ())]), **self._lines}
            else:
                _tell(job, error)
        else:
            self._idle.append(worker)
            _tell(job, value if kind == "raised" else None, value)
            if self._closed:
                worker.end()
        finally:
            del self._busy[job]
            self._hand_out()

    def close(self) -> None:
        """Nobody waits for anything any more: stop the workers where they are, and tidy up."""
        self._closed = True
        for line in self._lines.values():
            for job in line:
                job.done.cancel()
        for job, worker in self._busy.items():
            worker.close()
            _tell(job, WorkerDied())
        for worker in self._idle:
            worker.end()
        self._threads.shutdown()


def _teller(loop: asyncio.AbstractEventLoop, items: "asyncio.Queue[Any] | None") -> Callable[[Any], Any] | None:
    """Whoever reads a worker's pipe, in a thread, says there what it yields."""
    return None if items is None else lambda item: loop.call_soon_threadsafe(items.put_nowait, item)


def _tell(job: _Job, error: Exception | None, value: Any = None) -> None:
    if job.done.done():
        return
    if error is not None:
        job.done.set_exception(error)
    else:
        job.done.set_result(value)


class _Worker:
    """One process and our end of its pipe. ``do`` blocks, and belongs to one thread; others may only ``kill``."""

    def __init__(self, limits: WorkerLimits) -> None:
        self._limits = limits
        self._process: Any = None
        self._pipe: Connection | None = None
        self._is_late = False
        self._is_closed = False
        self._lock = Lock()

    @property
    def pid(self) -> int | None:
        process = self._process
        return None if process is None else process.pid

    def do(self, task: bytes, tell: Callable[[Any], Any] | None = None) -> tuple[str, Any]:
        """Have it done: how it came out, and what came out; ``tell`` hears of what it yields before that."""
        try:
            if self._pipe is None:
                self._start()
            answer = self._asked(task, tell)
        except (EOFError, OSError):
            late = self._is_late
            self.end()
            raise (TookTooLong if late else WorkerDied) from None
        except Exception:  # an answer that cannot be read: nobody knows what comes next
            self.end()
            raise
        if answer[0] == "spent":  # its memory is full: it cannot be sure of itself any more
            self.end()
            return "raised", OutOfMemory()
        return answer

    def _asked(self, task: bytes, tell: Callable[[Any], Any] | None) -> tuple[str, Any]:
        assert self._pipe is not None
        self._is_late = False
        timer = Timer(self._limits.deadline, self.kill, (True,))
        timer.daemon = True
        timer.start()
        try:
            self._pipe.send_bytes(task)  # blocks as well, if it is long and nobody reads it
            answer: tuple[str, Any] = pickle.loads(self._pipe.recv_bytes())
            while answer[0] == "yielded":
                if tell is not None:
                    tell(answer[1])
                answer = pickle.loads(self._pipe.recv_bytes())
        finally:
            timer.cancel()
        return answer

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        with self._lock:
            if self._is_closed:
                raise EOFError
            self._process = context.Process(
                target=_work, args=(theirs, self._limits.memory, self._limits.niceness), daemon=True
            )
            self._process.start()
        theirs.close()
        if not self._pipe.poll(_START_SECONDS):
            raise EOFError
        self._pipe.recv_bytes()

    def kill(self, late: bool = False) -> None:
        """Whatever it does: ``do`` finds out."""
        with self._lock:
            if self._process is not None:
                self._is_late |= late
                self._process.kill()

    def close(self) -> None:
        """Kill it for good; whoever waits in ``do`` tidies up."""
        self._is_closed = True
        self.kill()

    def end(self) -> None:
        """Kill it and tidy up; the next ``do`` would start another one."""
        self.kill()
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.join()
            process.close()
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


# In the worker.


def _work(pipe: Connection, memory: int | None, niceness: int) -> None:
    """Do one thing after the other, until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the server by hand means the server
    _end_with_the_server()
    _limit_itself(memory, niceness)
    pipe.send_bytes(b"ready")
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(pickle.dumps(_done(pipe.recv_bytes(), pipe)))


def _done(task: bytes, pipe: Connection) -> tuple[str, Any]:
    try:
        function, arguments = pickle.loads(task)
        found = function(*arguments)
        if not isinstance(found, GeneratorType):
            return "returned", found
        for item in found:
            pipe.send_bytes(pickle.dumps(("yielded", item)))
        return "returned", None
    except MemoryError:
        return "spent", None
    except Refused as refused:
        refused.__cause__ = None
        return "raised", refused
    except Exception as error:
        import traceback

        return "raised", RuntimeError(f"{error!r} in a worker:\n{traceback.format_exc()}")


def _limit_itself(memory: int | None, niceness: int) -> None:
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    if memory is not None and sys.platform == "linux":  # elsewhere the limit is not kept, or does harm
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory * _MIB, memory * _MIB))


def _end_with_the_server() -> None:
    """A worker must not outlive a server that was killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()
