"""How cost grows: with the length of a game, its players and content, with the number of tables and their logs.

``python -m benchmarks.growth``; what it found: ``docs/growth.md``.
"""
