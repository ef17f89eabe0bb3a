"""The same table once more: set up as the old one was, with everybody where they sat."""

from reverie.table import commands as say
from reverie.table import entries
from reverie.table.clock_kinds import BankClock
from reverie.table.entries import Entry
from reverie.table.folding import apply
from reverie.table.live_table import LiveTable
from reverie.wire.new_tables import created_as, request_like, seats_like
from tests.table.living import Evening


def test_the_same_table_once_more_has_everybody_where_they_sat() -> None:
    old = Evening(players=3, clock=BankClock(seconds=60.0), stand_in="greedy").gathered("ann", "ben", ready=False)
    old.say("ann", say.SeatBot(level="random", seat=2))
    created, seed = created_as(request_like(old.table))
    new = LiveTable("new", seed, Entry(0, 1.0, created, old.table.host))
    for number, deed in enumerate(seats_like(old.table), 1):
        apply(new, Entry(number, 1.0, deed))
    who = [(chair.kind, chair.guest, chair.level) for chair in old.table.chairs]
    assert [(chair.kind, chair.guest, chair.level) for chair in new.chairs] == who
    assert (new.clock_rule, new.stand_in) == (old.table.clock_rule, "greedy")
    assert new.seed != old.table.seed


def test_whoever_has_left_does_not_sit_at_the_next_table() -> None:
    alone = Evening().gathered()
    alone.say("ben", say.Leave())
    assert list(seats_like(alone.table)) == [entries.Sat(0, "ann")]
    followed = Evening(stand_in="random").gathered()
    followed.say("ben", say.Leave())
    assert list(seats_like(followed.table)) == [entries.Sat(0, "ann"), entries.BotSat(1, "random")]
