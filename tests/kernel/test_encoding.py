"""Numbers as bytes."""

from array import array

from reverie.kernel import packed


def test_numbers_become_32_bit_floats() -> None:
    for count in (0, 1, 3, 1, 3):
        numbers = [place / 3 - 0.5 for place in range(count)]
        assert packed(numbers) == packed(tuple(numbers)) == array("f", numbers).tobytes()
