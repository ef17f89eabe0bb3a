"""What a participant may say (ledger 3). A move's text is its verb and its fields: ``buy 3``, ``pull rem FF-NT-1``."""

import re
from typing import Final, NamedTuple

_SMALL: Final = re.compile(r"(?<=\s)(?:[a-z]{2}-[a-z]{2}-\d|[a-z]{2})(?!\S)", re.ASCII | re.IGNORECASE)
"""A dream type or a card, in whatever letters: ``pr``, ``ff-nt-1``."""


def in_capitals(text: str) -> str:
    """A move with its dream types and cards in the letters that they have: nobody need hold Shift to dream."""
    return _SMALL.sub(lambda found: found[0].upper(), text)


class Token(NamedTuple):
    """Sleep Token: use this side, or ``none``."""

    side: str
    verb: str = "token"


class LoseZ(NamedTuple):
    """Discard a Z card: a known one by its id, or one that is ``spent`` or ``unspent``."""

    card: str
    verb: str = "lose_z"


class DrawZ(NamedTuple):
    """Draw a Z card."""

    verb: str = "draw_z"


class SkipZ(NamedTuple):
    """Draw no Z card."""

    verb: str = "skip_z"


class Buy(NamedTuple):
    """Buy the card at a position of the row."""

    position: int
    verb: str = "buy"


class BuyReserved(NamedTuple):
    """Buy a card that one has reserved."""

    card: str
    verb: str = "buy_reserved"


class StopBuying(NamedTuple):
    """Buy nothing more."""

    verb: str = "stop_buying"


class Dream(NamedTuple):
    """Perform this dream type of the card that has been reached."""

    type: str
    verb: str = "dream"


class Pull(NamedTuple):
    """Floating Free: bring a card of ``rem`` or ``discard`` to the top."""

    zone: str
    card: str
    verb: str = "pull"


class Flip(NamedTuple):
    """Turn over the card at a position."""

    position: int
    verb: str = "flip"


class Terrorise(NamedTuple):
    """Choose whom the night terror meets."""

    seat: int
    verb: str = "terrorise"


class Reserve(NamedTuple):
    """Reserve the card at a position."""

    position: int
    verb: str = "reserve"


class Empower(NamedTuple):
    """Take the card at a position (Empowered Dreaming)."""

    position: int
    verb: str = "empower"


class PerformAgain(NamedTuple):
    """Recurring Dream from the discard pile: which stack it looks into."""

    zone: str
    verb: str = "replay"


class Copy(NamedTuple):
    """Copy the top card of a seat's stack."""

    seat: int
    verb: str = "copy"


class Put(NamedTuple):
    """Shifting Dreams: this card, or ``gap``, comes to the next position."""

    card: str
    verb: str = "put"


class PutToken(NamedTuple):
    """Lay a shield token of this value down."""

    value: int
    verb: str = "put_token"


class Invade(NamedTuple):
    """Choose whose dreams are invaded."""

    seat: int
    verb: str = "invade"


class InvadeWith(NamedTuple):
    """Choose the card of the row that invades."""

    position: int
    verb: str = "invade_with"


class Sweep(NamedTuple):
    """Sweep the card at a position away."""

    position: int
    verb: str = "sweep"


class StopSweep(NamedTuple):
    """Sweep nothing more away."""

    verb: str = "stop_sweep"


class SoloDiscard(NamedTuple):
    """Alone at the table: discard the card at a position."""

    position: int
    verb: str = "solo_discard"


MOVE_TYPES: Final = (
    Token,
    LoseZ,
    DrawZ,
    SkipZ,
    Buy,
    BuyReserved,
    StopBuying,
    Dream,
    Pull,
    Flip,
    Terrorise,
    Reserve,
    Empower,
    PerformAgain,
    Copy,
    Put,
    PutToken,
    Invade,
    InvadeWith,
    Sweep,
    StopSweep,
    SoloDiscard,
)
