"""Names that Dream-Quest's numbers go by: everything printed, of both boards and both printings, and every action.

Options choose among these names and never add to them, so shapes are the same whatever a table has chosen.
"""

from collections.abc import Iterable
from typing import Final

from reverie.games.dream_quest.components import Components
from reverie.games.dream_quest.moves import (
    Advance,
    BuyStep,
    Challenge,
    Choose,
    Drive,
    Foresee,
    Offer,
    PickCharacter,
    PushBack,
    RerollDie,
    StepTo,
)
from reverie.games.dream_quest.preparation import HEAD_START
from reverie.kernel import BadSetup, Move, Setup

HIGHEST_OFFER: Final = 999
"""Every offer up to this is an action of its own; a table at which somebody could offer more has no encoding."""
BLESSING: Final = 1
"""What a blessed space gives at the end of a turn (DQ-057)."""
PLAIN_VERBS: Final = (
    "cancel_penalties",
    "accept",
    "keep",
    "reroll",
    "boost",
    "think",
    "buy_slumber",
    "attempt",
    "decline",
    "give_in",
    "stop",
    "pass",
)
"""Moves that say nothing but their verb."""
SPEAKING_VERBS: Final = (
    "reroll_die",
    "pick_character",
    "foresee",
    "choose",
    "step",
    "buy_step",
    "advance",
    "drive",
    "challenge",
    "push",
    "offer",
)
VERBS: Final = PLAIN_VERBS + SPEAKING_VERBS


class PrintedNames:
    """By id: the place of every printed thing among its kind."""

    def __init__(self, printed: Components) -> None:
        editions, boards = printed.editions.values(), printed.boards.values()
        self.characters: Final = _places([name for edition in editions for name in edition.characters])
        self.quests: Final = _places([name for edition in editions for name in edition.quests])
        self.dream: Final = _places([name for edition in editions for name in edition.dream])
        self.reality: Final = _places([name for edition in editions for name in edition.reality])
        self.choices: Final = _places([name for edition in editions for name in edition.choosing])
        self.spaces: Final = _places([name for board in boards for name in board.spaces])

    def check(self, setup: Setup[Components]) -> None:
        """Refuse content with names that are not printed: there is no number for them."""
        edition = setup.content.editions[setup.options["edition"]]
        board = setup.content.boards[setup.options["board"]]
        _check_known("characters", edition.characters, self.characters)
        _check_known("quests", edition.quests, self.quests)
        _check_known("dream_cards", edition.dream, self.dream)
        _check_known("dream_cards.choices", edition.choosing, self.choices)
        _check_known("reality_cards", edition.reality, self.reality)
        _check_known(f"boards.{board.id}.spaces", board.spaces, self.spaces)


def check_offers(setup: Setup[Components]) -> None:
    """Refuse a table at which somebody could offer more than there are actions for: one that plays (nearly) for ever.

    Providence has no upper bound (DQ-008), but it grows by no more than the best outcome of a card and a blessing in
    each of a seat's turns, and a seat has one turn a round.
    """
    edition, options = setup.content.editions[setup.options["edition"]], setup.options
    quests = [quest for name, quest in edition.quests.items() if options["quest"] in ("random", name)]
    tolls = [quest.providence_min for quest in quests if quest.contest.kind == "toll"]
    if not tolls:
        return
    begin = max([sheet.providence for sheet in edition.characters.values()])
    if options["opening"] == "last_night":
        begin += max(tolls) + HEAD_START
    lines = [
        line.providence
        for card in edition.dream.values()
        for choice in card.choices
        for line in (choice.success, choice.failure)
    ]
    rounds = (HIGHEST_OFFER - begin) // (BLESSING + max(0, *lines))
    if not 0 < options["max_rounds"] <= rounds:
        facts = {"most": HIGHEST_OFFER, "rounds": max(0, rounds)}
        raise BadSetup("encoding-offers", facts, "DQ-140", "options.max_rounds")


def _places(names: Iterable[str]) -> dict[str, int]:
    return {name: place for place, name in enumerate(dict.fromkeys(names))}


def _check_known(what: str, given: Iterable[str], known: dict[str, int]) -> None:
    for name in given:
        if name not in known:
            raise BadSetup("encoding-does-not-fit", {"what": what, "most": len(known)}, path=f"{what}.{name}")


class Actions:
    """The ids of all moves: the plain verbs, then each verb with all that it can be said of."""

    def __init__(self, names: PrintedNames, players: int) -> None:
        labels: list[str] = list(PLAIN_VERBS)
        self._players = players
        self._spaces = names.spaces
        self._characters, self._cards, self._choices = names.characters, names.dream, names.choices
        self._plain = {verb: number for number, verb in enumerate(PLAIN_VERBS)}
        others = [f"+{other}" for other in range(1, players)]
        self._dice = _add(labels, "reroll_die", ["0", "1"])
        self._pick = _add(labels, "pick_character", names.characters)
        self._foresee = _add(labels, "foresee", names.dream)
        self._choose = _add(labels, "choose", names.choices)
        self._step = _add(labels, "step", names.spaces)
        self._buy_step = _add(labels, "buy_step", names.spaces)
        self._advance = _add(labels, "advance", names.spaces)
        self._drive = _add(labels, "drive", names.spaces)
        self._challenge = _add(labels, "challenge", others)
        self._push = _add(labels, "push", [f"{other} {space}" for other in others for space in names.spaces])
        self._offer = _add(labels, "offer", [str(amount) for amount in range(1, HIGHEST_OFFER + 1)])
        self.labels: Final = tuple(labels)

    def id_of(self, seat: int, move: Move) -> int:
        """The id of one move; seats are counted from ``seat``."""
        match move:
            case StepTo():
                return self._step + self._spaces[move.space]
            case BuyStep():
                return self._buy_step + self._spaces[move.space]
            case Choose():
                return self._choose + self._choices[move.choice]
            case Offer():
                return self._offer + move.amount - 1
            case Foresee():
                return self._foresee + self._cards[move.card]
            case RerollDie():
                return self._dice + move.die
            case PickCharacter():
                return self._pick + self._characters[move.character]
        return self._id_when_meeting(seat, move)

    def _id_when_meeting(self, seat: int, move: Move) -> int:
        match move:
            case Challenge():
                return self._challenge + (move.other_seat - seat) % self._players - 1
            case PushBack():
                other = (move.other_seat - seat) % self._players - 1
                return self._push + other * len(self._spaces) + self._spaces[move.space]
            case Advance():
                return self._advance + self._spaces[move.space]
            case Drive():
                return self._drive + self._spaces[move.space]
        return self._plain[move.verb]


def _add(labels: list[str], verb: str, words: Iterable[str]) -> int:
    """Where the actions of a verb begin."""
    begin = len(labels)
    labels += [f"{verb} {word}" for word in words]
    return begin
