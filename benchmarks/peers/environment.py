"""What the peers need, in places of their own: a virtual environment for Python, and a folder for Node.

Nothing here is needed to play, build or test Reverie. Whatever cannot be installed is told and left out.
"""

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from benchmarks.load.contenders import installed

_HERE: Final = Path(__file__).parent
PROJECT: Final = _HERE.parent.parent
LOCK: Final = PROJECT / "requirements" / "peers.txt"
PEERS: Final = PROJECT / ".venv-peers"
PEERS_PYTHON: Final = PEERS / "bin" / "python"

Say = Callable[[str], None]


@cache
def python_environment(say: Say) -> None:
    """The virtual environment, made once for each state of the lock, and tried once in a run, which it serves."""
    wanted = sha256(LOCK.read_bytes()).hexdigest()
    stamp = PEERS / ".ready"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say(f"Setting up {PEERS.name} (once, about a minute) ...")
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
    if not _install(LOCK) and (failed := list(_install_one_by_one())):
        say(f"Could not be installed: {', '.join(failed)}. Whoever needs it is left out; the next run tries again.")
        return
    stamp.write_text(wanted)


def node_folder() -> Path:
    """boardgame.io with its random players; ``OSError`` or ``CalledProcessError`` where that cannot be had."""
    return installed(_HERE / "boardgame_io.js")


def _install(requirements: Path, *options: str) -> bool:
    command = [str(PEERS_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    return subprocess.run([*command, *options, "-r", str(requirements)], stdout=sys.stderr).returncode == 0


def _install_one_by_one() -> Iterator[str]:
    """So that a framework without a package for this machine does not keep out the others; what failed."""
    for requirement in split_lock(LOCK.read_text()):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as alone:
            alone.write(requirement)
            alone.flush()
            if not _install(Path(alone.name), "--no-deps"):
                yield requirement.split("==", 1)[0]


def split_lock(text: str) -> list[str]:
    """The requirements of a lock one by one, each with the lines of its hashes."""
    requirements: list[str] = []
    for line in text.splitlines(keepends=True):
        if line[0].isspace():
            requirements[-1] += line
        else:
            requirements.append(line)
    return requirements
