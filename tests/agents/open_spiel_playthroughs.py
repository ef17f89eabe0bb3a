"""Short games in OpenSpiel's own playthrough format, one for every game and count: ``--write`` keeps them.

Tensors and views are long, so of every long line only the beginning is kept, and of all of it a digest (SHA-256).
"""

import hashlib
import sys
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough

from reverie.agents import open_spiel
from reverie.games import all_games

FOLDER = Path(__file__).parent / "playthroughs"
_MOVES = 5
_WIDTH = 100


def game_strings() -> list[str]:
    """Every game with every count, and at once where several are asked."""
    found = []
    for game in all_games():
        name = open_spiel.short_name(game)
        if name in open_spiel.register():
            found += [f"{name}(players={players},max_moves={_MOVES})" for players in game.player_counts]
            if game.simultaneous:
                found.append(f"{name}(max_moves={_MOVES},simultaneous=True)")
    return found


def place(game_string: str) -> Path:
    players = pyspiel.load_game(game_string).num_players()
    at_once = "_at_once" if "simultaneous" in game_string else ""
    return FOLDER / f"{game_string.partition('(')[0]}_{players}{at_once}.txt"


def played(game_string: str) -> str:
    """The same game each time."""
    return "".join(_shortened(line) + "\n" for line in playthrough(game_string, [], seed=1).splitlines())


def _shortened(line: str) -> str:
    if len(line) <= _WIDTH + 20:
        return line
    return f"{line[:_WIDTH]} ... {hashlib.sha256(line.encode()).hexdigest()[:16]}"


if __name__ == "__main__" and "--write" in sys.argv:
    FOLDER.mkdir(exist_ok=True)
    for one in game_strings():
        place(one).write_text(played(one), encoding="utf-8")
