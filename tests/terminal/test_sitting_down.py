"""What the command line says is not asked again; what it says wrongly is refused in one sentence."""

from pathlib import Path

import pytest

from tests.terminal.driving import GAMES, KNOWN_GAMES, inside, reverie, sentence

ALL_TOLD = ("play", "psycle", "--language", "en", "--option", "psycle_cap=none")


def test_only_what_is_missing_is_asked(tmp_path: Path) -> None:
    out = reverie(tmp_path, *ALL_TOLD, "--players", "3", "--seat", "Anna=person", answers=["Bernd", "random"]).stdout
    assert out.startswith("Who sits at the table?")
    assert "Seat B [greedy bot]: Bernd\nSeat C [greedy bot]: random\n" in out
    assert "A Anna: a person\nB Bernd: a person\nC Stella: random bot\n" in out


def test_a_level_for_the_bots_settles_the_seats(tmp_path: Path) -> None:
    out = reverie(tmp_path, *ALL_TOLD, "--players", "4", "--bots", "random").stdout
    assert "A Dreamer (you): a person\nB Luna: random bot\nC Stella: random bot\nD Nox: random bot\n" in out


def test_the_games_are_offered_with_what_they_are_about(tmp_path: Path) -> None:
    out = reverie(tmp_path, "play", "--language", "en", answers=["99", "lullaby", "1", "", ""]).stdout
    offered = len(GAMES) + 1
    assert "Which game?\n1. Psycle. " in out
    assert f"\n{offered}. Lullaby. " in out
    assert f"Number [1]: 99\nThat is not on offer. Type a number from 1 to {offered}.\n" in out
    assert "How many players (1, 2, 3)? [2]: 1\n" in out
    assert "The child [drowsy]: \nWelcome to Lullaby.\n" in out


def test_a_wrong_answer_is_asked_again(tmp_path: Path) -> None:
    answers = ["9", "2", "Anna", "anna", "3", "0", "1"]
    out = reverie(tmp_path, "play", "psycle", "--language", "en", answers=answers).stdout
    assert f"[2]: 9\n{sentence('wrong-players', 'PS-008', given='9', counts='2, 3, 4')}\n" in out
    assert f"Seat B [greedy bot]: anna\n{sentence('name-taken', name='anna')}\n" in out
    assert "Psycle limit [none]: 0\n“0” does not fit the option psycle_cap." in out
    assert "A Anna (you): a person\nB Luna: random bot\n" in out


def test_a_game_may_be_named_by_its_place(tmp_path: Path) -> None:
    words = ("play", "lullaby:GAME", "--language", "en", "--bots", "random", "--option", "child=wakeful")
    assert "Welcome to Lullaby." in reverie(tmp_path, *words, more={"REVERIE_GAMES": ""}).stdout


KNOWN = {"counts": "2, 3, 4"}
BOTS = "random, greedy"
REFUSED = [
    (("play", "chess"), sentence("unknown-game", name="chess", known=KNOWN_GAMES)),
    (("play", "os:path"), sentence("game-not-found", place="os:path")),
    (("play", "psycle", "--players", "x"), sentence("wrong-players", "PS-008", given="x", **KNOWN)),
    (("play", "psycle", "--players", "5"), sentence("wrong-players", "PS-008", given="5", **KNOWN)),
    (("play", "psycle", "--seat", "Anna"), sentence("seat-form", given="Anna", kinds=f"person, {BOTS}")),
    (("play", "psycle", "--seat", "Anna=wizard"), sentence("unknown-bot", given="wizard", known=BOTS)),
    (("play", "psycle", "--seat", "=person"), sentence("bad-seat-name", name="", longest=24)),
    (("play", "psycle", "--seat", "A\x1b[2J=person"), sentence("bad-seat-name", name="A[2J", longest=24)),
    (("play", "psycle", "--seat", "A=person", "--seat", "a=random"), sentence("name-taken", name="a")),
    (
        ("play", "psycle", "--players", "2", "--seat", "A=person", "--seat", "B=random", "--seat", "C=random"),
        sentence("too-many-seats", given=3, players=2),
    ),
    (("play", "psycle", "--bots", "wizard"), sentence("unknown-bot", given="wizard", known=BOTS)),
    (
        ("play", "psycle", "--option", "colour=red"),
        sentence("unknown-option", name="colour", count=1, known="psycle_cap"),
    ),
    (
        ("play", "psycle", "--option", "psycle_cap=0"),
        sentence("option-at-least", "PS-081", name="psycle_cap", value="0", minimum=1, optional="yes"),
    ),
    (("play", "psycle", "--seed", "abc"), sentence("bad-seed")),
    (
        ("play", "--resume", "nowhere.json"),
        sentence("file-unreadable", file="nowhere.json", finding="No such file or directory"),
    ),
    (("play", "--language", "fr"), sentence("unknown-language", given="fr", known="en, de, ja")),
    (("rules", "psycle", "PS-999"), sentence("unknown-clause", clause="PS-999", game="psycle")),
    (("rules", "go"), sentence("unknown-game", name="go", known=KNOWN_GAMES)),
    (("games", "--language", "xx"), sentence("unknown-language", given="xx", known="en, de, ja")),
]


@pytest.mark.parametrize(("words", "expected"), REFUSED)
def test_what_cannot_be_is_refused_in_one_sentence(words: tuple[str, ...], expected: str) -> None:
    done = inside(*words, answers=[""] * 8)
    assert (done.returncode, done.stderr) == (2, expected + "\n")
    assert "Round 1" not in done.stdout


def test_a_refusal_speaks_the_users_language(tmp_path: Path) -> None:
    german = reverie(tmp_path, "play", "psycle", "--players", "7", more={"LC_ALL": "de_DE.UTF-8"})
    assert "(Regel PS-008)" in german.stderr
    japanese = reverie(tmp_path, "play", "--language", "fr", more={"LANG": "ja_JP.UTF-8"})
    assert "fr" in japanese.stderr
    assert japanese.stderr != reverie(tmp_path, "play", "--language", "fr").stderr


def test_a_mistyped_command_is_refused_too(tmp_path: Path) -> None:
    assert reverie(tmp_path, "dance").returncode == 2
    assert reverie(tmp_path, "play", "--dance").returncode == 2


def test_version_and_help(tmp_path: Path) -> None:
    assert reverie(tmp_path, "--version").stdout.startswith("reverie ")
    out = reverie(tmp_path, "--help").stdout
    for command in ("play", "games", "rules", "replay", "verify", "check"):
        assert f"  {command} " in out
    assert "--resume FILE" in reverie(tmp_path, "play", "--help").stdout
