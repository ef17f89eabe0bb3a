"""Ledger 2.4: draw, first card, second card."""

import pytest

from reverie.games.counting_zzzzs.moves import Discard
from reverie.kernel import IllegalMove
from tests.counting_zzzzs.tables import (
    BLOCKS,
    COUNTS,
    DECK,
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
    verbs,
)

HAND = ["movie_star", "office", "snoring", "scary_movie", "dead_drunk"]


@pytest.mark.clause("CZ-040")
def test_three_steps_in_this_order() -> None:
    state, events = started(2, 5)
    assert (question(state), len(state.hand[state.turn_seat])) == ("first-card", 5)
    seat = state.turn_seat
    play(state, f"{seat}: {texts(state, seat)[0]}")
    assert (question(state), state.asked) == ("second-card", (seat,))
    play(state, f"{seat}: {texts(state, seat)[-1]}")
    assert (question(state), state.asked) == ("first-card", (1 - seat,))
    assert kinds(events) == ["game_started", "cards_drawn", "cards_drawn"]


@pytest.mark.clause("CZ-041")
@pytest.mark.parametrize("held", range(5))
def test_draw_until_you_hold_five(held: int) -> None:
    own = ["beach", "office", "city", "hell", "forest"][:held]
    state = table(hand=[own, []], draw=["movie_star", "sandman", "spy", "robot", "crowd", "dragon"])
    assert state.hand[0] == [*own, "movie_star", "sandman", "spy", "robot", "crowd"][:5]
    assert len(state.draw) == 6 - (5 - held)


@pytest.mark.clause("CZ-041")
def test_everybody_sees_how_many_are_drawn_and_the_owner_which() -> None:
    state = second([["beach"], ["office"]], [["snoring"], ["spy"]], quiet=True)
    drawn = next(event for event in play(state, "0: discard snoring") if event.kind == "cards_drawn")
    for seat in (0, None):
        assert drawn.seen_by(seat) == {"kind": "cards_drawn", "seat": 1, "count": 4, "left": len(state.draw)}
    seen = drawn.seen_by(1)
    assert seen is not None
    assert seen["cards"] == state.hand[1][1:]


@pytest.mark.clause("CZ-042")
@pytest.mark.parametrize("players", COUNTS)
def test_nothing_is_drawn_in_the_first_turn_of_the_game(players: int) -> None:
    state, _ = started(players, 1)
    pile = len(state.draw)
    for _ in range(players):
        assert len(state.draw) == pile
        seat = state.turn_seat
        play(state, f"{seat}: {texts(state, seat)[0]}")
        if question(state) == "window":
            all_pass(state)
        play(state, f"{seat}: discard {DECK.sorted(state.hand[seat])[0]}")
    assert len(state.draw) <= pile - 2, "in the second round two cards are missing"


@pytest.mark.clause("CZ-043")
def test_a_card_spent_out_of_turn_is_not_replaced_before_ones_own_turn() -> None:
    state = second([["beach"], ["office"], ["city"]], [["snoring"], ["robot"], ["dead_drunk", "spy"]])
    play(state, "0: wake snoring 2", "1: pass", "2: block dead_drunk")
    assert state.hand[2] == ["spy"]
    assert state.asked == (1,)


@pytest.mark.clause("CZ-044")
@pytest.mark.parametrize("players", COUNTS)
def test_no_hand_ever_holds_more_than_five(players: int) -> None:
    for state in random_game(players, 4, answering=True):
        assert max(map(len, state.hand)) <= 5


@pytest.mark.clause("CZ-045")
def test_the_first_card_must_be_a_legal_element() -> None:
    state = table(dream=[["beach"], []], hand=[HAND, []])
    assert texts(state) == ["first movie_star"]
    with pytest.raises(IllegalMove, match="zzzzs-same-kind"):
        play(state, "0: first office")


@pytest.mark.clause("CZ-045")
def test_nobody_may_decline_or_choose_to_be_stuck() -> None:
    state = table(dream=[["beach"], []], hand=[HAND, []])
    assert verbs(state) == {"first"}
    with pytest.raises(IllegalMove):
        play(state, "0: pass")


@pytest.mark.clause("CZ-046")
@pytest.mark.parametrize("card", ["snoring 0", "scary_movie 0"])
def test_no_action_before_the_first_card(card: str) -> None:
    state = table(dream=[["beach"], []], hand=[HAND, []])
    verb = "wake" if card.startswith("snoring") else "force_theme"
    with pytest.raises(IllegalMove, match="zzzzs-first-card-first") as refused:
        play(state, f"0: {verb} {card}")
    assert refused.value.clause == "CZ-046"
    with pytest.raises(IllegalMove, match="zzzzs-no-element"):
        play(state, f"0: first {card.split()[0]}")


@pytest.mark.clause("CZ-047", "CZ-048")
def test_the_second_card_is_an_action_a_gift_or_a_discard_as_you_like() -> None:
    state = second([["beach"], ["office"]], [["laughing", "snoring", "dead_drunk", "hell"], []])
    assert texts(state) == [
        "give laughing 1",
        "wake snoring 0",
        "wake snoring 1",
        "discard hell",
        "discard laughing",
        "discard dead_drunk",
        "discard snoring",
    ]


@pytest.mark.clause("CZ-047")
@pytest.mark.parametrize("card", ["laughing", "snoring", "dead_drunk"])
def test_a_discarded_card_has_no_effect(card: str) -> None:
    state = second([["beach"], ["office"]], [["laughing", "snoring", "dead_drunk"], ["spy"]])
    events = play(state, f"0: discard {card}")
    assert state.discard == [card]
    assert state.asleep == [0, 1]
    assert kinds(events)[0] == "card_discarded"
    assert question(state) == "first-card"


@pytest.mark.clause("CZ-047")
def test_exactly_one_further_card() -> None:
    state = second([["beach"], ["office"]], [["laughing"], ["spy"]], quiet=True)
    play(state, "0: give laughing 1")
    assert state.asked == (1,)
    assert len(state.hand[0]) == 3


@pytest.mark.clause("CZ-049")
def test_discards_are_face_up() -> None:
    state = second([["beach"], []], [["hell"]])
    event = play(state, "0: discard hell")[0]
    assert event.seen_by(None) == {"kind": "card_discarded", "seat": 0, "card": "hell"}
    assert state.view(None)["discard"] == ["hell"]


@pytest.mark.clause("CZ-050")
def test_never_two_elements_into_ones_own_dream() -> None:
    state = second([["beach"], ["office"]], [["movie_star", "laughing"], []])
    for line in ("0: first movie_star", "0: give movie_star 0"):
        with pytest.raises(IllegalMove, match="zzzzs-one-own-element"):
            play(state, line)


@pytest.mark.clause("CZ-051")
def test_an_action_goes_on_oneself_or_on_another() -> None:
    state = second([["beach"], ["office"], ["cottage"]], [["snoring", "job_stress", "sedatives"], [], []])
    assert {"wake snoring 0", "wake snoring 1", "wake snoring 2"} <= set(texts(state))
    assert {"force_theme job_stress 0", "force_theme job_stress 2"} <= set(texts(state))
    assert "force_side sedatives 2 cottage" in texts(state)


@pytest.mark.clause("CZ-052")
def test_a_gift_follows_the_sequence_of_the_dream_it_enters() -> None:
    state = second([["beach"], ["exam_hall"], ["burning"]], [["homework", "chocolate", "hell", "snoring"]])
    gifts = [text for text in texts(state) if text.startswith("give")]
    assert gifts == ["give hell 2", "give homework 1", "give homework 2"]
    with pytest.raises(IllegalMove, match="zzzzs-no-common-theme"):
        play(state, "0: give chocolate 1")


@pytest.mark.clause("CZ-053")
def test_no_second_card_for_who_is_awake_after_the_first() -> None:
    nine = ["exam_hall", "zombie_colleagues", "perfect_coffee", "eternal_dishes", "office"]
    nine += ["best_friend", "letter", "remembering", "snow_day"]
    state = table(quiet=True, dream=[nine, []], hand=[["tax_inspector", "beach", "city", "hell", "forest"], []])
    play(state, "0: first tax_inspector")
    assert (state.asleep, state.asked, len(state.hand[0])) == ([], (1,), 4)


@pytest.mark.clause("CZ-054")
def test_after_step_three_the_next_seat_begins_with_step_one() -> None:
    state = second([["beach"], ["office"], ["city"]], [["snoring"], ["spy"], []], quiet=True)
    events = play(state, "0: discard snoring")
    assert one(events, "cards_drawn")["seat"] == 1
    assert (state.turn_seat, question(state)) == (1, "first-card")


@pytest.mark.clause("CZ-055")
@pytest.mark.parametrize("players", COUNTS)
def test_step_three_always_has_a_move(players: int) -> None:
    for seed in range(3):
        for state in random_game(players, seed):
            if question(state) == "second-card":
                seat = state.turn_seat
                discards = [move for move in state.moves(seat) if isinstance(move, Discard)]
                assert sorted(move.card for move in discards) == sorted(state.hand[seat])
                assert len(discards) == 4


def test_when_the_clock_runs_out() -> None:
    """Ledger 3: the lowest number is played first, the lowest number is discarded second."""
    state = table(hand=[["hell", "beach", "snoring", "city", "movie_star"], []])
    assert [str(move[0]) for move in [state.default_move(0)] if move] == ["movie_star"]
    play(state, "0: first movie_star")
    assert state.default_move(0) == Discard("beach")
    assert state.default_move(1) is None


def test_the_best_hand_of_blocks_is_no_help_in_ones_own_turn() -> None:
    state = second([FIVE, ["office"]], [BLOCKS[:2], ["spy"]])
    assert not {"block", "pass"} & verbs(state)
