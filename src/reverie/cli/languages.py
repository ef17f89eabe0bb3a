"""Which language to speak before anybody has been asked."""

import os
from collections.abc import Mapping

from reverie.text import LANGUAGES, words_for


def usual_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the environment if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            code = environ[name].split(".")[0].split("_")[0].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def checked_language(wanted: str | None) -> str:
    """The language that was asked for, or the usual one; one that we do not speak is refused."""
    return words_for(wanted).language if wanted is not None else usual_language()
