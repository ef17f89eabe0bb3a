"""The open question of Project Dreamscape as numbers: what it is about, and the cascade that led to it."""

from typing import Any, Final

from reverie.games.project_dreamscape.agenda import PLAIN
from reverie.games.project_dreamscape.cascades import ChooseDream
from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.dreams.invasive_dreaming import ChooseInvader
from reverie.games.project_dreamscape.dreams.paradigm_shift import MOST_SWEEPS, SweepCard
from reverie.games.project_dreamscape.dreams.shifting_dreams import PutCard, PutShield
from reverie.games.project_dreamscape.encoding_sight import DreamscapeSight
from reverie.games.project_dreamscape.encoding_stacks import TypeNumbers
from reverie.games.project_dreamscape.state import POSITIONS
from reverie.games.project_dreamscape.view import EMPTY
from reverie.kernel import one_hot, packed, remembered, squashed

QUESTIONS: Final = (
    *PLAIN,
    ChooseDream.question,
    PutCard.question,
    PutShield.question,
    ChooseInvader.question,
    SweepCard.question,
)
QUESTION: Final = (
    *[f"question={question}" for question in QUESTIONS],
    *("owes", "cascade", "swept", "placed", "best_pull"),
    *[f"placed_{position}=from_{old}" for position in POSITIONS[:-1] for old in POSITIONS],
    *[f"placed_{position}.token" for position in POSITIONS[:-1]],
)
QUESTION_BY_TYPE: Final = ("asked_about", "may_dream", "performing", "performed", "below")

_QUESTION: Final = {question: one_hot(place, len(QUESTIONS)) for place, question in enumerate(QUESTIONS)}
_QUESTION_BYTES: Final = {question: packed(numbers) for question, numbers in _QUESTION.items()}
_NOTHING_PLACED: Final = [0.0] * ((len(POSITIONS) - 1) * (len(POSITIONS) + 1))
_NOTHING_PLACED_BYTES: Final = packed(_NOTHING_PLACED)


def question_labels(types: tuple[str, ...], players: int) -> list[str]:
    """The names of these numbers."""
    names = [*QUESTION, *[f"{what}={type_}" for what in QUESTION_BY_TYPE for type_ in types]]
    return [*names, *[f"victim[+{seat}]" for seat in range(players)]]


class QuestionNumbers:
    """For one content and number of players."""

    def __init__(self, components: Components, by_type: TypeNumbers, players: int) -> None:
        self._components = components
        self._by_type = by_type
        self._nothing = [0.0] * (len(QUESTION) + len(QUESTION_BY_TYPE) * len(by_type.none) + players)
        self._nothing_bytes = packed(self._nothing)
        self._plain: dict[tuple[str, bool], bytes] = {}
        """Of questions that are not about anything, outside of cascades."""
        self._no_victim = packed([0.0] * players)

    def add_numbers(self, numbers: list[float], sight: DreamscapeSight, order: list[int]) -> None:
        """By ``question_labels``."""
        if not sight.question:
            numbers += self._nothing
            return
        placed: list[Any] = sight.facts.get("placed", [])
        numbers += _QUESTION[sight.question]
        numbers += _counts(sight, placed)
        numbers += _placed_numbers(sight, placed) if placed else _NOTHING_PLACED
        numbers += self._by_type.shows(sight.facts.get("card", ""))
        numbers += self._by_type.flags(self._types_left(sight))
        numbers += self._by_type.flags([sight.cascade[-1].type] if sight.cascade else [])
        numbers += self._by_type.flags([performance.type for performance in sight.cascade])
        numbers += self._by_type.shows(_below(sight))
        victim = sight.facts.get("victim_seat")
        numbers += [1.0 if seat == victim else 0.0 for seat in order]

    def add_bytes(self, pieces: list[bytes], sight: DreamscapeSight, order: list[int]) -> None:
        """The same as bytes."""
        if not sight.question:
            pieces.append(self._nothing_bytes)
        elif sight.cascade or sight.question not in PLAIN:
            self._add_pieces(pieces, sight, order)
        else:
            key = (sight.question, sight.owes)
            plain = self._plain.get(key)
            if plain is None:
                numbers: list[float] = []
                self.add_numbers(numbers, sight, order)
                plain = remembered(self._plain, key, packed(numbers))
            pieces.append(plain)

    def _add_pieces(self, pieces: list[bytes], sight: DreamscapeSight, order: list[int]) -> None:
        facts, by_type, cascade = sight.facts, self._by_type, sight.cascade
        placed: list[Any] = facts.get("placed", [])
        pieces.append(_QUESTION_BYTES[sight.question])
        pieces.append(packed(_counts(sight, placed)))
        pieces.append(packed(_placed_numbers(sight, placed)) if placed else _NOTHING_PLACED_BYTES)
        pieces.append(by_type.shows_bytes(facts.get("card", "")))
        pieces.append(by_type.flags_bytes(self._types_left(sight)))
        pieces.append(by_type.flags_bytes([cascade[-1].type] if cascade else []))
        pieces.append(by_type.flags_bytes([performance.type for performance in cascade]))
        pieces.append(by_type.shows_bytes(_below(sight)))
        victim = facts.get("victim_seat")
        if victim is None:
            pieces.append(self._no_victim)
        else:
            pieces.append(packed([1.0 if seat == victim else 0.0 for seat in order]))

    def _types_left(self, sight: DreamscapeSight) -> list[str]:
        """Those of the card that may still be performed, if that is the question (PD-075)."""
        if sight.question != ChooseDream.question:
            return []
        card: str = sight.facts["card"]
        done = [performance.type for performance in sight.cascade if performance.card == card]
        return [type_ for type_ in self._components.types_of[card] if type_ not in done]


def _counts(sight: DreamscapeSight, placed: list[Any]) -> list[float]:
    """Whether one owes an answer; how far the cascade, a sweep, a new row have come; the best that a pull brings."""
    pulls: list[int] = sight.facts["adds"] if sight.question == "pull" else []
    swept: int = sight.facts.get("swept", 0)
    return [
        1.0 if sight.owes else 0.0,
        squashed(len(sight.cascade), 2),
        swept / MOST_SWEEPS,
        len(placed) / len(POSITIONS),
        squashed(max(pulls, default=0), 3),
    ]


def _placed_numbers(sight: DreamscapeSight, placed: list[Any]) -> list[float]:
    """Shifting Dreams, position by position: where the card lay that comes there, or which token."""
    tokens = placed if sight.question == PutShield.question else []
    cards = placed if sight.question == PutCard.question else []
    numbers: list[float] = []
    for place in range(len(POSITIONS) - 1):
        is_card = place < len(cards) and cards[place] != EMPTY
        numbers += one_hot(sight.row.index(cards[place]) if is_card else -1, len(POSITIONS))
    numbers += [value / len(POSITIONS) for value in tokens]
    return numbers + [0.0] * (len(POSITIONS) - 1 - len(tokens))


def _below(sight: DreamscapeSight) -> str:
    """The card that Recurring Dream would perform: under the anchor, in the performer's stack (PD-073)."""
    cascade, facts = sight.cascade, sight.facts
    if sight.question == ChooseDream.question:
        stack: list[str] = sight.rem[facts["seat"]]
        anchor: str = facts["card"] if facts["card"] in stack or not cascade else cascade[-1].anchor
    elif cascade:
        stack, anchor = sight.rem[cascade[-1].seat], cascade[-1].anchor
    else:
        return ""
    place = stack.index(anchor) if anchor in stack else 0
    return stack[place - 1] if place else ""
