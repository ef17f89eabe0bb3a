"""Four endings to read. ``python -m tests.playthroughs --write project-dreamscape`` writes them anew."""

from typing import Any

from reverie.games.project_dreamscape import GAME
from tests.playthroughs import playthrough

SOLO = ["LD-CD-1", "NT-RD-1", "IS-LD-1", "IS-CD-1", "IS-RD-1"]
GAMES: dict[int, tuple[int, dict[str, Any], dict[str, Any]]] = {
    1: (19, {"invasive_dreaming": "SD"}, {"deck_size": 5, "z": [2], "rem": [SOLO]}),
    2: (24, {}, {"deck_size": 5, "z": [3, 2], "rem": [["FF-IS-1", "FF-NT-1"], ["IS-LD-1"]]}),
    3: (39, {"shield_variant": "on"}, {"deck_size": 4, "z": [2, 3, 2], "rem": [["FF-SD-1"], ["IS-LD-1"], []]}),
    4: (41, {"sleep_token": "on", "empowered_dreaming": "NT"}, {"deck_size": 4, "z": [2, 2, 2, 1]}),
}
"""By players: seed, options, and the late position from which it is told; a whole game would be too long to read."""


def told() -> dict[int, str]:
    """By players: the playthrough as the rules tell it now."""
    return {
        players: playthrough(GAME, players, {**options, "start_seat": "A"}, seed, position)
        for players, (seed, options, position) in GAMES.items()
    }
