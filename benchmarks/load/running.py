"""One run: a server, those who play on it, what was measured; and at the end the server is killed while they play."""

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.load.contenders import Contender
from benchmarks.load.figures import Figures
from benchmarks.load.plan import Plan
from benchmarks.load.processes import cores, free_port, kill, start, wait_for


def run(contender: Contender, plan: Plan) -> Figures:
    """Put one server under load."""
    port, (core, players_core) = free_port(), cores(plan.one_core)
    with tempfile.TemporaryDirectory(prefix="reverie-load-") as folder:
        data = Path(folder)
        server = start(contender.server(port, data), core, contender.folder, more=contender.environment)
        try:
            wait_for(port, server)
            command = contender.players(plan, port, server.pid, data)
            players = start(command, players_core, contender.folder, subprocess.PIPE, contender.environment)
            measured = _measured(players, server)
        finally:
            kill(server)
        return Figures.of(contender.name, plan, measured, contender.check(data))


def _measured(players: "subprocess.Popen[str]", server: "subprocess.Popen[str]") -> dict[str, Any]:
    """What they print when they have played long enough; then the server dies, and they go home."""
    try:
        assert players.stdout is not None
        line = players.stdout.readline()
        kill(server)
        if players.wait(timeout=60) != 0 or not line:
            raise RuntimeError(f"those who play gave up (exit status {players.returncode})")
        measured: dict[str, Any] = json.loads(line)
        return measured
    finally:
        kill(players)
