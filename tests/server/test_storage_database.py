"""Opening a database: made when it is not there, brought up to date when it is old, refused with a reason otherwise."""

import asyncio
import os
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, make_url

from reverie.server.storage import StorageRefused, Store, migrations
from reverie.server.storage.database import use_write_ahead_log
from reverie.server.storage.schema import METADATA
from tests.server.conftest import OpenStore
from tests.server.postgres import Postgres
from tests.server.storage_samples import SEED, moved, new_table, numbers

pytestmark = pytest.mark.anyio


async def refusal(where: str | Path) -> StorageRefused:
    with pytest.raises(StorageRefused) as caught:
        await Store.open(where)
    # Not even in what led to it, which a log would print.
    assert caught.value.__cause__ is None
    return caught.value


def change(database: str, statement: str) -> None:
    """Behind the store's back."""
    if "://" in database:
        with psycopg.connect(database, autocommit=True) as server:
            server.execute(statement.encode())
    else:
        with sqlite3.connect(Path(database, "reverie.sqlite3")) as file:
            file.execute(statement)
        file.close()


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(
        connection, opts={"version_table": migrations.VERSION_TABLE, "compare_server_default": True}
    )
    return list(compare_metadata(context, METADATA))


async def test_the_steps_lead_to_the_shape_that_the_code_knows(store: Store) -> None:
    with store.database.writing.connect() as connection:
        assert differences(connection) == []
        assert migrations.revision_of(connection) == migrations.newest()


async def test_what_was_written_is_there_when_it_is_opened_again(database: str) -> None:
    async with await Store.open(database) as store:
        table_id = await new_table(store)
        assert await store.tables.append(table_id, moved(1))
    async with await Store.open(database) as store:
        assert await numbers(store, table_id) == [0, 1]


async def test_several_servers_may_start_together(open_store: OpenStore) -> None:
    stores = await asyncio.gather(*(open_store() for _ in range(4)))
    table_id = await new_table(stores[0])
    assert [await numbers(store, table_id) for store in stores] == [[0]] * 4


class BusyCursor:
    """A cursor into a file whose mode somebody else is changing; ``refusals`` is what SQLite says, in turn."""

    def __init__(self, *refusals: str) -> None:
        self.refusals = list(refusals)
        self.asked = 0

    def execute(self, _: str) -> None:
        self.asked += 1
        if self.refusals:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorname = self.refusals.pop(0)
            raise error


def test_who_changes_the_mode_of_a_new_file_is_waited_for() -> None:
    """SQLite itself does not wait there, whatever its timeout: servers that started together were refused, rarely."""
    cursor = BusyCursor("SQLITE_BUSY", "SQLITE_BUSY")
    use_write_ahead_log(cursor)  # type: ignore[arg-type]
    assert cursor.asked == 3
    with pytest.raises(sqlite3.OperationalError):
        use_write_ahead_log(BusyCursor("SQLITE_READONLY"))  # type: ignore[arg-type]


async def test_a_new_shape_comes_whole_or_not_at_all(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    take_the_steps = migrations.upgrade

    def stumble(connection: Connection) -> None:
        take_the_steps(connection)
        raise RuntimeError("the last step failed")

    with monkeypatch.context() as patched:
        patched.setattr(migrations, "upgrade", stumble)
        with pytest.raises(RuntimeError):
            await Store.open(database)
    # Nothing is left of it: this would complain about a table that exists.
    change(database, "CREATE TABLE log (line TEXT)")
    change(database, "DROP TABLE log")
    await (await Store.open(database)).close()


async def test_a_newer_database_is_left_alone(database: str) -> None:
    await (await Store.open(database)).close()
    change(database, f"UPDATE {migrations.VERSION_TABLE} SET version_num = '9999'")
    refused = await refusal(database)
    assert (refused.code, refused.facts) == ("newer-database", {"found": "9999", "known": migrations.newest()})
    assert (await refusal(database)).code == "newer-database"


async def test_the_database_of_another_program_is_left_alone(database: str) -> None:
    if "://" not in database:
        Path(database).mkdir()
    change(database, "CREATE TABLE recipes (name TEXT)")
    assert (await refusal(database)).code == "foreign-database"
    change(database, "DROP TABLE recipes")
    await (await Store.open(database)).close()


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "reverie.sqlite3"
    file.write_text("Dear diary, " * 1000)
    assert (await refusal(tmp_path)).code == "foreign-database"
    assert file.read_text().startswith("Dear diary")


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("mysql://reader:hush@example.org/db", "mysql://reader:***@example.org/db"),
        ("postgresql://reader:hush@example.org:port/db", "postgresql://…"),
        ("sqlite://", "sqlite://"),
        ("sqlite:///:memory:", make_url("sqlite:///:memory:").render_as_string()),
        ("https://hush@example.org", "https://hush@example.org"),
        ("://hush", "://…"),
        ("postgresql://reader@127.0.0.1:1/db?colour=green&password=hush", "postgresql://reader@127.0.0.1:1/db"),
    ],
)
async def test_a_wrong_url_is_refused_without_its_password(url: str, shown: str) -> None:
    refused = await refusal(url)
    assert (refused.code, refused.facts) == ("bad-database-url", {"url": shown})
    assert ":hush" not in str(refused)


async def test_the_ways_to_write_a_url(tmp_path: Path, postgres_url: str) -> None:
    await (await Store.open(f"sqlite:///{tmp_path}/by-url.sqlite3")).close()
    assert (tmp_path / "by-url.sqlite3").is_file()
    await (await Store.open(tmp_path / "named.sqlite3")).close()
    assert (tmp_path / "named.sqlite3").is_file()
    for scheme in ("postgres", "postgresql+psycopg"):
        await (await Store.open(postgres_url.replace("postgresql", scheme, 1))).close()


async def test_a_wrong_password_is_a_sentence_without_it(postgres: Postgres) -> None:
    refused = await refusal(postgres.url().replace(postgres.password, "opensesame"))
    assert refused.code == "database-unreachable"
    assert "password authentication failed" in refused.facts["finding"]
    assert "opensesame" not in str(refused)


@pytest.mark.parametrize("server", ["127.0.0.1:1", "no-such-host.invalid"])
async def test_nobody_answers(server: str) -> None:
    refused = await refusal(f"postgresql://reader:hush@{server}/db")
    assert refused.code == "database-unreachable"
    assert refused.facts["finding"]
    assert "hush" not in str(refused)


async def test_a_database_that_is_not_there(postgres: Postgres) -> None:
    refused = await refusal(postgres.url("nowhere"))
    assert refused.code == "database-unreachable"
    assert "nowhere" in refused.facts["finding"]


async def test_a_database_that_cannot_hold_every_name(postgres: Postgres) -> None:
    with postgres.fresh_database("ENCODING 'LATIN1' TEMPLATE template0") as url:
        refused = await refusal(url)
    assert (refused.code, refused.facts) == ("database-encoding", {"encoding": "LATIN1"})


async def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file" / "data", tmp_path / "file" / "data" / "deeper"):
        refused = await refusal(folder)
        assert (refused.code, refused.facts) == ("data-folder-unwritable", {"folder": str(folder)})


@contextmanager
def as_nobody() -> Iterator[None]:
    """Root may write everywhere; so be somebody else for a moment."""
    me = os.geteuid()
    if me == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(me)


@pytest.mark.parametrize(("of_folder", "of_file"), [(0o000, 0o666), (0o555, 0o666), (0o777, 0o444)])
async def test_a_folder_that_may_not_be_written_to(of_folder: int, of_file: int) -> None:
    # Not in a folder of pytest's own: nobody else could even look into that.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        await (await Store.open(folder)).close()
        (folder / "reverie.sqlite3").chmod(of_file)
        folder.chmod(of_folder)
        with as_nobody():
            refused = await refusal(folder)
        folder.chmod(0o777)
    assert (refused.code, refused.facts) == ("data-folder-unwritable", {"folder": name})


async def test_a_full_commit_on_the_disk(tmp_path: Path) -> None:
    async with await Store.open(tmp_path) as store:

        async def ask(setting: str) -> object:
            return await store.write(lambda connection: connection.exec_driver_sql(f"PRAGMA {setting}").scalar_one())

        assert await ask("journal_mode") == "wal"
        assert await ask("synchronous") == 2
        assert await ask("foreign_keys") == 1
        assert await ask("secure_delete") == 1


async def test_a_full_commit_on_a_server_that_would_rather_not(postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]
    change(postgres_url, f"ALTER DATABASE {name} SET synchronous_commit = off")
    async with await Store.open(postgres_url) as store:
        level = await store.write(lambda connection: connection.exec_driver_sql("SHOW synchronous_commit").scalar_one())
    assert level == "on"


async def test_nobody_else_may_read_the_seeds(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "data") as store:
        table_id = await new_table(store)
        for file in (tmp_path / "data").iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
        row = await store.tables.get(table_id)
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    assert row is not None
    assert row.seed == SEED
    assert SEED not in repr(row)


async def test_a_relative_folder_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with await Store.open("data"):
        assert (tmp_path / "data" / "reverie.sqlite3").is_file()
