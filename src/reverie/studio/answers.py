"""The studio's answers, ready to be sent: what a worker process is asked for, as odd content takes long.

A refusal of the rules is no error here but an answer, in the words of the game: whoever changes numbers meets one after
every second key.
"""

from reverie.bots import quick_bot
from reverie.games import registered_game
from reverie.kernel import Game, Refused, content_hash
from reverie.studio.checking import check_changes, lists_of, open_variant, playable_refusal
from reverie.studio.forms import content_form, studio_words
from reverie.studio.trials import MOST_TRIAL_PAIRS, trial_levels, trial_plan, trial_record
from reverie.wire.http_messages import RefusalAnswer
from reverie.wire.refusal_answers import refusal_answer
from reverie.wire.replays import Answer
from reverie.wire.studio_messages import CheckAnswer, CheckRequest, OpenVariantRequest, StudioAnswer, TrialGameRequest


def studio_answer(game: Game, language: str) -> StudioAnswer:
    """A game as the studio knows it."""
    form = content_form(game, language)
    return StudioAnswer(
        game=game.name,
        title=form.name,
        base=content_hash(game.raw_content),
        content=game.raw_content,
        form=form,
        levels=trial_levels(game),
        usual_level=quick_bot(game),
        most_pairs=MOST_TRIAL_PAIRS,
    )


def check_answer(game_name: str, wanted: CheckRequest, language: str, may_gzip: bool) -> Answer:
    """Whether the rules take some changes, and what they come to."""
    game = registered_game(game_name)
    try:
        found = check_changes(game, wanted, language)
    except Exception as error:
        told = studio_refusal(game, playable_refusal(error), language)
        lists = lists_of(game, wanted.overrides, language)
        found = CheckAnswer(refusal=told, content_hash="", changes=[], bounds=[], lists=lists, link="", variant=None)
    return Answer.of(found, may_gzip)


def open_answer(wanted: OpenVariantRequest, language: str, may_gzip: bool) -> Answer:
    """A variant that somebody has sent."""
    try:
        return Answer.of(open_variant(wanted, language), may_gzip)
    except Exception as error:
        raise playable_refusal(error) from None


def record_answer(game_name: str, wanted: TrialGameRequest, may_gzip: bool) -> Answer:
    """One game of a trial, played again, as a record."""
    try:
        record = trial_record(trial_plan(game_name, wanted), wanted.arm, wanted.pair)
        return Answer.of(record, may_gzip)
    except Exception as error:
        raise playable_refusal(error) from None


def studio_refusal(game: Game, refused: Refused, language: str) -> RefusalAnswer:
    """A refusal in the words of a game."""
    return refusal_answer(refused, studio_words(game, language))
