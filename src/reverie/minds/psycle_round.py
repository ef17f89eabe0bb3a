"""One round of Psycle as a game that all seats play at once: what every set of cards is worth to every seat.

After the round a learned value judges; after the last round of a Psycle the rules do, and the value of another Psycle's
start where the game goes on. Shares of the win are made to add up to 1.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from reverie.games.psycle.components import Components
from reverie.games.psycle.end_of_round import outcome_of
from reverie.games.psycle.heuristics import PileOutlook, PsycleHeuristics, lead
from reverie.games.psycle.moves import HIGHEST
from reverie.kernel import sum_in_order
from reverie.minds.value_net import ValueNet

WORTH_OF_MARGIN: Final = 0.02
"""What a margin of 1 counts beside a share of 1: enough to play well where the game is decided, and no more."""


class OpenTable(NamedTuple):
    """What lies open while cards are chosen: the same for all seats."""

    gems: tuple[int, ...]
    score: tuple[int, ...]
    tiles: tuple[int, ...]
    target: int
    bonus: int
    target_pile: tuple[int, ...]
    bonus_pile: tuple[int, ...]
    round_no: int
    psycle_no: int

    @property
    def sizes(self) -> list[int]:
        """By seat: how many cards it can choose from."""
        return [min(HIGHEST, owned) + 1 for owned in self.gems]


def table_of(view: Mapping[str, Any]) -> OpenTable:
    """What a view shows of it."""
    return OpenTable(
        tuple(view["gems"]),
        tuple(view["score"]),
        tuple(view["tiles"]),
        view["target"],
        view["bonus"],
        tuple(sorted(view["target_pile"])),
        tuple(sorted(view["bonus_pile"])),
        view["round_no"],
        view["psycle_no"],
    )


class RoundJudge:
    """Judges rounds by a network."""

    def __init__(self, components: Components, heuristics: PsycleHeuristics, net: ValueNet, cap: int | None) -> None:
        self._components = components
        self._heuristics = heuristics
        self._net = net
        self._cap = cap
        self._outcomes: dict[tuple[int, ...], tuple[tuple[int, int, int, int], ...]] = {}
        self._starts: dict[tuple[tuple[int, ...], int], list[tuple[float, float]]] = {}

    def judged(self, table: OpenTable) -> list[list[tuple[float, float]]]:
        """By set of cards, those of the last seat running fastest, and seat: the share of the win, and the margin."""
        leaves = self.leaves(table)
        edges = self._heuristics.edges(table.gems, table.score)
        found = []
        for cards in product(*[range(size) for size in table.sizes]):
            gems, after = self.after(table, edges, cards)
            found.append(self.ended(table, after) if leaves is None else leaves.judged(gems, after))
        return found

    def sets_of(self, table: OpenTable) -> "CardSets":
        """The sets of cards of a round, each to be judged when it comes up."""
        return CardSets(self, table, self._heuristics.edges(table.gems, table.score))

    def may_end_game(self, table: OpenTable) -> bool:
        """Whether the game can be over after this round."""
        if table.round_no < self._components.rounds:
            return False
        is_last = self._cap is not None and table.psycle_no >= self._cap
        return is_last or max(table.tiles) + 1 >= self._components.tiles_to_win

    def leaves(self, table: OpenTable) -> "_LeafJudge | None":
        """What judges positions after the round; nothing after a last one, which the rules judge."""
        if table.round_no == self._components.rounds:
            return None
        outlook = self._heuristics.outlook(table.target_pile, table.bonus_pile, table.tiles, table.psycle_no)
        return _LeafJudge(self._net, outlook, len(table.gems))

    def after(self, table: OpenTable, edges: Sequence[int], cards: tuple[int, ...]) -> tuple[list[int], list[int]]:
        """Gems and edges once these cards are turned over."""
        rows = self._outcomes.get(cards)
        if rows is None:
            rows = self._outcomes[cards] = outcome_of(self._components, cards).rows
        penalty = self._components.penalty
        gems, after = [], []
        for seat, change, base, winning in rows:
            points = base + table.bonus if winning == table.target else base
            gems.append(table.gems[seat] + change)
            after.append(edges[seat] + points - penalty * change)
        return gems, after

    def ended(self, table: OpenTable, finals: list[int]) -> list[tuple[float, float]]:
        """What the end of a Psycle is worth to each seat (PS-066 to PS-081)."""
        best, players = max(finals), len(finals)
        top = [final == best for final in finals]
        replayed = sum(top) > 1 and self._components.ties_are_replayed[players]
        tiles = table.tiles if replayed else tuple([table.tiles[seat] + top[seat] for seat in range(players)])
        most = max(tiles)
        if most < self._components.tiles_to_win and (self._cap is None or table.psycle_no < self._cap):
            return self._start(tiles, table.psycle_no + 1)
        winners = tiles.count(most)
        shares = [1.0 / winners if owned == most else 0.0 for owned in tiles]
        return [(shares[seat], lead(finals, seat)) for seat in range(players)]

    def _start(self, tiles: tuple[int, ...], psycle_no: int) -> list[tuple[float, float]]:
        """What another Psycle is worth to each seat."""
        key = (tiles, 0 if self._cap is None else psycle_no)
        found = self._starts.get(key)
        if found is None:
            components = self._components
            outlook = self._heuristics.outlook(components.targets, components.bonuses, tiles, psycle_no)
            gems, edges = [components.gems_start] * len(tiles), [0] * len(tiles)
            found = [self._net.judge(outlook.features(seat, gems, edges)) for seat in range(len(tiles))]
            self._starts[key] = found
        return found


def payoffs_of(cells: list[list[tuple[float, float]]], worth_of_margin: float = WORTH_OF_MARGIN) -> list[list[float]]:
    """By seat, and then by set of cards: what counts for whoever chooses; without the margin, the share of the win."""
    payoffs: list[list[float]] = [[] for _ in cells[0]]
    for cell in cells:
        whole = sum_in_order([share for share, _ in cell])
        for seat, (share, margin) in enumerate(cell):
            payoffs[seat].append(share / whole + worth_of_margin * margin)
    return payoffs


class CardSets:
    """Judges single sets of cards, each for one seat: for whoever looks at a few of them only.

    Shares are the network's own: to make them add up to 1, all seats would have to be judged.
    """

    def __init__(self, judge: RoundJudge, table: OpenTable, edges: list[int]) -> None:
        self._judge = judge
        self._table = table
        self._edges = edges
        self._leaves = judge.leaves(table)
        self._worths: dict[tuple[int, tuple[int, ...]], float] = {}

    def worth(self, seat: int, cards: tuple[int, ...]) -> float:
        """What counts for a seat that chooses, as ``payoffs_of`` counts."""
        found = self._worths.get((seat, cards))
        if found is None:
            gems, after = self._judge.after(self._table, self._edges, cards)
            if self._leaves is None:
                share, margin = self._judge.ended(self._table, after)[seat]
            else:
                share, margin = self._leaves.judged_for(seat, gems, after)
            found = self._worths[seat, cards] = share + WORTH_OF_MARGIN * margin
        return found


class _LeafJudge:
    """Judges positions after one round: they differ in gems and edges alone.

    A seat adds the same to the first layer of the network wherever its gems and its edge are the same, so that is
    worked out once: it makes a round with four seats ten times as quick.
    """

    def __init__(self, net: ValueNet, outlook: PileOutlook, players: int) -> None:
        self._net = net
        self._outlook = outlook
        self._players = players
        self._layer = net.hidden[0]
        self._parts: dict[tuple[int, int, int, int, int], list[float]] = {}
        first = [unit[-1] for unit in self._layer]
        self._common = _added(first, self._part_of(outlook.common, 0))

    def judged(self, gems: list[int], edges: list[int]) -> list[tuple[float, float]]:
        """By seat: share and margin."""
        ranked = self._outlook.ranked(gems, edges)
        return [self._of_seat(seat, ranked, gems, edges) for seat in range(self._players)]

    def judged_for(self, seat: int, gems: list[int], edges: list[int]) -> tuple[float, float]:
        """Share and margin of one seat."""
        return self._of_seat(seat, self._outlook.ranked(gems, edges), gems, edges)

    def _of_seat(self, seat: int, ranked: list[int], gems: list[int], edges: list[int]) -> tuple[float, float]:
        sums = _added(self._common, self._part(seat, seat, 0, gems[seat], edges[seat]))
        place = 0
        for other in ranked:
            if other != seat:
                place += 1
                sums = _added(sums, self._part(seat, other, place, gems[other], edges[other]))
        return self._net.judge_sums(sums)

    def _part(self, seat: int, other: int, place: int, gems: int, edge: int) -> list[float]:
        """What a seat adds for a seat: itself, or the one in that place among the others."""
        key = (seat, other, place, gems, edge)
        found = self._parts.get(key)
        if found is None:
            start = len(self._outlook.common)
            if place == 0:
                found = self._part_of(self._outlook.own(seat, gems, edge), start)
            else:
                numbers = self._outlook.other(seat, other, gems, edge)
                found = self._part_of(numbers, start + len(numbers) * place - 1)  # one's own are one number fewer
            self._parts[key] = found
        return found

    def _part_of(self, numbers: list[float], start: int) -> list[float]:
        sums = []
        for unit in self._layer:
            total = 0.0
            for place in range(len(numbers)):
                total += unit[start + place] * numbers[place]
            sums.append(total)
        return sums


def _added(first: list[float], second: list[float]) -> list[float]:
    sums = []
    for place in range(len(first)):
        sums.append(first[place] + second[place])
    return sums
