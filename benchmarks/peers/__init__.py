"""Two-player Psycle on other frameworks, measured in turns with ours: ``make peers``."""
