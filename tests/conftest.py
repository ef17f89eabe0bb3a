"""How every test here runs: examples and shuffles are the same in every run, and slow machines are no failure."""

from pathlib import Path

import pytest
from hypothesis import settings

import reverie
from reverie.kernel import running_compiled
from tests.luck import seed_tables

settings.register_profile("reverie", deadline=None, derandomize=True)
settings.load_profile("reverie")
seed_tables()


def pytest_sessionstart() -> None:
    """Compiled modules that were made from other sources would test what is no longer written anywhere."""
    if running_compiled():
        from hatch_build import STAMP, source_digest

        package = Path(reverie.__file__).parent
        made_from = (package / STAMP.name).read_text(encoding="ascii").strip()
        if made_from != source_digest(package.parent):
            pytest.exit("The compiled modules are older than their sources: `make fast`, or `make slow`.", returncode=2)
