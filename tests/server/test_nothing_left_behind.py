"""Whoever has gone, and a table that was put away, leave nothing behind that only a search for garbage would find.

Such a search holds everybody up, the longer the more tables there are (``server/gc_tuning.py``).
"""

import subprocess
import sys
from pathlib import Path

from tests.server.serving import PATIENCE, ROOT


def test_what_has_ended_is_gone_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.leftovers", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE)
    assert done.stdout.splitlines() == ["nothing else"], done.stderr
