"""The laws that every game must keep, as a test suite that ships with Reverie.

``pytest --pyargs reverie.conformance --game NAME`` holds one game to them; NAME is a registered name, or
``package.module:OBJECT`` for a game that is not registered. Without ``--game`` all registered games are tried. Each
law that a game breaks is reported with a sentence on how to mend it, and with what is needed to see it again.
"""
