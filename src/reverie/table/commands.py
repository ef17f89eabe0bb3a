"""What a guest may say to a table. Each command carries the guest's own ``id`` for it: sent twice, it is done once."""

from typing import Annotated, Any, Literal

import msgspec

from reverie.table.clock_kinds import AnyClock
from reverie.table.entries import StandingPass

Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""A whole number that every reader of JSON can hold."""


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="say"):
    """Anything a guest may say; each kind is a subclass."""

    id: str = ""


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat; without a number the first open one."""

    seat: Number | None = None


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Give an open seat, or one that somebody has left, to a bot."""

    level: str
    seat: Number | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Before the game has begun: give up one's own seat, or send the bot on ``seat`` away."""

    seat: Number | None = None


class Arrange(Command, frozen=True, tag="arrange"):
    """Before the game has begun: choose options, clock, stand-in and hidden windows anew."""

    options: dict[str, Any] | None = None
    clock: AnyClock | None = None
    stand_in: str | None = None
    window: float | None = None
    whole_windows: bool | None = None


class AddEntropy(Command, frozen=True, tag="add_entropy"):
    """Throw one's own randomness into the shuffles, before the game has begun."""

    word: str


class Ready(Command, frozen=True, tag="ready"):
    """Ready to begin, or not after all; the game begins when every seat is taken and everybody is ready."""

    ready: bool = True


class Play(Command, frozen=True, tag="play"):
    """Make a move. ``decision`` is the number of the question it answers."""

    decision: Number
    move: str


class Standing(Command, frozen=True, tag="standing"):
    """From now on pass by oneself in these hidden windows, and in no others; nobody else learns of it."""

    passes: list[StandingPass]


class TakeBack(Command, frozen=True, tag="take_back"):
    """Take the last move back, where the game and what has happened since allow it."""


class Confirm(Command, frozen=True, tag="confirm"):
    """Let one's moves so far stand."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave a game in progress; the table's stand-in plays on."""


class ComeBack(Command, frozen=True, tag="come_back"):
    """Take the seat back that one has left, or lost by being away; only the bot that plays on is sent away."""


class Nudge(Command, frozen=True, tag="nudge"):
    """Ask the one at ``seat`` to go on: everybody waits for them."""

    seat: Number


class Replace(Command, frozen=True, tag="replace"):
    """Want a bot on a seat whose holder does not answer, or not after all; ``table/patience.py`` has the rule."""

    seat: Number
    wanted: bool = True


class Decline(Command, frozen=True, tag="decline"):
    """Say no to what others at the table want: a pause or its end, another game, a bot on ``seat``."""

    what: Literal["pause", "rematch", "replace"]
    seat: Number | None = None


class Pause(Command, frozen=True, tag="pause"):
    """Want a pause, or want it to end; it happens when all who play agree."""

    wanted: bool = True


class Rematch(Command, frozen=True, tag="rematch"):
    """Want another game, or not after all; its table is made when all who play agree."""

    wanted: bool = True


AnyCommand = (
    Sit
    | SeatBot
    | Stand
    | Arrange
    | AddEntropy
    | Ready
    | Play
    | Standing
    | TakeBack
    | Confirm
    | Leave
    | ComeBack
    | Nudge
    | Replace
    | Decline
    | Pause
    | Rematch
)
