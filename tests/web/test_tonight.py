"""Tonight's dream on the page: from the start page to the table, to the standings, and what the morning shows."""

import asyncio
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.serving import Clock, Server
from tests.server.serving import Person as Guest
from tests.web.conftest import NewPerson
from tests.web.people import PHONE, SMALLEST, Person, fits, plays_to_the_end, until
from tests.web.test_equal import violations

EVENING = datetime(2026, 11, 18, 18, 48, tzinfo=UTC)
MORNING = datetime(2026, 11, 19, 7, 0, tzinfo=UTC)
STANDINGS = "/tonight/2026-11-18/psycle"
ON_ITS_SIDE = {**PHONE, "viewport": {"width": 844, "height": 390}}
ENLARGED = {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}
"""A desktop at 200 %."""


@dataclass
class Night:
    """A server with a time of its own, and people who live by it."""

    server: Server
    clock: Clock
    new_person: NewPerson
    now: datetime = EVENING

    def person(self, language: str = "en", **device: Any) -> Person:
        somebody = self.new_person(language, self.server.address, unused=True, timezone_id="Europe/Berlin", **device)
        somebody.page.clock.set_fixed_time(self.now)
        return somebody

    def passes(self, *people: Person) -> None:
        """The night is over."""
        self.now = MORNING
        self.clock.set(MORNING.timestamp())
        for somebody in people:
            somebody.page.clock.set_fixed_time(MORNING)

    def dreams(self, *names: str) -> None:
        """Others play tonight's Psycle to its end."""
        for name in names:
            asyncio.run(_dreamt(self.server.address, name))

    def has_dreamt(self, somebody: Person, name: str = "Ada") -> None:
        """Somebody has played it too, without a page, and now looks at how it ended."""
        table, cookies = asyncio.run(_dreamt(self.server.address, name))
        own = [{"name": key, "value": value, "url": self.server.address} for key, value in cookies.items()]
        somebody.page.context.add_cookies(own)  # type: ignore[arg-type]
        somebody.opens(f"/tables/{table}").page.locator(".ending .share").wait_for()


async def _dreamt(address: str, name: str) -> tuple[str, dict[str, str]]:
    """A table that has been played to its end, and the cookies of who played there."""
    async with Guest(address, name) as guest:
        table = (await guest.post("/api/daily/psycle", {})).json()["table"]
        async with guest.at(table) as line:
            await line.play_on(random.Random(name))
        return table, dict(guest.http.cookies)


@pytest.fixture
def night(page_is_built: None, new_person: NewPerson, tmp_path: Path) -> Iterator[Night]:
    clock = Clock(tmp_path / "clock", EVENING.timestamp())
    with Server(tmp_path / "data", clock=clock, patches={"reverie.server.daily_studies.LOOK_SECONDS": 0.1}) as server:
        yield Night(server, clock, new_person)


def _begins(ada: Person, name: str = "Ada") -> None:
    """From the night to the table of its Psycle."""
    ada.opens("/tonight").page.locator("[data-daily=psycle] button").click()
    ada.says_name(name)
    assert ada.is_asked()


def _opens_standings(somebody: Person, path: str = STANDINGS) -> Page:
    somebody.opens(path).page.locator("h1").wait_for()
    return somebody.page


def test_a_game_of_the_night_is_played_once_and_only_played(night: Night) -> None:
    ada = night.person()
    page = ada.page
    ada.opens().page.locator("a.tonight").click()
    expect(page.locator("h1")).to_have_text("Tonight\u2019s dream")
    expect(page.locator(".night")).to_contain_text("Wednesday, November 18, 2026 · Night 1")
    expect(page.locator(".night")).to_contain_text(re.compile(r"The night ends in 5 h 12 min, at 1:00\sAM\."))
    expect(page.locator("[data-daily]")).to_have_count(5)
    psycle = page.locator("[data-daily=psycle]")
    expect(psycle).to_contain_text("Nobody has finished it yet. Be the first.")
    expect(page.locator(".night")).to_contain_text("What you finish tonight stands here tomorrow.")
    assert violations(page) == []

    # At the table nothing is offered that this game does not have.
    psycle.get_by_role("button", name="Psycle: Begin").click()
    ada.says_name("Ada")
    assert ada.is_asked()
    mark = page.get_by_role("link", name=re.compile("Tonight\u2019s dream, November 18, 2026: nothing is taken back"))
    expect(mark).to_have_attribute("href", "/tonight")
    for name in ("Undo", "Pause", "Leave"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    expect(page.locator("#tab-log")).to_be_visible()
    for tab in ("chat", "coach"):
        expect(page.locator(f"#tab-{tab}")).to_have_count(0)
    expect(page.get_by_role("slider")).to_have_count(0)
    expect(page.locator("#panel-log button")).to_have_count(0)
    page.keyboard.press("[")
    assert ada.is_asked()
    assert violations(page) == []

    # Whoever goes away in the middle of it goes on later.
    mark.click()
    expect(psycle).to_contain_text("You are in the middle of it.")
    psycle.get_by_role("link", name="Psycle: Continue").click()
    plays_to_the_end(ada)
    ending = page.locator(".ending")
    expect(ending).to_contain_text("That was tonight\u2019s game. In 5 h 12 min the night is over.")
    expect(ending).to_contain_text("You were the first to finish it. · 1 night in a row")
    for name in ("Play again", "Check the shuffles"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    for name in ("Replay", "Download the record"):
        expect(page.get_by_role("link", name=name)).to_have_count(0)
    expect(page.locator(".coach")).to_have_count(0)
    assert violations(page) == []

    page.get_by_role("link", name="Tonight\u2019s other games").click()
    expect(psycle).to_have_attribute("data-state", "finished")
    expect(psycle).to_contain_text(re.compile(r"\d victory tiles?, (not )?won"))
    expect(page.get_by_role("img", name="1 of 5 played")).to_be_visible()
    expect(page.locator(".now")).to_contain_text("1 night in a row")
    assert violations(page) == []


def test_while_the_night_lasts_the_standings_tell_names_and_points_to_those_who_have_played(night: Night) -> None:
    ada, eve = night.person(), night.person("de")
    night.dreams("Ben", "Cleo")
    page = _opens_standings(ada)
    expect(page.get_by_role("alert")).to_contain_text("First dream it yourself")
    ada.complaints.clear()  # the browser's own note about the answer
    assert violations(page) == []
    page.locator("main .button.main").click()
    expect(page.locator("[data-daily=psycle]")).to_contain_text("2 people have finished it.")
    night.has_dreamt(ada)
    page.get_by_role("link", name="See the standings").click()
    expect(page.locator("tbody tr")).to_have_count(3)
    expect(page.locator("tr.me")).to_contain_text("Ada · you")
    expect(page.locator(".so-far")).to_contain_text("The night ends in 5 h 12 min; then come the replays")
    expect(page.locator("thead")).not_to_contain_text("Without luck")
    expect(page.locator("a.replay")).to_have_count(0)
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(page.locator(".proof")).to_contain_text("is shown when the night is over")
    expect(page.get_by_text(re.compile(r"^Place [1-3] of 3 so far$"))).to_be_visible()
    assert violations(page) == []

    # Nobody else looks over one's shoulder, and nobody looks again.
    page.go_back()
    page.locator(".ending").wait_for()
    table = page.url.rpartition("/")[2]
    eve.opens(f"/tables/{table}")
    expect(eve.page.get_by_role("alert")).to_be_visible()
    expect(eve.page.locator("[data-fact]")).to_have_count(0)
    ada.opens(f"/replay/{table}")
    expect(page.get_by_role("alert")).to_contain_text("others have yet to play this deal")
    page.locator("main").get_by_role("link", name="Tonight\u2019s dream").click()
    page.locator("[data-daily=psycle]").wait_for()
    ada.complaints.clear()
    eve.complaints.clear()


def test_in_the_morning_there_are_replays_the_coach_and_the_proof(night: Night) -> None:
    ada = night.person()
    page = ada.page
    night.dreams("Ben")
    night.has_dreamt(ada)
    night.passes(ada)
    _opens_standings(ada)
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator("[data-coach=finished]")).to_contain_text("The same seat, the same deal, the same opponents")
    own = page.locator("tr.me .adjusted")
    expect(own).to_have_text(re.compile(r"\u2212?\d+ \(\u2212?\d+ to \u2212?\d+\)"))
    expect(page.locator(".proof")).to_contain_text("Hashed once, it gives the anchor.")
    assert violations(page) == []
    page.get_by_role("button", name="Check it in this browser").click()
    expect(page.locator(".proof .right")).to_contain_text("Right: the deal follows from this link")
    page.get_by_role("link", name="Replay of Ben").click()
    expect(page.locator(".said")).to_contain_text("Tonight\u2019s dream, November 18, 2026")
    assert violations(page) == []
    page.get_by_role("link", name="See the standings").click()
    page.get_by_role("link", name="See its line, move by move").click()
    expect(page.locator("h1")).to_contain_text("Before the first of")

    # A record that is right in itself proves nothing about another anchor.
    def other_anchor(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(json={**answer.json(), "anchor": "0" * 64})

    page.route(f"**/api/daily/{STANDINGS.removeprefix('/tonight/')}", other_anchor)
    _opens_standings(ada)
    page.get_by_role("button", name="Check it in this browser").click()
    expect(page.locator(".proof .wrong")).to_contain_text("not the one that you noted (0000")

    # It is an earlier night now, and anybody may look at it.
    eve = night.person("de")
    eve.opens("/tonight").page.get_by_role("link", name="Psycle", exact=True).click()
    expect(eve.page.locator("tbody tr")).to_have_count(2)
    expect(eve.page.locator("tr.me")).to_have_count(0)
    expect(eve.page.locator(".share")).to_have_count(0)
    eve.opens("/tonight/2026-11-18/dream-quest")
    expect(eve.page.locator("main")).to_contain_text("Niemand hat diesen Traum zu Ende gespielt.")


def test_what_ends_after_the_night_is_not_among_the_standings(night: Night) -> None:
    ada = night.person()
    _begins(ada)
    night.passes(ada)
    ada.page.reload()
    plays_to_the_end(ada)
    ending = ada.page.locator(".ending")
    expect(ending).to_contain_text("Your game was not finished when the night ended.")
    expect(ending.get_by_role("link", name="Replay")).to_be_visible()
    expect(ending.get_by_role("button", name="Play again")).to_have_count(0)
    ending.get_by_role("link", name="See the standings").click()
    expect(ada.page.locator("main")).to_contain_text("Nobody finished this dream.")


def test_a_device_plays_it_once_whoever_uses_it(night: Night) -> None:
    ada = night.person()
    _begins(ada)
    context = ada.page.context
    device = [cookie for cookie in context.cookies() if cookie["name"] == "reverie_device"]
    assert device, "the browser is marked"
    context.clear_cookies()
    context.add_cookies(device)  # type: ignore[arg-type]
    ada.opens("/tonight").page.locator("[data-daily=psycle] button").click()
    ada.says_name("Ben")
    expect(ada.page.locator("[data-daily=psycle]").get_by_role("alert")).to_contain_text("On this device")
    assert violations(ada.page) == []
    ada.complaints.clear()


def test_the_picture_says_how_one_did_also_in_words(night: Night) -> None:
    ada = night.person(permissions=["clipboard-read", "clipboard-write"])
    page = ada.page
    # A device that can hand a picture to another program.
    page.add_init_script(
        "navigator.canShare = () => true;"
        "navigator.share = async ({ files: [file], text }) =>"
        " { window.given = { name: file.name, size: file.size, text } };"
    )
    night.has_dreamt(ada)
    alternative = page.locator(".share [role=img]").get_attribute("aria-label") or ""
    assert alternative.startswith("Picture: a night sky. Tonight\u2019s dream · November 18, 2026. Psycle: ")
    assert re.search(r": \d victory tiles?, (not )?won\. You were the first to finish it", alternative)
    drawn = "one => new Set(new Uint32Array(one.getContext('2d').getImageData(0, 0, 1200, 630).data.buffer)).size"
    until(page, lambda: page.locator(".share canvas").evaluate(drawn) > 100)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the picture").click()
    assert download.value.suggested_filename == "reverie-2026-11-18-psycle.png"
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name="Copy as text").click()
    expect(page.locator(".share")).to_contain_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert copied[0] == "Tonight\u2019s dream · November 18, 2026"
    assert copied[1].startswith("Psycle: ")
    assert copied[3] == "1 night in a row"
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("() => window.given")
    given = page.evaluate("window.given")
    assert given["name"] == "reverie-2026-11-18-psycle.png"
    assert given["size"] > 10_000
    assert given["text"].splitlines() == copied


def test_whoever_comes_back_sees_on_the_start_page_how_far_they_are(night: Night) -> None:
    ada = night.person()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.opens().page.locator("a.tonight").wait_for()
    ada.page.locator("[data-game=psycle] .cover svg").wait_for()
    assert not [url for url in asked if url.endswith("/api/daily")], "whoever is new loads nothing for it"
    night.has_dreamt(ada)
    ada.opens()
    card = ada.page.locator("a.tonight")
    expect(card.get_by_role("img", name="1 of 5 played")).to_be_visible()
    expect(card).to_contain_text("1 night in a row")
    expect(card).to_contain_text("5 h 12 min")
    assert violations(ada.page) == []
    ada.page.locator(".finished a", has_text="Psycle").click()  # its replay is not there yet, the standings are
    expect(ada.page.locator("tr.me")).to_contain_text("Ada")


def test_it_is_begun_and_shared_with_the_keyboard_alone(night: Night) -> None:
    ada = night.person()
    page = ada.page
    ada.opens().page.locator("a.tonight").focus()
    page.keyboard.press("Enter")
    page.locator("[data-daily=psycle] button").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    assert ada.is_asked()
    page.go_back()
    page.locator("[data-daily=psycle] a.button").focus()
    page.keyboard.press("Enter")
    assert ada.is_asked()


@pytest.mark.parametrize(
    ("language", "scheme", "device"),
    [
        pytest.param("de", "light", PHONE, id="phone"),
        pytest.param("ja", "dark", ON_ITS_SIDE, id="on its side"),
        pytest.param("de", "dark", ENLARGED, id="enlarged"),
        pytest.param("ja", "light", SMALLEST, id="smallest"),
    ],
)
def test_every_place_of_it_fits(night: Night, language: str, scheme: str, device: dict[str, Any]) -> None:
    ada = night.person(language, color_scheme=scheme, **device)
    page = ada.page
    night.dreams("Maximilian Mustermann-Schlafwandler")
    ada.opens().page.locator("a.tonight").wait_for()
    assert fits(page)
    ada.opens("/tonight").page.locator("[data-daily]").first.wait_for()
    assert fits(page)
    assert violations(page) == []
    _begins(ada, "Käthe von der langen Traumwiese")
    assert fits(page)
    assert violations(page) == []
    night.has_dreamt(ada, "Max")
    assert fits(page)
    assert violations(page) == []
    night.passes(ada)
    _opens_standings(ada)
    page.locator("[data-coach]").wait_for()
    assert fits(page)
    assert violations(page) == []
    assert not page.get_by_text(re.compile(r"\bdaily-[a-z]")).count(), "every sentence is there"


def test_without_the_server_it_says_so_and_goes_on_when_it_is_back(night: Night) -> None:
    ada = night.person()
    page = ada.page
    page.route("**/api/daily", lambda route: route.abort())
    ada.opens("/tonight")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    page.unroute("**/api/daily")
    expect(page.locator("[data-daily]")).to_have_count(5)
    expect(page.get_by_role("alert")).to_have_count(0)
    ada.complaints.clear()


def test_an_address_that_leads_to_no_night_says_so(night: Night) -> None:
    ada = night.person()
    ada.opens("/tonight/2020-01-01/psycle")
    expect(ada.page.get_by_role("alert")).to_contain_text("no dream was dealt here on that day")
    ada.opens("/tonight/2026-11-18")
    expect(ada.page.get_by_role("link", name="To the start page")).to_be_visible()
    ada.complaints.clear()
