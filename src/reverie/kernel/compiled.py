"""Which of the two ways the rules run: interpreted, or compiled to machine code from the very same files."""

import sys

import reverie.kernel.state
from reverie.kernel.written import is_compiled


def running_compiled() -> bool:
    """Whether kernel and games run as machine code.

    >>> running_compiled() in (True, False)
    True
    """
    return is_compiled(sys.modules[reverie.kernel.state.__name__])


def way_of_running() -> str:
    """The same in one word, for versions and benchmarks: ``compiled`` or ``interpreted``."""
    return "compiled" if running_compiled() else "interpreted"
