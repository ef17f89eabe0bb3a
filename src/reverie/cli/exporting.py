"""``reverie export-games``: games that bots play now, or records of games, written as a dataset to learn from."""

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from reverie.bots import GameFailed, Matchup, WorkerLost, usual_bot
from reverie.cli.app import Language, app
from reverie.cli.arguments import read_option, read_players, usual_players
from reverie.cli.console import LineConsole
from reverie.cli.errors import handles_errors
from reverie.cli.languages import checked_language
from reverie.games import find_game
from reverie.kernel import BadSetup, Game, Refused
from reverie.table.files import read_json
from reverie.text import Words, words_for

if TYPE_CHECKING:
    from rich.progress import Progress

    from reverie.agents.dataset_sources import Source
    from reverie.agents.datasets import Dataset

USUAL_GAMES: Final = 1000
MOST_PROCESSES: Final = 256
_MEGABYTE: Final = 1_000_000
_TOLD_EVERY: Final = 0.1
"""Seconds; short games come by the hundred in that time."""


@dataclass(frozen=True, slots=True)
class _TypedPlan:
    """What bots are to play, as it was typed; ``None`` or empty is usual."""

    players: str | None
    bots: str | None
    games: int | None
    seed: int | None
    options: Sequence[str]
    processes: int | None
    resign: bool


@app.command("export-games")
@handles_errors
def export_games_command(
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where to write the dataset.")],
    game: Annotated[
        str | None, typer.Argument(help="Which game bots shall play; with --records, which to keep.")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="How many games; else 1000.")] = None,
    players: Annotated[
        str | None, typer.Option(metavar="N", help="How many sit at the table; with --records, which to keep.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="LEVEL,LEVEL", help="A bot for each seat, or one for all.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, max=(1 << 64) - 1, help="Of the first game; it goes up by one. Else 0.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "--options", metavar="NAME=VALUE", help="An option of the game. Repeatable."),
    ] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, max=MOST_PROCESSES, help="Play in so many; the rows stay the same. Else 1.")
    ] = None,
    records: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE|FOLDER", help="Write the games of these records instead. Repeatable."),
    ] = None,
    resign: Annotated[
        bool, typer.Option("--resign", help="Count giving up the game among what a seat could do.")
    ] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace a dataset that lies there.")] = False,
    language: Language = None,
) -> None:
    """Write games as a dataset to learn from: what each seat saw, could do and did, as Parquet."""
    words = words_for(checked_language(language))
    _check_installed()
    wanted = _TypedPlan(players, bots, games, seed, option or (), processes, resign)
    chosen = None if game is None else find_game(game)
    source = _recorded(records, chosen, wanted) if records else _simulated(chosen, wanted)
    _export(LineConsole(), words, source, out, overwrite)


def _check_installed() -> None:
    """What datasets need is there only where somebody wanted agents."""
    for package in ("numpy", "polars"):
        if find_spec(package) is None:
            raise BadSetup("agents-missing", {"package": package, "extra": "reverie[agents]"})


def _simulated(game: Game | None, wanted: _TypedPlan) -> "Source":
    from reverie.agents.datasets import Simulated

    if game is None:
        raise BadSetup("dataset-no-game")
    levels = (wanted.bots or usual_bot(game)).split(",")
    if wanted.players is not None:
        players = read_players(wanted.players, game)
    else:
        players = len(levels) if len(levels) > 1 else usual_players(game)
    if len(levels) not in (1, players):
        raise BadSetup("dataset-bots", {"given": len(levels), "players": players}, path="bots")
    seats = levels * players if len(levels) == 1 else levels
    matchup = Matchup(game, [level.strip() for level in seats], dict(read_option(one, game) for one in wanted.options))
    return Simulated(matchup, wanted.games or USUAL_GAMES, wanted.seed or 0, wanted.processes or 1, wanted.resign)


def _recorded(places: Sequence[Path], game: Game | None, wanted: _TypedPlan) -> "Source":
    from reverie.agents.datasets import Recorded

    for name, given in (
        ("--games", wanted.games),
        ("--bots", wanted.bots),
        ("--seed", wanted.seed),
        ("--option", wanted.options or None),
        ("--processes", wanted.processes),
    ):
        if given is not None:
            raise BadSetup("dataset-records-alone", {"option": name})
    players = None if wanted.players is None else _count(wanted.players, game)
    files = list(_record_files(places))
    return Recorded(_documents(files), game, players, total=len(files), resign=wanted.resign)


def _count(text: str, game: Game | None) -> int:
    """How many players; any number that some game could have, where no game is named."""
    if game is not None:
        return read_players(text, game)
    if not text.isascii() or not text.isdigit() or not 0 < len(text) < 4:
        raise BadSetup("wrong-players", {"given": text[:60], "counts": "1, 2, 3, ..."})
    return int(text)


def _record_files(places: Sequence[Path]) -> Iterator[Path]:
    for place in places:
        if place.is_dir():
            yield from sorted(place.rglob("*.json"))
        else:
            yield place


def _documents(files: Sequence[Path]) -> Iterator[tuple[str, Any]]:
    for file in files:
        try:
            document = read_json(file)
        except Refused as refused:
            raise refused.at(str(file)) if "file" not in refused.facts else refused from None
        yield str(file), document


def _export(console: LineConsole, words: Words, source: "Source", out: Path, overwrite: bool) -> None:
    from reverie.agents.dataset_files import METADATA, read_metadata
    from reverie.agents.datasets import write_dataset

    began = perf_counter()
    try:
        with _progress(words) as progress:
            dataset = write_dataset(
                out,
                source,
                overwrite=overwrite,
                command=shlex.join(["reverie", *sys.argv[1:]]),
                watch=_watch(progress, words, source.total),
            )
    except KeyboardInterrupt:
        if (out / METADATA).exists():
            console.say(words.say("export-stopped", {"games": read_metadata(out).games, "folder": str(out)}))
        raise
    except GameFailed as failed:
        facts = {"number": failed.index, "seed": str(failed.seed), "reason": failed.finding}
        raise BadSetup("dataset-game-failed", facts) from failed.__cause__
    except WorkerLost as lost:
        raise BadSetup("dataset-worker-lost", {"reason": str(lost)}) from None
    _tell(console, words, dataset, perf_counter() - began)


def _tell(console: LineConsole, words: Words, dataset: "Dataset", seconds: float) -> None:
    metadata = dataset.metadata
    size = sum(file.stat().st_size for file in dataset.folder.glob("*.parquet"))
    facts = {
        "games": metadata.games,
        "rows": metadata.rows,
        "folder": str(dataset.folder),
        "megabytes": f"{size / _MEGABYTE:.1f}",
        "rate": round(metadata.rows / seconds),
    }
    console.say(words.say("export-done", facts))
    left_out = metadata.source.get("left_out", 0)
    if left_out:
        console.say(words.say("export-left-out", {"left_out": left_out}))


def _progress(words: Words) -> "Progress":
    """A bar on standard error, if that is a terminal: games, rows a second, time left."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    return Progress(
        TextColumn(words.say("export-writing")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def _watch(progress: "Progress", words: Words, total: int) -> Callable[[int, int], None]:
    began = told = perf_counter()
    task = progress.add_task("", total=total, rate="")

    def watch(games: int, rows: int) -> None:
        nonlocal told
        now = perf_counter()
        if now - told >= _TOLD_EVERY:
            told, rate = now, round(rows / (now - began))
            progress.update(task, completed=games, rate=words.say("export-rate", {"rows": rate}))

    return watch
