"""Four short games of Dream-Quest to read. ``python -m tests.playthroughs --write dream-quest`` writes them anew."""

from typing import Any, Final

from reverie.games.dream_quest import GAME
from tests.playthroughs import playthrough

SEEDS: Final = {2: 14, 3: 33, 4: 28, 5: 366}
"""By players."""
WAYS: Final[dict[int, dict[str, Any]]] = {
    2: {"max_rounds": 1, "opening": "last_night", "quest": "last-toll"},
    3: {"max_rounds": 1, "opening": "last_night", "edition": "revised", "quest": "borrowed-face"},
    4: {"max_rounds": 2, "board": "short_night"},
    5: {"max_rounds": 2, "reality_deck": "long_night"},
}
FROM: Final[dict[int, dict[str, Any]]] = {
    2: {
        "character": ["bedford", "serpent"],
        "asleep": [True, True],
        "space": ["LW2", "DC7"],
        "providence": [14, 13],
        "first": 0,
        "round_no": 1,
    },
    3: {
        "character": ["silverlake", "blunt", "snyder"],
        "asleep": [True, True, False],
        "space": ["DC3", "DC7", "DC4"],
        "providence": [4, 16, 0],
        "first": 0,
        "round_no": 1,
    },
}
"""The last round of a game in the Dream Cycle; with four and five the first two rounds are told."""


def told() -> dict[int, str]:
    """By players: the playthrough as the rules tell it now."""
    return {
        players: playthrough(GAME, players, WAYS[players], seed, FROM.get(players)) for players, seed in SEEDS.items()
    }
