"""Ledger 2.5: tiles come up, everybody chooses, all cards turn over together."""

from typing import Any

import pytest

from reverie.games.psycle import GAME
from reverie.games.psycle.moves import PLAYS, Play
from reverie.games.psycle.rounds import RevealTiles
from reverie.kernel import (
    UNKNOWN,
    Ask,
    FastChance,
    IllegalMove,
    NotAsked,
    Refused,
    StaleDecision,
    Unreadable,
    move_text,
)
from tests.psycle.tables import (
    COUNTS,
    NUMBERS,
    as_bytes,
    every_choice,
    every_round,
    kinds,
    one,
    play_round,
    play_rounds,
    random_game,
    random_tables,
    started,
    table,
)

TILES = [(3, 2), (1, 1), (5, 1), (2, 2), (4, 3)]


@pytest.mark.clause("PS-034")
def test_the_top_tiles_come_up_together_before_anybody_chooses() -> None:
    state, events = started()
    assert kinds(events) == ["psycle_started", "tiles_revealed"]
    revealed = one(events, "tiles_revealed")
    assert revealed == {"round_no": 1, "target": state.target, "bonus": state.bonus}
    assert state.asked == (0, 1)


@pytest.mark.clause("PS-034")
def test_the_tiles_hold_for_one_round_only() -> None:
    state = table(pairs=TILES)
    play_round(state, 3, 0)
    assert state.score == [2 + 2, 0]
    play_round(state, 3, 0)
    assert state.score == [2 + 2 + 2, 0], "the 3 was the target of the first round only"
    play_round(state, 1, 2)
    assert (state.target, state.bonus) == (2, 2)


@pytest.mark.clause("PS-035")
@pytest.mark.parametrize("players", COUNTS)
def test_nobody_is_asked_to_turn_the_tiles(players: int) -> None:
    assert not issubclass(RevealTiles, Ask)
    for state in random_game(players, 3):
        assert state.ask is None or state.ask.question == "choose-card"


@pytest.mark.clause("PS-036")
def test_revealed_tiles_stay_in_sight_and_what_is_left_is_known_as_a_set() -> None:
    state = table(pairs=TILES)
    for count in range(1, 6):
        for seat in (0, 1, None):
            view = state.view(seat)
            assert view["shown"] == [list(pair) for pair in TILES[:count]]
            assert view["target_pile"] == sorted(target for target, _ in TILES[count:])
            assert view["bonus_pile"] == sorted(bonus for _, bonus in TILES[count:])
        if count < 5:
            play_round(state, 1, 1)


@pytest.mark.clause("PS-037")
@pytest.mark.parametrize("players", COUNTS)
def test_every_player_lays_one_card_face_down(players: int) -> None:
    state = table(players)
    for seat in range(players - 1):
        events = state.play(seat, PLAYS[seat])
        assert kinds(events) == ["committed"]
        assert state.committed[seat] == seat
        assert state.asked == tuple(range(seat + 1, players))


@pytest.mark.clause("PS-038", "PS-041")
@pytest.mark.parametrize("gems", range(1, 20))
def test_a_card_may_not_cost_more_than_its_owner_has(gems: int) -> None:
    """E11 among them: with 10, 3 and 1 gems; lowest card first."""
    state = table(round_no=5, gems=[gems, 20 - gems])
    assert [move_text(move) for move in state.moves(0)] == [f"play {card}" for card in range(min(5, gems) + 1)]
    before = as_bytes(state.save())
    for card in range(gems + 1, 6):
        with pytest.raises(IllegalMove) as refusal:
            state.play(0, PLAYS[card])
        assert (refusal.value.code, refusal.value.clause) == ("psycle-too-dear", "PS-038")
        assert refusal.value.facts == {"card": card, "gems": gems}
    assert as_bytes(state.save()) == before


@pytest.mark.clause("PS-038")
def test_gems_about_to_be_gained_do_not_count() -> None:
    """Seat 1 lies there with a 5, which would feed seat 0's 0; it helps only in the next round."""
    state = table(round_no=4, gems=[1, 9], committed=[None, 5])
    assert [move[0] for move in state.moves(0)] == [0, 1]
    state.play(0, PLAYS[0])
    assert state.gems == [6, 4]
    assert len(state.moves(0)) == 6


@pytest.mark.clause("PS-039", "PS-040")
@pytest.mark.parametrize("players", COUNTS)
def test_gems_scores_tiles_and_earlier_cards_are_open_while_choosing(players: int) -> None:
    for state in random_tables(players, 30):
        for seat in (*range(players), None):
            view = state.view(seat)
            assert view["gems"] == state.gems
            assert view["score"] == state.score
            assert view["tiles"] == state.tiles
            assert view["revealed"] == [list(cards) for cards in state.revealed]


@pytest.mark.clause("PS-040")
def test_cards_of_earlier_rounds_are_remembered() -> None:
    state = table(3)
    play_rounds(state, (1, 0, 2), (3, 3, 0))
    assert state.view(None)["revealed"] == [[1, 0, 2], [3, 3, 0]]


@pytest.mark.clause("PS-041")
@pytest.mark.parametrize("players", COUNTS)
def test_every_seat_plays_exactly_one_card_a_round(players: int) -> None:
    for state in random_game(players, 4):
        assert all(len(cards) == players for cards in state.revealed)
        assert len(state.revealed) == (state.round_no if state.is_over else state.round_no - 1)
        for seat in state.asked:
            assert PLAYS[0] in state.moves(seat)
    for word in ("pass", "skip", "play", "play none"):
        with pytest.raises(Unreadable):
            table(players).play(0, word)


@pytest.mark.clause("PS-042")
@pytest.mark.parametrize("second", NUMBERS)
def test_a_committed_card_is_final(second: int) -> None:
    state = table()
    state.play(0, "play 3")
    before = as_bytes(state.save())
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, PLAYS[second])
    assert (refusal.value.code, refusal.value.clause) == ("card-is-final", "PS-042")
    assert as_bytes(state.save()) == before


@pytest.mark.clause("PS-043")
@pytest.mark.parametrize("players", COUNTS)
def test_cards_turn_over_when_the_last_one_lies_there(players: int) -> None:
    state = table(players)
    for seat in reversed(range(1, players)):
        assert kinds(state.play(seat, PLAYS[seat])) == ["committed"]
        assert state.revealed == []
        hidden = state.view(0)["committed"]
        assert all(card in (None, UNKNOWN) for card in hidden)
    events = state.play(0, PLAYS[0])
    assert kinds(events)[:2] == ["committed", "cards_revealed"]
    assert one(events, "cards_revealed")["cards"] == list(range(players))


@pytest.mark.clause("PS-044")
@pytest.mark.parametrize("players", COUNTS)
def test_the_engine_commits_the_0_of_a_seat_without_gems(players: int) -> None:
    gems = [0, *[4] * (players - 1)]
    state = table(players, round_no=4, gems=gems)
    assert state.committed == [0, *[None] * (players - 1)]
    assert state.asked == tuple(range(1, players))
    assert state.moves(0) == ()


@pytest.mark.clause("PS-044")
def test_without_any_gems_a_psycle_runs_by_itself() -> None:
    """E20: after two rounds of 5 against 5 the tiles still come up, and the next Psycle asks again."""
    state = table(pairs=[(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
    play_round(state, 5, 5)
    state.play(0, "play 5")
    events = state.play(1, "play 5")
    assert [event.facts["round_no"] for event in events if event.kind == "tiles_revealed"] == [3, 4, 5, 1]
    assert kinds(events).count("committed") == 1 + 2 * 3
    assert "gems_gained" not in kinds(events)
    ended = one(events, "psycle_ended")
    assert (ended["gems"], ended["score"], ended["final"]) == ([0, 0], [0, 0], [0, 0])
    assert (state.psycle_no, state.round_no, state.asked) == (2, 1, (0, 1))


@pytest.mark.clause("PS-084")
def test_the_automatic_0_lies_there_as_soon_as_the_tiles_do() -> None:
    state = table(round_no=4, gems=[5, 3], target=1, bonus=1)
    state.play(0, "play 2")
    events = state.play(1, "play 3")
    assert state.gems == [3, 0]
    assert kinds(events)[-2:] == ["tiles_revealed", "committed"]
    assert events[-1].seen_by(None) == {"kind": "committed", "seat": 1}
    assert events[-1].seen_by(0) == {"kind": "committed", "seat": 1}
    assert events[-1].seen_by(1) == {"kind": "committed", "seat": 1, "card": 0}
    assert state.asked == (0,)


@pytest.mark.clause("PS-084")
@pytest.mark.parametrize("card", NUMBERS)
def test_the_automatic_0_is_no_move_and_cannot_be_played(card: int) -> None:
    state = table(round_no=5, gems=[4, 0])
    before = as_bytes(state.save())
    with pytest.raises(IllegalMove) as refusal:
        state.play(1, PLAYS[card])
    assert (refusal.value.code, refusal.value.clause) == ("card-is-final", "PS-042")
    assert as_bytes(state.save()) == before
    assert (state.moves(1), state.default_move(1)) == ((), None)


@pytest.mark.clause("PS-084")
def test_the_moves_that_seats_sent_replay_a_game_with_automatic_zeros() -> None:
    """E12: nine moves are sent; in round 5 it is seat 0's alone."""
    sent = ["0: 3", "1: 2", "0: 0", "1: 4", "0: 2", "1: 1", "0: 5", "1: 3", "0: 3"]
    state = table(pairs=TILES)
    for line in sent:
        seat, card = line.split(": ")
        events = state.play(int(seat), f"play {card}")
    ended = one(events, "psycle_ended")
    assert (ended["score"], ended["gems"], ended["final"]) == ([10, 1], [1, 3], [9, -2])
    assert (state.tiles, state.psycle_no, state.gems, state.supply) == ([1, 0], 2, [10, 10], 30)


@pytest.mark.clause("PS-085")
@pytest.mark.parametrize("players", COUNTS)
def test_rounds_1_and_2_ask_every_seat(players: int) -> None:
    """After every possible first round everybody has gems, so the second round asks everybody."""
    everybody = tuple(range(players))
    assert table(players).asked == everybody
    for _, state in every_round(players):
        assert state.round_no == 2
        assert min(state.gems) >= 5
        assert state.asked == everybody


@pytest.mark.clause("PS-085")
def test_two_players_through_every_pair_of_rounds_1_and_2() -> None:
    """Every one of the 1,296 ways leads to a question or, with nobody left to ask, on to the next Psycle."""
    silent = 0
    begun = table()
    for first in every_choice(2):
        middle = begun.copy()
        play_round(middle, *first)
        for second in every_choice(2):
            state = middle.copy()
            play_round(state, *second)
            assert state.asked
            silent += state.psycle_no == 2
            assert (state.psycle_no == 2) == (first == second == (5, 5))
    assert silent == 1, "only 5 against 5 twice empties both; then rounds 3, 4 and 5 need no decision"


@pytest.mark.clause("PS-085")
@pytest.mark.parametrize("players", COUNTS)
def test_every_move_ends_at_a_decision_or_at_the_end_of_the_game(players: int) -> None:
    for seed in range(10):
        for state in random_game(players, seed):
            assert bool(state.asked) != state.is_over
            assert state.round_no > 2 or state.is_over or len(state.asked) + sum(map(bool, state.sealed)) == players


@pytest.mark.clause("PS-086")
def test_an_answer_to_a_past_round_is_refused() -> None:
    state = table()
    asked = state.decision
    state.play(0, "play 3", decision=asked)
    state.play(1, "play 3", decision=asked)
    before = as_bytes(state.save())
    for seat in (0, 1):
        with pytest.raises(StaleDecision) as refusal:
            state.play(seat, "play 3", decision=asked)
        assert (refusal.value.code, refusal.value.clause) == ("stale-decision", "PS-086")
        assert refusal.value.facts == {"given": asked, "open": state.decision}
    assert as_bytes(state.save()) == before


@pytest.mark.clause("PS-086")
def test_an_answer_from_the_future_is_refused_too() -> None:
    state = table()
    for decision in (state.decision + 1, 0, -1):
        with pytest.raises(StaleDecision):
            state.play(0, "play 3", decision=decision)
    assert state.committed == [None, None]


@pytest.mark.clause("PS-086")
def test_rounds_that_run_by_themselves_count_as_asked() -> None:
    """After E20 the numbers of rounds 3, 4 and 5 are gone: nothing that names them is taken for the new Psycle."""
    state = table(cap=3)
    play_round(state, 5, 5)
    play_round(state, 5, 5)
    assert state.decision == 6
    for decision in range(1, 6):
        with pytest.raises(StaleDecision):
            state.play(0, "play 1", decision=decision)
    state.play(0, "play 1", decision=6)


@pytest.mark.clause("PS-086")
def test_a_repeated_answer_is_refused_and_nobody_hears_of_it() -> None:
    state = table()
    state.play(0, "play 3", decision=1)
    before = [as_bytes(state.view(seat)) for seat in (0, 1, None)]
    with pytest.raises(Refused):
        state.play(0, "play 3", decision=1)
    assert [as_bytes(state.view(seat)) for seat in (0, 1, None)] == before


@pytest.mark.clause("PS-087")
def test_a_certain_card_stays_hidden_all_the_same() -> None:
    state = table(round_no=5, gems=[4, 0])
    assert state.view(1)["committed"] == [None, 0]
    assert state.view(0)["committed"] == [None, UNKNOWN]
    assert state.view(None)["committed"] == [None, UNKNOWN]
    assert state.view(0)["hand"][1] == [UNKNOWN] * 5


@pytest.mark.clause("PS-087")
@pytest.mark.parametrize("gems", range(1, 8))
def test_dealing_anew_draws_from_what_the_owner_could_pay(gems: int) -> None:
    state = table(round_no=5, gems=[gems, 5], committed=[1, None])
    for seat in (1, None):
        drawn, imagined = set(), set()
        for seed in range(200):
            twin = state.copy()
            twin.redeal(seat, FastChance(seed))
            drawn.add(twin.committed[0])
            imagined.add(GAME.readings(GAME.imagine(state.view(seat), FastChance(seed)))["committed"][0])
        assert drawn == imagined == set(range(min(5, gems) + 1))
    state.redeal(0, FastChance(1))
    assert state.committed == [1, None], "one's own card is no secret to oneself"


@pytest.mark.clause("PS-088")
@pytest.mark.parametrize("players", COUNTS)
def test_when_the_clock_runs_out_the_answer_is_play_0(players: int) -> None:
    for state in random_game(players, 6):
        for seat in range(players):
            assert state.default_move(seat) == (Play(0) if seat in state.asked else None)


@pytest.mark.clause("PS-088")
def test_a_default_is_an_ordinary_move() -> None:
    state = table()
    default = state.default_move(0)
    assert default is not None
    assert [event.seen_by(0) for event in state.play(0, default)] == [{"kind": "committed", "seat": 0, "card": 0}]
    twin = table()
    twin.play(0, "play 0")
    assert as_bytes(state.save()) == as_bytes(twin.save())


@pytest.mark.clause("PS-088")
def test_no_resigning_and_no_taking_back() -> None:
    assert (GAME.takeback, GAME.takeback_clause) == (False, "PS-088")
    state = table()
    state.play(0, "play 3")
    for word in ("resign", "undo", "take back", "leave"):
        with pytest.raises(Unreadable):
            state.play(0, word)
    assert state.committed == [3, None]


@pytest.mark.clause("PS-088")
def test_an_absent_seat_goes_on_by_its_clock() -> None:
    """Seat 1 never answers: a whole game can be played around it."""
    state = table(chance=FastChance(8))
    while not state.is_over:
        for seat in state.asked:
            default = state.default_move(seat)
            assert default is not None
            state.play(seat, default if seat == 1 else state.moves(0)[2 if len(state.moves(0)) > 2 else 0])
    assert state.result is not None
    assert state.result.winners == (0,)


@pytest.mark.parametrize("seat", [-1, 2, 7, "0", None, 0.0, True])
def test_a_seat_that_is_not_at_the_table(seat: Any) -> None:
    state = table()
    with pytest.raises(NotAsked, match="no-such-seat"):
        state.play(seat, "play 1")
    assert state.committed == [None, None]
