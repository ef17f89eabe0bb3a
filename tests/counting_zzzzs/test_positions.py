"""Laying out a table: what may be left out, and what is refused with which reason."""

from typing import Any

import pytest

from reverie.games.counting_zzzzs import GAME
from reverie.kernel import BadDocument, BadPosition, Refused
from tests.counting_zzzzs.tables import BLOCKS, DECK, FIVE, play, question, second, started, table

HANDS = [["beach", "hell", "spy", "city", "robot"], ["office"]]


def test_what_is_left_out_is_dealt() -> None:
    state, _ = started(3)
    GAME.place(state, {"dream": [["beach"], [], []]})
    assert [len(hand) for hand in state.hand] == [5, 5, 5]
    assert len(state.draw) == 138 - 15 - 1


def test_the_rest_fills_the_draw_pile_or_the_discard_pile() -> None:
    state = table(hand=HANDS)
    assert (len(state.draw), state.discard) == (136 - 6, [])
    state = table(hand=HANDS, draw=["siren", "grandma"])
    assert (state.draw, len(state.discard)) == (["siren", "grandma"], 136 - 8)


def test_a_wake_up_that_is_named_is_not_in_the_box() -> None:
    for seed in range(8):
        state = table(seed=seed, hand=[["beach", *DECK.wake_ups[:4]], []])
        assert len(state.box) == 4
        assert not set(state.box) & set(DECK.wake_ups[:4])


def test_the_turn_begins_with_drawing() -> None:
    state = table(hand=[["beach"], []], turn_no=9)
    assert (len(state.hand[0]), state.turn_no, question(state)) == (5, 9, "first-card")


def test_a_position_before_the_second_card() -> None:
    state = second([["beach"], []], [["snoring"]])
    assert (question(state), state.view(0)["step"]) == ("second-card", "second")


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "one hand": ({"hand": [[]]}, "wrong-length", "", "hand"),
    "three scores": ({"score": [1, 2, 3]}, "wrong-length", "", "score"),
    "no such seat": ({"turn_seat": 2}, "position-between", "CZ-035", "turn_seat"),
    "six cards": (
        {"hand": [["beach", "hell", "spy", "city", "robot", "stage"], []]},
        "position-between",
        "CZ-044",
        "hand[0]",
    ),
    "a card twice": ({"hand": [["beach"], ["beach"]]}, "zzzzs-not-once", "CZ-002", ""),
    "a card in two zones": ({"hand": [["beach"], []], "discard": ["beach"]}, "zzzzs-not-once", "CZ-002", ""),
    "an unknown card": ({"hand": [["unicorn"], []]}, "zzzzs-no-place", "CZ-014", "hand"),
    "an action as element": ({"dream": [["snoring"], []]}, "zzzzs-no-place", "CZ-014", "dream"),
    "a side Force as placeholder": (
        {"dream": [["beach"], []], "placeholder": ["sedatives", ""]},
        "zzzzs-no-place",
        "CZ-014",
        "placeholder",
    ),
    "a placeholder without a dream": (
        {"placeholder": ["scary_movie", ""]},
        "zzzzs-placeholder-alone",
        "CZ-068",
        "placeholder[0]",
    ),
    "a small box": ({"box": ["snoring"]}, "zzzzs-box", "CZ-030", "box"),
    "other cards in the box": ({"box": ["beach", "hell", "spy", "city"]}, "zzzzs-box", "CZ-030", "box"),
    "two of a kind": ({"dream": [["beach", "office"], []]}, "zzzzs-bad-dream", "CZ-062", "dream[0][1]"),
    "no common theme": ({"dream": [["parents_house", "movie_star"], []]}, "zzzzs-bad-dream", "CZ-061", "dream[0][1]"),
    "a covered Force of another theme": (
        {"dream": [["beach", ["movie_star", "scary_movie", ""]], []]},
        "zzzzs-bad-dream",
        "CZ-064",
        "dream[0][1]",
    ),
    "a covered Force under the first": (
        {"dream": [[["hell", "scary_movie", ""]], []]},
        "zzzzs-bad-dream",
        "CZ-068",
        "dream[0][0]",
    ),
    "a fixed card that is no context card": (
        {"dream": [[["hell", "", "sedatives"]], []]},
        "zzzzs-bad-dream",
        "CZ-188",
        "dream[0][0]",
    ),
    "fixed by a Force of another theme": (
        {"dream": [[["crowd", "", "sedatives"]], []]},
        "zzzzs-bad-dream",
        "CZ-188",
        "dream[0][0]",
    ),
    "forty points": ({"score": [40, 0]}, "position-between", "CZ-120", "score[0]"),
    "the second card while awake": ({"step": "second"}, "zzzzs-step", "CZ-053", "step"),
    "a third card": ({"step": "third", "dream": [["beach"], []]}, "zzzzs-step", "CZ-053", "step"),
    "five cards before the second card": (
        {"step": "second", "dream": [["grandma"], []], "hand": HANDS},
        "wrong-length",
        "CZ-041",
        "hand[0]",
    ),
    "an unknown field": ({"moon": 3}, "unknown-field", "", "position"),
    "a number as hand": ({"hand": 3}, "wrong-type", "", "position.hand"),
    "a number as dream": ({"dream": 3}, "wrong-type", "", "position.dream"),
}


@pytest.mark.parametrize(("position", "code", "clause", "path"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_each_impossible_position_says_what_where_and_why(
    position: dict[str, Any], code: str, clause: str, path: str
) -> None:
    state, _ = started(2)
    with pytest.raises(BadPosition) as refused:
        GAME.place(state, position)
    assert (refused.value.code, refused.value.clause, refused.value.path) == (code, clause, path)


def test_ten_elements_cannot_lie_there() -> None:
    ten = ["exam_hall", "zombie_colleagues", "perfect_coffee", "eternal_dishes", "office"]
    ten += ["best_friend", "letter", "remembering", "snow_day", "tax_inspector"]
    state, _ = started(2)
    with pytest.raises(BadPosition, match="position-between") as refused:
        GAME.place(state, {"dream": [ten, []]})
    assert refused.value.clause == "CZ-065"


# Saved states that somebody has tampered with.


def saved(change: Any) -> dict[str, Any]:
    """A saved state with an open window, after a change."""
    state = second([["beach"], ["office"], ["city"]], [["snoring"], ["robot"], ["crowd"]])
    play(state, "0: wake snoring 1")
    document = state.save()
    change(document)
    return document


def _set(name: str, value: Any) -> Any:
    return lambda document: document["fields"].__setitem__(name, value)


TAMPERED = {
    "nothing pending in a window": (lambda document: _discard_pending(document), "zzzzs-pending"),
    "another player's card": (_set("pending", ["snoring", 1, 0, "", [0]]), "zzzzs-pending"),
    "affecting somebody else": (_set("pending", ["snoring", 0, 1, "", [2]]), "zzzzs-pending"),
    "a Block pending": (_set("pending", ["dead_drunk", 0, 1, "", [1]]), "zzzzs-no-place"),
    "a Siren with a target": (lambda document: _swap(document, "siren", ["siren", 0, 1, "", [1]]), "zzzzs-pending"),
    "a Wake Up without one": (_set("pending", ["snoring", 0, -1, "", [0, 1, 2]]), "zzzzs-pending"),
    "an element that does not fit": (
        lambda document: _swap(document, "hell", ["hell", 0, 1, "", [1]]),
        "zzzzs-pending",
    ),
    "Scared Stiff without a nightmare": (
        lambda document: _swap(document, "scared_stiff", ["scared_stiff", 0, 1, "", [1]]),
        "zzzzs-pending",
    ),
    "a side Force on a card that is not there": (
        lambda document: _swap(document, "sedatives", ["sedatives", 0, 1, "cottage", [1]]),
        "zzzzs-pending",
    ),
    "no such seat": (_set("pending", ["snoring", 0, 7, "", [1]]), "bad-seats"),
    "an empty agenda step": (lambda document: document["agenda"].pop(0), "zzzzs-agenda"),
    "the turn of another": (_set("turn_seat", 2), "zzzzs-agenda"),
    "before the first turn": (_set("turn_no", -1), "position-between"),
    "nobody to ask": (lambda document: _forget_blocks(document), "nobody-asked"),
}


def _swap(document: dict[str, Any], card: str, pending: list[Any]) -> None:
    """Another card is pending; Snoring lies where that one lay."""
    fields = document["fields"]
    for zone in (fields["draw"], fields["box"], *fields["hand"]):
        zone[:] = ["snoring" if one == card else one for one in zone]
    fields["pending"] = pending


def _discard_pending(document: dict[str, Any]) -> None:
    document["fields"]["pending"] = None
    document["fields"]["discard"].append("snoring")


def _forget_blocks(document: dict[str, Any]) -> None:
    fields = document["fields"]
    fields["draw"] = [card for card in fields["draw"] if card not in BLOCKS]
    fields["discard"] += BLOCKS


@pytest.mark.parametrize(("change", "code"), TAMPERED.values(), ids=TAMPERED)
def test_a_tampered_state_is_refused(change: Any, code: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.load(saved(change))
    assert refused.value.code == code


def test_an_untampered_one_is_not() -> None:
    assert GAME.load(saved(lambda _: None)).asked == (1, 2)


def test_an_empty_pile_and_a_hand_that_does_not_fit_cannot_wait_for_a_first_card() -> None:
    state = table(dream=[["beach"], []], hand=[["movie_star", "siren", "snoring", "insomnia", "conclusion"], []])
    document = state.save()
    fields = document["fields"]
    stuck = {**fields, "hand": [["office", *fields["hand"][0][1:]], []]}
    stuck["draw"] = ["movie_star" if card == "office" else card for card in fields["draw"]]
    with pytest.raises(BadPosition, match="zzzzs-nothing-fits"):
        GAME.load({**document, "fields": stuck})
    empty = {**fields, "draw": [], "discard": fields["discard"] + fields["draw"]}
    with pytest.raises(BadPosition, match="zzzzs-empty-pile"):
        GAME.load({**document, "fields": empty})


def test_a_finished_game_has_the_result_of_its_totals() -> None:
    state = second([FIVE, ["city"]], [["snoring"], ["robot"]], score=[22, 0], quiet=True)
    play(state, "0: wake snoring 0")
    document = state.save()
    assert GAME.load(document).is_over
    document["result"]["winners"] = [1]
    with pytest.raises(BadPosition, match="agenda-and-result"):
        GAME.load(document)


def test_a_step_that_is_none_is_refused() -> None:
    document = started(2)[0].save()
    document["agenda"][-1]["step"] = "Sleepwalk"
    with pytest.raises(BadDocument, match="unknown-step"):
        GAME.load(document)
