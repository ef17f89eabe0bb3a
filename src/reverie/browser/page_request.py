"""One thing that the page asks for as of a server, apart from the tables' connections."""

from collections.abc import Mapping
from typing import NamedTuple, TypeVar
from urllib.parse import parse_qsl

from reverie.browser.guests import MOST_PLACES, guest_at
from reverie.kernel import BadDocument
from reverie.text import LANGUAGES
from reverie.wire.untrusted_json import read_as

T = TypeVar("T")


class NoSuchRequest(BadDocument):
    """Nobody here answers such a request: a page need not offer it."""

    def __init__(self, method: str, path: str) -> None:
        super().__init__("malformed", {"finding": f"{method} {path}"[:200]})


class PageRequest(NamedTuple):
    """What is asked for."""

    method: str
    path: str
    asked: Mapping[str, str]
    """What stands behind the question mark."""
    body: str
    table: str = ""
    """Whose it is about, if an offer is about a table."""
    rest: tuple[str, ...] = ()
    """The parts of the path after an offer's name."""

    @classmethod
    def of(cls, method: str, path: str, query: str, body: str) -> "PageRequest":
        """As it comes from the page."""
        return cls(method, path, dict(parse_qsl(query)), body)

    @property
    def place(self) -> int:
        """Which of those at the screen asks."""
        beside = self.asked.get("beside", "1")
        return int(beside) if beside.isdecimal() and 1 <= int(beside[:3]) <= MOST_PLACES else 1

    @property
    def guest(self) -> str:
        """Who asks, whether they have a name yet or not."""
        return guest_at(self.place)

    @property
    def language(self) -> str:
        """In which language a refusal is said."""
        language = self.asked.get("language", "")
        return language if language in LANGUAGES else LANGUAGES[0]

    def body_as(self, wanted: type[T]) -> T:
        """The body as that type; ``BadDocument`` says where it differs."""
        return read_as(self.body.encode(), wanted)
