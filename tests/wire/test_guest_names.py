"""What somebody may be called."""

import pytest

from reverie.kernel import Refused
from reverie.wire.guest_names import LONGEST_GUEST_NAME, named_guest
from reverie.wire.http_messages import GuestInfo, GuestRequest


def test_a_name_is_one_line_without_needless_space() -> None:
    assert named_guest(GuestRequest(name="  Ada \n  L. ", language="ja")) == GuestInfo(name="Ada L.", language="ja")
    longest = "x" * LONGEST_GUEST_NAME
    assert named_guest(GuestRequest(name=longest)).name == longest


@pytest.mark.parametrize("name", ["", " \t ", "x" * (LONGEST_GUEST_NAME + 1), "a\x00b", "a\u202eb"])
def test_what_nobody_can_be_called(name: str) -> None:
    with pytest.raises(Refused) as caught:
        named_guest(GuestRequest(name=name))
    assert (caught.value.code, caught.value.path) == ("bad-name", "name")
    assert caught.value.facts == {"longest": LONGEST_GUEST_NAME}


def test_nobody_speaks_a_language_that_there_are_no_words_in() -> None:
    with pytest.raises(Refused) as caught:
        named_guest(GuestRequest(name="Ada", language="xx"))
    assert caught.value.code == "unknown-language"
