"""Ledger 6, used to refuse: positions that no game can reach, each with the reason; and what a position fills in."""

from typing import Any

import pytest

from reverie.games.psycle import GAME
from reverie.kernel import BadPosition, FastChance, ScriptedChance
from tests.psycle.tables import COUNTS, as_bytes, random_tables, table

REFUSED: dict[str, tuple[int, dict[str, Any], str, str, str]] = {
    "too few gem counts": (2, {"gems": [10]}, "wrong-length", "", "gems"),
    "too few gem counts, with cards": (2, {"gems": [10], "committed": [3, 3]}, "wrong-length", "", "gems"),
    "too many scores": (2, {"score": [0, 0, 0]}, "wrong-length", "", "score"),
    "no tiles for anybody": (3, {"tiles": []}, "wrong-length", "", "tiles"),
    "gems before round 1": (2, {"gems": [9, 10]}, "position-between", "PS-050", "gems[0]"),
    "negative gems": (2, {"round_no": 5, "gems": [-1, 10]}, "position-between", "PS-050", "gems[0]"),
    "0 gems in round 2": (2, {"round_no": 2, "gems": [0, 10]}, "position-between", "PS-050", "gems[0]"),
    "more gems than a seat can gain": (3, {"round_no": 2, "gems": [5, 5, 16]}, "position-between", "PS-050", "gems[2]"),
    "more gems than two can have": (2, {"round_no": 3, "gems": [11, 10]}, "psycle-too-many-gems", "PS-050", "gems"),
    "more than three": (3, {"round_no": 2, "gems": [15, 15, 6]}, "psycle-too-many-gems", "PS-050", "gems"),
    "points before any round": (2, {"score": [1, 0]}, "position-between", "PS-052", "score[0]"),
    "negative points": (2, {"round_no": 2, "score": [0, -1]}, "position-between", "PS-052", "score[1]"),
    "more points than a round gives": (2, {"round_no": 2, "score": [7, 0]}, "position-between", "PS-052", "score[0]"),
    "two tiles and no end": (2, {"tiles": [2, 0]}, "position-between", "PS-080", "tiles[0]"),
    "negative tiles": (2, {"tiles": [0, -1]}, "position-between", "PS-080", "tiles[1]"),
    "a tile in the first Psycle": (2, {"psycle_no": 1, "tiles": [1, 0]}, "psycle-tiles-and-number", "PS-080", "tiles"),
    "two tiles after one Psycle of two": (
        2,
        {"psycle_no": 2, "tiles": [1, 1]},
        "psycle-tiles-and-number",
        "PS-080",
        "tiles",
    ),
    "a Psycle of three without a tile": (3, {"psycle_no": 2}, "psycle-tiles-and-number", "PS-080", "tiles"),
    "Psycle 0": (2, {"psycle_no": 0}, "psycle-bad-number", "PS-081", "psycle_no"),
    "round 0": (2, {"round_no": 0}, "position-between", "PS-032", "round_no"),
    "round 6": (2, {"round_no": 6}, "position-between", "PS-032", "round_no"),
    "nothing shown": (2, {"shown": []}, "position-between", "PS-032", "round_no"),
    "shown for another round": (2, {"round_no": 2, "shown": [[1, 1]]}, "psycle-shown", "PS-036", "shown"),
    "another target than shown": (2, {"shown": [[1, 1]], "target": 2}, "psycle-shown", "PS-036", "shown"),
    "a target twice": (
        2,
        {"shown": [[1, 1], [1, 2]]},
        "psycle-tiles-do-not-add-up",
        "PS-072",
        "target_pile",
    ),
    "a tile too few": (2, {"target_pile": [1, 2]}, "psycle-tiles-do-not-add-up", "PS-072", "target_pile"),
    "a bonus that does not exist": (
        2,
        {"shown": [[1, 1]], "bonus_pile": [1, 2, 2, 4]},
        "psycle-tiles-do-not-add-up",
        "PS-072",
        "bonus_pile",
    ),
    "a target that does not exist": (
        2,
        {"target": 6},
        "psycle-tiles-do-not-add-up",
        "PS-072",
        "target_pile",
    ),
    "cards of too few": (2, {"round_no": 2, "revealed": [[1]]}, "psycle-bad-revealed", "PS-040", "revealed"),
    "a 6 was played": (2, {"round_no": 2, "revealed": [[1, 6]]}, "psycle-bad-revealed", "PS-040", "revealed"),
    "cards of a round to come": (2, {"revealed": [[1, 1]]}, "wrong-length", "PS-040", "revealed"),
    "a card too dear": (
        2,
        {"round_no": 3, "gems": [2, 5], "committed": [3, None]},
        "psycle-too-dear",
        "PS-038",
        "committed[0]",
    ),
    "a card that does not exist": (2, {"committed": [None, 6]}, "psycle-too-dear", "PS-038", "committed[1]"),
    "a card for nobody": (2, {"committed": [1, None, None]}, "wrong-length", "", "committed"),
    "a word for a card": (2, {"committed": ["three", None]}, "wrong-type", "", "position.committed[0]"),
    "gems in words": (2, {"gems": ["ten", 10]}, "wrong-type", "", "position.gems[0]"),
    "half a gem": (2, {"gems": [10, 9.5]}, "wrong-type", "", "position.gems[1]"),
    "a round that is true": (2, {"round_no": True}, "wrong-type", "", "position.round_no"),
    "gems of nobody": (2, {"gems": None}, "wrong-type", "", "position.gems"),
    "half a pair": (2, {"shown": [[1]]}, "out-of-range", "", "position.shown[0]"),
    "an unknown field": (2, {"moon": 1}, "unknown-field", "", "position"),
}


@pytest.mark.parametrize(("players", "position", "code", "clause", "path"), REFUSED.values(), ids=REFUSED)
def test_an_impossible_position_is_refused(
    players: int, position: dict[str, Any], code: str, clause: str, path: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        table(players, **position)
    assert (refusal.value.code, refusal.value.clause, refusal.value.path) == (code, clause, path)


@pytest.mark.parametrize("players", COUNTS)
def test_every_position_of_a_game_can_be_laid_out_again(players: int) -> None:
    """Given in full, a position is the same to every watcher; only the number of the decision begins anew."""
    for state in random_tables(players, 60):
        if state.is_over:
            continue
        laid = table(players, **state.save()["fields"], committed=state.committed)
        for watcher in (*range(players), None):
            old, new = state.view(watcher), laid.view(watcher)
            for view in (old, new):
                view.pop("decisions")
                view["decision"].pop("number")
            assert as_bytes(new) == as_bytes(old)
        assert (laid.target_pile, laid.bonus_pile) == (state.target_pile, state.bonus_pile)
        assert laid.decision == 1


@pytest.mark.parametrize("round_no", [1, 2, 3, 4, 5])
def test_what_is_not_given_fits_what_is(round_no: int) -> None:
    state = table(3, round_no=round_no, target=4, bonus=3)
    assert (state.target, state.bonus, len(state.shown)) == (4, 3, round_no)
    assert state.problems() == []
    state = table(3, shown=[(4, 3), (1, 1)])
    assert (state.round_no, state.target, state.bonus) == (2, 1, 1)
    assert sorted(state.target_pile) == [2, 3, 5]


def test_piles_keep_the_order_of_set_up() -> None:
    fresh = table(pairs=[(5, 1), (4, 1), (3, 2), (2, 2), (1, 3)])
    assert fresh.target_pile == (4, 3, 2, 1)
    laid = table(pairs=[(5, 1), (4, 1), (3, 2), (2, 2), (1, 3)], round_no=2, gems=[8, 8])
    assert (laid.shown, laid.target_pile, laid.bonus_pile) == ([(5, 1), (4, 1)], (3, 2, 1), (2, 2, 3))


def test_the_number_of_the_psycle_follows_from_the_tiles() -> None:
    assert table(tiles=[1, 1]).psycle_no == 3
    assert table(4, tiles=[1, 1, 1, 0]).psycle_no == 4
    assert table(2, psycle_no=9).psycle_no == 9, "two players may have tied often"


@pytest.mark.parametrize("players", COUNTS)
def test_a_game_that_began_in_the_middle_can_be_kept_like_any_other(players: int) -> None:
    state = table(players, round_no=3, gems=[8] * players)
    while state.psycle_no == 1:
        seat = state.asked[0]
        state.play(seat, state.moves(seat)[seat % 2])
        assert state.problems() == []
        assert as_bytes(GAME.load(state.save()).save()) == as_bytes(state.save())


def test_scores_is_another_name_for_score() -> None:
    assert table(round_no=3, scores=[6, 2]).score == [6, 2]


def test_cards_may_lie_face_down() -> None:
    state = table(3, committed=[None, 5, None])
    assert (state.committed, state.asked) == ([None, 5, None], (0, 2))
    state = table(3, round_no=4, gems=[0, 3, 3], committed=[0, 3, None])
    assert (state.committed, state.asked) == ([0, 3, None], (2,)), "the 0 of seat 0 is the automatic one"


def test_where_all_cards_lie_the_round_is_played() -> None:
    state = table(target=3, bonus=2, committed=[3, 1])
    assert (state.round_no, state.score, state.gems) == (2, [4, 0], [7, 9])


def test_pairs_force_both_piles() -> None:
    assert GAME.script({"tiles": [[3, 2], [1, 1]]}) == {"targets": [3, 1], "bonuses": [2, 1]}
    assert GAME.script({"targets": [5], "bonuses": [3]}) == {"targets": [5], "bonuses": [3]}
    state = table(pairs=[(3, 2)])
    assert (state.target, state.bonus) == (3, 2)


@pytest.mark.parametrize(("tiles", "path"), [([3], "chance.tiles[0]"), ([[3, 2], [1]], "chance.tiles[1]")])
def test_pairs_that_are_none(tiles: list[Any], path: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.script({"tiles": tiles})
    assert refusal.value.path == path


@pytest.mark.parametrize("pair", [(6, 1), (3, 4), (0, 1)])
def test_tiles_that_are_not_in_the_box_cannot_be_forced(pair: tuple[int, int]) -> None:
    with pytest.raises(BadPosition, match="chance-impossible"):
        GAME.new(2, ScriptedChance(GAME.script({"tiles": [pair]}), FastChance(1)))


def test_forced_tiles_go_on_into_the_next_psycle() -> None:
    first = [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)]
    state = table(pairs=[*first, (4, 3)])
    for _ in range(5):
        for seat in (0, 1):
            state.play(seat, "play 0")
    assert (state.psycle_no, state.target, state.bonus) == (2, 4, 3)
