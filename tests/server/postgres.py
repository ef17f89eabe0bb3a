"""A real PostgreSQL for the tests: installed if it is missing, started in a folder of its own, gone afterwards."""

import fcntl
import glob
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg

SWITCH = "REVERIE_TEST_POSTGRES"
"""Set it to "off" to skip the tests that need PostgreSQL."""

_HOW = f"Install PostgreSQL (on Debian: apt-get install postgresql), or set {SWITCH}=off to skip these tests."
_START_SECONDS = 60


class NoPostgres(Exception):
    """There is no PostgreSQL, and none can be had."""


class Postgres:
    """A running server; every test gets a database of its own. One that a test has to itself can be made to fail."""

    def __init__(self, command: Sequence[str], folder: Path, user: pwd.struct_passwd | None, password: str) -> None:
        self.port = _free_port()
        self.password = password
        self._command = [*command, "-p", str(self.port)]
        self._folder = folder
        self._user = user
        self._process: subprocess.Popen[Any] | None = None

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://reverie:{self.password}@127.0.0.1:{self.port}/{database}"

    def run(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    @contextmanager
    def fresh_database(self, options: str = "") -> Iterator[str]:
        name = f"test_{secrets.token_hex(6)}"
        self.run(f"CREATE DATABASE {name} {options}")
        try:
            yield self.url(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")

    # Coming, going, failing.

    def start(self) -> None:
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen(self._command, **_as(self._user), cwd=self._folder, stdout=log, stderr=log)
        _wait_for(self, self._process, self._folder / "log")

    def stop(self, immediately: bool = False) -> None:
        """Everybody is cut off; ``immediately``: without putting anything away, as in a crash."""
        assert self._process is not None
        family = self._family()
        self._process.send_signal(signal.SIGQUIT if immediately else signal.SIGINT)
        self._process.wait(timeout=_START_SECONDS)
        _wait_until_gone(family)

    def kill(self) -> None:
        """All of its processes at once, as if the machine had gone."""
        assert self._process is not None
        family = self._family()
        self._signal(signal.SIGKILL)
        self._process.wait(timeout=_START_SECONDS)
        _wait_until_gone(family)

    def freeze(self) -> None:
        """It is there, but does nothing and answers nobody."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        for pid in self._family():
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def _family(self) -> list[int]:
        """The server and its children, the server first: it makes no more of them then."""
        assert self._process is not None
        parent = self._process.pid
        return [parent, *(int(stat.split()[0]) for stat in _all_stats() if _parent_in(stat) == parent)]


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    programs = _programs()
    # Its owner must get there, which a folder of pytest's own would not allow.
    folder = Path(tempfile.mkdtemp(prefix="reverie-postgres-"))
    try:
        user = _user()
        if user is not None:
            shutil.chown(folder, user.pw_name)
        password = secrets.token_hex(8)
        _make_cluster(programs, folder, user, password)
        with _server(programs, folder, user, password) as postgres:
            yield postgres
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """The folder of PostgreSQL's programs."""
    found = _found_programs()
    if found is None and os.geteuid() == 0:
        _install()
        found = _found_programs()
    if found is None:
        raise NoPostgres(f"PostgreSQL is not installed. {_HOW}")
    return found


def _found_programs() -> Path | None:
    on_path = shutil.which("initdb")
    installed = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), key=lambda name: float(name.split("/")[4]))
    found = installed[-1] if installed else on_path
    return Path(found).resolve().parent if found else None


def _install() -> None:
    """By the first of several test workers; the others wait for it."""
    with Path(tempfile.gettempdir(), "reverie-install-postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _found_programs() is not None or shutil.which("apt-get") is None:
            return
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "postgresql"]):
            done = subprocess.run(command, env=quiet, capture_output=True, text=True)
            if done.returncode:
                raise NoPostgres(f"`{' '.join(command)}` failed: {done.stderr.strip()[-500:]}\n{_HOW}")


def _user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root: then it runs as the user that its package made."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise NoPostgres(f"There is no user that PostgreSQL could run as. {_HOW}")


def _as(user: pwd.struct_passwd | None) -> dict[str, Any]:
    return {} if user is None else {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _make_cluster(programs: Path, folder: Path, user: pwd.struct_passwd | None, password: str) -> None:
    secret = folder / "password"
    secret.write_text(password)
    if user is not None:
        shutil.chown(secret, user.pw_name)
    command = [f"{programs}/initdb", "--pgdata", f"{folder}/data", "--username", "reverie", "--pwfile", str(secret)]
    command += ["--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C", "--no-sync"]
    done = subprocess.run(command, **_as(user), cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise NoPostgres(f"initdb failed: {done.stderr.strip()[-500:]}")


@contextmanager
def _server(programs: Path, folder: Path, user: pwd.struct_passwd | None, password: str) -> Iterator[Postgres]:
    command = [f"{programs}/postgres", "-D", f"{folder}/data", "-k", str(folder)]
    # What the tests look at survives a killed process without fsync; only a power cut would tell.
    for setting in ("listen_addresses=127.0.0.1", "fsync=off", "max_connections=200", "log_min_messages=fatal"):
        command += ["-c", setting]
    postgres = Postgres(command, folder, user, password)
    postgres.start()
    try:
        yield postgres
    finally:
        postgres.stop()


def _all_stats() -> Iterator[str]:
    for place in glob.glob("/proc/[0-9]*/stat"):
        with suppress(OSError):
            yield Path(place).read_text()


def _parent_in(stat: str) -> int:
    return int(stat.rpartition(")")[2].split()[1])


def _state_in(stat: str) -> str:
    return stat.rpartition(")")[2].split()[0]


def _wait_until_gone(pids: Sequence[int]) -> None:
    deadline = time.monotonic() + _START_SECONDS
    while {int(stat.split()[0]) for stat in _all_stats() if _state_in(stat) != "Z"}.intersection(pids):
        assert time.monotonic() < deadline, f"some of {pids} live on"
        time.sleep(0.01)


def _wait_for(postgres: Postgres, process: "subprocess.Popen[Any]", log: Path) -> None:
    deadline = time.monotonic() + _START_SECONDS
    while True:
        try:
            postgres.run("SELECT 1")
            return
        except psycopg.OperationalError as error:
            if process.poll() is not None or time.monotonic() > deadline:
                raise NoPostgres(f"PostgreSQL does not start: {error}\n{log.read_text()[-1000:]}") from None
        time.sleep(0.05)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
