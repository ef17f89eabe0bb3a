"""Deciding changes nothing; and an entry leads to the same table, whether it was tried beforehand or not."""

import pickle
from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest

from reverie.bots import bot_names
from reverie.games import registered_game
from reverie.kernel import Game, Refused
from reverie.table import commands as say
from reverie.table.commands import AnyCommand
from reverie.table.deciding import decide
from reverie.table.entries import Entry, StandingPass
from reverie.table.folding import apply
from reverie.table.foreseeing import foresee
from reverie.table.live_table import LiveTable
from reverie.table.patience import FIRST_NUDGE, TOGETHER
from tests.table.living import GUESTS, Evening, everything, lullaby  # noqa: F401
from tests.table.test_live_table import whole_game

pytestmark = pytest.mark.usefixtures("lullaby")

LEVEL = bot_names(registered_game("psycle"))[0]


class _Saving(pickle.Pickler):
    """Saves a table with all that it holds but the rules, which remember what they have parsed."""

    def persistent_id(self, found: Any) -> str | None:
        return found.name if isinstance(found, Game) else None


def saved(table: LiveTable) -> bytes:
    """Every byte of a table, after everybody has looked: what may be taken back is found out then, and remembered."""
    everything(table)
    file = BytesIO()
    saving = _Saving(file)
    saving.fast = True  # what is equal is saved alike, whether or not it is the same object
    saving.dump(table)
    return file.getvalue()


def gathering() -> Evening:
    table = Evening("lullaby", 2).gathered(ready=False)
    table.say("ann", say.Ready())
    return table


def one_seat_open() -> Evening:
    return Evening("lullaby", 2).gathered("ann", ready=False)


def begun() -> Evening:
    return Evening("lullaby", 2).gathered()


def moved() -> Evening:
    table = begun()
    table.play(GUESTS[table.asked[0]], "lift 1")
    return table


def in_a_window() -> Evening:
    table = begun()
    return table.play_until(lambda: table.table.window is not None)


def waiting() -> Evening:
    """Somebody has been nudged, and has not answered for long; the other one wants a pause."""
    table = begun()
    slow, other = table.asked[0], GUESTS[1 - table.asked[0]]
    table.wait(FIRST_NUDGE)
    table.say(other, say.Pause())
    table.say(other, say.Nudge(seat=slow))
    table.wait(TOGETHER)
    return table


def left() -> Evening:
    table = begun()
    table.say("ann", say.Leave())
    return table


def over() -> Evening:
    return whole_game("lullaby", [0])


POSITIONS: list[Callable[[], Evening]] = [one_seat_open, gathering, begun, moved, in_a_window, waiting, left, over]


def commands(table: Evening, guest: str) -> list[AnyCommand]:
    seat = table.table.seat_of(guest)
    moves = table.look(seat).moves or ["pass"]
    return [
        say.Sit(),
        say.SeatBot(level=LEVEL),
        say.Stand(),
        say.Arrange(stand_in=LEVEL),
        say.AddEntropy(word="seven of clubs"),
        say.Ready(),
        *(say.Play(decision=table.number if table.table.playing else 1, move=move) for move in moves),
        say.Play(decision=99, move=moves[0]),
        say.Standing(passes=[StandingPass()]),
        say.TakeBack(),
        say.Confirm(),
        say.Leave(),
        say.ComeBack(),
        *(say.Nudge(seat=other) for other in range(2)),
        *(say.Replace(seat=other) for other in range(2)),
        say.Decline(what="pause"),
        say.Pause(),
        say.Rematch(),
    ]


def test_deciding_changes_nothing_and_foreseeing_only_saves_time() -> None:
    accepted: set[type[AnyCommand]] = set()
    for position in POSITIONS:
        evening = position()
        before = saved(evening.table)
        for guest in GUESTS:
            for command in commands(evening, guest):
                try:
                    decided = decide(evening.table, command, guest, evening.now)
                except Refused:
                    assert saved(evening.table) == before, (position, command)
                    continue
                assert saved(evening.table) == before, (position, command)
                one, other = evening.refolded(), evening.refolded()
                apply(one, decided.entry, decided.foreseen)
                apply(other, decided.entry)
                assert saved(one) == saved(other), (position, command)
                accepted.add(type(command))
    assert accepted == set(AnyCommand.__args__)


def all_ready() -> Evening:
    table = gathering()
    table.say("ben", say.Ready())
    return table


@pytest.mark.parametrize("position", [all_ready, in_a_window])
def test_what_the_table_does_by_itself_is_foreseen_too(position: Callable[[], Evening]) -> None:
    evening = position()
    deed = evening.table.due(evening.now + 60.0)
    assert deed is not None
    before = saved(evening.table)
    foreseen = foresee(evening.table, deed)
    assert saved(evening.table) == before
    assert foreseen.begins is not None or foreseen.moves
    entry = Entry(evening.table.number + 1, evening.now + 60.0, deed)
    one, other = evening.refolded(), evening.refolded()
    apply(one, entry, foreseen)
    apply(other, entry)
    assert saved(one) == saved(other)
