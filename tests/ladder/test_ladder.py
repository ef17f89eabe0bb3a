"""A ladder: its order, its file, its figures. The same plan comes to the same, however often it was broken off."""

import json
from collections import Counter
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

from reverie.games import find_game
from reverie.kernel import BadDocument, BadSetup
from reverie.ladder import (
    LadderPlan,
    LadderResults,
    open_results,
    pair_scores,
    play_ladder,
    read_all_results,
    results,
)
from reverie.ladder.picture import ladder_picture
from reverie.ladder.plan import Returns
from reverie.ladder.report import EARLIER, command_of, write_report
from reverie.ladder.scores import rate_levels
from reverie.minds.levels_digest import levels_digest
from reverie.minds.mind import Strength, shipped_net, strengths
from reverie.minds.value_net import ValueNet

PLAN = LadderPlan("psycle", ("random", "greedy"), deals=6)
THREE = LadderPlan("psycle", ("random", "greedy"), players=3, deals=2)


def played(folder: Path, plan: LadderPlan, most: int | None = None) -> LadderResults:
    """Go on with a ladder, for at most so many games."""
    results, writer = open_results(folder, plan)
    for returns in islice(play_ladder(plan, len(results.returns)), most):
        writer.write(returns)
        results.returns.append(returns)
    writer.close()
    return results


def test_each_deal_is_played_from_every_seat() -> None:
    games = list(THREE.games())
    assert len(games) == THREE.total == 6
    assert Counter((game.deal, game.seat) for game in games) == {
        (deal, seat): 1 for deal in (0, 1) for seat in range(3)
    }
    assert len({THREE.seed_of(deal) for deal in range(100)}) == 100
    assert THREE.matchups()[games[1].pairing, 1].policies == ("random", "greedy", "random")


def test_processes_change_nothing() -> None:
    assert list(play_ladder(PLAN, processes=2)) == list(play_ladder(PLAN))


def test_broken_off_and_gone_on_it_comes_to_the_same(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", PLAN)
    for part in (5, 4, None):
        pieces = played(tmp_path / "pieces", PLAN, part)
    assert pieces.returns == whole.returns
    files = [(tmp_path / folder / "psycle-2.jsonl").read_bytes() for folder in ("whole", "pieces")]
    assert files[0] == files[1]
    assert whole.deals == 6


def test_a_line_that_has_no_end_is_played_again(tmp_path: Path) -> None:
    whole = played(tmp_path, PLAN)
    file = tmp_path / "psycle-2.jsonl"
    text = file.read_bytes()
    for missing in (1, 3, len(text) - 5):
        file.write_bytes(text[:-missing])
        assert played(tmp_path, PLAN).returns == whole.returns
        assert file.read_bytes() == text


def test_more_deals_go_on_with_the_same_file(tmp_path: Path) -> None:
    few = played(tmp_path, PLAN)
    more = played(tmp_path, LadderPlan("psycle", ("random", "greedy"), deals=8))
    assert more.returns[: len(few.returns)] == few.returns
    assert len(more.returns) == 16
    again = played(tmp_path, PLAN)
    assert again.returns == few.returns


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (LadderPlan("psycle", ("random", "greedy"), deals=6, seed=2), "seed: 1 / 2"),
        (LadderPlan("psycle", ("greedy", "random"), deals=6), "levels"),
        (LadderPlan("psycle", ("random", "greedy"), deals=6, options={"psycle_cap": 1}), "options"),
    ],
)
def test_games_of_another_ladder_are_not_mixed_in(tmp_path: Path, other: LadderPlan, what: str) -> None:
    played(tmp_path, PLAN, 2)
    before = (tmp_path / "psycle-2.jsonl").read_bytes()
    with pytest.raises(BadDocument, match="ladder-other-plan") as caught:
        open_results(tmp_path, other)
    assert what in caught.value.facts["what"]
    assert (tmp_path / "psycle-2.jsonl").read_bytes() == before


def test_games_of_other_strengths_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A level is its looks and its temperature: with others it is another player under the same name."""
    plan = LadderPlan("psycle", ("greedy", "gentle", "easy"), deals=1, neighbours=True)
    played(tmp_path, plan, 2)
    file = tmp_path / "psycle-2.jsonl"
    before = file.read_bytes()
    told = json.loads(before.partition(b"\n")[0])["strengths"]
    known = strengths("psycle", 2)
    assert told == {level: list(known[level]) for level in ("gentle", "easy")}
    changed = {**known, "easy": Strength(1, 0.5)}
    monkeypatch.setattr(results, "strengths", lambda *_: changed)
    with pytest.raises(BadDocument, match="ladder-other-plan") as caught:
        open_results(tmp_path, plan)
    assert caught.value.facts["what"].startswith("strengths: gentle [")
    assert caught.value.facts["what"].endswith("easy [1, 0.5]")
    assert file.read_bytes() == before


@pytest.mark.parametrize("told", [None, "0123456789abcdef"])
def test_games_of_other_players_under_the_same_names_are_only_read(tmp_path: Path, told: str | None) -> None:
    """Other networks, or another way of choosing: no figure of this ladder may come of both."""
    plan = LadderPlan("psycle", ("greedy", "gentle"), deals=1)
    assert played(tmp_path, plan).is_of_today
    file = tmp_path / "psycle-2.jsonl"
    header, _, games = file.read_text(encoding="utf-8").partition("\n")
    kept = {name: each for name, each in json.loads(header).items() if name != "played_by"}
    other = kept if told is None else {**kept, "played_by": told}
    file.write_text(json.dumps(other) + "\n" + games, encoding="utf-8")
    [earlier] = read_all_results(tmp_path)
    assert not earlier.is_of_today
    with pytest.raises(BadDocument, match="ladder-other-levels"):
        open_results(tmp_path, plan)
    write_report(tmp_path, tmp_path / "ladder.md", tmp_path)
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8").count(EARLIER) == 1


def test_another_network_or_strength_or_way_is_another_player(monkeypatch: pytest.MonkeyPatch) -> None:
    setup, levels = find_game("psycle").setup(3), ("greedy", "gentle")
    usual, net = levels_digest(setup, levels), shipped_net("psycle", 3)
    assert usual == levels_digest(setup, levels) != levels_digest(setup, ("greedy", "easy"))
    assert net is not None
    other = ValueNet([*net.hidden, [[weight / 2 for weight in unit] for unit in net.last]], net.header)
    known = strengths("psycle", 3)
    changes = {"net_for": lambda _: other, "strengths": lambda *_: {**known, "gentle": Strength(1, 0.5)}, "WAY": 0}
    for name, change in changes.items():
        with monkeypatch.context() as changed:
            changed.setattr(f"reverie.minds.levels_digest.{name}", change)
            assert levels_digest(setup, levels) != usual, name


def test_a_file_that_does_not_say_its_strengths_is_only_read(tmp_path: Path) -> None:
    plan = LadderPlan("psycle", ("greedy", "gentle"), deals=1)
    played(tmp_path, plan)
    file = tmp_path / "psycle-2.jsonl"
    header, _, games = file.read_text(encoding="utf-8").partition("\n")
    older = {name: told for name, told in json.loads(header).items() if name != "strengths"}
    file.write_text(json.dumps(older) + "\n" + games, encoding="utf-8")
    assert [ladder.deals for ladder in read_all_results(tmp_path)] == [1]
    with pytest.raises(BadDocument, match="ladder-other-plan") as caught:
        open_results(tmp_path, plan)
    assert "strengths: - / gentle [" in caught.value.facts["what"]


@pytest.mark.parametrize("text", ["{}\n", "[1]\n", '{"format": "other"}\n', "\n", "\x00\n"])
def test_what_is_no_ladder_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "psycle-2.jsonl").write_text(text, encoding="utf-8")
    with pytest.raises(BadDocument, match="not-a-ladder"):
        list(read_all_results(tmp_path))


def test_games_of_another_number_of_seats_are_refused(tmp_path: Path) -> None:
    played(tmp_path, PLAN, 1)
    with (tmp_path / "psycle-2.jsonl").open("a", encoding="utf-8") as file:
        file.write("[1.0]\n")
    with pytest.raises(BadDocument, match="not-a-ladder"):
        list(read_all_results(tmp_path))


@pytest.mark.parametrize(
    ("levels", "more", "code"),
    [
        (("random",), {}, "ladder-levels"),
        (("random", "random"), {}, "ladder-levels"),
        (("random", "genius"), {}, "unknown-bot"),
        (("random", "greedy"), {"deals": 0}, "simulation-number"),
        (("random", "greedy"), {"players": 1}, "simulation-number"),
        (("random", "greedy"), {"players": 9}, "wrong-players"),
    ],
)
def test_what_cannot_be_played_is_refused(levels: tuple[str, ...], more: dict[str, int], code: str) -> None:
    with pytest.raises(BadSetup, match=code):
        LadderPlan("psycle", levels, **more)


def test_shares_are_counted_for_the_seat_of_the_stronger() -> None:
    plan = LadderPlan("psycle", ("random", "greedy"), deals=2)
    returns: list[Returns] = [(1.0, 0.0), (1.0, 0.0), (0.5, 0.5)]
    (score,) = pair_scores(plan, returns)
    assert (score.stronger, score.weaker, score.games, score.wins) == ("greedy", "random", 3, 1.5)
    assert score.low < score.share == score.even == 0.5 < score.high


def test_ratings_follow_the_wins() -> None:
    plan = LadderPlan("psycle", ("random", "greedy"), deals=30)
    weaker, stronger = rate_levels(plan, list(play_ladder(plan)))
    assert (weaker.level, stronger.level) == ("random", "greedy")
    assert weaker.mu + 3 * weaker.sigma < stronger.mu
    even = rate_levels(plan, [(0.5, 0.5)] * 60)
    assert even[0].mu == pytest.approx(even[1].mu)


def test_the_report_says_it_all_and_keeps_its_introduction(tmp_path: Path) -> None:
    results = played(tmp_path / "results", PLAN)
    played(tmp_path / "results", THREE)
    document = tmp_path / "docs" / "ladder.md"
    document.parent.mkdir()
    document.write_text("# How strong\n\nOur own words.\n\n", encoding="utf-8")
    for _ in range(2):
        assert write_report(tmp_path / "results", document, tmp_path / "docs" / "pictures") == 2
    text = document.read_text(encoding="utf-8")
    assert text.startswith("# How strong\n\nOur own words.\n\n<!--")
    assert text.count("## Psycle") == 1
    assert "12 games a pair, 6 deals" in text
    assert "one of them among 2 of the other" in text
    assert "(pictures/ladder-psycle.svg)" in text
    assert command_of(results) == "reverie ladder psycle --players 2 --levels random,greedy --deals 6 --seed 1"
    assert command_of(results) in text
    ElementTree.parse(tmp_path / "docs" / "pictures" / "ladder-psycle.svg")


def test_the_picture_tells_itself_in_words() -> None:
    ratings = rate_levels(PLAN, [(1.0, 0.0), (0.0, 1.0)])
    root = ElementTree.fromstring(ladder_picture("Psycle & more", ratings))
    assert "Psycle & more: greedy" in root.attrib["aria-label"]


def test_a_line_is_what_came_of_a_game(tmp_path: Path) -> None:
    results = played(tmp_path, PLAN, 1)
    header, line = (tmp_path / "psycle-2.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(header)["levels"] == ["random", "greedy"]
    assert tuple(json.loads(line)) == results.returns[0]
