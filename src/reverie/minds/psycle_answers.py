"""What the exact solution says of one position: chances to win, both seats' mixtures, what each card is worth."""

from dataclasses import dataclass

import numpy as np

from reverie.games.psycle.state import PsycleState
from reverie.kernel import BadSetup
from reverie.minds.matrix_games import Floats, solve_games
from reverie.minds.psycle_match import Match
from reverie.minds.psycle_model import CARDS, GEM_CHANGES, PsycleModel, TilesLeft, affordable
from reverie.minds.psycle_solver import Root, TellSolved, solve, start_of


@dataclass(frozen=True, slots=True)
class CardAnswer:
    """How often a card is played, and the chance to win the game with it while the other seat plays its mixture."""

    card: int
    share: float
    worth: float


@dataclass(frozen=True, slots=True)
class ExactAnswer:
    """The solution of a position. Mixtures are optimal, though there may be others as good."""

    value: float
    """Of the Psycle for the first seat, from -1 to 1."""
    chances: tuple[float, float]
    """To win the game, by seat."""
    cards: tuple[tuple[CardAnswer, ...], tuple[CardAnswer, ...]]
    """By seat: every card that it can pay for."""


def answer(state: PsycleState, progress: TellSolved | None = None) -> ExactAnswer:
    """Solve a position at the moment of choosing; cards that lie face down already count as not chosen yet."""
    if state.setup.players != 2:
        raise BadSetup("solve-players", {"players": state.setup.players})
    if state.is_over:
        raise BadSetup("solve-over")
    model = PsycleModel(state.components)
    match = Match(
        state.components.tiles_to_win, state.setup.options["psycle_cap"], lambda tie: _start_value(model, tie, progress)
    )
    stakes = match.stakes(state.tiles[0], state.tiles[1], state.psycle_no)
    payoffs = _payoffs(model, state, stakes.tie_on_scale, progress)
    solved = solve_games(payoffs[None, :, :])
    rows, columns, value = solved.rows[0], solved.columns[0], float(solved.value[0])
    first = [CardAnswer(card, float(rows[card]), stakes.chance(worth)) for card, worth in enumerate(payoffs @ columns)]
    second = [
        CardAnswer(card, float(columns[card]), 1 - stakes.chance(worth)) for card, worth in enumerate(rows @ payoffs)
    ]
    return ExactAnswer(value, (stakes.chance(value), 1 - stakes.chance(value)), (tuple(first), tuple(second)))


def _start_value(model: PsycleModel, tie: float, progress: TellSolved | None) -> float:
    """What a whole Psycle is worth where a tie is no longer the middle."""
    root = start_of(model)
    (left, (cell,)) = next(iter(root.boxes.items()))
    return solve(model, root, tie, progress).value(1, left, cell)


def _payoffs(model: PsycleModel, state: PsycleState, tie: float, progress: TellSolved | None) -> Floats:
    """By both cards: the value of what follows; only cards that can be paid for."""
    gems, edge = state.gems, model.edge(state.score, state.gems, 0)
    left: TilesLeft = (tuple(sorted(state.target_pile)), tuple(sorted(state.bonus_pile)))
    most, after = model.most_gems(state.round_no + 1), state.round_no + 1
    steps = model.steps(state.target, state.bonus)
    cells = {}
    for own in range(affordable(gems[0])):
        for other in range(affordable(gems[1])):
            pair = own * CARDS + other
            change = GEM_CHANGES[pair]
            counted = [min(most, gems[seat] + change[seat]) for seat in (0, 1)]
            cells[own, other] = (counted[0], counted[1], edge + steps[pair])
    solution = solve(model, Root(after, {left: sorted(set(cells.values()))}), tie, progress)
    payoffs = np.zeros((affordable(gems[0]), affordable(gems[1])))
    for cards, cell in cells.items():
        payoffs[cards] = solution.value(after, left, cell)
    return payoffs
