"""The chain of days: the anchor fixes every deal, and a day's link proves it."""

import hashlib
import hmac
from datetime import date, timedelta

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.daily.chain import DailyChain
from reverie.games import registered_game
from reverie.kernel import BadDocument
from reverie.kernel.daily_deals import CHAIN_DAYS, DailyDeal, check_daily, daily_seed, day_number, link_back, read_day
from reverie.kernel.record import Played, Record, anchor_problems, read_record, record_data, verify
from tests.daily.dreams import CHAIN, DAY, FIRST_DAY, SECRET, daily_record, revealed

numbers = st.integers(1, CHAIN_DAYS)
NEAR = st.integers(1, 400)
"""Days near the beginning: to check them takes next to no time."""


def day_of(number: int) -> date:
    return FIRST_DAY + timedelta(days=number - 1)


def test_the_links_are_made_as_the_document_says() -> None:
    link = CHAIN.link(DAY)
    before = hashlib.sha256(b"reverie/daily/link/1 2026-11-01\0" + link).digest()
    assert CHAIN.link(DAY - timedelta(days=1)) == before
    seed = hmac.digest(link, b"reverie/daily/deal/1 psycle 2026-11-18", "sha256")
    assert CHAIN.seed("psycle", DAY) == seed
    drawn = hmac.digest(link, b"reverie/daily/seat/1 counting-zzzzs 2026-11-18", "sha256")
    assert CHAIN.seat("counting-zzzzs", DAY, 3) == int.from_bytes(drawn[:8], "big") % 3


def test_the_last_days_link_is_the_secret_and_the_first_leads_to_the_anchor() -> None:
    assert CHAIN.link(day_of(CHAIN_DAYS)) == SECRET
    assert link_back(CHAIN.link(FIRST_DAY), FIRST_DAY, 1).hex() == CHAIN.anchor


def test_days_are_asked_for_in_any_order() -> None:
    asked = [DAY, DAY + timedelta(days=5), FIRST_DAY, DAY, DAY + timedelta(days=6), DAY + timedelta(days=5)]
    chain = DailyChain(SECRET, FIRST_DAY)
    assert [chain.link(day) for day in asked] == [DailyChain(SECRET, FIRST_DAY).link(day) for day in asked]


@pytest.mark.parametrize("day", [FIRST_DAY - timedelta(days=1), day_of(CHAIN_DAYS) + timedelta(days=1)])
def test_there_is_nothing_outside_the_chain(day: date) -> None:
    with pytest.raises(BadDocument) as refused:
        CHAIN.link(day)
    assert refused.value.code == "daily-outside"


def test_the_anchor_fixes_the_first_day_too() -> None:
    assert DailyChain(SECRET, DAY).anchor != CHAIN.anchor


@given(NEAR, st.sampled_from(["psycle", "dream-quest", "lullaby"]))
def test_every_days_seed_is_proved_by_its_link(number: int, game: str) -> None:
    day = day_of(number)
    check_daily(revealed(CHAIN.deal(day)), game, CHAIN.seed(game, day))


@given(NEAR, st.integers(0, 255))
def test_a_link_with_one_changed_bit_is_refused(number: int, bit: int) -> None:
    day = day_of(number)
    changed = bytearray(CHAIN.link(day))
    changed[bit // 8] ^= 1 << bit % 8
    assert refusal(revealed(CHAIN.deal(day), bytes(changed)), CHAIN.seed("psycle", day)) == "daily-wrong-anchor"


@given(NEAR, NEAR)
def test_the_link_of_another_day_is_refused(number: int, other: int) -> None:
    day = day_of(number)
    code = refusal(revealed(CHAIN.deal(day), CHAIN.link(day_of(other))), CHAIN.seed("psycle", day))
    assert code == ("" if other == number else "daily-wrong-anchor")


@given(NEAR, st.integers(-400, 400))
def test_another_day_is_refused_also_where_the_first_one_moves_along(number: int, days: int) -> None:
    deal, shift = revealed(CHAIN.deal(day_of(number))), timedelta(days=days)
    seed = CHAIN.seed("psycle", day_of(number))
    moved = {"day": (day_of(number) + shift).isoformat()}
    alone = refusal(msgspec.structs.replace(deal, **moved), seed)
    moved["first_day"] = (FIRST_DAY + shift).isoformat()
    together = refusal(msgspec.structs.replace(deal, **moved), seed)
    if days == 0:
        assert (alone, together) == ("", "")
    else:
        assert alone in ("daily-wrong-anchor", "daily-outside")
        assert together == "daily-wrong-anchor"


@given(NEAR, st.binary(min_size=32, max_size=32))
def test_another_anchor_or_seed_is_refused(number: int, other: bytes) -> None:
    deal, seed = revealed(CHAIN.deal(day_of(number))), CHAIN.seed("psycle", day_of(number))
    assert refusal(msgspec.structs.replace(deal, anchor=other.hex()), seed) == "daily-wrong-anchor"
    assert refusal(deal, other) == "daily-wrong-seed"
    assert refusal(deal, daily_seed(other, "psycle", day_of(number))) == "daily-wrong-seed"


@given(st.text(max_size=80))
def test_what_is_no_day_or_no_digest_is_refused_and_never_fails(text: str) -> None:
    deal, seed = revealed(CHAIN.deal(DAY)), CHAIN.seed("psycle", DAY)
    for field, code in (("day", "daily-bad-day"), ("first_day", "daily-bad-day"), ("link", "daily-bad-digest")):
        assert refusal(msgspec.structs.replace(deal, **{field: text}), seed) == code


@pytest.mark.parametrize("text", ["20261118", "2026-W47-3", "2026-11-18T00:00", "18.11.2026", " 2026-11-18", ""])
def test_a_day_is_written_in_one_way(text: str) -> None:
    with pytest.raises(BadDocument) as refused:
        read_day(text, "day")
    assert (refused.value.code, refused.value.path) == ("daily-bad-day", "day")


@given(numbers)
def test_days_are_counted_from_one(number: int) -> None:
    assert day_number(FIRST_DAY, day_of(number)) == CHAIN.number(day_of(number)) == number


def refusal(deal: DailyDeal, seed: bytes) -> str:
    try:
        check_daily(deal, "psycle", seed)
    except BadDocument as refused:
        return refused.code
    return ""


# Records.


@pytest.fixture(scope="module")
def record() -> Record:
    return daily_record()


def codes(record: Record) -> list[str]:
    return [problem.code for problem in verify(record_data(record), registered_game)]


def test_a_record_of_a_daily_deal_proves_it(record: Record) -> None:
    assert codes(record) == []
    assert read_record(record_data(record)).daily == record.daily
    assert anchor_problems(record, CHAIN.anchor) == []
    assert [one.code for one in anchor_problems(record, "0" * 64)] == ["daily-other-anchor"]


def test_a_record_without_its_link_says_what_it_cannot_prove(record: Record) -> None:
    assert codes(msgspec.structs.replace(record, daily=CHAIN.deal(DAY))) == ["daily-no-link"]


def test_a_record_of_the_wrong_day_is_refused(record: Record) -> None:
    other = revealed(CHAIN.deal(DAY + timedelta(days=1)))
    assert codes(msgspec.structs.replace(record, daily=other)) == ["daily-wrong-seed"]


def test_an_added_word_is_refused(record: Record) -> None:
    assert "daily-entropy" in codes(msgspec.structs.replace(record, entropy=["luck", ""]))


def test_another_record_has_no_anchor(record: Record) -> None:
    plain = msgspec.structs.replace(record, daily=msgspec.UNSET)
    assert "daily" not in record_data(plain)
    assert codes(plain) == []
    assert [one.code for one in anchor_problems(plain, CHAIN.anchor)] == ["daily-none"]


def test_everything_else_is_checked_as_ever(record: Record) -> None:
    changed = [*record.moves[:-1], Played("0: play 9", record.moves[-1].at)]
    assert codes(msgspec.structs.replace(record, moves=changed))
