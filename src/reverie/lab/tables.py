"""A study in its folder: Parquet shards of three tables, and ``study.json``, which says what is there.

``games`` has a row for each game, ``seats`` one for each seat of it, ``uses`` one for each thing that a seat used or
could have used. Every row names the game's id, its seed, the versions and the content, so that it can be played again.

A shard holds whole pairs. Its files are written beside their places and then moved there, and ``study.json`` follows:
what that names is whole, whenever and however the run ends.
"""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec

from reverie import __version__
from reverie.bots.matchups import UNFINISHED, PlayedGame
from reverie.kernel import BadDocument, BadSetup, Game, shaped
from reverie.lab.arms import Arm, LabGame
from reverie.lab.measures import columns
from reverie.lab.plan import LabPlan, plan_data, plan_of
from reverie.lab.watching import GameNotes
from reverie.table.files import unreadable, unwritable

if TYPE_CHECKING:
    import polars

FORMAT: Final = "reverie-study"
FORMAT_VERSION: Final = 1
STUDY: Final = "study.json"
TABLES: Final = ("games", "seats", "uses")


class ArmHeader(msgspec.Struct, frozen=True):
    """One arm, as it was played."""

    name: str
    kind: str
    about: str
    content_hash: str
    bots: list[list[str]]
    """For each of its matchups: who sat where."""


class Study(msgspec.Struct, kw_only=True):
    """``study.json``. ``complete`` is false until the plan's rule has said that it is enough."""

    format: Literal["reverie-study"] = FORMAT
    format_version: int = FORMAT_VERSION
    reverie: str
    rules: int
    """The version of the game's rules."""
    plan: dict[str, Any]
    arms: list[ArmHeader]
    pairs: int = 0
    shards: list[int] = []
    """How many pairs each has; its files are named by its place in the list."""
    complete: bool = False
    seconds: float = 0.0
    """How long it has been played, all runs together."""

    def read_plan(self) -> LabPlan:
        """The plan that it follows."""
        return plan_of(self.plan)


def polars_tool() -> Any:
    """Polars; ``BadSetup`` says how it is installed."""
    try:
        import polars
    except ImportError as error:
        raise BadSetup("lab-missing", {"package": error.name or "polars", "extra": "reverie[lab]"}) from None
    return polars


def new_study(plan: LabPlan, arms: Sequence[Arm]) -> Study:
    """The study of a plan before its first game."""
    headers = [
        ArmHeader(
            arm.name,
            arm.kind,
            arm.about,
            arm.matchups[0].setup.content_hash,
            [[str(policy) for policy in matchup.policies] for matchup in arm.matchups],
        )
        for arm in arms
    ]
    return Study(reverie=__version__, rules=plan.rules.version, plan=plan_data(plan), arms=headers)


def open_study(folder: Path, plan: LabPlan, arms: Sequence[Arm]) -> Study:
    """The study of a plan, with what has been played of it. A folder with another plan's games is refused."""
    fresh = new_study(plan, arms)
    if not (folder / STUDY).exists():
        return fresh
    found = read_study(folder)
    for name in ("reverie", "rules", "plan", "arms"):
        there, wanted = getattr(found, name), getattr(fresh, name)
        if there != wanted:
            raise BadDocument("lab-other-plan", {"folder": str(folder), "what": name})
    return found


def read_study(folder: Path) -> Study:
    """What a folder says it holds, its shape checked."""
    file = folder / STUDY
    try:
        document = json.loads(file.read_bytes())
    except OSError as error:
        raise unreadable(file, error) from None
    except (ValueError, RecursionError):
        raise BadDocument("not-a-study", {"folder": str(folder)}) from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadDocument("not-a-study", {"folder": str(folder)})
    given = document.get("format_version")
    if isinstance(given, int) and given > FORMAT_VERSION:
        raise BadDocument("newer-format", {"given": given, "known": FORMAT_VERSION}, path="format_version")
    study: Study = shaped(document, Study)
    return study


def read_table(folder: Path, study: Study, table: str) -> "polars.DataFrame":
    """One of the tables, all shards together."""
    pl = polars_tool()
    files = [_shard_file(folder, table, number) for number in range(len(study.shards))]
    try:
        frames = [pl.read_parquet(file) for file in files]
    except (OSError, pl.exceptions.PolarsError) as error:
        raise BadDocument("file-unreadable", {"file": str(folder), "finding": str(error)[:200]}) from None
    schema = _schemas(study.read_plan().players)[table]
    frame: polars.DataFrame = pl.concat(frames) if frames else pl.DataFrame(schema=schema)
    return frame


def _shard_file(folder: Path, table: str, number: int) -> Path:
    return folder / f"{table}-{number:05}.parquet"


def _schemas(players: int) -> dict[str, dict[str, Any]]:
    pl = polars_tool()
    head = {
        "game_id": pl.String,
        "arm": pl.String,
        "pair": pl.Int64,
        "seed": pl.UInt64,
        "reverie": pl.String,
        "rules": pl.Int32,
        "content_hash": pl.String,
    }
    games = {"focus": pl.Int8, "reason": pl.String, **{name: pl.Float64 for name, _ in columns(players)}}
    seats = {
        "seat": pl.UInt8,
        "bot": pl.String,
        "won": pl.Float64,
        "points": pl.Int64,
        "is_first": pl.Boolean,
        "moves": pl.Int32,
        "choices": pl.Int32,
        "wait_mean": pl.Float64,
        "wait_longest": pl.Float64,
    }
    uses = {
        "seat": pl.UInt8,
        "thing": pl.String,
        "offered": pl.Int32,
        "used": pl.Int32,
        "first_use": pl.Float64,
        "use_turn": pl.Int32,
        "use_lead": pl.Float64,
        "decline_turn": pl.Int32,
        "decline_lead": pl.Float64,
        "won": pl.Float64,
    }
    return {"games": {**head, **games}, "seats": {**head, **seats}, "uses": {**head, **uses}}


class GameRows(NamedTuple):
    """One game as it is written: its figures by column, and the rows of each table."""

    figures: dict[str, float | None]
    tables: dict[str, list[tuple[Any, ...]]]


def rows_of(lab_game: LabGame, played: PlayedGame) -> GameRows:
    """The rows of one game."""
    matchup, result = lab_game.planned.matchup, played.result
    notes = GameNotes(*played.notes)
    setup = matchup.setup
    versions = (__version__, setup.game.version, setup.content_hash)
    head = (lab_game.id, lab_game.arm.name, lab_game.pair, played.seed, *versions)
    figures = game_figures(setup.game, played, notes)
    focus = lab_game.arm.focus(lab_game.pair)
    game_row = (*head, focus, result.reason, *(figures[name] for name, _ in columns(setup.players)))
    first = notes.game["first"]
    seat_rows = [
        (*head, seat, str(policy), won, points, first == seat, *noted)
        for seat, (policy, won, points, noted) in enumerate(
            zip(matchup.policies, result.returns, result.scores, notes.seats, strict=True)
        )
    ]
    use_rows = [(*head, *use, result.returns[use[0]]) for use in notes.uses]
    return GameRows(figures, {"games": [game_row], "seats": seat_rows, "uses": use_rows})


def game_figures(game: Game, played: PlayedGame, notes: GameNotes) -> dict[str, float | None]:
    """All figures of one game, by column."""
    result, noted = played.result, notes.game
    is_over = result.reason != UNFINISHED
    figures = dict(noted)
    first = noted["first"]
    for seat, (won, points) in enumerate(zip(result.returns, result.scores, strict=True)):
        figures[f"win_share_{seat}"] = won
        figures[f"points_{seat}"] = float(points) if is_over else None
    even = 1 / len(result.returns)
    figures["first_seat"] = None if first is None else result.returns[int(first)] - even
    figures["finished"] = float(is_over)
    figures["draw"] = float(len(result.winners) != 1) if is_over else None
    figures["margin"] = _margin(result.scores, game.lowest_wins) if is_over else None
    return figures


def _margin(scores: Sequence[int], lowest_wins: bool) -> float | None:
    """How far the best score is from the next; alone there is none."""
    ordered = sorted(scores, reverse=not lowest_wins)
    return float(abs(ordered[0] - ordered[1])) if len(ordered) > 1 else None


class StudyWriter:
    """Takes the rows of whole pairs and writes a shard when it is told to: memory stays bounded."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.study = study
        self._folder = folder
        self._schemas = _schemas(study.read_plan().players)
        self._rows: dict[str, list[tuple[Any, ...]]] = {table: [] for table in TABLES}
        self._pairs = 0
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(folder, error) from None
        self.write()

    @property
    def pairs(self) -> int:
        """How many have come, written or not."""
        return self.study.pairs + self._pairs

    @property
    def waiting(self) -> int:
        """How many games have come since the last shard."""
        return len(self._rows["games"])

    def add_pair(self, games: Sequence[GameRows]) -> None:
        """All games of one pair."""
        for game in games:
            for table, rows in game.tables.items():
                self._rows[table].extend(rows)
        self._pairs += 1

    def write(self) -> None:
        """Write what has come since the last shard, and how things stand."""
        study = self.study
        if self._pairs:
            for table, rows in self._rows.items():
                frame = polars_tool().DataFrame(rows, schema=self._schemas[table], orient="row")
                self._write_table(_shard_file(self._folder, table, len(study.shards)), frame)
                rows.clear()
            study.shards.append(self._pairs)
            study.pairs += self._pairs
            self._pairs = 0
        text = json.dumps(msgspec.to_builtins(study), indent=1, ensure_ascii=False)
        with _beside(self._folder / STUDY) as beside:
            beside.write_text(text + "\n", encoding="utf-8")

    def _write_table(self, file: Path, frame: "polars.DataFrame") -> None:
        try:
            with _beside(file) as beside:
                frame.write_parquet(beside, compression="zstd")
        except polars_tool().exceptions.PolarsError as error:
            raise BadDocument("file-unwritable", {"file": str(file), "finding": str(error)[:200]}) from None


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """One place beside a file, which becomes the file when everything has gone well."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        yield beside
        beside.replace(file)
    except OSError as error:
        raise unwritable(file, error) from None
    finally:
        beside.unlink(missing_ok=True)
