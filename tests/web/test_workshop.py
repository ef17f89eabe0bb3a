"""A designer in the browser: what is wrong with the game is on the page, and goes when it is mended."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from reverie.cli.workshop.game_names import GameNames
from reverie.cli.workshop.new_game import write_game
from tests.terminal.workshop import PATIENCE, change, dev, line_of

_PATIENCE = PATIENCE * 1000


def test_a_game_begins_broken_and_is_mended(browser: Browser, page_is_built: None, tmp_path: Path) -> None:
    """The page says what is wrong before there is any table; with the first version that can be played it is there."""
    turns = write_game(GameNames("night-lights"), tmp_path) / "night_lights" / "turns.py"
    change(turns, "def run(self", "def run(self, self")
    with dev(tmp_path / "night-lights", tmp_path) as running:
        page = browser.new_page()
        page.goto(f"{running.address}/dev")
        problem = page.get_by_text(f"turns.py, line {line_of(turns, 'self, self')}: Python cannot read this")
        expect(problem).to_be_visible(timeout=_PATIENCE)
        change(turns, "def run(self, self", "def run(self")
        expect(page.get_by_text("Light 1 of 4: what do you lay?").first).to_be_visible(timeout=_PATIENCE)
        expect(page.locator("#dev-news")).to_be_hidden()
        page.close()
