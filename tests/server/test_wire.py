"""The wire's types: what is generated from them has not drifted, and everything on it reads back."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from reverie import wire
from reverie.server import wire_schema
from reverie.table import commands as say
from reverie.table.entries import StandingPass
from reverie.table.table_info import table_info
from reverie.wire import http_messages
from tests.server.serving import ROOT
from tests.table.living import Evening

DOCS = ROOT / "docs" / "wire"
MESSAGES = http_messages.__name__
HOW = "the wire has changed: run python -m reverie.server.wire_schema docs/wire"


@pytest.mark.parametrize(
    ("file", "generated"), [("wire.schema.json", wire_schema.json_schema), ("wire.ts", wire_schema.typescript)]
)
def test_the_documented_types_are_the_ones_in_use(file: str, generated: Any) -> None:
    assert (DOCS / file).read_text(encoding="utf-8") == generated(), HOW


def test_the_types_are_written_by_one_command(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "reverie.server.wire_schema", tmp_path], check=True)
    for file in ("wire.schema.json", "wire.ts"):
        assert (tmp_path / file).read_bytes() == (DOCS / file).read_bytes(), HOW


def test_every_type_of_message_is_in_both() -> None:
    unions = (wire.FromClient, wire.FromServer, http_messages.AnyRequest, http_messages.AnyAnswer)
    kinds = {kind.__name__ for union in unions for kind in get_args(union)}
    document = json.loads(wire_schema.json_schema())
    assert kinds <= set(document["$defs"])
    interfaces = set(re.findall(r"export interface (\w+)", wire_schema.typescript()))
    assert kinds - {"Record"} | {"GameRecord"} <= interfaces


def test_nothing_is_left_vague_in_typescript() -> None:
    """Whatever is referred to is declared, and every field has a type."""
    text = wire_schema.typescript()
    declared = set(re.findall(r"export (?:interface|type) (\w+)", text))
    used = set(re.findall(r"\b([A-Z]\w+)\b", re.sub(r"/\*\*.*?\*/|//.*|\"\w*\"", "", text))) - {"PROTOCOL"}
    assert used <= declared
    assert re.findall(r"^  (\w+)\??: unknown;$", text, re.MULTILINE) == ["before", "after", "result"], (
        "what stands in a content, and what a shuffle gave, may be anything"
    )


def test_every_struct_of_http_is_a_request_an_answer_or_part_of_one() -> None:
    structs = {name for name, kind in vars(http_messages).items() if getattr(kind, "__module__", "") == MESSAGES}
    bases = {"GameOptionBase"}
    assert structs - bases <= set(wire_schema.schema()["$defs"])


def test_fields_are_explained_where_the_code_does() -> None:
    chair = wire_schema.schema()["$defs"]["ChairInfo"]["properties"]["by_clock"]
    assert chair == {"type": "integer", "description": "How many answers in a row the clock has given."}


def test_what_is_always_sent_is_never_optional() -> None:
    defined = wire_schema.schema()["$defs"]
    assert "sitters" in defined["Names"]["required"], "a default is sent too"
    assert defined["UpdateMessage"]["required"] == ["type", "version"], "here it is not"
    assert "overrides" not in defined["TableInfo"]["required"]
    assert "increment" not in defined["BankClock"]["required"], "a client may leave it out"


SAID: list[wire.FromClient] = [
    say.Sit(seat=1, id="a"),
    say.SeatBot(level="random"),
    say.Stand(),
    say.Arrange(options={"psycle_cap": None}),
    say.AddEntropy(word="wörd"),
    say.Ready(ready=False),
    say.Play(decision=3, move="play 1"),
    say.TakeBack(),
    say.Standing(passes=[StandingPass("wake", "turn"), StandingPass()]),
    say.Confirm(),
    say.Leave(),
    say.ComeBack(),
    say.Nudge(seat=1),
    say.Replace(seat=1, wanted=False),
    say.Decline(what="replace", seat=1),
    say.Pause(wanted=False),
    say.Rematch(),
    wire.Say(text="\U0001f319"),
    wire.Resync(),
    wire.AskStory(before=7),
    wire.Ping(),
    wire.JoinReview(id="r"),
    wire.Lead(at=None),
    wire.Point(element="gems:0"),
    wire.Comment(at=3, text="why?"),
    wire.Uncomment(comment=7),
]


@pytest.mark.parametrize("message", SAID, ids=lambda message: type(message).__name__)
def test_what_a_client_says_reads_back(message: wire.FromClient) -> None:
    assert wire.decode_client(wire.encode(message)) == message


def test_every_command_was_tried() -> None:
    assert {type(message) for message in SAID} == set(get_args(wire.FromClient))


@pytest.mark.parametrize("client", ["", "a", 'quo"te', "\\", "ü\U0001f319"])
def test_an_update_that_answers_is_the_same_update_with_an_answer(client: str) -> None:
    update = wire.UpdateMessage(version=3, view={"a": [1]}, moves=["play 1"])
    answered = wire.decode_server(wire.answering(wire.encode(update), client))
    assert answered == msgspec.structs.replace(update, answers=client)


def test_an_update_leaves_out_what_has_not_changed() -> None:
    assert wire.encode(wire.UpdateMessage(version=3)) == '{"type":"update","version":3}'


def test_a_scene_is_the_same_at_another_time() -> None:
    scene = wire.Scene(
        protocol=wire.PROTOCOL,
        version=3,
        seat=None,
        table=table_info(Evening().table, {}),
        view=None,
        moves=[],
        asides=0,
        standing=[],
        story=[],
        story_from=0,
        chat=[],
        present=[],
        can_take_back=False,
        may_return=None,
        now=0.0,
    )
    for now in (0.0, 1.5, 1_794_814_110.913_482_7):
        for seat in (None, 0, 3):
            changed = msgspec.structs.replace(scene, now=now, may_return=seat)
            assert wire.at(wire.encode(scene), now, seat) == wire.encode(changed)


def test_the_document_names_every_message_and_what_each_command_is_answered_with() -> None:
    text = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    answers = text[text.index("| You say | The answer |") :].partition("\n\n")[0]
    for kind in get_args(wire.FromClient):
        assert f"`{kind.__struct_config__.tag}`" in answers, kind
    for kind in get_args(wire.FromServer):
        assert f"`{kind.__struct_config__.tag}`" in text or f'"type": "{kind.__struct_config__.tag}"' in text, kind
