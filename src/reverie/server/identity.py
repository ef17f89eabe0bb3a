"""Who somebody is: a guest with a name, known by a signed cookie that no page can read."""

import hmac
import secrets
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from itsdangerous import BadData, URLSafeSerializer
from starlette.responses import Response

COOKIE: Final = "reverie_guest"
SECRET_FILE: Final = "cookie-secret"
_SALT: Final = "reverie.guest.1"
_MAX_AGE: Final = 365 * 86_400
_LONGEST: Final = 256
"""No cookie of ours is longer; what is longer is not even remembered."""
_MOST: Final = 4
"""Of several cookies of ours, so many are tried."""
BEFORE: Final = "before"
"""Beside whom a device knew before its person came over from another one."""
_BESIDE: Final = ("2", "3", "4", "5", "6", "7", "8", BEFORE)
DEVICE_COOKIE: Final = "reverie_device"
"""Which browser it is, whoever uses it: only for what there is once on each (``docs/daily.md``)."""
_DEVICE_SALT: Final = "reverie.device.1"
_CODE_SALT: Final = b"reverie.device-code.1"


class Identity:
    """Signs and reads guests' cookies."""

    def __init__(self, secret: str, secure: bool) -> None:
        self._serializer = URLSafeSerializer(secret, salt=_SALT)
        self._devices = URLSafeSerializer(secret, salt=_DEVICE_SALT)
        self._secure = secure
        self._code_key = hmac.digest(secret.encode(), _CODE_SALT, "sha256")
        self._read = lru_cache(maxsize=4096)(self._guest_of)  # a browser shows the same cookie again and again

    def new_guest(self) -> str:
        return secrets.token_urlsafe(12)

    def sign_in(self, response: Response, guest: str, beside: str = "") -> None:
        """Whoever gets this response is that guest from now on."""
        self._set_cookie(response, beside, str(self._serializer.dumps(guest)), _MAX_AGE)

    def sign_out(self, response: Response, beside: str = "") -> None:
        """Whoever gets this response is nobody from now on."""
        self._set_cookie(response, beside, "", 0)

    def new_device(self) -> str:
        return secrets.token_urlsafe(18)

    def mark_device(self, response: Response, device: str) -> None:
        """The browser that gets this response is that device from now on."""
        self._keep(response, DEVICE_COOKIE, str(self._devices.dumps(device)), _MAX_AGE)

    def device_in(self, cookies: Iterable[str]) -> str:
        """Which device it is; none if our cookie is missing or not signed by us."""
        found = (value for value in _values(cookies, DEVICE_COOKIE) if len(value) <= _LONGEST)
        return next(filter(None, (_loaded(self._devices, value) for value in islice(found, _MOST))), "")

    def _set_cookie(self, response: Response, beside: str, value: str, max_age: int) -> None:
        self._keep(response, _name(beside), value, max_age)

    def _keep(self, response: Response, name: str, value: str, max_age: int) -> None:
        response.set_cookie(name, value, max_age, secure=self._secure, httponly=True, samesite="lax")

    def seal(self, *parts: str) -> str:
        """What a secret is stored as: whoever reads it can neither use it nor find out by trying what was sealed."""
        told = "".join(f"{len(part)}:{part}" for part in parts)
        return hmac.digest(self._code_key, told.encode(errors="replace"), "sha256").hex()

    def guest_in(self, cookies: Iterable[str], beside: str = "") -> str:
        """The guest that ``Cookie`` headers speak for; nobody if ours is missing or not signed by us.

        Other cookies of this host may have any form, and are not even looked at.
        """
        found = _values(cookies, _name(beside))
        guests = (self._read(value) for value in islice(found, _MOST) if len(value) <= _LONGEST)
        return next(filter(None, guests), "")

    def _guest_of(self, value: str) -> str:
        return _loaded(self._serializer, value)


def _loaded(serializer: URLSafeSerializer, value: str) -> str:
    """What was signed; nothing where it was not, or not by us."""
    try:
        found = serializer.loads(value)
    except (BadData, ValueError):
        return ""
    return found if isinstance(found, str) else ""


def _values(cookies: Iterable[str], name: str) -> Iterator[str]:
    """What the cookies of that name say, in the order in which the browser sent them."""
    for header in cookies:
        for cookie in header.split(";"):
            key, _, value = cookie.partition("=")
            if key.strip() == name:
                yield value.strip()


def _name(beside: str) -> str:
    """Several people who share one browser have a cookie each: ``beside`` is the place of one beside its owner."""
    return f"{COOKIE}_{beside}" if beside in _BESIDE else COOKIE


def secret_in(folder: Path) -> str:
    """The secret of a data folder, made when it is first needed; readable by its owner alone."""
    file = folder / SECRET_FILE
    if not file.exists() or not file.stat().st_size:
        with NamedTemporaryFile("w", dir=folder, prefix=".cookie-secret-", delete=False) as new:
            new.write(secrets.token_urlsafe(32))
        Path(new.name).replace(file)  # whole or not at all: with an empty secret anybody could sign
    return file.read_text(encoding="ascii").strip()
