"""Debian's Chromium for the tests: installed if it is missing."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

SWITCH = "REVERIE_TEST_BROWSER"
"""Set it to "off" to skip the tests that need a browser, or to the path of another Chromium.

Debian's ``chromium-headless-shell`` opens no window around each page, and so takes less processor time.
"""

_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP *.home.test 127.0.0.1",  # a name at home, as a phone there would know the server by
]
_HOW = f"Install Chromium (on Debian: apt-get install chromium), or set {SWITCH}=off to skip these tests."


_LETTERS_AS_IN_WINDOWS = "--font-render-hinting=none"
"""Without windows letters would be a little wider than in them, and some names too long for their cards."""


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


def arguments_for(chromium: str) -> list[str]:
    """How the Chromium at that place is started."""
    return [*_ARGUMENTS, _LETTERS_AS_IN_WINDOWS] if "headless-shell" in Path(chromium).name else _ARGUMENTS


def _found() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


def _install() -> None:
    """By the first of several test workers; the others wait for it."""
    with Path(tempfile.gettempdir(), "reverie-install-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _found() is not None or shutil.which("apt-get") is None:
            return
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]):
            done = subprocess.run(command, env=quiet, capture_output=True, text=True)
            if done.returncode:
                raise NoBrowser(f"`{' '.join(command)}` failed: {done.stderr.strip()[-500:]}\n{_HOW}")
