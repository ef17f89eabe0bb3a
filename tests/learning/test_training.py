"""Training: round after round in a folder, repeatable, and going on where it was broken off."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from reverie.kernel import BadSetup
from reverie.learning.curves import write_curves
from reverie.learning.fitting import Fitting
from reverie.learning.paired_match import paired_match
from reverie.learning.self_play import Player
from reverie.learning.training import TrainingPlan, best_net, net_file, read_lines, train
from reverie.minds.value_net import read_net
from tests.learning.toy import GAME

PLACE = "tests.learning.toy:GAME"
PLAN = TrainingPlan(
    PLACE,
    rounds=1,
    first_games=40,
    games=10,
    looks=6,
    deals=3,
    options={"psycle_cap": 1},
    fitting=Fitting(hidden=(8,), epochs=3, batch=64),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("training")
    list(train(PLAN, GAME, made, processes=1))
    return made


def test_every_round_leaves_a_network_and_a_line(folder: Path) -> None:
    lines = read_lines(folder)
    assert [line["round"] for line in lines] == [0, 1]
    assert set(lines[1]["scores"]) == {"greedy", "round-0"}
    for line in lines:
        assert line["loss"] < 2 * line["loss_of_a_guess"]
        assert len(line["curve"]) == 3
    net = read_net(net_file(folder, 1).read_bytes())
    assert net.header["features"] == ["lead", "gems", "round"]
    assert net.header["trained"]["plan"]["seed"] == 1
    assert net.judge([2.0, 1.0, 1.0])[0] > net.judge([-2.0, 0.0, 1.0])[0], "a lead is worth something"


def test_the_same_plan_gives_the_same_networks(folder: Path, tmp_path: Path) -> None:
    list(train(PLAN, GAME, tmp_path, processes=1))
    assert net_file(tmp_path, 0).read_bytes() == net_file(folder, 0).read_bytes()


def test_what_was_broken_off_goes_on(folder: Path, tmp_path: Path) -> None:
    told: list[str] = []
    rounds = train(PLAN, GAME, tmp_path, 1, lambda what, *_: told.append(what))
    next(rounds)
    rounds.close()  # type: ignore[attr-defined]
    done = list(train(PLAN, GAME, tmp_path, 1))
    assert [one.number for one in done] == [1]
    assert dict.fromkeys(told) == dict.fromkeys(["play", "fit", "measure"])
    more = [one.number for one in train(replace(PLAN, rounds=2), GAME, tmp_path, 1)]
    assert more == [2], "more rounds of the same may be asked for"


def test_a_folder_of_another_plan_is_refused(folder: Path) -> None:
    with pytest.raises(BadSetup) as refused:
        list(train(replace(PLAN, looks=7), GAME, folder, 1))
    assert refused.value.code == "train-other-plan"


def test_the_best_network_and_the_picture(folder: Path) -> None:
    shares = [line["scores"]["greedy"]["share"] for line in read_lines(folder)]
    assert best_net(folder) == net_file(folder, 1 if shares[1] >= shares[0] else 0)
    picture = write_curves(folder).read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert json.dumps(picture).count("circle") == 4


def test_a_match_is_the_same_in_any_number_of_processes() -> None:
    alone, two = (
        paired_match(PLACE, 3, "greedy", Player(explore=1.0), deals=4, seed=5, processes=processes)
        for processes in (1, 2)
    )
    assert alone == two
    assert alone.games == 12
    assert alone.share > 1 / 3
