"""What is read from the source, where a compiled class has forgotten it."""

import ast
from typing import Any

import pytest

from reverie.kernel import written


def test_source_is_parsed_by_one_thread_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    alone: list[bool] = []
    parse = ast.parse

    def watched(source: str) -> Any:
        alone.append(written._PARSING.locked())
        return parse(source)

    monkeypatch.setattr(ast, "parse", watched)
    assert isinstance(written._parsed("class Sleeper: pass").body[0], ast.ClassDef)
    assert alone == [True]
    assert not written._PARSING.locked()
