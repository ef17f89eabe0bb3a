"""One server for one data folder: two that write to the same SQLite file would not hear of each other's moves.

The lock is the operating system's, on a file in the folder, so it ends with its process, however that ends. The file
says where the server can be found.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from reverie.kernel import Refused
from reverie.server.storage import StorageRefused

FILE_NAME: Final = "server.lock"
_PATIENCE: Final = 10.0
"""Seconds that a server may take until it says where it listens."""


class FolderInUse(Refused):
    """Another server works with this folder."""


@contextmanager
def locked_folder(folder: Path) -> Iterator[Callable[[str], None]]:
    """Hold the folder; what is yielded tells others where the server listens. ``FolderInUse`` if somebody holds it."""
    file = folder / FILE_NAME
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        raise StorageRefused("data-folder-unwritable", {"folder": str(folder)}) from None
    try:
        if not _take(handle):
            raise FolderInUse("folder-in-use", {"folder": str(folder), "address": _read(handle)})
        os.ftruncate(handle, 0)
        yield lambda address: _write(handle, address)
    finally:
        os.close(handle)


def address_in(folder: Path) -> str:
    """Where the server that holds the folder listens; it may be about to say so."""
    until = monotonic() + _PATIENCE
    while not (address := (folder / FILE_NAME).read_text(encoding="utf-8")) and monotonic() < until:
        sleep(0.05)
    return address


def _read(handle: int) -> str:
    return os.pread(handle, 200, 0).decode(errors="replace") if hasattr(os, "pread") else ""


def _write(handle: int, address: str) -> None:
    os.ftruncate(handle, 0)
    os.lseek(handle, 0, os.SEEK_SET)
    os.write(handle, address.encode())


def _take(handle: int) -> bool:
    """Take the lock; false if another process has it."""
    try:
        import fcntl
    except ImportError:  # Windows
        return _take_on_windows(handle)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a disk that knows no locks, as some on a network: nobody can be kept out there
        return True
    return True


def _take_on_windows(handle: int) -> bool:
    import msvcrt

    os.lseek(handle, 1000, os.SEEK_SET)  # beyond what is read: a locked byte cannot be
    try:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        return False
    return True
