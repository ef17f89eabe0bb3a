"""The worker processes of a server, looked for as on Linux."""

from pathlib import Path

import pytest

from tests.server.test_stopping import children

on_linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked for as on Linux")


def workers_of(pid: int) -> list[int]:
    """The workers among a server's children (``multiprocessing`` keeps one more, which only tidies up)."""
    return [child for child in children(pid) if b"spawn_main" in _command(child)]


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
