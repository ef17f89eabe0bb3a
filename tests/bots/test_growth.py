"""How cost grows: what is measured is what is meant, and the document shows what was measured. No speed is tested."""

import json
import random
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from benchmarks.growth import games
from benchmarks.growth.__main__ import DOCUMENTS, PARTS, keep, main
from benchmarks.growth.charts import Chart, Point, chart, read, table
from benchmarks.growth.svg import picture

from reverie.games import find_game
from reverie.kernel import FastChance

SMALL = chart("small", "A < B & C", ("things", "µs"), {"one": [Point(10, 5), Point(1000, 50)], "two": [Point(10, 7)]})
CHARTS = read(DOCUMENTS / "growth.json")


def test_a_picture_is_a_document_with_labelled_axes_for_light_and_dark() -> None:
    drawn = picture(SMALL)
    root = ElementTree.fromstring(drawn)
    words = ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A < B & C", "things", "µs", "one", "two", "10", "1,000"} <= set(words)
    assert "prefers-color-scheme:dark" in drawn
    assert "one: 5 to 50; two: 7 to 7" in root.attrib["aria-label"]
    for circle in root.iter("{http://www.w3.org/2000/svg}circle"):
        assert 0 <= float(circle.attrib["cx"]) <= 720
        assert 0 <= float(circle.attrib["cy"]) <= 400


def test_a_table_has_a_row_for_each_line() -> None:
    assert list(table(SMALL)) == [
        "| µs, by things | 10 | 1,000 |",
        "|---|---|---|",
        "| one | 5 | 50 |",
        "| two | 7 |  |",
    ]


def test_new_figures_take_the_place_of_old_ones(tmp_path: Path) -> None:
    other = chart("other", "Other", ("x", "y"), {"line": [Point(1, 1)]}, doubling=False)
    document = tmp_path / "growth.md"
    document.write_text("Look:\n\n![S](pictures/growth-small.svg)\n\n| old |\n|---|\n| 1 |\n\nSo it is.\n")
    keep(tmp_path, [SMALL, other])
    newer = chart("small", "Newer", ("x", "y"), {"line": [Point(1, 2)]})
    keep(tmp_path, [newer])
    assert read(tmp_path / "growth.json") == [newer, other]
    rows = "\n".join(table(newer))
    assert document.read_text() == f"Look:\n\n![S](pictures/growth-small.svg)\n\n{rows}\n\nSo it is.\n"
    assert "Newer" in (tmp_path / "pictures" / "growth-small.svg").read_text(encoding="utf-8")


def test_the_command_measures_what_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "LENGTHS", (10, 20))
    monkeypatch.setattr(games, "LONG_GAMES", 1)
    assert main(["length", "--write", str(tmp_path)]) == 0
    assert [one.name for one in read(tmp_path / "growth.json")] == ["length-speed", "length-memory"]
    assert "What a move costs in a long game" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "what", "size"), [("dream-quest", "dream_cards", 70), ("dream-cycle", "tiles", 120)])
def test_larger_content_is_lawful_and_can_be_played(name: str, what: str, size: int) -> None:
    game = find_game(name)
    state = game.new(2, FastChance(1), games.SHORT[name], games.more_of(game, what, size))
    assert len(games.more_of(game, what, size)[what]) == size
    assert games.play_on(state, random.Random(1).random, 100) == 100


def test_what_all_games_share_is_not_counted_as_a_state_s_own() -> None:
    state = find_game("dream-quest").new(2, FastChance(1))
    content = len(json.dumps(state.setup.game.raw_content))
    assert 1000 < games.held_bytes(state) < content
    assert abs(games.held_bytes(state.copy()) - games.held_bytes(state)) < 1000


# The document.


@pytest.mark.parametrize("drawn", CHARTS, ids=lambda one: one.name)
def test_the_document_shows_the_figures_and_the_picture_that_was_drawn_of_them(drawn: Chart) -> None:
    text = (DOCUMENTS / "growth.md").read_text(encoding="utf-8")
    assert "\n".join(table(drawn)) in text
    assert f"(pictures/growth-{drawn.name}.svg)" in text
    file = DOCUMENTS / "pictures" / f"growth-{drawn.name}.svg"
    assert file.read_text(encoding="utf-8") == picture(drawn)


def test_every_picture_of_the_document_is_drawn_from_figures() -> None:
    text = (DOCUMENTS / "growth.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"pictures/growth-([\w-]+)\.svg", text)) == sorted(one.name for one in CHARTS)
    assert {one.name.partition("-")[0].removesuffix("s") for one in CHARTS} == {
        part.removesuffix("s") for part in PARTS
    }
