"""Games as data to learn from: written as Parquet, read as Polars frames.

>>> from tempfile import TemporaryDirectory
>>> from reverie.bots import Matchup
>>> folder = TemporaryDirectory()
>>> dataset = write_dataset(folder.name, Simulated(Matchup("psycle", ["greedy", "random"]), games=3, seed=7))
>>> dataset.metadata.games, dataset.metadata.rows, dataset.metadata.complete
(3, 69, True)
>>> dataset.steps.filter(seat=0, forced=False).select("observation", "action").collect().height
35
>>> folder.cleanup()

There is a row for every move that a seat made. ``observation`` and ``mask`` hold what the seat could know then, and
nothing else; the other columns tell afterwards what it did and how it ended. ``replay`` plays a game of a dataset again
from its luck and its actions.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from reverie import __version__
from reverie.agents.dataset_files import (
    DatasetMetadata,
    DatasetSizes,
    ShardWriter,
    make_room,
    read_metadata,
    schemas,
    shard_file,
    tools,
)
from reverie.agents.dataset_rows import encoding_for
from reverie.agents.dataset_sources import Recorded, Simulated, Source
from reverie.games import registered_game
from reverie.kernel import BadDocument, BadSetup, Chance, FastChance, Move, SealedChance, State

if TYPE_CHECKING:
    import polars

__all__ = ["Dataset", "DatasetMetadata", "Recorded", "Simulated", "read_dataset", "replay", "write_dataset"]

SHARD_BYTES: Final = 64 << 20
"""Of observations and masks as they lie in memory; on the disk they take a small part of it."""


@dataclass(frozen=True, slots=True)
class Dataset:
    """A dataset that lies in a folder. Nothing of the tables is read before somebody collects it."""

    folder: Path
    metadata: DatasetMetadata
    steps: "polars.LazyFrame"
    """A row for each move."""
    games: "polars.LazyFrame"
    """A row for each game; ``episode`` says which moves are its own."""


def write_dataset(
    folder: Path | str,
    source: Source,
    *,
    overwrite: bool = False,
    command: str = "",
    watch: Callable[[int, int], None] | None = None,
    shard_bytes: int = SHARD_BYTES,
) -> Dataset:
    """Write the games of a source into a folder, as they come.

    The folder must be empty or not there yet; ``overwrite`` replaces a dataset in it, and lets other files lie.
    ``command`` stands in the metadata. ``watch`` hears after every game how many games and rows there are.

    Whatever stops it, Ctrl-C too, is raised; what was played until then is a dataset all the same, and its metadata
    says that it is not complete.
    """
    tools()
    metadata, where = _metadata(source, command), Path(folder)
    make_room(where, overwrite)
    writer = ShardWriter(where, metadata, shard_bytes)
    games = source.play()
    try:
        for game in games:
            writer.add(game)
            if watch is not None:
                watch(writer.games, writer.rows)
    except BaseException:
        games.close()
        writer.close(source.about(), complete=False)
        raise
    writer.close(source.about(), complete=True)
    return read_dataset(where)


def _metadata(source: Source, command: str) -> DatasetMetadata:
    setup, encoding = source.setup, encoding_for(source.setup)
    labels, actions = encoding.labels(), encoding.action_labels()
    return DatasetMetadata(
        reverie=__version__,
        game=setup.game.name,
        version=setup.game.version,
        content_hash=setup.game.setup(setup.players).content_hash,
        players=setup.players,
        source=source.about(),
        command=command,
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        sizes=DatasetSizes(len(labels), len(actions)),
        labels=list(labels),
        action_labels=list(actions),
    )


def read_dataset(folder: Path | str, check: bool = False) -> Dataset:
    """The dataset in a folder; ``BadDocument`` where there is none.

    With ``check`` it is also refused if it was made by other rules, with other content, or with other numbers than the
    game has here: then it can be replayed, and whatever learns from it can play here.
    """
    pl, where = tools().polars, Path(folder)
    metadata = read_metadata(where)
    if check:
        _check(metadata)
    frames = []
    for table, schema in zip(("steps", "games"), schemas(metadata.sizes, metadata.players), strict=True):
        files = [shard_file(where, table, number) for number in range(len(metadata.shards))]
        for file in files:
            if not file.is_file():
                raise BadDocument("file-unreadable", {"file": str(file), "finding": "No such file"})
        frames.append(pl.scan_parquet(files, schema=schema) if files else pl.LazyFrame(schema=schema))
    return Dataset(where, metadata, *frames)


def _check(metadata: DatasetMetadata) -> None:
    game = registered_game(metadata.game)
    if metadata.version != game.version:
        raise BadDocument("other-value", {"given": str(metadata.version), "known": str(game.version)}, path="version")
    setup = game.setup(metadata.players)
    if metadata.content_hash != setup.content_hash:
        facts = {"given": metadata.content_hash[:12], "known": setup.content_hash[:12]}
        raise BadDocument("other-content", facts, path="content_hash")
    encoding = encoding_for(setup)
    for what, given, known in (
        ("labels", metadata.labels, encoding.labels()),
        ("action_labels", metadata.action_labels, encoding.action_labels()),
    ):
        if tuple(given) != known:
            raise BadDocument("dataset-other-numbers", {"game": game.name}, path=what)


def replay(dataset: Dataset, episode: int) -> Iterator[tuple[State, int, Move]]:
    """Play a game of a dataset again: before each move the state, the seat and its move.

    The state is one and the same object. It is the whole state: ``State.view`` gives what the seat knew.
    """
    pl = tools().polars
    found = dataset.games.filter(pl.col("episode") == episode).collect()
    if found.is_empty():
        raise BadSetup("dataset-no-such-game", {"episode": episode, "games": dataset.metadata.games}, path="episode")
    row = found.row(0, named=True)
    game = registered_game(dataset.metadata.game)
    setup = game.setup(row["players"], json.loads(row["options"]), json.loads(row["overrides"]))
    encoding, state = encoding_for(setup), game.start(setup, _chance(row), None)[0]
    moves = dataset.steps.filter(pl.col("episode") == episode).sort("step").select("seat", "action").collect()
    for seat, action in moves.iter_rows():
        offered = state.moves(seat)
        move = offered[encoding.action_ids(seat, offered).index(action)]
        yield state, seat, move
        state.play(seat, move, events=False)


def _chance(row: dict[str, Any]) -> Chance:
    return FastChance(row["seed"]) if row["key"] is None else SealedChance(bytes.fromhex(row["key"]))
