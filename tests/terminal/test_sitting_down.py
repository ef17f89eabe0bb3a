"""What the command line says is not asked again; what it says wrongly is refused in one sentence."""

from pathlib import Path

import pytest

from reverie.bots import all_bot_names
from reverie.games import find_game
from reverie.text import words_for
from tests.terminal.driving import GAMES, KNOWN_GAMES, inside, reverie, sentence

ALL_TOLD = ("play", "psycle", "--language", "en", "--option", "psycle_cap=none")


def test_only_what_is_missing_is_asked(tmp_path: Path) -> None:
    out = reverie(
        tmp_path, *ALL_TOLD, "--players", "3", "--seat", "Anna=person", answers=["Bernd", "random", ""]
    ).stdout
    assert out.startswith("Who sits at the table?")
    assert "Seat B [steady bot]: Bernd\nSeat C [steady bot]: random\n" in out
    assert "A Anna: a person\nB Bernd: a person\nC Stella: random bot\n" in out


def test_a_level_for_the_bots_settles_the_seats(tmp_path: Path) -> None:
    out = reverie(tmp_path, *ALL_TOLD, "--players", "4", "--bots", "random").stdout
    assert "A Dreamer (you): a person\nB Luna: random bot\nC Stella: random bot\nD Nox: random bot\n" in out


def test_exact_is_offered_to_two_alone(tmp_path: Path) -> None:
    exact = (
        "exact bot. Plays Psycle for two perfectly: in the long run nobody wins more than half of the games from it."
    )
    two = reverie(tmp_path, *ALL_TOLD, "--players", "2", answers=["Anna", "8", ""]).stdout
    assert (
        "1. a person\n2. gentle bot. Overlooks a lot, though nothing it does is senseless: a good first opponent.\n"
        in two
    )
    assert f"\n8. {exact}\n" in two
    assert "B Luna: exact bot\n" in two
    assert "exact bot" not in reverie(tmp_path, *ALL_TOLD, "--players", "3").stdout


def test_the_games_are_offered_with_what_they_are_about(tmp_path: Path) -> None:
    out = reverie(tmp_path, "play", "--language", "en", answers=["99", "lullaby", "1", "", "", ""]).stdout
    offered = len(GAMES) + 1
    assert "Which game?\n1. Psycle. " in out
    assert f"\n{offered}. Lullaby. " in out
    assert f"Number [1]: 99\nThat is not on offer. Type a number from 1 to {offered}.\n" in out
    assert "How many players (1, 2, 3)? [2]: 1\n" in out
    assert "The child [drowsy]: \nHow long may people think? none, 5m" in out
    assert " [none]: \nWelcome to Lullaby.\n" in out


def test_a_wrong_answer_is_asked_again(tmp_path: Path) -> None:
    answers = ["9", "2", "Anna", "anna", "3", "0", "1", "soon", "5m"]
    out = reverie(tmp_path, "play", "psycle", "--language", "en", answers=answers).stdout
    assert f"[2]: 9\n{sentence('wrong-players', 'PS-008', given='9', counts='2, 3, 4')}\n" in out
    assert f"Seat B [steady bot]: anna\n{sentence('name-taken', name='anna')}\n" in out
    assert "Psycle limit [none]: 0\n“0” does not fit the option psycle_cap." in out
    assert f"[none]: soon\n{sentence('clock-form', given='soon')}\n" in out
    assert "A Anna (you): a person\nB Luna: easy bot\nTime to think: 5 minutes each\n" in out


def test_a_game_may_be_named_by_its_place(tmp_path: Path) -> None:
    words = ("play", "lullaby:GAME", "--language", "en", "--bots", "random", "--option", "child=wakeful")
    assert "Welcome to Lullaby." in reverie(tmp_path, *words, more={"REVERIE_GAMES": ""}).stdout


KNOWN = {"counts": "2, 3, 4"}
BOTS = ", ".join(all_bot_names(find_game("psycle")))
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
    (
        ("play", "psycle", "--players", "3", "--bots", "exact"),
        sentence("bot-not-for-players", bot="exact", players=3, counts="2"),
    ),
    (
        ("play", "psycle", "--seat", "A=person", "--seat", "B=exact", "--option", "psycle_cap=2"),
        sentence("exact-capped", "", "psycle_cap", cap=2),
    ),
    (("play", "psycle", "--bots", "wizard"), sentence("unknown-bot", given="wizard", known=BOTS)),
    (("play", "dream-quest", "--bots", "exact"), sentence("bot-not-for-game", bot="exact", game="dream-quest")),
    (
        ("play", "dream-quest", "--seat", "Anna=exact"),
        sentence("bot-not-for-game", bot="exact", game="dream-quest"),
    ),
    (
        ("play", "psycle", "--option", "colour=red"),
        sentence("unknown-option", name="colour", count=1, known="psycle_cap"),
    ),
    (
        ("play", "psycle", "--option", "psycle_cap=0"),
        sentence("option-at-least", "PS-081", name="psycle_cap", value="0", minimum=1, optional="yes"),
    ),
    (("play", "psycle", "--seed", "abc"), sentence("bad-seed")),
    (("play", "psycle", "--clock", "soon"), sentence("clock-form", given="soon")),
    (("play", "psycle", "--clock", "phase"), sentence("clock-no-phase")),
    (
        ("play", "psycle", "--clock", "48h"),
        sentence("clock-between", "", "clock.seconds", name="seconds", value=172800.0, minimum=1, maximum=86400),
    ),
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


@pytest.mark.parametrize(
    ("words", "answers"),
    [
        (("play",), ["quit"]),
        (("play", "--language", "de"), ["ende"]),
        (("play", "--language", "ja"), ["終了"]),
        (("play", "psycle", "--language", "en"), ["2", "Anna", "Quit"]),
        (("play", "psycle", "--language", "en"), ["2", "Anna", "", "", "quit"]),
        (("play", "psycle", "--language", "en"), ["2"]),
    ],
)
def test_whoever_leaves_the_first_questions_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], answers: list[str]
) -> None:
    """By the word for it in the language that is spoken, or because nobody is there any more."""
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    done = inside(*words, "--record", str(tmp_path / "mine.json"), answers=answers)
    language = words[words.index("--language") + 1] if "--language" in words else "en"
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(words_for(language).say("goodbye-unplayed") + "\n")
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_stand_together_is_refused_before_anything_is_asked() -> None:
    same = ("--option", "invasive_dreaming=LD", "--option", "empowered_dreaming=LD")
    done = inside("play", "project-dreamscape", "--language", "en", *same, answers=[""] * 9)
    assert done.returncode == 2
    assert done.stdout == ""


def test_an_answer_that_cannot_stand_beside_the_others_is_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    answers = ["LD", "LD", "PR", "quit"]
    out = inside("play", "project-dreamscape", "--language", "en", "--bots", "greedy", answers=answers).stdout
    asked = out.split("[out]: ")
    assert asked[2].startswith("LD\n")
    assert "(rule PD-" in asked[2].splitlines()[1]
    assert asked[3].startswith("PR\n"), "the same question again"


def test_a_file_that_is_there_is_refused_before_anything_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("{}")
    done = inside("play", "--record", str(path), answers=[""] * 9)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence("file-exists", file=str(path)) + "\n")
    done = inside("play", "--record", str(path / "deeper.json"), answers=[""] * 9)
    assert (done.returncode, done.stdout) == (2, "")


def test_a_bot_gives_way_to_somebody_of_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    out = inside(*ALL_TOLD, "--players", "3", "--seat", "Luna=person", "--bots", "random").stdout
    assert "A Luna (you): a person\nB Stella: random bot\nC Nox: random bot\n" in out
