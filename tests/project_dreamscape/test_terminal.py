"""Project Dreamscape in both terminal modes, alone and together, in every language."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from reverie.games.project_dreamscape import GAME
from reverie.kernel import move_text
from reverie.kernel.record import Seat
from reverie.table.files import RecordFile, read_json
from reverie.table.local_game import LocalGame
from reverie.text import LANGUAGES, words_for
from reverie.tui import TableApp
from reverie.tui.panes import Moves
from tests.terminal.driving import reverie

SEED = "22" * 32
NAMES = ("Anna", "Bernd")


def answers_of(seats: tuple[Seat, ...], seed: int) -> tuple[list[str], LocalGame]:
    """What is typed in a random game, with an Enter wherever the curtain falls between two people."""
    local_game = LocalGame(GAME, seats, {"sleep_token": "on"}, seed=bytes.fromhex(SEED))
    random, typed = Random(seed), []
    reader = 0 if len(seats) == 1 else None
    while not local_game.state.is_over:
        seat = local_game.state.asked[0]
        if seat != reader:
            typed.append("")
        reader = seat
        typed.append(move_text(random.choice(local_game.state.moves(seat))))
        local_game.play(seat, typed[-1])
    return typed, local_game


@pytest.mark.parametrize(("players", "language"), [*((1, language) for language in LANGUAGES), (2, "en")])
def test_a_whole_game_in_lines(tmp_path: Path, players: int, language: str) -> None:
    typed, local_game = answers_of(tuple(Seat(name) for name in NAMES[:players]), seed=3)
    seats = [word for name in NAMES[:players] for word in ("--seat", f"{name}=person")]
    done = reverie(
        tmp_path,
        *("play", GAME.name, "--lines", "--players", str(players), *seats, "--option", "sleep_token=on"),
        *("--seed", SEED, "--language", language),
        answers=typed,
    )
    assert done.returncode == 0, done.stderr
    (path,) = (tmp_path / "records").iterdir()
    record = read_json(path)
    assert record["game"] == "project-dreamscape"
    words = words_for(language, GAME)
    assert words.result(record["result"], list(NAMES[:players]), 0 if players == 1 else None) in done.stdout
    assert local_game.state.result is not None
    assert tuple(record["result"]["scores"]) == local_game.state.result.scores
    told = "\n".join(line for line in done.stdout.splitlines() if not line.startswith(">"))
    assert "{" not in told
    assert "FF-" not in told, "cards are called by their names"
    proof = reverie(tmp_path, "verify", str(path))
    assert proof.returncode == 0, proof.stdout


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_table_in_windows_alone(tmp_path: Path, size: tuple[int, int]) -> None:
    local_game = LocalGame(GAME, (Seat("Dreamer"),), {}, seed=bytes.fromhex(SEED))
    app = TableApp(local_game, RecordFile(GAME.name, tmp_path / "record.json"), "en", pace=0.0)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            for number in range(8):
                for _ in range(3000):
                    await pilot.pause(0.01)
                    if app.rests:
                        break
                assert len(local_game.record.moves) == number
                assert len(app.query_one(Moves).choices) == len(local_game.state.moves(0))
                await pilot.press("enter")

    asyncio.run(play())


def test_sitting_down_offers_the_swaps_by_name(tmp_path: Path) -> None:
    done = reverie(
        tmp_path, "play", GAME.name, "--lines", "--language", "en", "--players", "1", "--bots", "greedy",
        answers=["SD", "sd", "", "", "", "", "", ""],
    )  # fmt: skip
    assert "out: not in play; FF: Floating Free; IS: Interrupted Sleep;" in done.stdout
    assert "“sd” does not fit the option empowered_dreaming." in done.stdout
    assert "Welcome to Project Dreamscape." in done.stdout


def test_options_that_do_not_stand_together_are_refused_in_words(tmp_path: Path) -> None:
    options = ("--option", "invasive_dreaming=SD", "--option", "paradigm_shift=SD")
    done = reverie(tmp_path, "play", GAME.name, "--lines", "--language", "en", "--bots", "greedy", *options)
    assert done.returncode != 0
    assert "Shifting Dreams can be replaced only once." in done.stdout + done.stderr
