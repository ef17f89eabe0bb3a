"""Effects: what the browser is to do, in this order, after something has happened at a table.

What is to be kept is written in one transaction; only when it is there, the rest is done. Where it cannot be
written, nothing has happened: the table is forgotten, and read again from what is there.
"""

import msgspec

from reverie.wire.http_messages import OwnTable


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays at this browser."""

    place: int
    """Those who share the screen are numbered from 1."""
    name: str
    language: str


class KeptTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is kept beside its entries: its secret, and how it stands."""

    id: str
    seed: str
    """Committed to in the first entry; in hexadecimal digits."""
    own: OwnTable
    """As the start page shows it; only a cache of what the entries say."""


class BrowserEffect(msgspec.Struct, frozen=True, kw_only=True, tag_field="do"):
    """Something for the browser to do; each kind is a subclass."""


class KeepGuest(BrowserEffect, frozen=True, tag="keep_guest"):
    """Somebody is new, or goes by another name."""

    guest: Guest


class KeepTable(BrowserEffect, frozen=True, tag="keep_table"):
    """A table is new, or stands differently."""

    row: KeptTable


class KeepEntry(BrowserEffect, frozen=True, tag="keep_entry"):
    """An entry is written: the next one of its table."""

    table: str
    number: int
    text: str


class KeepPrinting(BrowserEffect, frozen=True, tag="keep_printing"):
    """The content that a table is made with: it goes on with it, whatever a later version prints."""

    hash: str
    game: str
    text: str


class Tell(BrowserEffect, frozen=True, tag="tell"):
    """A frame for one connection."""

    line: int
    frame: str


class HangUp(BrowserEffect, frozen=True, tag="hang_up"):
    """Nothing more comes on a connection."""

    line: int
    code: int
    """Why, as a WebSocket is closed: 1008 where there is no such table, 1013 where one may come again."""


class AskBot(BrowserEffect, frozen=True, tag="think"):
    """A bot is to think, in the other worker; its answer comes back with ``table``, ``seat`` and ``decision``."""

    table: str
    seat: int
    decision: int
    hushed: bool
    """In a hidden window nobody waits for it, so it need not seem to think."""
    question: str
    """For ``browser.bot_worker.think``; a secret of the table."""


class SetAlarm(BrowserEffect, frozen=True, tag="set_alarm"):
    """The table has to do something by itself after so many seconds; with nothing, no more."""

    table: str
    seconds: float | None


class AnswerRequest(BrowserEffect, frozen=True, tag="answer"):
    """What a request is answered with."""

    status: int
    body: str


class AskStudy(BrowserEffect, frozen=True, tag="study"):
    """A request is answered line by line by the third worker (``studies``)."""

    name: str
    question: str


AnyEffect = (
    KeepGuest | KeepTable | KeepEntry | KeepPrinting | Tell | HangUp | AskBot | SetAlarm | AnswerRequest | AskStudy
)
