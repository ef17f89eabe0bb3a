"""The deck and Controlled Study (PD-010 to PD-019)."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from reverie.games.project_dreamscape import GAME
from reverie.games.project_dreamscape.controlled_study import deck_in_play, types_in_play
from tests.project_dreamscape.tables import BASE, CONTENT, NEW, bought, every_deck, play, swapped, table

CARDS = CONTENT.types_of
ONCE = [set(pair) for pair in GAME.raw_content["once_pairs"]]
DECKS = list(every_deck())


def deck_of(options: dict[str, str]) -> tuple[str, ...]:
    return deck_in_play(CONTENT, GAME.setup(2, options).options)


def counted(deck: tuple[str, ...]) -> Counter[str]:
    return Counter(type_ for card in deck for type_ in CARDS[card])


@pytest.mark.clause("PD-010")
def test_each_base_type_is_on_13_base_cards() -> None:
    assert counted(deck_of({})) == dict.fromkeys(BASE, 13)


@pytest.mark.clause("PD-011")
def test_a_card_shows_two_types_and_is_called_after_them() -> None:
    for card, (one, other) in CARDS.items():
        assert one != other
        assert card.rpartition("-")[0] == f"{one}-{other}"
        assert card[-1] in "12"


@pytest.mark.clause("PD-012", "PD-013")
def test_every_pair_of_base_types_is_there_twice_but_for_four() -> None:
    pairs = Counter(frozenset(CARDS[card]) for card in deck_of({}))
    assert len(pairs) == 28
    assert {pair for pair, copies in pairs.items() if copies == 1} == {frozenset(pair) for pair in ONCE}
    assert set(pairs.values()) == {1, 2}
    assert [{"FF", "LD"}, {"IS", "SD"}, {"NT", "PR"}, {"RD", "CD"}] == ONCE
    assert {type_ for pair in ONCE for type_ in pair} == set(BASE)


@pytest.mark.clause("PD-014")
def test_the_expansion() -> None:
    expansion = tuple(card for card, types in CARDS.items() if set(types) & set(NEW))
    pairs = Counter(frozenset(CARDS[card]) for card in expansion)
    assert len(expansion) == 54
    assert set(pairs.values()) == {2}
    assert len(pairs) == 3 * 8 + 3
    assert {type_: counted(expansion)[type_] for type_ in NEW} == dict.fromkeys(NEW, 20)


def by_the_book(removed: tuple[str, ...], added: tuple[str, ...]) -> set[str]:
    """Swap after swap: take out all cards that show R, add those that show N but neither R nor an unused new type."""
    deck = {card for card, types in CARDS.items() if set(types) <= set(BASE)}
    gone: set[str] = set()
    used: set[str] = set()
    for old, new in zip(removed, added, strict=True):
        gone.add(old)
        used.add(new)
        deck = {card for card in deck if old not in CARDS[card]}
        unused = set(NEW) - used
        deck |= {card for card, types in CARDS.items() if new in types and not set(types) & (gone | unused)}
    return deck


@pytest.mark.clause("PD-015")
@pytest.mark.parametrize("removed", BASE)
@pytest.mark.parametrize("added", NEW)
def test_one_swap(removed: str, added: str) -> None:
    deck = deck_of(swapped(**{added: removed}))
    assert set(deck) == by_the_book((removed,), (added,))
    assert removed not in counted(deck)
    assert counted(deck)[added] == 14


@pytest.mark.clause("PD-016")
def test_several_swaps_give_the_same_deck_in_every_order() -> None:
    for removed, added, options in DECKS:
        deck = set(deck_of(options))
        for order in permutations(range(len(removed))):
            for target in permutations(range(len(added))):
                old, new = tuple(removed[at] for at in order), tuple(added[at] for at in target)
                assert by_the_book(old, new) == deck


@pytest.mark.clause("PD-017")
def test_there_are_165_decks_of_eight_types() -> None:
    assert len(DECKS) == 165
    chosen = {frozenset(types_in_play(CONTENT, GAME.setup(2, options).options)) for _, _, options in DECKS}
    assert chosen == {frozenset(types) for types in combinations((*BASE, *NEW), 8)}
    assert deck_of(swapped(ID="FF", PS="SD")) == deck_of(swapped(ID="SD", PS="FF")), "which replaces which is all one"


@pytest.mark.clause("PD-018")
def test_the_size_of_every_deck() -> None:
    sizes: Counter[tuple[int, int, int, int]] = Counter()
    for removed, added, options in DECKS:
        deck, types = deck_of(options), set(types_in_play(CONTENT, GAME.setup(2, options).options))
        pairs_left = [pair for pair in ONCE if pair <= types]
        assert len(deck) == 56 - len(pairs_left)
        paired = {type_ for pair in pairs_left for type_ in pair}
        assert counted(deck) == {type_: 13 if type_ in paired else 14 for type_ in types}
        sizes[len(removed), len(pairs_left), len(deck), len(paired)] += 1
        assert len(added) == len(removed)
    assert sizes == {
        (0, 4, 52, 8): 1,
        (1, 3, 53, 6): 24,
        (2, 3, 53, 6): 12,
        (2, 2, 54, 4): 72,
        (3, 2, 54, 4): 24,
        (3, 1, 55, 2): 32,
    }


@pytest.mark.clause("PD-019")
def test_a_chain_of_14_scores_46_and_none_is_longer() -> None:
    cards = [card for card in deck_of(swapped(ED="NT")) if "ED" in CARDS[card]]
    assert len(cards) == 14
    state = table(options=swapped(ED="NT"), rem=[[*cards[::2], *cards[1::2]], []])
    assert [chain[:3] for chain in state.view(0)["chains"][0]] == [["ED", 14, 46]]
    assert max(max(counted(deck_of(options)).values()) for _, _, options in DECKS) == 14


@pytest.mark.clause("PD-011")
def test_the_order_of_the_two_types_means_nothing() -> None:
    """Either may be performed, and either may be the one that chains."""
    assert [move[0] for move in bought("FF-PR-1").moves(0)] == ["FF", "PR"]
    state = bought("FF-PR-1", deck=["IS-RD-1"])
    play(state, "dream PR")
    assert state.deep[0][-1] == "IS-RD-1"
    for below in ("FF-IS-1", "IS-PR-1"):
        assert table(rem=[[below, "FF-PR-2"], []]).view(0)["score"][0] == 2 - 1
