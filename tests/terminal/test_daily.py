"""``reverie daily``, and what ``reverie verify`` says of the record of a daily deal."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from reverie.browser.verifying import study
from reverie.cli import app
from reverie.daily.chain import DailyChain
from reverie.kernel.record import record_data
from reverie.server.storage import Store
from tests.daily.dreams import CHAIN, FIRST_DAY, SECRET, daily_record


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return record_data(daily_record())


@pytest.fixture
def file(document: dict[str, Any], tmp_path: Path) -> Path:
    return written(tmp_path / "game.json", document)


def written(file: Path, document: dict[str, Any]) -> Path:
    file.write_text(json.dumps(document), encoding="utf-8")
    return file


def said(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, arguments)
    return result.exit_code, " ".join(result.output.split())


@pytest.mark.parametrize(("language", "word"), [("en", "day 18"), ("de", "Tag 18"), ("ja", "18日目")])
def test_a_daily_deal_is_proved(file: Path, language: str, word: str) -> None:
    code, told = said("verify", str(file), "-l", language)
    assert code == 0, told
    assert word in told
    assert CHAIN.anchor in told
    assert "--anchor" in told


def test_it_is_compared_with_an_anchor_that_was_noted(file: Path) -> None:
    code, told = said("verify", str(file), "--anchor", f" {CHAIN.anchor.upper()} ")
    assert code == 0, told
    assert "the anchor you noted" in told
    code, told = said("verify", str(file), "--anchor", "00" * 32)
    assert code == 1
    assert "not the one that you noted" in told


def test_a_record_before_its_day_is_over_says_what_it_cannot_prove(document: dict[str, Any], tmp_path: Path) -> None:
    daily = {name: value for name, value in document["daily"].items() if name != "link"}
    code, told = said("verify", str(written(tmp_path / "early.json", {**document, "daily": daily})))
    assert code == 1
    assert "cannot be proved yet" in told


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("link", "11" * 32, "does not lead to the anchor"),
        ("anchor", "11" * 32, "does not lead to the anchor"),
        ("day", "2026-11-19", "does not lead to the anchor"),
        ("first_day", "2026-11-02", "does not lead to the anchor"),
        ("day", "2026-10-31", "outside this chain"),
        ("day", "today", "is no day"),
        ("link", "abc", "64 hexadecimal digits"),
    ],
)
def test_a_changed_part_is_found_in_the_terminal_and_in_the_browser(
    document: dict[str, Any], tmp_path: Path, field: str, value: str, sentence: str
) -> None:
    changed = {**document, "daily": {**document["daily"], field: value}}
    code, told = said("verify", str(written(tmp_path / "wrong.json", changed)))
    assert code == 1
    assert sentence in told
    (found,) = [json.loads(line) for line in study(json.dumps(changed))]
    assert found["problems"][0]["code"].startswith("daily-")


def test_the_browser_proves_it_too(document: dict[str, Any]) -> None:
    first = json.loads(next(study(json.dumps(document))))
    assert first["problems"] == []


def test_a_server_says_what_to_publish_and_no_secret(tmp_path: Path) -> None:
    async def begin() -> None:
        async with await Store.open(tmp_path) as store:
            await store.daily.begin_chain(SECRET, FIRST_DAY)
            await store.daily.begin_chain(bytes(32), FIRST_DAY)  # the first decides

    asyncio.run(begin())
    for language, word in (("en", "Publish"), ("de", "Veröffentliche"), ("ja", "公開")):
        code, told = said("daily", "--data", str(tmp_path), "-l", language)
        assert code == 0, told
        assert CHAIN.anchor in told
        assert "2026-11-01" in told
        assert word in told
        assert SECRET.hex() not in told
        assert DailyChain(SECRET, FIRST_DAY).link(FIRST_DAY).hex() not in told


def test_before_the_first_start_there_is_no_chain(tmp_path: Path) -> None:
    async def make() -> None:
        async with await Store.open(tmp_path):
            pass

    asyncio.run(make())
    code, told = said("daily", "--data", str(tmp_path))
    assert code == 1
    assert "begins when one is" in told
