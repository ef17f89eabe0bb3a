"""Who somebody is: a guest with a name, known by a signed cookie that no page can read."""

import secrets
from functools import lru_cache
from http.cookies import SimpleCookie
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "reverie_guest"
_SALT: Final = "reverie.guest.1"
_MAX_AGE: Final = 365 * 86_400
_BESIDE: Final = ("2", "3", "4", "5", "6", "7", "8")


class Identity:
    """Signs and reads guests' cookies."""

    def __init__(self, secret: str, secure: bool) -> None:
        self._serializer = URLSafeSerializer(secret, salt=_SALT)
        self._secure = secure
        self._read = lru_cache(maxsize=4096)(self._guest_in)  # a browser shows the same cookies again and again

    def new_guest(self) -> str:
        return secrets.token_urlsafe(12)

    def cookie(self, guest: str, beside: str = "") -> str:
        """The ``Set-Cookie`` header for a guest."""
        parts = [
            f"{_name(beside)}={self._serializer.dumps(guest)}",
            f"Max-Age={_MAX_AGE}",
            "Path=/",
            "HttpOnly",
            "SameSite=Lax",
        ]
        if self._secure:
            parts.append("Secure")
        return "; ".join(parts)

    def forget(self, beside: str = "") -> str:
        return f"{_name(beside)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"

    def guest_in(self, cookies: str | None, beside: str = "") -> str:
        """The guest that a ``Cookie`` header speaks for; nobody if it is missing or not ours."""
        return self._read(cookies or "", beside)

    def _guest_in(self, cookies: str, beside: str) -> str:
        jar: SimpleCookie = SimpleCookie()
        try:
            jar.load(cookies)
            morsel = jar.get(_name(beside))
            guest = self._serializer.loads(morsel.value) if morsel is not None else ""
        except (BadSignature, ValueError):
            return ""
        return guest if isinstance(guest, str) else ""


def _name(beside: str) -> str:
    """Several people who share one browser have a cookie each: ``beside`` is the place of one beside its owner."""
    return f"{COOKIE}_{beside}" if beside in _BESIDE else COOKIE


def secret_in(folder: Path) -> str:
    """The secret of a data folder, made when it is first needed; readable by its owner alone."""
    file = folder / "cookie-secret"
    if not file.exists() or not file.stat().st_size:
        with NamedTemporaryFile("w", dir=folder, prefix=".cookie-secret-", delete=False) as new:
            new.write(secrets.token_urlsafe(32))
        Path(new.name).replace(file)  # whole or not at all: with an empty secret anybody could sign
    return file.read_text(encoding="ascii").strip()
