"""Moves of Dream-Quest as numbers: what each costs, leads to and may bring, as far as the view says."""

from collections.abc import Mapping
from typing import Any, Final

from reverie.games.dream_quest import odds
from reverie.games.dream_quest.components import Components, Menu
from reverie.games.dream_quest.encoding_cards import (
    CHOICE,
    FARTHEST,
    NO_CHOICE,
    USUAL_CHANGE,
    choice_numbers,
    means,
    signed_share,
)
from reverie.games.dream_quest.encoding_names import VERBS, PrintedNames
from reverie.games.dream_quest.encoding_places import ENDS, PLACE, BoardGround
from reverie.games.dream_quest.encoding_rolls import Rolls
from reverie.games.dream_quest.encoding_seats import HIGHEST_SLUMBER, USUAL_COST, Seats
from reverie.games.dream_quest.moves import (
    Advance,
    Attempt,
    Boost,
    BuySlumber,
    BuyStep,
    CancelPenalties,
    Challenge,
    Choose,
    Drive,
    Foresee,
    Offer,
    PickCharacter,
    PushBack,
    Reroll,
    RerollDie,
    StepTo,
    Stop,
    Think,
)
from reverie.kernel import Move, Setup, one_hot, share, squashed

_COST: Final = ("cost", "pay_slumber", "gathered_after", "enough_after", "gives_up_need", "chance", "roll_after")
_WAY: Final = ("nearer", "by_secret", "sleepers_there", "dreamers_there", "steps_left")
_RIVAL: Final = ("gathered", "enough", "slumber", "in_cycle", "chance")
_CARD: Final = ("value", "best.movement", "best.providence", "legal_choices", "wakes_surely")
_NO_WAY: Final = [0.0] * (len(_WAY) + len(ENDS) + len(PLACE))
_NO_RIVAL: Final = [0.0] * len(_RIVAL)
_NO_CARD: Final = [0.0] * len(_CARD)
_VERB: Final = {verb: one_hot(place, len(VERBS)) for place, verb in enumerate(VERBS)}
LARGEST_STEP: Final = 4


def move_labels(names: PrintedNames) -> tuple[str, ...]:
    """The names of a move's numbers."""
    return (
        *VERBS,
        *_COST,
        *[f"space.{what}" for what in _WAY],
        *[f"leads_to.{what}" for what in ENDS],
        *[f"space.{what}" for what in PLACE],
        *[f"rival.{what}" for what in _RIVAL],
        *[f"choice.{what}" for what in CHOICE if what not in ("legal", "taken")],
        *[f"card.{what}" for what in _CARD],
        *[f"character={name}" for name in names.characters],
    )


class MoveNumbers:
    """What is printed is kept ready; all else comes from the view."""

    def __init__(self, setup: Setup[Components], names: PrintedNames, ground: BoardGround, seats: Seats) -> None:
        content = setup.content
        self._menu: Menu = content.menu
        self._edition = content.editions[setup.options["edition"]]
        self._ground = ground
        self._seats = seats
        self._rolls = Rolls(setup)
        self._characters = names.characters

    def numbers(self, view: Mapping[str, Any], move: Move) -> list[float]:
        """The vector of a move."""
        numbers = _VERB[move.verb][:]
        numbers += self._cost_numbers(view, move)
        numbers += self._way_numbers(view, move)
        numbers += _rival_numbers(view, move)
        numbers += _choice_numbers(view, move)
        numbers += _card_numbers(view, move)
        picked = self._characters[move.character] if isinstance(move, PickCharacter) else -1
        numbers += one_hot(picked, len(self._characters))
        return numbers

    # What it costs, and how likely it succeeds.

    def _cost_numbers(self, view: Mapping[str, Any], move: Move) -> list[float]:
        seat: int = view["seat"]
        before: int = view["providence"][seat] or 0
        need: int = view["need"]
        cost, slumber = self._cost(view, move), _pay_slumber(view, move)
        left = before - cost
        return [
            squashed(cost, USUAL_COST),
            share(slumber, HIGHEST_SLUMBER),
            share(left, need),
            1.0 if left >= need else 0.0,
            1.0 if before >= need > left else 0.0,
            self._chance(view, move),
            self._rolls.after(view, move),
        ]

    def _cost(self, view: Mapping[str, Any], move: Move) -> int:
        """How much Providence it takes."""
        match move:
            case StepTo() | Stop():
                return 0
            case Choose():
                pays: int = _offered(view, move.choice)["pay_providence"]
                return pays
            case Offer():
                return move.amount
            case BuyStep():
                return self._menu.buy_step
            case BuySlumber():
                return self._menu.buy_slumber
            case Reroll() | RerollDie():
                return self._menu.reroll
            case Boost():
                return self._menu.boost
            case Think() | CancelPenalties():
                ability = self._edition.characters[view["character"][view["seat"]]].ability
                return ability.think_cost if isinstance(move, Think) else ability.cancel_cost
        return 0

    def _chance(self, view: Mapping[str, Any], move: Move) -> float:
        seat: int = view["seat"]
        match move:
            case Choose():
                return float(_offered(view, move.choice)["chance"] / 100)
            case Offer():
                return odds.chance_of_toll(move.amount, self._edition.quests[view["quest"]].contest.add) / 100
            case Challenge():
                return odds.chance_to_beat(view["lucidity"][seat], view["lucidity"][move.other_seat]) / 100
            case Attempt():
                return float(view["sheets"][seat]["chance"] / 100)
        return 0.0

    # Where it leads.

    def _way_numbers(self, view: Mapping[str, Any], move: Move) -> list[float]:
        """For whoever is moved by it; whoever stops ends where it stands."""
        seat: int = view["seat"]
        match move:
            case StepTo() | BuyStep() | Advance():
                return self._way(view, seat, move.space, isinstance(move, StepTo))
            case Stop():
                return self._way(view, seat, view["space"][seat], False)
            case PushBack():
                return self._way(view, move.other_seat, move.space, False)
            case Drive():
                driven: int = view["agenda"][-1]["driven"]
                return self._way(view, driven, move.space, False)
        return _NO_WAY

    def _way(self, view: Mapping[str, Any], moved: int, space: str, steps: bool) -> list[float]:
        secrets = self._seats.secrets_of(view["character"][moved])
        here: str = view["space"][moved]
        ways = self._ground.ways(secrets)
        nearer = ways[here] - ways[space]
        there = [asleep for seat, asleep in enumerate(view["asleep"]) if seat != moved and view["space"][seat] == space]
        dreamers = there.count(True)
        numbers = [
            signed_share(nearer, LARGEST_STEP),
            1.0 if self._ground.board.secret_to.get(here) == space else 0.0,
            share(len(there) - dreamers, LARGEST_STEP),
            share(dreamers, LARGEST_STEP),
            share((view["movement"] or 0) - 1, FARTHEST) if steps else 0.0,
        ]
        ends = {space}
        if steps:  # the ways that a view shows are shortest ones, so one step may not lead to all that it could
            ends = {end["space"] for end in view["destinations"] if end["path"][0] == space} or ends
        numbers += self._ground.best_end(ends, secrets)
        numbers += self._ground.place(space, secrets)
        return numbers


def _offered(view: Mapping[str, Any], choice: str) -> Mapping[str, Any]:
    for offered in view["choices"]:
        if offered["choice"] == choice:
            found: Mapping[str, Any] = offered
            return found
    raise KeyError(choice)


def _pay_slumber(view: Mapping[str, Any], move: Move) -> int:
    pays: int = _offered(view, move.choice)["pay_slumber"] if isinstance(move, Choose) else 0
    return pays


def _rival_numbers(view: Mapping[str, Any], move: Move) -> list[float]:
    """The other seat that a move is about."""
    if isinstance(move, Challenge | PushBack):
        other = move.other_seat
    elif isinstance(move, Drive):
        other = view["agenda"][-1]["driven"]
    else:
        return _NO_RIVAL
    need: int = view["need"]
    providence: int = view["providence"][other]
    return [
        share(providence, need),
        1.0 if providence >= need else 0.0,
        share(view["slumber"][other], HIGHEST_SLUMBER),
        0.0 if view["to_cycle"][other] else 1.0,
        view["sheets"][other]["chance"] / 100,
    ]


def _choice_numbers(view: Mapping[str, Any], move: Move) -> list[float]:
    """Of what can be chosen; that it is legal and not taken yet goes without saying."""
    return (choice_numbers(_offered(view, move.choice), "") if isinstance(move, Choose) else NO_CHOICE)[2:]


def _card_numbers(view: Mapping[str, Any], move: Move) -> list[float]:
    """A card that may be played: how far it carries, and the best that its choices bring on average."""
    if not isinstance(move, Foresee):
        return _NO_CARD
    offered = [one for one in view["choices"] if one["card"] == move.card and one["legal"]]
    value: int = view["decision"]["facts"]["each_move"][f"foresee {move.card}"]["value"]
    brought = [means(one) for one in offered]
    return [
        share(value, FARTHEST),
        share(max([movement for movement, _, _ in brought], default=0.0), FARTHEST),
        squashed(max([providence for _, providence, _ in brought], default=0.0), USUAL_CHANGE),
        share(len(offered), 3),
        1.0 if all(_surely_wakes(one) for one in offered) else 0.0,
    ]


def _surely_wakes(offered: Mapping[str, Any]) -> bool:
    return all("wakes" in line for line in (offered["success"], offered["failure"]) if line is not None)
