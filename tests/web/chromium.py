"""Debian's Chromium for the tests: installed if it is missing."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

SWITCH = "REVERIE_TEST_BROWSER"
"""Set it to "off" to skip the tests that need a browser, or to the path of another Chromium."""

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # letters as wide as in a window
    "--host-resolver-rules=MAP *.home.test 127.0.0.1",  # a name at home, as a phone there would know the server by
]
_NO_WINDOW = "chromium-headless-shell"
_WITH_WINDOW = ("chromium", "chromium-browser")
_HOW = f"Install Chromium (on Debian: apt-get install {_NO_WINDOW}), or set {SWITCH}=off to skip these tests."


class NoBrowser(Exception):
    """There is no Chromium, and none can be had."""


def find_chromium() -> str:
    """Where Chromium is: the one without a window, if there is one, as it takes half the time of the other."""
    named = os.environ.get(SWITCH, "")
    if named:
        return named
    if shutil.which(_NO_WINDOW) is None and os.geteuid() == 0:
        _install()
    found = next(filter(None, map(shutil.which, (_NO_WINDOW, *_WITH_WINDOW))), None)
    if found is None:
        raise NoBrowser(_HOW)
    return found


def _install() -> None:
    """By the first of several test workers; the others wait for it. Where it cannot be had, the other one will do."""
    with Path(tempfile.gettempdir(), "reverie-install-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if shutil.which(_NO_WINDOW) is not None or shutil.which("apt-get") is None:
            return
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        once = ["apt-get", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"]
        for command in ([*once, "update"], [*once, "install", "-y", _NO_WINDOW]):
            done = subprocess.run(command, env=quiet, capture_output=True, text=True)
            if done.returncode and not any(map(shutil.which, _WITH_WINDOW)):
                raise NoBrowser(f"`{' '.join(command)}` failed: {done.stderr.strip()[-500:]}\n{_HOW}")
