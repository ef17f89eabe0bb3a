"""The content of the games as it was printed: kept for good, for the tables that were made with it."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from reverie.kernel import Game
from reverie.kernel.content import content_hash
from reverie.server.storage.bulk_sql import insert_into
from reverie.server.storage.database import Database
from reverie.server.storage.schema import printings
from reverie.server.storage.writer import Writer


class Printings:
    """Every content that any game has been printed with here."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def keep(self, games: Iterable[Game]) -> None:
        """Keep the content of these games as it is printed today."""
        rows = [
            {
                "hash": content_hash(game.raw_content),
                "game": game.name,
                "content": msgspec.json.encode(game.raw_content).decode(),
            }
            for game in games
        ]
        known = {row.hash for row in await self._database.read(select(printings.c.hash))}
        new = [row for row in rows if row["hash"] not in known]

        def work(connection: Connection) -> None:
            connection.execute(insert_into(connection, printings).values(new).on_conflict_do_nothing())

        if new:
            await self._writer.write(work)

    async def of_game(self, game: str) -> list[Mapping[str, Any]]:
        """Every content that the game has been printed with here."""
        theirs = select(printings.c.content).where(printings.c.game == game)
        rows = await self._database.read(theirs.order_by(printings.c.hash))
        return [msgspec.json.decode(row.content, type=dict[str, Any]) for row in rows]
