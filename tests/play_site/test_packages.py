"""The packages: a wheel in an empty environment, without Node or a compiler, plays a game; an sdist makes the same."""

import json
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.play_site.conftest import ROOT
from tests.web.people import PATIENCE


def run(*command: object, **more: object) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **more)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stdout + done.stderr
    found: str = done.stdout
    return found


def built(kind: str, source: Path, into: Path) -> Path:
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", into, cwd=source)
    return next(path for path in into.iterdir() if path.suffix in (".whl", ".gz"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment with nothing in its path but what was installed."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder / "venv", with_pip=True)
    pip = [folder / "venv/bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run(*pip, "--require-hashes", "-r", ROOT / "requirements/play.txt")
    run(*pip, "--no-deps", wheel)
    return {
        "PATH": str(folder / "venv/bin"),
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "LANG": "C.UTF-8",
    }


def command(name: str, environment: dict[str, str]) -> str:
    return f"{environment['PATH']}/{name}"


def test_page_texts_and_licences_travel_along(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "reverie/server/page/index.html" in names
    assert "reverie/text/ja/page.ftl" in names
    licences = {Path(name).name for name in names if name.startswith("reverie/server/page/licences/")}
    assert {"fraunces.txt", "source-sans-3.txt", "svelte.txt"} <= licences
    assert any(re.fullmatch(r"reverie-.*\.dist-info/licenses/LICENSE", name) for name in names)


def test_an_sdist_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    packed = built("sdist", ROOT, tmp_path / "sdist")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    again = built("wheel", next(tmp_path.glob("reverie-*/")), tmp_path / "again")
    assert _contents(again) == _contents(wheel)


def _contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_what_is_installed_plays_a_provable_game(installed: dict[str, str], tmp_path: Path) -> None:
    more = {"env": installed, "cwd": tmp_path}
    assert "reverie" in run(command("python", installed), "-m", "reverie", "--version", **more)
    assert "pip install 'reverie[agents]'" in run(command("reverie", installed), "doctor", **more)
    record = tmp_path / "game.json"
    seats = ["--seat", "Ada=person", "--seat", "Bo=greedy", "--clock", "none", "--pace", "0"]
    where = ["--language", "en", "--lines", "--record", record]
    run(command("reverie", installed), "play", "psycle", "--players", "2", *seats, *where, input="1\n" * 300, **more)
    assert json.loads(record.read_text(encoding="utf-8"))["result"]
    run(command("reverie", installed), "verify", record, **more)


def test_reverie_alone_opens_the_table(installed: dict[str, str], tmp_path: Path) -> None:
    environment = {**installed, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [command("reverie", installed)], env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as started:
        try:
            assert started.stdout is not None
            address = re.search(r"http://\S+", started.stdout.readline())
            assert address is not None
            assert "<title>Reverie</title>" in httpx.get(address[0], timeout=PATIENCE / 1000).text
            assert len(httpx.get(f"{address[0].rstrip('/')}/api/games", timeout=PATIENCE / 1000).json()) == 5
        finally:
            started.terminate()
