"""``look NAME``: anything by its name, in the reader's words, and nothing hidden."""

import pytest

from reverie.games import all_games, find_game
from reverie.kernel import FastChance
from reverie.kernel.record import Seat
from reverie.table.fact_lines import every_fact, short_facts
from reverie.table.local_game import LocalGame
from reverie.table.lookup import LookUp, look_up
from reverie.table.narration import Narration
from reverie.text import LANGUAGES, words_for

SEATS = (Seat("Anna"), Seat("Bernd"), Seat("Cleo"))


def telling(name: str, language: str = "en", moves: int = 0) -> Narration:
    game = find_game(name)
    sitting = LocalGame(game, SEATS, seed=b"\x07" * 32)
    chance = FastChance(3)
    for _ in range(moves):
        if not sitting.state.is_over:
            seat = sitting.state.asked[0]
            sitting.play(seat, chance.pick("move", sitting.state.moves(seat)))
    return Narration(sitting, words_for(language, game))


def test_a_card_has_its_text() -> None:
    assert look_up(telling("counting-zzzzs"), "broc", 0)[0] == (
        "Broccoli of Doom. Things, D S, −1; +1 with “Chocolate”."  # noqa: RUF001
    )
    lines = look_up(telling("project-dreamscape"), "floating/respite ii", 0)
    assert lines[0] == "Floating/Respite II"
    assert "Perfect Respite: Take the top card of the Sleep Deck as a Z card, unspent." in lines
    assert look_up(telling("dream-quest"), "Amanda Blunt", 0)[1].startswith("Student")


def test_a_name_is_that_of_the_readers_language_or_an_id() -> None:
    german = telling("counting-zzzzs", "de")
    name = german.words.say("name-broccoli")
    assert name != "Broccoli of Doom"
    assert look_up(german, name.upper(), 0) == look_up(german, "broccoli", 0)
    assert look_up(german, f"„{name}“", 0) == look_up(german, "broccoli", 0)


def test_a_thing_says_where_it_lies_and_nothing_that_is_hidden() -> None:
    table = telling("counting-zzzzs")
    card = table.story.state.view(0)["hand"][0][0]
    name = table.words.say(f"name-{card}")
    assert "On the table: A Anna (you): Hand." in look_up(table, name, 0)
    assert not any("Hand" in line for line in look_up(table, name, 1))


def test_a_pile_a_player_and_a_look_have_names_too() -> None:
    table = telling("counting-zzzzs")
    assert look_up(table, "box", 0)[0].startswith("Box: “")
    assert look_up(table, "B", 0)[0] == look_up(table, "bernd", 0)[0] == "B Bernd"
    assert look_up(table, "hand", 0)[2] == "B Bernd: 5 hidden"
    quest = telling("dream-quest")
    assert look_up(quest, "dream deck", 0)[0].startswith("Dream deck: ")
    assert len(look_up(quest, "candle green", 0)) > 2, "a region tells where its spaces lead"
    assert look_up(quest, "map", 0) == quest.look("map", "", 0)


def test_what_may_mean_several_things_is_listed() -> None:
    (line,) = look_up(telling("project-dreamscape"), "floating/respite", 0)
    assert line == ("“floating/respite” may mean Floating/Respite I and Floating/Respite II. Type more of the name.")
    (many,) = look_up(telling("project-dreamscape"), "r", 0)
    assert " more. Type more of the name." in many


def test_a_near_miss_is_helped() -> None:
    table = telling("counting-zzzzs")
    assert look_up(table, "brocoli of dom", 0) == [
        "Nothing here is called “brocoli of dom”. Nearly so: Broccoli of Doom."
    ]
    assert look_up(table, "xyzzy", 0) == [table.words.say("look-unknown", {"given": "xyzzy"})]
    assert "Discard pile" in look_up(table, "", 0)[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_everything_that_has_a_name_can_be_looked_at(game: str, language: str) -> None:
    table = telling(game, language, moves=40)
    names = [*table.words.things.values(), *(fact.label for fact in table.facts(0).table)]
    names += [fact.label for fact in table.facts(0).seats[0]]
    up = LookUp(table, 0)
    for name in dict.fromkeys(names):
        lines = up.lines(name)
        assert lines
        assert not any("{" in line for line in lines), lines
        assert up.lines(up.shortest(name)) == lines


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_no_list_vanishes(game: str) -> None:
    """In the short view every fact that is there is told, counted or named, and what is counted can be looked at."""
    for moves in (0, 30, 90):
        table = telling(game, moves=moves)
        if table.story.state.is_over:
            continue
        short = "\n".join(short_facts(table, 0))
        facts = table.facts(0)
        for fact in (*facts.table, *(fact for own in facts.seats for fact in own)):
            if not fact.is_empty and fact.name not in table.asked_with(0):
                assert fact.label in short
            if fact.is_long:
                assert fact.short in short
                assert any(fact.text in line for line in look_up(table, fact.label, 0))
                assert any(fact.text in line for line in every_fact(table, 0))
