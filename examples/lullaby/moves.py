"""What a singer may say. A move's text is its verb and its fields: ``sing moon``, ``offer 2``, ``keep``."""

from typing import Final, NamedTuple


class Sing(NamedTuple):
    verse: str
    verb: str = "sing"


class Stop(NamedTuple):
    """Sing no further verse."""

    verb: str = "stop"


class Keep(NamedTuple):
    """Let the die stand."""

    verb: str = "keep"


class RollAgain(NamedTuple):
    verb: str = "reroll"


class Creak(NamedTuple):
    verse: str
    verb: str = "creak"


class Pass(NamedTuple):
    """Stay silent in the hush."""

    verb: str = "pass"


class Accept(NamedTuple):
    verb: str = "accept"


class Decline(NamedTuple):
    verb: str = "decline"


class Lift(NamedTuple):
    """Put the verse at this place of the hand in front."""

    place: int
    verb: str = "lift"


class OfferCandle(NamedTuple):
    to_seat: int
    verb: str = "offer"


MOVE_TYPES: Final = (Sing, Stop, Keep, RollAgain, Creak, Pass, Accept, Decline, Lift, OfferCandle)
