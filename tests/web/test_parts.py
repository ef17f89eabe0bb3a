"""The parts that boards share, each on the workbench: by mouse, by fingers, by keys, for screen readers."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.shared import made_once
from tests.web.conftest import ROOT
from tests.web.people import DESKTOP, PATIENCE, PHONE, fits, until
from tests.web.test_equal import WATCH_MOTION, violations


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


def _build(folder: Path) -> None:
    command = ["node_modules/.bin/vite", "build", "--config", "workbench/vite.config.ts", "--outDir", str(folder)]
    environment = {"PATH": f"{ROOT / '.venv' / 'bin'}:/usr/local/bin:/usr/bin:/bin"}
    done = subprocess.run(command, cwd=ROOT / "web", env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def workbench(page_is_built: None, tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """The address of the workbench, built as the page is."""
    folder = made_once(tmp_path_factory, worker_id, "workbench", _build)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@contextmanager
def _bench(browser: Browser, address: str, **device: Any) -> Iterator[Page]:
    context = browser.new_context(**{**DESKTOP, "color_scheme": "dark", **device})
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.locator("#surface svg").first.wait_for()
    yield page
    context.close()
    assert complaints == []


_AT_REST = """() => new Promise((rested) => {
    const box = () => document.querySelector(".surface > svg").getAttribute("viewBox");
    let [was, same] = ["", 0];
    const look = () => {
        same = box() === was ? same + 1 : 0;
        was = box();
        if (same === 3) rested(was);
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""


def _seen(page: Page) -> tuple[float, float, float]:
    """What part of the street the surface shows: its left, its top, its width; once it rests for some frames."""
    left, top, width, _ = (float(number) for number in page.evaluate(_AT_REST).split())
    return left, top, width


def test_a_surface_zooms_and_moves_by_mouse_and_keys(browser: Browser, workbench: str) -> None:
    with _bench(browser, workbench) as page:
        surface = page.locator(".surface")
        whole = _seen(page)
        page.keyboard.press("Tab")
        expect(surface).to_be_focused()
        page.keyboard.press("+")
        near = _seen(page)
        assert near[2] == pytest.approx(whole[2] / 1.4, rel=0.01)
        page.keyboard.press("+")
        near = _seen(page)
        page.keyboard.press("ArrowRight")
        assert _seen(page)[0] > near[0]
        page.keyboard.press("-")
        _seen(page)
        page.keyboard.press("-")
        assert _seen(page) == pytest.approx(whole), "never farther than the whole board"
        box = surface.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 40, box["y"] + 40)
        for _ in range(3):
            page.mouse.wheel(0, -120)
        until(page, lambda: _seen(page)[2] < whole[2])
        near = _seen(page)
        lantern = page.locator(".surface [data-move='walk 13']").bounding_box()
        assert lantern is not None
        page.mouse.move(lantern["x"] + lantern["width"] / 2, lantern["y"] + lantern["height"] / 2)
        page.mouse.down()
        page.mouse.move(lantern["x"] - 60, lantern["y"], steps=4)
        page.mouse.up()
        assert _seen(page)[0] > near[0]
        expect(page.locator(".surface [data-move='walk 13']")).to_have_attribute("aria-pressed", "false")
        page.get_by_role("button", name="The whole board").click()
        assert _seen(page) == pytest.approx(whole)
        top = page.evaluate("scrollY")
        page.mouse.wheel(0, 300)
        page.wait_for_function("top => scrollY > top", arg=top)


def test_it_goes_where_the_action_is_and_under_two_fingers(browser: Browser, workbench: str) -> None:
    with _bench(browser, workbench, **PHONE, reduced_motion="reduce") as page:
        left, _, width = _seen(page)
        assert left < 260 < left + width, "on a phone it begins near, where the action is"
        assert width < 600
        page.locator("#follow").tap()
        left, _, width = _seen(page)
        assert left < 1160 < left + width
        for hit in page.locator(".choosable .hit").all():
            size = hit.bounding_box()
            assert size is not None
            assert min(size["width"], size["height"]) >= 39.5
        touch = page.context.new_cdp_session(page)
        box = page.locator(".surface").bounding_box()
        assert box is not None
        x, y = box["x"] + 180, box["y"] + 180

        def fingers(kind: str, apart: int) -> None:
            spots = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}] if apart else []
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

        fingers("touchStart", 40)
        for apart in (50, 60, 80):
            fingers("touchMove", apart)
        fingers("touchEnd", 0)
        assert _seen(page)[2] == pytest.approx(width / 2, rel=0.1)
        assert fits(page)


def test_drawn_things_are_chosen_like_buttons(browser: Browser, workbench: str) -> None:
    with _bench(browser, workbench) as page:
        lantern = page.locator("[data-move='walk 26']").first
        lantern.click()
        expect(lantern).to_have_attribute("aria-pressed", "true")
        lantern.click()
        expect(page.locator("#made")).to_have_text("walk 26")
        page.locator(".surface").focus()
        for _ in range(2):
            page.keyboard.press("Tab")
        expect(page.locator("[data-move='walk 13']").first).to_be_focused()
        expect(page.locator("#explanation")).to_contain_text("It can be reached.")
        assert page.locator("[data-move='walk 13']").first.get_attribute("aria-label") == (
            "Walk to lantern 13. It costs 13 breaths."
        )
        page.keyboard.press("Enter")
        page.keyboard.press("Space")
        expect(page.locator("#made")).to_have_text("walk 26, walk 13")


def test_everything_explains_itself(browser: Browser, workbench: str) -> None:
    with _bench(browser, workbench) as page:
        said = page.locator("#explanation")
        page.locator("#lying").hover()
        expect(said).to_contain_text("It sees in the dark.")
        expect(said).to_contain_text("NW-009")
        expect(page.locator("#lying")).to_have_attribute("aria-describedby", "explanation")
        page.mouse.move(0, 0)
        expect(said).to_have_count(0)
        page.locator("#cards .choice").focus()
        page.keyboard.press("Tab")
        expect(page.locator("#lying")).to_be_focused()
        expect(said).to_contain_text("The owl")
        page.keyboard.press("Escape")
        expect(said).to_have_count(0)
        assert page.get_by_role("img", name="The owl. It sees in the dark.").count() == 1


def test_many_moves_are_grouped_and_found_and_asides_lie_apart(browser: Browser, workbench: str) -> None:
    with _bench(browser, workbench) as page:
        moves = page.locator("#moves")
        expect(moves.locator("[data-move]")).to_have_count(121)
        expect(moves.get_by_text("Buy something")).to_be_visible()
        expect(moves.locator("[data-move='buy bell 7']")).not_to_be_visible()
        page.get_by_placeholder("Find a move").fill("bell for 7")
        expect(moves.locator(".groups [data-move]")).to_have_count(1)
        moves.locator("[data-move='buy bell 7']").click()
        expect(moves.locator("[data-move='buy bell 7']")).to_have_attribute("aria-pressed", "true")
        page.get_by_placeholder("Find a move").fill("nothing like it")
        expect(moves.get_by_text("No move has that name.")).to_be_visible()
        expect(moves.locator(".asides [data-move='whistle']")).to_be_visible()


def test_why_somebody_is_asked(browser: Browser, workbench: str) -> None:
    with _bench(browser, workbench) as page:
        because = page.locator("#because ol")
        expect(because.first.locator("li")).to_have_text(["Floating Free", "Night Terror"])
        expect(because.last).not_to_contain_text("Three")
        page.get_by_role("button", name="Show 3 more steps").click()
        expect(because.last.locator("li")).to_have_count(7)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_die_tumbles_for_less_than_half_a_second_or_not_at_all(browser: Browser, workbench: str, motion: str) -> None:
    with _bench(browser, workbench, reduced_motion=motion) as page:
        page.evaluate(WATCH_MOTION)
        page.locator("#roll").click()
        expect(page.get_by_role("img", name="Your die: 2")).to_be_visible()
        if motion == "no-preference":
            page.wait_for_function("moved.length > 0")
        assert all(duration < 500 for duration in page.evaluate("moved"))
        assert motion == "no-preference" or page.evaluate("moved") == []


def test_records_are_tables_and_long_lists_fold(browser: Browser, workbench: str) -> None:
    with _bench(browser, workbench) as page:
        board = page.locator("#values .board")
        expect(board.locator("[data-fact=weather] table").first).to_contain_text("rain")
        lanterns = board.locator("[data-fact=lanterns] details")
        expect(lanterns.locator("summary")).to_have_text("30 entries")
        lanterns.locator("summary").click()
        expect(lanterns.locator("th").first).to_have_text("Name")
        expect(lanterns.locator("tbody tr")).to_have_count(30)
        expect(page.locator(".plain [data-move=whistle]")).to_be_visible()


@pytest.mark.parametrize(("theme", "device"), [("night", DESKTOP), ("light", PHONE)])
def test_axe_finds_nothing_on_the_workbench(
    browser: Browser, workbench: str, theme: str, device: dict[str, Any], tmp_path: Path
) -> None:
    with _bench(browser, workbench, **device, color_scheme="light" if theme == "light" else "dark") as page:
        assert page.locator("html").get_attribute("data-theme") == theme
        assert violations(page) == []
        assert fits(page)
