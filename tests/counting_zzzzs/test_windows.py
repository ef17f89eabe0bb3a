"""Ledger 2.10: who is asked, what may be answered, in which order answers count, and that nothing leaks."""

import pytest

from reverie.games.counting_zzzzs import GAME
from reverie.games.counting_zzzzs.moves import PASS
from reverie.kernel import UNKNOWN, FastChance, IllegalMove, NotAsked
from tests.counting_zzzzs.tables import (
    BLOCKS,
    COUNTS,
    DECK,
    FIVE,
    all_pass,
    as_bytes,
    faces,
    kinds,
    one,
    play,
    question,
    random_game,
    second,
    table,
    texts,
    verbs,
    where,
)


@pytest.mark.clause("CZ-140")
def test_only_blocks_are_played_out_of_turn() -> None:
    """Invariant 15."""
    for players in COUNTS:
        for seed in range(3):
            for state in random_game(players, seed):
                for seat in state.asked:
                    if seat != state.turn_seat:
                        assert verbs(state, seat) <= {"block", "light", "pass"}
                        cards = {move[0] for move in state.moves(seat) if move != PASS}
                        assert cards <= set(BLOCKS)


@pytest.mark.clause("CZ-140")
def test_other_cards_are_refused_in_a_window() -> None:
    state = second([["beach"], ["office"]], [["snoring"], ["phone_call", "laughing"]])
    play(state, "0: wake snoring 1")
    for line in ("1: wake phone_call 0", "1: discard laughing", "1: first laughing"):
        with pytest.raises(IllegalMove, match="zzzzs-only-blocks"):
            play(state, line)


@pytest.mark.clause("CZ-141")
@pytest.mark.parametrize(
    "line",
    ["give laughing 1", "wake snoring 1", "force_theme scary_movie 1", "rapid rapid_rems movie_star"],
)
def test_what_opens_a_window(line: str) -> None:
    hand = ["laughing", "snoring", "scary_movie", "rapid_rems"]
    if "rapid" in line:
        hand[0] = "movie_star"
    state = second([["beach"], ["office"]], [hand, ["robot"]])
    events = play(state, f"0: {line}")
    assert (question(state), state.asked) == ("window", (1,))
    assert one(events, "window_opened")["asked_seats"] == [1]


@pytest.mark.clause("CZ-141")
@pytest.mark.parametrize("line", ["discard hell", "light light_sleeper 0", "light light_sleeper 1"])
def test_what_opens_none(line: str) -> None:
    state = second([["beach"], ["office"]], [["hell", "light_sleeper"], ["robot"]])
    assert "window_opened" not in kinds(play(state, f"0: {line}"))


@pytest.mark.clause("CZ-141")
def test_no_window_for_the_first_element_of_a_dream() -> None:
    state = table(dream=[[], ["office"]], hand=[["beach", "hell", "spy", "city", "robot"], ["light_sleeper"]])
    events = play(state, "0: first beach")
    assert kinds(events) == ["element_played", "element_entered"]
    assert question(state) == "second-card"


@pytest.mark.clause("CZ-141")
def test_a_bender_as_such_opens_none_but_its_element_does() -> None:
    state = second([["beach"], ["office"]], [["lucid_dreaming"], ["robot"]])
    play(state, "0: lucid lucid_dreaming")
    assert question(state) == "pick-element"
    play(state, f"0: {texts(state)[0]}")
    assert question(state) == "window"


@pytest.mark.clause("CZ-142")
@pytest.mark.parametrize(
    ("line", "affected"),
    [
        ("give laughing 2", [2]),
        ("wake snoring 1", [1]),
        ("force_theme scary_movie 0", [0]),
        ("force_side sedatives 2 cottage", [2]),
        ("siren siren", [0, 1, 2]),
    ],
)
def test_who_is_affected(line: str, affected: list[int]) -> None:
    hand = [line.split()[1], "hell", "spy", "city"]
    state = second([["beach"], ["office"], ["robot", "cottage", "relatives"], []], [hand, ["crowd"], ["forest"], []])
    if line.startswith("give"):
        state = second([["beach"], ["office"], ["cottage", "relatives"], []], [hand, ["crowd"], ["forest"], []])
    play(state, f"0: {line}")
    assert state.view(None)["pending"]["affected_seats"] == affected


@pytest.mark.clause("CZ-143")
@pytest.mark.parametrize("line", ["wake snoring 0", "force_theme scary_movie 0", "siren siren"])
def test_nobody_answers_their_own_card(line: str) -> None:
    hand = [line.split()[1], "dead_drunk", "like_a_rock", "light_sleeper"]
    state = second([FIVE, ["office"]], [hand, ["robot"]])
    play(state, f"0: {line}")
    assert 0 not in state.asked
    all_pass(state)
    assert state.hand[0] == hand[1:]


@pytest.mark.clause("CZ-144")
def test_a_stopping_block_protects_only_its_own_player() -> None:
    state = second([["beach"], ["office"], ["city"]], [["snoring"], ["robot"], ["dead_drunk", "spy"]])
    play(state, "0: wake snoring 1")
    assert texts(state, 2) == ["pass"], "seat 2 is not affected"
    with pytest.raises(IllegalMove, match="zzzzs-not-affected") as refused:
        play(state, "2: block dead_drunk")
    assert refused.value.clause == "CZ-144"


@pytest.mark.clause("CZ-144", "CZ-148")
def test_with_a_siren_each_protects_themselves() -> None:
    state = second([["beach"], ["office"], ["city"]], [["siren"], ["dead_drunk"], ["heavy_sleeper"]])
    play(state, "0: siren siren", "1: block dead_drunk", "2: pass")
    assert state.asleep == [1]


@pytest.mark.clause("CZ-146")
def test_light_sleeper_may_answer_for_anybody_affected() -> None:
    state = second([["beach"], ["office"], ["city"]], [["siren"], ["robot"], ["light_sleeper"]])
    play(state, "0: siren siren")
    assert texts(state, 2) == ["light light_sleeper 0", "light light_sleeper 1", "light light_sleeper 2", "pass"]
    state = second([["beach"], ["office"], ["city"]], [["laughing"], ["robot"], ["light_sleeper"]])
    play(state, "0: give laughing 1")
    assert texts(state, 2) == ["light light_sleeper 1", "pass"]
    with pytest.raises(IllegalMove, match="zzzzs-not-affected") as refused:
        play(state, "2: light light_sleeper 2")
    assert refused.value.clause == "CZ-146"


@pytest.mark.clause("CZ-146")
def test_light_sleeper_comes_before_any_effect() -> None:
    """An element, a Force and a Wake Up: the dream is scored as it was."""
    for card, line in (("hell", "give hell 1"), ("jilted", "force_side jilted 1 wedding"), ("siren", "siren siren")):
        dream = ["grandma", "chocolate", "wedding", "beach", "movie_star"]
        if card == "hell":
            dream = ["beach", "movie_star", "gold_star", "favourite_teacher", "running"]
        state = second([["city"], dream], [[card], ["light_sleeper"]])
        worth = state.view(None)["worth"][1]
        play(state, f"0: {line}", "1: light light_sleeper 1")
        assert state.score[1] == worth


@pytest.mark.clause("CZ-147")
@pytest.mark.parametrize("held", [[], ["robot"], ["light_sleeper"], ["dead_drunk", "spy"]])
def test_who_is_asked_does_not_depend_on_what_they_hold(held: list[str]) -> None:
    state = second([["beach"], ["office"], ["city"], []], [["snoring"], held, ["crowd"], ["forest"]])
    play(state, "0: wake snoring 1")
    assert state.asked == ((1, 2) if held else (2,)), "asleep, with a card in hand, and not its player"
    if held:
        assert texts(state, 1)[-1] == "pass"


@pytest.mark.clause("CZ-147")
@pytest.mark.parametrize(
    ("gone", "asked"),
    [
        ([], (1, 2)),
        (["light_sleeper"], (1,)),
        (["light_sleeper", "dead_drunk"], (1,)),
        (["light_sleeper", "dead_drunk", "heavy_sleeper"], ()),
        (["dead_drunk", "heavy_sleeper"], (1, 2)),
    ],
)
def test_blocks_in_the_discard_pile_cannot_be_an_answer(gone: list[str], asked: tuple[int, ...]) -> None:
    state = second([["beach"], ["office"], ["city"]], [["snoring"], ["robot"], ["crowd"]], discard=gone)
    events = play(state, "0: wake snoring 1")
    assert (state.asked if question(state) == "window" else ()) == asked
    assert ("window_opened" in kinds(events)) == bool(asked)


@pytest.mark.clause("CZ-147")
@pytest.mark.parametrize(("force", "asked"), [("scary_movie", (1,)), ("that_chili", ())])
def test_nerves_of_steel_count_only_for_the_cards_they_stop(force: str, asked: tuple[int, ...]) -> None:
    gone = [card for card in BLOCKS if card != "nerves_of_steel"]
    state = second([["beach"], ["office"]], [[force], ["burning", "sandman"]], discard=gone)
    play(state, f"0: force_theme {force} 1")
    assert (state.asked if question(state) == "window" else ()) == asked


@pytest.mark.clause("CZ-147")
def test_everybody_is_asked_once_and_need_not_answer() -> None:
    state = second([["beach"], ["office"], ["city"]], [["snoring"], ["dead_drunk"], ["light_sleeper"]])
    play(state, "0: wake snoring 1", "1: pass")
    with pytest.raises(IllegalMove, match="already-answered"):
        play(state, "1: block dead_drunk")
    events = play(state, "2: pass")
    assert "woke" in kinds(events)
    assert state.hand[1][0] == "dead_drunk"


@pytest.mark.clause("CZ-148")
def test_a_stopped_card_has_no_effect_at_all() -> None:
    state = second([["beach"], ["office"]], [["insomnia"], ["dead_drunk", "robot"]])
    events = play(state, "0: wake insomnia 1", "1: block dead_drunk")
    assert (state.asleep, state.hand[1][0]) == ([0, 1], "robot")
    assert one(events, "without_effect")["card"] == "insomnia"
    assert {"insomnia", "dead_drunk"} <= set(state.discard)


@pytest.mark.clause("CZ-149")
def test_light_sleeper_wakes_and_the_element_is_discarded() -> None:
    state = second([["city"], FIVE], [["running"], ["light_sleeper", "robot"]])
    events = play(state, "0: give running 1", "1: light light_sleeper 1")
    assert (state.score, faces(state, 1)) == ([0, 18], [])
    assert where(state)["running"] == where(state)["light_sleeper"] == ["discard"]
    assert kinds(events).index("dream_scored") < kinds(events).index("without_effect")


@pytest.mark.clause("CZ-149")
def test_a_siren_works_on_even_if_its_player_was_woken_first() -> None:
    state = second([["beach"], ["office"], ["city"]], [["siren"], ["light_sleeper"], ["robot"]])
    play(state, "0: siren siren", "1: light light_sleeper 0", "2: pass")
    assert state.asleep == []


@pytest.mark.clause("CZ-150")
def test_nothing_answers_an_answer() -> None:
    state = second([["city"], FIVE], [["light_sleeper"], ["dead_drunk", "heavy_sleeper"]])
    events = play(state, "0: light light_sleeper 1")
    assert "window_opened" not in kinds(events)
    assert state.score == [0, 18]
    state = second(
        [["beach"], ["office"], ["city"]], [["laughing"], ["dead_drunk", "heavy_sleeper"], ["light_sleeper"]]
    )
    play(state, "0: give laughing 1", "1: pass")
    play(state, "2: light light_sleeper 1")
    assert 1 not in state.asleep


@pytest.mark.clause("CZ-151")
def test_the_card_works_only_when_the_window_has_closed() -> None:
    state = second([["beach"], ["office"], ["city"]], [["laughing"], ["robot"], ["crowd"]])
    play(state, "0: give laughing 1", "1: pass")
    assert faces(state, 1) == ["office"]
    play(state, "2: pass")
    assert faces(state, 1) == ["office", "laughing"]


@pytest.mark.clause("CZ-152")
def test_all_see_what_is_pending_and_who_is_asked_and_nothing_of_the_answers() -> None:
    state = second([["beach"], ["office"], ["city"]], [["snoring"], ["dead_drunk"], ["light_sleeper"]])
    play(state, "0: wake snoring 1")
    before = {seat: as_bytes(state.view(seat)) for seat in (0, 1, None)}
    events = play(state, "2: light light_sleeper 1")
    assert [event.only for event in events] == [(2,)]
    assert {seat: as_bytes(state.view(seat)) for seat in (0, 1, None)} == before
    view = state.view(0)
    assert (view["decision"]["asked"], view["decision"]["waiting"]) == ([1, 2], UNKNOWN)
    assert (view["pending"]["card"], view["pending"]["to_seat"]) == ("snoring", 1)
    assert state.view(2)["decision"]["answer"] == "light light_sleeper 1"


@pytest.mark.clause("CZ-152")
def test_pass_forced_pass_and_lapsed_answer_look_alike() -> None:
    """Seat 2 holds Light Sleeper and answers too late, or passes, or holds nothing: the others see the same bytes."""
    seen = []
    for held, answer in (("light_sleeper", "light light_sleeper 1"), ("light_sleeper", "pass"), ("spy", "pass")):
        state = second(
            [["beach"], ["office"], ["city"]],
            [["snoring"], ["dead_drunk", "laughing", "robot", "crowd", "dragon"], [held]],
            draw=["hell", "forest", "cottage", *({"light_sleeper", "spy"} - {held})],
        )
        state.discard.sort()
        events = play(state, "0: wake snoring 1", f"2: {answer}", "1: block dead_drunk")
        told = [event.seen_by(0) for event in events]
        seen.append(as_bytes([[one for one in told if one], state.view(0)["hand"], state.view(0)["dream"]]))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.clause("CZ-152")
def test_only_the_owner_learns_that_an_answer_has_lapsed() -> None:
    state = second([["beach"], ["office"], ["city"]], [["snoring"], ["dead_drunk"], ["light_sleeper"]])
    events = play(state, "0: wake snoring 1", "2: light light_sleeper 1", "1: block dead_drunk")
    fates = [(event.only, event.facts["fate"]) for event in events if event.kind == "answer"]
    assert fates == [((2,), "given"), ((1,), "given"), ((2,), "lapsed")]
    assert state.hand[2] == ["light_sleeper"]


@pytest.mark.clause("CZ-152")
def test_a_refusal_does_not_tell_who_has_answered() -> None:
    told = []
    for first in (1, 2):
        state = second([["beach"], ["office"], ["city"]], [["snoring"], ["robot"], ["crowd"]])
        play(state, "0: wake snoring 1", f"{first}: pass")
        with pytest.raises(NotAsked) as refused:
            play(state, "0: pass")
        told.append(str(refused.value))
    assert told[0] == told[1]


@pytest.mark.clause("CZ-153")
def test_an_answer_is_nobodys_second_card() -> None:
    state = table(
        3,
        dream=[["beach"], ["office"], ["city"]],
        hand=[["movie_star", "hell", "spy", "forest", "cottage"], ["robot"], ["light_sleeper", "crowd"]],
    )
    play(state, "0: first movie_star", "1: pass", "2: pass")
    assert (question(state), state.asked) == ("second-card", (0,))
    state = second([["beach"], ["office"]], [["snoring"], ["dead_drunk", "laughing", "spy", "robot", "crowd"]])
    play(state, "0: wake snoring 1", "1: block dead_drunk")
    assert (question(state), state.asked, len(state.hand[1])) == ("first-card", (1,), 5)


@pytest.mark.clause("CZ-154")
def test_a_stopping_block_can_only_be_discarded_in_step_three() -> None:
    blocks = [card for card in BLOCKS if card != "light_sleeper"]
    state = second([["beach"], ["office"]], [blocks, ["robot"]])
    assert verbs(state) == {"discard"}
    for card in blocks:
        with pytest.raises(IllegalMove, match="zzzzs-nothing-to-stop"):
            play(state, f"0: block {card}")


@pytest.mark.clause("CZ-155")
def test_light_sleeper_in_step_three_counts_the_element_just_played() -> None:
    state = table(dream=[FIVE[:4], []], hand=[["snow_day", "light_sleeper", "hell", "spy", "city"], []])
    play(state, "0: first snow_day", "0: light light_sleeper 0")
    assert state.score == [18, 0]


@pytest.mark.clause("CZ-156")
def test_the_affected_come_first_then_the_others_each_clockwise() -> None:
    """Seat 3 plays on seat 2; seat 0 is nearer on the left, but seat 2 is affected and speaks first."""
    state = table(
        4,
        step="second",
        turn_seat=3,
        dream=[["beach"], ["office"], ["city"], ["hell"]],
        hand=[["light_sleeper"], ["robot"], ["dead_drunk"], ["snoring", "spy", "forest", "cottage"]],
    )
    events = play(state, "3: wake snoring 2", "0: light light_sleeper 2", "1: pass", "2: block dead_drunk")
    assert one(events, "answer_played")["seat"] == 2
    assert state.hand[0][0] == "light_sleeper"
    assert state.asleep == [0, 1, 2, 3]


@pytest.mark.clause("CZ-156")
def test_clockwise_among_the_affected_from_the_left_of_the_player() -> None:
    """A Siren of seat 1: seat 2 wakes seat 0 first, so the Block of seat 0 lapses because its owner is awake."""
    state = table(
        3,
        step="second",
        turn_seat=1,
        dream=[["beach"], ["office"], ["city"]],
        hand=[["dead_drunk"], ["siren", "spy", "forest", "cottage"], ["light_sleeper"]],
    )
    play(state, "1: siren siren", "0: block dead_drunk", "2: light light_sleeper 0")
    assert "dead_drunk" in state.hand[0]
    assert state.asleep == []


@pytest.mark.clause("CZ-156", "CZ-157")
def test_light_sleeper_cannot_hit_who_has_just_blocked() -> None:
    state = second([["beach"], ["office"], ["city"]], [["siren"], ["dead_drunk"], ["light_sleeper"]])
    play(state, "0: siren siren", "1: block dead_drunk", "2: light light_sleeper 1")
    assert state.asleep == [1]
    assert state.hand[2][0] == "light_sleeper", "it lapsed: its target is no longer affected"


@pytest.mark.clause("CZ-157")
def test_who_was_woken_in_the_window_is_not_woken_again() -> None:
    state = second([["beach"], [*FIVE[1:], "running"], ["city"]], [["siren"], ["robot"], ["light_sleeper"]])
    events = play(state, "0: siren siren", "1: pass", "2: light light_sleeper 1")
    assert [event.facts["seat"] for event in events if event.kind == "woke"] == [1, 0, 2]


def test_at_most_one_window_is_open() -> None:
    """Invariant 14."""
    for state in random_game(4, 11, answering=True):
        assert (question(state) == "window") == (state.pending is not None and not state.is_over)


@pytest.mark.parametrize("players", COUNTS)
def test_the_same_card_asks_the_same_seats_in_every_world(players: int) -> None:
    """Invariant 16: whatever others hold, the same move opens a window to the same seats, or none."""
    compared = 0
    for seed in range(3):
        for state in random_game(players, seed):
            if question(state) != "second-card":
                continue
            seat = state.turn_seat
            for move in state.moves(seat):
                if move.verb in ("lucid", "discard", "light"):
                    continue
                asked = []
                for world in range(3):
                    twin = state.copy()
                    twin.redeal(seat, FastChance(world))
                    twin.play(seat, move, events=False)
                    asked.append(tuple(twin.asked) if question(twin) == "window" else ())
                assert len(set(asked)) == 1
                compared += 1
    assert compared > 100


def test_the_pass_kinds_have_names() -> None:
    kinds_of = {"element" if card in DECK.elements else DECK.actions[card].group for card in DECK.number}
    assert {"element", "wake", "force"} <= kinds_of
    state = second([["beach"], ["office"]], [["snoring"], ["robot"]])
    play(state, "0: wake snoring 1")
    assert state.view(1)["decision"]["facts"]["pass_kind"] == "wake"
    assert "pass" in texts(state, 1)
    assert GAME.name == "counting-zzzzs"
