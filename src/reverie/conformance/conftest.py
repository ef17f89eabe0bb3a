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
    """The laws of encodings are for games that have one."""
    items[:] = [item for item in items if not _needs_encoding(item)]


def _needs_encoding(item: pytest.Item) -> bool:
    if not isinstance(item, pytest.Function) or not item.module.__name__.endswith("conformance.test_encoding"):
        return False
    table = item.callspec.params["table"]
    return isinstance(table, Table) and type(table.game).encoding is Game.encoding
