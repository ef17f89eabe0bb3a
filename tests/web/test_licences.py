"""Fonts travel with the licences that let them."""

import httpx

from reverie.server.web_page import PAGE
from tests.server.serving import PATIENCE as SECONDS
from tests.server.serving import Server


def test_every_font_has_its_licence_beside_it(table_server: Server) -> None:
    fonts = sorted((PAGE / "assets").glob("*.woff2"))
    licences = sorted((PAGE / "licences").glob("*.txt"))
    assert fonts
    for licence in licences:
        text = httpx.get(f"{table_server.address}/licences/{licence.name}", timeout=SECONDS).text
        assert "SIL Open Font License, Version 1.1" in text
        assert "PERMISSION & CONDITIONS" in text, "the whole of it, not only its name"
    for font in fonts:
        assert [licence for licence in licences if font.name.startswith(f"{licence.stem}-")], font.name


def test_nothing_else_is_given_away_there(table_server: Server) -> None:
    for name in ("..%2Findex.html", "index.html", "none.txt", "..%2F..%2Fpage.py"):
        assert httpx.get(f"{table_server.address}/licences/{name}", timeout=SECONDS).status_code == 404
