"""``reverie train``: a network learns to judge a game, round after round, and the levels play by it.

Networks are fitted by what the extra ``learn`` installs; it is imported when somebody asks for it.
"""

import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from reverie.bots import GameFailed, WorkerLost
from reverie.cli.app import Language, app
from reverie.cli.arguments import read_option, read_overrides, read_players
from reverie.cli.console import LineConsole
from reverie.cli.errors import handles_errors, refuses_unwritable
from reverie.cli.languages import checked_language
from reverie.games import find_game
from reverie.kernel import BadSetup
from reverie.minds.mind import own_net_file
from reverie.text import Words, words_for

if TYPE_CHECKING:
    from reverie.learning.training import RoundDone, TrainingPlan

MOST_PROCESSES: Final = 256
FEWEST_GAMES: Final = 10
"""Of so many some can be held back to measure on."""
NEEDED: Final = ("jax", "numpy", "optax")


@app.command("train")
@handles_errors
def train_command(
    game: Annotated[str, typer.Argument(help="Which game.")],
    players: Annotated[str, typer.Option(metavar="N", help="How many sit at the table.")] = "2",
    rounds: Annotated[
        int, typer.Option(min=0, help="Rounds of self-play after the first, which needs no network.")
    ] = 4,
    first_games: Annotated[int, typer.Option(min=FEWEST_GAMES, help="Games of the first round.")] = 6000,
    games: Annotated[int, typer.Option(min=FEWEST_GAMES, help="Games of every further round.")] = 3000,
    looks: Annotated[int, typer.Option(min=1, help="How closely the players look at their moves.")] = 24,
    deals: Annotated[int, typer.Option(min=1, help="Each network is measured on so many deals.")] = 100,
    seed: Annotated[int, typer.Option(min=0, max=1 << 24, help="Makes all the luck.")] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "--options", metavar="NAME=VALUE", help="An option of the game. Repeatable."),
    ] = None,
    overrides: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Changed content, as JSON or TOML (.toml).")
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=MOST_PROCESSES, help="Play in so many; the results stay the same.")
    ] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where samples, networks and curves are kept.")
    ] = None,
    use: Annotated[bool, typer.Option("--use", help="From now on the bots here play by the best network.")] = False,
    language: Language = None,
) -> None:
    """Train the minds of a game by self-play. Broken off, it goes on where it was; with more --rounds it learns on."""
    console, words = LineConsole(), words_for(checked_language(language))
    if any(find_spec(needed) is None for needed in NEEDED):
        raise BadSetup("train-needs-more", {"extra": "reverie[learn]"})
    from reverie.learning.training import TrainingPlan

    found = find_game(game)
    plan = TrainingPlan(
        game=game if ":" in game else found.name,
        players=read_players(players, found),
        rounds=rounds,
        first_games=first_games,
        games=games,
        looks=looks,
        deals=deals,
        seed=seed,
        options=dict(read_option(one, found) for one in option or ()),
        overrides=read_overrides(overrides),
    )
    folder = out or Path("training") / f"{found.name}-{plan.players}"
    try:
        with refuses_unwritable(folder):
            _train(console, words, plan, folder, processes)
            _finish(console, words, plan, folder, use)
    except KeyboardInterrupt:
        console.say(words.say("train-stopped", {"folder": str(folder)}))
        raise
    except GameFailed as failed:
        raise BadSetup("train-game-failed", {"seed": str(failed.seed), "reason": failed.finding}) from failed.__cause__
    except WorkerLost as lost:
        raise BadSetup("train-worker-lost", {"reason": str(lost)}) from None


def _train(console: LineConsole, words: Words, plan: "TrainingPlan", folder: Path, processes: int) -> None:
    from reverie.learning.training import train

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    terminal = Console(file=sys.stderr)
    with Progress(*columns, console=terminal, transient=True, disable=not terminal.is_terminal) as progress:
        tasks: dict[str, TaskID] = {}

        def tell(what: str, done: int, total: int) -> None:
            if done <= 1 or what not in tasks:
                for task in tasks.values():
                    progress.remove_task(task)
                tasks.clear()
                tasks[what] = progress.add_task(words.say(f"train-{what}"), total=total)
            progress.update(tasks[what], completed=done, total=total)

        for done in train(plan, find_game(plan.game), folder, processes, tell):
            _tell_round(console, words, done)


def _tell_round(console: LineConsole, words: Words, done: "RoundDone") -> None:
    facts: dict[str, Any] = {
        "round": done.number,
        "samples": done.samples,
        "loss": done.loss,
        "guess": done.loss_of_a_guess,
    }
    console.say(words.say("train-round", facts))
    for name, score in done.scores.items():
        facts = {"other": name, "share": 100 * score.share, "reach": 100 * score.reach, "games": score.games}
        console.say(words.say("train-score", facts))


def _finish(console: LineConsole, words: Words, plan: "TrainingPlan", folder: Path, use: bool) -> None:
    from reverie.learning.curves import write_curves
    from reverie.learning.training import best_net

    net = best_net(folder)
    console.say(words.say("train-done", {"net": str(net), "picture": str(write_curves(folder))}))
    if use:
        own = own_net_file(find_game(plan.game).setup(plan.players, plan.options, plan.overrides))
        own.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(net, own)
        console.say(words.say("train-used", {"file": str(own)}))
