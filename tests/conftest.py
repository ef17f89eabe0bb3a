"""How every test here runs: examples and shuffles are the same in every run, and slow machines are no failure."""

import os
import shutil
from pathlib import Path

from hypothesis import settings

from tests.luck import seed_tables

settings.register_profile("reverie", deadline=None, derandomize=True)
settings.load_profile("reverie")
seed_tables()

# Temporary folders lie in memory where they can: no test looks at what a power cut would leave, so none has to wait for
# a disk at every commit. (A process that is killed leaves the same behind in either place.)
_MEMORY = Path("/dev/shm")
if os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > 2 * 1024**3:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))
