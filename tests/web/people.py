"""People in front of browsers: what they do, in their own words."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from reverie.games import all_games
from tests.luck import fixed_luck

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
SMALLEST = {**PHONE, "viewport": {"width": 320, "height": 640}}
"""What a page must still fit on for those who see little: a desktop enlarged four times."""
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PATIENCE = 120_000
"""Milliseconds until a test gives up waiting for something that should come at once."""
AT_HOME = "table.home.test"
"""The server as a phone at home would know it: a name that Chromium alone understands (``tests.web.chromium``)."""
MOST_IDLE = 6
"""So many browsers wait for the next who comes with such a device."""
_EXPECTED = re.compile(
    "WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE"
    "|Opener-Policy header has been ignored"
)
"""What a browser complains of that is no fault of the page's: lost connections, and a server without TLS."""
_KNOWS_THE_GAMES = "".join(f"localStorage['reverie.lessons.{game.name}'] ??= '0';" for game in all_games())
_UNFOLD = "one => { for (let at = one; at; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true; }"


class Person:
    """Somebody with a browser of their own. Anything the page complains about is kept in ``complaints``."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._heard(message.type, message.text))

    def _heard(self, kind: str, text: str) -> None:
        if kind == "error" and not _EXPECTED.search(text):
            self.complaints.append(text)

    def opens(self, path: str = "/") -> "Person":
        self.page.goto(self.address + path if path.startswith("/") else path)
        return self

    def says_name(self, name: str) -> None:
        self.page.locator("form input").fill(name)
        self.page.locator("form button").click()

    def plays_bots(self, name: str, game: str = "psycle") -> "Person":
        """From nothing to a table: two clicks."""
        self.opens()
        self.page.locator(f"[data-game={game}] button.main").click()
        self.says_name(name)
        return self

    @property
    def moves(self) -> list[str]:
        found: list[str] = self.page.locator("[data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
        return found

    def is_asked(self) -> bool:
        """Wait until there is something to do, a question or an aside; false when the game is over."""
        self.page.locator("[data-move], #ending-title").first.wait_for(state="attached")
        return not self.page.locator("#ending-title").is_visible()

    def chooses(self, move: str) -> None:
        """One click chooses, another confirms; what is folded away is opened first."""
        button = self.page.locator(f"[data-move='{move}']").first
        button.evaluate(_UNFOLD)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        button.click()

    def makes(self, move: str) -> None:
        """Choose, and wait until the question is another one, or none."""
        asked = self.page.locator("[data-question]").get_attribute("data-question")
        self.chooses(move)
        self.page.wait_for_function(
            "asked => document.querySelector('[data-question]')?.dataset.question !== asked"
            " || document.querySelector('#ending-title')",
            arg=asked,
        )

    def waits_for_the_end(self) -> None:
        self.page.locator("#ending-title").wait_for()

    def facts(self) -> dict[str, Any]:
        """Every fact that the page shows, by its name."""
        found: dict[str, Any] = self.page.evaluate(
            "() => Object.fromEntries([...document.querySelectorAll('[data-fact]')]"
            ".map(one => [one.dataset.fact, JSON.parse(one.dataset.value)]))"
        )
        return found


def _options(language: str, device: dict[str, Any]) -> dict[str, Any]:
    """For whom nothing moves that need not (``reduced_motion``)."""
    usual = {**DESKTOP, "locale": language, "color_scheme": "dark", "reduced_motion": "reduce"}
    return {**usual, **device}


def _opened(browser: Browser, options: dict[str, Any], luck: int, is_offered: bool) -> BrowserContext:
    context = browser.new_context(**options)
    context.add_init_script(fixed_luck(luck))
    if not is_offered:
        context.add_init_script(_KNOWS_THE_GAMES)
    return context


@contextmanager
def _somebody(page: Page, address: str) -> Iterator[Person]:
    somebody = Person(page, address)
    yield somebody
    assert not somebody.complaints, somebody.complaints


@contextmanager
def person(
    browser: Browser, address: str, language: str = "en", *, luck: int = 0, is_offered: bool = False, **device: Any
) -> Iterator[Person]:
    """Somebody new, with a browser that nobody has used.

    ``luck`` is theirs in the shuffles: another number makes another game of the same table. Lessons are offered to
    those alone for whom it ``is_offered``: the others know the games.
    """
    context = _opened(browser, _options(language, device), luck, is_offered)
    try:
        with _somebody(context.new_page(), address) as somebody:
            yield somebody
    finally:
        context.close()


@dataclass
class _Lent:
    """A browser that one person after the other uses; its first page stays blank."""

    kind: str
    context: BrowserContext
    addresses: set[str] = field(default_factory=set)


class SharedBrowsers:
    """Lends people browsers in which they find no trace of whoever was there before: no cookie, nothing stored.

    A blank page stays open in each, and with it a window: to open one costs as much as what most people do in it.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[_Lent] = []

    @contextmanager
    def person(
        self, address: str, language: str = "en", *, luck: int = 0, is_offered: bool = False, **device: Any
    ) -> Iterator[Person]:
        """Somebody new, as ``person`` makes them."""
        lent = self._taken(_options(language, device), luck, is_offered)
        try:
            page = lent.context.new_page()
            _forget(page, lent.addresses)
            lent.addresses.add(address)
            with _somebody(page, address) as somebody:
                yield somebody
        except BaseException:
            lent.context.close()
            raise
        self._put_back(lent)

    def _taken(self, options: dict[str, Any], luck: int, is_offered: bool) -> _Lent:
        kind = json.dumps([options, luck, is_offered], sort_keys=True)
        found = next((lent for lent in self._idle if lent.kind == kind), None)
        if found is not None:
            self._idle.remove(found)
            return found
        context = _opened(self._browser, options, luck, is_offered)
        context.new_page()
        return _Lent(kind, context)

    def _put_back(self, lent: _Lent) -> None:
        for page in lent.context.pages[1:]:
            page.close()
        lent.context.set_offline(False)
        self._idle.append(lent)
        if len(self._idle) > MOST_IDLE:
            self._idle.pop(0).context.close()


def _forget(page: Page, addresses: set[str]) -> None:
    """Before anything is loaded into the page."""
    page.context.clear_cookies()
    session = page.context.new_cdp_session(page)
    for address in addresses:
        session.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
    session.detach()


def plays_to_the_end(somebody: Person) -> int:
    """Play whatever comes, a different card each time; how many moves it took."""
    made = 0
    while somebody.is_asked():
        moves = somebody.moves
        if not moves:
            continue
        somebody.makes(moves[made % len(moves)])
        made += 1
    return made


def until(page: Page, reached: Callable[[], object]) -> None:
    """Look again and again until it is so: for what no single locator can say."""
    end = monotonic() + PATIENCE / 1000
    while not reached():
        assert monotonic() < end, "it never came to that"
        page.wait_for_timeout(20)


def comes_to_rest(page: Page) -> None:
    """Until nothing moves or fades any more."""
    page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running'"
        " || one.effect.getComputedTiming().endTime === Infinity)"
    )


def goes_to(line: Locator) -> None:
    """To the moment of a line of the log. By key: the log may be scrolling just where the pointer aims."""
    line.press("Enter")


def fits(page: Page) -> bool:
    """Whether nothing scrolls sideways. (A phone widens its window for what is too wide; its screen stays.)"""
    found: bool = page.evaluate("document.documentElement.scrollWidth <= screen.width")
    return found


def makes_table(host: Person, name: str, language: str = "en", **wanted: Any) -> str:
    """The path of a table as the page could make it, and what its form does not offer; no page is opened for that."""
    context, address = host.page.context, host.address.replace(AT_HOME, "127.0.0.1")
    post = partial(context.request.post, timeout=PATIENCE)
    assert post(f"{address}/api/me", data={"name": name, "language": language}).ok
    made = post(f"{address}/api/tables", data={"game": "psycle", "players": 2, **wanted})
    assert made.ok, made.text()
    if address != host.address:
        cookies = [{"name": one["name"], "value": one["value"], "url": host.address} for one in context.cookies()]
        context.add_cookies([{**cookie, "httpOnly": True} for cookie in cookies])  # type: ignore[typeddict-item]
    return f"/tables/{made.json()['id']}"


def sets_table(host: Person, name: str, **wanted: Any) -> str:
    """The path of a table at which the host sits."""
    table = makes_table(host, name, **wanted)
    host.opens(table)
    host.page.locator(".chairs button.main").first.click()
    # Whoever sits cannot sit down again.
    expect(host.page.locator(".chairs button.main")).to_have_count(0, timeout=PATIENCE)
    return table


def sits_with_bots(host: Person, name: str = "Ada", language: str = "en", players: int = 2, **wanted: Any) -> None:
    """As the start page does it, but against bots that answer at once."""
    table = makes_table(host, name, language, players=players, stand_in="random", **wanted)
    begin = json.dumps({"bots": ["random"] * (players - 1)})
    wish = json.dumps(f"begin:{table.rpartition('/')[2]}")
    # A page that is loaded again begins nothing.
    once = f"sessionStorage.begun ??= (sessionStorage.setItem({wish}, {json.dumps(begin)}), 'yes')"
    host.page.add_init_script(once)
    host.opens(table)
