"""All tables of one browser: those that are kept there, and of these the ones that have been read and are played."""

import secrets
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from reverie.browser.guests import guest_at
from reverie.browser.hosted_table import Emit, HostedTable
from reverie.kernel.content import content_hash
from reverie.table import entries
from reverie.table.decide_checks import NotAllowed
from reverie.table.entries import Entry, read_entry, write_entry
from reverie.table.folding import apply
from reverie.table.foreseeing import try_start
from reverie.table.live_table import LiveTable
from reverie.table.printings import overrides_in_force
from reverie.wire.browser_effects import AnyEffect, KeepEntry, KeepPrinting, KeepTable, KeptTable, SetAlarm
from reverie.wire.http_messages import NewTableRequest
from reverie.wire.new_tables import created_as, request_like, seats_like

_ID_BYTES: Final = 9


class HostedTables:
    """The tables of one browser. A table is read when somebody wants it, and put away when nobody looks at it."""

    def __init__(
        self, kept: Iterable[KeptTable], names: Mapping[str, str], now: Callable[[], float], emit: Emit
    ) -> None:
        """``names`` are those of all guests of this browser, and change with them."""
        self.names = names
        self._kept = {row.id: row for row in kept}
        self._read: dict[str, HostedTable] = {}
        self._now = now
        self._effect = emit

    def _emit(self, effect: AnyEffect) -> None:
        if isinstance(effect, KeepTable):
            self._kept[effect.row.id] = effect.row
        self._effect(effect)

    # Tables that there are.

    def game_of(self, table: str) -> str:
        """The game of a table that is kept; nothing where there is no such table."""
        return self._kept[table].own.game if table in self._kept else ""

    def knows(self, table: str) -> bool:
        """Whether a table has been read."""
        return table in self._read

    def get(self, table: str) -> HostedTable:
        """A table that has been read; ``NotAllowed`` where there is none."""
        if table not in self._read:
            raise NotAllowed("no-such-table", {"table": table[:40]})
        return self._read[table]

    def read(self, table: str, texts: Iterable[str], printings: str) -> None:
        """Read a table from its entries; ``printings`` are all contents that its game was printed with.

        While it was put away nobody could play, so no clock has run.
        """
        first, *rest = map(read_entry, texts)
        assert isinstance(first.deed, entries.Created), "the first entry says what the table is"
        overrides = overrides_in_force(first.deed, msgspec.json.decode(printings))
        found = LiveTable(table, bytes.fromhex(self._kept[table].seed), first, overrides)
        for entry in rest:
            apply(found, entry)
        hosted = self._bring_in(found)
        if found.next_due() is not None and (away := self._now() - found.at) > 0:
            hosted.write(entries.Outage(away))
        hosted.settle()

    def _bring_in(self, table: LiveTable) -> HostedTable:
        hosted = self._read[table.id] = HostedTable(table, self.names, self._now, self._emit)
        return hosted

    def put_away(self, table: str) -> HostedTable | None:
        """Forget what was read of a table; the one that it was."""
        self._emit(SetAlarm(table=table, seconds=None))
        return self._read.pop(table, None)

    def put_away_all_but(self, wanted: Collection[str]) -> None:
        """Nothing goes on at all other tables."""
        for table in [table for table in self._read if table not in wanted]:
            self.put_away(table)

    def tell_names(self) -> None:
        """Somebody goes by another name."""
        for hosted in self._read.values():
            hosted.renamed()

    # New tables.

    def create(self, wanted: NewTableRequest, fork: entries.Forked | UnsetType = UNSET) -> HostedTable:
        """A new table; its shuffles are committed to from its first entry on, by luck from the browser's generator."""
        created, seed = created_as(wanted, fork)
        first = Entry(0, self._now(), created, guest_at(1))
        table = LiveTable(secrets.token_urlsafe(_ID_BYTES), seed, first)
        if wanted.overrides or fork is not UNSET:
            try_start(table)
        printing = table.game.raw_content
        text = msgspec.json.encode(printing).decode()
        self._emit(KeepPrinting(hash=content_hash(printing), game=table.game.name, text=text))
        hosted = self._bring_in(table)
        self._emit(KeepEntry(table=table.id, number=0, text=write_entry(first)))
        self._emit(KeepTable(row=hosted.row()))
        return hosted

    def see_to_rematch(self, hosted: HostedTable) -> None:
        """Where all want another game, another table is made, with everybody where they sat."""
        old = hosted.table
        if not old.wants_rematch():
            return
        new = self.create(request_like(old), old.created.fork)
        for deed in seats_like(old):
            new.write(deed)
        hosted.write(entries.Rematched(new.table.id))
