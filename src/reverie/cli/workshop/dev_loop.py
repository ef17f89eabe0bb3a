"""``reverie dev``: watches a game, and has every saved version of it at the table as soon as it can be played.

There are at most two processes beside this one: the one that holds the table, and the one that looks over what has just
been saved (``dev_server``). The first stays until the second is known to be good.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Final

from msgspec import convert, structs, to_builtins

from reverie.cli.workshop.code_problems import GameProblem, told
from reverie.cli.workshop.dev_server import DevPlan
from reverie.cli.workshop.file_watch import FileWatch
from reverie.cli.workshop.game_folders import GameFolder

_LOOK_SECONDS: Final = 0.25
_STOP_SECONDS: Final = 8.0
"""After this long a process that was told to stop is stopped."""
_RUN: Final = "from reverie.cli.workshop.dev_server import main; main()"
_LOG: Final = "server.log"

_SayLine = Callable[[str, dict[str, Any]], None]
"""Says a sentence of ours (``dev-<name>``) with these facts."""


class _Process:
    """One version of the game, in a process of its own."""

    def __init__(self, plan: DevPlan, game: GameFolder, heard: "Queue[tuple[_Process, dict[str, Any]]]") -> None:
        log = Path(plan.data).with_name(_LOG)
        with log.open("ab") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", _RUN, json.dumps(to_builtins(plan))],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=_environment(game),
                text=True,
                encoding="utf-8",
                start_new_session=True,  # Ctrl-C is for us: we stop it in our own order
            )
        self.is_playable = False
        Thread(target=self._listen, args=(heard,), daemon=True).start()

    def _listen(self, heard: "Queue[tuple[_Process, dict[str, Any]]]") -> None:
        assert self._process.stdout is not None
        with self._process.stdout as said:
            for line in said:
                heard.put((self, json.loads(line)))
        heard.put((self, {"kind": "ended"}))

    def take_over(self) -> None:
        with suppress(OSError):  # it may have ended already, and is heard of then
            self._stdin.write("\n")
            self._stdin.flush()

    def stop(self) -> None:
        """Whoever sits at its table is told to come back; then it ends."""
        with suppress(OSError):  # it may have ended already
            self._stdin.close()
        try:
            self._process.wait(_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def _stdin(self) -> IO[str]:
        assert self._process.stdin is not None
        return self._process.stdin


def _environment(game: GameFolder) -> dict[str, str]:
    """The game is found by every process that is started from there, and leaves no files behind."""
    paths, games = os.environ.get("PYTHONPATH"), os.environ.get("REVERIE_GAMES")
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, (str(game.search), paths))),
        "REVERIE_GAMES": ",".join(filter(None, (game.place, games))),
        "PYTHONDONTWRITEBYTECODE": "1",  # what is compiled is told apart by the second of its change: too coarse here
    }


class DevLoop:
    """The versions of one game, one after the other."""

    def __init__(
        self, game: GameFolder, plan: DevPlan, say: _SayLine, language: str, opened: Callable[[str], None]
    ) -> None:
        """``opened`` is told once where the table is."""
        self._game = game
        self._plan = plan
        self._say = say
        self._language = language
        self._opened = opened
        self._heard: Queue[tuple[_Process, dict[str, Any]]] = Queue()
        self._watch = FileWatch(game.package)
        self._serving: _Process | None = None
        self._looking: _Process | None = None
        self._is_opened = False
        self._problems: list[GameProblem] = []
        self._news: list[GameProblem] = []

    def run(self) -> None:
        """Until somebody stops it."""
        try:
            self._begin_look()
            while True:
                try:
                    self._hear(*self._heard.get(timeout=_LOOK_SECONDS))
                except Empty:
                    if self._watch.has_changed():
                        self._say("changed", {})
                        self._begin_look()
        finally:
            for process in (self._looking, self._serving):
                if process is not None:
                    process.stop()

    def _begin_look(self) -> None:
        if self._looking is not None:
            self._looking.stop()
        self._looking = _Process(self._plan, self._game, self._heard)

    def _hear(self, process: _Process, message: dict[str, Any]) -> None:
        if process not in (self._looking, self._serving):
            return  # what it says is about a version that nobody wants any more
        match message["kind"]:
            case "looked":
                self._problems = []  # what is still wrong after a save is said again
                self._looked(process, convert(message["problems"], list[GameProblem]), message["playable"])
            case "hung":
                self._give_up(process, [convert(message["problem"], GameProblem)])
            case "serving":
                self._serves(message["address"], convert(message["news"], list[GameProblem]))
            case "failing":
                self._tell([*self._problems, convert(message["problem"], GameProblem)])
            case "refused":
                self._tell([convert(message["problem"], GameProblem)])
            case "ended":
                self._ended(process)

    def _looked(self, process: _Process, problems: list[GameProblem], playable: bool) -> None:
        """A version that cannot be played takes over only where there is none that can."""
        process.is_playable = playable
        if not playable and self._serving is not None and self._serving.is_playable:
            self._give_up(process, problems)
            return
        if self._serving is not None:
            self._serving.stop()
        self._looking, self._serving = None, process
        self._news = []
        self._tell(problems)
        process.take_over()

    def _give_up(self, process: _Process, problems: list[GameProblem]) -> None:
        """What has just been saved is of no use: the table, if there is one, stays as it is."""
        self._looking = None
        process.stop()
        self._news = [] if self._serving is None else [told("still", {})]
        self._tell(problems)
        self._say_all(self._news)

    def _serves(self, address: str, news: list[GameProblem]) -> None:
        self._plan = structs.replace(self._plan, port=int(address.rpartition(":")[2]))
        self._news = news
        self._write()
        self._say_all(news)
        assert self._serving is not None
        if self._serving.is_playable and self._is_opened:
            self._say("ready", {})
        if not self._is_opened:
            self._is_opened = True
            self._opened(address)

    def _ended(self, process: _Process) -> None:
        """It has ended by itself, and has not said why: what it wrote about it is kept."""
        log = Path(self._plan.data).with_name(_LOG)
        if process is self._looking:
            self._looking = None
        else:
            self._serving = None
        self._tell([*self._problems, told("ended", {"log": str(log)})])

    def _tell(self, problems: Iterable[GameProblem]) -> None:
        """The problems as they are now: to the terminal, where they are new, and to the page."""
        before, self._problems = self._problems, _once(problems)
        self._write()
        for problem in self._problems:
            if problem not in before:
                self._say("problem", {"text": problem.texts[self._language]})

    def _say_all(self, news: Iterable[GameProblem]) -> None:
        for one in news:
            self._say("told", {"text": one.texts[self._language]})

    def _write(self) -> None:
        """For the page: whole or not at all, because it may be read at any moment."""
        found = {"problems": self._problems, "news": self._news}
        told_now = {kind: [problem.texts for problem in problems] for kind, problems in found.items()}
        file = Path(self._plan.news)
        part = file.with_suffix(".part")
        part.write_text(json.dumps(told_now), encoding="utf-8")
        part.replace(file)


def _once(problems: Iterable[GameProblem]) -> list[GameProblem]:
    """Each of them once: a rule that fails may do so with every move."""
    found: list[GameProblem] = []
    for problem in problems:
        if problem not in found:
            found.append(problem)
    return found
