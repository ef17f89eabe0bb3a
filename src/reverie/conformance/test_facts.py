"""The facts that a game states about itself."""

import re
from typing import Any

import pytest

from reverie.conformance.findings import broken
from reverie.conformance.tables import some_values
from reverie.kernel import Ask, BadSetup, Game, State, Step


def test_it_says_who_it_is(game: Game) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_-]*", game.name):
        broken(f"the name is {game.name!r}", "`name` is a lower-case word, so that files and commands can use it")
    if not re.fullmatch(r"[A-Z]{2,4}", game.code):
        broken(f"the code is {game.code!r}", "`code` is two to four capitals, the prefix of the ledger's clauses")
    if type(game.version) is not int or game.version < 1:
        broken(f"the version is {game.version!r}", "`version` is a whole number from 1 on")
    if not 0 < game.minutes[0] <= game.minutes[1]:
        broken(f"it takes {game.minutes} minutes", "`minutes` says from and to, the shorter first")


def test_it_says_how_many_can_play(game: Game) -> None:
    counts = game.player_counts
    if not counts or list(counts) != sorted(set(counts)) or counts[0] < 1:
        broken(f"player_counts is {counts}", "`player_counts` lists every possible number once, the smallest first")


def test_its_options_have_names_and_valid_defaults(game: Game) -> None:
    names = [option.name for option in game.options]
    if len(set(names)) < len(names) or not all(name.isidentifier() for name in names):
        broken(f"the options are called {names}", "every option has a name of its own, written like a variable")
    for option in game.options:
        for value in (option.default, *some_values(option)):
            _check_value(option, value)


def _check_value(option: Any, value: Any) -> None:
    try:
        checked = option.check(value)
    except BadSetup as refused:
        broken(
            f"option {option.name} refuses {value!r} ({refused})", "its bounds must allow its default and each other"
        )
    text = "none" if value is None else str(value)
    if checked != value or option.read(text) != value:
        broken(f"option {option.name} reads {text!r} as {option.read(text)!r}", "`read` must undo the text of a value")


def test_its_content_loads(game: Game) -> None:
    try:
        setup = game.setup(game.player_counts[0])
    except BadSetup as refused:
        broken(f"its own content is refused ({refused})", "mend `content.json`, or what `read_content` asks of it")
    if len(setup.content_hash) != 64:
        broken("its content has no hash", "leave `setup` to the kernel")


@pytest.mark.parametrize("players", [-1, 0, 99, True, 2.0, "2", None])
def test_other_numbers_of_players_are_refused(game: Game, players: Any) -> None:
    with pytest.raises(BadSetup):
        game.setup(players)


@pytest.mark.parametrize("options", [{"no_such_option": 1}, {"": None}])
def test_unknown_options_are_refused(game: Game, options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        game.setup(game.player_counts[0], options)


@pytest.mark.parametrize("value", [-(10**9), 0.5, "no such value", [], {}, True])
def test_impossible_values_are_refused(game: Game, value: Any) -> None:
    for option in game.options:
        with pytest.raises(BadSetup):
            game.setup(game.player_counts[0], {option.name: value})


def test_unknown_content_is_refused(game: Game) -> None:
    with pytest.raises(BadSetup):
        game.setup(game.player_counts[0], overrides={"no such content": 1})


def test_its_types_fit_the_kernel(game: Game) -> None:
    if not issubclass(game.state_type, State):
        broken(f"state_type is {game.state_type}", "`state_type` is the game's subclass of `State`")
    for kind in game.step_types:
        if not issubclass(kind, Step):
            broken(f"{kind.__name__} is no step", "`step_types` lists subclasses of `Step`")
        if issubclass(kind, Ask) and not kind.question:
            broken(f"{kind.__name__} has no `question`", 'an `Ask` names the sentence that asks: `question = "..."`')
    names = [kind.__name__ for kind in game.step_types]
    if len(set(names)) < len(names):
        broken(f"two steps share a name in {names}", "a step is saved by the name of its class; rename one")
    if len(game.move_forms) != len(game.move_types):
        broken(f"the moves are written {game.move_forms}", "every move type needs a verb of its own")
