"""The studio's answers, ready to be sent: what a worker process is asked for, as it takes as long as the content is odd.

A refusal of the rules is no error here but an answer, in the words of the game: whoever changes numbers meets one after
every second key.
"""

import logging

from reverie.games import registered_game
from reverie.kernel import BadSetup, Game, Refused, content_hash
from reverie.studio.checking import check_changes, open_variant
from reverie.studio.forms import content_form, studio_words
from reverie.wire.http_messages import RefusalAnswer
from reverie.wire.replays import Answer
from reverie.wire.studio_messages import CheckAnswer, CheckRequest, OpenVariantRequest, StudioAnswer

_logger = logging.getLogger(__name__)


def studio_answer(game: Game, language: str) -> StudioAnswer:
    """A game as the studio knows it."""
    form = content_form(game, language)
    return StudioAnswer(
        game=game.name, title=form.name, base=content_hash(game.raw_content), content=game.raw_content, form=form
    )


def check_answer(game_name: str, wanted: CheckRequest, language: str, may_gzip: bool) -> Answer:
    """Whether the rules take some changes, and what they come to."""
    game = registered_game(game_name)
    try:
        found = check_changes(game, wanted, language)
    except Exception as error:
        told = refusal_answer(game, playable_refusal(error), language)
        found = CheckAnswer(refusal=told, content_hash="", changes=[], bounds=[], link="", variant=None)
    return Answer.of(found, may_gzip)


def open_answer(wanted: OpenVariantRequest, language: str, may_gzip: bool) -> Answer:
    """A variant that somebody has sent."""
    try:
        return Answer.of(open_variant(wanted, language), may_gzip)
    except Exception as error:
        raise playable_refusal(error) from None


def playable_refusal(error: Exception) -> Refused:
    """A refusal as it is; that the rules fail at some content is one too."""
    if isinstance(error, Refused):
        return error
    _logger.exception("the rules fail at this content", exc_info=error)
    return BadSetup("cannot-be-done")


def refusal_answer(game: Game, refused: Refused, language: str) -> RefusalAnswer:
    """A refusal in the words of a game."""
    return RefusalAnswer(
        kind=type(refused).__name__,
        code=refused.code,
        facts=refused.facts,
        clause=refused.clause,
        path=refused.path,
        text=studio_words(game, language).refusal(refused),
    )
