"""Debian's Chromium for the tests: installed if it is missing.

Where there is Chromium without its windows (``chromium-headless-shell``), that one is taken: it shows pages in the same
way, and saves the time that the other spends on a window around each of them, which nobody sees.
"""

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
    "--host-resolver-rules=MAP *.home.test 127.0.0.1",  # a name at home, as a phone there would know the server by
]
_COMMANDS = ("chromium-headless-shell", "chromium", "chromium-browser")
_PACKAGES = ("chromium-headless-shell", "chromium")
"""The second where a Debian does not have the first."""
_HOW = f"Install Chromium (on Debian: apt-get install {_PACKAGES[0]}), or set {SWITCH}=off to skip these tests."


class NoBrowser(Exception):
    """There is no Chromium, and none can be had."""


def find_chromium() -> str:
    """Where Chromium is."""
    named = os.environ.get(SWITCH, "")
    if named:
        return named
    found = _found()
    if found is None and os.geteuid() == 0:
        _install()
        found = _found()
    if found is None:
        raise NoBrowser(_HOW)
    return found


def _found() -> str | None:
    return next(filter(None, map(shutil.which, _COMMANDS)), None)


def _install() -> None:
    """By the first of several test workers; the others wait for it."""
    with Path(tempfile.gettempdir(), "reverie-install-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _found() is not None or shutil.which("apt-get") is None:
            return
        _apt_get("update")
        try:
            _apt_get("install", "-y", _PACKAGES[0])
        except NoBrowser:
            _apt_get("install", "-y", _PACKAGES[1])


def _apt_get(*words: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", *words], env=quiet, capture_output=True, text=True)
    if done.returncode:
        raise NoBrowser(f"`apt-get {' '.join(words)}` failed: {done.stderr.strip()[-500:]}\n{_HOW}")
