"""A table that goes on from a moment of a finished game: read from its entries alone, and otherwise like any other."""

import msgspec
import pytest

from reverie.games import registered_game
from reverie.kernel import FastChance, commitment
from reverie.kernel.forking import HowForked
from reverie.kernel.record import Replay, comes_from, record_data, verify
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.entries import Entry, read_entry, write_entry
from reverie.table.live_table import LiveTable
from reverie.table.table_info import table_info
from reverie.wire.forks import fork_request, forked_from, seated
from reverie.wire.http_messages import ForkRequest
from reverie.wire.new_tables import created_as
from reverie.wire.replays import limits
from tests.table.living import NAMES, Evening, everything, record_of

HOW: tuple[HowForked, ...] = ("as_it_was", "as_known")


def over(game: str = "psycle") -> Evening:
    """A finished game of Ann and Ben."""
    evening = Evening(game, options=registered_game(game).trial_options()).gathered()
    return play_out(evening)


def play_out(evening: Evening) -> Evening:
    """Ann and Ben play at random to the end; nobody answers in hidden windows."""
    picks = FastChance(11)
    while evening.table.phase != "over":
        if evening.table.window is not None:
            evening.wait(evening.public.window)
            continue
        seat = evening.asked[0]
        seen = evening.look(seat)
        answers = seen.moves[: len(seen.moves) - seen.asides]
        evening.play(("ann", "ben")[seat], answers[picks.below(len(answers))])
    return evening


def fork_of(parent: Evening, wanted: ForkRequest, guest: str = "ann") -> Evening:
    """The fork that somebody makes, with those who sit there."""
    raw = msgspec.json.encode(record_of(parent.table, NAMES))
    forked = forked_from(raw, parent.table.id, wanted, limits())
    created, seed = created_as(fork_request(parent.table, wanted), forked)
    fork = Evening.__new__(Evening)
    fork.now, fork.seed = parent.now, seed
    fork.entries = [read_entry(write_entry(Entry(0, fork.now, created, guest)))]
    fork.table = LiveTable("fork", seed, fork.entries[0])
    for deed in seated(parent.table.created.players, guest, wanted):
        fork.write(deed)
    fork.settle()
    return fork


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("game", ["psycle", "counting-zzzzs", "dream-cycle"])
def test_a_fork_is_played_to_its_end_and_read_again_from_its_entries_alone(game: str, how: HowForked) -> None:
    parent = over(game)
    middle = len(parent.table.begun.progress.moves) // 2
    fork = fork_of(parent, ForkRequest(move=middle, how=how, seat=0))
    fork.say("ben", say.Sit())
    fork.say("ann", say.Ready())
    fork.say("ben", say.Ready())
    fork.settle()
    states = [state.copy() for state, _ in Replay(parent.table.game, record_of(parent.table, NAMES)).steps()]
    begun = fork.table.begun.state
    assert begun.view(0) == states[middle].view(0)
    if how == "as_it_was":
        assert begun.view(1) == states[middle].view(1)
    again, now = everything(fork.refolded()), everything(fork.table)
    assert again.pop("public").fork == now.pop("public").fork  # the id is not in the entries
    assert again == now
    play_out(fork)
    record = record_of(fork.table, NAMES)
    assert verify(record_data(record), registered_game) == []
    assert comes_from(record, record_of(parent.table, NAMES))
    assert table_info(fork.refolded(), NAMES).fork == fork.public.fork


def test_against_bots_it_begins_at_once_and_all_know_where_it_comes_from() -> None:
    parent = over()
    fork = fork_of(parent, ForkRequest(move=2, how="as_known", seat=1, bots="random"))
    assert fork.table.phase == "playing"
    assert [chair.kind for chair in fork.table.chairs] == ["bot", "person"]
    told = fork.public.fork
    assert told
    assert (told.table, told.moves, told.how, told.seat) == ("table", 2, "as_known", 1)
    assert not parent.public.fork


def test_its_options_are_those_of_its_parent_but_its_clock_is_its_own() -> None:
    fork = fork_of(over(), ForkRequest(move=2))
    assert fork.refusal("ann", say.Arrange(options={"psycle_cap": 5})).code == "fork-is-set-up"
    fork.say("ann", say.Arrange(stand_in="random"))
    assert fork.table.stand_in == "random"


def test_a_plain_table_says_nothing_of_forks_and_old_entries_are_read() -> None:
    evening = Evening()
    text = write_entry(evening.entries[0])
    assert "fork" not in text
    assert read_entry(text) == evening.entries[0]
    assert isinstance(evening.entries[0].deed, entries.Created)
    assert commitment(evening.seed) in text
