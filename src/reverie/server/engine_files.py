"""Python for the page: it checks a record in the visitor's browser, so that nobody need believe the server that dealt.

``make engine`` puts Pyodide and msgspec for it here. What checks a record are this server's own sources, packed when
somebody asks for the first time: the rules in the browser are those that were played by.
"""

import asyncio
import gzip
import io
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from reverie import __file__ as _package
from reverie.server.guard import HEADERS
from reverie.wire.http_messages import EnginePlaces

ENGINE: Final = Path(__file__).parent / "engine"
"""Where ``make engine`` puts it."""

_SOURCES: Final = Path(_package).parent
_PACKED: Final = (
    "__init__.py",
    "folders.py",
    "browser/__init__.py",
    "browser/studies.py",
    "browser/verifying.py",
    "bots/**/*",
    "games/**/*",
    "kernel/**/*",
    "minds/**/*",
)
"""What checks a record: rules, and the bots that may have played. No words: the page has its own."""
_LEFT_OUT: Final = (".so", ".pyd", ".pyc", ".ftl", "_copying.py")
_LIBRARIES: Final = ("mypy_extensions", "typing_extensions")
_FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_KINDS: Final = {".mjs": "text/javascript", ".wasm": "application/wasm", ".zip": "application/zip"}

WORKER_NAME: Final = "study.worker-"
"""How the page's file is called that runs Python in a worker."""
WORKER_POLICY: Final = HEADERS["Content-Security-Policy"].replace("script-src", "script-src 'wasm-unsafe-eval'")
"""For the worker that runs Python: WebAssembly counts as a script that is made up on the way."""


class Archive(NamedTuple):
    """What is packed, and its name, which changes with it."""

    name: str
    content: bytes


class _BuiltEngine(msgspec.Struct):
    """What ``make engine`` has written down."""

    pyodide: str
    lock: dict[str, Any]


def is_built() -> bool:
    return (ENGINE / "engine.json").is_file()


def routes() -> list[BaseRoute]:
    """The endpoints of the engine; none where it has not been built: then the page says how else to check."""
    if not is_built():
        return []
    return [
        Route("/engine/engine.json", places),
        Route("/engine/{name}.zip", archive),
        Route("/engine/{folder}/{name}", engine_file),
    ]


async def places(_: Request) -> Response:
    """Where the parts of the engine lie."""
    built = msgspec.json.decode((ENGINE / "engine.json").read_bytes(), type=_BuiltEngine)
    packed = await asyncio.to_thread(pack)
    places = EnginePlaces(pyodide=built.pyodide, lock=built.lock, archive=packed.name)
    return Response(msgspec.json.encode(places), media_type="application/json", headers={"Cache-Control": "no-cache"})


async def archive(request: Request) -> Response:
    """Reverie and what it needs, as one archive."""
    packed = await asyncio.to_thread(pack)
    if f"{request.path_params['name']}.zip" != packed.name:
        return Response(status_code=404)
    return Response(packed.content, media_type="application/zip", headers=_FOREVER)


async def engine_file(request: Request) -> Response:
    """A file of Pyodide, whose folder is named after its version. It lies here compressed, and is sent so."""
    folder, name = (Path(request.path_params[part]).name for part in ("folder", "name"))
    kind = _KINDS.get(Path(name).suffix)
    plain, packed = ENGINE / folder / name, ENGINE / folder / f"{name}.gz"
    if kind is None:
        return Response(status_code=404)
    if plain.is_file():
        return FileResponse(plain, media_type=kind, headers=_FOREVER)
    if not packed.is_file():
        return Response(status_code=404)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        unpacked = await asyncio.to_thread(lambda: gzip.decompress(packed.read_bytes()))
        return Response(unpacked, media_type=kind, headers=_FOREVER)
    return FileResponse(packed, media_type=kind, headers={**_FOREVER, "Content-Encoding": "gzip"})


@cache
def pack() -> Archive:
    """The sources that check a record, with the libraries that they need."""
    buffer = io.BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for name, content in sorted(_contents()):
            packed.writestr(ZipInfo(name), content, ZIP_DEFLATED)  # no time: the same files, the same archive
    content = buffer.getvalue()
    return Archive(f"reverie-{sha256(content).hexdigest()[:16]}.zip", content)


def _contents() -> Iterator[tuple[str, bytes]]:
    for pattern in _PACKED:
        for path in _SOURCES.glob(pattern):
            if path.is_file() and not path.name.endswith(_LEFT_OUT):
                yield f"reverie/{path.relative_to(_SOURCES).as_posix()}", path.read_bytes()
    for library in _LIBRARIES:
        spec = find_spec(library)
        assert spec is not None
        assert spec.origin is not None
        yield f"{library}.py", Path(spec.origin).read_bytes()
    for wheel in sorted(ENGINE.glob("*.whl")):
        with ZipFile(wheel) as brought:
            yield from ((name, brought.read(name)) for name in brought.namelist() if not name.endswith("/"))
