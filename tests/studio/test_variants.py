"""Variants: they come back from a link and a file as they were sent, and nothing else is taken for one."""

import random
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from reverie.games import all_games, registered_game
from reverie.kernel import FastChance, Game, Refused
from reverie.kernel.content import merged
from reverie.kernel.free_content import value_at
from reverie.studio.answers import check_answer
from reverie.studio.checking import check_changes, open_variant
from reverie.studio.variants import (
    LARGEST_VARIANT,
    LONGEST_LINK,
    link_text,
    read_link,
    read_variant_file,
    smallest_overrides,
    variant_of,
)
from reverie.text import words_for
from reverie.wire.studio_messages import CheckRequest, OpenVariantRequest, VariantFile

PSYCLE = registered_game("psycle")
ONE_CARD: dict[str, dict[str, Any]] = {
    "psycle": {"cards": {"5": {"stars": 2}}},
    "project-dreamscape": {"chain_points": {"14": 50}},
    "counting-zzzzs": {"elements": {"0": {"value": {"points": 5}, "emoji": "🎬🌟"}}},
    "dream-cycle": {"directional": {"0": {"cost": 3, "resale": 2}}},
    "dream-quest": {"dream_cards": {"0": {"movement": 3, "choices": {"0": {"success": {"providence": 4}}}}}},
}

PAIR = {"with": "dragon", "points": 2, "own_side": None, "with_side": "plus"}
QUEST, SHEET = (registered_game("dream-quest").raw_content[name][0] for name in ("quests", "characters"))
FLYING = next(
    card for card in registered_game("dream-quest").raw_content["dream_cards"] if card["id"] == "flying-dream"
)
CARD = {**FLYING, "id": "flying-dream~2", "movement": 4}


def packed(document: Any, base: str | None = None, version: int = 1) -> str:
    head = bytes([version]) + bytes.fromhex(base or variant_of(PSYCLE, {}).base)[:16]
    return urlsafe_b64encode(head + zlib.compress(msgspec.json.encode(document))).decode().rstrip("=")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_one_changed_card_fits_into_a_link_and_comes_back(game: Game) -> None:
    variant = variant_of(game, ONE_CARD[game.name], "  Two   stars ")
    link = link_text(variant)
    assert 0 < len(link) <= 2048
    assert variant.name == "Two stars"
    assert read_link(link) == variant
    assert read_variant_file(msgspec.to_builtins(variant)) == variant
    opened = open_variant(OpenVariantRequest(link=link), "de")
    assert (opened.variant, opened.link) == (variant, link)
    assert opened.changes


def test_only_what_differs_is_kept() -> None:
    whole = {"cards": PSYCLE.raw_content["cards"], "gems": {"start": 11, "penalty_per_gem": 1}}
    assert variant_of(PSYCLE, whole).overrides == {"gems": {"start": 11}}
    assert variant_of(PSYCLE, {"targets": [5, 4, 3, 2, 1]}).overrides == {"targets": [5, 4, 3, 2, 1]}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_smallest_overrides_make_the_same_content(game: Game) -> None:
    content = merged(game.raw_content, ONE_CARD[game.name])
    assert merged(game.raw_content, smallest_overrides(game.raw_content, content)) == content


GROWN: dict[str, tuple[str, dict[str, Any]]] = {
    "a pair": ("counting-zzzzs", {"elements": {"3": {"interplay": {"+1": PAIR}}}}),
    "a tile": ("dream-cycle", {"tiles": {"+1": {"id": "P1-01~2", "phase": 1, "squares": [["green"] * 3] * 3}}}),
    "a tile less": ("dream-cycle", {"tiles": {"7": None}}),
    "a Dream card": ("dream-quest", {"dream_cards": {"+1": CARD}}),
    "a card for another": ("dream-quest", {"dream_cards": {"2": None, "+1": CARD}}),
    "a revised card": ("dream-quest", {"revised": {"dream_cards": {"+1": CARD}}}),
    "a day less": ("dream-quest", {"reality_cards": {"20": None}}),
    "a choice less": ("dream-quest", {"dream_cards": {"12": {"choices": {"1": None}}}}),
    "a quest": ("dream-quest", {"quests": {"+1": {**QUEST, "id": "great-ritual~2"}}}),
    "a character": ("dream-quest", {"characters": {"+1": {**SHEET, "id": "bedford~2"}}}),
}


@pytest.mark.parametrize(("name", "overrides"), GROWN.values(), ids=GROWN)
def test_lists_that_grow_or_shrink_fit_into_a_link_record_by_record(name: str, overrides: dict[str, Any]) -> None:
    game = registered_game(name)
    variant = variant_of(game, overrides)
    link = link_text(variant)
    assert 0 < len(link) <= 2048
    assert read_link(link) == variant
    content = merged(game.raw_content, overrides)
    assert merged(game.raw_content, variant.overrides) == content
    found = check_changes(game, CheckRequest(overrides=overrides), "ja")
    assert len(found.changes) <= 2
    assert not [change.name for change in found.changes if "~" in change.name and name != "dream-cycle"]
    [group] = found.lists
    assert group.grows is not None
    assert len(group.entries) == len(value_at(content, group.path))
    assert {part.path.startswith(group.path) for part in group.entries} == {True}


LISTS = {"dream-cycle": ("tiles",), "dream-quest": ("dream_cards", "reality_cards", "characters", "quests")}


@pytest.mark.parametrize("name", LISTS)
def test_whatever_comes_and_goes_the_smallest_overrides_make_the_same_content(name: str) -> None:
    game, luck = registered_game(name), random.Random(name)
    for _ in range(60):
        content = deepcopy(game.raw_content)
        for number in range(luck.randint(1, 6)):
            records = content[luck.choice(LISTS[name])]
            at = luck.randrange(len(records))
            match luck.choice(("copy", "take out", "rename", "shuffle")):
                case "copy":
                    records.append({**deepcopy(records[at]), "id": f"copy~{number + 2}"})
                case "take out" if len(records) > 1:
                    del records[at]
                case "rename":
                    records[at]["id"] = f"other-{number}"
                case "shuffle":
                    luck.shuffle(records)
        assert merged(game.raw_content, smallest_overrides(game.raw_content, content)) == content


def test_a_variant_with_a_copy_is_played_and_told_by_the_name_of_its_original() -> None:
    game = registered_game("dream-quest")
    state, _ = game.start(game.setup(2, {}, {"dream_cards": {"+1": CARD}}), FastChance(3), None)
    assert CARD["id"] in state.setup.content.editions["first"].dream
    words = words_for("en", game, {"dream_cards": {"+1": CARD}})
    assert words.told("card-name", {"card": CARD["id"]}, [], None) == words.say("name-flying-dream")
    assert words.say(f"name-{CARD['id']}") == words.say("name-flying-dream")


def test_the_form_of_a_list_comes_with_a_refusal_too_and_never_beyond_its_length() -> None:
    pair = {"elements": {"0": {"interplay": {"+1": {**PAIR, "with": "beach"}}}}}  # which is one already
    answer = msgspec.json.decode(check_answer("counting-zzzzs", CheckRequest(overrides=pair), "en", False).body)
    assert answer["refusal"]["code"] == "zzzzs-pair-twice"
    assert answer["refusal"]["path"] == "elements[0].interplay[1]"
    assert [len(one["entries"]) for one in answer["lists"]] == [2]
    many = {"tiles": {f"+{n}": {"id": f"t~{n}", "phase": 1, "squares": [["green"] * 3] * 3} for n in range(1, 400)}}
    answer = msgspec.json.decode(check_answer("dream-cycle", CheckRequest(overrides=many), "en", False).body)
    assert (answer["refusal"]["code"], answer["refusal"]["path"]) == ("content-length", "tiles")
    assert answer["lists"] == []


def test_a_base_that_has_changed_is_refused() -> None:
    variant = variant_of(PSYCLE, {"gems": {"start": 11}})
    other = "0" * 64
    for read in (
        lambda: read_link(packed(["psycle", variant.overrides, ""], other)),
        lambda: read_variant_file({**msgspec.to_builtins(variant), "base": other}),
        lambda: read_variant_file({**msgspec.to_builtins(variant), "base": ""}),
    ):
        with pytest.raises(Refused) as refused:
            read()
        assert (refused.value.code, refused.value.path) == ("variant-other-base", "base")


REFUSED: dict[str, tuple[str, str]] = {
    "nothing": ("", "not-a-variant"),
    "no base64": ("a*b", "not-a-variant"),
    "no letters of ours": ("ä", "not-a-variant"),
    "too short": ("AQ", "not-a-variant"),
    "another version": (packed(["psycle", {}, ""], version=2), "newer-format"),
    "version 0": (packed(["psycle", {}, ""], version=0), "not-a-variant"),
    "not compressed": (urlsafe_b64encode(b"\x01" + bytes(40)).decode(), "not-a-variant"),
    "cut off": (packed(["psycle", {"gems": {"start": 11}}, ""])[:-8], "not-a-variant"),
    "another shape": (packed({"game": "psycle"}), "wrong-type"),
    "another game": (packed(["chess", {}, ""]), "unknown-game"),
    "a long name": (packed(["psycle", {}, "x" * 61]), "variant-name"),
    "an invisible name": (packed(["psycle", {}, "a\u202eb"]), "variant-name"),
    "a long text": ("A" * (LONGEST_LINK + 1), "variant-too-large"),
    "a bomb": (packed(["psycle", {"a": "x" * 3_000_000}, ""]), "variant-too-large"),
    "too deep": (packed(["psycle", msgspec.json.decode(b'{"a":' * 30 + b"1" + b"}" * 30), ""]), "content-too-deep"),
}


@pytest.mark.parametrize(("text", "code"), REFUSED.values(), ids=REFUSED)
def test_what_is_no_variant_is_refused_with_a_reason(text: str, code: str) -> None:
    assert len(text) <= LONGEST_LINK + 1
    with pytest.raises(Refused) as refused:
        read_link(text)
    assert refused.value.code == code


def test_no_noise_in_a_link_breaks_anything() -> None:
    luck = random.Random(7)
    whole = bytearray(urlsafe_b64decode(packed(["psycle", {"gems": {"start": 11}}, ""]) + "=="))
    for _ in range(300):
        raw = bytearray(whole)
        for _ in range(luck.randint(1, 3)):
            raw[luck.randrange(len(raw))] = luck.randrange(256)
        try:
            variant = read_link(urlsafe_b64encode(raw).decode())
        except Refused:
            continue
        assert variant.game == "psycle"


def test_a_file_is_no_larger_than_a_request() -> None:
    document = msgspec.to_builtins(variant_of(PSYCLE, {}))
    for file, code in (
        ({**document, "overrides": {"a": ["x" * 400] * (LARGEST_VARIANT // 400)}}, "variant-too-large"),
        ({**document, "format": "reverie-record"}, "not-a-variant"),
        ({**document, "format_version": 2}, "newer-format"),
        ({**document, "game": 3}, "wrong-type"),
        ([], "not-a-variant"),
    ):
        with pytest.raises(Refused) as refused:
            read_variant_file(file)
        assert refused.value.code == code


def test_what_is_too_long_for_a_link_has_none() -> None:
    luck = random.Random(3)
    emoji = {
        str(number): {"emoji": "".join(chr(luck.randrange(0x4E00, 0x9FFF)) for _ in range(20))} for number in range(112)
    }
    found = check_changes(registered_game("counting-zzzzs"), CheckRequest(overrides={"elements": emoji}), "en")
    assert (found.link, len(found.changes)) == ("", 112)
    assert isinstance(found.variant, VariantFile)


def test_changes_are_told_by_name() -> None:
    found = check_changes(PSYCLE, CheckRequest(overrides={"cards": {"5": {"stars": 2}}}), "en")
    [change] = found.changes
    assert (change.path, change.before, change.after) == ("cards[5].stars", 1, 2)
    assert change.name.startswith("Card 5, ")
