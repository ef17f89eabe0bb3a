"""The first load is light, and nothing comes from anywhere but the table's own server."""

import gzip

import httpx

from tests.server.serving import Server
from tests.web.conftest import NewPerson

MOST = 200_000


def test_the_first_load_is_light_and_comes_from_one_server(new_person: NewPerson, table_server: Server) -> None:
    ada = new_person()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.plays_bots("Ada")
    assert ada.is_asked()
    assert all(url.startswith((table_server.address, "data:")) for url in asked), asked
    whole = 0
    for url in dict.fromkeys(asked):
        answer = httpx.get(url, headers={"Accept-Encoding": "identity"})
        whole += min(len(answer.content), len(gzip.compress(answer.content)))
    assert whole < MOST, whole


def test_assets_are_kept_forever_and_sent_squeezed(table_server: Server) -> None:
    page = httpx.get(table_server.address)
    assert page.headers["cache-control"] == "no-cache"
    script = page.text.split('src="')[1].split('"')[0]
    answer = httpx.get(table_server.address + script)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert httpx.get(table_server.address + "/assets/..%2Findex.html").status_code == 404
    assert httpx.get(table_server.address + "/texts/xx.ftl").status_code == 400
