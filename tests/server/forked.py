"""Processes that begin at once: one that has imported everything forks as often as it is asked.

A server that is killed a thousand times should spend its short lives at work, not at importing. What runs in a fork is
the same from its first line of work on; it is nobody's relative but the process that ``Press`` started.
"""

import json
import os
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[2]
_PAUSE = 0.002
"""Seconds between two looks at a fork: it tells nobody what becomes of it."""


class Press:
    """Makes processes, each of which calls a function (``module:name``) with one argument."""

    def __init__(self, *modules: str) -> None:
        """``modules`` are imported beforehand."""
        self._folder = TemporaryDirectory(prefix="reverie-forked-")
        self._number = 0
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("REVERIE_")},
            "PYTHONPATH": os.pathsep.join(str(ROOT / folder) for folder in (".", "src", "examples")),
        }
        # A session of its own: a Ctrl-C at the keyboard is for whoever asked for all this, and not for the processes.
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forked", *modules],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def fork(self, function: str, argument: Any) -> "Fork":
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._number += 1
        said, errors = (Path(self._folder.name, f"{self._number}.{kind}") for kind in ("said", "errors"))
        order = {"function": function, "argument": argument, "said": str(said), "errors": str(errors)}
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return Fork(int(self._process.stdout.readline()), said, errors)

    def __enter__(self) -> "Press":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()  # it ends when nobody asks it any more
        self._folder.cleanup()


class Fork:
    """One process, as ``subprocess.Popen`` would show it."""

    def __init__(self, pid: int, said: Path, errors: Path) -> None:
        self.pid = pid
        self.returncode = 0
        """Not known: it is another's child."""
        self._said = said
        self._errors = errors

    @property
    def is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def send_signal(self, number: int) -> None:
        """Nothing happens to one that has ended."""
        if self.is_alive:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def said(self) -> str:
        """What it has written to its standard output by now."""
        return self._said.read_text() if self._said.exists() else ""

    def first_line(self) -> str:
        """The first line that it says; empty if it ends without one."""
        while self.is_alive and not self.said().endswith("\n"):
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


def main() -> None:
    """Fork for every line of the standard input, and tell the process's number."""
    for module in sys.argv[1:]:
        import_module(module)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever ends is gone at once, and nobody has to wait for it
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if not pid:
            _work(order)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


def _work(order: dict[str, Any]) -> None:
    """In the new process, which ends with this."""
    code = 1
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        for place, name in ((1, "said"), (2, "errors")):
            os.dup2(os.open(order[name], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), place)
        module, _, name = order["function"].partition(":")
        getattr(import_module(module), name)(order["argument"])
        code = 0
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
