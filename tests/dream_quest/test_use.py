"""Everything gets used in random games: every card and choice, every kind of space, quest, character and ability."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from reverie.games.dream_quest import GAME
from tests.dream_quest.tables import CONTENT, FIRST, REVISED, random_game

WAYS: list[dict[str, Any]] = [
    {"max_rounds": 120, "reality_deck": "long_night"},
    {"max_rounds": 120, "edition": "revised", "board": "short_night"},
    {"max_rounds": 10, "opening": "last_night"},
]
GAMES = {0: 4, 1: 4, 2: 25}


@cache
def used() -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = {name: Counter() for name in ("card", "choice", "kind", "quest", "character")}
    found["verb by character"] = Counter()
    found["event"] = Counter()
    for way, options in enumerate(WAYS):
        for seed in range(GAMES[way]):
            for state, events in random_game(4, seed, **options):
                edition = options.get("edition", "first")
                for event in events:
                    found["event"][event.kind] += 1
                    for name in ("card", "choice", "quest", "character"):
                        if name in event.facts:
                            found[name][f"{edition} {event.facts[name]}"] += 1
                    if event.kind == "dream_turn_ended":
                        found["kind"][state.board.kind[event.facts["space"]]] += 1
                    if event.kind == "roll_bettered" and event.facts["thought"]:
                        found["verb by character"][f"think {state.character[event.facts['seat']]}"] += 1
                    if event.kind in ("penalties_cancelled", "card_foreseen"):
                        found["verb by character"][f"{event.kind} {state.character[event.facts['seat']]}"] += 1
    return found


@pytest.mark.parametrize(("edition", "cards"), [("first", FIRST), ("revised", REVISED)])
def test_every_card_and_every_choice(edition: str, cards: Any) -> None:
    for card in (*cards.dream, *cards.reality):
        assert used()["card"][f"{edition} {card}"], card
    for card in cards.dream.values():
        for choice in card.choices:
            assert used()["choice"][f"{edition} {choice.id}"], choice.id


def test_every_kind_of_space() -> None:
    assert set(used()["kind"]) == set(CONTENT.boards["dreamlands"].kind.values())


def test_every_quest_and_character() -> None:
    for quest in FIRST.quests:
        assert used()["quest"][f"first {quest}"]
    for character in FIRST.characters:
        assert used()["character"][f"first {character}"]


def test_every_ability() -> None:
    assert set(used()["verb by character"]) == {
        "think bedford",
        "penalties_cancelled blunt",
        "card_foreseen silverlake",
    }


def test_no_verb_stays_unsaid() -> None:
    """The conformance suite says so of the verbs; here the events are looked at."""
    assert {"woke", "sent_back", "contest_decided", "quest_decided", "deck_shuffled"} <= set(used()["event"])
    assert len(GAME.move_forms) == 23
