"""How broken laws are reported: what was found, how to mend it, and how to see it again."""

from typing import Any, NoReturn

import pytest

_LONG = 200


def broken(found: str, mend: str, again: Any = "") -> NoReturn:
    """Fail with ``found``, the sentence on how to ``mend`` it, and what is needed to see it ``again``."""
    pytest.fail(f"{_finding(found, mend)}\n{again}", pytrace=False)


class Findings:
    """What is missing or wrong in one respect: all of it is reported at once, so that it can be mended at once."""

    def __init__(self) -> None:
        self._lines: dict[str, None] = {}

    def add(self, found: str, mend: str) -> None:
        self._lines[_finding(found, mend)] = None

    def report(self) -> None:
        """Fail if there is anything to report."""
        if self._lines:
            pytest.fail("\n".join(self._lines), pytrace=False)


def _finding(found: str, mend: str) -> str:
    return f"{found}: {mend}."


def shortened(value: Any) -> str:
    text = str(value)
    return text if len(text) <= _LONG else text[:_LONG] + " ..."
