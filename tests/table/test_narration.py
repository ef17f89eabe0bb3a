"""What a table tells: facts by seat, status, news, choices; and nothing that a terminal would obey."""

import pytest

from reverie.games import find_game
from reverie.games.project_dreamscape.moves import Buy, StopBuying
from reverie.kernel import FastChance, Game, Refused
from reverie.kernel.record import Seat
from reverie.table.fact_lines import short_facts
from reverie.table.facts import KERNEL_FIELDS, facts_of, fields_by_seat, value_text
from reverie.table.local_game import LocalGame
from reverie.table.narration import Narration, numbers_for, plain, refusal_sentence
from reverie.table.playback import Playback
from reverie.text import LANGUAGES, words_for
from tests.table.bot_turns import play_bots
from tests.table.games import lullaby

__all__ = ["lullaby"]

PSYCLE = find_game("psycle")
ENGLISH = words_for("en", PSYCLE)


def sitting(*seats: Seat) -> LocalGame:
    return LocalGame(PSYCLE, seats or (Seat("Anna"), Seat("Bernd")), {"psycle_cap": 1}, seed=b"\x07" * 32)


def test_fields_by_seat_are_found_without_knowing_the_game(lullaby: Game) -> None:
    assert fields_by_seat(PSYCLE) == {"gems", "score", "tiles", "committed", "hand"}
    assert fields_by_seat(lullaby) == {"stars", "candles", "offered", "hands"}


def test_the_head_of_a_view_is_no_fact() -> None:
    view = PSYCLE.new(2, FastChance(1)).view(0)
    facts = Narration(sitting(), ENGLISH).facts(0)
    told = {fact.name for fact in facts.table} | {fact.name for fact in facts.seats[0]}
    assert told == set(view) - KERNEL_FIELDS


def test_a_pile_with_as_many_cards_as_seats_is_still_a_pile() -> None:
    table = sitting()
    for _ in range(2):
        table.play(0, "play 1")
        table.play(1, "play 1")
    assert len(table.state.view(0)["target_pile"]) == 2
    names = [fact.name for fact in Narration(table, ENGLISH).facts(0).table]
    assert "target_pile" in names


def test_what_the_question_says_is_not_told_twice() -> None:
    telling = Narration(sitting(), ENGLISH)
    assert "target" in [fact.name for fact in telling.facts(0).table]
    assert "target" in telling.asked_with(0)
    assert "target" not in telling.asked_with(None)
    assert not any("Target: " in line for line in short_facts(telling, 0))
    assert any("Target: " in line for line in short_facts(telling, None))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "none"),
        ([], "none"),
        (True, "yes"),
        (False, "no"),
        (0, "0"),
        ("?", "hidden"),
        (["?", "?"], "2 hidden"),
        ([1, "?"], "1, hidden"),
        ([[1, 2], [3]], "1, 2; 3"),
        ({"gems": 3, "odd": None}, "Gems 3; odd none"),
        ("storm", "storm"),
    ],
)
def test_values_are_spoken(value: object, text: str) -> None:
    assert value_text(value, ENGLISH) == text


def test_words_in_a_view_have_names(lullaby: Game) -> None:
    assert value_text(["storm"], words_for("en", lullaby)) == "Storm Far Away"
    assert value_text({"storm": 2, "stars": 3}, words_for("en", lullaby)) == "Storm Far Away 2; Stars 3"


def test_a_seat_is_called_by_its_name_and_a_whole_pile_is_counted(lullaby: Game) -> None:
    view = {**lullaby.new(2, FastChance(1)).view(0), "turn_seat": 1, "song": ["moon"] * 20}
    view["visit"] = {"seat": 0, "from_seat": 7, "to_seats": [0, 1]}
    facts = facts_of(lullaby, view, words_for("en", lullaby), ["Anna", "Bernd"])
    texts = {fact.name: fact.text for fact in facts.table}
    assert texts["turn_seat"] == "Bernd"
    assert texts["visit"] == "seat Anna; from_seat 7; to_seats Anna and Bernd"
    assert "song" in {fact.name for fact in facts.table}
    short = {fact.name: fact.short for fact in facts.in_sight.table}
    assert short["song"] == "20 entries"
    assert "visit" not in short
    assert "hidden" in short["pile"], "what is hidden is only counted anyway"


def test_the_status_says_whose_turn_it_is() -> None:
    table = sitting()
    telling = Narration(table, ENGLISH)
    assert telling.status(0).startswith("Anna, it is your turn. Round 1")
    assert telling.status(None) == "Waiting for Anna and Bernd."
    table.play(0, "play 3")
    assert telling.status(0) == "Waiting for Bernd."


def test_secret_deciding_is_not_told(lullaby: Game) -> None:
    table = LocalGame(lullaby, (Seat("Anna"), Seat("Bernd")), seed=b"\x07" * 32)
    while table.state.ask and table.state.ask.question != "creak":
        table.play(0, table.state.moves(0)[0])
    assert Narration(table, words_for("en", lullaby)).status(0) == words_for("en").say("status-hidden")


def test_news_are_what_a_seat_may_know() -> None:
    table = sitting()
    table.play(0, "play 3")
    telling = Narration(table, ENGLISH)
    assert telling.news(0)[-1] == "You play 3 face down."
    assert telling.news(1)[-1] == telling.news(None)[-1] == "Anna plays a card face down."


def test_a_move_with_a_number_has_that_number(lullaby: Game) -> None:
    assert [choice.number for choice in Narration(sitting(), ENGLISH).choices(0)] == [0, 1, 2, 3, 4, 5]
    moves = lullaby.new(2, FastChance(1)).moves(0)
    assert numbers_for(moves, lullaby) == list(range(1, len(moves) + 1))
    assert numbers_for([], lullaby) == []


def test_a_number_does_not_mean_another_thing_when_other_moves_join(lullaby: Game) -> None:
    """Among several verbs only the place in the list counts, also where one verb is alone on offer."""
    game = find_game("project-dreamscape")
    purchases = [Buy(position) for position in (2, 3)]
    assert numbers_for(purchases, game) == [1, 2]
    assert numbers_for([*purchases, StopBuying()], game) == [1, 2, 3]


def test_names_cannot_command_a_terminal() -> None:
    table = sitting(Seat("An\x1b[2Jna\x07"), Seat("Be\u202ernd"))
    assert Narration(table, ENGLISH).names == ["An[2Jna", "Bernd"]
    assert plain("a\nb\u3000c\u00a0d\x9b") == "a\nb\u3000c\u00a0d"


def test_a_refusal_with_a_reason_gives_it_in_words() -> None:
    refused = Refused("record-move-refused", {"number": 1, "move": "0: play 9", "reason": "psycle-no-such-card"})
    refused.__cause__ = Refused("psycle-no-such-card", {"card": 9, "highest": 5}, "PS-001")
    sentence = refusal_sentence(ENGLISH, refused)
    assert "There is no card 9." in sentence
    assert "psycle-no-such-card" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_standing_names_the_winners(language: str) -> None:
    table = sitting(Seat("Luna", "bot:greedy"), Seat("Nox", "bot:random"))
    play_bots(table)
    result = table.state.result
    assert result is not None
    words = words_for(language, PSYCLE)
    lines = Narration(table, words).standing()
    for seat, line in enumerate(lines):
        assert table.names[seat] in line
        assert str(result.scores[seat]) in line
        assert (words.say("player-winner") in line) == (seat in result.winners)


def test_a_playback_stands_at_any_move() -> None:
    table = sitting(Seat("Luna", "bot:greedy"), Seat("Nox", "bot:random"))
    play_bots(table)
    playback = Playback(table.save())
    assert playback.move is None
    playback.go(3)
    assert playback.move is not None
    assert (playback.at, playback.move[0]) == (3, 0)
    assert playback.state.view(None)["round_no"] == 2
    playback.go(10_000)
    assert playback.at == playback.last
    assert playback.state.is_over
    assert [moment.event for moment in playback.history] == [moment.event for moment in table.history]
    playback.go(-1)
    assert playback.latest == playback.history
