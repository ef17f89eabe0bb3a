"""``reverie ladder``: every level against every other one, with ratings, shares and pictures."""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from reverie.bots import GameFailed, WorkerLost, bot_names
from reverie.cli.app import Language, app
from reverie.cli.arguments import read_option, read_players
from reverie.cli.console import LineConsole
from reverie.cli.errors import handles_errors, refuses_unwritable
from reverie.cli.languages import checked_language
from reverie.games import find_game
from reverie.kernel import BadSetup
from reverie.ladder import LadderPlan, LadderResults, open_results, pair_scores, play_ladder
from reverie.ladder.report import NAME, write_report
from reverie.ladder.results import ResultsWriter
from reverie.text import Words, words_for

USUAL_DEALS: Final = 100
MOST_PROCESSES: Final = 256


@app.command("ladder")
@handles_errors
def ladder_command(
    game: Annotated[str, typer.Argument(help="Which game.")],
    players: Annotated[str, typer.Option(metavar="N", help="How many sit at the table.")] = "2",
    levels: Annotated[
        str | None, typer.Option(metavar="LEVEL,LEVEL", help="The weakest first; else all that can play the game.")
    ] = None,
    deals: Annotated[
        int, typer.Option(min=1, help="So many seeds; with each, every pair plays once for every seat.")
    ] = USUAL_DEALS,
    seed: Annotated[int, typer.Option(min=0, max=(1 << 64) - 1, help="Makes all the luck.")] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "--options", metavar="NAME=VALUE", help="An option of the game. Repeatable."),
    ] = None,
    neighbours: Annotated[bool, typer.Option("--neighbours", help="Each level meets only the one below it.")] = False,
    processes: Annotated[
        int, typer.Option(min=1, max=MOST_PROCESSES, help="Play in so many; the results stay the same.")
    ] = 1,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where results are kept and the report is written.")
    ] = Path("ladder"),
    language: Language = None,
) -> None:
    """Find out how strong the levels are. Broken off, it goes on where it was; with more --deals it plays more."""
    console, words = LineConsole(), words_for(checked_language(language))
    if find_spec("openskill") is None:
        raise BadSetup("ladder-needs-more", {"extra": "reverie[ladder]"})
    found = find_game(game)
    count = read_players(players, found)
    names = tuple(levels.replace(" ", "").split(",")) if levels is not None else bot_names(found, count)
    options = dict(read_option(one, found) for one in option or ())
    plan = LadderPlan(found.name, names, count, deals, seed, options, neighbours)
    with refuses_unwritable(out):
        _play(console, words, plan, out, processes)
        write_report(out, out / NAME, out)
    console.say(words.say("ladder-written", {"file": str(out / NAME)}))


def _play(console: LineConsole, words: Words, plan: LadderPlan, folder: Path, processes: int) -> None:
    results, writer = open_results(folder, plan)
    if results.returns:
        console.say(words.say("ladder-goes-on", {"done": len(results.returns), "games": plan.total}))
    try:
        _play_on(words, results, writer, processes)
    except KeyboardInterrupt:
        console.say(words.say("ladder-stopped", {"done": len(results.returns), "games": plan.total}))
        raise
    except GameFailed as failed:
        raise BadSetup("ladder-game-failed", {"seed": str(failed.seed), "reason": failed.finding}) from failed.__cause__
    except WorkerLost as lost:
        raise BadSetup("ladder-worker-lost", {"reason": str(lost)}) from None
    finally:
        writer.close()
    for score in pair_scores(plan, results.returns):
        facts = {
            "stronger": score.stronger,
            "weaker": score.weaker,
            "games": score.games,
            "share": 100 * score.share,
            "low": 100 * score.low,
            "high": 100 * score.high,
        }
        console.say(words.say("ladder-pair", facts))


def _play_on(words: Words, results: LadderResults, writer: ResultsWriter, processes: int) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("ladder-playing"), total=results.plan.total, completed=len(results.returns))
        for returns in play_ladder(results.plan, len(results.returns), processes):
            writer.write(returns)
            results.returns.append(returns)
            progress.update(task, completed=len(results.returns))
