"""What ``reverie doctor`` says of an installation."""

import tomllib
from pathlib import Path

import pytest

from reverie.cli import installation
from reverie.server import engine_files, web_page
from reverie.text import LANGUAGES, words_for

ROOT = Path(__file__).parents[2]
FOR_DEVELOPERS = {"test"}


def test_every_extra_is_looked_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(installation.EXTRAS) == set(project["optional-dependencies"]) - FOR_DEVELOPERS


def test_whatever_is_missing_is_named_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(web_page, "PAGE", tmp_path)
    monkeypatch.setattr(engine_files, "ENGINE", tmp_path)
    monkeypatch.setattr(installation, "find_spec", lambda _: None)
    missing = list(installation.missing_parts())
    assert missing == ["page", "engine", *installation.EXTRAS]
    for language in LANGUAGES:
        for part in missing:
            said = words_for(language).say(f"doctor-part-{part}")
            assert ("make " if part in ("page", "engine") else f"reverie[{part}]") in said
