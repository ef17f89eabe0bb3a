"""A refusal as a guest of the server reads it: with names where there are any, with letters where there are not."""

import json

import pytest

from reverie.kernel import NotAsked
from reverie.server.refusals import refusal_frame
from tests.table.living import Evening


@pytest.mark.parametrize(
    ("names", "text"),
    [
        ({"ann": "Anna", "ben": "Ben"}, "Anna has nothing to decide now. The game waits for Ben."),
        ({"ben": "Ben"}, "A has nothing to decide now. The game waits for Ben."),
        (None, "A has nothing to decide now. The game waits for B."),
    ],
)
def test_seats_are_called_by_name_or_letter(names: dict[str, str] | None, text: str) -> None:
    table = Evening().gathered("ann", "ben").table
    refused = NotAsked("not-your-turn", {"seat": 0, "waiting": [1]})
    assert json.loads(refusal_frame(refused, "", "en", table, names))["text"] == text
