"""Starts from the memory of an earlier one: they have luck of their own, serve one build alone, and may fail."""

import json
import re
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.play_site.conftest import ROOT, SITE
from tests.play_site.test_keeping import commitments
from tests.play_site.test_playing import QUICK_BOTS
from tests.web.people import Person, person

HERE = Path(__file__).parent
PLAN = """async () => {
  const { pyodide, memory } = await (await fetch("./engine.json")).json();
  const folder = new URL(pyodide, location.href);
  return [`reverie ${new URL("..", folder).pathname} memory`, `${folder}memory-${memory.version}`];
}"""
IS_KEPT = "async ([name, key]) => Boolean(await caches.match(key, { cacheName: name }))"


def wait_for_memory(page: Page) -> list[str]:
    """Where it is kept, once it is."""
    place: list[str] = page.evaluate(PLAN)
    page.wait_for_function(IS_KEPT, arg=place)
    return place


def starts(somebody: Person, boot: str) -> None:
    somebody.opens()
    expect(somebody.page.locator(f"[data-engine=ready][data-boot={boot}]")).to_be_attached()


def test_no_two_starts_from_one_memory_share_luck(browser: Browser, site: str) -> None:
    with person(browser, site) as ada:
        ada.page.context.add_init_script(QUICK_BOTS)
        starts(ada, "plain")
        wait_for_memory(ada.page)
        ada.page.context.set_offline(True)
        for number in range(3):
            starts(ada, "restored")
            ada.page.locator("[data-game=psycle] button.main").click()
            if not number:
                ada.says_name("Ada")
            assert ada.is_asked()
        assert len(set(commitments(ada.page))) == 3


def test_a_memory_that_does_not_fit_is_done_without(browser: Browser, site: str) -> None:
    with person(browser, site) as ada:
        starts(ada, "plain")
        name, key = wait_for_memory(ada.page)
        broken = "async ([name, key]) => (await caches.open(name)).put(key, new Response(new Uint8Array(20_000_000)))"
        ada.page.evaluate(broken, [name, key])
        starts(ada, "plain")
        ada.plays_bots("Ada")
        assert ada.is_asked()
        ada.page.evaluate(broken, [name, f"{key}-of-another-build"])
        ada.page.evaluate("async ([name, key]) => (await caches.open(name)).delete(key)", [name, key])
        starts(ada, "plain")
        wait_for_memory(ada.page)
        assert ada.page.evaluate("async (name) => (await (await caches.open(name)).keys()).length", name) == 2
        starts(ada, "restored")


def test_everything_that_is_random_begins_anew() -> None:
    """What a start has drawn before its memory was kept, no other start draws again."""
    source = (ROOT / "web/src/python/memory.ts").read_text(encoding="utf-8")
    awaken = re.search(r"AWAKEN = `(.*?)`", source, re.DOTALL)
    assert awaken is not None
    drawn = {}
    for how, program in (("asleep", ""), ("awake", awaken[1])):
        run = ["node", str(HERE / "memory.mjs"), str(SITE), program]
        done = subprocess.run(run, capture_output=True, text=True, cwd=ROOT)
        assert done.returncode == 0, done.stderr[-3000:]
        drawn[how] = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    first, second = drawn["asleep"]
    assert first["random"] == second["random"], "else this test would show nothing"
    first, second = drawn["awake"]
    assert [name for name in first if first[name] == second[name]] == []
