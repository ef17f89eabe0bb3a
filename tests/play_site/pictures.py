"""The pictures of docs/anywhere.md: ``python -m tests.play_site.pictures docs/pictures``, when the site is built.

With ``--icons`` those of the installed page are drawn anew too, from the one that its tab shows.
"""

import re
import sys
import time
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.play_site.conftest import ROOT, SITE, StaticFiles
from tests.web.chromium import arguments_for, find_chromium
from tests.web.people import DESKTOP, PHONE, Person

ICONS = ROOT / "web/site/public"
SLOW = 8.0
"""Seconds that the heaviest file takes: so that there is something to see."""


class _SlowFiles(StaticFiles):
    def copyfile(self, source: Any, outputfile: Any) -> None:
        while part := source.read(1_200_000):
            outputfile.write(part)
            if self.path.endswith(".wasm"):
                time.sleep(SLOW / 8)


def _keep(page: Page, folder: Path, name: str) -> None:
    page.screenshot(path=folder / f"anywhere-{name}.jpg", type="jpeg", quality=80)


def _draw_icons(page: Page) -> None:
    """Each fills its square, since phones cut icons into shapes of their own."""
    moon = re.findall(r"<path[^>]*>", (ICONS / "icon.svg").read_text(encoding="utf-8"))[0]
    moon = moon.replace("/>", ' transform="translate(3.2 3.2) scale(.8)"/>')
    for size in (180, 192, 512):
        page.set_viewport_size({"width": size, "height": size})
        drawing = f'<svg style="display:block" viewBox="0 0 32 32">{moon}</svg>'
        page.set_content(f'<body style="margin:0;background:#1c2044">{drawing}')
        page.screenshot(path=ICONS / f"icon-{size}.png")


def main(folder: Path) -> None:
    """Take all of them."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_SlowFiles, directory=str(SITE)))
    Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    with sync_playwright() as playwright:
        chromium = find_chromium()
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments_for(chromium))
        page = browser.new_context(**DESKTOP, locale="en", color_scheme="dark").new_page()
        page.goto(f"{address}/")
        page.locator(".status-of-site progress").wait_for()
        page.wait_for_function("document.querySelector('.status-of-site progress')?.value > 0.3")
        _keep(page, folder, "first-visit")
        context = browser.new_context(**PHONE, locale="en", color_scheme="dark", reduced_motion="reduce")
        somebody = Person(context.new_page(), address)
        somebody.opens()
        somebody.page.locator("[data-engine=ready]").wait_for(state="attached")
        context.set_offline(True)
        somebody.plays_bots("Ada", "dream-cycle")
        assert somebody.is_asked()
        somebody.page.mouse.move(0, 0)
        _keep(somebody.page, folder, "phone")
        if "--icons" in sys.argv:
            _draw_icons(browser.new_page())
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
