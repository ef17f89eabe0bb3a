"""Ledger 2.10: two victory tiles, or the cap."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from reverie.games.psycle import GAME
from reverie.games.psycle.moves import PLAYS
from reverie.kernel import BadPosition, BadSetup, GameOver, Result
from tests.psycle.tables import COUNTS, all_zero, as_bytes, kinds, last_round, one, play_rounds, random_game, table


def tops(players: int) -> Iterator[tuple[int, ...]]:
    """Every set of seats that can share the top of a Psycle."""
    for size in range(1, players + 1):
        yield from combinations(range(players), size)


def finals(players: int, top: tuple[int, ...]) -> list[int]:
    return [3 if seat in top else 0 for seat in range(players)]


def next_tiles(tiles: tuple[int, ...], top: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles after a Psycle with this top, as the engine awards them."""
    state = last_round(finals(len(tiles), top), tiles=list(tiles))
    all_zero(state)
    assert state.is_over == (max(state.tiles) == 2)
    return tuple(state.tiles)


@pytest.mark.clause("PS-076")
@pytest.mark.parametrize("players", COUNTS)
def test_the_game_ends_when_the_tiles_are_awarded_and_only_then(players: int) -> None:
    state = table(players, tiles=[1, *[0] * (players - 1)])
    for _ in range(4):
        play_rounds(state, (1, *[0] * (players - 1)))
        assert not state.is_over, "seat 0 cannot lose any more, but the Psycle is not over"
    events = play_rounds(state, (1, *[0] * (players - 1)))
    assert kinds(events)[-3:] == ["psycle_ended", "tile_awarded", "game_ended"]
    assert (state.is_over, state.tiles[0]) == (True, 2)


@pytest.mark.clause("PS-076")
@pytest.mark.parametrize("players", COUNTS)
def test_a_first_tile_does_not_end_the_game(players: int) -> None:
    state = last_round(finals(players, (0,)))
    events = all_zero(state)
    assert (state.is_over, state.tiles[0]) == (False, 1)
    assert "game_ended" not in kinds(events)


@pytest.mark.clause("PS-089")
@pytest.mark.parametrize("players", COUNTS)
def test_after_the_end_all_stays_as_the_last_psycle_left_it(players: int) -> None:
    state = last_round(finals(players, (0,)), tiles=[1, *[0] * (players - 1)])
    psycle_no, shown = state.psycle_no, list(state.shown)
    events = all_zero(state)
    assert kinds(events)[-3:] == ["psycle_ended", "tile_awarded", "game_ended"], "no new Psycle follows"
    assert state.gems == [1] * players
    assert state.score == [4, *[1] * (players - 1)]
    assert (state.shown, state.psycle_no, state.round_no) == (shown, psycle_no, 5)
    assert GAME.readings(state)["final"] == finals(players, (0,))


@pytest.mark.clause("PS-089")
@pytest.mark.parametrize("players", COUNTS)
def test_after_the_end_nobody_owes_anything_and_every_play_is_refused(players: int) -> None:
    *_, state = random_game(players, 2)
    before = as_bytes(state.save())
    assert (state.asked, state.ask, state.view(0)["decision"]) == ((), None, None)
    tries: list[Any] = [*PLAYS, "play 0", "play 99", "nonsense", "", None]
    for seat in (*range(players), players, -1):
        for move in tries:
            for decision in (None, state.decision, 1):
                with pytest.raises(GameOver) as refusal:
                    state.play(seat, move, decision=decision)
                assert (refusal.value.code, refusal.value.clause) == ("game-over", "PS-089")
    for seat in range(players):
        assert (state.moves(seat), state.default_move(seat)) == ((), None)
    assert as_bytes(state.save()) == before


@pytest.mark.clause("PS-077")
def test_a_player_with_two_tiles_wins() -> None:
    state = last_round((0, 5), tiles=[1, 1])
    events = all_zero(state)
    assert state.result == Result((1,), (1, 2), (0.0, 1.0), "tiles")
    assert one(events, "game_ended") == {"winners": [1], "returns": [0.0, 1.0], "reason": "tiles"}


@pytest.mark.clause("PS-077")
def test_several_may_win_together() -> None:
    """E15: tiles 1, 1, 0 and finals 6, 6, 2."""
    state = last_round((6, 6, 2), tiles=[1, 1, 0])
    all_zero(state)
    assert (state.tiles, state.tile_supply) == ([2, 2, 0], 2)
    assert state.result == Result((0, 1), (2, 2, 0), (0.5, 0.5, 0.0), "tiles")


@pytest.mark.clause("PS-078")
def test_sharing_the_last_top_with_one_tile_wins_nothing() -> None:
    state = last_round((6, 6, 2), tiles=[1, 0, 1])
    all_zero(state)
    assert state.tiles == [2, 1, 1]
    assert state.result == Result((0,), (2, 1, 1), (1.0, 0.0, 0.0), "tiles")


@pytest.mark.clause("PS-079")
@pytest.mark.parametrize("players", COUNTS)
def test_each_of_k_winners_returns_one_kth_and_losers_nothing(players: int) -> None:
    sizes = range(1, players + 1) if players > 2 else (1,)
    for size in sizes:
        winners = tuple(range(size))
        state = last_round(finals(players, winners), tiles=[1] * players)
        all_zero(state)
        assert state.result is not None
        assert state.result.winners == winners
        assert state.result.returns == (1 / size,) * size + (0.0,) * (players - size)
        assert sum(state.result.returns) == pytest.approx(1)


@pytest.mark.clause("PS-080")
@pytest.mark.parametrize("players", [3, 4])
def test_how_long_a_game_lasts_with_three_or_four(players: int) -> None:
    """Every award that can follow on every award, through the engine: 2 to n + 1 Psycles, never a third tile."""
    reached, length, lengths = {(0,) * players}, 0, []
    while reached:
        length += 1
        after = {next_tiles(tiles, top) for tiles in reached for top in tops(players)}
        assert max(max(tiles) for tiles in after) <= 2
        reached = {tiles for tiles in after if max(tiles) < 2}
        if len(reached) < len(after):
            lengths.append(length)
    assert lengths == list(range(2, players + 2))


@pytest.mark.clause("PS-080")
def test_how_long_a_game_lasts_with_two() -> None:
    """Two or three decided Psycles; a tie changes nothing and may come any number of times."""
    assert next_tiles((0, 0), (0, 1)) == (0, 0)
    assert next_tiles((1, 1), (0, 1)) == (1, 1)
    assert next_tiles((0, 0), (0,)) == (1, 0)
    assert next_tiles((1, 0), (0,)) == (2, 0), "two decided Psycles"
    assert next_tiles((1, 0), (1,)) == (1, 1)
    assert next_tiles((1, 1), (1,)) == (1, 2), "three, and no more are possible"


@pytest.mark.clause("PS-080")
@pytest.mark.parametrize("players", COUNTS)
def test_random_games_keep_to_these_lengths(players: int) -> None:
    for seed in range(30):
        ties = 0
        last = 1
        for state in random_game(players, seed):
            ties += state.psycle_no > last and sum(state.tiles) < state.psycle_no - 1 - ties
            last = state.psycle_no
            assert max(state.tiles) <= 2
        assert 2 <= state.psycle_no - ties <= (3 if players == 2 else players + 1)
        assert players == 2 or ties == 0


@pytest.mark.clause("PS-081")
@pytest.mark.parametrize("cap", [1, 2, 5])
def test_the_cap_ends_a_game_that_ties_for_ever(cap: int) -> None:
    state = table(cap=cap)
    events = play_rounds(state, *[(0, 0)] * 5 * cap)
    assert (state.is_over, state.psycle_no) == (True, cap)
    assert state.result == Result((0, 1), (0, 0), (0.5, 0.5), "cap")
    last = [event.facts for event in events if event.kind == "psycle_ended"][-1]
    assert (last["tie"], last["replay"]) == (True, False), "the last tie is not replayed"


@pytest.mark.clause("PS-081")
def test_at_the_cap_most_tiles_win() -> None:
    state = last_round((5, 0, 0), cap=1)
    all_zero(state)
    assert state.result == Result((0,), (1, 0, 0), (1.0, 0.0, 0.0), "cap")
    state = last_round((5, 0, 5, 0), cap=2, tiles=[0, 1, 0, 0])
    all_zero(state)
    assert state.result == Result((0, 1, 2), (1, 1, 1, 0), (1 / 3, 1 / 3, 1 / 3, 0.0), "cap")


@pytest.mark.clause("PS-081")
def test_two_tiles_come_before_the_cap() -> None:
    state = last_round((5, 0), cap=2, tiles=[1, 0])
    all_zero(state)
    assert state.result == Result((0,), (2, 0), (1.0, 0.0), "tiles")


@pytest.mark.clause("PS-081")
def test_without_a_cap_the_game_goes_on() -> None:
    assert GAME.setup(2).options == {"psycle_cap": None}
    state = table()
    play_rounds(state, *[(0, 0)] * 5 * 12)
    assert (state.psycle_no, state.is_over) == (13, False)


@pytest.mark.clause("PS-081")
@pytest.mark.parametrize("cap", [0, -1, 1.0, "3", True, [1]])
def test_a_cap_is_none_or_a_whole_number_from_1(cap: Any) -> None:
    with pytest.raises(BadSetup) as refusal:
        table(cap=cap)
    assert (refusal.value.code, refusal.value.clause) == ("option-at-least", "PS-081")
    assert (refusal.value.facts["name"], refusal.value.facts["minimum"]) == ("psycle_cap", 1)


@pytest.mark.clause("PS-081")
def test_no_psycle_is_played_beyond_the_cap() -> None:
    with pytest.raises(BadPosition) as refusal:
        table(cap=2, psycle_no=3, tiles=[1, 1])
    assert (refusal.value.code, refusal.value.clause) == ("psycle-bad-number", "PS-081")
