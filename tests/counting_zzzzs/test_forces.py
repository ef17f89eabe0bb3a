"""Ledger 2.13: Force cards."""

import pytest

from reverie.games.counting_zzzzs.components import ForceTheme
from reverie.kernel import IllegalMove
from tests.counting_zzzzs.tables import DECK, FIVE, faces, kinds, one, play, question, second, table, texts

NINE = ["exam_hall", "zombie_colleagues", "perfect_coffee", "eternal_dishes", "office"]
NINE += ["best_friend", "letter", "remembering", "snow_day"]


@pytest.mark.clause("CZ-180")
def test_the_five_themes() -> None:
    themes = {card.id: card.effect.theme for card in DECK.actions.values() if isinstance(card.effect, ForceTheme)}
    assert themes == {
        "its_been_a_while": "F",
        "job_stress": "W",
        "scary_movie": "N",
        "that_chili": "S",
        "upcoming_reunion": "D",
    }


@pytest.mark.clause("CZ-181")
def test_on_any_sleeping_player_and_binding_whoever_plays_next() -> None:
    state = second(
        [["beach"], ["office"], []], [["scary_movie", "burning", "laughing"], ["homework", "robot"]], quiet=True
    )
    assert [text for text in texts(state) if text.startswith("force")] == [
        "force_theme scary_movie 0",
        "force_theme scary_movie 1",
    ]
    forced = second(
        [["beach"], ["office"]], [["burning", "laughing"], ["homework"]], placeholder=["", "scary_movie"], quiet=True
    )
    gifts = [text for text in texts(forced) if text.startswith("give")]
    assert "give burning 1" in gifts
    assert "give laughing 1" not in gifts, "it shares W and D with the office, but has no N"


@pytest.mark.clause("CZ-182")
def test_until_then_no_other_element_enters() -> None:
    hand = ["laughing", "zombie_colleagues", "robot", "snoring", "chocolate"]
    state = table(quiet=True, dream=[["office"], []], placeholder=["scary_movie", ""], hand=[hand, []])
    assert texts(state) == ["first zombie_colleagues", "first robot"]


@pytest.mark.clause("CZ-183")
def test_one_open_placeholder_per_dream() -> None:
    state = second(
        [["beach"], ["office"]], [["job_stress", "burning"], ["robot"]], placeholder=["", "scary_movie"], quiet=True
    )
    assert "force_theme job_stress 1" not in texts(state)
    with pytest.raises(IllegalMove, match="zzzzs-placeholder-open") as refused:
        play(state, "0: force_theme job_stress 1")
    assert refused.value.clause == "CZ-183"
    covered = second([["beach"], ["office", ["burning", "scary_movie", ""]]], [["job_stress"], ["robot"]], quiet=True)
    assert "force_theme job_stress 1" in texts(covered), "after it is covered another may follow"


@pytest.mark.clause("CZ-184")
def test_the_covering_element_is_then_the_last() -> None:
    hand = ["burning", "siren", "snoring", "insomnia", "phone_call"]
    state = table(quiet=True, dream=[["office"], []], placeholder=["scary_movie", ""], hand=[hand, []])
    play(state, "0: first burning")
    view = state.view(0)
    assert (view["next_themes"][0], view["last_kind"][0], view["placeholder"][0]) == (["N", "S"], "verbs", None)


@pytest.mark.clause("CZ-185")
def test_a_placeholder_has_no_time_limit_and_may_make_stuck() -> None:
    state = second(
        [["city"], FIVE],
        [["snoring"], ["laughing", "hell", "office", "grandma", "siren"]],
        placeholder=["", "that_chili"],
        quiet=True,
    )
    events = play(state, "0: discard snoring")
    assert "stuck" in kinds(events)
    assert state.score == [0, 18]
    waiting = table(dream=[["beach"], ["office"]], placeholder=["", "scary_movie"], hand=[["movie_star"], ["burning"]])
    play(waiting, "0: first movie_star", "1: pass")
    play(waiting, f"0: {texts(waiting)[-1]}")
    assert waiting.placeholder[1] == "scary_movie"


@pytest.mark.clause("CZ-186")
def test_a_placeholder_on_nine_elements_binds_the_tenth() -> None:
    state = second([NINE, ["city"]], [["scary_movie"], ["spy"]], quiet=True)
    play(state, "0: force_theme scary_movie 0")
    assert state.placeholder[0] == "scary_movie"
    hand = ["tax_inspector", "evil_twin", "siren", "snoring", "insomnia"]
    state = table(quiet=True, dream=[NINE, []], placeholder=["scary_movie", ""], hand=[hand, []])
    assert texts(state) == ["first evil_twin"]
    play(state, "0: first evil_twin")
    assert (faces(state, 0), "scary_movie" in state.discard) == ([], True)


@pytest.mark.clause("CZ-187", "CZ-188")
def test_a_side_force_fixes_a_card_of_any_dream() -> None:
    state = second([["cottage"], ["forest"], ["hospital", "ghost"]], [["sedatives"], ["spy"], ["robot"]], quiet=True)
    assert [text for text in texts(state) if text.startswith("force_side")] == [
        "force_side sedatives 0 cottage",
        "force_side sedatives 1 forest",
        "force_side sedatives 2 ghost",
    ]
    events = play(state, "0: force_side sedatives 2 ghost")
    fixed = one(events, "side_fixed")
    assert (fixed["seat"], fixed["element"], fixed["side"], fixed["points"]) == (2, "ghost", "plus", 1)


@pytest.mark.clause("CZ-188")
def test_whoever_plays_it_picks_the_card() -> None:
    state = second([["cottage", "ghost", "exploring"], []], [["sedatives"]], quiet=True)
    assert len([text for text in texts(state) if text.startswith("force_side sedatives 0")]) == 3


@pytest.mark.clause("CZ-189")
def test_the_theme_is_looked_up_on_the_context_card_alone() -> None:
    state = second([["hell", "crowd"], []], [["sedatives"]], placeholder=["scary_movie", ""], quiet=True)
    assert "force_side sedatives 0 crowd" not in texts(state), "FW, whatever lies around it"


@pytest.mark.clause("CZ-190")
def test_it_stays_under_its_card_beside_a_theme_force() -> None:
    dream = ["office", ["ghost", "scary_movie", ""]]
    state = second([dream, []], [["sedatives"]], quiet=True)
    play(state, "0: force_side sedatives 0 ghost")
    assert state.dream[0][1] == ("ghost", "scary_movie", "sedatives")
    shown = state.view(None)["tally"][0]
    assert (shown["count"], shown["forces"]) == (2, [["scary_movie", "ghost"], ["sedatives", "ghost"]])
    assert question(state) == "first-card"
