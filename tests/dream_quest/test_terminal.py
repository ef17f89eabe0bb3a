"""Dream-Quest in lines: the map and the sheets in words, and what stands in the list of moves."""

import asyncio
import json
from pathlib import Path

import pytest

from reverie.games.dream_quest import GAME
from reverie.games.dream_quest.looks import LOOKS, open_links
from reverie.kernel import FastChance
from reverie.kernel.record import Seat
from reverie.table.files import RecordFile
from reverie.table.local_game import LocalGame
from reverie.text import LANGUAGES, words_for
from reverie.tui import TableApp
from reverie.tui.screens import Picking, Reading
from tests.dream_quest.tables import DREAMLANDS, SHORT_NIGHT, dreamer, started, table
from tests.terminal.driving import SEED, inside
from tests.terminal.test_table import press, settled, shown

NAMES = ["Anna", "Bob"]
PICKING = ("play", "dream-quest", "--seed", SEED, "--bots", "greedy", "--option", "characters=choose")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))


def played(*answers: str, language: str = "en") -> str:
    return inside(*PICKING, "--language", language, answers=answers).stdout


def told(state: object, look: str = "map", about: str = "", seat: int | None = 0, language: str = "en") -> list[str]:
    view = state.view(seat)  # type: ignore[attr-defined]
    words = words_for(language, GAME)
    return [words.told(name, facts, NAMES, seat) for name, facts in GAME.look_at(view, look, about)]


def test_characters_stand_in_the_list_with_their_values() -> None:
    out = played()
    assert (
        "1. Professor Warren Bedford: Academic. Memory 2, Slumber 8, Lucidity 4. Critical Thinking: Once a Lucidity "
        "roll, pay 3 Providence to improve it by 1.\n"
    ) in out
    assert "5. Gloria Silverlake: Occult Writer. Memory 4, Slumber 8, Lucidity 4, Providence 1. Foresight:" in out


def test_whoever_has_a_character_reads_what_it_can_do() -> None:
    out = played("2")
    assert "You are John Snyder: Blue Collar Worker. Memory 3, Slumber 6, Lucidity 5. Regular Shifts: Slumber" in out
    assert "Luna is Coiled Serpent: Memory 5, Slumber 9, Lucidity 5.\n" in out


@pytest.mark.clause("DQ-122")
def test_foresight_shows_movement_and_choices() -> None:
    out = played("5", "1")
    question = out[out.index("Which of the two cards do you play?") :]
    first = next(line for line in question.splitlines() if line.startswith("1. Play "))
    assert ": Movement " in first
    assert first.count(": ") > 2, "the choices of the card, each with what it brings"


@pytest.mark.clause("DQ-022")
def test_the_map_tells_where_ways_lead_and_how_far_it_is() -> None:
    here, *others = told(table(space=["CH2", "CG3"], asleep=[True, False], dream_deck=["flying-dream"]))
    assert here == (
        "Your dream avatar is on Cinder Hills 2. To the Dream Cycle: 25 spaces by open ways, 15 with secret exits. The "
        "nearest blessed space: Grace Isles 5 (blessed), 10 spaces away. To the start: 2 spaces."
    )
    on = "from there at best {} spaces to the Dream Cycle."
    assert others == [
        f"Way to Cinder Hills 1: after 2 spaces the start, The Threshold (start); {on.format(17)}",
        f"Way to Cinder Hills 3: after 2 spaces a crossroads, Cinder Hills 4; {on.format(17)}",
        f"Way to Cinder Hills 5 (secret exit, open to you): after 4 spaces a crossroads, Brick Road 1; {on.format(11)}",
        "Bob is on Candle Green 3, awake; at best 14 spaces from the Dream Cycle.",
    ]


def test_a_secret_exit_is_told_as_closed_where_the_turn_began_elsewhere() -> None:
    begun_elsewhere = dreamer("celestial-music", "CH1")
    begun_elsewhere.play(0, "choose keep-walking")
    begun_elsewhere.play(0, "step CH2")
    assert any("(secret exit, open only to a turn that begins here)" in line for line in told(begun_elsewhere))
    serpent = dreamer("celestial-music", "CH1", character=["serpent", "blunt"])
    serpent.play(0, "choose keep-walking")
    serpent.play(0, "step CH2")
    assert any("(secret exit, open to you)" in line for line in told(serpent))


def test_open_ways_leave_out_only_the_arrows() -> None:
    for board in (DREAMLANDS, SHORT_NIGHT):
        links = open_links(board)
        shut = {(space, one) for space in links for one in board.links[space] if one not in links[space]}
        assert shut == set(board.secret_to.items())


def test_any_space_and_region_can_be_asked_about() -> None:
    out = played("map Grace Isles 5", "map fern stair", "map nowhere")
    assert "> map Grace Isles 5\nGrace Isles 5 (blessed). To the Dream Cycle:" in out
    assert "This space is blessed." in out
    assert "> map fern stair\nFern Stair 1 leads to Candle Green 6" in out
    assert "There is no space and no region called “nowhere” on this board." in out


@pytest.mark.parametrize(("language", "word"), [("en", "map"), ("de", "plan"), ("ja", "夢ボード"), ("ja", "map")])
def test_the_map_in_every_language(language: str, word: str) -> None:
    out = played(word, "?", language=language)
    here = told(started(2, characters="choose")[0], language=language)
    assert here[1] in out
    assert words_for(language, GAME).say("look-map.help") in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("seat", [0, None])
def test_looks_come_from_the_view_alone(look: str, language: str, seat: int | None) -> None:
    state = dreamer("flying-dream", "FS4")
    lines = told(state, look, seat=seat, language=language)
    assert lines
    assert not any("{" in line for line in lines)
    state.redeal(seat, FastChance(9))
    assert told(state, look, seat=seat, language=language) == lines
    view = json.loads(json.dumps(state.view(seat)))
    assert GAME.look_at(view, look, "") == GAME.look_at(state.view(seat), look, "")


def test_the_looks_are_a_key_away_in_windows(tmp_path: Path) -> None:
    local_game = LocalGame(
        GAME, (Seat("Dreamer"), Seat("Luna", "bot:greedy")), {"characters": "choose"}, seed=b"\x11" * 32
    )
    app = TableApp(local_game, RecordFile(GAME.name, tmp_path / "record.json"), "en", pace=0.0)

    async def looks() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(app, pilot)
            await press(app, pilot, "m")
            assert isinstance(app.screen, Picking)
            await press(app, pilot, "enter")
            assert isinstance(app.screen, Reading)
            assert "Way to Candle Green 1: after 3 spaces a crossroads" in shown(app)

    asyncio.run(looks())


def test_steps_are_listed_with_the_way_that_is_left() -> None:
    state = dreamer("celestial-music", "CH2")
    state.play(0, "choose keep-walking")
    decision = state.view(0)["decision"]
    words = words_for("en", GAME)
    effects = {words.move(move): words.move_effect(move, decision, NAMES, 0) for move in state.moves(0)}
    assert effects["Go to Cinder Hills 5"] == "secret exit, 14 spaces from the Dream Cycle"
    assert effects["Stop here"] == ""
