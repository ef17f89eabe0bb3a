"""A sweep: one number of the content, from here to there, each value as a variant of what is printed."""

import re
from decimal import Decimal
from typing import Any, Final

from reverie.kernel import BadSetup, Game
from reverie.lab.plan import Variant

_FORM: Final = re.compile(
    r"(?P<path>[\w-]+(?:\.[\w-]+)*)=(?P<low>-?\d{1,9}(?:\.\d{1,6})?)\.\.(?P<high>-?\d{1,9}(?:\.\d{1,6})?)"
    r"(?::(?P<step>\d{1,9}(?:\.\d{1,6})?))?",
    re.ASCII,
)


def sweep_variants(game: Game, text: str) -> dict[str, Variant]:
    """The variants of ``gems.start=8..12`` (``:2``: every second one). The printed value is the base."""
    found = _FORM.fullmatch(text.strip())
    if found is None:
        raise BadSetup("lab-sweep", {"given": text[:60]})
    path = found["path"].split(".")
    printed = _number_at(game.raw_content, path)
    low, high, step = Decimal(found["low"]), Decimal(found["high"]), Decimal(found["step"] or 1)
    if low > high or not step:
        raise BadSetup("lab-sweep", {"given": text[:60]})
    values = [low + step * number for number in range(int((high - low) / step) + 1)]
    kept = [value for value in values if value != Decimal(str(printed))]
    if not kept:
        raise BadSetup("lab-sweep", {"given": text[:60]})
    return {f"{found['path']}={value}": Variant(overrides=_laid(path, _plain(value))) for value in kept}


def _number_at(content: Any, path: list[str]) -> int | float:
    for key in path:
        if isinstance(content, list) and key.isdigit() and int(key) < len(content):
            content = content[int(key)]
        elif isinstance(content, dict) and key in content:
            content = content[key]
        else:
            raise BadSetup("lab-sweep-number", {"path": ".".join(path)})
    if type(content) not in (int, float):
        raise BadSetup("lab-sweep-number", {"path": ".".join(path)})
    return content  # type: ignore[no-any-return]


def _laid(path: list[str], value: float) -> dict[str, Any]:
    laid: Any = value
    for key in reversed(path):
        laid = {key: laid}
    assert isinstance(laid, dict)
    return laid


def _plain(value: Decimal) -> int | float:
    return int(value) if value == value.to_integral_value() else float(value)
