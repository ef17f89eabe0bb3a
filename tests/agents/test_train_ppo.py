"""The learning example learns for a moment: a few hundred steps, always the same ones."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import train_ppo

SHORT = "--steps 512 --minutes 1e9 --points 1 --envs 8 --horizon 16 --parts 2 --epochs 2 --processes 1"
"""No clock ends it or has it measured in between."""
SMALL = "--width 16 --games 16 --seed 3 --max-moves 200"


def learned(folder: Path, *more: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The weights and what is told of how it went."""
    weights, curve = folder / "weights.npz", folder / "curve.json"
    assert train_ppo.main([*SHORT.split(), *SMALL.split(), *more, "--out", str(weights), "--curve", str(curve)]) == 0
    with np.load(weights) as file:
        return dict(file), json.loads(curve.read_text(encoding="utf-8"))


@pytest.mark.parametrize("more", [(), ("--candidates", "--most-candidates", "6", "--rewards", "lead")])
def test_the_example_learns_for_a_moment(tmp_path: Path, more: tuple[str, ...]) -> None:
    weights, told = learned(tmp_path, *more)
    assert [point["steps"] for point in told["curve"]] == [0, 512]
    assert all(0 <= point["share"] <= 1 for point in told["curve"])
    assert all(np.isfinite(each).all() for each in weights.values())
    unlearned, _ = learned(tmp_path, *more, "--steps", "0")
    assert any((weights[name] != unlearned[name]).any() for name in weights)
    again, _ = learned(tmp_path, *more)
    assert all((weights[name] == again[name]).all() for name in weights)


def test_the_example_takes_another_game_and_more_players(tmp_path: Path) -> None:
    _, told = learned(tmp_path, "--game", "counting-zzzzs", "--players", "3", "--steps", "128", "--games", "4")
    assert [point["steps"] for point in told["curve"]] == [0, 128]
