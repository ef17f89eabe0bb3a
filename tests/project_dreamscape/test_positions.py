"""Ledger 6, used to refuse: positions that no game can reach, each with the reason; and what a position fills in."""

from typing import Any

import pytest

from reverie.games.project_dreamscape import GAME
from reverie.kernel import BadPosition, Refused
from tests.project_dreamscape.tables import COUNTS, as_bytes, bought, play, random_game, table

ROW = ["IS-LD-1", "IS-RD-1", "FF-PR-1", "FF-PR-2", "LD-CD-1"]
REFUSED: dict[str, tuple[int, dict[str, Any], dict[str, str], str, str, str]] = {
    "a stack for nobody": (2, {"rem": [[], [], []]}, {}, "wrong-length", "", "rem"),
    "two faces for five cards": (2, {"asleep": [True, False]}, {}, "wrong-length", "", "asleep"),
    "fresh cards of nobody": (2, {"fresh": [0, 0, 0]}, {}, "wrong-length", "", "fresh"),
    "Z cards of nobody": (2, {"z": [1, 1, 1]}, {}, "wrong-length", "", "z"),
    "four positions": (2, {"dreamscape": ROW[:4]}, {}, "wrong-length", "", "row"),
    "a gap at the start": (2, {"dreamscape": [*ROW[:4], "-"]}, {}, "dreamscape-row-not-full", "PD-133", "row"),
    "a card twice": (
        2,
        {"dreamscape": ROW, "discard": ["IS-LD-1"]},
        {},
        "dreamscape-cards-do-not-add-up",
        "PD-016",
        "",
    ),
    "an unknown card": (2, {"discard": ["XX-YY-1"]}, {}, "dreamscape-cards-do-not-add-up", "PD-016", ""),
    "a card not in play": (2, {"discard": ["ID-FF-1"]}, {}, "dreamscape-cards-do-not-add-up", "PD-016", ""),
    "a removed type": (
        2,
        {"rem": [["FF-SD-1"], []]},
        {"invasive_dreaming": "SD"},
        "dreamscape-cards-do-not-add-up",
        "PD-016",
        "",
    ),
    "nobody's turn": (2, {"active": 2}, {}, "position-between", "PD-036", "active"),
    "turn -1": (2, {"turn": -1}, {}, "position-between", "PD-136", "turn"),
    "fewer than no Z cards": (2, {"z": [-1, 1]}, {}, "dreamscape-no-z", "PD-035", "deep[0]"),
    "no Z card": (2, {"z": [0, 1]}, {}, "dreamscape-no-z", "PD-035", "deep[0]"),
    "a known card elsewhere": (2, {"known": ["FF-IS-1"]}, {}, "dreamscape-known-elsewhere", "PD-034", "known"),
    "other costs": (2, {"cost": [2, 1, 3, 4, 5]}, {}, "dreamscape-costs", "PD-142", "cost"),
    "a cost twice": (2, {"cost": [1, 1, 3, 4, 5]}, {"shield_variant": "on"}, "dreamscape-costs", "PD-142", "cost"),
    "other costs without Shifting Dreams": (
        2,
        {"cost": [2, 1, 3, 4, 5]},
        {"shield_variant": "on", "paradigm_shift": "SD"},
        "dreamscape-costs",
        "PD-142",
        "cost",
    ),
    "spent at the start": (2, {"spent": 1}, {}, "dreamscape-mid-turn", "PD-134", ""),
    "a side without the variant": (2, {"token": "blue"}, {}, "dreamscape-mid-turn", "PD-134", ""),
    "a Z card in the row, alone": (
        1,
        {"dreamscape": ["~IS-LD-1", *ROW[1:]]},
        {},
        "dreamscape-solo-z-in-row",
        "PD-181",
        "asleep",
    ),
    "fresh at the start": (2, {"fresh": [1, 0]}, {}, "position-between", "PD-093", "fresh[0]"),
    "a word for a number": (2, {"z": ["two", 1]}, {}, "wrong-type", "", "position.z[0]"),
    "cards in numbers": (2, {"discard": [1]}, {}, "wrong-type", "", "position.discard[0]"),
    "an unknown field": (2, {"moon": 1}, {}, "unknown-field", "", "position"),
}


@pytest.mark.parametrize(("players", "position", "options", "code", "clause", "path"), REFUSED.values(), ids=REFUSED)
def test_an_impossible_position_is_refused(
    players: int, position: dict[str, Any], options: dict[str, str], code: str, clause: str, path: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        table(players, options=options, **position)
    assert (refusal.value.code, refusal.value.clause, refusal.value.path) == (code, clause, path)


TAMPERED: dict[str, tuple[dict[str, Any], str]] = {
    "more spent than there is": ({"spent": 9}, "position-between"),
    "a point from nowhere": ({"temp": 1}, "dreamscape-token"),
    "a side of a token that is not used": ({"token": "red"}, "dreamscape-token"),
    "a gap that sleeps": ({"asleep": [True, False, False, False, False]}, "dreamscape-gap-asleep"),
    "a performance of nobody": ({"cascade": [[7, "FF", "FF-IS-1", "FF-IS-1"]]}, "dreamscape-cascade"),
    "a type the card does not show": ({"cascade": [[0, "NT", "FF-IS-1", "FF-IS-1"]]}, "dreamscape-cascade"),
    "an anchor elsewhere": ({"cascade": [[0, "FF", "FF-IS-1", "NT-LD-1"]]}, "dreamscape-cascade"),
    "the same twice": ({"cascade": [[0, "FF", "FF-IS-1", "FF-IS-1"]] * 2}, "dreamscape-cascade"),
    "no cascade to be asked in": ({"cascade": []}, "nobody-asked"),
}


@pytest.mark.parametrize(("fields", "code"), TAMPERED.values(), ids=TAMPERED)
def test_a_tampered_file_is_refused(fields: dict[str, Any], code: str) -> None:
    """In the middle of a Floating Free."""
    state = bought("FF-IS-1", rem=[["NT-CD-1"], []], z=[3, 1])
    play(state, "dream FF")
    saved = state.save()
    assert as_bytes(GAME.load(saved).save()) == as_bytes(saved)
    saved["fields"].update(fields)
    with pytest.raises(Refused) as refusal:
        GAME.load(saved)
    assert refusal.value.code == code


def test_an_agenda_that_does_not_fit_its_question_is_refused() -> None:
    state = bought("FF-IS-1", rem=[["NT-CD-1"], []], z=[3, 1])
    saved = state.save()
    del saved["agenda"][1]
    with pytest.raises(Refused) as refusal:
        GAME.load(saved)
    assert (refusal.value.code, refusal.value.path) == ("dreamscape-agenda", "agenda")


@pytest.mark.parametrize(
    "step",
    [
        {"step": "ChooseDream", "seat": 5, "card": "FF-IS-1"},
        {"step": "ChooseDream", "seat": 0, "card": "XX-YY-1"},
        {"step": "ChooseDream", "seat": -1, "card": "FF-IS-1"},
        {"step": "PutCard", "placed": ["a", "b", "c", "d", "e"]},
        {"step": "ChooseInvader", "victim": 7},
        {"step": "FlipCard"},
    ],
    ids=str,
)
def test_a_question_that_cannot_be_asked_here_is_refused(step: dict[str, Any]) -> None:
    saved = bought("FF-IS-1", rem=[["NT-CD-1"], []], z=[3, 1]).save()
    saved["agenda"][-1] = step
    with pytest.raises(Refused):
        GAME.load(saved)


def test_a_result_that_the_stacks_do_not_give_is_refused() -> None:
    *_, state = random_game(2, 3)
    saved = state.save()
    saved["result"]["scores"][0] += 1
    with pytest.raises(Refused) as refusal:
        GAME.load(saved)
    assert refusal.value.clause == "PD-150"


@pytest.mark.parametrize("players", COUNTS)
def test_every_beginning_of_a_turn_can_be_laid_out_again(players: int) -> None:
    """Given in full, a position is the same to everybody; only the number of the decision begins anew."""
    laid_out = 0
    for seed in range(4):
        for state in random_game(players, seed):
            ask = state.ask
            first = "use-token" if state.setup.options["sleep_token"] == "on" else "take-z"
            if ask is None or ask.question != first:
                continue
            fields = {name: value for name, value in state.save()["fields"].items() if name != "bought"}
            laid = table(players, options=dict(state.setup.options), **fields)
            old, new = state.view(0), laid.view(0)
            for view in (old, new):
                view.pop("decisions")
                view["decision"].pop("number")
            assert as_bytes(new) == as_bytes(old)
            laid_out += 1
    assert laid_out > 10


def test_what_is_not_given_comes_from_set_up() -> None:
    state = table(3, rem=[["FF-IS-1"], [], []], z=[4, 2, 1])
    assert (state.active, state.turn) == (0, 1)
    assert [len(deep) for deep in state.deep] == [4, 2, 1]
    assert len(state.deck) == 52 - 1 - 7 - 5
    assert state.known == []
    assert table(2, deep=[["FF-IS-1"], ["FF-IS-2"]]).known == ["FF-IS-1", "FF-IS-2"], "named cards are known"


def test_a_deck_that_is_given_lies_on_top() -> None:
    state = table(2, deck=["FF-IS-1", "FF-IS-2"])
    assert state.deck[:2] == ["FF-IS-1", "FF-IS-2"]
    assert len(state.deck) == 45
    short = table(2, deck=["FF-IS-1"], deck_size=3)
    assert (short.deck[0], len(short.deck)) == ("FF-IS-1", 3)
    assert len(short.discard) == 42, "the rest lies on the pile"
