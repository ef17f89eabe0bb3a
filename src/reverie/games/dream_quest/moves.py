"""What a player may say (ledger 3). A move's text is its verb and its fields: ``step SB1``, ``offer 17``, ``keep``."""

from typing import Final, NamedTuple


class PickCharacter(NamedTuple):
    """Choose a character before the game."""

    character: str
    verb: str = "pick_character"


class CancelPenalties(NamedTuple):
    """Pay to ignore the losses on a Reality card."""

    verb: str = "cancel_penalties"


class Accept(NamedTuple):
    """Suffer the Reality card as it is."""

    verb: str = "accept"


class Keep(NamedTuple):
    """Let the roll stand."""

    verb: str = "keep"


class Reroll(NamedTuple):
    """Throw the die again, for Providence."""

    verb: str = "reroll"


class RerollDie(NamedTuple):
    """Throw one of two dice again: 0 or 1."""

    die: int
    verb: str = "reroll_die"


class Boost(NamedTuple):
    """Better the roll by one."""

    verb: str = "boost"


class Think(NamedTuple):
    """Better a Lucidity roll by one, as the professor can, once a roll."""

    verb: str = "think"


class BuySlumber(NamedTuple):
    """Sleep on, for Providence."""

    verb: str = "buy_slumber"


class Attempt(NamedTuple):
    """Fight for the quest."""

    verb: str = "attempt"


class Offer(NamedTuple):
    """So much Providence for the quest."""

    amount: int
    verb: str = "offer"


class Decline(NamedTuple):
    """Buy nothing."""

    verb: str = "decline"


class Foresee(NamedTuple):
    """Play this one of the cards drawn."""

    card: str
    verb: str = "foresee"


class Choose(NamedTuple):
    """Take this choice of the card in play."""

    choice: str
    verb: str = "choose"


class GiveIn(NamedTuple):
    """Wake up, because no choice can be paid."""

    verb: str = "give_in"


class StepTo(NamedTuple):
    """Go to a space."""

    space: str
    verb: str = "step"


class BuyStep(NamedTuple):
    """Go to a space with a step that Providence pays for."""

    space: str
    verb: str = "buy_step"


class Stop(NamedTuple):
    """Go no further."""

    verb: str = "stop"


class PushBack(NamedTuple):
    """Move an inactive avatar that lies here one space back."""

    other_seat: int
    space: str
    verb: str = "push"


class Challenge(NamedTuple):
    """Challenge a dreaming avatar."""

    other_seat: int
    verb: str = "challenge"


class Pass(NamedTuple):
    """Challenge nobody."""

    verb: str = "pass"


class Advance(NamedTuple):
    """Where the winner of a contest goes."""

    space: str
    verb: str = "advance"


class Drive(NamedTuple):
    """Where the loser of a contest goes."""

    space: str
    verb: str = "drive"


# The same for everybody and always: one of each is enough.
CANCEL_PENALTIES: Final = CancelPenalties()
ACCEPT: Final = Accept()
KEEP: Final = Keep()
REROLL: Final = Reroll()
REROLL_FIRST: Final = RerollDie(0)
REROLL_SECOND: Final = RerollDie(1)
BOOST: Final = Boost()
THINK: Final = Think()
BUY_SLUMBER: Final = BuySlumber()
ATTEMPT: Final = Attempt()
DECLINE: Final = Decline()
GIVE_IN: Final = GiveIn()
STOP: Final = Stop()
PASS: Final = Pass()
MOVE_TYPES: Final = (
    PickCharacter,
    CancelPenalties,
    Accept,
    Keep,
    Reroll,
    RerollDie,
    Boost,
    Think,
    BuySlumber,
    Attempt,
    Offer,
    Decline,
    Foresee,
    Choose,
    GiveIn,
    StepTo,
    BuyStep,
    Stop,
    PushBack,
    Challenge,
    Pass,
    Advance,
    Drive,
)
