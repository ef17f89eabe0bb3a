"""Looking for garbage: what is old is left in peace, and yet nothing is kept for ever."""

import subprocess
import sys

_SCENE = """
import asyncio, gc, weakref
from reverie.server.gc_tuning import CycleSearch

class Knot:
    def __init__(self):
        self.itself = self

def grow_old():
    young = [[] for _ in range(200)]  # enough new objects for a look
    del young

def looks():
    before = gc.get_stats()[2]["collections"]
    asyncio.run(search.look_again())
    return gc.get_stats()[2]["collections"] - before

people = {"here": 3, "ended": 0}
search = CycleSearch(lambda: people["here"], lambda: people["ended"], young=100, least=5_000)
young = Knot()
seen = weakref.ref(young)
del young
grow_old()
print("young garbage is gone:", seen() is None)

old = Knot()
grow_old()
print("what is old is set aside:", not any(thing is old for thing in gc.get_objects()))
seen = weakref.ref(old)
del old
grow_old()
people["ended"] = 5
print("it is looked at again:", looks(), seen() is None)

kept = [[] for _ in range(2_000_000)]
people["here"] = 6
print("when there is more, for more people:", looks(), seen() is None)
people["ended"] = 6
print("when there is more, of people who have gone:", looks(), seen() is None)
print("but not at once:", looks())
"""


def test_what_is_old_is_looked_through_only_when_there_is_much_more_of_it() -> None:
    done = subprocess.run([sys.executable, "-c", _SCENE], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "young garbage is gone: True",
        "what is old is set aside: True",
        "it is looked at again: 0 False",
        "when there is more, for more people: 0 False",
        "when there is more, of people who have gone: 1 True",
        "but not at once: 0",
    ]
