"""``reverie daily``: what a server has to publish of its daily deals, so that they can be proved."""

from reverie.cli.console import LineConsole
from reverie.daily.calendar import day_at
from reverie.daily.chain import DailyChain
from reverie.server.storage import Store
from reverie.text import words_for


async def tell_chain(console: LineConsole, store: Store, now: float, language: str) -> bool:
    """The anchor, the first day, and which day it is, but no secret; false where no chain has begun."""
    words, found = words_for(language), await store.daily.chain()
    if found is None:
        console.say(words.say("daily-no-chain"))
        return False
    chain, today = DailyChain(*found), day_at(now)
    console.say(words.say("daily-anchor", {"anchor": chain.anchor}))
    console.say(words.say("daily-first-day", {"first": chain.first_day.isoformat()}))
    console.say(words.say("daily-today", {"number": chain.number(today), "day": today.isoformat()}))
    console.say(words.say("daily-publish"))
    return True
