"""A refusal as an answer over HTTP; over the socket it is a frame (``frames.refusal_frame``)."""

from reverie.kernel import Refused
from reverie.text import Words
from reverie.wire.http_messages import RefusalAnswer


def refusal_answer(refused: Refused, words: Words) -> RefusalAnswer:
    """Not done, and why, in these words: those of the asker's language, and of whoever has refused it."""
    return RefusalAnswer(
        kind=type(refused).__name__,
        code=refused.code,
        facts=refused.facts,
        clause=refused.clause,
        path=refused.path,
        text=words.refusal(refused),
    )
