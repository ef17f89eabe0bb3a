"""How every test here runs: found examples repeat from one run to the next, and slow machines are no failure."""

from hypothesis import settings

settings.register_profile("reverie", deadline=None, derandomize=True)
settings.load_profile("reverie")
