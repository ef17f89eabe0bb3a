"""The mind of Psycle: all seats choose at once, so it looks for mixtures of cards rather than for a best card.

Between two, what a round leads to comes from the solved table, and both mixtures are optimal. With more seats, or where
the content has no table, a learned value judges what every set of cards leads to (``psycle_round``), and regret
matching finds a mixture for every seat. The looks of a level are its thoughts in regret matching; between two they
change nothing. A level that takes few thoughts judges only the sets of cards that come up in them: with four seats
there are 1,296, and to judge them all takes longer than a weak level should.

A card is worth what it brings while the others play their mixtures, and now and then anything. (Against the mixtures
alone, cards that are good for nothing but bluffing, or bad only if others err, look as good as the best.)

Everything that a choice depends on lies open, so all seats of a table think alike: a round is thought through once.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from math import prod
from typing import Any, Final, NamedTuple

from reverie.games.psycle.heuristics import PsycleHeuristics
from reverie.games.psycle.moves import PLAYS
from reverie.kernel import BadDocument, Chance, Move, Setup, sum_in_order
from reverie.minds.mind import FINE, Strength, drawn
from reverie.minds.psycle_match import Match
from reverie.minds.psycle_model import PsycleModel
from reverie.minds.psycle_round import OpenTable, RoundJudge, payoffs_of, table_of
from reverie.minds.psycle_table import PsycleTable, table_for
from reverie.minds.psycle_values import TwoPlayerValues, UnknownValue
from reverie.minds.regret_matching import expected_payoffs, matched_mixtures, sampled_mixtures
from reverie.minds.small_games import drawn_choice, row_mixture
from reverie.minds.value_net import ValueNet
from reverie.minds.world_search import Judged

THOUGHTS: Final = 200
"""Where nobody says how many looks to take, and between two."""
ALL_SETS: Final = 100
"""With so many thoughts every set of cards is judged; with fewer only those that come up."""
WHIM: Final = 0.1
"""How often others are thought to play just anything, where cards are compared."""
CAREFUL: Final = 0.015
"""Whoever has no higher temperature plays no card than which another is never worse and sometimes better."""
SURE: Final = 1.0 - 1e-9
"""From such a share on a game is won: exact values come out a little less than whole."""
TIED: Final = 0.1
"""About how often a Psycle between two who play well is tied: what the leader of a capped game has of it at a start."""
_ROUNDS_KEPT: Final = 64


class RoundThought(NamedTuple):
    """What a mind thinks of a round."""

    mixtures: list[list[float]]
    """By seat and card: how often it is played."""
    values: list[list[float]]
    """By seat and card: what it is worth while the others play their mixtures, and now and then anything."""
    shares: list[list[float]]
    """By seat and set of cards, those of the last seat running fastest: the share of the win. Empty where only the sets
    that came up were judged, unless this round may end the game."""
    card_shares: Sequence[Sequence[float]] = ()
    """By seat and card: its share of the win, as ``values`` but without the margin."""


class PsycleMind:
    """Plays at one kind of table."""

    def __init__(self, setup: Setup[Any], net: ValueNet) -> None:
        self._setup = setup
        self._cap: int | None = setup.options["psycle_cap"]
        self._judge = RoundJudge(setup.content, PsycleHeuristics(setup), net, self._cap)
        self._thoughts: dict[tuple[OpenTable, int], RoundThought] = {}

    def judged(self, view: Mapping[str, Any], moves: Sequence[Move], looks: int, luck: int) -> list[Judged]:
        """What each card is worth, the best first."""
        table, seat = table_of(view), view["seat"]
        thought = self.thought(table, looks)
        values, columns = thought.values[seat], _by_card(thought, table.sizes, seat)
        shares = thought.card_shares[seat]
        answers = prod(table.sizes) // table.sizes[seat]
        found = [
            Judged(
                move,
                values[move[0]],
                answers,
                share=shares[move[0]],
                wins=bool(columns) and min(columns[move[0]]) >= SURE,
            )
            for move in moves
        ]
        return sorted(found, key=lambda judged: (not judged.wins, -judged.value))

    def line(self, view: Mapping[str, Any], move: Move, luck: int, length: int) -> list[tuple[int, Move]]:
        """The move, and the likeliest cards of the others in this round."""
        mixtures, seat = self.thought(table_of(view), THOUGHTS).mixtures, view["seat"]
        others = [(other, PLAYS[mix.index(max(mix))]) for other, mix in enumerate(mixtures) if other != seat]
        return [(seat, move), *others][:length]

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], strength: Strength, chance: Chance) -> Move:
        """Drawn from the mixture; with a temperature, any card that does not lose much. A sure win is taken."""
        if strength.temperature <= CAREFUL:
            moves = self._undominated(view, moves, strength.looks)
        found = self.judged(view, moves, strength.looks, 0)
        if strength.temperature or found[0].wins:
            return drawn(found, strength.temperature, chance)
        mixture = self.thought(table_of(view), strength.looks).mixtures[view["seat"]]
        shares = [mixture[move[0]] for move in moves]
        return moves[drawn_choice(shares, sum_in_order(shares) * chance.below(FINE) / FINE)]

    def _undominated(self, view: Mapping[str, Any], moves: Sequence[Move], looks: int) -> list[Move]:
        """All cards but those than which another is never worse, whatever the others play, and sometimes better."""
        table = table_of(view)
        columns = _by_card(self.thought(table, looks), table.sizes, view["seat"])
        return [move for move in moves if not any(_dominates(other, columns[move[0]]) for other in columns)]

    def thought(self, table: OpenTable, looks: int) -> RoundThought:
        """Mixtures and values of all seats; the last few rounds are remembered."""
        found = self._thoughts.get((table, looks))
        if found is None:
            if len(self._thoughts) == _ROUNDS_KEPT:
                self._thoughts.clear()
            fresh = self._fresh_thought(table, looks)
            found = fresh._replace(card_shares=_card_shares(fresh, table.sizes))
            self._thoughts[table, looks] = found
        return found

    def _fresh_thought(self, table: OpenTable, looks: int) -> RoundThought:
        if len(table.gems) == 2:
            return self._solved(table) or self._matched(table, THOUGHTS)
        return self._matched(table, looks) if looks >= ALL_SETS else self._sampled(table, looks)

    def _matched(self, table: OpenTable, looks: int) -> RoundThought:
        cells = self._judge.judged(table)
        payoffs = payoffs_of(cells)
        mixtures = matched_mixtures(payoffs, table.sizes, looks)
        values = expected_payoffs(payoffs, table.sizes, [_whimsical(mix) for mix in mixtures])
        return RoundThought(mixtures, values, payoffs_of(cells, 0.0))

    def _sampled(self, table: OpenTable, looks: int) -> RoundThought:
        """Its luck goes by what lies open: all seats think alike here too."""
        sets = self._judge.sets_of(table)
        shares = payoffs_of(self._judge.judged(table), 0.0) if self._judge.may_end_game(table) else []
        return RoundThought(*sampled_mixtures(sets, table.sizes, looks, WHIM, _luck_of(table)), shares)

    def _solved(self, table: OpenTable) -> RoundThought | None:
        """Both optimal mixtures between two, where what follows is known."""
        stakes = self._match().stakes(table.tiles[0], table.tiles[1], table.psycle_no)
        model = PsycleModel(self._setup.content)
        values = TwoPlayerValues(model, _solved_table(self._setup), stakes.tie_on_scale)
        place = (table.gems[0], table.gems[1], model.edge(table.score, table.gems, 0))
        left = (table.target_pile, table.bonus_pile)
        try:
            payoffs = values.payoffs(table.round_no, (table.target, table.bonus), left, place)
        except UnknownValue:
            return None
        columns = [list(column) for column in zip(*payoffs, strict=True)]
        rows, others = row_mixture(payoffs), row_mixture([[-payoff for payoff in column] for column in columns])
        first = [stakes.chance(_mean(row, _whimsical(others))) for row in payoffs]
        second = [1.0 - stakes.chance(_mean(column, _whimsical(rows))) for column in columns]
        shares = [stakes.chance(payoff) for row in payoffs for payoff in row]
        return RoundThought([rows, others], [first, second], [shares, [1.0 - share for share in shares]])

    def _match(self) -> Match:
        return Match(self._setup.content.tiles_to_win, self._cap, lambda tie: TIED * tie)


@lru_cache(maxsize=8)
def mind_of(setup: Setup[Any], net: ValueNet) -> PsycleMind:
    """The mind of a table; kept, with what it has thought through."""
    return PsycleMind(setup, net)


def _solved_table(setup: Setup[Any]) -> PsycleTable | None:
    try:
        return table_for(setup)
    except BadDocument:  # damaged, or made by other rules: as if it were not there
        return None


def _by_card(thought: RoundThought, sizes: Sequence[int], seat: int) -> list[list[float]]:
    """By card of a seat: its shares of the win with all sets of cards of the others, in their order, if they are known.

    In the same place of two lists the others play the same.
    """
    if not thought.shares:
        return []
    shares, after = thought.shares[seat], prod(sizes[seat + 1 :])
    block = after * sizes[seat]
    return [
        [share for start in range(card * after, len(shares), block) for share in shares[start : start + after]]
        for card in range(sizes[seat])
    ]


def _card_shares(thought: RoundThought, sizes: list[int]) -> list[list[float]]:
    """By seat and card.

    Where only the sets that came up were judged, the value stands for it, within bounds: the margin counts for little.
    """
    if not thought.shares:
        return [[min(1.0, max(0.0, value)) for value in row] for row in thought.values]
    found = expected_payoffs(thought.shares, sizes, [_whimsical(mixture) for mixture in thought.mixtures])
    return [[min(1.0, share) for share in row] for row in found]


def _dominates(shares: Sequence[float], others: Sequence[float]) -> bool:
    differences = [share - other for share, other in zip(shares, others, strict=True)]
    return min(differences) >= SURE - 1.0 and max(differences) > 1.0 - SURE


def _luck_of(table: OpenTable) -> int:
    return int.from_bytes(blake2b(repr(tuple(table)).encode(), digest_size=7).digest(), "big")


def _whimsical(mixture: list[float]) -> list[float]:
    return [(1.0 - WHIM) * share + WHIM / len(mixture) for share in mixture]


def _mean(payoffs: Sequence[float], mixture: Sequence[float]) -> float:
    return sum_in_order([payoff * share for payoff, share in zip(payoffs, mixture, strict=True)])
