"""Ledger PS-007 and PS-083: which numbers a table may change, how far, and what is refused."""

from typing import Any

import pytest

from reverie.games.psycle import GAME
from reverie.kernel import BadSetup, content_hash
from tests.psycle.tables import all_zero, play_round, random_game, table


def six_cards(beats: list[list[int]]) -> list[dict[str, Any]]:
    """The printed cards with another circle of strength, mirrored as PS-083 wants it."""
    printed = GAME.raw_content["cards"]
    return [
        {**card, "beats": beats[number], "loses_to": [other for other in range(6) if number in beats[other]]}
        for number, card in enumerate(printed)
    ]


def changed(**overrides: Any) -> Any:
    return overrides


def rounds(count: int, target: int = 1, bonus: int = 0) -> dict[str, Any]:
    return {"rounds_per_psycle": count, "targets": [target] * count, "bonuses": [bonus] * count}


CIRCLE_OF_FIVE = [[], [2, 3], [3, 4], [4, 5], [5, 1], [1, 2]]

ALLOWED = {
    "start 1": changed(gems={"start": 1}),
    "start 20": changed(gems={"start": 20}),
    "penalty 0": changed(gems={"penalty_per_gem": 0}),
    "penalty 9": changed(gems={"penalty_per_gem": 9}),
    "one round": rounds(1),
    "nine rounds": rounds(9),
    "targets all 1": changed(targets=[1] * 5),
    "targets all 5": changed(targets=[5] * 5),
    "bonuses all 0": changed(bonuses=[0] * 5),
    "bonuses all 9": changed(bonuses=[9] * 5),
    "stars 0": changed(cards={"5": {"stars": 0}}),
    "stars 9": changed(cards={"1": {"stars": 9}}),
    "a 0 with stars": changed(cards={"0": {"stars": 9}}),
    "nobody beats anybody": changed(cards=six_cards([[]] * 6)),
    "another circle": changed(cards=six_cards(CIRCLE_OF_FIVE)),
    "what is printed": changed(gems={"total": 50}, colors=["pink", "orange", "blue", "green"]),
}


@pytest.mark.clause("PS-007", "PS-083")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("overrides", ALLOWED.values(), ids=ALLOWED)
def test_each_bound_can_be_played_to_the_end(overrides: dict[str, Any], players: int) -> None:
    for state in random_game(players, 5, cap=3, overrides=overrides):
        assert state.problems() == []
    assert state.is_over


REFUSED = {
    "four targets": (changed(targets=[1, 2, 3, 4]), "psycle-one-tile-a-round", "PS-007", "targets"),
    "six targets": (changed(targets=[1, 2, 3, 4, 5, 5]), "psycle-one-tile-a-round", "PS-007", "targets"),
    "four bonuses": (changed(bonuses=[1, 1, 2, 2]), "psycle-one-tile-a-round", "PS-007", "bonuses"),
    "more rounds than tiles": (changed(rounds_per_psycle=6), "psycle-one-tile-a-round", "PS-007", "targets"),
    "target 0": (changed(targets=[1, 2, 0, 4, 5]), "content-between", "PS-007", "targets[2]"),
    "target 6": (changed(targets=[1, 2, 3, 4, 6]), "content-between", "PS-007", "targets[4]"),
    "bonus -1": (changed(bonuses=[-1, 1, 2, 2, 3]), "content-between", "PS-007", "bonuses[0]"),
    "bonus 10": (changed(bonuses=[1, 10, 2, 2, 3]), "content-between", "PS-007", "bonuses[1]"),
    "bonus 1.5": (changed(bonuses=[1, 1.5, 2, 2, 3]), "wrong-type", "", "bonuses[1]"),
    "bonus in words": (changed(bonuses=["one", 1, 2, 2, 3]), "wrong-type", "", "bonuses[0]"),
    "bonus yes": (changed(bonuses=[True, 1, 2, 2, 3]), "wrong-type", "", "bonuses[0]"),
    "targets no list": (changed(targets=3), "wrong-type", "", "targets"),
    "no rounds": (rounds(0), "content-between", "PS-083", "rounds_per_psycle"),
    "ten rounds": (rounds(10), "content-between", "PS-083", "rounds_per_psycle"),
    "start 0": (changed(gems={"start": 0}), "content-between", "PS-083", "gems.start"),
    "start 21": (changed(gems={"start": 21}), "content-between", "PS-083", "gems.start"),
    "start none": (changed(gems={"start": None}), "wrong-type", "", "gems.start"),
    "penalty -1": (changed(gems={"penalty_per_gem": -1}), "content-between", "PS-083", "gems.penalty_per_gem"),
    "penalty 10": (changed(gems={"penalty_per_gem": 10}), "content-between", "PS-083", "gems.penalty_per_gem"),
    "stars -1": (changed(cards={"1": {"stars": -1}}), "content-between", "PS-083", "cards[1].stars"),
    "stars 10": (changed(cards={"4": {"stars": 10}}), "content-between", "PS-083", "cards[4].stars"),
    "0 beats": (
        changed(cards=six_cards([[5], [], [], [], [], []])),
        "psycle-zero-beats-nothing",
        "PS-083",
        "cards[0].beats",
    ),
    "beats itself": (
        changed(cards=six_cards([[], [], [2], [], [], []])),
        "psycle-beats-itself",
        "PS-083",
        "cards[2].beats",
    ),
    "beat each other": (
        changed(cards=six_cards([[], [3], [], [1], [], []])),
        "psycle-beat-each-other",
        "PS-083",
        "cards[1].beats",
    ),
    "beats a 6": (
        changed(cards={"5": {"beats": [0, 2, 3, 4, 6]}}),
        "psycle-beats-unknown",
        "PS-083",
        "cards[5].beats",
    ),
    "beats twice": (
        changed(cards={"1": {"beats": [0, 0, 5]}}),
        "psycle-beats-unknown",
        "PS-083",
        "cards[1].beats",
    ),
    "no mirror": (changed(cards={"5": {"loses_to": []}}), "psycle-loses-to-mirror", "PS-083", "cards[5].loses_to"),
    "another cost": (changed(cards={"3": {"cost": 2}}), "content-fixed", "PS-083", "cards[3].cost"),
    "another number": (changed(cards={"3": {"number": 4}}), "psycle-cards-numbers", "PS-083", "cards"),
    "five cards": (
        changed(cards=six_cards([[]] * 6)[:5]),
        "psycle-cards-numbers",
        "PS-083",
        "cards",
    ),
    "more gems": (changed(gems={"total": 51}), "content-fixed", "PS-083", "gems.total"),
    "a shortage rule": (changed(gems={"shortage": "share"}), "content-fixed", "PS-083", "gems.shortage"),
    "three tiles to win": (changed(victory_tiles={"to_win": 3}), "content-fixed", "PS-083", "victory_tiles"),
    "more victory tiles": (changed(victory_tiles={"total": 7}), "content-fixed", "PS-083", "victory_tiles"),
    "a longer track": (changed(track={"max": 40}), "content-fixed", "PS-083", "track"),
    "another tie rule": (changed(tie_at_top={"2": "each"}), "content-fixed", "PS-083", "tie_at_top"),
    "another gain card": (changed(gain_card=1), "content-fixed", "PS-083", "gain_card"),
    "five players": (changed(players={"max": 5}), "content-fixed", "PS-083", "players"),
    "other colours": (changed(colors=["red", "blue"]), "content-fixed", "PS-083", "colors"),
    "an unknown number": (changed(dice=2), "unknown-content", "", "dice"),
    "an unknown gem number": (changed(gems={"spare": 3}), "unknown-content", "", "gems.spare"),
    "an unknown card number": (changed(cards={"6": {"stars": 1}}), "unknown-content", "", "cards.6"),
    "an unknown card field": (changed(cards={"5": {"colour": 1}}), "unknown-content", "", "cards.5.colour"),
    "an odd card number": (changed(cards={"²": {"stars": 1}}), "unknown-content", "", "cards.²"),
}


@pytest.mark.clause("PS-007", "PS-083")
@pytest.mark.parametrize(("overrides", "code", "clause", "path"), REFUSED.values(), ids=REFUSED)
def test_each_refusal_says_what_where_and_why(overrides: dict[str, Any], code: str, clause: str, path: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        table(overrides=overrides)
    assert (refusal.value.code, refusal.value.clause, refusal.value.path) == (code, clause, path)


@pytest.mark.clause("PS-007")
def test_a_change_of_tiles_is_played_with() -> None:
    state = table(overrides=rounds(3, target=4, bonus=9))
    assert state.shown == [(4, 9)]
    play_round(state, 4, 3)
    assert state.score == [1 + 9, 0]
    play_round(state, 4, 3)
    play_round(state, 0, 0)
    assert (state.psycle_no, state.tiles) == (2, [1, 0])


@pytest.mark.clause("PS-083")
def test_a_change_of_gems_and_stars_is_played_with() -> None:
    overrides = {"gems": {"start": 3, "penalty_per_gem": 4}, "cards": {"2": {"stars": 7}}}
    state = table(overrides=overrides, pairs=[(1, 1)])
    assert state.gems == [3, 3]
    play_round(state, 2, 1)
    assert (state.gems, state.score) == ([1, 2], [7, 0])
    assert GAME.readings(state)["final"] == [7 - 4, 0 - 8]


@pytest.mark.clause("PS-083")
def test_another_circle_of_strength_is_played_with() -> None:
    state = table(3, overrides={"cards": six_cards(CIRCLE_OF_FIVE)}, pairs=[(4, 1)])
    play_round(state, 5, 1, 3)
    assert state.score == [1, 3, 2], "in this circle 5 beats 1, 1 beats 3 and 3 beats 5"


@pytest.mark.clause("PS-083")
def test_with_one_gem_there_is_still_a_choice() -> None:
    state = table(overrides={"gems": {"start": 1}})
    assert [move[0] for move in state.moves(0)] == [0, 1]
    all_zero(state)
    assert state.asked == (0, 1)


@pytest.mark.clause("PS-007")
def test_changed_content_is_other_content() -> None:
    printed, other = GAME.setup(2), GAME.setup(2, overrides={"bonuses": [1, 1, 1, 2, 2]})
    assert printed.content_hash == content_hash(GAME.raw_content) != other.content_hash
    assert GAME.setup(2, overrides={"bonuses": [1, 1, 1, 2, 2]}).content_hash == other.content_hash
    assert GAME.raw_content["bonuses"] == [1, 1, 2, 2, 3]


def test_the_ten_examples_of_the_content_recompute() -> None:
    for example in GAME.raw_content["examples"]:
        played = {14: 1, 17: 3}.get(int(example["id"][1:]), 0)
        tiles = {"target": example["target"], "bonus": example["bonus"]}
        state = table(len(example["cards"]), gems=example["gems"], round_no=played + 1, **tiles)
        play_round(state, *example["cards"])
        assert state.score == example["points"], example["id"]
        assert state.gems == example["gems_after"], example["id"]
        assert state.supply == example["supply_after"], example["id"]
