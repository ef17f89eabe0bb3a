"""Numbers as bytes."""

from array import array

from reverie.kernel import ReadyNumbers, packed, packed_flags, packed_where, remembered, squashed
from reverie.kernel.encoding import MOST_PIECES


def test_numbers_become_32_bit_floats() -> None:
    for count in (0, 1, 3, 1, 3):
        numbers = [place / 3 - 0.5 for place in range(count)]
        assert packed(numbers) == packed(tuple(numbers)) == array("f", numbers).tobytes()


def test_flags_become_the_bytes_of_numbers() -> None:
    """Whatever number stands for a flag; also where the bits do not fill whole bytes."""
    for flags, count in ((0, 3), (0b101, 3), (0b1_0000_0001, 9), ((1 << 40) - 2, 40)):
        bits = [float(flags >> place & 1) for place in range(count)]
        assert packed_flags(flags, count) == packed(bits)
        for number in (1.0, 0.1, 1 / 3):
            assert packed_where(flags, count, number) == packed([number * bit for bit in bits])


def test_whole_numbers_are_ready_or_made() -> None:
    ready = ReadyNumbers(lambda number: squashed(number, 3.0), -2, 5)
    for number in (-100, -3, -2, 0, 4, 5, 1000):
        assert ready.of(number) == packed([squashed(number, 3.0)])


def test_what_is_remembered_does_not_grow_for_ever() -> None:
    pieces: dict[int, bytes] = {}
    for key in range(MOST_PIECES + 1):
        assert remembered(pieces, key, packed([key])) == packed([float(key)])
    assert list(pieces) == [MOST_PIECES]
