"""What tells the players behind the names of levels apart: figures of one ladder belong to one set of them.

A level is its strength, the networks and tables that it judges by (own ones, too, which somebody has trained here), and
the way in which it looks and draws. A digest of all that stands in the files of a ladder.
"""

import json
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from typing import Any, Final

from reverie.kernel import BadDocument, Setup
from reverie.minds.mind import net_for, strengths

WAY: Final = 2
"""The way in which levels look and draw, ``greedy`` and ``random`` too. Raise it whenever one of them would choose
otherwise with the same networks and strengths: what earlier ones have played is then told as that.

2: sure wins are taken, great losses never made, dominated cards left out.
"""
_TABLES: Final = {"psycle": "reverie.minds.psycle_table"}
"""By game that has solved tables: the module whose ``table_for`` finds that of a set-up."""


def levels_digest(setup: Setup[Any], levels: Sequence[str]) -> str:
    """The same as long as these levels would make the same moves at such a table."""
    known = strengths(setup.game.name, setup.players)
    net = net_for(setup) if any(level in known for level in levels) else None
    told = {
        "way": WAY,
        "levels": {level: known.get(level) for level in levels},
        "net": None if net is None else [dict(net.header), net.hidden, net.last],
        "table": _table(setup),
    }
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def _table(setup: Setup[Any]) -> Any:
    """What a solved table says of itself; its values follow from the content."""
    if setup.game.name not in _TABLES or setup.players != 2:
        return None
    try:
        table = import_module(_TABLES[setup.game.name]).table_for(setup)
    except BadDocument:  # damaged, or made by other rules: nobody plays by it
        return None
    return None if table is None else table.header
