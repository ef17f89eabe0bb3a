"""``reverie lab``: thousands of games of a plan, and what they show."""

import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from reverie.bots import GameFailed, WorkerLost, usual_bot
from reverie.cli.app import Language, app
from reverie.cli.arguments import read_option, read_players
from reverie.cli.console import LineConsole
from reverie.cli.errors import handles_errors
from reverie.cli.languages import checked_language
from reverie.games import find_game
from reverie.kernel import BadSetup
from reverie.lab import LabPlan, StopRule, compare_studies, read_plan, run_plan
from reverie.lab.report_parts import Speech
from reverie.lab.reporting import write_record, write_report
from reverie.lab.running import PlaysGames, RunProgress
from reverie.lab.summaries import Comparison
from reverie.lab.sweeping import sweep_variants
from reverie.lab.tables import STUDY, Study, polars_tool, read_study
from reverie.text import Words, words_for

MOST_PROCESSES: Final = 256
Processes = Annotated[int, typer.Option(min=1, max=MOST_PROCESSES, help="Play in so many; the rows stay the same.")]
Ray = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster instead: its address, or auto or local.")
]
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a study.")]

lab = typer.Typer(
    help="Change a number, play thousands of games, see what it does.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
app.add_typer(lab, name="lab")


@lab.command("run")
@handles_errors
def run_command(
    plan: Annotated[Path, typer.Argument(metavar="PLAN", help="What is played, as a TOML file.")],
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the games are kept.")] = Path("study"),
    processes: Processes = 1,
    ray: Ray = None,
    language: Language = None,
) -> None:
    """Play what a plan says. Broken off, it goes on where it was."""
    console, words = LineConsole(), words_for(checked_language(language))
    _run(console, words, read_plan(plan), out, processes, ray)


@lab.command("report")
@handles_errors
def report_command(folder: Folder, language: Language = None) -> None:
    """Write what a study has found: one HTML file that needs nothing else, and the same as Markdown."""
    console, spoken = LineConsole(), checked_language(language)
    for file in write_report(folder, spoken):
        console.say(words_for(spoken).say("lab-written", {"file": str(file)}))


@lab.command("compare")
@handles_errors
def compare_command(
    one: Folder,
    other: Annotated[Path, typer.Argument(metavar="OTHER", help="The folder of another study of the same game.")],
    language: Language = None,
) -> None:
    """Compare two studies figure by figure, game by game where their luck is the same."""
    console, spoken = LineConsole(), checked_language(language)
    found = compare_studies(one, other)
    speech = Speech(spoken, find_game(found.game))
    title = "lab-compare-title" if found.is_paired else "lab-compare-unpaired"
    console.say(speech.say(title, {"base": str(one), "other": str(other), "pairs": found.pairs}), style="bold")
    console.say_all([_comparison_line(speech, comparison) for comparison in found.comparisons])


def _comparison_line(speech: Speech, found: Comparison) -> str:
    column, difference = found.column, found.difference
    facts = {
        "measure": speech.measure(column),
        "before": speech.value(column, found.base.value),
        "after": speech.value(column, found.other.value),
        "change": speech.change(column, difference.value),
        "interval": speech.interval(column, difference),
    }
    return speech.say("lab-compare-line-sure" if found.is_sure else "lab-compare-line", facts)


@lab.command("sweep")
@handles_errors
def sweep_command(
    game: Annotated[str, typer.Argument(help="Which game.")],
    sweep: Annotated[str, typer.Argument(metavar="PATH=FROM..TO", help="A number of the content: gems.start=8..12")],
    players: Annotated[str, typer.Option(metavar="N", help="How many sit at the table.")] = "2",
    bots: Annotated[str | None, typer.Option(metavar="LEVEL,LEVEL", help="One for all seats, or one for each.")] = None,
    primary: Annotated[str, typer.Option(metavar="MEASURE", help="The figure that decides.")] = "moves",
    pairs: Annotated[int, typer.Option(min=1, help="So many games of each value.")] = 200,
    seed: Annotated[int, typer.Option(min=0, max=(1 << 64) - 1, help="Makes all the luck.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game. Repeatable.")
    ] = None,
    processes: Processes = 1,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the games are kept.")] = Path("sweep"),
    ray: Ray = None,
    language: Language = None,
) -> None:
    """Try one number of the content from here to there, and write the report."""
    console, spoken = LineConsole(), checked_language(language)
    found = find_game(game)
    plan = LabPlan(
        game=found.name,
        players=read_players(players, found),
        bots=(bots or usual_bot(found)).replace(" ", "").split(","),
        options=dict(read_option(one, found) for one in option or ()),
        variants=sweep_variants(found, sweep),
        primary=primary,
        stop=StopRule(pairs=pairs),
        seed=seed,
    )
    _run(console, words_for(spoken), plan, out, processes, ray)
    for file in write_report(out, spoken):
        console.say(words_for(spoken).say("lab-written", {"file": str(file)}))


@lab.command("replay")
@handles_errors
def replay_lab_command(
    folder: Folder,
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="A game of the study, such as base:17.")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write the record.")] = None,
    language: Language = None,
) -> None:
    """Write the record of one game of a study, which reverie replay shows."""
    console, words = LineConsole(), words_for(checked_language(language))
    file = write_record(folder, game_id, out)
    console.say(words.say("lab-written", {"file": str(file)}))
    console.say(words.say("lab-replay-hint", {"file": str(file)}))


def _run(console: LineConsole, words: Words, plan: LabPlan, folder: Path, processes: int, ray: str | None) -> None:
    polars_tool()  # if it is missing, that is said before anything is played
    before = read_study(folder).pairs if (folder / STUDY).exists() else 0
    if before:
        console.say(words.say("lab-goes-on", {"pairs": before, "total": plan.stop.pairs}))
    try:
        study = _play(words, plan, folder, processes, ray, before)
    except KeyboardInterrupt:
        console.say(words.say("lab-stopped", {"pairs": read_study(folder).pairs}))
        raise
    except GameFailed as failed:
        raise BadSetup("lab-game-failed", {"seed": str(failed.seed), "reason": failed.finding}) from failed.__cause__
    except WorkerLost as lost:
        raise BadSetup("lab-worker-lost", {"reason": str(lost)}) from None
    games = study.pairs * len(study.arms)
    console.say(words.say("lab-done", {"pairs": study.pairs, "games": games, "folder": str(folder)}))


def _play(words: Words, plan: LabPlan, folder: Path, processes: int, ray: str | None, before: int) -> Study:
    columns = (
        *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TaskProgressColumn()),
        *(TextColumn("{task.fields[rate]}"), TimeRemainingColumn()),
    )
    console = Console(file=sys.stderr)
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("lab-playing"), total=plan.stop.pairs, completed=before, rate="")

        def tell(progress: RunProgress) -> None:
            bar.update(task, completed=progress.pairs, rate=words.say("lab-rate", {"rate": progress.rate}))

        return run_plan(plan, folder, processes, tell, _player(ray))


def _player(address: str | None) -> PlaysGames | None:
    """What plays the games, if not processes of this machine."""
    if address is None:
        return None
    from reverie.lab.ray_cluster import ray_player

    return ray_player(address)
