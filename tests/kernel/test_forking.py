"""Forks: where they begin, what their records prove, and what is refused."""

from typing import Any, Final

import msgspec
import pytest

from reverie.games import all_games, registered_game
from reverie.kernel import BadDocument, FastChance, Game, SealedChance, State, move_text, sealed_key
from reverie.kernel.forking import MOST_FORKS, ForkStart, HowForked, Origin, load_position, save_position
from reverie.kernel.record import (
    Played,
    Record,
    Replay,
    Seat,
    close_record,
    comes_from,
    fork_start,
    move_line,
    new_record,
    origin_in,
    read_record,
    record_data,
    record_hash,
    verify,
)

SEED: Final = bytes(range(32))
OTHER: Final = bytes(range(32, 64))
GAMES: Final = [game for game in all_games() if game.package.startswith("reverie.games.")]
HOW: Final[tuple[HowForked, ...]] = ("as_it_was", "as_known")


def finished(game: Game, seed: bytes = SEED, origin: Origin | None = None) -> Record:
    """A game played at random to its end, or on from another one."""
    players = 2 if origin is None else len(origin.entropy) or 2
    setup = game.setup(players, game.trial_options())
    record = new_record(setup, [Seat(f"Seat {seat}") for seat in range(players)], seed, "")
    record.seed = seed.hex()
    if origin is not None:
        record.origin = origin
    (state, _), *_ = Replay(game, record).steps()
    picks = FastChance(5)
    while not state.is_over:
        seat = state.asked[0]
        moves = state.moves(seat)
        move = move_text(moves[picks.below(len(moves))])
        record.moves.append(Played(move_line(seat, move)))
        state.play(seat, move)
    close_record(record, game, seed)
    return record


def positions(game: Game, record: Record) -> list[State]:
    """The game after every move."""
    return [state.copy() for state, _ in Replay(game, record).steps()]


def without_luck(state: State) -> dict[str, Any]:
    return {name: value for name, value in state.save().items() if name != "chance"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_fork_as_it_was_begins_with_everything_as_it_was_and_a_luck_of_its_own(game: Game) -> None:
    parent = finished(game)
    states = positions(game, parent)
    for moves in range(0, len(parent.moves), max(1, len(parent.moves) // 6)):
        start = fork_start(game, parent, origin_in(parent, moves, "as_it_was", None))
        begun = start.begin(sealed_key(OTHER), SealedChance(sealed_key(OTHER)))
        assert without_luck(begun) == without_luck(states[moves])
        assert begun.chance.save() == SealedChance(sealed_key(OTHER)).save()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_fork_as_known_owes_nothing_to_what_its_seat_could_not_know(game: Game) -> None:
    """Two worlds that look the same to a seat give the same fork, byte for byte; it looks as the moment did."""
    parent = finished(game)
    states, deals = positions(game, parent), FastChance(9)
    for moves in range(0, len(parent.moves), max(1, len(parent.moves) // 6)):
        for seat in range(parent.players):
            start = fork_start(game, parent, origin_in(parent, moves, "as_known", seat))
            begun = start.begin(sealed_key(OTHER), SealedChance(sealed_key(OTHER)))
            assert begun.view(seat) == states[moves].view(seat)
            assert begun.problems() == []
            other = states[moves].copy()
            other.redeal(seat, deals)
            again = ForkStart(other, "as_known", seat).begin(sealed_key(OTHER), SealedChance(sealed_key(OTHER)))
            assert again.save() == begun.save()


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_record_of_a_fork_verifies_and_names_its_parent(game: Game, how: HowForked) -> None:
    parent = finished(game)
    middle = len(parent.moves) // 2
    fork = finished(game, OTHER, origin_in(parent, middle, how, 1))
    assert verify(record_data(fork), registered_game) == []
    assert fork.origin.parent == record_hash(parent)  # type: ignore[union-attr]  # a fork has one
    assert len(fork.origin.moves) == middle  # type: ignore[union-attr]
    assert comes_from(fork, parent)
    assert not comes_from(parent, fork)
    assert read_record(msgspec.json.decode(msgspec.json.encode(fork))) == fork


def test_a_record_that_is_no_fork_says_nothing_of_one() -> None:
    assert "origin" not in record_data(finished(registered_game("psycle")))


def test_who_sat_there_and_when_is_not_in_the_hash() -> None:
    parent = finished(registered_game("psycle"))
    known = record_hash(parent)
    parent.seats[0].name, parent.moves[0].at, parent.started = "", 7.0, "2026-11-18"
    assert record_hash(parent) == known
    parent.moves.pop()
    assert record_hash(parent) != known


def test_a_fork_of_a_fork_verifies_until_there_are_too_many() -> None:
    game = registered_game("psycle")
    record = finished(game)
    for number in range(MOST_FORKS):
        record = finished(game, bytes([number]) * 32, origin_in(record, 1, HOW[number % 2], 0))
    assert verify(record_data(record), registered_game) == []
    with pytest.raises(BadDocument, match="fork-too-deep"):
        origin_in(record, 1, "as_it_was", None)


def changed(fork: Record, **changes: Any) -> list[str]:
    """What is found where the origin says something else."""
    data = record_data(fork)
    data["origin"] |= changes
    return [f"{problem.code} {problem.path}" for problem in verify(data, registered_game)]


def test_a_bent_origin_is_found_out() -> None:
    game = registered_game("psycle")
    parent = finished(game)
    fork = finished(game, OTHER, origin_in(parent, 4, "as_it_was", None))
    moves = list(fork.origin.moves)  # type: ignore[union-attr]
    assert changed(fork) == []
    assert changed(fork, seed=OTHER.hex()) == ["wrong-commitment origin.commitment"]
    assert changed(fork, moves=["0: play 9", *moves[1:]]) == ["record-move-refused origin.moves[0]"]
    assert changed(fork, how="as_known") == ["fork-whose-knowledge origin.seat"]
    assert changed(fork, seat=1) == ["fork-whose-knowledge origin.seat"]
    assert changed(fork, how="as_known", seat=7) == ["no-such-seat origin.seat"]
    assert changed(fork, moves=[played.move for played in parent.moves]) == ["fork-at-the-end origin"]
    assert changed(fork, moves=moves[:-2])  # the moves that follow do not fit there, or the shuffles do not


def test_what_is_not_over_cannot_be_forked_nor_what_is_not_there() -> None:
    game = registered_game("psycle")
    parent = finished(game)
    for moves in (-1, len(parent.moves)):
        with pytest.raises(BadDocument, match="fork-no-such-moment"):
            origin_in(parent, moves, "as_it_was", None)
    with pytest.raises(BadDocument, match="no-such-seat"):
        origin_in(parent, 1, "as_known", 2)
    parent.result = None
    with pytest.raises(BadDocument, match="fork-not-over"):
        origin_in(parent, 1, "as_it_was", None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_position_is_kept_without_its_luck(game: Game) -> None:
    parent = finished(game)
    position = positions(game, parent)[len(parent.moves) // 3]
    saved = save_position(position)
    assert SEED.hex() not in str(saved)
    assert sealed_key(SEED).hex() not in str(saved)
    kept = load_position(position.setup, msgspec.json.decode(msgspec.json.encode(saved)))
    assert without_luck(kept) == without_luck(position)
