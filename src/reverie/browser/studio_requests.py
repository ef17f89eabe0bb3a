"""The studio without a server: all of it is done by the third worker, since odd content takes long."""

from collections.abc import Iterator
from time import monotonic
from typing import Any, Final

import msgspec

from reverie.browser.page_request import NoSuchRequest, PageRequest
from reverie.games import registered_game
from reverie.kernel import Game, Refused
from reverie.wire.browser_effects import AskStudy
from reverie.wire.untrusted_json import read_as

_BATCH_SECONDS: Final = 0.3
"""So long a batch of games should take: then somebody who does not want any more is heard."""
_TELL_SECONDS: Final = 0.5
_FIRST_PAIRS: Final = 2
_MOST_PAIRS: Final = 250


class StudioQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What the page has asked the studio for."""

    method: str
    path: str
    rest: tuple[str, ...]
    language: str
    body: str


def answer(_: object, request: PageRequest) -> AskStudy:
    """Hand it over to the third worker."""
    question = StudioQuestion(
        method=request.method,
        path=request.path,
        rest=request.rest,
        language=request.language,
        body=request.body,
    )
    return AskStudy(name="studio", question=msgspec.json.encode(question).decode())


def study(question: str) -> Iterator[str]:
    """The lines of the studio's answer: one, or many of a trial."""
    from reverie.studio.answers import studio_refusal
    from reverie.wire.studio_messages import RefusedInWords

    asked = msgspec.json.decode(question, type=StudioQuestion)
    game: Game | None = None
    try:
        if asked.rest and asked.rest[0] != "open":
            game = registered_game(asked.rest[0])
        for line in _lines(game, asked):
            yield line.decode() if isinstance(line, bytes) else msgspec.json.encode(line).decode()
    except Refused as refused:
        if game is None:
            raise
        told = studio_refusal(game, refused, asked.language)
        yield msgspec.json.encode(RefusedInWords(refused=told)).decode()


def _lines(game: Game | None, asked: StudioQuestion) -> Iterator[Any]:
    from reverie.studio import answers
    from reverie.wire.studio_messages import CheckRequest, OpenVariantRequest, TrialGameRequest, TrialRequest

    language, body = asked.language, asked.body.encode()
    match asked.method, game, asked.rest[1:]:
        case "GET", Game(), ():
            yield answers.studio_answer(game, language)
        case "POST", None, ():
            yield answers.open_answer(read_as(body, OpenVariantRequest), language, may_gzip=False).body
        case "POST", Game(), ("check",):
            yield answers.check_answer(game.name, read_as(body, CheckRequest), language, may_gzip=False).body
        case "POST", Game(), ("record",):
            yield answers.record_answer(game.name, read_as(body, TrialGameRequest), may_gzip=False).body
        case "POST", Game(), ("trial",):
            yield from _trial(game, read_as(body, TrialRequest), language)
        case _:
            raise NoSuchRequest(asked.method, asked.path)


def _trial(game: Game, wanted: Any, language: str) -> Iterator[Any]:
    """Figures as they come; whoever stops listening ends it."""
    from reverie.studio.answers import studio_refusal
    from reverie.studio.forms import studio_words
    from reverie.studio.tallies import PairTally, figure_names
    from reverie.studio.trials import play_pairs, trial_plan
    from reverie.wire.studio_messages import TrialEnded, TrialProgress, TrialRefused

    plan = trial_plan(game.name, wanted)
    names = figure_names(studio_words(game, language), wanted.players)
    tally, began, told_at = PairTally(wanted.players), monotonic(), 0.0

    def progress() -> TrialProgress:
        figures = tally.told(wanted.pairs, names)
        return TrialProgress(
            pairs=tally.pairs, total=wanted.pairs, seconds=round(monotonic() - began, 3), figures=figures
        )

    try:
        while tally.pairs < wanted.pairs:
            last = min(wanted.pairs, tally.pairs + _batch(tally.pairs, tally.seconds))
            tally.join(play_pairs(plan, tally.pairs, last))
            if monotonic() - told_at >= _TELL_SECONDS:
                told_at = monotonic()
                yield progress()
        yield progress()
        yield TrialEnded(why="done", pairs=tally.pairs, seconds=round(monotonic() - began, 3))
    except Refused as refused:
        yield TrialRefused(refusal=studio_refusal(game, refused, language))


def _batch(played: int, seconds: float) -> int:
    """As many pairs as should take a moment, by how long they have taken so far."""
    if not played:
        return _FIRST_PAIRS
    return max(1, min(_MOST_PAIRS, 2 * played, int(_BATCH_SECONDS / max(seconds / played, 1e-6))))
