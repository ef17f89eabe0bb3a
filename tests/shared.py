"""What several test workers need is made once in a run: by the first of them, while the others wait for it."""

import fcntl
from collections.abc import Callable
from pathlib import Path

import pytest


def made_once(factory: pytest.TempPathFactory, worker: str, name: str, make: Callable[[Path], None]) -> Path:
    """The place that ``make`` has filled, in a folder that all workers of a run share (and no other run)."""
    own = factory.getbasetemp()
    folder = own if worker == "master" else own.parent
    with (folder / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / f"{name}.made").exists():
            make(folder / name)
            (folder / f"{name}.made").touch()
    return folder / name
