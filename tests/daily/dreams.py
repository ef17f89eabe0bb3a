"""A chain whose secret everybody knows, and tables of its deals."""

from datetime import date, timedelta

from reverie.bots.asking import bot_answer
from reverie.daily.calendar import closes_at
from reverie.daily.chain import DailyChain
from reverie.daily.plans import DailyPlan, daily_plan
from reverie.kernel import move_text
from reverie.kernel.daily_deals import DailyDeal
from reverie.kernel.record import Record
from reverie.table.entries import Entry, read_entry, write_entry
from reverie.table.live_table import LiveTable
from reverie.wire.new_tables import daily_seats, daily_table
from tests.table.living import NAMES, Evening, record_of

SECRET = bytes(range(100, 132))
FIRST_DAY = date(2026, 11, 1)
CHAIN = DailyChain(SECRET, FIRST_DAY)
DAY = date(2026, 11, 18)
NOON = closes_at(DAY) - 43_200


def evening_of(plan: DailyPlan, guest: str = "ann", day: date = DAY, at: float = NOON) -> Evening:
    """A guest's table of a day's deal, as its entries tell it; without a guest the coach's."""
    game = plan.game.name
    seed, seat = CHAIN.seed(game, day), CHAIN.seat(game, day, plan.players)
    evening = Evening.__new__(Evening)
    evening.now, evening.seed = at, seed
    first = Entry(0, at, daily_table(plan, CHAIN.deal(day), seed), guest)
    evening.entries = [read_entry(write_entry(first))]
    evening.table = LiveTable("table", seed, evening.entries[0])
    for deed in daily_seats(plan, seat, guest):
        evening.write(deed)
    return evening


def let_bots_play(evening: Evening, own: str = "") -> None:
    """Until the game is over, or the guest is asked; with ``own`` a bot of that level answers for the guest too."""
    table = evening.table
    while table.phase != "over":
        for seat in table.owing:
            chair = table.chairs[seat]
            if chair.kind != "bot" and not own:
                return
            luck = table.bot_luck(seat)
            move = move_text(bot_answer(chair.level or own, table.begun.state, seat, luck, 1.0))
            if chair.kind == "bot":
                evening.bot_plays(seat, move)
            else:
                evening.play(chair.guest, move)
            break
        else:
            evening.wait(2.0)


def finished(day: date = DAY, game: str = "psycle", at: float = NOON) -> Evening:
    """A game that Ann has played to the end."""
    evening = evening_of(daily_plan(game), day=day, at=at)
    let_bots_play(evening, own="greedy")
    return evening


def revealed(deal: DailyDeal, link: bytes | None = None) -> DailyDeal:
    """A deal as its record tells it when its day is over."""
    found = CHAIN.link(date.fromisoformat(deal.day)) if link is None else link
    return DailyDeal(anchor=deal.anchor, first_day=deal.first_day, day=deal.day, link=found.hex())


def daily_record(days: int = 0) -> Record:
    """The record of a finished deal, of so many days later."""
    evening = finished(DAY + timedelta(days=days))
    record = record_of(evening.table, NAMES)
    assert isinstance(record.daily, DailyDeal)
    record.daily = revealed(record.daily)
    return record
