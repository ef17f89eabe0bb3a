"""The bot that plays two-player Psycle exactly: from the values of a solved table, mixing by its own luck.

It needs no numpy: the table gives the values of all positions that a round can lead to, and the one matrix game of that
round is solved on the spot. Where there is no table for the content it still plays the last two rounds of a Psycle
exactly, as these are few positions; anything else it plays as the game advises (``mixture`` tells the difference).

As a level that people choose it is offered only where it is exact from the first round on (``check_exact``): with a
table of the content, and not under a ``psycle_cap`` that somebody could reach with a lead. A tie then is worth more to
the leader than the middle between winning and losing, and each Psycle before the cap would need a table of its own.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.kernel import BadDocument, BadSetup, FastChance, Game, Move, Setup
from reverie.minds.mind import FINE
from reverie.minds.psycle_model import PsycleModel
from reverie.minds.psycle_table import PsycleTable, table_for
from reverie.minds.psycle_values import TwoPlayerValues, UnknownValue
from reverie.minds.small_games import drawn_choice, row_mixture

PSYCLE: Final = "psycle"


class ExactBot:
    """Sits at a Psycle for two. Nobody wins more than half of the games from it, whatever they know of it.

    It takes a tie for the middle between winning and losing, which is exact (A.3) but for a lead under a cap.
    """

    name = "exact"

    def __init__(self, game: Game, seed: int, table: PsycleTable | None = None) -> None:
        if game.name != PSYCLE:
            raise BadSetup("bot-not-for-game", {"bot": self.name, "game": game.name})
        self._game = game
        self._chance = FastChance(seed)
        self._table = table

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        """A card drawn from the exact mixture."""
        if len(moves) == 1:
            return moves[0]
        mixture = self.mixture(view)
        if mixture is None:
            return self._game.advise(view, moves, self._chance)
        return moves[drawn_choice([mixture[move[0]] for move in moves], self._chance.below(FINE) / FINE)]

    def mixture(self, view: Mapping[str, Any]) -> list[float] | None:
        """By card: how often to play it; nothing where it is not known."""
        if view["players"] != 2:
            return None
        setup = self._game.setup(view["players"], view["options"], view["overrides"])
        values = TwoPlayerValues(PsycleModel(setup.content), self._table or table_for(setup))
        seat: int = view["seat"]
        gems: list[int] = view["gems"]
        place = (gems[seat], gems[1 - seat], values.model.edge(view["score"], gems, seat))
        left = (tuple(sorted(view["target_pile"])), tuple(sorted(view["bonus_pile"])))
        try:
            return row_mixture(values.payoffs(view["round_no"], (view["target"], view["bonus"]), left, place))
        except UnknownValue:
            return None


def plays_exactly(game: Game, players: int) -> bool:
    """Whether the level can play that game with so many players."""
    return game.name == PSYCLE and players == 2


def check_exact(setup: Setup[Any]) -> None:
    """``BadSetup`` at a table for two where it would not be exact."""
    cap = setup.options["psycle_cap"]
    if cap is not None and cap > 1 and setup.content.tiles_to_win > 1:
        raise BadSetup("exact-capped", {"cap": cap}, path="psycle_cap")
    try:
        table = table_for(setup)
    except BadDocument:  # damaged, or made by other rules: what helps is the same
        table = None
    if table is None:
        raise BadSetup("exact-unsolved")
