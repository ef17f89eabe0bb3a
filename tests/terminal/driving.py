"""Runs the real command: through pipes, and on a terminal of its own."""

import contextlib
import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from unittest import mock

from reverie.cli import main
from reverie.games import all_games, find_game
from reverie.kernel import Refused
from reverie.text import words_for
from tests.server.forked import shared_press

ROOT = Path(__file__).parents[2]
SEED = "11" * 32
PSYCLE = ("play", "psycle", "--option", "psycle_cap=1", "--seed", SEED)
"""One Psycle of five rounds, always the same."""
AGAINST_A_BOT = (*PSYCLE, "--bots", "greedy")
HOT_SEAT = (*PSYCLE, "--seat", "Anna=person", "--seat", "Bernd=person")
GAMES = [game.name for game in all_games()]
KNOWN_GAMES = ", ".join(GAMES)
_TAKE_TERMINAL = (
    "import fcntl, os, signal, sys, termios; os.setsid(); fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "signal.signal(signal.SIGINT, signal.SIG_DFL); "  # in the background of a shell it would be ignored
    "os.execv(sys.executable, [sys.executable, '-m', 'reverie.cli', *sys.argv[1:]])"
)
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def environment(data: Path, **more: str) -> dict[str, str]:
    """A plain environment whose records lie in ``data``; the game of ``examples`` is there too."""
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(data),
        "LANG": "C.UTF-8",
        "TERM": "xterm-256color",
        "REVERIE_DATA": str(data),
        "REVERIE_GAMES": "lullaby:GAME",
        "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT / "examples"))),
        **more,
    }


def reverie(
    data: Path,
    *words: str,
    answers: Sequence[str] | bytes = (),
    more: Mapping[str, str] | None = None,
    folder: Path = ROOT,
) -> subprocess.CompletedProcess[str]:
    """Run a command in pipes and give it these answers, a line each; then there is nobody any more."""
    given = answers if isinstance(answers, bytes) else "".join(f"{answer}\n" for answer in answers).encode()
    fork = shared_press().fork(
        "tests.terminal.driving:command", words, environment(data, **(more or {})), folder, given
    )
    out, err = fork.communicate(60)
    assert "Traceback" not in out + err
    return subprocess.CompletedProcess(words, fork.returncode, out, err)


def command(words: Sequence[str]) -> None:
    """The command itself, in the process that ``reverie`` makes."""
    sys.argv = ["reverie", *words]
    main()


def inside(*words: str, answers: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """The same without a process of its own, for the many cases of one thing; always in English."""
    given = io.TextIOWrapper(io.BytesIO("".join(f"{answer}\n" for answer in answers).encode()), encoding="utf-8")
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with (
        mock.patch.object(sys, "argv", ["reverie", *words]),
        mock.patch.dict(os.environ, {"LC_ALL": "C.UTF-8"}),
        mock.patch.object(sys, "stdin", given),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
            code = 0
        except SystemExit as leaving:
            code = int(leaving.code or 0)
    return subprocess.CompletedProcess(words, code, *(_written(stream) for stream in (out, err)))


def _written(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def sentence(code: str, clause: str = "", path: str = "", /, **facts: object) -> str:
    """The refusal of that code, in English."""
    refused = Refused(code, facts, clause, path)
    return next(words for words in _ENGLISH if words.has(f"refused-{code}")).refusal(refused)


_ENGLISH = (words_for("en"), words_for("en", find_game("psycle")))


class Terminal:
    """A command on a terminal of its own. What it writes is read as it comes."""

    def __init__(self, data: Path, *words: str, rows: int = 24, columns: int = 80, **more: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-c", _TAKE_TERMINAL, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data, **more),
            cwd=ROOT,
        )
        os.close(slave)
        self.written = ""
        self._read = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *error: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)

    def until(self, text: str, seconds: float = 60) -> str:
        """Everything new up to ``text``, with colours taken off."""
        end = time.monotonic() + seconds
        while text not in self._plain()[self._read :]:
            assert time.monotonic() < end, f"no {text!r} in:\n{self._plain()[self._read :]}"
            self._take(0.1)
        start, self._read = self._read, self._plain().index(text, self._read) + len(text)
        return self._plain()[start : self._read]

    def type(self, line: str) -> None:
        os.write(self._master, f"{line}\n".encode())

    def press(self, keys: bytes) -> None:
        os.write(self._master, keys)

    def interrupt(self) -> None:
        """Press Ctrl-C until something comes of it.

        Python notices it only at the next key when it comes in the instant between a prompt and the wait for an answer.
        While the first is being answered a second one would end the command in another way, so it comes late.
        """
        before = len(self.written)
        for _ in range(6):
            self.press(b"\x03")
            self._take(20)
            if len(self.written) > before or self._process.poll() is not None:
                return

    def end(self) -> int:
        """Wait until the command has ended; its exit code."""
        end = time.monotonic() + 60
        while self._process.poll() is None and time.monotonic() < end:
            self._take(0.1)
        self._take(0.1)
        assert self._process.returncode is not None, f"still running:\n{self._plain()}"
        assert "Traceback" not in self.written
        return self._process.returncode

    def _plain(self) -> str:
        return _COLOUR.sub("", self.written).replace("\r\n", "\n")

    def _take(self, seconds: float) -> None:
        ready, _, _ = select.select([self._master], [], [], seconds)
        if ready:
            try:
                self.written += os.read(self._master, 65536).decode(errors="replace")
            except OSError:  # the other end has closed
                time.sleep(seconds)
