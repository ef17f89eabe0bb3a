"""The audience of one table: everybody who watches it, what each of them is told, and which seats are connected."""

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from reverie import wire
from reverie.kernel import Refused
from reverie.server.chat import TableChat
from reverie.server.presence import Presence
from reverie.server.refusals import refusal_frame
from reverie.server.watchers import Watcher
from reverie.table.live_table import LiveTable, Update
from reverie.table.views import who_changes_role
from reverie.wire.frames import UpdateFrames
from reverie.wire.scenes import Scenes, names_at

_AT_ONCE: Final = 16
"""How many scenes are made at once where all get one."""


class Sender(Struct, frozen=True):
    """Whose command it was, and the id that they gave it."""

    watcher: Watcher
    client: str


class Audience:
    """Those who watch a table. What they are told is cut for each role, and encoded once a role."""

    def __init__(
        self,
        table: LiveTable,
        names: dict[str, str],
        chat: TableChat,
        now: Callable[[], float],
        presence: Presence,
    ) -> None:
        self.watchers: set[Watcher] = set()
        self.scenes = Scenes(table)
        self._coming: set[Watcher] = set()
        """Those who have come, and have not been shown the scene yet."""
        self._farewell: Refused | None = None
        """Why nothing comes of this table any more."""
        self._table = table
        self._names = names
        self._chat = chat
        self._now = now
        self._presence = presence
        self._told_present: list[int] = []

    # Coming and going.

    def expect(self, watcher: Watcher) -> bool:
        """Somebody is about to watch; false where nothing comes of this table any more, and they have been told."""
        if self._farewell is not None:
            self._dismiss(watcher, self._farewell)
            return False
        self._coming.add(watcher)
        return True

    def welcome(self, watcher: Watcher) -> None:
        """Somebody begins to watch, if they are still there: first comes the scene."""
        self._coming.discard(watcher)
        if not watcher.gone:
            self.watchers.add(watcher)
            self.note_presence()
            watcher.show(self.scene)

    def leave(self, watcher: Watcher) -> None:
        watcher.gone = True
        self._coming.discard(watcher)
        self.watchers.discard(watcher)
        self.note_presence()

    def dismiss_all(self, why: Refused) -> None:
        """Nothing comes of this table any more: whoever is here, or is about to be, hears why and may come back."""
        self._farewell = why
        for watcher in (*self.watchers, *self._coming):
            self._dismiss(watcher, why)

    def _dismiss(self, watcher: Watcher, why: Refused) -> None:
        watcher.dismiss(refusal_frame(why, "", watcher.language, self._table), why.code)

    def disown(self, guest: str) -> list[Watcher]:
        """Nobody acts in a guest's name any more; those who did."""
        theirs = [watcher for watcher in (*self.watchers, *self._coming) if watcher.guest == guest]
        for watcher in theirs:
            watcher.guest = ""
        return theirs

    # What is shown when somebody asks for it.

    def scene(self, watcher: Watcher) -> str:
        """All that a watcher may know now."""
        role = self._table.seat_of(watcher.guest)
        may_return = self._table.seat_left_by(watcher.guest)
        return self.scenes.scene(role, self._now(), self._names, self._chat.lines, self._told_present, may_return)

    def story(self, watcher: Watcher, before: int) -> str:
        """A page of what a watcher may know of the story."""
        return self.scenes.page(self._table.seat_of(watcher.guest), before)

    async def show_all(self) -> None:
        """Something that was shown must be seen no more."""
        self.scenes.changed()
        for number, watcher in enumerate(list(self.watchers), 1):
            watcher.show(self.scene)
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)  # scenes are heavy: these go out before more are made

    # What is told to all.

    def tell(self, update: Update, sender: Sender | None) -> None:
        """One change: to each role what it may know of it, and to its sender that it is the answer."""
        self.scenes.changed(update.only)
        frames = UpdateFrames(self._table, self._names, update)
        new_role = who_changes_role(update.entry)
        for watcher in self.watchers:
            role = self._table.seat_of(watcher.guest)
            if update.only not in ("all", role):
                continue
            client = sender.client if sender is not None and watcher is sender.watcher else ""
            if watcher.guest == new_role:
                self._tell_new_role(watcher, client)
                continue
            if client:
                watcher.offer(wire.answering(frames.of(role), client), wire.encode(wire.Accepted(id=client)))
            else:
                watcher.offer(frames.of(role))
        if new_role is not None:
            self.note_presence()

    def _tell_new_role(self, watcher: Watcher, client: str) -> None:
        """Who sits down or gets up sees another side of the table, all of it."""
        if client:
            watcher.answer(wire.encode(wire.Accepted(id=client)))
        watcher.show(self.scene)

    def tell_all(self, message: wire.Names | wire.Present | wire.Said) -> None:
        """Tell everybody what the scenes show too from now on."""
        self.scenes.changed()
        frame = wire.encode(message)
        for watcher in self.watchers:
            watcher.offer(frame)

    def rename(self, guest: str, name: str) -> None:
        """Somebody goes by that name here. Where they sit all are told, and of nothing else."""
        if self._names.get(guest) == name:
            return
        self._names[guest] = name
        if guest in self._table.guests:
            self.tell_all(names_at(self._table, self._names))

    # Which seats are connected.

    def present(self) -> list[int]:
        """The seats whose holders are connected, to this server or to another one."""
        return sorted(self._here() | self._presence.elsewhere(self._table.id))

    def _here(self) -> set[int]:
        seats = {chair.guest: seat for seat, chair in enumerate(self._table.chairs) if chair.kind == "person"}
        return {seats[watcher.guest] for watcher in self.watchers if watcher.guest in seats}

    def note_presence(self) -> None:
        """Somebody has come or gone, or sits on another chair."""
        self._presence.note(self._table.id, self._here())
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell everybody which seats are connected, if that is news."""
        present = self.present()
        if present != self._told_present:
            self._told_present = present
            self.tell_all(wire.Present(seats=present))
