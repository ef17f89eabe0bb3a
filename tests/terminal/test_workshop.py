"""A designer makes a game in a folder of their own: writes, tests, plays, changes, breaks and mends it."""

import asyncio
import json
import logging
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner, Result

from reverie.cli import app
from reverie.cli.workshop import looking_over, new_game
from reverie.cli.workshop.code_problems import GameProblem
from reverie.cli.workshop.dev_server import GameFailures
from reverie.cli.workshop.file_watch import FileWatch
from reverie.cli.workshop.game_folders import find_folder
from reverie.cli.workshop.game_names import CannotMake, GameNames, read_name
from reverie.cli.workshop.looking_over import look_over
from reverie.cli.workshop.new_game import write_game
from reverie.text import LANGUAGES
from tests.server.serving import ROOT, Person
from tests.terminal.workshop import PATIENCE, Dev, change, dev, line_of


def reverie(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


# Writing a game.


def test_a_new_game_passes_at_once_with_the_command_that_is_printed(tmp_path: Path) -> None:
    done = reverie("new-game", "paper-boats", "--in", str(tmp_path))
    assert done.exit_code == 0, done.output
    command = next(line.strip() for line in done.stdout.splitlines() if "-m pytest" in line)
    environment = {**os.environ, "PYTEST_ADDOPTS": "-q -p no:cacheprovider", "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(command, shell=True, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert re.search(r"\d{3} passed", ran.stdout), "its own tests and the whole suite"
    assert "skipped" not in ran.stdout


def test_a_new_game_is_as_tidy_as_ours(tmp_path: Path) -> None:
    """With its own settings, as its designer would run it."""
    folder = write_game(GameNames("night-lights"), tmp_path)
    for words in ("check --select=A,B,C4,E,F,I,N,PT,RET,RUF,SIM,UP,W --ignore=RET505", "format --check"):
        command = [sys.executable, "-m", "ruff", *words.split(), "--no-cache", "."]
        ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize(
    ("name", "module", "title", "type_name", "code"),
    [
        ("night-lights", "night_lights", "Night Lights", "NightLights", "NL"),
        ("lanterns", "lanterns", "Lanterns", "Lanterns", "LA"),
        (
            "one-two-three-four-five",
            "one_two_three_four_five",
            "One Two Three Four Five",
            "OneTwoThreeFourFive",
            "OTTF",
        ),
        ("z80", "z80", "Z80", "Z80", "ZX"),
    ],
)
def test_all_names_follow_from_one(name: str, module: str, title: str, type_name: str, code: str) -> None:
    names = read_name(name)
    assert (names.module, names.title, names.type_name, names.code) == (module, title, type_name, code)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "new-game-name"),
        ("Night", "new-game-name"),
        ("night_lights", "new-game-name"),
        ("night lights", "new-game-name"),
        ("2nd-night", "new-game-name"),
        ("night-", "new-game-name"),
        ("../night", "new-game-name"),
        ("n" * 41, "new-game-name"),
        ("psycle", "new-game-known"),
        ("json", "new-game-module"),
        ("lambda", "new-game-module"),
        ("pytest", "new-game-module"),
        ("reverie", "new-game-module"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, code: str) -> None:
    with pytest.raises(CannotMake) as refused:
        read_name(name)
    assert refused.value.code == code


def test_a_folder_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "night-lights").mkdir()
    done = reverie("new-game", "night-lights", "--in", str(tmp_path), "--language", "de")
    assert done.exit_code == 2
    assert "gibt es schon, und nichts wird überschrieben" in " ".join(done.stderr.split())
    assert [found.name for found in tmp_path.rglob("*")] == ["night-lights"]


def test_nothing_is_left_where_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(names: GameNames) -> Iterator[tuple[str, str]]:
        yield "README.md", "half of it"
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(new_game, "_files", fail)
    with pytest.raises(CannotMake) as refused:
        write_game(GameNames("night-lights"), tmp_path)
    assert refused.value.facts["finding"] == "No space left on device"
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(CannotMake):
        write_game(GameNames("night-lights"), tmp_path / "nowhere")


# Finding it again.


def test_a_game_is_found_by_its_folder_its_package_and_its_name(tmp_path: Path) -> None:
    folder = write_game(GameNames("night-lights"), tmp_path)
    for what, here in (
        ("night-lights", tmp_path),
        (str(folder), Path("/")),
        (".", folder),
        ("night-lights", folder),
        ("night_lights", folder),
        ("night_lights:GAME", folder),
    ):
        found = find_folder(what, here)
        assert (found.place, found.package) == ("night_lights:GAME", folder / "night_lights"), what
    ours = find_folder("psycle", tmp_path)
    assert ours.package == ROOT / "src" / "reverie" / "games" / "psycle"
    for what in ("no-such-game", str(tmp_path), "no_such_module:GAME"):
        with pytest.raises(CannotMake):
            find_folder(what, tmp_path)


def test_a_save_is_noticed_once_it_is_over(tmp_path: Path) -> None:
    file = tmp_path / "turns.py"
    file.write_text("one")
    watch = FileWatch(tmp_path)
    assert not watch.has_changed()
    file.write_text("other")
    (tmp_path / "notes.txt").write_text("nobody loads this")
    assert [watch.has_changed() for _ in range(3)] == [False, True, False]
    file.unlink()
    assert [watch.has_changed() for _ in range(3)] == [False, True, False]


# What is wrong with it, in plain words.


def looked_over(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[GameProblem]:
    """As the process does it that would hold the table; afterwards the game is forgotten again."""
    found = find_folder(str(folder), folder)
    monkeypatch.syspath_prepend(str(found.search))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    try:
        return look_over(found.place, found.package)[1]
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == found.package.name]:
            del sys.modules[name]


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine has so much else to do that the time is up at once."""
    monkeypatch.setattr(looking_over, "_SECONDS", 0.0)


@pytest.mark.parametrize(
    ("file", "old", "new", "said", "fatal"),
    [
        ("turns.py", "def run(self", "def run(self, self", "HERE: Python cannot read this", True),
        ("state.py", "self.pile = []", "self.pile = [][0]", "HERE: the rules failed (IndexError", True),
        ("ending.py", "max(scores)", "max(score)", "HERE: the rules failed (TypeError", True),
        ("bot.py", "return worth", "return worth / 0", "HERE: the rules failed (ZeroDivisionError", True),
        ("turns.py", "from .moves import Hide", "from .moves import Hid", "HERE: the rules failed (ImportError", True),
        ("content.json", '"hand": 3,', '"hand": 3, ,', "HERE: this is not valid JSON", True),
        ("content.json", '"hand": 3', '"hand": 0', "content.json: 0 is not possible here.", True),
        ("content.json", '"hand": 3', '"hand": 30', "content.json: Lights in the deck: 27", True),
        ("__init__.py", "GAME = NightLights()", "GAME = 1", "night_lights:GAME is no game", True),
        ("text/en.ftl", "move-show =", "move-shew =", "en.ftl has no sentence “move-show”", False),
        ("text/en.ftl", "event-light-shown =", "event-lit =", "en.ftl has no sentence “event-light-shown”", False),
        ("text/de.ftl", "move-show =", "move-shew =", "“move-show” (in English: text/en.ftl, line ", False),
        ("text/ja.ftl", "field-hands = ", "field-hands ", "HERE: this is not Fluent", False),
    ],
)
@pytest.mark.usefixtures("busy")
def test_what_is_wrong_is_told_with_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str, said: str, fatal: bool
) -> None:
    folder = write_game(GameNames("night-lights"), tmp_path)
    changed = folder / "night_lights" / file
    change(changed, old, new)
    wanted = said.replace("HERE", f"{file}, line {line_of(changed, new)}")
    problems = looked_over(folder, monkeypatch)
    problem = next((problem for problem in problems if wanted in problem.texts["en"]), None)
    assert problem is not None, (wanted, [problem.texts["en"] for problem in problems])
    assert problem.fatal == fatal
    assert len(set(problem.texts.values())) == len(LANGUAGES), "in every language in its own words"


def test_a_game_without_a_text_file_says_which(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write_game(GameNames("night-lights"), tmp_path)
    assert looked_over(folder, monkeypatch) == []
    (folder / "night_lights" / "text" / "ja.ftl").unlink()
    assert ["text/ja.ftl is missing" in problem.texts["en"] for problem in looked_over(folder, monkeypatch)] == [True]


def test_a_rule_that_fails_at_the_live_table_is_told(tmp_path: Path) -> None:
    """What the first look did not meet: the server goes on, and the designer hears where it was."""
    heard: list[dict[str, Any]] = []

    class Voice:
        def say(self, kind: str, **facts: Any) -> None:
            heard.append({"kind": kind, **facts})

    (tmp_path / "turns.py").write_text("def answer():\n    return 1 / 0\n")
    logger = logging.getLogger("tests.workshop")
    logger.propagate = False
    logger.addHandler(GameFailures(Voice(), tmp_path, None))
    rules: dict[str, Any] = {}
    exec(compile((tmp_path / "turns.py").read_text(), tmp_path / "turns.py", "exec"), rules)
    for fails in (rules["answer"], lambda: {}["not of the game"]):
        try:
            fails()
        except Exception:
            logger.exception("the rules failed")
    assert [message["kind"] for message in heard] == ["failing"]
    assert heard[0]["problem"]["texts"]["en"].startswith("turns.py, line 2: the rules failed (ZeroDivisionError")


# Playing it while it is being changed.


async def got(person: Person, path: str, reached: Callable[[str], object]) -> str:
    """What is answered there, once it is so. Nobody answers while one server takes over from another."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.TransportError):
                found = await person.get(path)
                if found.status_code == 200 and reached(found.text):
                    return found.text
            await asyncio.sleep(0.1)


async def news(person: Person, reached: Callable[[dict[str, Any]], object] = bool) -> dict[str, Any]:
    """What the page is told, once it is so."""
    found: dict[str, Any] = json.loads(await got(person, "/dev/news", lambda text: reached(json.loads(text))))
    return found


def test_a_designer_changes_a_game_at_the_open_table(tmp_path: Path) -> None:
    """A number and a text change; then it breaks; then it is mended so that the old moves are not lawful any more."""
    folder = write_game(GameNames("night-lights"), tmp_path)
    package, home = folder / "night_lights", tmp_path / "home"
    home.mkdir()
    with dev(folder, home) as running:
        asyncio.run(_design(running, running.address, package))
        assert running.stop() == 130
    assert list(home.iterdir()) == [], "nothing is left behind"


async def _design(running: Dev, address: str, package: Path) -> None:
    async with Person(address) as person:
        table = (await person.get("/dev")).headers["location"].removeprefix("/tables/")
        async with person.at(table) as line:
            await line.until(lambda: line.moves)
            hidden = next(move for move in line.moves if move.startswith("hide "))
            assert _worth(line.view, hidden) == 2 * _worth(line.view, hidden.replace("hide", "show"))
            await line.play(hidden)
            await line.until(lambda: line.view and line.view["decision"]["owes"] and line.view["hidden"][0])

        await _change_number_and_text(running, person, package, table, hidden)
        await _break_and_mend(running, person, package, table)


def _worth(view: dict[str, Any] | None, move: str) -> int:
    assert view is not None
    return view["decision"]["facts"]["each_move"][move]["worth"]


async def _change_number_and_text(running: Dev, person: Person, package: Path, table: str, hidden: str) -> None:
    """Both are at the same table, after the same moves."""
    change(package / "content.json", '"blanket": 2', '"blanket": 5')
    change(package / "text" / "en.ftl", "game-name = Night Lights", "game-name = Bright Lights")
    running.until("The table was built anew")
    await got(person, "/texts/en/night-lights.ftl", lambda text: "game-name = Bright Lights" in text)
    assert (await person.get("/dev")).headers["location"] == f"/tables/{table}"
    async with person.at(table) as line:
        await line.until(lambda: line.moves)
        assert line.view is not None
        assert line.view["hidden"][0] == [hidden.removeprefix("hide ")]
        again = next(move for move in line.moves if move.startswith("hide "))
        shown = again.replace("hide", "show")
        assert _worth(line.view, again) == 5 * _worth(line.view, shown)


async def _break_and_mend(running: Dev, person: Person, package: Path, table: str) -> None:
    """A broken save is told, and the table goes on; the next save mends it. Hiding is not lawful any more then."""
    before = await news(person)
    change(package / "ending.py", "max(scores)", "max(score)")
    broken = f"ending.py, line {line_of(package / 'ending.py', 'max(score)')}: the rules failed (TypeError"
    running.until(broken)
    running.until("the table goes on with the last version")
    told = await news(person, lambda found: found["problems"])
    assert broken in told["problems"][0]
    assert "last version that could be played" in told["news"][0]
    assert told["run"] == before["run"], "the same server still holds the table"
    assert (await person.get(f"/api/tables/{table}")).status_code == 200

    change(package / "text" / "de.ftl", "move-show =", "move-shew =")
    change(package / "ending.py", "max(score)", "max(scores)")
    change(package / "turns.py", "[*map(Show, kinds), *map(Hide, kinds)]", "list(map(Show, kinds))")
    assert "move 1 (hide " in running.until("A fresh table with the same deal")
    fresh = await news(person, lambda found: "A fresh table" in str(found["news"]))
    assert fresh["run"] != before["run"]
    assert "is not possible now" in fresh["news"][0]
    assert any("text/de.ftl has no sentence “move-show”" in problem for problem in fresh["problems"])
    async with person.at(table) as line:
        await line.until(lambda: line.moves)
        assert line.view is not None
        assert line.view["hidden"] == [[], []]
        assert {move.split()[0] for move in line.moves} == {"show"}
