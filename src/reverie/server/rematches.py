"""Rematches: where all at a table want another game, another table is made, once."""

from collections.abc import Callable, Mapping

from reverie.server.background import BackgroundTasks
from reverie.server.table_actor import TableActor
from reverie.server.table_creation import TableCreation
from reverie.table.entries import Rematched
from reverie.table.live_table import LiveTable


class Rematches:
    """Makes tables for another game."""

    def __init__(
        self,
        creation: TableCreation,
        bring_in: Callable[[LiveTable, Mapping[str, str]], None],
        background: BackgroundTasks,
    ) -> None:
        self._creation = creation
        self._bring_in = bring_in
        self._background = background
        self._begun: set[str] = set()
        """The tables for which another one has been made, or is being made."""

    def see_to(self, actor: TableActor, may_make: bool) -> None:
        """Something has changed at a table; a rematch is made by the process where the last wish was heard."""
        table = actor.table
        if not table.wants_rematch():  # it has come about, or somebody has thought better of it
            self._begun.discard(table.id)
        elif may_make and table.id not in self._begun:
            self._begun.add(table.id)
            self._background.start(self._make(actor))

    async def _make(self, actor: TableActor) -> None:
        """Another table with the same people and bots; whoever wanted it sits there already."""
        try:
            new = await self._creation.create_like(actor.table)
        except BaseException:
            self._begun.discard(actor.table.id)  # somebody may ask again
            raise
        self._bring_in(new, {guest: actor.names.get(guest, "") for guest in new.guests})
        actor.deeds.write(Rematched(new.id))
