"""Who takes part, and how each one's process is started."""

import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.peers.environment import PEERS_PYTHON, PROJECT, Say, node_folder, python_environment


class CannotStart(Exception):
    """A contender is not to be had on this machine."""


@dataclass(frozen=True, slots=True)
class Start:
    """A process: its command, where it runs, and what it finds in its surroundings."""

    command: Sequence[str]
    folder: Path
    surroundings: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Entrant:
    """``key`` is what the command line calls it; ``prepare`` installs what it needs."""

    key: str
    name: str
    prepare: Callable[[Say], Start]


def _own(module: str, name: str = "CONTENDER") -> Callable[[Say], Start]:
    return lambda _: _python(sys.executable, module, name)


def _peer(module: str, name: str) -> Callable[[Say], Start]:
    def prepare(say: Say) -> Start:
        try:
            python_environment(say)
        except (OSError, subprocess.CalledProcessError) as problem:
            raise CannotStart(str(problem)) from problem
        return _python(str(PEERS_PYTHON), module, name)

    return prepare


def _python(interpreter: str, module: str, name: str) -> Start:
    paths = f"{PROJECT}:{PROJECT / 'src'}"
    command = [interpreter, "-m", "benchmarks.peers.worker", f"benchmarks.peers.{module}", name]
    return Start(command, PROJECT, {"PYTHONPATH": paths})


def _boardgame_io(say: Say) -> Start:
    say("boardgame.io: its packages are fetched where they are not there yet")
    try:
        return Start(["node", "boardgame_io.js"], node_folder(), {"NODE_ENV": "production"})
    except (OSError, subprocess.CalledProcessError) as problem:
        raise CannotStart(f"needs node and npm: {problem}") from problem


OURS: Final = Entrant("reverie", "Reverie", _own("reverie_kernel"))
ENTRANTS: Final = (
    OURS,
    Entrant("played-out", "Reverie, played out", _own("reverie_kernel", "PLAYED_OUT")),
    Entrant("reverie-pettingzoo", "Reverie, through PettingZoo (AEC)", _own("reverie_pettingzoo", "AEC")),
    Entrant("reverie-parallel", "Reverie, through PettingZoo (parallel)", _own("reverie_pettingzoo", "PARALLEL")),
    Entrant("plain", "plain class", _own("plain_class")),
    Entrant("pettingzoo", "PettingZoo, raw AEC", _peer("pettingzoo_players", "RAW")),
    Entrant("pettingzoo-blind", "PettingZoo, raw AEC, nothing observed", _peer("pettingzoo_players", "UNOBSERVED")),
    Entrant("pettingzoo-parallel", "PettingZoo, raw parallel", _peer("pettingzoo_players", "PARALLEL")),
    Entrant("pettingzoo-wrapped", "PettingZoo, AEC in its usual wrappers", _peer("pettingzoo_players", "WRAPPED")),
    Entrant("openspiel", "OpenSpiel, Python, simultaneous", _peer("open_spiel_players", "SIMULTANEOUS_MOVES")),
    Entrant("openspiel-sequential", "OpenSpiel, Python, sequential", _peer("open_spiel_players", "SEQUENTIAL_MOVES")),
    Entrant("boardgame.io", "boardgame.io, reducer", _boardgame_io),
)
