"""Before it starts: what is wrong is one sentence in every language, and never a stack of calls."""

import os
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reverie.cli import app
from reverie.kernel import Refused
from reverie.server.identity import SECRET_FILE, secret_in
from reverie.server.limits import Limits
from reverie.server.running import bound_socket, check_secret, serve
from reverie.server.settings import Settings
from reverie.server.storage.database import FILE_NAME
from reverie.text import LANGUAGES, words_for
from tests.server.postgres import Postgres
from tests.server.serving import ROOT, SECRET, Server

AS_ROOT = os.geteuid() == 0


def why(settings: Settings) -> Refused:
    """Why a server cannot start; and what it says about that in every language."""
    with pytest.raises(Refused) as caught:
        serve(settings)
    refused = caught.value
    sentences = {words_for(language).refusal(refused) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES), "one language has no words for it"
    assert words_for("en").has(f"refused-{refused.code}")
    for sentence in sentences:
        assert "\n" not in sentence
    return refused


def test_the_port_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        refused = why(Settings(tmp_path, port=port))
    assert (refused.code, refused.facts) == ("port-taken", {"host": "127.0.0.1", "port": port})
    assert not list(tmp_path.iterdir()), "nothing was made before that was known"


def test_a_second_server_on_the_same_port(tmp_path: Path) -> None:
    with Server(tmp_path) as running:
        assert why(Settings(tmp_path, port=running.plan["port"])).code == "port-taken"


@pytest.mark.parametrize(("host", "port"), [("203.0.113.7", 0), ("no.such.host.invalid", 0), ("127.0.0.1", 70_000)])
def test_an_address_that_is_not_ours(tmp_path: Path, host: str, port: int) -> None:
    assert why(Settings(tmp_path, host=host, port=port)).code == "address-impossible"


def test_a_port_may_be_chosen_freely() -> None:
    with bound_socket("127.0.0.1", 0) as one, bound_socket("::1", 0) as other:
        assert one.getsockname()[1]
        assert other.getsockname()[1]


def a_file(folder: Path) -> Path:
    (folder / "file").write_text("not a folder")
    return folder / "file" / "data"


def without_permission(folder: Path) -> Path:
    folder.chmod(0o500)
    return folder / "data"


@pytest.mark.parametrize(
    "place", [a_file, pytest.param(without_permission, marks=pytest.mark.skipif(AS_ROOT, reason="root may everything"))]
)
def test_the_folder_cannot_be_written_to(tmp_path: Path, place: Callable[[Path], Path]) -> None:
    refused = why(Settings(place(tmp_path), port=0))
    assert refused.code == "data-folder-unwritable"
    assert str(tmp_path) in refused.facts["folder"]


def test_the_database_is_newer_than_we_are(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.stop()
    with sqlite3.connect(tmp_path / FILE_NAME) as database:
        (table,) = database.execute("SELECT name FROM sqlite_master WHERE name LIKE '%version%' AND type = 'table'")
        database.execute(f"UPDATE {table[0]} SET version_num = 'r9999'")
    database.close()
    refused = why(Settings(tmp_path, port=0))
    assert (refused.code, refused.facts["found"]) == ("newer-database", "r9999")


def test_the_database_is_somebody_elses(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    database.close()
    assert why(Settings(tmp_path, port=0)).code == "foreign-database"
    (tmp_path / FILE_NAME).write_bytes(b"this is no database at all" * 100)
    assert why(Settings(tmp_path, port=0)).code == "foreign-database"


@pytest.mark.parametrize("url", ["mysql://host/name", "sqlite://", "nonsense://"])
def test_the_database_address_is_wrong(url: str) -> None:
    assert why(Settings(url, port=0, secret=SECRET)).code == "bad-database-url"


def test_the_database_does_not_answer() -> None:
    with bound_socket("127.0.0.1", 0) as nobody:
        port = nobody.getsockname()[1]
    refused = why(Settings(f"postgresql://ada:pass-word@127.0.0.1:{port}/reverie", port=0, secret=SECRET))
    assert refused.code == "database-unreachable"
    for language in LANGUAGES:
        assert "pass-word" not in words_for(language).refusal(refused)


def test_a_wrong_password_is_not_repeated(postgres: Postgres) -> None:
    url = postgres.url().replace(postgres.password, "pass-word")
    refused = why(Settings(url, port=0, secret=SECRET))
    assert refused.code == "database-unreachable"
    assert "pass-word" not in str(refused)


def test_on_postgresql_the_secret_must_be_given() -> None:
    assert why(Settings("postgresql://127.0.0.1/reverie", port=0)).code == "secret-missing"
    check_secret(Settings("postgresql://127.0.0.1/reverie", secret=SECRET))


def test_a_secret_that_could_be_guessed_is_refused(tmp_path: Path) -> None:
    for place in (tmp_path, "postgresql://127.0.0.1/reverie"):
        refused = why(Settings(place, port=0, secret="x" * 31))
        assert (refused.code, refused.facts) == ("secret-short", {"least": 32})
        check_secret(Settings(place, secret="x" * 32))
    (tmp_path / SECRET_FILE).write_text("shared-with-a-friend")
    assert why(Settings(tmp_path, port=0)).code == "secret-short"
    for language in LANGUAGES:
        assert "secrets.token_urlsafe(32)" in words_for(language).refusal(refused)


def test_a_token_that_could_be_guessed_is_refused(tmp_path: Path) -> None:
    assert why(Settings(tmp_path, port=0, metrics_token="prometheus")).code == "token-short"


@pytest.mark.parametrize("proxy", ["localhost", "10.0.0.1/8", "", "*", "127.0.0.1, 10.0.0.1"])
def test_a_proxy_is_named_by_its_address(tmp_path: Path, proxy: str) -> None:
    assert why(Settings(tmp_path, port=0, trusted_proxies=(proxy,))).code == "bad-proxy"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("sockets", "unknown-limit"),
        ("sockets_per_guest=3", "unknown-limit"),
        ("=3", "unknown-limit"),
        ("sockets-per-guest", "limit-between"),
        ("sockets-per-guest=", "limit-between"),
        ("sockets-per-guest=0", "limit-between"),
        ("sockets-per-guest=-1", "limit-between"),
        ("sockets-per-guest=1.5", "limit-between"),
        ("sockets-per-guest=1000001", "limit-between"),
        ("sockets-per-guest=" + "9" * 5000, "limit-between"),
        ("sockets-per-guest=٣", "limit-between"),
    ],
)
def test_a_limit_that_is_none_is_refused(change: str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        Limits().with_changes([change])
    assert caught.value.code == code
    sentences = {words_for(language).refusal(caught.value) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    if code == "unknown-limit":
        assert all("tables-per-address" in sentence for sentence in sentences)


def test_limits_are_set_by_name() -> None:
    limits = Limits().with_changes(["sockets-per-guest=3", " tables-per-address = 1000000 ", "sockets-per-guest=4"])
    assert (limits.sockets_per_guest, limits.tables_per_address) == (4, 1_000_000)
    assert limits.sockets_per_address == Limits().sockets_per_address


def test_every_limit_is_told_with_its_default() -> None:
    text = (ROOT / "docs" / "operating.md").read_text()
    for name, value in asdict(Limits()).items():
        assert f"| `{name.replace('_', '-')}` | {value:,} |" in text, name


def test_the_command_takes_limits_and_proxies(tmp_path: Path) -> None:
    for option in ("--limit=nonsense=1", "--trusted-proxy=nonsense"):
        done = CliRunner().invoke(app, ["serve", "--data", str(tmp_path), option])
        assert done.exit_code == 2, done.output
        assert "nonsense" in done.stderr


def test_the_command_says_it_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        command = [sys.executable, "-m", "reverie.cli", "serve", "--port", str(other.getsockname()[1])]
        done = subprocess.run(
            [*command, "--data", tmp_path], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
        )
    assert done.returncode != 0
    assert "Traceback" not in done.stderr + done.stdout
    assert "in use" in done.stderr + done.stdout


# The secret of a data folder.


def test_a_folder_keeps_one_secret_for_its_owner_alone(tmp_path: Path) -> None:
    secret = secret_in(tmp_path)
    assert len(secret) >= 32
    assert secret_in(tmp_path) == secret
    (file,) = tmp_path.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_crash_while_it_is_made_leaves_no_empty_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cookies signed with nothing could be signed by anybody."""
    with monkeypatch.context() as patch:
        patch.setattr("secrets.token_urlsafe", lambda _: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            secret_in(tmp_path)
    assert len(secret_in(tmp_path)) >= 32
    (tmp_path / "cookie-secret").write_text("")
    assert len(secret_in(tmp_path)) >= 32
