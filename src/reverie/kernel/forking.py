"""Forks: a game that goes on from a moment of another one, which is over.

Where it begins follows from what the other game's record reveals: the moves until then are played again with the
other game's seed. From there it is a game like any other, with a sealed luck of its own.

- ``as_it_was``: the same cards everywhere, also where nobody could see them. What chance gives from then on is drawn
  anew.
- ``as_known``: what one seat could not know at that moment is dealt anew too, by ``Game.imagine``, from the fork's own
  sealed luck: the key is ``HMAC-SHA256(key of the fork, "reverie/fork/1")``, so that the shuffles of the fork do not
  depend on how much had to be imagined.
"""

import hmac
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from reverie.kernel.chance import Chance, SealedChance
from reverie.kernel.refusals import BadDocument
from reverie.kernel.setup import Setup
from reverie.kernel.state import State

HowForked = Literal["as_it_was", "as_known"]

MOST_FORKS: Final = 12
"""Forks of forks of forks: each is played again for the next."""
_NO_LUCK: Final = {"kind": "fast", "state": "0"}
"""Stands for the luck of a position that is kept for a fork: a fork brings its own."""


class Origin(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a fork comes from: the parent by its hash, and all that its beginning follows from."""

    parent: str
    """``record_hash`` of the parent's record."""
    how: HowForked
    seat: int | None = None
    """Whose knowledge was kept, if it goes on as known."""
    commitment: str
    entropy: list[str] = []
    seed: str
    """The parent's, which its record reveals."""
    moves: list[str]
    """The parent's moves until then."""
    origin: "Origin | UnsetType" = UNSET
    """Where the parent comes from, if it is a fork itself."""


def origins(origin: Origin | UnsetType) -> list[Origin]:
    """Where a game comes from, step by step back to one that is no fork."""
    found: list[Origin] = []
    while origin is not UNSET:
        found.append(origin)
        origin = origin.origin
    return found


def check_origin(origin: Origin | UnsetType, players: int) -> None:
    """``BadDocument`` where a game cannot have come from there, as far as that shows at a glance."""
    chain = origins(origin)
    if len(chain) > MOST_FORKS:
        raise BadDocument("fork-too-deep", {"most": MOST_FORKS}, path="origin")
    for depth, one in enumerate(chain, 1):
        path = ".".join(["origin"] * depth)
        if (one.how == "as_known") != (one.seat is not None):
            raise BadDocument("fork-whose-knowledge", path=f"{path}.seat")
        if one.seat is not None and not 0 <= one.seat < players:
            raise BadDocument("no-such-seat", {"seat": str(one.seat), "players": players}, path=f"{path}.seat")


class ForkStart(NamedTuple):
    """The moment from which a fork goes on, and how."""

    position: State
    how: HowForked
    seat: int | None

    def begin(self, key: bytes, chance: Chance) -> State:
        """The fork before its first move. ``key`` is that of its sealed luck, ``chance`` draws from it."""
        if self.how == "as_known":
            state = imagined(self.position, self.seat, SealedChance(_imagining_key(key)))
        else:
            state = self.position.copy()
        state.chance = chance
        return state


def imagined(position: State, seat: int | None, chance: Chance) -> State:
    """A state that looks like ``position`` from a seat, and owes nothing else to it."""
    return position.setup.game.imagine(position.view(seat), chance)


def _imagining_key(key: bytes) -> bytes:
    return hmac.digest(key, b"reverie/fork/1", "sha256")


def check_goes_on(position: State) -> None:
    """``BadDocument`` where nothing is left to be played."""
    if position.is_over:
        raise BadDocument("fork-at-the-end")


def save_position(position: State) -> dict[str, Any]:
    """A position as it is kept for a fork: without its luck, and without the set-up, which the table has already."""
    header = position.setup.header
    saved = {name: value for name, value in position.save().items() if name not in header}
    return {**saved, "chance": _NO_LUCK}


def load_position(setup: Setup, saved: dict[str, Any]) -> State:
    """The position that was kept, for a table that is set up like that."""
    return setup.game.load({**saved, **setup.header})
