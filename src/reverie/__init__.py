"""Reverie: dream-themed tabletop games on one kernel, for people, bots, laboratories and learning agents."""

__version__ = "0.1.0"
