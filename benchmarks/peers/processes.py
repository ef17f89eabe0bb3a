"""A contender's process: it lives through the whole run, and works only while it is its turn."""

import json
import os
import subprocess
import tempfile
from contextlib import suppress
from typing import Any

from benchmarks.peers.contenders import CannotStart, Start


class Worker:
    """Answers orders one at a time. ``CannotStart`` where the process ends instead, or has nothing to run on."""

    def __init__(self, start: Start) -> None:
        self._complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115  # closed in `end`
        try:
            self._process = subprocess.Popen(
                start.command,
                cwd=start.folder,
                env={**os.environ, **start.surroundings},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                text=True,
                start_new_session=True,  # Ctrl-C is for whoever asks, who then ends this one
            )
        except OSError as problem:
            self._complaints.close()
            raise CannotStart(str(problem)) from problem
        hello = self._read()
        if "missing" in hello:
            self.end()
            raise CannotStart(hello["missing"])
        self.versions: dict[str, str] = hello["versions"]
        self.copies_with: str = hello["copies_with"]

    def ask(self, **order: Any) -> dict[str, Any]:
        """Have an order carried out."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # reading tells why
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
        return self._read()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self._process.wait()
            self._complaints.seek(0)
            last = self._complaints.read().strip().rpartition("\n")[2]
            self.end()
            raise CannotStart(last or f"exit status {self._process.returncode}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def end(self) -> None:
        """At once, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._complaints):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()
