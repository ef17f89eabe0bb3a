"""Running the server: the checks before it starts, and a clean end."""

import asyncio
import errno
import socket
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from reverie.kernel import Refused
from reverie.server.addresses import link
from reverie.server.app import make_app
from reverie.server.connections import bounded_http
from reverie.server.fast_websocket import FastWebSocket
from reverie.server.folder_lock import locked_folder
from reverie.server.gc_tuning import CycleSearch
from reverie.server.identity import SECRET_FILE, secret_in
from reverie.server.limits import FRAME_BYTES, SECRET_LENGTH, TOKEN_LENGTH
from reverie.server.proxies import Proxies
from reverie.server.settings import Settings
from reverie.server.storage import Store
from reverie.server.storage.database import find_location

DRAIN_SECONDS = 10
KEEP_ALIVE_SECONDS = 5
"""How long a connection may wait for its next request."""
_FILES = 100
"""What a process has open besides its connections."""


class CannotServe(Refused):
    """The server cannot start like this."""


def _say_nothing(address: str) -> None:
    pass


class _Server(uvicorn.Server):
    """Says where it listens, once it does."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            self._ready(link(host, port))


def serve(
    settings: Settings,
    log_level: str = "warning",
    ready: Callable[[str], None] = _say_nothing,
    make: Callable[[Settings], Starlette] = make_app,
) -> None:
    """Run what ``make`` makes until it is told to stop; ``Refused`` says why it cannot start."""
    check_secret(settings)
    proxies = Proxies(settings.trusted_proxies)
    with bound_socket(settings.host, settings.port) as listener, _alone(settings) as say_where:

        def is_ready(address: str) -> None:
            say_where(address)
            ready(address)

        asyncio.run(_check_storage(settings))
        _run(settings, make(settings), proxies, listener, log_level, is_ready)


def _alone(settings: Settings) -> AbstractContextManager[Callable[[str], None]]:
    """A data folder has one server; a PostgreSQL may have many."""
    folder = sqlite_folder(settings.database)
    return nullcontext(_say_nothing) if folder is None else locked_folder(folder)


def sqlite_folder(database: Path | str) -> Path | None:
    """The folder with the SQLite file; none for a PostgreSQL."""
    file = find_location(database).file
    return None if file is None else file.parent


def _run(
    settings: Settings,
    app: Starlette,
    proxies: Proxies,
    listener: socket.socket,
    log_level: str,
    ready: Callable[[str], None],
) -> None:
    limits = replace(settings.limits, connections=_room_for(settings.limits.connections))
    http = bounded_http(limits, proxies)
    gate = http.gate
    search = CycleSearch(here=lambda: gate.open, ended=lambda: gate.lines_ended)
    config = uvicorn.Config(
        app,
        log_level=log_level,
        access_log=False,
        http=http,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        ws=FastWebSocket,
        ws_max_size=2 * FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=DRAIN_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        server_header=False,
        date_header=False,
        callback_notify=search.look_again,
        timeout_notify=60,
    )
    with suppress(KeyboardInterrupt):  # it has been stopped by hand, and has said goodbye
        _Server(config, ready).run(sockets=[listener])


def check_secret(settings: Settings) -> None:
    """On PostgreSQL there is no data folder to keep a secret in: it must be given. A short one could be guessed."""
    secret = settings.secret
    if not secret and not isinstance(settings.database, Path):
        raise CannotServe("secret-missing")
    if not secret and isinstance(settings.database, Path) and (settings.database / SECRET_FILE).is_file():
        secret = secret_in(settings.database)
    if secret and len(secret) < SECRET_LENGTH:
        raise CannotServe("secret-short", {"least": SECRET_LENGTH})
    if settings.metrics_token and len(settings.metrics_token) < TOKEN_LENGTH:
        raise CannotServe("token-short", {"least": TOKEN_LENGTH})


def _room_for(connections: int) -> int:
    """So many connections, or as many as the system lets one process have open beside its files."""
    if sys.platform == "win32":
        return connections
    import resource

    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + _FILES
    if least < wanted and least != resource.RLIM_INFINITY:
        least = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (least, most))
        least, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return connections if least == resource.RLIM_INFINITY else max(1, min(connections, least - _FILES))


def free_port(wanted: int, host: str = "127.0.0.1") -> int:
    """The wanted port, or any (0) where it is taken."""
    try:
        bound_socket(host, wanted).close()
    except CannotServe:
        return 0
    return wanted


def bound_socket(host: str, port: int) -> socket.socket:
    """A listening socket, or the reason why there cannot be one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    facts = {"host": host, "port": port}
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        taken = error.errno == errno.EADDRINUSE
        raise CannotServe("port-taken" if taken else "address-impossible", facts) from None
    except OverflowError:
        listener.close()
        raise CannotServe("address-impossible", facts) from None
    return listener


async def _check_storage(settings: Settings) -> None:
    """Open it once before the server starts, so that an error is a sentence and not a stack of calls."""
    store = await Store.open(settings.database)
    await store.close()
