"""The guests at the loaded tables: the names they go by, and that nothing is shown of those who were erased."""

from time import monotonic

from reverie.server import guest_cache
from reverie.server.guest_cache import GuestCache
from reverie.server.loaded_tables import LoadedTables
from reverie.server.storage import Store
from reverie.server.table_actor import TableActor


class GuestsAtTables:
    """Who goes by which name at which table."""

    def __init__(self, store: Store, cache: GuestCache, loaded: LoadedTables) -> None:
        self._store = store
        self._cache = cache
        self._loaded = loaded
        self._seen_stamp: object = None
        """What the storage last said of what others have written, ..."""
        self._old_until = 0.0
        """... until when the cache may not know it, and whether everybody has been looked up after that."""
        self._is_looked_up = False

    async def name_of(self, guest: str) -> str:
        row = await self._cache.find(guest)
        return row.name if row is not None else ""

    async def learn_name(self, actor: TableActor, guest: str) -> None:
        """Somebody has sat down whose name is not known there."""
        actor.audience.rename(guest, await self.name_of(guest))

    def rename(self, guest: str, name: str) -> None:
        """Somebody goes by another name now."""
        self._cache.drop(guest)
        for actor in self._loaded:
            if guest in actor.names:
                actor.audience.rename(guest, name)

    async def forget(self, guest: str) -> None:
        """Somebody has been erased: wherever they were, their name is not shown any more when this is done.

        Nor is what they said; should the storage not let the chat be read just now, as soon as it does.
        """
        self._cache.drop(guest)
        concerned = [actor for actor in self._loaded if actor.forget(guest)]
        for actor in concerned:
            await actor.mailbox.until_read()

    async def look_up(self) -> None:
        """Another process may have given somebody here another name, or have erased them.

        It has not if it has written nothing. Once it has, this is done for as long as the cache may bring an older
        name to a table.
        """
        stamp = await self._store.foreign_writes.stamp()
        if stamp != self._seen_stamp:
            self._seen_stamp, self._old_until = stamp, monotonic() + 2 * guest_cache.SECONDS
            self._is_looked_up = False
        if not self._is_looked_up:
            is_last = monotonic() >= self._old_until
            await self._look_up()
            self._is_looked_up = is_last

    async def _look_up(self) -> None:
        shown = [(actor, guest, name) for actor in self._loaded for guest, name in actor.names.items() if name]
        watching = {watcher.guest for actor in self._loaded for watcher in actor.audience.watchers if watcher.guest}
        rows = await self._store.people.get_many(watching.union(guest for _, guest, _ in shown))
        for guest in [guest for guest, row in rows.items() if row.forgotten]:
            await self.forget(guest)
        for actor, guest, name in shown:
            row = rows.get(guest)
            # What has changed here since we asked is newer than the answer.
            if row is not None and row.name != name == actor.names.get(guest):
                self.rename(guest, row.name)
