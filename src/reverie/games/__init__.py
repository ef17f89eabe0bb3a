"""The games that this Reverie knows: its own, and those that others offer.

A package offers a game by an entry point in the group ``reverie.games`` that names its ``Game`` object. Somebody who is
still writing one names it in the environment: ``REVERIE_GAMES=mygame:GAME``.
"""

import os
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from reverie.kernel import BadSetup, Game

_OWN = {
    "psycle": "reverie.games.psycle:GAME",
    "project-dreamscape": "reverie.games.project_dreamscape:GAME",
    "counting-zzzzs": "reverie.games.counting_zzzzs:GAME",
    "dream-cycle": "reverie.games.dream_cycle:GAME",
    "dream-quest": "reverie.games.dream_quest:GAME",
}


@cache
def all_games() -> tuple[Game, ...]:
    """Every registered game, Reverie's own first, then by name."""
    named = [place.strip() for place in os.environ.get("REVERIE_GAMES", "").split(",") if place.strip()]
    games: dict[str, Game] = {}
    for place in (*registered_places().values(), *named):
        game = _imported(place)
        games.setdefault(game.name, game)  # named twice, it is still one game
    return tuple(games.values())


def registered_places() -> dict[str, str]:
    """By name: where each game is that is Reverie's own or installed; nothing of them is imported."""
    places = dict(_OWN)
    for entry in sorted(entry_points(group="reverie.games"), key=lambda entry: entry.name):
        places.setdefault(entry.name, entry.value)
    return places


def registered_game(name: str) -> Game:
    """The registered game of that name. For names that come from anybody: nothing is imported on their word."""
    for game in all_games():
        if game.name == name:
            return game
    raise BadSetup("unknown-game", {"name": name[:60], "known": ", ".join(game.name for game in all_games())})


def find_game(name: str) -> Game:
    """The game of that name; also ``package.module:OBJECT`` for one that is not registered."""
    return _imported(name) if ":" in name else registered_game(name)


def _imported(place: str) -> Game:
    module, _, attribute = place.partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError):
        raise BadSetup("game-not-found", {"place": place}) from None
    if not isinstance(game, Game):
        raise BadSetup("game-not-found", {"place": place})
    return game
