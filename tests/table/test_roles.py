"""Who sees another side of a table from an entry on: the guest that it seats or unseats, and nobody else."""

from reverie.table import commands as say
from reverie.table.commands import AnyCommand
from reverie.table.patience import FIRST_NUDGE, TOGETHER
from reverie.table.views import who_changes_role
from tests.table.living import Evening


def said(evening: Evening, guest: str, command: AnyCommand, after: float = 0.0) -> str | None:
    """Who changes role by a command; that is the one whose seat is another one then."""
    guests = ("ann", "ben", "cleo")
    before = [evening.table.seat_of(one) for one in guests]
    found = who_changes_role(evening.say(guest, command, after).entry)
    changed = [one for one, seat in zip(guests, before, strict=True) if evening.table.seat_of(one) != seat]
    assert changed == [found] * (found is not None)
    return found


def test_whoever_sits_down_or_gets_up_changes_role() -> None:
    evening = Evening(players=3)
    assert said(evening, "ann", say.Sit()) == "ann"
    assert said(evening, "ben", say.Sit()) == "ben"
    assert said(evening, "ben", say.Stand()) == "ben"
    assert said(evening, "ann", say.SeatBot(level="random", seat=1)) is None
    assert said(evening, "ann", say.Ready()) is None


def test_whoever_leaves_and_comes_back_changes_role() -> None:
    evening = Evening(stand_in="random").gathered()
    assert said(evening, "ann", say.Play(decision=evening.number, move=evening.look(0).moves[0])) is None
    assert said(evening, "ben", say.Leave()) == "ben"
    assert said(evening, "ben", say.ComeBack()) == "ben"


def test_whoever_is_replaced_changes_role_and_not_the_one_who_wanted_it() -> None:
    evening = Evening().gathered()
    assert said(evening, "ann", say.Nudge(seat=1), FIRST_NUDGE) is None
    assert said(evening, "ann", say.Replace(seat=1), TOGETHER) == "ben"
