"""A live table is a pure fold: whatever guests say and whenever, its entries alone tell the table."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.bots import bot_names
from reverie.games import registered_game
from reverie.kernel import Refused
from reverie.kernel.record import record_data, verify
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.clock_kinds import AnyClock, BankClock, DaysClock, NoClock, PhaseClock
from reverie.table.commands import AnyCommand
from reverie.table.deciding import Decided, decide, decide_move
from reverie.table.entries import Entry, read_entry, write_entry
from reverie.table.folding import apply
from reverie.table.story import story
from reverie.table.table_info import table_info
from reverie.table.views import look
from tests.table.living import NAMES, SEED, Evening, everything, lullaby, record_of  # noqa: F401
from tests.table.reading import read_table

pytestmark = pytest.mark.usefixtures("lullaby")

GUESTS = ("ann", "ben", "cleo", "stranger", "")
LEVELS = st.sampled_from((*bot_names(registered_game("psycle")), "nobody"))
SEATS = st.none() | st.integers(-1, 3)
CLOCKS: st.SearchStrategy[AnyClock] = st.one_of(
    st.just(NoClock()),
    st.builds(BankClock, st.sampled_from((0.0, 5.0, 30.0)), st.sampled_from((0.0, 2.0))),
    st.builds(DaysClock, st.just(0.001)),
    st.builds(PhaseClock, st.sampled_from((1.0, 20.0))),
)
IDS = st.sampled_from(("", "", "a", "b"))
PLAYS = st.builds(lambda place, off, id_: ("play", place, off, id_), st.integers(0, 9), st.integers(-1, 1), IDS)
GATHERING = st.one_of(
    st.builds(say.Sit, seat=SEATS, id=IDS),
    st.builds(say.SeatBot, level=LEVELS, seat=SEATS, id=IDS),
    st.builds(say.Stand, seat=SEATS, id=IDS),
    st.builds(say.Arrange, clock=st.none() | CLOCKS, stand_in=st.none() | LEVELS | st.just(""), id=IDS),
    st.builds(say.AddEntropy, word=st.text(max_size=5), id=IDS),
    st.builds(say.Ready, ready=st.booleans(), id=IDS),
)
PLAYING = st.one_of(
    PLAYS,
    PLAYS,
    st.just("bot"),
    st.builds(say.TakeBack, id=IDS),
    st.builds(say.Confirm, id=IDS),
    st.builds(say.Pause, wanted=st.booleans(), id=IDS),
    st.builds(say.Leave, id=IDS),
    st.builds(say.ComeBack, id=IDS),
    st.builds(say.Nudge, seat=st.integers(-1, 3), id=IDS),
    st.builds(say.Replace, seat=st.integers(-1, 3), wanted=st.booleans(), id=IDS),
    st.builds(say.Decline, what=st.sampled_from(("pause", "rematch", "replace")), seat=SEATS, id=IDS),
    st.builds(say.Rematch, wanted=st.booleans(), id=IDS),
    st.builds(entries.Outage, st.sampled_from((0.5, 100.0))),
)
STEPS = st.lists(
    st.tuples(
        st.sampled_from(GUESTS),
        st.one_of(PLAYS, PLAYING, GATHERING),
        st.sampled_from((0.0, 0.0, 0.3, 4.0, 90.0, 700.0)),
    ),
    max_size=40,
)


class Talk:
    """Says whatever comes, and applies whatever is accepted."""

    def __init__(self, game: str, players: int, clock: AnyClock, begun: bool) -> None:
        self.evening = Evening(game, players, clock=clock, window=6.0)
        if begun:
            self.evening.gathered(*GUESTS[:players])

    def take(self, guest: str, step: Any, after: float) -> None:
        evening = self.evening
        evening.wait(after)
        before = everything(evening.table)
        try:
            decided = self._decided(guest, step)
        except Refused:
            assert everything(evening.table) == before, "a refusal changed something"
            return
        if decided is not None:
            self._applied(decided, before)
        evening.settle()

    def _decided(self, guest: str, step: Any) -> Decided | None:
        evening = self.evening
        match step:
            case entries.Outage():
                return Decided(Entry(evening.table.number + 1, evening.now, step))
            case "bot":
                return self._bot_moves()
            case ("play", place, off, client):
                step = self._play(guest, place, off, client)
        if step.id and (guest, step.id) in evening.table.done:
            return None  # the server answers it and does nothing
        return decide(evening.table, step, guest, evening.now)

    def _play(self, guest: str, place: int, off: int, client: str) -> AnyCommand:
        table = self.evening.table
        role = table.seat_of(guest)
        moves = look(table, role).moves or ["play 1", "pass"]
        number = self.evening.number if table.playing is not None else 1
        return say.Play(decision=number + (off if place == 9 else 0), move=moves[place % len(moves)], id=client)

    def _bot_moves(self) -> Decided | None:
        table = self.evening.table
        for seat in table.owing:
            if table.chairs[seat].kind == "bot":
                moves = look(table, seat).moves
                return decide_move(table, seat, moves[-1], self.evening.number, self.evening.now)
        return None

    def _applied(self, decided: Decided, before: dict[str, Any]) -> None:
        table = self.evening.table
        update = self.evening.apply(decided)
        told = list(table.versions) if update.only == "all" else [update.only]
        for place, role in enumerate(table.versions):
            if role in told:
                assert table.versions[role] == before["versions"][role] + 1
            else:
                assert table.versions[role] == before["versions"][role]
                assert look(table, role) == before["looks"][place]
                assert story(table, role) == before["stories"][place]
        if update.only != "all":
            assert table_info(table, NAMES) == before["public"]


@pytest.mark.parametrize(("game", "players"), [("psycle", 2), ("psycle", 3), ("lullaby", 2), ("lullaby", 3)])
@pytest.mark.parametrize("begun", [True, False])
@settings(max_examples=60)
@given(clock=CLOCKS.filter(lambda clock: clock != BankClock(0.0)), steps=STEPS)
def test_the_entries_alone_tell_the_table(
    game: str, players: int, begun: bool, clock: AnyClock, steps: list[tuple[str, Any, float]]
) -> None:
    talk = Talk(game, players, clock, begun)
    for guest, step, after in steps:
        talk.take(guest, step, after)
    evening = talk.evening
    assert everything(evening.refolded()) == everything(evening.table)
    assert [entry.number for entry in evening.entries] == list(range(len(evening.entries)))
    assert all(first.at <= second.at for first, second in zip(evening.entries, evening.entries[1:], strict=False))
    for entry in evening.entries:
        assert read_entry(write_entry(entry)) == entry
    ids = [(entry.guest, entry.client) for entry in evening.entries if entry.client]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", ["psycle", "lullaby"])
@settings(max_examples=25)
@given(choices=st.lists(st.integers(0, 9), min_size=1, max_size=30), cut=st.integers(0, 400))
def test_a_whole_game_reads_back_from_any_line_on(game: str, choices: list[int], cut: int) -> None:
    """A reader who has seen the entries up to some number comes to the same table as one who was there all along."""
    evening = whole_game(game, choices)
    written = evening.entries
    reader = read_table("table", SEED, written[: max(1, cut % len(written))])
    for entry in written[reader.number + 1 :]:
        apply(reader, read_entry(write_entry(entry)))
    assert everything(reader) == everything(evening.table)
    record = record_data(record_of(evening.table, NAMES))
    assert verify(record, registered_game) == []


def whole_game(game: str, choices: list[int]) -> Evening:
    options = {"psycle_cap": 1} if game == "psycle" else None
    evening = Evening(game, 2, options=options).gathered()
    made = 0
    while evening.table.phase == "playing":
        made += 1
        if not evening.table.owing:
            evening.wait(evening.table.created.window)
            continue
        seat = evening.table.owing[made % len(evening.table.owing)]
        moves = [move for move in evening.look(seat).moves if not move.startswith(("lift", "offer"))]
        evening.play(GUESTS[seat], moves[choices[made % len(choices)] % len(moves)], after=0.5)
    return evening


def test_every_deed_reads_back_as_it_was_written() -> None:
    deeds: list[entries.AnyDeed] = [
        entries.Created(
            "psycle", 1, "hash", 2, {"a": None}, {"b": [1]}, "c", BankClock(1.5, 2.0), 3.0, "random", True, True
        ),
        entries.Sat(0, "ann"),
        entries.BotSat(1, "random"),
        entries.Stood(0),
        entries.Arranged({"psycle_cap": 3}, DaysClock(1.0), "", 20.0, True),
        entries.EntropyAdded(0, "wörd \u0000"),
        entries.ReadySaid(0, True),
        entries.Started(),
        entries.Moved(0, "play 1", 3, True),
        entries.Answered(0, "pass", 3),
        entries.WindowClosed(3),
        entries.StandingSaid(0, (entries.StandingPass("verse", "turn"), entries.StandingPass())),
        entries.TakenBack(0),
        entries.Confirmed(0),
        entries.Left(0, ""),
        entries.CameBack(0, "ann"),
        entries.Nudged(0, 1),
        entries.ReplaceSaid(0, 1, True),
        entries.Replaced(0, "random", "ann"),
        entries.Declined(0, "replace", 1),
        entries.HintGiven(0, 3),
        entries.PauseSaid(0, True),
        entries.RematchSaid(0, False),
        entries.Rematched("table"),
        entries.Outage(2.5),
    ]
    for number, deed in enumerate(deeds):
        entry = Entry(number, 1.25, deed, "ann", "id")
        assert read_entry(write_entry(entry)) == entry
    assert {type(deed) for deed in deeds} == set(entries.AnyDeed.__args__)


def test_entries_are_read_one_by_one() -> None:
    table = Evening().table
    with pytest.raises(AssertionError, match="one by one"):
        apply(table, Entry(2, 0.0, entries.Started()))


def test_nothing_public_names_a_guest_or_the_seed() -> None:
    evening = Evening().gathered("ann-secret-id", "ben-secret-id")
    evening.play("ann-secret-id", "play 3")
    table = evening.table
    shown = repr(
        [
            table_info(table, {}),
            *(look(table, role) for role in table.versions),
            *(story(table, role) for role in table.versions),
        ]
    )
    assert "secret-id" not in shown
    assert SEED.hex() not in shown
