"""No test depends on luck: a table of the same setup is the same game in every run (``tests.luck``)."""

import pytest

from reverie.games.psycle import GAME
from reverie.kernel.record import Seat
from reverie.table.local_game import LocalGame
from tests.server.serving import Person, Server, people, server_on_sqlite  # noqa: F401

pytestmark = pytest.mark.anyio


async def _commitment(person: Person, table: str) -> str:
    found: str = (await person.get(f"/api/tables/{table}")).json()["commitment"]
    return found


async def test_the_same_setup_is_the_same_game_at_another_table(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada", "Ben") as comers:
        tables = [await comer.make_table(options={"psycle_cap": 1}) for comer in comers]
        ada = comers[0]
        other = await ada.make_table(options={"psycle_cap": 2})
        first, second = [await _commitment(ada, table) for table in tables]
        assert len({*tables, other}) == 3, "an id is drawn as ever"
        assert first == second
        assert await _commitment(ada, other) != first


async def test_so_it_is_in_this_process() -> None:
    one, same = (LocalGame(GAME, [Seat("Ada"), Seat("Ben")]) for _ in range(2))
    assert one.seed == same.seed
    assert LocalGame(GAME, [Seat("Ada"), Seat("Ben"), Seat("Eve")]).seed != one.seed
