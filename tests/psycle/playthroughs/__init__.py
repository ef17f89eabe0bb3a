"""Three short games of Psycle to read. ``python -m tests.psycle.playthroughs --write`` writes them anew."""

from reverie.games.psycle import GAME
from tests.playthroughs import path_of, playthrough

SEEDS = {2: 21, 3: 31, 4: 41}
"""By players; each game is one Psycle long."""


def told() -> dict[int, str]:
    """By players: the playthrough as the rules tell it now."""
    return {players: playthrough(GAME, players, {"psycle_cap": 1}, seed) for players, seed in SEEDS.items()}


def write() -> list[str]:
    """Keep what is told now; the names of the files that changed."""
    changed = []
    for players, text in told().items():
        path = path_of(GAME.name, players)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path.name)
    return changed
