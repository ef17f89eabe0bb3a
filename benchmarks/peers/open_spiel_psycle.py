"""Two-player Psycle as Python games of OpenSpiel: both choose at once, or one after the other.

The rules are the plain class's. Tiles are drawn where OpenSpiel wants chance to be, in nodes of their own: one for each
round, whose outcomes are all equally likely.
"""

import random
from collections.abc import Callable
from typing import Any, Final

import pyspiel

from benchmarks.plain_psycle import OPEN, PlainPsycle

NewTable = Callable[[random.Random], PlainPsycle]

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS: Final = int(pyspiel.PlayerId.SIMULTANEOUS)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
ROUNDS: Final = 5
OUTCOMES: Final = tuple(
    [(target * ROUNDS + bonus, 1 / left**2) for target in range(left) for bonus in range(left)] if left else []
    for left in range(ROUNDS + 1)
)
"""By the number of tiles left in each pile: which target and which bonus of them is drawn."""
LONGEST: Final = 10_000
"""Ties are played again without end; OpenSpiel wants a number."""


class NoShuffle(random.Random):
    """Leaves the tiles in order: chance nodes draw them one by one."""

    def shuffle(self, x: Any) -> None:
        """Nothing."""


NO_SHUFFLE: Final = NoShuffle()


class Kept:
    """Holds the table, so that ``clone``, which copies a state's attributes deeply, takes the table's own copy."""

    __slots__ = ("table",)

    def __init__(self, table: PlainPsycle) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, Any]) -> "Kept":
        return Kept(self.table.copy())


def game_type(name: str, dynamics: Any) -> Any:
    """Both games are of this type, but for who acts when."""
    return pyspiel.GameType(
        short_name=f"python_psycle_{name}",
        long_name=f"Python Psycle, {name}",
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        provides_factored_observation_string=False,
    )


SIMULTANEOUS_TYPE: Final = game_type("simultaneous", pyspiel.GameType.Dynamics.SIMULTANEOUS)
SEQUENTIAL_TYPE: Final = game_type("sequential", pyspiel.GameType.Dynamics.SEQUENTIAL)
GAME_INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=6,
    max_chance_outcomes=ROUNDS**2,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=LONGEST,
)


class PsycleState(pyspiel.State):
    """``_player`` is who acts now; a seat without gems does not (its 0 lies there already)."""

    def __init__(self, game: Any, table: PlainPsycle) -> None:
        super().__init__(game)
        self.kept = Kept(table)
        self._player = CHANCE

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES[ROUNDS - self.kept.table.round_no]

    def _legal_actions(self, player: int) -> tuple[int, ...]:
        return self.kept.table.legal_moves(player)

    def _apply_action(self, action: int) -> None:
        if self._player == CHANCE:
            self._draw(*divmod(action, ROUNDS))
        else:
            self._lay(self._player, action)

    def _draw(self, target: int, bonus: int) -> None:
        """The tiles of this round: exchanged with those that lay in their places."""
        table = self.kept.table
        place = table.round_no
        table.targets, table.bonuses = table.targets[:], table.bonuses[:]  # copies of the table share them
        for tiles, drawn in ((table.targets, place + target), (table.bonuses, place + bonus)):
            tiles[place], tiles[drawn] = tiles[drawn], tiles[place]
        self._player = self._next_player()

    def _lay(self, seat: int, card: int) -> None:
        """What this seat lays; a card that ends the round is followed by the next tiles or by the end."""
        table = self.kept.table
        alone = table.cards[1 - seat] != OPEN
        table.apply(seat, card)
        if alone:
            self._player = CHANCE if table.asked else TERMINAL
        else:
            self._player = self._next_player()

    def _next_player(self) -> int:
        return 0 if self.kept.table.cards[0] == OPEN else 1

    def returns(self) -> list[float]:
        winner = self.kept.table.winner
        return [0.0, 0.0] if winner < 0 else [1.0, -1.0] if winner == 0 else [-1.0, 1.0]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"tiles {action}" if player == CHANCE else f"play {action}"

    def __str__(self) -> str:
        table = self.kept.table
        return f"round {table.round_no} gems {table.gems} score {table.score} tiles {table.tiles}"


class SimultaneousState(PsycleState):
    """Both act in one node; where only one has a choice, the node is that seat's alone."""

    def _next_player(self) -> int:
        asked = self.kept.table.asked
        return SIMULTANEOUS if len(asked) == 2 else asked[0]

    def _apply_actions(self, actions: list[int]) -> None:
        table = self.kept.table
        table.apply(0, actions[0])
        table.apply(1, actions[1])
        self._player = CHANCE if table.asked else TERMINAL


class SimultaneousGame(pyspiel.Game):
    """Makes states. ``new_table`` is what they play on."""

    def __init__(self, params: Any = None, new_table: NewTable = PlainPsycle) -> None:
        super().__init__(SIMULTANEOUS_TYPE, GAME_INFO, params or {})
        self.new_table = new_table

    def new_initial_state(self) -> SimultaneousState:
        return SimultaneousState(self, self.new_table(NO_SHUFFLE))


class SequentialGame(pyspiel.Game):
    """Makes states. ``new_table`` is what they play on."""

    def __init__(self, params: Any = None, new_table: NewTable = PlainPsycle) -> None:
        super().__init__(SEQUENTIAL_TYPE, GAME_INFO, params or {})
        self.new_table = new_table

    def new_initial_state(self) -> PsycleState:
        return PsycleState(self, self.new_table(NO_SHUFFLE))


pyspiel.register_game(SIMULTANEOUS_TYPE, SimultaneousGame)
pyspiel.register_game(SEQUENTIAL_TYPE, SequentialGame)
