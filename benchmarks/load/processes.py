"""The processes of a run: started on a core of their own, watched, and ended by their id."""

import os
import signal
import socket
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic, sleep

_TICKS = os.sysconf("SC_CLK_TCK")
_START_SECONDS = 300.0


def cores(one_core: bool) -> tuple[int, int]:
    """The core of the server, and the one of those who play."""
    ours = sorted(os.sched_getaffinity(0))
    return (ours[0], ours[0]) if one_core else (ours[0], ours[-1])


def start(
    command: Sequence[str], core: int, folder: Path, output: int | None = None, more: Mapping[str, str] | None = None
) -> "subprocess.Popen[str]":
    """Start a process that stays on one core, with whatever threads it makes."""
    return subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **(more or {})},
        stdout=output if output is not None else subprocess.DEVNULL,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )


def start_anywhere(command: Sequence[str], folder: Path) -> "subprocess.Popen[str]":
    """Start a process on whichever core is free."""
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, text=True)


def kill(process: "subprocess.Popen[str]") -> None:
    """End it as a crash would: nothing is tidied up, nothing more is written."""
    if process.poll() is None:
        process.send_signal(signal.SIGKILL)
    process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int, process: "subprocess.Popen[str]") -> None:
    """Until somebody listens there."""
    end = monotonic() + _START_SECONDS
    while monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if process.poll() is not None:
            break
        sleep(0.05)
    raise RuntimeError(f"the server did not start (exit status {process.poll()})")


def cpu_seconds(pid: int) -> float:
    """The time that all threads of a process have spent on a core, in the kernel too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def machine_seconds() -> float:
    """The time that all cores together have spent on anything at all."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    idle_and_waiting = fields[3] + fields[4]
    return (sum(fields[:8]) - idle_and_waiting) / _TICKS


def resident_bytes(pid: int) -> int:
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")
