"""The dream as a story, in three languages: every face has a clause, and the sentences join up."""

from collections.abc import Callable, Sequence

import pytest

from reverie.games.counting_zzzzs import GAME
from reverie.text import LANGUAGES, Words, words_for
from tests.counting_zzzzs.tables import DECK, FIVE

FACES = [
    *DECK.elements,
    *(f"{card.id}-{side}" for card in DECK.elements.values() if card.type == "context" for side in ("plus", "minus")),
]
NINE = ["exam_hall", "zombie_colleagues", "perfect_coffee", "eternal_dishes", "office"]
NINE += ["best_friend", "letter", "remembering", "snow_day", "tax_inspector"]


def words(language: str) -> Words:
    return words_for(language, GAME)


def story(say: Callable[..., str], faces: Sequence[str]) -> str:
    """The story of a dream as the page tells it (CZ-071)."""
    clauses = [say("story-first", {"face": faces[0], "place": 1})] if faces else []
    clauses += [say("story-next", {"face": face, "place": place}) for place, face in enumerate(faces[1:], 2)]
    return "".join([*clauses, say("story-end", {})]) if faces else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_has_a_clause_of_its_own(language: str) -> None:
    clauses = [words(language).say("story-clause", {"face": face}) for face in FACES]
    assert len(set(clauses)) == len(FACES) == 112 + 56
    assert not set(clauses) & set(FACES), "a face without words would be told by its id"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    names = [words(language).say(f"name-{card}") for card in DECK.number]
    assert len(set(names)) == 140
    for card in DECK.number:
        assert words(language).say(f"name-{card}.help")
        assert words(language).say("card-name", {"card": card}).strip("„“”「」") == words(language).say(f"name-{card}")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "In my dream I am at the beach, when a movie star asks me the way and then I get a gold star"),
        ("de", "In meinem Traum bin ich am Strand, da fragt mich ein Filmstar nach dem Weg, und dann bekomme ich"),
        ("ja", "夢の中で、ビーチにいる。すると、映画スターに道を聞かれる。それから、金の星シールをもらう。"),
    ],
)
def test_a_short_dream(language: str, told: str) -> None:
    assert story(words(language).say, FIVE[:3]).startswith(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_dream_has_several_sentences(language: str) -> None:
    told = story(words(language).say, NINE)
    assert told.count("。" if language == "ja" else ". ") >= 3
    assert "  " not in told
    assert " ," not in told
    assert told.endswith(("。", "."))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fixed_side_changes_the_story(language: str) -> None:
    stories = {story(words(language).say, ["office", face]) for face in ("letter", "letter-plus", "letter-minus")}
    assert len(stories) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_always_be_passed_has_a_name(language: str) -> None:
    for kind in ("element", "wake", "force"):
        assert words(language).has(f"name-{kind}")
