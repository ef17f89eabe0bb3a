"""Ledger 2.1 and 2.2: what is in the box, and how context cards lie."""

from collections import Counter

import pytest

from reverie.games.counting_zzzzs import GAME
from reverie.games.counting_zzzzs.components import KINDS
from reverie.kernel import BadSetup
from tests.counting_zzzzs.tables import DECK, faces, play, second, started, table, tally, texts


@pytest.mark.clause("CZ-001")
@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_two_to_four_players(players: int) -> None:
    assert GAME.player_counts == (2, 3, 4)
    with pytest.raises(BadSetup) as refused:
        GAME.setup(players)
    assert refused.value.clause == "CZ-001"


@pytest.mark.clause("CZ-002", "CZ-003")
def test_112_elements_and_28_actions_and_no_overview_card_among_them() -> None:
    assert (len(DECK.elements), len(DECK.actions)) == (112, 28)
    assert list(DECK.number.values()) == list(range(1, 141))
    assert set(DECK.number) == set(DECK.elements) | set(DECK.actions)


@pytest.mark.clause("CZ-004", "CZ-005")
def test_28_different_elements_of_each_kind() -> None:
    assert Counter(element.kind for element in DECK.elements.values()) == dict.fromkeys(
        ("people", "places", "things", "verbs"), 28
    )


@pytest.mark.clause("CZ-006")
def test_value_types_and_their_numbers() -> None:
    for element in DECK.elements.values():
        sideways, plus, minus = (element.value[side] for side in ("", "plus", "minus"))
        match element.type:
            case "plus":
                assert sideways > 0
            case "minus":
                assert sideways < 0
            case "neutral":
                assert (sideways, plus, minus) == (0, 0, 0)
            case "context":
                assert (sideways, plus > 0, minus < 0) == (0, True, True)
    types = Counter((element.kind, element.type) for element in DECK.elements.values())
    assert {types[kind, "plus"] for kind in KINDS} == {9}
    assert {types[kind, "minus"] for kind in KINDS} == {7}
    assert {types[kind, "context"] for kind in KINDS} == {7}


@pytest.mark.clause("CZ-006", "CZ-111")
def test_plus_minus_and_neutral_elements_never_change_their_type() -> None:
    """Whatever else lies in the dream, they count as what they are."""
    dream = ["serial_killer", "chainsaw", "beach", "spy"]
    assert (tally(*dream).plus, tally(*dream).minus) == (1, 2)
    assert tally(*dream).sides == ("", "", "", "")


@pytest.mark.clause("CZ-007")
def test_every_element_has_themes_and_most_have_several() -> None:
    counts = Counter(len(element.themes) for element in DECK.elements.values())
    assert counts == {1: 5, 2: 70, 3: 36, 5: 1}
    assert {theme for element in DECK.elements.values() for theme in element.themes} == set("NFWDS")


@pytest.mark.clause("CZ-008", "CZ-009")
def test_the_colours_of_the_sheep() -> None:
    sheep = {theme["id"]: theme["sheep"] for theme in GAME.raw_content["themes"]}
    assert sheep == {"N": "yellow", "F": "red", "W": "blue", "D": "green", "S": "pink"}


@pytest.mark.clause("CZ-010")
def test_the_door_is_a_context_card_with_all_themes() -> None:
    door = DECK.elements["door"]
    assert (door.type, set(door.themes)) == ("context", set("NFWDS"))


@pytest.mark.clause("CZ-011", "CZ-012")
def test_28_actions_each_once() -> None:
    groups = Counter(action.group for action in DECK.actions.values())
    assert groups == {"block": 5, "wake": 10, "bender": 3, "force": 10}
    assert "childhood_trauma" in DECK.actions
    assert "nerves_of_steel" in DECK.stoppers["childhood_trauma"]


@pytest.mark.clause("CZ-013", "CZ-014")
def test_actions_have_no_kind_theme_or_value_and_are_no_elements() -> None:
    assert not set(DECK.actions) & set(DECK.elements)
    state = second([["office", "laughing"], []], [["scary_movie", "successful"]])
    play(state, "0: force_theme scary_movie 0")
    assert len(state.dream[0]) == 2, "the Force that lies at its end is not counted"
    assert state.view(0)["tally"][0]["count"] == 2


@pytest.mark.clause("CZ-015")
def test_what_an_element_shows_is_content() -> None:
    for element in GAME.raw_content["elements"]:
        assert {"kind", "themes", "value", "interplay", "emoji"} <= set(element)
    frames = {kind["id"]: kind["frame"] for kind in GAME.raw_content["kinds"]}
    assert frames == {"people": "orange", "places": "teal", "things": "purple", "verbs": "brown"}


@pytest.mark.clause("CZ-020")
def test_a_context_card_enters_sideways_and_counts_for_length_kind_and_themes() -> None:
    state = table(
        quiet=True,
        dream=[["parents_house"], []],
        hand=[["relatives", "siren", "snoring", "insomnia", "brave_teddy"], []],
    )
    play(state, "0: first relatives")
    assert faces(state, 0) == ["parents_house", "relatives"]
    shown = state.view(0)["tally"][0]
    assert (shown["count"], shown["plus"], shown["minus"], shown["points"]) == (2, 0, 0, 0)
    assert (state.view(0)["last_kind"][0], state.view(0)["next_themes"][0]) == ("people", ["D"])


@pytest.mark.clause("CZ-021")
def test_it_stays_sideways_while_the_dream_goes_on() -> None:
    state = second([["beach", "movie_star", "stage"], ["office"]], [["laughing"], []], quiet=True)
    assert faces(state, 0)[-1] == "stage", "two plus elements do not turn it before the dreamer wakes"
    play(state, "0: discard laughing")
    assert faces(state, 0)[-1] == "stage"


@pytest.mark.clause("CZ-022", "CZ-023")
def test_a_fixed_card_counts_as_plus_or_minus_and_is_no_target_any_more() -> None:
    state = second(
        [["parents_house", "ghost"], []], [["childhood_trauma", "sedatives", "go_with_the_flow"]], quiet=True
    )
    play(state, "0: force_side childhood_trauma 0 ghost")
    assert faces(state, 0)[-1] == "ghost-minus"
    assert (state.view(0)["tally"][0]["minus"], state.view(0)["tally"][0]["points"]) == (1, -2)
    again = second(
        [["parents_house", ["ghost", "", "childhood_trauma"]], []], [["sedatives", "go_with_the_flow"]], quiet=True
    )
    assert not [text for text in texts(again) if text.startswith("force_side")]


@pytest.mark.clause("CZ-023")
def test_step_two_does_not_turn_a_fixed_card() -> None:
    counted = tally("grandma", "chocolate", ("ghost", "childhood_trauma"), "beach")
    assert counted.side == "plus"
    assert counted.sides == ("", "", "minus", "")


@pytest.mark.clause("CZ-024")
def test_a_context_card_that_comes_back_is_sideways_again() -> None:
    state = second(
        [["city", ["robot", "", "successful"], "homework", "hospital", "nobody_special"], ["old_school", "laughing"]],
        [["snoring"], []],
        quiet=True,
    )
    play(state, "0: wake snoring 0")
    assert {"robot", "successful"} <= set(state.discard)
    state = second([["city", "running"], []], [["recurring_theme"]], quiet=True, discard=["robot", "successful"])
    play(state, "0: recur recurring_theme robot")
    assert faces(state, 0) == ["city", "running", "robot"]


@pytest.mark.clause("CZ-025")
def test_one_set_of_themes_holds_on_either_side() -> None:
    for side in ("", "sedatives", "childhood_trauma"):
        state = table(quiet=True, dream=[["parents_house", ["ghost", "", side]], []])
        assert state.view(0)["next_themes"][0] == ["N", "D", "S"]


@pytest.mark.clause("CZ-003")
def test_nothing_but_the_140_cards_is_ever_on_the_table() -> None:
    state, _ = started(4)
    assert len(state.draw) + sum(map(len, state.hand)) + len(state.box) == 140


def test_the_figures_of_the_ledger() -> None:
    """Section 8.1: sums of numbers, themes and interplay."""
    elements = DECK.elements.values()
    assert sum(element.value[""] for element in elements if element.type == "plus") == 87
    assert sum(element.value[""] for element in elements if element.type == "minus") == -43
    themes = Counter(theme for element in elements for theme in element.themes)
    assert themes == {"N": 47, "F": 48, "W": 54, "D": 55, "S": 54}
    points = Counter(entry.points for element in elements for entry in element.interplay)
    assert points == {1: 22, 2: 17, -1: 7, -2: 1}
    followers = sum(map(len, DECK.followers.values()))
    assert round(followers / (112 * 111), 3) == 0.605
