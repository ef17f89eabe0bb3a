"""The documents under ``/docs``: files of the site and no others, with a policy that allows its own scripts alone."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from reverie.server import docs_site

HASH = "'sha256-abc='"
Get = Callable[[str], httpx.Response]


@pytest.fixture
def get(tmp_path: Path) -> Get:
    site = tmp_path / "docs"
    (site / "rules").mkdir(parents=True)
    (site / "index.html").write_text("<title>Reverie</title>" * 100)
    (site / "rules" / "psycle.html").write_text("<title>Psycle</title>")
    (site / "scripts.json").write_text(json.dumps([HASH]))
    (site / "notes.txt").write_text("no kind of file that a site has")
    (tmp_path / "secret.html").write_text("beside the site")
    app = Starlette(routes=docs_site.routes(site))

    async def ask(path: str) -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://reverie", follow_redirects=True) as client:
            return await client.get(path)

    return lambda path: asyncio.run(ask(path))


def test_the_start_page_and_every_other(get: Get) -> None:
    assert get("/docs").url.path == "/docs/"
    assert "Reverie" in get("/docs/").text
    answer = get("/docs/rules/psycle.html")
    assert answer.headers["content-type"].startswith("text/html")
    assert "Psycle" in answer.text


def test_the_policy_allows_the_scripts_of_the_site_alone(get: Get) -> None:
    policy = get("/docs/").headers["content-security-policy"]
    assert f"script-src 'self' {HASH};" in policy
    assert "http" not in policy


@pytest.mark.parametrize(
    "path",
    [
        "/docs/nowhere.html",
        "/docs/notes.txt",
        "/docs/%2e%2e/secret.html",
        "/docs/rules",
        "/docs/rules/%00.html",
        f"/docs/{'x' * 300}.html",
    ],
)
def test_nothing_else_is_there(get: Get, path: str) -> None:
    assert get(path).status_code == 404


def test_what_has_not_been_built_is_not_there(tmp_path: Path) -> None:
    assert docs_site.routes(tmp_path) == []
