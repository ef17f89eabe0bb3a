"""How a broken law is reported: what was found, how to mend it, and how to see it again."""

from typing import Any, NoReturn

import pytest

_LONG = 200


def broken(found: str, mend: str, again: Any = "") -> NoReturn:
    """Fail with ``found``, the sentence on how to ``mend`` it, and what is needed to see it ``again``."""
    pytest.fail(f"{found}: {mend}.\n{again}", pytrace=False)


def shortened(value: Any) -> str:
    text = str(value)
    return text if len(text) <= _LONG else text[:_LONG] + " ..."
