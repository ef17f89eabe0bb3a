"""The pytest plugin that gives the suite its ``--game`` option. It is loaded in every run, so it does little else."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("reverie").addoption(
        "--game",
        action="append",
        default=[],
        metavar="NAME",
        help="hold this game to reverie.conformance: a registered name or package.module:OBJECT; may be repeated",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Say at once where there is no such game."""
    if config.getoption("--game"):
        from reverie.conformance.tables import chosen_games
        from reverie.kernel import Refused

        try:
            chosen_games(config.getoption("--game"))
        except Refused as refused:
            raise pytest.UsageError(f"--game: {refused}") from None
