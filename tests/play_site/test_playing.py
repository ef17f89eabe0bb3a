"""A whole game of each of the five on the static site: from a fresh profile, under a sub-path, then without a network.

The luck here is real, as a visitor's is: whatever comes must be playable, and provable afterwards.
"""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from reverie.bots import check_bots
from reverie.games import all_games, registered_game
from reverie.kernel.record import read_record, verify
from tests.play_site.conftest import Host
from tests.web.people import Person, person, plays_to_the_end

OWN = [game.name for game in all_games() if game.package.startswith("reverie.games.")]
QUICK_BOTS = "localStorage.setItem('reverie.bot-pause', '0');"


def record_of(somebody: Person) -> dict[str, object]:
    """The file that is saved at the end of a game."""
    with somebody.page.expect_download() as download:
        somebody.page.locator("a[download]").click()
    found: dict[str, object] = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", OWN)
def test_a_whole_game_without_a_network(game: str, browser: Browser, host: Host, site: str) -> None:
    with person(browser, site) as ada:
        ada.page.context.add_init_script(QUICK_BOTS)
        ada.opens()
        expect(ada.page.locator("[data-engine=ready]")).to_be_attached()
        host.switch_off()
        ada.page.context.set_offline(True)
        ada.plays_bots("Ada", game)
        plays_to_the_end(ada)
        record = record_of(ada)
        assert verify(record, registered_game) == []
        bots = check_bots(registered_game(game), read_record(record), lambda: True)
        assert bots.same == bots.moves > 0
        ada.page.get_by_role("button", name="Check").click()
        expect(ada.page.locator(".verdict.right")).to_be_visible()


def test_tonights_dream_is_not_offered_where_nobody_deals_to_everybody(browser: Browser, site: str) -> None:
    with person(browser, site) as ada:
        ada.opens().page.locator("[data-game=psycle]").wait_for()
        expect(ada.page.locator(".tonight")).to_have_count(0)
        ada.page.goto(f"{site}/#/tonight")
        expect(ada.page.locator("main")).to_contain_text("that takes a server")
        ada.page.get_by_role("link", name="To the start page").click()
        ada.page.locator("[data-game=psycle]").wait_for()
