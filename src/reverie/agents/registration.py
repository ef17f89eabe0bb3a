"""Makes the games known to the libraries that are installed, under the names that their users expect."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from reverie.agents.settings import has_encoding
from reverie.games import all_games
from reverie.kernel import Game


@cache
def register_all() -> tuple[str, ...]:
    """Register every game that can be an environment, once; the ids under which Gymnasium and PettingZoo know them."""
    games = [game for game in all_games() if has_encoding(game)]
    for game in games:
        if find_spec("gymnasium"):
            _register_with_gymnasium(game)
        if find_spec("pettingzoo"):
            _register_with_pettingzoo(game)
    if find_spec("pyspiel"):
        import_module("reverie.agents.open_spiel")
    return tuple(env_id(game) for game in games)


def env_id(game: Game) -> str:
    """What an environment is called: the game and the version of its rules."""
    return f"reverie/{game.name}-v{game.version}"


def _register_with_gymnasium(game: Game) -> None:
    from gymnasium import register

    register(
        env_id(game),
        "reverie.agents.gymnasium_env:ReverieEnv",
        vector_entry_point="reverie.agents.vector_env:ReverieVectorEnv",
        kwargs={"game": game.name},
    )


def _register_with_pettingzoo(game: Game) -> None:
    from pettingzoo.env_registry.registration import register

    register("aec", env_id(game), "reverie.agents.pettingzoo_env:env", kwargs={"game": game.name})
    if game.simultaneous:
        register("parallel", env_id(game), "reverie.agents.pettingzoo_env:parallel_env", kwargs={"game": game.name})
