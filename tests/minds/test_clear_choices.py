"""The strongest level makes the one clearly best move, in nearly all positions of every game that have one."""

from typing import Final

import pytest
from benchmarks.clear_choices import FOLDER, answer

GAMES: Final = sorted(path.parent.name for path in FOLDER.glob("*/best"))
ENOUGH: Final = 0.95


@pytest.mark.parametrize("game", GAMES)
def test_strong_answers_nearly_all_clear_choices(game: str) -> None:
    files = sorted((FOLDER / game / "best").glob("*.toml"))
    assert len(files) >= 50
    missed = {}
    for path in files:
        found, best = answer(path, "strong", 1)
        if found not in best:
            missed[path.stem] = found
    assert len(files) - len(missed) >= ENOUGH * len(files), missed
