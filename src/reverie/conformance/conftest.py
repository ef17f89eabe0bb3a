"""Every law is tried with every game: where it asks for a table, at every number of players and set of options."""

import pytest

from reverie.conformance.tables import chosen_games, tables_of


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = chosen_games(metafunc.config.getoption("--game"))
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", [table for game in games for table in tables_of(game)], ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
