"""Ledger 2.5: which element may enter which dream."""

import pytest

from reverie.kernel import IllegalMove
from tests.counting_zzzzs.tables import (
    COUNTS,
    DECK,
    FIVE,
    faces,
    play,
    question,
    random_game,
    second,
    started,
    table,
    texts,
    verbs,
)
from tests.counting_zzzzs.test_story import story


@pytest.mark.clause("CZ-060")
def test_any_element_may_begin_a_dream() -> None:
    hand = ["serial_killer", "hell", "chainsaw", "burning", "door"]
    state = table(hand=[hand, []])
    assert texts(state) == [f"first {card}" for card in DECK.sorted(hand)]


@pytest.mark.clause("CZ-061", "CZ-062")
def test_every_pair_of_elements() -> None:
    """What may follow what, for all 112 x 111 pairs, by the words of the clauses."""
    for last in DECK.elements.values():
        for element in DECK.elements.values():
            share = set(last.themes) & set(element.themes)
            assert (element.id in DECK.followers[last.id]) == bool(share and element.kind != last.kind)


@pytest.mark.clause("CZ-061")
def test_no_common_theme() -> None:
    state = table(dream=[["parents_house"], []], hand=[["movie_star", "relatives", "snoring", "siren", "insomnia"], []])
    with pytest.raises(IllegalMove, match="zzzzs-no-common-theme") as refused:
        play(state, "0: first movie_star")
    assert refused.value.clause == "CZ-061"


@pytest.mark.clause("CZ-062", "CZ-182")
def test_no_force_lifts_the_rule_of_kinds() -> None:
    for theme in "NFWDS":
        for last in DECK.elements.values():
            allowed = DECK.forced[last.id, theme]
            assert all(DECK.elements[card].kind != last.kind for card in allowed)


@pytest.mark.clause("CZ-063")
def test_only_the_last_element_matters() -> None:
    state = table(
        dream=[["grandma", "chocolate", "flying"], []],
        hand=[["burning", "serial_killer", "hell", "snoring", "siren"], []],
    )
    assert texts(state) == ["first serial_killer", "first hell"], "neither shares anything with Grandma or Chocolate"


@pytest.mark.clause("CZ-064")
def test_an_open_placeholder_replaces_the_common_theme() -> None:
    hand = ["homework", "chocolate", "being_hugged", "slow_chase", "clown_in_drain"]
    state = table(dream=[["office", "laughing"], []], placeholder=["scary_movie", ""], hand=[hand, []])
    assert texts(state) == ["first clown_in_drain", "first homework"]
    with pytest.raises(IllegalMove, match="zzzzs-forced-theme"):
        play(state, "0: first chocolate")
    with pytest.raises(IllegalMove, match="zzzzs-same-kind"):
        play(state, "0: first slow_chase")


@pytest.mark.clause("CZ-064")
def test_the_forced_element_need_not_share_a_theme() -> None:
    hand = ["burning", "siren", "snoring", "insomnia", "phone_call"]
    state = table(dream=[["office"], []], placeholder=["scary_movie", ""], hand=[hand, []], quiet=True)
    assert not set(DECK.elements["office"].themes) & set(DECK.elements["burning"].themes)
    play(state, "0: first burning")
    assert faces(state, 0) == ["office", "burning"]
    assert state.view(0)["tally"][0]["links"] == ["N"]


@pytest.mark.clause("CZ-065")
@pytest.mark.parametrize("players", COUNTS)
def test_no_dream_goes_beyond_ten(players: int) -> None:
    longest = 0
    for seed in range(6):
        for state in random_game(players, seed):
            longest = max(longest, *map(len, state.dream))
    assert longest == 9, "the tenth wakes its owner at once"


@pytest.mark.clause("CZ-066")
def test_who_is_awake_plays_no_action_and_no_block() -> None:
    state = second([["beach"], [], ["office"]], [["snoring"], ["dead_drunk", "light_sleeper"], ["spy"]])
    play(state, "0: wake snoring 2")
    assert state.asked == (2,), "seat 1 is awake and takes no part"
    state = table(hand=[["beach", "snoring", "siren", "scary_movie", "rapid_rems"], []])
    assert verbs(state) == {"first"}


@pytest.mark.clause("CZ-067")
def test_nobody_can_begin_anothers_dream() -> None:
    state = second([["beach"], []], [["office", "laughing"]])
    assert not [text for text in texts(state) if text.startswith("give")]
    with pytest.raises(IllegalMove, match="zzzzs-target-awake") as refused:
        play(state, "0: give office 1")
    assert refused.value.clause == "CZ-067"


@pytest.mark.clause("CZ-068")
@pytest.mark.parametrize("move", ["wake snoring 1", "force_theme scary_movie 1", "light light_sleeper 1"])
def test_wake_ups_theme_forces_and_light_sleeper_need_somebody_asleep(move: str) -> None:
    state = second([["beach"], []], [["snoring", "scary_movie", "light_sleeper"]])
    with pytest.raises(IllegalMove, match="zzzzs-target-awake") as refused:
        play(state, f"0: {move}")
    assert refused.value.clause == "CZ-068"
    assert f"discard {move.split()[1]}" in texts(state)


@pytest.mark.clause("CZ-069")
def test_one_falls_asleep_only_by_ones_own_first_card() -> None:
    for seed in range(4):
        before: list[int] | None = None
        for state in random_game(3, seed):
            if before is not None:
                fallen = set(state.asleep) - set(before)
                assert fallen <= {state.turn_seat}
            before = state.asleep


@pytest.mark.clause("CZ-070")
@pytest.mark.parametrize("players", COUNTS)
def test_elements_keep_their_order_and_stay(players: int) -> None:
    for seed in range(4):
        before: list[list[str]] = [[] for _ in range(players)]
        for state in random_game(players, seed):
            now = [[laid.element for laid in dream] for dream in state.dream]
            for old, new in zip(before, now, strict=True):
                assert new[: len(old)] == old or len(new) <= 1, "only a dream that has ended begins anew"
            before = now


@pytest.mark.clause("CZ-071")
def test_telling_the_story_changes_nothing() -> None:
    state = table(dream=[FIVE, []])
    before = state.save()
    told = story(lambda name, facts: f"{name}:{facts.get('face', '')} ", faces(state, 0))
    assert told.split() == ["story-first:beach", *(f"story-next:{face}" for face in FIVE[1:]), "story-end:"]
    assert story(lambda name, _: name, []) == ""
    assert state.save() == before


def test_a_gift_covers_the_placeholder_of_the_dream_it_enters() -> None:
    state = second([["beach"], ["office"]], [["burning"], ["spy"]], placeholder=["", "scary_movie"], quiet=True)
    play(state, "0: give burning 1")
    assert state.dream[1][-1] == ("burning", "scary_movie", "")
    assert state.placeholder == ["", ""]


def test_the_facts_of_the_question_say_what_is_wanted() -> None:
    state, _ = started(2, 2)
    assert state.view(0)["decision"]["facts"]["opening"] == "start"
    hand = ["burning", "hell", "city", "spy", "robot"]
    state = table(dream=[["office"], []], placeholder=["scary_movie", ""], hand=[hand, []])
    facts = state.view(1)["decision"]["facts"]
    assert (facts["opening"], facts["theme"], facts["element"]) == ("forced", "N", "office")
    assert question(state) == "first-card"
