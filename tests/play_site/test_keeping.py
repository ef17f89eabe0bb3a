"""What a browser keeps: games over restarts, everything as a file, a version until somebody takes another one."""

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.play_site.conftest import SITE, Host
from tests.play_site.test_playing import QUICK_BOTS
from tests.web.people import Person, person

READY = "[data-engine=ready]"


def entries_of(page: Page) -> list[dict[str, object]]:
    """All entries that the browser keeps."""
    texts: list[str] = page.evaluate(
        """() => new Promise((done) => {
          indexedDB.open("reverie", 1).onsuccess = (event) => {
            const all = event.target.result.transaction("entries").objectStore("entries").getAll();
            all.onsuccess = () => done(all.result.map((entry) => entry.text));
          };
        })"""
    )
    return [json.loads(text) for text in texts]


def commitments(page: Page) -> list[str]:
    deeds = [entry["deed"] for entry in entries_of(page)]
    return [deed["commitment"] for deed in deeds if isinstance(deed, dict) and deed["deed"] == "created"]


def makes_first_move(somebody: Person) -> None:
    assert somebody.is_asked()
    somebody.makes(somebody.moves[0])


def test_a_game_goes_on_after_a_restart_and_no_two_boots_share_luck(browser: Browser, site: str) -> None:
    with person(browser, site) as ada:
        ada.page.context.add_init_script(QUICK_BOTS)
        ada.plays_bots("Ada")
        makes_first_move(ada)
        address = ada.page.url
        assert address.startswith(f"{site}/#/tables/")
        kept = entries_of(ada.page)
        ada.page.close()

        ada.page = ada.page.context.new_page()
        ada.page.set_default_timeout(120_000)
        ada.opens()
        expect(ada.page.locator(".my-tables li")).to_have_count(1)  # before Python is there
        ada.page.locator(".my-tables a").click()
        assert ada.is_asked()
        assert ada.page.url == address
        assert entries_of(ada.page)[: len(kept)] == kept

        ada.opens()
        ada.page.locator("[data-game=psycle] button.main").click()
        assert ada.is_asked()
        assert len(set(commitments(ada.page))) == 2, "another boot, another luck"


def test_everything_can_be_taken_along_to_another_browser(browser: Browser, site: str, tmp_path: Path) -> None:
    file = tmp_path / "everything.json"
    with person(browser, site) as ada:
        ada.page.context.add_init_script(QUICK_BOTS)
        ada.plays_bots("Ada")
        makes_first_move(ada)
        kept = entries_of(ada.page)
        ada.opens()
        ada.page.get_by_role("button", name="Ada", exact=True).click()
        with ada.page.expect_download() as download:
            ada.page.get_by_role("button", name="Save everything as a file").click()
        download.value.save_as(file)
    with person(browser, site) as bo:
        bo.page.context.add_init_script(QUICK_BOTS)
        bo.plays_bots("Bo")
        assert bo.is_asked()
        bo.opens()
        bo.page.get_by_role("button", name="Bo", exact=True).click()
        bo.page.locator(".bring input").set_input_files(file)
        expect(bo.page.locator(".me")).to_contain_text("One table has come in.")
        expect(bo.page.locator(".my-tables li")).to_have_count(2)
        assert [entry for entry in entries_of(bo.page) if entry in kept] == kept
        bo.page.locator(".bring input").set_input_files(file)
        expect(bo.page.locator(".me")).to_contain_text("Everything in it was here already.")


def test_two_people_at_one_screen_take_turns(browser: Browser, site: str) -> None:
    with person(browser, site) as ada:
        ada.opens()
        ada.page.locator("[data-game=psycle]").get_by_role("button", name="Share this screen").click()
        ada.says_name("Ada")
        ada.page.locator(".make").click()
        ada.page.locator(".curtain button, [data-move]").first.wait_for()
        names = re.compile("Ada|Player 2")
        expect(ada.page.locator("main").first).to_contain_text(names)


def test_a_new_version_waits_until_somebody_agrees(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(SITE, folder)
    host = Host(tmp_path)
    with person(browser, host.address("copy")) as ada:
        ada.opens()
        expect(ada.page.locator(READY)).to_be_attached()
        page = folder / "index.html"
        page.write_text(
            page.read_text(encoding="utf-8").replace("<title>Reverie", "<title>Reverie anew"), encoding="utf-8"
        )
        worker = folder / "service-worker.js"
        source = worker.read_text(encoding="utf-8")
        source = re.sub(r'(\["index\.html", \d+, ")\w+"', r'\1changed"', source)
        worker.write_text(re.sub(r'const VERSION = "\w+"', 'const VERSION = "new"', source), encoding="utf-8")
        ada.opens()
        expect(ada.page.locator(".status-of-site")).to_contain_text("A new version is here.")
        assert "anew" not in ada.page.content()
        with ada.page.expect_navigation():
            ada.page.get_by_role("button", name="Use it now").click()
        expect(ada.page.locator(READY)).to_be_attached()
        served = ada.page.evaluate("fetch('./index.html').then((answer) => answer.text())")
        assert "Reverie anew" in served
    host.switch_off()


@pytest.mark.parametrize("language", ["de", "ja"])
def test_it_speaks_other_languages(language: str, browser: Browser, site: str) -> None:
    with person(browser, site, language) as ada:
        ada.opens()
        expect(ada.page.locator(READY)).to_be_attached()
        expect(ada.page.locator("[data-game=dream-cycle] h2")).to_be_visible()
        assert "site-" not in ada.page.inner_text("body")


def test_a_first_visit_is_light() -> None:
    from play_site.build import MOST, weight_of

    files = [path for path in SITE.rglob("*") if path.is_file()]
    assert sum(weight_of(path) for path in files) < MOST + 20_000  # the service worker itself is not in its list
