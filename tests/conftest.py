"""How every test here runs: examples and shuffles are the same in every run, and slow machines are no failure."""

from hypothesis import settings

from tests.luck import seed_tables

settings.register_profile("reverie", deadline=None, derandomize=True)
settings.load_profile("reverie")
seed_tables()
