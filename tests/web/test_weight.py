"""The first load is light, and nothing comes from anywhere but the table's own server."""

import gzip
import re

import httpx
from playwright.sync_api import Route, expect

from tests.server.serving import PATIENCE as SECONDS
from tests.server.serving import Server
from tests.web.conftest import NewPerson

MOST = 200_000
_BOARD = re.compile(r"/board-(.+)-[\w-]{8}\.js$")


def test_the_first_load_is_light_and_comes_from_one_server(new_person: NewPerson, table_server: Server) -> None:
    ada = new_person(unused=True, is_offered=True)
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.plays_bots("Ada")
    assert ada.is_asked()
    assert all(url.startswith((table_server.address, "data:")) for url in asked), asked
    whole = 0
    for url in dict.fromkeys(asked):
        if "/api/tables" in url:
            continue  # what lies in these lists is what other tests have left there
        answer = httpx.get(url, headers={"Accept-Encoding": "identity"}, timeout=SECONDS)
        whole += min(len(answer.content), len(gzip.compress(answer.content)))
    assert whole < MOST, whole
    boards = {found[1] for url in asked if (found := _BOARD.search(url))}
    others = {name for name in boards if not name.startswith("psycle-")}
    assert "psycle-board" in boards
    assert all(name.endswith("-Cover") for name in others), "of other games home needs the picture alone"


def test_a_table_waits_for_its_board_with_something_to_look_at(new_person: NewPerson) -> None:
    ada = new_person(unused=True)
    held: list[Route] = []
    ada.page.route("**/board-psycle-board-*.js", lambda route: held.append(route))
    ada.plays_bots("Ada")
    expect(ada.page.locator(".status")).to_contain_text("Your turn")
    expect(ada.page.locator(".loading")).to_be_visible()
    expect(ada.page.locator("#panel-log")).to_contain_text("Round 1")
    for route in held:
        route.continue_()
    assert ada.is_asked()
    expect(ada.page.locator(".loading")).to_have_count(0)


def test_assets_are_kept_forever_and_sent_squeezed(table_server: Server) -> None:
    page = httpx.get(table_server.address, timeout=SECONDS)
    assert page.headers["cache-control"] == "no-cache"
    script = page.text.split('src="')[1].split('"')[0]
    answer = httpx.get(table_server.address + script, timeout=SECONDS)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert httpx.get(table_server.address + "/assets/..%2Findex.html", timeout=SECONDS).status_code == 404
    assert httpx.get(table_server.address + "/texts/xx.ftl", timeout=SECONDS).status_code == 400
