"""The coach without a server: analyses of finished games and hints, both thought out by the third worker."""

from collections.abc import Iterator
from time import monotonic
from typing import Any, Final

import msgspec

from reverie.bots import moves_for_bot
from reverie.browser.hosted_tables import HostedTables
from reverie.browser.page_request import NoSuchRequest, PageRequest
from reverie.games import registered_game
from reverie.kernel import BadSetup, move_text
from reverie.kernel.record import Record, close_record
from reverie.table.decide_checks import NotAllowed
from reverie.table.live_table import LiveTable
from reverie.table.table_record import open_record
from reverie.wire.browser_effects import AskStudy
from reverie.wire.http_messages import HintRequest

_TELL_SECONDS: Final = 0.2
"""Progress is not told more often than this."""


class CoachQuestion(msgspec.Struct, frozen=True, kw_only=True, tag_field="about"):
    """What the coach is asked; each kind is a subclass."""


class AboutGame(CoachQuestion, frozen=True, kw_only=True, tag="game"):
    """A finished game: what was luck in it, and what was a choice."""

    record: Record


class AboutMove(CoachQuestion, frozen=True, kw_only=True, tag="move"):
    """What it would consider now; all that it is told is what the seat sees."""

    game: str
    view: dict[str, Any]
    moves: list[str]


_questions: msgspec.json.Decoder[AboutGame | AboutMove] = msgspec.json.Decoder(AboutGame | AboutMove)


def answer(tables: HostedTables, request: PageRequest) -> AskStudy:
    """Look whether the coach may say something, and hand the question over to the third worker."""
    match request.method, request.path.rpartition("/")[2]:
        case "POST", "analysis":
            question: AboutGame | AboutMove = _about_game(tables.get(request.table).table)
        case "POST", "hint":
            question = _about_move(tables, request)
        case _:
            raise NoSuchRequest(request.method, request.path)
    return AskStudy(name="coach", question=msgspec.json.encode(question).decode())


def _about_game(table: LiveTable) -> AboutGame:
    if table.playing is None or table.phase != "over":
        raise NotAllowed("analysis-not-over")
    record = open_record(table, {})
    record.seed = table.seed.hex()
    return AboutGame(record=record)


def _about_move(tables: HostedTables, request: PageRequest) -> AboutMove:
    from reverie.coach.value_function import ValueFunction

    wanted = request.body_as(HintRequest)
    hosted = tables.get(request.table)
    try:
        ValueFunction(hosted.table.setup())
    except BadSetup:
        raise NotAllowed("hint-no-mind") from None
    seat = hosted.take_hint(request.guest, wanted.decision, wanted.id)
    state = hosted.table.begun.state
    moves = [move_text(move) for move in moves_for_bot(state, seat)]
    return AboutMove(game=hosted.table.game.name, view=state.view(seat), moves=moves)


def study(question: str) -> Iterator[str]:
    """The lines of what the coach says."""
    from reverie.coach.hints import hint_for
    from reverie.coach.judgement import USUAL_EFFORT

    asked = _questions.decode(question)
    if isinstance(asked, AboutMove):
        yield _line(hint_for(asked.game, asked.view, asked.moves, USUAL_EFFORT))
        return
    yield from _analysed(asked.record, USUAL_EFFORT)


def _analysed(record: Record, effort: int) -> Iterator[str]:
    from reverie.coach.analysing import analyse
    from reverie.coach.analysis import AnalysisProgress

    game = registered_game(record.game)
    assert record.seed is not None
    close_record(record, game, bytes.fromhex(record.seed))
    told_at = 0.0
    for line in analyse(game, record, effort):
        if isinstance(line, AnalysisProgress):
            if monotonic() - told_at < _TELL_SECONDS:
                continue
            told_at = monotonic()
        yield _line(line)


def _line(said: Any) -> str:
    return msgspec.json.encode(said).decode()
