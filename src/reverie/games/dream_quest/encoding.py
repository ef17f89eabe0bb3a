"""Dream-Quest as numbers: what a seat sees, and what it may do.

What is particular to one part has its own module: names and actions, places, seats, cards, dice, moves.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.games.dream_quest import view as views
from reverie.games.dream_quest.components import Components, Edition
from reverie.games.dream_quest.encoding_cards import CHOICE, FARTHEST, MOST_CHOICES, MOVEMENT, NO_CHOICE, choice_numbers
from reverie.games.dream_quest.encoding_moves import MoveNumbers, move_labels
from reverie.games.dream_quest.encoding_names import Actions, PrintedNames, check_offers
from reverie.games.dream_quest.encoding_places import ENDS, BoardGround
from reverie.games.dream_quest.encoding_rolls import ROLL, roll_numbers
from reverie.games.dream_quest.encoding_seats import MOST_TOKENS, USUAL_COST, Seats, seat_labels
from reverie.games.dream_quest.providence import NEEDS_TO_STAY
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Encoding, Move, Setup, ahead, one_hot, save_step, share, squashed

HIGHEST_NEED: Final = 30
USUAL_OFFER: Final = 20
USUAL_ROUNDS: Final = 15
LAST_ROUNDS: Final = 5
DREAM_CARDS: Final = 35
REALITY_CARDS: Final = 21
QUESTIONS: Final = (
    "choose-character",
    "suffer-card",
    "roll",
    "fight",
    "pay-toll",
    "foresee",
    "resolve-card",
    "walk",
    "send-back",
    "challenge",
    "contest",
    "advance",
)
_TABLE: Final = ("need", "at_least", "add", "revised", "short_night", "last_night", "long_night", "limited")
_MENU: Final = ("reroll", "boost", "buy_step", "buy_slumber")
_ROUND: Final = ("round", "end_near", "over")
_REALITY: Final = ("reality.slumber", "reality.lucidity", "reality.memory")
_TURN: Final = ("stuck", "lucid", "card_value", "movement", "walking", "steps_taken", "secret_open", "offer")
_DECKS: Final = ("dream_deck", "reality_deck")
_NO_REACH: Final = [0.0] * len(ENDS)
_NO_CHOICES: Final = NO_CHOICE * MOST_CHOICES


def _labels(names: PrintedNames, players: int) -> tuple[str, ...]:
    cards = [f"choice_{number}.{what}" for number in range(1, MOST_CHOICES + 1) for what in CHOICE]
    return (
        *seat_labels(names, players),
        *[f"own_space={space}" for space in names.spaces],
        *[f"quest={quest}" for quest in names.quests],
        *_TABLE,
        *[f"{what}_cost" for what in _MENU],
        *[f"can_{what}" for what in _MENU],
        *_ROUND,
        *[f"question={question}" for question in QUESTIONS],
        "own_question",
        "pass_ends_it",
        *[f"reality={card}" for card in names.reality],
        *_REALITY,
        *_TURN,
        *[f"reach.{what}" for what in ENDS],
        *[f"reach.meets[+{other}]" for other in range(1, players)],
        *ROLL,
        *[f"in_play={card}" for card in names.dream],
        *[f"open={choice}" for choice in names.choices],
        *cards,
        *_DECKS,
        *[f"dream_discard={card}" for card in names.dream],
        *[f"dream_bottom={card}" for card in names.dream],
        *[f"reality_discard={card}" for card in names.reality],
    )


_USUAL_LEAD: Final = 4.0
"""A lead that counts for half of the way."""


class DreamQuestEncoding(Encoding[DreamQuestState]):
    """What is printed, without a table's changes, says how large everything is."""

    def __init__(self, setup: Setup[Components]) -> None:
        printed: Components = setup.game.setup(setup.players).content
        names = PrintedNames(printed)
        names.check(setup)
        check_offers(setup)
        actions = Actions(names, setup.players)
        super().__init__(_labels(names, setup.players), actions.labels, move_labels(names))
        self._names = names
        self._actions = actions
        self._players = setup.players
        self._edition: Edition = setup.content.editions[setup.options["edition"]]
        self._ground = BoardGround(setup.content.boards[setup.options["board"]], self._edition)
        self._seats = Seats(setup, names, self._ground)
        self._moves = MoveNumbers(setup, names, self._ground, self._seats)
        menu = setup.content.menu
        self._costs = [menu.reroll, menu.boost, menu.buy_step, menu.buy_slumber]
        self._slumber = setup.content.limits.slumber
        self._max_rounds: int = setup.options["max_rounds"]
        self._tables = {quest: self._table(setup, quest) for quest in self._edition.quests}
        self._realities = {card: self._reality(card) for card in self._edition.reality}
        self._own_space = {space: one_hot(place, len(names.spaces)) for space, place in names.spaces.items()}
        self._no_reality = [0.0] * (len(names.reality) + len(_REALITY))

    # What is the same all through a game, or as long as a card lies there.

    def _table(self, setup: Setup[Components], name: str) -> list[float]:
        """The quest, the options, the prices."""
        quest, options = self._edition.quests[name], setup.options
        chosen = [
            options["edition"] == "revised",
            options["board"] == "short_night",
            options["opening"] == "last_night",
            self._edition.all_reality or options["reality_deck"] == "long_night",
            options["max_rounds"] > 0,
        ]
        numbers = one_hot(self._names.quests[name], len(self._names.quests))
        numbers += [share(quest.providence_min, HIGHEST_NEED), squashed(quest.contest.at_least, USUAL_COST)]
        numbers.append(squashed(quest.contest.add, USUAL_OFFER))
        numbers += [1.0 if flag else 0.0 for flag in chosen]
        numbers += [squashed(cost, USUAL_COST) for cost in self._costs]
        return numbers

    def _reality(self, card: str) -> list[float]:
        effect = self._edition.reality[card].effect
        numbers = one_hot(self._names.reality[card], len(self._names.reality))
        numbers += [squashed(effect.slumber, USUAL_COST), squashed(effect.lucidity, MOST_TOKENS)]
        numbers.append(squashed(effect.memory, MOST_TOKENS))
        return numbers

    # What a seat sees.

    def encode_view(self, view: Mapping[str, Any]) -> list[float]:
        seat: int = view["seat"]
        numbers = self._seats.numbers(view, _meant(view))
        numbers += self._own_space[view["space"][seat]]
        numbers += self._tables[view["quest"]]
        numbers += self._affordable(view)
        numbers += self._rounds(view)
        numbers += _question(view)
        numbers += self._realities.get(view["reality_card"], self._no_reality)
        numbers += self._turn(view)
        numbers += self._reach(view)
        numbers += roll_numbers(view)
        numbers += self._cards(view)
        numbers += self._decks(view["decks"])
        return numbers

    def encode_seat(self, state: DreamQuestState, seat: int) -> list[float]:
        """The same as of a view, without what only people and their pages read of it."""
        seen: dict[str, Any] = views.look_at_table(state)
        ask, result = state.ask, state.result
        seen["seat"] = seat
        seen["agenda"] = [] if ask is None else [save_step(ask)]  # what lies beneath becomes no number
        seen["decision"] = None if ask is None else {"question": ask.question, "asked": list(ask.seats(state))}
        seen["result"] = None if result is None else {"winners": list(result.winners)}
        return self.encode_view(seen)

    def _affordable(self, view: Mapping[str, Any]) -> list[float]:
        """What the seat could pay for; on quests whose need must stay only from what is beyond it (DQ-112)."""
        seat: int = view["seat"]
        if view["providence"][seat] is None:
            return [0.0] * len(_MENU)
        roll = view["roll"]
        kept: int = view["need"] if roll is not None and roll["kind"] in NEEDS_TO_STAY else 0
        left: int = view["providence"][seat] - kept
        pays = [1.0 if left >= cost else 0.0 for cost in self._costs]
        if view["slumber"][seat] >= self._slumber:
            pays[3] = 0.0
        return pays

    def _rounds(self, view: Mapping[str, Any]) -> list[float]:
        """How near the long stop is: 1 in the last round, a half five rounds before it, 0 where there is none."""
        number: int = view["round_no"]
        left = max(0, self._max_rounds - number)
        near = 1 - squashed(left, LAST_ROUNDS) if self._max_rounds else 0.0
        return [squashed(number, USUAL_ROUNDS), near, 0.0 if view["result"] is None else 1.0]

    def _turn(self, view: Mapping[str, Any]) -> list[float]:
        turn = view["turn"]
        movement: int | None = view["movement"]
        steps: int = len(turn["visited"])
        return [
            1.0 if view["mystery"] == "stuck" else 0.0,
            1.0 if view["mystery"] == "lucid" else 0.0,
            MOVEMENT[view["card_value"] or 0],
            MOVEMENT[movement or 0],
            0.0 if movement is None else 1.0,
            share(steps - 1, FARTHEST) if steps else 0.0,
            1.0 if self._is_secret_open(view) else 0.0,
            squashed(turn["offer"], USUAL_OFFER) if turn["offer"] else 0.0,
        ]

    def _is_secret_open(self, view: Mapping[str, Any]) -> bool:
        """Whether the one whose turn it is stands where a secret exit may be taken now (DQ-022, DQ-118)."""
        turn = view["turn"]
        mover: int | None = turn["seat"]
        if mover is None or not turn["start"]:
            return False
        here: str = view["space"][mover]
        anywhere = self._seats.secrets_of(view["character"][mover])
        secret = self._ground.board.secret_to.get(here)
        return secret is not None and secret not in turn["visited"] and (anywhere or here == turn["start"])

    def _reach(self, view: Mapping[str, Any]) -> list[float]:
        """While somebody walks: what lies where the movement that is left can end, and whom one meets there."""
        ends: list[Mapping[str, Any]] = view["destinations"]
        if not ends:
            return _NO_REACH + [0.0] * (self._players - 1)
        mover: int = view["turn"]["seat"]
        spaces: set[str] = {end["space"] for end in ends}
        numbers = self._ground.best_end(spaces, self._seats.secrets_of(view["character"][mover]))
        where: list[str] = view["space"]
        seat: int = view["seat"]
        for step in range(1, self._players):
            other = (seat + step) % self._players
            numbers.append(1.0 if other != mover and where[other] in spaces else 0.0)
        return numbers

    def _cards(self, view: Mapping[str, Any]) -> list[float]:
        """The cards in play and what they offer; choices in full only where one card is left to resolve."""
        names = self._names
        in_play: list[str] = view["in_play"]
        choices: list[Mapping[str, Any]] = view["choices"]
        numbers = _several(in_play, names.dream)
        numbers += _several([offered["choice"] for offered in choices if offered["legal"]], names.choices)
        if len(in_play) != 1:
            return numbers + _NO_CHOICES
        for offered in choices:
            numbers += choice_numbers(offered, view["turn"]["chosen"])
        for _ in range(MOST_CHOICES - len(choices)):
            numbers += NO_CHOICE
        return numbers

    def _decks(self, decks: Mapping[str, Any]) -> list[float]:
        names = self._names
        numbers = [share(decks["dream"], DREAM_CARDS), share(decks["reality"], REALITY_CARDS)]
        numbers += _several(decks["dream_discard"], names.dream)
        numbers += _several(decks["dream_bottom"], names.dream)
        numbers += _several(decks["reality_discard"], names.reality)
        return numbers

    # What it may do.

    def action_ids(self, seat: int, moves: Sequence[Move]) -> list[int]:
        id_of = self._actions.id_of
        return [id_of(seat, move) for move in moves]

    def lead(self, view: Mapping[str, Any]) -> float:
        """What is missing counts most; the way to the cycle says how soon it can be used."""
        if view["missing"][0] is None:  # characters are still being chosen
            return 0.0
        standing = [-missing - way / 10 for missing, way in zip(view["missing"], view["to_cycle"], strict=True)]
        return ahead(standing, view["seat"], _USUAL_LEAD)

    def encode_move(self, view: Mapping[str, Any], move: Move) -> list[float]:
        return self._moves.numbers(view, move)


def _several(chosen: list[str], places: dict[str, int]) -> list[float]:
    numbers = [0.0] * len(places)
    for name in chosen:
        numbers[places[name]] = 1.0
    return numbers


def _meant(view: Mapping[str, Any]) -> int:
    """The seat that is sent back, if that is the question; else nobody."""
    if view["decision"] is None:
        return -1
    step: Mapping[str, Any] = view["agenda"][-1]
    meant: int = step.get("pushed", step.get("driven", -1))
    return meant


def _question(view: Mapping[str, Any]) -> list[float]:
    """What is asked, whether it is asked of the seat that looks, and whether a contest ends if nothing is bought."""
    decision = view["decision"]
    if decision is None:
        return [0.0] * (len(QUESTIONS) + 2)
    question: str = decision["question"]
    numbers = one_hot(QUESTIONS.index(question), len(QUESTIONS))
    numbers.append(1.0 if view["seat"] in decision["asked"] else 0.0)
    step: Mapping[str, Any] = view["agenda"][-1]
    ends = question == "contest" and step["after_pass"] and not step["bought"]
    numbers.append(1.0 if ends else 0.0)
    return numbers
