"""What is said at the table of Project Dreamscape: choices with their cards and prices, advice that can be followed."""

import pytest

from reverie.games.project_dreamscape import GAME
from reverie.kernel import IllegalMove, Move
from reverie.table.game_in_progress import Moment
from reverie.table.narration import Narration, not_on_offer
from reverie.text import LANGUAGES, words_for
from tests.project_dreamscape.tables import bought, play, question, table

ENGLISH = words_for("en", GAME)
NAMES = ["Ada", "Ben", "Cleo"]


class Sat:
    """A table that is told to the three of them."""

    game = GAME
    people = (0, 1, 2)
    history: tuple[Moment, ...] = ()

    def __init__(self, state) -> None:  # type: ignore[no-untyped-def]
        self.state = state
        self.names = NAMES[: state.players]


def labels(state, language: str = "en") -> list[str]:  # type: ignore[no-untyped-def]
    telling = Narration(Sat(state), words_for(language, GAME))  # type: ignore[arg-type]
    return [choice.label for choice in telling.choices(state.asked[0])]


ROW = ["FF-IS-1", "~FF-NT-1", "LD-PR-1", "RD-SD-1", "CD-SD-1"]


def buying(**position):  # type: ignore[no-untyped-def]
    state = table(2, z=[3, 1], dreamscape=ROW, **position)
    play(state, "skip_z")
    assert question(state) == "buy"
    return state


@pytest.mark.clause("PD-052")
@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "Floating/Interrupted I, costs 1", "Floating/Terror I, a Z card, costs 2"),
        ("de", "Schweben/Unterbrochen I, Preis 1", "Schweben/Nachtschreck I, eine Z-Karte, Preis 2"),
    ],
)
def test_a_purchase_names_the_card_and_its_price(language: str, first: str, second: str) -> None:
    told = labels(buying(), language)
    assert told[0].endswith(first)
    assert told[1].endswith(second)


def test_a_choice_of_the_row_names_the_card() -> None:
    state = bought("FF-IS-1", "LD-PR-1", "~RD-SD-1")
    play(state, "dream IS")
    assert question(state) == "flip"
    assert "Turn over position 2: Lucid/Respite I, becomes a Z card" in labels(state)
    assert "Turn over position 3: Recurring/Shifting I, becomes a Dream card" in labels(state)


def test_what_each_choice_is_about_is_told_to_whoever_chooses() -> None:
    state = buying()
    assert "each_move" in state.view(0)["decision"]["facts"]
    assert "each_move" not in state.view(1)["decision"]["facts"]


@pytest.mark.clause("PD-050")
@pytest.mark.parametrize("language", LANGUAGES)
def test_stopping_is_advised_only_to_those_who_may(language: str) -> None:
    words, state = words_for(language, GAME), buying()
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "buy 5")
    first = words.refusal(refusal.value)
    play(state, "buy 2")
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "buy 5")
    then = words.refusal(refusal.value)
    assert first.split("。")[-2:] != then.split("。")[-2:]
    assert ("stop buying" in first, "stop buying" in then) == ((False, True) if language == "en" else (False, False))


@pytest.mark.clause("PD-055")
@pytest.mark.parametrize("typed", ["dream pr", "dream Pr", "dream PR"])
def test_dream_types_may_be_typed_small(typed: str) -> None:
    state = bought("LD-PR-1")
    z = len(state.deep[0])
    state.play(0, typed)
    assert len(state.deep[0]) == z + 1


def test_cards_may_be_typed_small_and_other_words_stay() -> None:
    assert GAME.parse("pull rem ff-nt-1") == GAME.parse("pull rem FF-NT-1")
    assert GAME.parse("put gap") == GAME.parse("put gap")
    assert GAME.parse("token red")[0] == "red"


def test_opponents_are_numbered_from_one_whoever_chooses() -> None:
    """Whoever sits in the middle was once told to type “a number from 2 to 0”."""
    state = table(3, active=1, z=[2, 2, 2], dreamscape=["NT-RD-1", *ROW[2:], "IS-LD-1"])
    play(state, "skip_z", "buy 1", "dream NT")
    assert question(state) == "terrorise"
    choices = Narration(Sat(state), ENGLISH).choices(1)  # type: ignore[arg-type]
    assert [(choice.number, choice.text) for choice in choices] == [(1, "terrorise 2"), (2, "terrorise 0")]
    assert "from 1 to 2" in not_on_offer(ENGLISH, choices)


def test_positions_with_gaps_are_listed() -> None:
    state = buying()
    play(state, "buy 1")
    moves: list[Move] = [GAME.parse("buy 1"), GAME.parse("buy 3")]
    telling, view = Narration(Sat(state), ENGLISH), state.view(0)  # type: ignore[arg-type]
    choices = [telling._choice(move[0], move, {**view, "decision": None}, 0) for move in moves]
    assert "1 and 3" in not_on_offer(ENGLISH, choices)


@pytest.mark.parametrize("kind", ["terrorised", "copied", "invaded"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_victim_reads_of_themselves(language: str, kind: str) -> None:
    seen = {"kind": kind, "seat": 0, "card": "FF-IS-1", "victim_seat": 1, "spared": False, "solo": False}
    words = words_for(language, GAME)
    (mine,) = words.event(seen, NAMES, 1)
    (other,) = words.event(seen, NAMES, 2)
    assert "Ben" not in mine
    assert "Ben" in other


@pytest.mark.clause("PD-154")
@pytest.mark.parametrize(("scores", "reason"), [((7, 7), "more Z cards"), ((7, 3), "the highest score")])
def test_the_result_says_what_decided(scores: tuple[int, int], reason: str) -> None:
    said = ENGLISH.result({"winners": [0], "scores": list(scores), "reason": "deck"}, NAMES, None)
    assert reason in said
    assert ("highest" in said) != ("Z cards" in said)
