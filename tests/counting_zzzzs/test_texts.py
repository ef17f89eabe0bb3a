"""What people read: sentences that are true, labels that say what a move does, one name for one thing."""

import re
from pathlib import Path
from typing import Any

import pytest

from reverie.games.counting_zzzzs import GAME
from reverie.games.counting_zzzzs.components import THEMES
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import Event
from reverie.table.facts import facts_of
from reverie.text import LANGUAGES, Words, words_for
from tests.counting_zzzzs.tables import BLOCKS, DECK, FIVE, play, second, texts

NAMES = ("Ada", "Bob", "Cleo")
ENGLISH = words_for("en", GAME)
GERMAN = words_for("de", GAME)
JAPANESE = words_for("ja", GAME)
LETTERS = {"en": "NFWDS", "de": "APBHS", "ja": "NFWDS"}


def told(events: list[Event], seat: int | None, words: Words = ENGLISH, kind: str = "") -> list[str]:
    """The sentences that this seat reads of these events, or of those of one kind."""
    seen = [event.seen_by(seat) for event in events if not kind or event.kind == kind]
    return [line for one in seen if one is not None for line in words.event(one, NAMES, seat)]


def label(state: ZzzzsState, move: str, words: Words = ENGLISH, seat: int = 0) -> str:
    found = next(one for one, text in zip(state.moves(seat), texts(state, seat), strict=True) if text == move)
    return words.move(found, NAMES, seat)


# Searching the draw pile.


def _searched(fits: bool) -> tuple[ZzzzsState, list[Event]]:
    """Seat 0 has searched a pile of three cards, in which an element fits the dream, or none does."""
    pile = ["you_with_cape", "hell", "laughing" if fits else "snoring"]
    state = second([["parents_house"], ["office"]], [["lucid_dreaming"], []], draw=pile)
    return state, play(state, "0: lucid lucid_dreaming")


@pytest.mark.clause("CZ-175")
def test_whoever_searches_a_pile_in_which_nothing_fits_reads_what_is_in_it() -> None:
    _, events = _searched(fits=False)
    own = told(events, 0, kind="pile_searched")[0]
    for card in ("Hell", "You, but with a Cape", "Snoring"):
        assert card in own
    for other in (1, None):
        line = told(events, other, kind="pile_searched")[0]
        assert line == "Ada looks through the draw pile, but nothing fits. It is shuffled."


@pytest.mark.clause("CZ-175")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_searcher_saw_is_told_to_nobody_else(language: str) -> None:
    """Two worlds: another pile, in which nothing fits either, reads the same to everybody else."""
    words = words_for(language, GAME)
    event = next(one for one in _searched(fits=False)[1] if one.kind == "pile_searched")
    other = Event(event.kind, event.facts, {0: {"cards": ["robot", "spy", "ghost"]}})
    assert told([event], 0, words) != told([other], 0, words)
    for reader in (1, None):
        assert told([event], reader, words) == told([other], reader, words)


@pytest.mark.clause("CZ-175")
def test_while_an_element_is_picked_the_pile_lies_in_the_view() -> None:
    state, events = _searched(fits=True)
    assert state.view(0)["pile"] == DECK.sorted(["laughing", "hell", "you_with_cape"])
    assert state.view(1)["pile"] == state.view(None)["pile"] == []
    assert told(events, 0, kind="pile_searched") == ["You look through the draw pile."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pile_of_one_card_is_not_all_of_them(language: str) -> None:
    question = {"question": "pick-element", "facts": {"seat": 0, "count": 1}}
    asked = words_for(language, GAME).question(question, NAMES, 0)
    assert not re.search(r"all 1|alle 1|1枚がすべて", asked)


# What a card does.


@pytest.mark.clause("CZ-155")
@pytest.mark.parametrize(
    ("language", "second_card", "answer"),
    [
        ("en", "As your second card", "As an answer"),
        ("de", "Als zweite Karte", "Als Antwort"),
        ("ja", "2枚目として", "応答として"),
    ],
)
def test_light_sleeper_says_what_it_does_in_either_use(language: str, second_card: str, answer: str) -> None:
    text = words_for(language, GAME).say("name-light_sleeper.help")
    assert second_card in text
    assert answer in text


@pytest.mark.clause("CZ-181", "CZ-188")
def test_labels_say_which_theme_and_which_side() -> None:
    hand = ["that_chili", "sedatives", "childhood_trauma", "insomnia"]
    state = second([["ghost"], ["cottage"]], [hand, []], discard=BLOCKS)
    assert label(state, "force_theme that_chili 1") == "Force the theme Surreal: Bob"
    assert label(state, "force_theme that_chili 0") == "Force the theme Surreal: your own dream"
    side = label(state, "force_side sedatives 1 cottage")
    assert side == "Fix “Cosy Cottage / Creaky Cottage” in the dream of Bob on its plus side with “Sedatives”"
    assert "in your dream on its minus side" in label(state, "force_side childhood_trauma 0 ghost")
    assert label(state, "wake insomnia 1") == "Wake Bob with “Insomnia”, and the hand is lost"
    assert label(state, "wake insomnia 0") == "Wake up with “Insomnia”, and the hand is lost"
    assert label(state, "force_theme that_chili 1", GERMAN) == "Thema Surreal erzwingen: Bob"
    assert "auf die negative Seite" in label(state, "force_side childhood_trauma 0 ghost", GERMAN)
    assert "マイナス側" in label(state, "force_side childhood_trauma 0 ghost", JAPANESE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_force_is_named_with_what_it_forces(language: str) -> None:
    words = words_for(language, GAME)
    for card in DECK.actions.values():
        if card.group != "force":
            continue
        theme, side = getattr(card.effect, "theme"), getattr(card.effect, "side", None)  # noqa: B009
        if side is None:
            assert words.say("forced-theme", {"card": card.id}) == words.say(f"name-{theme}")
        else:
            plus = words.say("forced-side", {"card": "successful"})
            assert (words.say("forced-side", {"card": card.id}) == plus) == (side == "plus")
        assert words.say(f"name-{theme}.letter") in words.say(f"name-{card.id}.help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_a_force_says_what_it_forces(language: str) -> None:
    words = words_for(language, GAME)
    facts: dict[str, Any] = {"seat": 0, "to_seat": 1, "own": False, "element": "ghost", "pass_kind": "force"}
    theme = {"question": "window", "facts": {**facts, "how": "force_theme", "card": "job_stress"}}
    assert words.say("name-W") in words.question(theme, NAMES, 1)
    side = {"question": "window", "facts": {**facts, "how": "force_side", "card": "sedatives"}}
    assert words.say("forced-side", {"card": "sedatives"}) in words.question(side, NAMES, 1)


# Themes.


@pytest.mark.clause("CZ-009")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_theme_has_one_letter_in_every_place(language: str) -> None:
    words = words_for(language, GAME)
    letters = {theme: words.say(f"name-{theme}.letter") for theme in THEMES}
    assert "".join(letters.values()) == LETTERS[language]
    assert len(set(letters.values())) == len(THEMES)
    if language != "ja":  # Japanese keeps the letters of the printed cards
        assert all(words.say(f"name-{theme}").startswith(letter) for theme, letter in letters.items())
    for card in DECK.elements.values():
        own = " ".join(letters[theme] for theme in card.themes)
        for part in ("facts", "help"):
            assert (
                re.findall(r"(?<=[,、])\s*([A-Z](?: [A-Z])*)(?=[,、])", words.say(f"name-{card.id}.{part}"))[0] == own
            )
    for theme in THEMES:
        assert re.search(rf"\W{letters[theme]}\W$", words.say("theme-name", {"theme": theme}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_themes_that_meet_are_named(language: str) -> None:
    """The links of a tally are letters of the code; a person reads the themes' names."""
    words = words_for(language, GAME)
    for one in DECK.elements.values():
        for other in DECK.elements.values():
            shared = "".join(theme for theme in other.themes if theme in one.themes)
            if shared:
                assert all(words.say(f"name-{theme}") in words.say(f"name-{shared}") for theme in shared)


# What is told of a scoring.


@pytest.mark.clause("CZ-023", "CZ-104")
def test_sideways_cards_are_told_of_only_where_there_are_some() -> None:
    fixed = [("ghost", "", "sedatives"), "office", "laughing", "perfect_coffee", "best_friend"]
    state = second([fixed, ["beach"]], [["snoring"], []], discard=BLOCKS)
    events = play(state, "0: wake snoring 0")
    assert told(events, 0, kind="sides_counted") == ["Plus elements: 4, minus elements: 0."]
    lying = ["ghost", *fixed[1:]]
    state = second([lying, ["beach"]], [["snoring"], []], discard=BLOCKS)
    events = play(state, "0: wake snoring 0")
    line = "Plus elements: 3, minus elements: 0. Sideways context cards turn to their plus side."
    assert told(events, 0, kind="sides_counted") == [line]


@pytest.mark.clause("CZ-121")
@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_shared_siren_nobody_is_called_the_first(language: str) -> None:
    """Both have 40 points by the same Siren; the higher total wins, and that is what the sentences say."""
    words = words_for(language, GAME)
    other = ["cloud_castle", "sandman", "flying_carpet", "dancing", "pillow_fort"]
    state = second([FIVE, other], [["siren"], []], discard=BLOCKS, score=[30, 39])
    events = play(state, "0: siren siren")
    assert state.result is not None
    assert len(state.result.winners) == 1
    assert min(state.score) >= 40
    result = state.view(None)["result"]
    for reader in (0, 1, None):
        sentence = words.result(result, NAMES, reader)
        assert not re.search(r"first|Erstes|zuerst|schneller|最初|40", sentence)
        assert re.search(r"nobody has more points|niemand hat mehr Punkte|最も多い点", sentence)
        assert re.search(r"most points|meisten Punkten|最も多い点", told(events, reader, words, "game_ended")[0])


def _result(winners: list[int], reason: str) -> dict[str, Any]:
    scores = [41 if seat in winners else 3 for seat in range(2)]
    returns = [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
    return {"winners": winners, "scores": scores, "returns": returns, "reason": reason}


def test_a_single_japanese_winner_does_not_share() -> None:
    for reason in ("forty", "morning"):
        alone = _result([1], reason)
        assert "分け合" not in JAPANESE.result(alone, NAMES, 0)
        assert "あなた" in JAPANESE.result(alone, NAMES, 1)
        assert "分け合" in JAPANESE.result(_result([0, 1], reason), NAMES, 0)


# One name for one thing.


@pytest.mark.parametrize(("language", "quoted"), [("en", "“{}”"), ("de", "„{}“"), ("ja", "「{}」")])
def test_names_stand_in_quotation_marks(language: str, quoted: str) -> None:
    """In lists too, for some names contain commas."""
    words = words_for(language, GAME)
    for card in DECK.number:
        name = words.say(f"name-{card}")
        for message in ("card-name", "other-name", "element-name"):
            if message != "element-name" or card in DECK.elements:
                fact = message.partition("-")[0]
                assert words.say(message, {fact: card}) == quoted.format(name)
        assert words.say("list-item", {"name": name}) == quoted.format(name)
    for card in DECK.elements.values():
        partners = [entry.partner + (f"-{entry.with_side}" if entry.with_side else "") for entry in card.interplay]
        for partner in partners:
            assert quoted.format(words.say(f"name-{partner}")) in words.say(f"name-{card.id}.help")


def test_a_dream_in_the_terminal_is_a_list_of_quoted_names() -> None:
    view = second([["you_with_cape", "beach"], []], [[], []]).view(0)
    dream = next(fact for fact in facts_of(GAME, view, ENGLISH, NAMES).seats[0] if fact.name == "dream")
    assert dream.text == "“You, but with a Cape”, “Beach”"


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_names_the_goal_first(language: str) -> None:
    first = words_for(language, GAME).say("game-how-to-play").splitlines()[0]
    assert "40" in first
    assert re.search(r"wins|gewinnt|勝", first)


def test_no_japanese_text_asks_for_one() -> None:
    """Japanese has no plural: a branch for one is never taken."""
    texts_folder = Path(GAME.folder / "text")  # type: ignore[arg-type]
    for path in texts_folder.glob("*ja.ftl"):
        assert "[one]" not in path.read_text(encoding="utf-8")
