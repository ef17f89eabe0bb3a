"""A stranger sets up a table with content of their own: it is refused with a reason, or it can be played to the end."""

from dataclasses import dataclass
from typing import Any

import pytest

from reverie.games import find_game
from reverie.kernel import BadSetup, EndlessRules, FastChance, Game, Log, Refused, State, Step
from reverie.kernel import state as kernel_state
from tests.attacks.conftest import Figure
from tests.attacks.hostile_content import Attack, games, pile, some_changes

PLAYED = 8
"""One in so many games that could be played is played here; ``python -m tests.attacks.hostile_content`` plays all."""


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_one_change_at_a_time_is_refused_or_played(game: Game, figure: Figure) -> None:
    attack = Attack(game, moves=60)
    for change in some_changes(game):
        attack.change(change, played=attack.figures.accepted % PLAYED == 0)
    assert not attack.figures.failures
    assert attack.figures.refused.total() > attack.figures.accepted, "most of it is nonsense"
    assert attack.figures.started > 2
    assert attack.figures.steps[0] * 100 < kernel_state.STEP_LIMIT
    for line in attack.figures.lines():
        figure(game.name, line)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_many_lawful_changes_at_once_are_played(game: Game) -> None:
    attack = Attack(game, moves=100)
    attack.lay(pile(game, attack.random, 30), "a pile of changes")
    assert not attack.figures.failures
    assert attack.figures.started == 1


NO_DIRECTIONS = {"directional": {str(number): {"count": 0} for number in range(9)}}
KNOWN: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "hours for a long night": ("dream-quest", {"limits": {"hours": 10**12}}, "content-between", "limits.hours"),
    "memory without a bottom": (
        "dream-quest",
        {"limits": {"memory": [-(10**12), 6]}},
        "content-between",
        "limits.memory[0]",
    ),
    "a walk without an end": (
        "dream-quest",
        {"dream_cards": {"0": {"choices": {"0": {"success": {"movement": 2**40}}}}}},
        "content-between",
        "dream_cards[0].choices[0].success.movement",
    ),
    "a board ten thousand times": (
        "dream-quest",
        {"boards": find_game("dream-quest").raw_content["boards"] * 10_000},
        "content-too-much",
        "",
    ),
    "a sheet that is none": ("dream-quest", {"revised": {"characters": {"bedford": {"ability": 1}}}}, "wrong-type", ""),
    "inspiration without an end": (
        "dream-cycle",
        {"inspiration": {"0": {"count": 10**12}}},
        "content-between",
        "inspiration[0].count",
    ),
    "nothing to be dealt": ("dream-cycle", NO_DIRECTIONS, "dream-cycle-too-few-tiles", "directional"),
    "no boosts": ("dream-cycle", {"limits": {"boost": []}}, "content-length", "limits.boost"),
    "every field twice": (
        "dream-cycle",
        {"fields": ["white", "orange", "green", "red", "purple", "blue", "yellow"] * 2},
        "dream-cycle-kinds",
        "fields",
    ),
    "a million faces": ("dream-cycle", {"die": ["red"] * 10**6}, "content-too-much", "die"),
    "a thousand faces": ("dream-cycle", {"die": ["red"] * 10**3}, "content-length", "die"),
    "a night too short to nap": (
        "dream-cycle",
        {"limits": {"rows": 3}, "layout": {"rows": find_game("dream-cycle").raw_content["layout"]["rows"][:3]}},
        "content-between",
        "limits.rows",
    ),
    "a card worth everything": (
        "counting-zzzzs",
        {"elements": {"0": {"value": {"points": 10**12}}}},
        "content-between",
        "elements[0].value.points",
    ),
    "a name as long as a book": (
        "counting-zzzzs",
        {"elements": {"0": {"id": "z" * 100_000}}},
        "content-text",
        "elements.0.id",
    ),
    "a name that writes backwards": (
        "counting-zzzzs",
        {"elements": {"0": {"emoji": "\u202eevil"}}},
        "content-text",
        "elements.0.emoji",
    ),
    "half a surrogate": ("dream-cycle", {"tiles": {"0": {"id": "\ud800"}}}, "content-text", "tiles.0.id"),
    "no number at all": ("psycle", {"gems": {"start": float("nan")}}, "content-between", "gems.start"),
    "a number of 5000 digits": ("psycle", {"gems": {"start": 10**5000}}, "content-between", "gems.start"),
    "true for one": ("psycle", {"content_version": True}, "content-fixed", "content_version"),
}


@pytest.mark.parametrize(("name", "overrides", "code", "path"), KNOWN.values(), ids=KNOWN)
def test_known_poison_is_refused_before_anything_is_set_up(
    name: str, overrides: dict[str, Any], code: str, path: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        find_game(name).setup(2, {}, overrides)
    assert refused.value.code == code
    assert not path or refused.value.path == path
    assert len(str(refused.value)) < 1000, "a refusal does not send back what it refuses"


def test_changes_that_are_nested_without_an_end_are_refused() -> None:
    """Copying them, as anything that is not checked first would be, ended in a RecursionError."""
    nested: dict[str, Any] = {"gems": {}}
    for _ in range(400):
        nested = {"gems": nested}
    with pytest.raises(BadSetup, match="content-too-deep"):
        find_game("psycle").setup(2, {}, nested)


# Rules that never come to a question.


@dataclass(frozen=True, slots=True)
class Circle(Step[State]):
    def run(self, state: State, log: Log) -> None:
        state.agenda.append(self)


def test_rules_that_run_in_a_circle_are_refused() -> None:
    game = find_game("psycle")
    state = game.new(2, FastChance(1))
    state.waiting = ()
    state.agenda.append(Circle())
    with pytest.raises(EndlessRules) as refused:
        state.run(None)
    assert isinstance(refused.value, Refused)
    assert (refused.value.code, refused.value.facts) == ("too-many-steps", {"limit": kernel_state.STEP_LIMIT})
    assert not any(state.moves(seat) for seat in range(2)), "nobody is asked anything at a table that is spoiled"


def test_nights_in_which_nobody_ever_sleeps_are_refused(figure: Figure) -> None:
    """Lawful numbers, one by one: but all wake at once, own nothing, have no choice, and the rounds never end."""
    game = find_game("dream-quest")
    cards = [{**card, "effect": {"slumber": -99}} for card in game.raw_content["reality_cards"]]
    sheets = [{**sheet, "ability": {"id": "none"}} for sheet in game.raw_content["characters"]]
    setup = game.setup(2, {"max_rounds": 0}, {"reality_cards": cards, "characters": sheets})
    with pytest.raises(EndlessRules):
        game.start(setup, FastChance(1), None)
    state, _ = game.start(game.setup(2, {}, setup.overrides), FastChance(1), None)
    assert state.is_over, "with the usual limit of rounds it simply ends"
    figure("steps until endless rules are stopped", kernel_state.STEP_LIMIT)
