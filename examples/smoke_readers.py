"""pandas and pyarrow read what ``reverie export-games`` writes: every column of every row, with its type and shape.

    make smoke-agents

or, where ``reverie[agents]``, ``pandas`` and ``pyarrow`` are installed: ``python examples/smoke_readers.py``.

What they read is compared with what ``reverie.agents.datasets`` reads, and with the rules of the dataset itself.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import pandas
import pyarrow
from pyarrow import parquet

from reverie.agents.datasets import read_dataset

NUMBERS = {
    "episode": "int32",
    "step": "int32",
    "decision": "int32",
    "seat": "uint8",
    "action": "int32",
    "lawful": "int32",
    "forced": "bool",
    "reward": "float32",
    "win_share": "float32",
    "margin": "int32",
    "done": "bool",
}
"""The columns of ``steps`` that hold one number, and its type."""
LISTS = {"policies": "object", "winners": "uint8", "scores": "int32", "returns": "float64"}
"""The columns of ``games`` that hold several, and what type each of them has."""


def written(game: str, games: int, folder: Path) -> Path:
    """A dataset, as the command writes it."""
    out = folder / game
    command = [sys.executable, "-m", "reverie.cli", "export-games", game, "--games", str(games), "--bots", "random"]
    subprocess.run([*command, "--seed", "7", "--out", str(out)], check=True, stdout=subprocess.DEVNULL)
    return out


def check_steps(sizes: Any, read: Any, frame: Any, table: Any) -> tuple[int, int]:
    """Moves; how long an observation and a mask are."""
    for name, kind in NUMBERS.items():
        ours = read[name].to_numpy()
        assert frame[name].dtype == kind, (name, frame[name].dtype)
        assert (frame[name].to_numpy() == ours).all(), name
        assert (table[name].to_numpy() == ours).all(), name
    for name, kind, width in (("observation", np.float32, sizes.observation), ("mask", np.bool_, sizes.actions)):
        ours = read[name].to_numpy()
        in_pandas = np.stack(frame[name].to_numpy())
        column = table[name].combine_chunks()
        in_arrow = column.flatten().to_numpy(zero_copy_only=False).reshape(len(column), -1)
        assert pyarrow.types.is_fixed_size_list(column.type), name
        for found in (in_pandas, in_arrow):
            assert (found.dtype, found.shape) == (kind, (len(frame), width)), (name, found.dtype, found.shape)
            assert (found == ours).all(), name
    mask = np.stack(frame["mask"].to_numpy())
    assert mask[np.arange(len(frame)), frame["action"]].all()
    assert (mask.sum(axis=1) == frame["lawful"]).all()
    return sizes.observation, sizes.actions


def check_games(read: Any, frame: Any, table: Any) -> None:
    """Games: numbers, texts, lists; what is missing is missing for all of them."""
    assert table.to_pylist() == read.to_dicts()
    for name in read.columns:
        ours, theirs = read[name].to_list(), frame[name].tolist()
        if name in LISTS:
            assert all(each.dtype == LISTS[name] for each in theirs), name
            theirs = [each.tolist() for each in theirs]
        assert [None if pandas.api.types.is_scalar(each) and pandas.isna(each) else each for each in theirs] == ours, (
            name
        )


def main() -> None:
    """Write, read three ways, compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", help="again for several; without it psycle and dream-quest")
    parser.add_argument("--games", type=int, default=3)
    chosen = parser.parse_args()
    for game in chosen.game or ["psycle", "dream-quest"]:
        with tempfile.TemporaryDirectory() as folder:
            out = written(game, chosen.games, Path(folder))
            read = read_dataset(out, check=True)
            frames, tables = [], []
            for kind in ("steps", "games"):
                files = sorted(out.glob(f"{kind}-*.parquet"))
                frames.append(pandas.concat([pandas.read_parquet(file) for file in files], ignore_index=True))
                tables.append(pyarrow.concat_tables([parquet.read_table(file) for file in files]))
            width, actions = check_steps(read.metadata.sizes, read.steps.collect(), frames[0], tables[0])
            check_games(read.games.collect(), frames[1], tables[1])
        print(
            f"pandas {pandas.__version__} and pyarrow {pyarrow.__version__}, {game}: {len(frames[1])} games,"
            f" {len(frames[0])} moves with {width} numbers and {actions} actions each, all as written"
        )


if __name__ == "__main__":
    main()
