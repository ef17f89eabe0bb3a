"""``reverie.kernel`` is the whole public face: whoever writes a game needs no other module of the kernel."""

import re
from pathlib import Path

import pytest

import reverie.kernel

ROOT = Path(__file__).parents[2]
_BESIDE = re.compile(r"^\s*(?:from|import) (reverie\.kernel\.\w+)", re.MULTILINE)


@pytest.mark.parametrize("folder", ["examples", "src/reverie/games"])
def test_a_game_imports_nothing_beside_it(folder: str) -> None:
    sources = sorted((ROOT / folder).rglob("*.py"))
    assert sources
    beside = {str(place): _BESIDE.findall(place.read_text(encoding="utf-8")) for place in sources}
    assert {place: modules for place, modules in beside.items() if modules} == {}


def test_all_that_it_names_is_there() -> None:
    assert all(hasattr(reverie.kernel, name) for name in reverie.kernel.__all__)
