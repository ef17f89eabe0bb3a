"""What others made travels with the licences that let it."""

import httpx

from reverie.server.web_page import PAGE
from tests.server.serving import PATIENCE as SECONDS
from tests.server.serving import Server


def _licence(server: Server, name: str) -> str:
    return httpx.get(f"{server.address}/licences/{name}.txt", timeout=SECONDS).text


def test_every_font_has_its_licence_beside_it(table_server: Server) -> None:
    families = ("fraunces", "source-sans-3")
    fonts = [font.name for font in (PAGE / "assets").glob("*.woff2")]
    assert fonts
    assert [font for font in fonts if not font.startswith(tuple(f"{family}-" for family in families))] == []
    for name in families:
        text = _licence(table_server, name)
        assert "SIL Open Font License, Version 1.1" in text
        assert "PERMISSION & CONDITIONS" in text, "the whole of it, not only its name"


def test_code_of_others_has_its_licence_too(table_server: Server) -> None:
    for name in ("qrcode-generator", "svelte"):
        text = _licence(table_server, name)
        assert "Permission is hereby granted, free of charge" in text
        assert "Copyright" in text


def test_nothing_else_is_given_away_there(table_server: Server) -> None:
    for name in ("..%2Findex.html", "index.html", "none.txt", "..%2F..%2Fpage.py"):
        assert httpx.get(f"{table_server.address}/licences/{name}", timeout=SECONDS).status_code == 404
