"""Greedy at Counting Zzzzs: it plays by the ledger's strategy notes (section 9), from its seat's view alone."""

from typing import Any

import pytest

from reverie.bots import bot_names, make_bot
from reverie.bots.arena import play_match, tournament
from reverie.games.counting_zzzzs import GAME
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import FastChance, move_text
from tests.counting_zzzzs.tables import COUNTS, FIVE, play, random_game, second, table

NINE = ["exam_hall", "zombie_colleagues", "perfect_coffee", "eternal_dishes", "office"]
NINE += ["best_friend", "letter", "remembering", "snow_day"]


def advice(state: ZzzzsState, seat: int = 0) -> str:
    return move_text(GAME.advise(state.view(seat), state.moves(seat), FastChance(1)))


def test_it_is_offered() -> None:
    assert "greedy" in bot_names(GAME)


def test_it_plays_what_brings_most() -> None:
    hand = ["movie_star", "serial_killer", "spy", "grandma", "siren"]
    state = table(dream=[["beach"], []], hand=[hand, []])
    assert advice(state) == "first movie_star", "+3 and the interplay with the beach (note 2)"


def test_it_keeps_a_card_that_can_follow() -> None:
    """Both are worth +3, but after Grandma nothing in the hand could come next (note 3)."""
    hand = ["grandma", "movie_star", "hell", "siren", "snoring"]
    state = table(dream=[["pillow_fort"], []], hand=[hand, []])
    assert advice(state) == "first movie_star"


def test_it_wakes_others_before_their_dream_counts() -> None:
    state = second([["city"], FIVE[:4]], [["snoring"], ["robot"]])
    assert advice(state) == "wake snoring 1"


def test_it_does_not_wake_others_when_their_dream_counts() -> None:
    state = second([["city"], FIVE], [["snoring"], ["robot"]])
    assert advice(state) != "wake snoring 1"


def test_it_wakes_itself_to_win() -> None:
    state = second([FIVE, ["city"]], [["snoring"], ["robot"]], score=[25, 0])
    assert advice(state) == "wake snoring 0"


def test_it_never_gives_away_the_game() -> None:
    """Note 6: neither the tenth element nor a Wake Up for somebody whom it would bring to 40."""
    state = second([["beach"], NINE], [["tax_inspector", "snoring"], ["robot"]], score=[0, 35])
    assert not advice(state).startswith(("give", "wake snoring 1"))


def test_it_gives_bad_cards_away() -> None:
    state = second([["city"], ["exam_hall"]], [["chainsaw", "robot", "hell", "forest"], ["spy"]])
    assert advice(state) == "give chainsaw 1"


def test_it_blocks_what_would_cost_a_dream() -> None:
    state = second([["city"], FIVE[:4]], [["snoring"], ["dead_drunk"]])
    play(state, "0: wake snoring 1")
    assert advice(state, 1) == "block dead_drunk"


def test_it_lets_itself_be_woken_with_a_good_dream() -> None:
    state = second([["city"], FIVE], [["snoring"], ["dead_drunk"]])
    play(state, "0: wake snoring 1")
    assert advice(state, 1) == "pass"


def test_it_banks_with_light_sleeper_to_win() -> None:
    dream = ["snow_day", "grandma", "chocolate", "floating", "beach"]
    state = second([["city"], dream], [["bus_spider"], ["light_sleeper"]], score=[0, 23])
    play(state, "0: give bus_spider 1")
    assert advice(state, 1) == "light light_sleeper 1"


@pytest.mark.parametrize("players", COUNTS)
def test_its_advice_is_lawful_and_depends_on_the_view_alone(players: int) -> None:
    for number, state in enumerate(random_game(players, 8)):
        if state.is_over or number % 5:
            continue
        for seat in state.asked:
            said = {move_text(GAME.advise(state.view(seat), state.moves(seat), FastChance(luck))) for luck in range(3)}
            other = state.copy()
            other.redeal(seat, FastChance(number))
            said.add(move_text(GAME.advise(other.view(seat), other.moves(seat), FastChance(7))))
            assert len(said) == 1
            assert said <= {move_text(move) for move in state.moves(seat)}


def test_it_beats_random() -> None:
    """The bar is 80 % of 500 games between two; a short tournament must not come near it from above."""
    (greedy, _) = tournament(GAME, ["greedy", "random"], 30, seed=5)
    assert greedy.share > 0.85


@pytest.mark.parametrize("players", [3, 4])
def test_it_plays_at_larger_tables(players: int) -> None:
    bots: Any = [make_bot("greedy", GAME, seed) for seed in range(players)]
    assert play_match(GAME, bots, seed=3).reason in ("forty", "morning")
