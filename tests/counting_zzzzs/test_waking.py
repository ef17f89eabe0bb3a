"""Ledger 2.6: the ways to wake, and what becomes of the cards."""

import pytest

from tests.counting_zzzzs.tables import BLOCKS, FIVE, all_pass, faces, kinds, one, play, question, second, table, texts

NINE = ["exam_hall", "zombie_colleagues", "perfect_coffee", "eternal_dishes", "office"]
NINE += ["best_friend", "letter", "remembering", "snow_day"]
"""Worth 14; with Tax Inspector as tenth 10."""
STUCK = ["hell", "cottage", "chocolate", "bleeding", "phone_call"]
SIX = ["cloud_castle", "sandman", "flying_carpet", "dancing", "spy", "moon_bus_stop"]
"""Worth 16; with the hand above its dreamer is stuck."""


@pytest.mark.clause("CZ-080", "CZ-081", "CZ-087")
def test_by_a_wake_up() -> None:
    state = second([["city"], FIVE], [["snoring"], ["robot", "spy"]])
    play(state, "0: wake snoring 1")
    events = all_pass(state)
    assert (one(events, "woke")["cause"], one(events, "dream_scored")["score"]) == ("wake_up", 18)
    assert state.score == [0, 18]
    assert state.hand[1][:2] == ["robot", "spy"], "a woken player keeps the hand"


@pytest.mark.clause("CZ-080", "CZ-082", "CZ-086")
def test_by_ones_own_tenth_element() -> None:
    state = table(quiet=True, dream=[NINE, []], hand=[["tax_inspector", "hell", "city", "spy", "robot"], []])
    events = play(state, "0: first tax_inspector")
    assert one(events, "woke")["cause"] == "tenth"
    assert (state.score[0], state.asleep, state.turn_seat) == (10, [], 1)
    assert state.hand[0] == ["hell", "city", "spy", "robot"]


@pytest.mark.clause("CZ-082")
def test_the_tenth_element_wakes_however_it_comes() -> None:
    by_bender = second([NINE, []], [["rapid_rems", "tax_inspector"]], quiet=True)
    play(by_bender, "0: rapid rapid_rems tax_inspector")
    assert (by_bender.score, by_bender.asleep) == ([10, 0], [])
    by_neighbour = second([["city"], NINE], [["tax_inspector"], ["spy"]], quiet=True)
    play(by_neighbour, "0: give tax_inspector 1")
    assert (by_neighbour.score, by_neighbour.asleep) == ([0, 10], [0])


@pytest.mark.clause("CZ-080", "CZ-083", "CZ-086")
def test_by_being_stuck() -> None:
    state = second([["city"], SIX], [["snoring"], STUCK], quiet=True)
    events = play(state, "0: discard snoring")
    assert one(events, "stuck")["cards"] == ["hell", "cottage", "chocolate", "bleeding", "phone_call"]
    assert one(events, "woke")["cause"] == "stuck"
    assert (state.score, state.asleep) == ([0, 16], [0])
    assert state.hand[1] == []
    assert set(STUCK) <= set(state.discard)
    assert (state.asked, question(state)) == ((0,), "first-card"), "it happened without a decision"


@pytest.mark.clause("CZ-083")
def test_a_legal_element_drawn_in_step_one_saves() -> None:
    state = table(dream=[SIX, []], hand=[STUCK[:4], []], draw=["melting_clock", "siren"])
    assert texts(state) == ["first melting_clock"]


@pytest.mark.clause("CZ-084")
@pytest.mark.parametrize("action", ["rapid_rems", "snoring", "light_sleeper", "lucid_dreaming", "job_stress"])
def test_no_action_helps_the_stuck(action: str) -> None:
    hand = [*STUCK[:4], action]
    state = table(dream=[SIX, []], hand=[hand, ["beach", "laughing", "city"]])
    assert state.score == [16, 0]
    assert action in state.discard


@pytest.mark.clause("CZ-085")
def test_stuck_while_awake() -> None:
    actions = ["snoring", "siren", "dead_drunk", "scary_movie", "rapid_rems"]
    state = second([["beach"], []], [["laughing"], actions])
    events = play(state, "0: discard laughing")
    assert one(events, "stuck")["asleep"] is False
    assert "woke" not in kinds(events)
    assert (state.score, state.hand[1], state.asked) == ([0, 0], [], (0,))


@pytest.mark.clause("CZ-087")
def test_only_the_stuck_lose_the_hand() -> None:
    for events_of in (
        ([["city"], FIVE], [["light_sleeper"], ["robot"]], "0: light light_sleeper 1"),
        ([["city"], FIVE], [["snoring"], ["robot"]], "0: wake snoring 1"),
        ([["city"], NINE], [["tax_inspector"], ["robot"]], "0: give tax_inspector 1"),
    ):
        dream, hand, line = events_of
        state = second(dream, hand, discard=[card for card in BLOCKS if card not in hand[0]])
        play(state, line)
        assert state.hand[1][0] == "robot"


@pytest.mark.clause("CZ-088", "CZ-117")
def test_all_of_a_dream_goes_to_the_discard_pile() -> None:
    dream = ["office", ["burning", "scary_movie", ""], ["mirror", "", "sedatives"], "exploring", "movie_star"]
    state = second([["city"], dream], [["snoring"], ["spy"]], placeholder=["", "that_chili"], quiet=True)
    play(state, "0: wake snoring 1")
    gone = {"office", "burning", "mirror", "exploring", "movie_star", "scary_movie", "sedatives", "that_chili"}
    assert gone <= set(state.discard)
    assert (state.placeholder[1], faces(state, 1)) == ("", [])


@pytest.mark.clause("CZ-089")
def test_a_woken_player_misses_no_turn_and_begins_anew() -> None:
    state = second([["city"], FIVE], [["snoring"], ["robot", "spy"]], quiet=True)
    play(state, "0: wake snoring 1")
    assert (state.asked, question(state)) == ((1,), "first-card")
    play(state, "1: first spy")
    assert faces(state, 1) == ["spy"]


@pytest.mark.clause("CZ-090")
def test_no_block_stops_the_tenth_element() -> None:
    blocks = [card for card in BLOCKS if card != "light_sleeper"]
    state = second([["city"], NINE], [["tax_inspector"], blocks])
    play(state, "0: give tax_inspector 1")
    assert texts(state, 1) == ["pass"], "only Light Sleeper could answer an element"
    all_pass(state)
    assert state.score == [0, 10]


@pytest.mark.clause("CZ-080", "CZ-090", "CZ-146")
def test_light_sleeper_wakes_before_the_tenth_element_lands() -> None:
    state = second([["city"], NINE], [["tax_inspector"], ["light_sleeper"]])
    play(state, "0: give tax_inspector 1")
    events = play(state, "1: light light_sleeper 1")
    assert one(events, "woke")["cause"] == "light"
    assert state.score == [0, 14]


@pytest.mark.clause("CZ-080", "CZ-123")
def test_by_morning() -> None:
    state = second([["city"], FIVE], [["snoring"], []], draw=["running"])
    events = play(state, "0: discard snoring")
    assert {event.facts["cause"] for event in events if event.kind == "woke"} == {"morning"}
    assert (state.is_over, state.score) == (True, [1, 18])
