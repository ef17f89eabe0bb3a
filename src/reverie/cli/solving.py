"""``reverie solve``: the exact solution of a game, as a table, or of one position.

Numbers are crunched by what the extra ``solve`` installs; it is imported when somebody asks for it.
"""

import importlib.util
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from reverie.cli.app import Language, app
from reverie.cli.arguments import read_overrides
from reverie.cli.console import LineConsole
from reverie.cli.errors import handles_errors
from reverie.cli.languages import checked_language
from reverie.games import find_game
from reverie.kernel import BadSetup
from reverie.kernel.scenario import laid_out, read_scenario
from reverie.minds.psycle_table import solved_file
from reverie.table.files import check_new, read_toml, unwritable
from reverie.text import Words, words_for

if TYPE_CHECKING:
    from reverie.minds.psycle_solver import TellSolved

SOLVABLE = "psycle"


@app.command("solve")
@handles_errors
def solve_command(
    game: Annotated[str, typer.Argument(help="Which game: psycle.")],
    overrides: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Changed content, as JSON or TOML (.toml).")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write the table; else below the data folder.")
    ] = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A scenario: solve its position, and write nothing.")
    ] = None,
    language: Language = None,
) -> None:
    """Solve Psycle for two exactly: who wins, which mixture to play, what each card is worth."""
    console, words = LineConsole(), words_for(checked_language(language))
    if find_game(game).name != SOLVABLE:
        raise BadSetup("solve-game", {"game": game})
    if position is not None and (overrides is not None or out is not None):
        raise BadSetup("solve-one-of-two")
    if any(importlib.util.find_spec(needed) is None for needed in ("numpy", "scipy")):
        raise BadSetup("solve-needs-more")
    if position is not None:
        _answer(console, words, position)
    else:
        _write_table(console, words, read_overrides(overrides), out)


def _write_table(console: LineConsole, words: Words, overrides: Any, out: Path | None) -> None:
    from reverie.minds.psycle_solving import solved_table

    setup = find_game(SOLVABLE).setup(2, {}, overrides)
    path = out or solved_file(setup)
    if out is not None:
        check_new(out)  # better to know before the work
    with _telling(words, "solve-working", "solve-proving") as (solving, proving):
        table, counts, certificate = solved_table(setup, solving, proving)
    _replace(path, table)
    facts: dict[str, Any] = {"positions": counts.positions, "games": counts.games, "value": _rounded(certificate.value)}
    console.say(words.say("solve-done", facts))
    facts = {
        "first": f"{certificate.first_seat:.1e}",
        "second": f"{certificate.second_seat:.1e}",
        "tied": 100 * certificate.most_tied,
    }
    console.say(words.say("solve-certificate", facts))
    if certificate.most_tied > 1 - 1e-9:
        console.say(words.say("solve-ties-for-ever"))
    console.say(words.say("solve-written", {"file": str(path), "kilobytes": -(-len(table) // 1000)}))


def _replace(path: Path, data: bytes) -> None:
    """All of it is there afterwards, or what was there before."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        raise unwritable(path, error) from None
    finally:
        beside.unlink(missing_ok=True)


def _answer(console: LineConsole, words: Words, file: Path) -> None:
    """What the solution says of a position."""
    from reverie.games.psycle.state import PsycleState
    from reverie.minds.psycle_answers import answer

    scenario = read_scenario(read_toml(file))
    if scenario.game != SOLVABLE:
        raise BadSetup("solve-game", {"game": scenario.game})
    state = laid_out(scenario, find_game)
    assert isinstance(state, PsycleState)
    with _telling(words, "solve-working") as (solving,):
        found = answer(state, solving)
    first, second = (100 * chance for chance in found.chances)
    console.say(words.say("solve-chances", {"first": first, "second": second}))
    console.say(words.say("solve-value", {"value": _rounded(found.value)}))
    for seat, cards in enumerate(found.cards):
        console.say(words.say("solve-seat", {"seat": seat}))
        for card in cards:
            facts = {"card": card.card, "share": 100 * card.share, "worth": 100 * card.worth}
            console.say(words.say("solve-card", facts))


def _rounded(value: float) -> float:
    """To nine digits; what is nothing but rounding has no sign."""
    return round(value, 9) + 0.0


@contextmanager
def _telling(words: Words, *steps: str) -> Iterator[list["TellSolved"]]:
    """For each step of the work something to be told how far it is; people see it on their terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield [_told(progress, words.say(step)) for step in steps]


def _told(progress: Progress, description: str) -> "TellSolved":
    task = progress.add_task(description, total=None, start=False)

    def tell(done: int, of: int) -> None:
        progress.start_task(task)
        progress.update(task, completed=done, total=of)

    return tell
