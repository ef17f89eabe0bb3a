"""The studio: change a game's content, see what that does, play it, send it to others.

``variants`` are differences that travel; ``forms`` say what can be changed and within which bounds; ``checking`` asks
the rules; ``trials`` plays pairs of games and makes figures of them. Nothing here needs a server: the edition without
one uses the same. ``docs/studio.md`` tells how it goes together.
"""
