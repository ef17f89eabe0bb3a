"""Three short games of Psycle to read. ``python -m tests.playthroughs --write psycle`` writes them anew."""

from reverie.games.psycle import GAME
from tests.playthroughs import playthrough

SEEDS = {2: 21, 3: 31, 4: 41}
"""By players; each game is one Psycle long."""


def told() -> dict[int, str]:
    """By players: the playthrough as the rules tell it now."""
    return {players: playthrough(GAME, players, {"psycle_cap": 1}, seed) for players, seed in SEEDS.items()}
