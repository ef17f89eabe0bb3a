"""How a sensible participant plays (ledger 9), from what its own seat can see and nothing else.

It imagines a table like the one it sees and tries every move there, on through the cascade that the move sets off,
until it would buy again or somebody else is asked. What it finds there it values: chains and Z cards as they would
score, what the top of the REM stack promises, what Z cards can still buy, and what reserved cards are good for; its own
less some of the strongest opponent's. The positions it looks at are limited in number, and shared out evenly between
the moves.
"""

from collections.abc import Sequence
from typing import Final

from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.scoring import added, chain_points, top_runs
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import Move, sum_in_order

POSITIONS: Final = 400
"""So many positions it looks at before it answers, about."""
CARDS_A_TURN: Final = 3.0
"""How fast the deck goes down: cards a turn, Z cards among them (note 7)."""
BUYING: Final[tuple[float, ...]] = (0.0, 0.7, 1.7, 2.6, 3.3, 3.8, 4.1, 4.3)
"""By Z cards: what a turn's purchases with them are worth, about; every further one is worth less (note 3)."""
PROMISE: Final = 0.5
"""Half credit for what the next fitting card would add to the chains that the top card is in (note 1)."""
RESERVED: Final = 0.4
"""What a reserved card that can still be bought is worth of what it would add (note 8)."""
LEFT_OVER: Final = 1.0
"""What is counted of the best card that could still be bought in this turn (note 4)."""
RIVALRY: Final = 0.3
"""How much an opponent's gain hurts."""


def choose(state: DreamscapeState, seat: int, moves: Sequence[Move], positions: int = POSITIONS) -> Move:
    """The move that leads to the best position it can see; the first of equals."""
    share = positions // len(moves)
    values = [_after(state, seat, move, share) for move in moves]
    return moves[values.index(max(values))]


def _after(state: DreamscapeState, seat: int, move: Move, positions: int) -> float:
    """What a move is worth, looked at no closer than in so many positions."""
    twin = state.copy()
    twin.play(seat, move, events=False)
    return _best(twin, seat, positions - 1) if _goes_on(state, twin, seat) else worth(twin, seat)


def _goes_on(before: DreamscapeState, after: DreamscapeState, seat: int) -> bool:
    """Whether the same cascade, or what comes before buying, still asks this seat."""
    ask = after.ask
    return ask is not None and seat in after.waiting and after.turn == before.turn and ask.question != "buy"


def _best(state: DreamscapeState, seat: int, positions: int) -> float:
    moves = state.moves(seat)
    if positions < len(moves):
        moves = [state.default_move(seat) or moves[0]]
    return max(_after(state, seat, move, positions // len(moves)) for move in moves)


# What a position is worth.


def worth(state: DreamscapeState, seat: int) -> float:
    """One's own prospects, less some of the strongest opponent's."""
    own = prospects(state, seat)
    if state.is_over or state.setup.players == 1:
        return own
    others = max(prospects(state, other) for other in range(state.setup.players) if other != seat)
    return own - RIVALRY * others


def prospects(state: DreamscapeState, seat: int) -> float:
    """What the seat scores now, and what it can hope for in the turns to come."""
    components, stack, sleep = state.components, state.rem[seat], len(state.deep[seat])
    value = float(chain_points(components, stack) + components.z_card_points * sleep)
    turns = turns_left(state)
    if state.is_over or turns <= 0:
        return value
    value += turns * BUYING[min(sleep, len(BUYING) - 1)]
    runs = top_runs(components, stack)
    value += PROMISE * promise(components, runs)
    value += RESERVED * sum_in_order(max(0.5, added(components, runs, card)) for card in state.reserve[seat])
    if seat == state.active and state.bought:
        value += LEFT_OVER * best_purchase(state, runs)
    return value


def turns_left(state: DreamscapeState) -> float:
    """Turns that each seat still has, after this one."""
    used = CARDS_A_TURN + 2 if state.is_solo else CARDS_A_TURN
    return len(state.deck) / (used * state.setup.players)


def promise(components: Components, runs: dict[str, int]) -> int:
    """What one more card would add to each of the chains that end at the top (note 2)."""
    longest = len(components.steps) - 1
    return sum(components.steps[min(length + 1, longest)] for length in runs.values())


def best_purchase(state: DreamscapeState, runs: dict[str, int]) -> int:
    """What the best card that can still be paid would add (note 4)."""
    points = state.points
    gains = [
        added(state.components, runs, card)
        for card, cost, is_z in zip(state.row, state.cost, state.asleep, strict=True)
        if card and not is_z and cost <= points
    ]
    return max(gains, default=0)
