"""A best response to Psycle's level ``strong``, learned backwards from the end of a Psycle.

All other seats play ``strong``, whose mixtures are known at every table. So there is nothing to guess in a round: what
each card of one's own brings is an average over the cards of the others, and the best card counts. What a last round
brings the rules say, and after the last but one its tiles are known too, so both are worked out. For the rounds before
them, networks learn what it is worth to go on answering as well as can be, one for each number of rounds to come. The
positions are those that ``strong`` gets into itself, with some whims.

Where nothing is learned, positions before the last two rounds are worth what ``strong`` sees in them.

A network is told what ``strong`` thinks of a position, beside the position itself, and so has to learn only where that
is wrong: else its own errors would look like chances, and the best card would be the one that is misjudged most.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from reverie.games import find_game
from reverie.games.psycle.heuristics import PsycleHeuristics
from reverie.kernel import Game, Move, Setup
from reverie.learning import psycle_rounds as rounds
from reverie.learning.fitting import Fitting, Samples, fit
from reverie.learning.psycle_induction import Induction, InductionPlan, as_weights, one_round_on
from reverie.learning.psycle_positions import CARDS, Array, Positions
from reverie.minds.mind import LEVEL_NAMES, shipped_net, strengths
from reverie.minds.psycle_mind import PsycleMind, RoundThought, mind_of
from reverie.minds.psycle_round import WORTH_OF_MARGIN, OpenTable, table_of

PSYCLE: Final = "psycle"
STRONG: Final = LEVEL_NAMES[-1]
WHIMS: Final = 0.1
"""How often a seat plays any card, in positions that are learned from."""
WORKED_OUT: Final = 2
"""With so many rounds to come all that follows is worked out."""
FEWER: Final = 6
"""Of so many such positions only one is learned from: they take long."""
NEGLIGIBLE: Final = 1e-4
"""Sets of cards that the others play less often than that are left out where all that follows is worked out."""
SURE: Final = 1e-3
"""Nothing is thought to be surer than so."""
FITTING: Final = Fitting(hidden=(64, 24), epochs=30, batch=512, rate=3e-3, margin_counts=0.0)


class Response:
    """Learns to answer ``strong``, and says what each card is worth to whoever does."""

    def __init__(self, setup: Setup[Any], positions: int, seed: int, tell: Callable[[str], None]) -> None:
        net = shipped_net(PSYCLE, setup.players)
        assert net is not None
        self.setup = setup
        self._heuristics = PsycleHeuristics(setup)
        self._strong = as_weights([*net.hidden, net.last])
        plan = InductionPlan(setup.players, positions, thoughts=strengths(PSYCLE, setup.players)[STRONG].looks)
        self._plan = replace(plan, whims=WHIMS, seed=seed)
        self._induction = Induction(setup, self._plan)
        self._weights: dict[int, Any] = {}
        """By rounds to come, before their tiles are turned over."""
        self._tell = tell

    def learn(self) -> None:
        """From the last round but one to the second: the last is worked out, the first is never reached by a round."""
        for positions, mixed in reversed(self._played()[1:-1]):
            if positions.left == WORKED_OUT:
                few = slice(0, max(1, len(positions) // FEWER))
                positions, mixed = positions.part(few), mixed[few]
                best = self._best(positions, mixed)
            else:
                best = self._in_batches(self._best, positions, mixed)
            numbers = self._in_batches(self._numbers, positions)
            self._weights[positions.left] = self._fitted(positions.left, numbers, best)

    def values(self, table: OpenTable, mixtures: Sequence[Sequence[float]], seat: int) -> list[float]:
        """By card: the share of the win with it, for a seat that goes on answering the others' mixtures."""
        edges = self._heuristics.edges(table.gems, table.score)
        piles = ((table.target, *table.target_pile), (table.bonus, *table.bonus_pile))
        gems, edged, tiles, targets, bonuses = (
            np.array([each], np.int32) for each in (table.gems, edges, table.tiles, *piles)
        )
        positions = Positions(gems, edged, tiles, np.array([False]), targets, bonuses)
        mixed = np.array([[[*mixture, *[0.0] * (CARDS - len(mixture))] for mixture in mixtures]], np.float32)
        needed = _needed(mixed, [seat])
        found = rounds.expected(self._reached(positions, needed), jnp.asarray(mixed))[0, seat]
        return [float(value) for value in found[: table.sizes[seat]]]

    def _played(self) -> list[tuple[Positions, Array]]:
        """Psycles that ``strong`` plays on all seats: positions before each round, and the mixtures in them."""
        induction = self._induction
        positions = induction.content.start(self._plan.positions, induction.random)
        positions = replace(positions, last=np.zeros(len(positions), bool))
        found = []
        while True:
            mixed = self._in_batches(self._mixtures, positions)
            found.append((positions, mixed))
            if positions.left == 1:
                return found
            positions = induction.content.played(positions, induction.whimsical(positions, mixed))

    def _mixtures(self, positions: Positions) -> Array:
        """How ``strong`` plays."""
        if positions.left == 1:
            leaves = self._induction.leaves(positions, None)
            shares, margins = leaves.shares, leaves.margins
        else:
            shares, margins = _judged(self._strong, *self._after(positions))
        worth = shares / shares.sum(axis=-1, keepdims=True) + WORTH_OF_MARGIN * margins
        return rounds.mixtures(worth, jnp.asarray(positions.gems), self._plan.thoughts)

    def _best(self, positions: Positions, mixed: Array) -> Array:
        """By seat: what its best card brings against the mixtures of all others."""
        lawful = jnp.arange(CARDS) <= jnp.asarray(positions.gems)[..., None]
        reached = self._reached(positions, _needed(mixed, range(self._plan.players)))
        return jnp.where(lawful, rounds.expected(reached, jnp.asarray(mixed)), -1.0).max(axis=-1)

    def _reached(self, positions: Positions, needed: Array) -> Array:
        """By set of cards and seat: what it is worth to have got there; sets that are not needed may count nothing."""
        if positions.left == 1:
            return self._induction.leaves(positions, None).shares
        if positions.left == WORKED_OUT:
            return self._worked_out(positions, needed)
        learned = self._weights.get(positions.left - 1)
        if learned is None:
            shares = _judged(self._strong, *self._after(positions))[0]
            return shares / shares.sum(axis=-1, keepdims=True)
        return _answered(self._strong, learned, *self._after(positions))

    def _worked_out(self, positions: Positions, needed: Array) -> Array:
        """What follows the last round but one: in each last round that it may lead to, the best card counts."""
        rules, played, _ = self._after(positions)
        gems, edges = (np.asarray(each) for each in rounds.after(rules, played))
        which, sets = np.nonzero(needed)
        before = one_round_on(positions.part(which))
        last = replace(before, gems=gems[which, sets], edges=edges[which, sets])
        found = np.zeros(gems.shape, np.float32)
        found[which, sets] = self._in_batches(self._best, last, self._in_batches(self._mixtures, last))
        return jnp.asarray(found)

    def _after(self, positions: Positions) -> tuple[rounds.Rules, rounds.Round, rounds.Ahead]:
        """What a round leads to."""
        tiles = (positions.targets[:, 0], positions.bonuses[:, 0])
        played = rounds.Round(*(jnp.asarray(each) for each in (positions.gems, positions.edges, *tiles)))
        return self._induction.rules, played, self._induction.ahead(one_round_on(positions))

    def _numbers(self, positions: Positions) -> Array:
        return _with_opinion(self._strong, jnp.asarray(self._induction.features(positions)))

    def _in_batches(self, work: Callable[..., Array], positions: Positions, *columns: Array) -> Array:
        """All of it, in parts of one size: nothing is compiled twice."""
        size, count = self._induction.batch, len(positions)
        found = []
        for start in range(0, count, size):
            which = np.minimum(np.arange(start, start + size), count - 1)
            found.append(np.asarray(work(positions.part(which), *(column[which] for column in columns))))
        return np.concatenate(found)[:count]

    def _fitted(self, left: int, numbers: Array, best: Array) -> Any:
        players = self._plan.players
        flat, shares = numbers.reshape(-1, numbers.shape[-1]), best.reshape(-1)
        samples = Samples(flat, shares, np.zeros_like(shares), np.arange(len(shares)) // players)
        weights = as_weights(fit(samples, FITTING).layers)
        error = np.abs(np.asarray(rounds.judged(weights, jnp.asarray(flat))[0]) - shares).mean()
        opinion = np.abs(1 / (1 + np.exp(-flat[:, -1])) - shares).mean()
        self._tell(f"{left} rounds to come: {len(shares)} seats, wrong by {error:.4f}; {STRONG} is by {opinion:.4f}")
        return weights


def _needed(mixed: Array, seats: Iterable[int]) -> Array:
    """By position and set of cards: whether it matters to one of these seats what comes of it."""
    batch, players, _ = mixed.shape
    found = np.zeros((batch, CARDS**players), bool)
    for seat in seats:
        likely = np.ones((batch, 1))
        for other in range(players):
            shares = np.ones((batch, CARDS)) if other == seat else mixed[:, other]
            likely = (likely[:, :, None] * shares[:, None, :]).reshape(batch, -1)
        found |= likely > NEGLIGIBLE
    return found


@jax.jit
def _judged(weights: Any, rules: rounds.Rules, played: rounds.Round, ahead: rounds.Ahead) -> tuple[Array, Array]:
    return rounds.judged(weights, rounds.features(ahead, *rounds.after(rules, played)))


@jax.jit
def _answered(strong: Any, weights: Any, rules: rounds.Rules, played: rounds.Round, ahead: rounds.Ahead) -> Array:
    return rounds.judged(weights, _with_opinion(strong, rounds.features(ahead, *rounds.after(rules, played))))[0]


def _with_opinion(strong: Any, numbers: Array) -> Array:
    """The numbers of a position, and the share that ``strong`` sees in it (its logit)."""
    share = jnp.clip(rounds.judged(strong, numbers)[0], SURE, 1 - SURE)
    return jnp.concatenate([numbers, jnp.log(share / (1 - share))[..., None]], axis=-1)


class Responder:
    """Plays the best card against the mixtures of ``strong`` on all other seats."""

    name = "responder"

    def __init__(self, response: Response) -> None:
        self._response = response

    def __call__(self, _game: Game, _seed: int) -> "Responder":
        """The bot of a matchup: it keeps nothing, and draws nothing."""
        return self

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        """The card that brings most on average."""
        table, seat = table_of(view), view["seat"]
        values = self._response.values(table, strong_thought(self._response.setup, table).mixtures, seat)
        return max(moves, key=lambda move: values[move[0]])


def strong_thought(setup: Setup[Any], table: OpenTable) -> RoundThought:
    """What ``strong`` thinks of a round."""
    return _mind(setup.players).thought(table, strengths(PSYCLE, setup.players)[STRONG].looks)


@lru_cache(maxsize=4)
def _mind(players: int) -> PsycleMind:
    net = shipped_net(PSYCLE, players)
    assert net is not None
    return mind_of(find_game(PSYCLE).setup(players), net)
