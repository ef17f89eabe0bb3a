"""The process that holds the table of a game that is being made: one for every version of the game.

It loads the game and looks it over, says what it found, and waits for the word to take over from the process before it.
So a version that cannot be played never takes the table away from one that can. It speaks in lines of JSON on its
standard output; when its standard input ends, so does it, however whoever started it came to an end.
"""

import asyncio
import json
import logging
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread, get_ident
from types import FrameType
from typing import IO, Any, Final, Protocol

from msgspec import Struct, convert, to_builtins

from reverie.bots import check_bot
from reverie.cli.workshop.carrying import carry_over
from reverie.cli.workshop.code_problems import GameProblem, Where, last_line_in, problem_of, shown_name, told
from reverie.cli.workshop.dev_page import DevTable, playing_app, waiting_app
from reverie.cli.workshop.looking_over import look_over
from reverie.kernel import Game, Refused
from reverie.server.running import serve
from reverie.server.settings import Settings

_SECONDS: Final = 20.0
"""So long may loading and looking over take: rules that never end would hold up everything."""
_HUNG: Final = 3


class DevPlan(Struct, frozen=True):
    """What the process is to do, as it travels to it."""

    place: str
    package: str
    name: str
    """What the game is called in the news until it has been loaded."""
    data: str
    news: str
    host: str
    port: int
    players: int
    """0: as few as can play together."""
    bots: str


class Voice(Protocol):
    """Who is told what happens here."""

    def say(self, kind: str, **facts: Any) -> None: ...


class _Lines:
    """Lines of JSON for whoever started us. What the game itself prints must not come in between."""

    def __init__(self) -> None:
        self._out: IO[str] = os.fdopen(os.dup(1), "w", encoding="utf-8")
        os.dup2(2, 1)

    def say(self, kind: str, **facts: Any) -> None:
        with suppress(BrokenPipeError):
            self._out.write(json.dumps({"kind": kind, **facts}) + "\n")
            self._out.flush()


def main() -> None:
    """Begin with the plan that is the first argument."""
    run(convert(json.loads(sys.argv[1]), DevPlan))


def run(plan: DevPlan) -> None:
    voice, go_on, folder = _Lines(), Event(), Path(plan.package)
    Thread(target=_listen, args=(go_on,), daemon=True).start()
    game, problems = _looked_over(voice, plan, folder)
    if game is not None and plan.bots:
        problems += _bot_problems(plan, game, folder)
    is_playable = game is not None and not any(problem.fatal for problem in problems)
    voice.say("looked", problems=to_builtins(problems), playable=is_playable)
    go_on.wait()
    carried = asyncio.run(carry_over(Path(plan.data), game, folder)) if game is not None and is_playable else []
    logging.getLogger("reverie").addHandler(GameFailures(voice, folder, game))
    wanted = DevTable(plan.name if game is None else game.name, _players(plan, game), plan.bots, Path(plan.news))
    settings = Settings(Path(plan.data), plan.host, plan.port)
    try:
        serve(
            settings,
            ready=lambda address: voice.say("serving", address=address, news=to_builtins(carried)),
            make=playing_app(wanted) if is_playable else waiting_app(wanted),
        )
    except Refused as refused:
        voice.say("refused", problem=to_builtins(problem_of(refused, folder)))


def _listen(go_on: Event) -> None:
    """A line is the word to take over; the end of all lines is the word to stop."""
    for _ in sys.stdin:
        go_on.set()
    if not go_on.is_set():
        os._exit(0)
    os.kill(os.getpid(), signal.SIGTERM)


def _looked_over(voice: Voice, plan: DevPlan, folder: Path) -> tuple[Game | None, list[GameProblem]]:
    """Loaded and looked over within some seconds; where it hangs is told, and then this process has no more to do."""
    done, main_thread = Event(), get_ident()

    def watch() -> None:
        if not done.wait(_SECONDS):
            where = _innermost(sys._current_frames().get(main_thread), folder)  # noqa: SLF001  (there is no other way)
            hung = told("hangs", {"seconds": _SECONDS}, where, fatal=True)
            voice.say("hung", problem=to_builtins(hung))
            os._exit(_HUNG)

    Thread(target=watch, daemon=True).start()
    try:
        return look_over(plan.place, folder)
    finally:
        done.set()


def _innermost(frame: FrameType | None, folder: Path) -> Where:
    """Where in the game's own files it is at work."""
    while frame is not None:
        file = Path(frame.f_code.co_filename)
        if file.is_relative_to(folder):
            return Where(shown_name(file, folder), frame.f_lineno)
        frame = frame.f_back
    return Where("", 0)


def _bot_problems(plan: DevPlan, game: Game, folder: Path) -> list[GameProblem]:
    try:
        check_bot(plan.bots, game.setup(_players(plan, game)))
    except Refused as refused:
        return [problem_of(refused, folder, game)]
    return []


def _players(plan: DevPlan, game: Game | None) -> int:
    """As many as are wanted, where the game can be played so; else two, or as few as can play."""
    counts = (1,) if game is None else game.player_counts
    return plan.players if plan.players in counts else next((count for count in counts if count > 1), counts[0])


class GameFailures(logging.Handler):
    """Hears of rules that fail at the live table, and tells whoever writes them where."""

    def __init__(self, voice: Voice, folder: Path, game: Game | None) -> None:
        super().__init__(logging.WARNING)
        self._voice, self._folder, self._game = voice, folder, game

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and last_line_in(error, self._folder).file:
            self._voice.say("failing", problem=to_builtins(problem_of(error, self._folder, self._game)))
