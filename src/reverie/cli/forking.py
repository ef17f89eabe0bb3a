"""``reverie fork``: go on from a moment of a finished game, in another way."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from reverie.cli.app import Language, app
from reverie.cli.arguments import check_names, read_seat
from reverie.cli.console import LineConsole
from reverie.cli.errors import handles_errors
from reverie.cli.languages import checked_language
from reverie.cli.playing import BegunGame, Manner, play_begun, read_seed
from reverie.games import registered_game
from reverie.kernel import BadSetup
from reverie.kernel.loading import raise_first
from reverie.kernel.record import Record, Seat, origin_in, read_record, verify
from reverie.table.clock_text import read_clock
from reverie.table.files import RecordFile, check_new, read_json
from reverie.table.local_game import LocalGame


@app.command("fork")
@handles_errors
def fork_command(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    at: Annotated[int, typer.Option(metavar="N", help="After how many of its moves.")],
    known: Annotated[
        int | None,
        typer.Option(metavar="SEAT", help="Deal anew what this seat could not see; else everything is as it was."),
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=KIND", help="Who sits there now, from the first seat on. Repeatable."),
    ] = None,
    language: Language = None,
    clock: Annotated[str | None, typer.Option(metavar="none|5m|5m+10s", help="How long people may think.")] = None,
    lines: Annotated[
        bool | None, typer.Option("--lines/--table", help="Plain lines, or the table with colours.")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="HEX", help="64 hexadecimal digits, to repeat it.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the record.")] = None,
    pace: Annotated[float | None, typer.Option(min=0, max=60, help="Seconds that a bot takes for a move.")] = None,
) -> None:
    """Go on from a moment of a finished game, in another way. Who sits there is as in the record, unless it is said."""
    if record is not None:
        check_new(record)
    parent = _finished(file)
    local_game = LocalGame(
        registered_game(parent.game),
        _seats(parent, seat or ()),
        parent.options,
        parent.overrides,
        read_seed(seed),
        origin=origin_in(parent, at, "as_it_was" if known is None else "as_known", known),
    )
    begun = BegunGame(
        local_game,
        RecordFile(local_game.game.name),
        checked_language(language),
        read_clock(clock or "none", local_game.game),
    )
    play_begun(LineConsole(), begun, Manner(lines=lines, record=record, pace=pace))


def _finished(file: Path) -> Record:
    """The record, if all of it belongs together."""
    document = read_json(file)
    raise_first(verify(document, registered_game))
    return read_record(document)


def _seats(parent: Record, said: Sequence[str]) -> list[Seat]:
    """Who sits there: as in the record, but for those who were named."""
    if len(said) > parent.players:
        raise BadSetup("seats-do-not-fit", {"given": len(said), "wanted": parent.players})
    game = registered_game(parent.game)
    seats = [*(read_seat(text, game) for text in said), *parent.seats[len(said) :]]
    check_names(seats)
    return seats
