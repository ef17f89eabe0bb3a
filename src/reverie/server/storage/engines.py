"""The two ways into a database: one connection that writes, in a thread of its own, and a few that read.

Nothing here logs or prints parameters: the seeds of games in progress are among them.
"""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import URL, Engine, NullPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from reverie.server.storage.places import Place

_READERS: Final = 8

_SQLITE_SETTINGS: Final = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on the disk, not on its way there
    "PRAGMA fullfsync = ON",  # ... on macOS too
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is erased is overwritten
    "PRAGMA cache_size = -16000",  # kilobytes
    "PRAGMA wal_autocheckpoint = 4000",  # pages: the lines of busy tables meet on the same ones
)

_POSTGRES_SETTINGS: Final = (
    # A commit that is only on its way to the disk would be no commit.
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
    # A server that stops in the middle of writing must not hold up the others.
    "SELECT set_config('idle_in_transaction_session_timeout', '20s', false)",
)

_POSTGRES_DEFAULTS: Final = {
    "application_name": "reverie",
    "connect_timeout": "10",
    # A peer that has vanished is noticed within half a minute.
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "25000",
}


def writing_engine(place: Place) -> Engine:
    """For the one writer, who holds on to a connection. In SQLite its first write takes the lock, and waits for it."""
    if place.file is None:
        engine = create_engine(postgres_url(place), hide_parameters=True, poolclass=NullPool)
        return _on_connect(engine, _POSTGRES_SETTINGS)
    url = place.url.set(drivername="sqlite+pysqlite")
    arguments = {"isolation_level": "IMMEDIATE", "timeout": 10}
    engine = create_engine(url, hide_parameters=True, connect_args=arguments, poolclass=NullPool)
    return _on_connect(engine, _SQLITE_SETTINGS)


def reading_engine(place: Place) -> AsyncEngine:
    """For questions that one statement answers: each is a transaction of its own, so there is nothing to roll back."""
    options: dict[str, Any] = {
        "isolation_level": "AUTOCOMMIT",
        "skip_autocommit_rollback": True,
        "pool_size": _READERS,
        "max_overflow": 0,  # a question waits for a connection rather than open one of its own
        "pool_reset_on_return": None,
    }
    url = postgres_url(place) if place.file is None else place.url
    engine = create_async_engine(url, hide_parameters=True, **options)
    _on_connect(engine.sync_engine, _POSTGRES_SETTINGS if place.file is None else _SQLITE_SETTINGS)
    return engine


def postgres_url(place: Place) -> URL:
    """The URL with our habits, wherever it does not state its own."""
    ours = {name: value for name, value in _POSTGRES_DEFAULTS.items() if name not in place.url.query}
    return place.url.update_query_dict(ours)


def _on_connect(engine: Engine, settings: Sequence[str]) -> Engine:
    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for setting in settings:
            cursor.execute(setting)
        cursor.close()
        connection.commit()

    return engine
