"""Datasets: what a seat could know, what it did, and nothing that cannot be played again."""

import json
import sys
from collections.abc import Callable, Generator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import polars as pl
import pytest

import lullaby
from reverie.agents.dataset_files import shard_file, steps_frame
from reverie.agents.dataset_rows import MoveNotes, NotedMoves, encoding_for
from reverie.agents.dataset_sources import EpisodeGame
from reverie.agents.datasets import Dataset, Recorded, Simulated, read_dataset, replay, write_dataset
from reverie.agents.margins import points_ahead
from reverie.bots import GameFailed, Matchup, moves_for_bot
from reverie.games import find_game
from reverie.kernel import BadDocument, BadSetup, Encoding, FastChance, Move, Refused, SealedAsk, Setup
from reverie.kernel.record import Seat, origin_in, read_record
from reverie.table.local_game import LocalGame
from tests.bots import odd_policies as odd

PSYCLE = find_game("psycle")
CYCLE = find_game("dream-cycle")
SHORT = {"psycle_cap": 1}
RICH = {"gems": {"start": 12}}


def simulated(games: int = 4, processes: int = 1, players: int = 2, **setup: Any) -> Simulated:
    levels = ["greedy", *["random"] * (players - 1)]
    return Simulated(Matchup(PSYCLE, levels, **setup), games, 7, processes)


def record(seed: int = 1, players: int = 2, overrides: Any = None, moves: int | None = None) -> dict[str, Any]:
    """The record of a game between bots, or of its first moves."""
    seats = [Seat(f"Luna {number}", "bot:random") for number in range(players)]
    game = LocalGame(PSYCLE, seats, SHORT, overrides, seed=seed.to_bytes(32, "big"))
    while game.bots_asked and (moves is None or len(game.record.moves) < moves):
        game.play_bot()
    return game.save()


def play_again(dataset: Dataset) -> None:
    """Every row is what the seat sees when its game is played again, byte for byte."""
    for game in dataset.games.collect().iter_rows(named=True):
        rows = dataset.steps.filter(episode=game["episode"]).collect()
        assert rows.height == game["moves"]
        for row, (state, seat, move) in zip(rows.iter_rows(named=True), replay(dataset, game["episode"]), strict=True):
            encoding, moves = encoding_for(state.setup), state.moves(seat)
            actions = encoding.action_ids(seat, moves)
            seen = np.array(encoding.encode_view(state.view(seat)), np.float32)
            assert seen.tobytes() == np.array(row["observation"], np.float32).tobytes()
            assert (row["seat"], row["decision"]) == (seat, state.decision)
            assert [number for number, lawful in enumerate(row["mask"]) if lawful] == sorted(actions)
            assert row["action"] == actions[moves.index(move)]
            assert (row["lawful"], row["forced"]) == (len(moves), len(moves) == 1)
        assert state.result is not None
        assert list(state.result.winners) == game["winners"]
        assert list(state.result.scores) == game["scores"]


# What is in it.


@pytest.mark.parametrize("players", PSYCLE.player_counts)
def test_simulated_games_are_played_again_from_seed_and_actions(tmp_path: Path, players: int) -> None:
    play_again(write_dataset(tmp_path, simulated(players=players)))


def test_options_and_overrides_are_kept_with_each_game(tmp_path: Path) -> None:
    dataset = write_dataset(tmp_path, simulated(options=SHORT, overrides=RICH))
    play_again(dataset)
    games = dataset.games.collect()
    assert games["options"].unique().to_list() == ['{"psycle_cap": 1}']
    assert games["overrides"].unique().to_list() == ['{"gems": {"start": 12}}']
    assert games["content_hash"][0] != dataset.metadata.content_hash


def test_records_are_played_again_with_the_content_of_their_tables(tmp_path: Path) -> None:
    documents = [record(1), record(2, overrides=RICH), record(3, moves=2), record(4)]
    dataset = write_dataset(tmp_path, Recorded([(f"{number}.json", one) for number, one in enumerate(documents)]))
    play_again(dataset)
    games = dataset.games.collect()
    assert dataset.metadata.source == {"kind": "records", "left_out": 1, "resign": False}
    assert games["overrides"].to_list() == ["{}", '{"gems": {"start": 12}}', "{}"]
    assert games["policies"].to_list() == [["bot:random", "bot:random"]] * 3
    assert games["seed"].to_list() == [None] * 3
    assert games["record"].n_unique() == 3
    assert "Luna" not in json.dumps(games.to_dicts())
    assert "Luna" not in (tmp_path / "metadata.json").read_text(encoding="utf-8")


def test_rewards_come_once_and_the_end_is_known_in_every_row(tmp_path: Path) -> None:
    dataset = write_dataset(tmp_path, simulated(games=8))
    seats = dataset.steps.group_by("episode", "seat").agg(
        pl.col("reward", "done").sum(), pl.col("win_share", "margin").unique(), last=pl.col("done").last()
    )
    for row in seats.collect().iter_rows(named=True):
        game = dataset.games.filter(episode=row["episode"]).collect().row(0, named=True)
        assert [row["reward"]] == row["win_share"] == [game["returns"][row["seat"]]]
        assert row["margin"] == [points_ahead(PSYCLE, game["scores"], row["seat"])]
        assert (row["done"], row["last"]) == (1, True)


def test_a_margin_is_over_the_best_of_the_others() -> None:
    assert [points_ahead(PSYCLE, (3, 5, 1), seat) for seat in range(3)] == [-2, 2, -4]
    assert points_ahead(PSYCLE, (7,), 0) == 7
    assert [points_ahead(find_game("dream-quest"), (1, 2, 2), seat) for seat in range(3)] == [1, -1, -1]  # places


def test_a_shape_and_a_name_for_every_number(tmp_path: Path) -> None:
    dataset = write_dataset(tmp_path, simulated(), command="reverie export-games psycle")
    encoding, metadata = encoding_for(PSYCLE.setup(2)), dataset.metadata
    assert (tuple(metadata.labels), tuple(metadata.action_labels)) == (encoding.labels(), encoding.action_labels())
    schema = dataset.steps.collect_schema()
    assert schema["observation"] == pl.Array(pl.Float32, metadata.sizes.observation)
    assert schema["mask"] == pl.Array(pl.Boolean, metadata.sizes.actions)
    assert (metadata.game, metadata.version, metadata.command) == ("psycle", 1, "reverie export-games psycle")
    assert metadata.rows == dataset.steps.collect().height == dataset.games.collect()["moves"].sum()


def cycle_record(resigns_after: int) -> dict[str, Any]:
    """The record of a game of Dream Cycle in which somebody gives up."""
    game = LocalGame(CYCLE, [Seat("Luna", "bot:random"), Seat("Sol", "bot:random")], seed=bytes(32))
    for _ in range(resigns_after):
        game.play_bot()
    game.play(game.state.asked[0], "resign")
    return game.save()


def test_giving_up_is_among_what_a_seat_could_do_only_where_that_is_wanted(tmp_path: Path) -> None:
    """As in the environments: so the masks are the same, and whoever had one move besides had no choice."""
    matchup = Matchup(CYCLE, ["greedy", "greedy"])
    masks = {}
    for resign in (False, True):
        dataset = write_dataset(tmp_path / str(resign), Simulated(matchup, 1, 7, resign=resign))
        assert dataset.metadata.source["resign"] == resign
        steps = dataset.steps.collect()
        column = dataset.metadata.action_labels.index("resign")
        masks[resign] = steps["mask"].to_numpy()
        assert bool(masks[resign][:, column].any()) == resign
        assert (masks[resign].sum(axis=1) == steps["lawful"].to_numpy()).all()
        assert ((steps["lawful"] == 1) == steps["forced"]).all()
        assert masks[resign][np.arange(steps.height), steps["action"].to_numpy()].all()
        masks[resign] = np.delete(masks[resign], column, axis=1)
    assert (masks[False] == masks[True]).all()


def test_who_could_do_nothing_but_give_up_besides_had_no_choice() -> None:
    state = CYCLE.new(2, FastChance(1))
    seat = state.asked[0]
    move, resign = (
        next(each for each in state.moves(seat) if (each.verb == "resign") == wanted) for wanted in (False, True)
    )
    for wanted, lawful in ((False, 1), (True, 2)):
        notes = MoveNotes(resign=wanted)
        notes.before_move(state, seat, [move, resign], move)
        assert list(np.frombuffer(notes.notes(state).offered, np.intc)) == [lawful]


@pytest.mark.parametrize("resign", [False, True])
def test_a_game_that_was_given_up_is_played_again(tmp_path: Path, resign: bool) -> None:
    """Where somebody did give up, that could be done."""
    dataset = write_dataset(tmp_path, Recorded([("given up", cycle_record(30))], resign=resign))
    steps, column = dataset.steps.collect(), dataset.metadata.action_labels.index("resign")
    offered = steps["mask"].to_numpy()[:, column]
    assert steps["action"][-1] == column
    assert offered[-1]
    assert bool(offered[:-1].any()) == resign
    moves = [move.verb for _, _, move in replay(dataset, 0)]
    assert moves[-1] == "resign"
    assert len(moves) == steps.height


# What a seat cannot know.


def rows_after(cards: tuple[str, str]) -> NotedMoves:
    """What is noted of two rounds whose first, secret answer of seat 0 is given."""
    state, notes = PSYCLE.new(3, FastChance(5)), MoveNotes()
    for seat, card in ((0, cards[0]), (1, "play 1"), (2, cards[1])):
        notes.before_move(state, seat, state.moves(seat), PSYCLE.parse(card))
        state.play(seat, card)
    return notes.notes(state)


def test_a_sealed_answer_does_not_show_in_the_rows_of_the_same_question() -> None:
    one, other = rows_after(("play 0", "play 2")), rows_after(("play 4", "play 2"))
    assert one.actions != other.actions
    assert one._replace(actions=b"") == other._replace(actions=b"")


def test_what_a_seat_cannot_know_changes_no_row() -> None:
    state = PSYCLE.new(2, FastChance(5))
    for card in ("play 1", "play 2"):
        state.play(0, card)
        redealt = state.copy()
        redealt.redeal(1, FastChance(9))
        noted = []
        for world in (state, redealt):
            notes = MoveNotes()
            notes.before_move(world, 1, world.moves(1), PSYCLE.parse("play 0"))
            noted.append(notes.notes(world))
        assert noted[0] == noted[1]
        state.play(1, "play 0")


class CountedMoves(Encoding):
    """Moves by their places, and nothing of the view."""

    def __init__(self) -> None:
        super().__init__(("nothing",), tuple(f"move {number}" for number in range(200)), ())

    def encode_view(self, view: Mapping[str, Any]) -> list[float]:
        return [0.0]

    def action_ids(self, seat: int, moves: Sequence[Move]) -> list[int]:
        return list(range(len(moves)))


class CountedLullaby(type(lullaby.GAME)):  # type: ignore[misc]  # the class has no name of its own to import
    def encoding(self, setup: Setup) -> Encoding:
        return CountedMoves()


def test_in_a_hidden_window_only_answers_are_on_offer() -> None:
    """As for bots: asides wait until it closes."""
    game = CountedLullaby()
    state, notes, chance = game.new(3, FastChance(3)), MoveNotes(), FastChance(4)
    offered, hushed = [], 0
    while not state.is_over:
        seat = state.asked[0]
        moves = moves_for_bot(state, seat)
        move = moves[chance.below(len(moves))]
        notes.before_move(state, seat, moves, move)
        offered.append(len(moves))
        hushed += isinstance(state.ask, SealedAsk) and state.ask.hushed
        state.play(seat, move)
    assert hushed
    assert list(np.frombuffer(notes.notes(state).offered, np.intc)) == offered


# How it is written.


def test_no_row_depends_on_the_number_of_processes(tmp_path: Path) -> None:
    one = write_dataset(tmp_path / "one", simulated(games=12))
    two = write_dataset(tmp_path / "two", simulated(games=12, processes=2))
    for table in ("steps", "games"):
        here, there = (shard_file(dataset.folder, table, 0).read_bytes() for dataset in (one, two))
        assert here == there


def test_shards_hold_whole_games_and_no_row_depends_on_them(tmp_path: Path) -> None:
    whole = write_dataset(tmp_path / "whole", simulated(games=6))
    small = write_dataset(tmp_path / "small", simulated(games=6), shard_bytes=16_000)
    assert len(whole.metadata.shards) == 1
    assert len(small.metadata.shards) > 1
    assert small.steps.collect().equals(whole.steps.collect())
    assert small.games.collect().equals(whole.games.collect())
    for number, shard in enumerate(small.metadata.shards):
        games = pl.read_parquet(shard_file(small.folder, "games", number))
        steps = pl.read_parquet(shard_file(small.folder, "steps", number))
        assert (shard.games, shard.rows) == (games.height, steps.height)
        assert steps["episode"].unique(maintain_order=True).to_list() == games["episode"].to_list()


@pytest.mark.parametrize("shard_bytes", [1, 64 << 20])
def test_whoever_stops_it_has_a_valid_half(tmp_path: Path, shard_bytes: int) -> None:
    def stop(games: int, rows: int) -> None:
        if games == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(tmp_path, simulated(games=50, processes=2), watch=stop, shard_bytes=shard_bytes)
    half = read_dataset(tmp_path, check=True)
    assert (half.metadata.complete, half.metadata.games, half.metadata.source["games"]) == (False, 3, 50)
    play_again(half)
    assert {file.name.split("-")[0] for file in tmp_path.iterdir()} == {"steps", "games", "metadata.json"}


def test_stopped_before_the_first_game_it_is_empty_and_readable(tmp_path: Path) -> None:
    class Stopped(Recorded):
        def play(self) -> Generator[EpisodeGame, None, None]:
            raise KeyboardInterrupt
            yield

    with pytest.raises(KeyboardInterrupt):
        write_dataset(tmp_path, Stopped([("one", record())]))
    empty = read_dataset(tmp_path)
    assert (empty.steps.collect().height, empty.games.collect().height) == (0, 0)
    assert empty.steps.collect_schema() == steps_frame(list(simulated(1).play()), empty.metadata).schema


def test_a_game_that_goes_wrong_is_told_and_those_before_it_are_kept(tmp_path: Path) -> None:
    source = Simulated(Matchup(PSYCLE, [odd.Failing, odd.Failing]), 50)
    with pytest.raises(GameFailed) as failed:
        write_dataset(tmp_path, source)
    assert read_dataset(tmp_path).metadata.games == failed.value.index
    assert source.about()["policies"] == ["tests.bots.odd_policies:Failing"] * 2


def test_overwriting_replaces_a_dataset_and_nothing_else(tmp_path: Path) -> None:
    write_dataset(tmp_path, simulated(games=6), shard_bytes=1)
    (tmp_path / "notes.txt").write_text("mine")
    refused(lambda: write_dataset(tmp_path, simulated()), BadSetup, "dataset-folder-not-empty")
    refused(
        lambda: write_dataset(tmp_path, Simulated(Matchup(lullaby.GAME, ["random"] * 2), 1)), BadSetup, "no-encoding"
    )
    assert read_dataset(tmp_path).metadata.games == 6
    dataset = write_dataset(tmp_path, simulated(games=2), overwrite=True)
    assert dataset.metadata.games == 2
    names = ["games-00000.parquet", "metadata.json", "notes.txt", "steps-00000.parquet"]
    assert sorted(file.name for file in tmp_path.iterdir()) == names


# What is refused.


def refused(work: Callable[[], Any], kind: type[Refused], code: str, path: str | None = None) -> None:
    with pytest.raises(kind) as found:
        work()
    assert found.value.code == code
    assert path is None or found.value.path == path


def test_without_polars_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    refused(lambda: write_dataset(tmp_path / "new", simulated()), BadSetup, "agents-missing")
    assert not (tmp_path / "new").exists()


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused(lambda: write_dataset(tmp_path / "file", simulated()), BadDocument, "file-unwritable")


def other_result(document: dict[str, Any]) -> None:
    document["result"]["scores"] = [7, 7]


def other_move(document: dict[str, Any]) -> None:
    document["moves"][2]["move"] = "0: play 9"


def other_seat(document: dict[str, Any]) -> None:
    document["moves"][2]["move"] = "77: play 1"


def fewer_moves(document: dict[str, Any]) -> None:
    del document["moves"][-1]


def other_seed(document: dict[str, Any]) -> None:
    document["seed"] = "22" * 32


@pytest.mark.parametrize(
    ("edit", "code", "path"),
    [
        (other_result, "result-differs", "b: result.scores"),
        (other_move, "record-move-refused", "b: moves[2]"),
        (other_seat, "record-move-refused", "b: moves[2]"),
        (fewer_moves, "result-too-early", "b: result"),
        (other_seed, "wrong-commitment", "b: commitment"),
    ],
)
def test_a_record_that_does_not_belong_together(
    tmp_path: Path, edit: Callable[[dict[str, Any]], None], code: str, path: str
) -> None:
    wrong = record(2)
    edit(wrong)
    refused(lambda: write_dataset(tmp_path, Recorded([("a", record(1)), ("b", wrong)])), BadDocument, code, path)
    assert read_dataset(tmp_path).metadata.games == 1


def test_records_of_several_kinds_need_a_choice(tmp_path: Path) -> None:
    documents = [("a", record(1)), ("b", record(2, players=3)), ("c", record(3))]
    refused(lambda: write_dataset(tmp_path / "all", Recorded(documents)), BadDocument, "dataset-mixed", "b")
    source = Recorded(documents, "psycle", 3)
    dataset = write_dataset(tmp_path / "three", source)
    assert (dataset.metadata.players, dataset.metadata.games, source.left_out) == (3, 1, 2)
    refused(lambda: Recorded(documents, "dream-quest"), BadSetup, "dataset-no-records")
    refused(lambda: Recorded([("d", {"format": "else"})]), BadDocument, "not-a-record", "d")


def test_forks_are_left_out_as_they_do_not_begin_at_the_beginning(tmp_path: Path) -> None:
    fork = record(2)
    fork["origin"] = msgspec.to_builtins(origin_in(read_record(record(1)), 2, "as_it_was", None))
    source = Recorded([("a", record(1)), ("fork", fork)])
    assert write_dataset(tmp_path, source).metadata.games == 1
    assert source.left_out == 1


def edited(folder: Path, **fields: Any) -> None:
    file = folder / "metadata.json"
    file.write_text(json.dumps({**json.loads(file.read_text(encoding="utf-8")), **fields}), encoding="utf-8")


@pytest.mark.parametrize(
    ("fields", "code", "path"),
    [
        ({"version": 99}, "other-value", "version"),
        ({"content_hash": "0" * 64}, "other-content", "content_hash"),
        ({"labels": ["gems"]}, "dataset-other-numbers", "labels"),
        ({"action_labels": []}, "dataset-other-numbers", "action_labels"),
    ],
)
def test_a_dataset_of_other_rules_is_refused_where_that_is_wanted(
    tmp_path: Path, fields: dict[str, Any], code: str, path: str
) -> None:
    write_dataset(tmp_path, simulated(games=1))
    read_dataset(tmp_path, check=True)
    edited(tmp_path, **fields)
    read_dataset(tmp_path)
    refused(lambda: read_dataset(tmp_path, check=True), BadDocument, code, path)


def test_what_is_no_dataset(tmp_path: Path) -> None:
    refused(lambda: read_dataset(tmp_path), BadDocument, "file-unreadable")
    (tmp_path / "metadata.json").write_text("{")
    refused(lambda: read_dataset(tmp_path), BadDocument, "not-a-dataset")
    (tmp_path / "metadata.json").write_text("{}")
    refused(lambda: read_dataset(tmp_path), BadDocument, "not-a-dataset")
    dataset = write_dataset(tmp_path, simulated(games=1), overwrite=True)
    refused(lambda: next(replay(dataset, 1)), BadSetup, "dataset-no-such-game")
    edited(tmp_path, format_version=99)
    refused(lambda: read_dataset(tmp_path), BadDocument, "newer-format", "format_version")
    edited(tmp_path, format_version=1, rows="many")
    refused(lambda: read_dataset(tmp_path), BadDocument, "wrong-type", "rows")
    edited(tmp_path, rows=1)
    shard_file(tmp_path, "steps", 0).unlink()
    refused(lambda: read_dataset(tmp_path), BadDocument, "file-unreadable")
