"""What a player may say (ledger 3). Cards are called by their ids, seats by their numbers: ``give chainsaw 1``."""

from typing import Final, NamedTuple


class First(NamedTuple):
    """Step 2: an element into one's own dream."""

    card: str
    verb: str = "first"


class Give(NamedTuple):
    """An element into the dream of another."""

    card: str
    to_seat: int
    verb: str = "give"


class WakeUp(NamedTuple):
    """A Wake Up on one player."""

    card: str
    to_seat: int
    verb: str = "wake"


class Siren(NamedTuple):
    """The Wake Up that wakes everybody."""

    card: str
    verb: str = "siren"


class PlaceForce(NamedTuple):
    """A theme Force at the end of a dream."""

    card: str
    to_seat: int
    verb: str = "force_theme"


class FixSide(NamedTuple):
    """A side Force under a context card."""

    card: str
    to_seat: int
    element: str
    verb: str = "force_side"


class Rapid(NamedTuple):
    """One more element from the hand."""

    card: str
    element: str
    verb: str = "rapid"


class Recur(NamedTuple):
    """An element from the discard pile."""

    card: str
    element: str
    verb: str = "recur"


class Lucid(NamedTuple):
    """Search the draw pile."""

    card: str
    verb: str = "lucid"


class Pick(NamedTuple):
    """Take this element from the draw pile."""

    element: str
    verb: str = "pick"


class LightSleeper(NamedTuple):
    """Light Sleeper on a player, as second card or as an answer."""

    card: str
    to_seat: int
    verb: str = "light"


class Discard(NamedTuple):
    """Throw a card away instead of playing a second one."""

    card: str
    verb: str = "discard"


class Block(NamedTuple):
    """Stop the pending card for oneself."""

    card: str
    verb: str = "block"


class Pass(NamedTuple):
    """Let the pending card be."""

    verb: str = "pass"


Aimed = WakeUp | PlaceForce | LightSleeper
"""An action card that names a player and nothing else."""
ActionMove = WakeUp | Siren | PlaceForce | FixSide | Rapid | Recur | Lucid | LightSleeper
"""An action card as second card."""
PASS: Final = Pass()
MOVE_TYPES: Final = (
    First,
    Give,
    WakeUp,
    Siren,
    PlaceForce,
    FixSide,
    Rapid,
    Recur,
    Lucid,
    LightSleeper,
    Discard,
    Pick,
    Block,
    Pass,
)
