"""What somebody may be called."""

from typing import Final

from reverie.kernel import BadDocument
from reverie.text import words_for
from reverie.wire.http_messages import GuestInfo, GuestRequest

LONGEST_GUEST_NAME: Final = 40


def named_guest(wanted: GuestRequest) -> GuestInfo:
    """Who somebody is from now on; ``Refused`` where nobody can be called so, or no words are in that language."""
    name = " ".join(wanted.name.split())
    if not 1 <= len(name) <= LONGEST_GUEST_NAME or not name.isprintable():
        raise BadDocument("bad-name", {"longest": LONGEST_GUEST_NAME}, path="name")
    words_for(wanted.language)
    return GuestInfo(name=name, language=wanted.language)
