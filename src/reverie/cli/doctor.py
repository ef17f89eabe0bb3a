"""``reverie doctor``: every table of a server, read to its last entry."""

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track

from reverie.cli.console import LineConsole
from reverie.kernel import BadDocument
from reverie.server import maintenance
from reverie.server.storage import Store
from reverie.table.narration import refusal_sentence
from reverie.text import words_for


async def examine(console: LineConsole, store: Store, table: str | None, language: str) -> int:
    """Say of every table that cannot be read why not; how many there are."""
    words = words_for(language)
    ids = await store.tables.all_ids() if table is None else [table]
    progress = iter(track(ids, words.say("doctor-reading"), console=Console(file=sys.stderr), transient=True))
    examined = ill = 0
    async for found in maintenance.examine_tables(store, ids):
        next(progress, None)
        examined += 1
        if found.why is not None:
            ill += 1
            facts = {"table": found.table, "game": found.game, "phase": found.phase}
            console.say(words.say("doctor-found", {**facts, "sentence": refusal_sentence(words, found.why)}))
    next(progress, None)
    console.say(words.say("doctor-sum", {"tables": examined, "ill": ill}))
    return ill


async def export_one(console: LineConsole, store: Store, table: str, file: Path, language: str) -> None:
    document = await maintenance.export_table(store, table)
    try:
        with file.open("x", encoding="utf-8") as new:
            json.dump(document, new, indent=2, ensure_ascii=False)
    except FileExistsError:
        raise BadDocument("backup-exists", {"file": str(file)}) from None
    console.say(words_for(language).say("doctor-exported", {"table": table, "file": str(file)}))
