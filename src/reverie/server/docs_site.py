"""The documents as a site, under ``/docs``: what ``make docs`` has built. Without it there is nothing there."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from reverie.server.static_files import file_response

SITE: Final = Path(__file__).parent / "docs"
"""Where ``make docs`` puts the site."""

_MEDIA_TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".inv": "application/octet-stream",
    ".xml": "text/xml",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
}
_POLICY: Final = (
    "default-src 'none'; script-src 'self' {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


def routes(site: Path = SITE) -> list[BaseRoute]:
    """The endpoints of the site; none where it has not been built."""
    if not (site / "index.html").is_file():
        return []

    async def page(request: Request) -> Response:
        return _page(request, site, request.path_params["path"] or "index.html")

    async def start(_: Request) -> Response:
        return RedirectResponse("/docs/")

    return [Route("/docs", start), Route("/docs/{path:path}", page)]


def _page(request: Request, site: Path, path: str) -> Response:
    """One file of the site. Whatever lies outside of it, or is of no kind that a site has, is not there."""
    try:
        file = (site / path).resolve()
        is_there = file.is_relative_to(site.resolve()) and file.suffix in _MEDIA_TYPES and file.is_file()
    except (OSError, ValueError) as error:  # no name that a file could have
        raise HTTPException(404) from error
    if not is_there:
        raise HTTPException(404)
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": _policy(site, file.stat().st_mtime_ns)}
    return file_response(request, file, _MEDIA_TYPES[file.suffix], headers)


@lru_cache(maxsize=8)
def _policy(site: Path, _modified: int) -> str:
    """The scripts within the pages are allowed by their hashes, which the build has written down."""
    scripts: list[str] = json.loads((site / "scripts.json").read_text(encoding="utf-8"))
    return _POLICY.format(scripts=" ".join(scripts))
