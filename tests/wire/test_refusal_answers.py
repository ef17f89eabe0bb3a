"""A refusal as an answer: all that it knows, and the sentence in the asker's language."""

from reverie.games import registered_game
from reverie.kernel import BadSetup
from reverie.text import words_for
from reverie.wire.http_messages import RefusalAnswer
from reverie.wire.refusal_answers import refusal_answer


def test_all_that_a_refusal_knows_is_told_in_words() -> None:
    refused = BadSetup("unknown-bot", {"given": "nobody", "known": "random"}, "X-1", "bot")
    words = words_for("de", registered_game("psycle"))
    assert refusal_answer(refused, words) == RefusalAnswer(
        kind="BadSetup",
        code="unknown-bot",
        facts={"given": "nobody", "known": "random"},
        clause="X-1",
        path="bot",
        text=words.refusal(refused),
    )
    assert "nobody" in words.refusal(refused)
