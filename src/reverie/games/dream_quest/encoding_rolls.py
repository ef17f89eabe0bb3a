"""Dice as numbers: what lies on the table, and how good it would be after a purchase."""

from collections.abc import Mapping
from typing import Any, Final

from reverie.games.dream_quest import odds
from reverie.games.dream_quest.components import Components, Edition
from reverie.games.dream_quest.encoding_cards import LARGEST_CHANGE, signed_share
from reverie.games.dream_quest.moves import Boost, Reroll, RerollDie, Think
from reverie.kernel import Move, Setup, one_hot, share, squashed, sum_in_order

KINDS: Final = tuple(odds.FAVOUR)
KEPT: Final = ("success", "failure", "tie", "stuck", "plain", "lucid", "back", "gain")
USUAL_TOTAL: Final = 10
USUAL_BOOSTS: Final = 2
FARTHEST_BACK: Final = 5
_DIE: Final = ("own", "face", "count", "boosts", "thought")
ROLL: Final = (
    *[f"roll={kind}" for kind in KINDS],
    *[f"die_{number}.{what}" for number in (1, 2) for what in _DIE],
    "roll.total",
    "roll.against",
    "roll.margin",
    *[f"roll.kept={word}" for word in KEPT],
    "roll.amount",
)
_NO_ROLL: Final = [0.0] * len(ROLL)
_NO_DIE: Final = [0.0] * len(_DIE)
_MYSTERY: Final = {"stuck": 0.0, "plain": 0.5, "lucid": 1.0}


def roll_numbers(roll: Mapping[str, Any] | None, seat: int) -> list[float]:
    """A view's dice on the table, as ``seat`` sees them; what comes of them is told for the seat whose roll it is."""
    if roll is None:
        return _NO_ROLL
    dice: list[Mapping[str, Any]] = roll["dice"]
    numbers = one_hot(KINDS.index(roll["kind"]), len(KINDS))
    numbers += _die(dice[0], seat)
    numbers += _die(dice[1], seat) if len(dice) > 1 else _NO_DIE
    total, against = roll["total"], roll["against"]
    numbers += [squashed(total, USUAL_TOTAL), squashed(against, USUAL_TOTAL)]
    numbers.append(signed_share(total - against, LARGEST_CHANGE) if against else 0.0)
    numbers += [1.0 if word == roll["kept"] else 0.0 for word in KEPT]
    numbers.append(share(roll["amount"], LARGEST_CHANGE))
    return numbers


def _die(die: Mapping[str, Any], seat: int) -> list[float]:
    own = 1.0 if die["seat"] == seat else 0.0
    boosts = squashed(die["boosts"], USUAL_BOOSTS)
    return [own, share(die["face"], 6), signed_share(die["count"], LARGEST_CHANGE), boosts, float(die["thought"])]


class Rolls:
    """How good a roll is, between 0 and 1: whether it succeeds, how little is forgotten, how much is slept."""

    def __init__(self, setup: Setup[Components]) -> None:
        self._content = setup.content
        self._edition: Edition = setup.content.editions[setup.options["edition"]]

    def after(self, view: Mapping[str, Any], move: Move) -> float:
        """How good the roll is after this move of the seat that looks, if nothing else is bought."""
        roll = view["roll"]
        if roll is None:
            return 0.0
        dice: list[Mapping[str, Any]] = roll["dice"]
        place = [die["seat"] for die in dice].index(view["seat"])
        again = isinstance(move, Reroll | RerollDie)
        if isinstance(move, RerollDie):
            place = move.die
        better = 1 if isinstance(move, Boost | Think) else 0
        if not again:
            return self._good(view, place, dice[place]["face"], better)
        return sum_in_order([self._good(view, place, face, better) for face in odds.FACES]) / len(odds.FACES)

    def _good(self, view: Mapping[str, Any], place: int, face: int, better: int) -> float:
        """With this face of the die at ``place``, bettered by so much more."""
        roll = view["roll"]
        kind: str = roll["kind"]
        dice: list[Mapping[str, Any]] = roll["dice"]
        change = odds.FAVOUR[kind] * better + face - dice[place]["face"]
        match kind:
            case "memory_roll":
                back = self._edition.spaces_back(view["memory"][view["seat"]], dice[place]["count"] + change)
                return 1 - share(back, FARTHEST_BACK)
            case "mystery":
                return _MYSTERY[odds.mystery_of(self._content.mystery, dice[place]["count"] + change)]
            case "rest":
                return share(dice[place]["count"] + change, 6)
            case "toll":
                return 1.0 if roll["total"] + change < roll["against"] else 0.0
            case "ritual":
                return 1.0 if roll["total"] + change >= roll["against"] else 0.0
            case "contest" | "face":
                own, other = (change, 0) if place == 0 else (0, change)
                wins = roll["total"] + own > roll["against"] + other
                return 1.0 if wins == (place == 0) else 0.0
        passes = odds.passes(self._edition, kind, face, dice[place]["count"] + change, roll["against"])
        return 1.0 if passes else 0.0
