"""What takes a while, on the static site without a network: a trial of the studio in the third worker, and its end."""

import re
from contextlib import suppress

from playwright.sync_api import Browser, Error, expect

from tests.play_site.conftest import Host
from tests.web.people import person


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
        with suppress(Error):  # it may have come to its end by itself
            stop.click(timeout=5_000)
        again.wait_for()
