"""Brings the open tables over to a game that has been changed: they are built anew from their entries.

A table of others goes on with what it was made with. Here it is the other way round: whoever changes a number wants to
see it at the table that is open, with the same deal and the same moves. Where the moves do not lead there any more, the
table begins afresh with the same deal and people, and it is said why.
"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, structs
from sqlalchemy import Connection, delete

from reverie.cli.workshop.code_problems import GameProblem, problem_of, told
from reverie.kernel import Game, Refused
from reverie.server.storage import Store, Summary, TableRow
from reverie.server.storage.schema import tables
from reverie.table import entries
from reverie.table.entries import Entry
from reverie.table.folding import apply
from reverie.table.live_table import LiveTable
from reverie.text import LANGUAGES, words_for
from reverie.text.sentences import letter

_GATHERING: Final = (
    entries.Created,
    entries.Sat,
    entries.BotSat,
    entries.Stood,
    entries.Arranged,
    entries.EntropyAdded,
    entries.ReadySaid,
    entries.Started,
)
"""What happens before the first move; it is done again at a fresh table."""


class Stuck(Struct, frozen=True):
    """The first entry that does not follow any more, and why."""

    entry: Entry
    moves: int
    """How many moves could be made again."""
    why: GameProblem


async def carry_over(database: Path, game: Game, folder: Path) -> list[GameProblem]:
    """Build every table of the game anew, and say what became of those that had moves."""
    store = await Store.open(database)
    try:
        news = []
        for table_id in await store.tables.all_ids():
            row = await store.tables.get(table_id)
            if row is not None and row.game == game.name:
                news += await _carry(store, row, game, folder)
        return news
    finally:
        await store.close()


async def _carry(store: Store, row: TableRow, game: Game, folder: Path) -> list[GameProblem]:
    old = [entry async for entry in store.tables.iter_entries(row.id)]
    try:
        first = _first_entry(old[0], game)
        table, stuck = _built(row, [first, *old[1:]], folder, game)
        kept = [first, *old[1:]] if stuck is None else _fresh([first, *old[1:]])
        if stuck is not None:
            table, still_stuck = _built(row, kept, folder, game)
            if still_stuck is not None:  # not even its beginning
                return [_gone(still_stuck.why)]
    except Refused as refused:  # there is no such number of players any more, or no such option
        return [_gone(problem_of(refused, folder, game))]
    if stuck is not None or first != old[0]:
        await _write(store, row, table, kept)
    if stuck is not None:
        return [_afresh(stuck)]
    made = sum(isinstance(entry.deed, entries.Moved) for entry in old)
    return [told("rebuilt", {"moves": made})] if made else []


def _first_entry(old: Entry, game: Game) -> Entry:
    """The same choices, with today's rules and content; ``Refused`` where they are not possible any more."""
    created = old.deed
    assert isinstance(created, entries.Created)
    header: dict[str, Any] = game.setup(created.players, created.options, created.overrides).header
    return structs.replace(old, deed=structs.replace(created, **header))


def _built(row: TableRow, wanted: Sequence[Entry], folder: Path, game: Game) -> tuple[LiveTable, Stuck | None]:
    """The table that entries lead to, as far as they do."""
    table, moves = LiveTable(row.id, bytes.fromhex(row.seed), wanted[0]), 0
    for entry in wanted[1:]:
        try:
            apply(table, entry)
        except Exception as error:  # a move that is refused, or a rule that fails on the way
            return table, Stuck(entry, moves, problem_of(error, folder, game))
        moves += isinstance(entry.deed, entries.Moved)
    return table, None


def _fresh(old: Sequence[Entry]) -> list[Entry]:
    """Everything up to the beginning of the game, numbered anew."""
    begun = next((place for place, entry in enumerate(old) if isinstance(entry.deed, entries.Started)), len(old))
    kept = [entry for entry in old[: begun + 1] if isinstance(entry.deed, _GATHERING)]
    return [structs.replace(entry, number=number) for number, entry in enumerate(kept)]


async def _write(store: Store, row: TableRow, table: LiveTable, wanted: Sequence[Entry]) -> None:
    """The same table again, under the same id, so that every open page finds it."""
    await store.write(partial(_remove, row.id))
    summary = Summary("gathering", {}, table.guests)
    await store.tables.create(row.id, row.game, row.seed, row.private, table.host, wanted[0], summary)
    for entry in wanted[1:]:
        await store.tables.append(row.id, entry)


def _remove(table_id: str, connection: Connection) -> None:
    connection.execute(delete(tables).where(tables.c.id == table_id))


def _afresh(stuck: Stuck) -> GameProblem:
    deed = stuck.entry.deed
    move = deed.move if isinstance(deed, entries.Moved | entries.Answered) else type(deed).__name__
    seat = letter(deed.seat) if isinstance(deed, entries.Moved | entries.Answered) else ""
    facts = {"number": stuck.moves + 1, "move": move, "who": seat}
    return _because("afresh", facts, stuck.why)


def _gone(why: GameProblem) -> GameProblem:
    return _because("gone", {}, why)


def _because(code: str, facts: dict[str, Any], why: GameProblem) -> GameProblem:
    return GameProblem(
        {
            language: words_for(language).say(f"dev-{code}", {**facts, "reason": why.texts[language]})
            for language in LANGUAGES
        }
    )
