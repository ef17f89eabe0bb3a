"""Reviews: looking at a finished game together, leading, pointing, commenting; what is kept, and what is erased."""

from pathlib import Path
from typing import Any

import pytest

from reverie import wire
from reverie.server.comments import LONGEST_COMMENT, MOST_OF_GUEST
from reverie.server.review import LONGEST_ELEMENT
from tests.server.serving import (
    Line,
    Person,
    Server,
    people,
    quiet_server,
    seated,
    server_on_sqlite,  # noqa: F401
)
from tests.server.test_forks import finished
from tests.server.test_http_endpoints import QUICK

pytestmark = pytest.mark.anyio


def heard(line: Line, kind: type[Any]) -> list[Any]:
    return [message for message in line.messages if isinstance(message, kind)]


async def joined(line: Line) -> None:
    await line.done(wire.JoinReview())
    await line.until(lambda: heard(line, wire.ReviewMessage))


def texts(line: Line) -> list[str]:
    """The comments as the line knows them."""
    known: dict[int, str] = {}
    for message in line.messages:
        match message:
            case wire.CommentsMessage():
                known = {one.id: one.text for one in message.comments}
            case wire.CommentedMessage():
                known[message.comment.id] = message.comment.text
            case wire.UncommentedMessage():
                known.pop(message.comment, None)
    return list(known.values())


async def test_all_follow_whoever_leads_and_see_what_is_pointed_at(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada", "Ben") as (ada, ben), Person(sqlite_server.address) as nobody:
        table = await finished(ada, ben)
        async with ada.at(table) as first, ben.at(table) as second, nobody.at(table) as third:
            for line in (first, second, third):
                await joined(line)
            await first.done(wire.Lead(at=3, eyes="0", take=True))
            await third.until(lambda: (last := heard(third, wire.ReviewMessage)[-1]).leader == "Ada" and last.at == 3)
            told = heard(third, wire.ReviewMessage)[-1]
            assert (told.seat, told.eyes, told.own, told.here) == (0, "0", False, 3)
            await first.until(lambda: heard(first, wire.ReviewMessage)[-1].own)
            assert await second.refused(wire.Lead(at=5)) == "review-not-leading"
            await second.done(wire.Lead(at=10**6, take=True))
            assert await first.refused(wire.Lead(at=4)) == "review-not-leading"
            await third.until(lambda: heard(third, wire.ReviewMessage)[-1].leader == "Ben")
            assert heard(third, wire.ReviewMessage)[-1].at == len(
                (await ada.get(f"/api/tables/{table}/record")).json()["moves"]
            )
            await first.done(wire.Point(element="gems:0"))
            await third.until(lambda: heard(third, wire.PointedMessage))
            pointed = heard(third, wire.PointedMessage)[-1]
            assert (pointed.element, pointed.name, pointed.seat, pointed.own) == ("gems:0", "Ada", 0, False)
            assert await third.refused(wire.Point(element="gems:0")) == "no-guest"
            assert await first.refused(wire.Point(element="x" * (LONGEST_ELEMENT + 1))) == "too-long"
            await second.close()
            await third.until(lambda: (last := heard(third, wire.ReviewMessage)[-1]).leader is None and last.here == 2)


async def test_comments_are_kept_over_a_restart_and_only_their_writer_takes_them_away(tmp_path: Path) -> None:
    with quiet_server(tmp_path / "data") as server:
        async with people(server.address, "Ada", "Ben", "Cleo") as (ada, ben, cleo):
            table = await finished(ada, ben)
            async with ada.at(table) as first, cleo.at(table) as second:
                await joined(first)
                await joined(second)
                await first.done(wire.Comment(at=2, text=" Here\nit   turned. "))
                await first.done(wire.Comment(at=2, text="Here it turned."))  # sent again after a lost connection
                await second.done(wire.Comment(at=1, text="Why not 3?"))
                await first.until(lambda: sorted(texts(first)) == ["Here it turned.", "Why not 3?"])
                theirs = heard(first, wire.CommentedMessage)[-1].comment
                assert (theirs.name, theirs.seat, theirs.moment, theirs.own) == ("Cleo", None, 1, False)
                assert heard(second, wire.CommentedMessage)[-1].comment.own
                assert await first.refused(wire.Uncomment(comment=theirs.id)) == "no-such-comment"
                assert await first.refused(wire.Comment(at=999, text="x")) == "comment-no-such-moment"
                assert await first.refused(wire.Comment(at=1, text="x" * (LONGEST_COMMENT + 1))) == "too-long"
                assert await first.refused(wire.Comment(at=1, text="\n")) == "too-long"
            server.kill()
            server.start()
            async with ada.at(table) as first, cleo.at(table) as second:
                await joined(first)
                await joined(second)
                assert texts(first) == ["Why not 3?", "Here it turned."]
                own = next(one for one in heard(first, wire.CommentsMessage)[-1].comments if one.own)
                await first.done(wire.Uncomment(comment=own.id))
                await second.until(lambda: texts(second) == ["Why not 3?"])
                export = (await cleo.get("/api/me/export")).json()
                assert [(one["table"], one["moment"], one["text"]) for one in export["comments"]] == [
                    (table, 1, "Why not 3?")
                ]
                await cleo.http.delete("/api/me")
                await first.until(lambda: texts(first) == [])


async def test_nothing_of_a_running_game_is_reviewed(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as (line, _):
            for said in (
                wire.JoinReview(),
                wire.Lead(at=0, take=True),
                wire.Point(element="gems:0"),
                wire.Comment(at=0, text="psst"),
            ):
                assert await line.refused(said) == "table-not-over"


async def test_nobody_fills_all_the_room_for_comments(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada", "Ben") as (ada, ben):
        table = await finished(ada, ben)
        async with ada.at(table) as line:
            await joined(line)
            for number in range(MOST_OF_GUEST + 1):
                answer = await line.say(wire.Comment(at=1, text=f"Number {number}"))
                if isinstance(answer, wire.RefusedMessage):
                    assert answer.code in ("too-fast", "too-many-comments")
                    break
            else:
                raise AssertionError("there is no end to it")
