"""A position of Project Dreamscape as numbers of about the size of 1: what a value is learned over.

All of it is open to everybody (PD-034). Of the deck and the unknown Z cards only counts go in, which follow from what
has been seen.
"""

from typing import Final

from reverie.games.project_dreamscape.buying import BUY_CARD
from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.scoring import added, chain_points, top_runs
from reverie.games.project_dreamscape.state import POSITIONS, DreamscapeState

SEAT_NAMES: Final = (
    "score",
    "z",
    "cards",
    "long_run",
    "short_run",
    "long_step",
    "short_step",
    "long_unseen",
    "short_unseen",
    "reserved",
    "reserve_adds",
    "best_adds",
    "best_payable",
    "payable",
    *(f"adds_{position}" for position in POSITIONS),
)
TABLE_NAMES: Final = (
    "deck",
    "rounds_left",
    "points",
    "bought",
    "to_buy",
    "gaps",
    "new_row",
    *(f"asleep_{position}" for position in POSITIONS),
)
CARDS_A_TURN: Final = 3.0
"""How fast the deck goes down, about."""


def feature_names(players: int, types: tuple[str, ...]) -> tuple[str, ...]:
    """What each number is: seat by seat in turn order from the own one on, then the table, then dream types."""
    return (
        *(f"seat_{seat}_{name}" for seat in range(players) for name in SEAT_NAMES),
        *(f"active_{seat}" for seat in range(players)),
        *TABLE_NAMES,
        *(f"offered_{type_}" for type_ in types),
        *(f"top_{type_}" for type_ in types),
        *(f"copied_{type_}" for type_ in types),
    )


def features(state: DreamscapeState, seat: int, places: dict[str, int]) -> list[float]:
    """How things stand for a seat; ``places`` has a number for each dream type."""
    players = state.setup.players
    hides_row = _is_new_row(state)
    unseen = _unseen(state, places)
    numbers: list[float] = []
    for step in range(players):
        _tell_seat(numbers, state, (seat + step) % players, hides_row, unseen, places)
    for step in range(players):
        numbers.append(1.0 if (seat + step) % players == state.active else 0.0)
    _tell_table(numbers, state, hides_row)
    _tell_offer(numbers, state, hides_row, places)
    _tell_top(numbers, state.components, state.rem[seat], places)
    _tell_top(numbers, state.components, state.discard if players == 1 else state.rem[(seat + 1) % players], places)
    return numbers


def _is_new_row(state: DreamscapeState) -> bool:
    """Alone, the row of a turn that has just begun is nothing but luck: what led there is judged without it."""
    return state.setup.players == 1 and not state.bought and state.agenda[-1] is not BUY_CARD


def _unseen(state: DreamscapeState, places: dict[str, int]) -> list[int]:
    """By dream type: how many cards that nobody has seen show it."""
    types_of, known = state.components.types_of, state.known
    counts = [0] * len(places)
    for card in state.deck:
        one, other = types_of[card]
        counts[places[one]] += 1
        counts[places[other]] += 1
    for deep in state.deep:
        for card in deep:
            if card not in known:
                one, other = types_of[card]
                counts[places[one]] += 1
                counts[places[other]] += 1
    return counts


def _tell_seat(
    numbers: list[float],
    state: DreamscapeState,
    seat: int,
    hides_row: bool,
    unseen: list[int],
    places: dict[str, int],
) -> None:
    components, stack, sleep = state.components, state.rem[seat], len(state.deep[seat])
    runs = top_runs(components, stack)
    long_run, short_run, long_unseen, short_unseen = 0, 0, 0, 0
    for type_, length in runs.items():
        if length > long_run:
            long_run, long_unseen, short_run, short_unseen = length, unseen[places[type_]], long_run, long_unseen
        else:
            short_run, short_unseen = length, unseen[places[type_]]
    steps, longest = components.steps, len(components.steps) - 1
    numbers.append((chain_points(components, stack) + components.z_card_points * sleep) / 30)
    numbers.append(sleep / 5)
    numbers.append(len(stack) / 12)
    numbers.append(long_run / 5)
    numbers.append(short_run / 5)
    numbers.append(steps[min(long_run + 1, longest)] / 4)
    numbers.append(steps[min(short_run + 1, longest)] / 4)
    numbers.append(long_unseen / 10)
    numbers.append(short_unseen / 10)
    reserve = state.reserve[seat]
    numbers.append(len(reserve) / 2)
    numbers.append(max([added(components, runs, card) for card in reserve]) / 4 if reserve else 0.0)
    _tell_adds(numbers, state, runs, state.points if seat == state.active else sleep, hides_row)


def _tell_adds(numbers: list[float], state: DreamscapeState, runs: dict[str, int], purse: int, hides_row: bool) -> None:
    """What the cards of the row would add to a stack with these runs at its top."""
    components, cost, row, asleep = state.components, state.cost, state.row, state.asleep
    adds = [0.0] * len(row)
    best, best_payable, payable = 0.0, 0.0, 0
    if not hides_row:
        for place in range(len(row)):
            card = row[place]
            if not card:
                continue
            if cost[place] <= purse:
                payable += 1
            if asleep[place]:
                continue
            adds[place] = added(components, runs, card) / 4
            best = max(best, adds[place])
            if cost[place] <= purse:
                best_payable = max(best_payable, adds[place])
    numbers.append(best)
    numbers.append(best_payable)
    numbers.append(payable / 3)
    numbers.extend(adds)


def _tell_table(numbers: list[float], state: DreamscapeState, hides_row: bool) -> None:
    deck = len(state.deck)
    numbers.append(deck / 40)
    numbers.append(deck / (CARDS_A_TURN * state.setup.players) / 6)
    numbers.append(state.points / 5)
    numbers.append(state.bought / 3)
    numbers.append(1.0 if state.agenda[-1] is BUY_CARD else 0.0)
    numbers.append(state.row.count("") / 5)
    numbers.append(1.0 if hides_row else 0.0)
    for is_z in state.asleep:
        numbers.append(1.0 if is_z else 0.0)


def _tell_offer(numbers: list[float], state: DreamscapeState, hides_row: bool, places: dict[str, int]) -> None:
    """By dream type: how cheap it is in the row; 0 where it is not there."""
    offered = [0.0] * len(places)
    if not hides_row:
        types_of = state.components.types_of
        for place, card in enumerate(state.row):
            if card and not state.asleep[place]:
                cheapness = 1.2 - state.cost[place] / 5
                for type_ in types_of[card]:
                    offered[places[type_]] = max(offered[places[type_]], cheapness)
    numbers.extend(offered)


def _tell_top(numbers: list[float], components: Components, stack: list[str], places: dict[str, int]) -> None:
    """The dream types of the top card."""
    shown = [0.0] * len(places)
    if stack:
        for type_ in components.types_of[stack[-1]]:
            shown[places[type_]] = 1.0
    numbers.extend(shown)
