"""The law of taking back: a move is free while it has drawn nothing and told nobody anything."""

import pytest

from reverie.games import all_games, find_game
from reverie.games.psycle import GAME
from reverie.kernel import FastChance, Game, State
from reverie.table.takeback import is_free
from tests.table.games import lullaby

__all__ = ["lullaby"]


def after(state: State, seat: int, text: str) -> bool:
    """Whether that move of the seat is free."""
    move = state.setup.game.parse(text)
    played: State = state.copy()
    played.play(seat, move)
    return is_free(state, seat, move, played)


def test_a_sealed_answer_tells_nothing_until_the_last_is_in() -> None:
    state = GAME.new(2, FastChance(3))
    assert after(state, 0, "play 3")
    state.play(0, "play 3")
    assert not after(state, 1, "play 1")


def test_asking_does_not_change_the_state() -> None:
    state = GAME.new(2, FastChance(3))
    before = state.save()
    after(state, 0, "play 3")
    assert state.save() == before


def test_what_only_the_mover_rearranges_is_free(lullaby: Game) -> None:
    state = lullaby.new(2, FastChance(1))
    assert after(state, 0, "lift 1")
    assert after(state, 1, "lift 2")


def test_what_throws_a_die_is_not(lullaby: Game) -> None:
    state = lullaby.new(2, FastChance(1))
    assert not any(after(state, 0, f"sing {verse}") for verse in state.view(0)["hands"][0])


def test_an_open_offer_can_be_taken_back_before_it_is_answered(lullaby: Game) -> None:
    """It tells everybody that it was made, but nothing that anybody could not have known."""
    state = lullaby.new(2, FastChance(1))
    state.stars[1] = 1  # type: ignore[attr-defined]
    assert after(state, 0, "offer 1")


def test_the_end_of_the_game_stands() -> None:
    state = GAME.new(2, FastChance(3), {"psycle_cap": 1})
    while not state.is_over:
        seat = state.asked[0]
        before: State = state.copy()
        move = state.moves(seat)[0]
        state.play(seat, move)
    assert not is_free(before, seat, move, state)


@pytest.mark.parametrize("name", [game.name for game in all_games() if game.takeback])
def test_what_a_game_is_sure_of_is_what_the_law_finds_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """``tells_nothing`` saves the long way; it never says yes where that would say no."""
    game = find_game(name)
    sure = []
    for seed in range(6):
        state, luck = game.new(2, FastChance(seed), game.trial_options()), FastChance(seed)
        while not state.is_over and len(sure) < 60 * (seed + 1):
            seat = state.asked[0]
            before, move = state.copy(), luck.pick("move", state.moves(seat))
            state.play(seat, move, events=False)
            drew = before.chance.save() != state.chance.save()
            if not (state.is_over or drew) and game.tells_nothing(before, seat, move, state):
                sure.append((before, seat, move, state.copy()))
    monkeypatch.setattr(type(game), "tells_nothing", Game.tells_nothing)
    assert all(is_free(*one) for one in sure)
