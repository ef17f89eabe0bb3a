"""Project Dreamscape as numbers: what a seat sees. What it may do is in ``encoding_moves``.

A card is told by its two dream types, in numbers that are named after them. Stacks are told by what they are good for:
their chains, the runs at their tops, what lies on top and under it, and what every card on offer would add to them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.games.project_dreamscape.agenda import PLAIN
from reverie.games.project_dreamscape.cascades import ChooseDream
from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.controlled_study import deck_in_play, types_in_play
from reverie.games.project_dreamscape.dreams.invasive_dreaming import ChooseInvader
from reverie.games.project_dreamscape.dreams.paradigm_shift import MOST_SWEEPS, SweepCard
from reverie.games.project_dreamscape.dreams.shifting_dreams import PutCard, PutShield
from reverie.games.project_dreamscape.encoding_moves import MoveNumbers, action_table
from reverie.games.project_dreamscape.scoring import top_runs
from reverie.games.project_dreamscape.sleep_token import SIDES
from reverie.games.project_dreamscape.state import POSITIONS
from reverie.games.project_dreamscape.view import EMPTY, Z
from reverie.kernel import UNKNOWN, Encoding, Move, Setup, ahead, one_hot, share, squashed

QUESTIONS: Final = (
    *PLAIN,
    ChooseDream.question,
    PutCard.question,
    PutShield.question,
    ChooseInvader.question,
    SweepCard.question,
)
CARDS_A_TURN: Final = 3.0
MOST_CARDS: Final = 55
"""The largest deck that swaps can make (PD-025)."""
REMEMBERED: Final = 1024
COPIES: Final = 2
"""So many cards show the same two types, at most."""
RESERVED: Final = 4
_IS: Final[tuple[float, ...]] = (0.0, 1.0)

SEAT: Final = (
    *("is_active", "is_asked", "performs", "score", "behind_me", "z", "known_z", "spent", "unspent"),
    *("reserved", "sideways", "best_reserved", "all_reserved", "best_add"),
    *[f"add@{position}" for position in POSITIONS],
)
STACK: Final = ("rem", "chain_points", "chains", "longest_chain", "promise")
STACK_BY_TYPE: Final = ("chain", "run", "top", "under", "stack")
"""What is told of each seat by dream type."""
TABLE: Final = (
    *("turn", "bought", "points", "temporary_point", "deck", "deck_nears_its_end", "turns_left", "pile", "held"),
    *[f"token={side}" for side in SIDES],
    *("shields", "sleep_token", "lead", "band", "to_next_band"),
)
TABLE_BY_TYPE: Final = ("in_play", "held")
SOLO_BY_TYPE: Final = ("pile_top", "pile")
"""Only alone is there anything to do with the pile."""
QUESTION: Final = (
    *[f"question={question}" for question in QUESTIONS],
    *("owes", "cascade", "swept", "placed", "best_pull"),
    *[f"placed_{position}=from_{old}" for position in POSITIONS[:-1] for old in POSITIONS],
    *[f"placed_{position}.token" for position in POSITIONS[:-1]],
)
QUESTION_BY_TYPE: Final = ("asked_about", "may_dream", "performing", "performed", "below")


_USUAL_LEAD: Final = 10.0
"""A lead that counts for half of the way."""


class DreamscapeEncoding(Encoding):
    """Nothing that a table may change has a shape of its own, so every content fits."""

    def __init__(self, setup: Setup[Components]) -> None:
        components = setup.content
        self._components = components
        self._types: tuple[str, ...] = (*components.base_types, *components.new_types)
        self._index = {type_: place for place, type_ in enumerate(self._types)}
        self._shown = {card: _shown(self._index, types) for card, types in components.types_of.items()}
        self._pairs: list[str] = list(dict.fromkeys([_pair(types) for types in components.types_of.values()]))
        self._pair_of = {card: self._pairs.index(_pair(types)) for card, types in components.types_of.items()}
        self._seats = [
            [(seat + step) % setup.players for step in range(setup.players)] for seat in range(setup.players)
        ]
        self._players = setup.players
        self._longest = len(components.chart) - 1
        self._deck: tuple[str, ...] = deck_in_play(components, setup.options)
        self._options = self._option_numbers(setup.options)
        self._moves = MoveNumbers(components, self._types, setup.players)
        self._no_types = [0.0] * len(self._types)
        self._stacks: dict[tuple[str, ...], list[float]] = {}
        self._unseen: tuple[tuple[str, ...], list[float]] = (("",), [])
        """What was unseen at the last look, and the numbers for it."""
        labels, self._ids = action_table(list(components.types_of), setup.players)
        super().__init__(_labels(self._types, self._pairs, setup.players), labels, self._moves.labels)

    def _option_numbers(self, options: Mapping[str, Any]) -> list[float]:
        in_play = types_in_play(self._components, options)
        return [1.0 if type_ in in_play else 0.0 for type_ in self._types]

    def action_ids(self, seat: int, moves: Sequence[Move]) -> list[int]:
        ids = self._ids[seat]
        return [ids[move] for move in moves]

    def lead(self, view: Mapping[str, Any]) -> float:
        return ahead(view["score"], view["seat"], _USUAL_LEAD)

    def encode_move(self, view: Mapping[str, Any], move: Move) -> list[float]:
        return self._moves.encode(view, move)

    def encode_view(self, view: Mapping[str, Any]) -> list[float]:
        order = self._seats[view["seat"]]
        numbers: list[float] = []
        for seat in order:
            numbers += self._seat_numbers(view, seat)
        numbers += self._row_numbers(view)
        numbers += self._table_numbers(view, order)
        numbers += self._pile_numbers(view)
        numbers += self._unseen_numbers(view)
        numbers += self._question_numbers(view, order)
        return numbers

    # The seats.

    def _seat_numbers(self, view: Mapping[str, Any], seat: int) -> list[float]:
        adds: list[Any] = view["adds"][seat]
        reserve: list[str] = view["reserve"][seat]
        numbers = self._standing(view, seat)
        numbers += _reserve_numbers(view, seat)
        numbers.append(squashed(max([added for added in adds if added is not None], default=0), 3))
        numbers += [0.0 if added is None else squashed(added, 3) for added in adds]
        numbers += self._counted(reserve, RESERVED) if reserve else self._no_types
        numbers += self._stack_numbers(view["rem"][seat], view["chains"][seat])
        return numbers

    def _stack_numbers(self, stack: list[str], chains: list[list[Any]]) -> list[float]:
        """A REM stack; from one look to the next most stay as they are, so the last ones are remembered."""
        key = tuple(stack)
        numbers = self._stacks.get(key)
        if numbers is None:
            if len(self._stacks) >= REMEMBERED:
                self._stacks.clear()
            numbers = self._stacks[key] = self._new_stack_numbers(stack, chains)
        return numbers

    def _new_stack_numbers(self, stack: list[str], chains: list[list[Any]]) -> list[float]:
        steps = self._components.steps
        runs = top_runs(self._components, stack)
        lengths: dict[str, int] = {}
        for chain in chains:
            lengths[chain[0]] = max(lengths.get(chain[0], 0), chain[1])
        numbers = [
            squashed(len(stack), 8),
            squashed(sum([chain[2] for chain in chains]), 12),
            squashed(len(chains), 4),
            max(lengths.values(), default=0) / self._longest,
            squashed(sum([steps[min(length + 1, self._longest)] for length in runs.values()]), 4),
        ]
        numbers += self._by_type(lengths, self._longest) + self._by_type(runs, self._longest)
        numbers += self._shows(stack[-1] if stack else "") + self._shows(stack[-2] if len(stack) > 1 else "")
        return numbers + self._counted(stack, self._longest)

    def _standing(self, view: Mapping[str, Any], seat: int) -> list[float]:
        decision, cascade, score = view["decision"], view["cascade"], view["score"]
        deep: list[str] = view["deep"][seat]
        spent: int = view["spent"][seat]
        return [
            _IS[view["token"][seat] is not None],
            _IS[decision is not None and seat in decision["asked"]],
            _IS[bool(cascade) and cascade[-1]["seat"] == seat],
            squashed(score[seat], 15),
            squashed(score[view["seat"]] - score[seat], 8),
            squashed(len(deep), 4),
            squashed(len(deep) - deep.count(UNKNOWN), 2),
            squashed(spent, 3),
            squashed(len(deep) - spent, 3),
        ]

    # The table.

    def _row_numbers(self, view: Mapping[str, Any]) -> list[float]:
        numbers: list[float] = []
        points: int = view["points"]
        costs: list[int] = view["cost"]
        for place, cell in enumerate(view["row"]):
            card: str = cell[1]
            filled = card != EMPTY
            cost = costs[place]
            numbers += [cost / len(POSITIONS), _IS[filled], _IS[cell[-1] == Z], _IS[filled and cost <= points]]
            numbers += self._shows(card if filled else "")
        return numbers

    def _table_numbers(self, view: Mapping[str, Any], order: list[int]) -> list[float]:
        deck: int = view["deck"]
        side = next(side for side in view["token"] if side is not None)
        pile: list[str] = view["discard"]
        numbers = [
            squashed(view["turn"], 12),
            squashed(view["bought"], 2),
            squashed(view["points"], 3),
            _IS[bool(view["temp"])],
            share(deck, MOST_CARDS),
            squashed(deck, 6),
            squashed(deck / (CARDS_A_TURN * self._players), 3),
            squashed(len(pile), 8),
            squashed(len(view["held"]), 1),
        ]
        numbers += one_hot(SIDES.index(side), len(SIDES))
        numbers += [_IS[view["options"]["shield_variant"] == "on"], _IS[view["options"]["sleep_token"] == "on"]]
        numbers += _lead_numbers(view, order)
        numbers += self._options
        return numbers

    def _pile_numbers(self, view: Mapping[str, Any]) -> list[float]:
        """What is held; and alone, the pile, which stands in for opponents."""
        held: list[str] = view["held"]
        numbers = [*self._shows(held[-1] if held else "")]
        if self._players == 1:
            pile: list[str] = view["discard"]
            numbers += self._shows(pile[-1] if pile else "") + self._counted(pile, self._longest)
        return numbers

    def _unseen_numbers(self, view: Mapping[str, Any]) -> list[float]:
        """What the deck and unknown Z cards may be; between purchases it stays the same."""
        seen: set[str] = {cell[1] for cell in view["row"]}
        seen.update(view["discard"], view["held"], *view["rem"], *view["reserve"], *view["deep"])
        unseen = tuple([card for card in self._deck if card not in seen])
        known = self._unseen
        if known[0] != unseen:
            pairs = [0] * len(self._pairs)
            for card in unseen:
                pairs[self._pair_of[card]] += 1
            known = (unseen, self._counted(unseen, self._longest) + [count / COPIES for count in pairs])
            self._unseen = known
        return known[1]

    # The question.

    def _question_numbers(self, view: Mapping[str, Any], order: list[int]) -> list[float]:
        decision: Mapping[str, Any] | None = view["decision"]
        if decision is None:
            return [0.0] * (len(QUESTION) + len(QUESTION_BY_TYPE) * len(self._types) + self._players)
        facts: Mapping[str, Any] = decision["facts"]
        question: str = decision["question"]
        placed: list[Any] = facts.get("placed", [])
        pulls: list[int] = facts["adds"] if question == "pull" else []
        numbers = one_hot(QUESTIONS.index(question), len(QUESTIONS))
        numbers += [
            _IS[decision["owes"]],
            squashed(len(view["cascade"]), 2),
            facts.get("swept", 0) / MOST_SWEEPS,
            len(placed) / len(POSITIONS),
            squashed(max(pulls, default=0), 3),
        ]
        numbers += _placed_numbers(view, question, placed)
        numbers += self._dream_numbers(view, question, facts)
        victim = facts.get("victim_seat")
        return numbers + [_IS[seat == victim] for seat in order]

    def _dream_numbers(self, view: Mapping[str, Any], question: str, facts: Mapping[str, Any]) -> list[float]:
        """The card that the question is about, which of its types are left, and what the cascade has been so far."""
        cascade: list[Mapping[str, Any]] = view["cascade"]
        card: str = facts.get("card", "")
        done = [performance["type"] for performance in cascade if performance["card"] == card]
        left = self._components.types_of[card] if question == ChooseDream.question else ()
        numbers = [*self._shows(card)]
        numbers += self._by_type({type_: 1 for type_ in left if type_ not in done}, 1)
        numbers += self._by_type({cascade[-1]["type"]: 1} if cascade else {}, 1)
        performed = [0.0] * len(self._types)
        for performance in cascade:
            performed[self._index[performance["type"]]] = 1.0
        return numbers + performed + self._shows(self._below(view, question, facts))

    def _below(self, view: Mapping[str, Any], question: str, facts: Mapping[str, Any]) -> str:
        """The card that Recurring Dream would perform: under the anchor, in the performer's stack (PD-073)."""
        cascade = view["cascade"]
        if question == ChooseDream.question:
            stack: list[str] = view["rem"][facts["seat"]]
            anchor: str = facts["card"] if facts["card"] in stack or not cascade else cascade[-1]["anchor"]
        elif cascade:
            stack, anchor = view["rem"][cascade[-1]["seat"]], cascade[-1]["anchor"]
        else:
            return ""
        place = stack.index(anchor) if anchor in stack else 0
        return stack[place - 1] if place else ""

    # Numbers by dream type.

    def _shows(self, card: str) -> list[float]:
        """Its two types; to be read only, as it is made once for each card."""
        return self._shown[card] if card else self._no_types

    def _by_type(self, known: Mapping[str, int], most: int) -> list[float]:
        numbers = [0.0] * len(self._types)
        for type_, number in known.items():
            numbers[self._index[type_]] = min(1.0, number / most)
        return numbers

    def _counted(self, cards: Sequence[str], most: int) -> list[float]:
        """How many of some cards show each type."""
        numbers = [0] * len(self._types)
        for card in cards:
            one, other = self._components.types_of[card]
            numbers[self._index[one]] += 1
            numbers[self._index[other]] += 1
        return [min(1.0, number / most) for number in numbers]


def _labels(types: tuple[str, ...], pairs: list[str], players: int) -> tuple[str, ...]:
    names: list[str] = []
    for seat in range(players):
        names += [f"{what}[+{seat}]" for what in SEAT]
        names += [f"reserve={type_}[+{seat}]" for type_ in types]
        names += [f"{what}[+{seat}]" for what in STACK]
        names += [f"{what}={type_}[+{seat}]" for what in STACK_BY_TYPE for type_ in types]
    for position in POSITIONS:
        names += [f"row_{position}.{what}" for what in ("cost", "card", "z", "affordable", *types)]
    names += TABLE
    table = TABLE_BY_TYPE + SOLO_BY_TYPE if players == 1 else TABLE_BY_TYPE
    names += [f"{what}={type_}" for what in table for type_ in types]
    names += [f"unseen={what}" for what in (*types, *pairs)]
    names += QUESTION
    names += [f"{what}={type_}" for what in QUESTION_BY_TYPE for type_ in types]
    return (*names, *[f"victim[+{seat}]" for seat in range(players)])


def _pair(types: tuple[str, str]) -> str:
    return f"{types[0]}-{types[1]}"


def _shown(index: Mapping[str, int], types: tuple[str, str]) -> list[float]:
    numbers = [0.0] * len(index)
    for type_ in types:
        numbers[index[type_]] = 1.0
    return numbers


def _reserve_numbers(view: Mapping[str, Any], seat: int) -> list[float]:
    adds: list[int] = view["reserve_adds"][seat]
    return [
        squashed(len(adds), 2),
        squashed(view["fresh"][seat], 1),
        squashed(max(adds, default=0), 3),
        squashed(sum(adds), 3),
    ]


def _lead_numbers(view: Mapping[str, Any], order: list[int]) -> list[float]:
    """Before the best of the others; alone, the band and what is missing to the next one."""
    score: list[int] = view["score"]
    own = score[order[0]]
    if len(order) > 1:
        return [squashed(own - max([score[seat] for seat in order[1:]]), 8), 0.0, 0.0]
    bands: list[int] = view["bands"]
    missing = next((band - own for band in bands if band > own), 0)
    return [0.0, view["band"] / (len(bands) + 1), squashed(missing, 10)]


def _placed_numbers(view: Mapping[str, Any], question: str, placed: list[Any]) -> list[float]:
    """Shifting Dreams, position by position: where the card lay that comes there, or which token."""
    if not placed:
        return [0.0] * ((len(POSITIONS) - 1) * (len(POSITIONS) + 1))
    tokens = placed if question == PutShield.question else []
    cards = placed if question == PutCard.question else []
    row = [cell[1] for cell in view["row"]]
    numbers: list[float] = []
    for place in range(len(POSITIONS) - 1):
        is_card = place < len(cards) and cards[place] != EMPTY
        numbers += one_hot(row.index(cards[place]) if is_card else -1, len(POSITIONS))
    numbers += [value / len(POSITIONS) for value in tokens]
    return numbers + [0.0] * (len(POSITIONS) - 1 - len(tokens))
