"""Ledger 2.12: Benders."""

import pytest

from reverie.kernel import IllegalMove
from tests.counting_zzzzs.tables import FIVE, all_pass, faces, kinds, one, play, question, second, table, texts, verbs

SPARE = ["robot", "spy", "crowd", "hospital", "stage"]
NINE = ["exam_hall", "zombie_colleagues", "perfect_coffee", "eternal_dishes", "office"]
NINE += ["best_friend", "letter", "remembering", "snow_day"]


@pytest.mark.clause("CZ-050", "CZ-170")
def test_two_own_elements_in_one_turn() -> None:
    state = table(
        quiet=True, dream=[["beach"], []], hand=[["movie_star", "gold_star", "rapid_rems", "hell", "city"], []]
    )
    play(state, "0: first movie_star", "0: rapid rapid_rems gold_star")
    assert faces(state, 0) == ["beach", "movie_star", "gold_star"]
    assert state.asked == (1,)
    assert state.hand[0] == ["hell", "city"]


@pytest.mark.clause("CZ-171", "CZ-177")
def test_only_elements_come_back_from_the_discard_pile() -> None:
    gone = ["movie_star", "snoring", "scary_movie", "office"]
    state = second([["beach"], []], [["recurring_theme"]], discard=gone)
    assert [text for text in texts(state) if text.startswith("recur")] == ["recur recurring_theme movie_star"]
    play(state, "0: recur recurring_theme movie_star")
    assert set(state.discard) == {"snoring", "scary_movie", "office", "recurring_theme"}


@pytest.mark.clause("CZ-172", "CZ-175")
def test_whoever_searches_sees_the_contents_by_number_and_never_the_order() -> None:
    pile = ["sandman", "grandma", "siren", "movie_star"]
    views = []
    for order in (pile, pile[::-1]):
        state = second([["beach"], []], [["lucid_dreaming"], SPARE], draw=order)
        events = play(state, "0: lucid lucid_dreaming")
        assert one(events, "pile_searched")["found"] is True
        seen = next(event for event in events if event.kind == "pile_searched")
        assert seen.seen_by(1) == {"kind": "pile_searched", "seat": 0, "count": 4, "found": True}
        views.append(state.view(0)["pile"])
        assert state.view(1)["pile"] == []
    assert views == [["movie_star", "grandma", "sandman", "siren"]] * 2


@pytest.mark.clause("CZ-172", "CZ-175")
def test_the_pile_is_shuffled_as_soon_as_the_choice_is_made() -> None:
    orders = set()
    for seed in range(12):
        state = second([["beach"], ["office"]], [["lucid_dreaming"], SPARE], seed=seed)
        state.draw.sort()
        play(state, "0: lucid lucid_dreaming", "0: pick movie_star")
        assert question(state) == "window", "before the element is settled"
        assert state.draw != sorted(state.draw)
        orders.add(tuple(state.draw))
    assert len(orders) == 12


@pytest.mark.clause("CZ-173")
@pytest.mark.parametrize(
    ("bender", "line"),
    [
        ("rapid_rems", "rapid rapid_rems {}"),
        ("recurring_theme", "recur recurring_theme {}"),
        ("lucid_dreaming", "pick {}"),
    ],
)
def test_the_extra_element_obeys_the_sequence(bender: str, line: str) -> None:
    cards = ["movie_star", "office", "serial_killer"]
    hand = [bender, *cards] if bender == "rapid_rems" else [bender]
    more = {"recurring_theme": {"discard": cards}, "lucid_dreaming": {"draw": cards}}.get(bender, {})
    state = second([["beach"], []], [hand, SPARE], **more)
    if bender == "lucid_dreaming":
        play(state, "0: lucid lucid_dreaming")
    for card in ("office", "serial_killer"):
        with pytest.raises(IllegalMove):
            play(state, "0: " + line.format(card))
    play(state, "0: " + line.format("movie_star"))
    assert faces(state, 0) == ["beach", "movie_star"]


@pytest.mark.clause("CZ-173", "CZ-182")
@pytest.mark.parametrize("bender", ["rapid_rems", "recurring_theme"])
def test_a_placeholder_binds_benders_too(bender: str) -> None:
    cards = ["movie_star", "burning"]
    hand = [bender, *cards, "snoring"] if bender == "rapid_rems" else [bender]
    discard = {} if bender == "rapid_rems" else {"discard": cards}
    state = second([["beach"], []], [hand, SPARE], placeholder=["scary_movie", ""], **discard)
    assert [text for text in texts(state) if text.startswith(("rapid", "recur"))] == [
        f"{'rapid' if bender == 'rapid_rems' else 'recur'} {bender} burning"
    ]


@pytest.mark.clause("CZ-174")
@pytest.mark.parametrize("bender", ["rapid_rems", "recurring_theme"])
def test_without_a_legal_element_they_cannot_be_played(bender: str) -> None:
    state = second([["beach"], []], [[bender, "office", "snoring", "city"], SPARE], discard=["hell"])
    assert verbs(state) == {"wake", "discard"}
    assert f"discard {bender}" in texts(state)


@pytest.mark.clause("CZ-175")
def test_lucid_dreaming_can_always_be_played_and_may_find_nothing() -> None:
    pile = ["office", "siren", "snoring", "conclusion"]
    state = second([["beach"], []], [["lucid_dreaming"], SPARE], draw=pile)
    events = play(state, "0: lucid lucid_dreaming")
    assert kinds(events) == ["bender_played", "pile_searched"]
    searched = events[1]
    assert searched.facts["found"] is False
    seen = searched.seen_by(0)
    assert seen is not None
    assert seen["cards"] == ["office", "siren", "conclusion", "snoring"], "you see the pile even if nothing fits"
    assert (sorted(state.draw), state.asked) == (sorted(pile), (1,))


@pytest.mark.clause("CZ-175")
def test_if_something_fits_it_must_be_taken() -> None:
    state = second([["beach"], []], [["lucid_dreaming"], SPARE], draw=["movie_star", "siren"])
    play(state, "0: lucid lucid_dreaming")
    assert texts(state) == ["pick movie_star"]
    with pytest.raises(IllegalMove):
        play(state, "0: pass")
    with pytest.raises(IllegalMove, match="zzzzs-not-in-pile"):
        play(state, "0: pick grandma")


@pytest.mark.clause("CZ-176")
def test_the_extra_element_is_a_normal_placement() -> None:
    state = second([FIVE, ["city"]], [["rapid_rems", "laughing"], ["light_sleeper"]])
    play(state, "0: rapid rapid_rems laughing")
    assert (question(state), state.asked) == ("window", (1,))
    play(state, "1: light light_sleeper 0")
    assert (state.score, "laughing" in state.discard) == ([18, 0], True)
    state = second([NINE, ["city"]], [["rapid_rems", "tax_inspector"], ["spy"]], score=[30, 0])
    play(state, "0: rapid rapid_rems tax_inspector")
    all_pass(state)
    assert state.result is not None
    assert (state.score, state.result.winners) == ([40, 0], (0,))


@pytest.mark.clause("CZ-177")
def test_the_bender_is_discarded_before_its_element_is_chosen() -> None:
    state = second([["beach"], []], [["lucid_dreaming"], SPARE])
    play(state, "0: lucid lucid_dreaming")
    assert "lucid_dreaming" in state.discard
    assert state.view(1)["discard"] == ["lucid_dreaming"]
