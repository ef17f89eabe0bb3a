"""The coach: after a game, what was luck and what was a choice; at a table against bots, hints.

``analysis`` says what an analysis consists of. ``analysing`` makes one of a record. It looks at finished games only,
with a fixed number of looks, so that the same record has the same analysis everywhere. ``hints`` says what the coach
would consider, from a seat's view alone. How all of it is defined stands in ``docs/coach.md``.
"""
