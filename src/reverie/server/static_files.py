"""Files that are given out as they are. Each is read and compressed once, and kept."""

import gzip
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response


class Body(NamedTuple):
    """What is sent, as it is and compressed."""

    plain: bytes
    compressed: bytes


def compressed_body(plain: bytes) -> Body:
    """A body that costs no more than its bytes, however often it is asked for."""
    return Body(plain, gzip.compress(plain, mtime=0))


@lru_cache(maxsize=512)
def _read(file: Path, _modified: int) -> Body:
    """A file may be built again while the server runs: then it has been modified."""
    return compressed_body(file.read_bytes())


def file_response(request: Request, file: Path, media_type: str, headers: Mapping[str, str]) -> Response:
    """A file, or 404 where there is none of that name."""
    try:
        body = _read(file, file.stat().st_mtime_ns)
    except (OSError, ValueError):  # there is none of that name, or it is no name that a file could have
        return Response(status_code=404)
    return body_response(request, body, media_type, headers)


def body_response(request: Request, body: Body, media_type: str, headers: Mapping[str, str]) -> Response:
    """A body, compressed for those who understand that."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", "") or len(body.compressed) >= len(body.plain):
        return Response(body.plain, media_type=media_type, headers=headers)
    return Response(body.compressed, media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})
