"""The command ``reverie``: what can be typed. What happens then is told in the other modules of this package."""

from pathlib import Path
from typing import Annotated

import typer

from reverie import __version__
from reverie.cli.arguments import GivenArguments
from reverie.cli.console import LineConsole
from reverie.cli.errors import handles_errors
from reverie.cli.languages import checked_language
from reverie.cli.listing import tell_games, tell_rules
from reverie.cli.playing import Manner, has_room_for_table, play
from reverie.cli.replaying import LineReplay, read_eyes
from reverie.cli.verify import check_files, verify_files
from reverie.games import find_game
from reverie.kernel import way_of_running
from reverie.table.files import read_json
from reverie.table.playback import Playback

app = typer.Typer(
    name="reverie",
    help="Dream-themed tabletop games at one table, for people and bots. Alone it opens the table in your browser.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Language = Annotated[str | None, typer.Option("--language", "-l", metavar="en|de|ja", help="The language to speak.")]


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"reverie {__version__} ({way_of_running()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def reverie(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001  (what it does is done before this runs)
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        from reverie.cli.serving import open_command  # it joins this app, and so knows it

        open_command()


@app.command("play")
@handles_errors
def play_command(
    game: Annotated[str | None, typer.Argument(help="Which game; see: reverie games")] = None,
    players: Annotated[str | None, typer.Option(metavar="N", help="How many sit at the table.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=KIND", help="Who sits there: person, or a bot's level. Repeatable."),
    ] = None,
    bots: Annotated[str | None, typer.Option(metavar="LEVEL", help="The bot for every seat that is not named.")] = None,
    language: Language = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game. Repeatable.")
    ] = None,
    clock: Annotated[
        str | None,
        typer.Option(
            metavar="none|5m|5m+10s|2d|phase|phase=60s", help="How long people may think; bots have no clock."
        ),
    ] = None,
    lines: Annotated[
        bool | None, typer.Option("--lines/--table", help="Plain lines, or the table with colours.")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="HEX", help="64 hexadecimal digits, to repeat a game.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the record.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game that was left.")] = None,
    pace: Annotated[float | None, typer.Option(min=0, max=60, help="Seconds that a bot takes for a move.")] = None,
) -> None:
    """Sit down and play. Whatever is not said here is asked for; Enter is always an answer."""
    told = GivenArguments(language, game, players, tuple(seat or ()), bots, tuple(option or ()), clock)
    play(LineConsole(), told, Manner(lines, seed, record, resume, pace))


@app.command("games")
@handles_errors
def games_command(language: Language = None) -> None:
    """Which games there are: players, length, options, bots."""
    tell_games(LineConsole(), checked_language(language))


@app.command("rules")
@handles_errors
def rules_command(
    game: Annotated[str, typer.Argument(help="Which game.")],
    clause: Annotated[str | None, typer.Argument(help="One rule, such as PS-044; without it, all of them.")] = None,
    language: Language = None,
) -> None:
    """The rules of a game, or one of them."""
    tell_rules(LineConsole(), find_game(game), clause, checked_language(language))


@app.command("replay")
@handles_errors
def replay_command(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    lines: Annotated[bool | None, typer.Option("--lines/--table", help="Plain lines, or the table.")] = None,
    seat: Annotated[str, typer.Option(metavar="N|all", help="Through whose eyes; all shows every move.")] = "all",
    language: Language = None,
) -> None:
    """Step through the record of a game; into a pipe, all of it at once."""
    console, spoken_language = LineConsole(), checked_language(language)
    playback = Playback(read_json(file))
    eyes = read_eyes(seat, playback.record.players)
    in_lines = lines if lines is not None else not has_room_for_table(console)
    if not in_lines:
        from reverie.tui import ReplayApp

        ReplayApp(playback, spoken_language, eyes).run()
    elif console.hears_terminal and console.on_terminal:
        LineReplay(console, playback, spoken_language, eyes).step()
    else:
        LineReplay(console, playback, spoken_language, eyes).show_all()


@app.command("verify")
@handles_errors
def verify_command(
    files: Annotated[list[Path], typer.Argument(help="Records of games.")],
    anchor: Annotated[
        str | None, typer.Option(metavar="HEX", help="Of daily deals: the anchor that you noted beforehand.")
    ] = None,
    language: Language = None,
) -> None:
    """Prove that commitment, shuffles, moves and result of a record belong together."""
    if not verify_files(LineConsole(), files, checked_language(language), anchor):
        raise typer.Exit(1)


@app.command("check")
@handles_errors
def check_command(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Scenarios, or folders of them; without any, only the lessons.")
    ] = None,
    language: Language = None,
) -> None:
    """Run scenarios (a position, moves, and what must come of them), or else the lessons of every game."""
    if not check_files(LineConsole(), files or [], checked_language(language)):
        raise typer.Exit(1)
