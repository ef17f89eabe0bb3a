"""``python -m tests.dream_cycle.playthroughs``: print the playthroughs, or with ``--write`` keep them."""

import sys

from tests.dream_cycle.playthroughs import told, write

if sys.argv[1:] == ["--write"]:
    changed = write()
    sys.stdout.write(f"written: {', '.join(changed) or 'nothing, all is as it was'}\n")
elif not sys.argv[1:]:
    sys.stdout.write("\n\n".join(told().values()))
else:
    sys.exit("usage: python -m tests.dream_cycle.playthroughs [--write]")
