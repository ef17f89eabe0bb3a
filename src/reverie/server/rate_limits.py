"""Rate limits: what each guest and each address has left of what the limits give them, their quota.

A guest's quota is shared by all their sockets and pages, so that opening more of them gives no more. Guests cost
nothing, so whatever is limited for a guest is limited for an address too. All of it is kept in memory, by this process
alone, and of those that have been quiet longest nothing is kept at all.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Final

from reverie.kernel import Refused
from reverie.server import limits as fixed
from reverie.server.limits import Bucket, Limits

_HOUR: Final = 3600.0
_MINUTE: Final = 60.0


class TooFast(Refused):
    """More than the server takes from one guest or address in so short a time; ``seconds`` says when to try again."""


class TooMany(Refused):
    """More than one guest or address may have at once."""


class Busy(Refused):
    """Others are being served just now; ``seconds`` says when to try again."""


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """What counts as one address: for IPv6 the network of one household. What is no address at all counts as one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


class Buckets:
    """A bucket for each of many."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def of(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst)
        self._buckets[key] = bucket  # those that have been quiet longest come first
        if len(self._buckets) > fixed.MOST_CALLERS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class Counts:
    """How many of something each of many has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """One more; false when there are too many already."""
        count = self._open.get(key, 0)
        if count >= self._most:
            return False
        self._open[key] = count + 1
        return True

    def leave(self, key: str) -> None:
        if self._open[key] == 1:
            del self._open[key]
        else:
            self._open[key] -= 1

    @contextmanager
    def socket(self, key: str) -> Iterator[None]:
        """For as long as a socket is open."""
        if not self.enter(key):
            raise TooMany("too-many-sockets", {"most": self._most})
        try:
            yield
        finally:
            self.leave(key)


class Meter:
    """What one connection may have: it takes from its guest's bucket and from its address's at once."""

    def __init__(self, *buckets: Bucket) -> None:
        self._buckets = buckets

    def take(self, cost: float = 1.0) -> bool:
        """Take so much; false when there is not enough."""
        if self.wait_for(cost) > 0:
            return False
        for bucket in self._buckets:
            bucket.tokens -= cost
        return True

    def give_back(self, cost: float = 1.0) -> None:
        for bucket in self._buckets:
            bucket.give_back(cost)

    def wait_for(self, cost: float = 1.0) -> float:
        longest, now = 0.0, monotonic()
        for bucket in self._buckets:  # with every message: no generator
            wait = bucket.wait_at(now, cost)
            if wait > longest:
                longest = wait
        return longest

    def refusal(self, cost: float = 1.0) -> TooFast:
        """The answer to what comes too fast."""
        return too_fast(self.wait_for(cost))


class _Meters:
    """For each guest so much a second, and so many guests' worth for each address; three seconds' worth at once.

    Who is nobody has as much as a guest on each connection; all of them together have what their address has.
    """

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._of_guest = Buckets(rate, 3 * rate)
        self._of_address = Buckets(fixed.GUESTS_PER_ADDRESS * rate, 3 * fixed.GUESTS_PER_ADDRESS * rate)

    def of(self, address: str, guest: str) -> Meter:
        own = self._of_guest.of(guest) if guest else Bucket(self._rate, 3 * self._rate)
        return Meter(self._of_address.of(address), own)


@dataclass(slots=True)
class _Wishes:
    """Who at a table wants another game, and whether that has been counted."""

    said: set[str] = field(default_factory=set)
    is_counted: bool = False


class Quotas:
    """``rate`` is how many requests a second an address may make for long, and how many messages a guest may send."""

    def __init__(self, limits: Limits, rate: float) -> None:
        self.limits = limits
        self.sockets_of_address = Counts(limits.sockets_per_address)
        self.sockets_of_guest = Counts(limits.sockets_per_guest)
        self._requests = Buckets(rate, fixed.ROOM_FOR_CALLERS * rate)
        self._messages = _Meters(rate)
        self._reading = _Meters(rate)
        self._rough = Buckets(fixed.ROUGH_RATE, fixed.ROUGH_HITS)
        self._guests = _hourly(limits.guests_per_address)
        self._tables_of_address = _hourly(limits.tables_per_address)
        self._tables_of_guest = _hourly(limits.tables_per_guest)
        self._exports_of_address = _hourly(limits.exports_per_address)
        self._exports_of_guest = _hourly(limits.exports_per_guest)
        self._exporting = asyncio.Lock()
        self._codes_of_address = _hourly(limits.codes_per_address)
        self._codes_of_guest = _hourly(limits.codes_per_guest)
        self._wrong_codes = _hourly(limits.wrong_codes_per_address)
        self._trials_of_address = _hourly(limits.trials_per_address)
        self._trials_of_guest = _hourly(limits.trials_per_guest)
        self._running_of_address = Counts(fixed.TRIALS_OF_ADDRESS)
        self._running_of_guest = Counts(fixed.TRIALS_OF_GUEST)
        self._talk_of_guest = _by_minute(limits.talk_per_guest)
        self._talk_of_address = _by_minute(limits.talk_per_address)
        self._talk_at_table = _by_minute(limits.talk_per_table)
        self._homes: dict[str, str] = {}
        """Whence the hosts of new tables came; never written down."""
        self._made: dict[str, tuple[float, int]] = {}
        """By guest: since when how many tables were made here, the latest within the hour."""
        self._wishes: dict[str, _Wishes] = {}

    def request(self, address: str, cost: float) -> float:
        """Seconds that a caller has to wait before this request; 0 when it may be made now."""
        bucket = self._requests.of(address)
        return 0.0 if bucket.take(cost) else bucket.wait_for(cost)

    def messages(self, address: str, guest: str) -> Meter:
        """How much may be said over a new connection."""
        return self._messages.of(address, guest)

    def reading(self, address: str, guest: str) -> Meter:
        """How much may be asked for that is large, such as scenes: apart, so that whoever reads much may play on."""
        return self._reading.of(address, guest)

    def rough(self, address: str, guest: str) -> Bucket:
        """How often somebody is still answered who says too much."""
        return self._rough.of(guest or address)

    def talk(self, address: str, guest: str, table: str) -> None:
        """A line of talk, or ``TooFast``."""
        of_address = self._talk_of_address.of(address)
        wait = _take(of_address, self._talk_of_guest.of(guest), self._talk_at_table.of(table))
        if wait > 0:
            raise too_fast(wait)

    def new_guest(self, address: str) -> None:
        wait = _take(self._guests.of(address))
        if wait > 0:
            raise TooFast("too-many-guests", {"seconds": ceil(wait)})

    def new_table(self, address: str, guest: str) -> None:
        wait = _take(self._tables_of_address.of(address), self._tables_of_guest.of(guest))
        if wait > 0:
            raise TooFast("too-many-tables", {"seconds": ceil(wait)})
        self._homes.pop(guest, None)
        self._homes[guest] = address
        since, made = self._made.pop(guest, (monotonic(), 0))
        self._made[guest] = (since, made + 1)
        for known in (self._homes, self._made):
            if len(known) > fixed.MOST_CALLERS:
                del known[next(iter(known))]

    def may_have_made(self, guest: str, tables: int) -> bool:
        """Whether a guest may have made so many tables lately, as far as this process knows."""
        since, made = self._made.get(guest, (0.0, 0))
        if made < tables:
            return False
        if monotonic() - since > _HOUR:
            self._made[guest] = (monotonic(), tables)  # some of them may be old: whoever asks finds out
        return True

    def no_table(self, address: str, guest: str) -> None:
        """The table was refused: it does not count."""
        self._tables_of_address.of(address).give_back()
        self._tables_of_guest.of(guest).give_back()

    @asynccontextmanager
    async def export(self, address: str, guest: str) -> AsyncIterator[None]:
        """For as long as somebody's data are gathered: there is much to read, so this is done for one at a time."""
        buckets = self._exports_of_address.of(address), self._exports_of_guest.of(guest)
        wait = _take(*buckets)
        if wait > 0:
            raise TooFast("too-fast", {"seconds": ceil(wait)})
        try:
            await asyncio.wait_for(self._exporting.acquire(), fixed.EXPORT_PATIENCE)
        except TimeoutError:
            for bucket in buckets:
                bucket.give_back()
            raise Busy("exports-busy", {"seconds": ceil(fixed.EXPORT_PATIENCE)}) from None
        try:
            yield
        finally:
            self._exporting.release()

    def new_trial(self, address: str, guest: str) -> None:
        """A trial in the studio, or ``TooFast``."""
        wait = _take(self._trials_of_address.of(address), self._trials_of_guest.of(guest))
        if wait > 0:
            raise TooFast("too-many-trials", {"seconds": ceil(wait)})

    @contextmanager
    def running_trial(self, address: str, guest: str) -> Iterator[None]:
        """For as long as a trial is played."""
        with ExitStack() as held:
            running = (self._running_of_address, address), (self._running_of_guest, guest)
            for counts, key in running:
                if not counts.enter(key):
                    raise TooMany("too-many-trials-at-once", {"seconds": 1})
                held.callback(counts.leave, key)
            yield

    def device_code(self, address: str, guest: str) -> None:
        """A new code for a second device, or ``TooFast``."""
        wait = _take(self._codes_of_address.of(address), self._codes_of_guest.of(guest))
        if wait > 0:
            raise TooFast("too-fast", {"seconds": ceil(wait)})

    def try_code(self, address: str) -> None:
        """Somebody tries a code: it counts as wrong until ``right_code`` is said, however many are tried at once."""
        wait = _take(self._wrong_codes.of(address))
        if wait > 0:
            raise TooFast("too-many-codes", {"seconds": ceil(wait)})

    def right_code(self, address: str) -> None:
        self._wrong_codes.of(address).give_back()

    def rematch(self, address: str, guest: str, table: str, missing: set[str]) -> None:
        """Another game at a table is another table. It counts once, for whoever is the last of those ``missing``.

        Wishes are known from when they are sent: they may be on their way all at once.
        """
        wishes = self._wishes.setdefault(table, _Wishes())
        if len(self._wishes) > fixed.MOST_CALLERS:
            del self._wishes[next(iter(self._wishes))]
        wishes.said.add(guest)
        if not wishes.is_counted and wishes.said >= missing:
            self.new_table(address, guest)
            wishes.is_counted = True

    def home_of(self, host: str) -> str:
        """The address that a host came from; where that is not known, the host."""
        return self._homes.get(host, host)

    def fair_share(self, hosts: Iterable[str]) -> list[bool]:
        """For each table of the lobby in turn, whether it is shown: no address may fill the lobby."""
        shown: dict[str, int] = {}
        answers = []
        for host in hosts:
            home = self.home_of(host)
            shown[home] = shown.get(home, 0) + 1
            answers.append(shown[home] <= self.limits.lobby_per_address)
        return answers


def _hourly(number: int) -> Buckets:
    return Buckets(number / _HOUR, max(1.0, number / 6))


def _by_minute(number: int) -> Buckets:
    return Buckets(number / _MINUTE, max(1.0, number / 12))


def _take(*buckets: Bucket) -> float:
    """Take one from each, or from none; the seconds until all have one."""
    wait = max(bucket.wait_for() for bucket in buckets)
    if wait <= 0:
        for bucket in buckets:
            bucket.tokens -= 1.0
    return wait


def told_seconds(wait: float) -> float:
    """A wait as it is told: rounded up, and never none, so that whoever waits so long has waited long enough.

    >>> told_seconds(0.0), told_seconds(0.001), told_seconds(1.234)
    (0.01, 0.01, 1.24)
    """
    return max(1, ceil(100 * wait)) / 100


def too_fast(wait: float) -> TooFast:
    """More than may come in so short a time."""
    return TooFast("too-fast", {"seconds": told_seconds(wait)})
