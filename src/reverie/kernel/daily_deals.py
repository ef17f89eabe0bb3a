r"""Daily deals: seeds that were fixed long before their day, by a chain of hashes whose end was published.

A secret of 32 bytes is the link of the last day. Every other link follows from the one of the next day:

- ``link(k - 1) = SHA-256("reverie/daily/link/1 FIRST_DAY\0" + link(k))``; ``FIRST_DAY``, an ISO date, is day 1.
- ``link(0)`` is the anchor. It is published before the first day, and fixes the first day and all deals.
- The seed of a game is ``HMAC-SHA256(link(k), "reverie/daily/deal/1 GAME DAY")``, with the day as an ISO date.
- Everybody sits on seat ``x % players``; ``x`` are the first 8 bytes of ``HMAC-SHA256(link(k), "reverie/daily/seat/1
  GAME DAY")``, as a big-endian number.

Whoever has a day's link hashes it ``k`` times and arrives at the anchor. Nobody can compute the next day's from it.
"""

import hashlib
import hmac
from datetime import date
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from reverie.kernel.chance import SEED_BYTES
from reverie.kernel.refusals import BadDocument

CHAIN_DAYS: Final = 36_525
"""A hundred years."""


class DailyDeal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which day's deal a game is, and all that proves it."""

    anchor: str
    """64 hexadecimal digits, as the links."""
    first_day: str
    day: str
    link: str | UnsetType = UNSET
    """The day's, once the day is over: before that it would tell everything."""


def link_before(link: bytes, first_day: date) -> bytes:
    """The link of the day before; of day 1 it is the anchor."""
    return hashlib.sha256(b"reverie/daily/link/1 %s\0" % first_day.isoformat().encode() + link).digest()


def link_back(link: bytes, first_day: date, days: int) -> bytes:
    """The link of so many days before."""
    for _ in range(days):
        link = link_before(link, first_day)
    return link


def daily_seed(link: bytes, game: str, day: date) -> bytes:
    """The seed of a game on the day of that link."""
    return hmac.digest(link, f"reverie/daily/deal/1 {game} {day.isoformat()}".encode(), "sha256")


def daily_seat(link: bytes, game: str, day: date, players: int) -> int:
    """The seat that everybody has in a game on the day of that link."""
    drawn = hmac.digest(link, f"reverie/daily/seat/1 {game} {day.isoformat()}".encode(), "sha256")
    return int.from_bytes(drawn[:8], "big") % players


def day_number(first_day: date, day: date) -> int:
    """Which day of the chain it is; the first is 1."""
    return (day - first_day).days + 1


def read_day(text: str, path: str = "") -> date:
    """A day as it is written (``2026-11-18``); ``BadDocument`` where it is none."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if day.isoformat() != text:  # other ways of writing it are none of ours
        raise BadDocument("daily-bad-day", {"given": text[:40]}, path=path)
    return day


def check_daily(deal: DailyDeal, game: str, seed: bytes) -> None:
    """``BadDocument`` unless the seed is that of its day, by the anchor that the deal names."""
    first_day, day = read_day(deal.first_day, "daily.first_day"), read_day(deal.day, "daily.day")
    number = day_number(first_day, day)
    if not 1 <= number <= CHAIN_DAYS:
        facts = {"day": deal.day, "first": deal.first_day, "days": CHAIN_DAYS}
        raise BadDocument("daily-outside", facts, path="daily.day")
    if deal.link is UNSET:
        raise BadDocument("daily-no-link", {"day": deal.day}, path="daily.link")
    link, anchor = _digest(deal.link, "daily.link"), _digest(deal.anchor, "daily.anchor")
    found = link_back(link, first_day, number)
    if found != anchor:
        facts = {"given": deal.anchor[:16], "computed": found.hex()[:16], "number": number}
        raise BadDocument("daily-wrong-anchor", facts, path="daily.link")
    if daily_seed(link, game, day) != seed:
        raise BadDocument("daily-wrong-seed", {"day": deal.day}, path="seed")


def _digest(text: str, path: str) -> bytes:
    try:
        digest = bytes.fromhex(text)
    except ValueError:
        digest = b""
    if digest.hex() != text or len(digest) != SEED_BYTES:
        raise BadDocument("daily-bad-digest", path=path)
    return digest
