"""What the tests of the server share: databases of both kinds, and stores on them."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from reverie.server.storage import Store
from tests.server.postgres import SWITCH, NoPostgres, Postgres, running_postgres

OpenStore = Callable[[], Awaitable[Store]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, one for each worker that needs one."""
    if os.environ.get(SWITCH) == "off":
        pytest.skip(f"{SWITCH}=off")
    try:
        with running_postgres() as server:
            yield server
    except NoPostgres as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """A database of its own, empty."""
    with postgres.fresh_database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place for data, of each kind: a folder, or a URL."""
    if request.param == "sqlite":
        return str(tmp_path / "data")
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
async def open_store(database: str) -> AsyncIterator[OpenStore]:
    """Opens a store on that place, as often as a test wants."""
    async with AsyncExitStack() as stack:

        async def open_one() -> Store:
            return await stack.enter_async_context(await Store.open(database))

        yield open_one


@pytest.fixture
async def store(open_store: OpenStore) -> Store:
    return await open_store()
