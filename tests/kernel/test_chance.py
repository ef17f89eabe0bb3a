"""Chance: the generators, and the helpers that script and trace them."""

import hashlib
import hmac
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise, permutations
from typing import Any

import pytest

from reverie.kernel import (
    BadDocument,
    BadPosition,
    Chance,
    FastChance,
    KeyedChance,
    ScriptedChance,
    SealedChance,
    TracedChance,
    commitment,
    load_chance,
    sealed_key,
)

KEY = bytes(range(32))
INNER = b"what the inner hash gives"
MAKERS: dict[str, Callable[[int], Chance]] = {
    "fast": FastChance,
    "keyed": KeyedChance,
    "sealed": lambda seed: SealedChance(hashlib.sha256(str(seed).encode()).digest()),
}
each = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)


def draws(chance: Chance) -> list[Any]:
    """A bit of everything."""
    items = list(range(9))
    chance.shuffle("long", items)
    few = ["a", "b", "c", "d"]
    chance.shuffle("short", few)
    return [chance.below(7), chance.roll("die"), chance.roll("die", 20), chance.pick("pick", "xyz"), items, few]


# What each of them promises.


@each
def test_equal_seeds_give_equal_draws(make: Callable[[int], Chance]) -> None:
    assert draws(make(7)) == draws(make(7))
    assert draws(make(7)) != draws(make(8))


@each
def test_copies_go_on_equally_and_apart(make: Callable[[int], Chance]) -> None:
    chance = make(7)
    draws(chance)
    twin = chance.copy()
    expected = draws(twin)
    assert draws(chance) == expected, "the copy's draws have not moved the original"


@each
def test_saving_keeps_the_place(make: Callable[[int], Chance]) -> None:
    chance = make(7)
    draws(chance)
    loaded = load_chance(chance.save())
    assert type(loaded) is type(chance)
    assert loaded.save() == chance.save()
    assert draws(loaded) == draws(chance)


@each
@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 100, 2**20, 2**20 + 1, 2**32, 2**40 + 3])
def test_every_draw_is_below_its_bound(make: Callable[[int], Chance], bound: int) -> None:
    chance = make(1)
    found = [chance.below(bound) for _ in range(200)]
    assert all(0 <= value < bound for value in found)
    assert bound < 7 or max(found) > bound / 2 > min(found)


@each
@pytest.mark.parametrize(("bound", "limit"), [(2, 14), (6, 24), (10, 31), (36, 72), (97, 152)])
def test_draws_are_uniform(make: Callable[[int], Chance], bound: int, limit: float) -> None:
    """Chi-square; by luck alone the limits are passed about once in 4,000 tries, and the seed is fixed."""
    chance, tries = make(bound), 200 * bound
    counts = Counter(chance.below(bound) for _ in range(tries))
    assert sum((counts[value] - 200) ** 2 / 200 for value in range(bound)) < limit


@each
@pytest.mark.parametrize(("size", "limit"), [(3, 24), (4, 55)])
def test_every_order_of_a_shuffle_is_equally_likely(make: Callable[[int], Chance], size: int, limit: float) -> None:
    chance, counts = make(size), Counter[tuple[int, ...]]()
    orders = list(permutations(range(size)))
    for _ in range(200 * len(orders)):
        items = list(range(size))
        chance.shuffle("x", items)
        counts[tuple(items)] += 1
    assert sum((counts[order] - 200) ** 2 / 200 for order in orders) < limit


@each
@pytest.mark.parametrize("size", [0, 1, 2, 5, 6, 30])
def test_a_shuffle_keeps_every_item(make: Callable[[int], Chance], size: int) -> None:
    items = [number // 2 for number in range(size)]
    shuffled = items[:]
    make(3).shuffle("x", shuffled)
    assert sorted(shuffled) == items


@each
def test_dice_and_picks_cover_their_range(make: Callable[[int], Chance]) -> None:
    chance = make(4)
    assert {chance.roll("die") for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {chance.roll("die", 3) for _ in range(100)} == {1, 2, 3}
    assert {chance.pick("x", ("a", "b", "c")) for _ in range(100)} == {"a", "b", "c"}


def test_the_interface_alone_draws_nothing() -> None:
    bare = Chance()
    for call in (lambda: bare.below(2), bare.copy, bare.save):
        with pytest.raises(NotImplementedError):
            call()


# The fast one.


def pcg_xsh_rs(state: int) -> tuple[int, int]:
    """The published generator: the 32 bits of a state, and the state after it."""
    after = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    shift = 22 + (state >> 61)
    return ((state ^ (state >> 22)) >> shift) % 2**32, after


def test_fast_bits_are_those_of_the_published_generator() -> None:
    state = 0x0123456789ABCDEF
    chance = FastChance.at(state)
    for _ in range(100):
        expected, state = pcg_xsh_rs(state)
        assert chance.next32() == expected


def test_neighbouring_seeds_are_strangers() -> None:
    firsts = [FastChance(seed).next32() for seed in range(1000)]
    assert len(set(firsts)) == 1000
    low = Counter(FastChance(seed).below(4) for seed in range(1000))
    assert min(low.values()) > 200


def test_the_first_draws_of_neighbouring_seeds_are_independent() -> None:
    """Chi-square over the 36 pairs; 72 is passed about once in 4,000 tries."""
    firsts = [FastChance(seed).below(6) for seed in range(7201)]
    pairs = Counter(pairwise(firsts))
    assert sum((pairs[a, b] - 200) ** 2 / 200 for a in range(6) for b in range(6)) < 72


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, 2**200 + 1, -(2**70)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert draws(FastChance(seed)) == draws(FastChance(seed))


def test_fast_draws_pass_over_the_uneven_part() -> None:
    """A bound of 3 leaves one of 2**32 words over, the 0; where it comes up, the next word counts."""
    first, state = pcg_xsh_rs(0)
    second, after = pcg_xsh_rs(state)
    assert first == 0
    chance = FastChance.at(0)
    assert chance.below(3) == second * 3 >> 32
    assert chance.save()["state"] == str(after)


# The sealed one.


class Independent:
    """The documented draw once more, from the words of the documentation."""

    def __init__(self, key: bytes) -> None:
        self.key, self.block = key, 0

    def below(self, n: int) -> int:
        while True:
            mac = hmac.new(self.key, self.block.to_bytes(8, "big"), hashlib.sha256).digest()
            self.block += 1
            x = int.from_bytes(mac[:8], "big")
            if x >= 2**64 - 2**64 % n:
                continue
            return x % n

    def shuffled(self, items: list[Any]) -> list[Any]:
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def test_sealed_draws_can_be_repeated_by_others() -> None:
    ours, theirs = SealedChance(KEY), Independent(KEY)
    for n in (1, 2, 3, 6, 52, 1000, 2**63 + 1, 2**64 - 1, 2**64):
        assert [ours.below(n) for _ in range(20)] == [theirs.below(n) for _ in range(20)]
    for size in (2, 5, 24, 112):
        items = list(range(size))
        ours.shuffle("x", items)
        assert items == theirs.shuffled(list(range(size)))
    assert [ours.roll("die") for _ in range(20)] == [1 + theirs.below(6) for _ in range(20)]
    assert ours.save()["counter"] == theirs.block


def test_draws_do_not_change_what_copies_go_on_from() -> None:
    first, theirs = SealedChance(KEY), Independent(KEY)
    expected = [theirs.below(1000) for _ in range(4)]
    twin = first.copy()
    assert [first.below(1000) for _ in range(4)] == [twin.below(1000) for _ in range(4)] == expected


def test_a_sealed_generator_can_be_pickled_where_it_stands() -> None:
    chance = SealedChance(KEY)
    chance.below(1000)
    twin = pickle.loads(pickle.dumps(chance))
    assert twin.save() == chance.save()
    assert twin.below(1000) == chance.below(1000)


def test_a_known_block() -> None:
    """So that the generator can never change unnoticed."""
    block = hmac.new(KEY, bytes(8), hashlib.sha256).digest()
    assert SealedChance(KEY).below(2**64) == int.from_bytes(block[:8], "big") == 0x9F0CD9B94097FE49


class Scripted:
    """In place of the two hashes of a sealed draw: the outer one, which takes in what the inner one gave, is forced."""

    def __init__(self, blocks: Iterator[bytes]) -> None:
        self.blocks = blocks
        self.taken = b""

    def copy(self) -> "Scripted":
        return Scripted(self.blocks)

    def update(self, data: bytes) -> None:
        self.taken = data

    def digest(self) -> bytes:
        return next(self.blocks) if self.taken == INNER else INNER


def test_sealed_draws_pass_over_the_uneven_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all numbers a bound of 6 leaves the last four over: they are never folded back onto 0 to 3."""
    numbers = [2**64 - 1, 2**64 - 2, 5, 2**64 - 4, 2**64 - 3, 11, 0]
    blocks = iter((number.to_bytes(8, "big") + bytes(24)) for number in numbers)
    monkeypatch.setattr("hashlib.sha256", lambda _: Scripted(blocks))
    chance = SealedChance(KEY)
    assert [chance.below(6) for _ in range(3)] == [5, 11 % 6, 0]
    assert chance.save()["counter"] == len(numbers)


def test_all_that_is_left_is_even(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = iter([number.to_bytes(8, "big") for number in range(16)])
    monkeypatch.setattr("hashlib.sha256", lambda _: Scripted(blocks))
    chance = SealedChance(KEY)
    counts = Counter(chance.below(5) for _ in range(15))
    assert counts == {0: 3, 1: 3, 2: 3, 3: 3, 4: 3}


@pytest.mark.parametrize("size", [0, 16, 31, 33])
def test_a_key_has_256_bits(size: int) -> None:
    with pytest.raises(ValueError, match="a key has 32 bytes"):
        SealedChance(bytes(size))


def test_the_commitment_fixes_the_seed() -> None:
    assert commitment(KEY) == hashlib.sha256(b"reverie/seed/1\x00" + KEY).hexdigest()
    assert commitment(KEY) != commitment(bytes(32))
    assert KEY.hex() not in commitment(KEY)


def test_the_key_mixes_the_seed_with_what_the_seats_threw_in() -> None:
    expected = hmac.new(
        KEY,
        b"reverie/key/1\x00" + (5).to_bytes(8, "big") + b"anna!" + (3).to_bytes(8, "big") + "bö".encode(),
        hashlib.sha256,
    ).digest()
    assert sealed_key(KEY, ["anna!", "bö"]) == expected
    assert sealed_key(KEY) == hmac.new(KEY, b"reverie/key/1\x00", hashlib.sha256).digest()


def test_words_thrown_in_cannot_be_shifted_between_seats() -> None:
    keys = [sealed_key(KEY, words) for words in ([], [""], ["", ""], ["ab"], ["a", "b"], ["", "ab"], ["b", "a"])]
    assert len(set(keys)) == len(keys)


# Scripted.


def scripted(script: dict[str, list[Any]]) -> ScriptedChance:
    return ScriptedChance(script, FastChance(1))


def test_a_whole_shuffle_is_forced() -> None:
    items = [1, 2, 3]
    scripted({"x": [3, 1, 2]}).shuffle("x", items)
    assert items == [3, 1, 2]


def test_the_first_items_of_a_shuffle_are_forced() -> None:
    found = set()
    for seed in range(30):
        items = [1, 2, 2, 3, 4]
        ScriptedChance({"x": [2, 4]}, FastChance(seed)).shuffle("x", items)
        assert items[:2] == [2, 4]
        assert sorted(items[2:]) == [1, 2, 3]
        found.add(tuple(items))
    assert len(found) == 6, "the rest follows in a random order"


def test_a_script_goes_on_from_shuffle_to_shuffle() -> None:
    chance = scripted({"x": [2, 1, 1, 2]})
    for expected in ([2, 1], [1, 2]):
        items = [1, 2]
        chance.shuffle("x", items)
        assert items == expected
    assert chance.left() == {}


def test_dice_and_picks_are_forced_in_order() -> None:
    chance = scripted({"dice": [6, 1], "card": ["b"]})
    assert chance.left() == {"dice": [6, 1], "card": ["b"]}
    assert [chance.roll("dice"), chance.pick("card", "abc"), chance.roll("dice")] == [6, "b", 1]
    assert chance.left() == {}


def test_what_is_not_forced_comes_from_beneath() -> None:
    chance, beneath = scripted({"dice": [6]}), FastChance(1)
    assert chance.below(1000) == beneath.below(1000)
    assert chance.roll("dice") == 6
    assert [chance.roll("dice"), chance.roll("other")] == [beneath.roll(""), beneath.roll("")]
    assert chance.pick("card", "abc") == beneath.pick("", "abc")
    items, others = list(range(8)), list(range(8))
    chance.shuffle("x", items)
    beneath.shuffle("x", others)
    assert items == others


@pytest.mark.parametrize("value", [0, 7, -1, 2.0, True, "6", None])
def test_a_die_cannot_show_that(value: Any) -> None:
    with pytest.raises(BadPosition) as refusal:
        scripted({"dice": [value]}).roll("dice")
    assert (refusal.value.code, refusal.value.facts) == ("chance-impossible", {"label": "dice", "value": str(value)})


def test_no_such_item_to_draw() -> None:
    for values in ([4], [1, 1], ["1"], [[1]]):
        items = [1, 2, 3]
        with pytest.raises(BadPosition, match="chance-impossible"):
            scripted({"x": values}).shuffle("x", items)
        assert items == [1, 2, 3]
    with pytest.raises(BadPosition, match="chance-impossible"):
        scripted({"x": ["d"]}).pick("x", ["a", "b"])


def test_a_scripted_copy_goes_on_equally_and_apart() -> None:
    chance = scripted({"dice": [6, 5, 4]})
    chance.roll("dice")
    twin = chance.copy()
    assert [twin.roll("dice"), twin.roll("dice"), twin.below(99)] == [5, 4, FastChance(1).below(99)]
    assert chance.left() == {"dice": [5, 4]}


def test_a_script_is_its_own() -> None:
    script = {"dice": [6]}
    chance = scripted(script)
    script["dice"].clear()
    assert chance.roll("dice") == 6


def test_a_script_is_saved_with_its_place() -> None:
    chance = scripted({"dice": [6, 5], "gone": [1]})
    chance.roll("dice")
    chance.roll("gone")
    saved = chance.save()
    assert saved == {"kind": "scripted", "script": {"dice": [5]}, "beneath": FastChance(1).save()}
    loaded = load_chance(saved)
    assert [loaded.roll("dice"), loaded.below(99)] == [5, FastChance(1).below(99)]


# Traced.


def test_every_result_is_written_down() -> None:
    chance = TracedChance(scripted({"dice": [6], "x": [2, 1], "card": ["b"]}))
    items = [1, 2]
    chance.shuffle("x", items)
    chance.roll("dice")
    chance.pick("card", "abc")
    items.clear()
    assert chance.trace == [("x", [2, 1]), ("dice", 6), ("card", "b")]


def test_tracing_changes_nothing() -> None:
    assert draws(TracedChance(FastChance(7))) == draws(FastChance(7))
    assert TracedChance(FastChance(7)).save() == FastChance(7).save()


def test_a_copy_of_a_traced_one_explores_without_the_book() -> None:
    chance = TracedChance(FastChance(7))
    twin = chance.copy()
    twin.roll("dice")
    assert chance.trace == []
    assert draws(chance) == draws(FastChance(7))


# Documents.


def nested(depth: int) -> dict[str, Any]:
    saved = FastChance(1).save()
    for _ in range(depth):
        saved = {"kind": "scripted", "script": {}, "beneath": saved}
    return saved


BAD: dict[str, Any] = {
    "nothing": None,
    "a number": 7,
    "a list": [],
    "empty": {},
    "an unknown kind": {"kind": "dice", "state": "1"},
    "no state": {"kind": "fast"},
    "a state that is no text": {"kind": "fast", "state": 1},
    "a state in words": {"kind": "fast", "state": "one"},
    "an endless state": {"kind": "fast", "state": "9" * 5000},
    "no seed": {"kind": "keyed", "drawn": {}},
    "a seed that is no text": {"kind": "keyed", "seed": 1, "drawn": {}},
    "a seed in words": {"kind": "keyed", "seed": "one", "drawn": {}},
    "no draws": {"kind": "keyed", "seed": "1"},
    "draws in words": {"kind": "keyed", "seed": "1", "drawn": {"x": "1"}},
    "draws below 0": {"kind": "keyed", "seed": "1", "drawn": {"x": -1}},
    "draws that are no number": {"kind": "keyed", "seed": "1", "drawn": {"x": True}},
    "draws without a label": {"kind": "keyed", "seed": "1", "drawn": {1: 1}},
    "no key": {"kind": "sealed", "counter": 0},
    "a key that is no hex": {"kind": "sealed", "key": "xy" * 32, "counter": 0},
    "a short key": {"kind": "sealed", "key": "00" * 31, "counter": 0},
    "a key in bytes": {"kind": "sealed", "key": KEY, "counter": 0},
    "a counter below 0": {"kind": "sealed", "key": "00" * 32, "counter": -1},
    "a counter beyond 64 bits": {"kind": "sealed", "key": "00" * 32, "counter": 2**64},
    "a counter in words": {"kind": "sealed", "key": "00" * 32, "counter": "0"},
    "no script": {"kind": "scripted", "beneath": FastChance(1).save()},
    "a script that is a list": {"kind": "scripted", "script": [], "beneath": FastChance(1).save()},
    "a script of single values": {"kind": "scripted", "script": {"x": 3}, "beneath": FastChance(1).save()},
    "a script of numbered labels": {"kind": "scripted", "script": {1: [3]}, "beneath": FastChance(1).save()},
    "nothing beneath": {"kind": "scripted", "script": {}, "beneath": None},
    "scripts beneath scripts": nested(5000),
    "a traced one": {"kind": "traced", "beneath": FastChance(1).save()},
}


@pytest.mark.parametrize("saved", BAD.values(), ids=BAD)
def test_a_document_that_is_no_chance_is_refused(saved: Any) -> None:
    with pytest.raises(BadDocument) as refusal:
        load_chance(saved)
    assert (refusal.value.code, refusal.value.path) == ("bad-chance", "chance")


def test_a_counter_at_the_very_end_loads() -> None:
    assert load_chance({"kind": "sealed", "key": "00" * 32, "counter": 2**64 - 1}).below(1) == 0
