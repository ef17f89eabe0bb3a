"""The screenshots in the documentation: ``python -m tests.web.pictures FOLDER`` makes them anew (``make pictures``)."""

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.serving import Server
from tests.web.chromium import arguments_for, find_chromium
from tests.web.people import PHONE, Person, person, plays_to_the_end

Shoot = Callable[[Person, str], None]
BOARDS = {"project-dreamscape": 40, "counting-zzzzs": 16, "dream-cycle": 24, "dream-quest": 30}
"""The other games, and how many moves somebody makes before the picture is taken."""
NAMES = {"en": "Ada", "de": "Käthe", "ja": "さくら"}


def _pictures(browser: Browser, address: str, folder: Path) -> None:
    def shoot(somebody: Person, name: str) -> None:
        somebody.page.mouse.move(0, 0)  # so that nothing explains itself
        somebody.page.wait_for_timeout(500)
        somebody.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=85)

    for language in NAMES:
        _desktop(browser, address, shoot, language)
        _phone(browser, address, shoot, language)
    _light(browser, address, shoot)
    _gathering(browser, address, shoot)
    _others(browser, address, shoot)
    _coach(browser, address, shoot)
    for game, moves in BOARDS.items():
        _board(browser, address, shoot, game, moves)
    _studio(browser, address, shoot)
    _tonight(browser, address, shoot)


def _tonight(browser: Browser, address: str, shoot: Shoot) -> None:
    """A night with one game played, and the end of that game."""
    with person(browser, address, "en") as ada:
        _without_hints(ada)
        page = ada.opens("/tonight").page
        page.locator("[data-daily=psycle] button").click()
        ada.says_name("Ada")
        plays_to_the_end(ada)
        page.locator(".ending .share").wait_for()
        page.evaluate("scrollTo(0, 0)")
        shoot(ada, "tonight-end")
        ada.opens("/tonight").page.locator("[data-daily=psycle][data-state=finished]").wait_for()
        shoot(ada, "tonight")


def _studio(browser: Browser, address: str, shoot: Shoot) -> None:
    """A card of Psycle is worth more stars, and what that does."""
    with person(browser, address, "en") as ada:
        page = ada.opens("/studio/psycle").page
        page.locator(".gallery [data-thing='cards[5]']").click()
        page.locator(".editor input[type=number]").first.fill("4")
        page.keyboard.press("Enter")
        page.locator("[data-change]").wait_for()
        shoot(ada, "studio")
        page.locator(".tabs button").last.click()
        page.locator("select.pairs").select_option("500")
        page.locator(".try .button.main").click()
        page.locator(".try .button.main").wait_for(timeout=180_000)  # it can be begun again: it is done
        shoot(ada, "studio-trial")
    with person(browser, address, "en", **PHONE) as ben:
        page = ben.opens("/studio/counting-zzzzs").page
        page.locator("input[type=search]").fill("grandma")
        page.locator(".thing").first.tap()
        page.locator("dialog .editor").wait_for()
        shoot(ben, "phone-studio")


def _board(browser: Browser, address: str, shoot: Shoot, game: str, moves: int) -> None:
    """A game in which somebody has done this and that, on a desktop and on a phone."""
    with person(browser, address, "en") as ada:
        _without_hints(ada)
        ada.plays_bots("Ada", game=game)
        _some_moves(ada, moves)
        ada.page.evaluate("scrollTo(0, 0)")
        shoot(ada, f"board-{game}")
    with person(browser, address, "en", **PHONE) as ben:
        _without_hints(ben)
        ben.plays_bots("Ben", game=game)
        _some_moves(ben, moves // 2)
        ben.page.evaluate("scrollTo(0, 0)")
        shoot(ben, f"phone-board-{game}")


def _some_moves(somebody: Person, count: int) -> None:
    """Whatever is lawful and can be seen, but for leaving; always the same."""
    pick = random.Random(count)
    lawful = somebody.page.locator("[data-move]:visible:not([data-move='resign'])")
    first_a_card = somebody.page.locator(".pick:visible")
    over = somebody.page.locator("#ending-title")
    for _ in range(count):
        lawful.or_(first_a_card).or_(over).first.wait_for(timeout=60_000)
        if over.count():
            return
        if not lawful.count():
            first_a_card.nth(pick.randrange(first_a_card.count())).click()
        somebody.makes(str(lawful.nth(pick.randrange(lawful.count())).get_attribute("data-move")))
    lawful.or_(first_a_card).or_(over).first.wait_for(timeout=60_000)


def _some_rounds(somebody: Person, cards: tuple[int, ...]) -> None:
    for card in cards:
        somebody.page.locator("[data-move]").first.wait_for()
        asked = somebody.page.locator(".status").get_attribute("data-question")
        somebody.chooses(f"play {card}")
        somebody.page.locator(f".status:not([data-question='{asked}'])[data-question]").wait_for()


def _without_hints(somebody: Person) -> None:
    somebody.page.add_init_script("localStorage.setItem('reverie.coach', '3')")


def _desktop(browser: Browser, address: str, shoot: Shoot, language: str) -> None:
    with person(browser, address, language) as ada:
        _without_hints(ada)
        ada.opens().page.locator(".game").first.wait_for()
        shoot(ada, f"home-{language}")
        ada.plays_bots(NAMES[language])
        _some_rounds(ada, (2, 3))
        shoot(ada, f"reveal-{language}")
        ada.page.locator("[data-move]").nth(1).click()
        ada.page.wait_for_timeout(2600)
        shoot(ada, f"table-{language}")
        plays_to_the_end(ada)
        ada.page.locator(".ending > .row .button").last.click()
        ada.page.locator(".ending .seats").wait_for()
        shoot(ada, f"end-{language}")
        ada.page.locator(".ending a.button").first.click()
        ada.page.locator(".head h1").wait_for()
        for _ in range(4):
            ada.page.keyboard.press("ArrowRight")
        shoot(ada, f"replay-{language}")


def _phone(browser: Browser, address: str, shoot: Shoot, language: str) -> None:
    with person(browser, address, language, **PHONE) as ben:
        _without_hints(ben)
        ben.opens().page.locator(".game").first.wait_for()
        shoot(ben, f"phone-home-{language}")
        ben.plays_bots(NAMES[language])
        _some_rounds(ben, (2,))
        shoot(ben, f"phone-reveal-{language}")
        ben.page.locator("[data-move]").nth(2).tap()
        shoot(ben, f"phone-table-{language}")
        ben.page.locator("#tab-log").tap()
        shoot(ben, f"phone-log-{language}")


def _light(browser: Browser, address: str, shoot: Shoot) -> None:
    with person(browser, address, "en", color_scheme="light") as ada:
        ada.plays_bots("Ada")
        ada.page.locator("[data-move]").first.wait_for()
        shoot(ada, "table-light")
        ada.page.get_by_role("button", name="The table as text").click()
        shoot(ada, "table-plain")


def _gathering(browser: Browser, address: str, shoot: Shoot) -> None:
    with person(browser, address, "en") as ada:
        _without_hints(ada)
        ada.opens().page.locator(".game").first.locator("button").nth(1).click()
        shoot(ada, "invite-name")
        ada.says_name("Ada")
        ada.page.locator(".wish select").first.select_option("4")
        shoot(ada, "invite-form")
        ada.page.locator(".wish .make").click()
        ada.page.locator(".invite svg").wait_for()
        shoot(ada, "gathering")
        ada.page.locator(".chairs button:not(.main)").last.click()
        ada.page.locator(".gathering .row button:not(.main)").click()
        _some_rounds(ada, (4, 1))
        ada.page.evaluate("scrollTo(0, 0)")
        shoot(ada, "table-four")


def _others(browser: Browser, address: str, shoot: Shoot) -> None:
    with person(browser, address, "en") as both:
        _without_hints(both)
        both.opens().page.locator(".game").first.locator("button").nth(2).click()
        both.page.locator(".wish input").first.fill("Ben")
        both.page.locator("form input").fill("Ada")
        both.page.locator("form button").click()
        both.page.locator(".wish .make").click()
        both.page.locator("[data-move]").first.wait_for()
        both.chooses("play 2")
        both.page.locator(".curtain").wait_for()
        shoot(both, "curtain")
    with person(browser, address, "en") as ada:
        _without_hints(ada)
        ada.plays_bots("Ada", game="lullaby")
        ada.page.locator("[data-move]").first.wait_for()
        shoot(ada, "any-game")
        ada.opens("/how/psycle").page.locator("figure .wheel").wait_for()
        shoot(ada, "how-to-play")


def _coach(browser: Browser, address: str, shoot: Shoot) -> None:
    """A hint, and what the coach says afterwards of a turning point."""
    with person(browser, address, "en", luck=1) as ada:
        _without_hints(ada)
        ada.plays_bots("Ada")
        ada.page.locator("[data-move]").first.wait_for()
        _some_rounds(ada, (2, 3, 0))
        ada.page.locator("#tab-coach").click()
        ada.page.locator(".hints .button").click()
        ada.page.locator(".hint").first.click()
        shoot(ada, "coach-hint")
        ada.page.keyboard.press("Escape")
        plays_to_the_end(ada)
        ada.page.locator(".ending .seats").wait_for()
        ada.page.locator(".ending .coach a.button").click()
        ada.page.locator(".turns .go").first.click()
        ada.page.locator(".turns .go[aria-current]").wait_for()
        shoot(ada, "coach-replay")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(data) as server,
        sync_playwright() as playwright,
    ):
        chromium = find_chromium()
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments_for(chromium))
        _pictures(browser, server.address, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
