"""The two ways into a database: one connection that writes, a few that read.

Nothing here logs or prints parameters: the seeds of games in progress are among them.
"""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import URL, NullPool, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from reverie.server.storage.places import Place

_READERS: Final = 8

_SQLITE_SETTINGS: Final = (
    "busy_timeout = 10000",
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit is on the disk, not on its way there
    "fullfsync = ON",  # ... on macOS too
    "foreign_keys = ON",
    "secure_delete = ON",  # what is erased is overwritten
    "cache_size = -16000",  # kilobytes
    "wal_autocheckpoint = 4000",  # pages: the lines of busy tables meet on the same ones
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


def writing_engine(place: Place) -> AsyncEngine:
    """For the one writer, who holds on to a connection. In SQLite its first write takes the lock, and waits for it."""
    if place.file is None:
        return _postgres_engine(place, poolclass=NullPool)
    return _sqlite_engine(place, "IMMEDIATE", poolclass=NullPool)


def reading_engine(place: Place) -> AsyncEngine:
    """For questions that one statement answers: each is a transaction of its own, so there is nothing to roll back."""
    options: dict[str, Any] = {
        "isolation_level": "AUTOCOMMIT",
        "skip_autocommit_rollback": True,
        "pool_size": _READERS,
        "max_overflow": 0,  # a question waits for a connection rather than open one of its own
        "pool_reset_on_return": None,
    }
    if place.file is None:
        return _postgres_engine(place, **options)
    return _sqlite_engine(place, **options)


def _sqlite_engine(place: Place, isolation: str = "DEFERRED", **options: Any) -> AsyncEngine:
    arguments = {"isolation_level": isolation, "timeout": 10}
    engine = create_async_engine(place.url, hide_parameters=True, connect_args=arguments, **options)
    _on_connect(engine, [f"PRAGMA {setting}" for setting in _SQLITE_SETTINGS])
    return engine


def _postgres_engine(place: Place, **options: Any) -> AsyncEngine:
    engine = create_async_engine(postgres_url(place), hide_parameters=True, **options)
    _on_connect(engine, _POSTGRES_SETTINGS)
    return engine


def postgres_url(place: Place) -> URL:
    """The URL with our habits, wherever it does not state its own."""
    ours = {name: value for name, value in _POSTGRES_DEFAULTS.items() if name not in place.url.query}
    return place.url.update_query_dict(ours)


def _on_connect(engine: AsyncEngine, settings: Sequence[str]) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for setting in settings:
            cursor.execute(setting)
        cursor.close()
        connection.commit()
