"""The benchmarks run, and what they compare plays by the same rules. How quick they are is no test."""

import copy
import json
import random
from pathlib import Path

import pytest
from benchmarks import views
from benchmarks.__main__ import main
from benchmarks.figures import Size, all_figures, as_table
from benchmarks.plain_psycle import PlainPsycle
from benchmarks.random_games import GAME, SETUP, some_states
from benchmarks.timing import Contender, Spread, side_by_side

from reverie.games import all_games
from reverie.games.psycle.state import PsycleState
from reverie.kernel import FastChance, ScriptedChance

TINY = Size(repeats=2, games=1, states=2)


class ForcedShuffles(random.Random):
    """A generator that shuffles tiles as it is told, and nothing else."""

    def __init__(self, orders: list[list[int]]) -> None:
        super().__init__(0)
        self._orders = orders

    def shuffle(self, x: object) -> None:
        assert isinstance(x, list)
        order = self._orders.pop(0)
        assert sorted(x) == sorted(order)
        x[:] = order


def shuffled_tiles(rng: random.Random, psycles: int) -> list[tuple[list[int], list[int]]]:
    return [(rng.sample((1, 2, 3, 4, 5), 5), rng.sample((1, 1, 2, 2, 3), 5)) for _ in range(psycles)]


def kernel_and_plain(rng: random.Random, psycles: int) -> tuple[PsycleState, PlainPsycle]:
    """Both set up with the same tiles in the same order."""
    tiles = shuffled_tiles(rng, psycles)
    script = {
        "targets": [target for targets, _ in tiles for target in targets],
        "bonuses": [bonus for _, bonuses in tiles for bonus in bonuses],
    }
    state = GAME.start(SETUP, ScriptedChance(script, FastChance(0)), None)[0]
    assert isinstance(state, PsycleState)
    return state, PlainPsycle(ForcedShuffles([order for pair in tiles for order in pair]))


@pytest.mark.parametrize("seed", range(300))
def test_the_plain_class_plays_by_the_rules_of_the_kernel(seed: int) -> None:
    rng = random.Random(seed)
    state, plain = kernel_and_plain(rng, psycles=60)
    while state.asked:
        assert state.asked == plain.asked
        assert (state.gems, state.score, state.tiles) == (plain.gems, plain.score, plain.tiles)
        assert (state.target, state.bonus) == (plain.targets[plain.round_no], plain.bonuses[plain.round_no])
        for seat in state.asked:
            assert [move[0] for move in state.moves(seat)] == list(plain.legal_moves(seat))
            card = rng.choice(plain.legal_moves(seat)) if seed % 3 else plain.legal_moves(seat)[-1 - rng.randrange(2)]
            state.play(seat, f"play {card}")
            plain.apply(seat, card)
    assert state.result is not None
    assert state.result.winners == (plain.winner,)
    assert (state.gems, state.score, state.tiles) == (plain.gems, plain.score, plain.tiles)
    assert plain.asked == ()


def test_the_plain_class_refuses_what_is_against_the_rules() -> None:
    plain = PlainPsycle(random.Random(1))
    for card in (-1, 6, 7):
        with pytest.raises(ValueError, match="illegal"):
            plain.apply(0, card)
    plain.apply(0, 3)
    with pytest.raises(ValueError, match="illegal"):
        plain.apply(0, 3)


def test_a_deep_copy_copies_what_the_copy_of_a_state_copies() -> None:
    for state in some_states(10, seed=3):
        assert isinstance(state, PsycleState)
        shared = {id(state.setup): state.setup, id(state.components): state.components}
        deep = copy.deepcopy(state, shared)
        assert deep.save() == state.copy().save() == state.save()
        assert deep.gems is not state.gems
        assert deep.setup is state.setup


def test_every_figure_is_measured() -> None:
    figures = list(all_figures(TINY))
    assert all(figure.value.median > 0 for figure in figures)
    table = as_table(figures)
    assert all(figure.name in table for figure in figures)
    assert table.count("at least 1/3") == table.count("at most 3 µs") == 1


def test_the_command_writes_the_figures_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "figures.json"
    assert main(["--repeats", "1", "--games", "1", "--states", "2", "--json", str(target)]) in (0, 1)
    written = json.loads(target.read_text(encoding="utf-8"))
    assert written["size"] == {"repeats": 1, "games": 1, "states": 2}
    names = [figure["name"] for figure in written["figures"]]
    assert {"plain class", "kernel", "copy()", "save() and load"} <= set(names)
    assert "kernel" in capsys.readouterr().out


def test_looking_and_imagining_are_measured_in_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert views.main(["--positions", "2", "--rounds", "1"]) == 0
    told = capsys.readouterr().out
    assert all(f"| {game.name} | {max(game.player_counts)} |" in told for game in all_games())


def test_contenders_take_turns() -> None:
    order: list[str] = []

    def worker(name: str) -> Contender:
        def work(seed: int) -> int:
            order.append(name)
            return sum(range(1000))

        return Contender(name, work)

    timed = side_by_side([worker("a"), worker("b")], repeats=2)
    assert order == ["a", "b", "a", "b", "b", "a"]
    assert [(one.name, len(one.seconds), len(one.units)) for one in timed] == [("a", 2, 2), ("b", 2, 2)]


def test_a_spread_is_a_median_between_quartiles() -> None:
    assert Spread.of([4.0]) == Spread(4.0, 4.0, 4.0)
    assert Spread.of([1.0, 2.0, 3.0, 4.0, 5.0]) == Spread(3.0, 2.0, 4.0)
