"""Why a move cannot be made: the true reason, with its clause, and a sentence for it in every language."""

import re
from pathlib import Path

import pytest

from reverie.games import counting_zzzzs
from reverie.games.counting_zzzzs import GAME
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import IllegalMove, Refused
from reverie.text import LANGUAGES, words_for
from tests.counting_zzzzs.tables import play, second, table


def refusal(state: ZzzzsState, seat: int, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        state.play(seat, move)
    return refused.value


def reason(state: ZzzzsState, move: str, seat: int = 0) -> tuple[str, str]:
    refused = refusal(state, seat, move)
    return refused.code, refused.clause


def said(refused: Refused, language: str = "en") -> str:
    return words_for(language, GAME).refusal(refused)


def with_side_forces() -> ZzzzsState:
    """Seat 0 dreams of a beach; seat 1 of a ghost that is fixed, a cottage that lies sideways, and Grandma."""
    other = [("ghost", "", "sedatives"), "cottage", "grandma"]
    return second([["beach"], other], [["jilted", "childhood_trauma", "go_with_the_flow"], []])


@pytest.mark.clause("CZ-023")
def test_a_fixed_card_is_no_context_card_any_more() -> None:
    state = with_side_forces()
    assert reason(state, "force_side go_with_the_flow 1 ghost") == ("zzzzs-already-fixed", "CZ-023")
    assert said(refusal(state, 0, "force_side go_with_the_flow 1 ghost")).startswith(
        "“Polite Ghost / Rude Ghost” has already been fixed by a Force"
    )


@pytest.mark.clause("CZ-188")
def test_what_a_side_force_cannot_fix() -> None:
    state = with_side_forces()
    assert reason(state, "force_side childhood_trauma 1 grandma") == ("zzzzs-no-context-card", "CZ-188")
    assert reason(state, "force_side jilted 1 cottage") == ("zzzzs-side-theme", "CZ-188")
    assert reason(state, "force_side childhood_trauma 0 cottage") == ("zzzzs-not-in-dream", "CZ-188")
    assert reason(state, "force_side childhood_trauma 1 door") == ("zzzzs-not-in-dream", "CZ-188")
    assert "must have the theme Fantasy (F)" in said(refusal(state, 0, "force_side jilted 1 cottage"))


@pytest.mark.clause("CZ-188")
def test_a_dream_of_somebody_awake_holds_nothing_to_fix() -> None:
    state = second([["beach"], []], [["jilted"], []])
    assert reason(state, "force_side jilted 1 flying") == ("zzzzs-not-in-dream", "CZ-188")


@pytest.mark.clause("CZ-173", "CZ-174")
def test_what_a_bender_cannot_bring() -> None:
    hand = ["rapid_rems", "recurring_theme", "city", "laughing"]
    state = second([["beach"], []], [hand, []], discard=["office", "chainsaw", "snoring"])
    assert reason(state, "rapid rapid_rems city") == ("zzzzs-same-kind", "CZ-062")
    assert reason(state, "rapid rapid_rems movie_star") == ("zzzzs-not-in-hand", "CZ-174")
    assert reason(state, "rapid rapid_rems recurring_theme") == ("zzzzs-no-element", "CZ-174")
    assert reason(state, "recur recurring_theme office") == ("zzzzs-same-kind", "CZ-062")
    assert reason(state, "recur recurring_theme chainsaw") == ("zzzzs-no-common-theme", "CZ-061")
    assert reason(state, "recur recurring_theme robot") == ("zzzzs-not-discarded", "CZ-174")
    assert reason(state, "recur recurring_theme snoring") == ("zzzzs-no-element", "CZ-174")


@pytest.mark.clause("CZ-145")
def test_a_block_that_would_stop_the_card_is_never_said_not_to() -> None:
    state = second([["beach"], ["office"]], [["snoring"], ["dead_drunk", "light_sleeper", "like_a_rock", "city"]])
    play(state, "0: wake snoring 1")
    assert reason(state, "light dead_drunk 1", 1) == ("zzzzs-another-way", "CZ-144")
    assert reason(state, "block light_sleeper", 1) == ("zzzzs-another-way", "CZ-146")
    assert reason(state, "block like_a_rock", 1) == ("zzzzs-does-not-stop", "CZ-145")
    assert reason(state, "light like_a_rock 1", 1) == ("zzzzs-does-not-stop", "CZ-145")
    assert reason(state, "block city", 1) == ("zzzzs-only-blocks", "CZ-140")
    assert reason(state, "light city 1", 1) == ("zzzzs-only-blocks", "CZ-140")
    assert reason(state, "discard dead_drunk", 1) == ("zzzzs-only-blocks", "CZ-140")
    told = said(refusal(state, 1, "light dead_drunk 1"))
    assert told.startswith("“Dead Drunk” cannot be used in this way. Its text: Stops one Wake Up")


@pytest.mark.clause("CZ-144", "CZ-145")
def test_who_is_not_affected_cannot_stop_a_card_that_the_block_would_stop() -> None:
    state = second([["beach"], ["office"], ["hell"]], [["snoring"], [], ["dead_drunk", "like_a_rock", "light_sleeper"]])
    play(state, "0: wake snoring 1")
    assert reason(state, "block dead_drunk", 2) == ("zzzzs-not-affected", "CZ-144")
    assert reason(state, "block like_a_rock", 2) == ("zzzzs-does-not-stop", "CZ-145")
    assert reason(state, "light light_sleeper 2", 2) == ("zzzzs-not-affected", "CZ-146")
    assert said(refusal(state, 2, "block dead_drunk")).startswith("“Snoring” does not affect you")
    assert said(refusal(state, 2, "light light_sleeper 2")).startswith("“Snoring” does not affect that player")


def test_every_card_is_played_in_its_own_way() -> None:
    hand = ["snoring", "siren", "scary_movie", "light_sleeper"]
    state = second([["beach"], ["office"]], [hand, []])
    wrong = ("siren snoring", "light snoring 1", "force_theme snoring 1", "wake siren 1", "wake scary_movie 1")
    for move in (*wrong, "lucid scary_movie", "wake light_sleeper 1", "force_side scary_movie 1 office"):
        assert reason(state, move) == ("zzzzs-another-way", "CZ-051")
    assert reason(state, "give snoring 1") == ("zzzzs-no-element", "CZ-047")
    assert reason(state, "block light_sleeper") == ("zzzzs-another-way", "CZ-051")


def test_an_element_is_no_action() -> None:
    state = second([["beach"], ["office"]], [["laughing"], []])
    for move in (
        "wake laughing 1",
        "siren laughing",
        "light laughing 1",
        "force_side laughing 1 office",
        "block laughing",
    ):
        assert reason(state, move) == ("zzzzs-no-action", "CZ-047")


def test_a_seat_that_is_not_there_is_not_said_to_be_awake() -> None:
    state = second([["beach"], ["office"]], [["snoring", "laughing", "jilted"], []])
    for move in ("wake snoring 7", "give laughing 2", "force_side jilted 5 beach"):
        assert refusal(state, 0, move).code == "not-lawful-now"


@pytest.mark.clause("CZ-046")
def test_the_first_card_has_no_other_way() -> None:
    state = table(2, dream=[["beach"], []], hand=[["laughing", "snoring", "city"], []])
    assert reason(state, "first snoring") == ("zzzzs-no-element", "CZ-046")
    assert reason(state, "wake snoring 0") == ("zzzzs-first-card-first", "CZ-046")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language: str) -> None:
    """Each code that the game's own code names, and no sentence is kept for one that is gone."""
    folder = Path(counting_zzzzs.__file__).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    codes = set(re.findall(r'"(zzzzs-[a-z-]+)"', sources))
    text = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    assert codes == set(re.findall(r"^refused-(zzzzs-[a-z-]+) =", text, re.MULTILINE))
