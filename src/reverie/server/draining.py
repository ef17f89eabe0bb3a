"""When the server is stopped: everybody is told when to come back, so that not all come back at once."""

import random
from typing import Final

from reverie import wire

COMERS_PER_SECOND: Final = 300
"""So many are asked to come back within one second: well below what one process can let in while games go on."""
_RESTART_SECONDS: Final = 0.5
"""Nobody is asked to come back sooner: there would be nobody to come back to."""


def closing_frame(connections: int) -> str:
    """What one of so many connections is told: a moment of its own within the time that all of them need."""
    seconds = _RESTART_SECONDS + random.uniform(0.0, connections / COMERS_PER_SECOND)
    return wire.encode(wire.Closing(retry_after_ms=round(seconds * 1000)))
