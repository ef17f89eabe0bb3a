"""Positions of Psycle with one clearly best card: the rules and the exact solution say so, whatever the bots say."""

import tomllib
from itertools import product
from pathlib import Path

import pytest

from reverie.bots import make_bot
from reverie.games import find_game
from reverie.games.psycle.prizes import ENDLESS, shares_after
from reverie.games.psycle.state import PsycleState
from reverie.kernel.scenario import laid_out, read_scenario
from reverie.minds.psycle_answers import answer
from tests.ledger import ROOT

FILES = sorted((ROOT / "scenarios" / "psycle" / "best").glob("*.toml"))
CLEAR = 0.05
"""By how much of the game every other card loses; the whole Psycle is worth half of it at the first tiles."""


def _position(path: Path) -> tuple[PsycleState, set[int]]:
    scenario = read_scenario(tomllib.loads(path.read_text(encoding="utf-8")))
    state = laid_out(scenario, find_game)
    assert isinstance(state, PsycleState)
    return state, {int(move.removeprefix("play ")) for move in scenario.best}


def _share(before: PsycleState, cards: tuple[int, ...]) -> float:
    """The first seat's share of the win after a last round: by the result, or by the tiles between equals."""
    state, asked = before.copy(), before.waiting
    for seat in list(asked):
        state.play(seat, f"play {cards[seat]}")
    if state.result is not None:
        return (0 in state.result.winners) / len(state.result.winners)
    taken = tuple(after - old for after, old in zip(state.tiles, before.tiles, strict=True))
    return shares_after(before.components, tuple(before.tiles), taken, ENDLESS)[0]


def _never_worse(state: PsycleState, best: set[int]) -> bool:
    """Whatever the others play in this last round, these cards are as good as any; each other one sometimes is not."""
    own, *others = (range(min(5, gems) + 1) for gems in state.gems)
    shares = {card: [_share(state, (card, *cards)) for cards in product(*others)] for card in own}
    finest = [max(column) for column in zip(*shares.values(), strict=True)]
    return all((shares[card] == finest) == (card in best) for card in own)


def _far_better(state: PsycleState, best: set[int]) -> bool:
    """Between two: only these cards are in the mixture, and against the other's mixture all others lose much."""
    cards = answer(state).cards[0]
    worth = {card.card: card.worth for card in cards}
    mixed = sum(card.share for card in cards if card.card in best)
    others = max(worth[card] for card in set(worth) - best)
    return mixed > 1 - 1e-6 and min(worth[card] for card in best) - others >= CLEAR


def test_there_are_enough_of_them_for_two_three_and_four() -> None:
    counts = [_position(path)[0].players for path in FILES]
    assert len(counts) >= 50
    assert set(counts) == {2, 3, 4}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_best_card_is_clear(path: Path) -> None:
    state, best = _position(path)
    if state.round_no == state.components.rounds:
        assert _never_worse(state, best)
    else:
        assert state.players == 2
        assert _far_better(state, best)


@pytest.mark.parametrize("seed", [2, 3])
def test_strong_plays_them_with_any_luck(seed: int) -> None:
    """The last rounds: there another card is never better, whatever the others play, so luck must not choose one."""
    for path in FILES:
        state, best = _position(path)
        if state.round_no == state.components.rounds:
            seat = state.asked[0]
            card = make_bot("strong", state.setup.game, seed).choose(state.view(seat), list(state.moves(seat)), 1.0)
            assert card[0] in best, path.stem
