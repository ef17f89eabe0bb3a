"""docs/agents.md says what is true."""

import re
from pathlib import Path

from reverie.agents.settings import has_encoding
from reverie.games import all_games

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "agents.md"


def test_the_sizes_in_the_document_are_those_of_the_games() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| (\d) \| (\d+) \| (\d+) \| (\d+) \|$", DOCUMENT.read_text("utf-8"), re.M)
    told = [(name, *map(int, numbers)) for name, *numbers in rows]
    assert told == [
        (game.name, players, len(encoding.labels()), len(encoding.action_labels()), len(encoding.move_labels()))
        for game in all_games()
        if has_encoding(game)
        for players in game.player_counts
        for encoding in [game.encoding(game.setup(players))]
    ]


def test_a_step_is_measured() -> None:
    """The benchmark itself runs; how fast is no matter of tests."""
    from benchmarks.agents import main

    assert main(["--rounds", "1", "--seconds", "0.01", "--games", "psycle"]) == 0
