"""Greedy at Project Dreamscape: it plays by the ledger's strategy notes (section 9), at every table there can be."""

from collections.abc import Sequence
from random import Random
from statistics import mean

import pytest

from reverie.bots import make_bot
from reverie.bots.arena import play_match, tournament
from reverie.games.project_dreamscape import GAME
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import FastChance, move_text
from tests.project_dreamscape.tables import COUNTS, bought, play, random_game, random_options, row_with, table

FF = ["FF-IS-1", "FF-NT-1", "FF-PR-1"]


def advised(state: DreamscapeState, seed: int = 1) -> str:
    seat = state.asked[0]
    return move_text(make_bot("greedy", GAME, seed).choose(state.view(seat), state.moves(seat), 1.0))


def on_the_row(*cards: str, avoid: Sequence[str] = ()) -> list[str]:
    return row_with(*cards, avoid=avoid)


def test_it_buys_what_lengthens_its_chain() -> None:
    """Notes 1 and 2: the third position fits a chain of three, the cheaper ones fit nothing, and the night is over."""
    row = on_the_row("RD-CD-1", "LD-RD-1", "FF-CD-1", avoid=FF)
    state = table(2, rem=[FF, []], z=[3, 1], dreamscape=row, deck_size=0)
    assert advised(state) == "buy 3"


def test_it_takes_z_cards_early_and_none_at_the_end() -> None:
    """Note 3."""
    assert advised(table(2)) == "draw_z"
    assert advised(table(2, z=[3, 3], deck_size=3)) == "skip_z"


def test_it_repairs_its_stack_by_floating_free() -> None:
    """Note 5: with the odd card out of the way, five cards in a row share a type."""
    stack = ["FF-IS-1", "FF-NT-1", "LD-CD-1", "FF-PR-1", "FF-RD-1"]
    state = bought("FF-SD-1", rem=[stack, []], z=[2, 1], deck_size=4)
    play(state, "dream FF")
    while state.cascade:
        play(state, advised(state))
    assert state.view(0)["chains"][0][0][:3] == ["FF", 5, 8]


def test_it_reserves_what_fits() -> None:
    """Note 8."""
    avoid = [*FF, "NT-LD-1"]
    state = table(
        2, rem=[FF, []], z=[2, 1], dreamscape=on_the_row("FF-LD-1", "PR-CD-1", "IS-RD-1", "FF-RD-1", avoid=avoid)
    )
    play(state, "skip_z", "buy 1", "dream LD")
    assert advised(state) == "reserve 4"


def test_it_answers_alike_for_alike_and_from_the_view_alone() -> None:
    for state in random_game(3, 2):
        if state.asked and state.turn > 4:
            seat = state.asked[0]
            other = state.copy()
            other.redeal(seat, FastChance(5))
            assert advised(state, 3) == advised(other, 3)
            if state.turn > 6:
                break


@pytest.mark.parametrize("players", COUNTS)
def test_it_plays_every_table(players: int) -> None:
    """Any deck, any variants: every answer is lawful."""
    bot = make_bot("greedy", GAME, players)
    state = GAME.new(players, FastChance(players), random_options(Random(players), players))
    while not state.is_over:
        seat = state.asked[0]
        state.play(seat, bot.choose(state.view(seat), state.moves(seat), 1.0), state.decision, events=False)


def test_it_beats_random() -> None:
    """The bar is 90 % of 500 games; here a few of them, so that nobody waits."""
    greedy, _ = tournament(GAME, ["greedy", "random"], games=8, seed=1)
    assert greedy.share > 0.9


def test_alone_it_dreams_up_more_than_stick_figures() -> None:
    """Note 10: random play reaches about 6, a search of whole turns about 33."""
    scores = [play_match(GAME, [make_bot("greedy", GAME, seed)], seed).scores[0] for seed in range(3)]
    assert mean(scores) > 30
