"""Every law is tried with every game: where it asks for a table, at every number of players and set of options."""

import pytest

from reverie.conformance.tables import Table, chosen_games, tables_of
from reverie.kernel import Game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = chosen_games(metafunc.config.getoption("--game"))
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", [table for game in games for table in tables_of(game)], ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The laws of encodings and of heuristics are for games that have them."""
    items[:] = [item for item in items if _concerns_its_game(item)]


def _concerns_its_game(item: pytest.Item) -> bool:
    law = item.module.__name__.rpartition("conformance.test_")[2] if isinstance(item, pytest.Function) else ""
    if law not in ("encoding", "heuristics") or not isinstance(item, pytest.Function):
        return True
    table = item.callspec.params["table"]
    return not isinstance(table, Table) or getattr(type(table.game), law) is not getattr(Game, law)
