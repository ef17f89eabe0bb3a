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
from reverie.games.project_dreamscape.encoding_sight import DreamscapeSight, sight_of_state, sight_of_view
from reverie.games.project_dreamscape.scoring import added, band
from reverie.games.project_dreamscape.sleep_token import SIDES
from reverie.games.project_dreamscape.state import POSITIONS, DreamscapeState
from reverie.games.project_dreamscape.view import EMPTY
from reverie.kernel import Encoding, Move, Setup, ahead, one_hot, share, squashed

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
REMEMBERED: Final = 4096
"""So many stacks are remembered at a time."""
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


_SIDE: Final = {side: one_hot(place, len(SIDES)) for place, side in enumerate(SIDES)}
_QUESTION: Final = {question: one_hot(place, len(QUESTIONS)) for place, question in enumerate(QUESTIONS)}
_USUAL_LEAD: Final = 10.0
"""A lead that counts for half of the way."""


class _StackFacts:
    """What a REM stack comes to, worked out once for the same cards."""

    def __init__(self, points: int, runs: dict[str, int], numbers: list[float]) -> None:
        self.points: Final = points
        self.runs: Final = runs
        self.numbers: Final = numbers


class DreamscapeEncoding(Encoding[DreamscapeState]):
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
        self._stacks: dict[tuple[str, ...], _StackFacts] = {}
        self._types_of = {
            card: (self._index[one], self._index[other]) for card, (one, other) in components.types_of.items()
        }
        shields, token = setup.options["shield_variant"] == "on", setup.options["sleep_token"] == "on"
        self._variants = [_IS[shields], _IS[token]]
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
        return self._numbers(sight_of_view(view, self._deck))

    def encode_seat(self, state: DreamscapeState, seat: int) -> list[float]:
        """The same as of a view, in a fraction of the time."""
        return self._numbers(sight_of_state(state, seat))

    def _numbers(self, sight: DreamscapeSight) -> list[float]:
        order = self._seats[sight.seat]
        stacks = [self._stack(stack) for stack in sight.rem]
        per_z = self._components.z_card_points
        score = [stack.points + per_z * z for stack, z in zip(stacks, sight.z, strict=True)]
        numbers: list[float] = []
        for seat in order:
            self._add_seat(numbers, sight, seat, score, stacks[seat])
        self._add_row(numbers, sight)
        self._add_table(numbers, sight, order, score)
        self._add_pile(numbers, sight)
        self._add_unseen(numbers, sight.unseen)
        self._add_question(numbers, sight, order)
        return numbers

    # The seats.

    def _add_seat(
        self, numbers: list[float], sight: DreamscapeSight, seat: int, score: list[int], stack: _StackFacts
    ) -> None:
        is_active = seat == sight.active
        cascade, z, spent = sight.cascade, sight.z[seat], sight.spent if is_active else 0
        numbers.append(_IS[is_active])
        numbers.append(_IS[seat in sight.asked])
        numbers.append(_IS[bool(cascade) and cascade[-1].seat == seat])
        numbers.append(squashed(score[seat], 15))
        numbers.append(squashed(score[sight.seat] - score[seat], 8))
        numbers.append(squashed(z, 4))
        numbers.append(squashed(sight.known_z[seat], 2))
        numbers.append(squashed(spent, 3))
        numbers.append(squashed(z - spent, 3))
        reserve = sight.reserve[seat]
        adds = [added(self._components, stack.runs, card) for card in reserve]
        numbers.append(squashed(len(adds), 2))
        numbers.append(squashed(sight.fresh[seat], 1))
        numbers.append(squashed(max(adds, default=0), 3))
        numbers.append(squashed(sum(adds), 3))
        self._add_offers(numbers, sight, stack.runs)
        numbers += self._counted(reserve, RESERVED) if reserve else self._no_types
        numbers += stack.numbers

    def _add_offers(self, numbers: list[float], sight: DreamscapeSight, runs: dict[str, int]) -> None:
        """What the best card of the row would add to a stack, and each of them."""
        best, any_card = 0, False
        each: list[float] = []
        for place, card in enumerate(sight.row):
            if not card:
                each.append(0.0)
                continue
            adds = self._components.z_card_points if sight.asleep[place] else added(self._components, runs, card)
            best = max(best, adds) if any_card else adds
            any_card = True
            each.append(squashed(adds, 3))
        numbers.append(squashed(best, 3))
        numbers += each

    def _stack(self, cards: list[str]) -> _StackFacts:
        """A REM stack; from one look to the next most stay as they are, so the last ones are remembered."""
        key = tuple(cards)
        known = self._stacks.get(key)
        if known is None:
            if len(self._stacks) >= REMEMBERED:
                self._stacks.clear()
            known = self._stacks[key] = self._new_stack(cards)
        return known

    def _new_stack(self, stack: list[str]) -> _StackFacts:
        """In one go from the bottom up: what ``scoring`` says of chains, points and the runs at the top (PD-151)."""
        types_of, steps, chart = self._components.types_of, self._components.steps, self._components.chart
        runs: dict[str, int] = {}
        lengths: dict[str, int] = {}
        points = in_chains = chains = 0
        for card in stack:
            below, runs = runs, {}
            for type_ in types_of[card]:
                length = below.get(type_, 0) + 1
                runs[type_] = length
                points += steps[length]
                if length == 2:
                    chains += 1
                    in_chains += chart[2]
                elif length > 2:
                    in_chains += steps[length]
                if length > 1 and length > lengths.get(type_, 0):
                    lengths[type_] = length
        longest = self._longest
        numbers = [
            squashed(len(stack), 8),
            squashed(in_chains, 12),
            squashed(chains, 4),
            max(lengths.values(), default=0) / longest,
            squashed(sum([steps[min(length + 1, longest)] for length in runs.values()]), 4),
        ]
        numbers += self._by_type(lengths, longest)
        numbers += self._by_type(runs, longest)
        numbers += self._shows(stack[-1] if stack else "")
        numbers += self._shows(stack[-2] if len(stack) > 1 else "")
        numbers += self._counted(stack, longest)
        return _StackFacts(points, runs, numbers)

    # The table.

    def _add_row(self, numbers: list[float], sight: DreamscapeSight) -> None:
        for place, card in enumerate(sight.row):
            cost = sight.cost[place]
            numbers.append(cost / len(POSITIONS))
            numbers.append(_IS[bool(card)])
            numbers.append(_IS[sight.asleep[place]])
            numbers.append(_IS[bool(card) and cost <= sight.points])
            numbers += self._shows(card)

    def _add_table(self, numbers: list[float], sight: DreamscapeSight, order: list[int], score: list[int]) -> None:
        deck = sight.deck
        numbers.append(squashed(sight.turn, 12))
        numbers.append(squashed(sight.bought, 2))
        numbers.append(squashed(sight.points, 3))
        numbers.append(_IS[sight.temp])
        numbers.append(share(deck, MOST_CARDS))
        numbers.append(squashed(deck, 6))
        numbers.append(squashed(deck / (CARDS_A_TURN * self._players), 3))
        numbers.append(squashed(len(sight.discard), 8))
        numbers.append(squashed(len(sight.held), 1))
        numbers += _SIDE[sight.side]
        numbers += self._variants
        numbers += self._lead_numbers(order, score)
        numbers += self._options

    def _lead_numbers(self, order: list[int], score: list[int]) -> list[float]:
        """Before the best of the others; alone, the band and what is missing to the next one."""
        own = score[order[0]]
        if len(order) > 1:
            return [squashed(own - max([score[seat] for seat in order[1:]]), 8), 0.0, 0.0]
        bands = self._components.bands
        missing = next((band - own for band in bands if band > own), 0)
        return [0.0, band(self._components, own) / (len(bands) + 1), squashed(missing, 10)]

    def _add_pile(self, numbers: list[float], sight: DreamscapeSight) -> None:
        """What is held; and alone, the pile, which stands in for opponents."""
        held, pile = sight.held, sight.discard
        numbers += self._shows(held[-1] if held else "")
        if self._players == 1:
            numbers += self._shows(pile[-1] if pile else "")
            numbers += self._counted(pile, self._longest)

    def _add_unseen(self, numbers: list[float], unseen: list[str]) -> None:
        """What the deck and unknown Z cards may be."""
        pairs = [0.0] * len(self._pairs)
        pair_of = self._pair_of
        for card in unseen:
            pairs[pair_of[card]] += 1 / COPIES
        numbers += self._counted(unseen, self._longest)
        numbers += pairs

    # The question.

    def _add_question(self, numbers: list[float], sight: DreamscapeSight, order: list[int]) -> None:
        question = sight.question
        if not question:
            numbers += [0.0] * (len(QUESTION) + len(QUESTION_BY_TYPE) * len(self._types) + self._players)
            return
        facts = sight.facts
        placed: list[Any] = facts.get("placed", [])
        pulls: list[int] = facts["adds"] if question == "pull" else []
        swept: int = facts.get("swept", 0)
        numbers += _QUESTION[question]
        numbers.append(_IS[sight.owes])
        numbers.append(squashed(len(sight.cascade), 2))
        numbers.append(swept / MOST_SWEEPS)
        numbers.append(len(placed) / len(POSITIONS))
        numbers.append(squashed(max(pulls, default=0), 3))
        numbers += _placed_numbers(sight, question, placed) if placed else _NOTHING_PLACED
        self._add_dreams(numbers, sight, question, facts)
        victim = facts.get("victim_seat")
        numbers += [_IS[seat == victim] for seat in order]

    def _add_dreams(
        self, numbers: list[float], sight: DreamscapeSight, question: str, facts: Mapping[str, Any]
    ) -> None:
        """The card that the question is about, which of its types are left, and what the cascade has been so far."""
        cascade = sight.cascade
        card: str = facts.get("card", "")
        numbers += self._shows(card)
        left = [0.0] * len(self._types)
        if question == ChooseDream.question:
            done = [performance.type for performance in cascade if performance.card == card]
            for type_ in self._components.types_of[card]:
                if type_ not in done:
                    left[self._index[type_]] = 1.0
        numbers += left
        performing, performed = [0.0] * len(self._types), [0.0] * len(self._types)
        for performance in cascade:
            performed[self._index[performance.type]] = 1.0
        if cascade:
            performing[self._index[cascade[-1].type]] = 1.0
        numbers += performing
        numbers += performed
        numbers += self._shows(self._below(sight, question, facts))

    def _below(self, sight: DreamscapeSight, question: str, facts: Mapping[str, Any]) -> str:
        """The card that Recurring Dream would perform: under the anchor, in the performer's stack (PD-073)."""
        cascade = sight.cascade
        if question == ChooseDream.question:
            stack: list[str] = sight.rem[facts["seat"]]
            anchor: str = facts["card"] if facts["card"] in stack or not cascade else cascade[-1].anchor
        elif cascade:
            stack, anchor = sight.rem[cascade[-1].seat], cascade[-1].anchor
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
        counts = [0] * len(self._types)
        types_of = self._types_of
        for card in cards:
            one, other = types_of[card]
            counts[one] += 1
            counts[other] += 1
        return [count / most if count < most else 1.0 for count in counts]


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


_NOTHING_PLACED: Final = [0.0] * ((len(POSITIONS) - 1) * (len(POSITIONS) + 1))


def _placed_numbers(sight: DreamscapeSight, question: str, placed: list[Any]) -> list[float]:
    """Shifting Dreams, position by position: where the card lay that comes there, or which token."""
    tokens = placed if question == PutShield.question else []
    cards = placed if question == PutCard.question else []
    numbers: list[float] = []
    for place in range(len(POSITIONS) - 1):
        is_card = place < len(cards) and cards[place] != EMPTY
        numbers += one_hot(sight.row.index(cards[place]) if is_card else -1, len(POSITIONS))
    numbers += [value / len(POSITIONS) for value in tokens]
    return numbers + [0.0] * (len(POSITIONS) - 1 - len(tokens))
