"""Where Reverie keeps things on this machine."""

import os
from pathlib import Path


def data_folder() -> Path:
    """Where things are kept unless somebody says otherwise: ``REVERIE_DATA``, or the platform's place for data."""
    if named := os.environ.get("REVERIE_DATA"):
        return Path(named).expanduser()
    if shared := os.environ.get("XDG_DATA_HOME"):  # on every platform, also where nobody else looks at it
        return Path(shared) / "reverie"
    from platformdirs import user_data_path  # only here: a browser's Python has none, and says where by REVERIE_DATA

    return user_data_path("reverie", appauthor=False)
