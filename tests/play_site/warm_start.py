"""How long a warm start takes: ``python -m tests.play_site.warm_start --runs 10``, when the site is built.

A visitor who has been here before opens the page, without a network, and plays: until the first lawful move can be
made. Each run is a new page; the first visit, with its profile, is the same for all of them. Told are the seconds since
the page was asked for, and the processor time of the whole browser.
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, CDPSession, sync_playwright

from tests.play_site.conftest import SITE, Host
from tests.play_site.test_memory import wait_for_memory
from tests.web.chromium import arguments_for, find_chromium
from tests.web.people import DESKTOP

READY = "[data-engine=ready]"
MOVE = "[data-move]"
PATIENCE = 120_000
CLICK = """
  localStorage.setItem("reverie.bot-pause", "0");
  const seen = {};
  window.seen = seen;
  new MutationObserver(() => {
    if (document.querySelector("[data-engine=ready]")) seen.engine ??= performance.now();
    if (document.querySelector("[data-move]")) seen.move ??= performance.now();
    const play = document.querySelector("[data-game=psycle] button.main");
    const isKnown = [...document.querySelectorAll("button")].some((one) => one.textContent.trim() === "Ada");
    if (play && isKnown && !seen.clicked) {
      seen.clicked = performance.now();
      play.click();
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });
"""


@contextmanager
def _visited(address: str, with_memory: bool) -> Iterator[tuple[BrowserContext, CDPSession]]:
    """A browser that has been there before."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as profile:
        chromium = find_chromium()
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium, args=arguments_for(chromium), locale="en", **DESKTOP
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"{address}/")
        page.locator(READY).wait_for(state="attached")
        page.locator("[data-game=psycle] button.main").click()
        page.locator("form input").first.fill("Ada")
        page.keyboard.press("Enter")
        page.locator(MOVE).first.wait_for()
        if with_memory:
            wait_for_memory(page)
        page.close()
        assert context.browser is not None
        yield context, context.browser.new_browser_cdp_session()
        context.close()


def _processor_seconds(session: CDPSession) -> float:
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(process["cpuTime"] for process in found))


def _start(context: BrowserContext, address: str, session: CDPSession) -> tuple[float, float]:
    """Seconds until the first move, and of processor time; the page is still there when that is counted."""
    page, before = context.new_page(), _processor_seconds(session)
    page.add_init_script(CLICK)
    page.goto(f"{address}/", wait_until="commit")
    page.wait_for_function("window.seen?.move && window.seen?.engine")
    milliseconds: float = page.evaluate("window.seen.move")
    used = _processor_seconds(session) - before
    page.close()
    return milliseconds / 1000, used


def measure(runs: int, with_memory: bool) -> None:
    """Tell all runs."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        shutil.copytree(SITE, site)
        if not with_memory:
            engine = json.loads((site / "engine.json").read_text(encoding="utf-8"))
            del engine["memory"]
            (site / "engine.json").write_text(json.dumps(engine), encoding="utf-8")
        host = Host(Path(folder))
        address = host.address("site")
        with _visited(address, with_memory) as (context, session):
            context.set_offline(True)
            times, used = [], []
            for _ in range(runs):
                seconds, processor = _start(context, address, session)
                times.append(seconds)
                used.append(processor)
        host.switch_off()
    told = ["With a kept memory" if with_memory else "Without one"]
    for name, found in (("seconds to the first move", times), ("processor seconds", used)):
        each = " ".join(f"{one:.2f}" for one in found)
        told.append(f"  {name}: median {statistics.median(found):.2f}, {min(found):.2f} to {max(found):.2f} ({each})")
    sys.stdout.write("\n".join(told) + "\n")


def main() -> None:
    """Measure with and without what is kept."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=10)
    runs = parser.parse_args().runs
    for with_memory in (False, True):
        measure(runs, with_memory)


if __name__ == "__main__":
    main()
