"""Where Reverie keeps things on this machine."""

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Where things are kept unless somebody says otherwise: ``REVERIE_DATA``, or the platform's place for data."""
    if named := os.environ.get("REVERIE_DATA"):
        return Path(named).expanduser()
    if shared := os.environ.get("XDG_DATA_HOME"):  # on every platform, also where nobody else looks at it
        return Path(shared) / "reverie"
    return user_data_path("reverie", appauthor=False)
