"""The entries of a table: the truth about it, from which everything else follows.

An ``Entry`` says what was done, by whom, when. Entries are numbered from 0 and never change. People appear
as guest ids only, so that a person can be forgotten without touching them.
"""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from reverie.kernel.daily_deals import DailyDeal
from reverie.kernel.forking import Origin
from reverie.table.clock_kinds import AnyClock, NoClock


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="deed"):
    """What was done; each kind is a subclass."""


class Forked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table goes on from a moment of a finished game."""

    table: str
    """The table of that game; empty if it was a file."""
    origin: Origin
    position: dict[str, Any]
    """That moment, as ``save_position`` keeps it: a table that is read need not play the other game again."""


class Created(Deed, frozen=True, tag="created"):
    """The first entry of every table."""

    game: str
    version: int
    content_hash: str
    players: int
    options: dict[str, Any]
    overrides: dict[str, Any]
    commitment: str
    clock: AnyClock = NoClock()
    window: float = 8.0
    """Seconds that a hidden reaction window takes at most, whoever is asked and whatever they hold."""
    stand_in: str = ""
    """The bot that takes the seat of somebody who leaves; nobody if empty."""
    private: bool = False
    """Whether only those with the link can find it."""
    whole_windows: bool = False
    """Whether hidden windows always take their whole time, instead of closing when all who are asked have answered."""
    variant: str = ""
    """What the maker of its overrides calls them."""
    fork: Forked | UnsetType = UNSET
    """Only of a fork: where it comes from."""
    daily: DailyDeal | UnsetType = UNSET
    """Only of a daily deal: which day's. Its link is never here: the table's seed follows from it."""


class Sat(Deed, frozen=True, tag="sat"):
    """A guest has taken a seat."""

    seat: int
    guest: str


class BotSat(Deed, frozen=True, tag="bot_sat"):
    """A bot has been put on a seat."""

    seat: int
    level: str


class Stood(Deed, frozen=True, tag="stood"):
    """A seat is open again, before the game has begun."""

    seat: int


class Arranged(Deed, frozen=True, tag="arranged"):
    """Before the game has begun: other options, another clock, other windows (in old entries: as they were)."""

    options: dict[str, Any]
    clock: AnyClock
    stand_in: str
    window: float | None = None
    whole_windows: bool | None = None


class EntropyAdded(Deed, frozen=True, tag="entropy_added"):
    """A seat threw its own randomness in, after the commitment and before the first draw."""

    seat: int
    word: str


class ReadySaid(Deed, frozen=True, tag="ready_said"):
    """A seat is ready to begin, or no longer."""

    seat: int
    ready: bool


class Started(Deed, frozen=True, tag="started"):
    """Everybody is ready: the first draw follows."""


class Moved(Deed, frozen=True, tag="moved"):
    """A seat has made a move, or the clock for it."""

    seat: int
    move: str
    decision: int
    by_clock: bool = False


class Answered(Deed, frozen=True, tag="answered"):
    """An answer in a hidden reaction window; it counts when the window closes."""

    seat: int
    move: str
    decision: int


class WindowClosed(Deed, frozen=True, tag="window_closed"):
    """A hidden window is over: its answers count now."""

    decision: int


class StandingPass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To pass by itself in hidden windows."""

    kind: str = ""
    """What the window is about, as the game calls it; empty: whatever it is about."""
    until: str = "game"
    """Until which stretch of the game is over."""


class StandingSaid(Deed, frozen=True, tag="standing_said"):
    """The standing answers of a seat from now on; only that seat ever learns of them."""

    seat: int
    passes: tuple[StandingPass, ...]


class TakenBack(Deed, frozen=True, tag="taken_back"):
    """A seat has taken its last move back."""

    seat: int


class Confirmed(Deed, frozen=True, tag="confirmed"):
    """The seat's moves so far stand."""

    seat: int


class Left(Deed, frozen=True, tag="left"):
    """Somebody left a game in progress; ``level`` is the bot that plays on, or empty."""

    seat: int
    level: str


class CameBack(Deed, frozen=True, tag="came_back"):
    """Somebody who had left, or had been replaced, has the seat again."""

    seat: int
    guest: str


class Nudged(Deed, frozen=True, tag="nudged"):
    """The one at ``by`` asked the one at ``seat`` to go on."""

    seat: int
    by: int


class ReplaceSaid(Deed, frozen=True, tag="replace_said"):
    """The one at ``by`` wants a bot on ``seat``, whose holder does not answer; or not after all."""

    seat: int
    by: int
    wanted: bool


class Replaced(Deed, frozen=True, tag="replaced"):
    """The others have waited long enough for ``guest``: a bot of that level plays on."""

    seat: int
    level: str
    guest: str


class Declined(Deed, frozen=True, tag="declined"):
    """A seat said no to what others want: ``pause`` (or its end), ``rematch``, or ``replace`` (of ``whom``)."""

    seat: int
    what: str
    whom: int | None = None


class HintGiven(Deed, frozen=True, tag="hint_given"):
    """The one on a seat asked the coach about a question; from then on the table is one with hints."""

    seat: int
    decision: int


class PauseSaid(Deed, frozen=True, tag="pause_said"):
    """A seat wants a pause, or wants it to end; it happens when all agree."""

    seat: int
    wanted: bool


class RematchSaid(Deed, frozen=True, tag="rematch_said"):
    """A seat wants another game, or not after all."""

    seat: int
    wanted: bool = True


class Rematched(Deed, frozen=True, tag="rematched"):
    """Everybody wanted another game: here is its table."""

    table: str


class Outage(Deed, frozen=True, tag="outage"):
    """Nobody could play for so many seconds; no clock ran."""

    seconds: float


AnyDeed = (
    Created
    | Sat
    | BotSat
    | Stood
    | Arranged
    | EntropyAdded
    | ReadySaid
    | Started
    | Moved
    | Answered
    | WindowClosed
    | StandingSaid
    | TakenBack
    | Confirmed
    | Left
    | CameBack
    | Nudged
    | ReplaceSaid
    | Replaced
    | Declined
    | HintGiven
    | PauseSaid
    | RematchSaid
    | Rematched
    | Outage
)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was done once at a table; the next has the next number."""

    number: int
    at: float
    """Seconds since 1970, by the clock of the server that wrote it."""
    deed: AnyDeed
    guest: str = ""
    """Who did it; empty for the table itself and for bots."""
    client: str = ""
    """The doer's own id for it: the same id twice is the same deed."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> Entry:
    """The entry that was stored."""
    return _decoder.decode(text)
