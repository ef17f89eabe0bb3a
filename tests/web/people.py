"""People in front of browsers: what they do, in their own words."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Page, expect

from reverie.games import all_games
from tests.luck import fixed_luck

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
SMALLEST = {**PHONE, "viewport": {"width": 320, "height": 640}}
"""What a page must still fit on for those who see little: a desktop enlarged four times."""
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PATIENCE = 120_000
"""Milliseconds until a test gives up waiting for something that should come at once."""
_EXPECTED = re.compile("WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Opener-Policy header has been ignored")
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


@contextmanager
def person(
    browser: Browser, address: str, language: str = "en", *, luck: int = 0, is_offered: bool = False, **device: Any
) -> Iterator[Person]:
    """Somebody new, for whom nothing moves that need not (``reduced_motion``).

    ``luck`` is theirs in the shuffles: another number makes another game of the same table. Lessons are offered to
    those alone for whom it ``is_offered``: the others know the games.
    """
    usual = {**DESKTOP, "locale": language, "color_scheme": "dark", "reduced_motion": "reduce"}
    context = browser.new_context(**{**usual, **device})
    context.add_init_script(fixed_luck(luck))
    if not is_offered:
        context.add_init_script(_KNOWS_THE_GAMES)
    somebody = Person(context.new_page(), address)
    try:
        yield somebody
        assert not somebody.complaints, somebody.complaints
    finally:
        context.close()


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


def fits(page: Page) -> bool:
    """Whether nothing scrolls sideways. (A phone widens its window for what is too wide; its screen stays.)"""
    found: bool = page.evaluate("document.documentElement.scrollWidth <= screen.width")
    return found


def sets_table(host: Person, name: str, **wanted: Any) -> str:
    """A table as the page itself could set it, but for what the form does not offer; the host sits at it."""
    host.opens()
    table: str = host.page.evaluate(
        """async ([name, wanted]) => {
            const post = (path, body) => fetch(path, {
                method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
            }).then((answer) => answer.json());
            await post("/api/me", {name, language: "en"});
            return (await post("/api/tables", {game: "psycle", players: 2, ...wanted})).id;
        }""",
        [name, wanted],
    )
    host.opens(f"/tables/{table}")
    host.page.locator(".chairs button.main").first.click()
    # Whoever sits cannot sit down again.
    expect(host.page.locator(".chairs button.main")).to_have_count(0, timeout=PATIENCE)
    return f"/tables/{table}"
