"""How every test here runs: examples and shuffles are the same in every run, and slow machines are no failure."""

import gc
import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

import reverie
from reverie.kernel import running_compiled
from tests.luck import seed_tables

settings.register_profile("reverie", deadline=None, derandomize=True)
settings.load_profile("reverie")
seed_tables()

# Temporary folders lie in memory where they can: no test looks at what a power cut would leave, so none has to wait for
# a disk at every commit. (A process that is killed leaves the same behind in either place.)
_MEMORY = Path("/dev/shm")
if os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > 2 * 1024**3:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))


def pytest_sessionstart() -> None:
    """Compiled modules that were made from other sources would test what is no longer written anywhere."""
    if running_compiled():
        from hatch_build import STAMP, source_digest

        package = Path(reverie.__file__).parent
        made_from = (package / STAMP.name).read_text(encoding="ascii").strip()
        if made_from != source_digest(package.parent):
            pytest.exit("The compiled modules are older than their sources: `make fast`, or `make slow`.", returncode=2)


def pytest_collection_finish() -> None:
    """Eight thousand tests and all modules stay to the end: the garbage collector need not look through them again."""
    gc.collect()
    gc.freeze()
