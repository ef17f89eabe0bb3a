"""Processes that begin at once: one that has imported everything forks as often as it is asked.

Importing, and reading what the games say, takes a server longer than most tests need it for. What runs in a fork is the
same from its first line of work on, and it ends as any process does; it is a child of the process that ``Press``
started, and does not outlive that one.
"""

import atexit
import gc
import json
import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from reverie.games import all_games
from reverie.kernel import Game
from reverie.text import LANGUAGES, words_for

ROOT = Path(__file__).parents[2]
_PAUSE = 0.002
"""Seconds between two looks at what is known of a fork."""
_PATIENCE = 120.0
"""Seconds until nobody waits any more for what should come at once."""
_GIVEN, _SAID, _ERRORS, _CODE = ".given", ".said", ".errors", ".code"
_LATER = ("uvicorn.lifespan.on", "uvicorn.loops.auto")
"""What a server imports only when it needs it, apart from the games."""


class Press:
    """Makes processes, each of which calls a function (``module:name``) with one argument."""

    def __init__(self, *modules: str) -> None:
        """``modules`` are imported beforehand; where one of them is a game, its words are read."""
        self._folder = TemporaryDirectory(prefix="reverie-forked-")
        self._number = 0
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("REVERIE_", "PYTEST_"))},
            "PYTHONPATH": os.pathsep.join(str(ROOT / folder) for folder in (".", "src", "examples")),
        }
        # A session of its own: a Ctrl-C at the keyboard is for whoever asked for all this, and not for the processes.
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forked", *modules],
            cwd=ROOT,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def fork(
        self,
        function: str,
        argument: Any,
        environment: Mapping[str, str] | None = None,
        folder: Path = ROOT,
        given: bytes = b"",
    ) -> "Fork":
        """Call it in ``folder``, with an ``environment`` of its own and with what it is ``given`` to read."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._number += 1
        place = Path(self._folder.name, str(self._number))
        place.with_suffix(_GIVEN).write_bytes(given)
        order = {
            "function": function,
            "argument": argument,
            "place": str(place),
            "environment": dict(self.environment if environment is None else environment),
            "folder": str(folder),
        }
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return Fork(int(self._process.stdout.readline()), place)

    def close(self) -> None:
        """Whatever still runs of what it made ends too."""
        self._process.communicate()
        self._folder.cleanup()

    def __enter__(self) -> "Press":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@cache
def shared_press() -> Press:
    """One for all tests of this process: it has imported what the server and the command need."""
    games = dict.fromkeys([*(type(game).__module__ for game in all_games()), "lullaby"])  # offered by every server here
    press = Press("tests.server.serving", "tests.server.storage_process", "reverie.cli", *_LATER, *games)
    atexit.register(press.close)
    return press


class Fork:
    """One process, as ``subprocess.Popen`` would show it."""

    def __init__(self, pid: int, place: Path) -> None:
        self.pid = pid
        self._said, self._errors, self._code = (place.with_suffix(kind) for kind in (_SAID, _ERRORS, _CODE))

    @property
    def is_alive(self) -> bool:
        return not self._code.exists()

    @property
    def returncode(self) -> int:
        """How it ended; a signal is a negative number."""
        return int(self._code.read_text())

    def send_signal(self, number: int) -> None:
        """Nothing happens to one that has ended."""
        if self.is_alive:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def said(self) -> str:
        """What it has written to its standard output by now."""
        return self._said.read_text() if self._said.exists() else ""

    def first_line(self) -> str:
        """The first line that it says; empty if it ends without one, or says nothing for long."""
        deadline = time.monotonic() + _PATIENCE
        while self.is_alive and not self.said().endswith("\n") and time.monotonic() < deadline:
            time.sleep(_PAUSE)
        return self.said().partition("\n")[0]

    def communicate(self, timeout: float) -> tuple[str, str]:
        """Wait until it has ended: what it said, and what it complained about."""
        deadline = time.monotonic() + timeout
        while self.is_alive:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired("fork", timeout)
            time.sleep(_PAUSE)
        heard = self.said(), self._errors.read_text() if self._errors.exists() else ""
        self._said.unlink(missing_ok=True)
        self._errors.unlink(missing_ok=True)
        return heard


# In the process that forks.


_running: dict[int, str] = {}
"""Where what is known of each process is written, by its number."""


def main() -> None:
    """Fork for every line of the standard input, and tell the process's number."""
    for module in sys.argv[1:]:
        _read_words(getattr(import_module(module), "GAME", None))
    gc.collect()
    gc.freeze()  # what is here already need not be looked through in every process that comes from this one
    signal.signal(signal.SIGCHLD, _note_the_end)
    for line in sys.stdin:
        order = json.loads(line)
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])  # nobody ends before we know them
        pid = os.fork()
        if not pid:
            _running.clear()
            sys.exit(_work(order))
        _running[pid] = order["place"]
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()
    for pid in list(_running):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def _read_words(game: Game | None) -> None:
    for language in () if game is None else LANGUAGES:
        words_for(language, game)


def _note_the_end(*_: object) -> None:
    """Whoever has ended leaves a code behind; one signal may stand for several of them."""
    for pid, place in list(_running.items()):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            del _running[pid]
            Path(place).write_text(str(os.waitstatus_to_exitcode(status)))
            Path(place).rename(place + _CODE)


def _work(order: dict[str, Any]) -> int:
    """In the new process, which ends with this."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    os.dup2(os.open(order["place"] + _GIVEN, os.O_RDONLY), 0)
    for place, kind in ((1, _SAID), (2, _ERRORS)):
        os.dup2(os.open(order["place"] + kind, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), place)
    sys.stdin = os.fdopen(0, closefd=False)  # the old one has read ahead
    os.environ.clear()
    os.environ.update(order["environment"])
    os.chdir(order["folder"])
    module, _, name = order["function"].partition(":")
    try:
        getattr(import_module(module), name)(order["argument"])
    except Exception:
        traceback.print_exc()
        return 1
    return 0


if __name__ == "__main__":
    main()
