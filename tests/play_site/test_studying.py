"""What takes a while, on the static site without a network: trials of the studio and the coach, in the third worker."""

import re

from playwright.sync_api import Browser, expect

from tests.play_site.conftest import Host
from tests.play_site.test_playing import QUICK_BOTS
from tests.web.people import person, plays_to_the_end


def test_a_variant_is_tried_and_called_off(browser: Browser, host: Host, site: str) -> None:
    with person(browser, site) as ada:
        page = ada.opens().page
        expect(page.locator("[data-engine=ready]")).to_be_attached()
        host.switch_off()
        page.context.set_offline(True)
        page.locator("[data-game=psycle]").get_by_role("link", name="Change it").click()
        page.locator(".gallery [data-thing='cards[5]']").click()
        page.get_by_role("button", name=re.compile("Stars.*: one more")).click()
        page.locator(".side").get_by_role("button", name="Try it").click()
        page.locator("select.pairs").select_option("100")
        page.get_by_role("button", name="Start").click()
        figure = page.locator("[data-measure=moves]")
        expect(figure.locator(".says")).not_to_be_empty()
        stop, again = page.get_by_role("button", name="Stop"), page.get_by_role("button", name="Play again")
        stop.or_(again).wait_for()
        stop.evaluate_all("all => all.forEach((one) => one.click())")  # none, if it has come to its end by itself
        again.wait_for()


def test_the_coach_gives_a_hint_and_has_the_last_word(browser: Browser, host: Host, site: str) -> None:
    with person(browser, site) as ada:
        ada.page.context.add_init_script(QUICK_BOTS)
        page = ada.opens().page
        expect(page.locator("[data-engine=ready]")).to_be_attached()
        host.switch_off()
        page.context.set_offline(True)
        ada.plays_bots("Ada", "psycle")
        page.locator("#tab-coach").click()
        page.get_by_role("button", name="Show me").click()
        expect(page.locator(".hint").first).to_contain_text("% of the win")
        expect(page.locator(".hinted")).to_have_text("with hints")
        plays_to_the_end(ada)
        expect(page.locator(".coach")).to_contain_text(re.compile("The whole game|This game was over after"))
