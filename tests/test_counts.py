"""The file format of the counts."""

import pytest

from tests.counts import read_counts


def test_a_line_that_cannot_be_read_is_told() -> None:
    with pytest.raises(ValueError, match="cannot read"):
        read_counts('== x\n{"players": 2}\n1 2')
