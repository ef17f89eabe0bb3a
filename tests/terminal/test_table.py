"""The table in windows, played with the keyboard alone."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from reverie.games import find_game
from reverie.kernel import Game
from reverie.kernel.record import Seat
from reverie.table.files import RecordFile, read_json, write_copy
from reverie.table.local_game import LocalGame
from reverie.table.playback import Playback
from reverie.text import LANGUAGES, words_for
from reverie.tui import ReplayApp, TableApp
from reverie.tui.panes import BoardPane, Hint, KeyLine, Moves, Status, StoryPane
from reverie.tui.screens import Curtain, Naming, Picking, Reading
from tests.table.bot_turns import play_bots
from tests.table.games import lullaby
from tests.terminal.driving import AGAINST_A_BOT, Terminal

__all__ = ["lullaby"]

SEED = b"\x11" * 32
PERSON_AND_BOT = (Seat("Dreamer"), Seat("Luna", "bot:greedy"))
TWO_PEOPLE = (Seat("Anna"), Seat("Bernd"))
SIZES = ((80, 24), (120, 40))
Played = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def table(path: Path, seats: tuple[Seat, ...] = PERSON_AND_BOT, language: str = "en", game: str = "psycle") -> TableApp:
    options = {"psycle_cap": 1} if game == "psycle" else {}
    local_game = LocalGame(find_game(game), seats, options, seed=SEED)
    return TableApp(local_game, RecordFile(local_game.game.name, path / "record.json"), language, pace=0.0)


def at_table(app: TableApp, played: Played, size: tuple[int, int] = (80, 24)) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await played(app, pilot)

    asyncio.run(run())


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Until the table waits for a key."""
    for _ in range(3000):
        await pilot.pause(0.01)
        if app.rests:
            await pilot.pause()
            return
    raise AssertionError("the table does not come to rest")


async def press(app: TableApp, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(app, pilot)


def shown(app: Any) -> str:
    """Every character on the screen, as a person sees it."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips(app.size))


def test_a_whole_game_by_keyboard(tmp_path: Path) -> None:
    app = table(tmp_path)

    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        assert "▶ Your turn. Round 1" in shown(app)
        await press(app, pilot, "3", "enter")
        assert "▶ Your turn. Round 2" in shown(app)
        assert "You played 3." in shown(app)
        for _ in range(4):
            await press(app, pilot, "0", "enter")
        assert isinstance(app.screen, Reading)
        screen = shown(app)
        assert "The game is over" in screen
        assert "Final standing:" in screen
        await press(app, pilot, "escape")
        assert "winner" in shown(app)
        await pilot.press("q")

    at_table(app, played)
    record = read_json(tmp_path / "record.json")
    assert record["moves"][0]["move"] == "0: play 3"
    assert record["result"] is not None
    assert any("reverie verify" in line for line in app.last_words())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off_in_any_language(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    words = words_for(language, find_game("psycle"))

    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "3", "enter", "2", "enter")
        screen = shown(app)
        squeezed = "".join(screen.split())
        for sentence in ("key-help", "key-leave", "pane-moves", "pane-log"):
            assert "".join(words.say(sentence).split()) in squeezed
        for label in ("gems", "score", "tiles", "target"):
            assert words.say(f"field-{label}") in screen
        for card in range(6):
            assert words.say("move-play", {"card": card}) in screen
        for widget in (Status, BoardPane, StoryPane, Moves, Hint, KeyLine):
            region = app.query_one(widget).region
            assert region.right <= size[0]
            assert region.bottom <= size[1]
            assert region.width * region.height > 0
        assert app.query_one(KeyLine).region.bottom == size[1]
        for pane in (BoardPane, StoryPane, Moves, Hint):
            assert app.query_one(pane).max_scroll_x == 0

    at_table(table(tmp_path, language=language), played, size)


def test_the_status_is_one_sentence_that_is_never_cut(tmp_path: Path) -> None:
    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        sentence = app.query_one("#sentence")
        assert sentence.region.height == sentence.virtual_size.height

    for language in LANGUAGES:
        at_table(table(tmp_path, language=language), played, (60, 18))


def test_arrows_choose_and_the_hint_explains(tmp_path: Path) -> None:
    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "down", "down")
        assert "Costs 2 gems." in shown(app)
        await press(app, pilot, "5")
        assert "Costs 5 gems." in shown(app)
        await press(app, pilot, "9")
        assert app.query_one(Moves).highlighted == 5

    at_table(table(tmp_path), played)


def test_rules_open_at_the_rule_of_the_question(tmp_path: Path) -> None:
    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "r")
        assert isinstance(app.screen, Reading)
        assert "PS-037" in shown(app)
        (wanted,) = app.screen.query(".wanted")
        assert "PS-037" in str(wanted.render())
        await press(app, pilot, "q")
        assert not isinstance(app.screen, Reading)

    at_table(table(tmp_path), played)


def test_help_and_log_and_view(tmp_path: Path) -> None:
    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        for key, title in (("question_mark", "Help"), ("l", "What has happened"), ("v", "Everything you may know")):
            await press(app, pilot, key)
            assert title in shown(app)
            await press(app, pilot, "escape")

    at_table(table(tmp_path), played)


@pytest.mark.clause("PS-088")
def test_undo_is_refused_with_its_clause(tmp_path: Path) -> None:
    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "3", "enter", "u")
        assert "PS-088" in shown(app)

    at_table(table(tmp_path), played)


def test_save_says_where(tmp_path: Path) -> None:
    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "s")
        assert "The game is saved in" in shown(app)

    at_table(table(tmp_path), played, (200, 40))
    assert read_json(tmp_path / "record.json")["moves"] == []


def test_the_language_changes_at_the_table(tmp_path: Path) -> None:
    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "g")
        assert isinstance(app.screen, Picking)
        assert "日本語" in shown(app)
        await press(app, pilot, "3")
        assert "あなたの番です" in shown(app)
        await press(app, pilot, "g", "escape")
        assert "あなたの番です" in shown(app)

    at_table(table(tmp_path), played)


def test_a_curtain_falls_between_people(tmp_path: Path) -> None:
    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Curtain)
        screen = shown(app)
        assert "Hand the keyboard to Anna" in screen
        assert "Gems" not in screen
        await press(app, pilot, "enter")
        assert "Anna, it is your turn." in shown(app)
        await press(app, pilot, "4", "enter")
        assert isinstance(app.screen, Curtain)
        assert "Hand the keyboard to Bernd" in shown(app)
        assert "You play 4" not in shown(app)
        await press(app, pilot, "enter")
        screen = shown(app)
        assert "Bernd, it is your turn." in screen
        assert "Anna plays a card face down." in " ".join(screen.split("│")[-40:]) or "Anna plays" in screen
        assert "You play 4" not in screen
        assert "Face down 4" not in screen
        await press(app, pilot, "1", "enter", "enter")
        assert "Face down" not in shown(app)

    at_table(table(tmp_path, TWO_PEOPLE), played)


def test_people_may_read_different_languages(tmp_path: Path) -> None:
    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter", "g", "2")
        assert "Anna, du bist dran." in shown(app)
        await press(app, pilot, "4", "enter", "enter")
        assert "Bernd, it is your turn." in shown(app)

    at_table(table(tmp_path, TWO_PEOPLE), played)


def test_at_the_end_nobody_in_particular_looks(tmp_path: Path) -> None:
    app = table(tmp_path, TWO_PEOPLE)

    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(10):
            await press(app, pilot, "enter", "1", "enter")
        assert isinstance(app.screen, Reading)
        assert app.reader.seat is None

    at_table(app, played)


def test_leaving_in_the_middle_keeps_the_game(tmp_path: Path) -> None:
    app = table(tmp_path)

    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "2", "enter")
        await pilot.press("ctrl+c")

    at_table(app, played)
    (line,) = app.last_words()
    assert f"reverie play --resume {tmp_path / 'record.json'}" in line
    assert LocalGame.resume(read_json(tmp_path / "record.json")).state.view(0) == app.local_game.state.view(0)


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "record.json").write_text("in the way")

    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "s")
        assert "not overwritten" in shown(app)

    at_table(table(tmp_path), played, (400, 40))  # wide enough for any temporary folder in one line
    assert (tmp_path / "record.json").read_text() == "in the way"


def test_the_keys_can_be_clicked(tmp_path: Path) -> None:
    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.click(KeyLine, offset=(3, 0))
        await settled(app, pilot)
        assert isinstance(app.screen, Reading)

    at_table(table(tmp_path), played)


def test_bots_among_themselves_can_be_watched(tmp_path: Path) -> None:
    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Final standing:" in shown(app)

    at_table(table(tmp_path, (Seat("Luna", "bot:greedy"), Seat("Nox", "bot:random"))), played)


# Another game: moves out of turn, taking back, moves without help.


def test_taking_back_where_the_rules_allow_it(tmp_path: Path, lullaby: Game) -> None:
    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        before = app.local_game.state.save()
        lift = next(choice for choice in app.query_one(Moves).choices if choice.text == "lift 1")
        await press(app, pilot, str(lift.number), "enter")
        assert "to the front" in shown(app)
        assert app.local_game.state.save() != before
        await press(app, pilot, "u")
        assert app.local_game.state.save() == before

    at_table(table(tmp_path, (Seat("Anna"), Seat("Nox", "bot:random")), game="lullaby"), played, (100, 30))


def test_whoever_may_move_out_of_turn_can_take_the_keyboard(tmp_path: Path, lullaby: Game) -> None:
    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter", "c")
        assert isinstance(app.screen, Picking)
        await press(app, pilot, "1")
        assert isinstance(app.screen, Curtain)
        assert "Hand the keyboard to Bernd" in shown(app)
        await press(app, pilot, "enter")
        assert "Waiting for Anna." in shown(app)
        assert [choice.text for choice in app.query_one(Moves).choices] == ["lift 1", "lift 2"]
        await press(app, pilot, "1", "enter")
        assert "Hand the keyboard to Anna" in shown(app)

    at_table(table(tmp_path, TWO_PEOPLE, game="lullaby"), played)
    assert read_json(tmp_path / "record.json")["moves"][0]["move"] == "1: lift 1"


# On a real terminal.


def test_the_table_opens_wherever_there_is_room(tmp_path: Path) -> None:
    with Terminal(tmp_path, *AGAINST_A_BOT, "--language", "en", "--pace", "0") as terminal:
        terminal.until("Your moves")
        terminal.press(b"3\r")
        terminal.until("Round 2")
        terminal.press(b"q")
        terminal.until("To go on: reverie play --resume")
        assert terminal.end() == 0


def test_a_record_opens_as_a_table_too(tmp_path: Path) -> None:
    local_game = LocalGame(
        find_game("psycle"), [Seat("Luna", "bot:greedy"), Seat("Nox", "bot:random")], {"psycle_cap": 1}
    )
    play_bots(local_game)
    write_copy(tmp_path / "record.json", local_game.save())
    with Terminal(tmp_path, "replay", str(tmp_path / "record.json"), "--language", "en") as terminal:
        terminal.until("Before the first")
        terminal.press(b"q")
        assert terminal.end() == 0


# A record in windows.


def replayed(steps: Callable[[ReplayApp, Pilot[None]], Coroutine[Any, Any, None]], eyes: int | None = None) -> None:
    local_game = LocalGame(
        find_game("psycle"),
        [Seat("Luna", "bot:greedy"), Seat("Nox", "bot:random")],
        {"psycle_cap": 1},
        seed=SEED,
    )
    play_bots(local_game)

    async def run() -> None:
        app = ReplayApp(Playback(local_game.save()), "en", eyes)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await steps(app, pilot)

    asyncio.run(run())


def test_a_replay_goes_forwards_backwards_and_anywhere() -> None:
    async def steps(app: ReplayApp, pilot: Pilot[None]) -> None:
        last = app.playback.last
        for key, number in (
            ("n", 1),
            ("enter", 2),
            ("b", 1),
            ("left", 0),
            ("left", 0),
            ("4", 4),
            ("end", last),
            ("n", last),
        ):
            await pilot.press(key)
            await pilot.pause()
            assert app.playback.at == number
            assert f"{number} of {last}" in shown(app) or number == 0
        assert "win" in shown(app)
        await pilot.press("home")
        assert app.playback.at == 0
        await pilot.press("q")

    replayed(steps)


def test_through_one_pair_of_eyes_others_stay_hidden() -> None:
    async def steps(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.pause()
        assert "Luna: Play" not in shown(app)
        await pilot.press("n")
        await pilot.pause()
        assert "Nox: Play" in shown(app)

    replayed(steps, eyes=1)


def test_anything_can_be_looked_at_by_its_name(tmp_path: Path) -> None:
    app = table(tmp_path, game="counting-zzzzs")

    async def played(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("m")
        await pilot.pause()
        assert isinstance(app.screen, Naming)
        await pilot.press(*"broc", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        lines = [str(line.render()) for line in app.screen.query("#page Static")]
        assert lines[0].startswith("Broccoli of Doom. Things")
        await pilot.press("escape")
        await pilot.press("m", "escape")
        await pilot.pause()
        assert not isinstance(app.screen, Naming)

    at_table(app, played)
