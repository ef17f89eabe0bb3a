"""What a player may say in Dream Cycle (ledger 3), each with its short text: ``buy north``, ``go left W``."""

from typing import Final, NamedTuple


class Start(NamedTuple):
    """Begin south of the first row, in this column (DC-026); people call it by its letter."""

    x: int
    verb: str = "start"


class Buy(NamedTuple):
    """Buy a Directional tile (DC-040)."""

    kind: str
    verb: str = "buy"


class Sell(NamedTuple):
    """Sell a tile of the tray for its resale value (DC-041)."""

    kind: str
    verb: str = "sell"


class Exchange(NamedTuple):
    """Turn in an Exchange tile and sell at full cost (DC-185)."""

    kind: str
    verb: str = "exchange"


class Place(NamedTuple):
    """From the tray onto a field (DC-045)."""

    kind: str
    field: str
    verb: str = "place"


class Take(NamedTuple):
    """From a field back to the tray (DC-046)."""

    kind: str
    field: str
    verb: str = "take"


class Boost(NamedTuple):
    """Put chi on a field with one tile (DC-047)."""

    field: str
    chi: int
    verb: str = "boost"


class Unboost(NamedTuple):
    """Take the chi of a boost back (DC-048)."""

    field: str
    verb: str = "unboost"


class Face(NamedTuple):
    """Turn the token, in a doldrum (DC-050)."""

    way: str
    verb: str = "face"


class Done(NamedTuple):
    """Close the Interpretation tile and ride (DC-055)."""

    verb: str = "done"


class Cash(NamedTuple):
    """Turn in an Inspiration tile for a chi (DC-170)."""

    kind: str
    verb: str = "cash"


class Bonus(NamedTuple):
    """Turn in a Chi bonus (DC-171)."""

    verb: str = "bonus"


class Trade(NamedTuple):
    """Begin a draft for this partner (DC-064)."""

    to_seat: int
    verb: str = "trade"


class Give(NamedTuple):
    """Add one tile or one chi of one's own to the draft."""

    item: str
    verb: str = "give"


class Want(NamedTuple):
    """Add one tile or one chi of the partner's to the draft."""

    item: str
    verb: str = "want"


class Drop(NamedTuple):
    """Clear the draft."""

    verb: str = "drop"


class Send(NamedTuple):
    """Make the draft an offer."""

    verb: str = "send"


class Accept(NamedTuple):
    """Agree to an offer (DC-065)."""

    verb: str = "accept"


class Decline(NamedTuple):
    """Refuse an offer."""

    verb: str = "decline"


class CounterOffer(NamedTuple):
    """Refuse an offer and begin a draft with its goods (DC-064)."""

    verb: str = "counter"


class Withdraw(NamedTuple):
    """Take an offer back that has not been answered."""

    verb: str = "withdraw"


class Resign(NamedTuple):
    """Leave the game (DC-069)."""

    verb: str = "resign"


class Fringewalk(NamedTuple):
    """Take the extra step of a Fringewalker (DC-187)."""

    verb: str = "fringewalk"


class Plain(NamedTuple):
    """Start as usual, without the extra step."""

    verb: str = "plain"


class Go(NamedTuple):
    """Follow this tile of the field, or ``delta``; ``way`` is where the token then faces (DC-073 to DC-075)."""

    tile: str
    way: str
    verb: str = "go"


class Stop(NamedTuple):
    """End the ride where it cannot go on (DC-099)."""

    verb: str = "stop"


class Brake(NamedTuple):
    """Pay to end the ride here (DC-092)."""

    verb: str = "brake"


class Zip(NamedTuple):
    """Turn in a Zip and move one square that way (DC-192)."""

    way: str
    verb: str = "zip"


class Square(NamedTuple):
    """Lay a coloured square under the token (DC-180)."""

    colour: str
    verb: str = "square"


class Times(NamedTuple):
    """Turn in a Times tile: all later moves from fields are so long (DC-191)."""

    factor: int
    verb: str = "times"


class Colour(NamedTuple):
    """What a silver face is to count as (DC-161)."""

    colour: str
    verb: str = "colour"


class Effect(NamedTuple):
    """As a Shadowwalker, let a yellow square take effect (DC-189)."""

    verb: str = "effect"


class NoEffect(NamedTuple):
    """As a Shadowwalker, refuse the effect of a yellow square (DC-189)."""

    verb: str = "no_effect"


class Affected(NamedTuple):
    """As a Shadowwalker, ride along with what befalls others (DC-190)."""

    verb: str = "affected"


class Unaffected(NamedTuple):
    """As a Shadowwalker, stay as one is (DC-190)."""

    verb: str = "unaffected"


class Push(NamedTuple):
    """Push whoever stands there one square on (DC-121)."""

    verb: str = "push"


class Pass(NamedTuple):
    """Let the mover share the space (DC-122)."""

    verb: str = "pass"


class Block(NamedTuple):
    """Keep the mover out (DC-123)."""

    verb: str = "block"


class GiveUp(NamedTuple):
    """Not pay a debt: out of the game (DC-203)."""

    verb: str = "give_up"


class BuyBack(NamedTuple):
    """Pay to take a coloured square back into the hand (DC-184)."""

    verb: str = "buy_back"


class Leave(NamedTuple):
    """Leave a coloured square where it lies (DC-183)."""

    verb: str = "leave"


class ExtraTurn(NamedTuple):
    """Turn in an Extra Turn (DC-186)."""

    verb: str = "extra_turn"


class PassTurn(NamedTuple):
    """Let the next player go on."""

    verb: str = "pass_turn"


MOVE_TYPES: Final = (
    *(Start, Buy, Sell, Exchange, Place, Take, Boost, Unboost, Face, Done, Cash, Bonus),
    *(Trade, Give, Want, Drop, Send, Accept, Decline, CounterOffer, Withdraw, Resign),
    *(Fringewalk, Plain, Go, Stop, Brake, Zip, Square, Times),
    *(Colour, Effect, NoEffect, Affected, Unaffected, Push, Pass, Block, GiveUp),
    *(BuyBack, Leave, ExtraTurn, PassTurn),
)
CHI: Final = "chi"
"""How one chi is called among the goods of a trade."""
