"""Ledger 2.8: 40 points, and morning."""

import pytest

from reverie.kernel import GameOver
from tests.counting_zzzzs.tables import (
    COUNTS,
    FIVE,
    all_pass,
    kinds,
    one,
    play,
    question,
    random_game,
    second,
    started,
    table,
    texts,
)

OTHER_FIVE = ["cloud_castle", "sandman", "flying_carpet", "dancing", "spy"]
"""5 + (3 + 2 + 3 + 2) = 15."""


@pytest.mark.clause("CZ-120")
@pytest.mark.parametrize(("before", "over"), [(21, False), (22, True), (23, True)])
def test_forty_points_win_at_once(before: int, over: bool) -> None:
    state = second([FIVE, ["city"]], [["snoring"], ["robot"]], score=[before, 0], quiet=True)
    play(state, "0: wake snoring 0")
    assert state.is_over == over
    if over:
        assert state.result is not None
        assert (state.result.winners, state.result.reason) == ((0,), "forty")
        assert state.result.returns == (1.0, 0.0)


@pytest.mark.clause("CZ-120")
def test_in_the_middle_of_anothers_turn() -> None:
    state = second([["city"], FIVE], [["light_sleeper"], ["robot"]], score=[0, 30])
    play(state, "0: light light_sleeper 1")
    assert state.result is not None
    assert state.result.winners == (1,)
    assert question(state) == "", "nobody is asked any more"


@pytest.mark.clause("CZ-121")
def test_a_siren_scores_everybody_before_anybody_has_won() -> None:
    state = second([FIVE, OTHER_FIVE], [["siren"], ["robot"]], score=[23, 27], quiet=True)
    events = play(state, "0: siren siren")
    assert state.score == [41, 42]
    assert state.result is not None
    assert state.result.winners == (1,), "the highest total wins"
    assert [event.facts["seat"] for event in events if event.kind == "woke"] == [0, 1]


@pytest.mark.clause("CZ-121")
def test_equal_totals_after_a_siren_share_the_win() -> None:
    state = second([FIVE, OTHER_FIVE], [["siren"], ["robot"]], score=[23, 26], quiet=True)
    play(state, "0: siren siren")
    assert state.result is not None
    assert (state.result.winners, state.result.returns) == ((0, 1), (0.5, 0.5))


@pytest.mark.clause("CZ-121")
def test_the_events_of_a_siren_begin_with_its_player() -> None:
    dreams = [["beach"], ["office"], ["city"], ["hell"]]
    state = table(
        4,
        quiet=True,
        step="second",
        turn_seat=2,
        dream=dreams,
        hand=[["robot"], ["spy"], ["siren", "forest", "cottage", "stage"], ["crowd"]],
    )
    events = play(state, "2: siren siren")
    assert [event.facts["seat"] for event in events if event.kind == "woke"] == [2, 3, 0, 1]


@pytest.mark.clause("CZ-122", "CZ-123")
def test_morning_comes_with_the_last_card_even_if_the_hand_is_full() -> None:
    state = second([["city"], FIVE], [["snoring"], ["hell", "spy", "robot", "forest"]], draw=["running"], quiet=True)
    events = play(state, "0: discard snoring")
    assert kinds(events)[:3] == ["card_discarded", "cards_drawn", "morning"]
    assert len(state.hand[1]) == 5
    assert (state.is_over, state.score, state.draw) == (True, [1, 18], [])


@pytest.mark.clause("CZ-122")
def test_at_morning_nobody_is_checked_for_being_stuck() -> None:
    state = second([["city"], ["office"]], [["snoring"], ["siren", "insomnia", "scary_movie"]], draw=["sedatives"])
    events = play(state, "0: discard snoring")
    assert "stuck" not in kinds(events)
    assert state.hand[1] == ["siren", "insomnia", "scary_movie", "sedatives"]


@pytest.mark.clause("CZ-122")
def test_two_cards_wanted_and_two_left_is_morning_too() -> None:
    state = second([["city"], ["office"]], [["snoring"], ["siren", "hell", "spy"]], draw=["sedatives", "running"])
    play(state, "0: discard snoring")
    assert state.is_over
    state = second([["city"], []], [["snoring"], ["siren", "hell", "spy"]], draw=["sedatives", "running", "robot"])
    play(state, "0: discard snoring")
    assert not state.is_over


@pytest.mark.clause("CZ-123", "CZ-124")
@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_at_morning_short_dreams_count_by_the_same_steps(length: int) -> None:
    dream = ["exam_hall", "homework", "being_late", "robot"][:length]
    state = second([dream, []], [["snoring"], []], draw=["running"])
    play(state, "0: discard snoring")
    assert state.score[0] == [1 - 2, 2 - 4 - 1, 3 - 5 - 1, 4 - 5 - 1 - 1][length - 1]


@pytest.mark.clause("CZ-125")
def test_most_points_win_at_morning_and_forty_means_nothing_special() -> None:
    state = second([FIVE, OTHER_FIVE], [["snoring"], []], score=[30, 39], draw=["running"], quiet=True)
    play(state, "0: discard snoring")
    assert state.score == [48, 54]
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((1,), "morning")


@pytest.mark.clause("CZ-125")
def test_ties_at_morning_are_shared_and_hands_count_nothing() -> None:
    state = second([["city"], ["office"]], [["snoring"], ["beach"]], draw=["running"], score=[3, 3], quiet=True)
    play(state, "0: discard snoring")
    assert state.result is not None
    assert (state.result.winners, state.result.scores) == ((0, 1), (4, 4))


@pytest.mark.clause("CZ-126")
@pytest.mark.parametrize("players", COUNTS)
def test_the_discard_pile_is_never_shuffled_back(players: int) -> None:
    for seed in range(3):
        left = 999
        for state in random_game(players, seed):
            assert len(state.draw) <= left
            left = len(state.draw)


@pytest.mark.clause("CZ-127")
def test_lucid_dreaming_takes_the_last_card() -> None:
    state = second([["homework"], ["office"]], [["lucid_dreaming"], ["light_sleeper"]], draw=["being_late"])
    play(state, "0: lucid lucid_dreaming", "0: pick being_late")
    assert (question(state), state.draw, state.is_over) == ("window", [], False), "the element is settled first"
    events = all_pass(state)
    assert kinds(events).index("element_entered") < kinds(events).index("morning")
    assert state.result is not None
    assert (state.result.reason, state.score) == ("morning", [2 - 2 - 1, 1])


@pytest.mark.clause("CZ-127")
def test_the_last_card_may_win_before_it_is_morning() -> None:
    nine = ["exam_hall", "zombie_colleagues", "perfect_coffee", "eternal_dishes", "office"]
    nine += ["best_friend", "letter", "remembering", "snow_day"]
    state = second([nine, []], [["lucid_dreaming"]], draw=["tax_inspector"], score=[30, 0])
    play(state, "0: lucid lucid_dreaming", "0: pick tax_inspector")
    assert state.result is not None
    assert (state.result.reason, state.score) == ("forty", [40, 0])
    assert state.problems() == []


@pytest.mark.clause("CZ-128")
def test_after_the_end_nothing_happens() -> None:
    state = second([["city"], FIVE], [["running"], ["light_sleeper"]], score=[0, 30], placeholder=["", "job_stress"])
    play(state, "0: give running 1", "1: light light_sleeper 1")
    assert state.is_over
    assert state.pending is not None
    assert state.pending.card == "running", "a pending card stays pending"
    assert "running" not in state.discard
    with pytest.raises(GameOver) as refused:
        play(state, "0: discard city")
    assert refused.value.clause == "CZ-128"


@pytest.mark.clause("CZ-128")
def test_answers_not_yet_settled_stay_in_hand() -> None:
    state = second([["city"], FIVE, ["office"]], [["siren"], ["light_sleeper"], ["dead_drunk"]], score=[0, 30, 0])
    play(state, "0: siren siren", "2: block dead_drunk", "1: light light_sleeper 1")
    assert state.is_over
    assert state.hand[2] == ["dead_drunk"]
    assert state.asleep == [0, 2], "the Siren never worked"


@pytest.mark.clause("CZ-129")
@pytest.mark.parametrize("players", COUNTS)
def test_places_follow_the_totals(players: int) -> None:
    for seed in range(6):
        *_, state = random_game(players, seed)
        assert state.result is not None
        best = max(state.score)
        assert state.result.scores == tuple(state.score)
        assert [state.score[seat] for seat in state.result.winners] == [best] * len(state.result.winners)


def test_the_end_shows_all_hands_but_not_the_pile() -> None:
    state = second([FIVE, ["city"]], [["snoring"], ["robot"]], score=[22, 0], quiet=True)
    events = play(state, "0: wake snoring 0")
    assert one(events, "game_ended")["hands"][1] == ["robot"]
    assert state.view(0)["hand"][1] == ["robot"]
    assert state.view(0)["pile"] == []
    assert texts(state) == []


def test_a_game_has_no_more_turns_than_the_pile_allows() -> None:
    """Invariant 13."""
    for players, most in ((2, 128), (3, 126), (4, 124)):
        for seed in range(4):
            *_, state = random_game(players, seed)
            assert state.turn_no <= most
    assert started(2)[0].turn_no == 1
