"""A review: those who look at a finished game together. One leads, everybody may point, talk and comment.

Who leads and where to is kept nowhere: it ends with the leader's connection. Each server leads its own; comments and
talk reach all.
"""

from collections.abc import Callable, Iterable
from typing import Final

from reverie import wire
from reverie.kernel import BadDocument
from reverie.server.comments import LONGEST_COMMENT, TableComments
from reverie.server.limits import Bucket
from reverie.server.rate_limits import too_fast
from reverie.server.storage import CommentRow
from reverie.server.watchers import Watcher
from reverie.table.daily_tables import check_shown
from reverie.table.decide_checks import NotAllowed
from reverie.table.live_table import LiveTable

LONGEST_ELEMENT: Final = 120
_LONGEST_EYES: Final = 4
_SHOWN_A_SECOND: Final = 12.0
"""So many moments and pointed things a second are passed on at one table, whoever shows them."""
_SHOWN_AT_ONCE: Final = 40.0


class Review:
    """What goes on between those who look at one finished game."""

    def __init__(
        self, table: LiveTable, names: dict[str, str], comments: TableComments, now: Callable[[], float]
    ) -> None:
        self.comments = comments
        self._table = table
        self._names = names
        self._now = now
        self._here: set[Watcher] = set()
        self._leader: Watcher | None = None
        self._at = 0
        self._eyes = "all"
        self._shown = Bucket(_SHOWN_A_SECOND, _SHOWN_AT_ONCE)

    # Coming and going.

    async def join(self, watcher: Watcher) -> None:
        """Somebody takes part from now on: what has been commented, and who leads."""
        self._check_over()
        rows = await self.comments.rows()
        if watcher.gone:
            return
        self._here.add(watcher)
        watcher.offer(wire.encode(self._comments(rows, watcher)))
        self._tell_review()

    def leave(self, watcher: Watcher) -> None:
        """Somebody has gone; whoever they led is free."""
        if watcher in self._here:
            self._here.discard(watcher)
            if watcher is self._leader:
                self._leader = None
            self._tell_review()

    # Leading and pointing.

    def lead(self, watcher: Watcher, said: wire.Lead) -> None:
        """Somebody shows a moment, takes the lead, or gives it up."""
        self._check_may_show(watcher)
        if said.at is None:
            if watcher is self._leader:
                self._leader = None
                self._tell_review()
            return
        if watcher is not self._leader and not said.take:
            raise NotAllowed("review-not-leading")
        last = len(self._table.begun.progress.moves)
        self._at = max(0, min(said.at, last))
        self._eyes = said.eyes if len(said.eyes) <= _LONGEST_EYES else "all"
        self._leader = watcher
        self._tell_review()

    def point(self, watcher: Watcher, said: wire.Point) -> None:
        """Somebody shows something on the board."""
        if not 1 <= len(said.element) <= LONGEST_ELEMENT or not said.element.isprintable():
            facts = {"length": len(said.element), "longest": LONGEST_ELEMENT}
            raise BadDocument("too-long", facts, path="element")
        self._check_may_show(watcher)
        seat, name = self._table.seat_of(watcher.guest), self._name(watcher)
        for other in self._here:
            own = other is watcher
            other.offer(wire.encode(wire.PointedMessage(element=said.element, name=name, seat=seat, own=own)))

    def _check_may_show(self, watcher: Watcher) -> None:
        self._check_over()
        if not watcher.guest:
            raise BadDocument("no-guest")
        if watcher not in self._here:
            raise NotAllowed("review-not-joined")
        wait = self._shown.wait_for()
        if wait > 0:
            raise too_fast(wait)
        self._shown.take()

    # Comments.

    async def comment(self, watcher: Watcher, at: float, said: wire.Comment) -> None:
        """Somebody writes something beside a moment."""
        self._check_over()
        if not watcher.guest:
            raise BadDocument("no-guest")
        if not 1 <= len(said.text) <= LONGEST_COMMENT:
            raise BadDocument("too-long", {"length": len(said.text), "longest": LONGEST_COMMENT}, path="text")
        row = await self.comments.add(watcher.guest, at, said.at, said.text)
        if row is not None:
            for other in self._here:
                told = wire.CommentedMessage(comment=self.comments.told(row, other.guest))
                other.offer(wire.encode(told))

    async def uncomment(self, watcher: Watcher, said: wire.Uncomment) -> None:
        """Somebody takes a comment of their own away."""
        if not watcher.guest or not await self.comments.remove(watcher.guest, said.comment):
            raise NotAllowed("no-such-comment")
        self._tell(wire.UncommentedMessage(comment=said.comment))

    async def read_again(self) -> None:
        """Another process has written, or somebody has been erased: all get the comments as they are now."""
        if not self._here:
            return
        if self._leader is not None and not self._leader.guest:
            self._leader = None
        rows = await self.comments.rows()
        for watcher in self._here:
            watcher.offer(wire.encode(self._comments(rows, watcher)))
        self._tell_review()

    def _comments(self, rows: Iterable[CommentRow], watcher: Watcher) -> wire.CommentsMessage:
        return wire.CommentsMessage(comments=[self.comments.told(row, watcher.guest) for row in rows])

    # Telling.

    def _check_over(self) -> None:
        """Nothing of a game that goes on is shown to anybody in this way."""
        if self._table.phase != "over":
            raise NotAllowed("table-not-over")
        check_shown(self._table, self._now())

    def _name(self, watcher: Watcher) -> str:
        return self._table.called(self._names).get(watcher.guest, self._names.get(watcher.guest, ""))

    def _tell(self, message: wire.UncommentedMessage) -> None:
        frame = wire.encode(message)
        for watcher in self._here:
            watcher.offer(frame)

    def _tell_review(self) -> None:
        """Tell everybody who leads, and where to."""
        leader = self._leader
        for watcher in self._here:
            told = wire.ReviewMessage(
                leader=None if leader is None else self._name(leader),
                seat=None if leader is None else self._table.seat_of(leader.guest),
                own=leader is watcher,
                at=self._at,
                eyes=self._eyes,
                here=len(self._here),
            )
            watcher.offer(wire.encode(told))
