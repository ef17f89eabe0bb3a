"""The suite in a fork of a process that has imported what it needs: importing takes longer than a law to be broken.

The games and the suite's own tests are not imported beforehand, so each run reads them as a stranger's would.
"""

import atexit
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from reverie.text import LANGUAGES, words_for
from tests.server.forked import Press

_HELPERS = ("bad_input", "canonical", "findings", "sentences", "sources", "step_watch", "tables", "walks")


@cache
def suite_press() -> Press:
    """One for all tests of this process."""
    press = Press(__name__, "reverie.bots", *(f"reverie.conformance.{name}" for name in _HELPERS))
    atexit.register(press.close)
    return press


def run_forked(where: Path, words: list[str], places: list[str]) -> str:
    """What pytest says to these words, in that folder, with these places to import from; and its exit code."""
    press = suite_press()
    environment = {**press.environment, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    fork = press.fork(f"{__name__}:main", {"words": words, "places": places}, environment, where)
    said, complained = fork.communicate(120.0)
    return f"{said}{complained}\nexit code {fork.returncode}"


def main(argument: dict[str, Any]) -> None:
    """In the process that was forked."""
    sys.path[:0] = argument["places"]
    sys.exit(pytest.main(argument["words"]))


for _language in LANGUAGES:
    words_for(_language)
