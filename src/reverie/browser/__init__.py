"""The table in a browser: what its workers run in the edition without a server.

Nothing here waits, writes or looks for anything. ``Host`` is told what happens (somebody connects, says something, a
bot has thought, an alarm rings) and answers with ``effects``: what the browser has to write down, and what to tell to
whom once it is written. So the same table runs in a worker of a page and in a test.
"""
