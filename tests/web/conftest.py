"""What the tests in a real browser share: the page as it is built, a server that gives it out, and Chromium."""

import asyncio
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.server.serving import Server
from tests.shared import made_once
from tests.web.chromium import SWITCH, NoBrowser, arguments_for, find_chromium
from tests.web.people import PATIENCE, Person, SharedBrowsers, person

ROOT = Path(__file__).parents[2]

NewPerson = Callable[..., Person]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Its event loop stands still between two of its calls, but counts as running: others may run meanwhile."""
    with sync_playwright() as started, pytest.MonkeyPatch.context() as patch:
        for kind, name in ((asyncio, "run"), (asyncio.Runner, "run"), (asyncio.BaseEventLoop, "run_until_complete")):
            patch.setattr(kind, name, _beside_another_loop(getattr(kind, name)))
        yield started


def _beside_another_loop(run: Callable[..., Any]) -> Callable[..., Any]:
    def run_alone(*arguments: Any, **more: Any) -> Any:
        standing = asyncio._get_running_loop()
        asyncio._set_running_loop(None)
        try:
            return run(*arguments, **more)
        finally:
            asyncio._set_running_loop(standing)

    return run_alone


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    if os.environ.get(SWITCH) == "off":
        pytest.skip(f"{SWITCH}=off")
    try:
        chromium = find_chromium()
    except NoBrowser as error:
        pytest.fail(str(error), pytrace=False)
    return {"executable_path": chromium, "args": arguments_for(chromium)}


@pytest.fixture(scope="session")
def page_is_built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> None:
    """Once in a run: whoever builds it anew later takes away what the servers of other workers give out."""

    def make(_: Path) -> None:
        done = subprocess.run(["make", "web", "engine"], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

    made_once(tmp_path_factory, worker_id, "page", make)


@pytest.fixture(scope="session")
def table_server(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web")) as server:
        yield server


@pytest.fixture(scope="session")
def shared_browsers(browser: Browser) -> SharedBrowsers:
    return SharedBrowsers(browser)


@pytest.fixture
def new_person(browser: Browser, shared_browsers: SharedBrowsers, table_server: Server) -> Iterator[NewPerson]:
    """Somebody new at a browser of their own; afterwards their pages must have had nothing to complain about.

    ``unused``: the browser has never seen the page before, not even for somebody else.
    """
    with ExitStack() as stack:

        def come(language: str = "en", address: str = "", *, unused: bool = False, **device: Any) -> Person:
            bring = partial(person, browser) if unused else shared_browsers.person
            return stack.enter_context(bring(address or table_server.address, language, **device))

        yield come
