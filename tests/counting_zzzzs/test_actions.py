"""Ledger 2.9: action cards in general, and then every single one of them."""

from random import Random

import pytest

from reverie.games.counting_zzzzs.components import ForceSide, ForceTheme, StopCard
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import move_text
from tests.counting_zzzzs.tables import (
    BLOCKS,
    DECK,
    FIVE,
    all_pass,
    faces,
    kinds,
    play,
    second,
    started,
    texts,
    where,
)

PLAIN = [
    "charley_horse",
    "conclusion",
    "elbow_in_the_ribs",
    "natures_call",
    "phone_call",
    "snoring",
    "too_much_caffeine",
]
TESTED = {
    *PLAIN,
    *("insomnia", "scared_stiff", "siren"),
    *("dead_drunk", "heavy_sleeper", "light_sleeper", "nerves_of_steel", "like_a_rock"),
    *("recurring_theme", "rapid_rems", "lucid_dreaming"),
    *("its_been_a_while", "job_stress", "scary_movie", "that_chili", "upcoming_reunion"),
    *("childhood_trauma", "go_with_the_flow", "jilted", "sedatives", "successful"),
}


def test_every_action_card_has_its_test_below() -> None:
    assert set(DECK.actions) == TESTED


@pytest.mark.clause("CZ-130")
def test_a_wake_up_is_pending_in_its_window_and_then_discarded() -> None:
    state = second([["beach"], ["office"]], [["snoring"], ["robot"]])
    play(state, "0: wake snoring 1")
    assert where(state)["snoring"] == ["pending"]
    all_pass(state)
    assert where(state)["snoring"] == ["discard"]


@pytest.mark.clause("CZ-130")
def test_benders_and_blocks_are_discarded_as_they_are_played() -> None:
    state = second([["beach"], ["office"]], [["rapid_rems", "movie_star"], ["light_sleeper"]])
    play(state, "0: rapid rapid_rems movie_star")
    assert where(state)["rapid_rems"] == ["discard"], "while its element is still pending"
    play(state, "1: light light_sleeper 0")
    assert where(state)["light_sleeper"] == ["discard"]


@pytest.mark.clause("CZ-131", "CZ-132")
def test_a_force_that_works_stays_and_one_that_is_stopped_is_discarded() -> None:
    state = second([["beach"], ["office"]], [["scary_movie"], ["like_a_rock", "burning"]])
    play(state, "0: force_theme scary_movie 1")
    stopped = state.copy()
    all_pass(state)
    assert where(state)["scary_movie"] == ["placeholder 1"]
    play(stopped, "1: block like_a_rock")
    assert where(stopped)["scary_movie"] == ["discard"]


@pytest.mark.clause("CZ-132", "CZ-149")
@pytest.mark.parametrize("force", ["force_theme scary_movie 1", "force_side sedatives 1 cottage"])
def test_a_force_whose_dream_has_ended_is_discarded(force: str) -> None:
    state = second([["beach"], ["robot", "cottage"]], [["scary_movie", "sedatives"], ["light_sleeper"]])
    play(state, f"0: {force}")
    events = play(state, "1: light light_sleeper 1")
    assert where(state)[force.split()[1]] == ["discard"]
    assert "without_effect" in kinds(events)


@pytest.mark.clause("CZ-133")
def test_a_covered_theme_force_stays_tucked_until_the_dream_ends() -> None:
    state = second([["beach"], ["office"]], [["burning"], ["robot"]], placeholder=["", "scary_movie"], quiet=True)
    play(state, "0: give burning 1")
    assert where(state)["scary_movie"] == ["dream 1"]
    assert state.view(0)["tally"][1]["forces"] == [["scary_movie", "burning"]]


@pytest.mark.clause("CZ-134")
@pytest.mark.parametrize("bender", ["rapid_rems", "recurring_theme", "lucid_dreaming"])
def test_benders_work_for_ones_own_dream_only(bender: str) -> None:
    state = second([["beach"], ["office"]], [[bender, "movie_star"], ["robot"]], discard=["sandman"])
    own = [text for text in texts(state) if bender in text and not text.startswith("discard")]
    assert own
    play(state, f"0: {own[0]}")
    if bender == "lucid_dreaming":
        play(state, f"0: {texts(state)[0]}")
    assert state.pending is not None
    assert state.pending.target == 0


@pytest.mark.clause("CZ-135")
def test_the_draw_pile_is_hidden_and_the_discard_pile_open() -> None:
    state = second([["beach"], ["office"]], [["snoring"], ["robot"]], discard=["hell", "spy"])
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view["discard"] == ["hell", "spy"]
        assert view["draw"] == len(state.draw)
        assert view["pile"] == []


# One test for each card.


@pytest.mark.clause("CZ-160")
@pytest.mark.parametrize("card", PLAIN)
def test_plain_wake_ups(card: str) -> None:
    state = second([["city"], FIVE], [[card], ["robot"]], quiet=True)
    play(state, f"0: wake {card} 1")
    assert (state.asleep, state.score) == ([0], [0, 18])
    assert state.hand[1][0] == "robot"


@pytest.mark.clause("CZ-161")
def test_insomnia() -> None:
    state = second([["city"], FIVE], [["insomnia"], ["robot", "spy"]], quiet=True)
    events = play(state, "0: wake insomnia 1")
    assert state.score == [0, 18]
    assert {"robot", "spy"} <= set(state.discard)
    assert kinds(events).index("dream_scored") < kinds(events).index("hand_lost")


@pytest.mark.clause("CZ-162")
def test_scared_stiff() -> None:
    state = second([["city"], ["beach", "dragon"], ["office"]], [["scared_stiff"], ["robot"], []], quiet=True)
    assert [text for text in texts(state) if "scared" in text] == [
        "wake scared_stiff 0",
        "wake scared_stiff 1",
        "discard scared_stiff",
    ]
    play(state, "0: wake scared_stiff 1")
    assert state.asleep == [0, 2]


@pytest.mark.clause("CZ-163")
def test_siren() -> None:
    state = second([FIVE, ["city"], []], [["siren"], ["robot"], ["spy"]], quiet=True)
    play(state, "0: siren siren")
    assert (state.asleep, state.score) == ([], [18, 0, 0])


@pytest.mark.clause("CZ-145")
@pytest.mark.parametrize("block", ["dead_drunk", "heavy_sleeper"])
@pytest.mark.parametrize("wake_up", DECK.wake_ups)
def test_dead_drunk_and_heavy_sleeper_stop_all_ten_wake_ups(block: str, wake_up: str) -> None:
    state = second([["beach"], ["hell"]], [[wake_up], [block]])
    play(state, f"0: siren {wake_up}" if wake_up == "siren" else f"0: wake {wake_up} 1", f"1: block {block}")
    assert 1 in state.asleep
    assert {block, wake_up} <= set(state.discard)


@pytest.mark.clause("CZ-145")
@pytest.mark.parametrize("force", [card.id for card in DECK.actions.values() if card.group == "force"])
def test_like_a_rock_stops_all_ten_forces(force: str) -> None:
    state = _forced(force, ["like_a_rock"])
    play(state, "1: block like_a_rock")
    assert (state.placeholder[1], faces(state, 1)) == ("", ["door"])
    assert {"like_a_rock", force} <= set(state.discard)


@pytest.mark.clause("CZ-012", "CZ-145")
@pytest.mark.parametrize("force", [card.id for card in DECK.actions.values() if card.group == "force"])
def test_nerves_of_steel_stop_three_of_them(force: str) -> None:
    state = _forced(force, ["nerves_of_steel"])
    stops = force in ("scary_movie", "childhood_trauma", "job_stress")
    assert ("block nerves_of_steel" in texts(state, 1)) == stops
    if stops:
        play(state, "1: block nerves_of_steel")
        assert (state.placeholder[1], faces(state, 1)) == ("", ["door"])


def _forced(force: str, answers: list[str]) -> ZzzzsState:
    """Seat 0 plays a Force on the door of seat 1, who holds some answers."""
    state = second([["beach"], ["door"]], [[force], answers])
    theme = isinstance(DECK.actions[force].effect, ForceTheme)
    play(state, f"0: force_theme {force} 1" if theme else f"0: force_side {force} 1 door")
    return state


@pytest.mark.clause("CZ-146", "CZ-155")
def test_light_sleeper() -> None:
    state = second([["city"], FIVE], [["light_sleeper"], ["robot"]])
    play(state, "0: light light_sleeper 1")
    assert (state.score, state.asleep) == ([0, 18], [0])


@pytest.mark.clause("CZ-170")
def test_rapid_rems() -> None:
    state = second([["beach"], []], [["rapid_rems", "movie_star", "office", "snoring"]], quiet=True)
    assert [text for text in texts(state) if text.startswith("rapid")] == ["rapid rapid_rems movie_star"]
    play(state, "0: rapid rapid_rems movie_star")
    assert faces(state, 0) == ["beach", "movie_star"]


@pytest.mark.clause("CZ-171")
def test_recurring_theme() -> None:
    state = second([["beach"], []], [["recurring_theme"]], quiet=True, discard=["movie_star", "hell", "grandma"])
    found = [text for text in texts(state) if text.startswith("recur")]
    assert found == ["recur recurring_theme movie_star", "recur recurring_theme grandma"]
    play(state, "0: recur recurring_theme grandma")
    assert faces(state, 0) == ["beach", "grandma"]
    assert "grandma" not in state.discard


@pytest.mark.clause("CZ-172")
def test_lucid_dreaming() -> None:
    pile = ["movie_star", "hell", "grandma", "siren"]
    state = second([["beach"], []], [["lucid_dreaming"], ["robot", "spy", "crowd", "hospital", "stage"]], draw=pile)
    play(state, "0: lucid lucid_dreaming")
    assert texts(state) == ["pick movie_star", "pick grandma"]
    play(state, "0: pick movie_star")
    assert faces(state, 0) == ["beach", "movie_star"]


THEME_FORCES = {
    "its_been_a_while": "F",
    "job_stress": "W",
    "scary_movie": "N",
    "that_chili": "S",
    "upcoming_reunion": "D",
}


@pytest.mark.clause("CZ-180", "CZ-181")
@pytest.mark.parametrize(("force", "theme"), THEME_FORCES.items())
def test_theme_forces(force: str, theme: str) -> None:
    state = second([["beach"], ["spy"]], [[force], ["robot"]], quiet=True)
    play(state, f"0: force_theme {force} 1")
    assert (state.placeholder[1], state.view(0)["next_themes"][1]) == (force, [theme])


SIDE_FORCES = {
    "childhood_trauma": ("D", "minus"),
    "go_with_the_flow": ("S", "plus"),
    "jilted": ("F", "minus"),
    "sedatives": ("N", "plus"),
    "successful": ("W", "plus"),
}


@pytest.mark.clause("CZ-187", "CZ-188")
@pytest.mark.parametrize(("force", "what"), SIDE_FORCES.items())
def test_side_forces(force: str, what: tuple[str, str]) -> None:
    theme, side = what
    effect = DECK.actions[force].effect
    assert isinstance(effect, ForceSide)
    assert (effect.theme, effect.side) == what
    context = [card.id for card in DECK.elements.values() if card.type == "context"]
    for card in context:
        state = second([["false_moustache"], [card]], [[force], []], quiet=True)
        fits = theme in DECK.elements[card].themes
        assert (f"force_side {force} 1 {card}" in texts(state)) == fits
        if fits:
            play(state, f"0: force_side {force} 1 {card}")
            assert faces(state, 1) == [f"{card}-{side}"]


def test_every_block_but_light_sleeper_says_what_it_stops() -> None:
    for card in BLOCKS:
        stops = {stopped for stopped, stoppers in DECK.stoppers.items() if card in stoppers}
        assert bool(stops) == isinstance(DECK.actions[card].effect, StopCard)


def test_every_card_is_played_in_random_games() -> None:
    """Elements go into dreams, actions do what they say, Blocks answer: none is only ever discarded."""
    played: set[str] = set()
    for seed in range(60):
        played |= _cards_played(2 + seed % 3, seed)
        if played == set(DECK.number):
            return
    raise AssertionError(f"never played: {sorted(set(DECK.number) - played)}")


def _cards_played(players: int, seed: int) -> set[str]:
    random, played = Random(seed), set()
    state, _ = started(players, seed)
    while not state.is_over:
        seat = random.choice(state.asked)
        move = random.choice(state.moves(seat)[: -1 if len(state.moves(seat)) > 1 else None])
        if move.verb not in ("discard", "pass"):
            played |= set(move_text(move).split()[1:]) & set(DECK.number)
        state.play(seat, move, events=False)
    return played
