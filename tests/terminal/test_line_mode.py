"""Line mode, played as a person would: typed into pipes and into a terminal."""

import json
import re
from pathlib import Path

import pytest

from reverie.games import find_game
from reverie.table.files import read_json
from reverie.text import LANGUAGES, words_for
from tests.terminal.driving import AGAINST_A_BOT, HOT_SEAT, PSYCLE, SEED, Terminal, inside, reverie, sentence


def record_in(data: Path) -> Path:
    (path,) = (data / "records").iterdir()
    return path


def test_enter_all_the_way_is_one_person_against_a_steady_bot(tmp_path: Path) -> None:
    done = reverie(tmp_path, "play", answers=[""] * 7, more={"REVERIE_GAMES": ""})
    assert done.returncode == 0
    assert "A Dreamer (you): a person\nB Luna: steady bot\n" in done.stdout
    assert "Your turn. Round 1" in done.stdout
    assert done.stdout.endswith("See you soon. Nothing was played, so nothing was kept.\n")
    assert not (tmp_path / "records").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(tmp_path: Path, language: str) -> None:
    done = reverie(tmp_path, *AGAINST_A_BOT, "--language", language, answers=["play 0"] * 5)
    assert done.returncode == 0, done.stderr
    words = words_for(language, find_game("psycle"))
    record = read_json(record_in(tmp_path))
    names = [seat["name"] for seat in record["seats"]]
    assert words.result(record["result"], names, 0) in done.stdout
    assert words.say("commitment-line", {"commitment": record["commitment"]}) in done.stdout
    assert words.say("seed-line", {"seed": SEED}) in done.stdout
    assert "{" not in done.stdout
    assert "\x1b" not in done.stdout
    proof = reverie(tmp_path, "verify", str(record_in(tmp_path)), "--language", language)
    assert proof.returncode == 0
    assert words.say("verify-right", {"file": str(record_in(tmp_path)), "moves": 10, "shuffles": 2}) in proof.stdout


def test_the_language_of_the_environment_is_offered_first(tmp_path: Path) -> None:
    done = reverie(tmp_path, "play", "psycle", "--bots", "random", answers=["", "", ""], more={"LANG": "de_AT.UTF-8"})
    assert "Welche Sprache?\n1. English\n2. Deutsch\n3. 日本語\nNummer [2]:" in done.stdout
    assert "Willkommen bei Psycle." in done.stdout


def test_every_question_tells_status_facts_and_numbered_moves(tmp_path: Path) -> None:
    out = reverie(tmp_path, *AGAINST_A_BOT, "--language", "en").stdout
    question = out[out.index("Your turn.") :]
    assert re.match(r"Your turn\. Round 1: the target is \d, the bonus \+\d\. Which card do you play\?\n", question)
    assert "A Dreamer (you): Gems: 10; Score: 0; Victory tiles: 0; Hand: 0, 1, 2, 3, 4, 5\n" in question
    assert "B Luna: Gems: 10; Score: 0; Victory tiles: 0; Hand: 6 hidden\n" in question
    assert "0. Play 0\n1. Play 1\n2. Play 2\n3. Play 3\n4. Play 4\n5. Play 5\n> " in question


def test_a_number_or_the_text_of_a_move_is_an_answer(tmp_path: Path) -> None:
    out = reverie(tmp_path, *AGAINST_A_BOT, "--language", "en", answers=["3", "play 1"]).stdout
    assert "> 3\nYou play 3 face down.\nLuna plays a card face down.\nAll cards are turned over.\n" in out
    assert "> play 1\nYou play 1 face down.\n" in out


def test_help_and_rules_and_log_and_view(tmp_path: Path) -> None:
    answers = ["?", "help", "rules", "rules ps-44", "rules all", "rules PS-999", "log", "view"]
    out = reverie(tmp_path, *AGAINST_A_BOT, "--language", "en", answers=answers).stdout
    assert out.count("5. Play 5 (or type: play 5). Costs 5 gems.") == 2
    assert "undo: takes your last move back, where the rules allow it\n" in out
    assert "The rule behind this question:\nPS-037: " in out
    assert out.count("\nPS-044 (our ruling): With 0 gems") == 2
    assert "There is no rule “PS-999” in psycle." in out
    assert "> log\nPsycle 1 begins" in out
    assert "Tile supply: 6. Victory tiles that nobody owns" in out


@pytest.mark.clause("PS-088")
def test_undo_is_refused_with_the_clause_that_says_so(tmp_path: Path) -> None:
    out = reverie(tmp_path, *AGAINST_A_BOT, "--language", "en", answers=["2", "undo"]).stdout
    assert "The rules of this game do not allow taking a move back." in out
    assert "(rule PS-088)\n> " in out


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("9", "That is not on offer. Type a number from 0 to 5.\n"),
        ("play 9", "There is no card 9. The cards are 0 to 5. (rule PS-001)\n"),
        ("dance", "“dance” is not a move of this game."),
        ("play", "“play” has too many or too few words. Write it like this: play <card>.\n"),
        ("play x", "“x” in “play x” is not a whole number."),
        ("99999999999999999999999", "That is not on offer."),
        ("language xx", "There is no language “xx”."),
        ("seat Zoe", "No person at this table is called “Zoe”."),
        ("", "> "),
    ],
)
def test_a_bad_answer_gets_a_sentence_and_changes_nothing(tmp_path: Path, answer: str, reply: str) -> None:
    out = reverie(tmp_path, *AGAINST_A_BOT, "--language", "en", answers=[answer]).stdout
    assert f"> {answer}\n{reply}" in out
    assert out.endswith("nothing was kept.\n")


def test_every_language_has_words_of_its_own_for_the_commands(tmp_path: Path) -> None:
    answers = ["ルール PS-044", "？", "３", "言語 de", "Regeln", "hilfe"]  # noqa: RUF001
    out = reverie(tmp_path, *AGAINST_A_BOT, "--language", "ja", answers=answers).stdout
    ruling = words_for("ja").say("clause-ruling")
    assert f"> ルール PS-044\nPS-044（{ruling}）：" in out  # noqa: RUF001
    assert "> ３\nあなたは3を裏向きに出しました。" in out  # noqa: RUF001
    assert "Du bist dran. Runde 2" in out
    assert "Du kannst außerdem eingeben:" in out


def test_save_writes_a_copy_and_never_overwrites(tmp_path: Path) -> None:
    copy = tmp_path / "deep" / "copy.json"
    out = reverie(
        tmp_path, *AGAINST_A_BOT, "--language", "en", answers=["1", f"save {copy}", f"save {copy}", "save"]
    ).stdout
    assert f"> save {copy}\nThe game is saved in {copy}.\n" in out
    assert sentence("file-exists", file=str(copy)) in out
    assert f"> save\nThe game is saved in {record_in(tmp_path)}.\n" in out
    assert json.loads(copy.read_text())["moves"][0]["move"] == "0: play 1"


def test_a_game_that_is_left_goes_on_to_the_same_result(tmp_path: Path) -> None:
    answers = ["3", "0", "2", "1", "0"]
    through = tmp_path / "through"
    assert reverie(through, *AGAINST_A_BOT, "--language", "en", answers=answers).returncode == 0
    parted = tmp_path / "parted"
    first = reverie(parted, *AGAINST_A_BOT, "--language", "en", answers=[*answers[:2], "quit"])
    path = record_in(parted)
    assert first.returncode == 0
    assert f"The game is kept in {path}. To go on: reverie play --resume {path}\n" in first.stdout
    second = reverie(parted, "play", "--resume", str(path), "--language", "en", answers=answers[2:])
    assert "Psycle 1 begins" not in second.stdout
    assert "You play 0 face down.\n" in second.stdout.split("\n\n")[1]
    assert "Final standing:" in second.stdout
    whole, joined = read_json(record_in(through)), read_json(path)
    for part in ("result", "shuffles", "commitment", "seed"):
        assert joined[part] == whole[part]
    assert [played["move"] for played in joined["moves"]] == [played["move"] for played in whole["moves"]]
    assert reverie(parted, "verify", str(path)).returncode == 0


def test_when_nobody_answers_any_more_the_game_is_kept(tmp_path: Path) -> None:
    done = reverie(tmp_path, *AGAINST_A_BOT, "--language", "en", answers=["3"])
    assert done.returncode == 0
    assert done.stdout.endswith(f"To go on: reverie play --resume {record_in(tmp_path)}\n")
    assert done.stderr == ""


def test_bytes_that_are_no_text_are_a_bad_answer(tmp_path: Path) -> None:
    done = reverie(tmp_path, *AGAINST_A_BOT, "--language", "en", answers=b"\xff\xfe\x00\x1b[2J\n3\n")
    assert done.returncode == 0
    assert "is not a move of this game" in done.stdout
    assert "\x1b" not in done.stdout
    assert "You play 3 face down." in done.stdout


def test_a_record_may_have_a_name_but_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    assert reverie(tmp_path, *AGAINST_A_BOT, "--record", str(path), "-l", "en", answers=["0"] * 5).returncode == 0
    before = path.read_bytes()
    again = reverie(tmp_path, *AGAINST_A_BOT, "--record", str(path), "-l", "en", answers=["0"] * 5)
    assert again.returncode == 2
    assert again.stderr == sentence("file-exists", file=str(path)) + "\n"
    assert path.read_bytes() == before


def test_records_are_numbered(tmp_path: Path) -> None:
    for _ in range(2):
        reverie(tmp_path, *AGAINST_A_BOT, "-l", "en", answers=["0"])
    names = sorted(path.name for path in (tmp_path / "records").iterdir())
    assert [re.sub(r"\d{4}-\d\d-\d\d", "DAY", name) for name in names] == ["psycle-DAY-1.json", "psycle-DAY-2.json"]


def test_a_folder_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    done = reverie(blocked, *AGAINST_A_BOT, "-l", "en", answers=["3", "2"])
    assert "cannot be written" in done.stdout
    assert "You play 2 face down." in done.stdout
    assert done.stdout.endswith("The game could not be kept: no file could be written.\n")


def test_bots_among_themselves_are_told_to_whoever_watches(tmp_path: Path) -> None:
    words = (*PSYCLE, "--seat", "Luna=greedy", "--seat", "Nox=random", "--language", "en")
    out = reverie(tmp_path, *words).stdout
    assert "Luna plays a card face down.\nNox plays a card face down.\nAll cards are turned over.\n" in out
    assert "Final standing:" in out


# What is told, and what may be typed.

ZZZZS = ("play", "counting-zzzzs", "--seed", SEED, "--players", "3", "--language", "en", "--lines")


def questions(out: str) -> list[str]:
    return out.split("\nYour turn. ")[1:]


def test_after_a_move_only_what_changed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    first, second, *_ = questions(inside(*AGAINST_A_BOT, "--language", "en", answers=["1"]).stdout)
    assert "A Dreamer (you): Gems: 10; Score: 0; Victory tiles: 0; Hand: 0, 1, 2, 3, 4, 5\n" in first
    assert "A Dreamer (you): Gems: 9" in second
    assert "Hand: 0, 1, 2" not in second
    assert "Tile supply" not in second


def test_view_tells_all_and_the_rest_is_changes_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    _, second, third, *_ = questions(inside(*AGAINST_A_BOT, "--language", "en", answers=["1", "view", "1"]).stdout)
    assert "Tile supply: 6. Victory tiles that nobody owns" in second
    assert "Tile supply" not in third


def test_another_language_is_told_from_the_beginning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    out = inside(*AGAINST_A_BOT, "--language", "en", answers=["1", "language de"]).stdout
    again = out[out.index("Du bist dran.") :]
    assert words_for("de", find_game("psycle")).say("field-tile_supply") in again


def test_the_examples_of_the_help_are_those_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    out = inside(*ZZZZS, "--bots", "greedy", answers=["?", "look discard"]).stdout
    assert "PS-0" not in out
    (clause,) = set(re.findall(r"rules (CZ-\d+) shows one rule", out))
    assert "as in: look discard\n" in out
    assert "> look discard\nDiscard pile: " in out
    assert clause in (find_game("counting-zzzzs").folder / "text" / "rules.en.ftl").read_text(encoding="utf-8")


def test_seats_are_typed_as_they_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``(or type: give … C)``: the letter and the name are both understood, and the record has the number."""
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    answers = ["1", "?"]
    out = inside(*ZZZZS, "--bots", "greedy", answers=answers).stdout
    (shown, *_) = re.findall(r"or type: (give \w+ [A-C])\)", out)
    verb, card, seat = shown.split()
    name = {"B": "luna", "C": "Stella"}[seat]
    number = "ABC".index(seat)
    for typed in (shown, f"{verb} {card} {name}"):
        done = inside(
            *ZZZZS, "--bots", "greedy", "--record", str(tmp_path / f"{name} {len(typed)}"), answers=["1", typed]
        )
        assert "You give " in done.stdout, done.stdout
        moves = read_json(tmp_path / f"{name} {len(typed)}")["moves"]
        assert f"0: {verb} {card} {number}" in [played["move"] for played in moves]


# Several people at one keyboard.


def between_curtains(out: str) -> list[str]:
    """What stands on the screen from each curtain to the next."""
    return re.split(r"Please hand the keyboard to \w+\. ", out)[1:]


def test_behind_the_curtain_nobody_sees_what_the_other_chose(tmp_path: Path) -> None:
    answers = ["", "4", "", "1", "", "3", "", "2"]
    out = reverie(tmp_path, *HOT_SEAT, "--language", "en", answers=answers).stdout
    screens = between_curtains(out)
    assert [screen.split(",")[0] for screen in screens[:4]] == ["Anna", "Bernd", "Anna", "Bernd"]
    for_bernd, for_anna = screens[1], screens[2]
    assert "Bernd, it is your turn. Round 1" in for_bernd
    assert "Anna plays a card face down.\n" in for_bernd
    assert "You play 4" not in for_bernd
    assert "A Anna: Gems: 10; Score: 0; Victory tiles: 0; Face down: hidden; Hand: 5 hidden\n" in for_bernd
    assert (
        "You play 4 face down.\nBernd plays a card face down.\nAll cards are turned over.\nYou played 4.\n" in for_anna
    )


def test_on_a_terminal_the_curtain_pushes_everything_out_of_sight(tmp_path: Path) -> None:
    with Terminal(tmp_path, *HOT_SEAT, "--language", "en", "--lines", "--pace", "0") as terminal:
        terminal.until("Please hand the keyboard to Anna.")
        terminal.until("the screen. ")
        terminal.type("")
        terminal.until("> ")
        terminal.type("4")
        before = terminal.until("Please hand the keyboard to Bernd.")
        assert before.endswith("\n" * 40 + "Please hand the keyboard to Bernd.")
        assert "You play 4" not in before
        terminal.until("the screen. ")
        terminal.type("")
        screen = terminal.until("> ")
        assert "Anna plays a card face down." in screen
        assert "You play 4" not in screen
        terminal.type("quit")
        assert terminal.end() == 0


def test_everybody_reads_their_own_language(tmp_path: Path) -> None:
    answers = ["", "language de", "2", "", "1", "", "1", "", "1"]
    out = reverie(tmp_path, *HOT_SEAT, "--language", "en", answers=answers).stdout
    assert "Anna, du bist dran. Runde 1" in out
    assert "Bernd, it is your turn. Round 1" in out
    assert "Bitte gib die Tastatur an Anna." in out
    assert "Anna, du bist dran. Runde 2" in out


def test_at_the_end_all_read_what_all_may_know(tmp_path: Path) -> None:
    answers = [answer for _ in range(5) for answer in ("", "1", "", "0")]
    out = reverie(tmp_path, *HOT_SEAT, "--language", "en", answers=answers).stdout
    end = between_curtains(out)[-1]
    assert "Anna played 1.\nBernd played 0.\n" in end
    assert "Final standing:\nA Anna: " in end


# A game with moves out of turn, secret answers and taking back.

LULLABY = ("play", "lullaby", "--language", "en", "--option", "child=drowsy", "--seed", SEED)


def test_another_game_needs_nothing_but_itself(tmp_path: Path) -> None:
    out = reverie(tmp_path, *LULLABY, "--bots", "random", answers=["1"] * 80).stdout
    assert "Welcome to Lullaby." in out
    assert "Final standing:" in out
    assert reverie(tmp_path, "verify", str(record_in(tmp_path))).returncode == 0


def test_undo_takes_back_where_the_rules_allow_it(tmp_path: Path) -> None:
    out = reverie(tmp_path, *LULLABY, "--bots", "random", answers=["lift 1", "undo", "undo"]).stdout
    assert "to the front of your hand.\n" in out
    assert "> undo\nTaken back.\n" in out
    assert "There is no move to take back. Make a move first. (rule LU-022)" in out
    assert read_json(record_in(tmp_path))["moves"] == []


def test_whoever_may_move_out_of_turn_can_take_the_keyboard(tmp_path: Path) -> None:
    people = ("--seat", "Anna=person", "--seat", "Bernd=person")
    out = reverie(tmp_path, *LULLABY, *people, answers=["", "seat B", "", "lift 1", "", "seat bernd"]).stdout
    screens = between_curtains(out)
    assert [screen.split(",")[0] for screen in screens] == ["Anna", "Bernd", "Anna", "Bernd"]
    assert "Waiting for Anna." in screens[1]
    assert read_json(record_in(tmp_path))["moves"][0]["move"] == "1: lift 1"


# On a terminal.


def test_interrupting_is_polite(tmp_path: Path) -> None:
    with Terminal(tmp_path, *AGAINST_A_BOT, "--language", "en", "--lines", "--pace", "0") as terminal:
        terminal.until("> ")
        terminal.type("3")
        terminal.until("Round 2")
        terminal.until("> ")
        terminal.interrupt()
        terminal.until("To go on: reverie play")
        assert terminal.end() == 130
    assert read_json(record_in(tmp_path))["moves"][0]["move"] == "0: play 3"


def test_interrupting_the_first_questions_is_polite_too(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play") as terminal:
        terminal.until("Number [1]: ")
        terminal.interrupt()
        assert terminal.end() == 130
    assert "Aborted" not in terminal.written


def test_the_end_of_input_on_a_terminal_is_leaving(tmp_path: Path) -> None:
    with Terminal(tmp_path, *AGAINST_A_BOT, "--language", "en", "--lines") as terminal:
        terminal.until("> ")
        terminal.press(b"\x04")
        terminal.until("See you soon.")
        assert terminal.end() == 0


def test_lines_on_a_terminal_use_colour_at_most(tmp_path: Path) -> None:
    with Terminal(tmp_path, *AGAINST_A_BOT, "--language", "en", "--lines", "--pace", "0") as terminal:
        for _ in range(5):
            terminal.until("> ")
            terminal.type("0")
        terminal.until("reverie verify")
        assert terminal.end() == 0
    codes = set(re.findall(r"\x1b.[^a-zA-Z]*[a-zA-Z]?", terminal.written))
    assert all(re.fullmatch(r"\x1b\[[0-9;]*m", code) for code in codes), codes
    assert not re.search("[\u2500-\u257f]", terminal.written)


def test_a_terminal_that_cannot_show_a_table_gets_lines(tmp_path: Path) -> None:
    with Terminal(tmp_path, *AGAINST_A_BOT, "--language", "en", TERM="dumb") as terminal:
        terminal.until("0. Play 0\n")
        terminal.until("> ")
        terminal.type("quit")
        assert terminal.end() == 0
