"""The starter game: small enough to be copied, and played as its four rules say."""

from pathlib import Path

import pytest

from last_sheep import GAME, LastSheepState
from reverie.kernel import BadSetup, FastChance, IllegalMove, move_text


def table(players: int = 2, left: int = 21) -> LastSheepState:
    state = GAME.new(players, FastChance(1))
    assert isinstance(state, LastSheepState)
    GAME.place(state, {"left": left})
    return state


def test_it_is_small() -> None:
    source = Path(GAME.__module__.replace(".", "/"))
    lines = (Path(__file__).parents[2] / "examples" / source / "__init__.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 160


def test_one_to_three_sheep_jump_and_the_next_seat_follows() -> None:
    state = table(players=3)
    assert [move_text(move) for move in state.moves(0)] == ["jump 1", "jump 2", "jump 3"]
    state.play(0, "jump 2")
    assert (state.left, state.asked) == (19, (1,))
    with pytest.raises(IllegalMove, match="last-sheep-too-many"):
        state.play(1, "jump 4")


def test_no_more_jump_than_are_left_and_the_last_one_wins() -> None:
    state = table(left=2)
    assert len(state.moves(0)) == 2
    state.play(0, "jump 2")
    assert state.result is not None
    assert state.result.winners == (0,)


def test_content_has_bounds() -> None:
    for overrides in ({"sheep": 0}, {"sheep": 1000}, {"most": 0}, {"most": 22}):
        with pytest.raises(BadSetup):
            GAME.setup(2, overrides=overrides)


def test_the_greedy_bot_leaves_a_multiple_of_four() -> None:
    for left in range(5, 21):
        state = table(left=left)
        state.play(0, GAME.advise(state.view(0), state.moves(0), FastChance(1)))
        assert left % 4 == 0 or state.left % 4 == 0
