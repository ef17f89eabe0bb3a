"""Where a live table is, and who we are on its server."""

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import httpx

from reverie.folders import data_folder
from reverie.kernel import BadDocument

_ADDRESS = re.compile(r"(?P<server>https?://[^/]+)(?:/ws)?/tables/(?P<table>[\w-]{1,40})/?")


@dataclass(frozen=True, slots=True)
class Address:
    """Where a table is."""

    server: str
    table: str

    @property
    def socket(self) -> str:
        """Where its WebSocket is."""
        return self.server.replace("http", "ws", 1) + f"/ws/tables/{self.table}"


def read_address(text: str) -> Address:
    """A table's link; refused with what one looks like."""
    found = _ADDRESS.fullmatch(text.strip())
    if found is None:
        raise BadDocument("join-bad-address", {"address": text[:80]})
    return Address(found["server"], found["table"])


def unreachable(address: Address) -> BadDocument:
    """Nobody answers there, or not as one of our servers would."""
    return BadDocument("join-unreachable", {"address": address.server})


class RemoteGuest:
    """Who we are on a server; remembered, so that we find our seat again."""

    def __init__(self, address: Address) -> None:
        place = re.sub(r"\W+", "-", address.server)
        self._file: Path = data_folder() / "guests" / f"{place}.json"
        self._address = address

    async def cookie(self, name: str | None, language: str, ask_name: Callable[[], Awaitable[str]]) -> str:
        """The cookie header; a new guest gives a name."""
        known = self._known()
        async with httpx.AsyncClient(base_url=self._address.server, cookies=known, timeout=10) as http:
            try:
                me = (await http.get("/api/me")).json() if known else {"guest": None}
                if me["guest"] is None or name is not None:
                    wanted = {"name": name or await ask_name(), "language": language}
                    answer = await http.post("/api/me", json=wanted)
                    if answer.status_code != 200:
                        problem = answer.json()
                        raise BadDocument(problem["code"], problem["facts"])
                    self.remember(dict(http.cookies))
            except (httpx.HTTPError, ValueError, KeyError):
                raise unreachable(self._address) from None
            return "; ".join(f"{key}={value}" for key, value in http.cookies.items())

    def _known(self) -> dict[str, str]:
        try:
            cookies: dict[str, str] = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return cookies

    def remember(self, cookies: dict[str, str]) -> None:
        """Be the guest with these cookies from now on."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.touch(mode=0o600)
        self._file.write_text(json.dumps(cookies), encoding="utf-8")
