"""Forms: what they offer is what the rules take. Bounds are declared once, so the two cannot differ."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from lullaby import GAME as LULLABY
from reverie.games import all_games, registered_game
from reverie.kernel import FreeText, Game, ListLength, NumberRange, Refused
from reverie.kernel.content import merged
from reverie.kernel.free_content import ANY_PLACE, Steps, check_free, found_at, path_steps, path_text, value_at
from reverie.studio.checking import check_changes
from reverie.studio.forms import content_form
from reverie.text import LANGUAGES
from reverie.wire.studio_messages import CheckRequest, FormGroup, FormList, FormNumber, FormPart


def parts(form: FormPart) -> Iterator[FormPart]:
    yield form
    for part in form.entries if isinstance(form, FormGroup) else ():
        yield from parts(part)


def laid(game: Game, steps: Steps, value: Any) -> dict[str, Any]:
    """Overrides that put a value there; lists of plain values are replaced as a whole."""
    if isinstance(steps[-1], int):
        whole = list(value_at(game.raw_content, path_text(steps[:-1])))
        whole[steps[-1]] = value
        steps, value = steps[:-1], whole
    for step in reversed(steps):
        value = {str(step): value}
    assert isinstance(value, dict)
    return value


def refused_path(game: Game, overrides: dict[str, Any]) -> str | None:
    """Where the rules say that something is wrong; nothing where they take it."""
    try:
        game.read_content(merged(game.raw_content, overrides))
    except Refused as refused:
        return refused.path
    return None


def some_numbers(game: Game) -> Iterator[tuple[Steps, tuple[int, int]]]:
    """A number of each declaration, and within which bounds all declarations together want it."""
    luck = random.Random(game.name)
    ranges = [one for one in game.free_content if isinstance(one, NumberRange)]
    for one in ranges:
        found = [steps for steps, value in found_at(game.raw_content, path_steps(one.path)) if value is not None]
        if found:
            steps = luck.choice(found)
            bounds = [
                other.bounds(game.raw_content)
                for other in ranges
                if steps in [there for there, _ in found_at(game.raw_content, path_steps(other.path))]
            ]
            yield steps, (max(low for low, _ in bounds), min(high for _, high in bounds))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_bounds_are_taken_or_refused_by_path_and_what_lies_beyond_is_refused(game: Game) -> None:
    numbers = list(some_numbers(game))
    assert len(numbers) >= 5
    for steps, (low, high) in numbers:
        for value in (low, high):
            assert refused_path(game, laid(game, steps, value)) != "", f"{path_text(steps)} = {value}"
        for value in (low - 1, high + 1):
            assert refused_path(game, laid(game, steps, value)), f"{path_text(steps)} = {value}"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_form_says_the_bounds_of_every_number_that_is_declared(game: Game) -> None:
    form = content_form(game, "en")
    shown = {part.path: (part.minimum, part.maximum) for part in parts(form) if isinstance(part, FormNumber)}
    lists = {part.path: part for part in parts(form) if isinstance(part, FormList)}
    for steps, bounds in some_numbers(game):
        if isinstance(steps[-1], int):
            item = lists[path_text(steps[:-1])].item
            assert isinstance(item, FormNumber)
        else:
            assert shown[path_text(steps)] == bounds


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_declaration_is_about_something(game: Game) -> None:
    for one in game.free_content:
        if game.name != "dream-quest":  # where a card has only the fields that it needs
            assert list(found_at(game.raw_content, path_steps(one.path))), one
    check_free(game.raw_content, game.free_content)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_whatever_can_be_changed_has_a_name_of_its_own(game: Game, language: str) -> None:
    for part in parts(content_form(game, language)):
        key = [step for step in path_steps(part.path) if isinstance(step, str)][-1:]
        plain = key[0].replace("_", " ").capitalize() if key else ""
        assert part.name, part.path
        assert language == "en" or part.name != plain or part.name in ("Boosts", "Quests", "Effekt"), part.path
        assert "{" not in part.name, part.name


def test_in_other_languages_the_same_can_be_changed() -> None:
    for game in all_games():
        shapes = [[(type(part), part.path) for part in parts(content_form(game, one))] for one in LANGUAGES]
        assert shapes[0] == shapes[1] == shapes[2]


def test_a_game_that_declares_nothing_has_an_empty_form() -> None:
    assert content_form(LULLABY, "en").entries == []


def test_bounds_that_follow_others_are_told_when_these_change() -> None:
    quest = registered_game("dream-quest")
    found = check_changes(quest, CheckRequest(overrides={"limits": {"slumber": 20}}), "en")
    moved = {one.path: (one.minimum, one.maximum) for one in found.bounds}
    assert moved["characters[0].slumber"] == (1, 20)
    assert not check_changes(quest, CheckRequest(overrides={"menu": {"boost": 4}}), "en").bounds


def test_what_is_of_another_type_is_refused_by_path() -> None:
    for declared, content, path in (
        (NumberRange("a[]", 0, 1), {"a": [0, True]}, "a[1]"),
        (NumberRange("a.*", 0, 1), {"a": {"b": "x"}}, "a.b"),
        (FreeText("a"), {"a": 3}, "a"),
        (ListLength("a", 1, 2), {"a": []}, "a"),
    ):
        with pytest.raises(Refused) as refused:
            check_free(content, [declared])
        assert refused.value.path == path
    assert ANY_PLACE in path_steps("a[]")
