"""Who is put under load: Reverie, and a peer. Each says how its server and those who play on it are started."""

import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Protocol

import msgspec

from benchmarks.load.checking import Found, check_database
from benchmarks.load.plan import Plan

_HERE = Path(__file__).parent
_PROJECT = _HERE.parent.parent


class Contender(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def folder(self) -> Path:
        """Where its commands run."""

    @property
    def environment(self) -> dict[str, str]: ...

    def server(self, port: int, data: Path) -> list[str]: ...

    def players(self, plan: Plan, port: int, server: int, data: Path) -> list[str]: ...

    def check(self, data: Path) -> Found | None:
        """After the server was killed: what of all it acknowledged is on the disk; ``None`` if it keeps nothing."""


class Reverie:
    name = "reverie"
    folder = _PROJECT
    environment: dict[str, str] = {}  # noqa: RUF012

    def server(self, port: int, data: Path) -> list[str]:
        return [sys.executable, "-m", "benchmarks.load.serving", str(port), str(data)]

    def players(self, plan: Plan, port: int, server: int, data: Path) -> list[str]:
        orders = msgspec.json.encode(plan.orders(port, server)).decode()
        return [sys.executable, "-m", "benchmarks.load.playing", orders, str(data / "acknowledged")]

    def check(self, data: Path) -> Found | None:
        return check_database(data, (data / "acknowledged").read_text().split())


class Boardgame:
    """boardgame.io, installed into a folder of its own outside the project."""

    name = "boardgame.io"
    environment = {"NODE_ENV": "production"}  # noqa: RUF012

    def __init__(self) -> None:
        self.folder = installed()

    def server(self, port: int, data: Path) -> list[str]:
        return ["node", "server.js", str(port)]

    def players(self, plan: Plan, port: int, server: int, data: Path) -> list[str]:
        return ["node", "playing.js", msgspec.json.encode(plan.orders(port, server)).decode()]

    def check(self, data: Path) -> Found | None:
        return None


def installed(*more: Path) -> Path:
    """The peer's programs, and ``more`` of them, beside the packages that they need, which npm fetches once."""
    source = _HERE / "peer"
    wanted = sha256((source / "package-lock.json").read_bytes()).hexdigest()[:12]
    folder = Path(tempfile.gettempdir()) / f"reverie-load-peer-{wanted}"
    folder.mkdir(exist_ok=True)
    for file in (*source.glob("*.js*"), *more):
        shutil.copy(file, folder)
    if not (folder / "node_modules" / ".package-lock.json").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=folder, check=True, stdout=sys.stderr)
    return folder
