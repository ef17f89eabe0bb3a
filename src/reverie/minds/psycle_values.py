"""What positions of a Psycle for two are worth: from a solved table, or worked out where that is quick."""

from reverie.minds.psycle_model import CARDS, GEM_CHANGES, PsycleModel, TilesLeft, affordable
from reverie.minds.psycle_table import PsycleTable
from reverie.minds.small_games import game_value


class UnknownValue(Exception):
    """The table has no such position, and there are too many ways on to work it out."""


class TwoPlayerValues:
    """On the scale of -1 to +1 for whoever asks.

    A table takes a tie for the middle. Where it is worth something else (``tie``, for whoever asks), the last two
    rounds are worked out with that, and earlier ones are read off the table as if the edge were larger or smaller by up
    to half a point, which is about what such a tie does.
    """

    def __init__(self, model: PsycleModel, table: PsycleTable | None, tie: float = 0.0) -> None:
        self.model = model
        self._table = table
        self._tie = tie

    def payoffs(
        self, round_no: int, tiles: tuple[int, int], left: TilesLeft, place: tuple[int, int, int]
    ) -> list[list[float]]:
        """The matrix game of a round, from the seat whose gems and edge ``place`` begins with and ends in."""
        own, other, edge = place
        steps, most = self.model.steps(*tiles), self.model.most_gems(round_no + 1)
        matrix = []
        for card in range(affordable(own)):
            row = []
            for against in range(affordable(other)):
                pair = card * CARDS + against
                mine, theirs = GEM_CHANGES[pair]
                after = (min(most, own + mine), min(most, other + theirs), edge + steps[pair])
                row.append(self._value(round_no + 1, left, after))
            matrix.append(row)
        return matrix

    def _value(self, round_no: int, left: TilesLeft, place: tuple[int, int, int]) -> float:
        own, other, edge = place
        if round_no > self.model.rounds:
            return float((edge > 0) - (edge < 0)) if edge else self._tie
        if round_no == self.model.rounds and (self._tie or self._table is None):
            return self._last_round(left, place)
        found = self._looked_up(round_no, left, own, other, edge)
        if found is not None:
            return found
        if round_no < self.model.rounds:
            raise UnknownValue
        return self._last_round(left, place)

    def _last_round(self, left: TilesLeft, place: tuple[int, int, int]) -> float:
        (deal,) = self.model.deals(left)
        return game_value(self.payoffs(self.model.rounds, (deal.target, deal.bonus), deal.left, place))

    def _looked_up(self, round_no: int, left: TilesLeft, own: int, other: int, edge: int) -> float | None:
        if self._table is None:
            return None
        found = self._table.value(round_no, left, own, other, edge)
        if found is None or not self._tie:
            return found
        beside = self._table.value(round_no, left, own, other, edge + (1 if self._tie > 0 else -1))
        return found if beside is None else found + (beside - found) * abs(self._tie) / 2
