"""Ledger 6, used to refuse: positions that no game can reach, and what a position fills in."""

from typing import Any

import pytest

from reverie.games.dream_quest import GAME
from reverie.kernel import BadDocument, BadPosition, Refused
from tests.dream_quest.tables import dreamer, play, started, table

REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "one hour for two": ({"hour": [1]}, "wrong-length", "hour"),
    "three characters for two": ({"character": ["blunt", "snyder", "serpent"]}, "wrong-length", "character"),
    "twins": ({"character": ["blunt", "blunt"]}, "dream-quest-character-taken", "character[0]"),
    "a stranger": ({"character": ["blunt", "nobody"]}, "dream-quest-bad-id", "character[1]"),
    "a quest of another game": ({"quest": "grail"}, "dream-quest-bad-id", "quest"),
    "a space of another board": ({"space": ["LN1", "TH0"]}, "dream-quest-no-such-space", "space[0]"),
    "hour 13": ({"hour": [13, 12]}, "position-between", "hour[0]"),
    "Slumber 13": ({"slumber": [13, 6]}, "position-between", "slumber[0]"),
    "Lucidity 7": ({"lucidity": [5, 7]}, "position-between", "lucidity[1]"),
    "three tokens": ({"memory_tokens": [0, 3]}, "position-between", "memory_tokens[1]"),
    "debts": ({"providence": [-1, 0]}, "dream-quest-below-nothing", "providence[0]"),
    "nobody's turn": ({"turn": 2}, "position-between", "turn"),
    "a card in both piles": (
        {"dream_deck": ["pegasus"], "dream_discard": ["pegasus"]},
        "dream-quest-cards",
        "dream_deck",
    ),
    "a card that does not exist": ({"dream_deck": ["joker"]}, "dream-quest-cards", "dream_deck"),
    "a Reality card of the Long Night": ({"reality_deck": ["bank"]}, "dream-quest-cards", "reality_deck"),
    "asleep with no Slumber": ({"asleep": [True, False], "slumber": [0, 11]}, "position-between", "slumber[0]"),
    "round 151": ({"round_no": 151}, "dream-quest-round", "round_no"),
    "a field that is worked out": ({"movement": 3}, "unknown-field", "position"),
    "one avatar only": ({"real_active": [True], "dream_active": [False]}, "wrong-length", "position.real_active"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    position, code, path = REFUSED[name]
    with pytest.raises(BadPosition) as refused:
        table(**position)
    assert (refused.value.code, refused.value.path) == (code, path), refused.value


def test_what_is_not_given_is_as_printed() -> None:
    state, _ = started(3, characters="choose")
    given = {"character": ["serpent", "silverlake", "blunt"], "first": 0, "dream_deck": ["flying-dream"]}
    GAME.place(state, given)
    assert (state.asleep, state.in_play) == ([True, False, False], ["flying-dream"])
    assert (state.slumber, state.lucidity, state.providence) == ([9, 8, 11], [5, 4, 4], [0, 1, 0])
    assert (state.hour, state.space, state.round_no) == ([12] * 3, ["TH0"] * 3, 1)
    assert sorted([*state.dream_deck, *state.dream_discard, *state.in_play]) == sorted(state.edition.dream)


SPOILED: dict[str, tuple[dict[str, Any], str]] = {
    "a walk with a gap": ({"visited": ["CG1", "CG3"]}, "visited"),
    "a walk that turns back": ({"visited": ["CG1", "CG2", "CG1"]}, "visited"),
    "a walk from elsewhere": ({"turn_start": "CG2"}, "visited"),
    "an unknown mystery": ({"mystery": "great"}, "mystery"),
    "movement below 0": ({"movement": -1}, "movement"),
    "a choice that the card has not": ({"chosen": 5}, "chosen"),
    "dice out of nothing": ({"roll": {"kind": "dragon", "dice": []}}, "roll"),
    "a die of 7": ({"roll": {"kind": "mystery", "dice": [{"seat": 0, "face": 7}]}}, "roll"),
    "a contest with oneself": (
        {"roll": {"kind": "contest", "dice": [{"seat": 0, "face": 1}, {"seat": 0, "face": 1}]}},
        "roll",
    ),
    "more seen than there is": ({"bottom_known": 99}, "bottom_known"),
}


@pytest.mark.parametrize("name", SPOILED)
def test_a_saved_turn_that_cannot_be(name: str) -> None:
    fields, path = SPOILED[name]
    saved = dreamer("flying-dream").save()
    saved["fields"].update(fields)
    with pytest.raises(BadPosition) as refused:
        GAME.load(saved)
    assert refused.value.path == path


@pytest.mark.parametrize(
    "agenda",
    [
        [{"step": "Walk"}],
        [{"step": "Turn", "seat": 0}, {"step": "Walk"}],
        [{"step": "Turn", "seat": 1}, {"step": "ResolveCard"}, {"step": "Walk"}, {"step": "CloseTurn"}],
        [{"step": "Turn", "seat": 1}, {"step": "RollWindow"}],
        [{"step": "Turn", "seat": 1}, {"step": "ForeseeCard"}],
        [{"step": "Turn", "seat": 1}, {"step": "PushOne", "pushed": 7}],
        [{"step": "Turn", "seat": 1}, {"step": "ContestWindow", "asked": 1, "after_pass": False, "bought": False}],
        [{"step": "BeginPlay"}, {"step": "ChooseCharacter", "seat": 0}],
    ],
)
def test_a_saved_agenda_that_cannot_be(agenda: list[dict[str, Any]]) -> None:
    saved = dreamer("flying-dream").save()
    saved["agenda"] = agenda
    with pytest.raises(Refused):
        GAME.load(saved)


def test_a_result_that_cannot_be() -> None:
    state = dreamer("flying-dream", "DC7", providence=[20, 3], forced={"ritual": [6]})
    saved = state.save()
    saved["result"]["winners"] = [1]
    with pytest.raises((BadPosition, BadDocument)):
        GAME.load(saved)


def test_every_moment_of_a_turn_can_be_loaded() -> None:
    state = dreamer("flying-dream", providence=[9, 3], forced={"lucidity_under": [6]})
    for line in ("choose soar", "buy_slumber", "keep", "step CG2"):
        assert GAME.load(state.save()).save() == state.save()
        play(state, line)
