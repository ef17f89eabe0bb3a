"""A dataset in its folder: rows and games in shards of Parquet, and ``metadata.json``, which says what is there.

Every shard holds whole games: ``steps-00003.parquet`` has their moves, ``games-00003.parquet`` a row for each. A file
is written beside its place and then moved there, and the metadata follows it. So what the metadata names is whole,
whenever and however the writing ends.
"""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec

from reverie.agents.dataset_sources import EpisodeGame
from reverie.agents.margins import points_ahead
from reverie.games import registered_game
from reverie.kernel import BadDocument, BadSetup, shaped
from reverie.table.files import unwritable

if TYPE_CHECKING:
    import polars

FORMAT: Final = "reverie-dataset"
FORMAT_VERSION: Final = 1
METADATA: Final = "metadata.json"
_OWN: Final = (METADATA, "steps-*.parquet", "games-*.parquet")


class DatasetShard(msgspec.Struct):
    """How much is in a shard; its files are named by its place in the list."""

    games: int
    rows: int


class DatasetSizes(msgspec.Struct):
    """How long an observation is, and how many actions there are."""

    observation: int
    actions: int


class DatasetMetadata(msgspec.Struct, kw_only=True):
    """``metadata.json``. ``complete`` is false while games are still to come, and where the writing was stopped."""

    format: Literal["reverie-dataset"] = FORMAT
    format_version: int = FORMAT_VERSION
    reverie: str
    """The version of Reverie that wrote it."""
    game: str
    version: int
    """Of the rules."""
    content_hash: str
    """Of the content as it is printed; games that were played with another have theirs in their row."""
    players: int
    source: dict[str, Any]
    command: str
    created: str
    complete: bool = False
    games: int = 0
    rows: int = 0
    sizes: DatasetSizes
    labels: list[str]
    action_labels: list[str]
    shards: list[DatasetShard] = []


class Tools(NamedTuple):
    """What writes and reads the files; neither is there unless somebody wanted agents."""

    polars: Any
    numpy: Any


def tools() -> Tools:
    """Polars and numpy; ``BadSetup`` says how they are installed."""
    try:
        import numpy
        import polars
    except ImportError as error:
        raise BadSetup("agents-missing", {"package": error.name or "polars", "extra": "reverie[agents]"}) from None
    return Tools(polars, numpy)


def schemas(sizes: DatasetSizes, players: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The columns of the moves, and those of the games."""
    pl = tools().polars
    steps = {
        "episode": pl.Int32,
        "step": pl.Int32,
        "decision": pl.Int32,
        "seat": pl.UInt8,
        "observation": pl.Array(pl.Float32, sizes.observation),
        "action": pl.Int32,
        "mask": pl.Array(pl.Boolean, sizes.actions),
        "lawful": pl.Int32,
        "forced": pl.Boolean,
        "reward": pl.Float32,
        "win_share": pl.Float32,
        "margin": pl.Int32,
        "done": pl.Boolean,
    }
    games = {
        "episode": pl.Int32,
        "seed": pl.UInt64,
        "key": pl.String,
        "record": pl.String,
        "players": pl.UInt8,
        "options": pl.String,
        "overrides": pl.String,
        "content_hash": pl.String,
        "policies": pl.Array(pl.String, players),
        "winners": pl.List(pl.UInt8),
        "scores": pl.Array(pl.Int32, players),
        "returns": pl.Array(pl.Float64, players),
        "reason": pl.String,
        "moves": pl.Int32,
        "decisions": pl.Int32,
    }
    return steps, games


def shard_file(folder: Path, table: str, number: int) -> Path:
    """Where one of the two tables (``steps``, ``games``) of a shard lies."""
    return folder / f"{table}-{number:05}.parquet"


def make_room(folder: Path, overwrite: bool) -> None:
    """An empty folder, or a new one. With ``overwrite`` a dataset that lies there goes; files of others never do."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not overwrite and any(folder.iterdir()):
            raise BadSetup("dataset-folder-not-empty", {"folder": str(folder)}, path="out")
        for pattern in _OWN:
            for file in folder.glob(pattern):
                file.unlink()
    except OSError as error:
        raise unwritable(folder, error) from None


class ShardWriter:
    """Takes games one by one, and writes a shard whenever enough have come: memory stays bounded."""

    def __init__(self, folder: Path, metadata: DatasetMetadata, shard_bytes: int) -> None:
        self.metadata = metadata
        self._folder = folder
        self._shard_bytes = shard_bytes
        self._row_bytes = 4 * metadata.sizes.observation + metadata.sizes.actions
        self._waiting: list[EpisodeGame] = []
        self._rows = 0
        self._write_metadata()

    @property
    def games(self) -> int:
        """How many have come."""
        return self.metadata.games + len(self._waiting)

    @property
    def rows(self) -> int:
        """How many moves they had."""
        return self.metadata.rows + self._rows

    def add(self, game: EpisodeGame) -> None:
        """One more game."""
        self._waiting.append(game)
        self._rows += len(game.moves.seats)
        if self._rows * self._row_bytes >= self._shard_bytes:
            self._write_shard()

    def close(self, source: dict[str, Any], complete: bool) -> None:
        """Write what is left, and whether that was all."""
        if self._waiting:
            self._write_shard()
        self.metadata.source = source
        self.metadata.complete = complete
        self._write_metadata()

    def _write_shard(self) -> None:
        metadata, games, rows = self.metadata, self._waiting, self._rows
        number = len(metadata.shards)
        self._write_table("games", number, games_frame(games, metadata))
        self._write_table("steps", number, steps_frame(games, metadata))
        self._waiting, self._rows = [], 0
        metadata.shards.append(DatasetShard(len(games), rows))
        metadata.games += len(games)
        metadata.rows += rows
        self._write_metadata()

    def _write_table(self, table: str, number: int, frame: "polars.DataFrame") -> None:
        file = shard_file(self._folder, table, number)
        try:
            with _Beside(file) as beside:
                frame.write_parquet(beside, compression="zstd")
        except tools().polars.exceptions.PolarsError as error:
            raise BadDocument("file-unwritable", {"file": str(file), "finding": str(error)[:200]}) from None

    def _write_metadata(self) -> None:
        text = json.dumps(msgspec.to_builtins(self.metadata), indent=1, ensure_ascii=False)
        with _Beside(self._folder / METADATA) as beside:
            beside.write_text(text + "\n", encoding="utf-8")


class _Beside:
    """A file that comes to its place when it is whole; what was there before stays until then."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._beside = file.with_name(f".{file.name}.{os.getpid()}")

    def __enter__(self) -> Path:
        return self._beside

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        try:
            if error is None:
                self._beside.replace(self._file)
            else:
                self._beside.unlink(missing_ok=True)
        except OSError as other:
            error = error or other
        if isinstance(error, OSError):
            raise unwritable(self._file, error) from None


def steps_frame(games: Sequence[EpisodeGame], metadata: DatasetMetadata) -> "polars.DataFrame":
    """The moves of some games; the first is the next that the metadata counts."""
    pl, np = tools()
    sizes, players = metadata.sizes, metadata.players
    seats, decisions, actions, offered, lawful, observations = (
        np.frombuffer(b"".join(game.moves[column] for game in games), kind)
        for column, kind in enumerate((np.uint8, np.intc, np.intc, np.intc, np.intc, np.float32))
    )
    lengths = [len(game.moves.seats) for game in games]
    which = np.repeat(np.arange(len(games)), lengths)
    rows = len(which)
    mask = np.zeros((rows, sizes.actions), np.bool_)
    mask[np.repeat(np.arange(rows), offered), lawful] = True
    shares = np.array([game.result.returns for game in games], np.float32)[which, seats]
    rules = registered_game(metadata.game)
    margins = np.array(
        [[points_ahead(rules, game.result.scores, seat) for seat in range(players)] for game in games], np.int32
    )
    done = np.zeros(rows, np.bool_)
    done[rows - 1 - np.unique((which * players + seats)[::-1], return_index=True)[1]] = True
    columns = {
        "episode": which + metadata.games,
        "step": np.concatenate([np.arange(length) for length in lengths]),
        "decision": decisions,
        "seat": seats,
        "observation": observations.reshape(rows, sizes.observation),
        "action": actions,
        "mask": mask,
        "lawful": offered,
        "forced": offered == 1,
        "reward": np.where(done, shares, np.float32(0)),
        "win_share": shares,
        "margin": margins[which, seats],
        "done": done,
    }
    frame: polars.DataFrame = pl.DataFrame(columns, schema_overrides=_plain_types(schemas(sizes, players)[0]))
    return frame


def _plain_types(schema: dict[str, Any]) -> dict[str, Any]:
    """Without the arrays, whose types numpy already says."""
    return {name: kind for name, kind in schema.items() if name not in ("observation", "mask")}


def games_frame(games: Sequence[EpisodeGame], metadata: DatasetMetadata) -> "polars.DataFrame":
    """A row for each of some games."""
    schema = schemas(metadata.sizes, metadata.players)[1]
    rows = [_game_row(metadata.games + number, game) for number, game in enumerate(games)]
    frame: polars.DataFrame = tools().polars.DataFrame(rows, schema=schema, orient="row")
    return frame


def _game_row(episode: int, game: EpisodeGame) -> tuple[Any, ...]:
    header, result = game.setup.header, game.result
    return (
        episode,
        game.seed,
        game.key,
        game.record,
        header["players"],
        json.dumps(header["options"]),
        json.dumps(header["overrides"]),
        header["content_hash"],
        list(game.policies),
        list(result.winners),
        list(result.scores),
        list(result.returns),
        result.reason,
        len(game.moves.seats),
        game.decisions,
    )


def read_metadata(folder: Path) -> DatasetMetadata:
    """What a folder says it holds, its shape checked."""
    file = folder / METADATA
    try:
        document = json.loads(file.read_bytes())
    except OSError as error:
        finding = error.strerror or type(error).__name__
        raise BadDocument("file-unreadable", {"file": str(file), "finding": finding}) from None
    except (ValueError, RecursionError):
        raise BadDocument("not-a-dataset", path=str(file)) from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadDocument("not-a-dataset", path=str(file))
    given = document.get("format_version")
    if isinstance(given, int) and given > FORMAT_VERSION:
        raise BadDocument("newer-format", {"given": given, "known": FORMAT_VERSION}, path="format_version")
    metadata: DatasetMetadata = shaped(document, DatasetMetadata)
    return metadata
