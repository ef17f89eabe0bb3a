"""How the greedy bot plays (ledger 9): quickly, to the end, and better than chance."""

import json
from statistics import median

import pytest

from reverie.bots import make_bot
from reverie.bots.arena import play_match, tournament
from reverie.conformance.tables import Table
from reverie.conformance.walks import last
from reverie.games.dream_cycle import GAME
from reverie.games.dream_cycle.geometry import spot
from reverie.games.dream_cycle.rider import ways_home
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import FastChance, move_text
from tests.dream_cycle.tables import begun, new, play, random_game, table


def greedy(state: DreamState, seat: int = 0) -> str:
    return move_text(make_bot("greedy", GAME, 1).choose(state.view(seat), state.moves(seat), 1.0))


def turns_to_win(players: int, seed: int) -> int:
    bots = [make_bot("greedy", GAME, seed + seat) for seat in range(players)]
    state = new(players, seed)
    for _ in range(4000):
        if not state.asked:
            break
        seat = state.asked[0]
        state.play(seat, bots[seat].choose(state.view(seat), state.moves(seat), 1.0), state.decision, events=False)
    assert state.result is not None, "it never hangs"
    return max(state.turns)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_awakens_in_time(players: int) -> None:
    assert median(turns_to_win(players, seed) for seed in range(6)) <= 27


def test_it_beats_chance() -> None:
    standings = {
        one.name: one for one in tournament(GAME, ["greedy", "random"], games=6, seed=3, options={"round_limit": 60})
    }
    assert standings["greedy"].share >= 0.8


def test_it_plays_short_and_wild_games_to_the_end() -> None:
    for players in (2, 5):
        bots = [make_bot("greedy", GAME, seat) for seat in range(players)]
        result = play_match(GAME, bots, seed=players, options={"night": "nap", "start": "dealt"})
        assert result.reason in ("awake", "alone")


def test_its_plan_does_not_change_while_it_carries_it_out() -> None:
    state = begun()
    moves: list[str] = []
    while "done" not in moves:
        moves.append(greedy(state))
        assert len(moves) < 30
        play(state, moves[-1])
    assert any(move.startswith("buy") for move in moves)


def test_it_takes_the_win_when_it_is_there() -> None:
    state = table(10, (4, 29, "orange"), at=[[4, 29], [0, -1]], tray=[["north"], []])
    while not state.is_over:
        play(state, greedy(state, state.asked[0]))
        assert state.active == 0
    assert state.result is not None
    assert state.result.winners == (0,)


def test_it_judges_offers_by_what_they_are_worth() -> None:
    good = table(at=[[4, 4], [5, 4]], tray=[["north"], []], store=[0, 5])
    play(good, "trade 1", "give north", "want chi", "want chi", "send")
    assert greedy(good, 1) == "accept"
    bad = table(at=[[4, 4], [5, 4]], tray=[["south"], []], store=[0, 5])
    play(bad, "trade 1", "give south", "want chi", "want chi", "want chi", "send")
    assert greedy(bad, 1) == "decline"


def test_the_way_home_is_shortest_at_the_far_edge() -> None:
    home = ways_home(GAME.setup(2).content, "full", 5)
    assert home[spot(4, 29)] == 1
    assert home[spot(4, -1)] > home[spot(4, 0)] > home[spot(8, 2)]
    shut, open_ = home[spot(2, 5)], ways_home(GAME.setup(2).content, "full", 8)[spot(2, 5)]
    assert shut >= open_, "from the fringe beside the last row nothing leads north"


def test_it_answers_every_question_of_random_games_with_a_lawful_move() -> None:
    asked = set()
    for seed in range(25):
        for number, state in enumerate(random_game(2 + seed % 4, seed, most=150, night="nap", start="dealt")):
            if state.is_over or (number % 7 and state.ask is not None and state.ask.question == "buying"):
                continue
            seat = state.asked[0]
            view = json.loads(json.dumps(state.view(seat)))
            assert GAME.advise(view, state.moves(seat), FastChance(1)) in state.moves(seat)
            assert state.ask is not None
            asked.add(state.ask.question)
    assert {"buying", "window", "set-off", "conflict", "start"} <= asked


def test_the_random_bot_does_not_give_up() -> None:
    state = begun()
    bot = make_bot("random", GAME, 1)
    assert all(bot.choose(state.view(0), state.moves(0), 1.0).verb != "resign" for _ in range(100))


def test_random_walks_seldom_resign() -> None:
    """Else a random game would be over before anything has happened."""
    lengths = [len(last(Table(GAME, 3, GAME.trial_options()), seed).lines) for seed in range(6)]
    assert median(lengths) > 60
