"""Reading untrusted documents: types are checked by msgspec, its findings become typed refusals."""

import re
from typing import Any

import msgspec

from reverie.kernel.refusals import BadDocument, Refused

_FINDINGS = (
    (re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`"), "wrong-type"),
    (re.compile(r"Object missing required field `(?P<field>[^`]+)`"), "missing-field"),
    (re.compile(r"Object contains unknown field `(?P<field>[^`]+)`"), "unknown-field"),
    (re.compile(r"Expected `(?P<expected>[^`]+)`"), "out-of-range"),
)
_PLACE = re.compile(r" - at `(?:key in )?\$?\.?(?P<path>[^`]*)`$")


def shaped(value: Any, wanted: Any, path: str = "", refusal: type[Refused] = BadDocument) -> Any:
    """``value`` as ``wanted``, or a refusal that says where it differs."""
    try:
        return msgspec.convert(value, wanted, strict=True)
    except msgspec.ValidationError as error:
        raise _refusal(str(error), path, refusal) from None


def _refusal(message: str, path: str, refusal: type[Refused]) -> Refused:
    place = _PLACE.search(message)
    inner = place["path"] if place else ""
    full = path + ("." if path and inner and not inner.startswith("[") else "") + inner
    for pattern, code in _FINDINGS:
        found = pattern.match(message)
        if found:
            return refusal(code, found.groupdict(), path=full)
    return refusal("malformed", {"finding": message}, path=full)
