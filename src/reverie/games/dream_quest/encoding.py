"""Dream-Quest as numbers: what a seat sees, and what it may do.

What is particular to one part has its own module: names and actions, places, seats, choices, decks, dice, moves.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.games.dream_quest import view as views
from reverie.games.dream_quest.components import Components, Edition
from reverie.games.dream_quest.encoding_cards import FARTHEST, MOVEMENT
from reverie.games.dream_quest.encoding_decks import CardsInPlay, card_labels
from reverie.games.dream_quest.encoding_moves import MoveNumbers, move_labels
from reverie.games.dream_quest.encoding_names import Actions, PrintedNames, check_offers
from reverie.games.dream_quest.encoding_places import ENDS, BoardGround
from reverie.games.dream_quest.encoding_rolls import ROLL, roll_numbers
from reverie.games.dream_quest.encoding_seats import MOST_TOKENS, USUAL_COST, Seats, seat_labels
from reverie.games.dream_quest.meetings import ContestWindow, DriveBack, PushOne
from reverie.games.dream_quest.movement import Walk, destinations
from reverie.games.dream_quest.providence import NEEDS_TO_STAY
from reverie.games.dream_quest.state import NOBODY, DreamQuestState
from reverie.kernel import Ask, Encoding, Move, Setup, ahead, one_hot, packed, remembered, save_step, share, squashed

HIGHEST_NEED: Final = 30
USUAL_OFFER: Final = 20
USUAL_ROUNDS: Final = 15
LAST_ROUNDS: Final = 5
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
_QUESTION: Final = {question: one_hot(place, len(QUESTIONS)) for place, question in enumerate(QUESTIONS)}
_NO_QUESTION: Final = [0.0] * (len(QUESTIONS) + 2)
_NOTHING_PAYABLE: Final = [0.0] * len(_MENU)
_NO_QUESTION_BYTES: Final = packed(_NO_QUESTION)
_NOTHING_PAYABLE_BYTES: Final = packed(_NOTHING_PAYABLE)
_QUESTION_BYTES: Final[dict[tuple[str, bool, bool], bytes]] = {}
_NO_ROLL_BYTES: Final = packed([0.0] * len(ROLL))
_NOWHERE: Final[set[str]] = set()


def _labels(names: PrintedNames, players: int) -> tuple[str, ...]:
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
        *card_labels(names),
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
        self._no_reach = [0.0] * (len(ENDS) + setup.players - 1)
        self._cards = CardsInPlay(names)
        self._table_bytes = {quest: packed(numbers) for quest, numbers in self._tables.items()}
        self._reality_bytes = {card: packed(numbers) for card, numbers in self._realities.items()}
        self._space_bytes = {space: packed(numbers) for space, numbers in self._own_space.items()}
        self._payable_bytes: dict[tuple[int, int, int, str], bytes] = {}
        self._round_bytes: dict[tuple[int, bool], bytes] = {}
        self._turn_bytes: dict[tuple[str, int, int | None, int, bool, int], bytes] = {}
        self._no_reality_bytes, self._no_reach_bytes = packed(self._no_reality), packed(self._no_reach)

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
        numbers = self._seats.numbers(view, _meant_in(view))
        numbers += self._own_space[view["space"][seat]]
        numbers += self._tables[view["quest"]]
        numbers += self._payable_in(view)
        numbers += self._round_numbers(view["round_no"], view["result"] is not None)
        numbers += _question_in(view)
        numbers += self._realities.get(view["reality_card"], self._no_reality)
        numbers += self._turn_in(view)
        numbers += self._reach_in(view)
        numbers += roll_numbers(view["roll"], view["seat"])
        numbers += self._cards.numbers(view)
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

    def encode_bytes(self, state: DreamQuestState, seat: int) -> bytes:
        """The same from the table, piece by piece; most pieces come again and again, and are made once."""
        ask, roll = state.ask, state.roll
        is_walking = isinstance(ask, Walk)
        pieces: list[bytes] = []
        self._seats.add_bytes(pieces, state, seat, _meant(ask))
        pieces.append(self._space_bytes[state.space[seat]])
        pieces.append(self._table_bytes[state.quest])
        pieces.append(self._payable_piece(state, seat))
        pieces.append(self._round_piece((state.round_no, state.result is not None)))
        if ask is None:
            pieces.append(_NO_QUESTION_BYTES)
        else:
            pieces.append(_question_piece(ask.question, seat in ask.seats(state), _ends(ask)))
        pieces.append(self._reality_bytes.get(state.reality_card, self._no_reality_bytes))
        pieces.append(self._turn_piece(state, is_walking))
        ends = {end["space"] for end in destinations(state)} if is_walking else _NOWHERE
        if ends:
            mover = state.turn
            pieces.append(packed(self._reach_numbers(ends, mover, state.character[mover], state.space, seat)))
        else:
            pieces.append(self._no_reach_bytes)
        pieces.append(_NO_ROLL_BYTES if roll is None else packed(roll_numbers(views.look_at_roll(state), seat)))
        self._cards.add_bytes(pieces, state)
        return b"".join(pieces)

    # What can be paid for.

    def _payable_in(self, view: Mapping[str, Any]) -> list[float]:
        seat: int = view["seat"]
        if view["providence"][seat] is None:
            return _NOTHING_PAYABLE[:]
        roll = view["roll"]
        kind: str = "" if roll is None else roll["kind"]
        return self._payable(view["providence"][seat], view["slumber"][seat], view["need"], kind)

    def _payable_piece(self, state: DreamQuestState, seat: int) -> bytes:
        if not all(state.character):
            return _NOTHING_PAYABLE_BYTES
        kind = "" if state.roll is None else state.roll.kind
        key = (state.providence[seat], state.slumber[seat], state.current_quest.providence_min, kind)
        piece = self._payable_bytes.get(key)
        return remembered(self._payable_bytes, key, packed(self._payable(*key))) if piece is None else piece

    def _payable(self, providence: int, slumber: int, need: int, roll: str) -> list[float]:
        """On quests whose need must stay only from what is beyond it (DQ-112)."""
        left = providence - need if roll in NEEDS_TO_STAY else providence
        pays = [1.0 if left >= cost else 0.0 for cost in self._costs]
        if slumber >= self._slumber:
            pays[3] = 0.0
        return pays

    # The round and the turn.

    def _round_numbers(self, number: int, is_over: bool) -> list[float]:
        """How near the long stop is: 1 in the last round, a half five rounds before it, 0 where there is none."""
        left = max(0, self._max_rounds - number)
        near = 1 - squashed(left, LAST_ROUNDS) if self._max_rounds else 0.0
        return [squashed(number, USUAL_ROUNDS), near, 1.0 if is_over else 0.0]

    def _round_piece(self, key: tuple[int, bool]) -> bytes:
        piece = self._round_bytes.get(key)
        return remembered(self._round_bytes, key, packed(self._round_numbers(*key))) if piece is None else piece

    def _turn_in(self, view: Mapping[str, Any]) -> list[float]:
        turn = view["turn"]
        mover: int | None = turn["seat"]
        movement: int | None = view["movement"]
        is_open = mover is not None and self._is_secret_open(
            view["space"][mover], turn["start"], view["character"][mover], turn["visited"]
        )
        steps: int = len(turn["visited"])
        return _turn_numbers(view["mystery"], view["card_value"] or 0, movement, steps, is_open, turn["offer"])

    def _turn_piece(self, state: DreamQuestState, is_walking: bool) -> bytes:
        mover, visited = state.turn, state.visited
        is_open = mover >= 0 and self._is_secret_open(
            state.space[mover], state.turn_start, state.character[mover], visited
        )
        value = state.card_value if len(state.in_play) == 1 else 0
        movement = state.movement if is_walking else None
        key = (state.mystery, value, movement, len(visited), is_open, state.offer)
        piece = self._turn_bytes.get(key)
        return remembered(self._turn_bytes, key, packed(_turn_numbers(*key))) if piece is None else piece

    def _is_secret_open(self, here: str, start: str, character: str, visited: list[str]) -> bool:
        """Whether the one whose turn it is stands where a secret exit may be taken now (DQ-022, DQ-118)."""
        secret = self._ground.board.secret_to.get(here) if start else None
        return secret is not None and secret not in visited and (here == start or self._seats.secrets_of(character))

    # Where a walk may end.

    def _reach_in(self, view: Mapping[str, Any]) -> list[float]:
        ends: list[Mapping[str, Any]] = view["destinations"]
        if not ends:
            return self._no_reach
        mover: int = view["turn"]["seat"]
        spaces: set[str] = {end["space"] for end in ends}
        return self._reach_numbers(spaces, mover, view["character"][mover], view["space"], view["seat"])

    def _reach_numbers(self, ends: set[str], mover: int, character: str, where: list[str], seat: int) -> list[float]:
        """What lies where the movement that is left can end, and whom one meets there."""
        numbers = self._ground.best_end(ends, self._seats.secrets_of(character))
        for step in range(1, self._players):
            other = (seat + step) % self._players
            numbers.append(1.0 if other != mover and where[other] in ends else 0.0)
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


def _meant_in(view: Mapping[str, Any]) -> int:
    """The seat that is sent back, if that is the question; else nobody."""
    if view["decision"] is None:
        return NOBODY
    step: Mapping[str, Any] = view["agenda"][-1]
    meant: int = step.get("pushed", step.get("driven", NOBODY))
    return meant


def _meant(ask: Ask[DreamQuestState, Any] | None) -> int:
    """The same of a question."""
    if isinstance(ask, PushOne):
        return ask.pushed
    return ask.driven if isinstance(ask, DriveBack) else NOBODY


def _question_in(view: Mapping[str, Any]) -> list[float]:
    decision = view["decision"]
    if decision is None:
        return _NO_QUESTION
    question: str = decision["question"]
    step: Mapping[str, Any] = view["agenda"][-1]
    ends = question == ContestWindow.question and step["after_pass"] and not step["bought"]
    return _question_numbers(question, view["seat"] in decision["asked"], ends)


def _ends(ask: Ask[DreamQuestState, Any]) -> bool:
    """Whether a contest ends if nothing is bought."""
    return isinstance(ask, ContestWindow) and ask.after_pass and not ask.bought


def _question_numbers(question: str, is_own: bool, ends: bool) -> list[float]:
    """What is asked, whether it is asked of the seat that looks, and whether a contest ends if nothing is bought."""
    return [*_QUESTION[question], 1.0 if is_own else 0.0, 1.0 if ends else 0.0]


def _question_piece(question: str, is_own: bool, ends: bool) -> bytes:
    key = (question, is_own, ends)
    piece = _QUESTION_BYTES.get(key)
    return remembered(_QUESTION_BYTES, key, packed(_question_numbers(*key))) if piece is None else piece


def _turn_numbers(
    mystery: str, card_value: int, movement: int | None, steps: int, is_secret_open: bool, offer: int
) -> list[float]:
    """By ``_TURN``; movement is told only of those who walk."""
    return [
        1.0 if mystery == "stuck" else 0.0,
        1.0 if mystery == "lucid" else 0.0,
        MOVEMENT[card_value],
        MOVEMENT[movement or 0],
        0.0 if movement is None else 1.0,
        share(steps - 1, FARTHEST) if steps else 0.0,
        1.0 if is_secret_open else 0.0,
        squashed(offer, USUAL_OFFER) if offer else 0.0,
    ]
