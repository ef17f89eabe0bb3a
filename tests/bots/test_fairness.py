"""A bot is given its seat's view and its moves, and nothing else; equal bots answer alike."""

import json
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import pytest

from reverie.bots import Bot, bot_names, make_bot
from reverie.bots.arena import play_match
from reverie.bots.matchups import BUDGET
from reverie.games import find_game
from reverie.kernel import FastChance, Move, State

PSYCLE = find_game("psycle")
LEVELS = bot_names(PSYCLE)
PLAYERS = PSYCLE.player_counts


class Watched:
    """A bot that writes down what it was given, and what it made of it."""

    name = "watched"

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.given: list[tuple[Mapping[str, Any], Sequence[Move], float]] = []
        self.said: list[Move] = []

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        self.given.append((view, moves, budget))
        before = json.dumps(view)
        self.said.append(self._bot.choose(_frozen(view), tuple(moves), budget))
        assert json.dumps(view) == before
        return self.said[-1]


def _frozen(data: Any) -> Any:
    """The same data, which nobody can write into."""
    if isinstance(data, Mapping):
        return MappingProxyType({key: _frozen(value) for key, value in data.items()})
    if isinstance(data, list):
        return tuple(_frozen(value) for value in data)
    return data


def moments(players: int, games: int) -> Iterator[tuple[State, int]]:
    """Every question of some random games, with a seat that owes an answer."""
    for seed in range(games):
        chance = FastChance(seed)
        state = PSYCLE.new(players, FastChance(seed + 1000))
        while state.asked:
            seat = chance.pick("seat", state.asked)
            yield state, seat
            state.play(seat, chance.pick("move", state.moves(seat)), events=False)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_bot_is_given_plain_data_and_answers_a_lawful_move(level: str, players: int) -> None:
    bots = [Watched(make_bot(level, PSYCLE, seed)) for seed in range(players)]
    play_match(PSYCLE, bots, seed=3, options={"psycle_cap": 1})
    for seat, bot in enumerate(bots):
        assert bot.given, "everybody was asked"
        for (view, moves, budget), move in zip(bot.given, bot.said, strict=True):
            assert json.loads(json.dumps(view)) == view, "nothing but plain data"
            assert view["seat"] == seat
            assert view["decision"]["owes"] is True
            assert budget == BUDGET
            assert move in moves


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", PLAYERS)
def test_two_worlds_that_look_the_same_are_played_the_same(level: str, players: int) -> None:
    differing = 0
    for number, (state, seat) in enumerate(moments(players, games=3 if players < 4 else 1)):
        other = state.copy()
        other.redeal(seat, FastChance(number))
        assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
        differing += other.save() != state.save()
        choices = [
            make_bot(level, PSYCLE, number).choose(world.view(seat), world.moves(seat), 1.0) for world in (state, other)
        ]
        assert choices[0] == choices[1]
    assert differing, "some of the worlds were different ones"


@pytest.mark.parametrize("level", LEVELS)
def test_equal_bots_answer_alike_and_others_do_not(level: str) -> None:
    asked = [(state.view(seat), state.moves(seat)) for state, seat in moments(2, games=8)]
    answers = []
    for seed in (1, 1, 2):
        bot = make_bot(level, PSYCLE, seed)
        answers.append([bot.choose(view, moves, 1.0) for view, moves in asked])
    assert answers[0] == answers[1] != answers[2]


@pytest.mark.parametrize("level", LEVELS)
def test_a_single_move_is_made_without_a_thought(level: str) -> None:
    state = PSYCLE.new(2, FastChance(1))
    only = state.moves(0)[:1]
    assert make_bot(level, PSYCLE, 1).choose({}, only, 0.0) == only[0]
