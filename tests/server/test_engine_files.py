"""Python for the page: what the server gives out, and that what it packs is enough to check a record."""

import asyncio
import gzip
import io
import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from reverie.server import engine_files
from tests.browser.test_host import play_on, sat_down

FOLDER = "pyodide-1.2.3"
Get = Callable[..., httpx.Response]


@pytest.fixture
def get(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Get:
    """What a server answers that was built with the engine; its files are small here."""
    engine = tmp_path / "engine"
    (engine / FOLDER).mkdir(parents=True)
    (engine / "engine.json").write_text(json.dumps({"pyodide": f"{FOLDER}/", "lock": {"packages": {}}}))
    (engine / FOLDER / "pyodide.asm.wasm.gz").write_bytes(gzip.compress(b"\0asm" * 100))
    (engine / FOLDER / "python_stdlib.zip").write_bytes(b"PK")
    (engine / FOLDER / "secret.txt").write_text("no kind of file that an engine has")
    with zipfile.ZipFile(engine / "brought-1.0.whl", "w") as wheel:
        wheel.writestr("brought.py", "BROUGHT = True")
    monkeypatch.setattr(engine_files, "ENGINE", engine)
    engine_files.pack.cache_clear()
    app = Starlette(routes=engine_files.routes())

    async def ask(path: str, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://reverie") as client:
            return await client.get(path, headers=headers)

    return lambda path, **headers: asyncio.run(ask(path, **headers))


@pytest.fixture(autouse=True)
def _packed_anew() -> None:
    engine_files.pack.cache_clear()


def test_files_are_sent_compressed_to_those_who_understand_that(get: Get) -> None:
    path = f"/engine/{FOLDER}/pyodide.asm.wasm"
    sent = get(path)
    assert sent.headers["content-encoding"] == "gzip"
    assert sent.headers["content-type"] == "application/wasm"
    plain = get(path, **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert sent.content == plain.content == b"\0asm" * 100
    assert get(f"/engine/{FOLDER}/python_stdlib.zip").content == b"PK"


def test_nothing_else_is_given_away_there(get: Get) -> None:
    for path in (f"{FOLDER}/secret.txt", f"{FOLDER}/none.wasm", "..%2F..%2Fapp.py", "reverie-0000.zip", f"{FOLDER}/.."):
        assert get(f"/engine/{path}").status_code == 404


def test_without_the_engine_there_is_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_files, "ENGINE", tmp_path)
    assert engine_files.routes() == []


def test_what_is_packed_checks_a_record(get: Get, tmp_path: Path) -> None:
    places = get("/engine/engine.json").json()
    assert places["pyodide"] == f"{FOLDER}/"
    sent = get(f"/engine/{places['archive']}")
    assert "immutable" in sent.headers["cache-control"], "its name changes with it"
    with zipfile.ZipFile(io.BytesIO(sent.content)) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "packed")
    assert "brought.py" in names
    assert not [name for name in names if name.endswith((".ftl", ".so", ".pyc")) or "/server/" in name]

    browser, table = sat_down("psycle", level="steady")
    play_on(browser, table)
    (tmp_path / "record.json").write_text(json.dumps(browser.request("GET", f"/api/tables/{table}/record")))
    program = (
        "import sys; sys.path.insert(0, 'packed'); from reverie.browser.studies import study; import reverie\n"
        "assert 'packed' in reverie.__file__\n"
        "print(*study('verify', open('record.json').read()), sep='\\n')"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True)
    finding, bots = map(json.loads, done.stdout.splitlines())
    assert finding["problems"] == []
    assert finding["shuffles"] > 0
    assert bots["same"] == bots["checked"] > 0


def test_only_the_worker_may_run_what_is_made_on_the_way() -> None:
    assert "script-src 'wasm-unsafe-eval' 'self';" in engine_files.WORKER_POLICY
    assert "unsafe-eval" not in engine_files.HEADERS["Content-Security-Policy"]
