"""Ledger 2.11: what is not there cannot be done."""

import pytest

from reverie.games.psycle import GAME
from reverie.games.psycle.moves import Play
from reverie.games.psycle.state import PsycleState
from reverie.kernel import BadSetup, FastChance, Unreadable
from tests.psycle.tables import COUNTS, all_zero, random_game, table


@pytest.mark.clause("PS-082")
def test_laying_a_card_is_the_only_move() -> None:
    assert GAME.move_types == (Play,)
    assert GAME.move_forms == ("play <card>",)
    for words in ("trade 1 2", "say hello", "pass", "bid 3", "eliminate 1", "draw"):
        with pytest.raises(Unreadable, match="unknown-move"):
            table().play(0, words)


@pytest.mark.clause("PS-082")
def test_no_asides() -> None:
    assert not PsycleState.has_asides
    state = table()
    state.play(0, "play 1")
    assert (state.asides(0), state.moves(0)) == ((), ())


@pytest.mark.clause("PS-082")
def test_no_solo_mode() -> None:
    with pytest.raises(BadSetup, match="wrong-players"):
        GAME.new(1, FastChance(1))


@pytest.mark.clause("PS-082")
def test_no_variant_and_no_expansion() -> None:
    assert [option.name for option in GAME.options] == ["psycle_cap"]
    for name in ("variant", "expansion", "solo"):
        with pytest.raises(BadSetup, match="unknown-option"):
            GAME.new(2, FastChance(1), {name: True})


@pytest.mark.clause("PS-082")
@pytest.mark.parametrize("players", COUNTS)
def test_nobody_is_eliminated(players: int) -> None:
    """Whatever happens, each new Psycle asks every seat."""
    for state in random_game(players, 7):
        if not state.is_over and state.round_no == 1:
            assert sorted([*state.asked, *(s for s, card in enumerate(state.committed) if card is not None)]) == list(
                range(players)
            )


@pytest.mark.clause("PS-082")
def test_an_empty_purse_is_no_elimination() -> None:
    state = table(3, round_no=4, gems=[0, 0, 3])
    all_zero(state)
    assert state.revealed[-1] == (0, 0, 0)
    assert state.asked == (2,)
