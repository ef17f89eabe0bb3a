"""Names that nobody can guess, for tables and guests."""

import secrets
import string
from typing import Final

_LETTERS: Final = string.ascii_letters + string.digits
_LENGTH: Final = 12
"""71 bits: a private table is found by those who were given its name, and by nobody else."""


def fresh_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
