"""The same person on a second device: a code is made on the first one, works once, for two minutes, at one table.

It comes twice: as a link (128 bits, for a QR code) and as a word that can be typed (50 bits); whichever is used, the
other is used up with it. What is stored are their seals, made with the server's secret and the table's id: whoever
reads the database cannot use a code, and nobody can use it at another table. A page brings the link's code in the
fragment of its address, which browsers send to nobody.

Whoever was somebody else on the second device is asked first, and can go back: the cookie of before is kept beside.
"""

import logging
import secrets
from time import time
from typing import Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from reverie.kernel import Refused
from reverie.server.guard import client_of
from reverie.server.http_endpoints import (
    answer,
    body,
    guest_before,
    guest_info,
    identity,
    known_guest,
    quotas,
    tables,
)
from reverie.server.identity import BEFORE
from reverie.server.storage import DeviceCodeRow
from reverie.wire.http_messages import (
    ArrivalAnswer,
    ArrivalRequest,
    CodeAnswer,
    CodeRequest,
    CodeState,
    MeAnswer,
    UsedBy,
)

_logger = logging.getLogger(__name__)

SECONDS: float = 120.0
_LINK_BYTES: Final = 16
_LINK_LENGTH: Final = 22
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without those that look like others; whoever types one of those means the other."""
_WORD_LENGTH: Final = 10
_ALIKE: Final = str.maketrans("OIL", "011")


class WrongCode(Refused):
    """The code does not work: never made, used, too late, or of another table. Nobody is told which."""


class SomebodyElse(Refused):
    """This device knows somebody else already."""


def routes() -> list[Route]:
    return [
        Route("/api/me/code", make_code, methods=["POST"]),
        Route("/api/me/code", see_code),
        Route("/api/me/arrive", arrive, methods=["POST"]),
        Route("/api/me/back", go_back, methods=["POST"]),
    ]


async def make_code(request: Request) -> Response:
    """A new code; an earlier one works no more."""
    guest = await known_guest(request)
    wanted: CodeRequest = await body(request, CodeRequest)
    quotas(request).device_code(client_of(request.scope), guest)
    link = secrets.token_urlsafe(_LINK_BYTES)
    word = "".join(secrets.choice(_LETTERS) for _ in range(_WORD_LENGTH))
    now = time()
    link_seal, word_seal = (_seal(request, wanted.table, code) for code in (link, word))
    await tables(request).store.people.put_device_code(DeviceCodeRow(guest, link_seal, word_seal, now + SECONDS), now)
    shown = f"{word[: _WORD_LENGTH // 2]}-{word[_WORD_LENGTH // 2 :]}"
    return answer(CodeAnswer(code=link, word=shown, until=now + SECONDS, seconds=SECONDS), 201)


async def see_code(request: Request) -> Response:
    """What has become of the latest code: the first device tells its person so."""
    code = await tables(request).store.people.device_code_of(await known_guest(request))
    if code is None:
        return answer(CodeState(state="none", until=0.0, seconds=0.0, device=""))
    left = max(0.0, code.expires_at - time())
    state: Literal["used", "open", "late"] = "used" if code.used_by else "open" if left else "late"
    return answer(
        CodeState(state=state, until=code.expires_at, seconds=left, device=msgspec.convert(code.used_by, UsedBy))
    )


async def arrive(request: Request) -> Response:
    """The second device: from now on it is the guest who made the code."""
    wanted: ArrivalRequest = await body(request, ArrivalRequest)
    address = client_of(request.scope)
    quotas(request).try_code(address)
    store, seal = tables(request).store, _seal(request, wanted.table, wanted.code)
    found = await tables(request).guests.find(await store.people.whose_device_code(seal, time()))
    if found is None:
        raise WrongCode("device-code-wrong")
    quotas(request).right_code(address)
    here = await tables(request).guests.find(_guest_now(request))
    if here is not None and here.id == found.id:
        return answer(ArrivalAnswer(guest=guest_info(found), already=True))
    if here is not None and not wanted.replace:
        raise SomebodyElse("somebody-else-here", {"name": found.name, "here": here.name})
    if await store.people.use_device_code(seal, wanted.device, time()) != found.id:
        raise WrongCode("device-code-wrong")  # somebody was quicker
    _logger.info("a guest has come over to another device (%s)", wanted.device)
    response = answer(ArrivalAnswer(guest=guest_info(found), already=False))
    before = await tables(request).guests.find(guest_before(request))  # who this device was first of all
    _sign(request, response, found.id, (before or here).id if here is not None else "")
    return response


async def go_back(request: Request) -> Response:
    """Be again who one was on this device before; nobody, if one was nobody."""
    before = await tables(request).guests.find(guest_before(request))
    response = answer(MeAnswer(guest=None if before is None else guest_info(before)))
    _sign(request, response, "" if before is None else before.id, "" if before is None else _guest_now(request))
    return response


def _guest_now(request: Request) -> str:
    """Whose device it is: not one of those who share it."""
    return identity(request).guest_in(request.headers.getlist("cookie"))


def _sign(request: Request, response: Response, guest: str, before: str) -> None:
    signer = identity(request)
    for place, who in (("", guest), (BEFORE, before)):
        if who:
            signer.sign_in(response, who, place)
        else:
            signer.sign_out(response, place)


def _seal(request: Request, table: str, code: str) -> str:
    """A code as it is stored. What is typed may be written in any way that can be read."""
    if len(code) == _LINK_LENGTH:
        return identity(request).seal("link", table, code)
    typed = "".join(letter for letter in code.upper() if letter.isalnum())
    return identity(request).seal("word", table, typed.translate(_ALIKE))
