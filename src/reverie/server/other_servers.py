"""The other servers of one database: what they have done is looked for, and who is connected where is told."""

from collections.abc import Mapping
from functools import partial

from reverie.server.background import BackgroundTasks, attempt
from reverie.server.loaded_tables import LoadedTables
from reverie.server.presence import Presence, SeatsHere
from reverie.server.storage import NotificationHandlers, Store


class OtherServers:
    """Hears the other servers, and speaks to them; where there are none, of none."""

    def __init__(self, store: Store, loaded: LoadedTables, background: BackgroundTasks) -> None:
        self.presence = Presence(self._tell_present if store.is_shared else None)
        self._store = store
        self._loaded = loaded
        self._background = background
        self._is_closed = False

    def close(self) -> None:
        """Tell nobody anything any more."""
        self._is_closed = True

    async def listen(self) -> None:
        await self._store.listen(
            NotificationHandlers(self._heard_entry, self._heard_chat, self._heard_present, self._heard_gap)
        )

    def tell_again(self) -> None:
        """Say again who is connected here, and count no more what others have not said again."""
        self.presence.say_again()
        for table_id in self.presence.forget_the_silent():
            self._show_presence(table_id)

    def _tell_present(self, here: Mapping[str, SeatsHere]) -> None:
        if not self._is_closed:
            self._background.start(
                attempt("nobody was told who is connected", partial(self._store.announce_presence, here))
            )

    def _heard_entry(self, table_id: str, number: int) -> None:
        actor = self._loaded.find(table_id)
        if actor is not None and number > actor.table.number:
            actor.look_again()

    def _heard_chat(self, table_id: str) -> None:
        actor = self._loaded.find(table_id)
        if actor is not None:
            actor.talk.read_new()

    def _heard_present(self, server: str, table_id: str, seats: SeatsHere) -> None:
        self.presence.hear(server, table_id, seats)
        self._show_presence(table_id)

    def _show_presence(self, table_id: str) -> None:
        actor = self._loaded.find(table_id)
        if actor is not None:
            actor.audience.tell_presence()

    def _heard_gap(self) -> None:
        """Anything may have been written while nobody listened."""
        for actor in self._loaded:
            actor.look_again()
            actor.talk.read_new()
