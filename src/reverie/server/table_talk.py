"""What people at a table say to each other: the chat, and the review of a finished game. It goes through the mail."""

from collections.abc import Awaitable, Callable, Iterable

from reverie import wire
from reverie.kernel import BadDocument, Refused
from reverie.server.audience import Audience
from reverie.server.chat import TableChat
from reverie.server.mailbox import Mailbox
from reverie.server.refusals import tell_refusal
from reverie.server.review import Review
from reverie.server.watchers import Watcher
from reverie.table.live_table import LiveTable


class TableTalk:
    """Has chat and review of one table written down, and told to whoever is there."""

    def __init__(
        self,
        table: LiveTable,
        chat: TableChat,
        review: Review,
        audience: Audience,
        mail: Mailbox,
        now: Callable[[], float],
    ) -> None:
        self._table = table
        self._chat = chat
        self._review = review
        self._audience = audience
        self._mail = mail
        self._now = now
        self._is_reading_due = False

    def say(self, watcher: Watcher, client: str, text: str) -> None:
        """A guest talks to the table."""

        async def say() -> None:
            if not watcher.guest:
                raise BadDocument("no-guest")  # they have been forgotten meanwhile
            self._tell(await self._chat.say(watcher.guest, self._now(), text))

        self._post_for(watcher, client, say)

    def show(self, watcher: Watcher, said: wire.ReviewCommand) -> None:
        """A guest takes part in a review, with all who look at the finished game."""

        async def show() -> None:
            await self._let_review(watcher, said)
            watcher.answer(wire.encode(wire.Accepted(id=said.id)))

        self._post_for(watcher, said.id, show)

    def leave(self, watcher: Watcher) -> None:
        """Somebody watches no more."""
        self._review.leave(watcher)

    def read_new(self) -> None:
        """Another process has written something. This is debounced: what comes before it is read, is read with it."""

        async def letter() -> None:
            self._is_reading_due = False
            self._tell(await self._chat.read_new())
            await self._review.read_again()

        if not self._is_reading_due:
            self._is_reading_due = True
            self._mail.post_stubbornly(letter)

    def read_without(self, theirs: Iterable[Watcher]) -> None:
        """Somebody has been erased, who watched with these: their words are shown no more."""

        async def letter() -> None:
            await self._review.read_again()
            if await self._chat.read_again():
                await self._audience.show_all()
            else:
                for watcher in theirs:
                    watcher.show(self._audience.scene)  # they look from another side now

        self._mail.post_stubbornly(letter)

    def _post_for(self, watcher: Watcher, client: str, do: Callable[[], Awaitable[None]]) -> None:
        """A letter of a guest, who is told if it is refused."""

        async def letter() -> None:
            try:
                await do()
            except Refused as refused:
                tell_refusal(watcher, refused, client, self._table)

        self._mail.post(letter)

    def _tell(self, lines: Iterable[wire.ChatMessage]) -> None:
        for line in lines:
            self._audience.tell_all(wire.Said(line=line))

    async def _let_review(self, watcher: Watcher, said: wire.ReviewCommand) -> None:
        match said:
            case wire.JoinReview():
                await self._review.join(watcher)
            case wire.Lead():
                self._review.lead(watcher, said)
            case wire.Point():
                self._review.point(watcher, said)
            case wire.Comment():
                await self._review.comment(watcher, self._now(), said)
            case wire.Uncomment():
                await self._review.uncomment(watcher, said)
