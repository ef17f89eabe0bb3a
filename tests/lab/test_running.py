"""A run: the same rows however it is played, broken off and gone on with; each of them can be replayed."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator, Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from reverie.bots import PlannedGame, PlayedGame, play_games
from reverie.games import find_game, registered_game
from reverie.kernel import BadDocument, BadSetup, Refused
from reverie.kernel.record import record_data, verify
from reverie.lab import (
    LabPlan,
    StopRule,
    StudyGames,
    Variant,
    compare_studies,
    plan_of,
    run_plan,
    running,
    study_record,
)
from reverie.lab.summaries import outliers
from reverie.lab.sweeping import sweep_variants
from reverie.lab.tables import STUDY, TABLES, read_study, read_table
from reverie.lab.uses import thing_uses
from reverie.table.playback import Playback

ROOT = Path(__file__).parents[2]
PLAN = LabPlan(
    game="psycle",
    bots=["random"],
    variants={"rich": Variant(overrides={"gems": {"start": 14}})},
    never=["play card=0"],
    skill=["random", "greedy"],
    primary="moves",
    stop=StopRule(pairs=12),
)


def tables(folder: Path) -> dict[str, pl.DataFrame]:
    study = read_study(folder)
    return {table: read_table(folder, study, table) for table in TABLES}


def same(one: Path, other: Path) -> bool:
    here, there = tables(one), tables(other)
    return all(here[table].equals(there[table]) for table in TABLES)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    assert run_plan(PLAN, folder).complete
    return folder


def broken(after: int) -> Any:
    """A player that is interrupted after so many games."""

    def play(planned: Iterable[PlannedGame]) -> Generator[PlayedGame, None, None]:
        yield from islice(play_games(planned), after)
        raise KeyboardInterrupt

    return play


def test_every_row_says_what_repeats_it(whole: Path) -> None:
    study, found = read_study(whole), tables(whole)
    assert (study.pairs, len(study.arms), found["games"].height) == (12, 4, 48)
    assert found["seats"].height == 96
    for frame in found.values():
        assert frame.select("game_id", "seed", "reverie", "rules", "content_hash").null_count().row(0) == (0,) * 5
        assert frame["content_hash"].n_unique() == 2
    assert found["games"]["game_id"].n_unique() == 48
    unavoidable = found["uses"].filter(pl.col("used") > pl.col("offered"))
    assert set(unavoidable["thing"]) == {"play"}


def test_broken_off_and_gone_on_it_comes_to_the_same(whole: Path, tmp_path: Path) -> None:
    for games in (7, 21):
        with pytest.raises(KeyboardInterrupt):
            run_plan(PLAN, tmp_path, player=broken(games))
        study = read_study(tmp_path)
        assert not study.complete
        assert tables(tmp_path)["games"].height == 4 * study.pairs, "whole pairs only"
    assert read_study(tmp_path).pairs == 1 + 5
    assert run_plan(PLAN, tmp_path).complete
    assert same(whole, tmp_path)


def test_processes_and_small_shards_change_nothing(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "SHARD_GAMES", 8)
    monkeypatch.setattr(running, "SHARD_SECONDS", 1e9)  # however long the processes take to begin
    run_plan(PLAN, tmp_path, processes=2)
    assert read_study(tmp_path).shards == [2] * 6
    assert same(whole, tmp_path)


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    """Killed without warning, between any two bytes: what the study names is whole."""
    plan = tmp_path / "plan.toml"
    plan.write_text('game = "psycle"\nbots = ["random"]\nstop = { pairs = 4000 }\n', encoding="utf-8")
    script = (
        "import sys; from pathlib import Path; from reverie.lab import read_plan, run_plan, running; "
        "running.SHARD_GAMES = 20; run_plan(read_plan(Path(sys.argv[1])), Path(sys.argv[2]))"
    )
    folder = tmp_path / "study"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen([sys.executable, "-c", script, str(plan), str(folder)], env=environment)
    while not (folder / "uses-00002.parquet").exists():
        assert process.poll() is None
    process.send_signal(signal.SIGKILL)
    process.wait()
    study = read_study(folder)
    assert 0 < study.pairs < 4000
    assert tables(folder)["games"]["pair"].to_list() == list(range(study.pairs))
    short = plan_of({"game": "psycle", "bots": ["random"], "stop": {"pairs": 4000}})
    with pytest.raises(KeyboardInterrupt):
        run_plan(short, folder, player=broken(30))
    after = read_study(folder)
    assert after.pairs == study.pairs + 30
    assert tables(folder)["games"]["pair"].to_list() == list(range(after.pairs))


def test_another_plan_is_not_mixed_in(whole: Path) -> None:
    before = (whole / STUDY).read_bytes()
    for change in ({"seed": 2}, {"stop": {"pairs": 13}}, {"primary": "minutes"}):
        other = plan_of({**json.loads(before)["plan"], **change})
        with pytest.raises(BadDocument, match="lab-other-plan"):
            run_plan(other, whole)
    assert (whole / STUDY).read_bytes() == before


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "reverie-study", "plan": 3}', "\x00"])
def test_what_is_no_study_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / STUDY).write_text(text, encoding="utf-8")
    with pytest.raises(BadDocument):
        read_study(tmp_path)


def test_a_newer_study_is_refused(tmp_path: Path) -> None:
    (tmp_path / STUDY).write_text('{"format": "reverie-study", "format_version": 99}', encoding="utf-8")
    with pytest.raises(BadDocument, match="newer-format"):
        read_study(tmp_path)
    with pytest.raises(BadDocument, match="file-unreadable"):
        read_study(tmp_path / "nowhere")


def test_every_game_can_be_replayed(whole: Path) -> None:
    games = tables(whole)["games"]
    for row in games.filter(pl.col("pair").is_in([0, 5, 11])).iter_rows(named=True):
        document = json.loads(json.dumps(record_data(study_record(whole, row["game_id"]))))
        playback = Playback(document)
        playback.go(playback.last)
        result = playback.state.result
        assert result is not None
        assert playback.last == row["moves"]
        assert result.returns == (row["win_share_0"], row["win_share_1"])
        assert [problem.code for problem in verify(document, registered_game)] == ["seed-missing"]


def test_a_record_without_a_seed_is_only_as_good_as_its_shuffles(whole: Path) -> None:
    document = json.loads(json.dumps(record_data(study_record(whole, "base:3"))))
    bent = {**document, "shuffles": [{**document["shuffles"][0], "result": [99]}, *document["shuffles"][1:]]}
    with pytest.raises(Refused, match="chance-impossible"):
        Playback(bent)
    with pytest.raises(Refused, match="seed-missing"):
        Playback({**document, "shuffles": None})


def test_a_game_that_is_not_there_is_refused(whole: Path) -> None:
    for name in ("base:12", "poor:1", "base"):
        with pytest.raises(BadSetup, match="lab-no-game"):
            study_record(whole, name)


@pytest.mark.parametrize("name", ["project-dreamscape", "counting-zzzzs", "dream-cycle", "dream-quest"])
def test_the_games_of_every_game_can_be_replayed(name: str, tmp_path: Path) -> None:
    options = {
        "dream-cycle": {"night": "nap", "start": "dealt", "round_limit": 2},
        "dream-quest": {"opening": "last_night", "max_rounds": 3},
    }
    bot = "random" if name == "project-dreamscape" else "greedy"  # which takes its time there
    plan = LabPlan(game=name, bots=[bot], options=options.get(name, {}), stop=StopRule(pairs=2))
    run_plan(plan, tmp_path)
    for row in tables(tmp_path)["games"].iter_rows(named=True):
        playback = Playback(json.loads(json.dumps(record_data(study_record(tmp_path, row["game_id"])))))
        playback.go(playback.last)
        assert playback.state.result is not None
        assert playback.last == row["moves"]


def test_the_special_seat_of_an_arm(whole: Path) -> None:
    games = StudyGames(whole)
    skill = games.skill("greedy against random")
    assert skill is not None
    assert skill.value > 0.9
    restricted = games.restricted("never play card=0")
    assert restricted is not None
    assert restricted.pairs == 12
    own = games.of("never play card=0")
    assert own["focus"].to_list() == [0, 1] * 6
    uses = tables(whole)["uses"].filter((pl.col("arm") == "never play card=0") & (pl.col("thing") == "play card=0"))
    focused = uses.join(own.select("game_id", "focus"), on="game_id").filter(pl.col("seat") == pl.col("focus"))
    assert focused.height
    assert focused["use_turn"].null_count() == focused.height


def test_variants_are_compared_pair_by_pair(whole: Path) -> None:
    found = StudyGames(whole).compare("rich")
    assert found[0].column == "moves"
    assert found[0].corrected == found[0].difference.chance, "the primary figure stands alone"
    assert all(one.corrected >= one.difference.chance for one in found)
    assert found[0].difference.pairs == 12


def test_outliers_are_games_of_the_study(whole: Path) -> None:
    games = StudyGames(whole).of("base")
    for column, game_id, value in outliers(games):
        assert games.filter(pl.col("game_id") == game_id)[column].item() == value == games[column].max()


def test_a_sequential_rule_stops_at_the_same_pair_however_it_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "FIRST_LOOK", 20)
    rich = Variant(overrides={"gems": {"start": 20}})
    stop = StopRule(rule="sequential", pairs=3000, look=10)
    plan = LabPlan(game="psycle", bots=["random"], variants={"rich": rich}, primary="branching_mean", stop=stop)
    first = run_plan(plan, tmp_path / "whole")
    assert first.complete
    assert first.pairs < 200
    assert first.pairs % 10 == 0
    with pytest.raises(KeyboardInterrupt):
        run_plan(plan, tmp_path / "pieces", player=broken(25))
    assert run_plan(plan, tmp_path / "pieces").pairs == first.pairs
    assert same(tmp_path / "whole", tmp_path / "pieces")
    verdicts = running.verdicts_of(tmp_path / "whole", first)
    assert verdicts.tests["rich"].state == "differs"
    assert verdicts.tests["rich"].running.count == first.pairs
    assert run_plan(plan, tmp_path / "whole").pairs == first.pairs, "enough is enough"


def test_two_studies_are_paired_where_their_luck_is_the_same(whole: Path, tmp_path: Path) -> None:
    rich = {"game": "psycle", "bots": ["random"], "overrides": {"gems": {"start": 14}}, "stop": {"pairs": 12}}
    run_plan(plan_of({**rich, "primary": "moves"}), tmp_path / "rich")
    inside = {one.column: one.difference for one in StudyGames(whole).compare("rich")}
    across = compare_studies(whole, tmp_path / "rich")
    assert across.is_paired
    assert {one.column: one.difference for one in across.comparisons} == inside
    run_plan(plan_of({**rich, "seed": 2}), tmp_path / "other")
    assert not compare_studies(whole, tmp_path / "other").is_paired
    run_plan(plan_of({"game": "psycle", "players": 3, "bots": ["random"], "stop": {"pairs": 1}}), tmp_path / "three")
    with pytest.raises(BadSetup, match="lab-not-alike"):
        compare_studies(whole, tmp_path / "three")


def test_a_sweep_is_a_row_of_variants() -> None:
    game = find_game("psycle")
    found = sweep_variants(game, "gems.start=8..12:2")
    assert list(found) == ["gems.start=8", "gems.start=12"], "10 is what is printed"
    assert found["gems.start=12"].overrides == {"gems": {"start": 12}}
    assert sweep_variants(game, "cards.5.cost=1..2")["cards.5.cost=1"].overrides == {"cards": {"5": {"cost": 1}}}
    for text in ("gems.start", "gems.start=8", "gems.start=12..8", "gems.start=10..10", "gems.start=8..12:0", "=1..2"):
        with pytest.raises(BadSetup, match=r"lab-sweep"):
            sweep_variants(game, text)
    for text in ("gems.gold=1..2", "colors=1..2", "game=1..2", "cards.9.cost=1..2"):
        with pytest.raises(BadSetup, match="lab-sweep-number"):
            sweep_variants(game, text)


def use_rows(effect: float, late: bool) -> pl.DataFrame:
    """Games in which whoever is ahead wins more often, uses a thing more often, and its use adds so much."""
    rows = []
    for number in range(4000):
        is_ahead = number % 2 == 0
        is_used = (number // 2) % 4 < (3 if is_ahead else 1)
        chance = 0.3 + 0.4 * is_ahead + effect * is_used
        won = float((number * 7919 % 1000) / 1000 < chance)
        lead = 0.5 if is_ahead else -0.5
        turn = 9 if late and is_ahead else 3
        moment = (turn, lead) if is_used else (None, None)
        refused = (None, None) if is_used else (turn, lead)
        rows.append((f"base:{number}", "x", 0, 1, int(is_used), 0.5 if is_used else None, *moment, *refused, won))
    names = ["game_id", "thing", "seat", "offered", "used", "first_use"]
    names += ["use_turn", "use_lead", "decline_turn", "decline_lead", "won"]
    return pl.DataFrame(rows, schema=names, orient="row")


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("effect", [0.0, 0.2])
def test_what_use_adds_is_told_apart_from_who_was_ahead(effect: float, late: bool) -> None:
    rows = use_rows(effect, late)
    used = pl.col("used") > 0
    naive = rows.filter(used)["won"].mean() - rows.filter(~used)["won"].mean()  # type: ignore[operator]
    [found] = thing_uses(rows)
    assert found.adds is not None
    assert naive > effect + 0.15, "whoever is ahead uses it"
    assert found.adds.low < effect < found.adds.high
    assert found.adds.high - found.adds.low < 0.1
    assert found.share.value == pytest.approx(0.5)
    assert found.when is not None
    assert found.when.value == 0.5


def test_too_little_is_not_compared() -> None:
    rows = use_rows(0.1, late=False)
    [few] = thing_uses(rows.head(40))
    assert few.adds is None
    apart = rows.with_columns(use_lead=pl.lit(0.9), decline_lead=pl.lit(-0.9))
    [found] = thing_uses(apart)
    assert found.adds is None, "no use has a refusal like it"
