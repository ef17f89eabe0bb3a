"""The documents as a site, as a browser shows them: nothing is forbidden that they need, and the search finds."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.server.serving import ROOT, Server
from tests.web.conftest import NewPerson

SITE = ROOT / "src" / "reverie" / "server" / "docs" / "index.html"


def _is_built() -> bool:
    """`make test` builds the site too: once is enough as long as nothing has changed that it is made of."""
    if not SITE.exists():
        return False
    sources = [*(ROOT / "docs").rglob("*"), *(ROOT / "docs_site").glob("*.*"), *(ROOT / "src").rglob("*.py")]
    return max(source.stat().st_mtime for source in sources) < SITE.stat().st_mtime


def test_the_documents_are_read_and_searched(new_person: NewPerson, tmp_path: Path) -> None:
    if not _is_built():
        subprocess.run([sys.executable, "docs_site/build.py"], cwd=ROOT, check=True, capture_output=True)
    with Server(tmp_path) as server:
        ada = new_person(address=server.address)
        asked: list[str] = []
        ada.page.on("request", lambda request: asked.append(request.url))
        ada.opens("/docs/")
        ada.page.locator("article a", has_text="Cookbook").click()
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Cookbook")
        ada.page.locator(".md-search__button").click()
        ada.page.get_by_role("combobox", name="Search").fill("imagine")
        expect(ada.page.locator("[role=listbox], ol").get_by_text("imagine").first).to_be_visible()
        assert not [url for url in asked if not url.startswith((ada.address, "data:", "blob:"))]
