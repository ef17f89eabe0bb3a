"""How greedy plays: sensibly in plain cases, always lawfully, and far better than chance."""

from typing import Any

import pytest

from reverie.bots import bot_names, make_bot
from reverie.bots.arena import play_match, tournament
from reverie.games.dream_quest import GAME
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import FastChance, move_text
from tests.dream_quest.tables import CONTENT, COUNTS, dreamer, play, random_game, started, table


def advised(state: DreamQuestState) -> str:
    seat = state.asked[0]
    return move_text(GAME.advise(state.view(seat), state.moves(seat), FastChance(1)))


def test_greedy_plays_this_game() -> None:
    assert "greedy" in bot_names(GAME)


@pytest.mark.parametrize("options", [{}, {"edition": "revised"}, {"board": "short_night"}])
def test_it_beats_chance(options: dict[str, Any]) -> None:
    """The bar is 90 % of 300 games; a few are enough here to notice that something is amiss."""
    greedy, random = tournament(GAME, ["greedy", "random"], 6, 5, options)
    assert (greedy.wins, random.wins) == (6, 0)


@pytest.mark.parametrize("quest", ["great-ritual", "borrowed-face", "last-toll"])
def test_it_finishes_every_quest(quest: str) -> None:
    bots = [make_bot("greedy", GAME, seed) for seed in range(3)]
    assert play_match(GAME, bots, 4, {"quest": quest}).reason == "quest"


@pytest.mark.parametrize("players", COUNTS)
def test_whatever_it_is_asked_it_answers_lawfully(players: int) -> None:
    for seed in range(2):
        for way in ({"characters": "choose"}, {"edition": "revised", "board": "short_night"}):
            for state, _ in random_game(players, seed, opening="last_night", max_rounds=4, **way):
                for seat in state.asked:
                    assert GAME.advise(state.view(seat), state.moves(seat), FastChance(1)) in state.moves(seat)


def test_it_does_not_look_into_the_decks() -> None:
    for state, _ in random_game(2, 3, opening="last_night", max_rounds=3):
        if state.asked:
            said = advised(state)
            state.redeal(None, FastChance(7))
            assert advised(state) == said


def test_it_boosts_to_win() -> None:
    state = dreamer("flying-dream", "DC7", providence=[25, 3], forced={"ritual": [5]})
    assert advised(state) == "boost"
    state = dreamer("flying-dream", "DC7", providence=[25, 3], forced={"ritual": [1]})
    assert advised(state) == "reroll"
    state = dreamer("flying-dream", "DC7", providence=[30, 3], quest="last-toll", forced={"toll": [6, 2]})
    assert advised(state) == "offer 21"


def test_it_stays_where_it_is_blessed_and_runs_when_it_has_enough() -> None:
    gathering = dreamer("friendly-zoog", "SB5")
    assert advised(gathering) == "stop"
    running = dreamer("flying-dream", "SB5", providence=[25, 3])
    play(running, "choose land-and-walk")
    assert advised(running) == "step LW1"


def test_it_picks_a_strong_character() -> None:
    state, _ = started(2, characters="choose")
    assert advised(state) == "pick_character serpent"


def test_it_takes_what_is_worth_it() -> None:
    state = dreamer("old-hermit", "SB3")
    assert advised(state) == "choose hear-it-out", "Providence, Slumber and a blessing"
    amanda = table(character=["blunt", "serpent"], providence=[3, 0], reality_deck=["jet-lag"])
    assert advised(amanda) == "accept"
    assert CONTENT.menu.reroll == 5
