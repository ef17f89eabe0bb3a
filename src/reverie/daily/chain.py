"""The chain from its secret end: what only the server that deals can know."""

import secrets
from datetime import date

from reverie.kernel import BadDocument
from reverie.kernel.chance import SEED_BYTES
from reverie.kernel.daily_deals import (
    CHAIN_DAYS,
    DailyDeal,
    daily_seat,
    daily_seed,
    day_number,
    link_back,
)


class DailyChain:
    """All days' links. Whoever has this knows every deal to come: no page and no file is ever made from it."""

    def __init__(self, secret: bytes, first_day: date) -> None:
        """``secret`` is the link of the last day."""
        self.first_day = first_day
        self.anchor = link_back(secret, first_day, CHAIN_DAYS).hex()
        """What is published."""
        self._secret = secret
        self._latest = (CHAIN_DAYS, secret)
        """The number and the link of the latest day that was asked for: earlier ones are a few steps from there."""

    @staticmethod
    def new_secret() -> bytes:
        """The far end of a new chain."""
        return secrets.token_bytes(SEED_BYTES)

    def number(self, day: date) -> int:
        """Which day of the chain it is; ``BadDocument`` before the first and after the last."""
        number = day_number(self.first_day, day)
        if not 1 <= number <= CHAIN_DAYS:
            facts = {"day": day.isoformat(), "first": self.first_day.isoformat(), "days": CHAIN_DAYS}
            raise BadDocument("daily-outside", facts)
        return number

    def link(self, day: date) -> bytes:
        """The link of a day: a secret until the day is over."""
        number = self.number(day)
        known, link = self._latest
        if number > known or known == CHAIN_DAYS:
            link = link_back(self._secret, self.first_day, CHAIN_DAYS - number)
            self._latest = (number, link)
            return link
        return link_back(link, self.first_day, known - number)

    def seed(self, game: str, day: date) -> bytes:
        """The seed of a game on a day."""
        return daily_seed(self.link(day), game, day)

    def seat(self, game: str, day: date, players: int) -> int:
        """The seat that everybody has in a game on a day."""
        return daily_seat(self.link(day), game, day, players)

    def deal(self, day: date) -> DailyDeal:
        """What a table says of its deal: nothing that tells it."""
        self.number(day)
        return DailyDeal(anchor=self.anchor, first_day=self.first_day.isoformat(), day=day.isoformat())
