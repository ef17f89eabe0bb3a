"""What an operator types: a table for friends at home, and commands that find what they are asked about, or say so."""

import subprocess
import webbrowser
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from reverie.cli import app
from reverie.cli import serving as commands
from reverie.server import addresses, running
from reverie.server.folder_lock import FolderInUse
from reverie.server.settings import Settings
from tests.server.serving import ROOT

ON_DATA = (
    ["export", "ada"],
    ["erase", "ada"],
    ["retention"],
    ["daily"],
    ["doctor"],
    ["doctor", "t", "--export", "x"],
    ["backup", "x"],
)


def reverie(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


@pytest.mark.parametrize("command", ON_DATA, ids=" ".join)
def test_a_wrong_folder_is_refused_and_left_as_it_is(command: list[str], tmp_path: Path) -> None:
    """What is asked for lies somewhere else; a new database would only hide that."""
    (tmp_path / "there").mkdir()
    for folder in (tmp_path / "nowhere", tmp_path / "there"):
        done = reverie(*command, "--data", str(folder))
        assert done.exit_code == 2, done.output
        assert f"There is no database at {folder}" in " ".join(done.stderr.split()).replace("- ", "-")
    assert [found.name for found in tmp_path.rglob("*")] == ["there"]


def test_an_empty_file_is_no_database_either(tmp_path: Path) -> None:
    (tmp_path / "reverie.sqlite3").touch()
    done = reverie("export", "ada", "--data", str(tmp_path))
    assert done.exit_code == 2
    assert "There is no database" in done.stderr


# A table for friends at home.


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """This machine at home; the pages that were opened on its screen."""
    opened: list[str] = []
    monkeypatch.setattr(addresses, "_addresses", lambda: ["192.168.1.20"])
    monkeypatch.setattr(commands, "has_screen", lambda: True)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr("reverie.server.web_page.is_built", lambda: True)
    monkeypatch.setattr(commands, "Thread", _AtOnce)
    return opened


class _AtOnce:
    def __init__(self, target: Callable[[str], object], args: tuple[str], daemon: bool) -> None:
        self.start = lambda: target(*args)


def _serving(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    served: list[Settings] = []

    def serve(settings: Settings, ready: Callable[[str], None]) -> None:
        served.append(settings)
        ready(addresses.link(settings.host, 8123))

    monkeypatch.setattr(running, "serve", serve)
    return served


def test_open_lets_friends_in_and_says_where(at_home: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    served = _serving(monkeypatch)
    done = reverie("open", "--host", "0.0.0.0")
    assert done.exit_code == 0, done.output
    assert served[0].host == "0.0.0.0"
    assert at_home == ["http://127.0.0.1:8123"], "one's own page is on this machine"
    assert "Others on your network open http://192.168.1.20:8123" in done.stdout
    assert "firewall" in done.stdout
    assert "0.0.0.0" not in done.stdout, "nobody can open that"


def test_open_is_for_this_machine_alone_unless_one_says_otherwise(
    at_home: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = _serving(monkeypatch)
    done = reverie("open")
    assert served[0].host == "127.0.0.1"
    assert "Others" not in done.stdout
    assert at_home == ["http://127.0.0.1:8123"]


@pytest.mark.parametrize(("host", "wanted", "code"), [("0.0.0.0", "127.0.0.1", 0), ("127.0.0.1", "0.0.0.0", 2)])
def test_a_table_that_is_open_already(
    at_home: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, host: str, wanted: str, code: int
) -> None:
    def serve(settings: Settings, ready: Callable[[str], None]) -> None:
        raise FolderInUse("folder-in-use")

    monkeypatch.setattr(running, "serve", serve)
    (tmp_path / "server.lock").write_text(addresses.link(host, 8123))
    done = reverie("open", "--host", wanted, "--data", str(tmp_path))
    assert done.exit_code == code, done.output
    assert at_home == (["http://127.0.0.1:8123"] if code == 0 else [])
    assert ("for this computer only" in done.stderr) == (code == 2)


def test_addresses_for_others() -> None:
    assert addresses.links_for_others("127.0.0.1", 80) == []
    assert addresses.links_for_others("::1", 80) == []
    assert addresses.links_for_others("localhost", 80) == []
    assert addresses.links_for_others("192.168.1.20", 8000) == ["http://192.168.1.20:8000"]
    assert addresses.links_for_others("fd00::2", 8000) == ["http://[fd00::2]:8000"]
    assert addresses.own_link("::", 8000) == "http://[::1]:8000"
    for found in addresses.links_for_others("0.0.0.0", 8000):
        assert not found.startswith(("http://127.", "http://0."))


def test_make_play_takes_a_host() -> None:
    done = subprocess.run(["make", "-n", "-o", "web", "play", "HOST=0.0.0.0"], cwd=ROOT, capture_output=True, text=True)
    assert "reverie open --host 0.0.0.0" in done.stdout
