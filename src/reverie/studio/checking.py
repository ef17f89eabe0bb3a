"""What changes come to: asked of the rules themselves, which refuse with the path of what is wrong."""

import logging
from collections.abc import Mapping
from typing import Any

from reverie.games import registered_game
from reverie.kernel import BadDocument, BadSetup, FastChance, Game, Refused, Setup
from reverie.kernel.content import merged, plain_copy
from reverie.kernel.free_content import Steps, content_differences, path_text
from reverie.studio.forms import ContentNames, changed_bounds, changed_lists, studio_words
from reverie.studio.variants import link_text, read_link, read_variant_file, variant_of
from reverie.wire.studio_messages import (
    CheckAnswer,
    CheckRequest,
    ContentChange,
    FormGroup,
    OpenVariantAnswer,
    OpenVariantRequest,
)

_logger = logging.getLogger(__name__)


def check_changes(game: Game, wanted: CheckRequest, language: str) -> CheckAnswer:
    """What the changes come to; ``Refused`` where the rules do not take them."""
    players = min(game.player_counts) if wanted.players is None else wanted.players
    setup = checked_setup(game, players, wanted.options, wanted.overrides)
    variant = variant_of(game, setup.overrides, wanted.name)
    content = merged(game.raw_content, variant.overrides)
    return CheckAnswer(
        refusal=None,
        content_hash=setup.content_hash,
        changes=changes_of(game, content, language),
        bounds=changed_bounds(game, content),
        lists=changed_lists(game, content, language),
        link=link_text(variant),
        variant=variant,
    )


def checked_setup(game: Game, players: int, options: Mapping[str, Any], overrides: Mapping[str, Any]) -> Setup:
    """The set-up with these changes, begun once: content may be lawful by its numbers and never come to a question."""
    setup = game.setup(players, options, overrides)
    if setup.overrides:
        game.start(setup, FastChance(0), None)
    return setup


def changes_of(game: Game, content: Mapping[str, Any], language: str) -> list[ContentChange]:
    """All that is different from what is printed, with names."""
    names = ContentNames(studio_words(game, language))
    return [
        ContentChange(path=path_text(steps), name=_name(names, game, steps, before, after), before=before, after=after)
        for steps, before, after in content_differences(game.raw_content, content)
    ]


def _name(names: ContentNames, game: Game, steps: Steps, before: Any, after: Any) -> str:
    is_added = before is None and isinstance(after, Mapping)
    return names.whole(game.raw_content, (*steps[:-1], 0) if is_added else steps, after if is_added else None)


def lists_of(game: Game, overrides: Mapping[str, Any], language: str) -> list[FormGroup]:
    """The lists whose form is another one, also where the rules do not take the changes: there they are mended."""
    try:
        return changed_lists(game, merged(game.raw_content, plain_copy(overrides)), language)
    except Exception:  # content that is not even of the right shape has no form
        return []


def open_variant(wanted: OpenVariantRequest, language: str) -> OpenVariantAnswer:
    """A variant that somebody has sent; ``Refused`` where it cannot be used here."""
    if bool(wanted.link) == bool(wanted.file):
        raise BadDocument("not-a-variant", path="link")
    variant = read_link(wanted.link) if wanted.link else read_variant_file(wanted.file)
    game = registered_game(variant.game)
    setup = checked_setup(game, min(game.player_counts), {}, variant.overrides)
    variant = variant_of(game, variant.overrides, variant.name)
    return OpenVariantAnswer(
        variant=variant,
        content_hash=setup.content_hash,
        changes=changes_of(game, merged(game.raw_content, variant.overrides), language),
        link=link_text(variant),
    )


def playable_refusal(error: Exception) -> Refused:
    """A refusal as it is; that the rules fail at some content is one too."""
    if isinstance(error, Refused):
        return error
    _logger.exception("the rules fail at this content", exc_info=error)
    return BadSetup("cannot-be-done")
