"""The suite is run as a stranger would run it: in a process of its own, somewhere else, on a game it does not know."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.forked_suite import run_forked

_HERE = Path(__file__).parent
_EXAMPLES = _HERE.parents[1] / "examples"


def run_suite(
    where: Path, game: str, *more: str, places: tuple[Path, ...] = (_EXAMPLES, _HERE), alone: bool = False
) -> str:
    """What the suite says about a game; its last line tells whether it passed.

    ``alone``: in a process that begins at once, and without whatever other plugins are installed here.
    """
    words = ["-c", os.devnull, "--rootdir", str(where), "-p", "no:cacheprovider", "-q"]
    words += ["--pyargs", "reverie.conformance", "--game", game, *more]
    if alone:
        return run_forked(where, ["-p", "reverie.conformance.plugin", *words], [str(place) for place in places])
    found = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=where,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, places))},
        capture_output=True,
        text=True,
        check=False,
    )
    return f"{found.stdout}{found.stderr}\nexit code {found.returncode}"


@pytest.mark.parametrize("game", ["lullaby:GAME", "last_sheep:GAME"])
def test_a_strangers_game_that_keeps_the_laws_passes(tmp_path: Path, game: str) -> None:
    said = run_suite(tmp_path, game)
    assert said.endswith("exit code 0"), said
    assert " passed" in said
    assert "skipped" not in said


def test_a_game_that_is_not_there_is_named(tmp_path: Path) -> None:
    said = run_suite(tmp_path, "no_such_game")
    assert "unknown-game: name=no_such_game" in said
    assert said.endswith("exit code 4")


@pytest.mark.parametrize(
    ("mistake", "law", "mend"),
    [
        ("LeakingView", "the_view_is_the_same", "shows in `pile["),
        ("LeakingView", "an_imagined_table_looks", "`imagine` must set what the view shows"),
        (
            "SharingCopy",
            "copies_are_independent",
            "`copy` must copy the list `stars` and what lies in it, not share it",
        ),
        (
            "SharingInside",
            "copies_are_independent",
            "`copy` must copy the list `hands` and what lies in it, not share it",
        ),
        ("SharingInside", "whatever_is_played", "`copy` must copy every list, not share it"),
        ("IdleRedeal", "dealing_anew", "`redeal` must deal anew all that the observer cannot know"),
        ("CheatingRedeal", "the_view_is_the_same", "or `redeal` deals what it may know"),
        ("ImpossibleRedeal", "the_view_is_the_same", "`redeal` must deal only what could really lie there"),
        ("ShownGenerator", "the_generator", "whoever knows it knows every draw to come"),
        ("ForgottenField", "goes_through_json", "everything that the rules look at must be a declared field"),
        ("ListInView", "may_write_on_it", "`look` must copy the lists it shows"),
        ("TuplesInView", "are_plain_data", "`look` must give lists, words, numbers and text keys"),
        ("ChangingLook", "looking_changes", "asking never changes anything"),
        ("TellingMoves", "moves_and_default", "`moves`: it must depend only on what this observer may know"),
        ("LoudCreaks", "a_sealed_answer", "`sealed` may tell others that a seat has answered, not what"),
        ("AsksOnlyHolders", "answer_by_themselves", "may depend only on open facts"),
        ("TellsWhatItIsAbout", "answer_by_themselves", "may depend only on open facts"),
        ("AboutSomethingElse", "answer_by_themselves", "must be one of the game's `window_kinds`"),
        ("PassesByItself", "answer_by_themselves", "may depend only on open facts"),
        ("SingsByItself", "answer_by_themselves", "may depend only on open facts"),
        ("TellingRefusal", "refusals_are_the_same", "`why_not`: it must depend only on what this observer may know"),
        ("ChangingRefusal", "unlawful_moves", "check everything before changing anything"),
        ("CrashingRefusal", "unlawful_moves", "`why_not` must answer every readable move with a `Refused`"),
        ("LiveEvent", "events_do_not_change", "an `Event` must hold copies of the state's lists"),
        ("WrongDefault", "the_default_move", "`default` must be one of the question's moves"),
        ("OnlyWithALog", "the_same_moves", "a step must do the same with and without a log"),
        ("NeverAsked", "every_move_and_every_fact", "take it out of `move_types`, or mend the question"),
    ],
)
def test_every_mistake_is_found_and_its_mending_named(tmp_path: Path, mistake: str, law: str, mend: str) -> None:
    said = run_suite(tmp_path, f"broken_lullaby:GAME_{mistake}", "-x", "-k", law, alone=True)
    assert mend in said
    assert said.endswith("exit code 1")


@pytest.mark.parametrize(
    ("file", "old", "new", "law", "mend"),
    [
        ("ja.ftl", "move-lift =", "move-other =", "exists", "write it; it is needed for a move"),
        ("de.ftl", "{ $from_seat } bietet", "Jemand bietet", "languages", "use them in both"),
        (
            "en.ftl",
            "move-keep = Let the die stand",
            "move-keep = Let { $die } stand",
            "is_filled",
            "a sentence may use only facts that the rules give there",
        ),
        ("rules.de.ftl", "LU-014", "LU-041", "languages", "write it in both, or take it out"),
        ("rules.en.ftl", "LU-014", "LU-041", "clause", "names LU-014, which is not in text/rules.en.ftl"),
        ("en.ftl", "refused-lullaby-verse-twice", "refused-other", "refusal", "write it."),
        ("de.ftl", "result-dawn =", "result-dawn", "exists", "mend its syntax"),
        ("ja.ftl", "refused-lullaby-verse-not-in-hand", "refused-other", "refusal", "write it, with the facts"),
    ],
)
def test_every_gap_in_the_texts_is_found(tmp_path: Path, file: str, old: str, new: str, law: str, mend: str) -> None:
    place = shutil.copytree(_EXAMPLES / "lullaby", tmp_path / "lullaby") / "text" / file
    text = place.read_text(encoding="utf-8")
    assert old in text
    place.write_text(text.replace(old, new), encoding="utf-8")
    said = run_suite(
        tmp_path, "lullaby:GAME", "-x", "-k", f"(test_text or test_ledger) and {law}", places=(tmp_path,), alone=True
    )
    assert mend in said
    assert said.endswith("exit code 1")


def test_all_that_is_missing_is_listed_each_with_how_to_mend_it(tmp_path: Path) -> None:
    """A game without a ledger and nearly without words: what it still needs is one list, and no traceback."""
    texts = shutil.copytree(_EXAMPLES / "lullaby", tmp_path / "lullaby") / "text"
    for language in ("en", "de", "ja"):
        (texts / f"{language}.ftl").write_text("game-name = Lullaby\nquestion-creak = { $loudness }?\n", "utf-8")
        (texts / f"rules.{language}.ftl").write_text("section-1 = Nothing yet\n", "utf-8")
    said = run_suite(tmp_path, "lullaby:GAME", "-k", "test_text or test_ledger", places=(tmp_path,), alone=True)
    for line in (
        "text/ja.ftl has no `game-pitch`: write it; it is needed for the game itself.",
        "text/ja.ftl has no `question-sing-verse`: write it; it is needed for a question.",
        "text/ja.ftl has no `move-offer`: write it; it is needed for a move.",
        "text/de.ftl has no `refused-lullaby-verse-not-in-hand`: write it, with the facts",
        "text/de.ftl has no `refused-lullaby-too-many-candles`: write it.",
        "`question-creak` cannot be said in 'de'",
        "rules.en.ftl has no clause: write down what holds in the game: `LU-001 = ...`.",
        "the question of SingAgain names LU-014, which is not in text/rules.en.ftl: write it there, or name another.",
    ):
        assert line in said, line
    assert "Traceback" not in said
    assert "Error:" not in said
    assert said.endswith("exit code 1")
